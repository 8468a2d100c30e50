//! Programs in seats: a good one, every kind of bad one, and what they are sent.
// Helpers of tests may panic.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::path::PathBuf;
use std::sync::Arc;

use arena::contest::{Contest, Entrant, Matchup, SeatContext, Total};
use arena::seat::{Faults, Launch, Program, Tally};
use arena::{deal, play};
use avalon::{Avalon, Options, Setup};
use bots::{Mind, Player, Stream};
use game::{Choices, NoticeOf, Protocol, Seat, Seed, ViewOf};
use games::Playable;
use serde_json::{Value, json};
use session::Session;
use shadows::Shadows;

/// A player in a shell: answers with the first choice it is given. Keys come sorted, so `legal` stands before `view`.
const FIRST: &str = r#"while read -r line; do case "$line" in '{"choose"'*)
    id=$(printf '%s' "$line" | sed 's/.*"id":\([0-9]*\),"legal".*/\1/')
    first=$(printf '%s' "$line" | sed 's/.*"legal":\[\({"[a-z]*":[^{}]*}\|{"[a-z]*":{[^{}]*}}\|"[a-z]*"\).*/\1/')
    printf '{"id":%s,"command":%s,"say":%s}\n' "$id" "$first" "${SAY:-[]}";; esac; done"#;

fn options() -> Options {
    Avalon::check(&Setup { players: Some(5), ..Setup::default() }).unwrap().options
}

fn shell(script: &str, ms: u32) -> Launch {
    Launch { words: ["sh", "-c", script].map(String::from).into(), ms, start: 0, errors: true }
}

fn entrant(name: &str, launch: Launch) -> Entrant<Avalon> {
    let make = move |context: &SeatContext<'_, Avalon>| -> Box<dyn Mind<Avalon>> {
        Box::new(Program::new(&launch, context))
    };
    Entrant { name: name.to_string(), make: Box::new(make) }
}

fn ours(player: Player) -> Entrant<Avalon> {
    Entrant { name: player.to_string(), make: Box::new(move |_| Avalon::player(player).unwrap()) }
}

/// One game in which the program is Evil's side, and Good is random.
fn one_game(launch: Launch) -> (Total, Faults) {
    let entrants = [ours(Player::Random), entrant("it", launch)];
    let cells = [Matchup::Teams { first: 0, second: 1 }];
    let contest = Contest { options: &options(), entrants: &entrants, cells: &cells, deals: 1, seed: 4 };
    let total = contest.play(&[0], &|| {}).remove(0).cells.remove(0);
    assert_eq!((total.games, total.broken), (1, 0), "every game comes to its end");
    let faults = total.faults.get("it").copied().unwrap_or_default();
    (total, faults)
}

#[test]
fn a_program_that_keeps_to_the_rules_plays_whole_games_without_a_fault() {
    let (_, faults) = one_game(shell(FIRST, 60_000));
    assert_eq!(faults, Faults::default());
}

#[test]
fn a_crash_is_counted_once_and_every_move_is_made_for_it() {
    let (_, faults) = one_game(shell("exit 3", 60_000));
    assert_eq!(faults.crashed, 2, "one for each of two seats");
    assert!(faults.fallbacks > 2 && faults.late == 0, "{faults:?}");
    let missing = Launch { words: vec!["/no/such/program".to_string()], ms: 10, start: 0, errors: false };
    assert_eq!(one_game(missing).1.crashed, 2);
}

#[test]
fn a_program_that_answers_nothing_is_late_every_time() {
    let (_, faults) = one_game(shell("cat >/dev/null", 10));
    assert!(faults.late > 2 && faults.late == faults.fallbacks && faults.crashed == 0, "{faults:?}");
}

#[test]
fn a_program_that_never_reads_does_not_block_us() {
    let (total, faults) = one_game(shell("exec sleep 600", 10));
    assert!(faults.late > 2 && faults.late == faults.fallbacks, "{faults:?} {total:?}");
}

#[test]
fn an_illegal_answer_is_counted_and_replaced() {
    let script = r#"n=0; while read -r line; do case "$line" in '{"choose"'*)
        n=$((n+1)); printf '{"id":%s,"command":{"assassinate":9}}\n' $n;; esac; done"#;
    let (_, faults) = one_game(shell(script, 60_000));
    assert!(faults.illegal > 2 && faults.illegal == faults.fallbacks, "{faults:?}");
    assert_eq!((faults.late, faults.crashed, faults.garbage), (0, 0, 0), "{faults:?}");
}

