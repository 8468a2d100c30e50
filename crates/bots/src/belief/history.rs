//! The public history of a game, folded once for each bot.

use avalon::{Lancelot, Public, Quest, Role, sides};
use game::{Seat, SeatSet};

use super::fact::Terms;
use crate::seat_sets::subsets;

/// The proposal after which a round is lost (AV-32).
pub const LAST_ATTEMPT: u8 = 5;

/// What everybody knows when a team is proposed, voted on or sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// Seats at the table.
    pub players: u8,
    /// How many of them are Evil.
    pub evil_players: u8,
    /// Whether Merlin may be in the game.
    pub has_merlin: bool,
    /// The leader of the last proposal.
    pub leader: Seat,
    /// The last team that was proposed.
    pub team: SeatSet,
    /// The number of the proposal in its round, from 1.
    pub attempt: u8,
    /// The quest of the last proposal.
    pub quest: Quest,
    /// How many members its team has.
    pub team_size: u8,
    /// How many Fails make it fail.
    pub fails_needed: u8,
    /// Quests won by Good.
    pub good_wins: u8,
    /// Quests won by Evil.
    pub evil_wins: u8,
}

impl Situation {
    /// The same situation with another leader and quest.
    #[must_use]
    pub fn aimed_at(self, leader: Seat, quest: Quest) -> Situation {
        let (team_size, fails_needed) = (quest.size(self.players), quest.fails_needed(self.players));
        Situation { leader, quest, team_size, fails_needed, ..self }
    }

    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        SeatSet::first(self.players)
    }

    /// Whether a rejection of this proposal ends the game.
    pub fn is_last_attempt(&self) -> bool {
        self.attempt >= LAST_ATTEMPT
    }

    /// Whether these Evil players can make this team fail.
    pub fn can_fail(&self, evil: SeatSet, team: SeatSet) -> bool {
        (evil & team).len() >= self.fails_needed
    }
}

/// A proposed team and what became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// Leader, team, quest and score at the time of the proposal.
    pub situation: Situation,
    /// Who approved, once the votes are public.
    pub approvals: Option<SeatSet>,
    /// How many Fails it brought, if the team went and the quest is over.
    pub fails: Option<u8>,
    /// Whether a card of its quest was exchanged, so that its Fails do not count Evil players.
    pub exchanged: bool,
}

/// What everybody has seen so far. It is the same for every viewer, so no secret can influence how a public move is read.
///
/// ```
/// use avalon::Quest;
/// use bots::belief::PublicHistory;
/// use game::{Seat, SeatSet};
///
/// let mut history = PublicHistory::for_players(5, 2);
/// history.propose(Seat::S0, Quest::First, SeatSet::first(2), 1);
/// history.vote(SeatSet::first(3));
/// history.finish_quest(1, 1);
/// assert_eq!(history.now().evil_wins, 1);
/// assert_eq!(history.quests().count(), 1);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct PublicHistory {
    now: Situation,
    proposals: Vec<Proposal>,
    /// The sets of Evil players that all quests so far allow.
    possible_evil: Vec<SeatSet>,
    /// The Lancelots may change sides, so a Fail says nothing about who is Evil later.
    sides_may_change: bool,
    /// An approval sets the count of rejections back (AV-34).
    approval_resets: bool,
    ignores_exchanges: bool,
}

