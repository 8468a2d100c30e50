//! The yardstick: the base rules of Shadows for five seats on bit masks and small tables, one random number a decision
//! (its other half draws the card); no views, no events, no options. Silence and the counting aloud of Morgan #2 change
//! neither what may be chosen nor how it ends, so that they are left out.
//!
//! `tests/bare.rs` checks that it plays the games that `Table` plays.
#![allow(clippy::indexing_slicing, clippy::as_conversions)] // bare on purpose

use std::mem;

use super::random::Fast;

/// The cards, a bit each. Nine to a quest, "?" four times, 2, 3, 4, 4, 5; the characters above; the Morgans topmost.
const QUEST_CARDS: usize = 45;
const MERLIN_1: usize = 45;
const MERLIN_2: usize = 46;
const MERLIN_3: usize = 47;
const MERLIN_4: [usize; 2] = [48, 49];
const MERLIN_5: usize = 50;
const MORDRED: usize = 51;
const VIVIEN: usize = 52;
const MORGAN_1: usize = 53;
const MORGAN_3: usize = 55;
const MORGAN_4: usize = 56;
const MORGAN_5: usize = 59;
const MORGAN_6: usize = 60;
const MORGAN_7: usize = 61;
const CARDS: usize = 62;
/// Without the three Morgans that stay out.
const PLAYED: u32 = 59;

/// What changes totals or swords: Merlin #1, #2, #3, #5, Mordred, Morgan #3 to #7.
const ALTERING: u64 = 0b111 << MERLIN_1 | 1 << MERLIN_5 | 1 << MORDRED | 0x7f << MORGAN_3;

/// What removes cards: Merlin #1, #2, #3.
const REMOVING: u64 = 0b111 << MERLIN_1;
const MERLINS: u64 = 0x3f << MERLIN_1;
/// Who lay them is asked something: Merlin #4 and Vivien.
const ASKING: u64 = 0b11 << MERLIN_4[0] | 1 << VIVIEN;

const SEATS: u32 = 5;
const ALL: u32 = 31;
/// Picts, Saxons, Dragon, Excalibur, Grail.
const SWORDS: [u32; 5] = [1, 1, 2, 2, 3];

/// What the top card allows: one of the five quests, Picts or Saxons, any, or none.
const PICTS_OR_SAXONS: usize = 5;
const ANY: usize = 6;
const NONE: usize = 7;
const QUESTS: [[u8; 8]; 8] =
    [[0; 8], [1; 8], [2; 8], [3; 8], [4; 8], [0, 1, 0, 0, 0, 0, 0, 0], [0, 1, 2, 3, 4, 0, 0, 0], [0; 8]];
const QUEST_COUNT: [u32; 8] = [1, 1, 1, 1, 1, 2, 5, 0];
static TOP: [u8; 64] = tops();
/// The places of the bits of a set of seats, and how many there are.
static SEAT: [[u8; 8]; 32] = seats();
static SEAT_COUNT: [u8; 32] = seat_counts();
/// What the nine cards of a quest are worth, with every "?" worth as many as there are, and with Morgan #6.
static TOTAL: [u8; 512] = totals(false);
static SINGLE: [u8; 512] = totals(true);
/// How many they are, and whether there are any.
static COUNT: [[u8; 2]; 512] = counts();
/// What the Morgans #4 add: 1, 2 and 3.
static PLUS: [u8; 8] = [0, 1, 2, 3, 3, 4, 5, 6];
/// Whether they are worth 14 or more.
static FAILS: [u8; 512] = fails();
/// The Morgans that stay out, and the deck without them.
static DECKS: [([u8; 64], u64); 84] = decks();

const fn tops() -> [u8; 64] {
    let mut tops = [NONE as u8; 64];
    let mut card = 0;
    while card < CARDS {
        tops[card] = if card < QUEST_CARDS {
            (card / 9) as u8
        } else if card == MORDRED {
            PICTS_OR_SAXONS as u8
        } else if card >= MORGAN_3 {
            ANY as u8
        } else {
            NONE as u8
        };
        card += 1;
    }
    tops
}

const fn seats() -> [[u8; 8]; 32] {
    let mut seats = [[0; 8]; 32];
    let mut set = 0;
    while set < 32 {
        let (mut seat, mut place) = (0, 0);
        while seat < SEATS {
            if set >> seat & 1 == 1 {
                seats[set][place] = seat as u8;
                place += 1;
            }
            seat += 1;
        }
        set += 1;
    }
    seats
}

const fn seat_counts() -> [u8; 32] {
    let mut counts = [0; 32];
    let mut set = 0u32;
    while set < 32 {
        counts[set as usize] = set.count_ones() as u8;
        set += 1;
    }
    counts
}

const fn totals(single: bool) -> [u8; 512] {
    const POINTS: [u8; 5] = [2, 3, 4, 4, 5];
    let mut totals = [0; 512];
    let mut cards = 0u32;
    while cards < 512 {
        let queries = (cards & 15).count_ones() as u8;
        let mut total = if single { queries } else { queries * queries };
        let mut place = 0;
        while place < 5 {
            if cards >> (4 + place) & 1 == 1 {
                total += POINTS[place];
            }
            place += 1;
        }
        totals[cards as usize] = total;
        cards += 1;
    }
    totals
}

