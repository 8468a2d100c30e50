//! The levels at every kind of table: they break no rule, say nothing out of place, use nothing but what their seat was
//! told, and play by the probabilities they state.
// A broken expectation of the test itself should stop it at once and loudly.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use avalon::Avalon;
use avalon::command::{Card, Command, Vote};
use avalon::options::Setup;
use avalon::quest::Quest;
use avalon::role::{Role, Side};
use avalon::statement::Statement;
use bots::avalon::{mind, player};
use bots::{Level, Party, Player, Stream};
use game::{Choices, Entropy, Protocol, Seat, Seed, Table, Turn};
use serde_json::json;
use testkit::Rng;

fn open(
    setup: &Setup,
    number: u64,
) -> (Table<Avalon>, impl game::Ways<Avalon, Error: std::fmt::Debug> + use<>) {
    let seed = Seed::from_number(number);
    let mut dealer = Avalon::dealer(setup, seed.dice(&Entropy::none()));
    let mut table = Table::<Avalon>::open(Avalon::check(setup).unwrap().options);
    table.begin(&mut dealer).unwrap().commit();
    (table, dealer)
}

/// Plays one game with talk, checking every choice and every word; `look` sees each choice before it is made.
fn play(
    setup: &Setup,
    number: u64,
    of: impl Fn(Seat) -> Level,
    mut look: impl FnMut(&Table<Avalon>, Seat, &Command),
) -> (u32, Vec<(Seat, Statement)>) {
    let (mut table, mut dealer) = open(setup, number);
    let mut party = Party::new();
    for seat in table.seats() {
        party.seat(seat, mind(of(seat)), &Seed::from_number(number));
    }
    let mut talk = Vec::new();
    for decisions in 0..2000 {
        party.tell(&table);
        let seat = match table.waiting() {
            Turn::Over(_) => return (decisions, talk),
            Turn::Seats(seats) => seats.lowest().unwrap(),
            Turn::Chance(_) => panic!("chance is rolled on"),
        };
        for statement in party.speak(&table, seat) {
            assert_eq!(statement.misplaced(table.seats()), None, "{statement:?}");
            talk.push((seat, statement));
        }
        let command = party.choose(&table, seat).unwrap();
        assert!(table.legal(seat).contains(&command), "{command:?} in {setup:?}");
        look(&table, seat, &command);
        table.draft(seat, &command, &mut dealer).unwrap().commit();
    }
    panic!("a game without end: {setup:?}");
}

