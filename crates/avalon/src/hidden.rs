//! What nobody sees.

use game::{BySeat, Seat, SeatSet};

use crate::{Card, Cast, Event, Fidelity, Options, Role, Side, Vote};

/// What nobody sees. No `Debug`: printing it would be a leak.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden {
    /// The characters in the game.
    pub cast: Cast,
    /// Who is who.
    pub roles: BySeat<Option<Role>>,
    /// Who is Evil *now*.
    pub evil: SeatSet,
    /// Approving ballots. Every seat votes anew on each proposal, so an old one never counts.
    pub approvals: SeatSet,
    /// Fail cards as they lie, Excalibur's exchange included; of team members only.
    pub fails: SeatSet,
    /// V2: the two cards face down.
    pub down: Option<[Fidelity; 2]>,
}

impl Hidden {
    /// Before the deal.
    pub fn open(options: &Options) -> Hidden {
        Hidden {
            cast: options.cast,
            roles: BySeat::default(),
            evil: SeatSet::EMPTY,
            approvals: SeatSet::EMPTY,
            fails: SeatSet::EMPTY,
            down: None,
        }
    }

    /// Who holds this character, of which there is at most one.
    pub fn holder(&self, role: Role) -> Option<Seat> {
        self.roles.iter().find(|(_, held)| **held == Some(role)).map(|(seat, _)| seat)
    }

    /// The side a player is on now.
    pub fn side(&self, seat: Seat) -> Side {
        if self.evil.contains(seat) { Side::Evil } else { Side::Good }
    }

    /// The card a team member has down.
    pub fn card(&self, seat: Seat) -> Card {
        if self.fails.contains(seat) { Card::Fail } else { Card::Success }
    }

    fn turn(&mut self, lancelots: [(Seat, Side); 2]) {
        for (seat, side) in lancelots {
            self.evil = match side {
                Side::Good => self.evil.without(seat),
                Side::Evil => self.evil.with(seat),
            };
        }
    }

    fn lay(&mut self, seat: Seat, card: Card) {
        self.fails = self.fails.put(seat, card == Card::Fail);
    }

    /// Takes in one event.
    pub fn fold(&mut self, event: &Event) {
        match *event {
            Event::Voted { seat, vote, proposal: _ } => {
                self.approvals = self.approvals.put(seat, vote == Vote::Approve);
            }
            Event::Played { seat, card, round: _ } => self.lay(seat, card),
            Event::Exchanged { holder: _, target, withdrawn, round: _ } => {
                self.lay(target, withdrawn.other())
            }
            Event::Dealt { roles, night: _ } => {
                self.roles = roles;
                let evil = roles.iter().filter(|(_, role)| role.map(Role::side) == Some(Side::Evil));
                self.evil = evil.map(|(seat, _)| seat).collect();
            }
            Event::ScheduleLaid { open: _, down } => self.down = Some(down),
            Event::FidelityTurned { card: _, lancelots } | Event::LancelotsSwitched { lancelots } => {
                self.turn(lancelots);
            }
            Event::Began { .. }
            | Event::LeadTaken { .. }
            | Event::PlotDrawn { .. }
            | Event::PlotGiven { .. }
            | Event::PlotTaken { .. }
            | Event::PlotPassed { .. }
            | Event::LoyaltyAsked { .. }
            | Event::LoyaltySeen { .. }
            | Event::WrongCardPassed { .. }
            | Event::LadySkipped { .. }
            | Event::Proposed { .. }
            | Event::ChargeRevealed { .. }
            | Event::VotesRevealed { .. }
            | Event::KingReturned { .. }
            | Event::Spotlit { .. }
            | Event::TurnedUp { .. }
            | Event::ExcaliburDeclined { .. }
            | Event::Ambushed { .. }
            | Event::QuestDone { .. }
            | Event::ShotOpened { .. }
            | Event::Shot { .. }
            | Event::Unveiled { .. } => {}
        }
    }
}
