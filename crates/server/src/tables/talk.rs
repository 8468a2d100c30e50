//! Talk. It is in the log between the moves, and a rule may forbid it.

use std::borrow::Cow;

use game::{Refuse, Seat};
use wire::room::Spectators;
use wire::socket::{Tell, Words};

use super::{Disclosure, StoreFailed, Table};
use crate::clock;
use crate::log::entry::Entry;
use crate::tables::room::{is_muted, without_words};
use games::Playable;

/// The longest line of chat, in characters.
const LONGEST: usize = 500;

impl<G: Playable, D: Disclosure> Table<G, D> {
    pub(super) async fn say(&mut self, socket: u64, nonce: u64, words: Words) -> Result<(), StoreFailed> {
        let Some(link) = self.links.get(&socket) else { return Ok(()) };
        let seat = link.viewer.seat();
        let name = link.guest.as_ref().map(|guest| guest.name.clone());
        if seat.is_some_and(|seat| self.room.knows(seat, nonce)) {
            self.tell(socket, &Tell::Done { nonce });
            return Ok(());
        }
        match self.heard(seat, name.is_some(), words) {
            Ok((words, statement)) => {
                let name = if seat.is_some() { None } else { name };
                self.said(seat, name, Some(nonce), words, statement).await?;
                self.tell(socket, &Tell::Done { nonce });
            }
            Err(unsaid) => {
                self.registry.metrics.lines_refused.add();
                let tell = match unsaid {
                    Unsaid::Refused(refusal) => Tell::Refused {
                        nonce,
                        rule: refusal.rule().to_string().into(),
                        code: refusal.code().into(),
                        message: refusal.to_string().into(),
                    },
                    Unsaid::No { code, at, message } => Tell::Error {
                        nonce: Some(nonce),
                        code: code.into(),
                        at: at.into(),
                        message: message.into(),
                    },
                };
                self.tell(socket, &tell);
            }
        }
        Ok(())
    }

    /// Checks whether this may be said now.
    fn heard(&self, seat: Option<Seat>, named: bool, words: Words) -> Result<Heard<G>, Unsaid<G::Refusal>> {
        let no = |code, at: &str, message: &str| Unsaid::No { code, at: at.into(), message: message.into() };
        if seat.is_none() && (!named || self.room.house.spectators != Spectators::Allowed) {
            return Err(no("muted", "", "spectators do not talk at this table"));
        }
        if let Some(play) = self.current.get() {
            play.may_speak(seat).map_err(Unsaid::Refused)?;
        }
        let limits = &self.registry.config.limits;
        if self.room.talk.len() >= limits.talk_lines || self.room.spoken >= limits.talk_bytes {
            return Err(no("talk_full", "", "enough has been said at this table"));
        }
        match words {
            Words::Text(text) => {
                let text = tidy(&text);
                match text.chars().count() {
                    0 => Err(no("empty", "words.text", "there is nothing to say")),
                    1..=LONGEST => Ok((Words::Text(text), None)),
                    _ => Err(no("long", "words.text", "a line has at most 500 characters")),
                }
            }
            Words::Sign(sign) => Ok((Words::Sign(sign), None)),
            Words::Statement(value) => {
                let (Some(play), Some(_)) = (self.current.get(), seat) else {
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
                Ok((Words::Statement(value), Some(statement)))
            }
        }
    }

    async fn said(
        &mut self,
        seat: Option<Seat>,
        name: Option<String>,
        nonce: Option<u64>,
        words: Words,
        statement: Option<G::Statement>,
    ) -> Result<(), StoreFailed> {
        let entry = Entry::Said { seat, name, nonce, words, at: clock::now() };
        self.append(vec![entry.write()], false).await?;
        let facts = self.current.get().map_or(0, |play| play.facts());
        self.room.fold(&entry, facts);
        if let (Some(play), Some(seat), Some(statement)) = (self.current.get_mut(), seat, statement) {
            play.hear(seat, &statement);
        }
        self.registry.metrics.lines.add();
        if let Some(said) = self.room.talk.last() {
            let frame = super::frame(&Tell::Said(Cow::Borrowed(said)));
            let muted_frame = super::frame(&Tell::Said(Cow::Owned(without_words(said))));
            for link in self.links.values() {
                let muted = is_muted(self.room.muted(link.viewer.seat()), said);
                link.push(&self.registry.metrics, if muted { &muted_frame } else { &frame });
            }
        }
        Ok(())
    }

    /// A bot says something.
    pub(super) async fn bot_says(&mut self, seat: Seat, statement: G::Statement) -> Result<(), StoreFailed> {
        if self.room.talk.len() >= self.registry.config.limits.talk_lines {
            return Ok(());
        }
        let Ok(value) = serde_json::to_value(&statement) else { return Ok(()) };
        self.said(Some(seat), None, None, Words::Statement(value), Some(statement)).await
    }
}

/// The words as they will be said, and what they mean if they are a statement.
type Heard<G> = (Words, Option<<G as game::Game>::Statement>);

enum Unsaid<R> {
    Refused(R),
    No { code: &'static str, at: String, message: String },
}

/// The text without invisible characters and without marks that change the direction of writing.
fn tidy(text: &str) -> String {
    let hidden = |c: char| {
        c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let seen: String = text.chars().map(|c| if c == '\n' || c == '\t' { ' ' } else { c }).collect();
    seen.chars().filter(|c| !hidden(*c)).collect::<String>().trim().to_string()
}
