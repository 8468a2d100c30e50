//! `cargo xtask types`: the TypeScript types of the web client, written by the tests `ts` of the games.
//!
//! The usual tests are built with the same features, so they compare the files without a build of their own.

use crate::games::GAMES;
use crate::{Result, run};
use std::path::Path;

/// What to do with the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Write them.
    Write,
    /// Fail if they differ from the Rust types.
    Compare,
}

/// The crates with a test `ts` behind their feature of the same name.
fn crates() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.name).chain(["games", "wire"]).collect()
}

/// The features that derive TypeScript types, for `--features`.
pub fn features() -> String {
    let features: Vec<String> = crates().iter().map(|name| format!("{name}/ts")).collect();
    features.join(",")
}

/// Writes or compares the files under `web/src/lib/wire`.
pub fn command(root: &Path, mode: Mode) -> Result<()> {
    let features = features();
    let mut words = vec!["cargo", "test", "--quiet"];
    for name in crates() {
        words.extend(["-p", name]);
    }
    words.extend(["--features", &features, "--test", "ts"]);
    match mode {
        Mode::Write => run::run(root, &words, &[("TYPES", "write")]),
        Mode::Compare => run::run(root, &words, &[("TYPES", "compare")]),
    }
}
