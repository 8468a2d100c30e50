//! `roundtable admin`: commands of the operator on the store, whether the server runs or not.

use std::fs::File;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::IpAddr;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use game::Seat;
use server::admin;
use store::Store;
use wire::archive::Archive;

use crate::failure::Failure;

/// Look after a server's store: list and close tables, ban, forget, back up, export, import
#[derive(Args, Clone, Debug)]
pub struct Admin {
    /// The directory of the server's file
    #[arg(long, env = "ROUNDTABLE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Where the server keeps everything, if not there
    #[arg(long, env = "ROUNDTABLE_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand, Clone, Debug)]
enum AdminCommand {
    /// Open and running tables
    List {
        /// Finished and closed ones too
        #[arg(long)]
        all: bool,
    },
    /// Close a table for good
    Close {
        /// Its name or code
        table: String,
    },
    /// Let an address in no longer
    Ban {
        /// The address
        address: IpAddr,
        /// For so many hours; for ever if nothing is said
        #[arg(long)]
        hours: Option<u32>,
        /// Why, for the list of bans
        #[arg(long, default_value = "")]
        why: String,
    },
    /// Let an address in again
    Unban {
        /// The address
        address: IpAddr,
    },
    /// Banned addresses
    Bans,
    /// Delete what is kept of the person in a seat: name, chat and identity, at every table
    Forget {
        /// The table's name or code
        table: String,
        /// The seat's number
        seat: u8,
    },
    /// Copy the file while the server runs
    Backup {
        /// The copy; must not exist yet
        to: PathBuf,
    },
    /// Write every finished game with its proof, one JSON line each
    Export {
        /// The file; standard output if nothing is said
        to: Option<PathBuf>,
    },
    /// Take in exported games, each checked against its seed and the rules
    Import {
        /// The file
        from: PathBuf,
    },
}

impl Admin {
    /// Does it.
    pub fn run(self) -> Result<(), Failure> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            let url = match &self.database {
                Some(url) => url.clone(),
                None => {
                    let file = self.data.join("roundtable.sqlite");
                    if !file.is_file() {
                        return Err(Failure::Message(format!("{}: there is no such file", file.display())));
                    }
                    format!("sqlite:{}", file.display())
                }
            };
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
                println!("banned; a running server notices within a minute");
            }
            AdminCommand::Unban { address } => {
                store.unban(&address.to_string()).await.map_err(failed)?;
                println!("let in again");
            }
            AdminCommand::Bans => {
                let mut out = io::stdout().lock();
                for ban in store.bans().await.map_err(failed)? {
                    let until = ban.until.map_or("for ever".to_string(), |until| format!("until {until} ms"));
                    writeln!(out, "{} {until} {}", ban.address, ban.why)?;
                }
            }
            AdminCommand::Forget { table, seat } => {
                let seat = Seat::new(*seat).ok_or_else(|| format!("seat {seat}: there is no such seat"))?;
                let changed = admin::forget(store, admin::find(store, table).await?, seat).await?;
                println!("forgotten; {changed} entries changed");
            }
            AdminCommand::Backup { to } => {
                store.backup(to).await.map_err(failed)?;
                println!("{}", to.display());
            }
            AdminCommand::Export { to } => export(store, to.as_deref()).await?,
            AdminCommand::Import { from } => import(store, from).await?,
        }
        Ok(())
    }
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
