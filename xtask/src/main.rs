//! The project's own commands, run as `cargo xtask <command>`.
//!
//! Standard library only, so that it builds in seconds on a fresh clone. Each check is a pure function over
//! texts with its own tests; this file reads the command line and nothing else.
//!
//! | file | what it does |
//! |---|---|
//! | `steps` | `test`: every check in order, timed |
//! | `deps` | the programs the checks need, and how to get them |
//! | `rules` | every numbered rule is cited by a test |
//! | `arrows` | which crate may depend on which |
//! | `purity` | the rules crates have no clock, no thread, no I/O |
//! | `fuzz` | builds and runs the fuzz targets |
//! | `mutants` | changes the code in small ways and sees whether a test notices |
//! | `types` | TypeScript for the web client, from the Rust types |
//! | `postgres` | a throw-away PostgreSQL for the tests |
//! | `soak` | kills a server a thousand times and adds up what its clients found |
//! | `source` | Rust text with comments and strings blanked out |
//! | `files`, `run` | reading trees, running programs |

mod arrows;
mod deps;
mod files;
mod fuzz;
mod mutants;
mod postgres;
mod purity;
mod rules;
mod run;
mod soak;
mod source;
mod steps;
mod types;

use std::process::ExitCode;

/// A result whose error is a sentence for a person: what went wrong, and where.
type Result<T> = std::result::Result<T, String>;

const HELP: &str = "\
cargo xtask <command>: the project's own commands

  test [--fast]          everything that must hold before a change goes in, step by step;
                         stops at the first failure. --fast leaves out doc tests, documentation and PostgreSQL
  deps                   look for the programs the tests need; install them where we may
  postgres COMMAND ...   run a command with TEST_PG_URL set to a fresh PostgreSQL, which is gone afterwards
  soak [OPTIONS]         kill a server again and again while people play; nothing may be lost.
                         Writes docs/results/soak-DATABASE.json; stopped, it goes on where it was
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
  types [--check]        write web/src/lib/wire from the Rust types; --check only says whether it is up to date
  fuzz TARGET [SECONDS]  build and run one target of fuzz/fuzz_targets with nightly Rust (60 seconds)
  fuzz all [SECONDS]     the same for every target, one after the other
  mutants [OPTIONS]      change one small thing at a time in a copy of the workspace and run the tests on it
      --file F             only this source file (may be given again)
      --limit N            try at most N mutants in this run
      --seed S             which ones come first (default 1)
      --again              try the survivors of earlier runs again
      --out FILE           results, one JSON object per line (default target/mutants/results.jsonl);
                           mutants already there are skipped, so a run can be stopped and taken up again
      --test-command CMD   a `cargo nextest run ...` or `cargo test ...` command, words split at spaces
      --timeout SECONDS    tests that take longer count as having caught the mutant (default 120)
  mutants report [--out FILE]
                         write docs/mutants.md from the results

Exit code: 0 all is well, 1 something failed, 2 the command line was not understood.";

/// How a command line ends.
enum Fault {
    /// The command ran and failed.
    Failed(String),
    /// The command line was not understood.
    Usage(String),
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match obey(&words) {
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
fn obey(words: &[&str]) -> std::result::Result<(), Fault> {
    if words.is_empty() || words.iter().any(|word| matches!(*word, "--help" | "-h" | "help")) {
        println!("{HELP}");
        return Ok(());
    }
    let root = files::root().map_err(Fault::Failed)?;
    match words {
        ["test"] => steps::test(&root, false).map_err(Fault::Failed),
        ["test", "--fast"] => steps::test(&root, true).map_err(Fault::Failed),
        ["deps"] => told(deps::check(false)),
        ["postgres", command @ ..] if !command.is_empty() => {
            steps::with_postgres(&root, command).map_err(Fault::Failed)
        }
        ["soak", rest @ ..] => {
            let options = soak::Options::read(rest).map_err(Fault::Usage)?;
            soak::command(&root, &options).map_err(Fault::Failed)
        }
        ["rules"] => told(rules::command(&root)),
        ["arrows"] => told(arrows::command(&root)),
        ["types"] => types::command(&root, types::Wish::Write).map_err(Fault::Failed),
        ["types", "--check"] => types::command(&root, types::Wish::Compare).map_err(Fault::Failed),
        ["fuzz", target] => fuzz::command(&root, target, fuzz::DEFAULT_SECONDS).map_err(Fault::Failed),
        ["fuzz", target, seconds] => {
            let seconds = number(seconds, "fuzz: the number of seconds")?;
            fuzz::command(&root, target, seconds).map_err(Fault::Failed)
        }
        ["fuzz"] => Err(Fault::Usage(format!(
            "fuzz: say which target, or all; there are: {}",
            fuzz::targets(&root).map_err(Fault::Failed)?.join(", ")
        ))),
        ["mutants", "report", rest @ ..] => {
            let options = mutants::Options::read(rest).map_err(Fault::Usage)?;
            told(mutants::report(&root, &options))
        }
        ["mutants", rest @ ..] => {
            let options = mutants::Options::read(rest).map_err(Fault::Usage)?;
            mutants::command(&root, &options).map_err(Fault::Failed)
        }
        _ => Err(Fault::Usage(format!("`{}` is not a command of ours", words.join(" ")))),
    }
}

/// Prints what a check has to say when all is well.
fn told(result: Result<String>) -> std::result::Result<(), Fault> {
    println!("{}", result.map_err(Fault::Failed)?);
    Ok(())
}

/// Reads a number of the command line.
fn number(word: &str, what: &str) -> std::result::Result<u64, Fault> {
    word.parse().map_err(|_| Fault::Usage(format!("{what} must be a whole number, not `{word}`")))
}
