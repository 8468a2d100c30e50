//! How likely the habits make a public move in each world. It is computed once for each seat and class, then looked up.

use avalon::{Lancelot, Rules};
use game::{BySeat, Seat, SeatSet};

use super::habits::{
    EVIL_VIEWS, EvilVoteFeatures, Habits, PlayerClass, ProposalFeatures, QuestFeatures, VoteFeatures,
    evil_view, tempering,
};
use super::history::PublicHistory;
use super::weighted_worlds::BlockFactors;
use super::world::{EvilRoles, set_of};

/// The likelihood of one player's move by class and [`evil_view`].
type ByClass = [[f64; EVIL_VIEWS]; PlayerClass::ALL.len()];

/// The likelihood of the moves of all seats on one team.
pub struct MoveLikelihood {
    team: SeatSet,
    leader: Seat,
    /// The seats whose moves count.
    seats: SeatSet,
    by_seat: BySeat<ByClass>,
    evil_votes: Option<EvilVoteFeatures>,
    tempering: f64,
}

impl MoveLikelihood {
    /// The votes on the last team, without the viewer's own vote: it followed from what the viewer knew already.
    pub fn of_votes(
        habits: &Habits,
        history: &PublicHistory,
        approvals: SeatSet,
        own: SeatSet,
    ) -> MoveLikelihood {
        let mut moves = MoveLikelihood::new(history);
        for seat in history.now().seats() - own {
            let vote = VoteFeatures::new(history, seat, approvals);
            moves.add(seat, |class, evil_view| habits.score(&vote.cells(class, evil_view)));
        }
        moves.evil_votes = Some(EvilVoteFeatures::new(history, approvals));
        moves
    }

    /// The last proposal, unless it is the viewer's own.
    pub fn of_proposal(habits: &Habits, history: &PublicHistory, own: SeatSet) -> MoveLikelihood {
        let mut moves = MoveLikelihood::new(history);
        let proposal = ProposalFeatures::new(history);
        if !own.contains(moves.leader) {
            moves.add(moves.leader, |class, evil_view| habits.score(&proposal.cells(class, evil_view)));
        }
        moves
    }

    fn new(history: &PublicHistory) -> MoveLikelihood {
        let now = history.now();
        MoveLikelihood {
            team: now.team,
            leader: now.leader,
            seats: SeatSet::EMPTY,
            by_seat: BySeat::new(|_| [[1.0; EVIL_VIEWS]; 5]),
            evil_votes: None,
            tempering: tempering(now.players),
        }
    }

    fn add(&mut self, seat: Seat, score: impl Fn(PlayerClass, usize) -> f64) {
        self.seats = self.seats.with(seat);
        for (class, row) in PlayerClass::ALL.into_iter().zip(self.by_seat.get_mut(seat)) {
            for (evil_view, likelihood) in row.iter_mut().enumerate() {
                *likelihood = (score(class, evil_view) * self.tempering).exp();
            }
        }
    }

    /// The likelihood for a player of this class who knows these Evil players.
    #[allow(clippy::indexing_slicing)] // a class is below 5 and an evil view below 6 by their definitions
    fn of(&self, seat: Seat, class: PlayerClass, known_evil: SeatSet) -> f64 {
        let view = evil_view(known_evil, seat, self.team, self.leader);
        self.by_seat.get(seat)[class.position()][view]
    }

    /// The factors for all worlds with this Evil half.
    pub fn factors(&self, habits: &Habits, evil: &EvilRoles, night: &NightRules) -> BlockFactors {
        let (unseen, alone) = (night.unseen_by_merlin(evil), night.without_knowledge(evil));
        let mut factors = BlockFactors::NEUTRAL;
        if let Some(votes) = &self.evil_votes {
            factors.all = (habits.score(&votes.cells(evil.seats)) * self.tempering).exp();
        }
        for seat in self.seats {
            if evil.seats.contains(seat) {
                let class = if alone.contains(seat) { PlayerClass::Oberon } else { PlayerClass::Evil };
                factors.all *= self.of(seat, class, evil.seats);
            } else {
                let servant = self.of(seat, PlayerClass::Servant, evil.seats);
                let merlin = self.of(seat, PlayerClass::Merlin, evil.seats - unseen);
                let percival = self.of(seat, PlayerClass::Percival, evil.seats);
                factors.all *= servant;
                factors.merlin.set(Some(seat), merlin / servant);
                factors.percival.set(Some(seat), percival / servant);
            }
        }
        factors
    }
}

/// The likelihood of the Fails of the last team, by how many Evil players were on it (0 to 4).
pub fn quest_likelihood(habits: &Habits, history: &PublicHistory, fails: u8) -> [f64; 5] {
    let quest = QuestFeatures::new(history, fails);
    let tempering = tempering(history.now().players);
    [0, 1, 2, 3, 4].map(|evil| (habits.score(&quest.cells(evil)) * tempering).exp())
}

/// Which Evil players the night hides, by the rules.
#[derive(Clone, Copy, Debug)]
pub struct NightRules {
    merlin_sees_oberon: bool,
    /// The Evil Lancelot does not see the other Evil players.
    lancelot_sees_nobody: bool,
}

impl NightRules {
    pub fn new(rules: &Rules) -> NightRules {
        let lancelot_sees_nobody = matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2 { .. });
        NightRules { merlin_sees_oberon: rules.merlin_sees_oberon, lancelot_sees_nobody }
    }

    fn unseen_by_merlin(self, evil: &EvilRoles) -> SeatSet {
        let oberon = if self.merlin_sees_oberon { None } else { evil.oberon };
        set_of(evil.mordred) | set_of(oberon)
    }

    /// Evil players who saw no other Evil player.
    fn without_knowledge(self, evil: &EvilRoles) -> SeatSet {
        let lancelot = if self.lancelot_sees_nobody { evil.lancelot } else { None };
        set_of(evil.oberon) | set_of(lancelot)
    }
}
