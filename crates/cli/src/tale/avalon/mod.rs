//! Avalon in words.

mod choice;
mod look;
mod nouns;
mod private;
mod public;
mod speech;

use avalon::Avalon;
use avalon::board::Board;
use avalon::command::Command;
use avalon::hand::Hand;
use avalon::presets;
use avalon::statement::Statement;
use bots::{Mind, Random};
use game::View;
use serde_json::{Value, json};

use super::{Bot, Page, Scene, Tale};

impl Tale for Avalon {
    /// Seven with Percival and Morgana, or the classic set for so many.
    fn usual(players: Option<u8>) -> Value {
        let players = players.unwrap_or(7);
        let set = presets::recommended(players).find(|set| set.code == "classic" || set.code == "dark");
        match set {
            Some(set) => json!({"players": players, "roles": set.roles}),
            None => json!({"players": players}),
        }
    }

    fn mind(bot: Bot) -> Box<dyn Mind<Avalon>> {
        match bot {
            Bot::Random => Box::new(Random),
            Bot::Level(level) => bots::avalon::mind(level),
        }
    }

    fn happened(page: &mut Page, scene: &Scene<'_, Avalon>) {
        if let Some(public) = &scene.notice.public {
            public::tell(page, scene.before, scene.after, public);
        }
        if let Some(private) = &scene.notice.private {
            private::tell(page, private);
        }
        // A new round is announced by whatever opened it.
        if scene.after.round > scene.before.round && scene.notice.public.is_some() {
            look::heading(page, scene.after);
        }
    }

    fn look(page: &mut Page, board: &Board, view: Option<View<'_, Board, Hand>>) {
        look::look(page, board, view);
    }

    fn question(page: &Page, view: &View<'_, Board, Hand>) -> String {
        choice::question(page, view)
    }

    /// Success and Fail both lie before everybody on a quest (AV-35).
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
