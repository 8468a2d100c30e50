//! A modest player: sensible rules of thumb, no search.
//!
//! Good trusts those who were never near a Fail; Evil hides, fails when it pays and hunts the seat that voted
//! as if it knew. Every number here is a guess of ours, measured by nobody.

use avalon::Avalon;
use avalon::board::Board;
use avalon::command::{Card, Command, Excalibur, Gift, Lady, Proposal, Use, Vote};
use avalon::hand::Hand;
use avalon::legal::Choices;
use avalon::notice::SeenCard;
use avalon::plot::PlotCard;
use avalon::quest::Quest;
use avalon::role::{Known, Role, Side};
use avalon::statement::{Reason, Statement};
use game::{NoticeOf, Seat, SeatSet, View};

use crate::avalon::Memory;
use crate::random::first_of;
use crate::{Mind, Stream};

/// Plays by rules of thumb.
#[derive(Clone, Debug, Default)]
pub struct Squire {
    memory: Memory,
    /// Quests already remarked upon.
    remarked: usize,
}

type Seen<'a> = View<'a, Board, Hand>;

impl Mind<Avalon> for Squire {
    fn notice(&mut self, notice: &NoticeOf<Avalon>) {
        if let Some(public) = &notice.public {
            self.memory.fold(public);
        }
    }

    fn hear(&mut self, _: Seat, _: &Statement) {}

    fn choose(&mut self, view: &Seen<'_>, choices: &Choices, stream: &mut Stream) -> Command {
        let wanted = match choices {
            Choices::Nothing => None,
            Choices::Propose(_) => Some(self.propose(view, stream)),
            Choices::Vote => Some(Command::Vote(self.vote(view, stream))),
            Choices::Play { .. } => Some(Command::Play(self.card(view, stream))),
            Choices::Excalibur { targets } => Some(Command::Excalibur(self.sword(view, *targets, stream))),
            Choices::Lady { targets, .. } => {
                let unknown = *targets - self.known_evil(view) - known_good(view);
                let from = if unknown.is_empty() { *targets } else { unknown };
                self.most(from, |seat| self.suspicion(view, seat), stream)
                    .map(|seat| Command::Lady(Lady::Check(seat)))
            }
            Choices::Loyalty => view.hand.side.map(Command::Loyalty),
            Choices::Give { cards, to, strength } => {
                let friend = self.most(*to, |seat| -self.suspicion(view, seat), stream);
                let gift = cards.iter().next().zip(friend);
                let shown = friend.filter(|_| *strength);
                gift.map(|(card, to)| Command::Give(Gift { card: *card, to }))
                    .or_else(|| shown.map(|seat| on(PlotCard::ShowStrength, Some(seat))))
            }
            Choices::Window { card } => Some(self.window(view, *card, stream)),
            Choices::Target { card, targets, .. } => {
                let chosen = match card {
                    PlotCard::ShowNature => self.most(*targets, |seat| -self.suspicion(view, seat), stream),
                    _ => self.most(*targets, |seat| self.suspicion(view, seat), stream),
                };
                chosen.map(|seat| on(*card, Some(seat)))
            }
            Choices::Take { .. } => None,
            Choices::Shoot { targets } => {
                // Nobody weighs votes that exactly.
                let doubts: Vec<i32> =
                    Seat::ALL.iter().map(|_| i32::try_from(stream.below(8)).unwrap_or(0)).collect();
                let doubt = |seat: Seat| doubts.get(usize::from(seat.number())).copied().unwrap_or(0);
                self.most(*targets, |seat| self.wisdom(view, seat) + doubt(seat), stream)
                    .map(Command::Assassinate)
            }
        };
        first_of(wanted, choices)
    }

    fn speak(&mut self, view: &Seen<'_>, stream: &mut Stream) -> Vec<Statement> {
        let played: Vec<_> = self.memory.quests().map(|(proposed, fails)| (*proposed, fails)).collect();
        let from = std::mem::replace(&mut self.remarked, played.len());
        let news = played.get(from..).unwrap_or(&[]);
        let Some((failed, _)) = news.iter().rfind(|(_, fails)| *fails > 0) else { return Vec::new() };
        let others = failed.team.without(view.seat) - self.fellows(view);
        let accused = self.most(others, |seat| self.suspicion(view, seat), stream);
        let reason = Reason::WentOn { quest: failed.quest };
        accused.map(|seat| Statement::Because { seat, trust: false, reason }).into_iter().collect()
    }
}

