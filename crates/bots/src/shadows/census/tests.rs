//! The census against brute force: every hidden state of a small deck is carried along with its probability, and
//! those that would have shown the observer something else are dropped.

use std::collections::HashMap;

use game::{Notice, Seat, Seed};
use shadows::{ByQuest, Card, Cards, Loyalty, Pile, Private, Public, Quest, Tokens, Value, Verdict};

use super::{Census, HONEST, HONEST_LOYAL};
use crate::Stream;

type Told = Notice<Public, Private>;

const SEATS: [Seat; 3] = [Seat::S0, Seat::S1, Seat::S2];

/// The whole truth of a little table of three, seen by seat 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
struct Truth {
    traitors: [bool; 3],
    aside: [bool; 2],
    exposed: [bool; 3],
    loose: Cards,
    fixed: Vec<Card>,
    unused: Cards,
    pile: Cards,
    discard: Cards,
    whisper: bool,
}

/// The options that change what can be known.
#[derive(Clone, Copy, Debug, Default)]
struct Rules {
    loyal_may_lie: bool,
    modes_bind_traitor: bool,
    back_on_top: bool,
}

/// Something that is done; who does it is public.
#[derive(Clone, Copy, Debug)]
enum Step {
    Listen(usize),
    Open,
    Expose(usize),
    Return,
    Look(usize),
    Vivien(usize, usize),
    Gawain(usize),
}

type Course = (f64, Vec<Told>, Truth);

fn public(public: Public) -> Told {
    Notice { public: Some(public), private: None }
}

/// With a private part for seat 0, if it is that seat's.
fn told(seat: usize, shown: Public, private: Private) -> Told {
    Notice { public: Some(shown), private: (seat == 0).then_some(private) }
}

fn kinds(cards: &Cards) -> Vec<(Card, f64)> {
    let all = f64::from(cards.len());
    Card::all().filter(|card| cards.has(*card)).map(|card| (card, f64::from(cards.of(card)) / all)).collect()
}

/// Every card that can be drawn now.
fn draws((weight, notices, truth): Course) -> Vec<(Card, Course)> {
    let (mut notices, mut truth) = (notices, truth);
    if truth.loose.is_empty() && truth.fixed.is_empty() {
        if truth.discard.is_empty() {
            return Vec::new();
        }
        notices.push(public(Public::Shuffled));
        truth.loose = std::mem::take(&mut truth.discard);
    }
    if !truth.fixed.is_empty() {
        let card = truth.fixed.remove(0);
        return vec![(card, (weight, notices, truth))];
    }
    let next = |(card, chance): (Card, f64)| {
        let mut truth = truth.clone();
        truth.loose.take(card);
        (card, (weight * chance, notices.clone(), truth))
    };
    kinds(&truth.loose).into_iter().map(next).collect()
}

fn courses(truth: &Truth, step: Step, rules: Rules) -> Vec<Course> {
    let start = (1.0, Vec::new(), truth.clone());
    match step {
        Step::Listen(seat) if truth.exposed[seat] && truth.traitors[seat] => betray(start, seat, rules),
        Step::Listen(seat) => {
            draws(start).into_iter().flat_map(|(card, course)| listen(card, course, seat, rules)).collect()
        }
        Step::Gawain(seat) => gawain(start, seat, rules),
        Step::Open => {
            let (weight, mut notices, mut truth) = start;
            let cards = std::mem::take(&mut truth.pile);
            notices.push(public(Public::Opened { cards, tokens: Tokens::default() }));
            notices.push(scored());
            truth.discard.add_all(&cards);
            vec![(weight, notices, truth)]
        }
        Step::Expose(seat) => {
            let (weight, _, mut truth) = start;
            truth.exposed[seat] = true;
            let loyalty = Loyalty::traitor(truth.traitors[seat]);
            vec![(weight, vec![public(Public::Exposed { seat: SEATS[seat], loyalty, swords: 1 })], truth)]
        }
        Step::Return => {
            let back = |(card, chance): (Card, f64)| {
                let mut truth = truth.clone();
                truth.unused.take(card);
                truth.loose.add(card);
                truth.fixed.drain(..).collect::<Vec<_>>().into_iter().for_each(|card| truth.loose.add(card));
                (chance, vec![public(Public::Returned)], truth)
            };
            kinds(&truth.unused).into_iter().map(back).collect()
        }
        Step::Look(seat) => orders(truth.clone(), seat),
        Step::Vivien(by, receiver) => vivien(truth, by, receiver),
    }
}

