//! The TypeScript types of presets: `web/src/lib/wire/games.ts` says what Rust says.
//!
//! `cargo xtask types` writes the file (`TYPES=write`), `cargo xtask types --check` only compares.
#![allow(clippy::unwrap_used)] // helpers of tests may fail

use std::path::Path;

use game::ts::Module;
use games::GameName;
use games::presets::{Hint, Recommended};

#[test]
fn the_types_of_presets_are_up_to_date() {
    let names: Vec<String> = GameName::ALL.iter().map(|game| format!("\"{game}\"")).collect();
    let list = format!(
        "/**\n * Every game.\n */\nexport const GAMES = [{}] as const;\n\nexport type GameName = (typeof GAMES)[number];",
        names.join(", ")
    );
    let module = Module::new("games.ts").with::<Recommended>().with::<Hint>().with_text(list);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/games.ts");
    let text = module.text().unwrap();
    if std::env::var("TYPES").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "games.ts is not what the Rust types say: run `cargo xtask types`");
}
