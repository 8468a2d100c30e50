//! Laws that hold for every reachable state, tried on random play over random options.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use game::{
    Choices as _, Cursor, Game as _, Mirror, Notation as _, Protocol as _, Record, Seat, Seed, Table, Turn,
    Viewer, fold,
};
use serde_json::json;
use shadows::{Choice, Command, Event, Knight, Options, Pass, Quest, Shadows, Value};

/// A small generator: games must differ, nothing more.
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let x = self.0 ^ (self.0 >> 33);
        x.wrapping_mul(0xff51afd7ed558ccd) >> 17
    }
    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
    fn coin(&mut self) -> bool {
        self.below(2) == 0
    }
}

fn options(rng: &mut Rng) -> Options {
    let players = 1 + rng.below(7);
    let mut wishes = json!({
        "expert": rng.coin(), "promos": rng.below(3) == 0, "memoryAid": rng.below(4) == 0,
        "modesEndOnQuest": rng.below(4) == 0, "modesBindTraitor": rng.coin(),
        "whisperLoyalMayLie": rng.below(4) == 0, "merlin5BeatsMorgan7": rng.coin(),
        "merlin5CountBefore": rng.coin(),
        "vivienExposed": if rng.coin() { "allowed" } else { "excluded" },
        "gawainLeftovers": if rng.coin() { "top" } else { "discard" },
        "gawainMerlin4": if rng.below(4) > 0 { "now" } else { "nextQuest" },
        "tristanShuffles": rng.coin(),
    });
    if rng.below(4) == 0 {
        wishes["swordLimit"] = json!(16);
    }
    if rng.below(4) == 0 {
        wishes["deck"] = json!({
            "counts": { "mordred": 2, "merlin:4": 1 }, "symbols": { "merlin": "any", "vivien": ["grail"] },
            "values": [1, 5, 5], "swords": { "picts": 2 },
        });
    }
    if rng.coin() {
        wishes["startPlayer"] = json!(rng.below(players));
    }
    let setup = serde_json::from_value(json!({ "players": players, "options": wishes })).unwrap();
    Shadows::check(&setup).unwrap().options
}

fn all_commands() -> Vec<Command> {
    let mut all = vec![Command::Listen];
    for quest in Quest::ALL {
        all.extend((0..5).map(|add| Command::Quest { quest, add }));
        all.extend(Value::ALL.map(|value| Command::Announce { quest, value }));
        all.push(Command::Token(quest));
    }
    for seat in Seat::ALL {
        all.extend([Command::Accuse(seat), Command::Give(seat)]);
    }
    all.extend([Choice::Keep, Choice::Swap].map(Command::Loyalty));
    all.extend([0, 1, 2, 3, 9, 255].map(Command::Place));
    for card in Knight::ALL {
        all.push(Command::Knight { card, target: None });
        all.extend(Seat::ALL.map(|seat| Command::Knight { card, target: Some(seat) }));
    }
    all.extend([Pass::Arthur, Pass::Gawain, Pass::Percival, Pass::Turn].map(Command::Pass));
    all
}

/// Styles of play, so that rare states are reached: wild, patient (big piles), accusing, knightly.
fn choose(rng: &mut Rng, style: u64, choices: &shadows::Choices) -> Command {
    let count = u64::from(choices.count());
    let mut command = choices.nth(u32::try_from(rng.below(count)).unwrap()).unwrap();
    for _ in 0..6 {
        let dull = match style {
            1 => matches!(command, Command::Quest { .. }) && rng.below(12) != 0,
            2 => !matches!(command, Command::Accuse(_)),
            3 => !matches!(command, Command::Knight { .. }),
            4 | 5 => matches!(command, Command::Quest { .. } | Command::Accuse(_)),
            _ => false,
        };
        if !dull {
            break;
        }
        command = choices.nth(u32::try_from(rng.below(count)).unwrap()).unwrap();
    }
    command
}

/// What lies in the pile, from the log: for the style that knows when to go.
fn ripe(table: &Table<Shadows>) -> Option<Quest> {
    let since =
        table.secrets().log().iter().rposition(|event| event.name() == "scored").map_or(0, |at| at + 1);
    let mut cards = shadows::Cards::NONE;
    let mut tokens = shadows::ByQuest::<u8>::default();
    for event in table.secrets().log().get(since..).unwrap_or(&[]) {
        match *event {
            Event::Laid { card, .. } | Event::Heard { card, .. } | Event::Placed { card, .. } => {
                cards.add(card)
            }
            Event::TokenLaid { quest, .. } => *tokens.get_mut(quest) += 1,
            _ => {}
        }
    }
    let pile = shadows::Pile::open(cards, &tokens);
    let open = table.board().quests();
    let best = open.iter().map(|quest| {
        let score = pile.score(quest, 0, table.options().deck(), shadows::Rulings::default());
        (i32::from(score.white) - i32::from(score.black), quest)
    });
    best.filter(|(gain, _)| *gain > 0).max_by_key(|(gain, _)| *gain).map(|(_, quest)| quest)
}

