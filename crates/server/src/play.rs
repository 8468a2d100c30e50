//! The game at a table, and what of it each viewer is sent.
//!
//! Nothing here looks at the state: a viewer's notices come from [`Notice::of`], the board from `shown`, a seat's own
//! part from `you`, `form` and `legal` of its view.

use bots::Level;
use game::{
    BySeat, Checked, Cursor, Draft, Entropy, Game, Halt, Impossible, Notice, Protocol, Recall, Record, Seat,
    SeatSet, Seed, Table, Turn, Viewer,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use wire::archive::Steps;
use wire::json::{self, Misread};

use crate::bot::{Bot, Heard};
use crate::hosted::Hosted;
#[cfg(feature = "planted")]
use crate::leak_fixtures::Chance;
use crate::log::entry;
use crate::patch::changes;
use crate::problem::Problem;
use crate::steps;

#[cfg(not(feature = "planted"))]
type Chance<G> = <G as game::Protocol>::Dealer;

/// The game at a table.
pub struct Play<G: Hosted> {
    seed: Seed,
    table: Table<G>,
    dealer: Chance<G>,
    bots: BySeat<Option<Bot<G>>>,
    talk: Vec<Heard<G>>,
    sent: Sent<G>,
}

/// What has been sent of it, so that only what changes is sent again.
struct Sent<G: Hosted> {
    events: usize,
    board: Option<G::Shown>,
    own: BySeat<Option<OwnOf<G>>>,
    cursors: BySeat<u64>,
    public: u64,
}

impl<G: Hosted> Sent<G> {
    fn nothing() -> Sent<G> {
        let own = BySeat::new(|_| None);
        Sent { events: 0, board: None, own, cursors: BySeat::new(|_| 0), public: 0 }
    }
}

/// What is sent after a move.
pub struct Round {
    /// What changed on the board, a JSON object, the same for all.
    pub board: String,
    /// The notices of the spectators, a JSON list.
    pub notices: String,
    /// What the table at large is sent.
    pub public: News,
    /// What each seat is sent.
    pub seats: Vec<(Seat, News)>,
}

/// What one viewer is sent after a move.
#[derive(PartialEq, Eq)]
pub struct News {
    /// How many of its own notices it has then had.
    pub cursor: u64,
    /// The new ones, a JSON list; nothing where they are those of the table at large.
    pub notices: Option<String>,
    /// What changed of its own part.
    pub own: Option<String>,
}

/// Why a command led to nothing.
pub enum Unplayed<R> {
    /// It does not read.
    Misread(Misread),
    /// A rule says no.
    Refused(R),
    /// Chance gave no way: cannot happen without a written deal, and is not a reason to panic.
    Chance,
}

/// A seat's own part.
#[derive(Clone, PartialEq, Serialize)]
pub(crate) struct Own<Y, F, C> {
    you: Y,
    form: F,
    choices: C,
}

/// The same of a game.
pub(crate) type OwnOf<G> = Own<<G as Protocol>::You, <G as Game>::Form, <G as Game>::Choices>;

impl<Y: Serialize + PartialEq, F: Serialize + PartialEq, C: Serialize + PartialEq> Own<Y, F, C> {
    /// What must be put into what it was before; nothing if nothing changed.
    fn since(&self, before: Option<&Self>) -> Option<String> {
        changes!(self, before, Own { you, form, choices })
    }
}

impl<G: Hosted> Play<G> {
    /// Reads and checks a setup. A written deal is no thing for a server: everybody must be able to trust the cards.
    pub fn check(setup: &Value) -> Result<(G::Setup, Checked<G::Options>), crate::problem::Problem> {
        crate::registry::refuse_deal(setup)?;
        Ok(games::read_setup::<G>(setup)?)
    }

    /// A table that is about to be dealt.
    pub fn open(setup: &Value, seed: Seed, entropy: &Entropy) -> Result<Play<G>, String> {
        let (setup, checked) = Play::<G>::check(setup).map_err(|problem| problem.body.message)?;
        Ok(Play::around(Table::open(checked.options), &setup, seed, entropy))
    }

    /// A table from its stored batches.
    pub fn load(
        setup: &Value,
        seed: Seed,
        entropy: &Entropy,
        batches: &[entry::Read<G>],
    ) -> Result<Play<G>, String> {
        let (setup, checked) = Play::<G>::check(setup).map_err(|problem| problem.body.message)?;
        let table = entry::load(checked.options, batches)?;
        let mut play = Play::around(table, &setup, seed, entropy);
        play.settle_sent();
        Ok(play)
    }

    fn around(table: Table<G>, setup: &G::Setup, seed: Seed, entropy: &Entropy) -> Play<G> {
        let drawn = u64::try_from(table.secrets().draws().len()).unwrap_or(u64::MAX);
        let dealer = G::dealer(setup, seed.dice(entropy).after(drawn));
        #[cfg(feature = "planted")]
        let dealer = Chance::over(dealer);
        let bots = BySeat::new(|_| None);
        Play { seed, table, dealer, bots, talk: Vec::new(), sent: Sent::nothing() }
    }

    /// Deals.
    pub fn begin(&mut self) -> Result<Draft<'_, G>, Impossible> {
        self.table.begin(&mut self.dealer)
    }

    /// Reads a person's command.
    pub fn read(&self, value: &Value) -> Result<G::Command, Misread> {
        let command: G::Command = json::read(value).map_err(|misread| misread.under("command"))?;
        match G::misplaced(&command, self.table.seats()) {
            None => Ok(command),
            Some(place) => Err(Misread::new(json::join("command", &place), "no such seat is at this table")),
        }
    }

    /// What a command would do.
    pub fn draft(&mut self, seat: Seat, command: &G::Command) -> Result<Draft<'_, G>, Unplayed<G::Refusal>> {
        self.table.draft(seat, command, &mut self.dealer).map_err(|halt| match halt {
            Halt::Refused(refusal) => Unplayed::Refused(refusal),
            Halt::Chance(_) => Unplayed::Chance,
        })
    }

    /// The seats that are asked now.
    pub fn asked(&self) -> SeatSet {
        self.table.asked()
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Turn::Over(_))
    }

    /// Whether what is asked needs more thought.
    pub fn is_pensive(&self) -> bool {
        G::is_long_decision(self.table.board())
    }

    /// How many moves were made: tells one decision from the next.
    pub fn moves(&self) -> usize {
        self.table.secrets().moves().len()
    }

    /// How many public facts there have been.
    pub fn facts(&self) -> u64 {
        self.sent.public
    }

    /// Whether this seat may speak now; a spectator may whenever the table at large may.
    pub fn may_speak(&self, seat: Option<Seat>) -> Result<(), G::Refusal> {
        let seat = seat.or_else(|| self.table.seats().lowest()).unwrap_or(Seat::S0);
        G::may_speak(&self.table.view(seat))
    }

    /// Reads a statement.
    pub fn statement(&self, value: &Value) -> Result<G::Statement, Misread> {
        let statement: G::Statement =
            json::read(value).map_err(|misread| misread.under("words.statement"))?;
        match G::misplaced_in(&statement, self.table.seats()) {
            None => Ok(statement),
            Some(place) => {
                let at = json::join("words.statement", &place);
                Err(Misread::new(at, "no such seat is at this table"))
            }
        }
    }

    /// A statement was made now.
    pub fn hear(&mut self, from: Seat, statement: G::Statement) {
        self.talk.push(Heard { after: self.table.secrets().log().len(), from, statement });
    }

    /// A statement was made after so many events: for a table that is read again.
    pub fn heard(&mut self, after: usize, from: Seat, statement: G::Statement) {
        self.talk.push(Heard { after, from, statement });
    }

    /// What the bot in this seat says and does.
    pub fn think(&mut self, seat: Seat, level: Level) -> (Vec<G::Statement>, Option<G::Command>) {
        let seed = &self.seed;
        let bot = self.bots.get_mut(seat).get_or_insert_with(|| Bot::new(seat, level, seed));
        let said = bot.speak(&self.table, &self.talk);
        (said, bot.choose(&self.table, &self.talk))
    }

    /// Some legal command: for a bot whose own was refused, which is a mistake of ours and no reason to stop.
    pub fn any_command(&self, seat: Seat) -> Option<G::Command> {
        game::Choices::nth(&self.table.legal(seat), 0)
    }

    /// The bot leaves this chair.
    pub fn dismiss(&mut self, seat: Seat) {
        *self.bots.get_mut(seat) = None;
    }

    /// What a returning client may be told again.
    pub fn recall(&self) -> Recall {
        self.table.recall()
    }

    /// How many notices this viewer has had.
    pub fn cursor(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Table => self.sent.public,
            Viewer::Seat(seat) => *self.sent.cursors.get(seat),
        }
    }

    /// How many notices this seat had had before the last stored batch.
    pub fn cursor_before_last(&self, seat: Seat, batches: &[entry::Read<G>]) -> u64 {
        let last = batches.last().map_or(&[][..], entry::Read::events);
        let fresh = last.iter().filter_map(|event| Notice::of::<G>(event, Viewer::Seat(seat))).count();
        self.cursor(Viewer::Seat(seat)).saturating_sub(u64::try_from(fresh).unwrap_or(0))
    }

    /// This viewer's notices from a cursor on.
    pub fn notices(&self, viewer: Viewer, from: u64) -> Vec<Box<RawValue>> {
        let from = Cursor(usize::try_from(from).unwrap_or(usize::MAX));
        self.table.notices(viewer, from).filter_map(|notice| to_raw_value(&notice).ok()).collect()
    }

    /// The whole board.
    pub fn board(&self) -> Option<Box<RawValue>> {
        to_raw_value(&G::shown(self.table.board())).ok()
    }

    /// The whole of a seat's own part.
    pub fn own(&self, seat: Seat) -> Option<Box<RawValue>> {
        to_raw_value(&own_part(&self.table, seat)).ok()
    }

    /// What everybody is sent after a move: the table at large, then every seat.
    pub fn news(&mut self) -> Round {
        let from = self.sent.events;
        let board = board_since::<G>(&self.table, &mut self.sent.board);
        let (notices, count) = notices_since(&self.table, from, Viewer::Table);
        self.sent.public += count;
        let seats = self.table.seats();
        let fresh = self.table.secrets().log().get(from..).unwrap_or(&[]);
        let told: SeatSet = self
            .table
            .seats()
            .iter()
            .filter(|seat| fresh.iter().any(|event| G::private(event, *seat).is_some()))
            .collect();
        let mut each = Vec::with_capacity(usize::from(seats.len()));
        for seat in seats {
            // Most of the time a seat learns what everybody learns.
            let (notices, count) = match told.contains(seat) {
                true => {
                    let (notices, count) = notices_since(&self.table, from, Viewer::Seat(seat));
                    (Some(notices), count)
                }
                false => (None, count),
            };
            let cursor = self.sent.cursors.get_mut(seat);
            *cursor += count;
            let own = own_since(&self.table, seat, self.sent.own.get_mut(seat));
            each.push((seat, News { cursor: *cursor, notices, own }));
        }
        self.sent.events = self.table.secrets().log().len();
        // Where a seat's news are those of the table at large they are also written the same.
        each.iter_mut().for_each(|(_, news)| {
            if news.notices.as_ref() == Some(&notices) {
                news.notices = None;
            }
        });
        let public = News { cursor: self.sent.public, notices: None, own: None };
        Round { board, notices, public, seats: each }
    }

    /// What planted leaks tell: how chance went, what a seat may do, the seed.
    #[cfg(feature = "planted")]
    pub fn planted_draws(&self) -> u64 {
        self.table.secrets().draws().iter().fold(0, |sum, draw| sum ^ draw.way)
    }
    #[cfg(feature = "planted")]
    #[allow(missing_docs)]
    pub fn planted_choices(&self, seat: Seat) -> u32 {
        game::Choices::count(&self.table.legal(seat))
    }
    #[cfg(feature = "planted")]
    #[allow(missing_docs)]
    pub fn planted_seats(&self) -> u8 {
        self.table.seats().len()
    }
    #[cfg(feature = "planted")]
    #[allow(missing_docs)]
    pub fn planted_last_move(&self) -> Option<&game::Move<G::Command>> {
        self.table.secrets().moves().last()
    }
    #[cfg(feature = "planted")]
    #[allow(missing_docs)]
    pub fn planted_record(&self) -> (String, String) {
        self.proof()
    }
    #[cfg(feature = "planted")]
    #[allow(missing_docs)]
    pub fn planted_seed(&self) -> String {
        self.seed.reveal_hex()
    }

    /// Everything counts as sent: for a table that is read again.
    fn settle_sent(&mut self) {
        let _ = self.news();
    }

    /// The finished game move by move, as this viewer saw it.
    pub fn steps(&self, viewer: Viewer, talk: &[wire::socket::Said]) -> Result<Steps, Problem> {
        if !self.is_over() {
            return Err(Problem::conflict("not_over", "a game is shown as a replay when it is over"));
        }
        if viewer.seat().is_some_and(|seat| !self.table.seats().contains(seat)) {
            return Err(Problem::missing("seat"));
        }
        // Rules may have changed since an old game was played; then it is kept as its record alone.
        steps::steps(&self.table, viewer, talk)
            .map_err(|_| Problem::conflict("not_now", "these moves cannot be played again"))
    }

    /// The finished game in notation, with the seed that is no secret any more.
    pub fn record(&self) -> Option<(String, String)> {
        self.is_over().then(|| self.proof())
    }

    fn proof(&self) -> (String, String) {
        let record: Record<G> = Record {
            options: self.table.options().clone(),
            draws: self.table.secrets().draws().to_vec(),
            moves: self.table.secrets().moves().to_vec(),
        };
        (record.write(), self.seed.reveal_hex())
    }
}

