//! Players of Shadows play by the rules, say nothing during silence, use nothing that their seat cannot know, and play
//! the same game for the same seed.
//!
//! `SHADOWS_GAMES=2000 cargo test --release -p bots --test players_shadows -- --nocapture` plays more.
#![allow(missing_docs, clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod shadows_common;

use bots::shadows::{CountingPlayer, MemoryModel, Posterior, Skill, mind};
use bots::{Level, Mind, Party, Random, Stream};
use game::{
    Choices as _, Entropy, Game as _, Notice, NoticeOf, Protocol as _, Seat, SeatSet, Seed, Table, Turn,
    Viewer,
};
use shadows::{
    ByQuest, Card, Command, Deal, Dealer, Deck, Event, Loyalty, Quest, Setup, Shadows, Statement, Winner,
    Wishes,
};

use shadows_common::{deal, play, random_setup};

const LEVELS: [Level; 4] = [Level::Page, Level::Squire, Level::Knight, Level::Champion];

/// The number of games, which `SHADOWS_GAMES` overrides.
fn games(default: u64) -> u64 {
    std::env::var("SHADOWS_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

fn players(count: u8) -> Setup {
    Setup { players: Some(count), ..Setup::default() }
}

/// A player of this level that searches less, so that the test is fast. It uses the same code.
fn fast_mind(level: Level) -> Box<dyn Mind<Shadows>> {
    let rollouts = match level {
        Level::Champion => 12,
        Level::Knight => 4,
        Level::Page | Level::Squire | Level::Companion | Level::Guide => 0,
    };
    Box::new(CountingPlayer::new(Skill { rollouts, ..Skill::of(level) }))
}

/// Plays a game to its end and calls `check` with each decision: who says and does what. Returns the winner and the number of decisions.
fn play_game(
    setup: &Setup,
    seed: &Seed,
    mut seat_mind: impl FnMut(Seat) -> Box<dyn Mind<Shadows>>,
    mut check: impl FnMut(&Table<Shadows>, Seat, &[Statement], &Command),
) -> (Winner, u32) {
    let (mut table, mut dice) = deal(setup, seed);
    let mut party = Party::new();
    for seat in table.seats() {
        party.seat(seat, seat_mind(seat), seed);
    }
    for decisions in 0..20_000 {
        party.tell(&table);
        let seat = match table.waiting() {
            Turn::Over(outcome) => return (outcome.winner, decisions),
            Turn::Seats(seats) => seats.lowest().unwrap(),
            Turn::Chance(_) => panic!("the table waits for players only"),
        };
        let said = party.speak(&table, seat);
        let command = party.choose(&table, seat).unwrap();
        check(&table, seat, &said, &command);
        assert!(table.legal(seat).contains(&command), "{command:?} in {:?}", table.board().phase);
        play(&mut table, seat, &command, &mut dice);
    }
    panic!("the game does not end: {setup:?}");
}

#[test]
fn no_level_breaks_a_rule_or_the_silence() {
    let mut stream = Stream::new(Seed::from_number(11));
    // Decisions of page to knight, and of champion.
    let (mut decisions, mut statements) = ([0_u64; 2], 0_u64);
    for number in 0..games(16) {
        let setup = random_setup(&mut stream);
        let mut champions = SeatSet::EMPTY;
        let seat_mind = |seat: Seat| {
            let level = stream.pick(&LEVELS).unwrap();
            if level == Level::Champion {
                champions = champions.with(seat);
            }
            fast_mind(level)
        };
        let mut deciders: Vec<Seat> = Vec::new();
        play_game(&setup, &Seed::from_number(number), seat_mind, |table, seat, said, _| {
            assert!(
                said.is_empty() || Shadows::may_speak(&table.view(seat)).is_ok(),
                "{seat} breaks silence"
            );
            statements += u64::try_from(said.len()).unwrap();
            for statement in said {
                assert_eq!(Shadows::misplaced_in(statement, table.seats()), None, "{statement:?}");
            }
            deciders.push(seat);
        });
        for seat in deciders {
            decisions[usize::from(champions.contains(seat))] += 1;
        }
    }
    let [others, champion] = decisions;
    println!("{others} decisions of page to knight, {champion} of champion, {statements} statements");
    assert!(others > 300 && champion > 100 && statements > 50);
}

#[test]
fn the_squire_never_breaks_a_rule() {
    let mut stream = Stream::new(Seed::from_number(1));
    for number in 0..3000 {
        let setup = random_setup(&mut stream);
        let seed = Seed::from_number(number);
        let mut coin = Stream::new(seed.stream("coin"));
        let (_, decisions) = play_game(
            &setup,
            &seed,
            |_| {
                let random = number % 2 == 0 && coin.percent(50);
                if random { Box::new(Random) } else { mind(Level::Squire) }
            },
            |_, _, _, _| {},
        );
        assert!(decisions > 0);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let mut stream = Stream::new(Seed::from_number(2));
    for number in 0..50 {
        let setup = random_setup(&mut stream);
        let seed = Seed::from_number(number);
        let game = || play_game(&setup, &seed, |_| mind(Level::Squire), |_, _, _, _| {});
        assert_eq!(game(), game());
    }
}

/// Adds a text to an FNV-1a hash, which is the same on every machine and with every compiler.
fn add_to_hash(hash: &mut u64, text: &str) {
    for byte in text.bytes() {
        *hash = (*hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
}

/// A change of structure must not change how a level plays. After a deliberate change of play, copy the new hashes.
#[test]
fn fixed_seeds_give_fixed_decisions() {
    let expected = [
        (Level::Page, 20, 0xdb61_aa15_0155_cebd),
        (Level::Squire, 20, 0xc7f6_6771_b93b_926e),
        (Level::Knight, 6, 0x31d3_8178_208e_04a7),
        (Level::Champion, 2, 0xfbd7_61c4_fed7_9edf_u64),
    ];
    let found = expected.map(|(level, games, _)| {
        let mut stream = Stream::new(Seed::from_number(99));
        let mut hash = 0xcbf2_9ce4_8422_2325;
        for number in 0..games {
            let setup = random_setup(&mut stream);
            let add_decision = |_: &Table<Shadows>, _, said: &[Statement], command: &Command| {
                let text = serde_json::to_string(&(said, command)).unwrap();
                add_to_hash(&mut hash, &text);
            };
            play_game(&setup, &Seed::from_number(number), |_| mind(level), add_decision);
        }
        (level, games, hash)
    });
    assert_eq!(found, expected, "found {found:#x?}");
}

fn winner(setup: &Setup, number: u64, skill: Skill) -> Winner {
    play_game(setup, &Seed::from_number(number), |_| Box::new(CountingPlayer::new(skill)), |_, _, _, _| {}).0
}

#[test]
fn both_sides_win_some_and_a_perfect_memory_wins_alone() {
    let squire = Skill::of(Level::Squire);
    let winners: Vec<Winner> = (0..400).map(|number| winner(&players(4), number, squire)).collect();
    let won = |side: Winner| winners.iter().filter(|winner| **winner == side).count();
    assert!(won(Winner::Loyal) > 200 && won(Winner::Traitor) > 40, "{winners:?}");
    let alone = (0..200).filter(|number| winner(&players(1), *number, squire) == Winner::Loyal);
    assert!(alone.count() > 150);
}

#[test]
fn a_shorter_memory_wins_less() {
    let won = |memory: MemoryModel| {
        let skill = Skill { memory, ..Skill::of(Level::Squire) };
        (0..60).filter(|number| winner(&players(1), *number, skill) == Winner::Loyal).count()
    };
    let [perfect, fifteen, eight] =
        [MemoryModel::Perfect, MemoryModel::LastCards(15), MemoryModel::LastCards(8)].map(won);
    assert!(perfect > fifteen + 5 && fifteen > eight + 5, "{perfect} {fifteen} {eight}");
    let [little, much] = [1, 6].map(|percent| won(MemoryModel::Forgets { percent }));
    assert!(perfect > little + 3 && little > much + 5, "{perfect} {little} {much}");
}

/// Two tables that differ only in what seat 0 cannot know: who has the Traitor card, and which Morgans are out.
struct Twins {
    tables: [Table<Shadows>; 2],
    dealers: [Dealer; 2],
}

impl Twins {
    fn new(players: u8, number: u64, stream: &mut Stream) -> Twins {
        let order = deck_without_morgans(stream);
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
        let mut dealers = setups.each_ref().map(|setup| Shadows::dealer(setup, seed.dice(&Entropy::none())));
        let mut tables =
            setups.each_ref().map(|setup| Table::<Shadows>::open(Shadows::check(setup).unwrap().options));
        for (table, dealer) in tables.iter_mut().zip(&mut dealers) {
            let Ok(opening) = table.begin(dealer) else { panic!("the deal is possible") };
            opening.commit();
        }
        Twins { tables, dealers }
    }

    /// The notices of this seat at both tables.
    fn notices(&self, seat: Seat) -> [Vec<NoticeOf<Shadows>>; 2] {
        self.tables.each_ref().map(|table| {
            let events = table.secrets().log().iter();
            events.filter_map(|event| Notice::of::<Shadows>(event, Viewer::Seat(seat))).collect()
        })
    }

    /// A command of another seat that is legal at both tables and shows no loyalty.
    fn neutral_command(&self, seat: Seat, stream: &mut Stream) -> Option<Command> {
        let [one, other] = self.tables.each_ref().map(|table| table.legal(seat));
        let mut shared: Vec<Command> = one.iter().filter(|command| other.contains(command)).collect();
        shared.retain(|command| !shows_loyalty(command) && !matches!(command, Command::Loyalty(_)));
        if shared.contains(&Command::Listen) && stream.percent(85) {
            return Some(Command::Listen);
        }
        stream.pick(&shared)
    }

    /// Plays these commands; `false` if seat 0 can tell the tables apart afterwards.
    fn play(&mut self, seat: Seat, commands: [Option<Command>; 2]) -> bool {
        for ((table, dealer), command) in self.tables.iter_mut().zip(&mut self.dealers).zip(commands) {
            let Some(command) = command.filter(|command| !shows_loyalty(command)) else { return false };
            match table.draft(seat, &command, dealer) {
                Ok(draft) => draft.commit(),
                Err(_) => return false,
            }
        }
        let shows_loyalty = |event: &Event| {
            matches!(
                event,
                Event::Exposed { .. } | Event::Peeked { .. } | Event::Given { .. } | Event::Revealed { .. }
            )
        };
        !self.tables.iter().any(|table| table.secrets().log().iter().any(shows_loyalty))
    }
}

/// Whether the command makes the twins differ in what everybody sees.
fn shows_loyalty(command: &Command) -> bool {
    matches!(command, Command::Accuse(_) | Command::Knight { .. })
}

/// A shuffled deck without Morgans: they are out of the game in different ways at the two tables.
fn deck_without_morgans(stream: &mut Stream) -> Vec<Card> {
    let deck = Deck::standard(false);
    let mut cards: Vec<Card> = deck.cards().iter().filter(|card| !card.is_morgan()).collect();
    for index in (1..cards.len()).rev() {
        let other = stream.below(u32::try_from(index + 1).unwrap());
        cards.swap(index, usize::try_from(other).unwrap());
    }
    cards
}

/// Everything that the posterior of seat 0 holds and answers.
fn answers(posterior: &Posterior) -> (String, Vec<u64>) {
    let no_tokens = ByQuest::default();
    let mut all: Vec<f64> = posterior.next_card().iter().map(|(_, probability)| probability).collect();
    all.extend(posterior.expected_deck().iter().map(|(_, expected)| expected));
    all.extend(SeatSet::first(4).iter().map(|seat| posterior.traitor_probability(seat)));
    all.extend(Quest::ALL.map(|quest| posterior.fails_now(quest, &no_tokens)));
    (format!("{posterior:?}"), all.into_iter().map(f64::to_bits).collect())
}

/// The player of seat 0 at one of the twin tables.
struct TwinPlayer {
    mind: Box<dyn Mind<Shadows>>,
    stream: Stream,
    posterior: Posterior,
}

impl TwinPlayer {
    fn new(level: Level, number: u64, table: &Table<Shadows>) -> TwinPlayer {
        TwinPlayer {
            mind: fast_mind(level),
            stream: Stream::new(Seed::from_number(number)),
            posterior: Posterior::new(&table.board().options, Seat::S0),
        }
    }

    fn notice(&mut self, notices: &[NoticeOf<Shadows>]) {
        for notice in notices {
            self.mind.notice(notice);
            self.posterior.fold(notice);
        }
    }

    /// What the player says and does.
    fn act(&mut self, table: &Table<Shadows>) -> (Vec<Statement>, Command) {
        let view = table.view(Seat::S0);
        let may_speak = Shadows::may_speak(&view).is_ok();
        let said = if may_speak { self.mind.speak(&view, &mut self.stream) } else { Vec::new() };
        (said, self.mind.choose(&view, &table.legal(Seat::S0), &mut self.stream))
    }
}

/// Plays twin tables while seat 0 cannot tell them apart; its player must act the same at both. Returns the number of its
/// decisions.
fn play_twins(level: Level, players: u8, number: u64) -> u32 {
    let mut stream = Stream::new(Seed::from_number(number).stream("twins"));
    let mut twins = Twins::new(players, number, &mut stream);
    let mut pair = twins.tables.each_ref().map(|table| TwinPlayer::new(level, number, table));
    let (mut seen, mut decisions) = (0, 0);
    loop {
        let notices = twins.notices(Seat::S0);
        assert_eq!(notices[0], notices[1], "the test is wrong: seat 0 can tell the tables apart");
        for (player, notices) in pair.iter_mut().zip(&notices) {
            player.notice(&notices[seen..]);
        }
        seen = notices[0].len();
        let [one, other] = pair.each_ref().map(|player| answers(&player.posterior));
        assert_eq!(one, other, "the posterior depends on what seat 0 cannot know");
        let Turn::Seats(seats) = twins.tables[0].waiting() else { return decisions };
        let seat = seats.lowest().unwrap();
        let commands = if seat == Seat::S0 {
            decisions += 1;
            let [one, other] = [0, 1].map(|index| pair[index].act(&twins.tables[index]));
            assert_eq!(one, other, "{level} acts on what it cannot know");
            [Some(one.1), Some(other.1)]
        } else {
            [twins.neutral_command(seat, &mut stream); 2]
        };
        if !twins.play(seat, commands) {
            return decisions;
        }
    }
}

#[test]
fn deals_that_look_alike_are_played_alike() {
    let mut decisions = 0;
    for number in 0..games(3) {
        for level in LEVELS {
            decisions += play_twins(level, 4, number);
        }
    }
    println!("{decisions} decisions at twin tables");
    assert!(decisions > 40);
}
