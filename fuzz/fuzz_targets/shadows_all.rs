//! The law `all` on games of Shadows chosen by bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::fuzzing::law_all::<shadows::Shadows>(bytes));
