//! The belief compared with brute force: a deal is possible exactly if the rules, played again from that deal with some hidden
//! choices, give this viewer the same notices.
// A broken expectation of the test itself should stop it at once.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::as_conversions
)]

use std::collections::{BTreeMap, HashSet};

use avalon::{Avalon, Card, Command, Event, Options, Role, Side};
use bots::belief::{Belief, Terms};
use game::{
    BySeat, Draw, Entropy, Game, Move, Notice, NoticeOf, Protocol, Recorder, Seed, StateOf, Table, Turn,
    Viewer,
};
use testkit::{Drivers, Rng, option_values};

type Deal = BySeat<Option<Role>>;
type Truth = StateOf<Avalon>;

/// One batch of a recorded game: the command, the draws of chance after it, and all events.
struct Step {
    by: Option<Move<Command>>,
    draws: Vec<u64>,
    events: Vec<Event>,
}

fn record(options: &Options, seed: u64, rng: &mut Rng) -> Vec<Step> {
    let drivers = Drivers::any::<Avalon>(rng);
    let mut table: Table<Avalon> = Table::open(*options);
    let mut dice = Seed::from_number(seed).dice(&Entropy::none());
    let mut steps = Vec::new();
    let mut ways = move |ways| dice.roll(ways);
    let step = |batch: game::Batch<'_, Avalon>| Step {
        by: batch.by,
        draws: batch.draws.iter().map(|draw: &Draw| draw.way).collect(),
        events: batch.events.to_vec(),
    };
    let draft = table.begin(&mut ways).unwrap();
    steps.push(step(draft.batch()));
    draft.commit();
    while let Turn::Seats(seats) = table.waiting() {
        let seat = seats.nth(u32::try_from(rng.below(seats.len().into())).unwrap()).unwrap();
        let choices = table.legal(seat);
        let command = drivers.choose::<Avalon, _>(&table.view(seat), &choices, rng).unwrap();
        let draft = table.draft(seat, &command, &mut ways).unwrap();
        steps.push(step(draft.batch()));
        draft.commit();
    }
    steps
}

/// All notices of a batch.
fn notices(events: &[Event], viewer: Viewer) -> Vec<NoticeOf<Avalon>> {
    events.iter().filter_map(|event| Notice::of::<Avalon>(event, viewer)).collect()
}

/// Applies the recorded draws until a seat must decide.
fn roll(state: &mut Truth, draws: &[u64], events: &mut Vec<Event>) {
    let mut draws = draws.iter();
    while let Turn::Chance(ways) = Avalon::waiting(&state.board) {
        // A game that needs more draws than were recorded differs from the record, and its notices show it.
        let way = if ways.get() == 1 { 0 } else { draws.next().copied().unwrap_or(0) };
        Avalon::chance(&mut Recorder::new(state, events), way % ways);
    }
}

/// Every list of characters that is possible for a viewer, found with the check of the rules.
fn lists(options: &Options) -> Vec<Options> {
    if options.rules().role_list_public {
        return vec![*options];
    }
    let optional = [Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon];
    let mut lists = Vec::new();
    for chosen in 0..48_usize {
        let mut roles: Vec<Role> =
            (0..4).filter(|place| chosen >> place & 1 == 1).map(|place| optional[place]).collect();
        // Without Merlin the Assassin may stay (AV-4).
        let with: &[Role] = match chosen >> 4 {
            0 => &[],
            1 => &[Role::Merlin, Role::Assassin],
            _ => &[Role::Assassin],
        };
        roles.extend(with);
        let mut setup = Avalon::setup(options);
        setup.roles = Some(roles);
        if let Ok(checked) = Avalon::check(&setup) {
            lists.push(checked.options);
        }
    }
    lists
}

/// A deal and every game that may have followed from it: the state and the events so far.
struct Possible {
    deal: Deal,
    /// How many deals its list has: all lists have the same probability, and all deals of a list.
    of: usize,
    games_so_far: Vec<(Truth, Vec<Event>)>,
}

