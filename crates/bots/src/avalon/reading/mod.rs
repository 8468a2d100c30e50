//! What the open moves say of who is who: every seat's votes, teams and quests, weighed by several manners of play at
//! once. Which manner a seat has is not asked but inferred: each has a prior, and Bayes does the rest, seat by seat.
//!
//! A move is judged by what the mover could know: a Servant nothing, Merlin and Evil a set of seats. So a seat needs one
//! number for each guise and manner, not one for each deal, and the table needs no list of deals at all: who is Evil
//! is summed in closed form.
// A tight numeric loop: every index below is a seat, a manner, or a place this file gave out itself.
#![allow(clippy::indexing_slicing, clippy::as_conversions)]

pub mod court;
mod eye;
mod manner;
mod scene;

use avalon::notice::Public;
use avalon::options::{Lancelot, Rules};
use avalon::quest::Quest;
use avalon::role::{Cast, Role};
use game::SeatSet;

pub use court::{Rank, Style};
pub use eye::{Eye, patience};
pub use manner::{Ballot, Choice, Guise, Habit, MANNERS, Manner, Mood, Thought, fails};
pub use scene::{LAST, Scene};

use crate::belief::{Course, Evil};

/// Likelihoods of what a seat did, by manner.
type Score = [f64; MANNERS];

/// Seats a table can have.
const SEATS: usize = 10;

/// What one seat's moves say of it.
#[derive(Clone, Debug)]
struct Account {
    servant: Score,
    stranger: Score,
    /// By the place of what Merlin sees.
    merlin: Vec<Score>,
    /// By the place of what Evil knows.
    evil: Vec<Score>,
}

/// Sets of seats that somebody may see, each with its place.
#[derive(Clone, Debug)]
struct Masks {
    list: Vec<u16>,
    place: Vec<u16>,
}

impl Masks {
    fn new(players: u8, sizes: &[u32]) -> Masks {
        let list: Vec<u16> =
            (0..1 << players).filter(|mask: &u16| sizes.contains(&mask.count_ones())).collect();
        let mut place = vec![0; 1 << SEATS];
        for (at, mask) in list.iter().enumerate() {
            place[usize::from(*mask)] = at as u16;
        }
        Masks { list, place }
    }

    fn of(&self, mask: u16) -> usize {
        usize::from(self.place[usize::from(mask) & 1023])
    }
}

/// Which special Evil cards there are.
#[derive(Clone, Copy, Debug)]
struct Cards {
    mordred: bool,
    oberon: bool,
    merlin: bool,
    sees_oberon: bool,
    /// Sides may change, so a quest's Fails prove nothing for ever.
    fickle: bool,
}

/// The likelihood of what each seat did over all manners, by guise.
#[derive(Clone, Debug, Default)]
pub struct Sums {
    servant: Vec<f64>,
    stranger: Vec<f64>,
    /// Beside a Servant's, by what Merlin sees.
    merlin: Vec<Vec<f64>>,
    evil: Vec<Vec<f64>>,
}

/// What all can read from the open game.
#[derive(Clone, Debug)]
pub struct Reading {
    scene: Scene,
    style: Style,
    prior: Score,
    cards: Cards,
    seen: Masks,
    known: Masks,
    accounts: Vec<Account>,
    /// Sets of Evil seats that the quests allow, and what Fails say of each.
    sets: Vec<u16>,
    said: Vec<f64>,
    /// How near each seat was to Fails.
    near: [f64; SEATS],
    /// What a Servant in each seat takes for likely, seat by seat over the sets.
    eyes: Vec<Vec<f64>>,
    /// The soundest team of each leader, for the quest of the scene.
    best: [u16; SEATS],
    sums: Sums,
    /// Teams by size.
    teams: Vec<Vec<u16>>,
    course: Course,
    /// A card was changed on the quest under way.
    changed: bool,
    stale: bool,
}

