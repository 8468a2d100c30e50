//! Avalon in words.

mod choice;
mod look;
mod nouns;
mod private;
mod public;
mod speech;

use avalon::{Avalon, Board, Command, Hand, Statement};
use game::View;

use super::{Change, Narration, Screen};

impl Narration for Avalon {
    fn happened(screen: &mut Screen, change: &Change<'_, Avalon>) {
        if let Some(public) = &change.notice.public {
            public::describe(screen, change.before, change.after, public);
        }
        if let Some(private) = &change.notice.private {
            private::describe(screen, private);
        }
        // The heading of a new round stands before the event that opens it.
        if change.after.round > change.before.round && change.notice.public.is_some() {
            look::heading(screen, change.after);
        }
    }

    fn look(screen: &mut Screen, board: &Board, view: Option<View<'_, Board, Hand>>) {
        look::look(screen, board, view);
    }

    fn question(screen: &Screen, view: &View<'_, Board, Hand>) -> String {
        choice::question(screen, view)
    }

    /// Everybody on a quest sees both Success and Fail (AV-35).
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
            (
                "p03",
                "propose seats 0 and 3; with targeting p03@4 for quest 4, with Excalibur p03*3 to give it to 3",
            ),
            ("+  -", "approve, reject"),
            ("s  f", "play Success, play Fail"),
            ("x2  x-", "use Excalibur on seat 2, keep it sheathed"),
            ("l2  l-", "show seat 2 to the Lady of the Lake, skip her"),
            ("g  e", "pass the loyalty card Good, Evil"),
            (">ambush.4", "give the plot card Ambush to seat 4"),
            ("!ambush.2  ~ambush", "use a plot card on seat 2, let its moment pass"),
            ("k2", "name seat 2 as Merlin"),
            (
                "say {\"suspect\":{\"seat\":3}}",
                "say something; bots listen. Also trust, i_am, my_side, they_are, suggest",
            ),
        ]
    }
}
