//! `cargo xtask types`: the TypeScript types of the web client, written by the tests `ts` of the games.

use crate::{Result, run};
use std::path::Path;

/// The crates with a test `ts` behind their feature of the same name.
const CRATES: &[&str] = &["avalon", "shadows", "wire"];

/// What is wished for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Write the files.
    Write,
    /// Only say whether they are what the Rust types say.
    Compare,
}

/// Writes or compares the files under `web/src/lib/wire`.
pub fn command(root: &Path, wish: Wish) -> Result<()> {
    let mut words = vec!["cargo", "test", "--quiet"];
    let features: Vec<String> = CRATES.iter().map(|name| format!("{name}/ts")).collect();
    let features = features.join(",");
    for name in CRATES {
        words.extend(["-p", name]);
    }
    words.extend(["--features", &features, "--test", "ts"]);
    match wish {
        Wish::Write => run::run(root, &words, &[("TYPES", "write")]),
        Wish::Compare => run::run(root, &words, &[("TYPES", "compare")]),
    }
}
