//! The state machine of SC-15: the board after a public fact.
//!
//! Every game ends:
//!
//! - LISTEN, and the turn of an exposed Traitor, move a card to the Threat pile, which only a quest empties. So after at
//!   most 64 of them neither is possible.
//! - Then an exposed Traitor passes. Another active player can play Galahad (once a game), accuse (once a player) or
//!   declare a quest, which SC-20 keeps legal. Such a player exists: there are always fewer Traitor cards than seats.
//! - Arthur cancels at most three quests a game. Every other quest places at least one sword.
//! - Swords never leave the table, and of thirteen swords seven have the same colour.

use game::{Seat, SeatSet};

use crate::board::{Board, DrawReason, Expedition, Moment, Phase, Then, Top};
use crate::event::Window;
use crate::notice::Public;
use crate::options::GawainMerlin4;
use crate::outcome::{Cause, SWORDS_TO_WIN};
use crate::pieces::{Card, Cards, Face, Knight, Loyalty, Pile, Quest, Tokens, Verdict, tokens_by_quest};

impl Board {
    /// The board after a public fact. It never panics, whatever the fact.
    pub fn fold(&mut self, public: &Public) {
        match *public {
            Public::Dealt { first, .. } => self.begin(first),
            Public::Listened { count, .. } => {
                self.count = count;
                self.phase = Phase::Listen;
            }
            Public::Laid { card, .. } => {
                self.drawn();
                self.lay(card);
            }
            Public::Declared { quest, add, .. } => {
                self.declared(Expedition { main: quest, add, pile: Pile::default() })
            }
            Public::Opened { cards, tokens, sums: _ } => self.opened(&cards, &tokens),
            Public::Scored { verdict, white, black, .. } => self.scored(verdict, white, black),
            Public::Accused { seat, target } => self.accuse(seat, target),
            Public::Exposed { seat, loyalty, swords } => self.turned_up(seat, loyalty, swords),
            Public::Shuffled => self.shuffled(),
            Public::Heard { .. } => {
                self.drawn();
                self.phase = Phase::Announce;
            }
            Public::Announced { card, .. } => {
                self.put_on_pile(Top::Announced(card));
                self.next();
            }
            Public::TokenLaid { seat } => self.token_laid(seat),
            Public::Passed { .. } => self.passed(),
            Public::Joined { seat, card, rest, back } => self.brought(seat, card, rest, back),
            Public::Named { quest, .. } => self.named(quest),
            Public::KnightDrawn { seat } => self.knight_drawn(seat),
            Public::Returned => self.returned(),
            Public::Drew { .. } => self.drew(),
            Public::Placed { card, discarded, count, .. } => self.placed(card, discarded, count),
            Public::KnightPlayed { seat, knight, target } => self.knight_played(seat, knight, target),
            Public::Looked { cards, fixes, .. } => self.looked(cards, fixes),
            Public::Peeked { .. } => self.next(),
            Public::Answered { seat, .. } | Public::Chose { seat } => self.answered(seat),
            Public::Closed { window } => self.closed(window),
            Public::Given { by, takes, receiver } => self.given(takes.then_some(by), receiver),
            Public::Mixed => self.mixed(),
            Public::Shown { seat, loyalty } => self.show(seat, loyalty),
            Public::Revealed { seats, traitors } => self.all_shown(seats, traitors),
            Public::Flipped { seat, swords } => self.flipped(seat, swords),
            Public::Unveiled(_) => {}
            Public::Ended { .. } => self.end(),
        }
    }

    fn begin(&mut self, first: Seat) {
        self.unused = self.options.unused();
        self.active = first;
        self.phase = Phase::Turn;
    }

    fn end(&mut self) {
        if let Phase::Unveil { by } = self.phase {
            self.phase = Phase::End { by };
        }
    }

    /// SC-19: the Threat pile stays.
    fn shuffled(&mut self) {
        self.deck = self.deck.saturating_add(self.discard);
        self.discard = 0;
    }

    fn token_laid(&mut self, seat: Seat) {
        let count = self.tokens.get_mut(seat);
        *count = count.saturating_add(1);
        if let Phase::Token { then, .. } = self.phase {
            self.go_on(then);
        }
    }

    /// SC-78.
    fn knight_drawn(&mut self, seat: Seat) {
        let count = self.knights.get_mut(seat);
        *count = count.saturating_add(1);
        self.knight_deck = self.knight_deck.saturating_sub(1);
        self.check_end();
    }

