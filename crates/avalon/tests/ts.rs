//! The TypeScript types of Avalon and of what all games share: `web/src/lib/wire/{game,avalon}.ts` say what Rust says.
//!
//! `cargo xtask types` writes the files (`TYPES=write`), `cargo xtask types --check` only compares.
#![allow(clippy::unwrap_used)] // helpers of tests may fail

use std::path::Path;

use avalon::check::FAULTS;
use avalon::command::Command;
use avalon::event::Outcome;
use avalon::json::{Shown, You};
use avalon::judge::Refusal;
use avalon::legal::{Choices, Form};
use avalon::notice::{Private, Public};
use avalon::options::Setup;
use avalon::statement::Statement;
use game::ts::Module;

/// Writes the file if we were asked to; otherwise it must be the same already.
fn settle(file: &str, module: &Module) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire").join(file);
    let text = module.text().unwrap();
    if std::env::var("TYPES").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{file} is not what the Rust types say: run `cargo xtask types`");
}

#[test]
fn the_shared_types_are_up_to_date() {
    settle("game.ts", &game::ts::module());
}

#[test]
fn the_types_of_avalon_are_up_to_date() {
    let module = Module::new("avalon.ts")
        .with::<Setup>()
        .with::<Command>()
        .with::<Statement>()
        .with::<Public>()
        .with::<Private>()
        .with::<Shown>()
        .with::<You>()
        .with::<Form>()
        .with::<Choices>()
        .with::<Outcome>()
        .with_notices()
        .with_refusals(&Refusal::ALL)
        .with_faults(FAULTS);
    settle("avalon.ts", &module);
}
