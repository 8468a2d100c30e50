//! What became of each mutant: one JSON object per line, so that a run can be stopped at any time.

use super::keys;
use super::points::Mutant;
use crate::{Result, files};
use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// A test failed.
    Caught,
    /// The tests did not end; counts as caught.
    TimedOut,
    /// Every test passed.
    Survived,
    /// It did not build; does not count.
    NotBuilt,
}

/// The verdicts with their names in the file.
const VERDICTS: &[(Verdict, &str)] = &[
    (Verdict::Caught, "caught"),
    (Verdict::TimedOut, "timed out"),
    (Verdict::Survived, "survived"),
    (Verdict::NotBuilt, "did not build"),
];

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = VERDICTS.iter().find(|(verdict, _)| verdict == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}

/// One line of the file.
#[derive(Debug, PartialEq, Eq)]
pub struct Entry {
    /// The mutant's key.
    pub key: String,
    /// What became of it.
    pub verdict: Verdict,
}

impl Entry {
    fn to_json(&self) -> String {
        let mut key = String::new();
        for c in self.key.chars() {
            match c {
                '"' | '\\' => key.extend(['\\', c]),
                c if c.is_control() => key.push_str(&format!("\\u{:04x}", u32::from(c))),
                c => key.push(c),
            }
        }
        format!("{{\"mutant\":\"{key}\",\"verdict\":\"{}\"}}", self.verdict)
    }

    /// Reads a line as `to_json` writes it.
    fn from_json(line: &str) -> Option<Self> {
        let inside = line.trim().strip_prefix("{\"mutant\":\"")?.strip_suffix("\"}")?;
        let (escaped, name) = inside.rsplit_once("\",\"verdict\":\"")?;
        let verdict = VERDICTS.iter().find(|(_, known)| *known == name).map(|(verdict, _)| *verdict)?;
        let mut key = String::new();
        let mut chars = escaped.chars();
        while let Some(c) = chars.next() {
            match (c, if c == '\\' { chars.next()? } else { c }) {
                ('\\', 'u') => {
                    let digits: String = chars.by_ref().take(4).collect();
                    key.push(char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?);
                }
                (_, c) => key.push(c),
            }
        }
        Some(Self { key, verdict })
    }
}

/// The verdicts known so far, and the file they are kept in.
#[derive(Default)]
pub struct Log {
    path: PathBuf,
    verdicts: BTreeMap<String, Verdict>,
}

impl Log {
    /// Reads the file, if it is there. Of several lines on one mutant the last counts; a line that cannot be read
    /// (the last one of a run that was cut off) is named and passed over.
    pub fn open(path: &Path) -> Result<Self> {
        let mut log = Self { path: path.to_owned(), ..Self::default() };
        if path.exists() {
            for (number, line) in (1_usize..).zip(files::read(path)?.lines()) {
                match Entry::from_json(line) {
                    Some(entry) => log.remember(entry),
                    None => println!("mutants: {}:{number} cannot be read, passed over", path.display()),
                }
            }
        }
        Ok(log)
    }

    /// Takes note of an entry in memory.
    pub fn remember(&mut self, entry: Entry) {
        self.verdicts.insert(entry.key, entry.verdict);
    }

    /// Takes note of an entry in memory and in the file.
    pub fn add(&mut self, entry: Entry) -> Result<()> {
        let fault = |e| format!("cannot write {}: {e}", self.path.display());
        if !self.path.exists() {
            files::write(&self.path, "")?;
        }
        let mut file = std::fs::OpenOptions::new().append(true).open(&self.path).map_err(fault)?;
        file.write_all(format!("{}\n", entry.to_json()).as_bytes()).map_err(fault)?;
        self.remember(entry);
        Ok(())
    }

    /// What became of the mutant with this key.
    pub fn verdict(&self, key: &str) -> Option<Verdict> {
        self.verdicts.get(key).copied()
    }

