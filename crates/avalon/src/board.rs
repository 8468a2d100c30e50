//! What the whole table sees, and how it changes: the state machine of AV-26.
//!
//! Every change follows from a public fact alone, so whose move it is can betray nothing.

use game::{List, Seat, SeatSet, Turn};

use crate::command::Card;
use crate::event::{By, Check, Checking, Fidelity, Outcome};
use crate::notice::Public;
use crate::options::{
    Lancelot, LancelotDeck, Options, Rules, SpotlightOrder, StrongLeaderNext, TargetingFifth,
};
use crate::plot::{Held, Plot, PlotCard};
use crate::quest::{Done, Quest, Track};
use crate::role::{Cast, Side};

/// What the whole table sees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The rules of this table.
    pub rules: Rules,
    /// The characters in the game, where that is public (AV-11).
    pub cast: Option<Cast>,
    /// What is being done.
    pub phase: Phase,
    /// 1 to 5; 0 before the first.
    pub round: u8,
    /// The Leader; seat 0 until there is one.
    pub leader: Seat,
    /// With `fromReplaced`: whom the last Lead to Victory replaced, until leadership passes on (AV-95).
    pub replaced: Option<Seat>,
    /// Rejections in this round (AV-32).
    pub vote_track: u8,
    /// Proposals in the whole game: dates ballots.
    pub proposals: u8,
    /// The quest track.
    pub quests: Track,
    /// The team that is voted on or on its way.
    pub proposal: Option<Team>,
    /// The votes last turned over.
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
    /// For which quest.
    pub quest: Quest,
    /// Who goes.
    pub seats: SeatSet,
    /// Who has Excalibur (AV-82).
    pub excalibur: Option<Seat>,
    /// Who plays face up (AV-97), and the card once it is turned.
    pub spotlit: Option<(Seat, Option<Card>)>,
}

/// Votes turned over: all of them, or those of Charge! (AV-99).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Votes {
    /// Whose votes are open.
    pub of: SeatSet,
    /// Who approved.
    pub approvals: SeatSet,
}

/// The Lady of the Lake (AV-62 to AV-67).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lady {
    /// Who has the token.
    pub holder: Seat,
    /// Who has used it.
    pub used: SeatSet,
}

/// What is being done. Each variant holds just what is true only meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // fields say what they are
#[repr(u8)] // a plain tag is quicker to tell than a niche
pub enum Phase {
    /// The characters are to be dealt.
    Deal,
    /// The first Leader is to be found.
    Begin,
    /// V2's schedule is to be laid.
    Schedule,
    /// V1's card is to be turned.
    Turn,
    /// A holder of Lead to Victory is asked.
    Lead { asked: Seat },
    /// So many plot cards are to be drawn.
    Draw { left: u8 },
    /// The Leader hands out plot cards.
    Plot,
    /// The receiver of an immediate card must act.
    Receive { card: PlotCard, receiver: Seat },
    /// The Leader names a team.
    Propose,
    /// The holders of Charge! vote; these are still to.
    Charge { left: SeatSet },
    /// Their votes are to be turned over.
    ChargeCount,
    /// All others vote; these are still to.
    Vote { left: SeatSet },
    /// The votes are to be turned over.
    VoteCount,
    /// A holder of The King Returns is asked.
    King { asked: Seat },
    /// V2's Lancelots are to change sides.
    Switch,
    /// A holder of We Found You! is asked.
    Spot { asked: Seat },
    /// The team plays cards; these are still to.
    Quest { left: SeatSet },
    /// The spotlit card is to be turned; these are still to play.
    TurnUp { left: SeatSet },
    /// The holder of Excalibur is asked.
    Excalibur,
    /// A holder of Ambush is asked; these cards have been looked at.
    Ambush { asked: Seat, looked: SeatSet },
    /// The cards are to be counted.
    Count,
    /// The holder of the Lady is asked.
    Lady,
    /// Somebody must pass a loyalty card.
    Loyalty { checking: Checking },
    /// Three quests have succeeded.
    Threshold,
    /// The Assassin names somebody.
    Assassin { assassin: Seat },
    /// It is decided and everything is to be opened.
    Unveil { winner: Side, by: By },
    /// It is over.
    End { outcome: Outcome },
}

