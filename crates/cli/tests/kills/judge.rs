//! Compares the clients' journals with a log.

use serde_json::Value;

/// What was counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Servers killed while people played.
    pub kills: u64,
    /// Of these, kills with a command sent and not yet acknowledged.
    pub in_flight_kills: u64,
    /// Commands sent and not acknowledged when their server died.
    pub in_flight: u64,
    /// Of these, commands that turned out to have been made.
    pub made_unacknowledged: u64,
    /// Commands that were acknowledged, sooner or later.
    pub acknowledged: u64,
    /// Games played to their end and judged.
    pub games: u64,
    /// Acknowledged commands that are not in the log.
    pub lost: u64,
    /// Commands that are in the log more often than they were sent.
    pub doubled: u64,
    /// Seats whose moves in the log stand in another order than in their journal.
    pub disordered: u64,
}

impl Tally {
    /// One figure a line; `cargo xtask soak` adds them up.
    pub fn lines(&self) -> String {
        let figures = [
            ("kills", self.kills),
            ("in_flight_kills", self.in_flight_kills),
            ("in_flight_commands", self.in_flight),
            ("made_unacknowledged", self.made_unacknowledged),
            ("acknowledged", self.acknowledged),
            ("games", self.games),
            ("lost", self.lost),
            ("doubled", self.doubled),
            ("disordered", self.disordered),
        ];
        figures.iter().map(|(name, figure)| format!("{name} {figure}\n")).collect()
    }
}

/// Compares one seat's acknowledged commands with its moves in the log of a finished game.
pub fn judge(acknowledged: &[&Value], made: &[&Value], tally: &mut Tally) {
    let count = |list: &[&Value]| u64::try_from(list.len()).unwrap();
    tally.acknowledged += count(acknowledged);
    if acknowledged == made {
        return;
    }
    let lost = count(&without(acknowledged, made));
    let doubled = count(&without(made, acknowledged));
    tally.lost += lost;
    tally.doubled += doubled;
    if lost + doubled == 0 {
        tally.disordered += 1;
    }
}

/// The list without one copy of each member of `taken`.
fn without<'a>(list: &[&'a Value], taken: &[&Value]) -> Vec<&'a Value> {
    let mut left = list.to_vec();
    for one in taken {
        if let Some(at) = left.iter().position(|each| each == one) {
            left.remove(at);
        }
    }
    left
}

#[test]
fn the_judge_tells_lost_doubled_and_disordered_apart() {
    let words = |text: &str| -> Vec<Value> { text.split(' ').map(Value::from).collect() };
    let judged = |acknowledged: &str, made: &str| {
        let (acknowledged, made) = (words(acknowledged), words(made));
        let mut tally = Tally::default();
        judge(&acknowledged.iter().collect::<Vec<_>>(), &made.iter().collect::<Vec<_>>(), &mut tally);
        (tally.acknowledged, tally.lost, tally.doubled, tally.disordered)
    };
    assert_eq!(judged("a b a", "a b a"), (3, 0, 0, 0));
    assert_eq!(judged("a b a", "a b"), (3, 1, 0, 0));
    assert_eq!(judged("a b", "a b b"), (2, 0, 1, 0));
    assert_eq!(judged("a b", "b a"), (2, 0, 0, 1));
    assert_eq!(judged("a b", "a c"), (2, 1, 1, 0));
}