pub(crate) fn notices_since<G: Hosted>(table: &Table<G>, from: usize, viewer: Viewer) -> (String, u64) {
    let fresh = table.secrets().log().get(from..).unwrap_or(&[]);
    let notices: Vec<_> = fresh.iter().filter_map(|event| Notice::of::<G>(event, viewer)).collect();
    let count = u64::try_from(notices.len()).unwrap_or(0);
    (serde_json::to_string(&notices).unwrap_or_default(), count)
}

/// What changed on the board since it was like this.
pub(crate) fn board_since<G: Hosted>(table: &Table<G>, before: &mut Option<G::Shown>) -> String {
    let now = G::shown(table.board());
    let changed = G::changes(&now, before.as_ref());
    if changed.is_some() {
        *before = Some(now);
    }
    changed.unwrap_or_else(|| "{}".to_string())
}

/// What changed of a seat's own part since it was like this; nothing if nothing did.
pub(crate) fn own_since<G: Hosted>(
    table: &Table<G>,
    seat: Seat,
    before: &mut Option<OwnOf<G>>,
) -> Option<String> {
    let now = own_part(table, seat);
    let changed = now.since(before.as_ref());
    if changed.is_some() {
        *before = Some(now);
    }
    changed
}

/// What a seat alone sees.
fn own_part<G: Hosted>(table: &Table<G>, seat: Seat) -> OwnOf<G> {
    let view = table.view(seat);
    let form = G::form(table.board(), seat);
    Own { you: G::you(view), form, choices: G::legal(&view) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use avalon::Avalon;
    use serde_json::json;
    use shadows::Shadows;

    fn apply(whole: &mut Value, patch: &str) {
        let patch: Value = serde_json::from_str(patch).unwrap();
        for (key, value) in patch.as_object().unwrap() {
            match value {
                Value::Null => whole.as_object_mut().unwrap().remove(key),
                value => whole.as_object_mut().unwrap().insert(key.clone(), value.clone()),
            };
        }
    }

    /// The whole thing; a member that is null may as well not be there, as in what patches make.
    fn whole(raw: Option<Box<RawValue>>) -> Value {
        let mut whole: Value = serde_json::from_str(raw.unwrap().get()).unwrap();
        whole.as_object_mut().unwrap().retain(|_, value| !value.is_null());
        whole
    }

    /// Plays a game by chance and looks at what a client would have after each move.
    fn follow<G: Hosted>(setup: &Value, number: u8) {
        let seed = Seed::from_hex(&format!("{number:02x}").repeat(32)).unwrap();
        let mut play = Play::<G>::open(setup, seed, &Entropy::none()).unwrap();
        play.begin().unwrap().commit();
        let (mut board, mut own) = (json!({}), BySeat::new(|_| json!({})));
        let mut luck = u32::from(number);
        loop {
            let round = play.news();
            apply(&mut board, &round.board);
            assert_eq!(board, whole(play.board()));
            for (seat, news) in round.seats {
                if let Some(patch) = &news.own {
                    apply(own.get_mut(seat), patch);
                }
                assert_eq!(*own.get(seat), whole(play.own(seat)), "seat {seat}");
            }
            let Some(seat) = play.asked().lowest() else { break };
            luck = luck.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let choices = play.table.legal(seat);
            let place = (luck >> 8) % game::Choices::count(&choices);
            let command = game::Choices::nth(&choices, place).unwrap();
            let Ok(draft) = play.draft(seat, &command) else { panic!("a legal move is refused") };
            draft.commit();
        }
    }

    /// What is sent piece by piece is what a whole view would be: nothing that changes is taken for fixed.
    #[test]
    fn patches_make_the_whole_view() {
        let roles = ["merlin", "assassin", "percival", "morgana", "mordred"];
        let options = json!({"lady": true, "lancelotVariant": "v2", "excalibur": true, "plot": true,
            "targeting": true, "roleListPublic": false});
        for number in 0..12 {
            follow::<Avalon>(&json!({"players": 5}), number);
            follow::<Avalon>(&json!({"players": 10, "roles": roles, "options": options}), number);
            follow::<Shadows>(&json!({"players": 5}), number);
            follow::<Shadows>(&json!({"players": 7, "options": {"expert": true}}), number);
        }
    }
}
