//! A game made ready for fitting: its moves as cells of the habits, and the sums over all worlds.
//!
//! Worlds are summed in closed form: given the Evil set and Mordred's seat, what habits say is a product over
//! seats, so Merlin, Percival and Oberon are summed over seat by seat. `Belief` computes the same posterior
//! world by world; a test holds the two together.
// A tight numeric loop over small tables whose sizes are fixed by the number of seats.
#![allow(clippy::indexing_slicing, clippy::as_conversions, clippy::needless_range_loop)]

use avalon::role::Role;
use bots::belief::{Bloc, Class, Course, DIRT, Lead, Outcome, Vote, dirt, temper};

use super::game::Game;
use super::point::{Point, normal};

/// Seats a table can have.
const SEATS: usize = 10;

/// One move and the cells it speaks through.
enum Move {
    Ballot { team: u16, leader: u8, votes: Vec<Vote>, bloc: Bloc },
    Lead { team: u16, leader: u8, lead: Lead },
    Quest { team: u16, outcome: Outcome },
}

/// The moves up to one result, and the Evil sets it leaves.
struct Section {
    moves: Vec<Move>,
    /// By set; `None` if the quest was never run.
    alive: Option<Vec<bool>>,
}

/// A game made ready.
pub struct Study {
    /// How many played.
    pub players: usize,
    /// Every Evil set of that size.
    pub sets: Vec<u16>,
    /// The true one, as its place in `sets`.
    pub truth: usize,
    /// Merlin's seat.
    pub merlin: Option<usize>,
    /// Whether a shot at Merlin was made, and at whom.
    pub shot: Option<usize>,
    /// The circle it was played in.
    pub group: u64,
    percival: Option<usize>,
    mordred: Option<usize>,
    oberon: Option<usize>,
    sections: Vec<Section>,
}

/// A number for every seat in every role it may have, given one Evil set. `merlin` is by Mordred's place among
/// the Evil seats too: Merlin does not see him.
#[derive(Clone, Copy, Default)]
struct Roles {
    quest: f64,
    servant: [f64; SEATS],
    percival: [f64; SEATS],
    evil: [f64; SEATS],
    oberon: [f64; SEATS],
    merlin: [[f64; SEATS]; 4],
}

/// How much each part of the loss counts.
#[derive(Clone, Copy, Debug)]
pub struct Stakes {
    /// The Evil set after each quest.
    pub evil: f64,
    /// Merlin at the shot, Evil known.
    pub merlin: f64,
    /// Every role at the end, Evil known.
    pub roles: f64,
}

impl Study {
    /// Makes a game ready.
    pub fn new(game: &Game) -> Study {
        let evil = game.evil().bits();
        let everybody = (1_u16 << game.players) - 1;
        let sets: Vec<u16> = (0..=everybody).filter(|set| set.count_ones() == evil.count_ones()).collect();
        let seat = |role| game.holder(role).map(|seat| usize::from(seat.number()));
        let mut study = Study {
            players: game.players.into(),
            truth: sets.iter().position(|set| *set == evil).unwrap_or(0),
            sets,
            merlin: seat(Role::Merlin),
            shot: game.shot.filter(|_| game.is_shot()).map(|seat| seat.number().into()),
            group: game.group,
            percival: seat(Role::Percival),
            mordred: seat(Role::Mordred),
            oberon: seat(Role::Oberon),
            sections: Vec::new(),
        };
        study.read(game, evil.count_ones() as u8);
        study
    }

    fn read(&mut self, game: &Game, evil: u8) {
        let mut course = Course::new(game.players, evil);
        let mut alive = vec![true; self.sets.len()];
        for quest in &game.quests {
            let mut moves = Vec::new();
            for (attempt, proposal) in (1..).zip(&quest.proposals) {
                course.propose(proposal.leader, proposal.team, attempt);
                let team = proposal.team.bits();
                let leader = proposal.leader.number();
                moves.push(Move::Lead { team, leader, lead: Lead::of(&course) });
                let approvals = proposal.approve.bits();
                let votes = (0..game.players).map(|seat| Vote::of(&course, seat, approvals)).collect();
                moves.push(Move::Ballot { team, leader, votes, bloc: Bloc::of(&course, approvals) });
            }
            let Some(fails) = quest.fails else {
                self.sections.push(Section { moves, alive: None });
                continue;
            };
            let team = course.team();
            moves.push(Move::Quest { team, outcome: Outcome::of(&course, fails) });
            course.resolve(fails, quest.fails_needed, true);
            for (alive, set) in alive.iter_mut().zip(&self.sets) {
                *alive &= (set & team).count_ones() >= u32::from(fails);
            }
            self.sections.push(Section { moves, alive: Some(alive.clone()) });
        }
    }

