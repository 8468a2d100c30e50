//! Checks the probabilities of [`Posterior`] with the real deck and the real rules.
//!
//! A game has far too many possible deals for brute force, so this test is statistical. It plays random games. Wherever
//! the posterior assumes how players choose (how often a Traitor lies, for example), the choices are drawn by exactly
//! that assumption. Then every stated probability must be right on average: if the posterior says "30 %" often enough, it
//! must happen in 30 % of these cases.
//!
//! How it is measured: each comparison adds *what happened* (1 or 0) minus *what was stated* (the probability) to a sum. There
//! is one sum for each question ("is this seat a Traitor?") in each situation ("after a reshuffle"). If all probabilities
//! are right, each sum is zero except for chance. The test fails if a sum is more than 4.5 standard deviations from zero.
//! Positions of one game depend on each other, so the standard deviation comes from the sums of whole games.
//!
//! The unit tests of the posterior compare digits, with a deck of nine cards and brute force.
//!
//! `POSTERIOR_GAMES=600 cargo test -p bots --test posterior_shadows -- --nocapture` plays more games and prints all sums.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod shadows_common;

use std::collections::BTreeMap;

use bots::Stream;
use bots::shadows::{LOYAL_HONESTY, Posterior, TRAITOR_HONESTY};
use game::{Choices as _, Notice, Seat, SeatSet, Seed, Table, Turn, Viewer};
use shadows::{
    ByQuest, Card, Cards, Choices, Command, Event, Face, Loyalty, Pile, Quest, Setup, Shadows, Value,
    VivienExposed, Wishes,
};

use shadows_common::{deal, play, random_setup};

/// A quest with this total or more fails (SC-37).
const FAILING_TOTAL: u16 = 14;

/// A sum further from zero than this many standard deviations fails the test. With some 200 sums this happens by chance
/// for one seed in 700.
const MOST_DEVIATIONS: f64 = 4.5;

/// Where every card is and who is a Traitor, from the secret events.
struct Truth {
    deck: Cards,
    discard: Cards,
    pile: Cards,
    traitors: SeatSet,
}

impl Truth {
    fn new(all_cards: Cards) -> Truth {
        Truth { deck: all_cards, discard: Cards::NONE, pile: Cards::NONE, traitors: SeatSet::EMPTY }
    }

    fn fold(&mut self, event: &Event) {
        match *event {
            Event::Dealt { traitors, unused, .. } => {
                self.traitors = traitors;
                for card in &unused {
                    self.deck.take(*card);
                }
            }
            Event::Laid { card, .. } | Event::Heard { card, .. } => {
                self.deck.take(card);
                self.pile.add(card);
            }
            Event::Drew { card, .. } => {
                self.deck.take(card);
            }
            Event::Placed { card, other, .. } => {
                self.pile.add(card);
                other.iter().for_each(|card| self.discard.add(*card));
            }
            Event::Joined { card, rest, back, .. } => {
                card.iter().for_each(|card| self.pile.add(*card));
                let to = if back { &mut self.deck } else { &mut self.discard };
                rest.iter().for_each(|card| to.add(*card));
            }
            Event::Scored { .. } => {
                let pile = std::mem::take(&mut self.pile);
                self.discard.add_all(&pile);
            }
            Event::Shuffled => {
                let discard = std::mem::take(&mut self.discard);
                self.deck.add_all(&discard);
            }
            Event::Returned { card } => self.deck.add(card),
            Event::Chose { seat, now, .. } => {
                let others = self.traitors.without(seat);
                self.traitors = if now.is_traitor() { others.with(seat) } else { others };
            }
            _ => {}
        }
    }
}

/// What has happened in a game so far, as far as it matters for [`situations`].
#[derive(Default)]
struct History {
    discarded_unseen: bool,
    shuffled: bool,
    returned: bool,
    looked: bool,
    gawain: bool,
    vivien: bool,
    /// Whether the pile is open and not yet scored.
    pile_is_open: bool,
    /// Whether a player holds a card that was drawn and not yet laid.
    drawn_in_hand: bool,
}

