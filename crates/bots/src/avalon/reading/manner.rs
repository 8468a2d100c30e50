//! Manners of play: how likely each makes a move, by who the mover is and what it knows. A reader weighs them against
//! each other for every seat by what that seat has done so far.
// Every index below is a place this file, or a count below a table's size, gave out itself.
#![allow(clippy::indexing_slicing)]

use super::Scene;
use super::court::{self, Rank, Style};
use crate::belief::{Class, Course, DIRT, Lead, PEOPLE, Vote, dirt};

/// How many manners there are.
pub const MANNERS: usize = 5;

/// A manner of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Deduction alone: a world that fits is drawn, and believed.
    Logic,
    /// People, by their games.
    People,
    /// Our own champions'.
    Court,
    /// Our own knights'.
    Knight,
    /// Plain dealing: each says by its vote what it knows or guesses.
    Plain,
}

impl Manner {
    /// All of them.
    pub const ALL: [Manner; MANNERS] =
        [Manner::Logic, Manner::People, Manner::Court, Manner::Knight, Manner::Plain];
}

/// Who a mover is, as far as its manners go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guise {
    /// Good, and knows nothing.
    Servant,
    /// Merlin, who sees these.
    Merlin(u16),
    /// Evil, and knows these, itself among them.
    Evil(u16),
    /// Evil, and knows nobody.
    Stranger,
}

/// What a seat thinks of the team before it votes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    /// How sound the team looks to a Servant here.
    pub sound: f64,
    /// What waiting promises.
    pub hope: f64,
    /// The share of the worlds that logic leaves in which leader and team are Good.
    pub clean: f64,
}

/// What a seat's vote hangs on, whoever sits there.
#[derive(Clone, Copy, Debug)]
pub struct Mood {
    /// What a Servant thinks.
    pub thought: Thought,
    /// What people do.
    habit: Habit,
    /// How likely a Servant approves, as a champion and as a knight.
    servant: [f64; 2],
}

impl Mood {
    /// How likely a Servant approves here, as a champion.
    pub fn servant(&self) -> f64 {
        self.servant[0]
    }
}

/// A manner never excludes a move.
const SLIP: f64 = 0.02;

fn either(is: bool, yes: f64, no: f64) -> f64 {
    if is { yes } else { no }
}

fn banded(chance: f64) -> f64 {
    chance.clamp(SLIP, 1.0 - SLIP)
}

/// A ballot, as far as it is the same for all who vote.
pub struct Ballot<'a> {
    /// When.
    pub scene: Scene,
    /// The course of the game, for people's habits.
    pub course: &'a Course,
    /// Our numbers: champions' and knights'.
    pub styles: [&'a Style; 2],
}

