//! The commands a seat may give, as a compact set.

use game::{List, Seat, SeatSet};
use serde::Serialize;

use crate::pieces::quest::{team, team_count};
use crate::{
    Card, Command, ExcaliburChoice, Gift, Held, LadyChoice, PlotCard, PlotList, Proposal, Quest, Side, Use,
    Vote,
};

/// The commands a seat may give now, without listing them.
///
/// ```
/// use avalon::{Choices, Command, Vote};
/// use game::Choices as _;
///
/// let choices = Choices::Vote;
/// assert_eq!(choices.count(), 2);
/// assert_eq!(choices.nth(1), Some(Command::Vote(Vote::Reject)));
/// assert!(choices.contains(&Command::Vote(Vote::Approve)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // a member without a comment is what its name says
pub enum Choices {
    /// The seat is not asked.
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
    /// Give one of these cards; with `strength`, or use Show Your Strength on one of the same seats.
    Give {
        cards: PlotList<PlotCard>,
        to: SeatSet,
        strength: bool,
    },
    /// Play the card without a target, or pass.
    Window {
        card: PlotCard,
    },
    /// Play the card on one of these seats; with `pass`, or do not play it.
    Target {
        card: PlotCard,
        targets: SeatSet,
        pass: bool,
    },
    Take {
        from: PlotList<Held>,
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
        /// The number of seats.
        players: u8,
        /// The number of team members.
        size: u8,
        /// The number of such teams.
        count: u16,
    },
    /// With the quest, with Excalibur, or with both.
    #[serde(rename = "wide")]
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
#[allow(missing_docs)] // the names say it
pub struct OpenQuest {
    pub quest: Quest,
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
            Proposals::WithExtras(proposals) => {
                proposals.open.iter().map(|open| proposals.count_for(open)).sum()
            }
        }
    }

    fn nth(&self, k: u32) -> Option<Proposal> {
        match self {
            Proposals::Teams { size, .. } => {
                Some(Proposal { team: team(*size, k), quest: None, excalibur: None })
            }
            Proposals::WithExtras(proposals) => proposals.nth(k),
        }
    }
}

impl Proposals {
    fn contains(&self, proposal: &Proposal) -> bool {
        match self {
            Proposals::Teams { players, size, .. } => {
                let Proposal { team, quest, excalibur } = *proposal;
                let extras = quest.is_some() || excalibur.is_some();
                !extras && team.len() == *size && team.is_subset(SeatSet::first(*players))
            }
            Proposals::WithExtras(proposals) => proposals.contains(proposal),
        }
    }
}

/// The order is quest by quest, then team by team, then by the holder of Excalibur.
impl ProposalsWithExtras {
    fn count_for(&self, open: &OpenQuest) -> u32 {
        let teams = u32::from(team_count(self.players, open.size));
        if !self.excalibur {
            return teams;
        }
        // Every member except the Leader can get Excalibur, and this many teams have the Leader.
        let with_leader = team_count(self.players.saturating_sub(1), open.size.saturating_sub(1));
        teams * u32::from(open.size) - u32::from(with_leader)
    }

    fn proposals_for(&self, open: &OpenQuest) -> impl Iterator<Item = Proposal> + use<> {
        let ProposalsWithExtras { players, leader, targeting, excalibur, open: _ } = *self;
        let OpenQuest { quest, size } = *open;
        let teams = (0..team_count(players, size)).map(move |k| team(size, k.into()));
        teams.flat_map(move |team| {
            let holders = if excalibur { team.without(leader) } else { SeatSet::EMPTY };
            let nobody = if excalibur { None } else { Some(None) };
            let quest = targeting.then_some(quest);
            nobody.into_iter().chain(holders.iter().map(Some)).map(move |excalibur| Proposal {
                team,
                quest,
                excalibur,
            })
        })
    }

