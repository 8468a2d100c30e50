//! What a turn tells of a loyalty: how often modest players of either side lose how much by it, as one who watches
//! reckons. `cargo run --release -p bots --example shadows_tells -- GAMES SEED`
#![allow(clippy::needless_range_loop)] // two tables side by side
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::as_conversions
)]

use bots::shadows::{Hero, Style};
use bots::{Level, Mind, Stream};
use game::{Entropy, Halt, Protocol as _, Seat, Seed, Table, Turn};
use shadows::{Event, Loyalty, Setup, Shadows};

fn main() {
    let words: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let &[games, seed] = words.as_slice() else { panic!("GAMES SEED") };
    // By loyalty, listened or went, bucket.
    let mut counts = [[[0_u64; 5]; 2]; 2];
    let mut accused = [[0_u64; 2]; 2];
    let mut turns = [0_u64; 2];
    // By class of Traitors, white and black swords after a quest: games, and those the Loyal won.
    let mut values = [[[[0_u64; 2]; 7]; 7]; 3];
    for number in 0..games {
        let root = Seed::from_number(seed).stream(&format!("game {number}"));
        let setup = Setup { players: Some(1 + u8::try_from(number % 7).unwrap()), ..Setup::default() };
        let mut dice = root.dice(&Entropy::none());
        let mut table = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
        let Ok(opening) = table.begin(&mut dice);
        opening.commit();
        let mut heroes: Vec<(Seat, Hero, Stream)> = Vec::new();
        for seat in table.seats() {
            heroes.push((
                seat,
                Hero::new(Style::of(Level::Squire)),
                Stream::new(root.stream(&format!("bot {seat}"))),
            ));
        }
        let traitor = |table: &Table<Shadows>, seat: Seat| {
            usize::from(table.view(seat).hand.loyalty == Some(Loyalty::Traitor))
        };
        let mut told = 0;
        let mut by = None;
        let mut met: Vec<[usize; 3]> = Vec::new();
        while let Turn::Seats(seats) = table.waiting() {
            for event in &table.secrets().log()[told..] {
                for (seat, hero, _) in &mut heroes {
                    if let Some(notice) = game::Notice::of::<Shadows>(event, game::Viewer::Seat(*seat)) {
                        hero.notice(&notice);
                    }
                }
                match *event {
                    Event::Listened { seat, .. } | Event::Declared { seat, .. } => {
                        turns[traitor(&table, seat)] += 1
                    }
                    Event::Accused { seat, .. } => by = Some(seat),
                    Event::Exposed { loyalty, .. } => {
                        if let Some(seat) = by.take() {
                            accused[traitor(&table, seat)][usize::from(loyalty.is_traitor())] += 1;
                        }
                    }
                    _ => {}
                }
            }
            if table.secrets().log()[told..].iter().any(|event| matches!(event, Event::Scored { .. })) {
                let board = table.board();
                let dealt = table.seats().iter().filter(|seat| traitor(&table, *seat) == 1).count();
                let hidden = table
                    .seats()
                    .iter()
                    .any(|seat| traitor(&table, seat) == 1 && !board.exposed.contains(seat));
                let class = if dealt == 0 {
                    0
                } else if hidden {
                    1
                } else {
                    2
                };
                met.push([class, board.white.min(6).into(), board.black.min(6).into()]);
            }
            told = table.secrets().log().len();
            let seat = seats.lowest().unwrap();
            let (view, legal) = (table.view(seat), table.legal(seat));
            let place = heroes.iter().position(|(other, ..)| *other == seat).unwrap();
            let (_, hero, stream) = &mut heroes[place];
            let command = hero.choose(&view, &legal, stream);
            match table.draft(seat, &command, &mut dice) {
                Ok(draft) => draft.commit(),
                Err(Halt::Refused(refusal)) => panic!("{refusal}"),
                Err(Halt::Chance(never)) => match never {},
            }
        }
        let won = matches!(table.waiting(), Turn::Over(outcome) if outcome.winner == shadows::Winner::Loyal);
        for [class, white, black] in met {
            values[class][white][black][0] += 1;
            values[class][white][black][1] += u64::from(won);
        }
        for (seat, hero, _) in &heroes {
            if traitor(&table, *seat) == 0 {
                for (other, went, loss) in hero.watched().iter().filter(|(other, ..)| other != seat) {
                    counts[traitor(&table, *other)][usize::from(*went)][bots::shadows::bucket(*loss)] += 1;
                }
            }
        }
    }
    let sum = |side: usize| counts[side].iter().flatten().sum::<u64>() as f64;
    for (went, name) in ["listened", "went"].into_iter().enumerate() {
        for bucket in 0..5 {
            let share = |side: usize| counts[side][went][bucket] as f64 / sum(side);
            println!(
                "{name} {bucket}: loyal {:.5} traitor {:.5} ratio {:.3} ({} and {})",
                share(0),
                share(1),
                share(1) / share(0),
                counts[0][went][bucket],
                counts[1][went][bucket]
            );
        }
    }
    for (right, name) in ["accused a Loyal player", "accused a Traitor"].into_iter().enumerate() {
        let share = |side: usize| accused[side][right] as f64 / turns[side] as f64;
        println!("{name}: loyal {:.5} traitor {:.5} ratio {:.3}", share(0), share(1), share(1) / share(0));
    }
    for (class, table) in values.iter().enumerate() {
        for (white, row) in table.iter().enumerate() {
            for (black, [games, won]) in row.iter().enumerate().filter(|(_, cell)| cell[0] > 0) {
                println!("value {class} {white} {black} {games} {won}");
            }
        }
    }
}
