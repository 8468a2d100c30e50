//! Presets are setups that the rules accept without a warning, and hints follow the rulebooks.
#![allow(clippy::unwrap_used)] // a test may stop loudly

use avalon::Side;
use games::presets::{RECOMMENDED, hints, recommended};
use games::{Avalon, GameName, Playable, describe_setup, read_setup};
use serde_json::json;

#[test]
fn recommended_sets_are_legal() {
    for set in RECOMMENDED {
        let setup = json!({"players": set.players, "roles": set.roles, "options": {"lady": set.lady}});
        let (_, checked) = read_setup::<Avalon>(&setup).unwrap();
        assert_eq!(checked.warnings, [], "{set:?}");
    }
    for players in 5..=10 {
        assert_eq!(recommended(players).next().unwrap().code, "first_game");
    }
}

#[test]
fn hints_follow_the_rulebooks() {
    let roles = ["merlin", "assassin", "percival", "oberon", "mordred", "morgana"];
    let setup = json!({"players": 10, "roles": roles, "options": {"lady": true}});
    let (_, checked) = read_setup::<Avalon>(&setup).unwrap();
    let found: Vec<_> = hints(&checked.options).iter().map(|hint| (hint.code, hint.helps)).collect();
    let (good, evil) = (Side::Good, Side::Evil);
    let expected =
        [("percival", good), ("oberon", good), ("lady", good), ("mordred", evil), ("morgana", evil)];
    assert_eq!(found, expected);
}

#[test]
fn every_usual_setup_is_accepted() {
    for game in GameName::ALL {
        for players in [None, Some(5), Some(7)] {
            let setup = games::dispatch!(*game, G => G::usual_setup(players));
            let described = describe_setup(*game, &setup).unwrap();
            assert!(described.warnings.is_empty(), "{game} {players:?}");
            assert!(players.is_none_or(|players| players == described.players));
        }
    }
}
