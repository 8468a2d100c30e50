//! A game prepared for fitting: its moves as cells of the habits, and the sums over all worlds.
//!
//! Worlds are summed in closed form: given the Evil set and Mordred's seat, the weight is a product over seats, so
//! Merlin, Percival and Oberon are summed seat by seat. `Belief` computes the same posterior
//! world by world; a test compares the two.
// A tight numeric loop over small tables whose sizes are fixed by the number of seats.
#![allow(clippy::indexing_slicing, clippy::as_conversions, clippy::needless_range_loop)]

use avalon::{Quest, Role};
use bots::belief::{
    EVIL_VIEWS, EvilVoteFeatures, PlayerClass, ProposalFeatures, PublicHistory, QuestFeatures, VoteFeatures,
    evil_view, tempering,
};
use game::{Seat, SeatSet};

use super::game::Game;
use super::point::{Point, normal};

/// Seats a table can have.
const SEATS: usize = 10;

/// One move and the cells whose weights it uses.
enum Move {
    Ballot { team: SeatSet, leader: Seat, votes: Vec<VoteFeatures>, evil_votes: EvilVoteFeatures },
    Proposal { team: SeatSet, leader: Seat, features: ProposalFeatures },
    Quest { team: SeatSet, features: QuestFeatures },
}

/// The moves up to one result, and the Evil sets that the result leaves possible.
struct Section {
    moves: Vec<Move>,
    /// By set; `None` if the quest was never run.
    alive: Option<Vec<bool>>,
}

/// A game prepared for fitting.
pub struct Study {
    pub players: usize,
    /// Every Evil set of that size.
    pub sets: Vec<SeatSet>,
    /// The index of the true one in `sets`.
    pub truth: usize,
    /// Merlin's seat.
    pub merlin: Option<usize>,
    /// Whether a shot at Merlin was made, and at whom.
    pub shot: Option<usize>,
    /// The group of people that played it.
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
    /// Prepares a game.
    pub fn new(game: &Game) -> Study {
        let evil = game.evil();
        let all = (0..=SeatSet::first(game.players).bits()).map(SeatSet::from_bits);
        let sets: Vec<SeatSet> = all.filter(|set| set.len() == evil.len()).collect();
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
        study.read(game, evil.len());
        study
    }

    fn read(&mut self, game: &Game, evil: u8) {
        let mut history = PublicHistory::for_players(game.players, evil);
        let mut alive = vec![true; self.sets.len()];
        for (number, quest) in Quest::ALL.into_iter().zip(&game.quests) {
            let mut moves = Vec::new();
            for (attempt, proposal) in (1..).zip(&quest.proposals) {
                let (leader, team, approvals) = (proposal.leader, proposal.team, proposal.approve);
                history.propose(leader, number, team, attempt);
                moves.push(Move::Proposal { team, leader, features: ProposalFeatures::new(&history) });
                let vote = |seat| VoteFeatures::new(&history, seat, approvals);
                let votes = SeatSet::first(game.players).iter().map(vote).collect();
                let evil_votes = EvilVoteFeatures::new(&history, approvals);
                moves.push(Move::Ballot { team, leader, votes, evil_votes });
                history.vote(approvals);
            }
            let Some(fails) = quest.fails else {
                self.sections.push(Section { moves, alive: None });
                continue;
            };
            let team = history.now().team;
            moves.push(Move::Quest { team, features: QuestFeatures::new(&history, fails) });
            history.finish_quest(fails, quest.fails_needed);
            for (alive, set) in alive.iter_mut().zip(&self.sets) {
                *alive &= (*set & team).len() >= fails;
            }
            self.sections.push(Section { moves, alive: Some(alive.clone()) });
        }
    }

