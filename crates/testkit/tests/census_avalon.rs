//! The law run meets everything: each event, refusal, phase and option value (design 5).

use avalon::Avalon;
use testkit::play_many;

/// CI plays fewer games than the long run, in which everything must occur a hundred times.
#[test]
fn everything_occurs_in_a_short_run() {
    let census = play_many::<Avalon>(1_000_000, 4000).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(census.missing::<Avalon>(4), Vec::<String>::new(), "{census}");
    assert_eq!(census.unlisted::<Avalon>(), Vec::<String>::new(), "{census}");
}
