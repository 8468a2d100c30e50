//! `cargo xtask fuzz`: runs the fuzz targets with cargo-fuzz.
//!
//! cargo-fuzz passes unstable flags to the compiler. `RUSTC_BOOTSTRAP=1` lets the toolchain of the repository accept
//! them, so no nightly toolchain is needed. The inputs found so far are kept in `fuzz/corpus`, so a later run continues
//! where an earlier one stopped.

use crate::run::run;
use crate::tools::{self, Shard};
use crate::{Result, files};
use std::path::Path;

/// What to fuzz.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    /// A target, or `all`.
    target: String,
    seconds: u64,
    shard: Shard,
}

impl Options {
    /// Reads the words after `fuzz`: `TARGET|all [SECONDS] [--shard k/n]`.
    pub fn read(words: &[&str]) -> Result<Options> {
        let (words, shard) = match words {
            [rest @ .., "--shard", shard] => (rest, Shard::read(shard)?),
            _ => (words, Shard::ALL),
        };
        let (target, seconds) = match words {
            [target] => (target, 60),
            [target, seconds] => {
                let number =
                    seconds.parse().map_err(|_| format!("fuzz: `{seconds}` is not a number of seconds"))?;
                (target, number)
            }
            _ => return Err("fuzz: expected TARGET|all [SECONDS] [--shard k/n]".to_owned()),
        };
        Ok(Options { target: (*target).to_owned(), seconds, shard })
    }
}

/// The names of the targets.
fn targets(root: &Path) -> Result<Vec<String>> {
    let files = files::list(&root.join("fuzz/fuzz_targets"))?;
    Ok(files.iter().filter_map(|path| files::name(path).strip_suffix(".rs")).map(str::to_owned).collect())
}

/// Runs the chosen targets one after the other. A finding is left in `fuzz/artifacts` and ends the run.
pub fn command(root: &Path, options: &Options) -> Result<()> {
    let chosen = choose(targets(root)?, options)?;
    tools::install(root, &tools::FUZZ)?;
    let time = format!("-max_total_time={}", options.seconds);
    for target in &chosen {
        run(root, &["cargo", "fuzz", "run", target, "--", &time], &[("RUSTC_BOOTSTRAP", "1")])?;
    }
    println!("fuzz: {} ran {} s each and found nothing", chosen.join(", "), options.seconds);
    Ok(())
}

/// The targets meant by a name or by `all`, cut down to the shard.
fn choose(targets: Vec<String>, options: &Options) -> Result<Vec<String>> {
    if options.target == "all" {
        return Ok(options.shard.select(targets));
    }
    if !targets.contains(&options.target) {
        return Err(format!("there is no fuzz target `{}`, but: {}", options.target, targets.join(", ")));
    }
    Ok(vec![options.target.clone()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(words: &[&str]) -> Result<Vec<String>> {
        let targets = ["laws", "notation", "seeds"].map(str::to_owned).to_vec();
        choose(targets, &Options::read(words)?)
    }

    #[test]
    fn a_target_is_chosen_by_name_or_all() {
        assert_eq!(chosen(&["all"]).unwrap(), ["laws", "notation", "seeds"]);
        assert_eq!(chosen(&["all", "5", "--shard", "0/2"]).unwrap(), ["laws", "seeds"]);
        assert_eq!(chosen(&["laws", "5"]).unwrap(), ["laws"]);
        assert!(chosen(&["law"]).unwrap_err().contains("laws, notation"));
    }

    #[test]
    fn options_are_read() {
        assert_eq!(Options::read(&["laws"]).unwrap().seconds, 60);
        assert_eq!(Options::read(&["laws", "7"]).unwrap().seconds, 7);
        for wrong in [&[][..], &["laws", "x"], &["a", "1", "2"], &["a", "--shard", "2/2"]] {
            assert!(Options::read(wrong).is_err(), "{wrong:?}");
        }
    }
}
