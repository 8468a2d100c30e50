//! Plays one of two twins over real sockets and keeps everything that was sent.

use client::Caller;
use game::Viewer;
use serde_json::{Value, json};
use server::leak_fixtures;
use testkit::twins::Twins;
use testkit::{Rng, Subject};

use crate::common::quiet;
use crate::log;
use crate::mask::Masks;
use crate::tap::Tap;

const NAMES: [&str; 10] = ["Ann", "Bo", "Cyd", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Jon"];

/// The result of one run.
pub struct Run {
    /// The viewers, in the order of the twins'.
    pub taps: Vec<Tap>,
    /// The values that may differ.
    pub masks: Masks,
    /// What was logged.
    pub log: String,
    /// The length of the log at the end of each stage.
    pub logged: Vec<usize>,
}

/// A table of one run.
struct Evening<'a, G: Subject> {
    twins: &'a Twins<G>,
    side: usize,
    /// The same in both runs, so that people do the same between the moves.
    seed: u64,
    taps: Vec<Tap>,
    masks: Masks,
    nonce: u64,
    last: Option<(usize, Value)>,
    logged: Vec<usize>,
}

/// Plays one of the twins: 0 the left, 1 the right.
pub async fn play<G: Subject>(twins: &Twins<G>, side: usize, seed: u64) -> Run {
    log::keep();
    leak_fixtures::write_chance(twins.ways[side].clone());
    let running = leak_fixtures::start(quiet()).await.unwrap();
    let taps = twins.viewers.iter().map(|_| Tap::new(Caller::new(running.address))).collect();
    let (masks, logged) = (Masks::default(), Vec::new());
    let mut evening = Evening { twins, side, seed, taps, masks, nonce: 1000, last: None, logged };
    evening.sit_down().await;
    evening.mark().await;
    let started = evening.taps[1].ask("POST", "/act", Some(&json!("start"))).await;
    assert_eq!(started.status, 200, "{}", started.text);
    for stage in 0..=twins.steps.len() {
        evening.between(stage).await;
        evening.tries(stage).await;
        evening.mark().await;
        evening.step(stage).await;
    }
    let Evening { mut taps, masks, logged, .. } = evening;
    // A server waits a while for sockets that are still open.
    taps.iter_mut().for_each(Tap::disconnect);
    running.stop().await;
    Run { taps, masks, log: log::take(), logged }
}