impl PublicHistory {
    /// The history before the first proposal.
    pub fn new(terms: &Terms) -> PublicHistory {
        let rules = &terms.rules;
        let mut history = PublicHistory::for_players(rules.players, sides(rules.players).1);
        history.now.has_merlin = terms.casts.iter().any(|cast| cast.has(Role::Merlin));
        history.approval_resets = rules.acceptance_resets;
        history.sides_may_change = matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2 { .. });
        history
    }

    /// The history before the first proposal of a game with Merlin and without Lancelots.
    pub fn for_players(players: u8, evil_players: u8) -> PublicHistory {
        let quest = Quest::First;
        let now = Situation {
            players,
            evil_players,
            has_merlin: true,
            leader: Seat::S0,
            team: SeatSet::EMPTY,
            attempt: 1,
            quest,
            team_size: quest.size(players),
            fails_needed: quest.fails_needed(players),
            good_wins: 0,
            evil_wins: 0,
        };
        PublicHistory {
            now,
            proposals: Vec::new(),
            possible_evil: subsets(players, evil_players).collect(),
            sides_may_change: false,
            approval_resets: false,
            ignores_exchanges: false,
        }
    }

    /// The same history, but a Fail counts as proof even if Excalibur may have caused it: a mistake of beginners.
    #[must_use]
    pub fn ignoring_exchanges(self) -> PublicHistory {
        PublicHistory { ignores_exchanges: true, ..self }
    }

    /// Adds a public notice.
    pub fn fold(&mut self, public: &Public) {
        match *public {
            Public::Proposed { leader, quest, team, excalibur: _ } => {
                self.propose(leader, quest, team, self.now.attempt);
            }
            Public::VotesRevealed { approvals, .. } => self.vote(approvals),
            Public::Exchanged { .. } => self.exchange(),
            Public::QuestDone { successes: _, fails } => self.finish_quest(fails, self.now.fails_needed),
            _ => {}
        }
    }

    /// A team was proposed.
    pub fn propose(&mut self, leader: Seat, quest: Quest, team: SeatSet, attempt: u8) {
        self.now = Situation { team, attempt, ..self.now.aimed_at(leader, quest) };
        self.proposals.push(Proposal { situation: self.now, approvals: None, fails: None, exchanged: false });
    }

    /// The votes on the last team are public.
    pub fn vote(&mut self, approvals: SeatSet) {
        // The next attempt, should The King Returns undo an approval.
        let approved = approvals.len() * 2 > self.now.players;
        let counted = if self.approval_resets && approved { 1 } else { self.now.attempt };
        self.now.attempt = counted.saturating_add(1);
        if let Some(last) = self.proposals.last_mut() {
            last.approvals = Some(approvals);
        }
    }

    /// A card of the current quest was exchanged.
    pub fn exchange(&mut self) {
        if let Some(last) = self.proposals.last_mut() {
            last.exchanged = true;
        }
    }

    /// The quest of the last team is over.
    pub fn finish_quest(&mut self, fails: u8, fails_needed: u8) {
        if fails >= fails_needed {
            self.now.evil_wins += 1;
        } else {
            self.now.good_wins += 1;
        }
        self.now.attempt = 1;
        let mut exchanged = false;
        if let Some(last) = self.proposals.last_mut() {
            last.fails = Some(fails);
            exchanged = last.exchanged && !self.ignores_exchanges;
        }
        let team = self.now.team;
        let possible = |evil: &SeatSet| (*evil & team).len() >= fails;
        if !exchanged && !self.sides_may_change && self.possible_evil.iter().any(possible) {
            self.possible_evil.retain(possible);
        }
    }

    /// The situation now. Between a quest and the next proposal, leader, team and quest are those of the last proposal.
    pub fn now(&self) -> &Situation {
        &self.now
    }

    /// All proposals, oldest first.
    pub fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    /// The situation in which the last team was proposed.
    pub fn last_proposed(&self) -> &Situation {
        self.proposals.last().map_or(&self.now, |proposal| &proposal.situation)
    }

    /// The teams that went on a quest, and how many Fails each brought.
    pub fn quests(&self) -> impl Iterator<Item = (&Proposal, u8)> {
        self.proposals.iter().filter_map(|proposal| Some((proposal, proposal.fails?)))
    }

    /// How many quests are over, at most 4.
    pub fn quests_done(&self) -> u8 {
        (self.now.good_wins + self.now.evil_wins).min(4)
    }

    /// 0 for the first proposal of a round, 1 for the second and third, 2 for the fourth, 3 for the last.
    pub fn attempt_class(&self) -> u8 {
        match self.last_proposed().attempt {
            0 | 1 => 0,
            2 | 3 => 1,
            4 => 2,
            _ => 3,
        }
    }

    /// How good the last team looks to a Good player in this seat who only counts Fails, compared with a team of the same
    /// size before the first quest: from 0 (certainly bad) to 4.
    pub fn trust_class(&self, seat: Seat) -> u8 {
        let (mut clean, mut all) = (0_u32, 0_u32);
        for evil in self.possible_evil.iter().filter(|evil| !evil.contains(seat)) {
            all += 1;
            clean += u32::from((*evil & self.now.team).is_empty());
        }
        if clean == 0 {
            return 0;
        }
        let others = self.now.team.without(seat).len();
        let mut before_first_quest = 1.0;
        for evil in 0..self.now.evil_players {
            let rest = f64::from(self.now.players.saturating_sub(1 + evil));
            before_first_quest *= (rest - f64::from(others)).max(0.0) / rest.max(1.0);
        }
        match f64::from(clean) / f64::from(all) / before_first_quest {
            ratio if ratio < 0.7 => 1,
            ratio if ratio < 1.05 => 2,
            ratio if ratio < 1.5 => 3,
            _ => 4,
        }
    }
}