    /// The posterior after each quest, and over Merlin at the end, Evil known.
    pub fn judge(&self, weights: &[f64]) -> (Vec<Point>, Option<Vec<f64>>) {
        let temper = temper(self.players as u8);
        let weights: Vec<f64> = weights.iter().map(|weight| weight * temper).collect();
        let mut scores = vec![Roles::default(); self.sets.len()];
        let mut points = Vec::new();
        for (place, section) in self.sections.iter().enumerate() {
            self.add(section, &weights, &mut scores);
            if let Some(alive) = &section.alive {
                let log = |(set, alive): (usize, &bool)| {
                    if *alive { self.sum(set, &scores[set]).log } else { f64::NEG_INFINITY }
                };
                let log: Vec<f64> = alive.iter().enumerate().map(log).collect();
                points.push(Point { quest: place, sets: normal(&log) });
            }
        }
        let merlin = self.merlin.map(|_| self.merlin_of(&self.sum(self.truth, &scores[self.truth])));
        (points, merlin)
    }

    fn merlin_of(&self, sum: &Sum) -> Vec<f64> {
        let by_mordred = |seat: usize| sum.share.merlin.iter().map(|row| row[seat]).sum();
        (0..self.players).map(by_mordred).collect()
    }

    /// The loss of these weights, adding its gradient.
    pub fn learn(&self, weights: &[f64], stakes: &Stakes, gradient: &mut [f64]) -> f64 {
        let mut scores = vec![Roles::default(); self.sets.len()];
        let mut pulls = Vec::new();
        let mut loss = 0.0;
        for section in &self.sections {
            self.add(section, weights, &mut scores);
            let mut pull = vec![Roles::default(); self.sets.len()];
            if let Some(alive) = &section.alive {
                let sums: Vec<Option<Sum>> = alive
                    .iter()
                    .enumerate()
                    .map(|(set, alive)| alive.then(|| self.sum(set, &scores[set])))
                    .collect();
                let most = sums.iter().flatten().map(|sum| sum.log).fold(f64::NEG_INFINITY, f64::max);
                let total: f64 = sums.iter().flatten().map(|sum| (sum.log - most).exp()).sum();
                for (set, sum) in sums.iter().enumerate() {
                    let Some(sum) = sum else { continue };
                    let share = (sum.log - most).exp() / total;
                    if set == self.truth {
                        loss -= stakes.evil * share.ln();
                    }
                    let coefficient = f64::from(u8::from(set == self.truth)) - share;
                    pull[set].add(&sum.share, stakes.evil * coefficient);
                }
            }
            pulls.push(pull);
        }
        if let (Some(merlin), Some(last)) = (self.merlin, pulls.last_mut()) {
            loss += self.learn_roles(merlin, &scores[self.truth], stakes, &mut last[self.truth]);
        }
        let mut pull = vec![Roles::default(); self.sets.len()];
        for (section, more) in self.sections.iter().zip(&pulls).rev() {
            for (pull, more) in pull.iter_mut().zip(more) {
                pull.add(more, 1.0);
            }
            self.descend(section, &pull, gradient);
        }
        loss
    }

    /// Merlin's part and the roles' part, both with Evil known.
    fn learn_roles(&self, merlin: usize, scores: &Roles, stakes: &Stakes, pull: &mut Roles) -> f64 {
        let sum = self.sum(self.truth, scores);
        let mut loss = 0.0;
        if self.shot.is_some() && stakes.merlin > 0.0 {
            let known = self.sum_with(self.truth, scores, Some(merlin), None);
            loss += stakes.merlin * (sum.log - known.log);
            pull.add(&known.share, stakes.merlin);
            pull.add(&sum.share, -stakes.merlin);
        }
        if stakes.roles > 0.0 {
            let known = self.sum_with(self.truth, scores, Some(merlin), Some(()));
            loss += stakes.roles * (sum.log - known.log);
            pull.add(&known.share, stakes.roles);
            pull.add(&sum.share, -stakes.roles);
        }
        loss
    }

