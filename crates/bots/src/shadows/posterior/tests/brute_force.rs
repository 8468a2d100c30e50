//! A small table of three seats, played out in every possible way. It follows the rules and the assumptions that the
//! posterior states, without any of its shortcuts.

use game::{Notice, Seat, SeatSet};
use shadows::{ByQuest, Card, Cards, Loyalty, Private, Public, Quest, Tokens, Value, Verdict};

use super::super::{LOYAL_HONESTY, TRAITOR_HONESTY};
use crate::Stream;

pub type SeatNotice = Notice<Public, Private>;

/// The seat whose knowledge is tested.
pub const OBSERVER: Seat = Seat::S0;

pub const PLAYERS: u8 = 3;

/// The whole truth of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct HiddenState {
    pub traitors: SeatSet,
    /// Whether each of the two loyalty cards in the middle is a Traitor.
    middle: [bool; 2],
    exposed: SeatSet,
    /// The cards of the deck without an order.
    pub deck: Cards,
    /// The top of the deck, in order.
    pub deck_top: Vec<Card>,
    unused: Cards,
    pub pile: Cards,
    discard: Cards,
    /// Whether quest cards are laid face down.
    whisper: bool,
}

/// The options that change what can be known.
#[derive(Clone, Copy, Debug, Default)]
pub struct TestRules {
    pub loyal_may_lie: bool,
    pub modes_bind_traitor: bool,
    pub gawain_returns_cards: bool,
}

/// What is done. Everybody sees who does it.
#[derive(Clone, Copy, Debug)]
pub enum Action {
    Listen(Seat),
    Open,
    Expose(Seat),
    ReturnMorgan,
    Look(Seat),
    Vivien { drawer: Seat, receiver: Seat },
    Gawain(Seat),
}

impl Action {
    pub const KINDS: usize = 7;

    pub fn kind(self) -> usize {
        match self {
            Action::Listen(_) => 0,
            Action::Open => 1,
            Action::Expose(_) => 2,
            Action::ReturnMorgan => 3,
            Action::Look(_) => 4,
            Action::Vivien { .. } => 5,
            Action::Gawain(_) => 6,
        }
    }
}

/// One possible result of an action.
#[derive(Clone, Debug)]
pub struct Branch {
    pub probability: f64,
    /// What the observer sees.
    pub notices: Vec<SeatNotice>,
    pub state: HiddenState,
}

impl Branch {
    fn start(state: &HiddenState) -> Branch {
        Branch { probability: 1.0, notices: Vec::new(), state: state.clone() }
    }

    /// This branch with another factor.
    fn times(mut self, probability: f64) -> Branch {
        self.probability *= probability;
        self
    }

    fn show(&mut self, notice: SeatNotice) {
        self.notices.push(notice);
    }
}

pub fn public(public: Public) -> SeatNotice {
    Notice { public: Some(public), private: None }
}

/// A notice with a private part for `seat`, as the observer gets it.
pub fn partly_private(seat: Seat, public: Public, private: Private) -> SeatNotice {
    Notice { public: Some(public), private: (seat == OBSERVER).then_some(private) }
}

/// The cards of the small game.
pub fn small_deck() -> Cards {
    let grail = |value| Card::quest(Quest::Grail, value);
    [
        Card::MORGAN_1,
        Card::MORGAN_3,
        Card::morgan_4(2).unwrap(),
        grail(Value::Four),
        grail(Value::Four),
        grail(Value::Query),
        Card::quest(Quest::Picts, Value::Five),
        Card::MERLIN_2,
        Card::MORDRED,
    ]
    .into_iter()
    .collect()
}

/// The kinds among these cards with their probabilities to be drawn.
fn kinds(cards: &Cards) -> Vec<(Card, f64)> {
    let all = f64::from(cards.len());
    Card::all().filter(|card| cards.has(*card)).map(|card| (card, f64::from(cards.of(card)) / all)).collect()
}

