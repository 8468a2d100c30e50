//! Counts the numbers that the players of Shadows use, over games of squires with one to seven seats:
//!
//! - what a turn says about a loyalty: how often Loyal players and Traitors lose how much by a turn, as the other players
//!   judge it (`src/shadows/loyalty_evidence.rs`);
//! - how often the Loyal win after a quest (`src/shadows/rollout.rs`).
//!
//! `cargo run --release -p bots --example shadows_loyalty_evidence -- GAMES SEED`
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::as_conversions
)]

use bots::shadows::{CountingPlayer, JudgedTurn, LOSS_CLASSES, Skill, loss_class};
use bots::{Level, Mind, Stream};
use game::{Entropy, Halt, Notice, Protocol as _, Seat, SeatSet, Seed, Table, Turn, Viewer};
use shadows::{Event, Loyalty, Setup, Shadows, Winner};

/// How often each of two sides, Loyal and Traitor, did something.
type BySide<T> = [T; 2];

/// The swords after a quest, and what the Traitors were: none, a hidden one, only exposed ones.
#[derive(Clone, Copy)]
struct AfterQuest {
    traitors: usize,
    white: usize,
    black: usize,
}

#[derive(Clone, Copy, Default)]
struct Wins {
    games: u64,
    won: u64,
}

#[derive(Default)]
struct Counts {
    /// Judged turns by side, by whether the player went on a quest, and by class of loss.
    turns: BySide<[[u64; LOSS_CLASSES]; 2]>,
    /// Accusations by side, and by whether the target was a Traitor.
    accusations: BySide<[u64; 2]>,
    /// All turns by side.
    all_turns: BySide<u64>,
    /// By Traitors, white and black swords (see [`AfterQuest`]).
    after_quest: [[[Wins; 7]; 7]; 3],
}

/// 0 for a Loyal player, 1 for a Traitor.
fn side(table: &Table<Shadows>, seat: Seat) -> usize {
    usize::from(table.view(seat).hand.loyalty == Some(Loyalty::Traitor))
}

struct SeatedPlayer {
    seat: Seat,
    player: CountingPlayer,
    stream: Stream,
}

/// One game.
struct Game {
    table: Table<Shadows>,
    players: Vec<SeatedPlayer>,
    accuser: Option<Seat>,
    quests: Vec<AfterQuest>,
}

impl Game {
    fn fold(&mut self, event: &Event, counts: &mut Counts) {
        for SeatedPlayer { seat, player, .. } in &mut self.players {
            if let Some(notice) = Notice::of::<Shadows>(event, Viewer::Seat(*seat)) {
                player.notice(&notice);
            }
        }
        match *event {
            Event::Listened { seat, .. } | Event::Declared { seat, .. } => {
                counts.all_turns[side(&self.table, seat)] += 1;
            }
            Event::Accused { seat, .. } => self.accuser = Some(seat),
            Event::Exposed { loyalty, .. } => {
                if let Some(seat) = self.accuser.take() {
                    counts.accusations[side(&self.table, seat)][usize::from(loyalty.is_traitor())] += 1;
                }
            }
            _ => {}
        }
    }

    fn after_quest(&self) -> AfterQuest {
        let board = self.table.board();
        let traitors: SeatSet =
            self.table.seats().iter().filter(|seat| side(&self.table, *seat) == 1).collect();
        let class = if traitors.is_empty() {
            0
        } else if !traitors.is_subset(board.exposed) {
            1
        } else {
            2
        };
        AfterQuest { traitors: class, white: board.white.min(6).into(), black: board.black.min(6).into() }
    }

