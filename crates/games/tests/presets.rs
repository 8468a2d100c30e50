//! Presets are setups that the rules accept without a warning, and hints follow the rulebooks.
#![allow(clippy::unwrap_used)] // a test may stop loudly

use avalon::Side;
use games::presets::{RECOMMENDED, hints, recommended};
use games::{Avalon, GameName, Playable, SetupError, describe_setup, read_setup};
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
        let describe = |players| {
            let setup = games::dispatch!(*game, G => G::usual_setup(players));
            describe_setup(*game, &setup)
        };
        let usual = describe(None).unwrap();
        assert!(usual.warnings.is_empty(), "{game}");
        assert!(describe(Some(usual.players)).is_ok(), "{game}");
        // The rules say how many may play; where they allow it, the usual setup has nothing else wrong with it.
        for players in 0..=u8::MAX {
            match describe(Some(players)) {
                Ok(described) => {
                    assert_eq!(described.players, players, "{game}");
                    assert!(described.warnings.is_empty(), "{game} {players}");
                }
                Err(SetupError::Faults(faults)) => {
                    assert!(faults.iter().all(|fault| fault.at == "players"), "{game} {players} {faults:?}");
                }
                Err(SetupError::Misread(misread)) => panic!("{game} {players} {misread:?}"),
            }
        }
    }
}
