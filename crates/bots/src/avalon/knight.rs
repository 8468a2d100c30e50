//! Knights and champions: the exact belief of their seat, weighed by manners of play, and a policy of stated
//! probabilities, so that what it gives away can be reckoned rather than sampled.
//!
//! A knight takes the others for people and says by its votes what it thinks. A champion asks of every seat anew which
//! manner it has, and measures as Merlin what each move would tell the Assassin; here is its blueprint, and
//! [`Champion`](super::Champion) searches on top of it.

use avalon::Avalon;
use avalon::board::Board;
use avalon::command::{Card, Command, Excalibur, Lady, Proposal, Vote};
use avalon::hand::Hand;
use avalon::legal::Choices;
use avalon::plot::PlotCard;
use avalon::quest::Quest;
use avalon::role::Side;
use avalon::statement::Statement;
use game::{Choices as _, NoticeOf, Seat, SeatSet, View};

use super::Squire;
use super::insight::{Guess, Insight, is_merlin, known};
use super::reading::{MANNERS, Rank, Reading, Style, court, patience};
use super::speech::Speech;
use crate::belief::World;
use crate::random::first_of;
use crate::{Mind, Stream};

type Seen<'a> = View<'a, Board, Hand>;

/// Plays by reading the table.
#[derive(Clone, Debug)]
pub struct Knight {
    insight: Insight,
    speech: Speech,
    /// What there is no better rule for.
    thumb: Squire,
}

/// How likely each manner is before a seat has moved: logic, people, champions, knights, plain dealing.
const OPEN: [f64; MANNERS] = [0.15, 0.2, 0.35, 0.2, 0.1];
/// Who takes all others for people.
const PEOPLE: [f64; MANNERS] = [0.0, 1.0, 0.0, 0.0, 0.0];
/// Who knows that it plays with its like.
const OWN: [f64; MANNERS] = [0.0, 0.0, 1.0, 0.0, 0.0];

impl Knight {
    /// A knight.
    pub fn new() -> Knight {
        Knight::of(court::PLAIN, PEOPLE, PEOPLE)
    }

    /// A champion who does not search.
    pub fn champion() -> Knight {
        Knight::of(court::CHAMPION, OPEN, OPEN)
    }

    /// The same who knows that all others are champions.
    pub(super) fn insider() -> Knight {
        Knight::of(court::CHAMPION, OPEN, OWN)
    }

    /// A Good player fitted against a champion's Evil where there is no Merlin: it knows how champions play, and acts
    /// on whatever follows from that.
    pub fn exploiter() -> Knight {
        Knight::of(Style { hunch: 0.0, ..court::CHAMPION }, OWN, OWN)
    }

    fn of(style: Style, table: [f64; MANNERS], own: [f64; MANNERS]) -> Knight {
        let insight = Insight::new(style, table, own);
        Knight { insight, speech: Speech::default(), thumb: Squire::default() }
    }
}

impl Default for Knight {
    fn default() -> Knight {
        Knight::new()
    }
}

impl Mind<Avalon> for Knight {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.insight.notice(notice);
        self.speech.notice(notice);
        self.thumb.notice(notice);
    }

    fn hear(&mut self, from: Seat, statement: &Statement) {
        self.insight.hear(from, statement);
        self.speech.hear(from, statement);
    }

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        if choices.count() == 1 {
            return first_of(choices.nth(0), choices);
        }
        let odds = self.probabilities(view, choices);
        match odds {
            Some(odds) => first_of(drawn(&odds, stream), choices),
            None => self.thumb.choose(view, choices, stream),
        }
    }

    fn probabilities(&mut self, view: &Seen<'_>, choices: &Choices) -> Option<Vec<(Command, f64)>> {
        match choices {
            Choices::Vote => {
                let yes = self.vote(view);
                Some(vec![(Command::Vote(Vote::Approve), yes), (Command::Vote(Vote::Reject), 1.0 - yes)])
            }
            Choices::Propose(_) => Some(self.propose(view)),
            Choices::Play { success: true, fail: true } => {
                let fail = self.fail(view);
                Some(vec![(Command::Play(Card::Fail), fail), (Command::Play(Card::Success), 1.0 - fail)])
            }
            Choices::Shoot { targets } => {
                let guess = self.insight.guess(view);
                guess.merlin(*targets).map(|seat| vec![(Command::Assassinate(seat), 1.0)])
            }
            Choices::Lady { targets, .. } => self.lady(view, *targets),
            Choices::Excalibur { targets } => {
                Some(vec![(Command::Excalibur(self.sword(view, *targets)), 1.0)])
            }
            Choices::Window { card: PlotCard::KingReturns } => Some(vec![(self.king(view), 1.0)]),
            _ => None,
        }
    }

    fn speak(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        let guess = self.insight.guess(view);
        let reading = self.insight.reading(view);
        // Merlin and Evil say what a Servant in their seat would.
        let frank = !is_evil(view) && !is_merlin(view);
        let seat = view.seat.number();
        let facts = reading.facts(seat);
        let eye = reading.front(if frank { guess.eye() } else { reading.eye(seat) }, &facts);
        self.speech.speak(view, &eye, stream)
    }
}

