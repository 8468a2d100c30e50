//! How knights and champions behave, as probabilities: what they play, and what they expect of each other.
//!
//! Everything starts from what a Servant in the same seat would think, which everybody can compute. Evil does what a Servant
//! would do, except where the game depends on it. Merlin moves from that towards the truth, the less the more probable it is
//! that Evil finds him.

use game::{BySeat, Seat, SeatSet};

use super::opinion::Opinion;
use crate::belief::Situation;

/// A number that is different if Evil needs only one more quest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ByDanger {
    /// In general.
    pub usual: f64,
    /// If Evil needs one more quest.
    pub match_point: f64,
}

impl ByDanger {
    const fn new(usual: f64, match_point: f64) -> ByDanger {
        ByDanger { usual, match_point }
    }

    fn at(self, situation: &Situation) -> f64 {
        if situation.evil_wins >= 2 { self.match_point } else { self.usual }
    }
}

/// The numbers of this policy, chosen by measuring.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Parameters {
    /// A Servant approves a team with at least this share of the soundness that waiting promises.
    pub required_share_of_later_soundness: f64,
    /// How gradual a Servant's vote is around that threshold.
    pub vote_softness: f64,
    /// A leader weighs a team by its soundness to this power.
    pub soundness_exponent: f64,
    /// The most that a vote of Merlin may be more likely than the same vote of a Servant, as a factor.
    pub merlin_vote_odds_cap: ByDanger,
    /// The most that a proposal of Merlin may be more likely than the same proposal of a Servant, as a factor.
    pub merlin_proposal_odds_cap: ByDanger,
    /// Merlin plays like a Servant once Evil would find him with this probability.
    pub merlin_exposure_limit: ByDanger,
    /// How often Evil approves the team that brings its third quest, against a Servant's judgement.
    pub evil_forced_approval: f64,
    /// How often Evil rejects the team that brings Good its third quest, against a Servant's judgement.
    pub evil_forced_rejection: f64,
    /// How an Evil leader weighs teams with more Evil players than are needed to fail.
    pub surplus_evil_weight: f64,
    /// How far the share of such teams is limited to their share by chance, if Merlin is in the game.
    pub surplus_evil_limit: f64,
    /// The chance of a Fail of a lone Evil player, by quest.
    pub lone_fail_by_quest: [f64; 5],
    /// The chance that an Evil player plays Fail although another one should.
    pub surplus_fail_chance: f64,
    /// Whether Evil bases its votes and teams only on Fail counts if there is no Merlin. With five seats each team of three is
    /// clean for one of the ten Evil pairs, so in three tries Good finds one with 30 % if it learns nothing else.
    pub hides_without_merlin: bool,
    /// Without Merlin: how far a seat's own suspicion must differ from what the Fails say before it acts on it.
    pub suspicion_threshold: f64,
    /// Without Merlin: how much its members' part in failed quests lowers the weight of a team.
    pub fail_exposure_penalty: f64,
}

/// A knight's numbers: guesses.
pub const KNIGHT: Parameters = Parameters {
    required_share_of_later_soundness: 0.8,
    vote_softness: 0.06,
    soundness_exponent: 4.0,
    merlin_vote_odds_cap: ByDanger::new(4.0, 8.0),
    merlin_proposal_odds_cap: ByDanger::new(4.0, 8.0),
    merlin_exposure_limit: ByDanger::new(0.9, 1.0),
    evil_forced_approval: 0.6,
    evil_forced_rejection: 0.6,
    surplus_evil_weight: 0.3,
    surplus_evil_limit: 0.0,
    lone_fail_by_quest: [0.4, 0.8, 0.8, 0.9, 1.0],
    surplus_fail_chance: 0.4,
    hides_without_merlin: false,
    suspicion_threshold: 0.0,
    fail_exposure_penalty: 0.0,
};

/// A champion's numbers.
pub const CHAMPION: Parameters = Parameters {
    required_share_of_later_soundness: 0.75,
    vote_softness: 0.03,
    soundness_exponent: 5.0,
    merlin_vote_odds_cap: ByDanger::new(1.1, 2.0),
    merlin_proposal_odds_cap: ByDanger::new(1.2, 2.0),
    merlin_exposure_limit: ByDanger::new(0.42, 0.46),
    evil_forced_approval: 0.0,
    evil_forced_rejection: 0.0,
    surplus_evil_weight: 1.0,
    surplus_evil_limit: 0.6,
    lone_fail_by_quest: [0.25, 0.8, 0.6, 1.0, 1.0],
    surplus_fail_chance: 0.03,
    hides_without_merlin: true,
    suspicion_threshold: 0.3,
    fail_exposure_penalty: 5.0,
};

