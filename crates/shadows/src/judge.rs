//! Whether a seat may give a command: from its view alone.

use game::{Seat, View};

use crate::board::{Board, DrawReason, Moment, Phase, Top};
use crate::command::{Command, Pass};
use crate::event::Window;
use crate::hand::Hand;
use crate::outcome::SWORDS_TO_ACCUSE;
use crate::pieces::{Card, Knight, Loyalty, Quest, Value};
use crate::refusal::Refusal;
use crate::statement::Statement;

/// Whether the seat may give this command.
pub fn judge(view: &View<'_, Board, Hand>, command: &Command) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    if !board.asked().contains(seat) {
        return Err(why_not_asked(board, seat));
    }
    match (*command, board.phase) {
        (Command::Knight { card, target }, _) => knight(view, card, target),
        (Command::Listen, Phase::Turn) => require(board.supply() > 0, Refusal::NothingToHear),
        (Command::Quest { quest, add }, Phase::Turn) => declare(board, quest, add),
        (Command::Accuse(target), Phase::Turn) => accuse(board, seat, target),
        (Command::Quest { add, .. }, Phase::Ride) => require(add <= 3, Refusal::TooManyPoints),
        (
            Command::Listen | Command::Quest { .. } | Command::Accuse(_),
            Phase::Traitor | Phase::Place { reason: DrawReason::Traitor, .. },
        ) => Err(Refusal::ExposedTraitor),
        (Command::Announce { quest, value }, Phase::Announce) => announce(board, hand, quest, value),
        (Command::Token(_), Phase::Token { .. } | Phase::Name { .. }) => Ok(()),
        (Command::Give(to), Phase::Vivien { by, .. }) => give(board, by, to),
        (Command::Loyalty(_), Phase::Loyalty { .. }) => Ok(()),
        (Command::Place(place), Phase::Place { reason, .. }) => lay(hand, place, reason),
        (Command::Pass(pass), phase) => pass_up(hand, pass, phase),
        (
            Command::Listen
            | Command::Quest { .. }
            | Command::Accuse(_)
            | Command::Announce { .. }
            | Command::Token(_)
            | Command::Give(_)
            | Command::Loyalty(_)
            | Command::Place(_),
            _,
        ) => Err(Refusal::NotNow),
    }
}

/// SC-22: nobody speaks under silence; everybody may after the end.
pub fn may_speak(board: &Board) -> Result<(), Refusal> {
    let over = matches!(board.phase, Phase::End { .. });
    require(over || !board.silence, Refusal::Silence)
}

/// SC-82: what Galahad showed is not told, unless the table allows it or the game is over.
pub fn may_say(board: &Board, statement: &Statement) -> Result<(), Refusal> {
    may_speak(board)?;
    let over = matches!(board.phase, Phase::End { .. });
    let tells = matches!(statement, Statement::Galahad { .. });
    require(board.options.galahad_may_tell || over || !tells, Refusal::MayNotTell)
}

fn require(condition: bool, refusal: Refusal) -> Result<(), Refusal> {
    if condition { Ok(()) } else { Err(refusal) }
}

fn why_not_asked(board: &Board, seat: Seat) -> Refusal {
    match board.phase {
        Phase::End { .. } | Phase::Unveil { .. } => Refusal::Over,
        Phase::Loyalty { answered, .. } if answered.contains(seat) => Refusal::Chosen,
        _ => match board.window() {
            Some((_, answered)) if answered.contains(seat) => Refusal::Answered,
            Some(_) | None => Refusal::NotYourTurn,
        },
    }
}

/// SC-24, SC-20, SC-8.
fn declare(board: &Board, quest: Quest, add: u8) -> Result<(), Refusal> {
    let allowed = board.quests();
    require(!allowed.is_empty() || board.top != Top::Nothing, Refusal::NoPile)?;
    require(allowed.contains(quest), Refusal::NoSymbol)?;
    require(add == 0, Refusal::NoPoints)
}

/// SC-45; [`Board::accusable`] is the set of targets that pass.
fn accuse(board: &Board, seat: Seat, target: Seat) -> Result<(), Refusal> {
    require(!board.options.is_solo(), Refusal::Alone)?;
    require(board.seats().contains(target), Refusal::NoSuchSeat)?;
    require(board.swords() >= SWORDS_TO_ACCUSE, Refusal::TooEarly)?;
    require(!board.accused.contains(seat), Refusal::AccusedBefore)?;
    require(target != seat, Refusal::AccusesSelf)?;
    require(!board.exposed.contains(target), Refusal::AlreadyPublic)
}

