//! A modest player: sensible rules of thumb, no search.
//!
//! Good trusts players who were never on a failed quest. Evil hides, plays Fail when it pays, and names as Merlin the player
//! who voted as if it knew Evil. Every number here is a guess.

use avalon::{
    Avalon, Card, Choices, Command, ExcaliburChoice, Gift, Known, LadyChoice, PlotCard, Proposal, Reason,
    SeenCard, Side, Statement, Use, Vote,
};
use game::{BySeat, NoticeOf, Seat, SeatSet};

use super::decision::smallest_open_quest;
use super::history::LazyHistory;
use super::knowledge::{AvalonView, is_evil, is_merlin};
use super::table_talk::{Moment, TableTalk};
use crate::belief::{LAST_ATTEMPT, PublicHistory};
use crate::random::first_of;
use crate::{Cue, Mind, Stream};

/// Plays by rules of thumb.
#[derive(Clone, Debug, Default)]
pub struct SquirePlayer {
    history: LazyHistory,
    remarks: Remarks,
    talk: TableTalk,
}

impl Mind<Avalon> for SquirePlayer {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        self.history.notice(notice);
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &AvalonView<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        Heuristics::new(view, self.history.update(view)).choose(choices, stream)
    }

    fn remark(&mut self, view: &AvalonView<'_>, cue: &Cue<Avalon>, stream: &mut Stream) -> Option<Statement> {
        let history = self.history.update(view);
        let rules = Heuristics::new(view, history);
        let doubt = |seat| 0.4 + f64::from(rules.shown_suspicion(seat)) / 150.0;
        self.talk.remark(&Moment { view, history, doubt: &doubt }, cue, stream)
    }

    fn speak(&mut self, view: &AvalonView<'_>, stream: &mut Stream) -> Vec<Statement> {
        self.remarks.speak(&Heuristics::new(view, self.history.update(view)), stream)
    }
}

/// The remarks of a squire or page: one on each failed quest.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Remarks {
    /// How many quests it has commented on.
    quests: usize,
}

impl Remarks {
    pub(super) fn speak(&mut self, rules: &Heuristics<'_>, stream: &mut Stream) -> Vec<Statement> {
        let new: Vec<_> = rules.history.quests().skip(self.quests).collect();
        self.quests += new.len();
        let Some((failed, _)) = new.iter().rfind(|(_, fails)| *fails > 0) else { return Vec::new() };
        let (team, quest) = (failed.situation.team, failed.situation.quest);
        let others = team.without(rules.view.seat) - rules.evil_partners();
        let accused = rules.highest(others, |seat| rules.suspicion(seat), stream);
        let reason = Reason::WentOn { quest };
        accused.map(|seat| Statement::Because { seat, trust: false, reason }).into_iter().collect()
    }
}

/// The rules of thumb, at one moment of a game.
#[derive(Clone, Copy)]
pub(super) struct Heuristics<'a> {
    view: &'a AvalonView<'a>,
    history: &'a PublicHistory,
}

impl<'a> Heuristics<'a> {
    pub(super) fn new(view: &'a AvalonView<'a>, history: &'a PublicHistory) -> Heuristics<'a> {
        Heuristics { view, history }
    }

    /// Makes any decision of the game.
    pub(super) fn choose(&self, choices: &Choices, stream: &mut Stream) -> Command {
        let view = self.view;
        let wanted = match choices {
            Choices::Nothing => None,
            Choices::Propose(_) => Some(self.propose(stream)),
            Choices::Vote => Some(Command::Vote(self.vote(stream))),
            Choices::Play { .. } => Some(Command::Play(self.quest_card(stream))),
            Choices::Excalibur { targets } => Some(Command::Excalibur(self.excalibur(*targets, stream))),
            Choices::Lady { targets, .. } => {
                let unknown = *targets - self.known_evil() - known_good(view);
                let from = if unknown.is_empty() { *targets } else { unknown };
                self.highest(from, |seat| self.suspicion(seat), stream)
                    .map(|seat| Command::Lady(LadyChoice::Check(seat)))
            }
            Choices::Loyalty => view.hand.side.map(Command::Loyalty),
            Choices::Give { cards, to, strength } => {
                let friend = self.highest(*to, |seat| -self.suspicion(seat), stream);
                let gift = cards.iter().next().zip(friend);
                let shown = friend.filter(|_| *strength);
                gift.map(|(card, to)| Command::Give(Gift { card: *card, to }))
                    .or_else(|| shown.map(|seat| use_card(PlotCard::ShowStrength, Some(seat))))
            }
            Choices::Window { card } => Some(self.plot_window(*card, stream)),
            Choices::Target { card, targets, .. } => {
                let chosen = match card {
                    PlotCard::ShowNature => self.highest(*targets, |seat| -self.suspicion(seat), stream),
                    _ => self.highest(*targets, |seat| self.suspicion(seat), stream),
                };
                chosen.map(|seat| use_card(*card, Some(seat)))
            }
            Choices::Take { .. } => None,
            Choices::Shoot { targets } => {
                // A person does not weigh votes exactly.
                let errors = BySeat::new(|_| i32::try_from(stream.below(8)).unwrap_or(0));
                self.highest(*targets, |seat| self.merlin_score(seat) + errors.get(seat), stream)
                    .map(Command::Assassinate)
            }
        };
        first_of(wanted, choices)
    }
}

fn use_card(card: PlotCard, target: Option<Seat>) -> Command {
    Command::Use(Use { card, target, take: None })
}

/// Everybody whom a check showed as Good.
fn known_good(view: &AvalonView<'_>) -> SeatSet {
    view.hand.checks.iter().filter(|mark| mark.known == Known::Good).map(|mark| mark.seat).collect()
}

impl Heuristics<'_> {
    /// Everybody whom the night or a check showed as Evil.
    fn known_evil(&self) -> SeatSet {
        let view = self.view;
        let sight = &view.hand.sight;
        let checked = view.hand.checks.iter().filter(|mark| mark.known == Known::Evil).map(|mark| mark.seat);
        let lancelot = sight.evil_lancelot.filter(|_| !view.board.is_switched());
        sight.evil | checked.chain(lancelot).collect()
    }

