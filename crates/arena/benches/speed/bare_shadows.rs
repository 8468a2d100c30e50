//! The bare loop that `Table` is compared with: the base rules of Shadows for five seats on bit masks and small tables,
//! one random number for each decision (its other half draws the card), without views, events or options. Silence and
//! the counting aloud of Morgan #2 change neither the choices nor the end, so they are left out.
//!
//! `tests/bare.rs` checks that it plays the games that `Table` plays.
#![allow(clippy::indexing_slicing, clippy::as_conversions)] // bare on purpose

#[path = "shadows_tables.rs"]
mod tables;

use std::mem;

use super::random::Fast;
use tables::*;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    Loyal,
    Traitor,
    Shadows,
}

/// How a game ended.
#[allow(dead_code)] // the benchmark counts decisions, the test compares all of it
pub struct Ending {
    pub decisions: u32,
    pub winner: Winner,
    /// By Morgan #7.
    pub doom: bool,
    pub white: u32,
    pub black: u32,
}

/// The deck: a row of cards of which any may be drawn.
struct Deck {
    row: [u8; 64],
    left: u32,
}

impl Deck {
    /// One of its cards, by the low half of a random number.
    #[inline(always)]
    fn draw(&mut self, number: u64) -> usize {
        let place = (((number & 0xffff_ffff) * u64::from(self.left)) >> 32) as usize & 63;
        let card = self.row[place];
        self.left -= 1;
        self.row[place] = self.row[self.left as usize & 63];
        card as usize & 63
    }

    /// SC-52: an exposed Traitor lays one of two cards; where there is one or none there is nothing to choose. `rest` is
    /// what lies in the deck and the discard pile.
    #[inline(never)]
    fn spread(&mut self, rest: u64, height: u32, draws: &mut Fast) -> Option<usize> {
        if height == PLAYED {
            return None;
        }
        if self.left == 0 {
            self.fill(rest);
        }
        let first = self.draw(draws.number());
        if height + 1 == PLAYED {
            return Some(first);
        }
        if self.left == 0 {
            self.fill(rest & !(1 << first));
        }
        let second = self.draw(draws.number());
        Some(if draws.below(2) == 0 { first } else { second })
    }

    /// SC-19.
    #[cold]
    #[inline(never)]
    fn fill(&mut self, mut cards: u64) {
        self.left = 0;
        while cards != 0 {
            self.row[self.left as usize] = cards.trailing_zeros() as u8;
            self.left += 1;
            cards &= cards - 1;
        }
    }
}

/// The people: who is a Traitor (and whether the two cards in the middle are one), whose card is open, who has accused.
#[derive(Clone, Copy)]
struct People {
    traitors: u32,
    exposed: u32,
    accused: u32,
}

impl People {
    fn swap(&mut self, one: u32, other: u32) {
        let differ = (self.traitors >> one ^ self.traitors >> other) & 1;
        self.traitors ^= differ << one | differ << other;
    }

    /// SC-72, SC-73: returns the number of decisions.
    #[cold]
    #[inline(never)]
    fn vivien(mut self, by: u32, draws: &mut Fast) -> (People, u32) {
        let takes = self.exposed >> by & 1 == 0;
        let receivers = (!(self.exposed | 1 << by) & ALL) as usize;
        let mut decisions = 0;
        let mut receiver = None;
        if receivers != 0 {
            let place = draws.below(SEAT_COUNT[receivers].into()) as usize;
            receiver = Some(u32::from(SEAT[receivers][place]));
            decisions += 1;
        } else if !takes {
            return (self, 0);
        }
        if takes {
            decisions += 1;
            if draws.below(2) == 1 {
                self.swap(by, SEATS);
            }
        }
        if let Some(receiver) = receiver {
            decisions += 1;
            if draws.below(2) == 1 {
                self.swap(receiver, SEATS + 1);
            }
        }
        if draws.below(2) == 1 {
            self.swap(SEATS, SEATS + 1);
        }
        (self, decisions)
    }
}

/// What a quest brings: white and black swords, or the end.
pub struct Score {
    pub white: u32,
    pub black: u32,
    pub doom: bool,
}

#[inline(always)]
fn lane(pile: u64, quest: usize) -> usize {
    (pile >> (9 * quest)) as usize & 511
}

/// SC-28 to SC-39.
#[inline(always)]
pub fn scored(pile: u64, height: u32, tokens: u32, main: usize) -> Score {
    if pile & ALTERING == 0 && tokens == 0 {
        score_plain(pile, height, main)
    } else {
        score_all(pile, tokens, main)
    }
}

