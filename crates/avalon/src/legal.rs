//! What a seat may do, as a compact set, and what it is asked, from public facts alone.

use core::hint::cold_path;

use game::{List, Seat, SeatSet, View};
use serde::Serialize;

use crate::board::{Board, Phase};
use crate::command::{Card, Command, Excalibur, Gift, Lady, Proposal, Use, Vote};
use crate::hand::Hand;
use crate::judge::{asked_card, playable, shot_targets};
use crate::options::AssassinTargets;
use crate::plot::{Held, PlotCard};
use crate::quest::{Quest, team, team_count};
use crate::role::Side;

/// The commands a seat may give now, without listing them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Choices {
    /// Not asked.
    Nothing,
    Propose(Proposals),
    Vote,
    Play {
        success: bool,
        fail: bool,
    },
    Excalibur {
        targets: SeatSet,
    },
    Lady {
        targets: SeatSet,
        skip: bool,
    },
    Loyalty,
    /// Hand over one of these; the Leader's own card is used on one of the same seats.
    Give {
        cards: Kinds,
        to: SeatSet,
        strength: bool,
    },
    /// Play the card without a target, or pass.
    Window {
        card: PlotCard,
    },
    /// Play the card on one of these; pass where it is allowed.
    Target {
        card: PlotCard,
        targets: SeatSet,
        pass: bool,
    },
    Take {
        from: List<Held, 15>,
    },
    Shoot {
        targets: SeatSet,
    },
}

/// Every proposal the Leader can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub enum Proposals {
    /// A team of this size, and nothing else is chosen.
    Teams {
        /// At a table of so many.
        players: u8,
        /// How many go.
        size: u8,
        /// How many such teams there are.
        count: u16,
    },
    /// With the quest, with Excalibur, or with both.
    Wide(Wide),
}

/// Proposals that choose more than a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Wide {
    players: u8,
    leader: Seat,
    targeting: bool,
    excalibur: bool,
    #[serde(rename = "quests")]
    open: List<Open, 5>,
}

/// A quest that may be chosen, with its team size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Open {
    /// Which quest.
    pub quest: Quest,
    /// How many go.
    pub size: u8,
}

impl Default for Open {
    fn default() -> Open {
        Open { quest: Quest::First, size: 0 }
    }
}

/// Kinds of plot cards, each once.
pub type Kinds = List<PlotCard, 9>;

impl Proposals {
    #[inline(always)]
    fn count(&self) -> u32 {
        match self {
            Proposals::Teams { count, .. } => (*count).into(),
            Proposals::Wide(wide) => wide.open.iter().map(|open| wide.count(open.size)).sum(),
        }
    }

    #[inline(always)]
    fn nth(&self, k: u32) -> Option<Proposal> {
        match self {
            Proposals::Teams { size, .. } => {
                Some(Proposal { team: team(*size, k), quest: None, excalibur: None })
            }
            Proposals::Wide(wide) => wide.nth(k),
        }
    }

    fn contains(&self, proposal: &Proposal) -> bool {
        match self {
            Proposals::Teams { players, size, .. } => {
                let Proposal { team, quest, excalibur } = *proposal;
                let narrow = quest.is_none() && excalibur.is_none();
                narrow && team.len() == *size && team.is_subset(SeatSet::first(*players))
            }
            Proposals::Wide(wide) => wide.contains(proposal),
        }
    }
}

impl Wide {
    /// How many proposals for a quest of this size.
    fn count(&self, size: u8) -> u32 {
        if !self.excalibur {
            return team_count(self.players, size).into();
        }
        let (size_u32, others) = (u32::from(size), self.players - 1);
        u32::from(team_count(others, size)) * size_u32
            + u32::from(team_count(others, size - 1)) * (size_u32 - 1)
    }

    fn nth(&self, k: u32) -> Option<Proposal> {
        let mut k = k;
        for Open { quest, size } in &self.open {
            let count = self.count(*size);
            if k < count {
                let quest = self.targeting.then_some(*quest);
                return Some(self.nth_of_size(*size, k, quest));
            }
            k -= count;
        }
        None
    }

    fn nth_of_size(&self, size: u8, k: u32, quest: Option<Quest>) -> Proposal {
        if !self.excalibur {
            return Proposal { team: team(size, k), quest, excalibur: None };
        }
        let mut k = k;
        for place in 0..team_count(self.players, size) {
            let seats = team(size, place.into());
            let bearers = seats.without(self.leader);
            let count = u32::from(bearers.len());
            if k < count {
                return Proposal { team: seats, quest, excalibur: bearers.nth(k) };
            }
            k -= count;
        }
        Proposal { team: SeatSet::EMPTY, quest, excalibur: None }
    }

