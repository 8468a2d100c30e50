//! Planted leaks of Avalon, numbered as in `docs/secrecy.md` chapter 5. Each differs from the game in one way.

use avalon::{
    Avalon, Board, Card, Command, Event, Fidelity, Form, Hand, Outcome, Phase, PlotCard, Private, Refusal,
    Role, Side, Vote,
};
use game::{BySeat, Choices, Game, Notice, Seat, SeatSet, StateOf, Turn, View, Viewer};

use crate::leaky::Leak;

type State = StateOf<Avalon>;

fn bits(seats: SeatSet) -> u64 {
    seats.bits().into()
}

fn seats(bits: u64) -> SeatSet {
    SeatSet::from_bits(u16::try_from(bits & 0x3ff).unwrap_or(0))
}

fn holders(roles: &BySeat<Option<Role>>, wanted: impl Fn(Role) -> bool) -> SeatSet {
    roles.iter().filter(|(_, role)| role.is_some_and(&wanted)).map(|(seat, _)| seat).collect()
}

fn is_evil(role: Role) -> bool {
    role.side() == Side::Evil
}

/// PL-AV-1: the notice "has voted" carries the ballot.
pub struct BallotAloud;

impl Leak<Avalon> for BallotAloud {
    fn public_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Voted { vote, .. } => Some(u64::from(*vote == Vote::Approve)),
            _ => None,
        }
    }
}

/// PL-AV-2: the result of a quest lists the cards in seat order.
pub struct CardsInSeatOrder;

impl Leak<Avalon> for CardsInSeatOrder {
    fn extra(state: &State, _: &Event) -> u64 {
        bits(avalon::fails(state))
    }
    fn public_extra(event: &Event, mark: u64) -> Option<u64> {
        matches!(event, Event::QuestDone { .. }).then_some(mark)
    }
}

/// PL-AV-3: naming an Evil player out of turn is refused for a reason of its own.
pub struct KnowingRefusal;

impl Leak<Avalon> for KnowingRefusal {
    fn hand_extra(event: &Event, _: u64, _: Seat) -> Option<u64> {
        match event {
            Event::Dealt { roles, .. } => Some(bits(holders(roles, is_evil))),
            _ => None,
        }
    }
    fn judge(view: &View<'_, Board, Hand>, kept: u64, command: &Command) -> Result<(), Refusal> {
        match (Avalon::judge(view, command), command) {
            (Err(Refusal::NotNow), Command::Assassinate(named)) if seats(kept).contains(*named) => {
                Err(Refusal::ShotTarget)
            }
            (judged, _) => judged,
        }
    }
}

/// PL-AV-4: a legal list computed from the state: `notKnownEvil` leaves out Oberon.
pub struct KnowingTargets;

impl Leak<Avalon> for KnowingTargets {
    fn hand_extra(event: &Event, _: u64, _: Seat) -> Option<u64> {
        match event {
            Event::Dealt { roles, .. } => Some(bits(holders(roles, |role| role == Role::Oberon))),
            _ => None,
        }
    }
    fn legal(view: &View<'_, Board, Hand>, kept: u64) -> Option<Vec<Command>> {
        let real = Avalon::legal(view);
        let shot = matches!(view.board.phase, Phase::Assassin { .. });
        let hidden = |command: &Command| matches!(command, Command::Assassinate(named) if seats(kept).contains(*named));
        shot.then(|| real.iter().filter(|command| !hidden(command)).collect())
    }
}

/// PL-AV-5: the card withdrawn by Excalibur is sent to all.
pub struct WithdrawnAloud;

impl Leak<Avalon> for WithdrawnAloud {
    fn public_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Exchanged { withdrawn, .. } => Some(u64::from(*withdrawn == Card::Fail)),
            _ => None,
        }
    }
}

/// PL-AV-6: the second Charge! holder sees the first ballot.
pub struct SecondCharge;

