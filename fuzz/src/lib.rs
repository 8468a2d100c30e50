//! What the fuzz targets share.

use game::{Notation, Protocol, Record};
use serde_json::Value;

/// Every parser of a game reads any text without a panic, and what it reads it writes back.
pub fn parsers<G: Notation + Protocol>(bytes: &[u8]) {
    let Ok(text) = core::str::from_utf8(bytes) else { return };
    if let Ok(command) = G::read_command(text) {
        assert_eq!(G::read_command(&G::write_command(&command)), Ok(command));
    }
    if let Ok(options) = G::read_options(text) {
        assert_eq!(G::read_options(&G::write_options(&options)), Ok(options));
    }
    if let Ok(record) = Record::<G>::read(text) {
        let again = Record::<G>::read(&record.write());
        assert!(again.is_ok_and(|again| again.write() == record.write()));
    }
    let Ok(value) = serde_json::from_str::<Value>(text) else { return };
    if let Ok(event) = G::decode(&value) {
        assert!(G::decode(&G::encode(&event)) == Ok(event));
    }
    if let Ok(command) = serde_json::from_value::<G::Command>(value.clone()) {
        let written = serde_json::to_value(command).expect("a command can be written");
        assert_eq!(serde_json::from_value::<G::Command>(written).ok(), Some(command));
    }
    if let Ok(setup) = serde_json::from_value::<G::Setup>(value) {
        // Faults and warnings are fine; a panic is not.
        let _ = G::check(&setup);
    }
}
