//! `roundtable admin`: commands of the operator on the store, whether the server runs or not.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use game::Seat;
use server::admin;
use store::{Copied, Hold, Store};
use wire::archive::Archive;

use crate::failure::Failure;
use crate::place::Place;

/// Look after a server's store: list and close tables, ban, forget, back up, export, import
#[derive(Args, Clone, Debug)]
pub struct Admin {
    #[command(flatten)]
    place: Place,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum AdminCommand {
    /// Open and running tables
    List {
        /// Finished and closed tables too
        #[arg(long)]
        all: bool,
    },
    /// Close a table for good
    Close {
        /// Its name or code
        table: String,
    },
    /// Refuse all connections of an address
    Ban {
        /// The address
        address: IpAddr,
        /// For this many hours; without end by default
        #[arg(long)]
        hours: Option<u32>,
        /// Why, for the list of bans
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Accept an address again
    Unban {
        /// The address
        address: IpAddr,
    },
    /// Banned addresses and people
    Bans,
    /// Refuse the person in a seat, at every table
    BanPerson {
        /// The table's name or code
        table: String,
        /// The seat's number
        seat: u8,
        /// Why, for the list of bans
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Accept a person again
    UnbanPerson {
        /// The number after `person:` in the list of bans
        person: i64,
    },
    /// Take a table off the public list
    Unlist {
        /// Its name or code
        table: String,
    },
    /// What players reported
    Reports,
    /// Delete what is kept of the person in a seat: name, chat and identity, at every table
    Forget {
        /// The table's name or code
        table: String,
        /// The seat's number
        #[arg(required_unless_present = "spectator")]
        seat: Option<u8>,
        /// A spectator of this name who talked there, instead of a seat
        #[arg(long, value_name = "NAME", conflicts_with = "seat")]
        spectator: Option<String>,
    },
    /// Copy the file while the server runs
    Backup {
        /// The copy; must not exist yet
        to: PathBuf,
    },
    /// Put a backup in the place of the file, while no server runs; the old file stays beside it
    Restore {
        /// The backup
        from: PathBuf,
    },
    /// Say that PostgreSQL was restored by its own tools: the next start closes open and running tables
    Restored,
    /// Move everything to PostgreSQL, running games too, while no server runs
    Move {
        /// The empty database: postgres://…
        #[arg(env = "ROUNDTABLE_MOVE_TO", hide_env_values = true, required_unless_present = "to_file")]
        to: Option<String>,
        /// A file that holds this URL, so that no list of processes shows a password
        #[arg(long, value_name = "FILE", conflicts_with = "to")]
        to_file: Option<PathBuf>,
    },
    /// Write every finished game with its proof, one JSON line each
    Export {
        /// The file; standard output by default
        to: Option<PathBuf>,
    },
    /// Store exported games, each checked against its seed and the rules
    Import {
        /// The file
        from: PathBuf,
    },
}

impl Admin {
    pub fn run(self) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let url = self.place.url()?;
            if let AdminCommand::Restore { from } = &self.command {
                return restore(from, &url).await;
            }
            let file = self.place.file();
            if self.place.is_default() && !file.is_file() {
                return Err(Failure::Message(format!("{}: there is no such file", file.display())));
            }
            let store = Store::open(&url).await.map_err(|error| error.to_string())?;
            let done = self.command.run(&store).await;
            store.close().await;
            done
        })
    }
}

impl AdminCommand {
    async fn run(&self, store: &Store) -> Result<(), Failure> {
        let failed = |error: store::Error| Failure::Message(error.to_string());
        match self {
            AdminCommand::List { all } => list(store, *all).await?,
            AdminCommand::Close { table } => {
                admin::close(store, admin::find(store, table).await?).await?;
                println!("closed");
            }
            AdminCommand::Ban { address, hours, why } => {
                let until = hours.map(|hours| admin::now() + i64::from(hours) * 3_600_000);
                store.ban(&address.to_string(), until, why).await.map_err(failed)?;
                println!("The address is banned. A running server notices within a minute.");
            }
            AdminCommand::BanPerson { table, seat, why } => {
                let id = admin::find(store, table).await?;
                let seat = Seat::new(*seat).ok_or_else(|| Failure::Message("no such seat".to_string()))?;
                let person = admin::ban_person(store, id, seat, why).await?;
                println!("person:{person} is banned. A running server notices within a minute.");
            }
            AdminCommand::UnbanPerson { person } => {
                admin::unban_person(store, *person).await?;
            }
            AdminCommand::Unlist { table } => {
                let id = admin::find(store, table).await?;
                admin::unlist(store, id).await?;
            }
            AdminCommand::Reports => reports(store).await?,
            AdminCommand::Unban { address } => {
                store.unban(&address.to_string()).await.map_err(failed)?;
                println!("The address is accepted again.");
            }
            AdminCommand::Bans => {
                let mut out = io::stdout().lock();
                for ban in store.bans().await.map_err(failed)? {
                    let until = ban.until.map_or("for ever".to_string(), |until| format!("until {until} ms"));
                    writeln!(out, "{} {until} {}", ban.address, ban.why)?;
                }
            }
            AdminCommand::Forget { table, seat, spectator } => {
                let table = admin::find(store, table).await?;
                let changed = match spectator {
                    Some(name) => admin::forget_spectator(store, table, name).await?,
                    None => {
                        let seat =
                            seat.and_then(Seat::new).ok_or_else(|| "there is no such seat".to_string())?;
                        admin::forget(store, table, seat).await?
                    }
                };
                println!("forgotten; {changed} entries changed; a running server notices within a second");
            }
            AdminCommand::Backup { to } => {
                store.backup(to).await.map_err(failed)?;
                println!("{}", to.display());
            }
            // Done before the store was opened.
            AdminCommand::Restore { .. } => {}
            AdminCommand::Restored => {
                admin::restored(store).await?;
                println!("the next start closes open and running tables");
            }
            AdminCommand::Move { to, to_file } => move_to(store, to.as_deref(), to_file.as_deref()).await?,
            AdminCommand::Export { to } => export(store, to.as_deref()).await?,
            AdminCommand::Import { from } => import(store, from).await?,
        }
        Ok(())
    }
}