    /// SC-77: the whole deck is shuffled, so that no order is left.
    fn returned(&mut self) {
        self.unused = self.unused.saturating_sub(1);
        self.deck = self.deck.saturating_add(1);
        self.fixed = 0;
        self.check_end();
    }

    /// The next player's turn.
    fn next(&mut self) {
        self.active = self.active.step(1, self.options.players);
        self.phase = Phase::Turn;
        if self.traitors.contains(self.active) {
            self.phase = self.traitor_turn();
        }
    }

    /// SC-52, SC-83: an exposed Traitor with any Knight is asked for Tristan first, one without draws at once.
    fn traitor_turn(&self) -> Phase {
        let tristan = self.tristan_sees() && *self.knights.get(self.active) > 0;
        if tristan || self.supply() == 0 { Phase::Traitor } else { self.traitor_draws() }
    }

    fn traitor_draws(&self) -> Phase {
        Phase::Draw { by: self.active, drawn: 0, reason: DrawReason::Traitor }
    }

    fn passed(&mut self) {
        if self.phase == Phase::Traitor && self.supply() > 0 {
            self.phase = self.traitor_draws();
        } else {
            self.next();
        }
    }

    /// A card left the deck.
    fn drawn(&mut self) {
        self.deck = self.deck.saturating_sub(1);
        self.fixed = self.fixed.saturating_sub(1);
    }

    /// A card came to the Threat pile.
    fn put_on_pile(&mut self, top: Top) {
        self.pile = self.pile.saturating_add(1);
        self.top = top;
        if self.options.memory_aid {
            self.history.push(top);
        }
    }

    /// Lays a card face up and does what it does at once (SC-17, SC-21, SC-63 to SC-74).
    fn lay(&mut self, card: Card) {
        self.put_on_pile(Top::Shown(card));
        if card.is_quest() { self.next() } else { self.character_laid(card) }
    }

    /// What a character does as it is laid.
    fn character_laid(&mut self, card: Card) {
        let company = !self.options.is_solo();
        match card.face() {
            Face::Morgan(number) => {
                // SC-84: silence and whispering mean nothing to one player.
                self.silence = company;
                self.whisper |= company && number == 1;
                if number == 2 {
                    self.count = Some(0);
                }
                self.next();
            }
            Face::Merlin(number) => {
                self.merlin();
                match number {
                    4 => self.phase = Phase::Token { by: self.active, then: Then::Next },
                    6 if !self.traitors.contains(self.active) => self.phase = Phase::Ride,
                    _ => self.next(),
                }
            }
            Face::Vivien => self.vivien(self.active, Then::Next),
            Face::Mordred | Face::Quest(..) => self.next(),
        }
    }

    /// SC-68: a Merlin ends silence and modes.
    fn merlin(&mut self) {
        self.silence = false;
        self.whisper = false;
        self.count = None;
    }

    fn vivien(&mut self, by: Seat, then: Then) {
        let nobody = self.receivers(by).is_empty() && !self.takes(by);
        if self.options.is_solo() || nobody {
            self.go_on(then);
        } else {
            self.phase = Phase::Vivien { by, then };
        }
    }

    fn go_on(&mut self, then: Then) {
        match then {
            Then::Next => self.next(),
            Then::Gawain => self.ask_gawain(),
        }
    }

    fn given(&mut self, drawer: Option<Seat>, receiver: Option<Seat>) {
        if let Phase::Vivien { then, .. } = self.phase {
            self.phase = Phase::Loyalty { drawer, receiver, answered: SeatSet::EMPTY, then };
        }
    }

    fn mixed(&mut self) {
        if let Phase::Loyalty { then, .. } = self.phase {
            self.go_on(then);
        }
    }

    /// SC-24, SC-79: the declaration stands unless Arthur cancels it; nobody can listen without cards.
    fn declared(&mut self, quest: Expedition) {
        self.quest = Some(quest);
        self.phase =
            if self.opens(Window::Arthur) { Phase::Arthur { answered: SeatSet::EMPTY } } else { Phase::Open };
    }

    fn opened(&mut self, cards: &Cards, tokens: &Tokens) {
        self.silence = false;
        if self.options.modes_end_on_quest {
            self.whisper = false;
            self.count = None;
        }
        if let Some(quest) = &mut self.quest {
            quest.pile = Pile::open(*cards, &tokens_by_quest(tokens));
        }
        if !tokens.is_empty() {
            self.tokens = game::BySeat::default();
        }
        self.ask_gawain();
    }