    fn contains(&self, proposal: &Proposal) -> bool {
        let open = self.open.iter().any(|open| {
            let chosen = if self.targeting { Some(open.quest) } else { None };
            chosen == proposal.quest && open.size == proposal.team.len()
        });
        let bearer = match proposal.excalibur {
            None => !self.excalibur,
            Some(seat) => self.excalibur && proposal.team.without(self.leader).contains(seat),
        };
        open && bearer && proposal.team.is_subset(SeatSet::first(self.players))
    }
}

impl game::Choices<Command> for Choices {
    #[inline(always)]
    fn count(&self) -> u32 {
        if matches!(self, Choices::Vote) {
            return 2;
        }
        cold_path(); // most of a game is voting
        match self {
            Choices::Play { success, fail } => u32::from(*success) + u32::from(*fail),
            Choices::Propose(proposals) => proposals.count(),
            _ => Choices::count_rarely(*self),
        }
    }

    #[inline(always)]
    fn nth(&self, k: u32) -> Option<Command> {
        if k >= self.count() {
            return None;
        }
        if matches!(self, Choices::Vote) {
            return Some(Command::Vote(if k == 0 { Vote::Approve } else { Vote::Reject }));
        }
        cold_path();
        match self {
            Choices::Play { success, .. } => {
                Some(Command::Play(if k == 0 && *success { Card::Success } else { Card::Fail }))
            }
            Choices::Propose(proposals) => proposals.nth(k).map(Command::Propose),
            _ => Choices::nth_rarely(*self, k),
        }
    }

    fn contains(&self, command: &Command) -> bool {
        match (self, command) {
            (Choices::Vote, Command::Vote(_)) | (Choices::Loyalty, Command::Loyalty(_)) => true,
            (Choices::Play { success, fail }, Command::Play(card)) => match card {
                Card::Success => *success,
                Card::Fail => *fail,
            },
            (Choices::Propose(proposals), Command::Propose(proposal)) => proposals.contains(proposal),
            (Choices::Excalibur { targets }, Command::Excalibur(choice)) => match choice {
                Excalibur::Decline => true,
                Excalibur::Switch(seat) => targets.contains(*seat),
            },
            (Choices::Lady { targets, skip }, Command::Lady(choice)) => match choice {
                Lady::Skip => *skip,
                Lady::Check(seat) => targets.contains(*seat),
            },
            (Choices::Give { cards, to, .. }, Command::Give(gift)) => {
                to.contains(gift.to) && cards.iter().any(|card| *card == gift.card)
            }
            (Choices::Give { to, strength, .. }, Command::Use(used)) => {
                let seat = used.target.filter(|seat| to.contains(*seat));
                *strength
                    && seat.is_some_and(|seat| Command::Use(*used) == use_on(PlotCard::ShowStrength, seat))
            }
            (Choices::Window { card }, Command::Use(used)) => {
                *used == Use { card: *card, target: None, take: None }
            }
            (Choices::Target { card, targets, .. }, Command::Use(used)) => {
                let seat = used.target.filter(|seat| targets.contains(*seat));
                seat.is_some_and(|seat| Command::Use(*used) == use_on(*card, seat))
            }
            (Choices::Window { card } | Choices::Target { card, pass: true, .. }, Command::Pass(passed)) => {
                card == passed
            }
            (Choices::Take { from }, Command::Use(Use { card, target: Some(seat), take: Some(take) })) => {
                *card == PlotCard::RestoreHonor
                    && from.iter().any(|held| held.card == *take && held.seat == *seat)
            }
            (Choices::Shoot { targets }, Command::Assassinate(seat)) => targets.contains(*seat),
            _ => false,
        }
    }
}

/// What every round asks stands above, the rest here: a jump through a long table is seldom foretold.
impl Choices {
    #[inline(never)]
    fn count_rarely(self) -> u32 {
        match &self {
            Choices::Nothing => 0,
            Choices::Loyalty | Choices::Window { .. } => 2,
            Choices::Excalibur { targets } => u32::from(targets.len()) + 1,
            Choices::Lady { targets, skip } => u32::from(targets.len()) + u32::from(*skip),
            Choices::Give { cards, to, strength } => {
                let kinds = u32::try_from(cards.len()).unwrap_or(0) + u32::from(*strength);
                kinds * u32::from(to.len())
            }
            Choices::Target { targets, pass, .. } => u32::from(targets.len()) + u32::from(*pass),
            Choices::Take { from } => u32::try_from(from.len()).unwrap_or(0),
            Choices::Shoot { targets } => targets.len().into(),
            Choices::Vote | Choices::Play { .. } | Choices::Propose(_) => 0,
        }
    }

