//! Talk. It is in the log between the moves, and a rule may forbid it.

use std::borrow::Cow;

use game::{Refuse, Seat};
use wire::room::{Spectators, Status};
use wire::socket::{Tell, Words};

use super::{Disclosure, Guest, StoreFailed, Table};
use crate::log::entry::Entry;
use crate::tables::room::{By, is_muted, without_words};
use crate::text;
use games::Playable;

/// The longest line of chat, in characters.
const LONGEST: usize = 500;

/// What a socket wants to say.
pub(super) struct Wanted {
    socket: u64,
    nonce: u64,
    words: Words,
}

/// A line that may be said.
struct Line<G: Playable> {
    seat: Option<Seat>,
    /// Who speaks, where the seat does not say it: a spectator, or anybody before the start, when seats can change.
    speaker: Option<Guest>,
    words: Words,
    /// What the words mean if they are a statement.
    statement: Option<G::Statement>,
    /// The socket and the nonce to acknowledge; a bot has neither.
    sent: Option<(u64, u64)>,
    /// Whether bots may answer it.
    answerable: bool,
}

impl<G: Playable, D: Disclosure> Table<G, D> {
    /// Keeps a line until [`Table::write_lines`], unless its person has said too much.
    pub(super) fn say(&mut self, socket: u64, nonce: u64, words: Words) {
        let Some(link) = self.links.get(&socket) else { return };
        if link.viewer.seat().is_some_and(|seat| self.room.knows(seat, nonce)) {
            self.tell(socket, &Tell::Done { nonce });
            return;
        }
        let person = link.guest.as_ref().map(|guest| guest.person);
        if person.is_some_and(|person| !self.talkers.take(person)) {
            let message = "you say too much at once; wait a moment".to_string();
            self.tell_unsaid(socket, nonce, Unsaid::No { code: "rate", at: String::new(), message });
            return;
        }
        self.lines.push(Wanted { socket, nonce, words });
    }

    /// Writes every line that waits, in one append.
    pub(super) async fn write_lines(&mut self) -> Result<(), StoreFailed> {
        let mut lines: Vec<Line<G>> = Vec::new();
        for Wanted { socket, nonce, words } in std::mem::take(&mut self.lines) {
            let Some(link) = self.links.get(&socket) else { continue };
            let seat = link.viewer.seat();
            let guest = link.guest.clone();
            let same =
                |line: &&mut Line<G>| line.seat == seat && line.sent.is_some_and(|sent| sent.1 == nonce);
            if let Some(line) = lines.iter_mut().find(same).filter(|_| seat.is_some()) {
                // Sent again after a lost connection: one line, acknowledged to the new socket.
                line.sent = Some((socket, nonce));
                continue;
            }
            let stranger = link.is_stranger();
            let name = guest.as_ref().filter(|_| !stranger).map(|guest| guest.name.as_str());
            match self.heard(seat, name, words, &lines) {
                Ok((words, statement)) => {
                    let speaker = self.speaker(seat, guest);
                    if let Some(guest) = speaker.as_ref().filter(|_| seat.is_none()) {
                        self.note_spectator(guest.person).await;
                    }
                    let sent = Some((socket, nonce));
                    lines.push(Line { seat, speaker, words, statement, sent, answerable: true });
                }
                Err(unsaid) => self.tell_unsaid(socket, nonce, unsaid),
            }
        }
        self.said(lines).await
    }

    /// Who speaks, if it must be written down. A seated person has the name of the seat.
    fn speaker(&self, seat: Option<Seat>, guest: Option<Guest>) -> Option<Guest> {
        let Some(seat) = seat else { return guest };
        match self.room.chair(seat).map(|chair| &chair.by) {
            Some(By::Person { id, name }) if self.room.status == Status::Open => {
                Some(Guest { person: *id, name: name.clone() })
            }
            _ => None,
        }
    }

    fn tell_unsaid(&self, socket: u64, nonce: u64, unsaid: Unsaid<G::Refusal>) {
        self.registry.metrics.lines_refused.add();
        let tell = match unsaid {
            Unsaid::Refused(refusal) => Tell::Refused {
                nonce,
                rule: refusal.rule().to_string().into(),
                code: refusal.code().into(),
                message: refusal.to_string().into(),
            },
            Unsaid::No { code, at, message } => {
                Tell::Error { nonce: Some(nonce), code: code.into(), at: at.into(), message: message.into() }
            }
        };
        self.tell(socket, &tell);
    }