/// Every deal: who has the one Traitor card, and which of the three Morgans is out of the game.
pub fn opening() -> Vec<Branch> {
    let mut found = Vec::new();
    for place in 0..5 {
        let mut state = HiddenState { deck: small_deck(), ..HiddenState::default() };
        match Seat::new(place).filter(|_| place < PLAYERS) {
            Some(seat) => state.traitors = SeatSet::only(seat),
            None => state.middle[usize::from(place - PLAYERS)] = true,
        }
        let loyalty = Loyalty::traitor(state.traitors.contains(OBSERVER));
        let dealt = partly_private(
            OBSERVER,
            Public::Dealt { loyal: 4, traitors: 1, first: Seat::S0 },
            Private::Dealt { loyalty },
        );
        for card in small_deck().iter().filter(|card| card.is_morgan()) {
            let mut state = state.clone();
            state.deck.take(card);
            state.unused.add(card);
            found.push(Branch { probability: 1.0 / 15.0, notices: vec![dealt], state });
        }
    }
    found
}

/// Every card that can be drawn now.
pub fn draws(mut branch: Branch) -> Vec<(Card, Branch)> {
    let state = &mut branch.state;
    if state.deck.is_empty() && state.deck_top.is_empty() {
        if state.discard.is_empty() {
            return Vec::new();
        }
        state.deck = std::mem::take(&mut state.discard);
        branch.show(public(Public::Shuffled));
    }
    if !branch.state.deck_top.is_empty() {
        let card = branch.state.deck_top.remove(0);
        return vec![(card, branch)];
    }
    let draw = |(card, probability): (Card, f64)| {
        let mut branch = branch.clone().times(probability);
        branch.state.deck.take(card);
        (card, branch)
    };
    kinds(&branch.state.deck).into_iter().map(draw).collect()
}

/// Every possible result of an action.
pub fn branches(state: &HiddenState, action: Action, rules: TestRules) -> Vec<Branch> {
    let start = Branch::start(state);
    match action {
        Action::Listen(seat) if (state.exposed & state.traitors).contains(seat) => {
            exposed_traitor(start, seat, rules)
        }
        Action::Listen(seat) => {
            draws(start).into_iter().flat_map(|(card, branch)| listen(card, branch, seat, rules)).collect()
        }
        Action::Gawain(seat) => gawain(start, seat, rules),
        Action::Open => {
            let mut branch = start;
            let cards = open_pile(&mut branch);
            branch.show(scored());
            branch.state.discard.add_all(&cards);
            vec![branch]
        }
        Action::Expose(seat) => {
            let mut branch = start;
            branch.state.exposed = state.exposed.with(seat);
            let loyalty = Loyalty::traitor(state.traitors.contains(seat));
            branch.show(public(Public::Exposed { seat, loyalty, swords: 1 }));
            vec![branch]
        }
        Action::ReturnMorgan => {
            let back = |(card, probability): (Card, f64)| {
                let mut branch = start.clone().times(probability);
                branch.state.unused.take(card);
                branch.state.deck.add(card);
                for card in std::mem::take(&mut branch.state.deck_top) {
                    branch.state.deck.add(card);
                }
                branch.show(public(Public::Returned));
                branch
            };
            kinds(&state.unused).into_iter().map(back).collect()
        }
        Action::Look(seat) => look(start, seat),
        Action::Vivien { drawer, receiver } => vivien(start, drawer, receiver),
    }
}

fn open_pile(branch: &mut Branch) -> Cards {
    let cards = std::mem::take(&mut branch.state.pile);
    branch.show(public(Public::Opened { cards, tokens: Tokens::default(), sums: ByQuest::default() }));
    cards
}

fn scored() -> SeatNotice {
    let (quest, verdict) = (Quest::Grail, Verdict::Baseless);
    let (totals, placed) = (ByQuest::new(|_| 0), ByQuest::new(|_| 0));
    let removed = Cards::NONE;
    public(Public::Scored { quest, totals, verdict, placed, white: 0, black: 1, removed })
}

fn show_drawn(seat: Seat, card: Card, branch: &mut Branch) {
    branch.show(partly_private(seat, Public::Drew { seat }, Private::Drew { card }));
}

