//! The kit tested on a game with known answers.

use game::{Choices, Game, Seat, StateOf, Turn, ViewOf};
use testkit::leaky::{Leak, LeakyGame};
use testkit::toy::{Bids, Board, Command, Event, Refusal};
use testkit::{Channel, Subject, hunt, hunt_for, play_many};

#[test]
fn the_toy_keeps_every_law() {
    let census = play_many::<Bids>(0, 3000).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(census.missing::<Bids>(50), Vec::<String>::new(), "{census}");
    assert_eq!(census.unlisted::<Bids>(), Vec::<String>::new());
}

#[test]
fn the_toy_leaks_nothing() {
    let hunt = hunt::<Bids>(Bids::any_setup, 2000, 1);
    hunt.assert_clean();
    assert!(hunt.compared > 2000, "{}", hunt.compared);
}

/// A version of the toy that leaks by one channel, and the channel.
macro_rules! leaks {
    ($($test:ident by $channel:ident { $($body:tt)* })*) => {$(
        #[test]
        fn $test() {
            struct SelectedLeak;
            impl Leak<Bids> for SelectedLeak { $($body)* }
            let hunt = hunt_for::<LeakyGame<Bids, SelectedLeak>>(Bids::any_setup, 3000, Channel::$channel);
            assert!(hunt.caught(Channel::$channel), "{} pairs compared, nothing found", hunt.compared);
        }
    )*};
}

leaks! {
    a_bid_in_its_notice_is_caught by Notices {
        fn public_extra(event: &Event, _: u64) -> Option<u64> {
            match event { Event::Bid { stay, .. } => Some((*stay).into()), _ => None }
        }
    }
    a_look_told_to_all_is_caught by Notices {
        fn public_extra(event: &Event, _: u64) -> Option<u64> {
            match event { Event::Looked { card, .. } => Some((*card).into()), _ => None }
        }
    }
    a_refusal_that_knows_the_cards_is_caught by Refusal {
        fn hand_extra(event: &Event, _: u64, to: Seat) -> Option<u64> {
            match event {
                // The next seat's card.
                Event::Dealt { cards } => Some(cards[usize::from(to.number() + 1) % 2].into()),
                _ => None,
            }
        }
        fn judge(view: &ViewOf<'_, Bids>, kept: u64, wish: &Command) -> Result<(), Refusal> {
            match wish { Command::Look(_) if kept == 2 => Err(Refusal::MustFold), _ => Bids::judge(view, wish) }
        }
    }
    a_legal_list_that_knows_the_cards_is_caught by Legal {
        fn hand_extra(event: &Event, _: u64, to: Seat) -> Option<u64> {
            match event {
                Event::Dealt { cards } => Some(cards[usize::from(to.number() + 1) % 2].into()),
                _ => None,
            }
        }
        fn legal(view: &ViewOf<'_, Bids>, kept: u64) -> Option<Vec<Command>> {
            let mut list: Vec<Command> = Bids::legal(view).iter().collect();
            if kept == 2 { list.reverse(); }
            Some(list)
        }
    }
    a_waiting_set_that_knows_the_bids_is_caught by Waiting {
        fn board_extra(event: &Event, mark: u64) -> Option<u64> {
            match event { Event::Bid { .. } => Some(mark), _ => None }
        }
        fn extra(_: &StateOf<Bids>, event: &Event) -> u64 {
            match event { Event::Bid { seat, stay: true } => 1 + u64::from(seat.number()), _ => 0 }
        }
        fn waiting(board: &Board, kept: u64) -> Turn<Option<Seat>> {
            // A seat that stays is asked again.
            match (Bids::waiting(board), Seat::ALL.get(usize::try_from(kept).unwrap().wrapping_sub(1))) {
                (Turn::Seats(asked), Some(seat)) => Turn::Seats(asked.with(*seat)),
                (turn, _) => turn,
            }
        }
    }
}

/// The law a changed toy breaks.
fn broken_by<T: Leak<Bids>>() -> &'static str {
    play_many::<LeakyGame<Bids, T>>(0, 500).err().map_or("no law", |breach| breach.law)
}

#[test]
fn a_legal_list_that_offers_too_much_is_found() {
    struct Generous;
    impl Leak<Bids> for Generous {
        fn legal(view: &ViewOf<'_, Bids>, _: u64) -> Option<Vec<Command>> {
            let real: Vec<Command> = Bids::legal(view).iter().collect();
            Some(if real == [Command::Bid(false)] {
                vec![Command::Bid(true), Command::Bid(false)]
            } else {
                real
            })
        }
    }
    assert_eq!(broken_by::<Generous>(), "legal commands are accepted");
}

#[test]
fn a_judge_that_allows_too_much_is_found() {
    struct Lenient;
    impl Leak<Bids> for Lenient {
        fn judge(view: &ViewOf<'_, Bids>, _: u64, wish: &Command) -> Result<(), Refusal> {
            match Bids::judge(view, wish) {
                Err(Refusal::MustFold) => Ok(()),
                judged => judged,
            }
        }
    }
    assert_eq!(broken_by::<Lenient>(), "command ∈ legal(view) ⇔ judge is Ok");
}

#[test]
fn a_seat_that_is_asked_and_cannot_move_is_found() {
    struct Deadlock;
    impl Leak<Bids> for Deadlock {
        fn waiting(board: &Board, _: u64) -> Turn<Option<Seat>> {
            match Bids::waiting(board) {
                Turn::Seats(_) => Turn::Seats(Bids::seats(board)),
                turn => turn,
            }
        }
    }
    assert_eq!(broken_by::<Deadlock>(), "exactly the asked seats can move");
}

#[test]
fn a_special_seat_is_found() {
    struct FirstSeatMustFold;
    impl Leak<Bids> for FirstSeatMustFold {
        fn judge(view: &ViewOf<'_, Bids>, _: u64, wish: &Command) -> Result<(), Refusal> {
            match wish {
                Command::Bid(true) if view.seat == Seat::S0 => Err(Refusal::MustFold),
                _ => Bids::judge(view, wish),
            }
        }
        fn legal(view: &ViewOf<'_, Bids>, _: u64) -> Option<Vec<Command>> {
            let real = Bids::legal(view);
            Some(real.iter().filter(|wish| FirstSeatMustFold::judge(view, 0, wish).is_ok()).collect())
        }
    }
    assert_eq!(broken_by::<FirstSeatMustFold>(), "turning the table commutes with play");
}

#[test]
fn bytes_of_a_fuzzer_play_whole_games() {
    use testkit::fuzzing;
    for length in [0, 1, 7, 64, 300] {
        let bytes: Vec<u8> = (0..length).map(|k| u8::try_from(k * 37 % 251).unwrap()).collect();
        fuzzing::law_all::<Bids>(&bytes);
        fuzzing::law_secrecy::<Bids>(&bytes);
        fuzzing::law_text::<Bids>(&bytes);
    }
}
