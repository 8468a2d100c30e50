//! A recorded game as facts for a belief.

use std::borrow::Cow;

use avalon::{Avalon, Night, Quest, Role, Rules, Setup};
use bots::belief::{Belief, Fact, Habits, Shooter, Terms};
use game::{BySeat, Protocol, SeatSet, Viewer};

use super::game::Game;
use super::point::Point;

/// The rules of such games.
fn rules(players: u8) -> Option<Rules> {
    let setup = Setup { players: Some(players), ..Setup::default() };
    Avalon::check(&setup).ok().map(|checked| *checked.options.rules())
}

impl Game {
    /// The terms of the table: its characters, and that any Evil player may name Merlin.
    fn terms(&self) -> Option<Terms> {
        let casts = vec![self.roles.iter().copied().collect()];
        Some(Terms { rules: rules(self.players)?, casts, shooter: Shooter::AnyEvil })
    }

    /// Every public fact, quest by quest.
    fn facts(&self) -> Vec<Vec<Fact>> {
        let quests = Quest::ALL.into_iter().zip(&self.quests);
        let tell = |(quest, run): (Quest, &super::game::Quest)| {
            let mut facts = Vec::new();
            for (attempt, proposal) in (1..).zip(&run.proposals) {
                let (leader, team) = (proposal.leader, proposal.team);
                facts.push(Fact::Proposed { leader, quest, team, attempt });
                facts.push(Fact::Voted { approvals: proposal.approve });
            }
            facts.extend(run.fails.map(|fails| Fact::Quest { fails, needed: run.fails_needed }));
            facts
        };
        quests.map(tell).collect()
    }

    /// The probability of each of these Evil sets after each quest, from public facts; and of each seat to be Merlin,
    /// once Evil is known.
    pub fn public(&self, sets: &[SeatSet], habits: &Habits) -> (Vec<Point>, Vec<f64>) {
        let Some(terms) = self.terms() else { return (Vec::new(), Vec::new()) };
        let mut belief = Belief::on(terms, Viewer::Table, Cow::Owned(habits.clone()));
        let mut points = Vec::new();
        for (place, (facts, run)) in self.facts().into_iter().zip(&self.quests).enumerate() {
            facts.into_iter().for_each(|fact| belief.observe(fact));
            if run.fails.is_some() {
                let of = belief.evil_sets();
                let sets = sets.iter().map(|set| of.get(set).copied().unwrap_or(0.0)).collect();
                points.push(Point { quest: place, sets });
            }
        }
        if let Some(seat) = self.assassin {
            belief.observe(Fact::ShotOpened { assassin: seat, evil: Some(self.evil()) });
        }
        (points, self.merlins(&belief))
    }

    fn merlins(&self, belief: &Belief) -> Vec<f64> {
        SeatSet::first(self.players).iter().map(|seat| belief.role(seat, Role::Merlin)).collect()
    }

    /// The probability of each seat to be Merlin, for the Assassin, who also knows its own card, once Evil is known.
    pub fn assassin(&self, habits: &Habits) -> Option<Vec<f64>> {
        let (terms, seat) = (self.terms()?, self.assassin?);
        let roles: BySeat<Option<Role>> =
            BySeat::new(|seat| self.roles.get(usize::from(seat.number())).copied());
        let role = (*roles.get(seat))?;
        let sight = Night::new(&terms.rules, &roles).sight(seat, role);
        let mut belief = Belief::on(terms, Viewer::Seat(seat), Cow::Owned(habits.clone()));
        belief.observe(Fact::Own { seat, role, sight });
        self.facts().into_iter().flatten().for_each(|fact| belief.observe(fact));
        belief.observe(Fact::ShotOpened { assassin: seat, evil: Some(self.evil()) });
        Some(self.merlins(&belief))
    }
}
