//! Counted beginnings, against numbers derived by hand.

use avalon::Avalon;
use testkit::perft;
use testkit::toy::Bids;

#[test]
fn the_toy_counts_as_derived() {
    perft::check::<Bids>(include_str!("../perft/toy.txt")).unwrap_or_else(|wrong| panic!("{wrong}"));
}

#[test]
fn avalon_counts_as_derived() {
    perft::check::<Avalon>(include_str!("../perft/avalon.txt")).unwrap_or_else(|wrong| panic!("{wrong}"));
}
