//! The TypeScript types of the messages: `web/src/lib/wire/wire.ts` says what Rust says.
//!
//! `cargo xtask types` writes the file (`TYPES=write`), `cargo xtask types --check` only compares.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)] // a test may stop loudly

#[path = "../../game/tests/ts_file/mod.rs"]
mod ts_file;

use game::ts::Module;
use ts_file::settle;
use wire::{archive, rest, room, socket};

#[test]
fn the_types_of_the_messages_are_up_to_date() {
    let codes: Vec<String> = rest::PROBLEMS.iter().map(|code| format!("  \"{code}\",\n")).collect();
    let problems =
        format!("/** Every code of a problem. */\nexport const PROBLEMS = [\n{}] as const;", codes.concat());
    let module = Module::new("wire.ts")
        .with::<socket::Ask>()
        .with::<socket::Tell<'static>>()
        .with::<room::Room>()
        .with::<rest::Name>()
        .with::<rest::Me>()
        .with::<rest::Wish>()
        .with::<rest::Accepted>()
        .with::<rest::Sit>()
        .with::<rest::Act>()
        .with::<rest::Acted>()
        .with::<rest::Device>()
        .with::<rest::Problem>()
        .with::<archive::Archive>()
        .with::<archive::Steps>()
        .with_text(problems)
        .with_text(format!("/** The version of these messages. */\nexport const WIRE = {};", wire::VERSION));
    settle("wire.ts", &module);
}
