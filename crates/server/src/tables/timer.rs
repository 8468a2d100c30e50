//! Time at a table: when bots move, clocks that run out, people who do not come back.

use std::time::Duration;

use game::{Seat, SeatSet, Viewer};
use tokio::time::Instant;
use wire::room::{Pause, Status};

use super::knocks::KEPT;
use super::{Deadline, Disclosure, StoreFailed, Table};
use crate::clock;
use crate::log::entry::{Entry, Mover};
use crate::play::Play;
use crate::tables::room::By;
use games::Playable;

/// How long people look at opened cards, and at each of them, in eighths of the bots' pace: 4 s and 600 ms by default. The
/// page turns up a card in less.
const LOOK: u32 = 20;
const LOOK_AT_CARD: u32 = 3;

/// How often a table checks the time when nothing is due.
const CHECK: Duration = Duration::from_secs(600);

impl<G: Playable, D: Disclosure> Table<G, D> {
    /// When something is due next.
    pub(super) fn due(&self) -> Instant {
        if self.removed {
            return Instant::now();
        }
        let idle = self.idle_since.map(|since| since + self.registry.config.idle);
        let dues = [
            self.bot_due,
            self.speaker_due(),
            self.deadline.map(|deadline| deadline.at),
            self.absence_due(),
            self.heir_due(),
            self.held_due(),
            self.watching_due,
            idle,
        ];
        dues.into_iter().flatten().min().unwrap_or_else(|| Instant::now() + CHECK)
    }

    /// When somebody else becomes host, because the host has been away for long and others are there.
    fn heir_due(&self) -> Option<Instant> {
        let live = matches!(self.room.status, Status::Open | Status::Playing);
        let host = self.room.seat_of(self.room.host).filter(|_| live && self.heir().is_some())?;
        self.away.get(host).map(|since| since + KEPT)
    }

    /// The person who is to be host after a host who is away.
    fn heir(&self) -> Option<i64> {
        let present = self.present();
        let heir = self.room.heir(present)?;
        self.room.seat_of(heir).filter(|seat| present.contains(*seat)).map(|_| heir)
    }

    /// The seats that are held now.
    fn held(&self) -> SeatSet {
        let now = self.registry.now();
        self.room.seated().filter(|(_, chair)| chair.held(now).is_some()).map(|(seat, _)| seat).collect()
    }

    /// When the next seat is no longer held.
    fn held_due(&self) -> Option<Instant> {
        let now = self.registry.now();
        let until =
            self.room.chairs.iter().filter_map(|chair| chair.held(now)).map(|hold| hold.until).min()?;
        let left = u64::try_from(until.saturating_sub(now)).unwrap_or(0);
        Some(Instant::now() + Duration::from_millis(left))
    }

    fn goes_on(&self) -> bool {
        self.room.status == Status::Playing && self.room.paused.is_none()
    }

    fn asked(&self) -> SeatSet {
        self.current.get().map(Play::asked).unwrap_or_default()
    }

    /// The seats that a bot plays now.
    fn bots(&self) -> SeatSet {
        let bot = |seat: &Seat| {
            let chair = self.room.chair(*seat);
            chair.is_some_and(|chair| chair.stand_in || matches!(chair.by, By::Bot { .. }))
        };
        self.asked().iter().filter(bot).collect()
    }

    /// When the next absence has lasted long enough. A stand-in depends on the absence alone and not on who
    /// is asked, so that it says nothing about the player's cards.
    fn absence_due(&self) -> Option<Instant> {
        if !self.goes_on() {
            return None;
        }
        let absent = |(seat, chair): (Seat, &crate::tables::room::Seated)| {
            let since = *self.away.get(seat);
            since.filter(|_| chair.person().is_some() && !chair.stand_in)
        };
        let patience = Duration::from_secs(self.room.house.absence.into());
        self.room.seated().filter_map(absent).min().map(|since| since + patience)
    }

    /// In how many seconds a bot plays for the absent person of this seat.
    pub(super) fn bot_in(&self, seat: Seat) -> Option<u64> {
        let chair = self.room.chair(seat).filter(|chair| chair.person().is_some() && !chair.stand_in)?;
        let since = (*self.away.get(seat)).filter(|_| self.goes_on() && !chair.left)?;
        let due = since + Duration::from_secs(self.room.house.absence.into());
        let left = due.saturating_duration_since(Instant::now());
        Some(left.as_secs() + u64::from(left.subsec_nanos() > 0))
    }

    /// Somebody is asked something new: the clock starts again.
    pub(super) fn new_question(&mut self) {
        self.deadline = None;
    }

    /// Sets when bots move and the clock runs out. Called after every change.
    pub(super) fn plan(&mut self) {
        self.held_shown = self.held();
        if !self.goes_on() || self.links.is_empty() {
            // No bot moves and no clock runs while nobody is connected.
            self.bot_due = None;
            self.speakers.clear();
            self.deadline = None;
            return;
        }
        if self.bots().is_empty() {
            self.bot_due = None;
        } else if self.bot_due.is_none() {
            self.bot_due = Some(self.shown_at() + self.pace());
        }
        if self.deadline.is_none() {
            let long = self.current.get().is_some_and(Play::is_long_decision);
            let of = clock::allowed(self.room.house.clock, long);
            let (now, from) = (Instant::now(), self.shown_at());
            self.deadline = of.map(|of| Deadline { at: from + of, of: from + of - now });
        }
    }

