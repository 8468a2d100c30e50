//! Every law on games of Shadows, and the census of what occurred in them: the share that CI runs.
//! `cargo run --release -p testkit --example laws -- --game shadows` runs as many games as you like.

use shadows::Shadows;
use testkit::play_many;

/// In the long run everything must occur a hundred times (`docs/census-shadows.txt`).
#[test]
fn shadows_keeps_every_law_and_everything_occurs() {
    let census = play_many::<Shadows>(0, 8000).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(census.unlisted::<Shadows>(), Vec::<String>::new(), "{census}");
    assert_eq!(census.missing::<Shadows>(2), Vec::<String>::new(), "{census}");
    for outcome in
        [r#""loyal" "swords""#, r#""shadows" "swords""#, r#""shadows" "morgan""#, r#""traitor" "morgan""#]
    {
        assert!(census.outcomes.count(outcome) > 2, "{outcome}\n{census}");
    }
}
