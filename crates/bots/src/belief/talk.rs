//! What is said aloud, weighed lightly.
//!
//! No record of people's games we have holds their talk, so nothing here is fitted: these numbers are a *stated prior*.
//! Talk never ends a world, one statement moves a world's odds by at most [`MOST`] nats, and the same thing said again
//! by the same seat counts once, so that nobody can shout a world down.

use avalon::command::Card;
use avalon::role::{Role, Side};
use avalon::statement::Statement;
use game::{Seat, SeatSet};

use super::world::{World, bit};

/// The most one statement says, in nats.
pub const MOST: f64 = 1.0;

/// How far talk is believed at all.
const TEMPER: f64 = 0.5;

/// A Good player's opinion is right rather than wrong: nats either way, before tempering.
const OPINION: f64 = 0.5;
/// A Good player tells truly what was seen.
const WITNESS: f64 = 2.0;
/// A Good player tells truly who he is; Merlin seldom does.
const NAME: f64 = 0.6;
/// An Evil player accuses Good and praises Evil.
const GUILE: f64 = 0.2;

/// What this statement says for a world, in nats.
pub fn weigh(world: &World, switched: bool, by: Seat, statement: &Statement) -> f64 {
    let evil = SeatSet::from_bits(world.evil_now(switched));
    let good = !evil.contains(by);
    let sure = |claim: Side, seat: Seat, firm: f64| {
        let right = evil.contains(seat) == (claim == Side::Evil);
        let sign = if right { 1.0 } else { -1.0 };
        if good { firm * sign } else { -GUILE * sign }
    };
    let nats = match *statement {
        Statement::IAm { role } => match (good, world.role(by)) {
            (true, own) if own == role => NAME,
            (true, Role::Merlin) => 0.0,
            (true, _) => -NAME,
            (false, _) => 0.0,
        },
        Statement::MySide { side: Side::Evil } if good => -NAME,
        Statement::TheyAre { seat, role } => sure(role.side(), seat, OPINION),
        Statement::Trust { seat } | Statement::Because { seat, trust: true, .. } => {
            sure(Side::Good, seat, OPINION)
        }
        Statement::Suspect { seat } | Statement::Because { seat, trust: false, .. } => {
            sure(Side::Evil, seat, OPINION)
        }
        Statement::Suggest { team, .. } => {
            let dirty = !(team.without(by) & evil).is_empty();
            match (good, dirty) {
                (true, false) | (false, true) => OPINION,
                (true, true) | (false, false) => -OPINION,
            }
        }
        Statement::LadyShowed { seat, side } | Statement::PlotShowed { seat, side } => {
            sure(side, seat, WITNESS)
        }
        Statement::CardShowed { seat, card: Card::Fail, .. } => sure(Side::Evil, seat, WITNESS),
        Statement::IPlayed { card: Card::Fail, .. } if good => -WITNESS,
        Statement::MySide { .. }
        | Statement::CardShowed { card: Card::Success, .. }
        | Statement::IPlayed { .. }
        | Statement::WillVote { .. }
        | Statement::Ask { .. }
        | Statement::Answer { .. } => 0.0,
    };
    (nats * TEMPER).clamp(-MOST, MOST)
}

/// Whether a statement can say anything of any world.
pub fn is_idle(statement: &Statement) -> bool {
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
pub fn is_same(one: &Statement, other: &Statement) -> bool {
    match (subject(one), subject(other)) {
        (Some(one), Some(other)) => one == other,
        _ => one == other,
    }
}

/// Whom an opinion is about, and whether it is kind. However it is dressed, it is one opinion.
fn subject(statement: &Statement) -> Option<(u16, bool)> {
    match *statement {
        Statement::Trust { seat } => Some((bit(seat.number()), true)),
        Statement::Suspect { seat } => Some((bit(seat.number()), false)),
        Statement::Because { seat, trust, .. } => Some((bit(seat.number()), trust)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use avalon::Avalon;
    use avalon::options::{LancelotVariant, Setup, Wishes};
    use avalon::quest::Quest;
    use game::{Protocol, Viewer};

    use super::*;
    use crate::belief::{Belief, Fact};

    /// However a statement is worked into the table, each world gets what [`weigh`] says of it.
    #[test]
    fn every_world_is_moved_by_what_is_said_of_it() {
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
                        (new / old).ln() - weigh(&world, switched, by, statement)
                    })
                    .collect();
                // All off by the same: the weights add up to 1 again.
                let first = moved[0];
                assert!(moved.iter().all(|each| (each - first).abs() < 1e-9), "{statement:?} {switched}");
            }
        }
    }
}