impl History {
    fn fold(&mut self, event: &Event) {
        self.discarded_unseen |= matches!(event, Event::Placed { other: Some(_), .. });
        self.shuffled |= matches!(event, Event::Shuffled);
        self.returned |= matches!(event, Event::Returned { .. });
        self.looked |= matches!(event, Event::Looked { .. });
        self.gawain |= matches!(event, Event::Joined { .. });
        self.vivien |= matches!(event, Event::Chose { .. });
        self.drawn_in_hand = matches!(event, Event::Drew { .. });
        match event {
            Event::Opened { .. } => self.pile_is_open = true,
            Event::Scored { .. } => self.pile_is_open = false,
            _ => {}
        }
    }
}

/// The situations that a position belongs to, for one seat.
fn situations(wishes: &Wishes, posterior: &Posterior, history: &History) -> Vec<&'static str> {
    let is_on = |option: Option<bool>| option == Some(true);
    let hidden = posterior.has_hidden_cards();
    let vivien_exposed = wishes.vivien_exposed == Some(VivienExposed::Allowed);
    let all = [
        (true, "all"),
        (hidden, "face down"),
        (hidden && is_on(wishes.whisper_loyal_may_lie), "face down, all may lie"),
        (history.discarded_unseen, "discarded unseen"),
        (history.shuffled, "reshuffled"),
        (history.shuffled && history.discarded_unseen, "reshuffled, discarded unseen"),
        (history.shuffled && hidden, "reshuffled, face down"),
        (history.returned, "a Morgan returned"),
        (history.looked, "somebody looked"),
        (history.gawain, "Gawain came"),
        (history.vivien, "Vivien came"),
        (is_on(wishes.promos), "promos"),
        (is_on(wishes.modes_bind_traitor) && history.discarded_unseen, "bound Traitor"),
        (vivien_exposed && history.vivien, "Vivien, exposed allowed"),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, name)| name).collect()
}

/// A sum of (what happened − what was stated).
#[derive(Default)]
struct Deviation {
    this_game: f64,
    sum: f64,
    /// The sum of the squares of the games' sums: the variance of `sum`.
    variance: f64,
    comparisons: u64,
}

/// All sums, by question and situation.
#[derive(Default)]
struct Deviations(BTreeMap<(&'static str, &'static str), Deviation>);

impl Deviations {
    fn add(&mut self, question: &'static str, situations: &[&'static str], happened: f64, stated: f64) {
        for situation in situations {
            let deviation = self.0.entry((question, situation)).or_default();
            deviation.this_game += happened - stated;
            deviation.comparisons += 1;
        }
    }

    fn end_game(&mut self) {
        for deviation in self.0.values_mut() {
            let of_game = std::mem::take(&mut deviation.this_game);
            deviation.sum += of_game;
            deviation.variance += of_game * of_game;
        }
    }
}

fn number(happened: bool) -> f64 {
    f64::from(u8::from(happened))
}

fn fails(pile: Cards, quest: Quest) -> bool {
    Pile::open(pile, &ByQuest::default()).total(quest) >= FAILING_TOTAL
}

