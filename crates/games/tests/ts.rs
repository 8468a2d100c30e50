//! The TypeScript types of presets: `web/src/lib/wire/games.ts` says what Rust says.
//!
//! `cargo xtask types` writes the file (`TYPES=write`), `cargo xtask types --check` only compares.
#![allow(clippy::unwrap_used)] // helpers of tests may fail

#[path = "../../game/tests/ts_file/mod.rs"]
mod ts_file;

use game::ts::Module;
use games::presets::Hint;
use games::{EVERY_SIZE, GameName, Preset};
use ts_file::settle;

#[test]
fn the_types_of_presets_are_up_to_date() {
    let names: Vec<String> = GameName::ALL.iter().map(|game| format!("\"{game}\"")).collect();
    let list = format!(
        "/**\n * Every game.\n */\nexport const GAMES = [{}] as const;\n\nexport type GameName = (typeof GAMES)[number];",
        names.join(", ")
    );
    let codes: Vec<String> = EVERY_SIZE.iter().map(|code| format!("\"{code}\"")).collect();
    let presets = format!(
        "/**\n * The presets that every number of seats has.\n */\nexport const EVERY_SIZE = [{}] as const;",
        codes.join(", ")
    );
    let module = Module::new("games.ts").with::<Preset>().with::<Hint>().with_text(list).with_text(presets);
    settle("games.ts", &module);
}
