//! A quick model of the game for search: turns without Knights, Vivien and hidden cards, played by simple rules.
//!
//! It is not the rules: what is legal at the table is decided by the rules crate, and so is the score of a pile here.

use game::{BySeat, Seat, SeatSet};
use shadows::{ByQuest, Card, Cards, Command, Pile, Quest, QuestSet, Verdict};

use super::pile_value::{EMPTY_PILE, PileEvaluator, token_quest};
use super::suspicion::{ACCUSING_DISTRUST, LARGEST_DISTRUST, TOLERATED_LOSS};
use super::turn::pick_seat;
use crate::Stream;

/// One more card is never worth this much more than the potential of the pile, in hundredths of a sword. Where a quest
/// is further behind, the exact value of listening need not be computed.
const MOST_LISTENING_GAIN: i32 = 60;

/// How often the Loyal win after a quest, in thousandths: by the Traitors (none; a hidden one; only exposed ones), by white
/// and by black swords. Counted over 6,000 games of squires with one to seven seats, and smoothed
/// (`cargo run --release -p bots --example shadows_loyalty_evidence -- 6000 1`).
const WIN_PER_MILLE: [[[u16; 7]; 7]; 3] = [
    [
        [974, 963, 947, 923, 887, 836, 764],
        [980, 973, 961, 944, 918, 881, 826],
        [986, 980, 972, 961, 943, 917, 879],
        [990, 987, 981, 974, 962, 945, 920],
        [993, 991, 988, 983, 976, 965, 949],
        [996, 994, 992, 989, 985, 979, 969],
        [997, 996, 995, 994, 991, 988, 982],
    ],
    [
        [494, 493, 451, 371, 265, 157, 76],
        [624, 614, 565, 473, 346, 210, 102],
        [732, 717, 666, 572, 431, 268, 131],
        [815, 797, 749, 659, 514, 331, 164],
        [873, 856, 813, 731, 590, 393, 199],
        [913, 897, 861, 788, 655, 453, 234],
        [940, 926, 895, 832, 710, 507, 268],
    ],
    [
        [619, 599, 548, 462, 348, 225, 122],
        [688, 670, 620, 535, 416, 279, 155],
        [767, 750, 706, 628, 510, 359, 210],
        [843, 830, 795, 731, 624, 471, 296],
        [905, 896, 873, 827, 744, 608, 421],
        [949, 944, 930, 902, 848, 747, 580],
        [976, 973, 966, 951, 921, 860, 741],
    ],
];

/// A turn that the model can play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolloutAction {
    Listen,
    Quest(Quest),
    Accuse(Seat),
}

impl RolloutAction {
    /// The action of this command, if the model can play it.
    pub fn of(command: Command) -> Option<RolloutAction> {
        match command {
            Command::Listen => Some(RolloutAction::Listen),
            Command::Quest { quest, add: 0 } => Some(RolloutAction::Quest(quest)),
            Command::Accuse(seat) => Some(RolloutAction::Accuse(seat)),
            _ => None,
        }
    }

    pub fn command(self) -> Command {
        match self {
            RolloutAction::Listen => Command::Listen,
            RolloutAction::Quest(quest) => Command::Quest { quest, add: 0 },
            RolloutAction::Accuse(seat) => Command::Accuse(seat),
        }
    }
}

/// A position in which everything is known.
#[derive(Clone, Debug)]
pub struct Rollout {
    /// The rules, and the swords.
    pub evaluator: PileEvaluator,
    pub players: u8,
    /// Whose turn it is.
    pub active: Seat,
    pub traitors: SeatSet,
    /// Whose loyalty is public.
    pub exposed: SeatSet,
    /// Who has made an accusation.
    pub accused: SeatSet,
    /// The deck as far as its order is fixed, the next card last.
    pub ordered_deck: Vec<Card>,
    /// The cards of the deck that are drawn at random, after the ordered ones.
    pub unordered_deck: Cards,
    pub discard: Cards,
    /// Morgans that may return (SC-77); none in the base game.
    pub unused: Cards,
    /// The Threat pile.
    pub pile: Cards,
    /// The quests that the top of the pile allows.
    pub symbols: QuestSet,
    /// Tokens that lie out.
    pub tokens: ByQuest<u8>,
    /// How much each seat's turns have cost the Loyal, in hundredths of a sword.
    pub distrust: BySeat<i32>,
}

impl Rollout {
    /// Plays on, from this action to the end of the next quest; returns the probability that the Loyal win.
    pub fn play(&mut self, first: RolloutAction, stream: &mut Stream) -> f64 {
        let mut first = Some(first);
        for _ in 0..100 {
            let action = first.take().unwrap_or_else(|| self.simple_action(stream));
            if let Some(probability) = self.turn(action, stream) {
                return probability;
            }
        }
        self.win_probability()
    }

