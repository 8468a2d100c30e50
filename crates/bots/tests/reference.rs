//! The reference players at every kind of table: they break no rule, and use only what their seat may know.
// A broken expectation of the test itself should stop it at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use avalon::{Avalon, Card, Command, Role, Setup, Side, Vote};
use bots::avalon::player;
use bots::{Level, Party, Player};
use game::{Choices, Entropy, Notice, Protocol, Seat, SeatSet, Seed, Table, Turn, Viewer};
use serde_json::json;
use testkit::Rng;

/// Plays one game and checks every choice; `look` sees each choice before it is made.
fn play(
    setup: &Setup,
    number: u64,
    of: impl Fn(Seat) -> Player,
    mut look: impl FnMut(&Table<Avalon>, Seat, &Command),
) -> u32 {
    let seed = Seed::from_number(number);
    let mut dealer = Avalon::dealer(setup, seed.dice(&Entropy::none()));
    let mut table = Table::<Avalon>::open(Avalon::check(setup).unwrap().options);
    table.begin(&mut dealer).unwrap().commit();
    let mut party = Party::new();
    for seat in table.seats() {
        party.seat(seat, player(of(seat)), &seed);
    }
    for decisions in 0..2000 {
        party.tell(&table);
        let seat = match table.waiting() {
            Turn::Over(_) => return decisions,
            Turn::Seats(seats) => seats.lowest().unwrap(),
            Turn::Chance(_) => panic!("the table settles chance itself"),
        };
        let command = party.choose(&table, seat).unwrap();
        assert!(table.legal(seat).contains(&command), "{command:?} in {setup:?}");
        look(&table, seat, &command);
        table.draft(seat, &command, &mut dealer).unwrap().commit();
    }
    panic!("the game does not end: {setup:?}");
}

#[test]
fn logic_and_ismcts_break_no_rule_at_any_table() {
    let mut rng = Rng::new(11);
    for number in 0..60 {
        let setup = testkit::avalon::setups::any(&mut rng);
        let search = Player::Ismcts { iterations: 5 };
        let of =
            |seat: Seat| if (u64::from(seat.number()) + number) % 4 == 0 { search } else { Player::Logic };
        assert!(play(&setup, number, of, |_, _, _| {}) > 5);
    }
}

#[test]
fn logic_does_what_its_description_says() {
    let setup: Setup = serde_json::from_value(json!({"players": 5})).unwrap();
    let (mut approved, mut clean_teams) = ([0; 2], 0);
    for number in 0..300 {
        play(
            &setup,
            number,
            |_| Player::Logic,
            |table, seat, command| {
                let (board, state) = (table.board(), table.secrets().state());
                let evil = avalon::evil(state);
                let role = avalon::roles(state).get(seat).unwrap();
                match *command {
                    Command::Play(card) => {
                        assert_eq!(card == Card::Fail, evil.contains(seat), "Evil always fails")
                    }
                    Command::Vote(vote) => {
                        let team = board.proposal.unwrap();
                        let clean = ((team.seats.with(team.leader)) & evil).is_empty();
                        // Merlin and both Evil players know the Evil set, so it is right in every world that they draw.
                        let knows = role == Role::Merlin || role.side() == Side::Evil;
                        if board.vote_track == 4 {
                            assert_eq!(vote, Vote::Approve, "everyone approves the fifth team");
                        } else if knows {
                            let wants = clean != evil.contains(seat);
                            assert_eq!(vote == Vote::Approve, wants, "{role:?}");
                        } else {
                            approved[usize::from(vote == Vote::Approve)] += 1;
                        }
                    }
                    Command::Propose(proposal) if role == Role::Merlin => {
                        assert!((proposal.team & evil).is_empty());
                        clean_teams += 1;
                    }
                    _ => {}
                }
            },
        );
    }
    assert!(clean_teams > 100 && approved.iter().all(|count| *count > 100), "{approved:?} {clean_teams}");
}

