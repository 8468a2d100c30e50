//! The levels at every kind of table: they break no rule, make only valid statements, use only what their seat may know, and
//! play by the probabilities that they state.
// A broken expectation of the test itself should stop it at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use avalon::{Avalon, Card, Command, Quest, Role, Setup, Side, Statement, Vote};
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

/// Plays one game with talk and checks every choice and every statement; `look` sees each choice before it is made.
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
            Turn::Chance(_) => panic!("the table settles chance itself"),
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
    panic!("the game does not end: {setup:?}");
}

/// LEVEL_GAMES sets the number of games (1,000 games are about 100,000 decisions), LEVEL_SEED their seed.
#[test]
fn no_level_breaks_a_rule_at_any_table() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (games, seed) = (number("LEVEL_GAMES").unwrap_or(40), number("LEVEL_SEED").unwrap_or(21));
    let mut rng = Rng::new(seed);
    let (mut decisions, mut champions) = (0, 0);
    for number in 0..games {
        let setup = testkit::avalon::setups::any(&mut rng);
        let of = |seat: Seat| Level::OFFERED[usize::from(seat.number()) % Level::OFFERED.len()];
        let look = |_: &Table<Avalon>, seat: Seat, _: &Command| {
            champions += u32::from(of(seat) == Level::Champion);
        };
        decisions += play(&setup, number, of, look).0;
    }
    println!("{} decisions of page to knight, {champions} of champion", decisions - champions);
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
                let (board, evil) = (table.board(), avalon::evil(table.secrets().state()));
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

/// Two deals that the Servant in seat 0 cannot distinguish. Everything that the seat sees is the same, so it must do and say
/// the same.
#[test]
fn a_seat_uses_only_what_it_may_know() {
    let deals = [
        json!({"deal": {"roles": ["servant", "merlin", "servant", "assassin", "minion"], "leader": 0}}),
        json!({"deal": {"roles": ["servant", "servant", "assassin", "minion", "merlin"], "leader": 0}}),
    ];
    for level in Level::OFFERED {
        let story = deals.each_ref().map(|deal| {
            let setup: Setup = serde_json::from_value(deal.clone()).unwrap();
            moves_of_seat_0(&setup, *level)
        });
        assert!(story[0].len() > 8, "{level}");
        assert_eq!(story[0], story[1], "{level}");
    }
}