fn check_views(table: &Table<Shadows>, all: &[Command]) {
    let Turn::Seats(asked) = table.waiting() else { panic!("nobody is asked") };
    assert!(!asked.is_empty() && asked.is_subset(table.seats()));
    for seat in table.seats() {
        let view = table.view(seat);
        let choices = table.legal(seat);
        assert_eq!(choices.count() > 0, asked.contains(seat), "{:?}", table.board().phase);
        let mut found = 0;
        for command in all {
            let judged = Shadows::judge(&view, command);
            assert_eq!(choices.contains(command), judged.is_ok(), "{command:?} {judged:?} {choices:?}");
            found += u32::from(judged.is_ok());
        }
        assert_eq!(found, choices.count(), "{choices:?}");
        let listed: Vec<_> = choices.iter().collect();
        assert_eq!(listed.len(), usize::try_from(choices.count()).unwrap());
        assert!(listed.iter().all(|command| choices.contains(command)));
        assert_eq!(choices.nth(choices.count()), None);
        let asked_for = Shadows::form(view.board, seat) != shadows::Form::Wait;
        assert_eq!(asked_for, asked.contains(seat));
    }
}

fn check_mirrors(table: &Table<Shadows>) {
    for viewer in Viewer::all(table.seats()) {
        let mirror = table.mirror(viewer);
        assert!(mirror.board() == table.board());
        if let Some(view) = mirror.view() {
            assert!(view == table.view(view.seat), "{viewer}");
        }
    }
}

fn check_round_trips(table: &Table<Shadows>) {
    let mut state = Shadows::open(table.options());
    for event in table.secrets().log() {
        let stored = Shadows::encode(event);
        let text = serde_json::to_string(&stored).unwrap();
        let read = Shadows::decode(&serde_json::from_str(&text).unwrap()).unwrap();
        assert!(read == *event, "{text}");
        fold::<Shadows>(&mut state, event);
    }
    assert!(&state == table.secrets().state());
    let line = Shadows::write_options(table.options());
    assert_eq!(&Shadows::read_options(&line).unwrap(), table.options(), "{line}");
    let setup = serde_json::to_string(&Shadows::setup(table.options())).unwrap();
    let setup = serde_json::from_str(&setup).unwrap();
    assert_eq!(&Shadows::check(&setup).unwrap().options, table.options());
    let record = Record::<Shadows> {
        options: *table.options(),
        draws: table.secrets().draws().to_vec(),
        moves: table.secrets().moves().to_vec(),
    };
    assert_eq!(Record::read(&record.write()).unwrap(), record);
    for viewer in Viewer::all(table.seats()) {
        let mut mirror = Mirror::<Shadows>::open(table.options(), viewer);
        for notice in table.notices(viewer, Cursor(0)) {
            let text = serde_json::to_string(&notice).unwrap();
            let read: game::NoticeOf<Shadows> = serde_json::from_str(&text).unwrap();
            assert_eq!(read, notice, "{text}");
            mirror.fold(&read);
        }
        assert!(mirror.board() == table.board());
    }
}

/// Every card is somewhere, and what the board counts is there.
fn check_cards(table: &Table<Shadows>) {
    let state = Shadows::show_state(table.secrets().state());
    let hidden = &state["hidden"];
    let count = |key: &str| hidden[key].as_array().unwrap().len();
    let board = table.board();
    let drawn: usize = table.seats().iter().map(|seat| table.view(seat).hand.drawn.len()).sum();
    assert_eq!(count("deck") + count("fixed"), usize::from(board.deck));
    assert_eq!(count("fixed"), usize::from(board.fixed));
    assert_eq!(count("discard"), usize::from(board.discard));
    let down = usize::from(board.phase == shadows::Phase::Announce);
    assert_eq!(count("pile"), usize::from(board.pile) + down);
    assert_eq!(count("unused"), usize::from(board.unused));
    let all = count("deck") + count("fixed") + count("discard") + count("pile") + count("unused") + drawn;
    assert_eq!(all, usize::from(table.options().deck().cards().len()));
}

