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

/// A tool that is used as `cargo NAME`.
pub struct Tool {
    name: &'static str,
    /// The version that is installed if there is none.
    version: &'static str,
}

/// Lists the packages of a program (SBOM).
pub const CYCLONEDX: Tool = Tool { name: "cyclonedx", version: "0.5.9" };
/// Checks licences, sources and known vulnerabilities.
pub const DENY: Tool = Tool { name: "deny", version: "0.20.2" };
/// Runs fuzz targets.
pub const FUZZ: Tool = Tool { name: "fuzz", version: "0.13.2" };
/// Runs mutation tests.
pub const MUTANTS: Tool = Tool { name: "mutants", version: "27.1.0" };

/// Installs a tool unless some version of it works already.
pub fn install(root: &Path, tool: &Tool) -> Result<()> {
    if answers(&["cargo", tool.name, "--version"]) {
        return Ok(());
    }
    run(root, &["cargo", "install", "--locked", &format!("cargo-{}@{}", tool.name, tool.version)], &[])
}

/// `cargo xtask deny`: licences, sources and banned crates, as `deny.toml` says.
///
/// The lists of known vulnerabilities are asked for over the network (RustSec's on GitHub, npm's at its registry), so
/// they are used only if asked for.
pub fn deny(root: &Path, advisories: bool) -> Result<()> {
    install(root, &DENY)?;
    let check = ["cargo", "deny", "--workspace", "check", "bans", "licenses", "sources"];
    if !advisories {
        return run(root, &check, &[]);
    }
    run(root, &[&check[..], &["advisories"]].concat(), &[])?;
    run(&root.join("web"), &["npm", "audit"], &[])
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
