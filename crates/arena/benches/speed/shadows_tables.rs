//! The numbers of the cards of Shadows, and look-up tables over sets of them.
#![allow(clippy::indexing_slicing, clippy::as_conversions)] // at compile time, where an error is a build error

/// The cards, a bit each. Nine to a quest, "?" four times, 2, 3, 4, 4, 5; the characters above; the Morgans topmost.
pub const QUEST_CARDS: usize = 45;
pub const MERLIN_1: usize = 45;
pub const MERLIN_2: usize = 46;
pub const MERLIN_3: usize = 47;
pub const MERLIN_4: [usize; 2] = [48, 49];
pub const MERLIN_5: usize = 50;
pub const MORDRED: usize = 51;
pub const VIVIEN: usize = 52;
pub const MORGAN_1: usize = 53;
pub const MORGAN_3: usize = 55;
pub const MORGAN_4: usize = 56;
pub const MORGAN_5: usize = 59;
pub const MORGAN_6: usize = 60;
pub const MORGAN_7: usize = 61;
pub const CARDS: usize = 62;
/// Without the three Morgans that stay out.
pub const PLAYED: u32 = 59;

/// What changes totals or swords: Merlin #1, #2, #3, #5, Mordred, Morgan #3 to #7.
pub const ALTERING: u64 = 0b111 << MERLIN_1 | 1 << MERLIN_5 | 1 << MORDRED | 0x7f << MORGAN_3;

/// What removes cards: Merlin #1, #2, #3.
pub const REMOVING: u64 = 0b111 << MERLIN_1;
pub const MERLINS: u64 = 0x3f << MERLIN_1;
/// Cards that ask the player who lays them something: Merlin #4 and Vivien.
pub const ASKING: u64 = 0b11 << MERLIN_4[0] | 1 << VIVIEN;

pub const SEATS: u32 = 5;
pub const ALL: u32 = 31;
/// Picts, Saxons, Dragon, Excalibur, Grail.
pub const SWORDS: [u32; 5] = [1, 1, 2, 2, 3];

/// What the top card allows: one of the five quests, Picts or Saxons, any, or none.
pub const PICTS_OR_SAXONS: usize = 5;
pub const ANY: usize = 6;
pub const NONE: usize = 7;
pub const QUESTS: [[u8; 8]; 8] =
    [[0; 8], [1; 8], [2; 8], [3; 8], [4; 8], [0, 1, 0, 0, 0, 0, 0, 0], [0, 1, 2, 3, 4, 0, 0, 0], [0; 8]];
pub const QUEST_COUNT: [u32; 8] = [1, 1, 1, 1, 1, 2, 5, 0];
pub static TOP: [u8; 64] = tops();
/// The places of the bits of a set of seats, and how many there are.
pub static SEAT: [[u8; 8]; 32] = seats();
pub static SEAT_COUNT: [u8; 32] = seat_counts();
/// What the nine cards of a quest are worth, with every "?" worth as many as there are, and with Morgan #6.
pub static TOTAL: [u8; 512] = totals(false);
pub static SINGLE: [u8; 512] = totals(true);
/// How many they are, and whether there are any.
pub static COUNT: [[u8; 2]; 512] = counts();
/// What the Morgans #4 add: 1, 2 and 3.
pub static PLUS: [u8; 8] = [0, 1, 2, 3, 3, 4, 5, 6];
/// Whether they are worth 14 or more.
pub static FAILS: [u8; 512] = fails();
/// The Morgans that stay out, and the deck without them.
pub static DECKS: [([u8; 64], u64); 84] = decks();

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
