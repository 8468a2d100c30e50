//! `cargo xtask mutants`: changes one small thing at a time and sees whether a test notices.
//!
//! A mutant that no test notices (a survivor) shows a line whose meaning nothing checks. The work is done in a
//! copy of the workspace, so the files one edits are never touched, and each result is written down at once, so a
//! run can be stopped and taken up again.

mod log;
mod points;

use crate::run::{Ended, answers, limited};
use crate::{Result, files};
use log::{Entry, Log, Verdict};
use points::Mutant;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The crates whose rules are tried, the files of them that hold rules, and the crates whose tests are run.
const CRATES: &[&str] = &["avalon", "shadows"];
const FILES: &[&str] = &["judge", "play", "notice", "board", "fold", "hand", "hidden"];
const TESTED: &[&str] = &["avalon", "shadows", "testkit"];

/// A build that takes longer than this is given up.
const BUILD_LIMIT: Duration = Duration::from_secs(1800);

/// What is not copied: it is large, and no test of the rules needs it.
const NOT_COPIED: &[&str] = &["target", ".git", "data", "fuzz", "node_modules"];

/// What the command line asks for; `cargo xtask --help` explains each.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    files: Vec<String>,
    limit: usize,
    seed: u64,
    again: bool,
    out: String,
    test_command: Option<Vec<String>>,
    timeout: Duration,
}

impl Options {
    /// Reads the words after `mutants`.
    pub fn read(words: &[&str]) -> Result<Self> {
        let mut options = Self {
            files: Vec::new(),
            limit: usize::MAX,
            seed: 1,
            again: false,
            out: "target/mutants/results.jsonl".to_owned(),
            test_command: None,
            timeout: Duration::from_secs(120),
        };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let mut value = || words.next().copied().ok_or(format!("mutants: {word} needs a value"));
            let wrong = |value: &str| format!("mutants: {word} needs a whole number, not `{value}`");
            let number = |value: &str| value.parse::<u64>().map_err(|_| wrong(value));
            match *word {
                "--file" => options.files.push(value()?.to_owned()),
                "--limit" => {
                    let value = value()?;
                    options.limit = value.parse().map_err(|_| wrong(value))?;
                }
                "--seed" => options.seed = number(value()?)?,
                "--again" => options.again = true,
                "--out" => options.out = value()?.to_owned(),
                "--timeout" => options.timeout = Duration::from_secs(number(value()?)?),
                "--test-command" => {
                    options.test_command = Some(value()?.split_whitespace().map(str::to_owned).collect());
                }
                _ => return Err(format!("mutants: `{word}` is not an option")),
            }
        }
        Ok(options)
    }
}

/// Tries the mutants not yet tried and says what became of all of them.
pub fn command(root: &Path, options: &Options) -> Result<()> {
    let mutants = mutants_of(root, &sources(root, &options.files)?)?;
    let mut log = Log::open(&root.join(&options.out))?;
    let chosen = choose(&mutants, &log, options);
    println!("mutants: {} in all, {} to try now", mutants.len(), chosen.len());
    if !chosen.is_empty() {
        let bench = Bench::set_up(root, options)?;
        for (number, mutant) in (1_usize..).zip(&chosen) {
            let begun = Instant::now();
            let verdict = bench.judge(mutant)?;
            println!(
                "[{number}/{}] {}:{}: {}: {verdict}, {:.1} s",
                chosen.len(),
                mutant.file,
                mutant.line,
                mutant.mutation,
                begun.elapsed().as_secs_f64()
            );
            log.add(Entry { key: mutant.key(), verdict })?;
        }
    }
    println!("\n{}", log.summary(&mutants));
    Ok(())
}

/// Writes `docs/mutants.md` from what is written down.
pub fn report(root: &Path, options: &Options) -> Result<String> {
    let mutants = mutants_of(root, &sources(root, &options.files)?)?;
    let log = Log::open(&root.join(&options.out))?;
    files::write(&root.join("docs/mutants.md"), log.markdown(&mutants))?;
    Ok(format!("docs/mutants.md written\n{}", log.summary(&mutants)))
}

