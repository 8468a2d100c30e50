//! Players of Shadows: never an illegal move, never a word under silence, and nothing that a seat cannot know.
//!
//! `SHADOWS_GAMES=2000 cargo test --release -p bots --test players_shadows -- --nocapture` plays more.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod shadows_common;

use bots::shadows::{Census, Hero, Recall, Style, mind};
use bots::{Level, Mind, Party, Stream};
use game::{
    Choices as _, Entropy, Game as _, Halt, Notice, NoticeOf, Protocol as _, Seat, SeatSet, Seed, Table,
    Turn, Viewer,
};
use shadows::{ByQuest, Command, Deal, Event, Loyalty, Quest, Setup, Shadows, Statement, Wishes};

use shadows_common::setup;

const LEVELS: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Champion];

fn games(usual: u64) -> u64 {
    std::env::var("SHADOWS_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// A champion that thinks less, so that the test is quick; it takes the same paths.
fn quick(level: Level) -> Box<dyn Mind<Shadows>> {
    match level {
        Level::Champion => Box::new(Hero::new(Style { games: 12, ..Style::of(Level::Champion) })),
        Level::Knight => Box::new(Hero::new(Style { games: 4, ..Style::of(Level::Knight) })),
        _ => mind(level),
    }
}

#[test]
fn no_level_breaks_a_rule_or_the_silence() {
    let mut stream = Stream::new(Seed::from_number(11));
    // Decisions of page to knight, of champion.
    let (mut decisions, mut words) = ([0_u64; 2], 0_u64);
    for number in 0..games(16) {
        let setup = setup(&mut stream);
        let seed = Seed::from_number(number);
        let mut dice = seed.dice(&Entropy::none());
        let mut table = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
        let Ok(opening) = table.begin(&mut dice);
        opening.commit();
        let mut party = Party::new();
        let mut champions = SeatSet::EMPTY;
        for seat in table.seats() {
            let level = stream.pick(&LEVELS).unwrap();
            if level == Level::Champion {
                champions = champions.with(seat);
            }
            party.seat(seat, quick(level), &seed);
        }
        while let Turn::Seats(seats) = table.waiting() {
            party.tell(&table);
            let seat = seats.lowest().unwrap();
            let said = party.speak(&table, seat);
            assert!(said.is_empty() || Shadows::may_speak(&table.view(seat)).is_ok(), "words under silence");
            words += u64::try_from(said.len()).unwrap();
            for statement in &said {
                assert_eq!(Shadows::misplaced_in(statement, table.seats()), None, "{statement:?}");
            }
            let command = party.choose(&table, seat).unwrap();
            assert!(table.legal(seat).contains(&command), "{command:?}");
            decisions[usize::from(champions.contains(seat))] += 1;
            match table.draft(seat, &command, &mut dice) {
                Ok(draft) => draft.commit(),
                Err(Halt::Refused(refusal)) => panic!("{command:?}: {refusal}"),
                Err(Halt::Chance(never)) => match never {},
            }
        }
    }
    let [others, champion] = decisions;
    println!("{others} decisions of page to knight, {champion} of champion, {words} statements");
    assert!(others > 300 && champion > 100 && words > 50);
}

/// What one seat does and says.
#[derive(Debug, PartialEq)]
enum Act {
    Does(Command),
    Says(Statement),
}

/// Two tables that differ in what seat 0 cannot know: whose the Traitor card is, and which Morgans stay out.
struct Twins {
    tables: [Table<Shadows>; 2],
    dice: [shadows::Dealer; 2],
}

impl Twins {
    fn new(players: u8, number: u64, stream: &mut Stream) -> Twins {
        let order = order(stream);
        let make = |traitor: usize| {
            let mut loyalty = vec![Loyalty::Loyal; usize::from(players)];
            loyalty[traitor] = Loyalty::Traitor;
            let deal = Deal {
                loyalty: Some(loyalty),
                deck: order.clone(),
                first: Some(Seat::S0),
                ..Deal::default()
            };
            let options = Wishes { expert: Some(number.is_multiple_of(2)), ..Wishes::default() };
            Setup { players: Some(players), options: Some(options), deal: Some(deal) }
        };
        let seed = Seed::from_number(number);
        let setups = [make(1), make(2)];
        let mut dice = setups.each_ref().map(|setup| Shadows::dealer(setup, seed.dice(&Entropy::none())));
        let mut tables =
            setups.each_ref().map(|setup| Table::<Shadows>::open(Shadows::check(setup).unwrap().options));
        for (table, dice) in tables.iter_mut().zip(&mut dice) {
            let Ok(opening) = table.begin(dice) else { panic!("the deal is possible") };
            opening.commit();
        }
        Twins { tables, dice }
    }

    fn notices(&self, seat: Seat) -> [Vec<NoticeOf<Shadows>>; 2] {
        self.tables.each_ref().map(|table| {
            table
                .secrets()
                .log()
                .iter()
                .filter_map(|event| Notice::of::<Shadows>(event, Viewer::Seat(seat)))
                .collect()
        })
    }
}

/// A deck in some order, without Morgans: which of them are out must not decide what can be drawn.
fn order(stream: &mut Stream) -> Vec<shadows::Card> {
    let deck = shadows::Deck::standard(false);
    let mut cards: Vec<shadows::Card> = deck.cards().iter().filter(|card| !card.is_morgan()).collect();
    for place in (1..cards.len()).rev() {
        let other = stream.below(u32::try_from(place + 1).unwrap());
        cards.swap(place, usize::try_from(other).unwrap());
    }
    cards
}

/// What the other seats do where nothing may show who they are: the truth, and no look at a loyalty.
fn stranger(tables: &[Table<Shadows>; 2], seat: Seat, stream: &mut Stream) -> Option<Command> {
    let both = tables.each_ref().map(|table| table.legal(seat));
    let mut shared: Vec<Command> = both[0].iter().filter(|command| both[1].contains(command)).collect();
    shared.retain(|command| {
        !matches!(command, Command::Accuse(_) | Command::Knight { .. } | Command::Loyalty(_))
    });
    if shared.contains(&Command::Listen) && stream.percent(85) {
        return Some(Command::Listen);
    }
    stream.pick(&shared)
}

fn told_the_same(level: Level, players: u8, number: u64) -> u32 {
    let mut stream = Stream::new(Seed::from_number(number).stream("twins"));
    let mut twins = Twins::new(players, number, &mut stream);
    let options = twins.tables[0].board().options;
    let mut minds = [(); 2].map(|()| quick(level));
    let mut streams = [(); 2].map(|()| Stream::new(Seed::from_number(number)));
    let mut censuses = [(); 2].map(|()| Census::new(&options, Seat::S0));
    let mut told = 0;
    let mut acts = 0;
    loop {
        let notices = twins.notices(Seat::S0);
        assert_eq!(notices[0].len(), notices[1].len());
        for (one, other) in notices[0].iter().zip(&notices[1]).skip(told) {
            assert_eq!(one, other, "the seat can tell the deals apart, so the test is wrong");
        }
        for ((mind, census), notices) in minds.iter_mut().zip(&mut censuses).zip(&notices) {
            for notice in &notices[told..] {
                mind.notice(notice);
                census.fold(notice);
            }
        }
        told = notices[0].len();
        let says = censuses.each_ref().map(|census| format!("{census:?} {:?}", answers(census)));
        assert_eq!(says[0], says[1], "two deals that look alike give one census");
        let Turn::Seats(seats) = twins.tables[0].waiting() else { return acts };
        let seat = seats.lowest().unwrap();
        let mut commands = [(); 2].map(|()| None);
        if seat == Seat::S0 {
            let mut done: [Vec<Act>; 2] = [Vec::new(), Vec::new()];
            for (place, table) in twins.tables.iter().enumerate() {
                let view = table.view(seat);
                if Shadows::may_speak(&view).is_ok() {
                    done[place]
                        .extend(minds[place].speak(&view, &mut streams[place]).into_iter().map(Act::Says));
                }
                let command = minds[place].choose(&view, &table.legal(seat), &mut streams[place]);
                done[place].push(Act::Does(command));
                commands[place] = Some(command);
            }
            assert_eq!(done[0], done[1], "{level} acts on what it cannot know");
            acts += 1;
        } else {
            let command = stranger(&twins.tables, seat, &mut stream);
            commands = [command, command];
        }
        for (place, command) in commands.into_iter().enumerate() {
            // An accusation, or a hand only one of them could play: from here on the deals may be told apart.
            let Some(command) = command.filter(|command| !reveals(command)) else { return acts };
            match twins.tables[place].draft(seat, &command, &mut twins.dice[place]) {
                Ok(draft) => draft.commit(),
                Err(_) => return acts,
            }
        }
        let revealed = |event: &Event| {
            matches!(
                event,
                Event::Exposed { .. } | Event::Peeked { .. } | Event::Given { .. } | Event::Revealed { .. }
            )
        };
        if twins.tables.iter().any(|table| table.secrets().log().iter().any(revealed)) {
            return acts;
        }
    }
}

fn reveals(command: &Command) -> bool {
    matches!(command, Command::Accuse(_) | Command::Knight { .. })
}

fn answers(census: &Census) -> Vec<u64> {
    let none = ByQuest::new(|_| 0);
    let mut all: Vec<f64> = census.nexts();
    all.extend(census.lefts());
    all.extend((0..4).filter_map(Seat::new).map(|seat| census.traitor(seat)));
    all.extend(Quest::ALL.map(|quest| census.over(quest, &none)));
    all.into_iter().map(f64::to_bits).collect()
}

#[test]
fn deals_that_look_alike_are_played_alike() {
    let mut acts = 0;
    for number in 0..games(3) {
        for level in LEVELS {
            acts += told_the_same(level, 4, number);
        }
    }
    println!("{acts} decisions of twins");
    assert!(acts > 40);
}

#[test]
fn a_shorter_memory_wins_less() {
    let won = |recall: Recall| {
        let style = Style { recall, ..Style::of(Level::Squire) };
        (0..60).filter(|number| alone(style, *number)).count()
    };
    let [perfect, fifteen, eight] = [Recall::Perfect, Recall::Last(15), Recall::Last(8)].map(won);
    assert!(perfect > fifteen + 5 && fifteen > eight + 5, "{perfect} {fifteen} {eight}");
    let [little, much] = [Recall::Leaky(1), Recall::Leaky(6)].map(won);
    assert!(perfect > little + 3 && little > much + 5, "{perfect} {little} {much}");
}

fn alone(style: Style, number: u64) -> bool {
    let setup = Setup { players: Some(1), ..Setup::default() };
    let seed = Seed::from_number(number);
    let mut dice = seed.dice(&Entropy::none());
    let mut table = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
    let Ok(opening) = table.begin(&mut dice);
    opening.commit();
    let mut party = Party::new();
    party.seat(Seat::S0, Box::new(Hero::new(style)), &seed);
    loop {
        party.tell(&table);
        if let Turn::Over(outcome) = table.waiting() {
            return outcome.winner == shadows::Winner::Loyal;
        }
        let command = party.choose(&table, Seat::S0).unwrap();
        match table.draft(Seat::S0, &command, &mut dice) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => panic!("{refusal}"),
            Err(Halt::Chance(never)) => match never {},
        }
    }
}
