//! Time at a table: bots, clocks, absences, pauses. The clock of these tests is a fake one that advances only when every
//! task waits for it, and there are no sockets, so nothing depends on how busy the machine is.

mod bot_moments;
mod bot_talk;
mod lobby;
mod openings;
mod seats;

mod talk;

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

fn registry(config: Config, start: super::Start) -> Arc<Registry> {
    Arc::new(Registry::new(Store::memory(), config, start))
}

fn wish(value: Value) -> Wish {
    serde_json::from_value(value).unwrap()
}

fn act(value: Value) -> Act {
    serde_json::from_value(value).unwrap()
}

/// A table and its clients.
struct TestTable {
    registry: Arc<Registry>,
    id: TableId,
    clients: Vec<Client>,
    sockets: u64,
    nonce: u64,
}

/// A client at the table.
struct Client {
    number: usize,
    socket: u64,
    queue: mpsc::Receiver<Outgoing>,
    here: bool,
    player: Player<Avalon>,
    frames: Vec<Value>,
}

impl Client {
    /// Reads what was sent.
    fn read(&mut self) {
        while let Ok(Outgoing::Frame(text)) = self.queue.try_recv() {
            self.player.take(&text).unwrap();
            self.frames.push(serde_json::from_str(&text).unwrap());
        }
    }
}

impl TestTable {
    /// A table, created by the first guest.
    async fn open(config: Config, value: Value) -> TestTable {
        TestTable::start(config, value, super::start::<super::Faithful>).await
    }

    async fn start(config: Config, value: Value, start: super::Start) -> TestTable {
        let registry = registry(config, start);
        let id = registry.create(&guest(0), &wish(value)).await.unwrap();
        TestTable { registry, id, clients: Vec::new(), sockets: 0, nonce: 0 }
    }

    /// Five people, begun and connected.
    async fn five(config: Config, house: Value) -> TestTable {
        let value = json!({"game": "avalon", "setup": {"players": 5}, "house": house});
        let mut table = TestTable::open(config, value).await;
        for number in 1..5 {
            table.sit(number, None).await.unwrap();
        }
        table.act(0, json!("start")).await.unwrap();
        for number in 0..5 {
            table.connect(number).await;
        }
        table
    }

    async fn sit(&self, number: usize, seat: Option<Seat>) -> Result<Acted, Problem> {
        let sit = Sit { seat, entropy: None };
        self.registry.ask(self.id, |reply| Ask::Sit { guest: guest(number), sit, reply }).await
    }

    async fn act(&self, number: usize, value: Value) -> Result<Acted, Problem> {
        let act = act(value);
        self.registry.ask(self.id, |reply| Ask::Act { guest: guest(number), act, reply }).await
    }

    async fn connect(&mut self, number: usize) {
        self.sockets += 1;
        let mut player = Player::new();
        if let Some(at) = self.clients.iter().position(|client| client.number == number) {
            player = self.clients.remove(at).player;
        }
        let (outbox, queue) = outbox();
        let (socket, cursor, talk) = (self.sockets, player.cursor, Some(player.talk));
        let join = Join {
            socket,
            guest: Some(guest(number)),
            by_old_code: false,
            cursor,
            talk,
            watch: None,
            outbox,
        };
        self.registry.try_deliver(self.id, Ask::Join(join)).await.unwrap();
        self.clients.push(Client { number, socket, queue, here: true, player, frames: Vec::new() });
        self.room().await;
    }

    async fn leave(&mut self, number: usize) {
        let socket = self.client(number).socket;
        self.client(number).here = false;
        self.registry.try_deliver(self.id, Ask::Gone { socket }).await.unwrap();
        self.room().await;
    }

    /// Describes the table, after every client has read what was sent before.
    async fn room(&mut self) -> Shown {
        let room = self.registry.ask(self.id, |reply| Ask::Look { reply }).await.unwrap();
        self.clients.iter_mut().for_each(Client::read);
        room
    }

    fn client(&mut self, number: usize) -> &mut Client {
        self.clients.iter_mut().find(|client| client.number == number).unwrap()
    }