/// SC-63: the truth, unless a Traitor speaks or the table lets everybody lie.
fn announce(board: &Board, hand: &Hand, quest: Quest, value: Value) -> Result<(), Refusal> {
    require(may_lie(board, hand) || hand.heard == Some(Card::quest(quest, value)), Refusal::NotTrue)
}

/// Whether the seat may announce its card as another one.
pub(crate) fn may_lie(board: &Board, hand: &Hand) -> bool {
    board.options.whisper_loyal_may_lie || hand.loyalty == Some(Loyalty::Traitor)
}

/// SC-72, SC-73.
fn give(board: &Board, by: Seat, to: Seat) -> Result<(), Refusal> {
    require(board.seats().contains(to), Refusal::NoSuchSeat)?;
    require(to != by, Refusal::GivesSelf)?;
    require(board.receivers(by).contains(to), Refusal::ReceiverExposed)
}

/// SC-52, SC-81.
fn lay(hand: &Hand, place: u8, reason: DrawReason) -> Result<(), Refusal> {
    let card = hand.drawn.as_slice().get(usize::from(place)).ok_or(Refusal::NoSuchCard(reason))?;
    require(may_lay(*card, reason), Refusal::Morgan)
}

/// Whether a drawn card may be laid: Gawain brings no Morgan (SC-81).
pub(crate) fn may_lay(card: Card, reason: DrawReason) -> bool {
    reason == DrawReason::Traitor || !card.is_morgan()
}

/// Whether Gawain drew only Morgans (SC-81).
pub(crate) fn drew_only_morgans(hand: &Hand) -> bool {
    hand.drawn.iter().all(|card| card.is_morgan())
}

fn pass_up(hand: &Hand, pass: Pass, phase: Phase) -> Result<(), Refusal> {
    match (pass, phase) {
        (Pass::Arthur, Phase::Arthur { .. })
        | (Pass::Gawain, Phase::Gawain { .. })
        | (Pass::Percival, Phase::Percival { .. })
        | (Pass::Turn, Phase::Ride | Phase::Traitor) => Ok(()),
        (Pass::Gawain, Phase::Place { reason: DrawReason::Gawain, .. }) => {
            require(drew_only_morgans(hand), Refusal::MustPlay)
        }
        (Pass::Arthur | Pass::Gawain | Pass::Percival | Pass::Turn, _) => Err(Refusal::NotNow),
    }
}

/// SC-76, SC-79 to SC-83.
fn knight(view: &View<'_, Board, Hand>, card: Knight, target: Option<Seat>) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    require(board.options.expert, Refusal::NoKnights)?;
    require(target.is_none_or(|target| board.seats().contains(target)), Refusal::NoSuchSeat)?;
    let window = board.window().map(|(window, _)| window);
    let now = match card {
        Knight::Arthur => window == Some(Window::Arthur),
        Knight::Gawain => window == Some(Window::Gawain),
        Knight::Percival => window == Some(Window::Percival),
        Knight::Tristan => matches!(board.phase, Phase::Turn | Phase::Traitor),
        Knight::Galahad => {
            require(!board.traitors.contains(seat), Refusal::GalahadRefuses)?;
            board.phase == Phase::Turn
        }
    };
    require(now, Refusal::WrongMoment(card))?;
    require(hand.knights.has(card), Refusal::NotHeld(card))?;
    knight_target(board, seat, card, target)
}

fn knight_target(board: &Board, seat: Seat, card: Knight, target: Option<Seat>) -> Result<(), Refusal> {
    match (card, board.phase, target) {
        (Knight::Galahad, _, None) => Err(Refusal::NoTarget),
        (Knight::Galahad, _, Some(target)) => {
            require(target != seat, Refusal::LooksAtSelf)?;
            require(!board.exposed.contains(target), Refusal::NothingToSee)
        }
        // K-22: a single Traitor found needs no name.
        (Knight::Percival, Phase::Percival { at: Moment::Final(fresh), .. }, target) if fresh.len() > 1 => {
            require(target.is_some_and(|target| fresh.contains(target)), Refusal::NotFound)
        }
        (Knight::Tristan, _, None) => require(board.tristan_sees(), Refusal::NoDeck),
        (_, _, None) => Ok(()),
        (_, _, Some(_)) => Err(Refusal::NeedlessTarget(card)),
    }
}