/// Every move has at least this chance: nobody is perfectly consistent.
const MIN_CHANCE: f64 = 0.02;

/// The chance, kept away from 0 and 1.
pub(super) fn not_certain(chance: f64) -> f64 {
    chance.clamp(MIN_CHANCE, 1.0 - MIN_CHANCE)
}

impl Parameters {
    /// Whether Evil hides behind the Fail counts in this game.
    pub fn hides_evil(&self, situation: &Situation) -> bool {
        self.hides_without_merlin && !situation.has_merlin
    }

    /// The chance that a Servant approves a team of this soundness.
    pub fn servant_approval(
        &self,
        situation: &Situation,
        is_leader: bool,
        soundness: f64,
        later_soundness: f64,
    ) -> f64 {
        if situation.is_last_attempt() {
            return 1.0 - MIN_CHANCE;
        }
        if is_leader {
            return 0.95;
        }
        let required = self.required_share_of_later_soundness * later_soundness;
        let odds = (soundness - required) / self.vote_softness;
        not_certain(1.0 / (1.0 + (-odds).exp()))
    }

    /// The chance that Merlin approves, given the chance that a Servant in his seat approves and the probability that Evil
    /// finds him now. A vote that nearly every Servant would also cast says nothing about him, so he can vote correctly.
    pub fn merlin_approval(
        &self,
        situation: &Situation,
        as_servant: f64,
        team_can_fail: bool,
        exposure: f64,
    ) -> f64 {
        if situation.is_last_attempt() {
            return as_servant;
        }
        let most = self.merlin_odds_limit(situation, self.merlin_vote_odds_cap, exposure);
        not_certain(if team_can_fail { 1.0 - most * (1.0 - as_servant) } else { most * as_servant })
    }

    /// The most that a move of Merlin may be more likely than a Servant's, as a factor. The cap fades to 1 between the exposure of a random
    /// Good player and the limit.
    fn merlin_odds_limit(&self, situation: &Situation, cap: ByDanger, exposure: f64) -> f64 {
        let limit = self.merlin_exposure_limit.at(situation);
        let random = 1.0 / f64::from(situation.players - situation.evil_players);
        let room = ((limit - exposure) / (limit - random).max(0.01)).clamp(0.0, 1.0);
        1.0 + (cap.at(situation) - 1.0) * room
    }

    /// The chance that an Evil player approves, given the chance that a Servant in its seat approves.
    pub fn evil_approval(&self, situation: &Situation, as_servant: f64, team_can_fail: bool) -> f64 {
        if situation.evil_wins >= 2 && team_can_fail {
            return not_certain(as_servant + self.evil_forced_approval * (1.0 - as_servant));
        }
        if situation.good_wins >= 2 && !team_can_fail && !situation.is_last_attempt() {
            return not_certain(as_servant * (1.0 - self.evil_forced_rejection));
        }
        as_servant
    }

    /// The chance of a Fail. Of several Evil members of a team the most suspected ones play it, because they have least to
    /// lose. Everybody can compute who that is, so no agreement is needed.
    pub fn fail_chance(&self, situation: &Situation, rank: &FailRank) -> f64 {
        if rank.evil_members < situation.fails_needed {
            // A Fail would change nothing here and reveal an Evil player.
            return 0.0;
        }
        if situation.evil_wins >= 2 {
            return 1.0;
        }
        let lone_fail = match situation.has_merlin {
            true => {
                let by_quest = self.lone_fail_by_quest.get(usize::from(situation.quest.number()) - 1);
                by_quest.copied().unwrap_or(1.0)
            }
            // Without a shot only the larger quests are worth the suspicion: three of them decide the game.
            false if situation.team_size > 2 => 1.0,
            false => 0.0,
        };
        let wish = if situation.good_wins >= 2 { 1.0 } else { lone_fail };
        let turn = match situation.fails_needed.saturating_sub(rank.more_suspected) {
            // A surplus Fail would show that two Evil players were on the team.
            0 if self.hides_evil(situation) => 0.0,
            0 => self.surplus_fail_chance,
            places if places >= rank.equally_suspected => 1.0,
            places => f64::from(places) / f64::from(rank.equally_suspected),
        };
        wish * turn
    }

    /// The chance that a Servant in this seat proposes each of these teams. It always includes itself.
    pub fn servant_proposals(
        &self,
        situation: &Situation,
        opinion: &Opinion<'_>,
        teams: &[SeatSet],
        seat: Seat,
    ) -> Vec<f64> {
        let weigh = |team: &SeatSet| match team.contains(seat) {
            false => 0.0,
            true => opinion.soundness(situation, *team).max(1e-6).powf(self.soundness_exponent),
        };
        normalized(teams.iter().map(weigh).collect())
    }