/// SC-29, SC-34 to SC-38, where nothing but quest cards counts.
#[inline(always)]
fn score_plain(pile: u64, height: u32, main: usize) -> Score {
    let total = TOTAL[lane(pile, main)];
    // A quest that fails has four cards at least. Failures of the Main quest are in this sum as well.
    let mut black = u32::from(total < 11);
    if height > 3 {
        let fails = |quest| u32::from(FAILS[lane(pile, quest)]);
        black += fails(0) + fails(1) + 2 * (fails(2) + fails(3)) + 3 * fails(4);
    }
    let white = if (11..14).contains(&total) { SWORDS[main] } else { 0 };
    Score { white, black, doom: false }
}

/// SC-28: what is left once the highest numbers are gone that Merlin #1, #2, #3 and the tokens name.
#[inline(never)]
fn removed(pile: u64, tokens: u32) -> u64 {
    let mut left = pile;
    let mut remove = |quest: usize| {
        let numbers = lane(left, quest) & 0x1f0;
        if numbers != 0 {
            left ^= 1 << (9 * quest + numbers.ilog2() as usize);
        }
    };
    for (merlin, quests) in [(MERLIN_1, [0, 1]), (MERLIN_2, [2, 4]), (MERLIN_3, [3, 4])] {
        if pile >> merlin & 1 == 1 {
            quests.into_iter().for_each(&mut remove);
        }
    }
    let mut tokens = tokens;
    while tokens != 0 {
        let place = tokens.trailing_zeros() & !3;
        remove(place as usize / 4);
        tokens -= 1 << place;
    }
    left
}

/// SC-28 to SC-39, whatever lies in the pile.
#[inline(never)]
fn score_all(pile: u64, tokens: u32, main: usize) -> Score {
    let has = |card: usize| pile >> card & 1 == 1;
    let left = if pile & REMOVING == 0 && tokens == 0 { pile } else { removed(pile, tokens) };
    let table = [&TOTAL, &SINGLE][usize::from(has(MORGAN_6))];
    let plus = u32::from(PLUS[(pile >> MORGAN_4) as usize & 7]);
    let mordred = u32::from(has(MORDRED));
    let more = u32::from(has(MORGAN_3));
    let total = |quest: usize| {
        let cards = lane(left, quest);
        let [each, some] = COUNT[cards];
        u32::from(table[cards]) + u32::from(some) * plus + mordred * u32::from(each) * u32::from(quest < 2)
    };
    let least = 11 + u32::from(has(MORGAN_5));
    let whole = total(main);
    if has(MORGAN_7) && whole >= 14 {
        return Score { white: 0, black: 0, doom: true };
    }
    // Failures of the Main quest are in this sum as well.
    let fails = |quest| u32::from(total(quest) >= 14) * (SWORDS[quest] + more);
    let mut black = fails(0) + fails(1) + fails(2) + fails(3) + fails(4);
    let mut white = u32::from((least..14).contains(&whole)) * (SWORDS[main] + more);
    black += u32::from(whole < least) * (1 + more);
    if has(MERLIN_5) && lane(left, main).count_ones() == 5 {
        black -= if whole < least { 1 + more } else { fails(main) };
        white = SWORDS[main] + more;
    }
    Score { white, black, doom: false }
}

/// SC-58, SC-59: the swords once every Traitor just found has turned one.
#[inline(always)]
fn flip(people: People, white: u32, black: u32) -> (u32, u32) {
    let fresh = (people.traitors & !people.exposed & ALL).count_ones().min(white);
    (white - fresh, black + fresh)
}

#[inline(always)]
fn next(seat: u32) -> u32 {
    if seat == SEATS - 1 { 0 } else { seat + 1 }
}

/// A game under way.
struct Play {
    seat: u32,
    people: People,
    deck: Deck,
    /// All cards but the three Morgans that stay out.
    played: u64,
    pile: u64,
    height: u32,
    top: usize,
    tokens: u32,
    whisper: bool,
    white: u32,
    black: u32,
    decisions: u32,
    /// The random number of the next turn, drawn one turn early.
    ahead: u64,
}

