//! What one open move says of every world, by the habits: worked out once by seat and class, then looked up.
// A tight numeric loop: every index below is a class, a dirt, a seat, or four bits into a table of 16.
#![allow(clippy::indexing_slicing, clippy::as_conversions)]

use avalon::options::{Lancelot, Rules};

use super::course::Course;
use super::habits::{Bloc, Class, DIRT, Habits, Lead, Outcome, Vote, dirt, temper};
use super::table::Factors;
use super::world::{Evil, bit};

/// Seats a table can have.
const SEATS: usize = 10;

/// How likely a move makes each seat to be of each class, beside a Servant or a plain Evil player.
pub struct Voice {
    team: u16,
    leader: u8,
    /// The seats that moved.
    seats: u16,
    said: [[[f64; SEATS]; DIRT]; 5],
    bloc: Option<Bloc>,
    temper: f64,
}

impl Voice {
    /// The votes on the team of the course, but for one's own: what one chose oneself, knowing what one knew, says
    /// nothing new.
    pub fn votes(habits: &Habits, course: &Course, approvals: u16, own: u16) -> Voice {
        let mut voice = Voice::silent(course);
        for seat in (0..course.players()).filter(|seat| bit(*seat) & own == 0) {
            let vote = Vote::of(course, seat, approvals);
            voice.add(seat, |class, dirt| habits.score(&vote.cells(class, dirt)));
        }
        voice.bloc = Some(Bloc::of(course, approvals));
        voice
    }

    /// The proposal of the course, unless it is one's own.
    pub fn lead(habits: &Habits, course: &Course, own: u16) -> Voice {
        let mut voice = Voice::silent(course);
        let lead = Lead::of(course);
        if bit(course.leader()) & own == 0 {
            voice.add(course.leader(), |class, dirt| habits.score(&lead.cells(class, dirt)));
        }
        voice
    }

    fn silent(course: &Course) -> Voice {
        let said = [[[1.0; SEATS]; DIRT]; 5];
        Voice {
            team: course.team(),
            leader: course.leader(),
            seats: 0,
            said,
            bloc: None,
            temper: temper(course.players()),
        }
    }

    fn add(&mut self, seat: u8, score: impl Fn(Class, usize) -> f64) {
        self.seats |= bit(seat);
        for class in Class::ALL {
            for (dirt, said) in self.said[class.place()].iter_mut().enumerate() {
                said[usize::from(seat)] = (score(class, dirt) * self.temper).exp();
            }
        }
    }

    /// What the move says of the worlds with this Evil half.
    pub fn factors(&self, habits: &Habits, evil: &Evil, dark: &Dark) -> Factors {
        let (unseen, strangers) = (dark.unseen(evil), dark.strangers(evil));
        let mut factors = Factors::NONE;
        if let Some(bloc) = &self.bloc {
            factors.all = (habits.score(&bloc.cells(evil.cards)) * self.temper).exp();
        }
        let mut left = self.seats;
        while left != 0 {
            let seat = left.trailing_zeros() as u8; // below ten
            left &= left - 1;
            let at = usize::from(seat);
            let whole = dirt(evil.cards, seat, self.team, self.leader);
            if evil.cards & bit(seat) != 0 {
                let class = if strangers & bit(seat) != 0 { Class::Oberon } else { Class::Evil };
                factors.all *= self.said[class.place()][whole][at];
            } else {
                let servant = self.said[Class::Servant.place()][whole][at];
                let seen = dirt(evil.cards & !unseen, seat, self.team, self.leader);
                factors.all *= servant;
                factors.merlin[at] = self.said[Class::Merlin.place()][seen][at] / servant;
                factors.percival[at] = self.said[Class::Percival.place()][whole][at] / servant;
            }
        }
        factors
    }
}

/// What a quest's Fails say, by how many Evil players went.
pub fn quest(habits: &Habits, course: &Course, fails: u8) -> [f64; 5] {
    let outcome = Outcome::of(course, fails);
    let temper = temper(course.players());
    [0, 1, 2, 3, 4].map(|evil| (habits.score(&outcome.cells(evil)) * temper).exp())
}

/// Who stays in the dark in the night, by the rules.
#[derive(Clone, Copy, Debug)]
pub struct Dark {
    sees_oberon: bool,
    shy: bool,
}

impl Dark {
    /// By these rules.
    pub fn new(rules: &Rules) -> Dark {
        let shy = matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2);
        Dark { sees_oberon: rules.merlin_sees_oberon, shy }
    }

    /// Evil cards Merlin did not see.
    #[inline(always)]
    fn unseen(self, evil: &Evil) -> u16 {
        bit(evil.mordred) | if self.sees_oberon { 0 } else { bit(evil.oberon) }
    }

    /// Evil cards that saw no other: a Lancelot with eyes shut knows as little as Oberon.
    #[inline(always)]
    fn strangers(self, evil: &Evil) -> u16 {
        bit(evil.oberon) | if self.shy { bit(evil.lancelot) } else { 0 }
    }
}