    /// Adds what a section says to every set's scores.
    fn add(&self, section: &Section, weights: &[f64], scores: &mut [Roles]) {
        let sum = |cells: &[usize]| cells.iter().map(|cell| weights[*cell]).sum::<f64>();
        for each in &section.moves {
            match each {
                Move::Ballot { team, leader, votes, bloc } => {
                    let mut said = [[[0.0; SEATS]; DIRT]; 5];
                    for class in Class::ALL {
                        for (dirt, said) in said[class.place()].iter_mut().enumerate() {
                            for (said, vote) in said.iter_mut().zip(votes) {
                                *said = sum(&vote.cells(class, dirt));
                            }
                        }
                    }
                    for (set, scores) in self.sets.iter().zip(scores.iter_mut()) {
                        scores.quest += sum(&bloc.cells(*set));
                        for seat in 0..self.players {
                            self.touch(*set, *team, *leader, seat, scores, |class, dirt, score| {
                                *score += said[class.place()][dirt][seat];
                            });
                        }
                    }
                }
                Move::Lead { team, leader, lead } => {
                    let said =
                        Class::ALL.map(|class| [0, 1, 2, 3, 4, 5].map(|dirt| sum(&lead.cells(class, dirt))));
                    for (set, scores) in self.sets.iter().zip(scores.iter_mut()) {
                        self.touch(
                            *set,
                            *team,
                            *leader,
                            usize::from(*leader),
                            scores,
                            |class, dirt, score| {
                                *score += said[class.place()][dirt];
                            },
                        );
                    }
                }
                Move::Quest { team, outcome } => {
                    let said = [0, 1, 2, 3, 4].map(|evil| sum(&outcome.cells(evil)));
                    for (set, scores) in self.sets.iter().zip(scores.iter_mut()) {
                        scores.quest += said[(set & team).count_ones().min(4) as usize];
                    }
                }
            }
        }
    }

    /// The reverse of [`Study::add`].
    fn descend(&self, section: &Section, pull: &[Roles], gradient: &mut [f64]) {
        for each in &section.moves {
            match each {
                Move::Ballot { team, leader, votes, bloc } => {
                    let mut said = [[[0.0; SEATS]; DIRT]; 5];
                    for (set, pull) in self.sets.iter().zip(pull) {
                        let mut pull = *pull;
                        bloc.cells(*set).iter().for_each(|cell| gradient[*cell] += pull.quest);
                        for seat in 0..self.players {
                            self.touch(*set, *team, *leader, seat, &mut pull, |class, dirt, pull| {
                                said[class.place()][dirt][seat] += *pull;
                            });
                        }
                    }
                    for class in Class::ALL {
                        for (dirt, said) in said[class.place()].iter().enumerate() {
                            for (said, vote) in said.iter().zip(votes) {
                                vote.cells(class, dirt).iter().for_each(|cell| gradient[*cell] += said);
                            }
                        }
                    }
                }
                Move::Lead { team, leader, lead } => {
                    for (set, pull) in self.sets.iter().zip(pull) {
                        let mut pull = *pull;
                        self.touch(
                            *set,
                            *team,
                            *leader,
                            usize::from(*leader),
                            &mut pull,
                            |class, dirt, pull| {
                                lead.cells(class, dirt).iter().for_each(|cell| gradient[*cell] += *pull);
                            },
                        );
                    }
                }
                Move::Quest { team, outcome } => {
                    for (set, pull) in self.sets.iter().zip(pull) {
                        let evil = (set & team).count_ones() as usize;
                        outcome.cells(evil).iter().for_each(|cell| gradient[*cell] += pull.quest);
                    }
                }
            }
        }
    }

    /// Visits what a seat's move on a team touches: its number in every class it may be of, given the Evil set.
    #[inline(always)]
    fn touch(
        &self,
        set: u16,
        team: u16,
        leader: u8,
        seat: usize,
        roles: &mut Roles,
        mut visit: impl FnMut(Class, usize, &mut f64),
    ) {
        let whole = dirt(set, seat as u8, team, leader);
        if set >> seat & 1 == 1 {
            visit(Class::Evil, whole, &mut roles.evil[seat]);
            if self.oberon.is_some() {
                visit(Class::Oberon, whole, &mut roles.oberon[seat]);
            }
            return;
        }
        visit(Class::Servant, whole, &mut roles.servant[seat]);
        if self.percival.is_some() {
            visit(Class::Percival, whole, &mut roles.percival[seat]);
        }
        if self.merlin.is_some() {
            for (place, hidden) in self.mordreds(set) {
                let seen = dirt(set & !hidden, seat as u8, team, leader);
                visit(Class::Merlin, seen, &mut roles.merlin[place][seat]);
            }
        }
    }