/// What the mind in seat 0 does and says while all others approve everything and nobody plays Fail.
fn moves_of_seat_0(setup: &Setup, level: Level) -> Vec<String> {
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

/// A table without Merlin, with these characters in their seats.
fn without_merlin(roles: [&str; 5]) -> Setup {
    serde_json::from_value(json!({
        "options": {"allowNoMerlin": true},
        "deal": {"roles": roles, "leader": 0}
    }))
    .unwrap()
}

/// The probabilities that seat 0 states at each of its votes and proposals. It plays Success. The others approve, and Evil
/// plays Fail on quests of three.
fn stated(setup: &Setup) -> Vec<Vec<(String, f64)>> {
    let (mut table, mut dealer) = open(setup, 5);
    let mut mind = mind(Level::Champion);
    let (mut seen_events, mut story) = (0, Vec::new());
    for _ in 0..60 {
        for event in &table.secrets().log()[seen_events..] {
            if let Some(notice) = game::Notice::of::<Avalon>(event, game::Viewer::Seat(Seat::S0)) {
                mind.notice(&notice);
            }
        }
        seen_events = table.secrets().log().len();
        let Turn::Seats(seats) = table.waiting() else { break };
        let seat = seats.lowest().unwrap();
        let legal = table.legal(seat);
        if seat == Seat::S0 && !legal.contains(&Command::Play(Card::Success)) {
            let odds = mind.probabilities(&table.view(seat), &legal).unwrap();
            story.push(odds.into_iter().map(|(command, chance)| (format!("{command:?}"), chance)).collect());
        }
        let fail = seat != Seat::S0 && table.board().team().len() > 2;
        let wanted = [
            Command::Vote(Vote::Approve),
            Command::Play(if fail { Card::Fail } else { Card::Success }),
            Command::Play(Card::Success),
        ];
        let plain = wanted.into_iter().find(|command| legal.contains(command));
        let command = plain.or_else(|| legal.nth(0)).unwrap();
        table.draft(seat, &command, &mut dealer).unwrap().commit();
    }
    story
}

/// Without Merlin the votes and teams of Evil reveal nothing: their probabilities are exactly those of a Servant in the seat.
#[test]
fn without_merlin_evil_votes_and_leads_as_a_servant() {
    let evil = stated(&without_merlin(["minion", "minion", "servant", "servant", "servant"]));
    let servant = stated(&without_merlin(["servant", "minion", "servant", "servant", "minion"]));
    assert!(evil.len() >= 5, "{}", evil.len());
    assert_eq!(evil.len(), servant.len());
    for (ours, theirs) in evil.iter().zip(&servant) {
        assert_eq!(ours.len(), theirs.len());
        for ((command, chance), (other, plain)) in ours.iter().zip(theirs) {
            assert_eq!(command, other);
            assert!((chance - plain).abs() < 1e-9, "{command}: {chance} beside {plain}");
        }
    }
}

/// Without Merlin a quest of three with Evil on it gets exactly one Fail, and a quest of two none, except to win or to stop a
/// third Success.
#[test]
fn without_merlin_each_larger_quest_has_one_fail() {
    let setup: Setup =
        serde_json::from_value(json!({"players": 5, "roles": [], "options": {"allowNoMerlin": true}}))
            .unwrap();
    let mut together = 0;
    for number in 0..60 {
        let (mut ours, mut fails) = (0, 0);
        let look = |table: &Table<Avalon>, seat: Seat, command: &Command| {
            let Command::Play(card) = *command else { return };
            let (board, evil) = (table.board(), avalon::evil(table.secrets().state()));
            let team = board.team();
            fails += u32::from(card == Card::Fail);
            ours += u32::from(evil.contains(seat));
            if table.asked().len() > 1 {
                return;
            }
            let (good, bad) = (board.quests.won(Side::Good), board.quests.won(Side::Evil));
            if bad < 2 {
                let wanted = u32::from(ours > 0 && (team.len() > 2 || good == 2));
                assert_eq!(fails, wanted, "game {number}: {ours} of Evil on a team of {}", team.len());
                together += u32::from(ours == 2 && wanted == 1);
            }
            (ours, fails) = (0, 0);
        };
        play(&setup, number, |_| Level::Champion, look);
    }
    assert!(together > 5, "{together}");
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
        for event in table.secrets().log() {
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

/// A page approves and plays Fail about as often as people (proposals 1 to 4, all table sizes together).
#[test]
fn a_page_has_peoples_habits() {
    let mut votes = [[0_u32; 2]; 3];
    let mut cards = [[0_u32; 2]; 2];
    for (players, games) in [(5, 150), (7, 100), (8, 60)] {
        let setup: Setup = serde_json::from_value(json!({"players": players})).unwrap();
        for number in 0..games {
            let look = |table: &Table<Avalon>, seat: Seat, command: &Command| {
                let (board, state) = (table.board(), table.secrets().state());
                let on = board.team().contains(seat);
                let evil = avalon::evil(state).contains(seat);
                match *command {
                    Command::Vote(vote) if board.vote_track < 4 => {
                        let place = match (avalon::roles(state).get(seat), evil) {
                            (Some(Role::Servant), _) => usize::from(on),
                            (_, true) if on => 2,
                            _ => return,
                        };
                        votes[place][usize::from(vote == Vote::Approve)] += 1;
                    }
                    Command::Play(card) if evil && (board.team() & avalon::evil(state)).len() == 1 => {
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
fn talk_is_consistent() {
    let setup: Setup = serde_json::from_value(json!({"players": 6})).unwrap();
    let (mut because, mut all) = (0, 0);
    for number in 0..12 {
        let (_, talk) = play(&setup, number, |_| Level::Champion, |_, _, _| {});
        for (at, (seat, statement)) in talk.iter().enumerate() {
            all += 1;
            // Nobody trusts a player it accused before, and nobody accuses itself.
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
    assert_eq!("exploiter".parse::<Player>(), Ok(Player::Exploiter));
    assert_eq!(Player::Exploiter.to_string(), "exploiter");
}