/// One of these by its odds.
pub(super) fn drawn(odds: &[(Command, f64)], stream: &mut Stream) -> Option<Command> {
    let mut left = stream.share() * odds.iter().map(|(_, chance)| chance).sum::<f64>();
    let mut wanted = None;
    for (command, chance) in odds.iter().filter(|(_, chance)| *chance > 0.0) {
        wanted = Some(*command);
        left -= chance;
        if left < 0.0 {
            break;
        }
    }
    wanted
}

/// Whether this seat is Evil now.
pub(super) fn is_evil(view: &Seen<'_>) -> bool {
    view.hand.side == Some(Side::Evil)
}

impl Knight {
    /// Every deal this seat reckons with, and what each weighs.
    pub(super) fn worlds(&mut self, view: &Seen<'_>) -> Vec<(World, f64)> {
        let mut worlds = Vec::new();
        self.insight.weighed(view, |world, weight| worlds.push((world, weight)));
        worlds
    }

    /// One who plays all seats of a game in the head; it knows of this one what all know.
    pub(super) fn puppet(&mut self, view: &Seen<'_>) -> Knight {
        Knight { insight: self.insight.open(view), speech: Speech::default(), thumb: self.thumb.clone() }
    }

    /// What such a one does in the seat of this view.
    pub(super) fn act(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        self.insight.pretend(view);
        self.choose(view, choices, stream)
    }

    /// The open game as such a one reads it.
    pub(super) fn reading(&mut self, view: &Seen<'_>) -> &mut Reading {
        self.insight.reading(view)
    }

    fn vote(&mut self, view: &Seen<'_>) -> f64 {
        let seat = view.seat.number();
        let good = !is_evil(view);
        if good && view.board.vote_track >= 4 {
            return 1.0;
        }
        let guess = self.insight.guess(view);
        let reading = self.insight.reading(view);
        let (scene, style) = (*reading.scene(), *reading.style());
        let (eye, leads) = (guess.eye(), scene.leader == seat);
        let own = eye.sound(&scene, scene.team);
        if good && !is_merlin(view) {
            if own <= 0.0 {
                return 0.0;
            }
            let facts = reading.facts(seat);
            let eye = reading.front(eye, &facts);
            let hope = patience(&eye, &scene, reading.best());
            return court::servant(&style, &scene, leads, eye.sound(&scene, scene.team), hope);
        }
        let plain = reading.mood(seat).servant();
        if !good && scene.veiled(&style) && !scene.is_last() {
            // A Servant never approves what it has proved dirty, so who hides behind one does not either.
            return if reading.eye(seat).sound(&scene, scene.team) <= 0.0 { 0.0 } else { plain };
        }
        let known = known(view).bits();
        if good {
            let dirty = scene.is_dirty(known, scene.team) || own < 0.2;
            return court::merlin(&style, &scene, plain, dirty, reading.found(seat, known));
        }
        court::evil(&style, &scene, plain, scene.is_dirty(known, scene.team))
    }