    /// Counts the verdicts on these mutants.
    fn tally<'a>(&self, mutants: impl IntoIterator<Item = &'a Mutant>) -> Tally {
        let mut tally = Tally::default();
        for mutant in mutants {
            match self.verdict(&mutant.key()) {
                Some(Verdict::Caught | Verdict::TimedOut) => tally.caught += 1,
                Some(Verdict::Survived) => tally.survived += 1,
                Some(Verdict::NotBuilt) => tally.not_built += 1,
                None => tally.untried += 1,
            }
        }
        tally
    }

    fn survivors<'a>(&self, mutants: &'a [Mutant]) -> Vec<&'a Mutant> {
        mutants.iter().filter(|mutant| self.verdict(&mutant.key()) == Some(Verdict::Survived)).collect()
    }

    /// Totals and survivors, for the terminal.
    pub fn summary(&self, mutants: &[Mutant]) -> String {
        let mut out = String::new();
        for mutant in self.survivors(mutants) {
            let Mutant { file, line, mutation, before, after, .. } = mutant;
            out += &format!("survived: {file}:{line}: {mutation}\n  - {before}\n  + {after}\n");
        }
        let tally = self.tally(mutants);
        let current = keys(mutants);
        let stale = self.verdicts.keys().filter(|key| !current.contains(*key)).count();
        out += &format!(
            "{} caught, {} survived ({} caught), {} did not build, {} not yet tried, \
             {stale} results on lines or files not looked at now",
            tally.caught,
            tally.survived,
            tally.rate(),
            tally.not_built,
            tally.untried
        );
        out
    }

    /// The page `docs/mutants.md`.
    pub fn markdown(&self, mutants: &[Mutant]) -> String {
        let mut out = "# Mutants\n\n\
            What `cargo xtask mutants` found: each mutant is one small change to the rules, and the tests should \
            notice it.\nA mutant whose tests do not end in time counts as caught; one that does not build does not \
            count.\nWritten by `cargo xtask mutants report`.\n\n\
            | file | caught | survived | caught rate | did not build | not yet tried |\n|---|--:|--:|--:|--:|--:|\n"
            .to_owned();
        let mut by_file: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
        for mutant in mutants {
            by_file.entry(&mutant.file).or_default().push(mutant);
        }
        for (file, mutants) in by_file {
            out += &self.tally(mutants).row(&format!("`{file}`"));
        }
        out += &self.tally(mutants).row("all");
        let survivors = self.survivors(mutants);
        out += "\n## Survivors\n\n";
        if survivors.is_empty() {
            out += "None.\n";
        }
        for mutant in survivors {
            let Mutant { file, line, mutation, before, after, .. } = mutant;
            // Writing to a String cannot fail.
            let _ = write!(
                out,
                "- `{file}:{line}`, {mutation}\n\n  ```diff\n  - {before}\n  + {after}\n  ```\n\n"
            );
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        out
    }
}

/// How many mutants met which end.
#[derive(Default)]
struct Tally {
    caught: u32,
    survived: u32,
    not_built: u32,
    untried: u32,
}

impl Tally {
    /// The share of caught ones among those that count.
    fn rate(&self) -> String {
        match self.caught + self.survived {
            0 => "-".to_owned(),
            counted => format!("{:.1} %", 100.0 * f64::from(self.caught) / f64::from(counted)),
        }
    }

    fn row(&self, name: &str) -> String {
        let Self { caught, survived, not_built, untried } = self;
        format!("| {name} | {caught} | {survived} | {} | {not_built} | {untried} |\n", self.rate())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::points;

    #[test]
    fn entries_survive_the_file() {
        let dir = std::env::temp_dir().join(format!("xtask-log-{}", std::process::id()));
        let path = dir.join("results.jsonl");
        let key = "a.rs | x == \"\\ \u{7}ą\" | `==` to `!=` | 1";
        let entry = |verdict| Entry { key: key.to_owned(), verdict };
        let mut log = Log::open(&path).unwrap();
        for (verdict, _) in VERDICTS {
            log.add(entry(*verdict)).unwrap();
            assert_eq!(Log::open(&path).unwrap().verdict(key), Some(*verdict), "the last line counts");
        }
        let text = files::read(&path).unwrap();
        files::write(&path, format!("{text}{{\"mutant\":\"a")).unwrap();
        assert_eq!(Log::open(&path).unwrap().verdicts.len(), 1, "a line cut off is passed over");
        std::fs::remove_dir_all(dir).unwrap();
    }

    #[test]
    fn totals_and_survivors_are_told() {
        let mutants = points::mutants("a.rs", "fn a() {\n    b == c && d\n}\nfn e() {\n    f < g\n}\n");
        assert_eq!(mutants.len(), 3);
        let mut log = Log::default();
        log.remember(Entry { key: mutants[0].key(), verdict: Verdict::TimedOut });
        log.remember(Entry { key: mutants[1].key(), verdict: Verdict::Survived });
        log.remember(Entry { key: "gone".to_owned(), verdict: Verdict::Survived });
        let summary = log.summary(&mutants);
        assert!(
            summary.contains("survived: a.rs:2: `&&` to `||`\n  - b == c && d\n  + b == c || d\n"),
            "{summary}"
        );
        assert!(
            summary.contains(
                "1 caught, 1 survived (50.0 % caught), 0 did not build, 1 not yet tried, 1 results"
            ),
            "{summary}"
        );
        let page = log.markdown(&mutants);
        assert!(page.contains("| `a.rs` | 1 | 1 | 50.0 % | 0 | 1 |\n| all | 1 | 1 |"), "{page}");
        assert!(page.contains("- `a.rs:2`, `&&` to `||`"), "{page}");
        assert!(Log::default().markdown(&mutants).ends_with("None.\n"));
    }
}