impl Ballot<'_> {
    /// What the vote of this seat hangs on, whoever sits there.
    /// `front` is how sound the team looks and what waiting promises as champions show it.
    pub fn mood(&self, seat: u8, thought: Thought, front: (f64, f64)) -> Mood {
        let leads = seat == self.scene.leader;
        let [champion, knight] = self.styles;
        let servant = |style, (sound, hope)| court::servant(style, &self.scene, leads, sound, hope);
        let plain = (thought.sound, thought.hope);
        Mood { thought, habit: self.habit(seat), servant: [servant(champion, front), servant(knight, plain)] }
    }

    /// The chance that this seat approves; `found` is how likely a Merlin there is found.
    pub fn approves(&self, manner: Manner, seat: u8, guise: Guise, mood: &Mood, found: f64) -> f64 {
        let scene = &self.scene;
        let dirty = |seen: u16| scene.is_dirty(seen, scene.team);
        let ours = |style: &Style, servant: f64| match guise {
            Guise::Servant => servant,
            Guise::Merlin(seen) => court::merlin(style, scene, servant, dirty(seen), found),
            Guise::Evil(known) => court::evil(style, scene, servant, dirty(known)),
            Guise::Stranger => court::evil(style, scene, servant, dirty(1 << seat)),
        };
        let ([champion, knight], [ready, plain]) = (self.styles, mood.servant);
        match manner {
            Manner::Logic => banded(self.logic(seat, guise, &mood.thought)),
            Manner::People => self.people(seat, guise, &mood.habit),
            Manner::Court => ours(champion, ready),
            Manner::Knight => ours(knight, plain),
            Manner::Plain if scene.is_last() => match guise {
                Guise::Servant | Guise::Merlin(_) => 0.97,
                Guise::Evil(_) | Guise::Stranger => 0.6,
            },
            Manner::Plain => match guise {
                Guise::Servant if mood.thought.sound >= 0.9 * mood.thought.hope => 0.75,
                Guise::Servant => 0.25,
                Guise::Merlin(seen) => either(dirty(seen), 0.1, 0.85),
                Guise::Evil(known) => either(dirty(known), 0.85, 0.3),
                Guise::Stranger => either(dirty(1 << seat), 0.85, 0.45),
            },
        }
    }

    fn logic(&self, seat: u8, guise: Guise, thought: &Thought) -> f64 {
        let scene = &self.scene;
        if scene.is_last() {
            return 1.0;
        }
        let met = scene.team | 1 << scene.leader;
        // What Merlin or a stranger to the others does not see is drawn like all else.
        let all = |seen: u16| seen.count_ones() >= u32::from(scene.evil);
        let rest = |seen: u16| either(all(seen), 1.0, thought.clean.max(0.3));
        match guise {
            Guise::Servant => thought.clean,
            Guise::Merlin(seen) => either(seen & met == 0, rest(seen), 0.0),
            Guise::Evil(known) => either(known & met == 0, 1.0 - rest(known), 1.0),
            Guise::Stranger => either(met & 1 << seat == 0, 1.0 - thought.clean.max(0.2), 1.0),
        }
    }

    /// People's habits in this seat.
    fn habit(&self, seat: u8) -> Habit {
        let scene = &self.scene;
        let place = match seat {
            _ if seat == scene.leader => 2,
            _ if scene.team & 1 << seat != 0 => 1,
            _ => 0,
        };
        let trust = usize::from(self.course.trust(seat));
        let rate = APPROVE[place][usize::from(self.course.haste())][trust];
        let (yes, no) = (Vote::of(self.course, seat, 1 << seat), Vote::of(self.course, seat, 0));
        let pull = |class: Class, dirt: usize| {
            PEOPLE.score(&yes.cells(class, dirt)) - PEOPLE.score(&no.cells(class, dirt))
        };
        let even = 0.5 * (pull(Class::Servant, 0) + pull(Class::Servant, 1));
        let base = (rate / (1.0 - rate)).ln() - even;
        let chance = |class: Class, dirt: usize| banded(1.0 / (1.0 + (-(base + pull(class, dirt))).exp()));
        let row = |class: Class| std::array::from_fn(|dirt| chance(class, dirt));
        Habit {
            servant: banded(rate),
            merlin: row(Class::Merlin),
            evil: row(Class::Evil),
            stranger: chance(Class::Oberon, 0),
        }
    }

    fn people(&self, seat: u8, guise: Guise, habit: &Habit) -> f64 {
        let seen = |mask: u16| dirt(mask, seat, self.scene.team, self.scene.leader);
        match guise {
            Guise::Servant => habit.servant,
            Guise::Merlin(mask) => habit.merlin[seen(mask)],
            Guise::Evil(mask) => habit.evil[seen(mask)],
            Guise::Stranger => habit.stranger,
        }
    }
}

/// How likely people approve, by who they are and what they see: the rates of Servants by where they stand, moved by
/// how the fitted habits tell the guises apart.
#[derive(Clone, Copy, Debug)]
pub struct Habit {
    servant: f64,
    merlin: [f64; DIRT],
    evil: [f64; DIRT],
    stranger: f64,
}

/// How often a Servant approves, in the training half of people's games: off the team, on it, leading; first
/// proposal, second and third, fourth, last; by what logic thinks of the team.
#[rustfmt::skip]
const APPROVE: [[[f64; 5]; 4]; 3] = [
    [[0.26, 0.40, 0.58, 0.39, 0.43], [0.14, 0.20, 0.24, 0.25, 0.35], [0.13, 0.20, 0.25, 0.27, 0.40], [0.58, 0.75, 0.85, 0.80, 0.86]],
    [[0.41, 0.64, 0.78, 0.65, 0.70], [0.35, 0.55, 0.63, 0.57, 0.61], [0.38, 0.58, 0.64, 0.59, 0.64], [0.71, 0.94, 0.96, 0.96, 0.95]],
    [[0.82, 0.82, 0.93, 0.88, 0.92], [0.77, 0.88, 0.89, 0.89, 0.88], [0.74, 0.90, 0.93, 0.89, 0.87], [0.98, 0.98, 0.99, 0.99, 0.99]],
];

/// A leader's choice among teams.
pub struct Choice<'a> {
    /// When; the team is the one that was named.
    pub scene: Scene,
    /// The course of the game.
    pub course: &'a Course,
    /// Our numbers: champions' and knights'.
    pub styles: [&'a Style; 2],
    /// All teams of the size.
    pub teams: &'a [u16],
    /// A Servant's wishes, as a champion and as a knight.
    pub wishes: [Vec<f64>; 2],
    /// The share of the sets that logic leaves in which the team named is clean.
    pub clean: f64,
}

