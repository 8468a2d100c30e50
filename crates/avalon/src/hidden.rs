//! What nobody sees, and the narrow functions through which tests and solvers look at it.

use game::{BySeat, Seat, SeatSet};

use crate::{Board, Card, Cast, Event, Fidelity, Hand, Lancelot, Options, Role, Side, State, Vote};

/// What nobody sees. It has no `Debug`, since printing it would be a leak.
#[derive(Clone, PartialEq, Eq)]
pub struct Hidden {
    pub(crate) cast: Cast,
    pub(crate) roles: BySeat<Option<Role>>,
    /// Who is Evil *now*.
    pub(crate) evil: SeatSet,
    /// Approving ballots. Every seat votes again on each proposal, so an old ballot never counts.
    pub(crate) approvals: SeatSet,
    /// Fail cards of team members, after Excalibur's exchange.
    pub(crate) fails: SeatSet,
    /// V2: the two cards that lie face down.
    pub(crate) down: Option<[Fidelity; 2]>,
}

/// The character of each seat. For tests, finished games and solvers: this is the whole secret.
pub fn roles(state: &State) -> &BySeat<Option<Role>> {
    &state.hidden.roles
}

/// The seats that are Evil now. For tests, finished games and solvers.
pub fn evil(state: &State) -> SeatSet {
    state.hidden.evil
}

/// The side a seat is on now. For tests, finished games and solvers.
pub fn side(state: &State, seat: Seat) -> Side {
    state.hidden.side(seat)
}

/// The approving ballots that lie face down. For tests.
pub fn approvals(state: &State) -> SeatSet {
    state.hidden.approvals
}

/// The team members whose card is a Fail. For tests.
pub fn fails(state: &State) -> SeatSet {
    state.hidden.fails & state.board.team()
}

/// A guess at everything that is hidden, for solvers that play on from a guessed state.
#[derive(Clone, Copy)]
pub struct Guess {
    /// The character of each seat.
    pub roles: BySeat<Option<Role>>,
    /// Who is Evil now.
    pub evil: SeatSet,
    /// Approving ballots that lie face down.
    pub approvals: SeatSet,
    /// Team members whose card is a Fail.
    pub fails: SeatSet,
}

impl Guess {
    /// The state if the guess is right.
    pub fn into_state(self, board: Board, hands: BySeat<Hand>) -> State {
        let Guess { roles, evil, approvals, fails } = self;
        let cast = roles.iter().filter_map(|(_, role)| *role).collect();
        // V2's two cards face down are never turned, so any pair is right.
        let down = matches!(board.rules.lancelot, Lancelot::V2 { .. }).then(Default::default);
        State { board, hands, hidden: Hidden { cast, roles, evil, approvals, fails, down } }
    }
}

impl Hidden {
    /// Before the deal.
    pub(crate) fn open(options: &Options) -> Hidden {
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
    pub(crate) fn holder(&self, role: Role) -> Option<Seat> {
        self.roles.iter().find(|(_, held)| **held == Some(role)).map(|(seat, _)| seat)
    }

    /// The side a player is on now.
    pub(crate) fn side(&self, seat: Seat) -> Side {
        if self.evil.contains(seat) { Side::Evil } else { Side::Good }
    }

    /// The card a team member has played.
    pub(crate) fn card(&self, seat: Seat) -> Card {
        if self.fails.contains(seat) { Card::Fail } else { Card::Success }
    }

    fn switch(&mut self, lancelots: [(Seat, Side); 2]) {
        for (seat, side) in lancelots {
            self.evil = self.evil.put(seat, side == Side::Evil);
        }
    }

    /// Updates what nobody sees.
    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Dealt { roles, night: _ } => {
                self.roles = roles;
                let evil = roles.iter().filter(|(_, role)| role.map(Role::side) == Some(Side::Evil));
                self.evil = evil.map(|(seat, _)| seat).collect();
            }
            Event::ScheduleLaid { open: _, down } => self.down = Some(down),
            Event::FidelityTurned { card: _, lancelots } | Event::LancelotsSwitched { lancelots } => {
                self.switch(lancelots);
            }
            Event::Voted { seat, vote, proposal: _ } => {
                self.approvals = self.approvals.put(seat, vote == Vote::Approve);
            }
            Event::Played { seat, card, round: _ } => {
                self.fails = self.fails.put(seat, card == Card::Fail);
            }
            Event::Exchanged { holder: _, target, withdrawn, round: _ } => {
                self.fails = self.fails.put(target, withdrawn.other() == Card::Fail);
            }
            _ => {}
        }
    }
}
