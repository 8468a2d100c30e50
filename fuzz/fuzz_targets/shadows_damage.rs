//! The law `damage` of `testkit` on games of Shadows that the bytes choose.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::fuzzing::law_damage::<shadows::Shadows>(bytes));
