//! Every parser of Avalon reads any text without a panic, and what it reads it writes back.
#![no_main]

use game::{Notation, Protocol, Record};
use avalon::Avalon as Subject;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    if let Ok(command) = Subject::read_command(text) {
        assert_eq!(Subject::read_command(&Subject::write_command(&command)), Ok(command));
    }
    if let Ok(options) = Subject::read_options(text) {
        assert_eq!(Subject::read_options(&Subject::write_options(&options)), Ok(options));
    }
    if let Ok(record) = Record::<Subject>::read(text) {
        assert_eq!(Record::<Subject>::read(&record.write()), Ok(record));
    }
    let Ok(value) = serde_json::from_str::<serde_json::Value>(text) else { return };
    if let Ok(event) = Subject::decode(&value) {
        assert!(Subject::decode(&Subject::encode(&event)) == Ok(event));
    }
    if let Ok(command) = serde_json::from_value::<<Subject as game::Game>::Command>(value.clone()) {
        assert_eq!(serde_json::from_value::<<Subject as game::Game>::Command>(serde_json::json!(command)).ok(), Some(command));
    }
    if let Ok(setup) = serde_json::from_value::<<Subject as Protocol>::Setup>(value) {
        let _ = Subject::check(&setup);
    }
});