    fn scored(&mut self, verdict: Verdict, white: u8, black: u8) {
        self.clean_up();
        self.white = self.white.saturating_add(white);
        self.black = self.black.saturating_add(black);
        match verdict {
            Verdict::Doom => self.phase = Phase::Unveil { by: Cause::Morgan },
            _ if self.options.expert => self.scored_expert(verdict),
            Verdict::Success | Verdict::Baseless | Verdict::Failure => self.check_end(),
        }
    }

    /// SC-77, SC-78.
    fn scored_expert(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Success if self.unused > 0 => self.phase = Phase::Return,
            Verdict::Baseless | Verdict::Failure if self.knight_deck > 0 => self.phase = Phase::Knight,
            Verdict::Success | Verdict::Baseless | Verdict::Failure | Verdict::Doom => self.check_end(),
        }
    }

    /// SC-41: the pile goes to the discard pile. Silence ended when it was opened.
    fn clean_up(&mut self) {
        self.discard = self.discard.saturating_add(self.pile);
        self.pile = 0;
        self.top = Top::Nothing;
        self.history.clear();
        self.quest = None;
    }

    /// SC-81: everybody is asked again until all pass.
    fn ask_gawain(&mut self) {
        self.phase = if self.opens(Window::Gawain) {
            Phase::Gawain { answered: SeatSet::EMPTY }
        } else {
            Phase::Score
        };
    }

    /// SC-81: Gawain's Merlin #4, if it works now.
    fn named(&mut self, named: Quest) {
        if let Some(quest) = &mut self.quest {
            quest.pile.remove(named);
        }
        self.ask_gawain();
    }

    /// SC-81: what Gawain drew.
    fn brought(&mut self, seat: Seat, card: Option<Card>, rest: u8, back: bool) {
        if back {
            self.deck = self.deck.saturating_add(rest);
            self.fixed = self.fixed.saturating_add(rest);
        } else {
            self.discard = self.discard.saturating_add(rest);
        }
        match card {
            Some(card) => self.joined(seat, card),
            None => self.ask_gawain(),
        }
    }

    fn joined(&mut self, seat: Seat, card: Card) {
        self.pile = self.pile.saturating_add(1);
        if let Some(quest) = &mut self.quest {
            quest.pile.join(card);
        }
        if card.is_merlin() {
            self.merlin();
        }
        match card {
            Card::MERLIN_4 => {
                self.phase = match self.options.gawain_merlin4 {
                    GawainMerlin4::NextQuest => Phase::Token { by: seat, then: Then::Gawain },
                    GawainMerlin4::Now => Phase::Name { by: seat },
                }
            }
            Card::VIVIEN => self.vivien(seat, Then::Gawain),
            _ => self.ask_gawain(),
        }
    }

    fn drew(&mut self) {
        self.drawn();
        if let Phase::Draw { by, drawn, reason } = self.phase {
            let drawn = drawn.saturating_add(1);
            self.phase = if drawn >= reason.cards() || self.supply() == 0 {
                Phase::Place { by, cards: drawn, reason }
            } else {
                Phase::Draw { by, drawn, reason }
            };
        }
    }

    fn placed(&mut self, card: Option<Card>, discarded: bool, count: Option<u8>) {
        self.discard = self.discard.saturating_add(u8::from(discarded));
        if count.is_some() {
            self.count = count;
        }
        match card {
            Some(card) => self.lay(card),
            None => self.phase = Phase::Announce,
        }
    }

    fn accuse(&mut self, seat: Seat, target: Seat) {
        self.accused = self.accused.with(seat);
        self.phase = if self.opens(Window::Percival) {
            Phase::Percival { at: Moment::Accusation(target), answered: SeatSet::EMPTY }
        } else {
            Phase::Expose { target, swords: 1 }
        };
    }

    fn answered(&mut self, seat: Seat) {
        match &mut self.phase {
            Phase::Arthur { answered }
            | Phase::Gawain { answered }
            | Phase::Percival { answered, .. }
            | Phase::Loyalty { answered, .. } => *answered = answered.with(seat),
            _ => {}
        }
    }

    fn knight_played(&mut self, seat: Seat, knight: Knight, target: Option<Seat>) {
        let held = self.knights.get_mut(seat);
        *held = held.saturating_sub(1);
        match (knight, self.phase) {
            // The forced LISTEN follows as an event of its own.
            (Knight::Arthur, _) => {
                self.quest = None;
                self.phase = Phase::Turn;
            }
            (Knight::Tristan, _) => self.phase = Phase::Look { seen: 0 },
            (Knight::Gawain, _) => {
                self.phase = Phase::Draw { by: seat, drawn: 0, reason: DrawReason::Gawain }
            }
            (Knight::Percival, Phase::Percival { at: Moment::Accusation(target), .. }) => {
                self.phase = Phase::Expose { target, swords: 2 };
            }
            (Knight::Percival, Phase::Percival { at: Moment::Final(fresh), .. }) => {
                self.phase = Phase::Flip { fresh, double: target };
            }
            (Knight::Percival | Knight::Galahad, _) => {}
        }
    }

    fn closed(&mut self, window: Window) {
        self.phase = match (window, self.phase) {
            (Window::Arthur, _) => Phase::Open,
            (Window::Gawain, _) => Phase::Score,
            (Window::Percival, Phase::Percival { at: Moment::Accusation(target), .. }) => {
                Phase::Expose { target, swords: 1 }
            }
            (Window::Percival, Phase::Percival { at: Moment::Final(fresh), .. }) => {
                Phase::Flip { fresh, double: None }
            }
            (Window::Percival, other) => other,
        };
    }

    fn looked(&mut self, cards: u8, fixes: bool) {
        if fixes {
            self.fixed = self.fixed.saturating_add(cards);
        }
        if let Phase::Look { seen } = self.phase {
            let seen = seen.saturating_add(cards);
            self.phase = if seen < self.deck && cards > 0 {
                Phase::Look { seen }
            } else if self.traitors.contains(self.active) {
                self.traitor_turn()
            } else {
                Phase::Turn
            };
        }
    }

    /// SC-56, SC-57.
    fn check_end(&mut self) {
        if self.white.max(self.black) < SWORDS_TO_WIN {
            self.next();
        } else if self.options.is_solo() {
            self.judge_swords();
        } else {
            self.phase = Phase::Final;
        }
    }

    /// SC-60, SC-61.
    fn judge_swords(&mut self) {
        if self.white_wins() || self.black_wins() {
            self.phase = Phase::Unveil { by: Cause::Swords };
        } else {
            self.next();
        }
    }

    fn show(&mut self, seat: Seat, loyalty: Loyalty) {
        self.exposed = self.exposed.with(seat);
        self.traitors = match loyalty {
            Loyalty::Traitor => self.traitors.with(seat),
            Loyalty::Loyal => self.traitors.without(seat),
        };
    }

    /// SC-46: a Traitor found is worth white swords, a Loyal player accused black ones.
    fn turned_up(&mut self, seat: Seat, loyalty: Loyalty, swords: u8) {
        self.show(seat, loyalty);
        let colour = if loyalty.is_traitor() { &mut self.white } else { &mut self.black };
        *colour = colour.saturating_add(swords);
        self.check_end();
    }

    /// SC-58; after the verdict it changes nothing any more.
    fn all_shown(&mut self, seats: SeatSet, traitors: SeatSet) {
        let fresh = traitors - self.exposed;
        self.exposed = seats;
        self.traitors = traitors;
        if matches!(self.phase, Phase::Final) {
            self.revealed(fresh);
        }
    }

    /// SC-59.
    fn flipped(&mut self, seat: Seat, swords: u8) {
        let swords = swords.min(self.white);
        self.white -= swords;
        self.black = self.black.saturating_add(swords);
        if let Phase::Flip { fresh, double } = self.phase {
            let fresh = fresh.without(seat);
            self.phase = Phase::Flip { fresh, double };
            if fresh.is_empty() {
                self.judge_swords();
            }
        }
    }

    /// SC-59: swords are turned only if a Traitor was just found and a white sword is on the table.
    fn revealed(&mut self, fresh: SeatSet) {
        if fresh.is_empty() || self.white == 0 {
            self.judge_swords();
        } else if self.holders().is_empty() {
            self.phase = Phase::Flip { fresh, double: None };
        } else {
            self.phase = Phase::Percival { at: Moment::Final(fresh), answered: SeatSet::EMPTY };
        }
    }
}