    #[inline(never)]
    fn nth_rarely(self, k: u32) -> Option<Command> {
        Some(match &self {
            Choices::Nothing | Choices::Vote | Choices::Play { .. } | Choices::Propose(_) => return None,
            Choices::Loyalty => Command::Loyalty(if k == 0 { Side::Good } else { Side::Evil }),
            Choices::Window { card } if k == 0 => Command::Use(Use { card: *card, target: None, take: None }),
            Choices::Window { card } => Command::Pass(*card),
            Choices::Excalibur { targets } => {
                Command::Excalibur(targets.nth(k).map_or(Excalibur::Decline, Excalibur::Switch))
            }
            Choices::Lady { targets, .. } => Command::Lady(targets.nth(k).map_or(Lady::Skip, Lady::Check)),
            Choices::Give { cards, to, .. } => {
                let seats = u32::from(to.len()).max(1);
                let (kind, seat) = (k / seats, to.nth(k % seats)?);
                match cards.as_slice().get(usize::try_from(kind).ok()?) {
                    Some(card) => Command::Give(Gift { card: *card, to: seat }),
                    None => use_on(PlotCard::ShowStrength, seat),
                }
            }
            Choices::Target { card, targets, .. } => match targets.nth(k) {
                Some(seat) => use_on(*card, seat),
                None => Command::Pass(*card),
            },
            Choices::Take { from } => {
                let held = from.as_slice().get(usize::try_from(k).ok()?)?;
                let card = PlotCard::RestoreHonor;
                Command::Use(Use { card, target: Some(held.seat), take: Some(held.card) })
            }
            Choices::Shoot { targets } => Command::Assassinate(targets.nth(k)?),
        })
    }
}

fn use_on(card: PlotCard, seat: Seat) -> Command {
    Command::Use(Use { card, target: Some(seat), take: None })
}

/// What the seat may do.
#[inline(always)]
pub fn legal(view: &View<'_, Board, Hand>) -> Choices {
    let View { seat, board, hand } = *view;
    if let Phase::Vote { left } = board.phase {
        return if left.contains(seat) { Choices::Vote } else { Choices::Nothing };
    }
    cold_path(); // most of a game is voting
    match board.phase {
        Phase::Quest { left } if board.to_play(left).contains(seat) => {
            let (success, fail) = playable(board, hand);
            Choices::Play { success, fail }
        }
        Phase::Propose if seat == board.leader => Choices::Propose(proposals(board)),
        Phase::Quest { .. } | Phase::Propose => Choices::Nothing,
        _ => legal_in_window(seat, board, hand),
    }
}

/// What the seat may do in the phases that options bring.
#[inline(never)]
fn legal_in_window(seat: Seat, board: &Board, hand: &Hand) -> Choices {
    if !board.asks(seat) {
        return Choices::Nothing;
    }
    match board.phase {
        Phase::Charge { .. } => Choices::Vote,
        Phase::Lead { .. } => Choices::Window { card: PlotCard::LeadToVictory },
        Phase::King { .. } => Choices::Window { card: PlotCard::KingReturns },
        Phase::Spot { .. } => {
            Choices::Target { card: PlotCard::WeFoundYou, targets: board.team(), pass: true }
        }
        Phase::Ambush { looked, .. } => Choices::Target {
            card: PlotCard::Ambush,
            targets: board.ambush_targets(seat, looked),
            pass: true,
        },
        Phase::Plot => {
            let (cards, strength) = drawn_kinds(board);
            Choices::Give { cards, to: board.seats().without(seat), strength }
        }
        Phase::Receive { card: PlotCard::RestoreHonor, .. } => {
            Choices::Take { from: board.plot.as_ref().map_or_else(List::new, |plot| plot.takeable(seat)) }
        }
        Phase::Receive { card, .. } => {
            Choices::Target { card, targets: board.receive_targets(card, seat), pass: false }
        }
        Phase::Excalibur => Choices::Excalibur { targets: board.sword_targets() },
        Phase::Lady => Choices::Lady { targets: board.lady_targets(), skip: !board.rules.lady_mandatory },
        Phase::Loyalty { .. } => Choices::Loyalty,
        Phase::Assassin { .. } => Choices::Shoot { targets: shot_targets(&View { seat, board, hand }) },
        Phase::Deal
        | Phase::Begin
        | Phase::Schedule
        | Phase::Turn
        | Phase::Draw { .. }
        | Phase::Propose
        | Phase::ChargeCount
        | Phase::Vote { .. }
        | Phase::VoteCount
        | Phase::Switch
        | Phase::Quest { .. }
        | Phase::TurnUp { .. }
        | Phase::Count
        | Phase::Threshold
        | Phase::Unveil { .. }
        | Phase::End { .. } => Choices::Nothing,
    }
}

