//! How much a statement says about each world.
//!
//! Our records of people's games hold no talk, so nothing here is fitted: these numbers are a *stated prior*. Talk never
//! removes a world, one statement changes the odds of a world by at most [`MAX_STATEMENT_NATS`], and a claim that the same
//! seat repeats counts once.

use avalon::{Card, Role, Side, Statement};
use game::Seat;

use super::world::World;

/// The most that one statement can change the log-odds of a world, in nats.
///
/// ```
/// use avalon::Statement;
/// use bots::belief::{MAX_STATEMENT_NATS, World, statement_nats};
/// use game::Seat;
///
/// let statement = Statement::Suspect { seat: Seat::S1 };
/// let nats = statement_nats(&World::default(), false, Seat::S0, &statement);
/// assert!(nats < 0.0 && nats >= -MAX_STATEMENT_NATS); // in this world nobody is Evil
/// ```
pub const MAX_STATEMENT_NATS: f64 = 1.0;

/// All numbers below are multiplied by this before use.
const TEMPERING: f64 = 0.5;

/// How strongly a Good player's opinion counts, in nats.
const OPINION: f64 = 0.5;
/// How strongly a Good player's report of what was shown counts.
const REPORT: f64 = 2.0;
/// How strongly a Good player's claim about the own character counts; Merlin rarely makes one.
const OWN_ROLE: f64 = 0.6;
/// How strongly an Evil player's statement counts the other way round.
const LIE: f64 = 0.2;

/// How much this statement changes the log-odds of a world, in nats.
pub fn statement_nats(world: &World, switched: bool, by: Seat, statement: &Statement) -> f64 {
    let evil = world.evil_now(switched);
    let good = !evil.contains(by);
    let claims = |claim: Side, seat: Seat, strength: f64| {
        let right = evil.contains(seat) == (claim == Side::Evil);
        let sign = if right { 1.0 } else { -1.0 };
        if good { strength * sign } else { -LIE * sign }
    };
    let nats = match *statement {
        Statement::IAm { role } => match (good, world.role(by)) {
            (true, own) if own == role => OWN_ROLE,
            (true, Role::Merlin) => 0.0,
            (true, _) => -OWN_ROLE,
            (false, _) => 0.0,
        },
        Statement::MySide { side: Side::Evil } if good => -OWN_ROLE,
        Statement::TheyAre { seat, role } => claims(role.side(), seat, OPINION),
        Statement::Trust { seat } | Statement::Because { seat, trust: true, .. } => {
            claims(Side::Good, seat, OPINION)
        }
        Statement::Suspect { seat } | Statement::Because { seat, trust: false, .. } => {
            claims(Side::Evil, seat, OPINION)
        }
        Statement::Suggest { team, .. } => {
            let has_evil = !(team.without(by) & evil).is_empty();
            match (good, has_evil) {
                (true, false) | (false, true) => OPINION,
                (true, true) | (false, false) => -OPINION,
            }
        }
        Statement::LadyShowed { seat, side } | Statement::PlotShowed { seat, side } => {
            claims(side, seat, REPORT)
        }
        Statement::CardShowed { seat, card: Card::Fail, .. } => claims(Side::Evil, seat, REPORT),
        Statement::IPlayed { card: Card::Fail, .. } if good => -REPORT,
        Statement::MySide { .. }
        | Statement::CardShowed { card: Card::Success, .. }
        | Statement::IPlayed { .. }
        | Statement::WillVote { .. }
        | Statement::Ask { .. }
        | Statement::Answer { .. } => 0.0,
    };
    (nats * TEMPERING).clamp(-MAX_STATEMENT_NATS, MAX_STATEMENT_NATS)
}

/// Whether a statement has no effect on any world.
pub fn says_nothing(statement: &Statement) -> bool {
    matches!(
        statement,
        Statement::WillVote { .. }
            | Statement::Ask { .. }
            | Statement::Answer { .. }
            | Statement::MySide { side: Side::Good }
            | Statement::CardShowed { card: Card::Success, .. }
            | Statement::IPlayed { card: Card::Success, .. }
    )
}

/// Whether two statements of one seat make the same claim, so that the second adds nothing.
///
/// ```
/// use avalon::{Reason, Statement};
/// use bots::belief::is_same_claim;
/// use game::Seat;
///
/// let seat = Seat::S2;
/// let because = Statement::Because { seat, trust: false, reason: Reason::Approved { proposal: 1 } };
/// assert!(is_same_claim(&Statement::Suspect { seat }, &because));
/// assert!(!is_same_claim(&Statement::Trust { seat }, &because));
/// ```
pub fn is_same_claim(one: &Statement, other: &Statement) -> bool {
    match (subject(one), subject(other)) {
        (Some(one), Some(other)) => one == other,
        _ => one == other,
    }
}

/// The player that an opinion is about, and whether it is trust.
fn subject(statement: &Statement) -> Option<(Seat, bool)> {
    match *statement {
        Statement::Trust { seat } => Some((seat, true)),
        Statement::Suspect { seat } => Some((seat, false)),
        Statement::Because { seat, trust, .. } => Some((seat, trust)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use avalon::{Avalon, LancelotVariant, Quest, Setup, Wishes};
    use game::{Protocol, SeatSet, Viewer};

    use super::*;
    use crate::belief::{Belief, Fact};

    /// A belief changes the weight of each world by exactly [`statement_nats`].
    #[test]
    fn a_statement_changes_each_world_by_its_nats() {
        let roles = vec![Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana];
        let options = Wishes { lancelot_variant: Some(LancelotVariant::V1), ..Wishes::default() };
        let setup = Setup { players: Some(7), roles: Some(roles), options, ..Setup::default() };
        let options = Avalon::check(&setup).unwrap().options;
        let (by, seat, quest) = (Seat::S2, Seat::S3, Quest::First);
        let mut all: Vec<Statement> = Role::ALL.map(|role| Statement::IAm { role }).into();
        all.extend(Role::ALL.map(|role| Statement::TheyAre { seat, role }));
        all.extend([
            Statement::MySide { side: Side::Evil },
            Statement::Trust { seat },
            Statement::Suspect { seat },
            Statement::Suggest { team: SeatSet::first(3), quest: None },
            Statement::PlotShowed { seat, side: Side::Good },
            Statement::CardShowed { seat, quest, card: Card::Fail },
            Statement::IPlayed { quest, card: Card::Fail },
        ]);
        for switched in [false, true] {
            let mut before = Belief::new(&options, Viewer::Table);
            if switched {
                before.observe(Fact::Switched);
            }
            for statement in &all {
                let mut after = before.clone();
                after.hear(by, statement);
                let moved: Vec<f64> = before
                    .iter()
                    .zip(after.iter())
                    .map(|((world, old), (same, new))| {
                        assert_eq!(world, same);
                        (new / old).ln() - statement_nats(&world, switched, by, statement)
                    })
                    .collect();
                // All differ by the same amount, because the weights are scaled to add up to 1.
                let first = moved[0];
                assert!(moved.iter().all(|each| (each - first).abs() < 1e-9), "{statement:?} {switched}");
            }
        }
    }
}
