//! Models of play: how probable each makes a move, by what the mover knows. The public posterior weighs the models against
//! each other for every seat by what that seat has done so far.

use game::{Seat, SeatSet};

use super::knowledge::Knowledge;
use super::policy::{FailRank, KNIGHT, Parameters, Proposals, not_certain};
use crate::belief::{
    EVIL_VIEWS, PEOPLE, PlayerClass, ProposalFeatures, PublicHistory, Situation, VoteFeatures, evil_view,
};

/// The number of models.
pub const MODELS: usize = 5;

/// A number for each model of play.
pub type ByModel = [f64; MODELS];

/// A model of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayModel {
    /// Deduction only: draws a possible world and believes it.
    Logic,
    /// People, by the records of their games.
    People,
    /// Our champions.
    Champion,
    /// Our knights.
    Knight,
    /// Everybody says by the vote what it knows or guesses.
    Plain,
}

impl PlayModel {
    /// All models, in the order of [`ByModel`].
    pub const ALL: [PlayModel; MODELS] =
        [PlayModel::Logic, PlayModel::People, PlayModel::Champion, PlayModel::Knight, PlayModel::Plain];
}

fn either(is: bool, yes: f64, no: f64) -> f64 {
    if is { yes } else { no }
}

/// What a Servant in one seat thinks of the proposed team.
#[derive(Clone, Copy, Debug, Default)]
pub struct TeamAssessment {
    /// The soundness of the team.
    pub soundness: f64,
    /// The soundness that waiting promises.
    pub later_soundness: f64,
    /// The share of the logically possible Evil sets in which leader and team are Good.
    pub clean_share: f64,
}

/// Everything that the vote of a seat depends on, whatever the seat knows.
#[derive(Clone, Copy, Debug)]
pub struct VoteInputs {
    assessment: TeamAssessment,
    people: PeopleApproval,
    /// The chance that a Servant approves, as a champion.
    as_champion: f64,
    /// The chance that a Servant approves, as a knight.
    as_knight: f64,
}

impl VoteInputs {
    /// `shown` is the soundness of the team and of later teams by the opinion that a champion acts on.
    pub fn new(
        history: &PublicHistory,
        champion: &Parameters,
        seat: Seat,
        assessment: TeamAssessment,
        shown: (f64, f64),
    ) -> VoteInputs {
        let situation = history.last_proposed();
        let is_leader = seat == situation.leader;
        let (soundness, later) = (assessment.soundness, assessment.later_soundness);
        VoteInputs {
            assessment,
            people: PeopleApproval::new(history, seat),
            as_champion: champion.servant_approval(situation, is_leader, shown.0, shown.1),
            as_knight: KNIGHT.servant_approval(situation, is_leader, soundness, later),
        }
    }

    /// The chance that a Servant approves, as a champion.
    pub fn servant_as_champion(&self) -> f64 {
        self.as_champion
    }
}

/// The vote of one seat on a team.
pub struct VoteModel<'a> {
    /// The situation of the vote.
    pub situation: &'a Situation,
    /// The parameters of champions.
    pub champion: &'a Parameters,
    /// The voter.
    pub seat: Seat,
    /// What the vote depends on.
    pub inputs: &'a VoteInputs,
}