const fn counts() -> [[u8; 2]; 512] {
    let mut counts = [[0; 2]; 512];
    let mut cards = 1u32;
    while cards < 512 {
        counts[cards as usize] = [cards.count_ones() as u8, 1];
        cards += 1;
    }
    counts
}

const fn fails() -> [u8; 512] {
    let totals = totals(false);
    let mut fails = [0; 512];
    let mut cards = 0;
    while cards < 512 {
        fails[cards] = (totals[cards] >= 14) as u8;
        cards += 1;
    }
    fails
}

const fn decks() -> [([u8; 64], u64); 84] {
    let mut decks = [([0; 64], 0); 84];
    let (mut out, mut number) = (0u64, 0);
    while out < 512 {
        if out.count_ones() == 3 {
            let unused = out << MORGAN_1;
            let (mut card, mut place) = (0, 0);
            while card < CARDS {
                if unused >> card & 1 == 0 {
                    decks[number].0[place] = card as u8;
                    place += 1;
                }
                card += 1;
            }
            decks[number].1 = unused;
            number += 1;
        }
        out += 1;
    }
    decks
}

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

/// One whole random game.
pub fn play(draws: &mut Fast) -> Ending {
    // Who begins, where the Traitor lies among seven loyalty cards, which Morgans stay out.
    let way = draws.below(SEATS * 7 * 84);
    let (mut seat, way) = (way % SEATS, way / SEATS);
    let mut people = People { traitors: 1 << (way % 7), exposed: 0, accused: 0 };
    let (row, unused) = DECKS[(way / 7) as usize];
    let mut deck = Deck { row, left: PLAYED };
    let (mut pile, mut height, mut top, mut tokens, mut whisper) = (0u64, 0u32, NONE, 0u32, false);
    let (mut white, mut black, mut decisions) = (0u32, 0u32, 0u32);
    let played = ((1 << CARDS) - 1) & !unused;
    // What the next turn needs, a deed and perhaps a card: ready before it is known which of them it is.
    let mut ahead = draws.number();
    let doom = 'game: loop {
        decisions += 1;
        let card = if people.exposed & people.traitors & 1 << seat != 0 {
            let Some(card) = deck.spread(played & !pile, height, draws) else {
                seat = next(seat);
                continue;
            };
            card
        } else {
            let listen = u32::from(height < PLAYED);
            let quests = if listen == 0 && top == NONE { ANY } else { top };
            let late = white + black >= 4 && people.accused >> seat & 1 == 0;
            let accusable = if late { (!(people.exposed | 1 << seat) & ALL) as usize } else { 0 };
            let follow = listen + QUEST_COUNT[quests & 7];
            let number = mem::replace(&mut ahead, draws.number());
            let deeds = u64::from(follow + u32::from(SEAT_COUNT[accusable]));
            let deed = (((number >> 32) * deeds) >> 32) as u32;
            if deed >= listen {
                if deed < follow {
                    let main = QUESTS[quests & 7][(deed - listen) as usize & 7] as usize;
                    let score = scored(pile, height, tokens, main);
                    if score.doom {
                        break 'game true;
                    }
                    white += score.white;
                    black += score.black;
                    (pile, height, top, tokens) = (0, 0, NONE, 0);
                } else {
                    // SC-46.
                    let target = SEAT[accusable][(deed - follow) as usize & 7];
                    people.accused |= 1 << seat;
                    people.exposed |= 1 << target;
                    let found = people.traitors >> target & 1;
                    white += found;
                    black += 1 - found;
                }
                if white.max(black) >= 7 {
                    (white, black) = flip(people, white, black);
                    people.exposed = ALL;
                    // SC-60, SC-61: as long as a colour has seven somebody has won.
                    if white.max(black) >= 7 {
                        break 'game false;
                    }
                }
                seat = next(seat);
                continue;
            }
            if deck.left == 0 {
                deck.fill(played & !pile);
            }
            let card = deck.draw(number);
            if whisper && card < QUEST_CARDS {
                // SC-63: a Traitor says what he likes.
                let lies = people.traitors >> seat & 1 == 1;
                top = if lies { draws.below(25) as usize / 5 } else { TOP[card].into() };
                decisions += 1;
                pile |= 1 << card;
                height += 1;
                seat = next(seat);
                continue;
            }
            card
        };
        pile |= 1 << card;
        height += 1;
        top = TOP[card].into();
        whisper = whisper & (MERLINS >> card & 1 == 0) | (card == MORGAN_1);
        if ASKING >> card & 1 == 1 {
            if card == VIVIEN {
                let asked;
                (people, asked) = people.vivien(seat, draws);
                decisions += asked;
            } else {
                tokens += 1 << (4 * draws.below(5));
                decisions += 1;
            }
        }
        seat = next(seat);
    };
    let winner = if !doom && white >= 7 && white > black {
        Winner::Loyal
    } else if people.traitors & ALL == 0 {
        Winner::Shadows
    } else {
        Winner::Traitor
    };
    Ending { decisions, winner, doom, white, black }
}