fn open_quests(board: &Board) -> List<Open, 5> {
    let open = Quest::ALL.into_iter().filter(|quest| board.is_open(*quest));
    open.map(|quest| Open { quest, size: quest.size(board.rules.players) }).collect()
}

#[inline(always)]
fn proposals(board: &Board) -> Proposals {
    let rules = &board.rules;
    if rules.targeting || rules.excalibur {
        return Proposals::Wide(wide(board));
    }
    let quest = Quest::new(board.round).unwrap_or(Quest::First);
    let size = quest.size(rules.players);
    Proposals::Teams { players: rules.players, size, count: team_count(rules.players, size) }
}

#[inline(never)]
fn wide(board: &Board) -> Wide {
    let rules = &board.rules;
    Wide {
        players: rules.players,
        leader: board.leader,
        targeting: rules.targeting,
        excalibur: rules.excalibur,
        open: open_quests(board),
    }
}

/// The kinds the Leader can hand over, and whether Show Your Strength lies with them.
fn drawn_kinds(board: &Board) -> (Kinds, bool) {
    let drawn = board.plot.as_ref().map(|plot| plot.drawn).unwrap_or_default();
    let has = |card: PlotCard| drawn.iter().any(|each| *each == card);
    let kinds = PlotCard::ALL.into_iter().filter(|card| *card != PlotCard::ShowStrength && has(*card));
    (kinds.collect(), has(PlotCard::ShowStrength))
}

/// What a seat is asked: drawn from public facts, so a Good and an Evil phone look alike (AV-105).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Form {
    /// Nothing now.
    Wait,
    Propose {
        quests: Quests,
        excalibur: bool,
    },
    Vote,
    /// Success and Fail are both drawn (AV-35).
    Play,
    Excalibur {
        targets: SeatSet,
    },
    Lady {
        targets: SeatSet,
        skip: bool,
    },
    /// Good and Evil are both drawn.
    Loyalty {
        to: Seat,
    },
    Give {
        to: SeatSet,
    },
    Window {
        card: PlotCard,
    },
    Target {
        card: PlotCard,
        targets: SeatSet,
        pass: bool,
    },
    Take {
        from: SeatSet,
    },
    Shoot {
        targets: SeatSet,
    },
}

/// The quests a proposal may choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Open[]", export_to = "avalon.ts"))]
pub struct Quests(pub List<Open, 5>);

impl Serialize for Quests {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// What this seat is asked.
pub fn form(board: &Board, seat: Seat) -> Form {
    if !board.asks(seat) {
        return Form::Wait;
    }
    match board.phase {
        Phase::Charge { .. } | Phase::Vote { .. } => Form::Vote,
        Phase::Quest { .. } => Form::Play,
        Phase::Propose => {
            Form::Propose { quests: Quests(open_quests(board)), excalibur: board.rules.excalibur }
        }
        Phase::Plot => Form::Give { to: board.seats().without(seat) },
        Phase::Receive { card: PlotCard::RestoreHonor, .. } => {
            Form::Take { from: board.receive_targets(PlotCard::RestoreHonor, seat) }
        }
        Phase::Receive { card, .. } => {
            Form::Target { card, targets: board.receive_targets(card, seat), pass: false }
        }
        Phase::Spot { .. } => Form::Target { card: PlotCard::WeFoundYou, targets: board.team(), pass: true },
        Phase::Ambush { looked, .. } => {
            Form::Target { card: PlotCard::Ambush, targets: board.ambush_targets(seat, looked), pass: true }
        }
        Phase::Excalibur => Form::Excalibur { targets: board.sword_targets() },
        Phase::Lady => Form::Lady { targets: board.lady_targets(), skip: !board.rules.lady_mandatory },
        Phase::Loyalty { checking } => Form::Loyalty { to: checking.checker },
        Phase::Assassin { .. } => Form::Shoot { targets: public_shot_targets(board, seat) },
        _ => asked_card(board).map_or(Form::Wait, |card| Form::Window { card }),
    }
}

/// Whom the Assassin may name as far as the table knows.
fn public_shot_targets(board: &Board, assassin: Seat) -> SeatSet {
    match board.rules.assassin_targets {
        AssassinTargets::CurrentGood => board.seats() - board.evil.unwrap_or(SeatSet::only(assassin)),
        AssassinTargets::NotKnownEvil | AssassinTargets::AnyOther => board.seats().without(assassin),
        AssassinTargets::AnySeat => board.seats(),
    }
}