impl VoteModel<'_> {
    /// The chance that the seat approves; `exposure` is the probability that Evil finds Merlin in this seat.
    pub fn approval(&self, model: PlayModel, knowledge: Knowledge, exposure: f64) -> f64 {
        let inputs = self.inputs;
        match model {
            PlayModel::Logic => not_certain(self.logic(knowledge)),
            PlayModel::People => inputs.people.approval(knowledge, self.seat, self.situation),
            PlayModel::Champion => self.policy(self.champion, inputs.as_champion, knowledge, exposure),
            PlayModel::Knight => self.policy(&KNIGHT, inputs.as_knight, knowledge, exposure),
            PlayModel::Plain => self.plain(knowledge),
        }
    }

    fn can_fail(&self, evil: SeatSet) -> bool {
        self.situation.can_fail(evil, self.situation.team)
    }

    fn policy(&self, parameters: &Parameters, as_servant: f64, knowledge: Knowledge, exposure: f64) -> f64 {
        let situation = self.situation;
        let evil = |evil| parameters.evil_approval(situation, as_servant, self.can_fail(evil));
        match knowledge {
            Knowledge::Servant => as_servant,
            Knowledge::Merlin(seen) => {
                parameters.merlin_approval(situation, as_servant, self.can_fail(seen), exposure)
            }
            Knowledge::Evil(known) => evil(known),
            Knowledge::LoneEvil => evil(SeatSet::only(self.seat)),
        }
    }

    fn plain(&self, knowledge: Knowledge) -> f64 {
        let team = &self.inputs.assessment;
        if self.situation.is_last_attempt() {
            return match knowledge {
                Knowledge::Servant | Knowledge::Merlin(_) => 0.97,
                Knowledge::Evil(_) | Knowledge::LoneEvil => 0.6,
            };
        }
        match knowledge {
            Knowledge::Servant => either(team.soundness >= 0.9 * team.later_soundness, 0.75, 0.25),
            Knowledge::Merlin(seen) => either(self.can_fail(seen), 0.1, 0.85),
            Knowledge::Evil(known) => either(self.can_fail(known), 0.85, 0.3),
            Knowledge::LoneEvil => either(self.can_fail(SeatSet::only(self.seat)), 0.85, 0.45),
        }
    }

    fn logic(&self, knowledge: Knowledge) -> f64 {
        let (situation, clean) = (self.situation, self.inputs.assessment.clean_share);
        if situation.is_last_attempt() {
            return 1.0;
        }
        let judged = situation.team.with(situation.leader);
        // The Evil players that Merlin or Evil does not know are drawn like all others.
        let unknown = |known: SeatSet| either(known.len() >= situation.evil_players, 1.0, clean.max(0.3));
        let misses = |known: SeatSet| (known & judged).is_empty();
        match knowledge {
            Knowledge::Servant => clean,
            Knowledge::Merlin(seen) => either(misses(seen), unknown(seen), 0.0),
            Knowledge::Evil(known) => either(misses(known), 1.0 - unknown(known), 1.0),
            Knowledge::LoneEvil => either(!judged.contains(self.seat), 1.0 - clean.max(0.2), 1.0),
        }
    }
}

/// How likely people in one seat approve, by what they know: the rates of Servants, shifted by how the fitted habits
/// distinguish the other players from Servants.
#[derive(Clone, Copy, Debug)]
pub struct PeopleApproval {
    servant: f64,
    merlin: [f64; EVIL_VIEWS],
    evil: [f64; EVIL_VIEWS],
    lone_evil: f64,
}

/// How often a Servant approves, in the training half of people's games: off the team, on it, leading; first proposal,
/// second and third, fourth, last; by the class of trust.
#[rustfmt::skip]
const SERVANT_APPROVAL: [[[f64; 5]; 4]; 3] = [
    [[0.26, 0.40, 0.58, 0.39, 0.43], [0.14, 0.20, 0.24, 0.25, 0.35], [0.13, 0.20, 0.25, 0.27, 0.40], [0.58, 0.75, 0.85, 0.80, 0.86]],
    [[0.41, 0.64, 0.78, 0.65, 0.70], [0.35, 0.55, 0.63, 0.57, 0.61], [0.38, 0.58, 0.64, 0.59, 0.64], [0.71, 0.94, 0.96, 0.96, 0.95]],
    [[0.82, 0.82, 0.93, 0.88, 0.92], [0.77, 0.88, 0.89, 0.89, 0.88], [0.74, 0.90, 0.93, 0.89, 0.87], [0.98, 0.98, 0.99, 0.99, 0.99]],
];