    /// Checks whether this may be said now, after the lines before it.
    fn heard(
        &self,
        seat: Option<Seat>,
        name: Option<&str>,
        words: Words,
        before: &[Line<G>],
    ) -> Result<Heard<G>, Unsaid<G::Refusal>> {
        let no = |code, at: &str, message: &str| Unsaid::No { code, at: at.into(), message: message.into() };
        if seat.is_none() {
            let name = name.filter(|_| self.room.house.spectators == Spectators::Allowed);
            let Some(name) = name else {
                return Err(no("muted", "", "spectators do not talk at this table"));
            };
            if self.room.check_name(name).is_err() {
                return Err(no("name_taken", "", "a player at this table has a name that looks the same"));
            }
        }
        if let Some(play) = self.current.get() {
            play.may_speak(seat).map_err(Unsaid::Refused)?;
        }
        let limits = &self.registry.config.limits;
        let spoken: usize = before.iter().map(|line| line.words.weight()).sum();
        if self.room.talk.len() + before.len() >= limits.talk_lines
            || self.room.spoken + spoken >= limits.talk_bytes
        {
            return Err(no("talk_full", "", "this table has reached its limit of talk"));
        }
        match words {
            Words::Text(text) => {
                let text = text::line(&text);
                match text.chars().count() {
                    0 => Err(no("empty", "words.text", "there is nothing to say")),
                    1..=LONGEST => Ok((Words::Text(text), None)),
                    _ => Err(no("long", "words.text", "a line has at most 500 characters")),
                }
            }
            Words::Sign(sign) => Ok((Words::Sign(sign), None)),
            Words::Statement(value) => {
                let (Some(play), Some(seat)) = (self.current.get(), seat) else {
                    return Err(no(
                        "not_now",
                        "words.statement",
                        "statements belong to players of a running game",
                    ));
                };
                let statement = play.statement(&value).map_err(|misread| Unsaid::No {
                    code: "unreadable",
                    at: misread.at,
                    message: misread.message,
                })?;
                play.may_say(seat, &statement).map_err(Unsaid::Refused)?;
                Ok((Words::Statement(value), Some(statement)))
            }
        }
    }

    /// Appends lines, then tells and acknowledges them.
    async fn said(&mut self, lines: Vec<Line<G>>) -> Result<(), StoreFailed> {
        if lines.is_empty() {
            return Ok(());
        }
        let at = self.registry.now();
        let entry = |line: &Line<G>| Entry::Said {
            seat: line.seat,
            name: line.speaker.as_ref().map(|guest| guest.name.clone()),
            person: line.speaker.as_ref().map(|guest| guest.person),
            nonce: line.sent.map(|(_, nonce)| nonce),
            words: line.words.clone(),
            at,
        };
        let entries: Vec<Entry> = lines.iter().map(entry).collect();
        self.append(entries.iter().map(Entry::write).collect(), false).await?;
        let facts = self.current.get().map_or(0, |play| play.facts());
        for (line, entry) in lines.into_iter().zip(&entries) {
            self.room.fold(entry, facts);
            if let (Some(play), Some(seat), Some(statement)) =
                (self.current.get_mut(), line.seat, &line.statement)
            {
                play.hear(seat, statement);
            }
            if let Some(seat) = line.seat.filter(|_| line.answerable) {
                self.plan_answer(seat, line.statement.as_ref(), &line.words);
            }
            self.registry.metrics.lines.add();
            self.tell_last_line();
            if let Some((socket, nonce)) = line.sent {
                self.tell(socket, &Tell::Done { nonce });
            }
        }
        Ok(())
    }

    fn tell_last_line(&self) {
        let Some(said) = self.room.talk.last() else { return };
        let frame = super::frame(&Tell::Said(Cow::Borrowed(said)));
        let muted_frame = super::frame(&Tell::Said(Cow::Owned(without_words(said))));
        for link in self.links.values().filter(|link| !link.is_stranger()) {
            let muted = is_muted(self.room.muted(link.viewer.seat()), said);
            link.push(&self.registry.metrics, if muted { &muted_frame } else { &frame });
        }
    }

    /// Notes that a spectator talks here, so that the words can be deleted with the person.
    pub(super) async fn note_spectator(&mut self, person: i64) {
        if self.spectators.insert(person) {
            self.registry.note_seat(person, self.room.id).await;
        }
    }

    /// A bot says something. Other bots may answer it if it is no answer itself.
    pub(super) async fn bot_says(
        &mut self,
        seat: Seat,
        statement: G::Statement,
        answerable: bool,
    ) -> Result<(), StoreFailed> {
        if self.room.talk.len() >= self.registry.config.limits.talk_lines {
            return Ok(());
        }
        let Ok(value) = serde_json::to_value(&statement) else { return Ok(()) };
        let words = Words::Statement(value);
        self.said(vec![Line {
            seat: Some(seat),
            speaker: None,
            words,
            statement: Some(statement),
            sent: None,
            answerable,
        }])
        .await
    }
}

/// The words as they will be said, and what they mean if they are a statement.
type Heard<G> = (Words, Option<<G as game::Game>::Statement>);

enum Unsaid<R> {
    Refused(R),
    No { code: &'static str, at: String, message: String },
}
