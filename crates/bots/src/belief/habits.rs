//! What people tend to do: how a vote, a proposal and the Fails of a quest speak for or against a world.
//!
//! This is a log-linear model over worlds. Every move adds the weights of a few cells to the score of a world. Which cells
//! depends on the class of the player in that world, on how many other Evil players the team has in it, and on the public
//! history. All weights are fitted together (`roundtable calibrate --fit`) so that the *posterior* is right: ten votes that
//! follow from one argument do not count ten times.

use game::{Seat, SeatSet};

use super::history::PublicHistory;

/// What kind of player somebody is, as far as habits depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum PlayerClass {
    /// Knows Evil.
    Merlin,
    /// Knows Merlin or two candidates.
    Percival,
    /// Good without knowledge.
    Servant,
    /// Evil, and knows the others.
    Evil,
    /// Evil without knowledge.
    Oberon,
}

impl PlayerClass {
    /// All classes.
    pub const ALL: [PlayerClass; 5] = [
        PlayerClass::Merlin,
        PlayerClass::Percival,
        PlayerClass::Servant,
        PlayerClass::Evil,
        PlayerClass::Oberon,
    ];

    /// The position in [`PlayerClass::ALL`].
    #[allow(clippy::as_conversions)] // the discriminant of an enum without fields
    pub const fn position(self) -> usize {
        self as usize
    }
}

/// The number of different results of [`evil_view`].
pub const EVIL_VIEWS: usize = 6;

/// How a team and its leader look to a player who knows these Evil players, apart from the player itself: 0, 1 or 2 (and
/// more) of them on the team, plus 3 if the leader is one of them.
///
/// ```
/// use bots::belief::evil_view;
/// use game::{Seat, SeatSet};
///
/// let (known, team) = (SeatSet::first(3), SeatSet::first(2));
/// assert_eq!(evil_view(known, Seat::S4, team, Seat::S4), 2);
/// assert_eq!(evil_view(known, Seat::S0, team, Seat::S2), 1 + 3); // the player itself does not count
/// ```
pub fn evil_view(known_evil: SeatSet, player: Seat, team: SeatSet, leader: Seat) -> usize {
    let others = known_evil.without(player);
    let leader = if others.contains(leader) { 3 } else { 0 };
    leader + usize::from((others & team).len().min(2))
}

/// The tables of a vote: one without context, the only one that looks at the leader, then one for each value of each
/// context: attempt, trust, quest, players, votes of the others.
const VOTE: [usize; 6] = [1, 4, 5, 5, 6, 3];
/// The tables of a proposal, by context: attempt, trust, quest, players.
const PROPOSAL: [usize; 4] = [4, 5, 5, 6];
/// The tables of how Evil voted together: without context, by attempt, by quest.
const EVIL_VOTES: [usize; 3] = [1, 4, 5];
/// The tables of a quest: by quest and players, by score.
const QUEST: [usize; 2] = [20, 9];
/// Classes × evil view × position of the voter × vote.
const VOTE_CELLS: usize = 5 * EVIL_VIEWS * 6;
/// Classes × evil view × whether the leader is on the team.
const PROPOSAL_CELLS: usize = 5 * EVIL_VIEWS * 2;
/// Evil players × how many of them approve × how many of them are on the team.
const EVIL_VOTES_CELLS: usize = 3 * 5 * 3;
/// Evil players on the team × Fails.
const QUEST_CELLS: usize = 5 * 5;
const PROPOSAL_START: usize = VOTE_CELLS * 24;
const EVIL_VOTES_START: usize = PROPOSAL_START + PROPOSAL_CELLS * 20;
const QUEST_START: usize = EVIL_VOTES_START + EVIL_VOTES_CELLS * 10;
/// The number of weights.
pub const CELLS: usize = QUEST_START + QUEST_CELLS * 29;

/// Whether a cell belongs to a table without context. The fit restrains these less than the others.
pub fn is_free_of_context(cell: usize) -> bool {
    cell < VOTE_CELLS
        || (EVIL_VOTES_START..EVIL_VOTES_START + EVIL_VOTES_CELLS).contains(&cell)
        || cell >= QUEST_START
}

/// The most that one move of one player can say, in nats, so that no move removes a world.
const MAX_MOVE_NATS: f64 = 3.0;

/// How far habits are trusted at a table of this size. With fewer games to fit on, the posterior is too confident; these
/// factors come from cross-validation, see `docs/inference.md`.
pub fn tempering(players: u8) -> f64 {
    match players {
        0..=5 => 1.0,
        6 => 0.98,
        7 => 0.97,
        8 => 0.94,
        9 => 0.93,
        _ => 0.9,
    }
}

/// A vote of one player, without who that player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VoteFeatures {
    stance: usize,
    contexts: [usize; 6],
}

/// All votes on one team, without who is Evil.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvilVoteFeatures {
    team: SeatSet,
    approvals: SeatSet,
    contexts: [usize; 3],
}

/// A proposal, without who the leader is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProposalFeatures {
    stance: usize,
    contexts: [usize; 4],
}

/// The result of a quest, without who the members were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestFeatures {
    fails: usize,
    contexts: [usize; 2],
}

fn players_context(history: &PublicHistory) -> usize {
    usize::from(history.now().players.clamp(5, 10) - 5)
}

