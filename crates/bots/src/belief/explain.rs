//! Which facts moved a belief, and how far.

use avalon::role::Role;
use game::Seat;

use super::fact::Fact;
use super::posterior::Belief;

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is this seat Evil now?
    Evil(Seat),
    /// Does this seat hold this card?
    Role(Seat, Role),
}

/// One fact and what it did to the answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moved {
    /// Which fact, counting from 0.
    pub at: usize,
    /// The fact.
    pub fact: Fact,
    /// The probability before it.
    pub before: f64,
    /// And after.
    pub after: f64,
    /// The change of the log-odds, in nats; some thirty where a fact settled the question.
    pub nats: f64,
}

impl Belief {
    /// How likely the answer is yes.
    pub fn answer(&self, question: Question) -> f64 {
        match question {
            Question::Evil(seat) => self.evil(seat),
            Question::Role(seat, role) => self.role(seat, role),
        }
    }

    /// The facts that moved this answer most, the strongest first: everything is thought through again, fact by
    /// fact, so it costs as much as the game so far.
    pub fn explain(&self, question: Question, count: usize) -> Vec<Moved> {
        let mut again = self.anew();
        let mut before = again.answer(question);
        let mut moved = Vec::new();
        for (at, fact) in self.facts().iter().copied().enumerate() {
            // A seat's first fact is its own card: there is nothing before it to be moved.
            let first = again.worlds() == 0;
            again.observe(fact);
            let after = again.answer(question);
            let nats = odds(after) - odds(before);
            if !first && nats.abs() > 1e-9 {
                moved.push(Moved { at, fact, before, after, nats });
            }
            before = after;
        }
        moved.sort_by(|a, b| b.nats.abs().total_cmp(&a.nats.abs()).then(a.at.cmp(&b.at)));
        moved.truncate(count);
        moved
    }
}

fn odds(probability: f64) -> f64 {
    // A sum of many weights may miss 1 by a rounding error; a settled question is put at some thirty nats.
    let probability = probability.clamp(1e-12, 1.0 - 1e-12);
    (probability / (1.0 - probability)).ln()
}
