//! A whole session on a game that is not on the list of games: the toy of the testkit.
#![allow(clippy::unwrap_used)] // a test may stop loudly

use bots::Random;
use game::{BySeat, Entropy, Halt, Mirror, NoticeOf, Protocol, Record, Replay, Seat, Seed, Viewer};
use serde_json::{Value, json};
use session::{Rules, Session, read_command, steps};
use testkit::toy::{Bids, Command, Options};

fn merge(into: &mut Value, patch: &str) {
    let patch: Value = serde_json::from_str(patch).unwrap();
    for (key, value) in patch.as_object().unwrap() {
        match value {
            // Of what the seat sees itself only the changed members are sent.
            Value::Object(_) if key == "you" && into.get("you").is_some() => {
                merge(into.get_mut("you").unwrap(), &value.to_string());
                None
            }
            Value::Null => into.as_object_mut().unwrap().remove(key),
            value => into.as_object_mut().unwrap().insert(key.clone(), value.clone()),
        };
    }
}

/// The whole object; a member that is null counts as missing, as in what patches make.
fn whole(raw: &serde_json::value::RawValue) -> Value {
    let mut whole: Value = serde_json::from_str(raw.get()).unwrap();
    whole.as_object_mut().unwrap().retain(|_, value| !value.is_null());
    whole
}

/// What one client has put together from what it was sent.
struct Client<G: Rules> {
    board: Value,
    own: Value,
    cursor: u64,
    mirror: Mirror<G>,
}

impl<G: Rules> Client<G> {
    fn new(options: &G::Options, viewer: Viewer) -> Client<G> {
        Client { board: json!({}), own: json!({}), cursor: 0, mirror: Mirror::open(options, viewer) }
    }

    fn take(&mut self, board: &str, notices: &str, own: Option<&str>) {
        merge(&mut self.board, board);
        if let Some(own) = own {
            if own.contains("\"form\":") && !own.contains("\"choices\":") {
                merge(&mut self.own, "{\"choices\":\"nothing\"}");
            }
            merge(&mut self.own, own);
        }
        for notice in serde_json::from_str::<Vec<NoticeOf<G>>>(notices).unwrap() {
            self.mirror.fold(&notice);
            self.cursor += 1;
        }
    }
}

/// Plays a session of bots and checks after every move that each viewer has what the table shows.
fn play<G: Rules>(options: &G::Options, number: u64) -> Session<G> {
    let mut session = Session::<G>::open(options.clone(), Seed::from_number(number), &Entropy::none());
    session.begin().unwrap_or_else(|never| match never {}).commit();
    let seats = session.table().seats();
    for seat in seats {
        session.seat_bot(seat, Box::new(Random));
    }
    let mut clients = BySeat::new(|seat| Client::<G>::new(options, Viewer::Seat(seat)));
    let mut spectator = Client::<G>::new(options, Viewer::Table);
    loop {
        let sent = session.updates();
        spectator.take(&sent.board, &sent.notices, None);
        assert_eq!(spectator.board, whole(&session.board().unwrap()));
        assert_eq!(spectator.mirror.board(), session.table().board());
        assert_eq!(spectator.cursor, session.cursor(Viewer::Table));
        for (seat, update) in &sent.seats {
            let client = clients.get_mut(*seat);
            let notices = update.notices.as_ref().unwrap_or(&sent.notices);
            client.take(&sent.board, notices, update.own.as_deref());
            assert_eq!(client.own, whole(&session.own(*seat).unwrap()), "seat {seat}");
            assert_eq!(client.mirror.view(), Some(session.table().view(*seat)));
            assert_eq!((client.cursor, update.cursor), (session.cursor(Viewer::Seat(*seat)), client.cursor));
        }
        let Some(seat) = session.table().asked().lowest() else { break };
        assert!(session.bot_move(seat).is_ok());
    }
    assert!(session.is_over());
    session
}