impl Board {
    /// The table before the deal.
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

    /// Everybody at the table.
    pub fn seats(&self) -> SeatSet {
        self.rules.seats()
    }

    /// Whether this seat is asked now.
    #[inline(always)]
    pub fn asks(&self, seat: Seat) -> bool {
        matches!(self.waiting(), Turn::Seats(seats) if seats.contains(seat))
    }

    /// Whose move it is.
    #[inline(always)]
    pub fn waiting(&self) -> Turn<Outcome> {
        // Most of a game is voting: a comparison is foretold better than a jump through a table.
        if let Phase::Vote { left } = self.phase {
            return Turn::Seats(left);
        }
        let one = |seat| Turn::Seats(SeatSet::only(seat));
        match self.phase {
            Phase::Deal => Turn::chance(self.deals()),
            Phase::Begin => match self.rules.first_leader {
                Some(_) => Turn::FORCED,
                None => Turn::chance(self.rules.players.into()),
            },
            Phase::Schedule => Turn::chance(crate::deal::SCHEDULES),
            Phase::Turn => Turn::chance(self.fidelity_left().into()),
            Phase::Draw { left: _ } => Turn::chance(self.plot.map_or(1, |plot| plot.deck.len().into())),
            Phase::Lead { asked } | Phase::King { asked } | Phase::Spot { asked } => one(asked),
            Phase::Ambush { asked, looked: _ } => one(asked),
            Phase::Plot | Phase::Propose => one(self.leader),
            Phase::Receive { card: _, receiver } => one(receiver),
            Phase::Charge { left } | Phase::Vote { left } => Turn::Seats(left),
            Phase::Quest { left } => Turn::Seats(self.to_play(left)),
            Phase::Excalibur => one(self.sword().unwrap_or(self.leader)),
            Phase::Lady => one(self.lady.map_or(self.leader, |lady| lady.holder)),
            Phase::Loyalty { checking } => one(checking.shower),
            Phase::Assassin { assassin } => one(assassin),
            Phase::ChargeCount
            | Phase::VoteCount
            | Phase::Switch
            | Phase::TurnUp { .. }
            | Phase::Count
            | Phase::Threshold
            | Phase::Unveil { .. } => Turn::FORCED,
            Phase::End { outcome } => Turn::Over(outcome),
        }
    }

    /// In how many ways the characters can lie: told apart by what is public, so that the number betrays no
    /// secret list (AV-11).
    fn deals(&self) -> u64 {
        match &self.cast {
            Some(cast) => crate::deal::arrangements(cast),
            None => (1..=u64::from(self.rules.players)).product(),
        }
    }

    /// Everybody who holds such a plot card.
    pub fn holders(&self, card: PlotCard) -> SeatSet {
        self.plot.as_ref().map_or(SeatSet::EMPTY, |plot| plot.holders(card))
    }

    /// Who has Excalibur on this quest.
    pub fn sword(&self) -> Option<Seat> {
        self.proposal.and_then(|team| team.excalibur)
    }

    /// The team on its way.
    pub fn team(&self) -> SeatSet {
        self.proposal.map_or(SeatSet::EMPTY, |team| team.seats)
    }

    /// Who plays face up.
    pub fn spotlit(&self) -> Option<Seat> {
        self.proposal.and_then(|team| team.spotlit).map(|(seat, _)| seat)
    }

