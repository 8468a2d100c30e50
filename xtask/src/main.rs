//! The project's own commands, run as `cargo xtask <command>`.
//!
//! Standard library only, so that it builds in seconds on a fresh clone. Each check is a pure function over texts with
//! its own tests; this file reads the command line and nothing else.
//!
//! | file | what it does |
//! |---|---|
//! | `steps` | `test`: every check in order, timed |
//! | `deps` | the programs the checks need, and how to get them |
//! | `games` | the list of games that the checks follow |
//! | `rules` | every numbered rule is cited by a test |
//! | `arrows` | which crate may depend on which |
//! | `purity` | the rules crates have no clock, no thread, no I/O |
//! | `style` | the checks of `shape` (modules, lengths, hints), `words` (plain English), `documents` (files they name) and `promises` (tests that `SECURITY.md` names) |
//! | `types` | TypeScript for the web client, from the Rust types |
//! | `measure` | limits in time and bytes |
//! | `fuzz`, `mutants`, `tools` | cargo-fuzz, cargo-mutants and cargo-deny, installed when needed |
//! | `postgres` | a temporary PostgreSQL for the tests |
//! | `dist` | a release that others can install |
//! | `soak` | kills a server a thousand times and adds up what its clients found |
//! | `source` | Rust text with comments and strings blanked out |
//! | `files`, `run` | reading trees, running programs |

mod arrows;
mod deps;
mod dist;
mod documents;
mod files;
mod fuzz;
mod games;
mod measure;
mod mutants;
mod postgres;
mod promises;
mod purity;
mod rules;
mod run;
mod shape;
mod soak;
mod source;
mod steps;
mod style;
mod tools;
mod types;
mod words;

use std::process::ExitCode;
use steps::Scope;

/// A result whose error is a text for a person: what went wrong, and where.
type Result<T> = std::result::Result<T, String>;

const HELP: &str = "\
cargo xtask <command>: the project's own commands

  test [--fast | --all]  everything that must hold before a change goes in, step by step;
                         stops at the first failure. --fast leaves out doc tests, documentation, the browser
                         and PostgreSQL; --all adds longer runs of the random tests
  deps                   look for the programs the tests need; install them where we may
  postgres COMMAND ...   run a command with TEST_PG_URL set to a temporary PostgreSQL
  soak [OPTIONS]         kill a server again and again while people play; nothing may be lost.
                         Writes docs/results/soak-DATABASE.json. It can be stopped and continued
      --kills N            how often (default 1000)
      --database D         sqlite (default) or postgres
      --seed S             the first run's seed (default 1)
      --profile P          cargo's profile (default test)
  rules                  every rule number in docs/rules is cited by a test's name, and every cited number exists
                           av_31_a_tie_rejects_the_team   cites AV-31
                           av_20_av_24_...                cites AV-20 and AV-24
                           av_20_to_24_...                cites AV-20, 21, 22, 23 and 24
                           t_av_7_...                     cites the test scenario T-AV-7
                         commented-out and #[ignore]d tests do not count
  arrows                 crates depend on each other in one direction only, and the rules crates stay pure
  style                  games have the same modules, files and functions are short, comments are in plain English,
                         documents name files that exist, promises of SECURITY.md name tests that run
  types [--check]        write web/src/lib/wire from the Rust types; --check only says whether it is up to date

Separate commands, not part of `test`. They install the tool they need:

  measure [GROUP ...]    every limit in time or bytes, as one table. Groups: rules, bots, server, page
  fuzz TARGET|all [SECONDS] [--shard k/n]
                         run targets of fuzz/fuzz_targets with cargo-fuzz, 60 seconds each if not said otherwise;
                         what it learnt is kept in fuzz/corpus for the next run
  mutants [--shard k/n] [--pieces N]
                         change one small thing at a time in the rules with cargo-mutants and run the tests.
                         The work is cut into 100 pieces; pieces that have run are skipped, so it can be stopped
                         and continued. --pieces runs at most N of them
  mutants -- ARGUMENTS   the same for chosen mutants, e.g. -- --file crates/avalon/src/judge.rs
  mutants report         write docs/mutants.md from the pieces that have run, with the share that has
  dist [OPTIONS]         a release that others can install: target/dist/roundtable-VERSION-PLATFORM.tar.gz
      --check              unpack it, start it in an empty directory and let systemd read its unit
      --profile P          cargo's profile (default release); dev is quick, for trying
  deny [--advisories]    licences, sources and banned crates with cargo-deny; --advisories adds known
                         vulnerabilities, from RustSec's list on GitHub and npm's at its registry

Exit code: 0 success, 1 something failed, 2 the command line was not understood.";

/// Why a command did not succeed.
enum Fault {
    /// The command ran and failed.
    Failed(String),
    /// The command line was not understood.
    Usage(String),
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Fault::Failed(why)) => {
            eprintln!("xtask: FAILED: {why}");
            ExitCode::from(1)
        }
        Err(Fault::Usage(why)) => {
            eprintln!("xtask: {why}\nTry `cargo xtask --help`.");
            ExitCode::from(2)
        }
    }
}

/// Runs the command the words ask for.
fn dispatch(words: &[&str]) -> std::result::Result<(), Fault> {
    if words.is_empty() || words.iter().any(|word| matches!(*word, "--help" | "-h" | "help")) {
        println!("{HELP}");
        return Ok(());
    }
    let root = files::root().map_err(Fault::Failed)?;
    match words {
        ["test"] => steps::test(&root, Scope::Usual).map_err(Fault::Failed),
        ["test", "--fast"] => steps::test(&root, Scope::Fast).map_err(Fault::Failed),
        ["test", "--all"] => steps::test(&root, Scope::All).map_err(Fault::Failed),
        ["deps"] => show(deps::check(false)),
        ["postgres", command @ ..] if !command.is_empty() => {
            steps::with_postgres(&root, command).map_err(Fault::Failed)
        }
        ["soak", rest @ ..] => {
            let options = soak::Options::read(rest).map_err(Fault::Usage)?;
            soak::command(&root, &options).map_err(Fault::Failed)
        }
        ["rules"] => show(rules::command(&root)),
        ["arrows"] => show(arrows::command(&root)),
        ["types"] => types::command(&root, types::Mode::Write).map_err(Fault::Failed),
        ["types", "--check"] => types::command(&root, types::Mode::Compare).map_err(Fault::Failed),
        ["style"] => show(style::command(&root)),
        ["measure", groups @ ..] => measure::command(&root, groups).map_err(Fault::Failed),
        ["fuzz", rest @ ..] => {
            let options = fuzz::Options::read(rest).map_err(Fault::Usage)?;
            fuzz::command(&root, &options).map_err(Fault::Failed)
        }
        ["mutants", "report"] => show(mutants::report(&root)),
        ["mutants", rest @ ..] => {
            let options = mutants::Options::read(rest).map_err(Fault::Usage)?;
            mutants::command(&root, &options).map_err(Fault::Failed)
        }
        ["dist", rest @ ..] => {
            let options = dist::Options::read(rest).map_err(Fault::Usage)?;
            dist::command(&root, &options).map_err(Fault::Failed)
        }
        ["deny"] => tools::deny(&root, false).map_err(Fault::Failed),
        ["deny", "--advisories"] => tools::deny(&root, true).map_err(Fault::Failed),
        _ => Err(Fault::Usage(format!("there is no command `{}`", words.join(" ")))),
    }
}

/// Prints what a successful check reports.
fn show(result: Result<String>) -> std::result::Result<(), Fault> {
    println!("{}", result.map_err(Fault::Failed)?);
    Ok(())
}
