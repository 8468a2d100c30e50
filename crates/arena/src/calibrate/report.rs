//! The measured figures, by number of seats.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use bots::belief::Habits;
use game::SeatSet;
use rayon::prelude::*;
use serde::Serialize;

use super::fit::{Recipe, fit};
use super::game::Game;
use super::naive::Naive;
use super::point::normal;
use super::score::{Figures, Score};
use super::study::Study;

/// Where the habits come from.
#[derive(Clone, Debug)]
pub enum Source<'a> {
    /// The shipped ones. The naive Bayes beside them is counted by cross-validation on the games themselves.
    Shipped,
    /// Fitted on these games, as is the naive Bayes.
    Fitted(&'a [Game]),
    /// Fitted by cross-validation over groups, in this many folds, as is the naive Bayes.
    Crossed(u64),
}

/// The figures of some games.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// How many games.
    pub games: usize,
    /// Share of real shots that hit.
    pub people_pick: Option<f64>,
    /// How many shots there were.
    pub shots: usize,
    /// The figures of the belief.
    #[serde(flatten)]
    pub belief: Figures,
    /// The figures of the naive Bayes.
    pub naive_bayes: Beside,
    /// The belief's pick rate for a shooter who knows who is Evil but, unlike the real one, not its own card.
    pub merlin_pick_unseated: Option<f64>,
    /// The belief's pick rate less the naive Bayes', on the same shots, and its standard error.
    pub merlin_gain: Option<(f64, f64)>,
}

/// The figures of the naive Bayes, in the same shape.
#[derive(Clone, Debug, Serialize)]
pub struct Beside {
    /// How many games.
    pub games: usize,
    /// Share of real shots that hit.
    pub people_pick: Option<f64>,
    /// Its own figures.
    #[serde(flatten)]
    pub belief: Figures,
}

/// All figures.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// By number of seats.
    pub by_seats: BTreeMap<u8, Row>,
    /// All together.
    pub all: Row,
}

/// Sums over some games.
#[derive(Clone, Debug, Default)]
struct Sum {
    games: usize,
    shots: usize,
    people: usize,
    unseated: usize,
    ours: Score,
    naive: Score,
    gain: (f64, f64),
}

impl Sum {
    fn add(&mut self, other: &Sum) {
        self.games += other.games;
        self.shots += other.shots;
        self.people += other.people;
        self.unseated += other.unseated;
        self.ours.add(&other.ours);
        self.naive.add(&other.naive);
        self.gain = (self.gain.0 + other.gain.0, self.gain.1 + other.gain.1);
    }

    #[allow(clippy::as_conversions)] // counts of games are far below 2⁵²
    fn row(&self) -> Row {
        let shots = self.shots as f64;
        let people_pick = (self.shots > 0).then(|| self.people as f64 / shots);
        let gain = self.gain.0 / shots;
        Row {
            games: self.games,
            people_pick,
            shots: self.shots,
            merlin_pick_unseated: (self.shots > 0).then(|| self.unseated as f64 / shots),
            belief: self.ours.figures(),
            naive_bayes: Beside { games: self.games, people_pick, belief: self.naive.figures() },
            merlin_gain: (self.shots > 0)
                .then(|| (gain, (self.gain.1 / shots - gain * gain).sqrt() / shots.sqrt())),
        }
    }
}

/// The fold of a group.
fn fold_of(group: u64, folds: u64) -> u64 {
    // A multiplicative hash: neighbouring numbers of groups do not share a fold.
    group.wrapping_mul(2_654_435_761) / 1024 % folds.max(1)
}

/// Measures the belief on these games.
pub fn measure(games: &[Game], source: &Source<'_>, recipe: &Recipe) -> Report {
    let rows: Vec<(u8, Sum)> = match *source {
        Source::Fitted(others) => {
            let habits = learn(others.iter(), recipe);
            let naive = Naive::fit(others);
            games.par_iter().map(|game| (game.players, weigh(game, &habits, &naive))).collect()
        }
        Source::Shipped => crossed(games, 5, |_| bots::belief::PEOPLE.clone()),
        Source::Crossed(folds) => crossed(games, folds, |train| learn(train.iter().copied(), recipe)),
    };
    let (mut by_seats, mut all) = (BTreeMap::<u8, Sum>::new(), Sum::default());
    for (players, row) in &rows {
        by_seats.entry(*players).or_default().add(row);
        all.add(row);
    }
    Report { by_seats: by_seats.iter().map(|(players, sum)| (*players, sum.row())).collect(), all: all.row() }
}

/// The habits that fit these games.
pub fn learn<'a>(games: impl Iterator<Item = &'a Game>, recipe: &Recipe) -> Habits {
    let studies: Vec<Study> = games.map(Study::new).collect();
    let weights = fit(&studies.iter().collect::<Vec<_>>(), recipe);
    #[allow(clippy::as_conversions)] // rounded to what is shipped
    Habits::new(weights.iter().map(|weight| *weight as f32).collect())
}

