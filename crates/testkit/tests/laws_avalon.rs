//! Every law on random and one-sided play of Avalon: the share of it that CI runs.
//! `cargo run --release -p testkit --example laws` runs as many games as you like.

use avalon::Avalon;
use testkit::play_many;

const GAMES: u64 = 12_000;

#[test]
fn avalon_keeps_every_law() {
    let census = play_many::<Avalon>(0, GAMES).unwrap_or_else(|breach| panic!("{breach}"));
    println!("{census}");
    assert_eq!(census.games, GAMES);
    assert_eq!(census.unlisted::<Avalon>(), Vec::<String>::new());
}
