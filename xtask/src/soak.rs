//! `cargo xtask soak`: a server is killed a thousand times while people play, and nothing is lost.
//!
//! The kills are those of `crates/cli/tests/kills`, in runs of a hundred, each with its own seed. The result of a run is
//! kept in `target/soak` under the commit it tested, so that a soak can be stopped and continued. When all runs
//! are done, their sum is written to `docs/results/soak-DATABASE.json`.

use crate::postgres::Postgres;
use crate::run::{output, run};
use crate::{Result, files};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Kills of one run.
const RUN: u64 = 100;

/// The options of a soak.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    kills: u64,
    seed: u64,
    database: String,
    profile: String,
}

impl Options {
    /// Reads the words after `soak`.
    pub fn read(words: &[&str]) -> Result<Options> {
        let mut options =
            Options { kills: 1000, seed: 1, database: "sqlite".to_owned(), profile: "test".to_owned() };
        for pair in words.chunks(2) {
            let [key, value] = pair else { return Err(format!("soak: {} needs a value", pair.concat())) };
            let number = || value.parse().map_err(|_| format!("soak: {key} {value} is not a whole number"));
            match *key {
                "--kills" => options.kills = number()?,
                "--seed" => options.seed = number()?,
                "--profile" => options.profile = (*value).to_owned(),
                "--database" if ["sqlite", "postgres"].contains(value) => {
                    options.database = (*value).to_owned();
                }
                "--database" => return Err("soak: --database is sqlite or postgres".to_owned()),
                _ => return Err(format!("soak: there is no option {key}")),
            }
        }
        if options.kills == 0 {
            return Err("soak: --kills must be at least 1".to_owned());
        }
        Ok(options)
    }

    /// The runs: seed and kills of each.
    fn runs(&self) -> Vec<(u64, u64)> {
        let count = self.kills.div_ceil(RUN);
        (0..count).map(|at| (self.seed.wrapping_add(at), RUN.min(self.kills - at * RUN))).collect()
    }
}

/// Runs what has not been run yet and writes the sum.
pub fn command(root: &Path, options: &Options) -> Result<()> {
    let commit = commit()?;
    let dir = root.join("target/soak");
    fs::create_dir_all(&dir).map_err(|e| format!("cannot make {}: {e}", dir.display()))?;
    let fresh = match options.database.as_str() {
        "postgres" => Some(Postgres::start()?),
        _ => None,
    };
    let url = fresh.as_ref().map_or("skip".to_owned(), Postgres::url);
    let mut sum = BTreeMap::new();
    for (seed, kills) in options.runs() {
        let Options { database, profile, .. } = options;
        let out = dir.join(format!("{database}-{commit}-{profile}-{seed}-{kills}.txt"));
        // Results with uncommitted changes are not kept: they could belong to other changes.
        if commit.ends_with("-dirty") || !out.is_file() {
            let test = format!("{database}_loses_nothing");
            let words = ["cargo", "test", "--profile", profile, "-p", "cli", "--test", "kills", "--"];
            let words = [&words[..], &["--exact", &test, "--nocapture"]].concat();
            let (kills, seed, path) = (kills.to_string(), seed.to_string(), out.display().to_string());
            let env = [
                ("KILLS", kills.as_str()),
                ("KILLS_SEED", &seed),
                ("KILLS_OUT", &path),
                ("TEST_PG_URL", &url),
            ];
            run(root, &words, &env)?;
        }
        add(&mut sum, &files::read(&out)?)?;
    }
    let text = report(options, &commit, &sum);
    let file = root.join(format!("docs/results/soak-{}.json", options.database));
    let fault = |e: std::io::Error| format!("cannot write {}: {e}", file.display());
    fs::create_dir_all(root.join("docs/results")).map_err(fault)?;
    fs::write(&file, &text).map_err(fault)?;
    print!("{text}");
    Ok(())
}

/// The commit that is tested, marked if the working tree differs from it.
fn commit() -> Result<String> {
    let head =
        output(&["git", "rev-parse", "HEAD"]).ok_or("`git rev-parse HEAD` does not print the commit")?;
    let changed = output(&["git", "status", "--porcelain", "--", "crates", "Cargo.toml", "Cargo.lock"]);
    let clean = changed.is_some_and(|list| list.trim().is_empty());
    Ok(format!("{}{}", head.trim(), if clean { "" } else { "-dirty" }))
}

/// Adds the figures of one run, a name and a number a line.
fn add(sum: &mut BTreeMap<String, u64>, text: &str) -> Result<()> {
    for line in text.lines() {
        let (name, figure) = line.split_once(' ').ok_or_else(|| format!("soak: `{line}` is not a figure"))?;
        let figure: u64 = figure.parse().map_err(|_| format!("soak: `{line}` is not a figure"))?;
        *sum.entry(name.to_owned()).or_default() += figure;
    }
    Ok(())
}

fn report(options: &Options, commit: &str, sum: &BTreeMap<String, u64>) -> String {
    let seeds: Vec<String> = options.runs().iter().map(|(seed, _)| seed.to_string()).collect();
    let mut text = format!(
        "{{\n  \"database\": \"{}\",\n  \"commit\": \"{commit}\",\n  \"profile\": \"{}\",\n  \"seeds\": [{}]",
        options.database,
        options.profile,
        seeds.join(", ")
    );
    for (name, figure) in sum {
        text.push_str(&format!(",\n  \"{name}\": {figure}"));
    }
    text.push_str("\n}\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_soak_comes_in_runs_of_a_hundred() {
        let options = Options::read(&["--kills", "250", "--seed", "7", "--database", "postgres"]).unwrap();
        assert_eq!(options.runs(), [(7, 100), (8, 100), (9, 50)]);
        assert_eq!(Options::read(&[]).unwrap().runs().len(), 10);
        for wrong in
            [&["--kills"][..], &["--kills", "0"], &["--kills", "x"], &["--database", "x"], &["-x", "1"]]
        {
            assert!(Options::read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn figures_are_added_up() {
        let mut sum = BTreeMap::new();
        add(&mut sum, "kills 100\nlost 0\n").unwrap();
        add(&mut sum, "kills 50\nlost 0\n").unwrap();
        assert!(add(&mut sum, "kills many\n").is_err());
        let text = report(&Options::read(&["--kills", "150"]).unwrap(), "abc", &sum);
        assert!(text.contains("\"seeds\": [1, 2],\n  \"kills\": 150,\n  \"lost\": 0\n}"), "{text}");
    }
}