#[test]
fn the_laws_hold_in_random_play() {
    let all = all_commands();
    let mut seen = std::collections::BTreeMap::<&str, u32>::new();
    let (mut longest, mut outcomes) = (0, std::collections::BTreeMap::<String, u32>::new());
    for game in 0..6000 {
        let mut rng = Rng(game * 77 + 5);
        let mut table = Table::<Shadows>::open(options(&mut rng));
        let mut dice = Seed::from_number(game).dice(&game::Entropy::none());
        table.begin(&mut dice).unwrap().commit();
        let style = rng.below(6);
        let thorough = game % 10 == 0;
        let mut moves = 0;
        while let Turn::Seats(asked) = table.waiting() {
            if thorough || moves % 16 == 0 {
                check_views(&table, &all);
                check_cards(&table);
            }
            if thorough && moves % 8 == 0 {
                check_mirrors(&table);
            }
            let seat = asked.nth(u32::try_from(rng.below(u64::from(asked.len()))).unwrap()).unwrap();
            let choices = table.legal(seat);
            let command = match ripe(&table).filter(|_| style == 5) {
                Some(quest) if choices.contains(&Command::Quest { quest, add: 0 }) => {
                    Command::Quest { quest, add: 0 }
                }
                _ => choose(&mut rng, style, &choices),
            };
            let json = serde_json::to_string(&command).unwrap();
            assert_eq!(serde_json::from_str::<Command>(&json).unwrap(), command, "{json}");
            let text = Shadows::write_command(&command);
            assert_eq!(Shadows::read_command(&text).unwrap(), command, "{text}");
            table.draft(seat, &command, &mut dice).unwrap().commit();
            moves += 1;
            assert!(moves < 3000, "the game does not end");
        }
        longest = longest.max(moves);
        check_mirrors(&table);
        check_cards(&table);
        check_round_trips(&table);
        for event in table.secrets().log() {
            *seen.entry(event.name()).or_default() += 1;
        }
        let Turn::Over(outcome) = table.waiting() else { panic!("not over") };
        let name = serde_json::to_value(outcome).unwrap();
        *outcomes.entry(format!("{} by {}", name["winner"], name["by"])).or_default() += 1;
        let replay = table.into_replay().unwrap_or_else(|_| panic!("not over"));
        replay.check().unwrap();
    }
    println!("longest {longest}; {outcomes:?}; {seen:#?}");
    let names = seen.len();
    assert_eq!(names, 32, "some events never happened: {seen:?}");
    assert_eq!(outcomes.len(), 5, "{outcomes:?}");
    assert!(seen.values().all(|count| *count >= 20), "too rare: {seen:?}");
    assert!(outcomes.values().all(|count| *count >= 20), "too rare: {outcomes:?}");
}

#[test]
fn events_print_their_name_and_nothing_else() {
    let event = Event::Heard { seat: Seat::S3, card: shadows::Card::VIVIEN };
    assert_eq!(format!("{event:?}"), "heard");
}

/// `fold` is total: events in any order, at any time, never panic.
#[test]
fn folding_events_in_any_order_never_panics() {
    let mut rng = Rng(99);
    let mut pool = Vec::new();
    for game in 0..40 {
        let mut table = Table::<Shadows>::open(options(&mut rng));
        let mut dice = Seed::from_number(game).dice(&game::Entropy::none());
        table.begin(&mut dice).unwrap().commit();
        while let Turn::Seats(asked) = table.waiting() {
            let seat = asked.lowest().unwrap();
            let command = choose(&mut rng, game % 5, &table.legal(seat));
            table.draft(seat, &command, &mut dice).unwrap().commit();
        }
        pool.extend_from_slice(table.secrets().log());
    }
    for _ in 0..60 {
        let mut state = Shadows::open(&options(&mut rng));
        for _ in 0..2000 {
            let event = &pool[usize::try_from(rng.below(u64::try_from(pool.len()).unwrap())).unwrap()];
            fold::<Shadows>(&mut state, event);
            if let Turn::Chance(ways) = Shadows::waiting(&state.board) {
                let (mut state, mut events) = (state.clone(), Vec::new());
                Shadows::chance(&mut game::Recorder::new(&mut state, &mut events), rng.below(ways.get()));
            }
            for seat in Shadows::seats(&state.board) {
                let view = state.view(seat);
                let choices = Shadows::legal(&view);
                for command in choices.iter().take(4) {
                    let (mut state, mut events) = (state.clone(), Vec::new());
                    Shadows::play(&mut game::Recorder::new(&mut state, &mut events), seat, &command);
                }
                Shadows::show(&state.board, Some(view));
            }
        }
    }
}