/// LEVEL_GAMES plays more: 12,000 games are about a million decisions.
#[test]
fn no_level_breaks_a_rule_at_any_table() {
    let games = std::env::var("LEVEL_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(40);
    let mut rng = Rng::new(21);
    let mut decisions = 0;
    for number in 0..games {
        let setup = testkit::avalon::setups::any(&mut rng);
        let of = |seat: Seat| Level::OFFERED[usize::from(seat.number()) % Level::OFFERED.len()];
        decisions += play(&setup, number, of, |_, _, _| {}).0;
    }
    println!("{decisions} decisions");
    assert!(u64::from(decisions) > games * 10);
}

#[test]
fn good_never_throws_a_game_away() {
    let setup: Setup = serde_json::from_value(json!({"players": 7})).unwrap();
    for number in 0..12 {
        play(
            &setup,
            number,
            |_| Level::Champion,
            |table, seat, command| {
                let (board, evil) = (table.board(), table.state().hidden.evil);
                match *command {
                    Command::Vote(vote) if board.vote_track == 4 && !evil.contains(seat) => {
                        assert_eq!(vote, Vote::Approve);
                    }
                    Command::Play(card) if evil.contains(seat) && board.quests.won(Side::Evil) == 2 => {
                        let quest = board.proposal.map_or(Quest::First, |team| team.quest);
                        let known = table.view(seat).hand.sight.evil.with(seat) & board.team();
                        if known.len() >= quest.fails_needed(7) {
                            assert_eq!(card, Card::Fail, "the winning Fail");
                        }
                    }
                    _ => {}
                }
            },
        );
    }
}

/// Two deals a seat cannot tell apart: for a Servant in seat 0 the other cards are turned about among those who act alike.
/// Everything that seat sees is made the same; so must be what it does, says and states as its probabilities.
#[test]
fn a_seat_moves_and_speaks_by_what_it_was_told() {
    let deals = [
        json!({"deal": {"roles": ["servant", "merlin", "servant", "assassin", "minion"], "leader": 0}}),
        json!({"deal": {"roles": ["servant", "servant", "assassin", "minion", "merlin"], "leader": 0}}),
    ];
    for level in Level::OFFERED {
        let story = deals.each_ref().map(|deal| {
            let setup: Setup = serde_json::from_value(deal.clone()).unwrap();
            told(&setup, *level)
        });
        assert!(story[0].len() > 8, "{level}");
        assert_eq!(story[0], story[1], "{level}");
    }
}

/// What the mind of seat 0 does and says while all others approve everything and nobody fails a quest.
fn told(setup: &Setup, level: Level) -> Vec<String> {
    let (mut table, mut dealer) = open(setup, 5);
    let mut party = Party::new();
    party.seat(Seat::S0, mind(level), &Seed::from_number(3));
    let mut story = Vec::new();
    for _ in 0..80 {
        party.tell(&table);
        let Turn::Seats(seats) = table.waiting() else { break };
        let seat = seats.lowest().unwrap();
        let command = if seat == Seat::S0 {
            story.push(format!("{:?}", party.speak(&table, seat)));
            let command = party.choose(&table, seat).unwrap();
            story.push(format!("{command:?}"));
            command
        } else {
            let legal = table.legal(seat);
            let wanted = [Command::Vote(Vote::Approve), Command::Play(Card::Success)];
            let plain = wanted.into_iter().find(|command| legal.contains(command));
            match plain.or_else(|| legal.nth(0)) {
                Some(Command::Assassinate(_)) | None => break,
                Some(command) => command,
            }
        };
        table.draft(seat, &command, &mut dealer).unwrap().commit();
    }
    story
}

#[test]
fn stated_probabilities_are_what_is_played() {
    let setup: Setup = serde_json::from_value(json!({
        "deal": {"roles": ["merlin", "servant", "servant", "assassin", "minion"], "leader": 0}
    }))
    .unwrap();
    let (table, _) = open(&setup, 1);
    let (view, legal) = (table.view(Seat::S0), table.legal(Seat::S0));
    let fresh = || {
        let mut mind = mind(Level::Champion);
        for event in table.log() {
            if let Some(notice) = game::Notice::of::<Avalon>(event, game::Viewer::Seat(Seat::S0)) {
                mind.notice(&notice);
            }
        }
        mind
    };
    let odds = fresh().probabilities(&view, &legal).unwrap();
    let sum: f64 = odds.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    let mut stream = Stream::new(Seed::from_number(9));
    let mut mind = fresh();
    let draws = 20_000;
    let mut counts = vec![0_u32; odds.len()];
    for _ in 0..draws {
        let command = mind.choose(&view, &legal, &mut stream);
        counts[odds.iter().position(|(stated, _)| *stated == command).unwrap()] += 1;
    }
    for ((command, chance), count) in odds.iter().zip(counts) {
        let share = f64::from(count) / f64::from(draws);
        assert!((share - chance).abs() < 0.02, "{command:?} {chance} {share}");
    }
}

/// A page approves and fails about as often as people do (proposals 1 to 4; all sizes together).
#[test]
fn a_page_has_peoples_habits() {
    let mut votes = [[0_u32; 2]; 3];
    let mut cards = [[0_u32; 2]; 2];
    for (players, games) in [(5, 150), (7, 100), (8, 60)] {
        let setup: Setup = serde_json::from_value(json!({"players": players})).unwrap();
        for number in 0..games {
            let look = |table: &Table<Avalon>, seat: Seat, command: &Command| {
                let (board, hidden) = (table.board(), &table.state().hidden);
                let on = board.team().contains(seat);
                let evil = hidden.evil.contains(seat);
                match *command {
                    Command::Vote(vote) if board.vote_track < 4 => {
                        let place = match (hidden.roles.get(seat), evil) {
                            (Some(Role::Servant), _) => usize::from(on),
                            (_, true) if on => 2,
                            _ => return,
                        };
                        votes[place][usize::from(vote == Vote::Approve)] += 1;
                    }
                    Command::Play(card) if evil && (board.team() & hidden.evil).len() == 1 => {
                        let late = usize::from(board.round >= 2);
                        cards[late][usize::from(card == Card::Fail)] += 1;
                    }
                    _ => {}
                }
            };
            play(&setup, number, |_| Level::Page, look);
        }
    }
    let share = |[no, yes]: [u32; 2]| f64::from(yes) / f64::from(no + yes);
    let near = |name: &str, found: f64, people: f64| {
        println!("{name}: {found:.2}, people {people:.2}");
        assert!((found - people).abs() < 0.12, "{name}: {found} beside {people}");
    };
    near("a Servant off the team", share(votes[0]), 0.46);
    near("a Servant on the team", share(votes[1]), 0.75);
    near("Evil on the team", share(votes[2]), 0.76);
    near("a lone Evil player's Fail on the first quest", share(cards[0]), 0.30);
    near("and later", share(cards[1]), 0.75);
}

#[test]
fn talk_is_no_nonsense() {
    let setup: Setup = serde_json::from_value(json!({"players": 6})).unwrap();
    let (mut because, mut all) = (0, 0);
    for number in 0..12 {
        let (_, talk) = play(&setup, number, |_| Level::Champion, |_, _, _| {});
        for (at, (seat, statement)) in talk.iter().enumerate() {
            all += 1;
            // Nobody praises whom it accused, nor accuses itself.
            match *statement {
                Statement::Because { seat: accused, trust, .. } => {
                    because += 1;
                    assert!(!trust && accused != *seat);
                }
                Statement::Trust { seat: praised } => {
                    let before = &talk[..at];
                    let accused = |(by, said): &(Seat, Statement)| {
                        by == seat
                            && matches!(said, Statement::Because { seat, trust: false, .. } if *seat == praised)
                    };
                    assert!(!before.iter().any(accused) && praised != *seat);
                }
                _ => {}
            }
        }
    }
    assert!(because > 12 && all < 12 * 80, "{because} of {all}");
    assert_eq!("insider".parse::<Player>(), Ok(Player::Insider));
    drop(player(Player::Insider));
}