    /// The other Evil players that an Evil player knows; nobody for a Good player.
    fn evil_partners(&self) -> SeatSet {
        if is_evil(self.view) { self.known_evil() } else { SeatSet::EMPTY }
    }

    /// How much this seat looks Evil: to everybody, or to a Good player with knowledge.
    pub(super) fn suspicion(&self, seat: Seat) -> i32 {
        let view = self.view;
        if !is_evil(view) {
            if self.known_evil().contains(seat) && !self.hides_knowledge() {
                return 1_000;
            }
            if known_good(view).contains(seat) {
                return -100;
            }
        }
        self.public_suspicion(seat)
    }

    /// The suspicion that the player shows by what it says: Merlin and Evil speak as a Servant in their seat would.
    pub(super) fn shown_suspicion(&self, seat: Seat) -> i32 {
        if is_evil(self.view) || is_merlin(self.view) {
            self.public_suspicion(seat)
        } else {
            self.suspicion(seat)
        }
    }

    /// How much this seat looks Evil by what everybody saw, and by the cards that the player was shown.
    fn public_suspicion(&self, seat: Seat) -> i32 {
        let view = self.view;
        let is_fail = |seen: &&SeenCard| seen.seat == seat && seen.card == Card::Fail;
        let mut score = 200 * i32::try_from(view.hand.cards.iter().filter(is_fail).count()).unwrap_or(0);
        for (proposal, fails) in self.history.quests() {
            let team = proposal.situation.team;
            let others = i32::from(team.without(view.seat).len());
            let share = 60 * i32::from(fails) / others.max(1);
            if team.contains(seat) {
                score += if fails == 0 { -8 } else { share };
            }
            let approved = proposal.approvals.is_some_and(|approvals| approvals.contains(seat));
            if fails > 0 && approved {
                score += 4;
            }
            if fails > 0 && proposal.situation.leader == seat {
                score += 6;
            }
        }
        score
    }

    /// Merlin must not always be right in public. On half of the proposals, but never if Evil needs one more quest, he judges
    /// as a Servant would. Which half follows from the seat and the history, so repeated questions get the same answer.
    fn hides_knowledge(&self) -> bool {
        let view = self.view;
        let calm = view.board.quests.won(Side::Evil) < 2;
        let proposals = self.history.proposals().len();
        let turn = proposals + usize::from(view.seat.number()) + usize::from(view.board.round);
        is_merlin(view) && calm && turn.is_multiple_of(2)
    }

    /// The seat with the highest score; a random one of equal ones.
    fn highest(&self, seats: SeatSet, of: impl Fn(Seat) -> i32, stream: &mut Stream) -> Option<Seat> {
        let best = seats.iter().map(&of).max()?;
        let equal: Vec<Seat> = seats.iter().filter(|seat| of(*seat) == best).collect();
        stream.pick(&equal)
    }

    /// The team that this seat would propose: itself and the least suspected players.
    fn trusted_team(&self, size: u8, stream: &mut Stream) -> SeatSet {
        let view = self.view;
        let partners = self.evil_partners();
        let mut team = SeatSet::only(view.seat);
        while team.len() < size {
            // Evil goes without other Evil players if it can: two Fails would reveal more.
            let others = view.board.seats() - team - partners;
            let from = if others.is_empty() { view.board.seats() - team } else { others };
            match self.highest(from, |seat| -self.suspicion(seat), stream) {
                Some(seat) => team = team.with(seat),
                None => break,
            }
        }
        team
    }

