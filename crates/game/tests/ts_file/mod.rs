//! Compares a file of TypeScript types with the Rust types. The tests of several crates include this module by its path.

#![allow(clippy::unwrap_used)] // helpers of tests may fail

use std::path::Path;

use game::ts::Module;

/// Writes `web/src/lib/wire/<file>` if `TYPES=write`; otherwise fails if the file differs from the types.
pub fn settle(file: &str, module: &Module) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire").join(file);
    let text = module.text().unwrap();
    if std::env::var("TYPES").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{file} is not what the Rust types say: run `cargo xtask types`");
}