impl Choice<'_> {
    /// The chance that the leader named this team.
    pub fn names(&self, manner: Manner, guise: Guise, found: f64) -> f64 {
        let (scene, seat) = (&self.scene, self.scene.leader);
        let everybody = scene.everybody();
        let others = |out: u16| count(everybody & !out & !(1 << seat), scene.size - 1);
        let any = 1.0 / count(everybody, scene.size);
        let goes = scene.team & 1 << seat != 0;
        // With itself, and otherwise by chance.
        let with = if goes { 0.9 / others(0) } else { 0.1 * any };
        let [champion, knight] = self.styles;
        let [ready, plain] = &self.wishes;
        let chance = match (manner, guise) {
            (Manner::Logic, Guise::Servant) => {
                self.clean / choose(u32::from(scene.players - scene.evil), scene.size.into())
            }
            (Manner::Logic, Guise::Merlin(seen)) => {
                either(scene.team & seen == 0, 1.0 / count(everybody & !seen, scene.size), 0.0)
            }
            (Manner::Logic, Guise::Evil(_) | Guise::Stranger) => any,
            (Manner::People, guise) => with * self.people(guise),
            (Manner::Court, guise) => self.ours(champion, ready, guise, found),
            (Manner::Knight, guise) => self.ours(knight, plain, guise, found),
            (Manner::Plain, Guise::Servant) => 0.5 * self.ours(champion, ready, guise, found) + 0.5 * with,
            (Manner::Plain, Guise::Merlin(seen)) => {
                let fits = goes && !scene.is_dirty(seen, scene.team);
                either(fits, 0.6 / others(seen), 0.0) + 0.4 * with
            }
            (Manner::Plain, Guise::Evil(known)) => {
                let alone = goes && (scene.team & known).count_ones() == 1;
                either(alone, 0.6 / others(known), 0.0) + 0.4 * with
            }
            (Manner::Plain, Guise::Stranger) => with,
        };
        chance.max(0.05 * any)
    }

    fn ours(&self, style: &Style, wishes: &[f64], guise: Guise, found: f64) -> f64 {
        let Some(place) = self.teams.iter().position(|team| *team == self.scene.team) else { return 0.0 };
        let (scene, teams) = (&self.scene, self.teams);
        match guise {
            Guise::Servant | Guise::Stranger => wishes[place],
            Guise::Merlin(seen) => court::merlin_wish(style, scene, wishes, teams, seen, found, place),
            Guise::Evil(known) => court::evil_wish(style, scene, wishes, teams, known, place),
        }
    }

    /// How much likelier people of this guise name the team than Servants.
    fn people(&self, guise: Guise) -> f64 {
        let (lead, seat) = (Lead::of(self.course), self.scene.leader);
        let seen = |mask: u16| dirt(mask, seat, self.scene.team, seat);
        let pull = |class: Class, dirt: usize| PEOPLE.score(&lead.cells(class, dirt));
        let even = 0.5 * (pull(Class::Servant, 0) + pull(Class::Servant, 1));
        let own = match guise {
            Guise::Servant => even,
            Guise::Merlin(mask) => pull(Class::Merlin, seen(mask)),
            Guise::Evil(mask) => pull(Class::Evil, seen(mask)),
            Guise::Stranger => pull(Class::Oberon, 0),
        };
        (own - even).exp()
    }
}

/// The chance that an Evil player of this rank on the team plays Fail.
pub fn fails(manner: Manner, styles: [&Style; 2], scene: &Scene, rank: &Rank) -> f64 {
    let chance = match manner {
        Manner::Logic => 1.0,
        Manner::Court => court::fail(styles[0], scene, rank),
        Manner::Knight => court::fail(styles[1], scene, rank),
        Manner::People | Manner::Plain => {
            let decisive = scene.good >= 2 || scene.bad >= 2;
            let small = scene.size <= 2;
            let lone = match scene.quest {
                _ if decisive => 0.95,
                1 if small => 0.25,
                1 => 0.4,
                2 => 0.7,
                3 if small => 0.6,
                3 => 0.8,
                4 => 0.9,
                _ => 0.95,
            };
            match rank.ours {
                1 if scene.needed > 1 => 0.5,
                0 | 1 => lone,
                _ if decisive => 0.8,
                _ => 0.6 * lone,
            }
        }
    };
    banded(chance)
}

/// Teams of this size among these.
fn count(set: u16, size: u8) -> f64 {
    choose(set.count_ones(), size.into())
}

/// Binomial coefficient.
fn choose(of: u32, size: u32) -> f64 {
    (0..size).map(|k| f64::from(of.saturating_sub(k)) / f64::from(k + 1)).product::<f64>().max(1.0)
}
