//! What the whole table sees, and whose move it is. `fold` changes it.

use game::{List, Seat, SeatSet, Turn};
use serde::Serialize;

use crate::{
    Card, Cast, Fidelity, Lancelot, LancelotV2Switch, LoyaltyCheck, Options, Outcome, Plot, PlotCard, Quest,
    Rules, Side, SpotlightOrder, TargetingFifth, Track, WonBy,
};

/// The proposals of a round. If all are rejected, Evil wins (AV-32).
pub const PROPOSALS: u8 = 5;

/// The quests that decide for a side (AV-41, AV-43).
pub const QUESTS_TO_WIN: u8 = 3;

/// What the whole table sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The rules of this table.
    pub rules: Rules,
    /// The characters in the game, where that is public (AV-11).
    pub cast: Option<Cast>,
    /// The phase of the game.
    pub phase: Phase,
    /// 1 to 5; 0 before the first.
    pub round: u8,
    /// The Leader; seat 0 until there is one.
    pub leader: Seat,
    /// Whom the last Lead to Victory replaced, until the Leader changes again (AV-95).
    pub replaced: Option<Seat>,
    /// Rejections in this round (AV-32).
    pub vote_track: u8,
    /// Proposals in the whole game. Ballots are dated by it.
    pub proposals: u8,
    /// The quest track.
    pub quests: Track,
    /// The team that is voted on, or plays its quest.
    pub proposal: Option<Team>,
    /// The last votes that were revealed.
    pub votes: Option<Votes>,
    /// The Lady of the Lake (AV-62).
    pub lady: Option<Lady>,
    /// Lancelot cards, open ones only (AV-70, AV-71).
    pub fidelity: List<Fidelity, 6>,
    /// The plot cards (AV-89).
    pub plot: Option<Plot>,
    /// Evil, once the shot has opened (AV-46).
    pub evil: Option<SeatSet>,
}

/// A team and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Team {
    /// Who proposed it.
    pub leader: Seat,
    /// The quest.
    pub quest: Quest,
    /// The members.
    pub seats: SeatSet,
    /// Who has Excalibur (AV-82).
    pub excalibur: Option<Seat>,
    /// Who plays face up (AV-97), and the card once it is turned.
    pub spotlit: Option<(Seat, Option<Card>)>,
}

/// Revealed votes: all of them, or those of Charge! only (AV-99).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Votes {
    /// The seats whose votes are revealed.
    pub of: SeatSet,
    /// Those who approved.
    pub approvals: SeatSet,
}

/// The Lady of the Lake (AV-62 to AV-67).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Lady {
    /// Who has the token.
    pub holder: Seat,
    /// Who has used it.
    pub used: SeatSet,
}

/// The phase of the game. Each variant holds what is true only in this phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // a field is what its name says
pub enum Phase {
    /// The characters are to be dealt.
    Deal,
    /// The first Leader is to be drawn.
    Begin,
    /// V2's schedule is to be laid.
    Schedule,
    /// V1's card is to be turned.
    Turn,
    /// A holder of a plot card that has no target is asked.
    Window { card: PlotCard, asked: Seat },
    /// Plot cards are to be drawn.
    Draw { left: u8 },
    /// The Leader gives plot cards.
    Plot,
    /// The receiver of an immediate card must act.
    Receive { card: PlotCard, receiver: Seat },
    /// The Leader names a team.
    Propose,
    /// The holders of Charge! vote; these have not yet.
    Charge { left: SeatSet },
    /// Their votes are to be revealed.
    ChargeCount,
    /// All others vote; these have not yet.
    Vote { left: SeatSet },
    /// The votes are to be revealed.
    VoteCount,
    /// V2's Lancelots are to change sides.
    Switch,
    /// A holder of We Found You! is asked.
    Spot { asked: Seat },
    /// The team plays cards; these have not yet.
    Quest { left: SeatSet },
    /// The spotlit card is to be turned up; these have not played yet.
    TurnUp { left: SeatSet },
    /// The holder of Excalibur is asked.
    Excalibur,
    /// A holder of Ambush is asked; these cards have been looked at.
    Ambush { asked: Seat, looked: SeatSet },
    /// The cards are to be counted.
    Count,
    /// The holder of the Lady is asked.
    Lady,
    /// A player must pass a loyalty card.
    Loyalty { checking: LoyaltyCheck },
    /// Three quests have succeeded.
    Threshold,
    /// The Assassin names a player.
    Assassin { assassin: Seat },
    /// The game is decided, and everything is to be revealed.
    Unveil { winner: Side, by: WonBy },
    /// The game is over.
    End { outcome: Outcome },
}