    /// Lets time pass, and what is due happen.
    async fn wait(&mut self, time: Duration) -> Shown {
        sleep(time).await;
        self.let_bots_finish().await;
        self.room().await
    }

    /// Waits for bots that think on another thread. The fake clock does not advance until they are done.
    async fn let_bots_finish(&mut self) {
        for _ in 0..8 {
            sleep(Duration::from_millis(1)).await;
            self.room().await;
        }
    }

    /// A connected person who is asked makes a move. Returns who, if anybody was asked.
    async fn step(&mut self) -> Option<usize> {
        self.room().await;
        let asked = |client: &Client| client.player.choices().is_some_and(|choices| choices.count() > 0);
        let client = self.clients.iter_mut().find(|client| client.here && asked(client))?;
        let command = client.player.choices().unwrap().nth(0).unwrap();
        self.nonce += 1;
        let message = client.player.command(self.nonce, &command);
        let (number, socket) = (client.number, client.socket);
        let ask = Ask::Command { socket, nonce: self.nonce, command: message["command"]["command"].clone() };
        self.registry.try_deliver(self.id, ask).await.unwrap();
        self.room().await;
        Some(number)
    }

    async fn say(&mut self, number: usize, text: &str) -> Value {
        self.nonce += 1;
        let words = serde_json::from_value(json!({"text": text})).unwrap();
        let ask = Ask::Say { socket: self.client(number).socket, nonce: self.nonce, words };
        self.registry.try_deliver(self.id, ask).await.unwrap();
        self.room().await;
        self.client(number).frames.last().unwrap().clone()
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
    let mut table = TestTable::open(Config::default(), practice()).await;
    table.connect(0).await;
    assert_eq!(table.moves(), [0; 4]);
    for _ in 0..2_000 {
        let before = table.moves()[1];
        // Less than a bot ever takes for a move.
        let room = table.wait(Duration::from_millis(600)).await;
        assert!(table.moves()[1] - before <= 1, "a bot did not take its time");
        if room.status == Status::Finished {
            let [person, bots, stood_in, clock] = table.moves();
            assert!(person > 0 && bots > person);
            assert_eq!((stood_in, clock), (0, 0));
            assert!(table.client(0).player.is_over());
            return;
        }
        table.step().await;
    }
    panic!("the game does not end");
}

#[tokio::test(start_paused = true)]
async fn nobody_moves_while_nobody_is_there() {
    let mut table = TestTable::open(Config::default(), practice()).await;
    table.connect(0).await;
    table.wait(seconds(30)).await;
    table.leave(0).await;
    let before = table.moves();
    // Well before the table is forgotten.
    table.wait(seconds(59)).await;
    assert_eq!(table.room().await.paused, None);
    let room = table.wait(seconds(2)).await;
    assert_eq!((room.paused, table.moves()), (Some(Pause::Empty), before));
    table.connect(0).await;
    assert_eq!(table.room().await.paused, None);
}

#[tokio::test(start_paused = true)]
async fn an_empty_table_leaves_memory_and_is_there_again() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    table.step().await.unwrap();
    let cursors: Vec<_> = table.clients.iter().map(|client| client.player.cursor).collect();
    for number in 0..5 {
        table.leave(number).await;
    }
    assert_eq!(table.registry.metrics.tables_awake.get(), 1);
    sleep(seconds(121)).await;
    assert_eq!(table.registry.metrics.tables_awake.get(), 0);
    for number in 0..5 {
        table.connect(number).await;
    }
    assert_eq!(table.registry.metrics.tables_loaded.get(), 2);
    let now: Vec<_> = table.clients.iter().map(|client| client.player.cursor).collect();
    assert_eq!(now, cursors, "nothing was lost and nothing was sent twice");
    table.step().await.unwrap();
    assert_eq!(table.moves(), [2, 0, 0, 0]);
}

