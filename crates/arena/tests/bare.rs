//! The bare loops of the speed benchmark play the same games as `Table`, so that the comparison is fair. Both choose
//! uniformly at random, from different numbers, so their counts are compared.
#![allow(clippy::as_conversions, clippy::indexing_slicing, clippy::expect_used, clippy::panic)]

#[path = "../benches/speed/bare_avalon.rs"]
mod bare_avalon;
#[path = "../benches/speed/bare_shadows.rs"]
mod bare_shadows;
#[path = "../benches/speed/random.rs"]
mod random;

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::num::NonZeroU64;

use avalon::Avalon;
use game::{Notation, Table, Turn};
use random::{Fast, random_game};
use shadows::{ByQuest, Card, Cards, Cause, Deck, Pile, Quest, Rulings, Shadows, Value, Verdict, Winner};

const GAMES: u32 = 200_000;

/// How often everything occurred.
type Counts<K> = BTreeMap<K, u32>;

/// The results of random games through `Table`, with their numbers of decisions.
fn through_table<G: Notation, K: Ord>(line: &str, look: impl Fn(&G::Outcome) -> K) -> Counts<(K, u32)> {
    let options = G::read_options(line).expect("legal options");
    let mut table = Table::<G>::open(options);
    let (mut choices, mut dice) = (Fast(3), Fast(4));
    let mut chance = |ways: NonZeroU64| dice.scaled(ways.get());
    let mut counts = Counts::new();
    for _ in 0..GAMES {
        let decisions = random_game(&mut table, &mut choices, &mut chance);
        let Turn::Over(outcome) = G::waiting(table.board()) else { panic!("not over") };
        *counts.entry((look(&outcome), decisions)).or_default() += 1;
    }
    counts
}

/// Compares two samples of the same size: the counts of each value that `look` finds, by a chi-square test whose
/// statistic may be five standard deviations above its mean. Values that occur less than 20 times are put together.
fn alike<T, K: Ord + Debug>(what: &str, one: &Counts<T>, other: &Counts<T>, look: impl Fn(&T) -> K) {
    let mut both: BTreeMap<K, [f64; 2]> = BTreeMap::new();
    for (side, counts) in [one, other].into_iter().enumerate() {
        for (value, count) in counts {
            both.entry(look(value)).or_default()[side] += f64::from(*count);
        }
    }
    let mut rare = [0.0; 2];
    let mut cells: Vec<[f64; 2]> = Vec::new();
    for [a, b] in both.values().copied() {
        if a + b < 40.0 { rare = [rare[0] + a, rare[1] + b] } else { cells.push([a, b]) }
    }
    if rare[0] + rare[1] > 0.0 {
        cells.push(rare);
    }
    let square: f64 = cells.iter().map(|[a, b]| (a - b) * (a - b) / (a + b)).sum();
    let free = cells.len() as f64 - 1.0;
    println!("{what}: {} values, chi-square {square:.1} at {free} degrees of freedom", cells.len());
    assert!(cells.len() > 1, "{what}: nothing to compare in {both:?}");
    assert!(square < free + 5.0 * (2.0 * free).sqrt(), "{what}: {square:.1} at {free}: {both:?}");
}

fn mean<T>(counts: &Counts<T>, look: impl Fn(&T) -> u32) -> f64 {
    let sum: f64 = counts.iter().map(|(value, count)| f64::from(look(value)) * f64::from(*count)).sum();
    sum / f64::from(GAMES)
}