    /// The posterior after each quest, and over Merlin at the end, Evil known.
    pub fn judge(&self, weights: &[f64]) -> (Vec<Point>, Option<Vec<f64>>) {
        let temper = tempering(self.players as u8);
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

    /// Adds the weights of a section to every set's scores.
    fn add(&self, section: &Section, weights: &[f64], scores: &mut [Roles]) {
        let sum = |cells: &[usize]| cells.iter().map(|cell| weights[*cell]).sum::<f64>();
        for each in &section.moves {
            match each {
                Move::Ballot { team, leader, votes, evil_votes } => {
                    let mut said = [[[0.0; SEATS]; EVIL_VIEWS]; 5];
                    for class in PlayerClass::ALL {
                        for (view, said) in said[class.position()].iter_mut().enumerate() {
                            for (said, vote) in said.iter_mut().zip(votes) {
                                *said = sum(&vote.cells(class, view));
                            }
                        }
                    }
                    for (set, scores) in self.sets.iter().zip(scores.iter_mut()) {
                        scores.quest += sum(&evil_votes.cells(*set));
                        for seat in SeatSet::first(self.players as u8) {
                            self.touch(*set, *team, *leader, seat, scores, |class, view, score| {
                                *score += said[class.position()][view][usize::from(seat.number())];
                            });
                        }
                    }
                }
                Move::Proposal { team, leader, features } => {
                    let said = PlayerClass::ALL
                        .map(|class| [0, 1, 2, 3, 4, 5].map(|view| sum(&features.cells(class, view))));
                    for (set, scores) in self.sets.iter().zip(scores.iter_mut()) {
                        self.touch(*set, *team, *leader, *leader, scores, |class, view, score| {
                            *score += said[class.position()][view];
                        });
                    }
                }
                Move::Quest { team, features } => {
                    let said = [0, 1, 2, 3, 4].map(|evil| sum(&features.cells(evil)));
                    for (set, scores) in self.sets.iter().zip(scores.iter_mut()) {
                        scores.quest += said[usize::from((*set & *team).len().min(4))];
                    }
                }
            }
        }
    }

    /// The gradient of [`Study::add`].
    fn descend(&self, section: &Section, pull: &[Roles], gradient: &mut [f64]) {
        for each in &section.moves {
            match each {
                Move::Ballot { team, leader, votes, evil_votes } => {
                    let mut said = [[[0.0; SEATS]; EVIL_VIEWS]; 5];
                    for (set, pull) in self.sets.iter().zip(pull) {
                        let mut pull = *pull;
                        evil_votes.cells(*set).iter().for_each(|cell| gradient[*cell] += pull.quest);
                        for seat in SeatSet::first(self.players as u8) {
                            self.touch(*set, *team, *leader, seat, &mut pull, |class, view, pull| {
                                said[class.position()][view][usize::from(seat.number())] += *pull;
                            });
                        }
                    }
                    for class in PlayerClass::ALL {
                        for (view, said) in said[class.position()].iter().enumerate() {
                            for (said, vote) in said.iter().zip(votes) {
                                vote.cells(class, view).iter().for_each(|cell| gradient[*cell] += said);
                            }
                        }
                    }
                }
                Move::Proposal { team, leader, features } => {
                    for (set, pull) in self.sets.iter().zip(pull) {
                        let mut pull = *pull;
                        self.touch(*set, *team, *leader, *leader, &mut pull, |class, view, pull| {
                            features.cells(class, view).iter().for_each(|cell| gradient[*cell] += *pull);
                        });
                    }
                }
                Move::Quest { team, features } => {
                    for (set, pull) in self.sets.iter().zip(pull) {
                        let evil = usize::from((*set & *team).len());
                        features.cells(evil).iter().for_each(|cell| gradient[*cell] += pull.quest);
                    }
                }
            }
        }
    }

    /// Visits what a seat's move on a team touches: its number in every class it may be of, given the Evil set.
    #[inline(always)]
    fn touch(
        &self,
        set: SeatSet,
        team: SeatSet,
        leader: Seat,
        seat: Seat,
        roles: &mut Roles,
        mut visit: impl FnMut(PlayerClass, usize, &mut f64),
    ) {
        let (whole, at) = (evil_view(set, seat, team, leader), usize::from(seat.number()));
        if set.contains(seat) {
            visit(PlayerClass::Evil, whole, &mut roles.evil[at]);
            if self.oberon.is_some() {
                visit(PlayerClass::Oberon, whole, &mut roles.oberon[at]);
            }
            return;
        }
        visit(PlayerClass::Servant, whole, &mut roles.servant[at]);
        if self.percival.is_some() {
            visit(PlayerClass::Percival, whole, &mut roles.percival[at]);
        }
        if self.merlin.is_some() {
            for (place, hidden) in self.mordreds(set) {
                let seen = evil_view(set - hidden, seat, team, leader);
                visit(PlayerClass::Merlin, seen, &mut roles.merlin[place][at]);
            }
        }
    }

    /// Mordred's possible seats as places among the Evil seats; one empty set if there is no Mordred.
    fn mordreds(&self, set: SeatSet) -> impl Iterator<Item = (usize, SeatSet)> + use<> {
        let some = self.mordred.is_some();
        let count = if some { usize::from(set.len()) } else { 1 };
        let seats = set.iter().map(move |seat| if some { SeatSet::only(seat) } else { SeatSet::EMPTY });
        seats.take(count).enumerate()
    }

    fn sum(&self, set: usize, scores: &Roles) -> Sum {
        self.sum_with(set, scores, None, None)
    }

    /// The sum over all worlds with this Evil set; of those with Merlin here; of the true one alone.
    fn sum_with(&self, set: usize, scores: &Roles, merlin: Option<usize>, all: Option<()>) -> Sum {
        let mask = self.sets[set];
        let evil = |seat: usize| mask.bits() >> seat & 1 == 1;
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
            let mordred = hidden.lowest().map_or(SEATS, |seat| usize::from(seat.number()));
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
        self.normalise(&mut share, total, mask);
        Sum { log: log + total.ln(), share }
    }

    /// Divides the shares by their total and fills in those of plain Evil players and Servants.
    fn normalise(&self, share: &mut Roles, total: f64, evil: SeatSet) {
        for seat in 0..self.players {
            share.merlin.iter_mut().for_each(|row| row[seat] /= total);
            share.percival[seat] /= total;
            share.oberon[seat] /= total;
            if evil.bits() >> seat & 1 == 1 {
                share.evil[seat] = 1.0 - share.oberon[seat];
            } else {
                let merlin: f64 = share.merlin.iter().map(|row| row[seat]).sum();
                share.servant[seat] = 1.0 - share.percival[seat] - merlin;
            }
        }
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
