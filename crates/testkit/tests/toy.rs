//! The kit tested on a game with known answers.

use game::{Choices, Game, Seat, StateOf, Turn, ViewOf};
use testkit::mutant::{Mutant, Twist};
use testkit::toy::{Bids, Board, Fact, No, Wish};
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

/// A twist of the toy that leaks by one channel, and the channel.
macro_rules! leaks {
    ($($test:ident by $channel:ident { $($body:tt)* })*) => {$(
        #[test]
        fn $test() {
            struct Planted;
            impl Twist<Bids> for Planted { $($body)* }
            let hunt = hunt_for::<Mutant<Bids, Planted>>(Bids::any_setup, 3000, Channel::$channel);
            assert!(hunt.caught(Channel::$channel), "{} pairs compared, nothing found", hunt.compared);
        }
    )*};
}

leaks! {
    a_bid_in_its_notice_is_caught by Notices {
        fn aloud(event: &Fact, _: u64) -> Option<u64> {
            match event { Fact::Bid { stay, .. } => Some((*stay).into()), _ => None }
        }
    }
    a_look_told_to_all_is_caught by Notices {
        fn aloud(event: &Fact, _: u64) -> Option<u64> {
            match event { Fact::Looked { card, .. } => Some((*card).into()), _ => None }
        }
    }
    a_refusal_that_knows_the_cards_is_caught by Refusal {
        fn in_hand(event: &Fact, _: u64, to: Seat) -> Option<u64> {
            match event {
                // The next seat's card.
                Fact::Dealt { cards } => Some(cards[usize::from(to.number() + 1) % 2].into()),
                _ => None,
            }
        }
        fn judge(view: &ViewOf<'_, Bids>, kept: u64, wish: &Wish) -> Result<(), No> {
            match wish { Wish::Look(_) if kept == 2 => Err(No::MustFold), _ => Bids::judge(view, wish) }
        }
    }
    a_legal_list_that_knows_the_cards_is_caught by Legal {
        fn in_hand(event: &Fact, _: u64, to: Seat) -> Option<u64> {
            match event {
                Fact::Dealt { cards } => Some(cards[usize::from(to.number() + 1) % 2].into()),
                _ => None,
            }
        }
        fn legal(view: &ViewOf<'_, Bids>, kept: u64) -> Option<Vec<Wish>> {
            let mut list: Vec<Wish> = Bids::legal(view).iter().collect();
            if kept == 2 { list.reverse(); }
            Some(list)
        }
    }
    a_waiting_set_that_knows_the_bids_is_caught by Waiting {
        fn on_board(event: &Fact, mark: u64) -> Option<u64> {
            match event { Fact::Bid { .. } => Some(mark), _ => None }
        }
        fn mark(_: &StateOf<Bids>, event: &Fact) -> u64 {
            match event { Fact::Bid { seat, stay: true } => 1 + u64::from(seat.number()), _ => 0 }
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

/// The law a twisted toy breaks.
fn broken_by<T: Twist<Bids>>() -> &'static str {
    play_many::<Mutant<Bids, T>>(0, 500).err().map_or("no law", |breach| breach.law)
}

#[test]
fn a_legal_list_that_offers_too_much_is_found() {
    struct Generous;
    impl Twist<Bids> for Generous {
        fn legal(view: &ViewOf<'_, Bids>, _: u64) -> Option<Vec<Wish>> {
            let real: Vec<Wish> = Bids::legal(view).iter().collect();
            Some(if real == [Wish::Bid(false)] { vec![Wish::Bid(true), Wish::Bid(false)] } else { real })
        }
    }
    assert_eq!(broken_by::<Generous>(), "legal commands are accepted");
}

#[test]
fn a_judge_that_allows_too_much_is_found() {
    struct Lenient;
    impl Twist<Bids> for Lenient {
        fn judge(view: &ViewOf<'_, Bids>, _: u64, wish: &Wish) -> Result<(), No> {
            match Bids::judge(view, wish) {
                Err(No::MustFold) => Ok(()),
                judged => judged,
            }
        }
    }
    assert_eq!(broken_by::<Lenient>(), "command ∈ legal(view) ⇔ judge is Ok");
}

#[test]
fn a_seat_that_is_asked_and_cannot_move_is_found() {
    struct Deadlock;
    impl Twist<Bids> for Deadlock {
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
    impl Twist<Bids> for FirstSeatMustFold {
        fn judge(view: &ViewOf<'_, Bids>, _: u64, wish: &Wish) -> Result<(), No> {
            match wish {
                Wish::Bid(true) if view.seat == Seat::S0 => Err(No::MustFold),
                _ => Bids::judge(view, wish),
            }
        }
        fn legal(view: &ViewOf<'_, Bids>, _: u64) -> Option<Vec<Wish>> {
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
