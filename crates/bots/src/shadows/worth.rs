//! What a pile is worth to the Loyal, in hundredths of a sword. Every number here is a guess of ours.

use shadows::{ByQuest, Card, Cards, Deck, Pile, Quest, QuestSet, Rulings, Verdict};

/// What a lost game is worth.
const LOST: i32 = -1000;

/// The rules and the score under which a pile is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    /// What the deck is made of.
    pub deck: Deck,
    /// The rulings of the table.
    pub rulings: Rulings,
    /// White swords on the table.
    pub white: u8,
    /// Black swords on the table.
    pub black: u8,
}

/// The quest for which this player lays a token: the one most over, else the one that matters least.
pub fn token(pile: &Cards) -> Quest {
    let open = Pile::open(*pile, &ByQuest::default());
    let total = |quest: &Quest| open.total(*quest);
    let over = Quest::ALL.into_iter().rev().filter(|quest| total(quest) >= 14);
    over.max_by_key(|quest| (total(quest) < 19, quest.number()))
        .unwrap_or_else(|| Quest::ALL.into_iter().take(2).min_by_key(total).unwrap_or(Quest::Picts))
}

impl Worth {
    /// What going on this quest brings.
    pub fn gain(&self, pile: &Pile, main: Quest, add: u8) -> i32 {
        let score = pile.score(main, add, &self.deck, self.rulings);
        if score.verdict == Verdict::Doom {
            return LOST;
        }
        let (white, black) = (self.white + score.white, self.black + score.black);
        let end = if black >= 7 && black >= white {
            LOST
        } else if white >= 7 {
            300
        } else {
            0
        };
        100 * (i32::from(score.white) - i32::from(score.black)) + end
    }

    /// The best quest among these, and what it brings.
    pub fn best(&self, pile: &Pile, among: QuestSet) -> Option<(Quest, i32)> {
        among.iter().map(|quest| (quest, self.gain(pile, quest, 0))).max_by_key(|(_, gain)| *gain)
    }

    /// What may still come of this pile if nobody goes now.
    pub fn rest(&self, pile: &Pile) -> i32 {
        let (mut hope, mut debt) = (0, 0);
        for quest in Quest::ALL {
            let swords = i32::from(self.deck.swords(quest));
            match pile.total(quest) {
                0..=3 => hope = hope.max(swords * 10),
                4..=6 => hope = hope.max(swords * 16),
                7..=10 => hope = hope.max(swords * 26),
                11..=12 => hope = hope.max(swords * 22),
                13 => hope = hope.max(swords * 8),
                _ => debt += swords * 75,
            }
        }
        hope - debt
    }

    /// What waiting brings: one more card, then the better of going and hoping. Each card counts `weight` times.
    pub fn wait(&self, pile: &Cards, tokens: &ByQuest<u8>, weight: impl Fn(Card) -> i32) -> i32 {
        let (mut sum, mut weights) = (0, 0);
        for card in Card::all() {
            let times = weight(card);
            if times <= 0 {
                continue;
            }
            let mut next = *pile;
            next.add(card);
            let opened = Pile::open(next, tokens);
            let go = self.best(&opened, self.deck.symbols(card)).map_or(LOST, |(_, gain)| gain + FRESH);
            sum += times * go.max(self.rest(&opened));
            weights += times;
        }
        if weights == 0 { LOST } else { sum / weights }
    }
}

/// What an empty pile is worth.
pub const FRESH: i32 = 30;