    /// Probability that the Loyal win from an empty pile.
    fn win_probability(&self) -> f64 {
        let hidden = self.traitors - self.exposed;
        // A Traitor who is distrusted this much is exposed soon and counts as exposed.
        let is_distrusted = |seat: Seat| *self.distrust.get(seat) >= ACCUSING_DISTRUST;
        let class = if self.traitors.is_empty() {
            0
        } else if hidden.iter().all(is_distrusted) {
            2
        } else {
            1
        };
        let row = WIN_PER_MILLE.get(class).and_then(|table| table.get(usize::from(self.evaluator.white)));
        let per_mille =
            row.and_then(|row| row.get(usize::from(self.evaluator.black))).copied().unwrap_or(500);
        // Two hidden Traitors halve the probability.
        f64::from(per_mille) / if hidden.len() > 1 { 2000.0 } else { 1000.0 }
    }

    fn is_active_in(&self, seats: SeatSet) -> bool {
        seats.contains(self.active)
    }

    /// Plays one turn; returns the probability that the Loyal win, if a quest or the game ended.
    fn turn(&mut self, action: RolloutAction, stream: &mut Stream) -> Option<f64> {
        let mut ended = None;
        if self.is_active_in(self.traitors & self.exposed) {
            self.exposed_traitor_turn(stream);
        } else {
            match action {
                RolloutAction::Listen => {
                    if let Some(card) = self.draw(stream) {
                        self.lay(card);
                        if card == Card::MERLIN_6 {
                            ended = self.merlin_quest(stream);
                        }
                    }
                }
                RolloutAction::Quest(quest) => ended = self.go_on_quest(quest, 0, stream),
                RolloutAction::Accuse(target) => ended = self.accuse(target),
            }
        }
        self.active = self.active.next(self.players);
        ended
    }

    fn draw(&mut self, stream: &mut Stream) -> Option<Card> {
        if let Some(card) = self.ordered_deck.pop() {
            return Some(card);
        }
        if self.unordered_deck.is_empty() {
            self.unordered_deck = std::mem::take(&mut self.discard);
        }
        take_random(&mut self.unordered_deck, stream)
    }

    fn lay(&mut self, card: Card) {
        self.pile.add(card);
        self.symbols = self.evaluator.deck.symbols(card);
        if card == Card::MERLIN_4 {
            let is_traitor = self.is_active_in(self.traitors);
            let quest = if is_traitor { Quest::Picts } else { token_quest(&self.pile) };
            *self.tokens.get_mut(quest) += 1;
        }
    }

    /// An exposed Traitor lays the worse of two cards (SC-52).
    fn exposed_traitor_turn(&mut self, stream: &mut Stream) {
        let Some(first) = self.draw(stream) else { return };
        let Some(second) = self.draw(stream) else { return self.lay(first) };
        let value = |card: Card| self.evaluator.value_with(&self.pile, card, &self.tokens);
        let (laid, other) = if value(first) <= value(second) { (first, second) } else { (second, first) };
        self.lay(laid);
        self.discard.add(other);
    }

    fn go_on_quest(&mut self, quest: Quest, added_points: u8, stream: &mut Stream) -> Option<f64> {
        let opened = Pile::open(self.pile, &self.tokens);
        let score = opened.score(quest, added_points, &self.evaluator.deck, self.evaluator.rulings);
        if score.verdict == Verdict::Doom {
            return Some(0.0);
        }
        self.evaluator.white += score.white;
        self.evaluator.black += score.black;
        let pile = std::mem::take(&mut self.pile);
        self.discard.add_all(&pile);
        self.symbols = QuestSet::NONE;
        self.tokens = ByQuest::default();
        if score.verdict == Verdict::Success
            && !self.unused.is_empty()
            && let Some(card) = take_random(&mut self.unused, stream)
        {
            self.unordered_deck.add(card);
            self.ordered_deck.drain(..).for_each(|card| self.unordered_deck.add(card));
        }
        self.end_of_game().or_else(|| Some(self.win_probability()))
    }

    fn accuse(&mut self, target: Seat) -> Option<f64> {
        self.accused = self.accused.with(self.active);
        self.exposed = self.exposed.with(target);
        if self.traitors.contains(target) {
            self.evaluator.white += 1;
        } else {
            self.evaluator.black += 1;
        }
        self.end_of_game()
    }

    /// Whether the Loyal have won, as a probability, if the game is over (SC-57 to SC-61).
    fn end_of_game(&mut self) -> Option<f64> {
        if self.evaluator.white < 7 && self.evaluator.black < 7 {
            return None;
        }
        let hidden = self.traitors - self.exposed;
        let flipped = hidden.len().min(self.evaluator.white);
        self.evaluator.white -= flipped;
        self.evaluator.black += flipped;
        self.exposed = SeatSet::first(self.players);
        let (white, black) = (self.evaluator.white, self.evaluator.black);
        if white >= 7 && white > black {
            Some(1.0)
        } else if black >= 7 {
            Some(0.0)
        } else {
            None
        }
    }