/// The files to change: those asked for, or the rules of every game that is there.
fn sources(root: &Path, asked: &[String]) -> Result<Vec<String>> {
    if let Some(missing) = asked.iter().find(|file| !root.join(file).is_file()) {
        return Err(format!(
            "mutants: there is no file {missing} (paths are from the root of the repository)"
        ));
    }
    if !asked.is_empty() {
        return Ok(asked.to_vec());
    }
    let all =
        CRATES.iter().flat_map(|name| FILES.iter().map(move |file| format!("crates/{name}/src/{file}.rs")));
    let found: Vec<String> = all.filter(|file| root.join(file).is_file()).collect();
    if found.is_empty() { Err("mutants: no game crate is there yet".to_owned()) } else { Ok(found) }
}

fn mutants_of(root: &Path, sources: &[String]) -> Result<Vec<Mutant>> {
    let mut all = Vec::new();
    for file in sources {
        all.extend(points::mutants(file, &files::read(&root.join(file))?));
    }
    Ok(all)
}

/// The mutants to try in this run, in the order of the seed. The place of a mutant in that order depends on itself
/// alone, so a change elsewhere does not deal the others anew.
fn choose<'a>(mutants: &'a [Mutant], log: &Log, options: &Options) -> Vec<&'a Mutant> {
    let mut open: Vec<&Mutant> = mutants
        .iter()
        .filter(|mutant| match log.verdict(&mutant.key()) {
            None => true,
            Some(verdict) => options.again && verdict == Verdict::Survived,
        })
        .collect();
    open.sort_by_cached_key(|mutant| (scatter(options.seed, &mutant.key()), mutant.key()));
    open.truncate(options.limit);
    open
}

