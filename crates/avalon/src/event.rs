//! What happened. An event holds secrets; `notice` decides who sees which part of it.

use core::fmt;

use game::{BySeat, Seat, SeatSet};
use strum::VariantNames;

use crate::{Card, Fidelity, LoyaltyCheck, Night, Outcome, PlotCard, Proposal, Quest, Role, Side, Vote};

/// One thing that happened. `Debug` prints its name only, since the rest may be secret.
///
/// ```
/// use avalon::{Event, Vote};
/// use game::Seat;
///
/// let event = Event::Voted { seat: Seat::S0, vote: Vote::Reject, proposal: 1 };
/// assert_eq!(format!("{event:?}"), "voted");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // a field is what its name says
pub enum Event {
    /// The characters were dealt and the night passed (AV-12, AV-19).
    Dealt { roles: BySeat<Option<Role>>, night: Night },
    /// The first Leader was chosen (AV-13).
    Began { leader: Seat },
    /// V2: the schedule was laid: five open, two face down (AV-16).
    ScheduleLaid { open: [Fidelity; 5], down: [Fidelity; 2] },
    /// V1: a card was turned (AV-70). The seats are the Good and the Evil Lancelot's with their sides *after* it.
    FidelityTurned { card: Fidelity, lancelots: [(Seat, Side); 2] },
    /// V2: the approved quest's card switched both Lancelots (AV-71).
    LancelotsSwitched { lancelots: [(Seat, Side); 2] },
    /// Lead to Victory was played (AV-95).
    LeadTaken { seat: Seat },
    /// The Leader drew a plot card (AV-90).
    PlotDrawn { card: PlotCard },
    /// A plot card was handed over (AV-91).
    PlotGiven { card: PlotCard, to: Seat },
    /// Restore Your Honor took a held card (AV-100).
    PlotTaken { card: PlotCard, from: Seat, by: Seat },
    /// A holder did not play the card (AV-93).
    PlotPassed { card: PlotCard, seat: Seat },
    /// A player must pass a loyalty card (AV-65, `sideLoses` only).
    LoyaltyAsked { checking: LoyaltyCheck },
    /// A loyalty was seen (AV-65, AV-104).
    LoyaltySeen { checking: LoyaltyCheck, side: Side, round: u8 },
    /// A wrong loyalty card was passed (AV-65).
    WrongCardPassed { shower: Seat, side: Side },
    /// The Lady was not used (AV-63).
    LadySkipped { holder: Seat },
    /// A team was named (AV-28).
    Proposed { leader: Seat, quest: Quest, proposal: Proposal },
    /// A ballot was cast (AV-30).
    Voted { seat: Seat, vote: Vote, proposal: u8 },
    /// Every holder of Charge! has voted (AV-99).
    ChargeRevealed { approvals: SeatSet },
    /// Everybody has voted (AV-31).
    VotesRevealed { approvals: SeatSet, approved: bool },
    /// The King Returns was played (AV-96).
    KingReturned { seat: Seat },
    /// We Found You! was played (AV-97).
    Spotlit { seat: Seat, target: Seat },
    /// A quest card was played (AV-35).
    Played { seat: Seat, card: Card, round: u8 },
    /// The spotlit card was turned up (AV-97).
    TurnedUp { seat: Seat, card: Card },
    /// Excalibur changed a card (AV-84, AV-85).
    Exchanged { holder: Seat, target: Seat, withdrawn: Card, round: u8 },
    /// Excalibur was not used (AV-83).
    ExcaliburDeclined { holder: Seat },
    /// Ambush looked at a card (AV-98).
    Ambushed { seat: Seat, target: Seat, card: Card, round: u8 },
    /// The cards were counted (AV-36).
    QuestDone { successes: u8, fails: u8 },
    /// Three quests succeeded and the Assassin is asked (AV-43, AV-46).
    ShotOpened { assassin: Seat, evil: Option<SeatSet> },
    /// The Assassin has named a player (AV-47).
    Shot { target: Seat, merlin: bool },
    /// The game is over and everything is open (AV-48).
    Unveiled { outcome: Outcome },
}

impl Event {
    /// The names of all events.
    pub const NAMES: &'static [&'static str] = Event::VARIANTS;

    /// The event's name, which is all that may be printed of it.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
