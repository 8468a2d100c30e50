//! Every parser of Avalon reads any text without a panic, and what it reads it writes back.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::parsers::<avalon::Avalon>(bytes));