async fn restore(from: &Path, url: &str) -> Result<(), Failure> {
    let to = url
        .strip_prefix("sqlite:")
        .ok_or_else(|| "only a file is restored; use PostgreSQL's own tools".to_string())?;
    Store::restore(from, Path::new(to)).await.map_err(|error| error.to_string())?;
    println!("{to}: restored; the next start closes open and running tables");
    Ok(())
}

async fn move_to(store: &Store, url: Option<&str>, file: Option<&Path>) -> Result<(), Failure> {
    let failed = |error: store::Error| Failure::Message(error.to_string());
    let url = match (url, file) {
        (Some(url), _) => url.to_string(),
        (None, Some(file)) => std::fs::read_to_string(file)
            .map_err(|error| format!("{}: {error}", file.display()))?
            .trim()
            .to_string(),
        (None, None) => return Err(Failure::Message("move: where to?".to_string())),
    };
    let to = Store::open(&url).await.map_err(failed)?;
    store.hold(Hold::Exclusive).await.map_err(failed)?;
    to.hold(Hold::Exclusive).await.map_err(failed)?;
    let moved = store.move_to(&to).await.map_err(failed);
    to.close().await;
    let Copied { tables, people, bans } = moved?;
    println!("{tables} tables, {people} people, {bans} bans moved; start the server with the new place");
    Ok(())
}

/// Prints what players have reported, one line each.
async fn reports(store: &Store) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    for report in admin::reports(store).await? {
        let line = report.line.map_or(String::new(), |(line, words)| {
            format!(" line {line} {}", serde_json::to_string(&words).unwrap_or_default())
        });
        writeln!(out, "{} table {} seat {}{line} {}", report.at, report.table, report.seat, report.why)?;
    }
    Ok(())
}

async fn list(store: &Store, all: bool) -> Result<(), Failure> {
    let lines = admin::list(store, all).await?;
    let mut out = io::stdout().lock();
    for (line, _) in lines {
        let status = format!("{:?}", line.status).to_lowercase();
        let (table, code, game) = (line.table, line.code, line.game);
        writeln!(out, "{table} {code} {game:8} {status:8} {}/{} {}", line.taken, line.seats, line.host)?;
    }
    Ok(())
}

/// Writes every finished game, one JSON object a line, to a file or to standard output.
async fn export(store: &Store, to: Option<&Path>) -> Result<(), Failure> {
    let games = admin::export(store).await?;
    let mut file: Box<dyn io::Write> = match to {
        Some(path) => Box::new(File::create(path).map_err(|error| format!("{}: {error}", path.display()))?),
        None => Box::new(io::stdout().lock()),
    };
    for game in &games {
        let line = serde_json::to_string(game).map_err(|error| error.to_string())?;
        writeln!(file, "{line}")?;
    }
    file.flush()?;
    eprintln!("{} games", games.len());
    Ok(())
}

async fn import(store: &Store, from: &Path) -> Result<(), Failure> {
    let named = |error: io::Error| format!("{}: {error}", from.display());
    let file = BufReader::new(File::open(from).map_err(named)?);
    let mut count = 0;
    for (number, line) in file.lines().enumerate() {
        let line = line.map_err(named)?;
        let at = |what: String| format!("{}:{}: {what}", from.display(), number + 1);
        let archive = Archive::read(&line).map_err(|misread| at(misread.to_string()))?;
        admin::import(store, &archive).await.map_err(at)?;
        count += 1;
    }
    println!("{count} games");
    Ok(())
}
