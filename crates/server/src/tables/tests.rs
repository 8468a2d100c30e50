//! Time at a table, without waiting for it: bots, clocks, absences, pauses. The clock of these tests is paused until
//! everybody waits for it, and no socket is involved, so nothing depends on how busy the machine is.

use std::sync::Arc;
use std::time::Duration;

use avalon::Avalon;
use client::Player;
use game::{Choices as _, Seat};
use serde_json::{Value, json};
use store::{Store, TableId};
use tokio::sync::mpsc;
use tokio::time::{advance, sleep};
use wire::rest::{Act, Acted, Sit, Wish};
use wire::room::{Pause, Room as Shown, Sitter, Status};

use super::{Ask, Guest, Join};
use crate::config::Config;
use crate::connections::outbox::{Outgoing, outbox};
use crate::problem::Problem;
use crate::registry::Registry;

const NAMES: [&str; 6] = ["Ann", "Bo", "Cyd", "Dee", "Eve", "Flo"];

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn guest(number: usize) -> Guest {
    Guest { person: i64::try_from(number).unwrap() + 1, name: NAMES[number].to_string() }
}

fn registry(config: Config) -> Arc<Registry> {
    Arc::new(Registry::new(Store::memory(), config, super::start::<super::Faithful>))
}

fn wish(value: Value) -> Wish {
    serde_json::from_value(value).unwrap()
}

fn act(value: Value) -> Act {
    serde_json::from_value(value).unwrap()
}

/// A table and everybody's eyes on it.
struct Evening {
    registry: Arc<Registry>,
    table: TableId,
    eyes: Vec<Eye>,
    sockets: u64,
    nonce: u64,
}

/// Somebody's socket.
struct Eye {
    number: usize,
    socket: u64,
    queue: mpsc::Receiver<Outgoing>,
    here: bool,
    player: Player<Avalon>,
    frames: Vec<Value>,
}

impl Eye {
    /// Takes in what was sent.
    fn look(&mut self) {
        while let Ok(Outgoing::Frame(text)) = self.queue.try_recv() {
            self.player.take(&text).unwrap();
            self.frames.push(serde_json::from_str(&text).unwrap());
        }
    }
}

impl Evening {
    /// A table, created by the first guest.
    async fn open(config: Config, value: Value) -> Evening {
        let registry = registry(config);
        let table = registry.create(&guest(0), &wish(value)).await.unwrap();
        Evening { registry, table, eyes: Vec::new(), sockets: 0, nonce: 0 }
    }

    /// Five people, begun and connected.
    async fn five(config: Config, house: Value) -> Evening {
        let value = json!({"game": "avalon", "setup": {"players": 5}, "house": house});
        let mut evening = Evening::open(config, value).await;
        for number in 1..5 {
            evening.sit(number, None).await.unwrap();
        }
        evening.act(0, json!("start")).await.unwrap();
        for number in 0..5 {
            evening.connect(number).await;
        }
        evening
    }

    async fn sit(&self, number: usize, seat: Option<Seat>) -> Result<Acted, Problem> {
        let sit = Sit { seat, entropy: None };
        self.registry.ask(self.table, |reply| Ask::Sit { guest: guest(number), sit, reply }).await
    }

    async fn act(&self, number: usize, value: Value) -> Result<Acted, Problem> {
        let act = act(value);
        self.registry.ask(self.table, |reply| Ask::Act { guest: guest(number), act, reply }).await
    }

    async fn connect(&mut self, number: usize) {
        self.sockets += 1;
        let mut player = Player::new();
        if let Some(at) = self.eyes.iter().position(|eye| eye.number == number) {
            player = self.eyes.remove(at).player;
        }
        let (outbox, queue) = outbox();
        let (socket, cursor, talk) = (self.sockets, player.cursor, Some(player.talk));
        let join = Join { socket, guest: Some(guest(number)), cursor, talk, outbox };
        self.registry.try_deliver(self.table, Ask::Join(join)).await.unwrap();
        self.eyes.push(Eye { number, socket, queue, here: true, player, frames: Vec::new() });
        self.room().await;
    }

    async fn leave(&mut self, number: usize) {
        let socket = self.eye(number).socket;
        self.eye(number).here = false;
        self.registry.try_deliver(self.table, Ask::Gone { socket }).await.unwrap();
        self.room().await;
    }