/// A number for a seed and a text that looks random (FNV-1a, then the last step of SplitMix64).
fn scatter(seed: u64, text: &str) -> u64 {
    let bytes = seed.to_le_bytes();
    let hash = bytes.iter().chain(text.as_bytes()).fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let hash = (hash ^ (hash >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ (hash >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ (hash >> 31)
}

/// The copy of the workspace in which mutants are tried.
struct Bench {
    work: PathBuf,
    build: String,
    log: PathBuf,
    test: Vec<String>,
    timeout: Duration,
}

impl Bench {
    /// Copies the workspace and makes sure that its tests pass as it is, well within the time limit: otherwise
    /// every mutant would seem caught.
    fn set_up(root: &Path, options: &Options) -> Result<Self> {
        let home = root.join("target/mutants");
        let bench = Self {
            work: home.join("work"),
            build: home.join("build").to_string_lossy().into_owned(),
            log: home.join("last.log"),
            test: options.test_command.clone().unwrap_or_else(|| default_command(root)),
            timeout: options.timeout,
        };
        files::mirror(root, &bench.work, NOT_COPIED)?;
        println!("mutants: first the tests as they are: {}", bench.test.join(" "));
        let see = format!("see {}", files::from_root(root, &bench.log));
        if bench.run(&build_command(&bench.test), BUILD_LIMIT)? != Ended::Well {
            return Err(format!("mutants: the copy does not build without any change; {see}"));
        }
        let begun = Instant::now();
        if bench.run(&bench.test, bench.timeout)? != Ended::Well {
            return Err(format!("mutants: the tests fail without any change, or take too long; {see}"));
        }
        let took = begun.elapsed();
        if took > bench.timeout / 2 {
            return Err(format!(
                "mutants: the tests take {:.0} s without any change, more than half of --timeout {}: \
                 raise it, or give a quicker --test-command",
                took.as_secs_f64(),
                bench.timeout.as_secs()
            ));
        }
        println!("mutants: they pass in {:.1} s", took.as_secs_f64());
        Ok(bench)
    }

    /// Tries one mutant and puts the file back as it was.
    fn judge(&self, mutant: &Mutant) -> Result<Verdict> {
        let path = self.work.join(&mutant.file);
        let text = files::read(&path)?;
        files::write(&path, mutant.apply(&text))?;
        let verdict = self.verdict();
        files::write(&path, text)?;
        verdict
    }

    fn verdict(&self) -> Result<Verdict> {
        if self.run(&build_command(&self.test), BUILD_LIMIT)? != Ended::Well {
            return Ok(Verdict::NotBuilt);
        }
        Ok(match self.run(&self.test, self.timeout)? {
            Ended::Well => Verdict::Survived,
            Ended::Badly => Verdict::Caught,
            Ended::TooLate => Verdict::TimedOut,
        })
    }

    fn run(&self, words: &[String], limit: Duration) -> Result<Ended> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        // A property that fails must not leave its seed behind for the next mutant.
        let env = [("CARGO_TARGET_DIR", self.build.as_str()), ("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "1")];
        limited(&self.work, &words, &env, &self.log, limit)
    }
}

/// The tests of the games and of the testkit, as far as those are there; stops at the first that fails.
fn default_command(root: &Path) -> Vec<String> {
    let there = TESTED.iter().filter(|name| root.join("crates").join(name).join("Cargo.toml").is_file());
    let packages = there.flat_map(|name| ["-p", name]);
    let nextest = answers(&["cargo", "nextest", "--version"]);
    let (head, tail): (&[&str], &[&str]) = if nextest {
        (&["cargo", "nextest", "run"], &["--fail-fast"])
    } else {
        (&["cargo", "test"], &["--lib", "--tests"])
    };
    head.iter().copied().chain(packages).chain(tail.iter().copied()).map(str::to_owned).collect()
}

/// The command that builds what the test command runs: `--no-run` before a `--`, if there is one.
fn build_command(test: &[String]) -> Vec<String> {
    let mut words: Vec<String> = test.iter().filter(|word| *word != "--fail-fast").cloned().collect();
    let end = words.iter().position(|word| word == "--").unwrap_or(words.len());
    words.insert(end, "--no-run".to_owned());
    words
}

/// The keys of these mutants.
fn keys(mutants: &[Mutant]) -> BTreeSet<String> {
    mutants.iter().map(Mutant::key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn options_are_read() {
        let options = Options::read(&[
            "--file",
            "a.rs",
            "--limit",
            "3",
            "--seed",
            "7",
            "--test-command",
            "cargo test -p a",
        ])
        .unwrap();
        assert_eq!((options.files.as_slice(), options.limit, options.seed), (words("a.rs").as_slice(), 3, 7));
        assert_eq!(options.test_command, Some(words("cargo test -p a")));
        assert!(Options::read(&["--limit"]).unwrap_err().contains("--limit needs a value"));
        assert!(
            Options::read(&["--limit", "x"]).unwrap_err().contains("--limit needs a whole number, not `x`")
        );
        assert!(Options::read(&["--what"]).unwrap_err().contains("`--what`"));
    }

    #[test]
    fn the_build_command_runs_nothing() {
        assert_eq!(
            build_command(&words("cargo nextest run -p a --fail-fast")),
            words("cargo nextest run -p a --no-run")
        );
        assert_eq!(build_command(&words("cargo test -p a -- b")), words("cargo test -p a --no-run -- b"));
    }

    #[test]
    fn the_seed_orders_the_limit_cuts_and_the_log_skips() {
        let mutants = points::mutants("a.rs", "fn a() { b == c; d == e; f != g; true }\nfn h() { i < j }\n");
        let order = |seed: &str, limit: &str, log: &Log| -> Vec<String> {
            let options = Options::read(&["--seed", seed, "--limit", limit]).unwrap();
            choose(&mutants, log, &options).iter().map(|mutant| mutant.key()).collect()
        };
        let mut log = Log::default();
        let first = order("1", "99", &log);
        assert_eq!(first.len(), mutants.len());
        assert_eq!(order("1", "2", &log), first[..2]);
        assert!((2..9).any(|seed| order(&seed.to_string(), "99", &log) != first));

        log.remember(Entry { key: first[0].clone(), verdict: Verdict::Caught });
        log.remember(Entry { key: first[1].clone(), verdict: Verdict::Survived });
        assert_eq!(order("1", "99", &log), first[2..]);
        let again = Options::read(&["--again"]).unwrap();
        let again: Vec<String> = choose(&mutants, &log, &again).iter().map(|mutant| mutant.key()).collect();
        assert_eq!(again, first[1..]);
    }
}