#[tokio::test(start_paused = true)]
async fn who_runs_out_of_time_gets_one_move_and_is_back() {
    let mut table = TestTable::five(Config::default(), json!({"clock": {"seconds": 30}})).await;
    table.wait(Duration::from_millis(29_900)).await;
    assert_eq!(table.moves(), [0; 4]);
    // A bot proposes for the leader, once; then everybody has time to vote.
    let room = table.wait(Duration::from_millis(200)).await;
    assert_eq!(table.moves(), [0, 0, 0, 1]);
    assert!(room.chairs.iter().all(|chair| !chair.stand_in));
    let clock = table.client(0).frames.iter().rev().find_map(|frame| frame["update"].get("clock")).cloned();
    assert_eq!(clock.unwrap()["of"], 30_000);
    // Two vote; the time of the others continues and does not start again.
    advance(seconds(20)).await;
    assert!(table.step().await.is_some() && table.step().await.is_some());
    table.wait(Duration::from_millis(9_700)).await;
    assert_eq!(table.moves(), [2, 0, 0, 1]);
    let room = table.wait(Duration::from_millis(300)).await;
    assert_eq!(table.moves(), [2, 0, 0, 4]);
    assert!(room.chairs.iter().all(|chair| !chair.stand_in && chair.present));
    // They are back: the next question is theirs.
    assert!(table.step().await.is_some());
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_who_is_away_until_they_are_back() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    for number in 1..5 {
        table.leave(number).await;
    }
    let room = table.wait(seconds(59)).await;
    assert!(room.chairs.iter().all(|chair| !chair.stand_in));
    let room = table.wait(seconds(2)).await;
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
    // Ann proposes if she is asked; then a bot votes for all others.
    table.step().await;
    table.wait(seconds(60)).await;
    let [_, bots, stood_in, clock] = table.moves();
    assert!(stood_in >= 4 && (bots, clock) == (0, 0), "{:?}", table.moves());
    table.connect(2).await;
    let room = table.room().await;
    assert_eq!(
        room.chairs.iter().map(|chair| chair.stand_in).collect::<Vec<_>>(),
        [false, true, false, true, true]
    );
    // What was done meanwhile is sent, and the person plays the seat again.
    let client = table.client(2);
    assert!(
        client
            .frames
            .iter()
            .any(|frame| !frame["welcome"]["notices"].as_array().unwrap_or(&vec![]).is_empty())
    );
    assert_eq!(client.player.seat, Some(Seat::S2));
}

#[tokio::test(start_paused = true)]
async fn a_pause_stops_moves_bots_and_clocks() {
    let mut table = TestTable::five(Config::default(), json!({"clock": {"seconds": 30}})).await;
    assert_eq!(code(table.act(1, json!({"pause": true})).await), "not_host");
    table.wait(seconds(20)).await;
    table.act(0, json!({"pause": true})).await.unwrap();
    let room = table.wait(seconds(3_600)).await;
    assert_eq!((room.paused, table.moves()), (Some(Pause::Host), [0; 4]));
    let mover = table.step().await.unwrap();
    assert_eq!(table.client(mover).frames.last().unwrap()["error"]["code"], "paused");
    table.act(0, json!({"pause": false})).await.unwrap();
    // The time starts again.
    table.wait(seconds(29)).await;
    assert_eq!(table.moves(), [0; 4]);
    table.wait(seconds(2)).await;
    assert_eq!(table.moves(), [0, 0, 0, 1]);
}

#[tokio::test(start_paused = true)]
async fn levels_are_chosen_by_name_and_others_are_refused() {
    let value = json!({"game": "avalon", "setup": {"players": 5}});
    let table = TestTable::open(Config::default(), value).await;
    let refused = table.act(0, json!({"bots": {"level": "wizard"}})).await.unwrap_err();
    assert_eq!((refused.status.as_u16(), refused.body.code.as_str()), (400, "no_level"));
    assert_eq!(code(table.act(1, json!({"bots": {"level": "squire"}})).await), "not_host");
    for (seat, level) in Seat::ALL.into_iter().skip(1).zip(bots::Level::OFFERED.iter().cycle()).take(4) {
        let acted = table.act(0, json!({"bots": {"level": level.name(), "seat": seat}})).await.unwrap();
        let chair = &acted.room.chairs[usize::from(seat.number())];
        assert!(matches!(&chair.sitter, Sitter::Bot { level: named, .. } if named == level.name()));
    }
    let wrong = json!({"game": "avalon", "setup": {"players": 5}, "practice": "wizard"});
    let refused = table.registry.create(&guest(0), &wish(wrong)).await.unwrap_err();
    assert_eq!(refused.body.at, "practice");
}

