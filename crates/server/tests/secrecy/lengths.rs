//! Lengths: who sees only encrypted traffic learns nothing that a spectator does not know (`docs/secrecy.md` 6.5).

use avalon::Avalon;
use game::{Choices as _, Entropy, Seed};
use serde_json::json;
use session::Session;
use shadows::Shadows;
use testkit::twins::Twins;
use testkit::{Rng, Subject};

use crate::run::Run;
use crate::tap::Tap;

/// The lengths of the frames of this kind in these stages.
fn lengths(tap: &Tap, from: usize, to: usize, kind: &str) -> Vec<usize> {
    let start = format!("{{\"{kind}\"");
    tap.record[from..to].iter().filter(|text| text.starts_with(&start)).map(String::len).collect()
}

/// As long as a spectator may not tell two games apart, everybody's frames are equally long in both; the updates of one
/// move are equally long for all.
pub fn compare<G: Subject>(twins: &Twins<G>, left: &Run, right: &Run) -> Result<(), String> {
    let public = twins.until[0].map_or(0, |moves| moves + 1);
    for (at, viewer) in twins.viewers.iter().enumerate() {
        let [one, other] = [left, right].map(|run| &run.taps[at]);
        for kind in ["update", "welcome"] {
            for stage in 0..public {
                let of = |tap: &Tap| lengths(tap, tap.marks[stage], tap.marks[stage + 1], kind);
                if of(one) != of(other) {
                    return Err(format!(
                        "the network can tell by lengths of {kind} to {viewer} at stage {stage}: {:?} {:?}",
                        of(one),
                        of(other)
                    ));
                }
            }
        }
    }
    for run in [left, right] {
        for stage in 0..run.taps[0].marks.len() - 1 {
            let of = |tap: &Tap| lengths(tap, tap.marks[stage], tap.marks[stage + 1], "update");
            let all: Vec<Vec<usize>> = run.taps.iter().map(of).collect();
            if all.iter().any(|one| *one != all[0]) {
                return Err(format!("frames of one move are not equally long: {all:?}"));
            }
        }
    }
    Ok(())
}

/// Every command that may be given at any moment of some games, as it is sent.
fn commands_have_one_length<G: Subject + session::Rules>() {
    let mut seen = 0;
    for seed in 1..=30 {
        let mut rng = Rng::new(seed);
        let Ok(checked) = G::check(&G::any_setup(&mut rng)) else { continue };
        let mut session = Session::<G>::open(checked.options, Seed::from_number(seed), &Entropy::none());
        session.begin().unwrap_or_else(|never| match never {}).commit();
        while let Some(seat) = session.table().asked().iter().next() {
            let choices = session.table().legal(seat);
            for at in 0..choices.count().min(200) {
                let command = choices.nth(at).unwrap();
                let message = json!({"command": {"nonce": (1_u64 << 53) - 1, "command": command}});
                assert_eq!(client::text_of(&message).len(), wire::socket::COMMAND_LENGTH, "{message}");
                seen += 1;
            }
            let place = u32::try_from(rng.below(choices.count().into())).unwrap();
            let command = choices.nth(place).unwrap();
            session.act(seat, &command).unwrap_or_else(|_| panic!("a legal command is refused")).commit();
        }
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn commands_of_both_games_have_one_length() {
    commands_have_one_length::<Avalon>();
    commands_have_one_length::<Shadows>();
}