#[test]
fn a_whole_session_of_the_toy() {
    for (number, players, peek) in [(1, 2, false), (2, 2, true), (3, 3, false), (4, 3, true), (5, 3, true)] {
        let session = play::<Bids>(&Options { players, peek }, number);
        let record = session.record();
        let again = Record::<Bids>::read(&record.write()).unwrap();
        assert_eq!(again.write(), record.write());
        assert!(Replay::<Bids>::rerun(again.options, &again.draws, &again.moves).is_ok());
        let steps = steps(&record, Viewer::Seat(Seat::S0)).unwrap();
        assert_eq!(steps.len(), record.moves.len() + 1);
        let mut seen = json!({});
        steps.iter().for_each(|step| merge(&mut seen, &step.board));
        assert_eq!(seen, whole(&session.board().unwrap()));
    }
}

#[test]
fn the_games_of_the_list_too() {
    let avalon = json!({"players": 10, "roles": ["merlin", "assassin", "percival", "morgana", "mordred"],
        "options": {"lady": true, "lancelotVariant": "v2", "excalibur": true, "plot": true, "targeting": true,
            "roleListPublic": false}});
    fn options<G: Protocol>(setup: Value) -> G::Options {
        G::check(&serde_json::from_value(setup).unwrap()).unwrap().options
    }
    for number in 0..6 {
        play::<avalon::Avalon>(&options::<avalon::Avalon>(json!({"players": 5})), number);
        play::<avalon::Avalon>(&options::<avalon::Avalon>(avalon.clone()), number);
        play::<shadows::Shadows>(&options::<shadows::Shadows>(json!({"players": 5})), number);
        let expert = json!({"players": 7, "options": {"expert": true}});
        play::<shadows::Shadows>(&options::<shadows::Shadows>(expert), number);
    }
}

#[test]
fn a_dropped_draft_changes_nothing() {
    let rules = Options { players: 2, peek: false };
    let fresh = || Session::<Bids>::open(rules, Seed::from_number(9), &Entropy::none());
    let mut session = fresh();
    drop(session.begin());
    assert!(session.table().asked().is_empty());
    session.begin().unwrap_or_else(|never| match never {}).commit();
    let mut other = fresh();
    other.begin().unwrap_or_else(|never| match never {}).commit();
    assert_eq!(session.record().write(), other.record().write(), "the dice are where they were");
    drop(session.act(Seat::S0, &Command::Bid(false)));
    assert_eq!(session.moves(), 0);
    session.act(Seat::S0, &Command::Bid(false)).unwrap_or_else(|_| panic!("refused")).commit();
    assert_eq!(session.moves(), 1);
    assert!(matches!(session.act(Seat::S0, &Command::Bid(false)), Err(Halt::Refused(_))));
}

#[test]
fn a_loaded_session_goes_on_where_it_was() {
    let rules = Options { players: 2, peek: false };
    let seed = Seed::from_number(4);
    let mut session = Session::<Bids>::open(rules, seed, &Entropy::none());
    session.begin().unwrap_or_else(|never| match never {}).commit();
    let first = session.updates();
    let Record { options, draws, moves } = session.record();
    let table = Replay::<Bids>::rerun(options, &draws, &moves).unwrap();
    let mut loaded = Session::resume(table, seed, &Entropy::none());
    assert_eq!(loaded.cursor(Viewer::Table), first.public.cursor);
    let nothing = loaded.updates();
    assert_eq!((nothing.board.as_str(), nothing.notices.as_str()), ("{}", "[]"));
    assert!(nothing.seats.iter().all(|(_, update)| update.own.is_none() && update.notices.is_none()));
}

#[test]
fn a_command_names_seats_of_the_table() {
    let seats = game::SeatSet::first(3);
    assert_eq!(read_command::<Bids>("command", &json!({"look": 2}), seats), Ok(Command::Look(Seat::S2)));
    let misread = read_command::<Bids>("command", &json!({"look": 5}), seats).unwrap_err();
    assert_eq!(misread.to_string(), "command.look: no such seat is at this table; they are 0 to 2");
}