    /// Whose cards are wanted now of those still to play: the spotlit one's first, where that order was chosen
    /// (AV-97).
    #[inline(always)]
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
            Lancelot::Off | Lancelot::V2 | Lancelot::V3 => 0,
        }
    }

    /// Lancelot V1: switch cards not yet turned.
    pub fn switches_left(&self) -> u8 {
        self.fidelity.iter().fold(2, |left, card| left - u8::from(*card == Fidelity::Switch).min(left))
    }

    /// Whether the Lancelots are on the sides opposite to their cards'. Public: each switch is.
    pub fn is_switched(&self) -> bool {
        let happened = |quest: &Quest| self.quests.get(*quest).is_some() || self.is_under_way(*quest);
        let switches = match self.rules.lancelot {
            Lancelot::V1 { .. } => self.fidelity.iter().filter(|card| **card == Fidelity::Switch).count(),
            Lancelot::V2 => {
                let slots = Quest::ALL.iter().zip(&self.fidelity);
                slots.filter(|(quest, card)| **card == Fidelity::Switch && happened(quest)).count()
            }
            Lancelot::Off | Lancelot::V3 => 0,
        };
        switches % 2 == 1
    }

    /// Whether the team's approval stands and V2's switch, if any, has been made.
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
            | Phase::Lead { .. }
            | Phase::Draw { .. }
            | Phase::Plot
            | Phase::Receive { .. }
            | Phase::Propose
            | Phase::Charge { .. }
            | Phase::ChargeCount
            | Phase::Vote { .. }
            | Phase::VoteCount
            | Phase::King { .. }
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
        let ripe = match self.rules.targeting_fifth {
            TargetingFifth::TwoSucceeded => self.quests.won(Side::Good) >= 2,
            TargetingFifth::TwoCompleted => self.quests.played() >= 2,
        };
        quest != Quest::Fifth || ripe
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

    /// Whom the receiver of an immediate card may choose (AV-100); Restore Your Honor is not one of these.
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
            PlotCard::ShowNature
            | PlotCard::ShowStrength
            | PlotCard::LeadToVictory
            | PlotCard::Ambush
            | PlotCard::KingReturns
            | PlotCard::Charge
            | PlotCard::WeFoundYou => self.seats().without(receiver),
        }
    }

    /// Takes in one public fact.
    #[inline(always)]
    pub fn fold(&mut self, public: &Public) {
        match *public {
            Public::HasVoted { seat } => self.vote_cast(seat),
            Public::HasPlayed { seat } => self.card_played(seat),
            Public::Proposed { leader, quest, team, excalibur } => {
                self.proposed(leader, quest, team, excalibur)
            }
            Public::VotesRevealed { approvals } => self.votes_revealed(approvals),
            Public::QuestDone { successes: _, fails } => self.quest_done(fails),
            Public::Dealt => self.phase = Phase::Begin,
            Public::Began { leader } => self.began(leader),
            Public::ScheduleLaid { open } => {
                self.fidelity = open.into_iter().collect();
                self.start_round();
            }
            Public::FidelityTurned { card } => {
                self.fidelity.push(card);
                self.enter_lead();
            }
            Public::LancelotsSwitched => self.enter_spot(),
            Public::ChargeRevealed { approvals } => {
                let of = self.holders(PlotCard::Charge);
                self.votes = Some(Votes { of, approvals });
                self.phase = Phase::Vote { left: self.seats() - of };
            }
            Public::LeadTaken { .. }
            | Public::PlotDrawn { .. }
            | Public::PlotGiven { .. }
            | Public::PlotTaken { .. }
            | Public::PlotPassed { .. }
            | Public::KingReturned { .. }
            | Public::Spotlit { .. }
            | Public::Ambushed { .. } => self.fold_plot(public),
            Public::LoyaltyAsked(checking) => self.phase = Phase::Loyalty { checking },
            Public::LoyaltySeen(checking) => self.loyalty_seen(checking),
            Public::WrongCardPassed { shower: _, side } => {
                // The card shown is the other side's, so that side wins (AV-65).
                self.phase = Phase::Unveil { winner: side, by: By::WrongLoyalty };
            }
            Public::LadySkipped { .. } => self.start_round(),
            Public::TurnedUp { seat, card } => self.turned_up(seat, card),
            Public::Exchanged { .. } | Public::ExcaliburDeclined { .. } => {
                self.enter_ambush(None, SeatSet::EMPTY);
            }
            Public::ShotOpened { assassin, evil } => {
                self.evil = evil;
                self.phase = Phase::Assassin { assassin };
            }
            Public::Shot { target: _, merlin } => {
                self.phase = if merlin {
                    Phase::Unveil { winner: Side::Evil, by: By::Assassination }
                } else {
                    Phase::Unveil { winner: Side::Good, by: By::MissedShot }
                };
            }
            Public::Unveiled(outcome) => self.phase = Phase::End { outcome },
        }
    }

    /// Takes in what happens to plot cards, all of it open (AV-89).
    fn fold_plot(&mut self, public: &Public) {
        match *public {
            Public::LeadTaken { seat } => {
                self.discard(PlotCard::LeadToVictory, seat);
                self.replaced = Some(self.leader);
                self.leader = seat;
                self.after_lead();
            }
            Public::PlotDrawn { card } => self.plot_drawn(card),
            Public::PlotGiven { card, to } => self.plot_given(card, to),
            Public::PlotTaken { card, from, by } => {
                self.discard(card, from);
                if let Some(plot) = &mut self.plot {
                    plot.held.push(Held { card, seat: by });
                }
                self.after_plot();
            }
            Public::PlotPassed { card, seat } => self.plot_passed(card, seat),
            Public::KingReturned { seat } => {
                self.discard(PlotCard::KingReturns, seat);
                self.rejected();
            }
            Public::Spotlit { seat, target } => {
                self.discard(PlotCard::WeFoundYou, seat);
                if let Some(team) = &mut self.proposal {
                    team.spotlit = Some((target, None));
                }
                self.enter_quest();
            }
            Public::Ambushed { seat, target } => {
                self.discard(PlotCard::Ambush, seat);
                let looked = match self.phase {
                    Phase::Ambush { asked: _, looked } => looked,
                    _ => SeatSet::EMPTY,
                };
                self.enter_ambush(Some(seat), looked.with(target));
            }
            _ => {}
        }
    }

    fn discard(&mut self, card: PlotCard, seat: Seat) {
        if let Some(plot) = &mut self.plot {
            plot.remove(card, seat);
        }
    }

    /// The next holder to be asked, clockwise from the Leader, after the one asked last (AV-93).
    fn next_holder(&self, card: PlotCard, after: Option<Seat>) -> Option<Seat> {
        let players = self.rules.players;
        let holders = self.holders(card);
        if holders.is_empty() {
            return None;
        }
        // Twice the players, so that a damaged log's Leader beyond the table cannot make it negative.
        let place = |seat: Seat| (seat.number() + 2 * players - self.leader.number()) % players;
        let passed = after.map_or(0, |seat| place(seat) + 1);
        (passed..players).map(|step| self.leader.step(step, players)).find(|seat| holders.contains(*seat))
    }

    fn began(&mut self, leader: Seat) {
        self.leader = leader;
        if self.rules.lady {
            self.lady = Some(Lady { holder: leader.right(self.rules.players), used: SeatSet::EMPTY });
        }
        match self.rules.lancelot {
            Lancelot::V2 => self.phase = Phase::Schedule,
            Lancelot::Off | Lancelot::V1 { .. } | Lancelot::V3 => self.start_round(),
        }
    }

    fn start_round(&mut self) {
        self.round = self.round.saturating_add(1);
        self.vote_track = 0;
        if let Some(plot) = &mut self.plot {
            plot.due = true;
        }
        match self.rules.lancelot {
            Lancelot::V1 { deck, .. } if self.turns_card(deck) => self.phase = Phase::Turn,
            Lancelot::Off | Lancelot::V1 { .. } | Lancelot::V2 | Lancelot::V3 => self.enter_lead(),
        }
    }

    fn turns_card(&self, deck: LancelotDeck) -> bool {
        self.round >= deck.first_round() && self.fidelity_left() > 0
    }

    fn enter_lead(&mut self) {
        // The Leader stands first in the order and cannot take the lead (AV-95).
        match self.next_holder(PlotCard::LeadToVictory, Some(self.leader)) {
            Some(asked) => self.phase = Phase::Lead { asked },
            None => self.after_lead(),
        }
    }

    fn after_lead(&mut self) {
        self.phase = Phase::Propose;
        if let (Some(plot), Some(rules)) = (&mut self.plot, self.rules.plot)
            && core::mem::take(&mut plot.due)
        {
            let left = rules.per_round.min(plot.deck.len());
            if left > 0 {
                self.phase = Phase::Draw { left };
            }
        }
    }

    fn plot_drawn(&mut self, card: PlotCard) {
        if let Some(plot) = &mut self.plot {
            plot.deck.take(card);
            plot.drawn.push(card);
        }
        self.phase = match self.phase {
            Phase::Draw { left } if left > 1 => Phase::Draw { left: left - 1 },
            _ => Phase::Plot,
        };
    }

    fn plot_given(&mut self, card: PlotCard, to: Seat) {
        let Some(plot) = &mut self.plot else { return };
        if let Some(place) = plot.drawn.iter().position(|drawn| *drawn == card) {
            plot.drawn.remove(place);
        }
        if !card.is_immediate() {
            plot.held.push(Held { card, seat: to });
            self.after_plot();
        } else if self.receive_targets(card, to).is_empty() {
            self.after_plot(); // Restore Your Honor with nothing to take has no effect (AV-100)
        } else {
            self.phase = Phase::Receive { card, receiver: to };
        }
    }

    fn after_plot(&mut self) {
        let left = self.plot.as_ref().is_some_and(|plot| !plot.drawn.is_empty());
        self.phase = if left { Phase::Plot } else { Phase::Propose };
    }

    fn plot_passed(&mut self, card: PlotCard, seat: Seat) {
        match (self.phase, card) {
            (Phase::Lead { .. }, _) => match self.next_holder(card, Some(seat)) {
                Some(asked) => self.phase = Phase::Lead { asked },
                None => self.after_lead(),
            },
            (Phase::King { .. }, _) => self.ask_king(Some(seat)),
            (Phase::Spot { .. }, _) => self.ask_spot(Some(seat)),
            (Phase::Ambush { asked: _, looked }, _) => self.enter_ambush(Some(seat), looked),
            _ => {}
        }
    }

    fn proposed(&mut self, leader: Seat, quest: Quest, seats: SeatSet, excalibur: Option<Seat>) {
        self.proposal = Some(Team { leader, quest, seats, excalibur, spotlit: None });
        self.proposals = self.proposals.saturating_add(1);
        self.votes = None;
        let first = self.holders(PlotCard::Charge);
        self.phase =
            if first.is_empty() { Phase::Vote { left: self.seats() } } else { Phase::Charge { left: first } };
    }

    #[inline(always)]
    fn vote_cast(&mut self, seat: Seat) {
        match self.phase {
            Phase::Vote { left } => {
                let left = left.without(seat);
                self.phase = if left.is_empty() { Phase::VoteCount } else { Phase::Vote { left } };
            }
            Phase::Charge { left } => {
                let left = left.without(seat);
                self.phase = if left.is_empty() { Phase::ChargeCount } else { Phase::Charge { left } };
            }
            _ => {}
        }
    }

    fn votes_revealed(&mut self, approvals: SeatSet) {
        self.votes = Some(Votes { of: self.seats(), approvals });
        // More than half: a tie rejects (AV-31).
        if approvals.len() * 2 > self.rules.players {
            self.ask_king(None);
        } else {
            self.rejected();
        }
    }

    fn rejected(&mut self) {
        self.vote_track = self.vote_track.saturating_add(1);
        self.proposal = None;
        if self.vote_track >= 5 {
            self.phase = Phase::Unveil { winner: Side::Evil, by: By::Rejections };
        } else {
            self.pass_lead();
            self.enter_lead();
        }
    }

    /// The Leader token moves to the next player (AV-32, AV-38, AV-95).
    fn pass_lead(&mut self) {
        let replaced = self.replaced.take();
        let from = match (self.rules.plot, replaced) {
            (Some(plot), Some(replaced)) if plot.next == StrongLeaderNext::FromReplaced => replaced,
            _ => self.leader,
        };
        self.leader = from.next(self.rules.players);
    }

    fn ask_king(&mut self, after: Option<Seat>) {
        match self.next_holder(PlotCard::KingReturns, after) {
            Some(asked) => self.phase = Phase::King { asked },
            None => self.approved(),
        }
    }

    /// The approval stands.
    fn approved(&mut self) {
        let switches = self.rules.lancelot == Lancelot::V2
            && self.proposal.is_some_and(|team| {
                let card = self.fidelity.iter().nth(usize::from(team.quest.number() - 1));
                card == Some(&Fidelity::Switch)
            });
        if switches {
            self.phase = Phase::Switch;
        } else {
            self.enter_spot();
        }
    }

    fn enter_spot(&mut self) {
        self.ask_spot(None);
    }

    fn ask_spot(&mut self, after: Option<Seat>) {
        match self.next_holder(PlotCard::WeFoundYou, after) {
            Some(asked) => self.phase = Phase::Spot { asked },
            None => self.enter_quest(),
        }
    }

    fn enter_quest(&mut self) {
        self.phase = Phase::Quest { left: self.team() };
    }

    fn card_played(&mut self, seat: Seat) {
        let Phase::Quest { left } = self.phase else { return };
        let left = left.without(seat);
        let covered = matches!(self.proposal, Some(Team { spotlit: Some((_, None)), .. }));
        if covered && self.to_play(left).is_empty() {
            self.phase = Phase::TurnUp { left };
        } else {
            self.cards_left(left);
        }
    }

    fn turned_up(&mut self, seat: Seat, card: Card) {
        if let Some(team) = &mut self.proposal {
            team.spotlit = Some((seat, Some(card)));
        }
        if let Phase::TurnUp { left } = self.phase {
            self.cards_left(left);
        }
    }

    fn cards_left(&mut self, left: SeatSet) {
        if left.is_empty() {
            self.enter_excalibur();
        } else {
            self.phase = Phase::Quest { left };
        }
    }

    fn enter_excalibur(&mut self) {
        if self.sword().is_some() && !self.sword_targets().is_empty() {
            self.phase = Phase::Excalibur;
        } else {
            self.enter_ambush(None, SeatSet::EMPTY);
        }
    }

    fn enter_ambush(&mut self, after: Option<Seat>, looked: SeatSet) {
        let mut after = after;
        while let Some(asked) = self.next_holder(PlotCard::Ambush, after) {
            // Without a target a holder is not asked (AV-93).
            if !self.ambush_targets(asked, looked).is_empty() {
                self.phase = Phase::Ambush { asked, looked };
                return;
            }
            after = Some(asked);
        }
        self.phase = Phase::Count;
    }

    fn quest_done(&mut self, fails: u8) {
        let Some(team) = self.proposal.take() else { return };
        let failed = fails >= team.quest.fails_needed(self.rules.players);
        let won = if failed { Side::Evil } else { Side::Good };
        self.quests.mark(team.quest, Done { fails, won });
        self.vote_track = 0;
        if self.quests.won(Side::Evil) >= 3 {
            self.phase = Phase::Unveil { winner: Side::Evil, by: By::ThreeFails };
        } else if self.quests.won(Side::Good) >= 3 {
            self.phase = Phase::Threshold;
        } else {
            self.pass_lead();
            if self.lady.is_some() && self.quests.played() >= 2 {
                self.phase = Phase::Lady;
            } else {
                self.start_round();
            }
        }
    }

    fn loyalty_seen(&mut self, checking: Checking) {
        match checking.by {
            Check::Lady => {
                if let Some(lady) = &mut self.lady {
                    lady.used = lady.used.with(lady.holder);
                    lady.holder = checking.shower;
                }
                self.start_round();
            }
            Check::ShowNature | Check::AreYouTheOne => self.after_plot(),
            Check::ShowStrength => {
                let place = self
                    .plot
                    .as_ref()
                    .and_then(|plot| plot.drawn.iter().position(|drawn| *drawn == PlotCard::ShowStrength));
                if let (Some(plot), Some(place)) = (&mut self.plot, place) {
                    plot.drawn.remove(place);
                }
                self.after_plot();
            }
        }
    }
}
