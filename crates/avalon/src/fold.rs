//! How the board changes: the state machine of AV-26.
//!
//! Every change follows from a public fact alone, so whose move it is reveals no secret.

use game::{Seat, SeatSet};

use crate::{
    Board, Card, CheckReason, Done, Held, Lady, Lancelot, LancelotDeck, LoyaltyCheck, PROPOSALS, Phase,
    PlotCard, Public, QUESTS_TO_WIN, Quest, Side, StrongLeaderNext, Team, Votes, WonBy,
};

impl Board {
    /// Updates the board.
    pub fn fold(&mut self, public: &Public) {
        match *public {
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
            Public::LancelotsSwitched => self.lancelots_switched(),
            Public::Proposed { leader, quest, team, excalibur } => {
                self.proposed(leader, quest, team, excalibur)
            }
            Public::HasVoted { seat } => self.vote_cast(seat),
            Public::ChargeRevealed { approvals } => {
                let of = self.holders(PlotCard::Charge);
                self.votes = Some(Votes { of, approvals });
                self.phase = Phase::Vote { left: self.seats() - of };
            }
            Public::VotesRevealed { approvals, approved } => self.votes_revealed(approvals, approved),
            Public::LeadTaken { seat } => self.lead_taken(seat),
            Public::PlotDrawn { card } => self.plot_drawn(card),
            Public::PlotGiven { card, to } => self.plot_given(card, to),
            Public::PlotTaken { card, from, by } => self.plot_taken(card, from, by),
            Public::PlotPassed { card, seat } => self.plot_passed(card, seat),
            Public::KingReturned { seat } => {
                self.discard(PlotCard::KingReturns, seat);
                self.rejected();
            }
            Public::Spotlit { seat, target } => self.spotlight(seat, target),
            Public::Ambushed { seat, target } => self.ambushed(seat, target),
            Public::LoyaltyAsked(checking) => self.phase = Phase::Loyalty { checking },
            Public::LoyaltySeen(checking) => self.loyalty_seen(checking),
            Public::WrongCardPassed { shower: _, side } => {
                // The card shown is the other side's, so that side wins (AV-65).
                self.phase = Phase::Unveil { winner: side, by: WonBy::WrongLoyalty };
            }
            Public::LadySkipped { .. } => self.start_round(),
            Public::HasPlayed { seat } => self.card_played(seat),
            Public::TurnedUp { seat, card } => self.turned_up(seat, card),
            Public::Exchanged { .. } | Public::ExcaliburDeclined { .. } => {
                self.enter_ambush(None, SeatSet::EMPTY);
            }
            Public::QuestDone { successes: _, fails } => self.quest_done(fails),
            Public::ShotOpened { assassin, evil } => {
                self.evil = evil;
                self.phase = Phase::Assassin { assassin };
            }
            Public::Shot { target: _, merlin } => {
                self.phase = if merlin {
                    Phase::Unveil { winner: Side::Evil, by: WonBy::Assassination }
                } else {
                    Phase::Unveil { winner: Side::Good, by: WonBy::MissedShot }
                };
            }
            Public::Unveiled(outcome) => self.phase = Phase::End { outcome },
        }
    }

    fn lead_taken(&mut self, seat: Seat) {
        self.discard(PlotCard::LeadToVictory, seat);
        self.replaced = Some(self.leader);
        self.leader = seat;
        self.after_lead();
    }

    fn plot_taken(&mut self, card: PlotCard, from: Seat, by: Seat) {
        self.discard(card, from);
        if let Some(plot) = &mut self.plot {
            plot.held.push(Held { card, seat: by });
        }
        self.after_plot();
    }

    fn spotlight(&mut self, holder: Seat, target: Seat) {
        self.discard(PlotCard::WeFoundYou, holder);
        if let Some(team) = &mut self.proposal {
            team.spotlit = Some((target, None));
        }
        self.enter_quest();
    }

    fn ambushed(&mut self, holder: Seat, target: Seat) {
        self.discard(PlotCard::Ambush, holder);
        let looked = match self.phase {
            Phase::Ambush { asked: _, looked } => looked,
            _ => SeatSet::EMPTY,
        };
        self.enter_ambush(Some(holder), looked.with(target));
    }

    fn discard(&mut self, card: PlotCard, seat: Seat) {
        if let Some(plot) = &mut self.plot {
            plot.remove(card, seat);
        }
    }

