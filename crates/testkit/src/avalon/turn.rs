//! Avalon at a table turned by some seats.

use avalon::{
    Avalon, Command, Event, ExcaliburChoice, FirstLeader, Gift, LadyChoice, LoyaltyCheck, Night, Options,
    Outcome, Proposal, Side, Use,
};
use game::{Protocol, Seat};

use crate::Turned;

pub(super) fn options(options: &Options, by: Turned) -> Options {
    let mut setup = Avalon::setup(options);
    if let Some(FirstLeader::Seat(seat)) = &mut setup.options.first_leader {
        *seat = by.seat(*seat);
    }
    Avalon::check(&setup).map_or(*options, |checked| checked.options)
}

pub(super) fn command(command: &Command, by: Turned) -> Command {
    match *command {
        Command::Propose(named) => Command::Propose(proposal(named, by)),
        Command::Vote(_) | Command::Play(_) | Command::Loyalty(_) | Command::Pass(_) => *command,
        Command::Excalibur(ExcaliburChoice::Switch(seat)) => {
            Command::Excalibur(ExcaliburChoice::Switch(by.seat(seat)))
        }
        Command::Excalibur(ExcaliburChoice::Decline) | Command::Lady(LadyChoice::Skip) => *command,
        Command::Lady(LadyChoice::Check(seat)) => Command::Lady(LadyChoice::Check(by.seat(seat))),
        Command::Give(Gift { card, to }) => Command::Give(Gift { card, to: by.seat(to) }),
        Command::Use(Use { card, target, take }) => {
            Command::Use(Use { card, target: target.map(|seat| by.seat(seat)), take })
        }
        Command::Assassinate(seat) => Command::Assassinate(by.seat(seat)),
    }
}

fn proposal(named: Proposal, by: Turned) -> Proposal {
    let excalibur = named.excalibur.map(|seat| by.seat(seat));
    Proposal { team: by.seats(named.team), quest: named.quest, excalibur }
}

fn night(night: Night, by: Turned) -> Night {
    Night {
        evil_open: by.seats(night.evil_open),
        evil_to_merlin: by.seats(night.evil_to_merlin),
        wizards: by.seats(night.wizards),
        thumb: night.thumb.map(|seat| by.seat(seat)),
        acquainted: night.acquainted.map(|seats| seats.map(|seat| by.seat(seat))),
    }
}

fn sides(lancelots: [(Seat, Side); 2], by: Turned) -> [(Seat, Side); 2] {
    lancelots.map(|(seat, side)| (by.seat(seat), side))
}

fn checking(checking: LoyaltyCheck, by: Turned) -> LoyaltyCheck {
    LoyaltyCheck { checker: by.seat(checking.checker), shower: by.seat(checking.shower), by: checking.by }
}

fn outcome(outcome: Outcome, by: Turned) -> Outcome {
    Outcome { winners: by.seats(outcome.winners), roles: by.by_seat(&outcome.roles), ..outcome }
}

pub(super) fn event(event: &Event, by: Turned) -> Event {
    let one = |seat: Seat| by.seat(seat);
    match *event {
        Event::Dealt { roles, night: marks } => {
            Event::Dealt { roles: by.by_seat(&roles), night: night(marks, by) }
        }
        Event::Began { leader } => Event::Began { leader: one(leader) },
        Event::ScheduleLaid { .. } | Event::PlotDrawn { .. } | Event::QuestDone { .. } => *event,
        Event::FidelityTurned { card, lancelots } => {
            Event::FidelityTurned { card, lancelots: sides(lancelots, by) }
        }
        Event::LancelotsSwitched { lancelots } => {
            Event::LancelotsSwitched { lancelots: sides(lancelots, by) }
        }
        Event::LeadTaken { seat } => Event::LeadTaken { seat: one(seat) },
        Event::PlotGiven { card, to } => Event::PlotGiven { card, to: one(to) },
        Event::PlotTaken { card, from, by: taker } => {
            Event::PlotTaken { card, from: one(from), by: one(taker) }
        }
        Event::PlotPassed { card, seat } => Event::PlotPassed { card, seat: one(seat) },
        Event::LoyaltyAsked { checking: asked } => Event::LoyaltyAsked { checking: checking(asked, by) },
        Event::LoyaltySeen { checking: seen, side, round } => {
            Event::LoyaltySeen { checking: checking(seen, by), side, round }
        }
        Event::WrongCardPassed { shower, side } => Event::WrongCardPassed { shower: one(shower), side },
        Event::LadySkipped { holder } => Event::LadySkipped { holder: one(holder) },
        Event::Proposed { leader, quest, proposal: named } => {
            Event::Proposed { leader: one(leader), quest, proposal: proposal(named, by) }
        }
        Event::Voted { seat, vote, proposal } => Event::Voted { seat: one(seat), vote, proposal },
        Event::ChargeRevealed { approvals } => Event::ChargeRevealed { approvals: by.seats(approvals) },
        Event::VotesRevealed { approvals, approved } => {
            Event::VotesRevealed { approvals: by.seats(approvals), approved }
        }
        Event::KingReturned { seat } => Event::KingReturned { seat: one(seat) },
        Event::Spotlit { seat, target } => Event::Spotlit { seat: one(seat), target: one(target) },
        Event::Played { seat, card, round } => Event::Played { seat: one(seat), card, round },
        Event::TurnedUp { seat, card } => Event::TurnedUp { seat: one(seat), card },
        Event::Exchanged { holder, target, withdrawn, round } => {
            Event::Exchanged { holder: one(holder), target: one(target), withdrawn, round }
        }
        Event::ExcaliburDeclined { holder } => Event::ExcaliburDeclined { holder: one(holder) },
        Event::Ambushed { seat, target, card, round } => {
            Event::Ambushed { seat: one(seat), target: one(target), card, round }
        }
        Event::ShotOpened { assassin, evil } => {
            Event::ShotOpened { assassin: one(assassin), evil: evil.map(|seats| by.seats(seats)) }
        }
        Event::Shot { target, merlin } => Event::Shot { target: one(target), merlin },
        Event::Unveiled { outcome: end } => Event::Unveiled { outcome: outcome(end, by) },
    }
}
