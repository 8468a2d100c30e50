//! Presets are setups that the rules accept without a warning, and hints follow the rulebooks.
#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // a test may stop loudly

use avalon::{Role, Side};
use games::presets::{hints, recommended};
use games::{Avalon, EVERY_SIZE, GameName, Playable, SetupError, describe_setup, read_setup, stored_setup};
use serde_json::json;

#[test]
fn every_number_of_seats_has_three_presets_that_are_legal_without_a_warning() {
    for (game, sizes) in [(GameName::Avalon, 5..=10), (GameName::Shadows, 1..=7)] {
        for players in sizes {
            let presets = games::dispatch!(game, G => G::presets(players));
            let codes: Vec<_> = presets.iter().map(|preset| preset.code).collect();
            assert_eq!(codes.get(..3), Some(&EVERY_SIZE[..]), "{game} {players}");
            for preset in &presets {
                let described = describe_setup(game, &preset.setup).unwrap();
                assert_eq!((described.players, described.warnings), (players, vec![]), "{game} {preset:?}");
                let chosen =
                    described.presets.as_array().unwrap().iter().filter(|each| each["chosen"] == true);
                let chosen: Vec<_> = chosen.map(|each| each["code"].as_str().unwrap()).collect();
                assert_eq!(chosen, [preset.code], "{game} {players}");
            }
        }
    }
}

#[test]
fn a_preset_is_recognised_however_it_is_written() {
    let chosen = |game, setup| {
        let described = describe_setup(game, &setup).unwrap();
        let presets = described.presets.as_array().unwrap().clone();
        presets.into_iter().find(|each| each["chosen"] == true).map(|each| each["code"].clone())
    };
    assert_eq!(chosen(GameName::Avalon, json!({"players": 5})), Some(json!("first_game")));
    let first = json!({"players": 5, "roles": ["assassin", "merlin"], "options": {"firstLeader": 3}});
    assert_eq!(chosen(GameName::Avalon, first), Some(json!("first_game")));
    let lady = json!({"players": 7, "options": {"lady": true}});
    assert_eq!(chosen(GameName::Avalon, lady), None);
    assert_eq!(chosen(GameName::Shadows, json!({"players": 4})), Some(json!("classic")));
    let first = json!({"players": 4, "options": {"memoryAid": true, "startPlayer": 1}});
    assert_eq!(chosen(GameName::Shadows, first), Some(json!("first_game")));
    assert_eq!(chosen(GameName::Shadows, json!({"players": 4, "options": {"swordLimit": 16}})), None);
}

#[test]
fn teams_name_the_characters_unless_the_list_is_secret() {
    let teams = |setup| {
        let teams = describe_setup(GameName::Avalon, &setup).unwrap().teams;
        teams.into_iter().map(|team| (team.side, team.seats, team.roles)).collect::<Vec<_>>()
    };
    let good = ("good", 3, vec!["merlin", "servant", "servant"]);
    assert_eq!(teams(json!({"players": 5})), [good, ("evil", 2, vec!["assassin", "minion"])]);
    let secret = json!({"players": 7, "options": {"roleListPublic": false}});
    assert_eq!(teams(secret), [("good", 4, vec![]), ("evil", 3, vec![])]);
    assert_eq!(describe_setup(GameName::Shadows, &json!({"players": 4})).unwrap().teams, []);
}

#[test]
fn the_ladder_adds_one_character_at_a_time() {
    for players in 5..=10 {
        let sets: Vec<_> = recommended(players).collect();
        let mut codes: Vec<&str> = sets.iter().map(|set| set.code).collect();
        for pair in sets.windows(2) {
            let Some(added) = pair[1].adds else { continue };
            let mut roles = pair[0].roles.to_vec();
            assert!(!roles.contains(&added), "{:?}", pair[1]);
            roles.push(added);
            let sorted = |roles: &[Role]| {
                let mut names: Vec<&str> = roles.iter().map(|role| role.name()).collect();
                names.sort_unstable();
                names
            };
            assert_eq!(sorted(&roles), sorted(pair[1].roles), "{:?}", pair[1]);
        }
        assert!(sets[1].adds.is_some() && sets[2].adds.is_some(), "two steps at least: {players}");
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), sets.len(), "a code names one set: {players}");
    }
}

#[test]
fn a_setup_stored_without_young_options_keeps_its_meaning() {
    let stored = stored_setup(GameName::Shadows, json!({"players": 5, "options": {"expert": true}}));
    let expected =
        json!({"expert": true, "gawainMerlin4": "now", "galahadMayTell": true, "tristanShuffles": false});
    assert_eq!(stored["options"], expected);
    let stored = stored_setup(GameName::Avalon, json!({"players": 5, "options": {"edition": "pl"}}));
    assert_eq!(
        (&stored["options"]["roleClaims"], &stored["options"]["edition"]),
        (&json!(true), &json!("pl"))
    );
    let unreadable = json!({"players": "many"});
    assert_eq!(stored_setup(GameName::Avalon, unreadable.clone()), unreadable);
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
