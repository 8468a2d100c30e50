//! After cards are opened, bots and clocks wait until people have looked at them.

use std::time::Duration;

use client::Player;
use game::Choices as _;
use serde_json::{Value, json};
use shadows::Shadows;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use super::bot_moments::Dealt;
use super::{Ask, Join, TestTable, guest};
use crate::config::Config;
use crate::connections::outbox::{Outgoing, outbox};
use crate::tables::start;

const SOCKET: u64 = 1;
const CLOCK: u64 = 60_000;

/// A person at a table of Shadows with three bots, who listens when asked.
struct Listener {
    table: TestTable,
    player: Player<Shadows>,
    queue: mpsc::Receiver<Outgoing>,
    nonce: u64,
}

/// One opening: its cards, the clock that everybody was sent with it, and how long the next bot waited.
struct Opening {
    cards: u64,
    clock: u64,
    waited: Duration,
}

impl Listener {
    async fn sit() -> Listener {
        let value = json!({
            "game": "shadows", "setup": {"players": 4}, "practice": "squire", "house": {"clock": {"seconds": CLOCK / 1000}},
        });
        let table = TestTable::start(Config::default(), value, start::<Dealt<13>>).await;
        let (outbox, queue) = outbox();
        let join = Join {
            socket: SOCKET,
            guest: Some(guest(0)),
            by_old_code: false,
            cursor: None,
            talk: Some(0),
            watch: None,
            outbox,
        };
        table.registry.try_deliver(table.id, Ask::Join(join)).await.unwrap();
        Listener { table, player: Player::new(), queue, nonce: 0 }
    }

    async fn deliver(&self, ask: Ask) {
        self.table.registry.try_deliver(self.table.id, ask).await.unwrap();
    }

    /// The updates since the last call.
    fn updates(&mut self) -> Vec<Value> {
        let mut updates = Vec::new();
        while let Ok(Outgoing::Frame(text)) = self.queue.try_recv() {
            self.player.take(&text).unwrap();
            let mut frame: Value = serde_json::from_str(&text).unwrap();
            if let Some(update) = frame.get_mut("update") {
                updates.push(update.take());
            }
        }
        updates
    }

    /// Makes a move if one is asked.
    async fn answer(&mut self) -> bool {
        let Some(command) = self.player.choices().and_then(|choices| choices.nth(0)) else { return false };
        self.nonce += 1;
        let command = self.player.command(self.nonce, &command)["command"]["command"].clone();
        self.deliver(Ask::Command { socket: SOCKET, nonce: self.nonce, command }).await;
        true
    }
}

/// The first opening after which a bot is asked. A person who `looks` says at once that everything was seen.
async fn opening(looks: bool) -> Opening {
    let mut listener = Listener::sit().await;
    let mut open: Option<(Instant, u64, u64)> = None;
    for _ in 0..200_000 {
        sleep(Duration::from_millis(10)).await;
        for update in listener.updates() {
            if let Some((at, cards, clock)) = open {
                return Opening { cards, clock, waited: at.elapsed() };
            }
            let notices = update["notices"].as_array().unwrap();
            let Some(opened) = notices.iter().find_map(|notice| notice["public"].get("opened")) else {
                continue;
            };
            let cards = u64::try_from(opened["cards"].as_array().unwrap().len()).unwrap();
            open = Some((Instant::now(), cards, update["clock"]["of"].as_u64().unwrap()));
            if looks {
                let cursor = update["cursor"].as_u64().unwrap();
                listener.deliver(Ask::Seen { socket: SOCKET, cursor }).await;
            }
        }
        if listener.answer().await {
            open = None;
        }
    }
    panic!("nobody goes on a quest");
}

/// How long people may look, at the usual pace of the bots.
fn time_to_look(cards: u64) -> Duration {
    // The result counts as a card.
    Duration::from_millis(4_000 + 600 * (cards + 1))
}

/// No bot takes longer for a decision, at the usual pace.
const SLOWEST: Duration = Duration::from_millis(4_000);

#[tokio::test(start_paused = true)]
async fn bots_and_clocks_wait_while_people_look_at_an_opened_pile() {
    let Opening { cards, clock, waited } = opening(false).await;
    let look = time_to_look(cards);
    assert!(cards > 0 && waited >= look && waited <= look + SLOWEST, "{cards} cards, {waited:?}");
    assert!(clock >= CLOCK + u64::try_from(look.as_millis()).unwrap(), "{clock}");
}

#[tokio::test(start_paused = true)]
async fn bots_go_on_once_everybody_has_looked() {
    let Opening { cards, waited, .. } = opening(true).await;
    assert!(cards > 0 && waited <= SLOWEST, "{cards} cards, {waited:?}");
}