#[test]
fn garbage_is_counted_and_a_good_answer_after_it_is_taken() {
    let script = format!(r#"printf 'hello?\n\377\376\n{{"id":"x"}}\n{{"id":99,"command":1}}\n'; {FIRST}"#);
    let (_, faults) = one_game(shell(&script, 60_000));
    assert_eq!(faults, Faults { garbage: 8, ..Faults::default() }, "four lines from each of two seats");
}

#[test]
fn a_line_without_end_is_thrown_away() {
    let script = format!("head -c 3000000 /dev/zero | tr '\\0' x; echo; {FIRST}");
    let (_, faults) = one_game(shell(&script, 60_000));
    assert_eq!(faults, Faults { long: 2, ..Faults::default() });
    // And one that never ends at all: late, and the run goes on.
    let (_, faults) = one_game(shell("exec cat /dev/zero", 10));
    assert!(faults.late > 2 && faults.late == faults.fallbacks, "{faults:?}");
}

/// Takes the first choice and remembers what it heard.
struct First(Arc<std::sync::Mutex<Vec<(Seat, String)>>>);

impl Mind<Avalon> for First {
    fn notice(&mut self, _: &NoticeOf<Avalon>) {}
    fn hear(&mut self, from: Seat, statement: &avalon::Statement) {
        self.0.lock().unwrap().push((from, json!(statement).to_string()));
    }
    fn choose(
        &mut self,
        _: &ViewOf<'_, Avalon>,
        choices: &avalon::Choices,
        _: &mut Stream,
    ) -> avalon::Command {
        choices.nth(0).unwrap()
    }
    fn speak(&mut self, view: &ViewOf<'_, Avalon>, _: &mut Stream) -> Vec<avalon::Statement> {
        vec![avalon::Statement::Trust { seat: view.seat }]
    }
}

/// Everything a program in seat 0 is sent in a game with these characters, and what the others heard.
fn sent(roles: &[&str], name: &str) -> (Vec<Value>, Vec<(Seat, String)>) {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    let setup: Setup = serde_json::from_value(json!({"deal": {"roles": roles, "leader": 0}})).unwrap();
    let options = Avalon::check(&setup).unwrap().options;
    let seed = Seed::from_number(3);
    let mut session = Session::<Avalon, _>::with_deal(&setup, options, seed);
    session.begin().unwrap().commit();
    let said = r#"SAY='{"suspect":{"seat":4}}'"#;
    let script = format!("{said}; tee '{}' | {{ {FIRST}; }}", file.display());
    let heard = Arc::default();
    let tally = Arc::new(Tally::default());
    for seat in session.table().seats() {
        let context = SeatContext { options: &options, seat, seed, tally: &tally };
        let mind: Box<dyn Mind<Avalon>> = match seat {
            Seat::S0 => Box::new(Program::new(&shell(&script, 60_000), &context)),
            _ => Box::new(First(Arc::clone(&heard))),
        };
        session.seat_bot(seat, mind);
    }
    play(&mut session).unwrap();
    drop(session);
    assert_eq!(tally.faults(), Faults::default());
    let lines = std::fs::read_to_string(&file).unwrap();
    let lines = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let heard = heard.lock().unwrap().clone();
    (lines, heard)
}

#[test]
fn two_deals_a_seat_cannot_tell_apart_are_told_to_its_program_in_the_same_words() {
    let (one, heard) = sent(&["servant", "merlin", "servant", "assassin", "minion"], "seat-a.jsonl");
    let (other, _) = sent(&["servant", "minion", "assassin", "servant", "merlin"], "seat-b.jsonl");
    let opened = |lines: &[Value]| {
        lines.iter().position(|line| line.to_string().contains("shot_opened")).expect("three quests succeed")
    };
    let (before, after) = (opened(&one), opened(&other));
    assert!(before > 50 && one[..before] == other[..after]);
    assert_ne!(one[before..], other[after..], "the opening tells them apart");
    let kinds = ["hello", "notice", "said", "choose", "end"];
    for kind in kinds {
        assert!(one.iter().any(|line| line.get(kind).is_some()), "no {kind}");
    }
    assert!(one.iter().all(|line| line.as_object().unwrap().len() == 1));
    assert_eq!(one.last().unwrap(), &json!({"end": {}}));
    let hello = &one[0]["hello"];
    assert_eq!(
        (&hello["protocol"], &hello["seat"], &hello["game"]),
        (&1.into(), &0.into(), &"avalon".into())
    );
    // Statements go both ways: the program heard others, never itself, and the others heard the program.
    assert!(one.iter().filter_map(|line| line.get("said")).all(|said| said["seat"] != json!(0)));
    assert!(heard.contains(&(Seat::S0, json!({"suspect": {"seat": 4}}).to_string())));
}

#[test]
fn a_secret_list_of_characters_is_not_in_the_greeting() {
    let wish = json!({"players": 7, "roles": ["merlin", "assassin", "percival"], "options": {"roleListPublic": false}});
    let secret = Avalon::check(&serde_json::from_value(wish).unwrap()).unwrap().options;
    assert!(!json!(Avalon::public_options(&secret)).to_string().contains("percival\""));
    assert!(json!(Avalon::public_options(&options())).to_string().contains("merlin"));
    let table =
        Shadows::check(&shadows::Setup { players: Some(4), ..shadows::Setup::default() }).unwrap().options;
    assert_eq!(json!(Shadows::public_options(&table))["players"], 4);
}

#[test]
fn a_table_that_is_dealt_twice_is_the_same() {
    let seed = Seed::from_number(9);
    let options = options();
    let roles = || {
        let session = deal::<Avalon>(&options, seed);
        session.table().seats().iter().map(|seat| session.table().view(seat).hand.role).collect::<Vec<_>>()
    };
    assert_eq!(roles(), roles());
    assert_eq!(roles().len(), 5);
}