/// One whole random game.
pub fn play(draws: &mut Fast) -> Ending {
    // Who begins, where the Traitor lies among seven loyalty cards, which Morgans stay out.
    let way = draws.below(SEATS * 7 * 84);
    let (seat, way) = (way % SEATS, way / SEATS);
    let (row, unused) = DECKS[(way / 7) as usize];
    let mut play = Play {
        seat,
        people: People { traitors: 1 << (way % 7), exposed: 0, accused: 0 },
        deck: Deck { row, left: PLAYED },
        played: ((1 << CARDS) - 1) & !unused,
        pile: 0,
        height: 0,
        top: NONE,
        tokens: 0,
        whisper: false,
        white: 0,
        black: 0,
        decisions: 0,
        ahead: draws.number(),
    };
    let doom = loop {
        play.decisions += 1;
        if let Some(doom) = play.turn(draws) {
            break doom;
        }
        play.seat = next(play.seat);
    };
    play.ending(doom)
}

impl Play {
    /// One turn. Gives how the game ended if it did: whether by Morgan #7.
    fn turn(&mut self, draws: &mut Fast) -> Option<bool> {
        if self.people.exposed & self.people.traitors & 1 << self.seat != 0 {
            if let Some(card) = self.deck.spread(self.played & !self.pile, self.height, draws) {
                self.lay(card, draws);
            }
            return None;
        }
        let listen = u32::from(self.height < PLAYED);
        let quests = if listen == 0 && self.top == NONE { ANY } else { self.top };
        let late = self.white + self.black >= 4 && self.people.accused >> self.seat & 1 == 0;
        let accusable = if late { (!(self.people.exposed | 1 << self.seat) & ALL) as usize } else { 0 };
        let follow = listen + QUEST_COUNT[quests & 7];
        let number = mem::replace(&mut self.ahead, draws.number());
        let deeds = u64::from(follow + u32::from(SEAT_COUNT[accusable]));
        let deed = (((number >> 32) * deeds) >> 32) as u32;
        if deed < listen {
            self.listen(number, draws);
            return None;
        }
        if deed < follow {
            let main = QUESTS[quests & 7][(deed - listen) as usize & 7] as usize;
            let score = scored(self.pile, self.height, self.tokens, main);
            if score.doom {
                return Some(true);
            }
            self.white += score.white;
            self.black += score.black;
            (self.pile, self.height, self.top, self.tokens) = (0, 0, NONE, 0);
        } else {
            self.accuse(SEAT[accusable][(deed - follow) as usize & 7]);
        }
        self.is_decided().then_some(false)
    }

    /// SC-46.
    fn accuse(&mut self, target: u8) {
        self.people.accused |= 1 << self.seat;
        self.people.exposed |= 1 << target;
        let found = self.people.traitors >> target & 1;
        self.white += found;
        self.black += 1 - found;
    }

    /// Whether somebody has won. SC-60, SC-61: as long as a colour has seven after all are exposed.
    fn is_decided(&mut self) -> bool {
        if self.white.max(self.black) < 7 {
            return false;
        }
        (self.white, self.black) = flip(self.people, self.white, self.black);
        self.people.exposed = ALL;
        self.white.max(self.black) >= 7
    }

    /// Puts the next card on the pile.
    fn listen(&mut self, number: u64, draws: &mut Fast) {
        if self.deck.left == 0 {
            self.deck.fill(self.played & !self.pile);
        }
        let card = self.deck.draw(number);
        if !(self.whisper && card < QUEST_CARDS) {
            return self.lay(card, draws);
        }
        // SC-63: a Traitor says what he likes.
        let lies = self.people.traitors >> self.seat & 1 == 1;
        self.top = if lies { draws.below(25) as usize / 5 } else { TOP[card].into() };
        self.decisions += 1;
        self.pile |= 1 << card;
        self.height += 1;
    }

    /// Puts a card face up on the pile and makes the decisions it asks for.
    fn lay(&mut self, card: usize, draws: &mut Fast) {
        self.pile |= 1 << card;
        self.height += 1;
        self.top = TOP[card].into();
        self.whisper = self.whisper & (MERLINS >> card & 1 == 0) | (card == MORGAN_1);
        if ASKING >> card & 1 == 0 {
            return;
        }
        if card == VIVIEN {
            let asked;
            (self.people, asked) = self.people.vivien(self.seat, draws);
            self.decisions += asked;
        } else {
            self.tokens += 1 << (4 * draws.below(5));
            self.decisions += 1;
        }
    }

    fn ending(&self, doom: bool) -> Ending {
        let winner = if !doom && self.white >= 7 && self.white > self.black {
            Winner::Loyal
        } else if self.people.traitors & ALL == 0 {
            Winner::Shadows
        } else {
            Winner::Traitor
        };
        Ending { decisions: self.decisions, winner, doom, white: self.white, black: self.black }
    }
}
