//! The binary `roundtable`: serves, plays, simulates, replays, verifies and counts games.
//!
//! Every command is generic over the games of the crate `games`; the texts of a game are in [`narration`].
#![forbid(unsafe_code)]

mod admin;
mod archive;
mod arena;
mod calibrate;
mod failure;
mod load;
mod narration;
#[cfg(test)]
mod pages;
mod perft;
mod place;
mod play;
mod progress;
mod prompt;
mod referee;
mod replay;
mod seeds;
mod serve;
mod setup_args;
mod simulate;
mod style;
mod terminal_game;
mod verify;

use std::io;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};

use failure::Failure;
use wire::json;

/// A server makes about a hundred small allocations for every move; see `docs/performance.md`.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "Examples:
  roundtable                                     serve tables to browsers in this room
  roundtable play --watch                        watch bots play one whole game
  roundtable play --players 5                    take seat 0 against four bots
  roundtable play -n 7 -o lady=true --seat 3     with the Lady of the Lake, from seat 3
  roundtable play --watch --seed 7 --save g.json keep a game with its proof
  roundtable verify g.json                       was it dealt fairly and played by the rules?
  roundtable replay g.json --seat 2              what did seat 2 see?
  roundtable simulate -n 7 --games 10000         who wins how often?
  roundtable arena --player logic --player squire  who is stronger?
  roundtable perft -n 5 --depth 3                count every way a game can begin
  roundtable referee                             drive a table with JSON lines (docs/referee.md)";

/// Hidden-identity games at one table: people, bots and programs.
#[derive(Parser)]
#[command(name = "roundtable", version = env!("ROUNDTABLE_BUILD"), about, after_help = EXAMPLES)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    #[command(after_help = "Examples:
  roundtable serve                                         this room: one file in ./data, phones join by the QR code
  roundtable serve --listen 127.0.0.1:0                    this machine alone, on a free port
  roundtable serve --database postgres://me@db/roundtable --public-url https://table.example.org

docs/hosting.md has the rest: proxies, backups, limits.")]
    Serve(serve::Serve),
    #[command(after_help = "Examples:
  roundtable admin list --all
  roundtable admin close EJLDM
  roundtable admin ban 203.0.113.7 --hours 24 --why flooding
  roundtable admin backup copy.sqlite                      while the server runs
  roundtable admin export games.jsonl                      finished games, each with its proof")]
    Admin(admin::Admin),
    #[command(after_help = "Examples:
  roundtable load --tables 1000 --rate 1 --seconds 60
  roundtable load --tables 200 --database postgres://me@localhost/load --json

Starts a server of its own on this machine; latency is from a move sent to the last seat's notice.")]
    Load(load::Load),
    #[command(after_help = "Examples:
  roundtable play                                          seat 0 of seven, Percival and Morgana in play
  roundtable play -n 5 --roles merlin,assassin             a first game
  roundtable play -n 8 -o plot=true -o excalibur=true      with plot cards and Excalibur
  roundtable play --watch --seed 7 --save game.json        bots alone, kept with its proof

At the prompt: the number of a choice, or its short form (p03, +, -, s, f); ? for help.")]
    Play(play::Play),
    /// Drive tables with JSON lines on standard input and output
    #[command(after_help = "Example:
  printf '%s\\n' '{\"open\":{\"game\":\"avalon\",\"players\":5,\"seed\":7}}' '{\"view\":\"public\"}' | roundtable referee

One line in, one line out, until the input ends; a mistake gives {\"error\":…} and changes nothing.
docs/referee.md lists every request, command and view.")]
    Referee,
    #[command(after_help = "Examples:
  roundtable simulate -n 7 --games 10000 --seed 1
  roundtable simulate -n 5 --roles merlin,percival,assassin,morgana --bot random --json

The same seed gives the same figures on any number of threads.")]
    Simulate(simulate::Simulate),
    #[command(after_help = "Examples:
  roundtable arena --player logic --player squire --player random --base logic --games 20000
  roundtable arena --mode matrix --player logic --player squire -n 7 --json
  roundtable arena --mode teams --player logic --bot mine='python3 examples/seat.py' --resume run.jsonl

docs/arena.md says what each figure means; docs/seat-protocol.md how a program plays.")]
    Arena(arena::Arena),
    #[command(after_help = "Examples:
  roundtable perft -n 5 --roles merlin,assassin --depth 3
  roundtable perft -n 5 -o lancelotVariant=v2 --json

A node is one path of chance and choices; an information set is what an asked seat can tell apart.")]
    Perft(perft::Perft),
    #[command(after_help = "Example:
  roundtable play --watch --save game.json && roundtable verify game.json

Prints each check; the exit code is 1 if one fails.")]
    Verify(verify::Verify),
    #[command(after_help = "Examples:
  roundtable replay game.json
  roundtable replay game.txt --seat 2

A game in notation: the setup, the ways chance went (37/60 2/5), who did what (0p03 0+ 1-).")]
    Replay(replay::ReplayFile),
    #[command(after_help = "Examples:
  roundtable calibrate games.jsonl.gz
  roundtable calibrate games.jsonl --fit other.jsonl --json
  roundtable calibrate games.jsonl --cross 5

docs/inference.md says what is measured and how.")]
    Calibrate(calibrate::Calibrate),
}

/// The error, with the list of commands where no command is like the one that was typed.
fn with_commands(mut error: clap::Error) -> clap::Error {
    let unlike = error.get(ContextKind::SuggestedSubcommand).is_none();
    if error.kind() == ErrorKind::InvalidSubcommand && unlike {
        let command = Arguments::command();
        let names: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        let tip = format!("the commands are {}", names.join(", "));
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![tip.into()]));
    }
    error
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| with_commands(error).exit());
    let done = match arguments.command {
        None => serve::Serve::default().run(),
        Some(Command::Serve(serve)) => serve.run(),
        Some(Command::Admin(admin)) => admin.run(),
        Some(Command::Load(load)) => load.run(),
        Some(Command::Play(play)) => play.run(),
        Some(Command::Referee) => {
            referee::serve(io::stdin().lock(), io::stdout().lock()).map_err(Failure::from)
        }
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Arena(arena)) => arena.run(),
        Some(Command::Perft(perft)) => perft.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Calibrate(calibrate)) => calibrate.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Failure::Message(message) = &failure {
                eprintln!("roundtable: {message}");
            }
            failure.exit_code()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_command_is_answered_with_the_ones_there_are() {
        let said = |typed: &str| {
            let error = Arguments::try_parse_from(["roundtable", typed]).map(|_| ()).unwrap_err();
            with_commands(error).to_string()
        };
        assert!(said("foo").contains("the commands are serve, "), "{}", said("foo"));
        assert!(said("simulat").contains("a similar subcommand exists: 'simulate'"), "{}", said("simulat"));
    }
}