impl Board {
    /// The board before the deal.
    pub fn open(options: &Options) -> Board {
        let Options { rules, cast } = *options;
        Board {
            rules,
            cast: rules.role_list_public.then_some(cast),
            phase: Phase::Deal,
            round: 0,
            leader: Seat::S0,
            replaced: None,
            vote_track: 0,
            proposals: 0,
            quests: Track::default(),
            proposal: None,
            votes: None,
            lady: None,
            fidelity: List::new(),
            plot: rules.plot.map(|plot| Plot::new(plot.deck)),
            evil: None,
        }
    }

    /// Whether these approvals approve the team: more than half of the seats, so a tie rejects (AV-31).
    pub fn is_approved_by(&self, approvals: SeatSet) -> bool {
        approvals.len() * 2 > self.rules.players
    }

    /// All seats of the table.
    pub fn seats(&self) -> SeatSet {
        self.rules.seats()
    }

    /// The seats that must decide now.
    pub fn asked(&self) -> SeatSet {
        match self.phase {
            Phase::Charge { left } | Phase::Vote { left } => left,
            Phase::Quest { left } => self.to_play(left),
            Phase::Plot | Phase::Propose => SeatSet::only(self.leader),
            Phase::Window { card: _, asked } | Phase::Spot { asked } => SeatSet::only(asked),
            Phase::Ambush { asked, looked: _ } => SeatSet::only(asked),
            Phase::Receive { card: _, receiver } => SeatSet::only(receiver),
            Phase::Excalibur => SeatSet::only(self.sword().unwrap_or(self.leader)),
            Phase::Lady => SeatSet::only(self.lady.map_or(self.leader, |lady| lady.holder)),
            Phase::Loyalty { checking } => SeatSet::only(checking.shower),
            Phase::Assassin { assassin } => SeatSet::only(assassin),
            Phase::Deal
            | Phase::Begin
            | Phase::Schedule
            | Phase::Turn
            | Phase::Draw { .. }
            | Phase::ChargeCount
            | Phase::VoteCount
            | Phase::Switch
            | Phase::TurnUp { .. }
            | Phase::Count
            | Phase::Threshold
            | Phase::Unveil { .. }
            | Phase::End { .. } => SeatSet::EMPTY,
        }
    }

    /// Whose move it is.
    pub fn waiting(&self) -> Turn<Outcome> {
        if let Phase::End { outcome } = self.phase {
            return Turn::Over(outcome);
        }
        match self.asked() {
            SeatSet::EMPTY => Turn::chance(self.ways()),
            seats => Turn::Seats(seats),
        }
    }

    /// In how many ways chance can go where no seat is asked; one where the rules simply continue.
    fn ways(&self) -> u64 {
        match self.phase {
            Phase::Deal => self.deals(),
            Phase::Begin if self.rules.first_leader.is_none() => self.rules.players.into(),
            Phase::Schedule => crate::deal::SCHEDULES,
            Phase::Turn => self.fidelity_left().into(),
            Phase::Draw { left: _ } => self.plot.as_ref().map_or(1, |plot| plot.deck.len().into()),
            _ => 1,
        }
    }

    /// The number of ways to deal the characters. With a secret list all cards count as different, so that the number
    /// does not reveal the list (AV-11).
    fn deals(&self) -> u64 {
        match &self.cast {
            Some(cast) => crate::deal::arrangements(cast),
            None => (1..=u64::from(self.rules.players)).product(),
        }
    }

    /// All seats that hold such a plot card.
    pub fn holders(&self, card: PlotCard) -> SeatSet {
        self.plot.as_ref().map_or(SeatSet::EMPTY, |plot| plot.holders(card))
    }

    /// Who has Excalibur on this quest.
    pub fn sword(&self) -> Option<Seat> {
        self.proposal.and_then(|team| team.excalibur)
    }

    /// The members of the current team.
    pub fn team(&self) -> SeatSet {
        self.proposal.map_or(SeatSet::EMPTY, |team| team.seats)
    }

    /// Who plays face up.
    pub fn spotlit(&self) -> Option<Seat> {
        self.proposal.and_then(|team| team.spotlit).map(|(seat, _)| seat)
    }

    /// Who of those still to play is asked now: with `targetFirst` the spotlit player plays alone first (AV-97).
    pub fn to_play(&self, left: SeatSet) -> SeatSet {
        match (&self.proposal, &self.rules.plot) {
            (Some(Team { spotlit: Some((seat, None)), .. }), Some(plot))
                if plot.spotlight == SpotlightOrder::TargetFirst =>
            {
                left & SeatSet::only(*seat)
            }
            _ => left,
        }
    }

    /// Lancelot V1: cards not yet turned.
    pub fn fidelity_left(&self) -> u8 {
        match self.rules.lancelot {
            Lancelot::V1 { deck, .. } => {
                (deck.same() + 2).saturating_sub(u8::try_from(self.fidelity.len()).unwrap_or(u8::MAX))
            }
            Lancelot::Off | Lancelot::V2 { .. } | Lancelot::V3 => 0,
        }
    }