    fn contains(&self, proposal: &Proposal) -> bool {
        let Proposal { team, quest, excalibur } = *proposal;
        let open = self
            .open
            .iter()
            .any(|open| quest == self.targeting.then_some(open.quest) && team.len() == open.size);
        let holder = match excalibur {
            None => !self.excalibur,
            Some(seat) => self.excalibur && team.without(self.leader).contains(seat),
        };
        open && holder && team.is_subset(SeatSet::first(self.players))
    }

    fn nth(&self, k: u32) -> Option<Proposal> {
        let mut k = k;
        for open in &self.open {
            let count = self.count_for(open);
            if k < count {
                return self.proposals_for(open).nth(usize::try_from(k).ok()?);
            }
            k -= count;
        }
        None
    }
}

impl game::Choices<Command> for Choices {
    fn count(&self) -> u32 {
        match self {
            Choices::Nothing => 0,
            Choices::Vote | Choices::Loyalty | Choices::Window { .. } => 2,
            Choices::Play { success, fail } => u32::from(*success) + u32::from(*fail),
            Choices::Propose(proposals) => proposals.count(),
            Choices::Excalibur { targets } => u32::from(targets.len()) + 1,
            Choices::Lady { targets, skip } => u32::from(targets.len()) + u32::from(*skip),
            Choices::Give { cards, to, strength } => {
                let cards = u32::try_from(cards.len()).unwrap_or(0) + u32::from(*strength);
                cards * u32::from(to.len())
            }
            Choices::Target { targets, pass, .. } => u32::from(targets.len()) + u32::from(*pass),
            Choices::Take { from } => u32::try_from(from.len()).unwrap_or(0),
            Choices::Shoot { targets } => targets.len().into(),
        }
    }

    fn nth(&self, k: u32) -> Option<Command> {
        if k >= self.count() {
            return None;
        }
        match self {
            Choices::Nothing => None,
            Choices::Vote => Some(Command::Vote(if k == 0 { Vote::Approve } else { Vote::Reject })),
            Choices::Play { success, .. } => {
                Some(Command::Play(if k == 0 && *success { Card::Success } else { Card::Fail }))
            }
            Choices::Propose(proposals) => proposals.nth(k).map(Command::Propose),
            Choices::Loyalty => Some(Command::Loyalty(if k == 0 { Side::Good } else { Side::Evil })),
            Choices::Window { card } if k == 0 => {
                Some(Command::Use(Use { card: *card, target: None, take: None }))
            }
            Choices::Window { card } => Some(Command::Pass(*card)),
            Choices::Excalibur { targets } => {
                let choice = targets.nth(k).map_or(ExcaliburChoice::Decline, ExcaliburChoice::Switch);
                Some(Command::Excalibur(choice))
            }
            Choices::Lady { targets, .. } => {
                Some(Command::Lady(targets.nth(k).map_or(LadyChoice::Skip, LadyChoice::Check)))
            }
            Choices::Give { cards, to, .. } => {
                let seats = u32::from(to.len()).max(1);
                let seat = to.nth(k % seats)?;
                Some(match cards.as_slice().get(usize::try_from(k / seats).ok()?) {
                    Some(card) => Command::Give(Gift { card: *card, to: seat }),
                    None => use_on(PlotCard::ShowStrength, seat),
                })
            }
            Choices::Target { card, targets, .. } => {
                Some(targets.nth(k).map_or(Command::Pass(*card), |seat| use_on(*card, seat)))
            }
            Choices::Take { from } => {
                let held = from.as_slice().get(usize::try_from(k).ok()?)?;
                let card = PlotCard::RestoreHonor;
                Some(Command::Use(Use { card, target: Some(held.seat), take: Some(held.card) }))
            }
            Choices::Shoot { targets } => targets.nth(k).map(Command::Assassinate),
        }
    }

    fn contains(&self, command: &Command) -> bool {
        match (self, command) {
            (Choices::Propose(proposals), Command::Propose(proposal)) => proposals.contains(proposal),
            (Choices::Propose(_), _) => false,
            _ => self.iter().any(|each| each == *command),
        }
    }
}

fn use_on(card: PlotCard, seat: Seat) -> Command {
    Command::Use(Use { card, target: Some(seat), take: None })
}
