//! When bots move and speak: the time shows nothing of what they know.

use std::num::NonZeroU64;
use std::time::Duration;

use game::Dice;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use super::TestTable;
use crate::config::Config;
use crate::play::Chance;
use crate::tables::{Disclosure, start};

/// Chance whose first draw, the deal of the characters, is `DEAL`. All other draws are 1, so that seat 1 leads first.
#[derive(Clone)]
pub(super) struct FixedDeal<const DEAL: u64> {
    dealt: bool,
}

impl<const DEAL: u64> Chance for FixedDeal<DEAL> {
    fn new(_: Dice) -> Self {
        FixedDeal { dealt: false }
    }

    fn draw(&mut self, ways: NonZeroU64) -> Option<u64> {
        let way = if std::mem::replace(&mut self.dealt, true) { 1 } else { DEAL };
        Some(way % ways)
    }
}

#[derive(Default)]
pub(super) struct Dealt<const DEAL: u64>;

impl<const DEAL: u64> Disclosure for Dealt<DEAL> {
    type Chance = FixedDeal<DEAL>;
}

/// The first proposal and its votes.
const MOVES: usize = 6;

/// When the moves of the first proposal and its vote were published, who spoke when until then, and the character of seat 0. Four
/// bots of this level play with one person, who asks a question and votes at once.
async fn moments<const DEAL: u64>(level: &str) -> (Vec<Duration>, Vec<(Duration, Value)>, Value) {
    let value = json!({"game": "avalon", "setup": {"players": 5}, "practice": level});
    let mut table = TestTable::start(Config::default(), value, start::<Dealt<DEAL>>).await;
    table.connect(0).await;
    table.say(0, "Bors, whom do you trust?").await;
    let (begun, mut moments, mut speakers) = (Instant::now(), Vec::new(), Vec::new());
    while moments.len() < MOVES {
        table.step().await;
        let updates = table.client(0).frames.iter().filter(|frame| frame.get("update").is_some()).count();
        moments.resize(updates.min(MOVES), begun.elapsed());
        let said = table.client(0).frames.iter().filter_map(|frame| frame.get("said"));
        for said in said.skip(speakers.len()).map(|said| said["seat"].clone()).collect::<Vec<Value>>() {
            speakers.push((begun.elapsed(), said));
        }
        sleep(Duration::from_millis(10)).await;
    }
    (moments, speakers, table.client(0).player.own["you"]["role"].clone())
}

/// What a bot knows does not show in the time of its moves and words.
#[tokio::test(start_paused = true)]
async fn bots_move_at_the_same_moments_whatever_they_were_dealt() {
    for level in ["squire", "champion"] {
        let deals = [
            moments::<0>(level).await,
            moments::<13>(level).await,
            moments::<29>(level).await,
            moments::<52>(level).await,
        ];
        assert!(deals.iter().any(|(_, _, role)| *role != deals[0].2), "the deals are the same");
        for (moments, speakers, _) in &deals {
            assert_eq!(*moments, deals[0].0, "{level}");
            assert_eq!(*speakers, deals[0].1, "{level}");
            assert!(speakers.iter().any(|(_, seat)| *seat == 1), "{level}: the question is answered");
        }
    }
}