fn scored() -> Told {
    let zero = ByQuest::new(|_| 0);
    let (quest, verdict) = (Quest::Grail, Verdict::Baseless);
    let totals = ByQuest::new(|_| 0);
    public(Public::Scored { quest, totals, verdict, placed: zero, white: 0, black: 1 })
}

/// The pile is opened, Gawain draws up to three and brings any that is no Morgan; then it is scored.
fn gawain((weight, mut notices, mut truth): Course, seat: usize, rules: Rules) -> Vec<Course> {
    let cards = std::mem::take(&mut truth.pile);
    notices.push(public(Public::Opened { cards, tokens: Tokens::default() }));
    let mut hands = vec![(Vec::new(), (weight, notices, truth))];
    for _ in 0..3 {
        let mut next = Vec::new();
        for (hand, course) in hands {
            let drawn = draws(course.clone());
            if drawn.is_empty() {
                next.push((hand, course));
                continue;
            }
            for (card, (weight, mut notices, truth)) in drawn {
                notices.push(told(seat, Public::Drew { seat: SEATS[seat] }, Private::Drew { card }));
                let mut hand: Vec<Card> = hand.clone();
                hand.push(card);
                next.push((hand, (weight, notices, truth)));
            }
        }
        hands = next;
    }
    let mut found = Vec::new();
    for (hand, (weight, notices, truth)) in hands {
        let may: Vec<usize> = (0..hand.len()).filter(|place| !hand[*place].is_morgan()).collect();
        let ways: Vec<Option<usize>> =
            if may.is_empty() { vec![None] } else { may.iter().copied().map(Some).collect() };
        for way in &ways {
            let (mut notices, mut truth, mut rest) = (notices.clone(), truth.clone(), hand.clone());
            let card = way.map(|place| rest.remove(place));
            let back = rules.back_on_top;
            let left = u8::try_from(rest.len()).unwrap();
            let shown = Public::Joined { seat: SEATS[seat], card, rest: left, back };
            notices.push(told(seat, shown, Private::Joined));
            notices.push(scored());
            truth.discard.add_all(&cards);
            card.iter().for_each(|card| truth.discard.add(*card));
            truth.whisper &= !card.is_some_and(Card::is_merlin);
            if back {
                rest.append(&mut truth.fixed);
                truth.fixed = rest;
            } else {
                rest.iter().for_each(|card| truth.discard.add(*card));
            }
            found.push((weight / ways.iter().fold(0.0, |sum, _| sum + 1.0), notices, truth));
        }
    }
    found
}

fn listen(card: Card, (weight, notices, mut truth): Course, seat: usize, rules: Rules) -> Vec<Course> {
    truth.pile.add(card);
    if !(truth.whisper && card.is_quest()) {
        truth.whisper = (truth.whisper || card == Card::MORGAN_1) && !card.is_merlin();
        let mut notices = notices;
        notices.push(public(Public::Laid { seat: SEATS[seat], card }));
        return vec![(weight, notices, truth)];
    }
    let mut notices = notices;
    notices.push(told(seat, Public::Heard { seat: SEATS[seat] }, Private::Heard { card }));
    whisper(card, (weight, notices, truth), seat, rules)
}

/// Everything that may be said of a card that lies face down.
fn whisper(card: Card, (weight, notices, truth): Course, seat: usize, rules: Rules) -> Vec<Course> {
    let honest = match (truth.traitors[seat], rules.loyal_may_lie) {
        (true, _) => HONEST,
        (false, true) => HONEST_LOYAL,
        (false, false) => 1.0,
    };
    let mut found = Vec::new();
    for quest in Quest::ALL {
        for value in Value::ALL {
            let said = Card::quest(quest, value);
            let chance = (1.0 - honest) / 25.0 + if said == card { honest } else { 0.0 };
            if chance > 0.0 {
                let mut notices = notices.clone();
                let shown = Public::Announced { seat: SEATS[seat], card: said };
                notices.push(told(seat, shown, Private::LaidDown));
                found.push((weight * chance, notices, truth.clone()));
            }
        }
    }
    found
}