fn on(card: PlotCard, target: Option<Seat>) -> Command {
    Command::Use(Use { card, target, take: None })
}

/// Those whom a later look showed as Good.
fn known_good(view: &Seen<'_>) -> SeatSet {
    view.hand.checks.iter().filter(|mark| mark.known == Known::Good).map(|mark| mark.seat).collect()
}

impl Squire {
    /// How much this seat looks like Evil.
    pub(super) fn doubt(&self, view: &Seen<'_>, seat: Seat) -> i32 {
        self.suspicion(view, seat)
    }

    fn is_evil(view: &Seen<'_>) -> bool {
        view.hand.side == Some(Side::Evil)
    }

    /// Those this seat has seen as Evil, by night or by a look.
    fn known_evil(&self, view: &Seen<'_>) -> SeatSet {
        let sight = &view.hand.sight;
        let checked = view.hand.checks.iter().filter(|mark| mark.known == Known::Evil).map(|mark| mark.seat);
        let lancelot = sight.evil_lancelot.filter(|_| !view.board.is_switched());
        sight.evil | checked.chain(lancelot).collect()
    }

    /// Evil's own fellows; nobody for Good.
    fn fellows(&self, view: &Seen<'_>) -> SeatSet {
        if Squire::is_evil(view) { self.known_evil(view) } else { SeatSet::EMPTY }
    }

    /// How much this seat looks like Evil to the table, or to a Good player who has seen it.
    fn suspicion(&self, view: &Seen<'_>, seat: Seat) -> i32 {
        if !Squire::is_evil(view) {
            if self.known_evil(view).contains(seat) && !self.feigns(view) {
                return 1_000;
            }
            if known_good(view).contains(seat) {
                return -100;
            }
        }
        let caught = |seen: &&SeenCard| seen.seat == seat && seen.card == Card::Fail;
        let mut score = 200 * i32::try_from(view.hand.cards.iter().filter(caught).count()).unwrap_or(0);
        for (proposed, fails) in self.memory.quests() {
            let size = i32::from(proposed.team.len()) - i32::from(proposed.team.contains(view.seat));
            let share = 60 * i32::from(fails) / size.max(1);
            if proposed.team.contains(seat) {
                score += if fails == 0 { -8 } else { share };
            }
            let approved = proposed.approvals.is_some_and(|approvals| approvals.contains(seat));
            if fails > 0 && approved {
                score += 4;
            }
            if fails > 0 && proposed.leader == seat {
                score += 6;
            }
        }
        score
    }

    /// Merlin must not always be right where all can see it: on half of the proposals, but never when a third
    /// Fail threatens, he judges as a Servant would. Which half follows from the seat, so he is of one mind.
    fn feigns(&self, view: &Seen<'_>) -> bool {
        let calm = view.board.quests.won(Side::Evil) < 2;
        let turn =
            self.memory.proposals.len() + usize::from(view.seat.number()) + usize::from(view.board.round);
        view.hand.role == Some(Role::Merlin) && calm && turn.is_multiple_of(2)
    }

    /// The seat for which this is greatest; among equals any.
    fn most(&self, seats: SeatSet, of: impl Fn(Seat) -> i32, stream: &mut Stream) -> Option<Seat> {
        let best = seats.iter().map(&of).max()?;
        let equal: Vec<Seat> = seats.iter().filter(|seat| of(*seat) == best).collect();
        stream.pick(&equal)
    }

    /// The team this seat would name: itself and those who look best.
    fn trusted(&self, view: &Seen<'_>, size: u8, stream: &mut Stream) -> SeatSet {
        let fellows = self.fellows(view);
        let mut team = SeatSet::only(view.seat);
        while team.len() < size {
            // Evil goes alone where it can: two Fails would only give a fellow away.
            let strangers = view.board.seats() - team - fellows;
            let from = if strangers.is_empty() { view.board.seats() - team } else { strangers };
            match self.most(from, |seat| -self.suspicion(view, seat), stream) {
                Some(seat) => team = team.with(seat),
                None => break,
            }
        }
        team
    }