    /// Merlin #6: the player goes on a quest at once, if that is good for its side.
    fn merlin_quest(&mut self, stream: &mut Stream) -> Option<f64> {
        let opened = Pile::open(self.pile, &self.tokens);
        let traitor = self.is_active_in(self.traitors);
        let (value, quest, points) = self.evaluator.best_merlin_quest(&opened, traitor)?;
        let goes = if traitor { value <= -200 } else { value >= 100 };
        if goes { self.go_on_quest(quest, points, stream) } else { None }
    }

    /// The turn by simple rules.
    fn simple_action(&mut self, stream: &mut Stream) -> RolloutAction {
        if self.is_active_in(self.traitors & self.exposed) {
            return RolloutAction::Listen;
        }
        let opened = Pile::open(self.pile, &self.tokens);
        let best = self.evaluator.best_quest(&opened, self.symbols);
        let best = best.map(|(quest, value)| (quest, value + EMPTY_PILE));
        let potential = self.evaluator.potential(&opened);
        if self.is_active_in(self.traitors) {
            let best_value = best.map_or(potential, |(_, value)| value.max(potential));
            return self.traitor_action(&opened, best_value, stream);
        }
        let no_cards = self.has_no_cards();
        match best {
            Some((quest, value))
                if no_cards
                    || value + MOST_LISTENING_GAIN >= potential && value >= self.listening_value() =>
            {
                RolloutAction::Quest(quest)
            }
            _ if no_cards => RolloutAction::Quest(Quest::Grail),
            _ => self.suspect().map_or(RolloutAction::Listen, RolloutAction::Accuse),
        }
    }

    /// Whether no card is left to draw.
    fn has_no_cards(&self) -> bool {
        self.ordered_deck.is_empty() && self.unordered_deck.is_empty() && self.discard.is_empty()
    }

    /// The value of listening to a player who counts the cards but does not know their order.
    fn listening_value(&self) -> i32 {
        let mut deck = self.unordered_deck;
        self.ordered_deck.iter().for_each(|card| deck.add(*card));
        self.evaluator.listening_value(&self.pile, &self.tokens, |card| deck.of(card).into(), 0)
    }

    /// Whether the active player may accuse (SC-45).
    fn may_accuse(&self) -> bool {
        self.evaluator.white + self.evaluator.black >= 4 && !self.is_active_in(self.accused)
    }

    /// The seats whose loyalty is not public, except the active one.
    fn hidden_others(&self) -> SeatSet {
        (SeatSet::first(self.players) - self.exposed).without(self.active)
    }

    /// The seat that a Loyal player accuses, if any.
    fn suspect(&self) -> Option<Seat> {
        if !self.may_accuse() || self.evaluator.black >= 6 {
            return None;
        }
        let distrust = |seat: &Seat| *self.distrust.get(*seat);
        let suspects = self.hidden_others().iter().filter(|seat| distrust(seat) >= ACCUSING_DISTRUST);
        suspects.max_by_key(distrust)
    }

    /// The turn of a hidden Traitor. `best_value` is that of the best turn for the Loyal.
    fn traitor_action(&mut self, opened: &Pile, best_value: i32, stream: &mut Stream) -> RolloutAction {
        if self.may_accuse()
            && (self.evaluator.black == 6 || stream.percent(20))
            && let Some(seat) = pick_seat(self.hidden_others(), stream)
        {
            return RolloutAction::Accuse(seat);
        }
        let no_cards = self.has_no_cards();
        let quests = self.symbols.iter().map(|quest| (quest, self.evaluator.quest_value(opened, quest, 0)));
        let Some((quest, value)) = quests.min_by_key(|(_, value)| *value) else {
            return if no_cards { RolloutAction::Quest(Quest::Grail) } else { RolloutAction::Listen };
        };
        let percent = match value {
            ..=-900 => 100,
            -899..=-200 => 70,
            -199..=-100 => 30,
            _ => 5,
        };
        if !no_cards && !stream.percent(percent) {
            return RolloutAction::Listen;
        }
        let loss = best_value - value - EMPTY_PILE;
        if loss > TOLERATED_LOSS {
            *self.distrust.get_mut(self.active) += loss.min(LARGEST_DISTRUST);
        }
        RolloutAction::Quest(quest)
    }
}

/// Takes a random card out.
fn take_random(cards: &mut Cards, stream: &mut Stream) -> Option<Card> {
    let card = cards.nth(u64::from(stream.below(cards.len().into())))?;
    cards.take(card);
    Some(card)
}
