//! What people tend to do: how a vote, a proposal and a quest's Fails speak for or against a world.
//!
//! A log-linear model over worlds. Every move adds the weights of a few cells to the score of a world; which
//! cells depends on the class of the player in that world, on how many other Evil players the team holds in it,
//! and on the open course. The weights are fitted together on people's games (`roundtable calibrate --fit`), so
//! that the *posterior* is right, not each table by itself: that is what keeps ten votes that all follow one
//! argument from counting ten times.

use super::course::Course;
use super::world::bit;

/// Whom a player is, as far as habits go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Class {
    /// Knows Evil.
    Merlin,
    /// Knows two wizards.
    Percival,
    /// Good, and knows nothing.
    Servant,
    /// Knows Evil, and is.
    Evil,
    /// Evil, and knows nothing.
    Oberon,
}

impl Class {
    /// All of them.
    pub const ALL: [Class; 5] = [Class::Merlin, Class::Percival, Class::Servant, Class::Evil, Class::Oberon];

    /// The place in [`Class::ALL`].
    #[allow(clippy::as_conversions)] // the discriminant of a fieldless enum
    pub const fn place(self) -> usize {
        self as usize
    }
}

/// Other Evil players on a team are counted 0, 1, or 2 and more; apart from that the leader is Evil or not.
pub const DIRT: usize = 6;

/// What somebody who sees these Evil players, beside the own seat, sees of a team and its leader: below [`DIRT`].
#[inline(always)]
pub fn dirt(seen: u16, own: u8, team: u16, leader: u8) -> usize {
    let others = seen & !bit(own);
    let led = if others & bit(leader) != 0 { 3 } else { 0 };
    led + match (others & team).count_ones() {
        0 => 0,
        1 => 1,
        _ => 2,
    }
}
/// Tables of a vote: one without context, which alone looks at the leader, then one for each context: haste,
/// trust, quest, players, how the others voted.
const VOTE: [usize; 6] = [1, 4, 5, 5, 6, 3];
/// Tables of a proposal: haste, trust, quest, players.
const LEAD: [usize; 4] = [4, 5, 5, 6];
/// Tables of how Evil voted as one: without context, haste, quest.
const BLOC: [usize; 3] = [1, 4, 5];
/// Tables of a quest: quest and players, score.
const QUEST: [usize; 2] = [20, 9];
/// Classes × dirt × where the voter stands × the vote.
const VOTE_CELLS: usize = 5 * DIRT * 6;
/// Classes × dirt × whether the leader goes too.
const LEAD_CELLS: usize = 5 * DIRT * 2;
/// Evil players × how many of them approve × how many of them go.
const BLOC_CELLS: usize = 3 * 5 * 3;
/// Evil players on the team × Fails.
const QUEST_CELLS: usize = 5 * 5;
const LEAD_AT: usize = VOTE_CELLS * 24;
const BLOC_AT: usize = LEAD_AT + LEAD_CELLS * 20;
const QUEST_AT: usize = BLOC_AT + BLOC_CELLS * 10;
/// How many weights there are.
pub const CELLS: usize = QUEST_AT + QUEST_CELLS * 29;

/// Whether a cell belongs to a table without context: those are fitted freely, the others lean on them.
pub fn is_plain(cell: usize) -> bool {
    cell < VOTE_CELLS || (BLOC_AT..BLOC_AT + BLOC_CELLS).contains(&cell) || cell >= QUEST_AT
}

/// The most one player's one move can say, in nats: however odd, it never ends a world.
const MOST: f64 = 3.0;

/// How far habits are trusted at a table of so many: the fewer games of a size there were to fit on, the more a
/// posterior built on them overstates itself. Read off by cross-validation, see `docs/inference.md`.
pub fn temper(players: u8) -> f64 {
    match players {
        0..=5 => 1.0,
        6 => 0.98,
        7 => 0.97,
        8 => 0.94,
        9 => 0.93,
        _ => 0.9,
    }
}

/// One player's vote, apart from who the player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vote {
    stance: usize,
    contexts: [usize; 6],
}

/// All votes on one team, apart from who is Evil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bloc {
    team: u16,
    approvals: u16,
    contexts: [usize; 3],
}

/// A proposal, apart from who the leader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    stance: usize,
    contexts: [usize; 4],
}

/// A quest that came back, apart from who went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    fails: usize,
    contexts: [usize; 2],
}