impl Reading {
    /// Before the first move, with this prior over manners.
    pub fn new(rules: &Rules, cast: Option<Cast>, style: Style, prior: Score) -> Reading {
        let has = |role: Role| cast.is_some_and(|cast| cast.has(role));
        let fickle = matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2);
        let cards = Cards {
            mordred: has(Role::Mordred),
            oberon: has(Role::Oberon),
            merlin: cast.is_none_or(|cast| cast.has(Role::Merlin)),
            sees_oberon: rules.merlin_sees_oberon,
            fickle,
        };
        let scene = Scene::new(rules, cards.merlin);
        let evil = u32::from(scene.evil);
        let unseen = u32::from(cards.mordred) + u32::from(cards.oberon && !cards.sees_oberon);
        let seen = Masks::new(rules.players, &[evil - unseen.min(evil)]);
        let known = Masks::new(rules.players, &[evil - u32::from(cards.oberon), evil]);
        let one = [1.0; MANNERS];
        let account = Account {
            servant: one,
            stranger: one,
            merlin: vec![one; seen.list.len()],
            evil: vec![one; known.list.len()],
        };
        let players = usize::from(rules.players);
        let everybody = scene.everybody();
        let sets: Vec<u16> = (0..=everybody).filter(|set| set.count_ones() == evil).collect();
        let teams = (0..6_u32).map(|size| (0..=everybody).filter(|team| team.count_ones() == size).collect());
        let mut reading = Reading {
            scene,
            style,
            prior,
            cards,
            seen,
            known,
            accounts: vec![account; players],
            said: vec![1.0; sets.len()],
            near: [0.0; SEATS],
            eyes: vec![vec![0.0; sets.len()]; players],
            sets,
            best: [0; SEATS],
            sums: Sums::default(),
            teams: teams.collect(),
            course: Course::new(rules.players, scene.evil),
            changed: false,
            stale: true,
        };
        reading.refresh();
        reading
    }

    /// Takes in one open fact.
    pub fn fold(&mut self, public: &Public) {
        match *public {
            Public::Proposed { leader, quest, team, excalibur: _ } => {
                self.proposed(leader.number(), quest, team)
            }
            Public::VotesRevealed { approvals } => self.voted(approvals),
            Public::Exchanged { .. } => self.changed = true,
            Public::QuestDone { successes: _, fails } => self.done(fails),
            _ => {}
        }
    }

    /// The moment.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Our numbers.
    pub fn style(&self) -> &Style {
        &self.style
    }

    /// The teams of this size.
    pub fn teams(&self, size: u8) -> &[u16] {
        self.teams.get(usize::from(size)).map_or(&[], Vec::as_slice)
    }

    /// The soundest team of each leader, for the quest of the scene.
    pub fn best(&self) -> &[u16] {
        &self.best
    }

    /// What a Servant in this seat takes for likely.
    pub fn eye(&self, seat: u8) -> Eye<'_> {
        Eye { sets: &self.sets, weights: &self.eyes[usize::from(seat)] }
    }

    /// What a champion in this seat goes by who takes this for likely, were it a Servant. Where there is no Merlin it keeps
    /// to what the Fails alone tell until its suspicions are strong: so its votes and teams do not mark it among those
    /// who have none, and Evil can do the same.
    pub fn front<'a>(&'a self, own: Eye<'a>, facts: &'a [f64]) -> Eye<'a> {
        let fails = Eye { sets: &self.sets, weights: facts };
        let strong = |seat| (own.evil(seat) - fails.evil(seat)).abs() > self.style.hunch;
        if self.scene.veiled(&self.style) && !(0..self.scene.players).any(strong) { fails } else { own }
    }

    /// What the Fails alone tell a Servant in this seat, each set they allow as likely: weights over those of
    /// [`Reading::eye`].
    pub fn facts(&self, seat: u8) -> Vec<f64> {
        let left = self.sets.iter().filter(|set| *set & 1 << seat == 0).count();
        let even = 1.0 / left.max(1) as f64;
        self.sets.iter().map(|set| if set & 1 << seat == 0 { even } else { 0.0 }).collect()
    }

    /// How a champion with these opinions weighs the teams it might name.
    pub fn wishes(&self, eye: &Eye<'_>, seat: u8) -> Vec<f64> {
        let (scene, style) = (&self.scene, &self.style);
        let teams = self.teams(scene.size);
        match scene.veiled(style) {
            true => court::unburdened(style, scene, eye, teams, seat, &self.near),
            false => court::wishes(style, scene, eye, teams, seat),
        }
    }

    fn proposed(&mut self, leader: u8, quest: Quest, team: SeatSet) {
        self.scene.leader = leader;
        self.scene.team = team.bits();
        self.scene.aim(quest);
        self.course.propose(
            SeatSet::from_bits(1 << leader).lowest().unwrap_or(game::Seat::S0),
            team,
            self.scene.attempt,
        );
        self.refresh();
        let scene = self.scene;
        let teams = &self.teams[usize::from(scene.size).min(5)];
        let eye = Eye { sets: &self.sets, weights: &self.eyes[usize::from(leader)] };
        let styles = [&self.style, &court::PLAIN];
        let ready = self.wishes(&self.front(eye, &self.facts(leader)), leader);
        let wishes = [ready, court::wishes(&court::PLAIN, &scene, &eye, teams, leader)];
        let clean = self.plain(leader, scene.team);
        let choice = Choice { scene, course: &self.course, styles, teams, wishes, clean };
        let found: Vec<f64> = self.seen.list.iter().map(|mask| self.found(leader, *mask)).collect();
        let account = &mut self.accounts[usize::from(leader)];
        let own = 1 << leader;
        for (at, manner) in Manner::ALL.into_iter().enumerate() {
            account.servant[at] *= choice.names(manner, Guise::Servant, 0.0);
            account.stranger[at] *= choice.names(manner, Guise::Stranger, 0.0);
            for (place, mask) in self.seen.list.iter().enumerate().filter(|(_, mask)| *mask & own == 0) {
                account.merlin[place][at] *= choice.names(manner, Guise::Merlin(*mask), found[place]);
            }
            for (place, mask) in self.known.list.iter().enumerate().filter(|(_, mask)| *mask & own != 0) {
                account.evil[place][at] *= choice.names(manner, Guise::Evil(*mask), 0.0);
            }
        }
        self.stale = true;
        self.refresh();
        self.look_ahead();
    }

    fn voted(&mut self, approvals: SeatSet) {
        self.refresh();
        let styles = [&self.style, &court::PLAIN];
        let ballot = Ballot { scene: self.scene, course: &self.course, styles };
        let mood = |seat| ballot.mood(seat, self.thought(seat), self.shown(seat));
        let moods: Vec<Mood> = (0..self.scene.players).map(mood).collect();
        let found: Vec<Vec<f64>> = (0..self.scene.players)
            .map(|seat| self.seen.list.iter().map(|mask| self.found(seat, *mask)).collect())
            .collect();
        for seat in 0..self.scene.players {
            let (own, at) = (1_u16 << seat, usize::from(seat));
            let mood = &moods[at];
            let yes = approvals.bits() & own != 0;
            let said = |manner, guise, found| {
                let chance = ballot.approves(manner, seat, guise, mood, found);
                if yes { chance } else { 1.0 - chance }
            };
            let account = &mut self.accounts[at];
            for (place, manner) in Manner::ALL.into_iter().enumerate() {
                account.servant[place] *= said(manner, Guise::Servant, 0.0);
                account.stranger[place] *= said(manner, Guise::Stranger, 0.0);
                for (to, mask) in self.seen.list.iter().enumerate().filter(|(_, mask)| *mask & own == 0) {
                    account.merlin[to][place] *= said(manner, Guise::Merlin(*mask), found[at][to]);
                }
                for (to, mask) in self.known.list.iter().enumerate().filter(|(_, mask)| *mask & own != 0) {
                    account.evil[to][place] *= said(manner, Guise::Evil(*mask), 0.0);
                }
            }
        }
        self.stale = true;
        self.scene.attempt = (self.scene.attempt + 1).min(LAST);
    }

    /// What the vote of this seat hangs on.
    pub fn mood(&self, seat: u8) -> Mood {
        let styles = [&self.style, &court::PLAIN];
        let ballot = Ballot { scene: self.scene, course: &self.course, styles };
        ballot.mood(seat, self.thought(seat), self.shown(seat))
    }

    fn done(&mut self, fails: u8) {
        let scene = self.scene;
        self.refresh();
        if !self.changed {
            self.weigh_fails(fails);
        }
        self.course.resolve(fails, scene.needed, !self.changed && !self.cards.fickle);
        if fails >= scene.needed {
            self.scene.bad += 1;
        } else {
            self.scene.good += 1;
        }
        self.scene.attempt = 1;
        self.changed = false;
        self.stale = true;
    }

    /// What the Fails of the team of the scene say. Where every Evil player's card follows from their number, each is
    /// judged for it; otherwise the sets are.
    fn weigh_fails(&mut self, fails: u8) {
        let (scene, fails) = (self.scene, u32::from(fails));
        let blame = self.blame();
        for at in 0..self.sets.len() {
            let ours = self.sets[at] & scene.team;
            let count = ours.count_ones();
            if count < fails {
                self.said[at] *= if self.cards.fickle { 0.05 } else { 0.0 };
            } else if self.cards.oberon || (fails != 0 && fails != count) {
                self.said[at] *= self.number(self.sets[at], ours, fails, &blame);
            }
        }
        for seat in seats(scene.team) {
            let share = f64::from(fails) / f64::from(scene.size);
            self.near[usize::from(seat)] += if fails == 0 { -0.1 } else { share };
        }
        if !self.cards.oberon {
            for (place, mask) in self.known.list.iter().enumerate() {
                let ours = (mask & scene.team).count_ones();
                if fails != 0 && fails != ours {
                    continue;
                }
                for seat in seats(mask & scene.team) {
                    let rank = rank(&blame, mask & scene.team, seat);
                    for (at, manner) in Manner::ALL.into_iter().enumerate() {
                        let fail = manner::fails(manner, [&self.style, &court::PLAIN], &scene, &rank);
                        let said = if fails == 0 { 1.0 - fail } else { fail };
                        self.accounts[usize::from(seat)].evil[place][at] *= said;
                    }
                }
            }
        }
        if self.said.iter().any(|said| *said > 0.0) {
            let keep: Vec<bool> = self.said.iter().map(|said| *said > 0.0).collect();
            let mut kept = keep.iter();
            self.sets.retain(|_| kept.next().copied().unwrap_or(true));
            self.said.retain(|said| *said > 0.0);
        } else {
            self.said.iter_mut().for_each(|said| *said = 1.0);
        }
    }

    /// How likely these of a set play so many Fails, by the manners they seem to have.
    fn number(&self, set: u16, ours: u16, fails: u32, blame: &[f64; SEATS]) -> f64 {
        let mut ways = [0.0; 6];
        ways[0] = 1.0;
        for seat in seats(ours) {
            let fail = self.will_fail(seat, set, &rank(blame, ours, seat));
            for place in (0..ways.len()).rev() {
                let less = if place == 0 { 0.0 } else { ways[place - 1] };
                ways[place] = ways[place] * (1.0 - fail) + less * fail;
            }
        }
        ways.get(fails as usize).copied().unwrap_or(0.0).max(1e-6)
    }

    /// How likely this seat, were it one of this Evil set, plays Fail now, by the manners it seems to have.
    pub fn will_fail(&self, seat: u8, set: u16, rank: &Rank) -> f64 {
        let account = &self.accounts[usize::from(seat)];
        let knows = self.known.list.contains(&set);
        let score = if knows { account.evil[self.known.of(set)] } else { account.stranger };
        let (mut all, mut fail) = (0.0, 0.0);
        for (at, manner) in Manner::ALL.into_iter().enumerate() {
            let weight = self.prior[at] * score[at];
            all += weight;
            fail += weight * manner::fails(manner, [&self.style, &court::PLAIN], &self.scene, rank);
        }
        if all > 0.0 { fail / all } else { 0.5 }
    }

    /// How much Servants in the other seats suspect each seat; of equals, whom the lead reaches later a hair more.
    fn blame(&self) -> [f64; SEATS] {
        let (mut blame, players) = ([0.0; SEATS], self.scene.players);
        for seat in 0..players {
            let others = (0..players).filter(|other| *other != seat);
            let turn = (seat + players - self.scene.leader) % players;
            let sum: f64 = others.map(|other| self.eye(other).evil(seat)).sum();
            blame[usize::from(seat)] = sum + 1e-4 * f64::from(turn);
        }
        blame
    }

    /// This seat's place among these Evil members of a team.
    pub fn rank(&mut self, ours: u16, seat: u8) -> Rank {
        self.refresh();
        rank(&self.blame(), ours, seat)
    }

    /// What a Servant in this seat thinks of the team of the scene.
    pub fn thought(&self, seat: u8) -> Thought {
        let (scene, eye) = (&self.scene, self.eye(seat));
        Thought {
            sound: eye.sound(scene, scene.team),
            hope: patience(&eye, scene, &self.best),
            clean: self.plain(seat, scene.team | 1 << scene.leader),
        }
    }

    /// How sound a champion here finds it, were it a Servant, and what waiting promises.
    pub fn shown(&self, seat: u8) -> (f64, f64) {
        let (scene, facts) = (&self.scene, self.facts(seat));
        let eye = self.front(self.eye(seat), &facts);
        (eye.sound(scene, scene.team), patience(&eye, scene, &self.best))
    }

    /// The share of the sets that logic leaves a Servant here in which none of these is Evil.
    fn plain(&self, seat: u8, team: u16) -> f64 {
        let others = self.sets.iter().filter(|set| *set & 1 << seat == 0);
        let (clean, all) =
            others.fold((0_u32, 0_u32), |(clean, all), set| (clean + u32::from(set & team == 0), all + 1));
        f64::from(clean) / f64::from(all.max(1))
    }

    /// How likely who knows these for Evil takes this seat for Merlin.
    pub fn found(&self, seat: u8, seen: u16) -> f64 {
        let place = self.seen.of(seen);
        let ratio = |seat: u8| self.sums.merlin[usize::from(seat)][place];
        let all: f64 = seats(self.scene.everybody() & !seen).map(ratio).sum();
        let own = ratio(seat);
        if all > 0.0 { own / all } else { 0.0 }
    }

    /// What the moves say by this prior over manners.
    pub fn sums(&self, prior: &Score) -> Sums {
        let servant: Vec<f64> = self.accounts.iter().map(|account| total(prior, &account.servant)).collect();
        let ratios = |(account, servant): (&Account, &f64)| {
            account.merlin.iter().map(|score| total(prior, score) / servant).collect()
        };
        let evil = |account: &Account| account.evil.iter().map(|score| total(prior, score)).collect();
        Sums {
            merlin: self.accounts.iter().zip(&servant).map(ratios).collect(),
            stranger: self.accounts.iter().map(|account| total(prior, &account.stranger)).collect(),
            evil: self.accounts.iter().map(evil).collect(),
            servant,
        }
    }

    /// What the moves say of a deal with this Evil half, Merlin apart: a factor, and one for each seat Merlin may have.
    pub fn factors(&self, half: &Evil, sums: &Sums) -> (f64, [f64; SEATS]) {
        let place = self.sets.iter().position(|set| *set == half.cards);
        self.weigh(half, place.map_or(1.0, |place| self.said[place]), sums)
    }

    /// Works out every Servant's eye again.
    fn refresh(&mut self) {
        if !std::mem::take(&mut self.stale) {
            return;
        }
        let players = self.scene.players;
        self.sums = self.sums(&self.prior);
        let mut eyes = vec![vec![0.0; self.sets.len()]; usize::from(players)];
        for (place, set) in self.sets.iter().enumerate() {
            let said = self.said[place];
            for half in self.halves(*set) {
                let (factor, merlin) = self.weigh(&half, said, &self.sums);
                let good = seats(self.scene.everybody() & !set);
                let all: f64 =
                    if self.cards.merlin { good.map(|seat| merlin[usize::from(seat)]).sum() } else { 0.0 };
                for seat in seats(self.scene.everybody() & !set) {
                    let others = if self.cards.merlin { all - merlin[usize::from(seat)] } else { 1.0 };
                    // The own moves tell a Servant nothing.
                    let own = self.sums.servant[usize::from(seat)];
                    eyes[usize::from(seat)][place] += factor * others.max(0.0) / own;
                }
            }
        }
        for eye in &mut eyes {
            let all: f64 = eye.iter().sum();
            let even = 1.0 / eye.len().max(1) as f64;
            eye.iter_mut().for_each(|weight| *weight = if all > 0.0 { *weight / all } else { even });
        }
        self.eyes = eyes;
    }

    fn weigh(&self, half: &Evil, said: f64, sums: &Sums) -> (f64, [f64; SEATS]) {
        let stranger = bit(half.oberon) | if self.cards.fickle { bit(half.lancelot) } else { 0 };
        let known = self.known.of(half.cards & !bit(half.oberon));
        let unseen = bit(half.mordred) | if self.cards.sees_oberon { 0 } else { bit(half.oberon) };
        let seen = self.seen.of(half.cards & !unseen);
        let (mut factor, mut merlin) = (said, [1.0; SEATS]);
        for (seat, ratio) in merlin.iter_mut().enumerate().take(self.scene.players.into()) {
            if half.cards & 1 << seat == 0 {
                factor *= sums.servant[seat];
                *ratio = sums.merlin[seat][seen];
            } else if stranger & 1 << seat != 0 {
                factor *= sums.stranger[seat];
            } else {
                factor *= sums.evil[seat][known];
            }
        }
        (factor, merlin)
    }

    /// The ways the special cards that matter can lie among these.
    fn halves(&self, set: u16) -> Vec<Evil> {
        use crate::belief::NOBODY;
        let none = [NOBODY];
        let all: Vec<u8> = seats(set).collect();
        let of = |there: bool| if there { all.as_slice() } else { none.as_slice() };
        let mut halves = Vec::with_capacity(12);
        for mordred in of(self.cards.mordred) {
            for oberon in of(self.cards.oberon) {
                if mordred != oberon || *mordred == NOBODY {
                    halves.push(Evil {
                        cards: set,
                        assassin: NOBODY,
                        morgana: NOBODY,
                        mordred: *mordred,
                        oberon: *oberon,
                        lancelot: NOBODY,
                    });
                }
            }
        }
        halves
    }

    /// Every leader's soundest team.
    fn look_ahead(&mut self) {
        let teams = &self.teams[usize::from(self.scene.size).min(5)];
        // Those who may still lead this round.
        let left = LAST.saturating_sub(self.scene.attempt);
        for seat in (0..=left).map(|step| (self.scene.leader + step) % self.scene.players) {
            let eye = Eye { sets: &self.sets, weights: &self.eyes[usize::from(seat)] };
            self.best[usize::from(seat)] = eye.best(&self.scene, teams, seat).0;
        }
    }

    /// Brings the moment up to date before a leader chooses: who leads, and for which quest.
    pub fn prepare(&mut self, leader: u8, quest: Quest) {
        self.scene.leader = leader;
        self.scene.aim(quest);
        self.refresh();
        self.look_ahead();
    }

    /// Brings the eyes up to date.
    pub fn settle(&mut self) {
        self.refresh();
    }
}

/// The likelihood of what a seat did, over all manners.
fn total(prior: &Score, score: &Score) -> f64 {
    prior.iter().zip(score).map(|(prior, score)| prior * score).sum::<f64>().max(1e-290)
}

fn rank(blame: &[f64; SEATS], ours: u16, seat: u8) -> Rank {
    let own = blame[usize::from(seat)];
    let count =
        |is: &dyn Fn(f64) -> bool| seats(ours).filter(|other| is(blame[usize::from(*other)])).count() as u32;
    Rank {
        ours: ours.count_ones(),
        ahead: count(&|other| other > own + 1e-6),
        equal: count(&|other| (other - own).abs() <= 1e-6).max(1),
    }
}

fn bit(seat: u8) -> u16 {
    1 << seat & 0x3ff
}

/// The seats of a mask.
fn seats(mask: u16) -> impl Iterator<Item = u8> {
    (0..10).filter(move |seat| mask & 1 << seat != 0)
}
