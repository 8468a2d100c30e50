//! Talk changes a belief a little, in the right direction, and never removes a world.
// A broken expectation of the test itself should stop it at once.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use avalon::{Avalon, Options, Reason, Role, Setup, Side, Sight, Statement, Vote};
use bots::belief::{Belief, Fact, MAX_STATEMENT_NATS, Question, Terms};
use game::{Protocol, Seat, SeatSet, Viewer};

fn options() -> Options {
    Avalon::check(&Setup { players: Some(7), ..Setup::default() }).unwrap().options
}

/// The belief of a Servant in seat 0.
fn servant(mut belief: Belief) -> Belief {
    belief.observe(Fact::Own { seat: Seat::S0, role: Role::Servant, sight: Sight::default() });
    belief
}

fn fresh() -> Belief {
    servant(Belief::new(&options(), Viewer::Seat(Seat::S0)))
}

fn after(by: Seat, statement: Statement) -> Belief {
    let mut belief = fresh();
    belief.hear(by, &statement);
    belief
}

#[test]
fn a_report_counts_more_than_an_opinion() {
    let before = fresh().evil(Seat::S3);
    let opinion = after(Seat::S2, Statement::Suspect { seat: Seat::S3 }).evil(Seat::S3);
    let witness = after(Seat::S2, Statement::LadyShowed { seat: Seat::S3, side: Side::Evil }).evil(Seat::S3);
    assert!(before < opinion && opinion < witness && witness < 0.9, "{before} {opinion} {witness}");
    let kind = after(Seat::S2, Statement::Trust { seat: Seat::S3 }).evil(Seat::S3);
    assert!(kind < before);
}

#[test]
fn two_players_who_accuse_each_other_are_both_more_suspect() {
    let mut belief = fresh();
    let before = belief.evil(Seat::S2);
    belief.hear(Seat::S2, &Statement::LadyShowed { seat: Seat::S3, side: Side::Evil });
    belief.hear(Seat::S3, &Statement::LadyShowed { seat: Seat::S2, side: Side::Evil });
    assert!(belief.evil(Seat::S2) > before && belief.evil(Seat::S3) > before);
    // By symmetry they are equally suspect.
    assert!((belief.evil(Seat::S2) - belief.evil(Seat::S3)).abs() < 1e-9);
}

#[test]
fn talk_removes_no_world_and_repeated_claims_count_once() {
    let mut belief = fresh();
    let worlds = belief.worlds();
    for by in SeatSet::first(7) {
        for seat in SeatSet::first(7) {
            for _ in 0..20 {
                belief.hear(by, &Statement::Suspect { seat });
                belief.hear(by, &Statement::LadyShowed { seat, side: Side::Good });
                belief.hear(by, &Statement::TheyAre { seat, role: Role::Merlin });
            }
        }
    }
    assert_eq!(belief.worlds(), worlds);
    assert!(belief.iter().all(|(_, weight)| weight > 0.0));
    let once = after(Seat::S2, Statement::Suspect { seat: Seat::S3 });
    let mut twice = once.clone();
    twice.hear(Seat::S2, &Statement::Suspect { seat: Seat::S3 });
    let reason = Reason::Approved { proposal: 1 };
    twice.hear(Seat::S2, &Statement::Because { seat: Seat::S3, trust: false, reason });
    let weights = |belief: &Belief| belief.iter().map(|(_, weight)| weight.to_bits()).collect::<Vec<_>>();
    assert_eq!(weights(&once), weights(&twice));
}

#[test]
fn one_statement_changes_the_odds_by_at_most_the_limit() {
    let all = [
        Statement::LadyShowed { seat: Seat::S3, side: Side::Evil },
        Statement::IAm { role: Role::Merlin },
        Statement::Suggest { team: [Seat::S3, Seat::S4].into_iter().collect(), quest: None },
        Statement::MySide { side: Side::Evil },
    ];
    let before = fresh();
    let odds = |chance: f64| (chance / (1.0 - chance)).ln();
    for statement in all {
        let belief = after(Seat::S2, statement);
        for seat in SeatSet::first(7).without(Seat::S0) {
            let moved = odds(belief.evil(seat)) - odds(before.evil(seat));
            assert!(moved.abs() <= 2.0 * MAX_STATEMENT_NATS + 1e-9, "{statement:?} {moved}");
        }
    }
}

#[test]
fn own_statements_and_empty_statements_change_nothing_nor_does_talk_without_habits() {
    let same = |one: &Belief, other: &Belief| one.iter().map(|(_, w)| w).eq(other.iter().map(|(_, w)| w));
    let claim = Statement::LadyShowed { seat: Seat::S3, side: Side::Evil };
    assert!(same(&fresh(), &after(Seat::S0, claim)), "own statement");
    assert!(same(&fresh(), &after(Seat::S2, Statement::WillVote { vote: Vote::Approve })), "empty statement");
    let hard = || servant(Belief::plain(Terms::of(&options()), Viewer::Seat(Seat::S0)));
    let mut heard = hard();
    heard.hear(Seat::S2, &claim);
    assert!(same(&hard(), &heard));
}

#[test]
fn a_statement_is_among_the_influences() {
    let belief = after(Seat::S2, Statement::LadyShowed { seat: Seat::S3, side: Side::Evil });
    let moved = belief.explain(Question::Evil(Seat::S3), 3);
    assert!(matches!(moved[0].fact, Fact::Said { by: Seat::S2, .. }), "{moved:?}");
}