impl VoteFeatures {
    /// The vote of this seat on the last team.
    pub fn new(history: &PublicHistory, seat: Seat, approvals: SeatSet) -> VoteFeatures {
        let now = history.now();
        let position = match seat {
            _ if seat == now.leader => 2,
            _ if now.team.contains(seat) => 1,
            _ => 0,
        };
        let others = approvals.without(seat).len() * 3;
        let approving_others = match now.players - 1 {
            most if others <= most => 0,
            most if others <= most * 2 => 1,
            _ => 2,
        };
        VoteFeatures {
            stance: position * 2 + usize::from(approvals.contains(seat)),
            contexts: [
                0,
                history.attempt_class().into(),
                history.trust_class(seat).into(),
                history.quests_done().into(),
                players_context(history),
                approving_others,
            ],
        }
    }

    /// The cells of this vote for a voter of this class with this [`evil_view`] of the team.
    pub fn cells(&self, class: PlayerClass, evil_view: usize) -> [usize; 6] {
        let cell = |evil_view: usize| (class.position() * EVIL_VIEWS + evil_view) * 6 + self.stance;
        let mut cells = cells(0, VOTE_CELLS, cell(evil_view % 3), &VOTE, &self.contexts);
        if let Some(without_context) = cells.first_mut() {
            *without_context = cell(evil_view.min(EVIL_VIEWS - 1));
        }
        cells
    }
}

impl EvilVoteFeatures {
    /// These votes on the last team.
    pub fn new(history: &PublicHistory, approvals: SeatSet) -> EvilVoteFeatures {
        let contexts = [0, history.attempt_class().into(), history.quests_done().into()];
        EvilVoteFeatures { team: history.now().team, approvals, contexts }
    }

    /// The cells of these votes if these players are Evil.
    pub fn cells(&self, evil: SeatSet) -> [usize; 3] {
        let count = |set: SeatSet, most: u8| usize::from(set.len().min(most));
        let size = count(evil, 4).max(2) - 2;
        let cell = (size * 5 + count(evil & self.approvals, 4)) * 3 + count(evil & self.team, 2);
        cells(EVIL_VOTES_START, EVIL_VOTES_CELLS, cell, &EVIL_VOTES, &self.contexts)
    }
}

impl ProposalFeatures {
    /// The last proposal.
    pub fn new(history: &PublicHistory) -> ProposalFeatures {
        let now = history.now();
        ProposalFeatures {
            stance: usize::from(now.team.contains(now.leader)),
            contexts: [
                history.attempt_class().into(),
                history.trust_class(now.leader).into(),
                history.quests_done().into(),
                players_context(history),
            ],
        }
    }

    /// The cells of this proposal for a leader of this class with this [`evil_view`] of the team.
    pub fn cells(&self, class: PlayerClass, evil_view: usize) -> [usize; 4] {
        let cell = (class.position() * EVIL_VIEWS + evil_view % 3) * 2 + self.stance;
        cells(PROPOSAL_START, PROPOSAL_CELLS, cell, &PROPOSAL, &self.contexts)
    }
}

impl QuestFeatures {
    /// These Fails of the last team; the history does not have them yet.
    pub fn new(history: &PublicHistory, fails: u8) -> QuestFeatures {
        let now = history.now();
        let size = usize::from(now.players.clamp(5, 8) - 5);
        let (won, lost) = (now.good_wins.min(2), now.evil_wins.min(2));
        let contexts = [usize::from(history.quests_done()) * 4 + size, usize::from(won * 3 + lost)];
        QuestFeatures { fails: usize::from(fails.min(4)), contexts }
    }

    /// The cells of this result if this many Evil players were on the team.
    pub fn cells(&self, evil: usize) -> [usize; 2] {
        let cell = evil.min(4) * 5 + self.fails;
        cells(QUEST_START, QUEST_CELLS, cell, &QUEST, &self.contexts)
    }
}

/// One cell in each group of tables; a group has one table of `size` cells for each value of its context.
fn cells<const N: usize>(
    start: usize,
    size: usize,
    cell: usize,
    values: &[usize; N],
    contexts: &[usize; N],
) -> [usize; N] {
    let mut group = start;
    let mut cells = [0; N];
    for ((found, values), context) in cells.iter_mut().zip(values).zip(contexts) {
        *found = group + context.min(&(values - 1)) * size + cell;
        group += values * size;
    }
    cells
}

/// The fitted weights.
#[derive(Clone, Debug, PartialEq)]
pub struct Habits {
    weights: Vec<f32>,
}

impl Habits {
    /// Habits that say nothing about any move.
    pub fn none() -> Habits {
        Habits { weights: Vec::new() }
    }

    /// Habits with these weights; missing weights count as 0.
    pub fn new(weights: Vec<f32>) -> Habits {
        Habits { weights }
    }

    /// The weights by cell.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Whether these habits say nothing about any move.
    pub fn are_none(&self) -> bool {
        self.weights.is_empty()
    }

    /// The sum of the weights of these cells, in nats, limited to what one move may say.
    pub fn score(&self, cells: &[usize]) -> f64 {
        let weights = cells.iter().filter_map(|&cell| self.weights.get(cell));
        weights.map(|weight| f64::from(*weight)).sum::<f64>().clamp(-MAX_MOVE_NATS, MAX_MOVE_NATS)
    }
}