#[tokio::test(start_paused = true)]
async fn words_that_somebody_does_not_want_to_read_come_without_them() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    assert_eq!(code(table.act(1, json!({"mute": {"seat": 1, "on": true}})).await), "missing", "oneself");
    assert_eq!(code(table.act(5, json!({"mute": {"seat": 1, "on": true}})).await), "not_seated");
    let told: Vec<usize> = table.clients.iter().map(|client| client.frames.len()).collect();
    let acted = table.act(1, json!({"mute": {"seat": 3, "on": true}})).await.unwrap();
    assert_eq!(acted.muted, [Seat::S3]);
    table.room().await;
    assert_eq!(
        table.clients.iter().map(|client| client.frames.len()).collect::<Vec<_>>(),
        told,
        "nobody else learns of it"
    );
    assert!(table.say(3, "you fool").await.get("done").is_some());
    let line = |table: &mut TestTable, number: usize| {
        table.client(number).frames.iter().rev().find_map(|frame| frame.get("said")).cloned().unwrap()
    };
    assert_eq!(line(&mut table, 1)["words"], json!({"text": ""}));
    assert_eq!(line(&mut table, 1)["muted"], json!(true));
    for number in [0, 2, 3, 4] {
        assert_eq!(line(&mut table, number)["words"], json!({"text": "you fool"}));
        assert_eq!(line(&mut table, number).get("muted"), None);
    }
    // It stays so when the table is read again, on any device.
    for number in 0..5 {
        table.leave(number).await;
    }
    sleep(seconds(121)).await;
    table.clients.clear();
    for number in [1, 2] {
        table.connect(number).await;
    }
    let welcome = table.client(1).frames[0]["welcome"].clone();
    assert_eq!((&welcome["muted"], &welcome["talk"][0]["words"]), (&json!([3]), &json!({"text": ""})));
    assert_eq!(table.client(2).frames[0]["welcome"]["talk"][0]["words"], json!({"text": "you fool"}));
    table.act(1, json!({"mute": {"seat": 3, "on": false}})).await.unwrap();
    table.connect(3).await;
    table.say(3, "sorry").await;
    assert_eq!(line(&mut table, 1)["words"], json!({"text": "sorry"}));
}

#[tokio::test(start_paused = true)]
async fn talk_at_a_table_has_a_bound() {
    let mut config = Config::default();
    config.limits.talk_lines = 3;
    let mut table = TestTable::five(config, json!({})).await;
    for _ in 0..3 {
        assert!(table.say(2, "again").await.get("done").is_some());
    }
    assert_eq!(table.say(2, "again").await["error"]["code"], "talk_full");
    table.step().await.unwrap();
    assert_eq!(table.moves(), [1, 0, 0, 0], "the game goes on");
    let mut config = Config::default();
    config.limits.talk_bytes = 1_000;
    let mut table = TestTable::five(config, json!({})).await;
    assert!(table.say(2, &"x".repeat(500)).await.get("done").is_some());
    assert!(table.say(1, &"x".repeat(500)).await.get("done").is_some());
    assert_eq!(table.say(0, "x").await["error"]["code"], "talk_full");
}

#[tokio::test(start_paused = true)]
async fn dead_tables_expire_and_those_with_people_do_not() {
    let mut table = TestTable::five(Config::default(), json!({})).await;
    table.registry.try_deliver(table.id, Ask::Expire).await.unwrap();
    assert_eq!(table.room().await.status, Status::Playing);
    for number in 0..5 {
        table.leave(number).await;
    }
    table.registry.try_deliver(table.id, Ask::Expire).await.unwrap();
    assert_eq!(table.room().await.status, Status::Closed);
    assert_eq!(table.registry.metrics.tables_expired.get(), 1);
}
