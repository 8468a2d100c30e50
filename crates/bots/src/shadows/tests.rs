//! Whole games over random options: every choice is legal, and both sides win some.

use game::{Choices as _, Entropy, Halt, Protocol as _, Seed, Table, Turn};
use shadows::{Leftovers, Setup, Shadows, VivienExposed, Winner, Wishes};

use super::mind;
use crate::{Level, Party, Random, Stream};

/// Any number of seats, and each option with an even chance.
fn setup(stream: &mut Stream) -> Setup {
    let mut flag = || Some(stream.percent(50));
    let options = Wishes {
        expert: flag(),
        promos: flag(),
        memory_aid: flag(),
        modes_end_on_quest: flag(),
        modes_bind_traitor: flag(),
        whisper_loyal_may_lie: flag(),
        merlin5_beats_morgan7: flag(),
        merlin5_count_before: flag(),
        vivien_exposed: flag().filter(|on| *on).map(|_| VivienExposed::Allowed),
        sword_limit: flag().filter(|on| *on).map(|_| 16),
        gawain_leftovers: flag().filter(|on| *on).map(|_| Leftovers::Top),
        ..Wishes::default()
    };
    let players = u8::try_from(1 + stream.below(7)).ok();
    Setup { players, options: Some(options), deal: None }
}

/// Plays one game; `others` sit where a coin says so. Who won, and how many decisions it took.
fn play(setup: &Setup, seed: &Seed, mixed: bool) -> (Winner, u32) {
    let mut dice = seed.dice(&Entropy::none());
    let mut table = Table::<Shadows>::open(Shadows::check(setup).unwrap().options);
    let Ok(opening) = table.begin(&mut dice);
    opening.commit();
    let mut coin = Stream::new(seed.stream("coin"));
    let mut party = Party::new();
    for seat in table.seats() {
        let random = mixed && coin.percent(50);
        party.seat(seat, if random { Box::new(Random) } else { mind(Level::Squire) }, seed);
    }
    for decisions in 0..20_000 {
        party.tell(&table);
        let seat = match table.waiting() {
            Turn::Over(outcome) => return (outcome.winner, decisions),
            Turn::Seats(seats) => seats.lowest().unwrap(),
            Turn::Chance(_) => panic!("chance is rolled on"),
        };
        party.speak(&table, seat);
        let legal = table.legal(seat);
        let command = party.choose(&table, seat).unwrap();
        assert!(legal.contains(&command), "{command:?} in {:?}", table.board().phase);
        match table.draft(seat, &command, &mut dice) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => panic!("{command:?}: {refusal}"),
            Err(Halt::Chance(never)) => match never {},
        }
    }
    panic!("a game without end: {setup:?}");
}

#[test]
fn the_squire_never_breaks_a_rule() {
    let mut stream = Stream::new(Seed::from_number(1));
    for number in 0..3000 {
        let setup = setup(&mut stream);
        let (_, decisions) = play(&setup, &Seed::from_number(number), number % 2 == 0);
        assert!(decisions > 0);
    }
}

#[test]
fn both_sides_win_some_and_a_perfect_memory_wins_alone() {
    let table = |players: u8| Setup { players: Some(players), ..Setup::default() };
    let setup = table(4);
    let mut won = [0; 3];
    for number in 0..400 {
        let (winner, _) = play(&setup, &Seed::from_number(number), false);
        let place = [Winner::Loyal, Winner::Traitor, Winner::Shadows].iter().position(|each| *each == winner);
        won[place.unwrap()] += 1;
    }
    assert!(won[0] > 200 && won[1] > 40, "{won:?}");
    let alone = table(1);
    let wins = (0..200).filter(|number| play(&alone, &Seed::from_number(*number), false).0 == Winner::Loyal);
    assert!(wins.count() > 150);
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let mut stream = Stream::new(Seed::from_number(2));
    for number in 0..50 {
        let setup = setup(&mut stream);
        let seed = Seed::from_number(number);
        assert_eq!(play(&setup, &seed, false), play(&setup, &seed, false));
    }
}