impl Vote {
    /// This seat's vote on the team of the course.
    pub fn of(course: &Course, seat: u8, approvals: u16) -> Vote {
        let approves = approvals & bit(seat) != 0;
        let place = match seat {
            _ if seat == course.leader() => 2,
            _ if course.team() & bit(seat) != 0 => 1,
            _ => 0,
        };
        let others = (approvals & !bit(seat)).count_ones() * 3;
        let crowd = match u32::from(course.players()) - 1 {
            most if others <= most => 0,
            most if others <= most * 2 => 1,
            _ => 2,
        };
        Vote {
            stance: place * 2 + usize::from(approves),
            contexts: [
                0,
                course.haste().into(),
                course.trust(seat).into(),
                course.quest().into(),
                usize::from(course.players().clamp(5, 10) - 5),
                crowd,
            ],
        }
    }

    /// The weights this vote adds if the voter is of this class and sees so many Evil players on the team.
    pub fn cells(&self, class: Class, dirt: usize) -> [usize; 6] {
        let cell = |dirt: usize| (class.place() * DIRT + dirt) * 6 + self.stance;
        let mut cells = cells(0, VOTE_CELLS, cell(dirt % 3), &VOTE, &self.contexts);
        if let Some(plain) = cells.first_mut() {
            *plain = cell(dirt.min(DIRT - 1));
        }
        cells
    }
}

impl Bloc {
    /// These votes on the team of the course.
    pub fn of(course: &Course, approvals: u16) -> Bloc {
        Bloc { team: course.team(), approvals, contexts: [0, course.haste().into(), course.quest().into()] }
    }

    /// The weights they add if these are Evil.
    #[inline(always)]
    pub fn cells(&self, evil: u16) -> [usize; 3] {
        let count =
            |set: u16, most: usize| usize::try_from(set.count_ones()).map_or(most, |count| count.min(most));
        let size = count(evil, 4).max(2) - 2;
        let cell = (size * 5 + count(evil & self.approvals, 4)) * 3 + count(evil & self.team, 2);
        cells(BLOC_AT, BLOC_CELLS, cell, &BLOC, &self.contexts)
    }
}

impl Lead {
    /// The proposal of the course.
    pub fn of(course: &Course) -> Lead {
        Lead {
            stance: usize::from(course.team() & bit(course.leader()) != 0),
            contexts: [
                course.haste().into(),
                course.trust(course.leader()).into(),
                course.quest().into(),
                usize::from(course.players().clamp(5, 10) - 5),
            ],
        }
    }

    /// The weights it adds if the leader is of this class and sees so many other Evil players on the team.
    pub fn cells(&self, class: Class, dirt: usize) -> [usize; 4] {
        let cell = (class.place() * DIRT + dirt % 3) * 2 + self.stance;
        cells(LEAD_AT, LEAD_CELLS, cell, &LEAD, &self.contexts)
    }
}

impl Outcome {
    /// These Fails for the team of the course.
    pub fn of(course: &Course, fails: u8) -> Outcome {
        let (won, lost) = course.score();
        let size = usize::from(course.players().clamp(5, 8) - 5);
        let contexts = [usize::from(course.quest()) * 4 + size, usize::from(won) * 3 + usize::from(lost)];
        Outcome { fails: usize::from(fails.min(4)), contexts }
    }

    /// The weights it adds if so many Evil players went.
    pub fn cells(&self, evil: usize) -> [usize; 2] {
        let cell = evil.min(4) * 5 + self.fails;
        cells(QUEST_AT, QUEST_CELLS, cell, &QUEST, &self.contexts)
    }
}

/// One cell in each table: tables of the same cells, one for each value of each context.
fn cells<const N: usize>(
    at: usize,
    size: usize,
    cell: usize,
    values: &[usize; N],
    contexts: &[usize; N],
) -> [usize; N] {
    let mut from = at;
    let mut cells = [0; N];
    for ((place, values), context) in cells.iter_mut().zip(values).zip(contexts) {
        *place = from + context.min(&(values - 1)) * size + cell;
        from += values * size;
    }
    cells
}

/// Fitted weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    weights: Vec<f32>,
}

impl Habits {
    /// Says nothing of anything.
    pub fn none() -> Habits {
        Habits { weights: Vec::new() }
    }

    /// These weights; missing ones are nothing.
    pub fn new(weights: Vec<f32>) -> Habits {
        Habits { weights }
    }

    /// The weights by cell.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Whether they say nothing.
    pub fn is_silent(&self) -> bool {
        self.weights.is_empty()
    }

    /// What these cells say together, in nats.
    pub fn score(&self, cells: &[usize]) -> f64 {
        let weights = cells.iter().filter_map(|&cell| self.weights.get(cell));
        weights.map(|weight| f64::from(*weight)).sum::<f64>().clamp(-MOST, MOST)
    }
}