/// Compares what one seat knows about loyalties, deck and pile with the truth.
fn compare_position(
    posterior: &Posterior,
    truth: &Truth,
    players: u8,
    situations: &[&'static str],
    deviations: &mut Deviations,
) {
    for seat in SeatSet::first(players) {
        let is_traitor = number(truth.traitors.contains(seat));
        let stated = posterior.traitor_probability(seat);
        assert!(is_traitor == 0.0 || stated > 0.0, "the truth is never excluded");
        deviations.add("traitor", situations, is_traitor, stated);
        if stated > 0.0 && stated < 1.0 {
            // High and low probabilities apart: too high and too low ones could cancel each other.
            let question = if stated > 0.3 { "likely traitor" } else { "unlikely traitor" };
            deviations.add(question, situations, is_traitor, stated);
        }
    }
    let nobody = number(truth.traitors.is_empty());
    deviations.add("no traitor", situations, nobody, posterior.no_traitor_probability());
    compare_deck(posterior, truth, situations, deviations);
    let no_tokens = ByQuest::default();
    for quest in Quest::ALL {
        let total = Pile::open(truth.pile, &no_tokens).total(quest);
        let totals = posterior.totals(quest, &no_tokens);
        assert!((totals.values().sum::<f64>() - 1.0).abs() < 1e-9);
        assert!(totals.get(&total).is_some_and(|probability| *probability > 0.0));
        let mean: f64 = totals.iter().map(|(total, probability)| f64::from(*total) * probability).sum();
        deviations.add("mean total", situations, f64::from(total), mean);
        let failing = number(fails(truth.pile, quest));
        deviations.add("fails", situations, failing, posterior.fails_now(quest, &no_tokens));
    }
}

/// Compares the expected number of cards of each kind in the deck with the deck.
fn compare_deck(
    posterior: &Posterior,
    truth: &Truth,
    situations: &[&'static str],
    deviations: &mut Deviations,
) {
    let mut sum = 0.0;
    for (card, expected) in posterior.expected_deck().iter() {
        sum += expected;
        let question = match card.face() {
            Face::Quest(_, Value::Query) => "queries left",
            Face::Quest(..) => "numbers left",
            Face::Morgan(_) => "Morgans left",
            Face::Merlin(_) | Face::Mordred | Face::Vivien => "others left",
        };
        let in_deck = f64::from(truth.deck.of(card));
        assert!(in_deck == 0.0 || expected > 0.0, "{card} is in the deck");
        deviations.add(question, situations, in_deck, expected);
        if expected > 0.0 && expected < 0.5 {
            deviations.add("rare cards left", situations, in_deck, expected);
        }
    }
    let size = truth.deck.len();
    assert!((sum - f64::from(size)).abs() < 1e-6, "the deck has {size} cards, not {sum}");
}

/// Compares what one seat knows about the next card with the card that comes.
fn compare_next_card(
    posterior: &Posterior,
    card: Card,
    pile: &Cards,
    situations: &[&'static str],
    deviations: &mut Deviations,
) {
    let mut sum = 0.0;
    for (kind, stated) in posterior.next_card().iter() {
        sum += stated;
        let question = if kind.is_morgan() { "next is a Morgan" } else { "next" };
        deviations.add(question, situations, number(kind == card), stated);
    }
    assert!((sum - 1.0).abs() < 1e-9, "the probabilities of the next card have the sum {sum}");
    let mut next_pile = *pile;
    next_pile.add(card);
    for quest in Quest::ALL {
        let stated = posterior.fails_next(quest, &ByQuest::default());
        deviations.add("fails next", situations, number(fails(next_pile, quest)), stated);
    }
}

/// A command as the posterior assumes it: announcements with the stated honesty, everything else independent of what is
/// hidden.
fn random_command(table: &Table<Shadows>, seat: Seat, loyal_may_lie: bool, stream: &mut Stream) -> Command {
    let choices = table.legal(seat);
    let view = table.view(seat);
    if let (Choices::Announce { .. }, Some(card)) = (choices, view.hand.heard) {
        let honesty = match (view.hand.loyalty, loyal_may_lie) {
            (Some(Loyalty::Traitor), _) => TRAITOR_HONESTY,
            (_, true) => LOYAL_HONESTY,
            (_, false) => 1.0,
        };
        let Face::Quest(quest, value) = card.face() else { panic!("only quest cards are announced") };
        if stream.share() < honesty {
            return Command::Announce { quest, value };
        }
        return Command::Announce {
            quest: stream.pick(&Quest::ALL).unwrap(),
            value: stream.pick(&Value::ALL).unwrap(),
        };
    }
    if matches!(choices, Choices::Turn(actions) if actions.listen) && stream.percent(80) {
        return Command::Listen;
    }
    choices.nth(stream.below(choices.count())).unwrap()
}

/// A game with a posterior in every seat.
struct ObservedGame {
    wishes: Wishes,
    players: u8,
    posteriors: Vec<(Seat, Posterior)>,
    truth: Truth,
    history: History,
    stream: Stream,
}

impl ObservedGame {
    /// Gives an event to every posterior. Compares some predictions before it, and sometimes a position after it.
    fn fold(&mut self, event: &Event, deviations: &mut Deviations) {
        let drawn = match *event {
            Event::Laid { card, .. } | Event::Heard { card, .. } | Event::Drew { card, .. } => Some(card),
            _ => None,
        };
        for (seat, posterior) in &mut self.posteriors {
            if let Some(card) = drawn.filter(|_| !self.history.pile_is_open && self.stream.percent(5)) {
                let situations = situations(&self.wishes, posterior, &self.history);
                compare_next_card(posterior, card, &self.truth.pile, &situations, deviations);
            }
            if let Some(notice) = Notice::of::<Shadows>(event, Viewer::Seat(*seat)) {
                posterior.fold(&notice);
            }
        }
        self.truth.fold(event);
        self.history.fold(event);
        let between_decisions = self.history.pile_is_open || self.history.drawn_in_hand;
        if !between_decisions && self.stream.percent(5) {
            let index = self.stream.below(self.posteriors.len().try_into().unwrap());
            let (_, posterior) = &self.posteriors[usize::try_from(index).unwrap()];
            let situations = situations(&self.wishes, posterior, &self.history);
            compare_position(posterior, &self.truth, self.players, &situations, deviations);
        }
    }
}

fn play_game(setup: &Setup, seed: &Seed, deviations: &mut Deviations) {
    let (mut table, mut dice) = deal(setup, seed);
    let options = table.board().options;
    let mut game = ObservedGame {
        wishes: setup.options.clone().unwrap_or_default(),
        players: options.players(),
        posteriors: table.seats().iter().map(|seat| (seat, Posterior::new(&options, seat))).collect(),
        truth: Truth::new(*options.deck().cards()),
        history: History::default(),
        stream: Stream::new(seed.stream("posterior")),
    };
    let loyal_may_lie = game.wishes.whisper_loyal_may_lie == Some(true);
    let mut seen = 0;
    while let Turn::Seats(asked) = table.waiting() {
        for event in table.secrets().log().iter().skip(seen) {
            game.fold(event, deviations);
        }
        seen = table.secrets().log().len();
        let seat = asked.lowest().unwrap();
        let command = random_command(&table, seat, loyal_may_lie, &mut game.stream);
        play(&mut table, seat, &command, &mut dice);
    }
    deviations.end_game();
}

#[test]
fn probabilities_are_right_on_average() {
    let games = std::env::var("POSTERIOR_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(120);
    let mut stream = Stream::new(Seed::from_number(7));
    let mut deviations = Deviations::default();
    for game in 0..games {
        play_game(&random_setup(&mut stream), &Seed::from_number(game), &mut deviations);
    }
    let (mut worst, mut sums) = (0.0_f64, 0);
    for ((question, situation), deviation) in deviations.0.iter().filter(|(_, each)| each.variance > 0.0) {
        let Deviation { sum, comparisons, .. } = deviation;
        let relative = sum / deviation.variance.sqrt();
        println!("{question:18} {situation:30} {comparisons:8} {sum:9.1} {relative:6.2}");
        worst = worst.max(relative.abs());
        sums += 1;
    }
    println!("{games} games, {sums} sums, the worst is {worst:.2} standard deviations from zero");
    assert!(worst < MOST_DEVIATIONS, "{worst} standard deviations from zero");
    assert!(sums > 100);
}