    /// The same, but teams whose members were on failed quests are less likely.
    pub fn fail_averse_proposals(
        &self,
        situation: &Situation,
        opinion: &Opinion<'_>,
        teams: &[SeatSet],
        seat: Seat,
        fail_exposure: &BySeat<f64>,
    ) -> Vec<f64> {
        let exposure =
            |team: SeatSet| team.without(seat).iter().map(|other| fail_exposure.get(other)).sum::<f64>();
        let chances = self.servant_proposals(situation, opinion, teams, seat);
        let weigh =
            |(chance, team): (f64, &SeatSet)| chance * (-self.fail_exposure_penalty * exposure(*team)).exp();
        normalized(chances.into_iter().zip(teams).map(weigh).collect())
    }

    /// The chance that Merlin proposes the team at this position, given a Servant's chances: teams that cannot fail are more
    /// likely, as far as he dares.
    pub fn merlin_proposal(
        &self,
        situation: &Situation,
        as_servant: &Proposals<'_>,
        seen_evil: SeatSet,
        exposure: f64,
        position: usize,
    ) -> f64 {
        let Some((chance, team)) = as_servant.at(position) else { return 0.0 };
        let most = self.merlin_odds_limit(situation, self.merlin_proposal_odds_cap, exposure);
        let safe = as_servant.iter().filter(|(_, team)| !situation.can_fail(seen_evil, *team));
        let safe: f64 = safe.map(|(chance, _)| chance).sum();
        if safe <= 0.0 {
            return chance;
        }
        let up = most.min(1.0 / safe);
        let down = (1.0 - up * safe).max(0.0) / (1.0 - safe).max(1e-9);
        chance * if situation.can_fail(seen_evil, team) { down } else { up }
    }

    /// The chance that an Evil leader proposes the team at this position, given a Servant's chances. Teams with more Evil
    /// players than needed are less likely, the more so if they are more likely than by chance: Evil players who look good to
    /// each other should not go together, but avoiding each other completely would reveal them.
    pub fn evil_proposal(
        &self,
        situation: &Situation,
        as_servant: &Proposals<'_>,
        known_evil: SeatSet,
        position: usize,
    ) -> f64 {
        let has_surplus = |team: SeatSet| (team & known_evil).len() > situation.fails_needed;
        let Some((chance, team)) = as_servant.at(position) else { return 0.0 };
        let (mut all, mut surplus, mut surplus_teams, mut teams) = (0.0, 0.0, 0.0, 0.0);
        for (chance, team) in as_servant.iter().filter(|(chance, _)| *chance > 0.0) {
            all += chance;
            teams += 1.0;
            if has_surplus(team) {
                surplus += chance;
                surplus_teams += 1.0;
            }
        }
        if surplus <= 0.0 || surplus >= all {
            return chance;
        }
        let share = surplus / all;
        let limit = if situation.has_merlin { self.surplus_evil_limit } else { 0.0 };
        let wanted =
            share.powf(1.0 - limit) * share.min(surplus_teams / teams).powf(limit) * self.surplus_evil_weight;
        if has_surplus(team) { chance * wanted / surplus } else { chance * (1.0 - wanted) / (all - surplus) }
    }
}

/// Teams and the chance that a Servant proposes each of them.
#[derive(Clone, Copy, Debug)]
pub struct Proposals<'a> {
    /// The teams.
    pub teams: &'a [SeatSet],
    /// The chance of each.
    pub chances: &'a [f64],
}

impl Proposals<'_> {
    fn iter(&self) -> impl Iterator<Item = (f64, SeatSet)> {
        self.chances.iter().copied().zip(self.teams.iter().copied())
    }

    fn at(&self, position: usize) -> Option<(f64, SeatSet)> {
        Some((*self.chances.get(position)?, *self.teams.get(position)?))
    }
}

/// How suspect an Evil member of a team is, compared with the other Evil members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FailRank {
    /// The Evil members who know each other.
    pub evil_members: u8,
    /// How many of them are suspected more.
    pub more_suspected: u8,
    /// How many are suspected equally, including this one.
    pub equally_suspected: u8,
}

impl FailRank {
    /// The only Evil member.
    pub const ALONE: FailRank = FailRank { evil_members: 1, more_suspected: 0, equally_suspected: 1 };
}

fn normalized(mut weights: Vec<f64>) -> Vec<f64> {
    let all: f64 = weights.iter().sum();
    if all > 0.0 {
        weights.iter_mut().for_each(|weight| *weight /= all);
    }
    weights
}