/// An exposed Traitor draws two, lays either and discards the other.
fn betray(start: Course, seat: usize, rules: Rules) -> Vec<Course> {
    let drew = |(card, (weight, mut notices, truth)): (Card, Course)| {
        notices.push(told(seat, Public::Drew { seat: SEATS[seat] }, Private::Drew { card }));
        (card, (weight, notices, truth))
    };
    let mut found = Vec::new();
    for (first, course) in draws(start).into_iter().map(drew) {
        let second: Vec<_> = draws(course.clone()).into_iter().map(drew).collect();
        let mut hands: Vec<(Card, Option<Card>, Course)> = Vec::new();
        if second.is_empty() {
            hands.push((first, None, course));
        }
        for (other, (weight, notices, truth)) in second {
            let half = (weight / 2.0, notices, truth);
            hands.extend([(first, Some(other), half.clone()), (other, Some(first), half)]);
        }
        for (card, other, (weight, mut notices, mut truth)) in hands {
            let down = rules.modes_bind_traitor && truth.whisper && card.is_quest();
            truth.pile.add(card);
            truth.whisper = (truth.whisper || card == Card::MORGAN_1) && !card.is_merlin();
            other.iter().for_each(|other| truth.discard.add(*other));
            let discarded = other.is_some();
            let seen = (!down).then_some(card);
            let shown = Public::Placed { seat: SEATS[seat], card: seen, discarded, count: None };
            notices.push(told(seat, shown, Private::Placed { down: down.then_some(card) }));
            if down {
                found.extend(whisper(card, (weight, notices, truth), seat, rules));
            } else {
                found.push((weight, notices, truth));
            }
        }
    }
    found
}

/// Somebody looks through the deck; what others see of it has no order, and needs none.
fn orders(truth: Truth, seat: usize) -> Vec<Course> {
    let mut found = vec![(1.0, Vec::new(), truth.clone())];
    if seat == 0 {
        for _ in 0..truth.loose.len() {
            found = found
                .into_iter()
                .flat_map(|(weight, notices, truth)| {
                    kinds(&truth.loose)
                        .into_iter()
                        .map(move |(card, chance)| {
                            let mut truth = truth.clone();
                            truth.loose.take(card);
                            truth.fixed.push(card);
                            (weight * chance, notices.clone(), truth)
                        })
                        .collect::<Vec<_>>()
                })
                .collect();
        }
    }
    for (_, notices, truth) in &mut found {
        let shown = Public::Looked { seat: SEATS[seat], cards: truth.loose.len(), fixes: true };
        let cards = truth.fixed.iter().copied().collect();
        notices.push(told(seat, shown, Private::Looked { from: 0, cards }));
    }
    found
}

fn vivien(truth: &Truth, by: usize, receiver: usize) -> Vec<Course> {
    let offers = [(by, 0), (receiver, 1)];
    let mut given = public(Public::Given { by: SEATS[by], takes: true, receiver: Some(SEATS[receiver]) });
    if let Some((_, place)) = offers.iter().find(|(seat, _)| *seat == 0) {
        given.private = Some(Private::Offered { loyalty: Loyalty::traitor(truth.aside[*place]) });
    }
    let mut found = vec![(1.0, vec![given], truth.clone())];
    for (seat, place) in offers {
        found = found
            .into_iter()
            .flat_map(|(weight, notices, truth)| {
                [false, true].map(|swaps| {
                    let (mut notices, mut truth) = (notices.clone(), truth.clone());
                    if swaps {
                        std::mem::swap(&mut truth.traitors[seat], &mut truth.aside[place]);
                    }
                    let loyalty = Loyalty::traitor(truth.traitors[seat]);
                    notices.push(told(seat, Public::Chose { seat: SEATS[seat] }, Private::Chose { loyalty }));
                    (weight / 2.0, notices, truth)
                })
            })
            .collect();
    }
    let mixed = |(weight, notices, truth): Course| {
        [false, true].map(|turned| {
            let (mut notices, mut truth) = (notices.clone(), truth.clone());
            if turned {
                truth.aside.reverse();
            }
            notices.push(public(Public::Mixed));
            (weight / 2.0, notices, truth)
        })
    };
    found.into_iter().flat_map(mixed).collect()
}