    /// Describes the table, after everybody has taken in what was sent before.
    async fn room(&mut self) -> Shown {
        let room = self.registry.ask(self.table, |reply| Ask::Look { reply }).await.unwrap();
        self.eyes.iter_mut().for_each(Eye::look);
        room
    }

    fn eye(&mut self, number: usize) -> &mut Eye {
        self.eyes.iter_mut().find(|eye| eye.number == number).unwrap()
    }

    /// Time goes by; whatever is due happens.
    async fn wait(&mut self, time: Duration) -> Shown {
        sleep(time).await;
        self.let_bots_finish().await;
        self.room().await
    }

    /// Waits for bots that think on another thread: the paused clock stands still until they are done. A table
    /// answers meanwhile, so its answer alone does not show that their moves are made.
    async fn let_bots_finish(&mut self) {
        for _ in 0..8 {
            sleep(Duration::from_millis(1)).await;
            self.room().await;
        }
    }

    /// Who of these is asked makes some move. Gives who, or nobody.
    async fn step(&mut self) -> Option<usize> {
        self.room().await;
        let asked = |eye: &Eye| eye.player.choices().is_some_and(|choices| choices.count() > 0);
        let eye = self.eyes.iter_mut().find(|eye| eye.here && asked(eye))?;
        let command = eye.player.choices().unwrap().nth(0).unwrap();
        self.nonce += 1;
        let message = eye.player.command(self.nonce, &command);
        let (number, socket) = (eye.number, eye.socket);
        let ask = Ask::Command { socket, nonce: self.nonce, command: message["command"]["command"].clone() };
        self.registry.try_deliver(self.table, ask).await.unwrap();
        self.room().await;
        Some(number)
    }

    async fn say(&mut self, number: usize, text: &str) -> Value {
        self.nonce += 1;
        let words = serde_json::from_value(json!({"text": text})).unwrap();
        let ask = Ask::Say { socket: self.eye(number).socket, nonce: self.nonce, words };
        self.registry.try_deliver(self.table, ask).await.unwrap();
        self.room().await;
        self.eye(number).frames.last().unwrap().clone()
    }

    fn moves(&self) -> [u64; 4] {
        let metrics = &self.registry.metrics;
        [&metrics.commands, &metrics.bot_moves, &metrics.stand_in_moves, &metrics.clock_moves]
            .map(|c| c.get())
    }
}

fn code(outcome: Result<Acted, Problem>) -> String {
    outcome.unwrap_err().body.code
}

