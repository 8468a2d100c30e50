//! The law `replay` of `testkit` on games of Avalon that the bytes choose.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::fuzzing::law_replay::<avalon::Avalon>(bytes));
