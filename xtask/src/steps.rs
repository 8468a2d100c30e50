//! `cargo xtask test`: every check in order, timed, stopping at the first failure.

use crate::postgres::Postgres;
use crate::run::{answers, run};
use crate::{Result, arrows, deps, rules, types};
use std::path::Path;
use std::time::{Duration, Instant};

/// One step of the test.
struct Step {
    /// Its name in the summary.
    name: &'static str,
    /// Whether `--fast` runs it too.
    fast: bool,
    /// Does it, told whether it must be fast; what it returns is shown in the summary.
    run: fn(&Path, bool) -> Result<String>,
}

/// The steps, in order.
const STEPS: &[Step] = &[
    Step { name: "deps", fast: true, run: |_, fast| deps::check(fast) },
    Step { name: "fmt", fast: true, run: |root, _| cargo(root, &["fmt", "--all", "--check"], &[]) },
    Step {
        name: "clippy",
        fast: true,
        run: |root, _| cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[]),
    },
    Step { name: "rules", fast: true, run: |root, _| rules::command(root) },
    Step { name: "arrows", fast: true, run: |root, _| arrows::command(root) },
    Step { name: "tests", fast: true, run: tests },
    Step {
        name: "types",
        fast: false,
        run: |root, _| types::command(root, types::Wish::Compare).map(|()| String::new()),
    },
    Step { name: "web", fast: false, run: |root, _| web(root) },
    Step { name: "browser", fast: false, run: |root, _| browser(root) },
    Step {
        name: "doctests",
        fast: false,
        run: |root, _| cargo(root, &["test", "--workspace", "--doc"], &[]),
    },
    Step {
        name: "docs",
        fast: false,
        run: |root, _| cargo(root, &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")]),
    },
];

/// Runs the steps; `fast` leaves out those that only look at documentation, and PostgreSQL.
pub fn test(root: &Path, fast: bool) -> Result<()> {
    drive(root, STEPS, fast)
}

fn drive(root: &Path, steps: &[Step], fast: bool) -> Result<()> {
    let start = Instant::now();
    let mut summary = Vec::new();
    let mut failure = None;
    for (number, step) in (1_usize..).zip(steps) {
        if fast && !step.fast {
            summary.push(line(step.name, "skipped", Duration::ZERO, "by --fast"));
            continue;
        }
        println!("\n[{number}/{}] {}", steps.len(), step.name);
        let begun = Instant::now();
        let result = (step.run)(root, fast);
        let took = begun.elapsed();
        match result {
            Ok(note) => {
                println!("[{number}/{}] {}: ok, {:.1} s", steps.len(), step.name, took.as_secs_f64());
                summary.push(line(step.name, "ok", took, &note));
            }
            Err(why) => {
                summary.push(line(step.name, "FAILED", took, ""));
                failure = Some(format!("step {}: {why}", step.name));
                break;
            }
        }
    }
    println!("\n{}\n{}", summary.join("\n"), line("total", "", start.elapsed(), ""));
    failure.map_or(Ok(()), Err)
}

/// One line of the summary.
fn line(name: &str, outcome: &str, took: Duration, note: &str) -> String {
    let note = note.lines().next().unwrap_or_default();
    format!("  {name:<10} {outcome:<8} {:>7.1} s  {note}", took.as_secs_f64()).trim_end().to_owned()
}

/// Runs cargo.
fn cargo(root: &Path, words: &[&str], env: &[(&str, &str)]) -> Result<String> {
    run(root, &[&["cargo"], words].concat(), env)?;
    Ok(String::new())
}

/// All tests but those in documentation; examples are not built again, clippy has read them.
///
/// Those of the store that need PostgreSQL find it in `TEST_PG_URL`: the
/// one the caller has set, or a fresh one; with `fast` they say that they did not run.
fn tests(root: &Path, fast: bool) -> Result<String> {
    let given = std::env::var(PG).ok().filter(|url| !url.is_empty());
    let fresh = if fast || given.is_some() { None } else { Some(Postgres::start()?) };
    let (url, told) = match (&fresh, given) {
        (Some(fresh), _) => (fresh.url(), "a fresh PostgreSQL"),
        (None, Some(url)) if !fast => (url, "the PostgreSQL of TEST_PG_URL"),
        (None, _) => ("skip".to_owned(), "without PostgreSQL"),
    };
    let env = [(PG, url.as_str())];
    if answers(&["cargo", "nextest", "--version"]) {
        cargo(root, &["nextest", "run", "--workspace", "--lib", "--bins", "--tests"], &env)?;
        return Ok(format!("with cargo nextest, {told}"));
    }
    cargo(root, &["test", "--workspace", "--lib", "--bins", "--tests"], &env)?;
    Ok(format!("with cargo test, {told}"))
}

/// The web client: its words in five languages, its types, its unit tests. Building the binary has installed it.
fn web(root: &Path) -> Result<String> {
    let web = root.join("web");
    if !web.join("node_modules").is_dir() {
        run(&web, &["npm", "ci", "--no-audit", "--no-fund"], &[])?;
    }
    run(&web, &["npm", "run", "--silent", "check"], &[])?;
    run(&web, &["npm", "test", "--silent"], &[])?;
    Ok(String::new())
}

/// Whole games in a real Chromium against the binary that the tests have built.
fn browser(root: &Path) -> Result<String> {
    run(&root.join("web"), &["npm", "run", "--silent", "e2e"], &[])?;
    Ok(String::new())
}

/// Where the tests look for PostgreSQL.
const PG: &str = "TEST_PG_URL";

/// Runs a command beside a fresh PostgreSQL.
pub fn with_postgres(root: &Path, command: &[&str]) -> Result<()> {
    let fresh = Postgres::start()?;
    run(root, command, &[(PG, &fresh.url())])
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: Step = Step { name: "good", fast: true, run: |_, _| Ok("fine".to_owned()) };
    const BAD: Step = Step { name: "bad", fast: true, run: |_, _| Err("broken at here.rs".to_owned()) };
    const SLOW_AND_BAD: Step = Step { name: "slow", fast: false, run: |_, _| Err("never".to_owned()) };

    #[test]
    fn the_first_failure_stops_the_run_and_is_named() {
        let fault = drive(Path::new("."), &[GOOD, BAD, SLOW_AND_BAD], false).unwrap_err();
        assert_eq!(fault, "step bad: broken at here.rs");
    }

    #[test]
    fn fast_skips_slow_steps() {
        assert_eq!(drive(Path::new("."), &[GOOD, SLOW_AND_BAD], true), Ok(()));
        assert!(drive(Path::new("."), &[GOOD, SLOW_AND_BAD], false).is_err());
    }
}
