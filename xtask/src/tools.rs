//! Tools from crates.io that the separate commands use. They are installed when they are first needed.

use crate::Result;
use crate::run::{answers, run};
use std::path::Path;

/// A part of the work: `--shard 1/4` is the second of four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Counted from 0.
    pub number: usize,
    /// The number of shards.
    pub of: usize,
}

impl Shard {
    /// All of the work.
    pub const ALL: Shard = Shard { number: 0, of: 1 };

    /// Reads `k/n`.
    pub fn read(word: &str) -> Result<Shard> {
        let parts = word.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
        match parts {
            Some((number, of)) if number < of => Ok(Shard { number, of }),
            _ => Err(format!("--shard takes k/n with k from 0 to n - 1, not `{word}`")),
        }
    }

    /// Whether the item at this index belongs to the shard.
    pub fn takes(self, index: usize) -> bool {
        index % self.of == self.number
    }

    /// The items of the shard.
    pub fn select<T>(self, items: Vec<T>) -> Vec<T> {
        items.into_iter().enumerate().filter(|(index, _)| self.takes(*index)).map(|(_, item)| item).collect()
    }
}

/// Installs `cargo-NAME` unless `cargo NAME` works already.
pub fn install(root: &Path, name: &str) -> Result<()> {
    if answers(&["cargo", name, "--version"]) {
        return Ok(());
    }
    run(root, &["cargo", "install", "--locked", &format!("cargo-{name}")], &[])
}

/// `cargo xtask deny`: licences, sources and banned crates, as `deny.toml` says.
///
/// The list of known vulnerabilities is downloaded from GitHub, so it is checked only if asked for.
pub fn deny(root: &Path, advisories: bool) -> Result<()> {
    install(root, "deny")?;
    let mut words = vec!["cargo", "deny", "--workspace", "check", "bans", "licenses", "sources"];
    if advisories {
        words.push("advisories");
    }
    run(root, &words, &[])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_cover_everything_once() {
        let all: Vec<u32> = (0..10).collect();
        let mut union: Vec<u32> =
            (0..3).flat_map(|number| Shard { number, of: 3 }.select(all.clone())).collect();
        union.sort_unstable();
        assert_eq!(union, all);
        assert_eq!(Shard::ALL.select(all.clone()), all);
    }

    #[test]
    fn a_shard_is_read_as_k_of_n() {
        assert_eq!(Shard::read("1/4"), Ok(Shard { number: 1, of: 4 }));
        for wrong in ["4/4", "1", "a/b", "0/0", "1/"] {
            assert!(Shard::read(wrong).is_err(), "{wrong}");
        }
    }
}
