//! When bots talk: after what happened and after what was said. Who speaks when follows from public facts, so that it shows
//! nothing secret; only the words depend on what a seat knows.

use std::time::Duration;

use bots::conversation::{mix, pick};
use bots::{Cue, Prompt, mentions, understand};
use game::{Seat, SeatSet};
use games::{Playable, seat_name};
use tokio::time::Instant;
use wire::room::Status;
use wire::socket::Words;

use super::{Disclosure, StoreFailed, Table};
use crate::tables::room::By;

/// How many bots wait for their word at most. More talk than that is not answered.
const MOST: usize = 8;

/// A bot that will speak.
pub(super) struct Speaker<G: Playable> {
    at: Instant,
    prompt: Prompt<G>,
}

impl<G: Playable, D: Disclosure> Table<G, D> {
    /// The seats of bots. A stand-in says nothing: the words would be taken for the person's.
    fn talkers(&self) -> SeatSet {
        let bots = self.room.seated().filter(|(_, chair)| matches!(chair.by, By::Bot { .. }));
        bots.map(|(seat, _)| seat).collect()
    }

    /// When the next bot speaks.
    pub(super) fn speaker_due(&self) -> Option<Instant> {
        self.speakers.iter().map(|speaker| speaker.at).min()
    }

    /// Plans what bots say about what has just happened: the first after about one pace, the next one later.
    pub(super) fn plan_remarks(&mut self) {
        let bots = self.talkers();
        if self.room.status != Status::Playing {
            return;
        }
        let Some(play) = self.current.get_mut() else { return };
        let (prompts, mixed) = (play.remarks(bots), mix(play.facts()) % 4);
        for (prompt, place) in prompts.into_iter().zip(0..) {
            self.plan_word(prompt, 6 + mixed + 14 * place);
        }
    }

    /// Plans a bot's answer to this line of a seat, within one and a half paces.
    pub(super) fn plan_answer(&mut self, from: Seat, statement: Option<&G::Statement>, words: &Words) {
        let line = u64::try_from(self.room.talk.len()).unwrap_or(u64::MAX);
        let bots = self.talkers();
        let Some(play) = self.current.get() else { return };
        let prompt = match (statement, words) {
            (Some(statement), _) => play.answer(from, statement, line, bots),
            (None, Words::Text(text)) => self.question_in(from, text, line, bots),
            (None, _) => None,
        };
        if let Some(prompt) = prompt {
            self.plan_word(prompt, 5 + mix(line) % 5);
        }
    }

    /// Whom a line of plain words asks something, and what: the bot that is named, or one of all if nobody is.
    fn question_in(&self, from: Seat, text: &str, line: u64, bots: SeatSet) -> Option<Prompt<G>> {
        let question = understand(G::NAME, text)?;
        let named = |(seat, chair): &(Seat, &crate::tables::room::Seated)| match &chair.by {
            By::Person { name, .. } => mentions(text, name),
            By::Bot { .. } => mentions(text, seat_name(*seat)),
            By::Nobody => false,
        };
        let seat = match self.room.seated().find(named) {
            Some((seat, _)) => bots.contains(seat).then_some(seat),
            None => pick(bots, line),
        }?;
        Some(Prompt { seat, cue: Cue::Asked { from, question } })
    }

    /// Lets a bot speak after this many eighths of a pace.
    fn plan_word(&mut self, prompt: Prompt<G>, eighths: u64) {
        if self.speakers.len() >= MOST {
            return;
        }
        let eighths = u32::try_from(eighths).unwrap_or(u32::MAX);
        let wait: Duration = self.registry.config.pace.saturating_mul(eighths) / 8;
        self.speakers.push(Speaker { at: Instant::now() + wait, prompt });
    }

    /// The bot that is due speaks.
    pub(super) async fn let_a_bot_speak(&mut self, now: Instant) -> Result<(), StoreFailed> {
        let Some(place) = self.speakers.iter().position(|speaker| speaker.at <= now) else { return Ok(()) };
        let Speaker { prompt, .. } = self.speakers.remove(place);
        let Some(By::Bot { level }) = self.room.chair(prompt.seat).map(|chair| chair.by.clone()) else {
            return Ok(());
        };
        let Some(mut play) = self.current.lend() else { return Ok(()) };
        let start = Instant::now();
        let (seat, answerable) = (prompt.seat, matches!(prompt.cue, Cue::Event(_)));
        let thinking = tokio::task::spawn_blocking(move || {
            let words = play.find_words(&prompt, level);
            (play, words)
        });
        let (play, words) = thinking.await.map_err(|_| StoreFailed)?;
        self.current.put(play);
        tokio::time::sleep_until(self.publishing_time(start)).await;
        match words {
            Some(statement) => self.bot_says(seat, statement, answerable).await,
            None => Ok(()),
        }
    }
}