    fn propose(&self, stream: &mut Stream) -> Command {
        let board = self.view.board;
        let quest = smallest_open_quest(self.view);
        let team = self.trusted_team(quest.size(board.rules.players), stream);
        let members = team.without(self.view.seat);
        let holder = self.highest(members, |seat| -self.suspicion(seat), stream);
        Command::Propose(Proposal {
            team,
            quest: board.rules.targeting.then_some(quest),
            excalibur: holder.filter(|_| board.rules.excalibur),
        })
    }

    fn vote(&self, stream: &mut Stream) -> Vote {
        let view = self.view;
        let board = view.board;
        let team = board.team();
        let last = board.vote_track >= LAST_ATTEMPT - 1;
        let approve = if is_evil(view) {
            let has_evil = !(team & self.evil_partners().with(view.seat)).is_empty();
            !last && (has_evil || stream.percent(30))
        } else if last {
            true
        } else if !(team & self.known_evil()).is_empty() && !self.hides_knowledge() {
            false
        } else {
            // The fewer attempts are left, the less it is worth to wait for a better team.
            let total = |seats: SeatSet| seats.iter().map(|seat| self.suspicion(seat)).sum::<i32>();
            let best = self.trusted_team(team.len(), stream);
            let excess = total(team.without(view.seat)) - total(best.without(view.seat));
            excess <= 8 + 12 * i32::from(board.vote_track)
        };
        if approve { Vote::Approve } else { Vote::Reject }
    }

    fn quest_card(&self, stream: &mut Stream) -> Card {
        let view = self.view;
        if !is_evil(view) {
            return Card::Success;
        }
        let board = view.board;
        let needed = board.proposal.map_or(1, |team| team.quest.fails_needed(board.rules.players));
        let evil_members = (board.team() & self.evil_partners().with(view.seat)).len();
        if evil_members < needed {
            return Card::Success;
        }
        let decisive = board.quests.won(Side::Evil) == 2 || board.quests.won(Side::Good) == 2;
        let chance = match (decisive, evil_members) {
            (true, _) => 100,
            (false, 1) if board.round == 1 => 50,
            (false, 1) => 85,
            (false, several) => 100 * u32::from(needed) / u32::from(several),
        };
        if stream.percent(chance) { Card::Fail } else { Card::Success }
    }

    fn excalibur(&self, targets: SeatSet, stream: &mut Stream) -> ExcaliburChoice {
        let view = self.view;
        if is_evil(view) {
            // Turns a Good player's Success into a Fail, unless its own Fail is already there.
            let has_failed = view.hand.played == Some((Card::Fail, view.board.round));
            let others = targets - self.evil_partners();
            let victim = self.highest(others, |seat| self.suspicion(seat), stream);
            return victim.filter(|_| !has_failed).map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch);
        }
        let suspect = self.highest(targets, |seat| self.suspicion(seat), stream);
        let likely_fail = suspect.filter(|seat| self.suspicion(*seat) >= 60);
        likely_fail.map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch)
    }

    /// Whether to play a plot card without a target: to take the lead, or to send a team home.
    fn plot_window(&self, card: PlotCard, stream: &mut Stream) -> Command {
        let view = self.view;
        let board = view.board;
        let play = match card {
            PlotCard::KingReturns => {
                let has_evil = !(board.team() & self.known_evil()).is_empty();
                let worst = board.team().iter().map(|seat| self.suspicion(seat)).max().unwrap_or(0);
                if is_evil(view) {
                    board.vote_track == 4 || (board.team() & self.evil_partners().with(view.seat)).is_empty()
                } else {
                    board.vote_track < 4 && (has_evil || worst >= 40)
                }
            }
            _ => board.vote_track >= 3 || stream.percent(30),
        };
        if play { use_card(card, None) } else { Command::Pass(card) }
    }

    /// How much this seat voted and proposed as if it knew who is Evil.
    fn merlin_score(&self, seat: Seat) -> i32 {
        let view = self.view;
        let evil = view.board.evil.unwrap_or(self.known_evil()).with(view.seat);
        let mut score = 0;
        for proposal in self.history.proposals() {
            let has_evil = !(proposal.situation.team & evil).is_empty();
            let approved = proposal.approvals.map(|approvals| approvals.contains(seat));
            score += match (has_evil, approved) {
                (true, Some(false)) => 3,
                (true, Some(true)) => -3,
                (false, Some(true)) => 1,
                (false, Some(false)) => -1,
                (_, None) => 0,
            };
            if proposal.situation.leader == seat {
                score += if has_evil { -4 } else { 4 };
            }
        }
        score
    }
}