fn key(deal: &Deal) -> Vec<Option<Role>> {
    deal.iter().map(|(_, role)| *role).collect()
}

/// Every deal that gives this viewer the notices of the opening.
fn opening(options: &Options, step: &Step, viewer: Viewer) -> Vec<Possible> {
    let mut possible = Vec::new();
    for list in lists(options) {
        let start = Avalon::open(&list);
        let Turn::Chance(ways) = Avalon::waiting(&start.board) else { panic!("no deal") };
        let mut seen = HashSet::new();
        let mut found = Vec::new();
        for way in 0..ways.get() {
            let (mut state, mut events) = (start.clone(), Vec::new());
            Avalon::chance(&mut Recorder::new(&mut state, &mut events), way);
            let deal = *avalon::roles(&state);
            if !seen.insert(key(&deal)) {
                continue;
            }
            roll(&mut state, &step.draws[usize::from(ways.get() > 1)..], &mut events);
            if notices(&events, viewer) == notices(&step.events, viewer) {
                found.push((deal, vec![(state, events)]));
            }
        }
        let of = seen.len();
        possible.extend(found.into_iter().map(|(deal, games_so_far)| Possible { deal, of, games_so_far }));
    }
    possible
}

/// What a seat may have done instead without another seat noticing.
fn alternatives(by: &Move<Command>) -> Vec<Command> {
    match by.command {
        Command::Play(_) => vec![Command::Play(Card::Success), Command::Play(Card::Fail)],
        Command::Loyalty(_) => vec![Command::Loyalty(Side::Good), Command::Loyalty(Side::Evil)],
        command => vec![command],
    }
}

fn advance(possible: &mut Vec<Possible>, step: &Step, viewer: Viewer) {
    let wanted = notices(&step.events, viewer);
    let by = step.by.unwrap();
    for each in possible.iter_mut() {
        let mut next: Vec<(Truth, Vec<Event>)> = Vec::new();
        for (state, past) in &each.games_so_far {
            for command in alternatives(&by) {
                if Avalon::judge(&state.view(by.seat), &command).is_err() {
                    continue;
                }
                let (mut state, mut events) = (state.clone(), Vec::new());
                Avalon::play(&mut Recorder::new(&mut state, &mut events), by.seat, &command);
                roll(&mut state, &step.draws, &mut events);
                // Two games with the same state are the same from here on.
                if notices(&events, viewer) == wanted && !next.iter().any(|(other, _)| *other == state) {
                    next.push((state, past.iter().chain(&events).copied().collect()));
                }
            }
        }
        each.games_so_far = next;
    }
    possible.retain(|each| !each.games_so_far.is_empty());
}

/// The possible worlds and their probabilities agree, and habits remove no world.
fn compare(plain: &Belief, soft: &Belief, possible: &[Possible], seats: game::SeatSet, at: &str) {
    let total: f64 = possible.iter().map(|each| 1.0 / each.of as f64).sum();
    let brute: BTreeMap<_, f64> =
        possible.iter().map(|each| (key(&each.deal), 1.0 / each.of as f64 / total)).collect();
    let exact: BTreeMap<_, f64> =
        plain.iter().map(|(world, weight)| (key(&world.roles(seats)), weight)).collect();
    assert_eq!(plain.worlds(), exact.len(), "a world appears twice {at}");
    assert!(brute.keys().eq(exact.keys()), "{at}: brute force has {}, belief {}", brute.len(), exact.len());
    for (deal, weight) in &brute {
        assert!((exact[deal] - weight).abs() < 1e-9, "{at}: {deal:?} {} for {weight}", exact[deal]);
    }
    let people: BTreeMap<_, f64> =
        soft.iter().map(|(world, weight)| (key(&world.roles(seats)), weight)).collect();
    assert!(brute.keys().eq(people.keys()), "{at}: habits removed a world");
    assert!(people.values().all(|weight| *weight > 0.0), "{at}: habits removed a world");
}

