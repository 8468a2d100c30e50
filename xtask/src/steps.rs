//! `cargo xtask test`: every check in order, timed, stopping at the first failure.

use crate::postgres::Postgres;
use crate::run::{answers, run};
use crate::{Result, arrows, deps, rules, style, types};
use std::path::Path;
use std::time::{Duration, Instant};

/// How much to test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// What is quick: no PostgreSQL, no browser, no documentation.
    Fast,
    /// What must hold before a change goes in.
    Usual,
    /// The same with longer runs of the random tests.
    All,
}

/// One step of the test.
struct Step {
    /// Its name in the summary.
    name: &'static str,
    /// Whether `--fast` runs it too.
    fast: bool,
    /// What it does. The text it returns is shown in the summary.
    run: fn(&Path, Scope) -> Result<String>,
}

/// The steps, in order.
const STEPS: &[Step] = &[
    Step { name: "deps", fast: true, run: |_, scope| deps::check(scope == Scope::Fast) },
    Step { name: "fmt", fast: true, run: |root, _| cargo(root, &["fmt", "--all", "--check"], &[]) },
    Step {
        name: "clippy",
        fast: true,
        run: |root, _| cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[]),
    },
    Step { name: "rules", fast: true, run: |root, _| rules::command(root) },
    Step { name: "arrows", fast: true, run: |root, _| arrows::command(root) },
    Step { name: "style", fast: true, run: |root, _| style::command(root) },
    Step { name: "tests", fast: true, run: tests },
    Step { name: "web", fast: false, run: |root, _| web(root) },
    Step { name: "browser", fast: false, run: browser },
    Step { name: "doctests", fast: false, run: |root, _| doctests(root) },
    Step {
        name: "docs",
        fast: false,
        run: |root, _| cargo(root, &["doc", "--workspace", "--no-deps"], &[("RUSTDOCFLAGS", "-D warnings")]),
    },
];

/// Runs the steps of the scope.
pub fn test(root: &Path, scope: Scope) -> Result<()> {
    drive(root, STEPS, scope)
}

fn drive(root: &Path, steps: &[Step], scope: Scope) -> Result<()> {
    let start = Instant::now();
    let mut summary = Vec::new();
    let mut failure = None;
    for (number, step) in (1_usize..).zip(steps) {
        if scope == Scope::Fast && !step.fast {
            summary.push(line(step.name, "skipped", Duration::ZERO, "by --fast"));
            continue;
        }
        println!("\n[{number}/{}] {}", steps.len(), step.name);
        let begun = Instant::now();
        let result = (step.run)(root, scope);
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

/// Longer runs of the random tests: the variables that the tests read, for `--all`.
const LONG_RUNS: &[(&str, &str)] = &[
    ("BELIEF_GAMES", "1000"),
    ("KILLS", "300"),
    ("LEVEL_GAMES", "400"),
    ("POSTERIOR_GAMES", "1000"),
    ("SECRECY_PAIRS", "200"),
    ("SHADOWS_GAMES", "500"),
];

/// The examples in documentation, built like the tests.
fn doctests(root: &Path) -> Result<String> {
    cargo(root, &["test", "--workspace", "--doc", "--features", &types::features()], &[])
}

/// All tests but those in documentation, and the TypeScript types. Examples are not built again: clippy has checked them.
///
/// Tests that need PostgreSQL find it in `TEST_PG_URL`: the one that the caller has set, or a temporary one. With
/// [`Scope::Fast`] they report that they did not run.
fn tests(root: &Path, scope: Scope) -> Result<String> {
    let fast = scope == Scope::Fast;
    let given = std::env::var(PG).ok().filter(|url| !url.is_empty());
    let fresh = if fast || given.is_some() { None } else { Some(Postgres::start()?) };
    let (url, which) = match (&fresh, given) {
        (Some(fresh), _) => (fresh.url(), "a temporary PostgreSQL"),
        (None, Some(url)) if !fast => (url, "the PostgreSQL of TEST_PG_URL"),
        (None, _) => ("skip".to_owned(), "without PostgreSQL"),
    };
    let mut env = vec![(PG, url.as_str())];
    if scope == Scope::All {
        env.extend(LONG_RUNS);
    }
    let features = types::features();
    let what = ["--workspace", "--lib", "--bins", "--tests", "--features", &features];
    let nextest = answers(&["cargo", "nextest", "--version"]);
    let (tool, name): (&[&str], _) =
        if nextest { (&["nextest", "run"], "nextest") } else { (&["test"], "test") };
    cargo(root, &[tool, &what].concat(), &env)?;
    Ok(format!("with cargo {name}, {which}"))
}

/// The web client: its texts in five languages, its types, its unit tests. Building the binary has installed its packages.
fn web(root: &Path) -> Result<String> {
    let web = root.join("web");
    if !web.join("node_modules").is_dir() {
        run(&web, &["npm", "ci", "--no-audit", "--no-fund"], &[])?;
    }
    run(&web, &["npm", "run", "--silent", "check"], &[])?;
    run(&web, &["npm", "test", "--silent"], &[])?;
    Ok(String::new())
}

/// More screens in the browser, for `--all`: every number of seats and every language at every size.
const ALL_SCREENS: &[(&str, &str)] = &[("FIT", "all"), ("WEB_LANGUAGES", "all")];

/// Whole games in a real Chromium against the binary that the tests have built.
fn browser(root: &Path, scope: Scope) -> Result<String> {
    let env = if scope == Scope::All { ALL_SCREENS } else { &[] };
    run(&root.join("web"), &["npm", "run", "--silent", "e2e"], env)?;
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
        let fault = drive(Path::new("."), &[GOOD, BAD, SLOW_AND_BAD], Scope::Usual).unwrap_err();
        assert_eq!(fault, "step bad: broken at here.rs");
    }

    #[test]
    fn fast_skips_slow_steps() {
        assert_eq!(drive(Path::new("."), &[GOOD, SLOW_AND_BAD], Scope::Fast), Ok(()));
        assert!(drive(Path::new("."), &[GOOD, SLOW_AND_BAD], Scope::Usual).is_err());
    }
}
