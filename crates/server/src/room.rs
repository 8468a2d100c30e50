//! What a table is besides its game: chairs, host, rules of the house. It follows from the log.

use bots::Level;
use game::{Entropy, Seat, SeatSet, Seed};
use games::{GameName, SEAT_NAMES, seat_name};
use serde_json::Value;
use store::{Index, Status as Stored, TableId};
use wire::archive::Archive;
use wire::rest::{Act, Line};
use wire::room::{Chair, House, Pause, Room as Shown, Sitter, Status};
use wire::socket::{Said, Words};

use crate::entry::{Entry, Opening};
use crate::ids;
use crate::names;
use crate::problem::Problem;

/// How many numbers of moves and lines are remembered a seat. After a break a client sends again what was not
/// acknowledged: its last move, since it waits for the answer before the next, and perhaps some lines.
const REMEMBERED: usize = 32;

/// A table besides its game.
pub struct Room {
    /// Its number in the store.
    pub id: TableId,
    /// Which game.
    pub kind: GameName,
    /// The setup, written out.
    pub setup: Value,
    /// The rules of the house.
    pub house: House,
    /// The secret from which all chance follows.
    pub seed: Seed,
    /// What the seats added to it.
    pub entropy: Entropy,
    /// Who is host.
    pub host: i64,
    /// The chairs, in order.
    pub chairs: Vec<Seated>,
    /// Whether the game stands still.
    pub paused: Option<Pause>,
    /// How far it is.
    pub status: Status,
    /// What was said.
    pub talk: Vec<Said>,
    /// How many bytes that is.
    pub spoken: usize,
    code: String,
    locked: bool,
    ending: SeatSet,
    next: Option<String>,
}

/// A chair and who sits on it.
#[derive(Clone, Debug, Default)]
pub struct Seated {
    /// Who.
    pub by: By,
    /// Whether a bot plays in the person's absence.
    pub stand_in: bool,
    /// The numbers of the seat's last moves and lines.
    nonces: Vec<u64>,
    /// Whose words are not read here.
    muted: SeatSet,
}

/// Who sits on a chair.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// Nobody.
    #[default]
    Nobody,
    /// A person.
    Person {
        /// Who.
        id: i64,
        /// The name at this table.
        name: String,
    },
    /// A bot.
    Bot {
        /// How strong.
        level: Level,
    },
}

impl Room {
    /// A table as it was laid.
    pub fn open(id: TableId, opening: Opening, kind: GameName, players: u8) -> Result<Room, String> {
        let seed = Seed::from_hex(&opening.seed).map_err(|_| "the seed does not read".to_string())?;
        Ok(Room {
            id,
            kind,
            setup: opening.setup,
            house: opening.house,
            seed,
            entropy: Entropy::none(),
            host: opening.host,
            chairs: (0..players).map(|_| Seated::default()).collect(),
            paused: None,
            status: Status::Open,
            talk: Vec::new(),
            spoken: 0,
            code: opening.code,
            locked: false,
            ending: SeatSet::EMPTY,
            next: None,
        })
    }

