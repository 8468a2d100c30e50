//! The position of a solo game in `docs/rules/shadows.md`, section 14, through the referee.

use serde_json::json;

use crate::shadows::{DRAGON, EXCALIBUR, GRAIL, draws, has, listen, piles, table};

#[test]
fn t_sc_24_through_the_referee() {
    let white = [GRAIL, EXCALIBUR, DRAGON];
    let mut table = table(1, &[], &format!("vivien morgan:1 {}", draws(&white)));
    assert_eq!(table.you(0)["loyalty"], json!(null));
    table.act(0, json!("listen"));
    assert_eq!(table.phase(), "turn", "Vivien is idle");
    listen(&mut table, 1);
    assert_eq!(table.board()["silence"], json!(false));
    let (at, _) = table.error(r#"{"seat":0,"command":{"accuse":1}}"#);
    assert_eq!(at, "command.accuse");
    assert_eq!(table.refusal(0, json!({"accuse": 0})), "SC-84");
    let last = piles(&mut table, &white);
    assert!(!has(&last, "flipped"));
    let outcome = table.board()["outcome"].clone();
    assert_eq!(
        (&outcome["winner"], &outcome["white"], &outcome["winners"]),
        (&json!("loyal"), &json!(7), &json!([0]))
    );
    table.finish();
}