    fn propose(&self, view: &Seen<'_>, stream: &mut Stream) -> Command {
        let board = view.board;
        let open = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest));
        let quest = open.min_by_key(|quest| (quest.size(board.rules.players), quest.number()));
        let quest = quest.unwrap_or(Quest::First);
        let size = quest.size(board.rules.players);
        let team = self.trusted(view, size, stream);
        let bearers = team.without(view.seat);
        let bearer = self.most(bearers, |seat| -self.suspicion(view, seat), stream);
        Command::Propose(Proposal {
            team,
            quest: board.rules.targeting.then_some(quest),
            excalibur: bearer.filter(|_| board.rules.excalibur),
        })
    }

    fn vote(&self, view: &Seen<'_>, stream: &mut Stream) -> Vote {
        let board = view.board;
        let team = board.team();
        let last = board.vote_track >= 4;
        let approve = if Squire::is_evil(view) {
            let ours = !(team & self.fellows(view).with(view.seat)).is_empty();
            !last && (ours || stream.percent(30))
        } else if last {
            true
        } else if !(team & self.known_evil(view)).is_empty() && !self.feigns(view) {
            false
        } else {
            // Good patience: the fewer attempts are left, the less a better team is worth waiting for.
            let weight = |seats: SeatSet| seats.iter().map(|seat| self.suspicion(view, seat)).sum::<i32>();
            let excess = weight(team.without(view.seat))
                - weight(self.trusted(view, team.len(), stream).without(view.seat));
            excess <= 8 + 12 * i32::from(board.vote_track)
        };
        if approve { Vote::Approve } else { Vote::Reject }
    }

    fn card(&self, view: &Seen<'_>, stream: &mut Stream) -> Card {
        if !Squire::is_evil(view) {
            return Card::Success;
        }
        let board = view.board;
        let needed = board.proposal.map_or(1, |team| team.quest.fails_needed(board.rules.players));
        let ours = (board.team() & self.fellows(view).with(view.seat)).len();
        if ours < needed {
            return Card::Success;
        }
        let decisive = board.quests.won(Side::Evil) == 2 || board.quests.won(Side::Good) == 2;
        let chance = match (decisive, ours) {
            (true, _) => 100,
            (false, 1) if board.round == 1 => 50,
            (false, 1) => 85,
            (false, several) => 100 * u32::from(needed) / u32::from(several),
        };
        if stream.percent(chance) { Card::Fail } else { Card::Success }
    }

    fn sword(&self, view: &Seen<'_>, targets: SeatSet, stream: &mut Stream) -> Excalibur {
        if Squire::is_evil(view) {
            // Our own Fail lies already, or a Good player's Success can become one.
            let own = view.hand.played == Some((Card::Fail, view.board.round));
            let strangers = targets - self.fellows(view);
            let victim = self.most(strangers, |seat| self.suspicion(view, seat), stream);
            return victim.filter(|_| !own).map_or(Excalibur::Decline, Excalibur::Switch);
        }
        let suspect = self.most(targets, |seat| self.suspicion(view, seat), stream);
        let sure = suspect.filter(|seat| self.suspicion(view, *seat) >= 60);
        sure.map_or(Excalibur::Decline, Excalibur::Switch)
    }

    /// A card that needs no target: take the lead, or bring back the King.
    fn window(&self, view: &Seen<'_>, card: PlotCard, stream: &mut Stream) -> Command {
        let board = view.board;
        let play = match card {
            PlotCard::KingReturns => {
                let dirty = !(board.team() & self.known_evil(view)).is_empty();
                let worst = board.team().iter().map(|seat| self.suspicion(view, seat)).max().unwrap_or(0);
                if Squire::is_evil(view) {
                    board.vote_track == 4 || (board.team() & self.fellows(view).with(view.seat)).is_empty()
                } else {
                    board.vote_track < 4 && (dirty || worst >= 40)
                }
            }
            _ => board.vote_track >= 3 || stream.percent(30),
        };
        if play { on(card, None) } else { Command::Pass(card) }
    }

    /// How much this seat voted as if it knew who is Evil: what the Assassin looks for.
    fn wisdom(&self, view: &Seen<'_>, seat: Seat) -> i32 {
        let evil = view.board.evil.unwrap_or(self.known_evil(view)).with(view.seat);
        let mut score = 0;
        for proposed in &self.memory.proposals {
            let dirty = !(proposed.team & evil).is_empty();
            let approved = proposed.approvals.map(|approvals| approvals.contains(seat));
            score += match (dirty, approved) {
                (true, Some(false)) => 3,
                (true, Some(true)) => -3,
                (false, Some(true)) => 1,
                (false, Some(false)) => -1,
                (_, None) => 0,
            };
            if proposed.leader == seat {
                score += if dirty { -4 } else { 4 };
            }
        }
        score
    }
}