impl Leak<Avalon> for SecondCharge {
    fn extra(state: &State, _: &Event) -> u64 {
        match state.board.phase {
            Phase::Charge { .. } => bits(state.board.holders(PlotCard::Charge)),
            _ => 0,
        }
    }
    fn private_extra(event: &Event, mark: u64, to: Seat) -> Option<u64> {
        match event {
            Event::Voted { seat, vote, .. } if *seat != to && seats(mark).contains(to) => {
                Some(u64::from(*vote == Vote::Approve))
            }
            _ => None,
        }
    }
}

/// PL-AV-7: the result of a check goes to everybody.
pub struct CheckAloud;

impl Leak<Avalon> for CheckAloud {
    fn public_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::LoyaltySeen { side, .. } => Some(u64::from(*side == Side::Evil)),
            _ => None,
        }
    }
}

/// PL-AV-7 as well: the result of the Lady goes to the seat beside the checker alone.
pub struct CheckOverheard;

impl Leak<Avalon> for CheckOverheard {
    fn extra(state: &State, _: &Event) -> u64 {
        state.board.rules.players.into()
    }
    fn private_extra(event: &Event, mark: u64, to: Seat) -> Option<u64> {
        let players = u8::try_from(mark).unwrap_or(5);
        match event {
            Event::LoyaltySeen { checking, side, .. } if to == checking.checker.next(players) => {
                Some(u64::from(*side == Side::Evil))
            }
            _ => None,
        }
    }
}

/// PL-AV-8: a Good team member is not shown the Fail card.
pub struct GoodForm;

impl Leak<Avalon> for GoodForm {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Dealt { roles, .. } => Some(bits(holders(roles, is_evil))),
            _ => None,
        }
    }
    fn form(board: &Board, kept: u64, seat: Seat) -> Form {
        match Avalon::form(board, seat) {
            Form::Play if !seats(kept).contains(seat) => Form::Wait,
            form => form,
        }
    }
}

/// PL-AV-9: V2's forced Fail plays itself, so that nobody waits for its owner.
pub struct ForcedFail;

impl Leak<Avalon> for ForcedFail {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Dealt { roles, .. } => Some(bits(holders(roles, |role| role == Role::EvilLancelot))),
            Event::LancelotsSwitched { lancelots } => {
                let evil = lancelots.iter().filter(|(_, side)| *side == Side::Evil);
                Some(bits(evil.map(|(seat, _)| *seat).collect()))
            }
            _ => None,
        }
    }
    fn waiting(board: &Board, kept: u64) -> Turn<Outcome> {
        match (board.phase, Avalon::waiting(board)) {
            (Phase::Quest { .. }, Turn::Seats(asked)) => Turn::Seats(asked - seats(kept)),
            (_, turn) => turn,
        }
    }
}

/// PL-AV-10: the notice of a turned Lancelot card lists the seats that were told something.
pub struct LancelotsListed;

impl Leak<Avalon> for LancelotsListed {
    fn public_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::FidelityTurned { lancelots, .. } => {
                Some(bits(lancelots.iter().map(|(seat, _)| *seat).collect()))
            }
            _ => None,
        }
    }
}

/// PL-AV-11: Percival's marks are listed Merlin first.
pub struct MerlinFirst;

impl Leak<Avalon> for MerlinFirst {
    fn private_extra(event: &Event, _: u64, to: Seat) -> Option<u64> {
        match event {
            Event::Dealt { roles, .. } if *roles.get(to) == Some(Role::Percival) => {
                Some(bits(holders(roles, |role| role == Role::Merlin)))
            }
            _ => None,
        }
    }
}

/// PL-AV-12: the marks of Evil players are renewed after a switch.
pub struct RenewedMarks;

impl Leak<Avalon> for RenewedMarks {
    fn extra(state: &State, event: &Event) -> u64 {
        let roles = avalon::roles(state);
        let open = holders(roles, |role| is_evil(role) && role != Role::Oberon && !role.is_lancelot());
        match event {
            Event::FidelityTurned { card: Fidelity::Switch, lancelots } => {
                let evil = lancelots.iter().filter(|(_, side)| *side == Side::Evil).map(|(seat, _)| *seat);
                bits(open) | bits(evil.collect()) << 16
            }
            _ => 0,
        }
    }
    fn private_extra(_: &Event, mark: u64, to: Seat) -> Option<u64> {
        seats(mark).contains(to).then_some(mark >> 16)
    }
}

