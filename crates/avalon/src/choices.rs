//! The commands a seat may give, as a compact set.

use game::{List, Seat, SeatSet};
use serde::Serialize;

use crate::pieces::quest::team;
use crate::pieces::quest::team_count;
use crate::{
    Card, Command, ExcaliburChoice, Gift, Held, LadyChoice, PlotCard, Proposal, Quest, Side, Use, Vote,
};

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
        cards: List<PlotCard, 9>,
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
    WithExtras(ProposalsWithExtras),
}

/// Proposals that choose more than a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct ProposalsWithExtras {
    pub(crate) players: u8,
    pub(crate) leader: Seat,
    pub(crate) targeting: bool,
    pub(crate) excalibur: bool,
    #[serde(rename = "quests")]
    pub(crate) open: List<OpenQuest, 5>,
}

/// A quest that may be chosen, with its team size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct OpenQuest {
    /// Which quest.
    pub quest: Quest,
    /// How many go.
    pub size: u8,
}

impl Default for OpenQuest {
    fn default() -> OpenQuest {
        OpenQuest { quest: Quest::First, size: 0 }
    }
}

impl Proposals {
    fn count(&self) -> u32 {
        match self {
            Proposals::Teams { count, .. } => (*count).into(),
            Proposals::WithExtras(wide) => wide.open.iter().map(|open| wide.count(open.size)).sum(),
        }
    }

    fn nth(&self, k: u32) -> Option<Proposal> {
        match self {
            Proposals::Teams { size, .. } => {
                Some(Proposal { team: team(*size, k), quest: None, excalibur: None })
            }
            Proposals::WithExtras(wide) => wide.nth(k),
        }
    }

    fn contains(&self, proposal: &Proposal) -> bool {
        match self {
            Proposals::Teams { players, size, .. } => {
                let Proposal { team, quest, excalibur } = *proposal;
                let narrow = quest.is_none() && excalibur.is_none();
                narrow && team.len() == *size && team.is_subset(SeatSet::first(*players))
            }
            Proposals::WithExtras(wide) => wide.contains(proposal),
        }
    }
}

impl ProposalsWithExtras {
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
        for OpenQuest { quest, size } in &self.open {
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
    fn count(&self) -> u32 {
        if matches!(self, Choices::Vote) {
            return 2;
        }
        match self {
            Choices::Play { success, fail } => u32::from(*success) + u32::from(*fail),
            Choices::Propose(proposals) => proposals.count(),
            _ => Choices::count_rarely(*self),
        }
    }

    fn nth(&self, k: u32) -> Option<Command> {
        if k >= self.count() {
            return None;
        }
        if matches!(self, Choices::Vote) {
            return Some(Command::Vote(if k == 0 { Vote::Approve } else { Vote::Reject }));
        }
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
                ExcaliburChoice::Decline => true,
                ExcaliburChoice::Switch(seat) => targets.contains(*seat),
            },
            (Choices::Lady { targets, skip }, Command::Lady(choice)) => match choice {
                LadyChoice::Skip => *skip,
                LadyChoice::Check(seat) => targets.contains(*seat),
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

    fn nth_rarely(self, k: u32) -> Option<Command> {
        Some(match &self {
            Choices::Nothing | Choices::Vote | Choices::Play { .. } | Choices::Propose(_) => return None,
            Choices::Loyalty => Command::Loyalty(if k == 0 { Side::Good } else { Side::Evil }),
            Choices::Window { card } if k == 0 => Command::Use(Use { card: *card, target: None, take: None }),
            Choices::Window { card } => Command::Pass(*card),
            Choices::Excalibur { targets } => {
                Command::Excalibur(targets.nth(k).map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch))
            }
            Choices::Lady { targets, .. } => {
                Command::Lady(targets.nth(k).map_or(LadyChoice::Skip, LadyChoice::Check))
            }
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
