//! Fixed seeds must give fixed decisions: a change of structure must not change how a level plays.
//!
//! Each line of `decisions.txt` names a table and a player, and holds a hash of everything that was said and done in a
//! few games. After a deliberate change of play, run `DECISIONS=print cargo test -p bots --test decisions -- --nocapture`
//! and copy the lines. `DECISION_GAMES` sets the number of games per line, for comparing two versions more closely.
// A broken expectation of the test itself should stop it at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use avalon::{Avalon, Setup};
use bots::avalon::player;
use bots::belief::Belief;
use bots::{Party, Player};
use game::{Entropy, Notice, Protocol, Seed, Table, Turn, Viewer};
use serde_json::json;

/// FNV-1a: small, and the same on every machine and with every compiler.
struct Hash(u64);

impl Hash {
    fn add(&mut self, text: &str) {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// Plays one game of equal players and adds what they say and do, and what a spectator believes at the end of it.
fn play(setup: &Setup, number: u64, who: Player, hash: &mut Hash) {
    let seed = Seed::from_number(number);
    let mut dealer = Avalon::dealer(setup, seed.dice(&Entropy::none()));
    let options = Avalon::check(setup).unwrap().options;
    let mut table = Table::<Avalon>::open(options);
    table.begin(&mut dealer).unwrap().commit();
    let mut party = Party::new();
    for seat in table.seats() {
        party.seat(seat, player(who), &seed);
    }
    let mut belief = Belief::new(&options, Viewer::Table);
    let mut seen_events = 0;
    while let Turn::Seats(seats) = table.waiting() {
        party.tell(&table);
        let seat = seats.lowest().unwrap();
        for statement in party.speak(&table, seat) {
            hash.add(&serde_json::to_string(&statement).unwrap());
            belief.hear(seat, &statement);
        }
        let command = party.choose(&table, seat).unwrap();
        hash.add(&serde_json::to_string(&command).unwrap());
        for event in table.secrets().log().iter().skip(seen_events) {
            if let Some(notice) = Notice::of::<Avalon>(event, Viewer::Table) {
                belief.fold(&notice);
            }
        }
        seen_events = table.secrets().log().len();
        table.draft(seat, &command, &mut dealer).unwrap().commit();
    }
    for seat in table.seats() {
        hash.add(&format!("{:.9}", belief.evil(seat)));
    }
}

fn tables() -> Vec<(&'static str, serde_json::Value)> {
    let roles = json!(["merlin", "percival", "assassin", "morgana", "mordred", "oberon"]);
    let options = json!({"lady": true, "excalibur": true, "targeting": true, "plot": true});
    let lancelots = json!({"lancelotVariant": "v1", "lady": true, "excalibur": true, "plot": true});
    vec![
        ("five", json!({"players": 5})),
        ("seven", json!({"players": 7})),
        ("ten", json!({"players": 10})),
        ("ten_roles", json!({"players": 10, "roles": roles})),
        ("no_merlin", json!({"players": 5, "roles": [], "options": {"allowNoMerlin": true}})),
        (
            "options",
            json!({"players": 6, "roles": ["merlin", "percival", "assassin", "morgana"], "options": options}),
        ),
        ("lancelots", json!({"players": 7, "roles": ["merlin", "assassin"], "options": lancelots})),
        ("secret_roles", json!({"players": 5, "options": {"roleListPublic": false}})),
    ]
}

/// The players, and how many games of each are enough: a search takes its time.
const PLAYERS: [(&str, u64); 9] = [
    ("page", 4),
    ("squire", 4),
    ("knight", 2),
    ("champion", 1),
    ("blueprint", 2),
    ("insider", 1),
    ("exploiter", 1),
    ("logic", 2),
    ("ismcts:20", 1),
];

#[test]
fn the_same_seeds_give_the_same_decisions() {
    let more = std::env::var("DECISION_GAMES").ok().and_then(|text| text.parse().ok());
    let print = std::env::var("DECISIONS").is_ok();
    let mut lines = Vec::new();
    for (name, setup) in tables() {
        let setup: Setup = serde_json::from_value(setup).unwrap();
        for (who, games) in PLAYERS {
            let mut hash = Hash(0xcbf2_9ce4_8422_2325);
            for number in 0..more.unwrap_or(games) {
                play(&setup, number, who.parse().unwrap(), &mut hash);
            }
            let line = format!("{name} {who} {:016x}", hash.0);
            if print {
                println!("{line}");
            }
            lines.push(line);
        }
    }
    if !print {
        let wanted: Vec<&str> = include_str!("decisions.txt").lines().collect();
        assert_eq!(lines, wanted);
    }
}