/// The pile is opened, Gawain draws up to three cards and adds any that is not a Morgan; then the pile is scored.
fn gawain(mut start: Branch, seat: Seat, rules: TestRules) -> Vec<Branch> {
    let pile = open_pile(&mut start);
    let mut hands: Vec<(Vec<Card>, Branch)> = vec![(Vec::new(), start)];
    for _ in 0..3 {
        let mut next = Vec::new();
        for (hand, branch) in hands {
            let drawn = draws(branch.clone());
            if drawn.is_empty() {
                next.push((hand, branch));
                continue;
            }
            for (card, mut branch) in drawn {
                show_drawn(seat, card, &mut branch);
                next.push(([&hand[..], &[card]].concat(), branch));
            }
        }
        hands = next;
    }
    let mut found = Vec::new();
    for (hand, branch) in hands {
        let mut choices: Vec<Option<usize>> =
            (0..hand.len()).filter(|index| !hand[*index].is_morgan()).map(Some).collect();
        if choices.is_empty() {
            choices.push(None);
        }
        let probability = 1.0 / f64::from(u32::try_from(choices.len()).unwrap());
        for choice in choices {
            found.push(gawain_adds(branch.clone().times(probability), (seat, &hand, choice), &pile, rules));
        }
    }
    found
}

fn gawain_adds(
    mut branch: Branch,
    (seat, hand, choice): (Seat, &[Card], Option<usize>),
    pile: &Cards,
    rules: TestRules,
) -> Branch {
    let mut rest = hand.to_vec();
    let card = choice.map(|index| rest.remove(index));
    let back = rules.gawain_returns_cards;
    let shown = Public::Joined { seat, card, rest: u8::try_from(rest.len()).unwrap(), back };
    branch.show(partly_private(seat, shown, Private::Joined));
    branch.show(scored());
    let state = &mut branch.state;
    state.discard.add_all(pile);
    card.iter().for_each(|card| state.discard.add(*card));
    state.whisper &= !card.is_some_and(Card::is_merlin);
    if back {
        rest.append(&mut state.deck_top);
        state.deck_top = rest;
    } else {
        rest.iter().for_each(|card| state.discard.add(*card));
    }
    branch
}

fn listen(card: Card, mut branch: Branch, seat: Seat, rules: TestRules) -> Vec<Branch> {
    let state = &mut branch.state;
    state.pile.add(card);
    if state.whisper && card.is_quest() {
        branch.show(partly_private(seat, Public::Heard { seat }, Private::Heard { card }));
        return announcements(card, branch, seat, rules);
    }
    state.whisper = (state.whisper || card == Card::MORGAN_1) && !card.is_merlin();
    branch.show(public(Public::Laid { seat, card }));
    vec![branch]
}

/// Everything that may be announced about a card that lies face down.
fn announcements(card: Card, branch: Branch, seat: Seat, rules: TestRules) -> Vec<Branch> {
    let honesty = match (branch.state.traitors.contains(seat), rules.loyal_may_lie) {
        (true, _) => TRAITOR_HONESTY,
        (false, true) => LOYAL_HONESTY,
        (false, false) => 1.0,
    };
    let mut found = Vec::new();
    for announced in Card::all().filter(|card| card.is_quest()) {
        let probability = (1.0 - honesty) / 25.0 + if announced == card { honesty } else { 0.0 };
        if probability > 0.0 {
            let mut branch = branch.clone().times(probability);
            let shown = Public::Announced { seat, card: announced };
            branch.show(partly_private(seat, shown, Private::LaidDown));
            found.push(branch);
        }
    }
    found
}

/// An exposed Traitor draws two cards, lays either and discards the other.
fn exposed_traitor(start: Branch, seat: Seat, rules: TestRules) -> Vec<Branch> {
    let draw = |branch: Branch| {
        let mut drawn = draws(branch);
        drawn.iter_mut().for_each(|(card, branch)| show_drawn(seat, *card, branch));
        drawn
    };
    let mut found = Vec::new();
    for (first, branch) in draw(start) {
        let second = draw(branch.clone());
        if second.is_empty() {
            found.extend(traitor_lays(first, None, branch.clone(), seat, rules));
        }
        for (second, branch) in second {
            let branch = branch.times(0.5);
            found.extend(traitor_lays(first, Some(second), branch.clone(), seat, rules));
            found.extend(traitor_lays(second, Some(first), branch, seat, rules));
        }
    }
    found
}

fn traitor_lays(
    card: Card,
    other: Option<Card>,
    mut branch: Branch,
    seat: Seat,
    rules: TestRules,
) -> Vec<Branch> {
    let state = &mut branch.state;
    let hidden = rules.modes_bind_traitor && state.whisper && card.is_quest();
    state.pile.add(card);
    state.whisper = (state.whisper || card == Card::MORGAN_1) && !card.is_merlin();
    other.iter().for_each(|other| state.discard.add(*other));
    let shown =
        Public::Placed { seat, card: (!hidden).then_some(card), discarded: other.is_some(), count: None };
    branch.show(partly_private(seat, shown, Private::Placed { down: hidden.then_some(card) }));
    if hidden { announcements(card, branch, seat, rules) } else { vec![branch] }
}

