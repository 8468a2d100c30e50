//! Reading games, the agreement of both ways of summing, and the shape of the report.

use std::io::Write as _;

use bots::belief::{CELLS, Habits};
use flate2::Compression;
use flate2::write::GzEncoder;

use super::{Game, Recipe, Source, Study, measure, read, run};

/// Two invented games: Mordred, Oberon and Percival at seven with a shot, and a plain one at five that Evil wins.
const GAMES: &str = r#"{"id":"a","players":7,"roles":["mordred","servant","minion","servant","percival","merlin","oberon"],"assassin":2,"first_leader":3,"quests":[{"size":2,"fails_needed":1,"proposals":[{"leader":3,"team":[3,4],"approve":[1,2,3,4,5,6]}],"team":[3,4],"fails":0},{"size":3,"fails_needed":1,"proposals":[{"leader":4,"team":[0,3,4],"approve":[0,1,2,3,4,5]}],"team":[0,3,4],"fails":1},{"size":3,"fails_needed":1,"proposals":[{"leader":5,"team":[0,2,6],"approve":[0,2,5]},{"leader":6,"team":[1,3,4],"approve":[0,1,2,4,6]}],"team":[1,3,4],"fails":0},{"size":4,"fails_needed":2,"proposals":[{"leader":0,"team":[0,2,4,5],"approve":[0,2]},{"leader":1,"team":[1,3,4,5],"approve":[1,3,4,5,6]}],"team":[1,3,4,5],"fails":0}],"winner":"good","how":"missed_shot","shot":4,"group":1}
{"id":"b","players":5,"roles":["merlin","servant","minion","servant","minion"],"assassin":4,"first_leader":0,"quests":[{"size":2,"fails_needed":1,"proposals":[{"leader":0,"team":[0,2],"approve":[0,1,2]}],"team":[0,2],"fails":1},{"size":3,"fails_needed":1,"proposals":[{"leader":1,"team":[1,2,4],"approve":[1,2,4]}],"team":[1,2,4],"fails":2},{"size":2,"fails_needed":1,"proposals":[{"leader":2,"team":[2,3],"approve":[2,3,4]}],"team":[2,3],"fails":1}],"winner":"evil","how":"quests","shot":null,"group":2}
"#;

fn games() -> Vec<Game> {
    read(GAMES.as_bytes()).unwrap()
}

/// Weights that are all different, so that a wrong cell shows.
fn odd_habits() -> Habits {
    let weight = |cell: usize| f32::from(u8::try_from(cell * 37 % 101).unwrap()) / 500.0 - 0.1;
    Habits::new((0..CELLS).map(weight).collect())
}

#[test]
fn the_closed_sum_of_the_fit_is_the_sum_over_the_belief_s_worlds() {
    let habits = odd_habits();
    let weights: Vec<f64> = habits.weights().iter().map(|weight| f64::from(*weight)).collect();
    for game in games() {
        let study = Study::new(&game);
        let (closed, merlin) = study.judge(&weights);
        let (points, merlins) = game.public(&study.sets, &habits);
        assert_eq!(closed.len(), points.len());
        for (closed, point) in closed.iter().zip(&points) {
            assert!(closed.sets.iter().zip(&point.sets).all(|(a, b)| (a - b).abs() < 1e-9));
        }
        assert!(merlin.unwrap().iter().zip(&merlins).all(|(a, b)| (a - b).abs() < 1e-9));
    }
}

#[test]
fn the_gradient_is_the_slope_of_the_loss() {
    let weights: Vec<f64> = odd_habits().weights().iter().map(|weight| f64::from(*weight)).collect();
    let stakes = Recipe::default().stakes;
    for game in games() {
        let study = Study::new(&game);
        let mut gradient = vec![0.0; CELLS];
        study.learn(&weights, &stakes, &mut gradient);
        let moved: Vec<usize> = (0..CELLS).filter(|cell| gradient[*cell].abs() > 0.05).collect();
        assert!(moved.len() > 20);
        for cell in moved.into_iter().step_by(7) {
            let at = |by: f64| {
                let mut weights = weights.clone();
                weights[cell] += by;
                study.learn(&weights, &stakes, &mut vec![0.0; CELLS])
            };
            let slope = (at(1e-5) - at(-1e-5)) / 2e-5;
            // The gradient points down the loss.
            assert!((slope + gradient[cell]).abs() < 1e-4, "cell {cell}: {slope} and {}", gradient[cell]);
        }
    }
}

#[test]
fn the_report_has_the_promised_shape_from_a_gzipped_file_too() {
    let mut zip = GzEncoder::new(Vec::new(), Compression::fast());
    zip.write_all(GAMES.as_bytes()).unwrap();
    let zipped = zip.finish().unwrap();
    let report = run(zipped.as_slice(), None::<&[u8]>).unwrap();
    let json = serde_json::to_value(&report).unwrap();
    for row in [&json["by_seats"]["5"], &json["by_seats"]["7"], &json["all"]] {
        for side in [row, &row["naive_bayes"]] {
            assert!(side["games"].is_u64());
            assert!(side.get("merlin_pick").is_some() && side.get("people_pick").is_some());
            assert_eq!(side["evil_log_loss"].as_array().unwrap().len(), 5);
        }
    }
    assert_eq!(json["all"]["games"], 2);
    assert_eq!(json["by_seats"]["7"]["people_pick"], 0.0);
    assert!(report.to_string().contains("P(Evil) by seat"));
}

#[test]
fn a_fit_makes_its_own_games_likelier() {
    let games = games();
    let recipe = Recipe { rounds: 30, ridge: 1.0, plain: 1.0, ..Recipe::default() };
    let loss = |source: &Source<'_>| measure(&games, source, &recipe).all.belief.evil_log_loss[2].unwrap();
    assert!(loss(&Source::Fitted(&games)) < loss(&Source::Shipped));
}

#[test]
fn a_line_that_is_no_game_is_named() {
    let error = read("{}\n".as_bytes()).unwrap_err();
    assert_eq!(error.line, 1);
    let error = read(GAMES.replace("\"players\":5", "\"players\":4").as_bytes()).unwrap_err();
    assert_eq!(error.line, 2);
}