#[test]
fn a_servant_who_knows_the_answer_uses_it() {
    // After two Fails on a team of three, a member who played Success knows that both others are Evil.
    let deal =
        json!({"deal": {"roles": ["servant", "assassin", "minion", "merlin", "servant"], "leader": 0}});
    let setup: Setup = serde_json::from_value(deal).unwrap();
    let guilty: SeatSet = [Seat::S1, Seat::S2].into_iter().collect();
    let mut sure = 0;
    for number in 0..200 {
        let mut known = false;
        play(
            &setup,
            number,
            |_| Player::Logic,
            |table, seat, command| {
                let board = table.board();
                let Some(team) = board.proposal else { return };
                if let (Seat::S0, true, Command::Vote(vote)) = (seat, known && board.vote_track < 4, command)
                {
                    let clean = ((team.seats.with(team.leader)) & guilty).is_empty();
                    assert_eq!(*vote == Vote::Approve, clean);
                    sure += 1;
                }
                let cards = matches!(command, Command::Play(_)) && guilty.with(Seat::S0) == team.seats;
                known |= cards && team.seats.len() == 3;
            },
        );
    }
    assert!(sure > 20, "{sure}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let mut rng = Rng::new(12);
    for number in 0..20 {
        let setup = testkit::avalon::setups::any(&mut rng);
        let game = || {
            let mut moves = Vec::new();
            let of =
                |seat: Seat| if seat == Seat::S0 { Player::Ismcts { iterations: 20 } } else { Player::Logic };
            play(&setup, number, of, |_, seat, command| moves.push((seat, *command)));
            moves
        };
        assert_eq!(game(), game());
    }
}

/// Two deals that the Evil player in seat 0 cannot distinguish, with the same moves of the others: the probabilities that it
/// states are exactly the same, and because it searches they are not those of the blueprint.
#[test]
fn a_champion_who_searches_sees_what_its_seat_sees() {
    let roles = [
        ["assassin", "merlin", "servant", "minion", "servant"],
        ["assassin", "servant", "servant", "minion", "merlin"],
    ];
    let deal = |roles: [&str; 5]| -> Setup {
        serde_json::from_value(json!({"deal": {"roles": roles, "leader": 0}})).unwrap()
    };
    let [first, second] = roles.map(|roles| stated(&deal(roles), Player::Level(Level::Champion)));
    assert!(first.len() >= 4, "{}", first.len());
    assert_eq!(first, second);
    assert_ne!(first, stated(&deal(roles[0]), Player::Blueprint));
    for odds in first {
        let sum: f64 = odds.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    }
}

/// Good plays the blueprint, and so does everybody at a large table.
#[test]
fn a_champion_searches_only_as_evil_at_small_tables() {
    let [good, merlin]: [Setup; 2] = [
        ["servant", "merlin", "servant", "assassin", "minion"],
        ["merlin", "servant", "servant", "assassin", "minion"],
    ]
    .map(|roles| serde_json::from_value(json!({"deal": {"roles": roles, "leader": 0}})).unwrap());
    let large: Setup = serde_json::from_value(json!({"deal": {"roles":
        ["assassin", "merlin", "servant", "servant", "servant", "servant", "minion", "minion"], "leader": 0}}))
    .unwrap();
    for setup in [good, merlin, large] {
        assert_eq!(stated(&setup, Player::Level(Level::Champion)), stated(&setup, Player::Blueprint));
    }
}

/// The probabilities that seat 0 states while everybody approves and nobody plays Fail.
fn stated(setup: &Setup, who: Player) -> Vec<Vec<(Command, f64)>> {
    let mut dealer = Avalon::dealer(setup, Seed::from_number(5).dice(&Entropy::none()));
    let mut table = Table::<Avalon>::open(Avalon::check(setup).unwrap().options);
    table.begin(&mut dealer).unwrap().commit();
    let (mut mind, mut seen_events, mut story) = (player(who), 0, Vec::new());
    for _ in 0..80 {
        for event in &table.secrets().log()[seen_events..] {
            mind.notice(&Notice::of::<Avalon>(event, Viewer::Seat(Seat::S0)).unwrap());
        }
        seen_events = table.secrets().log().len();
        let Turn::Seats(seats) = table.waiting() else { break };
        let seat = seats.lowest().unwrap();
        let legal = table.legal(seat);
        if seat == Seat::S0 && legal.count() > 1 {
            story.extend(mind.probabilities(&table.view(seat), &legal));
        }
        let wanted = [Command::Vote(Vote::Approve), Command::Play(Card::Success)];
        let plain = wanted.into_iter().find(|command| legal.contains(command));
        match plain.or_else(|| legal.nth(0)) {
            Some(Command::Assassinate(_)) | None => break,
            Some(command) => table.draft(seat, &command, &mut dealer).unwrap().commit(),
        };
    }
    story
}

#[test]
fn players_have_names() {
    for name in ["random", "squire", "logic", "ismcts:7", "blueprint"] {
        assert_eq!(name.parse::<Player>().unwrap().to_string(), name);
    }
    assert_eq!("ismcts".parse::<Player>(), Ok(Player::Ismcts { iterations: Player::ITERATIONS }));
    assert!("ismcts:0".parse::<Player>().is_err());
    assert!("deep".parse::<Player>().unwrap_err().contains("logic"));
}