impl PeopleApproval {
    /// For the vote of this seat on the last team.
    #[allow(clippy::indexing_slicing)] // a position below 3, an attempt class below 4, a trust class below 5
    pub fn new(history: &PublicHistory, seat: Seat) -> PeopleApproval {
        let situation = history.last_proposed();
        let position = match seat {
            _ if seat == situation.leader => 2,
            _ if situation.team.contains(seat) => 1,
            _ => 0,
        };
        let (attempt, trust) = (usize::from(history.attempt_class()), usize::from(history.trust_class(seat)));
        let rate = SERVANT_APPROVAL[position][attempt][trust];
        let approve = VoteFeatures::new(history, seat, SeatSet::only(seat));
        let reject = VoteFeatures::new(history, seat, SeatSet::EMPTY);
        let shift = |class: PlayerClass, view: usize| {
            PEOPLE.score(&approve.cells(class, view)) - PEOPLE.score(&reject.cells(class, view))
        };
        let servant = 0.5 * (shift(PlayerClass::Servant, 0) + shift(PlayerClass::Servant, 1));
        let base = (rate / (1.0 - rate)).ln() - servant;
        let chance = |class, view| not_certain(1.0 / (1.0 + (-(base + shift(class, view))).exp()));
        let by_view = |class| std::array::from_fn(|view| chance(class, view));
        PeopleApproval {
            servant: not_certain(rate),
            merlin: by_view(PlayerClass::Merlin),
            evil: by_view(PlayerClass::Evil),
            lone_evil: chance(PlayerClass::Oberon, 0),
        }
    }

    /// The chance that the seat approves.
    #[allow(clippy::indexing_slicing)] // an evil view is below `EVIL_VIEWS`
    pub fn approval(&self, knowledge: Knowledge, seat: Seat, situation: &Situation) -> f64 {
        let view = |known| evil_view(known, seat, situation.team, situation.leader);
        match knowledge {
            Knowledge::Servant => self.servant,
            Knowledge::Merlin(seen) => self.merlin[view(seen)],
            Knowledge::Evil(known) => self.evil[view(known)],
            Knowledge::LoneEvil => self.lone_evil,
        }
    }
}

/// A leader's choice of the last team.
pub struct ProposalModel<'a> {
    /// The history up to the proposal.
    pub history: &'a PublicHistory,
    /// The parameters of champions.
    pub champion: &'a Parameters,
    /// The chances of all teams for a Servant, as a champion.
    pub as_champion: Proposals<'a>,
    /// The chances of all teams for a Servant, as a knight.
    pub as_knight: Proposals<'a>,
    /// The share of the logically possible Evil sets in which the team is Good.
    pub clean_share: f64,
}

