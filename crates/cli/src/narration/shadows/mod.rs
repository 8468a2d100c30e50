//! Shadows over Camelot: The Card Game, in words.
//!
//! Nothing is shown twice: `look` shows only the top and the height of the Threat pile; a reader who wants more
//! scrolls back (SC-18).

mod choice;
mod look;
mod nouns;
mod private;
mod public;
mod speech;

use game::View;
use shadows::{Board, Command, Hand, Shadows, Statement};

use super::{Change, Narration, Screen};

impl Narration for Shadows {
    fn happened(screen: &mut Screen, change: &Change<'_, Shadows>) {
        if let Some(public) = &change.notice.public {
            public::describe(screen, change.before, change.after, public);
        }
        if let Some(private) = &change.notice.private {
            private::describe(screen, private);
        }
        if change.notice.public.is_some() {
            public::describe_modes(screen, change.before, change.after);
        }
    }

    fn look(screen: &mut Screen, board: &Board, view: Option<View<'_, Board, Hand>>) {
        look::look(screen, board, view);
    }

    fn question(screen: &Screen, view: &View<'_, Board, Hand>) -> String {
        choice::question(screen, view)
    }

    /// A seat that whispers sees all 25 announcements, whatever its card (SC-63).
    fn shown_choices(view: &View<'_, Board, Hand>) -> Vec<Command> {
        choice::shown(view)
    }

    fn choice(screen: &Screen, command: &Command) -> String {
        choice::choice(screen, command)
    }

    fn statement_text(screen: &Screen, statement: &Statement) -> String {
        speech::text(screen, statement)
    }

    fn help() -> &'static [(&'static str, &'static str)] {
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
