//! `cargo xtask mutants`: changes the rules in small ways with cargo-mutants and sees which changes no test notices.
//!
//! Every module of the rules crates is changed; their own tests and the laws run. All mutants are cut into [`PIECES`] pieces.
//! A piece that has run is not run again until its mutants change, so a run can be stopped and continued. Mutants are
//! tried in a copy of the workspace below `target/mutants`, which keeps its build between pieces.

use crate::run::{capture, run_allowing};
use crate::tools::{self, Shard};
use crate::{Result, files, games};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The number of pieces.
const PIECES: usize = 100;

/// Seconds that the tests of one mutant may take before it counts as caught by a timeout.
const TIMEOUT: &str = "300";

/// Exit codes of cargo-mutants that mean "ran to the end": all caught, some missed, some timed out.
const RAN: &[i32] = &[0, 2, 3];

/// Top-level names that are not copied.
const NOT_COPIED: &[&str] = &["target", ".git", "node_modules"];

/// What to run.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    shard: Shard,
    pieces: usize,
    /// Words for cargo-mutants after `--`: then only the mutants they choose run, and the report does not count them.
    chosen: Vec<String>,
}

impl Options {
    /// Reads the words after `mutants`.
    pub fn read(words: &[&str]) -> Result<Options> {
        let end = words.iter().position(|word| *word == "--").unwrap_or(words.len());
        let (words, chosen) = words.split_at(end);
        let chosen = chosen.iter().skip(1).map(|word| (*word).to_owned()).collect();
        let mut options = Options { shard: Shard::ALL, pieces: PIECES, chosen };
        for pair in words.chunks(2) {
            match pair {
                ["--shard", value] => options.shard = Shard::read(value)?,
                ["--pieces", value] => {
                    let number = value.parse().map_err(|_| format!("mutants: `{value}` is not a number"))?;
                    options.pieces = number;
                }
                _ => return Err(format!("mutants: `{}` is not an option with a value", pair.join(" "))),
            }
        }
        Ok(options)
    }
}

/// Where results are kept.
fn home(root: &Path) -> PathBuf {
    root.join("target/mutants")
}

/// The directory of one piece.
fn piece_dir(root: &Path, piece: usize) -> PathBuf {
    home(root).join(format!("piece-{piece}-of-{PIECES}"))
}

/// The words that choose the crates to change and the crates whose tests run.
fn scope() -> Vec<&'static str> {
    let rules = games::rules_crates().flat_map(|name| ["--package", name, "--test-package", name]);
    rules.chain(["--test-package", "testkit"]).collect()
}

/// The words of `cargo mutants --list`, for one piece or for all.
fn list(root: &Path, piece: Option<usize>) -> Result<Vec<String>> {
    let shard = piece.map(|piece| format!("{piece}/{PIECES}"));
    let mut words = vec!["cargo", "mutants", "--list"];
    words.extend(scope());
    if let Some(shard) = &shard {
        words.extend(["--shard", shard]);
    }
    Ok(capture(root, &words, &[])?.lines().map(str::to_owned).collect())
}

/// Runs the pieces of the shard that have not run yet, at most as many as asked for.
pub fn command(root: &Path, options: &Options) -> Result<()> {
    tools::install(root, &tools::MUTANTS)?;
    let work = home(root).join(format!("work-{}-of-{}", options.shard.number, options.shard.of));
    files::mirror(root, &work, NOT_COPIED)?;
    if !options.chosen.is_empty() {
        let chosen: Vec<&str> = options.chosen.iter().map(String::as_str).collect();
        return cargo_mutants(&work, &home(root).join("chosen"), &chosen);
    }
    let mut ran = 0;
    for piece in (0..PIECES).filter(|piece| options.shard.takes(*piece)) {
        if ran == options.pieces {
            break;
        }
        let wanted = list(root, Some(piece))?.join("\n");
        let marker = piece_dir(root, piece).join("done");
        if files::read(&marker).is_ok_and(|done| done == wanted) {
            println!("mutants: piece {piece} has run already");
            continue;
        }
        // The first piece of a run also checks that the tests pass without any change.
        let baseline = if ran == 0 { "run" } else { "skip" };
        run_piece(root, &work, piece, baseline)?;
        files::write(&marker, wanted)?;
        ran += 1;
    }
    println!("\n{}", Report::collect(root)?.summary());
    Ok(())
}

