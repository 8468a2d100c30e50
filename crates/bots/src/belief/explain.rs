//! Which facts changed a belief, and by how much.

use avalon::Role;
use game::Seat;

use super::fact::Fact;
use super::posterior::Belief;

/// A question about a seat.
///
/// ```
/// use avalon::Avalon;
/// use avalon::Setup;
/// use avalon::Side;
/// use bots::belief::{Belief, Fact, Question};
/// use game::{Protocol, Seat, Viewer};
///
/// let options = Avalon::check(&Setup { players: Some(5), ..Setup::default() }).unwrap().options;
/// let mut belief = Belief::new(&options, Viewer::Table);
/// belief.observe(Fact::Side { seat: Seat::S3, side: Side::Evil });
/// let influences = belief.explain(Question::Evil(Seat::S0), 3);
/// assert_eq!(influences.len(), 1);
/// assert!(influences[0].nats < 0.0); // another Evil player was found
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Is this seat Evil now?
    Evil(Seat),
    /// Does this seat hold this card?
    Role(Seat, Role),
}

/// A fact and how it changed the answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Influence {
    /// The position of the fact, from 0.
    pub position: usize,
    /// The fact.
    pub fact: Fact,
    /// The probability before the fact.
    pub before: f64,
    /// The probability after the fact.
    pub after: f64,
    /// The change of the log-odds, in nats; about thirty if the fact settled the question.
    pub nats: f64,
}

impl Belief {
    /// The probability that the answer is yes.
    pub fn answer(&self, question: Question) -> f64 {
        match question {
            Question::Evil(seat) => self.evil(seat),
            Question::Role(seat, role) => self.role(seat, role),
        }
    }

    /// The facts that changed this answer most, strongest first. The whole belief is computed again, fact by fact.
    pub fn explain(&self, question: Question, count: usize) -> Vec<Influence> {
        let mut again = self.restarted();
        let mut before = again.answer(question);
        let mut influences = Vec::new();
        for (position, fact) in self.facts().iter().copied().enumerate() {
            // The first fact of a seat is its own card: before it there is no answer.
            let first = again.worlds() == 0;
            again.observe(fact);
            let after = again.answer(question);
            let nats = log_odds(after) - log_odds(before);
            if !first && nats.abs() > 1e-9 {
                influences.push(Influence { position, fact, before, after, nats });
            }
            before = after;
        }
        influences.sort_by(|a, b| b.nats.abs().total_cmp(&a.nats.abs()).then(a.position.cmp(&b.position)));
        influences.truncate(count);
        influences
    }
}

fn log_odds(probability: f64) -> f64 {
    // Rounding can bring a sum of many weights above 1; a settled question counts as about thirty nats.
    let probability = probability.clamp(1e-12, 1.0 - 1e-12);
    (probability / (1.0 - probability)).ln()
}