    /// The quest a leader aims at: the smallest that is open.
    fn aim(view: &Seen<'_>) -> Quest {
        let board = view.board;
        let open = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest));
        let quest = open.min_by_key(|quest| (quest.size(board.rules.players), quest.number()));
        quest.unwrap_or(Quest::First)
    }

    fn propose(&mut self, view: &Seen<'_>) -> Vec<(Command, f64)> {
        let (seat, quest) = (view.seat.number(), Knight::aim(view));
        let guess = self.insight.guess(view);
        let reading = self.insight.reading(view);
        reading.prepare(seat, quest);
        let (scene, style) = (*reading.scene(), *reading.style());
        let teams = reading.teams(scene.size);
        let known = known(view).bits();
        let facts = reading.facts(seat);
        let front = reading.front(reading.eye(seat), &facts);
        let each = |wish: &dyn Fn(usize) -> f64| (0..teams.len()).map(wish).collect::<Vec<f64>>();
        let wishes = if is_evil(view) {
            let wishes = reading.wishes(&front, seat);
            each(&|place| court::evil_wish(&style, &scene, &wishes, teams, known, place))
        } else if is_merlin(view) {
            let wishes = reading.wishes(&front, seat);
            let found = reading.found(seat, known);
            each(&|place| court::merlin_wish(&style, &scene, &wishes, teams, known, found, place))
        } else {
            reading.wishes(&reading.front(guess.eye(), &facts), seat)
        };
        let rules = &view.board.rules;
        let name = |(team, chance): (&u16, f64)| {
            let team = SeatSet::from_bits(*team);
            let bearer = Knight::bearer(view, &guess, team).filter(|_| rules.excalibur);
            let proposal = Proposal { team, quest: rules.targeting.then_some(quest), excalibur: bearer };
            (Command::Propose(proposal), chance)
        };
        teams.iter().zip(wishes).filter(|(_, chance)| *chance > 0.0).map(name).collect()
    }

    /// Who gets Excalibur: whom this seat trusts most; Evil gives it to a fellow.
    fn bearer(view: &Seen<'_>, guess: &Guess, team: SeatSet) -> Option<Seat> {
        let sign = if is_evil(view) { -1.0 } else { 1.0 };
        let eye = guess.eye();
        let doubt = |seat: &Seat| sign * eye.evil(seat.number());
        team.without(view.seat).iter().min_by(|a, b| doubt(a).total_cmp(&doubt(b)))
    }

    fn fail(&mut self, view: &Seen<'_>) -> f64 {
        let reading = self.insight.reading(view);
        let mut scene = *reading.scene();
        scene.team = view.board.team().bits();
        let ours = (known(view) & view.board.team()).bits();
        let own = view.seat.number();
        let rank = reading.rank(ours, own);
        let open = !scene.veiled(reading.style());
        if open && scene.good >= 2 && scene.bad < 2 && rank.ours > u32::from(scene.needed) {
            // Whether the others see to it hangs on who they are.
            let mut none = 1.0;
            for seat in (0..10).filter(|seat| ours & !(1 << own) & 1 << seat != 0) {
                let other = reading.rank(ours, seat);
                none *= 1.0 - reading.will_fail(seat, known(view).bits(), &other);
            }
            if none > 0.05 && scene.needed == 1 {
                return 1.0;
            }
        }
        court::fail(reading.style(), &scene, &rank)
    }

    /// Whom to look at: who is most in doubt.
    fn lady(&mut self, view: &Seen<'_>, targets: SeatSet) -> Option<Vec<(Command, f64)>> {
        let guess = self.insight.guess(view);
        let eye = guess.eye();
        let doubt = |seat: &Seat| (eye.evil(seat.number()) - 0.5).abs();
        let seat = targets.iter().min_by(|a, b| doubt(a).total_cmp(&doubt(b)))?;
        Some(vec![(Command::Lady(Lady::Check(seat)), 1.0)])
    }

    fn sword(&mut self, view: &Seen<'_>, targets: SeatSet) -> Excalibur {
        let guess = self.insight.guess(view);
        let reading = self.insight.reading(view);
        let (scene, style) = (*reading.scene(), *reading.style());
        let eye = guess.eye();
        let evil = |seat: &Seat| eye.evil(seat.number());
        if is_evil(view) {
            // Our own Fail lies already, or a Good player's Success can become one.
            let known = known(view);
            let own = view.hand.played == Some((Card::Fail, view.board.round));
            let ours = (known & view.board.team()).len();
            let rank = Rank { ours: u32::from(ours) + 1, ..Rank::ALONE };
            let victim = (targets - known).iter().min_by(|a, b| evil(a).total_cmp(&evil(b)));
            let wanted = !own && court::fail(&style, &scene, &rank) > 0.5;
            return victim.filter(|_| wanted).map_or(Excalibur::Decline, Excalibur::Switch);
        }
        let suspect = targets.iter().max_by(|a, b| evil(a).total_cmp(&evil(b)));
        let fail = court::fail(&style, &scene, &Rank::ALONE).max(0.5);
        let sure = suspect.filter(|seat| evil(seat) * fail > 0.5);
        sure.map_or(Excalibur::Decline, Excalibur::Switch)
    }

    /// The King Returns: a team that was approved is sent home.
    fn king(&mut self, view: &Seen<'_>) -> Command {
        let guess = self.insight.guess(view);
        let reading: &mut Reading = self.insight.reading(view);
        let mut scene = *reading.scene();
        scene.attempt = view.board.vote_track + 1;
        let sound = guess.eye().sound(&scene, scene.team);
        let card = PlotCard::KingReturns;
        let play = if is_evil(view) {
            scene.is_last() || !scene.is_dirty(known(view).bits(), scene.team)
        } else {
            !scene.is_last() && sound < 0.8 * patience(&guess.eye(), &scene, reading.best())
        };
        let used = avalon::command::Use { card, target: None, take: None };
        if play { Command::Use(used) } else { Command::Pass(card) }
    }
}