impl<G: Subject> Evening<'_, G> {
    /// Names, a table, chairs, sockets; the spectator has no name and comes last.
    async fn sit_down(&mut self) {
        let mut rng = Rng::new(self.seed);
        let setup = serde_json::to_value(&self.twins.setups[self.side]).unwrap();
        // A clock that does not run out during the test.
        let clock = if rng.pick(&[false, true]).unwrap() { json!({"seconds": 86_400}) } else { json!("off") };
        let spectators = rng.pick(&["muted", "allowed"]).unwrap();
        let house = json!({"listed": true, "clock": clock, "spectators": spectators});
        let mut table = String::new();
        for at in 1..self.taps.len() {
            let tap = &mut self.taps[at];
            let named = tap.call("PUT", "/api/me", Some(&json!({"name": NAMES[at - 1]}))).await;
            let cookie = named.head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
            let cookie = cookie.split(';').next().unwrap();
            self.masks.add(cookie.split('=').nth(1).unwrap(), "TOKEN");
            tap.caller.cookie = Some(cookie.to_string());
            if at == 1 {
                let wish = json!({"game": G::NAME, "setup": setup, "house": house});
                let created = tap.call("POST", "/api/tables", Some(&wish)).await;
                assert_eq!(created.status, 201, "{}", created.text);
                table = created.body["table"].as_str().unwrap().to_string();
                self.masks.add(table.clone(), "TABLE");
                self.masks.add(created.body["commitment"].as_str().unwrap(), "COMMITMENT");
                let code = created.body["code"].as_str().unwrap();
                self.masks.add(format!("\"code\":\"{code}\""), "\"code\":CODE");
                tap.at(&table);
            } else {
                tap.at(&table);
                let sit = json!({"seat": at - 1, "entropy": format!("entropy of {at}")});
                let sat = tap.ask("POST", "/sit", Some(&sit)).await;
                assert_eq!(sat.status, 200, "{}", sat.text);
            }
            tap.connect(None, None).await;
            self.sync_connected(at).await;
        }
        self.taps[0].at(&table);
        self.taps[0].connect(None, None).await;
    }

    async fn sync_connected(&mut self, last: usize) {
        for tap in &mut self.taps[1..=last] {
            tap.sync().await;
        }
    }

    async fn sync(&mut self) {
        for tap in &mut self.taps {
            tap.sync().await;
        }
    }

    /// The end of a stage.
    async fn mark(&mut self) {
        self.sync().await;
        for tap in &mut self.taps {
            tap.marks.push(tap.record.len());
        }
        self.logged.push(log::length());
    }

    fn nonce(&mut self) -> u64 {
        self.nonce += 1;
        self.nonce
    }

    fn place(&self, seat: game::Seat) -> usize {
        let viewers = &self.twins.viewers;
        viewers.iter().position(|viewer| *viewer == Viewer::Seat(seat)).unwrap()
    }

    /// The next move.
    async fn step(&mut self, stage: usize) {
        let Some(step) = self.twins.steps.get(stage) else { return };
        let at = self.place(step.seat);
        let message = json!({"command": {"nonce": self.nonce(), "command": step.commands[self.side]}});
        let answer = self.taps[at].send_and_wait(&message).await;
        assert_eq!(answer, "done", "move {stage}: {:?}", self.taps[at].record.last());
        self.last = Some((at, message));
        self.sync().await;
    }

    /// Commands that are refused.
    async fn tries(&mut self, stage: usize) {
        let Some(step) = self.twins.steps.get(stage) else { return };
        for (number, wild) in step.tries.iter().enumerate() {
            if !wild.both && self.side == 1 {
                continue;
            }
            let at = self.place(wild.seat);
            // A range of their own, because refused commands of one table must not shift the other numbers.
            let nonce = 1_000_000 + 10 * stage + number;
            let message = json!({"command": {"nonce": nonce, "command": wild.command}});
            assert_ne!(self.taps[at].send_and_wait(&message).await, "done");
        }
    }

    /// What people do between two moves, the same in both runs.
    async fn between(&mut self, stage: usize) {
        let mut rng = Rng::new(self.seed ^ (u64::try_from(stage).unwrap() << 32));
        let count = self.taps.len();
        self.taps[stage % count].ask("GET", "", None).await;
        if rng.percent(6) {
            self.look_around().await;
        }
        if stage == 1 {
            self.refuse_a_stranger().await;
        }
        let at = rng.index(count);
        if rng.percent(20) {
            self.talk(at, &mut rng).await;
        }
        if rng.percent(8) {
            let nonsense = rng.pick(&["{\"fly\":1}", "7", "{\"vote\":{\"vote\":\"perhaps\"}}"]).unwrap();
            let nonsense: Value = serde_json::from_str(nonsense).unwrap();
            let message = json!({"command": {"nonce": self.nonce(), "command": nonsense}});
            assert_ne!(self.taps[at].send_and_wait(&message).await, "done");
        }
        if rng.percent(8) {
            let (cursor, _) = self.taps[at].cursors();
            self.taps[at].send(&json!({"seen": {"cursor": cursor}})).await;
        }
        if let Some((at, message)) = self.last.clone().filter(|_| rng.percent(6)) {
            // The same move sent again is not a second move.
            assert_eq!(self.taps[at].send_and_wait(&message).await, "done");
        }
        if rng.percent(8) {
            self.come_back(at, &mut rng).await;
        }
    }

    /// Everybody asks everything that may be asked over HTTP.
    async fn look_around(&mut self) {
        for tap in &mut self.taps {
            for what in ["", "/replay", "/replay.txt"] {
                tap.ask("GET", what, None).await;
            }
            for path in ["/api/me", "/api/tables", "/healthz"] {
                tap.call("GET", path, None).await;
            }
            tap.ask("POST", "/act", Some(&json!("rematch"))).await;
            tap.knock().await;
        }
    }

    /// Somebody asks to be let in, which everybody sees, and the host refuses.
    async fn refuse_a_stranger(&mut self) {
        let mut stranger = Caller::new(self.taps[1].caller.server);
        assert_eq!(stranger.name("Zoe").await.unwrap().status, 200);
        let path = format!("/api/tables/{}/act", self.taps[1].table);
        let knocked = stranger.call("POST", &path, Some(&json!("knock"))).await.unwrap();
        assert_eq!(knocked.status, 200, "{}", knocked.text);
        for tap in &mut self.taps {
            tap.until("room").await;
        }
        for act in [json!({"admit": {"knock": 0, "seat": 1}}), json!({"refuse": 0})] {
            self.taps[1].ask("POST", "/act", Some(&act)).await;
        }
        for tap in &mut self.taps {
            tap.until("room").await;
        }
    }

    async fn talk(&mut self, at: usize, rng: &mut Rng) {
        let statement = match G::NAME {
            "avalon" => json!({"my_side": {"side": "good"}}),
            _ => json!({"claim": "loyal"}),
        };
        let words = match rng.below(4) {
            0 => json!({"text": "I was with you all along"}),
            1 => json!({"sign": "hmm"}),
            2 => json!({"statement": {"no": "such"}}),
            _ => json!({"statement": statement}),
        };
        let message = json!({"say": {"nonce": self.nonce(), "words": words}});
        self.taps[at].send_and_wait(&message).await;
        self.sync().await;
    }

    /// A connection breaks; the others are sent the room, and again when the viewer is back.
    async fn come_back(&mut self, at: usize, rng: &mut Rng) {
        self.sync().await;
        self.taps[at].disconnect();
        let others: Vec<usize> = (0..self.taps.len()).filter(|other| *other != at).collect();
        for other in &others {
            self.taps[*other].until("room").await;
        }
        let (cursor, talk) = self.taps[at].cursors();
        let claim = match rng.below(3) {
            0 => (None, None),
            1 => (Some(0), Some(0)),
            _ => (Some(cursor), Some(talk)),
        };
        self.taps[at].connect(claim.0, claim.1).await;
        for other in &others {
            self.taps[*other].until("room").await;
        }
        self.sync().await;
    }
}