fn check_game(options: &Options, steps: &[Step], seed: u64) -> usize {
    let seats = options.rules().seats();
    let mut compared = 0;
    for viewer in Viewer::all(seats) {
        let mut plain = Belief::plain(Terms::of(options), viewer);
        let mut soft = Belief::new(options, viewer);
        let mut possible = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            if number == 0 {
                possible = opening(options, step, viewer);
            } else {
                advance(&mut possible, step, viewer);
            }
            for notice in notices(&step.events, viewer) {
                plain.fold(&notice);
                soft.fold(&notice);
            }
            let at = format!("{options:?} seed {seed} viewer {viewer} step {number}");
            compare(&plain, &soft, &possible, seats, &at);
            compared += 1;
        }
    }
    compared
}

/// A legal setup of five or six seats. Secret lists take brute force very long, so only a quarter of them is used.
fn small(rng: &mut Rng) -> avalon::Setup {
    loop {
        let setup = testkit::avalon::setups::any(rng);
        let secret = setup.options.role_list_public == Some(false);
        if setup.players.is_some_and(|players| players <= 6) && (!secret || rng.percent(25)) {
            return setup;
        }
    }
}

#[test]
fn the_belief_equals_brute_force_over_every_option() {
    let mut rng = Rng::new(6);
    let (mut events, mut values) = (BTreeMap::<_, usize>::new(), BTreeMap::<String, usize>::new());
    let mut compared = 0;
    let games: usize = std::env::var("BELIEF_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(160);
    for _ in 0..games {
        let setup = small(&mut rng);
        let options = Avalon::check(&setup).unwrap().options;
        for value in option_values::<Avalon>(&setup) {
            *values.entry(value).or_default() += 1;
        }
        let seed = rng.word();
        let steps = record(&options, seed, &mut rng);
        for event in steps.iter().flat_map(|step| &step.events) {
            *events.entry(event.name()).or_default() += 1;
        }
        compared += check_game(&options, &steps, seed);
    }
    println!("{games} games, {compared} positions compared\n{events:?}\n{values:?}");
    if games >= 160 {
        let never = |name: &&&str| !events.contains_key(**name);
        let missing: Vec<_> = <Avalon as testkit::Subject>::EVENTS.iter().filter(never).collect();
        assert!(missing.is_empty(), "never happened: {missing:?}");
    }
}

/// Two games that one viewer cannot distinguish: another deal and other hidden choices, but the same notices.
#[test]
fn two_deals_that_a_seat_cannot_distinguish_give_exactly_the_same_belief() {
    let mut rng = Rng::new(7);
    let mut pairs = 0;
    for _ in 0..12 {
        let options = Avalon::check(&small(&mut rng)).unwrap().options;
        let steps = record(&options, rng.word(), &mut rng);
        // Up to a random position before the characters are shown.
        let last = steps.iter().position(|step| step.events.iter().any(|event| event.name() == "unveiled"));
        let steps = &steps[..1 + rng.index(last.unwrap())];
        for viewer in Viewer::all(options.rules().seats()) {
            let mut possible = opening(&options, &steps[0], viewer);
            for step in &steps[1..] {
                advance(&mut possible, step, viewer);
            }
            let believe = |events: &[Event]| {
                let mut belief = Belief::new(&options, viewer);
                for notice in notices(events, viewer) {
                    belief.fold(&notice);
                }
                let bits: Vec<u64> = belief.iter().map(|(_, weight)| weight.to_bits()).collect();
                (bits, belief)
            };
            let truth: Vec<Event> = steps.iter().flat_map(|step| &step.events).copied().collect();
            let expected = believe(&truth);
            for other in possible.iter().take(8) {
                assert!(expected == believe(&other.games_so_far[0].1));
                pairs += 1;
            }
        }
    }
    assert!(pairs > 200, "only {pairs} pairs");
}