    /// The table after one more entry. Moves of the game are folded by the game's own table.
    pub fn fold(&mut self, entry: &Entry, facts: u64) {
        match entry {
            Entry::Opened(_) => {}
            Entry::Sat { seat, person, name, entropy } => {
                if let Some(added) = entropy {
                    // Written by ourselves; one that does not read is as good as none.
                    let _ = self.entropy.restore(*seat, added);
                }
                self.put(*seat, By::Person { id: *person, name: name.clone() });
            }
            Entry::Bot { seat, level } => self.put(*seat, By::Bot { level: *level }),
            Entry::Left { seat } => self.put(*seat, By::Nobody),
            Entry::NewDevice { seat, person } => {
                let Some(Seated { by: By::Person { id, .. }, .. }) = self.chair_mut(*seat) else { return };
                let before = std::mem::replace(id, *person);
                if self.host == before {
                    self.host = *person;
                }
            }
            Entry::Host { person } => self.host = *person,
            Entry::Locked { on } => self.locked = *on,
            Entry::House { house } => self.house = house.clone(),
            Entry::Began { .. } => self.status = Status::Playing,
            Entry::Played { nonce, play, .. } => {
                if let (Some(seat), Some(nonce)) = (play.seat(), nonce) {
                    self.remember(seat, *nonce);
                }
            }
            Entry::Said { seat, name, nonce, words, .. } => {
                if let (Some(seat), Some(nonce)) = (seat, nonce) {
                    self.remember(*seat, *nonce);
                }
                let line = u64::try_from(self.talk.len()).unwrap_or(u64::MAX);
                let (seat, name, words) = (*seat, name.clone(), words.clone());
                self.spoken += words.weight();
                self.talk.push(Said { line, seat, name, after: facts, words, muted: false });
            }
            Entry::StandIn { seat, on } => {
                if let Some(chair) = self.chair_mut(*seat) {
                    chair.stand_in = *on;
                }
            }
            Entry::Paused { why } => self.paused = *why,
            Entry::Muted { by, seat, on } => {
                if let Some(chair) = self.chair_mut(*by) {
                    chair.muted = if *on { chair.muted.with(*seat) } else { chair.muted.without(*seat) };
                }
            }
            Entry::Ending { seat, on: true } => self.ending = self.ending.with(*seat),
            Entry::Ending { seat, on: false } => self.ending = self.ending.without(*seat),
            Entry::Next { table } => self.next = Some(table.clone()),
            Entry::Closed => self.status = Status::Closed,
        }
    }

    fn put(&mut self, seat: Seat, by: By) {
        if let Some(chair) = self.chair_mut(seat) {
            *chair = Seated { by, ..Seated::default() };
        }
        // Whoever sits here now has said nothing yet.
        self.chairs.iter_mut().for_each(|chair| chair.muted = chair.muted.without(seat));
    }

    /// This seat's move or line of this number has been made.
    pub fn remember(&mut self, seat: Seat, nonce: u64) {
        if let Some(chair) = self.chair_mut(seat) {
            if chair.nonces.len() >= REMEMBERED {
                chair.nonces.remove(0);
            }
            chair.nonces.push(nonce);
        }
    }

    /// Whether this seat's move or line of this number has been made.
    pub fn knows(&self, seat: Seat, nonce: u64) -> bool {
        self.chair(seat).is_some_and(|chair| chair.nonces.contains(&nonce))
    }

    /// A chair.
    pub fn chair(&self, seat: Seat) -> Option<&Seated> {
        self.chairs.get(usize::from(seat.number()))
    }

    fn chair_mut(&mut self, seat: Seat) -> Option<&mut Seated> {
        self.chairs.get_mut(usize::from(seat.number()))
    }

    /// Whose words this seat does not want to read.
    pub fn muted(&self, seat: Option<Seat>) -> SeatSet {
        seat.and_then(|seat| self.chair(seat)).map_or(SeatSet::EMPTY, |chair| chair.muted)
    }