#[test]
fn the_bare_loop_of_shadows_plays_as_table_does() {
    let table = through_table::<Shadows, _>("shadows 5", |outcome| {
        let winner = match outcome.winner {
            Winner::Loyal => 0,
            Winner::Traitor => 1,
            Winner::Shadows => 2,
        };
        (winner, outcome.by == Cause::Morgan, outcome.white, outcome.black)
    });
    let mut draws = Fast(5);
    let mut bare = Counts::new();
    for _ in 0..GAMES {
        let bare_shadows::Ending { decisions, winner, doom, white, black } = bare_shadows::play(&mut draws);
        let winner = match winner {
            bare_shadows::Winner::Loyal => 0,
            bare_shadows::Winner::Traitor => 1,
            bare_shadows::Winner::Shadows => 2,
        };
        *bare.entry(((winner, doom, white as u8, black as u8), decisions)).or_default() += 1;
    }
    for (name, counts) in [("Table", &table), ("bare", &bare)] {
        let share = |wanted: &dyn Fn(i32, bool) -> bool| {
            100.0 * mean(counts, |((winner, doom, ..), _)| wanted(*winner, *doom).into())
        };
        println!(
            "{name}: {:.3} decisions a game, {:.3} white and {:.3} black swords; Loyal {:.3} %, Traitor {:.2} %, \
             Evil alone {:.2} %; by Morgan #7 {:.2} %",
            mean(counts, |(_, decisions)| *decisions),
            mean(counts, |((_, _, white, _), _)| (*white).into()),
            mean(counts, |((_, _, _, black), _)| (*black).into()),
            share(&|winner, _| winner == 0),
            share(&|winner, _| winner == 1),
            share(&|winner, _| winner == 2),
            share(&|_, doom| doom),
        );
    }
    alike("winner and cause", &bare, &table, |((winner, doom, ..), _)| (*winner, *doom));
    alike("swords", &bare, &table, |((_, _, white, black), _)| (*white, *black));
    alike("decisions", &bare, &table, |(_, decisions)| *decisions);
    alike("decisions by winner", &bare, &table, |((winner, ..), decisions)| (*winner, *decisions));
}

/// The card of a bit of the bare loop.
fn card(place: usize) -> Card {
    use Value::{Five, Four, Query, Three, Two};
    const VALUES: [Value; 9] = [Query, Query, Query, Query, Two, Three, Four, Four, Five];
    const CHARACTERS: &str = "merlin:1 merlin:2 merlin:3 merlin:4 merlin:4 merlin:5 mordred vivien morgan:1 morgan:2 \
        morgan:3 morgan:4+1 morgan:4+2 morgan:4+3 morgan:5 morgan:6 morgan:7";
    match place {
        0..45 => Card::quest(Quest::ALL[place / 9], VALUES[place % 9]),
        _ => CHARACTERS.split_whitespace().nth(place - 45).and_then(Card::read).expect("a card"),
    }
}

/// Random play seldom opens a high pile, so scoring is compared by itself, whatever lies in the pile.
#[test]
fn the_bare_loop_of_shadows_scores_as_the_rules_do() {
    let deck = Deck::standard(false);
    let all: Cards = (0..62).map(card).collect();
    assert_eq!(all, *deck.cards());
    let mut draws = Fast(6);
    let (mut seen, mut plain) = ([0u32; 4], 0);
    for _ in 0..GAMES {
        let most = 1 + draws.below(30);
        let pile = (0..most).fold(0u64, |pile, _| pile | 1 << draws.below(62));
        // Half of the piles without characters, a third with tokens.
        let pile = if draws.below(2) == 0 { pile & 0x1fff_ffff_ffff } else { pile };
        let named: Vec<u32> = (0..draws.below(6) / 2).map(|_| draws.below(5)).collect();
        let main = draws.below(5) as usize;

        let cards: Cards = (0..62).filter(|place| pile >> place & 1 == 1).map(card).collect();
        let tokens = ByQuest::new(|quest| {
            named.iter().filter(|token| **token == u32::from(quest.number())).count() as u8
        });
        let wanted = Pile::open(cards, &tokens).score(Quest::ALL[main], 0, &deck, Rulings::default());
        let tokens = named.iter().map(|quest| 1 << (4 * quest)).sum();
        let found = bare_shadows::scored(pile, pile.count_ones(), tokens, main);
        let told = (found.doom, found.white as u8, found.black as u8);
        assert_eq!(
            told,
            (wanted.verdict == Verdict::Doom, wanted.white, wanted.black),
            "{cards:?} {main} {named:?}"
        );
        seen[wanted.verdict as usize] += 1;
        plain += u32::from(pile >> 45 == 0 && tokens == 0);
    }
    assert!(seen.iter().all(|times| *times > 1000) && plain > 10_000, "{seen:?} {plain}");
}

#[test]
fn the_bare_loop_of_avalon_plays_as_table_does() {
    let line = "avalon 5 merlin,assassin";
    let table = through_table::<Avalon, _>(line, |outcome| outcome.winner == avalon::Side::Good);
    let bare_game = bare_avalon::Game::new(5);
    let mut draws = Fast(5);
    let mut bare = Counts::new();
    for _ in 0..GAMES {
        *bare.entry(bare_game.play(&mut draws)).or_default() += 1;
    }
    alike("winner", &bare, &table, |(good, _)| *good);
    alike("decisions by winner", &bare, &table, |game| *game);
}
