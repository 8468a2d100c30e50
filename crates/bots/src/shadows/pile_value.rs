//! What a Threat pile is worth to the Loyal players, in hundredths of a sword. All numbers are estimates of ours; none is
//! measured.

use shadows::{ByQuest, Card, Cards, Deck, Pile, Quest, QuestSet, Rulings, Verdict};

/// The value of a lost game.
const LOST_GAME: i32 = -1000;

/// The value of a won game, in addition to its swords.
const WON_GAME: i32 = 300;

/// The value of an empty pile.
pub const EMPTY_PILE: i32 = 30;

/// Evaluates piles under the rules and the swords of a table.
#[derive(Clone, Copy, Debug)]
pub struct PileEvaluator {
    pub deck: Deck,
    pub rulings: Rulings,
    /// White swords on the table.
    pub white: u8,
    /// Black swords on the table.
    pub black: u8,
}

/// The quest on which a Loyal player lays a token for Merlin #4: one whose total is too high, or else the Picts or the
/// Saxons.
pub fn token_quest(pile: &Cards) -> Quest {
    let opened = Pile::open(*pile, &ByQuest::default());
    let total = |quest: &Quest| opened.total(*quest);
    let failing = Quest::ALL.into_iter().rev().filter(|quest| total(quest) >= 14);
    failing
        .max_by_key(|quest| (total(quest) < 19, quest.number()))
        .unwrap_or_else(|| Quest::ALL.into_iter().take(2).min_by_key(total).unwrap_or(Quest::Picts))
}

impl PileEvaluator {
    /// The value of going on this quest, with points added by Merlin #6.
    pub fn quest_value(&self, pile: &Pile, quest: Quest, added_points: u8) -> i32 {
        let score = pile.score(quest, added_points, &self.deck, self.rulings);
        if score.verdict == Verdict::Doom {
            return LOST_GAME;
        }
        let (white, black) = (self.white + score.white, self.black + score.black);
        let end = if black >= 7 && black >= white {
            LOST_GAME
        } else if white >= 7 {
            WON_GAME
        } else {
            0
        };
        100 * (i32::from(score.white) - i32::from(score.black)) + end
    }

    /// The best of these quests, with its value.
    pub fn best_quest(&self, pile: &Pile, among: QuestSet) -> Option<(Quest, i32)> {
        among.iter().map(|quest| (quest, self.quest_value(pile, quest, 0))).max_by_key(|(_, value)| *value)
    }

    /// Merlin #6: the quest and the added points that are best for this side, with their value.
    pub fn best_merlin_quest(&self, pile: &Pile, for_traitor: bool) -> Option<(i32, Quest, u8)> {
        let choices = Quest::ALL.into_iter().flat_map(|quest| (0..=3).map(move |points| (quest, points)));
        choices
            .map(|(quest, points)| (self.quest_value(pile, quest, points), quest, points))
            .max_by_key(|(value, ..)| if for_traitor { -value } else { *value })
    }

    /// The value of this pile if nobody goes on a quest now.
    pub fn potential(&self, pile: &Pile) -> i32 {
        let (mut best, mut failing) = (0, 0);
        for quest in Quest::ALL {
            let swords = i32::from(self.deck.swords(quest));
            match pile.total(quest) {
                0..=3 => best = best.max(swords * 10),
                4..=6 => best = best.max(swords * 16),
                7..=10 => best = best.max(swords * 26),
                11..=12 => best = best.max(swords * 22),
                13 => best = best.max(swords * 8),
                _ => failing += swords * 75,
            }
        }
        best - failing
    }

    /// The value of the pile after this card is laid, if the next player does what is best for the Loyal.
    pub fn value_with(&self, pile: &Cards, card: Card, tokens: &ByQuest<u8>) -> i32 {
        let opened = open_with(pile, card, tokens);
        let potential = self.potential(&opened);
        let best = self.best_quest(&opened, self.deck.symbols(card));
        best.map_or(potential, |(_, value)| potential.max(value + EMPTY_PILE))
    }

    /// The value of listening: the mean over the next card. After it a Loyal player does what is best for the Loyal; with
    /// the probability `traitor_per_mille` the next player is a Traitor, who does what is worst. `weight` is how likely
    /// each card comes next, in any unit.
    pub fn listening_value(
        &self,
        pile: &Cards,
        tokens: &ByQuest<u8>,
        weight: impl Fn(Card) -> i32,
        traitor_per_mille: i32,
    ) -> i32 {
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for card in Card::all() {
            let weight = weight(card);
            if weight <= 0 {
                continue;
            }
            let opened = open_with(pile, card, tokens);
            let quests = self.deck.symbols(card).iter();
            let values = quests.map(|quest| self.quest_value(&opened, quest, 0) + EMPTY_PILE);
            let (least, most) = values
                .fold((i32::MAX, LOST_GAME), |(least, most), value| (least.min(value), most.max(value)));
            let potential = self.potential(&opened);
            let best = most.max(potential);
            let value = best - (best - least.min(potential)) * traitor_per_mille / 1000;
            sum += i64::from(weight) * i64::from(value);
            weights += i64::from(weight);
        }
        sum.checked_div(weights).and_then(|mean| i32::try_from(mean).ok()).unwrap_or(LOST_GAME)
    }
}

/// The pile with one more card, opened.
fn open_with(pile: &Cards, card: Card, tokens: &ByQuest<u8>) -> Pile {
    let mut cards = *pile;
    cards.add(card);
    Pile::open(cards, tokens)
}