    /// What was said from this line on, as this seat wants to read it.
    pub fn talk_for(&self, seat: Option<Seat>, from: usize) -> std::borrow::Cow<'_, [Said]> {
        let said = self.talk.get(from..).unwrap_or(&[]);
        let muted = self.muted(seat);
        if !said.iter().any(|said| is_muted(muted, said)) {
            return said.into();
        }
        said.iter()
            .map(|said| if is_muted(muted, said) { without_words(said) } else { said.clone() })
            .collect()
    }

    /// Chairs with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Seated)> {
        Seat::ALL.into_iter().zip(&self.chairs)
    }

    /// Where this person sits.
    pub fn seat_of(&self, person: i64) -> Option<Seat> {
        let mut found = self.seated().filter(|(_, chair)| chair.person() == Some(person));
        found.next().map(|(seat, _)| seat)
    }

    /// The chairs on which people sit.
    pub fn people(&self) -> SeatSet {
        self.seated().filter(|(_, chair)| chair.person().is_some()).map(|(seat, _)| seat).collect()
    }

    /// The name of the host, if the host sits.
    fn host_name(&self) -> String {
        let name = |chair: &Seated| match &chair.by {
            By::Person { id, name } if *id == self.host => Some(name.clone()),
            _ => None,
        };
        self.chairs.iter().find_map(name).unwrap_or_default()
    }

    /// What lists of tables show.
    pub fn line(&self) -> Line {
        let count = |n: usize| u8::try_from(n).unwrap_or(u8::MAX);
        Line {
            table: ids::table_name(self.id),
            code: self.code.clone(),
            game: self.kind.name().to_string(),
            status: self.status,
            seats: count(self.chairs.len()),
            taken: count(self.chairs.iter().filter(|chair| chair.by != By::Nobody).count()),
            host: self.host_name(),
        }
    }

    /// What the store keeps beside the log.
    pub fn index(&self) -> Index {
        let status = match self.status {
            Status::Open => Stored::Open,
            Status::Playing => Stored::Playing,
            Status::Finished => Stored::Finished,
            Status::Closed => Stored::Closed,
        };
        Index {
            code: self.code.clone(),
            game: self.kind.name().to_string(),
            status,
            listed: self.house.listed && !self.locked,
            head: serde_json::to_string(&self.line()).unwrap_or_default(),
        }
    }

    /// The table as everybody sees it.
    pub fn show(&self, present: SeatSet, watching: u32) -> Shown {
        let chair = |(seat, chair): (Seat, &Seated)| Chair {
            seat,
            sitter: match &chair.by {
                By::Nobody => Sitter::Nobody,
                By::Person { name, .. } => Sitter::Person { name: name.clone() },
                By::Bot { level } => {
                    Sitter::Bot { name: seat_name(seat).to_string(), level: level.name().to_string() }
                }
            },
            present: present.contains(seat) || matches!(chair.by, By::Bot { .. }),
            stand_in: chair.stand_in,
        };
        Shown {
            table: ids::table_name(self.id),
            code: self.code.clone(),
            game: self.kind.name().to_string(),
            status: self.status,
            setup: self.public_setup(),
            house: self.house.clone(),
            commitment: self.seed.commitment().to_string(),
            chairs: self.seated().map(chair).collect(),
            host: self.seat_of(self.host),
            locked: self.locked,
            paused: self.paused,
            watching,
            ending: self.ending.iter().collect(),
            next: self.next.clone(),
        }
    }

    /// The finished game with its proof.
    pub fn archive(&self, record: String, seed: String) -> Archive {
        Archive {
            game: self.kind.name().to_string(),
            setup: self.setup.clone(),
            seed,
            commitment: self.seed.commitment().to_string(),
            entropy: self.seated().map(|(seat, _)| self.entropy.of(seat)).collect(),
            record,
            chairs: self.show(SeatSet::EMPTY, 0).chairs,
            talk: self.talk.clone(),
        }
    }

    /// The setup as everybody may see it: whole only when the game is over.
    fn public_setup(&self) -> Value {
        match self.status {
            Status::Finished => self.setup.clone(),
            Status::Open | Status::Playing | Status::Closed => games::public_setup(self.kind, &self.setup),
        }
    }

    /// What sitting down would write: where, and whether it may be.
    pub fn sit(
        &self,
        person: i64,
        name: &str,
        wish: Option<Seat>,
        entropy: Option<&str>,
    ) -> Result<Vec<Entry>, Problem> {
        if self.seat_of(person).is_some() {
            return Ok(Vec::new());
        }
        match self.status {
            Status::Open | Status::Playing => {}
            Status::Finished => return Err(Problem::conflict("finished", "this game is over")),
            Status::Closed => return Err(Problem::conflict("closed", "this table is closed")),
        }
        if self.locked {
            return Err(Problem::conflict("locked", "the host lets nobody new sit down"));
        }
        let taken =
            |chair: &Seated| matches!(&chair.by, By::Person { name: other, .. } if names::alike(other, name));
        if self.chairs.iter().any(taken) || SEAT_NAMES.iter().any(|bot| names::alike(bot, name)) {
            return Err(Problem::conflict("name_taken", "somebody at this table has such a name"));
        }
        // Before the start a free chair; later a late friend takes over a bot's.
        let free = |chair: &Seated| match chair.by {
            By::Nobody => true,
            By::Bot { .. } => self.status == Status::Playing,
            By::Person { .. } => false,
        };
        let found = match wish {
            Some(seat) => self.chair(seat).filter(|chair| free(chair)).map(|_| seat),
            None => self.seated().find(|(_, chair)| free(chair)).map(|(seat, _)| seat),
        };
        let Some(seat) = found else { return Err(Problem::conflict("full", "no such chair is free")) };
        let entropy = added(seat, entropy)?.filter(|_| self.status == Status::Open);
        let mut entries = vec![Entry::Sat { seat, person, name: name.to_string(), entropy }];
        if self.host == 0 {
            entries.push(Entry::Host { person });
        }
        Ok(entries)
    }

    fn need_host(&self, person: i64) -> Result<(), Problem> {
        if person == self.host {
            return Ok(());
        }
        Err(Problem::forbidden("not_host", "only the host can do this"))
    }

    fn need_seat(&self, person: i64) -> Result<Seat, Problem> {
        self.seat_of(person)
            .ok_or_else(|| Problem::forbidden("not_seated", "only somebody at this table can do this"))
    }

    fn need(&self, status: Status) -> Result<(), Problem> {
        if self.status == status {
            return Ok(());
        }
        Err(Problem::conflict("not_now", "this cannot be done at this point of the table"))
    }

    /// What an act would write. Starting, rematches and device codes need more than the room and are done elsewhere.
    pub fn act(&self, person: i64, act: &Act, present: SeatSet) -> Result<Vec<Entry>, Problem> {
        match act {
            Act::Leave => self.leave(person),
            Act::Remove(seat) => {
                self.need_host(person)?;
                self.need(Status::Open)?;
                Ok(vec![Entry::Left { seat: *seat }])
            }
            Act::Bots { level, seat } => self.bots(person, level, *seat),
            Act::Lock(on) => self.need_host(person).map(|()| vec![Entry::Locked { on: *on }]),
            Act::List(on) => self.rule(person, |house| house.listed = *on),
            Act::Clock(clock) => self.rule(person, |house| house.clock = *clock),
            Act::Spectators(who) => self.rule(person, |house| house.spectators = *who),
            Act::Pause(on) => {
                self.need_host(person)?;
                self.need(Status::Playing)?;
                Ok(vec![Entry::Paused { why: on.then_some(Pause::Host) }])
            }
            Act::Host(seat) => {
                self.need_host(person)?;
                let next = self.chair(*seat).and_then(Seated::person);
                let next = next.ok_or_else(|| Problem::conflict("no_person", "nobody sits there"))?;
                Ok(vec![Entry::Host { person: next }])
            }
            Act::Mute { seat, on } => {
                let by = self.need_seat(person)?;
                match self.chair(*seat) {
                    Some(_) if *seat != by => Ok(vec![Entry::Muted { by, seat: *seat, on: *on }]),
                    _ => Err(Problem::missing("seat")),
                }
            }
            Act::End(on) => self.end(person, *on, present),
            Act::Close => {
                self.need_host(person)?;
                match self.status {
                    Status::Open | Status::Playing => Ok(vec![Entry::Closed]),
                    Status::Finished | Status::Closed => Ok(Vec::new()),
                }
            }
            Act::Start | Act::Rematch | Act::Device => Ok(Vec::new()),
        }
    }

    fn rule(&self, person: i64, change: impl FnOnce(&mut House)) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        let mut house = self.house.clone();
        change(&mut house);
        check_house(&house)?;
        Ok(vec![Entry::House { house }])
    }

    fn leave(&self, person: i64) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        let mut entries = match self.status {
            Status::Open => vec![Entry::Left { seat }],
            // The game goes on: a bot takes the chair for good, as far as this person is concerned.
            Status::Playing => vec![Entry::StandIn { seat, on: true }],
            Status::Finished | Status::Closed => Vec::new(),
        };
        if person == self.host && self.status == Status::Open {
            let heir = self.chairs.iter().filter_map(Seated::person).find(|other| *other != person);
            entries.push(heir.map_or(Entry::Closed, |person| Entry::Host { person }));
        }
        Ok(entries)
    }

    fn bots(&self, person: i64, level: &str, wish: Option<Seat>) -> Result<Vec<Entry>, Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        let level: Level = level.parse().map_err(|message: String| {
            Problem::new(axum::http::StatusCode::BAD_REQUEST, "no_level", message)
        })?;
        let free = self
            .seated()
            .filter(|(seat, chair)| chair.by == By::Nobody && wish.is_none_or(|wish| wish == *seat));
        Ok(free.map(|(seat, _)| Entry::Bot { seat, level }).collect())
    }

    /// Most of the people present are enough to end a game.
    fn end(&self, person: i64, on: bool, present: SeatSet) -> Result<Vec<Entry>, Problem> {
        let seat = self.need_seat(person)?;
        self.need(Status::Playing)?;
        let mut entries = vec![Entry::Ending { seat, on }];
        let people = (self.people() & present).with(seat);
        let wish = if on { (self.ending & people).with(seat) } else { SeatSet::EMPTY };
        if wish.len() * 2 > people.len() {
            entries.push(Entry::Closed);
        }
        Ok(entries)
    }

    /// What starting would need: everybody seated.
    pub fn may_start(&self, person: i64) -> Result<(), Problem> {
        self.need_host(person)?;
        self.need(Status::Open)?;
        if self.chairs.iter().any(|chair| chair.by == By::Nobody) {
            return Err(Problem::conflict("not_full", "some chairs are free; fill them with bots or wait"));
        }
        Ok(())
    }
}