fn practice() -> Value {
    json!({"game": "avalon", "setup": {"players": 5}, "practice": "squire"})
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_their_own_chairs_to_the_end_and_take_their_time() {
    let mut evening = Evening::open(Config::default(), practice()).await;
    evening.connect(0).await;
    assert_eq!(evening.moves(), [0; 4]);
    for _ in 0..2_000 {
        let before = evening.moves()[1];
        // Less than a bot ever takes for anything.
        let room = evening.wait(Duration::from_millis(600)).await;
        assert!(evening.moves()[1] - before <= 1, "a bot did not take its time");
        if room.status == Status::Finished {
            let [person, bots, stood_in, clock] = evening.moves();
            assert!(person > 0 && bots > person);
            assert_eq!((stood_in, clock), (0, 0));
            assert!(evening.eye(0).player.is_over());
            return;
        }
        evening.step().await;
    }
    panic!("the game does not end");
}

#[tokio::test(start_paused = true)]
async fn nobody_moves_while_nobody_is_there() {
    let mut evening = Evening::open(Config::default(), practice()).await;
    evening.connect(0).await;
    evening.wait(seconds(30)).await;
    evening.leave(0).await;
    let before = evening.moves();
    // Well before the table is forgotten.
    evening.wait(seconds(59)).await;
    assert_eq!(evening.room().await.paused, None);
    let room = evening.wait(seconds(2)).await;
    assert_eq!((room.paused, evening.moves()), (Some(Pause::Empty), before));
    evening.connect(0).await;
    assert_eq!(evening.room().await.paused, None);
}

#[tokio::test(start_paused = true)]
async fn an_empty_table_leaves_memory_and_is_there_again() {
    let mut evening = Evening::five(Config::default(), json!({})).await;
    evening.step().await.unwrap();
    let cursors: Vec<_> = evening.eyes.iter().map(|eye| eye.player.cursor).collect();
    for number in 0..5 {
        evening.leave(number).await;
    }
    assert_eq!(evening.registry.metrics.tables_awake.get(), 1);
    sleep(seconds(121)).await;
    assert_eq!(evening.registry.metrics.tables_awake.get(), 0);
    for number in 0..5 {
        evening.connect(number).await;
    }
    assert_eq!(evening.registry.metrics.tables_loaded.get(), 2);
    let now: Vec<_> = evening.eyes.iter().map(|eye| eye.player.cursor).collect();
    assert_eq!(now, cursors, "nothing was lost and nothing was sent twice");
    evening.step().await.unwrap();
    assert_eq!(evening.moves(), [2, 0, 0, 0]);
}

#[tokio::test(start_paused = true)]
async fn who_runs_out_of_time_gets_one_move_and_is_back() {
    let mut evening = Evening::five(Config::default(), json!({"clock": {"seconds": 30}})).await;
    evening.wait(Duration::from_millis(29_900)).await;
    assert_eq!(evening.moves(), [0; 4]);
    // The leader proposes by a bot's hand, once; then everybody has time to vote.
    let room = evening.wait(Duration::from_millis(200)).await;
    assert_eq!(evening.moves(), [0, 0, 0, 1]);
    assert!(room.chairs.iter().all(|chair| !chair.stand_in));
    let clock = evening.eye(0).frames.iter().rev().find_map(|frame| frame["update"].get("clock")).cloned();
    assert_eq!(clock.unwrap()["of"], 30_000);
    // Two vote; the time of the others goes on and is not given again.
    advance(seconds(20)).await;
    assert!(evening.step().await.is_some() && evening.step().await.is_some());
    evening.wait(Duration::from_millis(9_700)).await;
    assert_eq!(evening.moves(), [2, 0, 0, 1]);
    let room = evening.wait(Duration::from_millis(300)).await;
    assert_eq!(evening.moves(), [2, 0, 0, 4]);
    assert!(room.chairs.iter().all(|chair| !chair.stand_in && chair.present));
    // They are back: the next question is theirs.
    assert!(evening.step().await.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_who_is_away_until_they_are_back() {
    let mut evening = Evening::five(Config::default(), json!({})).await;
    for number in 1..5 {
        evening.leave(number).await;
    }
    let room = evening.wait(seconds(59)).await;
    assert!(room.chairs.iter().all(|chair| !chair.stand_in));
    let room = evening.wait(seconds(2)).await;
    let stand_ins: Vec<bool> = room.chairs.iter().map(|chair| chair.stand_in).collect();
    assert_eq!(
        stand_ins,
        [false, true, true, true, true],
        "all at the same moment, independent of who is asked"
    );
    assert!(
        matches!(&room.chairs[1].sitter, Sitter::Person { name } if name == "Bo"),
        "the chair stays theirs"
    );
    // Ann proposes if she must; then all others vote by a bot's hand.
    evening.step().await;
    evening.wait(seconds(60)).await;
    let [_, bots, stood_in, clock] = evening.moves();
    assert!(stood_in >= 4 && (bots, clock) == (0, 0), "{:?}", evening.moves());
    evening.connect(2).await;
    let room = evening.room().await;
    assert_eq!(
        room.chairs.iter().map(|chair| chair.stand_in).collect::<Vec<_>>(),
        [false, true, false, true, true]
    );
    // What was done meanwhile is sent, and the person plays the seat again.
    let eye = evening.eye(2);
    assert!(
        eye.frames.iter().any(|frame| !frame["welcome"]["notices"].as_array().unwrap_or(&vec![]).is_empty())
    );
    assert_eq!(eye.player.seat, Some(Seat::S2));
}

#[tokio::test(start_paused = true)]
async fn a_pause_stops_moves_bots_and_clocks() {
    let mut evening = Evening::five(Config::default(), json!({"clock": {"seconds": 30}})).await;
    assert_eq!(code(evening.act(1, json!({"pause": true})).await), "not_host");
    evening.wait(seconds(20)).await;
    evening.act(0, json!({"pause": true})).await.unwrap();
    let room = evening.wait(seconds(3_600)).await;
    assert_eq!((room.paused, evening.moves()), (Some(Pause::Host), [0; 4]));
    let mover = evening.step().await.unwrap();
    assert_eq!(evening.eye(mover).frames.last().unwrap()["error"]["code"], "paused");
    evening.act(0, json!({"pause": false})).await.unwrap();
    // The time begins anew.
    evening.wait(seconds(29)).await;
    assert_eq!(evening.moves(), [0; 4]);
    evening.wait(seconds(2)).await;
    assert_eq!(evening.moves(), [0, 0, 0, 1]);
}

#[tokio::test(start_paused = true)]
async fn most_of_the_people_present_end_a_game() {
    let mut evening = Evening::five(Config::default(), json!({})).await;
    for number in [1, 3] {
        let acted = evening.act(number, json!({"end": true})).await.unwrap();
        assert_eq!(acted.room.status, Status::Playing);
    }
    let acted = evening.act(3, json!({"end": false})).await.unwrap();
    assert_eq!(acted.room.ending, [Seat::S1]);
    assert_eq!(code(evening.act(5, json!({"end": true})).await), "not_seated");
    // Two of five are not enough, two of three are.
    let acted = evening.act(2, json!({"end": true})).await.unwrap();
    assert_eq!(acted.room.status, Status::Playing);
    for number in [3, 4] {
        evening.leave(number).await;
    }
    let acted = evening.act(2, json!({"end": true})).await.unwrap();
    assert_eq!(acted.room.status, Status::Closed);
    evening.step().await;
    assert_eq!(evening.moves(), [0; 4], "no game is on any more");
}

#[tokio::test(start_paused = true)]
async fn a_late_friend_takes_over_a_bots_chair() {
    let mut evening = Evening::open(Config::default(), practice()).await;
    evening.connect(0).await;
    for _ in 0..40 {
        evening.wait(seconds(2)).await;
        if evening.moves()[1] >= 8 {
            break;
        }
        evening.step().await;
    }
    assert!(evening.moves()[1] >= 8);
    assert_eq!(code(evening.sit(1, Some(Seat::S0)).await), "full", "a person's chair");
    let acted = evening.sit(1, Some(Seat::S3)).await.unwrap();
    assert!(matches!(&acted.room.chairs[3].sitter, Sitter::Person { name } if name == "Bo"));
    assert_eq!(acted.seat, Some(Seat::S3));
    evening.connect(1).await;
    let (host, friend) = (evening.eye(0).player.cursor, evening.eye(1).player.cursor);
    assert!(friend.unwrap() > 0 && host.is_some(), "the friend is sent what the seat has seen");
    assert_eq!(evening.eye(1).player.seat, Some(Seat::S3));
    // From now on nobody but the friend moves there: the game stops until they do.
    for _ in 0..200 {
        evening.wait(seconds(5)).await;
        let asked = |eye: &Eye| eye.player.choices().is_some_and(|choices| choices.count() > 0);
        let friend = evening.eyes.iter().position(|eye| eye.number == 1 && asked(eye));
        if let Some(at) = friend {
            // Whatever the others do, the friend's question stays.
            let room = evening.wait(seconds(50)).await;
            assert!(!room.chairs[3].stand_in);
            assert!(asked(&evening.eyes[at]));
            return;
        }
        evening.step().await;
    }
    panic!("the friend is never asked");
}

#[tokio::test(start_paused = true)]
async fn levels_are_chosen_by_name_and_others_are_refused() {
    let value = json!({"game": "avalon", "setup": {"players": 5}});
    let evening = Evening::open(Config::default(), value).await;
    let refused = evening.act(0, json!({"bots": {"level": "wizard"}})).await.unwrap_err();
    assert_eq!((refused.status.as_u16(), refused.body.code.as_str()), (400, "no_level"));
    assert_eq!(code(evening.act(1, json!({"bots": {"level": "squire"}})).await), "not_host");
    for (seat, level) in Seat::ALL.into_iter().skip(1).zip(bots::Level::OFFERED.iter().cycle()).take(4) {
        let acted = evening.act(0, json!({"bots": {"level": level.name(), "seat": seat}})).await.unwrap();
        let chair = &acted.room.chairs[usize::from(seat.number())];
        assert!(matches!(&chair.sitter, Sitter::Bot { level: named, .. } if named == level.name()));
    }
    let wrong = json!({"game": "avalon", "setup": {"players": 5}, "practice": "wizard"});
    let refused = evening.registry.create(&guest(0), &wish(wrong)).await.unwrap_err();
    assert_eq!(refused.body.at, "practice");
}

#[tokio::test(start_paused = true)]
async fn words_that_somebody_does_not_want_to_read_come_without_them() {
    let mut evening = Evening::five(Config::default(), json!({})).await;
    assert_eq!(code(evening.act(1, json!({"mute": {"seat": 1, "on": true}})).await), "missing", "oneself");
    assert_eq!(code(evening.act(5, json!({"mute": {"seat": 1, "on": true}})).await), "not_seated");
    let told: Vec<usize> = evening.eyes.iter().map(|eye| eye.frames.len()).collect();
    let acted = evening.act(1, json!({"mute": {"seat": 3, "on": true}})).await.unwrap();
    assert_eq!(acted.muted, [Seat::S3]);
    evening.room().await;
    assert_eq!(
        evening.eyes.iter().map(|eye| eye.frames.len()).collect::<Vec<_>>(),
        told,
        "nobody else learns of it"
    );
    assert!(evening.say(3, "you fool").await.get("done").is_some());
    let line = |evening: &mut Evening, number: usize| {
        evening.eye(number).frames.iter().rev().find_map(|frame| frame.get("said")).cloned().unwrap()
    };
    assert_eq!(line(&mut evening, 1)["words"], json!({"text": ""}));
    assert_eq!(line(&mut evening, 1)["muted"], json!(true));
    for number in [0, 2, 3, 4] {
        assert_eq!(line(&mut evening, number)["words"], json!({"text": "you fool"}));
        assert_eq!(line(&mut evening, number).get("muted"), None);
    }
    // It stays so when the table is read again, on whatever device.
    for number in 0..5 {
        evening.leave(number).await;
    }
    sleep(seconds(121)).await;
    evening.eyes.clear();
    for number in [1, 2] {
        evening.connect(number).await;
    }
    let welcome = evening.eye(1).frames[0]["welcome"].clone();
    assert_eq!((&welcome["muted"], &welcome["talk"][0]["words"]), (&json!([3]), &json!({"text": ""})));
    assert_eq!(evening.eye(2).frames[0]["welcome"]["talk"][0]["words"], json!({"text": "you fool"}));
    evening.act(1, json!({"mute": {"seat": 3, "on": false}})).await.unwrap();
    evening.connect(3).await;
    evening.say(3, "sorry").await;
    assert_eq!(line(&mut evening, 1)["words"], json!({"text": "sorry"}));
}

#[tokio::test(start_paused = true)]
async fn talk_at_a_table_has_a_bound() {
    let mut config = Config::default();
    config.limits.talk_lines = 3;
    let mut evening = Evening::five(config, json!({})).await;
    for _ in 0..3 {
        assert!(evening.say(2, "again").await.get("done").is_some());
    }
    assert_eq!(evening.say(2, "again").await["error"]["code"], "talk_full");
    evening.step().await.unwrap();
    assert_eq!(evening.moves(), [1, 0, 0, 0], "the game goes on");
    let mut config = Config::default();
    config.limits.talk_bytes = 1_000;
    let mut evening = Evening::five(config, json!({})).await;
    assert!(evening.say(2, &"x".repeat(500)).await.get("done").is_some());
    assert!(evening.say(1, &"x".repeat(500)).await.get("done").is_some());
    assert_eq!(evening.say(0, "x").await["error"]["code"], "talk_full");
}

#[tokio::test(start_paused = true)]
async fn dead_tables_expire_and_those_with_people_do_not() {
    let mut evening = Evening::five(Config::default(), json!({})).await;
    evening.registry.try_deliver(evening.table, Ask::Expire).await.unwrap();
    assert_eq!(evening.room().await.status, Status::Playing);
    for number in 0..5 {
        evening.leave(number).await;
    }
    evening.registry.try_deliver(evening.table, Ask::Expire).await.unwrap();
    assert_eq!(evening.room().await.status, Status::Closed);
    assert_eq!(evening.registry.metrics.tables_expired.get(), 1);
}