    /// The next holder to be asked, clockwise from the Leader, after the one asked last (AV-93).
    fn next_holder(&self, card: PlotCard, after: Option<Seat>) -> Option<Seat> {
        let holders = self.holders(card);
        if holders.is_empty() {
            return None;
        }
        let players = self.rules.players;
        // Adding the players twice keeps the difference positive, even for a damaged log with an absent Leader.
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
            Lancelot::V2 { .. } => self.phase = Phase::Schedule,
            Lancelot::Off | Lancelot::V1 { .. } | Lancelot::V3 => self.start_round(),
        }
    }

    fn start_round(&mut self) {
        self.round = self.round.saturating_add(1);
        if let Some(plot) = &mut self.plot {
            plot.due = true;
        }
        match self.rules.lancelot {
            Lancelot::V1 { deck, .. } if self.turns_card(deck) => self.phase = Phase::Turn,
            Lancelot::V2 { .. } if self.switches_at_start() && self.switches_on(self.round) => {
                self.phase = Phase::Switch;
            }
            Lancelot::Off | Lancelot::V1 { .. } | Lancelot::V2 { .. } | Lancelot::V3 => self.enter_lead(),
        }
    }

    fn turns_card(&self, deck: LancelotDeck) -> bool {
        self.round >= deck.first_round() && self.fidelity_left() > 0
    }

    fn enter_lead(&mut self) {
        // The Leader stands first in the order and cannot take the lead (AV-95).
        self.ask(PlotCard::LeadToVictory, Some(self.leader));
    }

    /// Asks the next holder of a card that has no target, or goes on when all have passed.
    fn ask(&mut self, card: PlotCard, after: Option<Seat>) {
        match (self.next_holder(card, after), card) {
            (Some(asked), _) => self.phase = Phase::Window { card, asked },
            (None, PlotCard::LeadToVictory) => self.after_lead(),
            (None, PlotCard::KingReturns) => self.approved(),
            (None, _) => {} // no other card has such a window
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
        plot.remove_drawn(card);
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
        match self.phase {
            Phase::Window { .. } => self.ask(card, Some(seat)),
            Phase::Spot { .. } => self.ask_spot(Some(seat)),
            Phase::Ambush { asked: _, looked } => self.enter_ambush(Some(seat), looked),
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

    fn votes_revealed(&mut self, approvals: SeatSet, approved: bool) {
        self.votes = Some(Votes { of: self.seats(), approvals });
        if approved {
            if self.rules.acceptance_resets {
                self.vote_track = 0; // AV-34
            }
            self.ask(PlotCard::KingReturns, None);
        } else {
            self.rejected();
        }
    }

    fn rejected(&mut self) {
        self.vote_track = self.vote_track.saturating_add(1);
        self.proposal = None;
        if self.vote_track >= PROPOSALS {
            self.phase = Phase::Unveil { winner: Side::Evil, by: WonBy::Rejections };
        } else {
            self.pass_lead();
            self.enter_lead();
        }
    }

    /// The Leader token moves to the next player (AV-32, AV-38, AV-95).
    fn pass_lead(&mut self) {
        self.leader = self.next_leader();
        self.replaced = None;
    }

    /// Who leads after this Leader.
    fn next_leader(&self) -> Seat {
        let from = match (self.rules.plot, self.replaced) {
            (Some(plot), Some(replaced)) if plot.next == StrongLeaderNext::FromReplaced => replaced,
            _ => self.leader,
        };
        from.next(self.rules.players)
    }

    /// Who would lead the proposals that are left in this round, if each of them were rejected and no card changed it.
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let (players, next) = (self.rules.players, self.next_leader());
        let left = PROPOSALS.saturating_sub(self.vote_track);
        (0..left).map(move |step| if step == 0 { self.leader } else { next.step(step - 1, players) })
    }

    /// The approval stands.
    fn approved(&mut self) {
        let switches = matches!(self.rules.lancelot, Lancelot::V2 { .. })
            && !self.switches_at_start()
            && self.proposal.is_some_and(|team| self.switches_on(team.quest.number()));
        if switches {
            self.phase = Phase::Switch;
        } else {
            self.ask_spot(None);
        }
    }

    /// AV-71: at the start of a round, or once the approval stands.
    fn lancelots_switched(&mut self) {
        if self.switches_at_start() {
            self.enter_lead();
        } else {
            self.ask_spot(None);
        }
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
        if self.quests.won(Side::Evil) >= QUESTS_TO_WIN {
            self.phase = Phase::Unveil { winner: Side::Evil, by: WonBy::ThreeFails };
        } else if self.quests.won(Side::Good) >= QUESTS_TO_WIN {
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

    fn loyalty_seen(&mut self, checking: LoyaltyCheck) {
        match checking.by {
            CheckReason::Lady => {
                if let Some(lady) = &mut self.lady {
                    lady.used = lady.used.with(lady.holder);
                    lady.holder = checking.shower;
                }
                self.start_round();
            }
            CheckReason::ShowNature | CheckReason::AreYouTheOne => self.after_plot(),
            CheckReason::ShowStrength => {
                if let Some(plot) = &mut self.plot {
                    plot.remove_drawn(PlotCard::ShowStrength);
                }
                self.after_plot();
            }
        }
    }
}