/// A player looks through the deck. If it is another player, the observer learns nothing and no order is needed.
fn look(start: Branch, seat: Seat) -> Vec<Branch> {
    let cards = if seat == OBSERVER { start.state.deck.len() } else { 0 };
    let mut found = vec![start];
    for _ in 0..cards {
        let next_card = |branch: Branch| {
            let draw = |(card, probability): (Card, f64)| {
                let mut branch = branch.clone().times(probability);
                branch.state.deck.take(card);
                branch.state.deck_top.push(card);
                branch
            };
            kinds(&branch.state.deck).into_iter().map(draw).collect::<Vec<_>>()
        };
        found = found.into_iter().flat_map(next_card).collect();
    }
    for branch in &mut found {
        let shown = Public::Looked { seat, cards: branch.state.deck.len(), fixes: true };
        let cards = branch.state.deck_top.iter().copied().collect();
        branch.show(partly_private(seat, shown, Private::Looked { from: 0, cards }));
    }
    found
}

/// Two players may swap their loyalty card for one in the middle; then the middle is mixed.
fn vivien(start: Branch, drawer: Seat, receiver: Seat) -> Vec<Branch> {
    let offers = [(drawer, 0), (receiver, 1)];
    let mut given = public(Public::Given { by: drawer, takes: true, receiver: Some(receiver) });
    if let Some((_, place)) = offers.iter().find(|(seat, _)| *seat == OBSERVER) {
        given.private = Some(Private::Offered { loyalty: Loyalty::traitor(start.state.middle[*place]) });
    }
    let mut found = vec![start];
    found[0].show(given);
    for (seat, place) in offers {
        let choose = |branch: Branch| {
            [false, true].map(|swaps| {
                let mut branch = branch.clone().times(0.5);
                let state = &mut branch.state;
                if swaps {
                    let own = state.traitors.contains(seat);
                    let offered = std::mem::replace(&mut state.middle[place], own);
                    state.traitors = state.traitors.without(seat);
                    state.traitors = if offered { state.traitors.with(seat) } else { state.traitors };
                }
                let loyalty = Loyalty::traitor(state.traitors.contains(seat));
                branch.show(partly_private(seat, Public::Chose { seat }, Private::Chose { loyalty }));
                branch
            })
        };
        found = found.into_iter().flat_map(choose).collect();
    }
    let mix = |branch: Branch| {
        [false, true].map(|swaps| {
            let mut branch = branch.clone().times(0.5);
            if swaps {
                branch.state.middle.reverse();
            }
            branch.show(public(Public::Mixed));
            branch
        })
    };
    found.into_iter().flat_map(mix).collect()
}

/// A random action that is possible in this state. It depends only on what everybody can see. Where `states` are too many
/// for brute force, Gawain does not draw.
pub fn random_action(state: &HiddenState, turn: Seat, states: usize, stream: &mut Stream) -> Action {
    let seats = [Seat::S0, Seat::S1, Seat::S2];
    let in_top = u32::try_from(state.deck_top.len()).unwrap();
    let cards_to_draw = u32::from(state.deck.len() + state.discard.len()) + in_top;
    match stream.below(18) {
        16 | 17 if state.pile.len() > 1 && cards_to_draw > 0 => {
            let seat = stream.pick(&seats).unwrap();
            if states > 4000 { Action::Open } else { Action::Gawain(seat) }
        }
        0 if state.exposed.is_empty() => Action::Expose(stream.pick(&[Seat::S1, Seat::S2]).unwrap()),
        1 if !state.unused.is_empty() => Action::ReturnMorgan,
        2 if state.deck_top.is_empty() && state.deck.len() <= 4 && !state.deck.is_empty() => {
            Action::Look(stream.pick(&[Seat::S0, Seat::S0, Seat::S1]).unwrap())
        }
        3 if state.exposed.is_empty() => {
            let drawer = stream.pick(&seats).unwrap();
            Action::Vivien { drawer, receiver: drawer.next(PLAYERS) }
        }
        4 | 5 if state.pile.len() > 2 => Action::Open,
        _ if cards_to_draw == 0 => Action::Open,
        _ => Action::Listen(turn),
    }
}