    /// Adds what is known at the end of the game.
    fn count(&self, counts: &mut Counts) {
        let won = matches!(self.table.waiting(), Turn::Over(outcome) if outcome.winner == Winner::Loyal);
        for AfterQuest { traitors, white, black } in &self.quests {
            let wins = &mut counts.after_quest[*traitors][*white][*black];
            wins.games += 1;
            wins.won += u64::from(won);
        }
        for SeatedPlayer { seat, player, .. } in &self.players {
            let is_loyal = side(&self.table, *seat) == 0;
            for turn in player.judged_turns().iter().filter(|turn| is_loyal && turn.seat != *seat) {
                let JudgedTurn { seat, went_on_quest, loss } = *turn;
                counts.turns[side(&self.table, seat)][usize::from(went_on_quest)][loss_class(loss)] += 1;
            }
        }
    }
}

fn play_game(players: u8, seed: &Seed, counts: &mut Counts) {
    let setup = Setup { players: Some(players), ..Setup::default() };
    let mut dice = seed.dice(&Entropy::none());
    let mut table = Table::<Shadows>::open(Shadows::check(&setup).unwrap().options);
    let Ok(opening) = table.begin(&mut dice);
    opening.commit();
    let seated = |seat: Seat| SeatedPlayer {
        seat,
        player: CountingPlayer::new(Skill::of(Level::Squire)),
        stream: Stream::new(seed.stream(&format!("bot {seat}"))),
    };
    let players = table.seats().iter().map(seated).collect();
    let mut game = Game { table, players, accuser: None, quests: Vec::new() };
    let mut seen = 0;
    while let Turn::Seats(seats) = game.table.waiting() {
        let events = game.table.secrets().log()[seen..].to_vec();
        seen += events.len();
        events.iter().for_each(|event| game.fold(event, counts));
        if events.iter().any(|event| matches!(event, Event::Scored { .. })) {
            game.quests.push(game.after_quest());
        }
        let seat = seats.lowest().unwrap();
        let seated = game.players.iter_mut().find(|seated| seated.seat == seat).unwrap();
        let (view, legal) = (game.table.view(seat), game.table.legal(seat));
        let command = seated.player.choose(&view, &legal, &mut seated.stream);
        match game.table.draft(seat, &command, &mut dice) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(refusal)) => panic!("{refusal}"),
            Err(Halt::Chance(never)) => match never {},
        }
    }
    game.count(counts);
}

fn print(counts: &Counts) {
    let sum = |side: usize| counts.turns[side].iter().flatten().sum::<u64>() as f64;
    for (quest, name) in ["listened", "went on a quest"].into_iter().enumerate() {
        for class in 0..LOSS_CLASSES {
            let [loyal, traitor] = [0, 1].map(|side| counts.turns[side][quest][class]);
            let (loyal_share, traitor_share) = (loyal as f64 / sum(0), traitor as f64 / sum(1));
            let ratio = traitor_share / loyal_share;
            println!(
                "{name}, loss class {class}: loyal {loyal_share:.5} traitor {traitor_share:.5} ratio {ratio:.3} \
                 ({loyal} and {traitor})"
            );
        }
    }
    for (right, name) in ["accused a Loyal player", "accused a Traitor"].into_iter().enumerate() {
        let [loyal, traitor] =
            [0, 1].map(|side| counts.accusations[side][right] as f64 / counts.all_turns[side] as f64);
        println!("{name}: loyal {loyal:.5} traitor {traitor:.5} ratio {:.3}", traitor / loyal);
    }
    for (traitors, table) in counts.after_quest.iter().enumerate() {
        for (white, row) in table.iter().enumerate() {
            for (black, Wins { games, won }) in row.iter().enumerate().filter(|(_, wins)| wins.games > 0) {
                println!("after a quest: traitors {traitors} white {white} black {black}: {won} of {games}");
            }
        }
    }
}

fn main() {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|word| word.parse().expect("a number")).collect();
    let &[games, seed] = arguments.as_slice() else { panic!("GAMES SEED") };
    let mut counts = Counts::default();
    for number in 0..games {
        let seed = Seed::from_number(seed).stream(&format!("game {number}"));
        play_game(1 + u8::try_from(number % 7).unwrap(), &seed, &mut counts);
    }
    print(&counts);
}