/// Tries the mutants of one piece in the copy.
fn run_piece(root: &Path, work: &Path, piece: usize, baseline: &str) -> Result<()> {
    let shard = format!("{piece}/{PIECES}");
    cargo_mutants(work, &piece_dir(root, piece), &["--shard", &shard, "--baseline", baseline])
}

/// Runs cargo-mutants in the copy; the results go to `out`.
fn cargo_mutants(work: &Path, out: &Path, more: &[&str]) -> Result<()> {
    fs::create_dir_all(out).map_err(|e| format!("cannot make {}: {e}", out.display()))?;
    let out = out.display().to_string();
    let mut words = vec!["cargo", "mutants", "--in-place", "--no-shuffle", "--colors", "never"];
    words.extend(scope());
    words.extend(["--output", &out, "--timeout", TIMEOUT]);
    words.extend(more);
    // Debug information and full optimisation cost more in builds than they save in tests. A property that fails
    // must not leave its seed behind for the next mutant.
    let env = [
        ("CARGO_PROFILE_TEST_OPT_LEVEL", "1"),
        ("CARGO_PROFILE_TEST_DEBUG", "0"),
        ("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1"),
    ];
    run_allowing(work, &words, &env, RAN)
}

/// Writes `docs/mutants.md` from the pieces that have run.
pub fn report(root: &Path) -> Result<String> {
    tools::install(root, &tools::MUTANTS)?;
    let report = Report::collect(root)?;
    files::write(&root.join("docs/mutants.md"), report.markdown())?;
    Ok(format!("docs/mutants.md written\n{}", report.summary()))
}

/// The result of one mutant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Caught,
    TimedOut,
    Missed,
    /// It does not compile, so it says nothing about the tests.
    Unviable,
}

/// The files of `mutants.out` and what the mutants named in them came to.
const LISTS: &[(&str, Verdict)] = &[
    ("caught.txt", Verdict::Caught),
    ("timeout.txt", Verdict::TimedOut),
    ("missed.txt", Verdict::Missed),
    ("unviable.txt", Verdict::Unviable),
];

/// All mutants of today's code, with the results there are.
struct Report {
    mutants: BTreeSet<String>,
    verdicts: BTreeMap<String, Verdict>,
}

/// Counts for a set of mutants.
#[derive(Default)]
struct Count {
    mutants: usize,
    caught: usize,
    timed_out: usize,
    missed: usize,
    unviable: usize,
}

impl Count {
    fn add(&mut self, verdict: Option<Verdict>) {
        self.mutants += 1;
        match verdict {
            Some(Verdict::Caught) => self.caught += 1,
            Some(Verdict::TimedOut) => self.timed_out += 1,
            Some(Verdict::Missed) => self.missed += 1,
            Some(Verdict::Unviable) => self.unviable += 1,
            None => {}
        }
    }

    fn ran(&self) -> usize {
        self.caught + self.timed_out + self.missed + self.unviable
    }

    /// The share of the mutants that compile and that a test noticed, in per cent.
    fn noticed(&self) -> String {
        let noticed = self.caught + self.timed_out;
        percent(noticed, noticed + self.missed)
    }
}

/// A share in per cent with one digit.
fn percent(part: usize, whole: usize) -> String {
    if whole == 0 {
        return "–".to_owned();
    }
    let thousandths = part * 1_000 / whole;
    format!("{}.{} %", thousandths / 10, thousandths % 10)
}

impl Report {
    /// Reads the results of all pieces; results of mutants that no longer exist are dropped.
    fn collect(root: &Path) -> Result<Report> {
        let mutants = list(root, None)?.into_iter().collect();
        let mut verdicts = BTreeMap::new();
        for piece in (0..PIECES).map(|piece| piece_dir(root, piece)) {
            for (name, verdict) in LISTS {
                let text = files::read(&piece.join("mutants.out").join(name)).unwrap_or_default();
                verdicts.extend(text.lines().map(|line| (line.to_owned(), *verdict)));
            }
        }
        Ok(Report { mutants, verdicts })
    }