    /// Cards were opened: bots and clocks wait while people look at them. How long depends on the number of cards, which
    /// everybody sees. Bots go on sooner once everybody who plays has had everything.
    pub(super) fn show(&mut self, cards: u32) {
        if cards > 0 {
            let eighths = LOOK + cards.saturating_mul(LOOK_AT_CARD);
            self.showing = Some(Instant::now() + self.registry.config.pace.saturating_mul(eighths) / 8);
            (self.bot_due, self.deadline) = (None, None);
        }
    }

    /// When people have looked at what was opened last: now, if nobody looks.
    fn shown_at(&self) -> Instant {
        let now = Instant::now();
        self.showing.map_or(now, |until| until.max(now))
    }

    /// Somebody has had notices. If everybody has looked, the bots go on.
    pub(super) fn looked(&mut self) {
        let Some(play) = self.current.get().filter(|_| self.showing.is_some()) else { return };
        let mut playing = (self.room.people() & self.present()).iter();
        if playing.all(|seat| *self.acknowledged.get(seat) >= play.cursor(Viewer::Seat(seat))) {
            self.showing = None;
            let soon = Instant::now() + self.pace();
            self.bot_due = self.bot_due.map(|due| due.min(soon));
        }
    }

    /// How long a bot waits before it thinks. It depends only on public facts, so that it shows nothing secret.
    fn pace(&self) -> Duration {
        let moves = self.current.get().map_or(0, |play| play.moves());
        let steps = u32::try_from(moves.wrapping_mul(2_654_435_761) >> 7 & 7).unwrap_or(0);
        let long = self.current.get().is_some_and(Play::is_long_decision);
        self.registry.config.pace * (if long { 12 } else { 4 } + steps) / 8
    }

    /// The time that is left, for the frames.
    pub(super) fn time_left(&self) -> Option<wire::socket::Time> {
        self.deadline.map(|Deadline { at, of }| wire::socket::Time {
            left: clock::millis(at.saturating_duration_since(Instant::now())),
            of: clock::millis(of),
        })
    }

    /// Does what is due. True when the table may be forgotten.
    pub(super) async fn tick(&mut self) -> Result<bool, StoreFailed> {
        let now = Instant::now();
        if self.removed {
            return Ok(true);
        }
        if self.idle_since.is_some_and(|since| since + self.registry.config.idle <= now) {
            return Ok(true);
        }
        if self.bot_due.is_some_and(|due| due <= now) {
            self.bot_due = None;
            if let Some(seat) = self.bots().lowest() {
                let stands_in = self.room.chair(seat).is_some_and(|chair| chair.stand_in);
                self.bot_move(seat, if stands_in { Mover::StandIn } else { Mover::Bot }).await?;
            }
        }
        if self.speaker_due().is_some_and(|due| due <= now) {
            self.let_a_bot_speak(now).await?;
        }
        if self.watching_due.is_some_and(|due| due <= now) {
            self.tell_watching(now);
        }
        if self.absence_due().is_some_and(|due| due <= now) {
            self.absences(now).await?;
        }
        if self.heir_due().is_some_and(|due| due <= now)
            && let Some(person) = self.heir()
        {
            self.write(vec![Entry::Host { person }]).await?;
            self.tell_room();
        }
        if self.held() != self.held_shown {
            self.tell_room();
        }
        if self.deadline.is_some_and(|deadline| deadline.at <= now) {
            self.time_is_up().await?;
        }
        self.plan();
        Ok(false)
    }

    async fn absences(&mut self, now: Instant) -> Result<(), StoreFailed> {
        let patience = Duration::from_secs(self.room.house.absence.into());
        let gone: SeatSet = self
            .room
            .people()
            .iter()
            .filter(|seat| self.away.get(*seat).is_some_and(|since| since + patience <= now))
            .collect();
        let entries = if (self.room.people() & self.present()).is_empty() {
            vec![Entry::Paused { why: Some(Pause::Empty) }]
        } else {
            let stand_in = |seat| Entry::StandIn { seat, on: true, left: false };
            let stands = |seat: &Seat| self.room.chair(*seat).is_some_and(|chair| chair.stand_in);
            gone.iter().filter(|seat| !stands(seat)).map(stand_in).collect()
        };
        self.write(entries).await?;
        self.tell_room();
        Ok(())
    }

    /// A bot makes one move for every seat that is still asked. It sees only that seat's view.
    async fn time_is_up(&mut self) -> Result<(), StoreFailed> {
        self.deadline = None;
        let mut left = self.asked();
        while let Some(seat) = (left - self.bots()).lowest() {
            self.bot_move(seat, Mover::Clock).await?;
            if let Some(play) = self.current.get_mut() {
                play.remove_bot(seat);
            }
            left = left.without(seat);
            if self.asked() != left {
                break; // somebody is asked something new
            }
        }
        Ok(())
    }
}
