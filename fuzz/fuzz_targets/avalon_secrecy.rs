//! The law `secrecy` on games of Avalon chosen by bytes.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::fuzzing::law_secrecy::<avalon::Avalon>(bytes));