    fn count<'a>(&self, mutants: impl Iterator<Item = &'a String>) -> Count {
        let mut count = Count::default();
        mutants.for_each(|mutant| count.add(self.verdicts.get(mutant).copied()));
        count
    }

    fn summary(&self) -> String {
        let all = self.count(self.mutants.iter());
        format!(
            "{} mutants, {} of them run ({}); caught {}, timed out {}, missed {}, not compiling {}; noticed: {}",
            all.mutants,
            all.ran(),
            percent(all.ran(), all.mutants),
            all.caught,
            all.timed_out,
            all.missed,
            all.unviable,
            all.noticed()
        )
    }

    /// The page `docs/mutants.md`. It names functions, not lines, which move with every edit.
    fn markdown(&self) -> String {
        let mut files: BTreeMap<&str, Vec<&String>> = BTreeMap::new();
        for mutant in &self.mutants {
            files.entry(file(mutant)).or_default().push(mutant);
        }
        let mut text = format!(
            "# Mutants\n\nWritten by `cargo xtask mutants report` from the runs of `cargo xtask mutants`, which changes one small \
             thing at a time in the rules and runs the tests of the rules and the laws.\n\n{}\n\n| file | mutants | run | caught | timed out | missed | not compiling | noticed |\n\
             |---|---|---|---|---|---|---|---|\n",
            self.summary()
        );
        for (file, mutants) in &files {
            let count = self.count(mutants.iter().copied());
            text.push_str(&format!(
                "| `{file}` | {} | {} | {} | {} | {} | {} | {} |\n",
                count.mutants,
                count.ran(),
                count.caught,
                count.timed_out,
                count.missed,
                count.unviable,
                count.noticed()
            ));
        }
        let missed = |mutant: &&String| self.verdicts.get(*mutant) == Some(&Verdict::Missed);
        let missed: Vec<&String> = self.mutants.iter().filter(missed).collect();
        text.push_str("\n## Missed\n\n");
        for mutant in &missed {
            text.push_str(&format!("- `{}`: {}\n", file(mutant), change(mutant)));
        }
        if missed.is_empty() {
            text.push_str("None of those that ran.\n");
        }
        text
    }
}

/// The file of `crates/game/src/seat.rs:12:5: replace ...`.
fn file(mutant: &str) -> &str {
    mutant.split(':').next().unwrap_or_default()
}

/// The change of `crates/game/src/seat.rs:12:5: replace ...`.
fn change(mutant: &str) -> &str {
    mutant.splitn(4, ':').nth(3).unwrap_or_default().trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rules_crate_is_changed_and_tested() {
        let scope = scope().join(" ");
        for name in games::rules_crates() {
            assert!(scope.contains(&format!("--package {name} --test-package {name}")), "{scope}");
        }
        assert!(scope.ends_with("--test-package testkit"), "{scope}");
    }

    #[test]
    fn options_are_read() {
        let options = Options::read(&["--shard", "1/2", "--pieces", "3"]).unwrap();
        assert_eq!(options, Options { shard: Shard { number: 1, of: 2 }, pieces: 3, chosen: Vec::new() });
        assert_eq!(Options::read(&["--", "--file", "a.rs"]).unwrap().chosen, ["--file", "a.rs"]);
        assert_eq!(Options::read(&[]).unwrap().pieces, PIECES);
        for wrong in [&["--shard"][..], &["--pieces", "x"], &["--file", "a.rs"]] {
            assert!(Options::read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_report_says_which_share_ran_and_names_no_lines() {
        let mutant = |line: u32| format!("crates/a/src/b.rs:{line}:5: replace f -> bool with true");
        let report = Report {
            mutants: (1..=8).map(mutant).collect(),
            verdicts: [
                (mutant(1), Verdict::Caught),
                (mutant(2), Verdict::TimedOut),
                (mutant(3), Verdict::Missed),
                (mutant(4), Verdict::Unviable),
                (mutant(99), Verdict::Missed),
            ]
            .into(),
        };
        assert_eq!(
            report.summary(),
            "8 mutants, 4 of them run (50.0 %); caught 1, timed out 1, missed 1, not compiling 1; noticed: 66.6 %"
        );
        let page = report.markdown();
        assert!(page.contains("| `crates/a/src/b.rs` | 8 | 4 | 1 | 1 | 1 | 1 | 66.6 % |"), "{page}");
        assert!(page.contains("- `crates/a/src/b.rs`: replace f -> bool with true\n"), "{page}");
        assert!(!page.contains(":3:5"), "{page}");
    }
}