    /// Lancelot V1: switch cards not yet turned.
    pub fn switches_left(&self) -> u8 {
        self.fidelity.iter().fold(2, |left, card| left - u8::from(*card == Fidelity::Switch).min(left))
    }

    /// Whether the Lancelots are on the opposite sides of their cards. It is public, since each switch is.
    pub fn is_switched(&self) -> bool {
        let begun = self.round - u8::from(self.phase == Phase::Switch).min(self.round);
        let happened = |quest: &Quest| match self.switches_at_start() {
            true => quest.number() <= begun,
            false => self.quests.get(*quest).is_some() || self.is_under_way(*quest),
        };
        let switches = match self.rules.lancelot {
            Lancelot::V1 { .. } => self.fidelity.iter().filter(|card| **card == Fidelity::Switch).count(),
            Lancelot::V2 { .. } => {
                let slots = Quest::ALL.iter().zip(&self.fidelity);
                slots.filter(|(quest, card)| **card == Fidelity::Switch && happened(quest)).count()
            }
            Lancelot::Off | Lancelot::V3 => 0,
        };
        switches % 2 == 1
    }

    /// Lancelot V2: whether a quest's card is applied when its round starts. With targeting the quest is not known
    /// then (AV-71).
    pub(crate) fn switches_at_start(&self) -> bool {
        !self.rules.targeting
            && matches!(self.rules.lancelot, Lancelot::V2 { switch: LancelotV2Switch::RoundStart })
    }

    /// Lancelot V2: whether the card of this quest is a switch.
    pub(crate) fn switches_on(&self, quest: u8) -> bool {
        let place = usize::from(quest).checked_sub(1);
        place.and_then(|place| self.fidelity.iter().nth(place)) == Some(&Fidelity::Switch)
    }

    /// Whether the team on this quest is approved and V2's switch, if any, is done.
    fn is_under_way(&self, quest: Quest) -> bool {
        let after_switch = match self.phase {
            Phase::Spot { .. }
            | Phase::Quest { .. }
            | Phase::TurnUp { .. }
            | Phase::Excalibur
            | Phase::Ambush { .. }
            | Phase::Count => true,
            Phase::Deal
            | Phase::Begin
            | Phase::Schedule
            | Phase::Turn
            | Phase::Window { .. }
            | Phase::Draw { .. }
            | Phase::Plot
            | Phase::Receive { .. }
            | Phase::Propose
            | Phase::Charge { .. }
            | Phase::ChargeCount
            | Phase::Vote { .. }
            | Phase::VoteCount
            | Phase::Switch
            | Phase::Lady
            | Phase::Loyalty { .. }
            | Phase::Threshold
            | Phase::Assassin { .. }
            | Phase::Unveil { .. }
            | Phase::End { .. } => false,
        };
        after_switch && self.proposal.is_some_and(|team| team.quest == quest)
    }

    /// Whether the Leader may choose this quest now (AV-57 to AV-59).
    pub fn is_open(&self, quest: Quest) -> bool {
        if self.quests.get(quest).is_some() {
            return false;
        }
        if !self.rules.targeting {
            return quest.number() == self.round;
        }
        let fifth_is_open = match self.rules.targeting_fifth {
            TargetingFifth::TwoSucceeded => self.quests.won(Side::Good) >= 2,
            TargetingFifth::TwoCompleted => self.quests.played() >= 2,
        };
        quest != Quest::Fifth || fifth_is_open
    }

    /// Whom the holder of the Lady may check (AV-64).
    pub fn lady_targets(&self) -> SeatSet {
        let lady = self.lady.map_or(SeatSet::EMPTY, |lady| lady.used.with(lady.holder));
        self.seats() - lady
    }

    /// Whose card Excalibur may exchange (AV-83, AV-86).
    pub fn sword_targets(&self) -> SeatSet {
        let barred: SeatSet = self.sword().into_iter().chain(self.spotlit()).collect();
        self.team() - barred
    }

    /// Whose card this holder of Ambush may look at (AV-98).
    pub fn ambush_targets(&self, holder: Seat, looked: SeatSet) -> SeatSet {
        let barred: SeatSet = self.spotlit().into_iter().chain([holder]).collect();
        self.team() - barred - looked
    }

    /// Whom the receiver of an immediate card may choose (AV-100).
    pub fn receive_targets(&self, card: PlotCard, receiver: Seat) -> SeatSet {
        let players = self.rules.players;
        match card {
            PlotCard::AreYouTheOne => [receiver.next(players), receiver.right(players)].into_iter().collect(),
            PlotCard::RestoreHonor => {
                let plot = self.plot.as_ref();
                plot.map_or(SeatSet::EMPTY, |plot| {
                    plot.takeable(receiver).iter().map(|held| held.seat).collect()
                })
            }
            _ => self.seats().without(receiver),
        }
    }
}