fn crossed(games: &[Game], folds: u64, habits: impl Fn(&[&Game]) -> Habits) -> Vec<(u8, Sum)> {
    let mut rows = Vec::new();
    for fold in 0..folds {
        let (test, train): (Vec<&Game>, Vec<&Game>) =
            games.iter().partition(|game| fold_of(game.group, folds) == fold);
        if test.is_empty() {
            continue;
        }
        let naive = Naive::fit(train.iter().copied());
        let habits = habits(&train);
        rows.par_extend(test.par_iter().map(|game| (game.players, weigh(game, &habits, &naive))));
    }
    rows
}

/// One game's part of the sums.
fn weigh(game: &Game, habits: &Habits, naive: &Naive) -> Sum {
    let mut sum = Sum { games: 1, ..Sum::default() };
    let truth = game.evil();
    let all = (0..=SeatSet::first(game.players).bits()).map(SeatSet::from_bits);
    let sets: Vec<SeatSet> = all.filter(|set| set.len() == truth.len()).collect();
    let (points, unseated) = game.public(&sets, habits);
    for point in points {
        tally(&mut sum.ours, point.quest, &sets, &point.sets, truth, game.players);
    }
    for (quest, log) in naive.evil(game, &sets).iter().enumerate() {
        tally(&mut sum.naive, quest, &sets, &normal(log), truth, game.players);
    }
    let merlin = game.holder(avalon::Role::Merlin).filter(|_| game.is_shot());
    if let (Some(merlin), Some(ours)) = (merlin, game.assassin(habits)) {
        let theirs = naive.merlin(game);
        let merlin = usize::from(merlin.number());
        sum.shots = 1;
        sum.unseated = usize::from(best(&unseated) == Some(merlin));
        sum.people = usize::from(game.shot.is_some_and(|shot| usize::from(shot.number()) == merlin));
        let (hit, other) = (best(&ours) == Some(merlin), best(&theirs) == Some(merlin));
        sum.ours.shot(hit, ours.get(merlin).copied().unwrap_or(0.0));
        sum.naive.shot(other, theirs.get(merlin).copied().unwrap_or(0.0));
        let gain = f64::from(u8::from(hit)) - f64::from(u8::from(other));
        sum.gain = (gain, gain * gain);
    }
    sum
}

fn tally(score: &mut Score, quest: usize, sets: &[SeatSet], said: &[f64], truth: SeatSet, players: u8) {
    let of = |is: &dyn Fn(SeatSet) -> bool| -> f64 {
        sets.iter().zip(said).filter(|(set, _)| is(**set)).map(|(_, said)| said).sum()
    };
    let seats = SeatSet::first(players).iter();
    let seats: Vec<(f64, bool)> =
        seats.map(|seat| (of(&|set| set.contains(seat)), truth.contains(seat))).collect();
    score.evil(quest, of(&|set| set == truth), &seats);
}

/// The index of the greatest; the first of equals.
fn best(said: &[f64]) -> Option<usize> {
    let mut places = said.iter().enumerate();
    let first = places.next()?;
    Some(places.fold(first, |best, each| if each.1 > best.1 { each } else { best }).0)
}

impl fmt::Display for Report {
    /// A table by seats, and the reliability of P(Evil) as a plot.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number =
            |value: Option<f64>| value.map_or_else(|| "    -".to_string(), |value| format!("{value:5.3}"));
        writeln!(
            f,
            "seats  games  shots  Merlin  people  naive  | Evil log-loss after quest 1…5 (naive Bayes)"
        )?;
        let rows = self.by_seats.iter().map(|(seats, row)| (seats.to_string(), row));
        for (name, row) in rows.chain([("all".to_string(), &self.all)]) {
            let ours = row.belief.evil_log_loss.iter();
            let mut losses = String::new();
            for (ours, naive) in ours.zip(&row.naive_bayes.belief.evil_log_loss) {
                write!(losses, " {} ({})", number(*ours), number(*naive))?;
            }
            let picks =
                [row.belief.merlin_pick, row.people_pick, row.naive_bayes.belief.merlin_pick].map(number);
            writeln!(
                f,
                "{name:>5}  {:>5}  {:>5}   {}   {}  {}  |{losses}",
                row.games, row.shots, picks[0], picks[1], picks[2]
            )?;
        }
        writeln!(f, "\nP(Evil) by seat: o predicted, x actual, * both")?;
        for bin in &self.all.belief.reliability {
            #[allow(clippy::as_conversions)] // a column of sixty
            let column = |share: f64| (share * 60.0).round() as usize;
            let mut line: Vec<char> = vec![' '; 61];
            for (place, mark) in [(column(bin.predicted), 'o'), (column(bin.actual), 'x')] {
                if let Some(cell) = line.get_mut(place) {
                    *cell = if *cell == 'o' { '*' } else { mark };
                }
            }
            let line: String = line.into_iter().collect();
            writeln!(f, "{:5.3} {:5.3} {:>7} |{line}|", bin.predicted, bin.actual, bin.count)?;
        }
        Ok(())
    }
}
