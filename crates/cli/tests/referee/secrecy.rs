//! What a seat may not learn, through the referee.

use serde_json::{Value, json};

use crate::driver::Referee;

/// Everything seat 0, a Servant, is given from the opening to the shot.
fn transcript(table: &mut Referee, others: [&str; 4]) -> Vec<Value> {
    let roles: Vec<&str> = ["servant"].into_iter().chain(others).collect();
    table.open(json!({"deal": {"roles": roles, "leader": 2}}));
    let mut seen = Vec::new();
    let mut look = |table: &mut Referee| {
        for request in
            [json!({"view": 0}), json!({"view": "public"}), json!({"legal": 0}), json!({"notices": 0})]
        {
            seen.push(table.ask(request));
        }
    };
    for team in [vec![0, 1], vec![0, 1, 2]] {
        table.propose(json!({"team": team}));
        for seat in table.waiting() {
            table.act(seat, json!({"vote": "approve"}));
            look(table);
        }
        for seat in table.waiting() {
            table.act(seat, json!({"play": "success"}));
            look(table);
        }
    }
    seen
}

#[test]
fn t_av_24_through_the_referee() {
    let mut table = Referee::start();
    let cards = ["merlin", "servant", "assassin", "minion"];
    let first = transcript(&mut table, cards);
    let mut deals = 0;
    for a in 0..4 {
        for b in (0..4).filter(|b| *b != a) {
            for c in (0..4).filter(|c| *c != a && *c != b) {
                let d = 6 - a - b - c;
                let deal = [cards[a], cards[b], cards[c], cards[d]];
                assert_eq!(transcript(&mut table, deal), first, "a Servant can tell {deal:?} apart");
                deals += 1;
            }
        }
    }
    assert_eq!(deals, 24);
}

#[test]
fn t_av_24_a_view_names_no_other_character() {
    let mut table = Referee::start();
    let options = json!({"plot": true, "lady": true, "excalibur": true, "lancelotVariant": "v1"});
    table.open(
        json!({"players": 8, "roles": ["merlin", "percival", "assassin", "morgana"], "options": options}),
    );
    let mut pick = 7u64;
    for _ in 0..400 {
        let board = table.board();
        if board["phase"] == json!("end") {
            break;
        }
        for viewer in 0..8u64 {
            let mut view = table.ask(json!({"view": viewer}))["view"].take();
            view.as_object_mut().unwrap().remove("you");
            assert_eq!(view, board, "all but `you` is public");
        }
        assert_eq!(board.get("outcome"), None);
        let text = board.to_string();
        for secret in ["\"role\"", "\"loyalty\"", "\"knows\"", "\"secret\"", "\"fails\":["] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
        let seat = crate::driver::numbers(&board["waiting"])[0];
        let legal = table.legal(seat);
        pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = usize::try_from(pick >> 33).unwrap() % legal.len();
        table.act(seat, legal[place].clone());
    }
    assert_eq!(table.phase(), "end", "the game ended");
}
