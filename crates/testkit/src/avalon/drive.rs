//! Simple players of Avalon for tests. Together they reach every part of the game.

use avalon::{Avalon, Card, Command, ExcaliburChoice, LadyChoice, Vote};
use game::{Choices, ViewOf};

use crate::Rng;
use crate::driver::{leaning, uniform};

/// The kinds, by name.
pub const KINDS: &[&str] = &["random", "agreeable", "stubborn", "wicked", "card-lover", "cautious"];

/// How often a kind of player chooses something, in percent.
struct Leaning {
    approve: u64,
    fail: u64,
    /// Plays a plot card, Excalibur or the Lady rather than letting it pass.
    act: u64,
}

/// What a driver of this kind does.
pub fn choose<C: Choices<Command>>(
    kind: usize,
    view: &ViewOf<'_, Avalon>,
    choices: &C,
    rng: &mut Rng,
) -> Option<Command> {
    let leaning = match KINDS.get(kind).copied() {
        Some("agreeable") => Leaning { approve: 92, fail: 12, act: 50 },
        Some("stubborn") => Leaning { approve: 15, fail: 50, act: 50 },
        Some("wicked") => Leaning { approve: 75, fail: 100, act: 70 },
        Some("card-lover") => Leaning { approve: 70, fail: 40, act: 100 },
        Some("cautious") => Leaning { approve: 60, fail: 10, act: 5 },
        _ => return uniform(choices, rng),
    };
    lean(&leaning, view, choices, rng)
}

fn lean<C: Choices<Command>>(
    leaning: &Leaning,
    view: &ViewOf<'_, Avalon>,
    choices: &C,
    rng: &mut Rng,
) -> Option<Command> {
    let vote = if rng.percent(leaning.approve) { Vote::Approve } else { Vote::Reject };
    let card = if rng.percent(leaning.fail) { Card::Fail } else { Card::Success };
    let act = rng.percent(leaning.act);
    // A wrong loyalty card ends the game at once, so it is rare.
    let honest = !rng.percent(4);
    self::leaning(choices, rng, |command| match *command {
        Command::Vote(chosen) => chosen == vote,
        Command::Play(chosen) => chosen == card,
        Command::Loyalty(side) => (Some(side) == view.hand.side) == honest,
        Command::Use(_)
        | Command::Excalibur(ExcaliburChoice::Switch(_))
        | Command::Lady(LadyChoice::Check(_)) => act,
        Command::Pass(_) | Command::Excalibur(ExcaliburChoice::Decline) | Command::Lady(LadyChoice::Skip) => {
            !act
        }
        Command::Propose(_) | Command::Give(_) | Command::Assassinate(_) => true,
    })
}
