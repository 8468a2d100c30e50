//! The exchange in `docs/referee.md` is what the program really says.

use serde_json::Value;

use crate::driver::Referee;

#[test]
fn the_exchange_in_the_document_is_real() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/referee.md");
    let text = std::fs::read_to_string(path).unwrap();
    let mut table = Referee::start();
    let mut lines = text.lines().filter(|line| line.starts_with("> {") || line.starts_with("< {"));
    let mut exchanged = 0;
    while let Some(sent) = lines.next() {
        let answered = lines.next().unwrap().strip_prefix("< ").unwrap();
        let answer = table.send(sent.strip_prefix("> ").unwrap().as_bytes());
        assert_eq!(answer, serde_json::from_str::<Value>(answered).unwrap(), "{sent}");
        exchanged += 1;
    }
    assert!(exchanged >= 20, "only {exchanged} lines were found");
}
