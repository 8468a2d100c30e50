//! Shadows over Camelot: The Card Game, in words.
//!
//! What is told once is not told again: of the Threat pile `look` shows the top and the height, and whoever wants to
//! know more scrolls back (SC-18).

mod choice;
mod look;
mod nouns;
mod private;
mod public;
mod speech;

use bots::{Mind, Random};
use game::View;
use serde_json::{Value, json};
use shadows::{Board, Command, Hand, Shadows, Statement};

use super::{Bot, Page, Scene, Tale};

impl Tale for Shadows {
    /// Five, by the plain rules.
    fn usual(players: Option<u8>) -> Value {
        json!({"players": players.unwrap_or(5)})
    }

    fn mind(bot: Bot) -> Box<dyn Mind<Shadows>> {
        match bot {
            Bot::Random => Box::new(Random),
            Bot::Level(level) => bots::shadows::mind(level),
        }
    }

    fn happened(page: &mut Page, scene: &Scene<'_, Shadows>) {
        if let Some(public) = &scene.notice.public {
            public::tell(page, scene.before, scene.after, public);
        }
        if let Some(private) = &scene.notice.private {
            private::tell(page, private);
        }
        if scene.notice.public.is_some() {
            public::tell_modes(page, scene.before, scene.after);
        }
    }

    fn look(page: &mut Page, board: &Board, view: Option<View<'_, Board, Hand>>) {
        look::look(page, board, view);
    }

    fn question(page: &Page, view: &View<'_, Board, Hand>) -> String {
        choice::question(page, view)
    }

    /// All 25 announcements lie before everybody who whispers (SC-63).
    fn drawn(view: &View<'_, Board, Hand>) -> Vec<Command> {
        choice::drawn(view)
    }

    fn choice(page: &Page, command: &Command) -> String {
        choice::choice(page, command)
    }

    fn words(page: &Page, statement: &Statement) -> String {
        speech::words(page, statement)
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            ("l", "listen to one more rumour"),
            (
                "qg",
                "go on a quest: qp Picts, qs Saxons, qd Dragon, qe Excalibur, qg Grail; qg2 adds 2 (Merlin #6)",
            ),
            ("a3", "accuse seat 3"),
            ("ng5  np?", "whisper: say that your card is Grail 5, Picts ?"),
            ("tg", "lay a token for the Grail"),
            ("v2  k  w", "Vivien: hand a card to seat 2, keep your loyalty, swap it"),
            ("c0", "lay the first of your drawn cards"),
            ("A  T  W  G3  P", "play Arthur, Tristan, Gawain, Galahad on seat 3, Percival"),
            ("-a -g -p -t", "pass for Arthur, Gawain, Percival, this turn"),
            (
                "say {\"total\":{\"quest\":\"picts\",\"value\":11}}",
                "say something; also go, wait, suspect, trust, claim, whispered, galahad, tristan, ask",
            ),
        ]
    }
}