impl ProposalModel<'_> {
    /// The chance that the leader proposed this team; `exposure` is the probability that Evil finds Merlin in its seat.
    pub fn chance(&self, model: PlayModel, knowledge: Knowledge, exposure: f64) -> f64 {
        let situation = self.history.now();
        let random = 1.0 / teams(situation.players, situation.team_size);
        let chance = match model {
            PlayModel::Logic => self.logic(knowledge, random),
            PlayModel::People => self.with_itself(random) * self.people(knowledge),
            PlayModel::Champion => self.policy(self.champion, &self.as_champion, knowledge, exposure),
            PlayModel::Knight => self.policy(&KNIGHT, &self.as_knight, knowledge, exposure),
            PlayModel::Plain => self.plain(knowledge, random, exposure),
        };
        chance.max(0.05 * random)
    }

    fn leader_goes(&self) -> bool {
        self.history.now().team.contains(self.history.now().leader)
    }

    /// The number of teams with the leader and without these players.
    fn teams_without(&self, excluded: SeatSet) -> f64 {
        let situation = self.history.now();
        let others = (situation.seats() - excluded).without(situation.leader);
        teams(others.len(), situation.team_size - 1)
    }

    /// The chance of the team for a leader who nearly always includes itself and otherwise chooses at random.
    fn with_itself(&self, random: f64) -> f64 {
        if self.leader_goes() { 0.9 / self.teams_without(SeatSet::EMPTY) } else { 0.1 * random }
    }

    fn logic(&self, knowledge: Knowledge, random: f64) -> f64 {
        let situation = self.history.now();
        match knowledge {
            Knowledge::Servant => {
                self.clean_share / teams(situation.players - situation.evil_players, situation.team_size)
            }
            Knowledge::Merlin(seen) => {
                let good = (situation.seats() - seen).len();
                either((situation.team & seen).is_empty(), 1.0 / teams(good, situation.team_size), 0.0)
            }
            Knowledge::Evil(_) | Knowledge::LoneEvil => random,
        }
    }

    fn plain(&self, knowledge: Knowledge, random: f64, exposure: f64) -> f64 {
        let situation = self.history.now();
        let with_itself = self.with_itself(random);
        match knowledge {
            Knowledge::Servant => {
                0.5 * self.policy(self.champion, &self.as_champion, knowledge, exposure) + 0.5 * with_itself
            }
            Knowledge::Merlin(seen) => {
                let wanted = self.leader_goes() && !situation.can_fail(seen, situation.team);
                either(wanted, 0.6 / self.teams_without(seen), 0.0) + 0.4 * with_itself
            }
            Knowledge::Evil(known) => {
                let alone = self.leader_goes() && (situation.team & known).len() == 1;
                either(alone, 0.6 / self.teams_without(known), 0.0) + 0.4 * with_itself
            }
            Knowledge::LoneEvil => with_itself,
        }
    }

    fn policy(
        &self,
        parameters: &Parameters,
        as_servant: &Proposals<'_>,
        knowledge: Knowledge,
        exposure: f64,
    ) -> f64 {
        let situation = self.history.now();
        let found = as_servant.teams.iter().position(|team| *team == situation.team);
        let Some(position) = found else { return 0.0 };
        match knowledge {
            Knowledge::Servant | Knowledge::LoneEvil => {
                as_servant.chances.get(position).copied().unwrap_or(0.0)
            }
            Knowledge::Merlin(seen) => {
                parameters.merlin_proposal(situation, as_servant, seen, exposure, position)
            }
            Knowledge::Evil(known) => parameters.evil_proposal(situation, as_servant, known, position),
        }
    }

    /// How many times more likely people with this knowledge propose the team than Servants.
    fn people(&self, knowledge: Knowledge) -> f64 {
        let situation = self.history.now();
        let features = ProposalFeatures::new(self.history);
        let view = |known| evil_view(known, situation.leader, situation.team, situation.leader);
        let score = |class, view| PEOPLE.score(&features.cells(class, view));
        let servant = 0.5 * (score(PlayerClass::Servant, 0) + score(PlayerClass::Servant, 1));
        let own = match knowledge {
            Knowledge::Servant => servant,
            Knowledge::Merlin(seen) => score(PlayerClass::Merlin, view(seen)),
            Knowledge::Evil(known) => score(PlayerClass::Evil, view(known)),
            Knowledge::LoneEvil => score(PlayerClass::Oberon, 0),
        };
        (own - servant).exp()
    }
}

/// The chance that an Evil member of this rank plays Fail.
pub fn fail_chance(model: PlayModel, champion: &Parameters, situation: &Situation, rank: &FailRank) -> f64 {
    not_certain(match model {
        PlayModel::Logic => 1.0,
        PlayModel::Champion => champion.fail_chance(situation, rank),
        PlayModel::Knight => KNIGHT.fail_chance(situation, rank),
        PlayModel::People | PlayModel::Plain => people_fail_chance(situation, rank.evil_members),
    })
}

fn people_fail_chance(situation: &Situation, evil_members: u8) -> f64 {
    let decisive = situation.good_wins >= 2 || situation.evil_wins >= 2;
    let small = situation.team_size <= 2;
    let alone = match situation.quest.number() {
        _ if decisive => 0.95,
        1 if small => 0.25,
        1 => 0.4,
        2 => 0.7,
        3 if small => 0.6,
        3 => 0.8,
        4 => 0.9,
        _ => 0.95,
    };
    match evil_members {
        1 if situation.fails_needed > 1 => 0.5,
        0 | 1 => alone,
        _ if decisive => 0.8,
        _ => 0.6 * alone,
    }
}

/// The number of teams of this size among this many players, at least 1.
fn teams(players: u8, size: u8) -> f64 {
    let factors = (0..size).map(|k| f64::from(players.saturating_sub(k)) / f64::from(k + 1));
    factors.product::<f64>().max(1.0)
}
