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

    /// What waiting brings: one more card, then the better of going and hoping; or the worse, if the next player is a
    /// Traitor, with so many in a thousand. Each card counts `weight` times.
    pub fn wait(
        &self,
        pile: &Cards,
        tokens: &ByQuest<u8>,
        weight: impl Fn(Card) -> i32,
        traitor: i32,
    ) -> i32 {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for card in Card::all() {
            let times = weight(card);
            if times <= 0 {
                continue;
            }
            let mut next = *pile;
            next.add(card);
            let opened = Pile::open(next, tokens);
            let gains = self.deck.symbols(card).iter().map(|quest| self.gain(&opened, quest, 0) + FRESH);
            let (least, most) =
                gains.fold((i32::MAX, LOST), |(least, most), gain| (least.min(gain), most.max(gain)));
            let rest = self.rest(&opened);
            let fair = most.max(rest);
            let value = fair - (fair - least.min(rest)) * traitor / 1000;
            sum += i64::from(times) * i64::from(value);
            weights += i64::from(times);
        }
        sum.checked_div(weights).and_then(|mean| i32::try_from(mean).ok()).unwrap_or(LOST)
    }
}

/// What an empty pile is worth.
pub const FRESH: i32 = 30;