    /// Mordred's possible seats as places among the Evil seats, with their bits; no bit if there is no Mordred.
    #[inline(always)]
    fn mordreds(&self, set: u16) -> impl Iterator<Item = (usize, u16)> + use<> {
        let some = self.mordred.is_some();
        let count = if some { set.count_ones() as usize } else { 1 };
        let mut left = set;
        (0..count).map(move |place| {
            let lowest = left & left.wrapping_neg();
            left &= left.wrapping_sub(1);
            (place, if some { lowest } else { 0 })
        })
    }

    fn sum(&self, set: usize, scores: &Roles) -> Sum {
        self.sum_with(set, scores, None, None)
    }

    /// The sum over all worlds with this Evil set; of those with Merlin here; of the true one alone.
    fn sum_with(&self, set: usize, scores: &Roles, merlin: Option<usize>, all: Option<()>) -> Sum {
        let mask = self.sets[set];
        let evil = |seat: usize| mask >> seat & 1 == 1;
        let pinned = |truth: Option<usize>, seat: usize| all.is_none() || truth == Some(seat);
        let mut log = scores.quest;
        let (mut percival, mut oberon) = ([0.0; SEATS], [0.0; SEATS]);
        for seat in 0..self.players {
            if evil(seat) {
                log += scores.evil[seat];
                if self.oberon.is_some() && pinned(self.oberon, seat) {
                    oberon[seat] = (scores.oberon[seat] - scores.evil[seat]).exp();
                }
            } else {
                log += scores.servant[seat];
                if self.percival.is_some() && pinned(self.percival, seat) {
                    percival[seat] = (scores.percival[seat] - scores.servant[seat]).exp();
                }
            }
        }
        let percivals: f64 = percival.iter().sum();
        let oberons: f64 = oberon.iter().sum();
        let mut share = Roles { quest: 1.0, ..Roles::default() };
        let mut total = 0.0;
        for (place, hidden) in self.mordreds(mask) {
            let mordred = hidden.trailing_zeros() as usize;
            if self.mordred.is_some() && !pinned(self.mordred, mordred) {
                continue;
            }
            // Mordred is not Oberon, and Percival is not Merlin.
            let alone = if self.oberon.is_none() {
                1.0
            } else {
                oberons - oberon.get(mordred).copied().unwrap_or(0.0)
            };
            let mut good = 0.0;
            for seat in 0..self.players {
                if evil(seat) || self.merlin.is_none() || merlin.is_some_and(|merlin| merlin != seat) {
                    continue;
                }
                let ratio = (scores.merlin[place][seat] - scores.servant[seat]).exp();
                let rest = if self.percival.is_none() { 1.0 } else { percivals - percival[seat] };
                let both = ratio * rest * alone;
                good += ratio * rest;
                share.merlin[place][seat] += both;
                for (at, percival) in percival.iter().enumerate().filter(|(at, _)| *at != seat) {
                    share.percival[at] += ratio * percival * alone;
                }
            }
            if self.merlin.is_none() {
                good = 1.0;
            }
            for (at, oberon) in oberon.iter().enumerate().filter(|(at, _)| *at != mordred) {
                share.oberon[at] += oberon * good;
            }
            total += good * alone;
        }
        for seat in 0..self.players {
            share.merlin.iter_mut().for_each(|row| row[seat] /= total);
            share.percival[seat] /= total;
            share.oberon[seat] /= total;
            if evil(seat) {
                share.evil[seat] = 1.0 - share.oberon[seat];
            } else {
                let merlin: f64 = share.merlin.iter().map(|row| row[seat]).sum();
                share.servant[seat] = 1.0 - share.percival[seat] - merlin;
            }
        }
        Sum { log: log + total.ln(), share }
    }
}

/// A sum over worlds: its logarithm, and the share of each seat in each role.
struct Sum {
    log: f64,
    share: Roles,
}

impl Roles {
    fn add(&mut self, more: &Roles, times: f64) {
        self.quest += more.quest * times;
        let add = |to: &mut [f64; SEATS], from: &[f64; SEATS]| {
            to.iter_mut().zip(from).for_each(|(to, from)| *to += from * times);
        };
        add(&mut self.servant, &more.servant);
        add(&mut self.percival, &more.percival);
        add(&mut self.evil, &more.evil);
        add(&mut self.oberon, &more.oberon);
        self.merlin.iter_mut().zip(&more.merlin).for_each(|(to, from)| add(to, from));
    }
}