/// PL-AV-15: Ambush shows its card to the whole team.
pub struct OpenAmbush;

impl Leak<Avalon> for OpenAmbush {
    fn extra(state: &State, _: &Event) -> u64 {
        bits(state.board.team())
    }
    fn private_extra(event: &Event, mark: u64, to: Seat) -> Option<u64> {
        match event {
            Event::Ambushed { card, .. } if seats(mark).contains(to) => Some(u64::from(*card == Card::Fail)),
            _ => None,
        }
    }
}

/// PL-AV-16: V2's two face-down cards are named.
pub struct FaceUp;

impl Leak<Avalon> for FaceUp {
    fn public_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::ScheduleLaid { down, .. } => Some(u64::from(down[0] == Fidelity::Switch)),
            _ => None,
        }
    }
}

/// PL-AV-17: the votes, once revealed, keep the order in which they were cast: the seat that voted last gets
/// another form.
pub struct VotesInOrder;

impl Leak<Avalon> for VotesInOrder {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Voted { seat, .. } => Some(u64::from(seat.number()) + 1),
            _ => None,
        }
    }
    fn keep(before: u64, now: u64) -> u64 {
        (before * 11 + now) % 1_000_003
    }
    fn form(board: &Board, kept: u64, seat: Seat) -> Form {
        match Avalon::form(board, seat) {
            Form::Propose { .. } if kept.is_multiple_of(2) => Form::Wait,
            form => form,
        }
    }
}

/// PL-AV-18: in LOYALTY the form knows which card is the true one.
pub struct TrueLoyaltyForm;

impl Leak<Avalon> for TrueLoyaltyForm {
    fn board_extra(event: &Event, _: u64) -> Option<u64> {
        GoodForm::board_extra(event, 0)
    }
    fn form(board: &Board, kept: u64, seat: Seat) -> Form {
        match Avalon::form(board, seat) {
            Form::Loyalty { .. } if seats(kept).contains(seat) => Form::Wait,
            form => form,
        }
    }
}

/// The set of seats that are asked reveals votes: a seat that rejects stays in it.
pub struct RejectersWaited;

impl Leak<Avalon> for RejectersWaited {
    fn extra(state: &State, event: &Event) -> u64 {
        let voted = match state.board.phase {
            Phase::Vote { left } => state.board.seats() - left,
            _ => SeatSet::EMPTY,
        };
        match event {
            Event::Voted { seat, vote: Vote::Reject, .. } => {
                bits((voted - avalon::approvals(state)).with(*seat))
            }
            Event::Voted { .. } => bits(voted - avalon::approvals(state)),
            _ => 0,
        }
    }
    fn board_extra(_: &Event, mark: u64) -> Option<u64> {
        Some(mark)
    }
    fn waiting(board: &Board, kept: u64) -> Turn<Outcome> {
        match (board.phase, Avalon::waiting(board)) {
            (Phase::Vote { .. }, Turn::Seats(asked)) => Turn::Seats(asked | seats(kept)),
            (_, turn) => turn,
        }
    }
}

/// The night marks Mordred for Merlin.
pub struct MordredSeen;

impl Leak<Avalon> for MordredSeen {
    fn private(event: &Event, to: Seat) -> Option<Private> {
        let told = Notice::of::<Avalon>(event, Viewer::Seat(to))?.private;
        match (event, told) {
            (Event::Dealt { roles, .. }, Some(Private::YouAre { role: Role::Merlin, mut sight })) => {
                sight.evil = sight.evil | holders(roles, |role| role == Role::Mordred);
                Some(Private::YouAre { role: Role::Merlin, sight })
            }
            (_, told) => told,
        }
    }
}

/// A spectator's leak: the deal itself is public.
pub struct OpenDeal;

impl Leak<Avalon> for OpenDeal {
    fn public_extra(event: &Event, _: u64) -> Option<u64> {
        match event {
            Event::Dealt { roles, .. } => Some(bits(holders(roles, is_evil))),
            _ => None,
        }
    }
}