impl Seated {
    /// The person on this chair.
    pub fn person(&self) -> Option<i64> {
        match &self.by {
            By::Person { id, .. } => Some(*id),
            By::Nobody | By::Bot { .. } => None,
        }
    }
}

/// Whether a line is one of those a reader does not want to read. Statements belong to the game.
pub fn is_muted(muted: SeatSet, said: &Said) -> bool {
    let words = matches!(said.words, Words::Text(_) | Words::Sign(_));
    words && said.seat.is_some_and(|seat| muted.contains(seat))
}

/// The line in its place, without its words.
pub fn without_words(said: &Said) -> Said {
    Said { words: Words::Text(String::new()), muted: true, ..said.clone() }
}

/// What a person's text adds to the seed, as it is kept.
pub fn added(seat: Seat, text: Option<&str>) -> Result<Option<String>, Problem> {
    let Some(text) = text else { return Ok(None) };
    if text.len() > 64 {
        return Err(wire::json::Misread::new("entropy", "at most 64 characters").into());
    }
    let mut added = Entropy::none();
    added.add(seat, text.as_bytes());
    Ok(added.of(seat))
}

/// Rules of the house that make sense.
pub fn check_house(house: &House) -> Result<(), Problem> {
    let wrong = |at: &str, message: &str| -> Problem {
        wire::json::Misread::new(format!("house.{at}"), message).into()
    };
    if let wire::room::Clock::Seconds(seconds) = house.clock
        && !(5..=86_400 * 14).contains(&seconds)
    {
        return Err(wrong("clock", "a decision takes between 5 seconds and 14 days"));
    }
    if !(5..=86_400).contains(&house.absence) {
        return Err(wrong("absence", "between 5 seconds and a day"));
    }
    Ok(())
}
