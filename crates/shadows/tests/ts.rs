//! The TypeScript types of Shadows: `web/src/lib/wire/shadows.ts` says what Rust says.
//!
//! `cargo xtask types` writes the file (`TYPES=write`), `cargo xtask types --check` only compares.

use std::path::Path;

use game::ts::Module;
use shadows::{
    Choice, Choices, Command, FAULTS, Form, Outcome, Pass, Private, Public, Refusal, Setup, Shown, Statement,
    Value, You,
};

#[test]
fn the_types_of_shadows_are_up_to_date() {
    let module = Module::new("shadows.ts")
        .with::<Setup>()
        .with::<Command>()
        .with::<Choice>()
        .with::<Pass>()
        .with::<Value>()
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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire/shadows.ts");
    let text = module.text().unwrap();
    if std::env::var("TYPES").is_ok_and(|wish| wish == "write") {
        std::fs::write(&path, text).unwrap();
        return;
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "shadows.ts is not what the Rust types say: run `cargo xtask types`");
}