fn deck() -> Cards {
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

/// The deal, and one of the Morgans put aside.
fn opening() -> Vec<Course> {
    let mut found = Vec::new();
    for place in 0..5 {
        let mut truth = Truth { loose: deck(), ..Truth::default() };
        match place {
            0..3 => truth.traitors[place] = true,
            _ => truth.aside[place - 3] = true,
        }
        let loyalty = Loyalty::traitor(truth.traitors[0]);
        let dealt =
            told(0, Public::Dealt { loyal: 4, traitors: 1, first: Seat::S0 }, Private::Dealt { loyalty });
        for card in Card::all().filter(|card| card.is_morgan() && deck().has(*card)) {
            let mut truth = truth.clone();
            truth.loose.take(card);
            truth.unused.add(card);
            found.push((1.0 / 15.0, vec![dealt], truth));
        }
    }
    found
}

/// The next step of a game, chosen by what everybody can see.
fn next(truth: &Truth, turn: usize, stream: &mut Stream) -> Step {
    let draws =
        u32::from(truth.loose.len() + truth.discard.len()) + u32::try_from(truth.fixed.len()).unwrap();
    let hidden: Vec<usize> = (0..3).filter(|seat| !truth.exposed[*seat]).collect();
    match stream.below(18) {
        16 | 17 if truth.pile.len() > 1 && draws > 0 => Step::Gawain(stream.pick(&[0, 1, 2]).unwrap()),
        0 if truth.exposed.iter().all(|exposed| !exposed) => Step::Expose(stream.pick(&[1, 2]).unwrap()),
        1 if !truth.unused.is_empty() => Step::Return,
        2 if truth.fixed.is_empty() && truth.loose.len() <= 4 && !truth.loose.is_empty() => {
            Step::Look(stream.pick(&[0, 0, 1]).unwrap())
        }
        3 if hidden.len() == 3 => {
            let by = stream.pick(&hidden).unwrap();
            Step::Vivien(by, (by + 1) % 3)
        }
        4 | 5 if truth.pile.len() > 2 => Step::Open,
        _ if draws == 0 => Step::Open,
        _ => Step::Listen(turn),
    }
}

/// Brute force has its limits: Gawain's cards are not drawn where too many states are possible already.
fn tamed(step: Step, states: usize) -> Step {
    match step {
        Step::Gawain(_) if states > 4000 => Step::Open,
        _ => step,
    }
}

fn check(census: &Census, states: &HashMap<Truth, f64>, at: &str) {
    let total: f64 = states.values().sum();
    let mean = |of: &dyn Fn(&Truth) -> f64| {
        states.iter().map(|(truth, weight)| weight * of(truth)).sum::<f64>() / total
    };
    let same = |found: f64, exact: f64, what: &str| {
        assert!((found - exact).abs() < 1e-9, "{at}: {what} is {exact}, not {found}");
    };
    for (place, seat) in SEATS.into_iter().enumerate() {
        same(census.traitor(seat), mean(&|truth| f64::from(u8::from(truth.traitors[place]))), "P(Traitor)");
    }
    for card in deck().iter() {
        let left = |truth: &Truth| {
            let fixed = truth.fixed.iter().filter(|each| **each == card).count();
            f64::from(truth.loose.of(card)) + f64::from(u32::try_from(fixed).unwrap())
        };
        same(census.left(card), mean(&left), "cards left");
        let next = |truth: &Truth| match truth.fixed.first() {
            Some(first) => f64::from(u8::from(*first == card)),
            None if truth.loose.is_empty() => 0.0,
            None => f64::from(truth.loose.of(card)) / f64::from(truth.loose.len()),
        };
        same(census.next(card), mean(&next), "next card");
    }
    let none = ByQuest::new(|_| 0);
    for quest in [Quest::Grail, Quest::Picts] {
        let found = census.totals(quest, &none);
        for total in 0..40 {
            let exact =
                mean(&|truth| f64::from(u8::from(Pile::open(truth.pile, &none).total(quest) == total)));
            same(found.get(&total).copied().unwrap_or(0.0), exact, "total");
        }
        let over = |truth: &Truth| -> f64 {
            let course = (1.0, Vec::new(), truth.clone());
            let empty = truth.loose.is_empty() && truth.fixed.is_empty();
            let cards = if empty { Vec::new() } else { draws(course) };
            let adds = |(card, (weight, _, truth)): (Card, Course)| {
                let mut pile = truth.pile;
                pile.add(card);
                weight * f64::from(u8::from(Pile::open(pile, &none).total(quest) >= 14))
            };
            cards.into_iter().map(adds).sum()
        };
        same(census.over_next(quest, &none), mean(&over), "over after one more");
    }
}

#[test]
fn the_census_equals_brute_force() {
    let mut stream = Stream::new(Seed::from_number(5));
    let mut compared = 0;
    let mut seen = [0; 7];
    for game in 0..360_u32 {
        let rules = Rules {
            loyal_may_lie: game % 4 == 1,
            modes_bind_traitor: game % 3 == 1,
            back_on_top: game % 2 == 1,
        };
        let mut census = Census::of(deck(), 1, Seat::S0, rules.loyal_may_lie);
        let mut states: HashMap<Truth, f64> = HashMap::new();
        let (mut truth, mut moves) = (Truth::default(), Vec::new());
        for turn in 0..14 {
            let all: Vec<(Truth, Vec<Course>)> = if turn == 0 {
                vec![(Truth::default(), opening())]
            } else {
                let step = next(&truth, turn % 3, &mut stream);
                let step = tamed(step, states.len());
                seen[match step {
                    Step::Listen(_) => 0,
                    Step::Open => 1,
                    Step::Expose(_) => 2,
                    Step::Return => 3,
                    Step::Look(_) => 4,
                    Step::Vivien(..) => 5,
                    Step::Gawain(_) => 6,
                }] += 1;
                moves.push(step);
                states.keys().map(|state| (state.clone(), courses(state, step, rules))).collect()
            };
            // The truth goes one of its ways; whatever would have looked different is dropped.
            let own = all
                .iter()
                .find(|(state, _)| turn == 0 || *state == truth)
                .map(|(_, courses)| courses)
                .unwrap();
            let mut left = stream.share() * own.iter().map(|(weight, ..)| weight).sum::<f64>();
            let way = own.iter().find(|(weight, ..)| {
                left -= weight;
                left <= 0.0
            });
            let (_, notices, after) = way.or(own.last()).unwrap().clone();
            let mut next: HashMap<Truth, f64> = HashMap::new();
            for (state, courses) in &all {
                let before = if turn == 0 { 1.0 } else { states[state] };
                for (weight, told, state) in courses.iter().filter(|(_, told, _)| *told == notices) {
                    assert!(!told.is_empty());
                    *next.entry(state.clone()).or_default() += before * weight;
                }
            }
            (states, truth) = (next, after);
            notices.iter().for_each(|notice| census.fold(notice));
            check(&census, &states, &format!("game {game} turn {turn} {moves:?}"));
            compared += 1;
        }
    }
    println!("{compared} positions, steps {seen:?}");
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn the_loyalty_cards_alone() {
    // SC-9 by hand: one Traitor among five cards, two of them in the middle; a Loyal seat knows one of them.
    let mut census = Census::of(deck(), 0, Seat::S0, false);
    let private = Private::Dealt { loyalty: Loyalty::Loyal };
    census.fold(&told(0, Public::Dealt { loyal: 4, traitors: 1, first: Seat::S0 }, private));
    assert!((census.traitor(Seat::S1) - 0.25).abs() < 1e-12 && census.traitor(Seat::S0) == 0.0);
    assert!((census.nobody() - 0.5).abs() < 1e-12);
    census.fold(&public(Public::Exposed { seat: Seat::S1, loyalty: Loyalty::Loyal, swords: 1 }));
    assert!((census.traitor(Seat::S2) - 1.0 / 3.0).abs() < 1e-12);
    assert_eq!(census.certain(Seat::S1), Some(Loyalty::Loyal));
    // Seven seats: two Traitors among nine cards.
    let mut census = Census::of(deck(), 0, Seat::S3, false);
    census.fold(&Notice {
        public: Some(Public::Dealt { loyal: 7, traitors: 2, first: Seat::S0 }),
        private: Some(private),
    });
    assert!((census.traitor(Seat::S6) - 0.25).abs() < 1e-12);
}

#[test]
fn a_loyal_player_cannot_have_announced_what_was_not_there() {
    let mut census = Census::of(deck(), 0, Seat::S0, false);
    let private = Private::Dealt { loyalty: Loyalty::Loyal };
    let grail = |value| Card::quest(Quest::Grail, value);
    census.fold(&told(0, Public::Dealt { loyal: 4, traitors: 1, first: Seat::S0 }, private));
    census.fold(&public(Public::Laid { seat: Seat::S0, card: Card::MORGAN_1 }));
    census.fold(&public(Public::Heard { seat: Seat::S1 }));
    census.fold(&public(Public::Announced { seat: Seat::S1, card: grail(Value::Query) }));
    assert!(census.traitor(Seat::S1) > 0.0 && census.traitor(Seat::S1) < 1.0);
    let cards = [Card::MORGAN_1, grail(Value::Four)].into_iter().collect();
    census.fold(&public(Public::Opened { cards, tokens: Tokens::default() }));
    assert_eq!(census.certain(Seat::S1), Some(Loyalty::Traitor));
    assert_eq!(census.certain(Seat::S2), Some(Loyalty::Loyal));
}
