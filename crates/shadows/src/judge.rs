//! Whether a seat may do something: from its view alone.

use core::fmt;

use game::{Refuse, RuleId, Seat, View};

use crate::board::{Board, Errand, Moment, Phase, Top};
use crate::card::{Card, Value};
use crate::command::{Command, Pass};
use crate::event::Window;
use crate::hand::Hand;
use crate::knight::Knight;
use crate::loyalty::Loyalty;
use crate::quest::Quest;

/// A rule saying no.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// SC-60: it is over.
    Over,
    /// SC-14: another seat is asked.
    NotYourTurn,
    /// SC-79: one answer each.
    Answered,
    /// SC-72: one choice each.
    Chosen,
    /// SC-15: something else is asked.
    NotNow,
    /// SC-1: nobody sits there.
    NoSuchSeat,
    /// SC-22: silence.
    Silence,
    /// SC-20: no card is left to hear.
    NothingToHear,
    /// SC-24: there is no Threat pile.
    NoPile,
    /// SC-24: the top card does not show this quest.
    NoSymbol,
    /// SC-8: points are added by Merlin #6 alone.
    NoPoints,
    /// SC-8: three points at most.
    TooManyPoints,
    /// SC-51: an exposed Traitor does only what SC-52 says.
    ExposedTraitor,
    /// SC-45: four swords are needed.
    TooEarly,
    /// SC-45: one accusation each.
    AccusedBefore,
    /// SC-45: nobody accuses himself.
    AccusesSelf,
    /// SC-45: this loyalty is public.
    AlreadyPublic,
    /// SC-84: one player has nobody to accuse.
    Alone,
    /// SC-63: a Loyal player tells the truth.
    NotTrue,
    /// SC-52, SC-81: no such card was drawn.
    NoSuchCard(Errand),
    /// SC-81: Gawain brings no Morgan.
    Morgan,
    /// SC-81: a card that can be played must be played.
    MustPlay,
    /// SC-72: the other card goes to another player.
    GivesSelf,
    /// SC-73: exposed players receive nothing.
    ReceiverExposed,
    /// SC-76: the Knights take part in the expert variant alone.
    NoKnights,
    /// SC-79 to SC-83: the seat does not hold this Knight.
    NotHeld(Knight),
    /// SC-79 to SC-83: not this Knight's moment.
    WrongMoment(Knight),
    /// SC-80: there is no deck to look through.
    NoDeck,
    /// SC-82: Galahad looks at somebody.
    NoTarget,
    /// SC-82: not at oneself.
    LooksAtSelf,
    /// SC-82: this loyalty is public.
    NothingToSee,
    /// SC-83: not for an exposed Traitor.
    GalahadRefuses,
    /// SC-79 to SC-83: this Knight is not played on anybody.
    NeedlessTarget(Knight),
    /// SC-83: Percival doubles the turning of a Traitor just found.
    NotFound,
}

impl Refusal {
    /// Every refusal there is.
    pub const ALL: [Refusal; 47] = [
        Refusal::Over,
        Refusal::NotYourTurn,
        Refusal::Answered,
        Refusal::Chosen,
        Refusal::NotNow,
        Refusal::NoSuchSeat,
        Refusal::Silence,
        Refusal::NothingToHear,
        Refusal::NoPile,
        Refusal::NoSymbol,
        Refusal::NoPoints,
        Refusal::TooManyPoints,
        Refusal::ExposedTraitor,
        Refusal::TooEarly,
        Refusal::AccusedBefore,
        Refusal::AccusesSelf,
        Refusal::AlreadyPublic,
        Refusal::Alone,
        Refusal::NotTrue,
        Refusal::NoSuchCard(Errand::Traitor),
        Refusal::NoSuchCard(Errand::Gawain),
        Refusal::Morgan,
        Refusal::MustPlay,
        Refusal::GivesSelf,
        Refusal::ReceiverExposed,
        Refusal::NoKnights,
        Refusal::NotHeld(Knight::Arthur),
        Refusal::NotHeld(Knight::Tristan),
        Refusal::NotHeld(Knight::Gawain),
        Refusal::NotHeld(Knight::Galahad),
        Refusal::NotHeld(Knight::Percival),
        Refusal::WrongMoment(Knight::Arthur),
        Refusal::WrongMoment(Knight::Tristan),
        Refusal::WrongMoment(Knight::Gawain),
        Refusal::WrongMoment(Knight::Galahad),
        Refusal::WrongMoment(Knight::Percival),
        Refusal::NoDeck,
        Refusal::NoTarget,
        Refusal::LooksAtSelf,
        Refusal::NothingToSee,
        Refusal::GalahadRefuses,
        Refusal::NeedlessTarget(Knight::Arthur),
        Refusal::NeedlessTarget(Knight::Tristan),
        Refusal::NeedlessTarget(Knight::Gawain),
        Refusal::NeedlessTarget(Knight::Galahad),
        Refusal::NeedlessTarget(Knight::Percival),
        Refusal::NotFound,
    ];
}

const fn knight_rule(knight: Knight) -> u16 {
    match knight {
        Knight::Arthur => 79,
        Knight::Tristan => 80,
        Knight::Gawain => 81,
        Knight::Galahad => 82,
        Knight::Percival => 83,
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> RuleId {
        let number = match self {
            Refusal::Over => 60,
            Refusal::NotYourTurn => 14,
            Refusal::Answered => 79,
            Refusal::Chosen => 72,
            Refusal::NotNow => 15,
            Refusal::NoSuchSeat => 1,
            Refusal::Silence => 22,
            Refusal::NothingToHear => 20,
            Refusal::NoPile | Refusal::NoSymbol => 24,
            Refusal::NoPoints | Refusal::TooManyPoints => 8,
            Refusal::ExposedTraitor => 51,
            Refusal::TooEarly | Refusal::AccusedBefore | Refusal::AccusesSelf | Refusal::AlreadyPublic => 45,
            Refusal::Alone => 84,
            Refusal::NotTrue => 63,
            Refusal::NoSuchCard(Errand::Traitor) => 52,
            Refusal::NoSuchCard(Errand::Gawain) | Refusal::Morgan | Refusal::MustPlay => 81,
            Refusal::GivesSelf => 72,
            Refusal::ReceiverExposed => 73,
            Refusal::NoKnights => 76,
            Refusal::NotHeld(knight) | Refusal::WrongMoment(knight) | Refusal::NeedlessTarget(knight) => {
                knight_rule(*knight)
            }
            Refusal::NoDeck => 80,
            Refusal::NoTarget | Refusal::LooksAtSelf | Refusal::NothingToSee => 82,
            Refusal::GalahadRefuses | Refusal::NotFound => 83,
        };
        RuleId { game: "SC", number }
    }

    fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NotYourTurn => "not_your_turn",
            Refusal::Answered => "answered",
            Refusal::Chosen => "chosen",
            Refusal::NotNow => "not_now",
            Refusal::NoSuchSeat => "no_such_seat",
            Refusal::Silence => "silence",
            Refusal::NothingToHear => "nothing_to_hear",
            Refusal::NoPile => "no_pile",
            Refusal::NoSymbol => "no_symbol",
            Refusal::NoPoints => "no_points",
            Refusal::TooManyPoints => "too_many_points",
            Refusal::ExposedTraitor => "exposed_traitor",
            Refusal::TooEarly => "too_early",
            Refusal::AccusedBefore => "accused_before",
            Refusal::AccusesSelf => "accuses_self",
            Refusal::AlreadyPublic => "already_public",
            Refusal::Alone => "alone",
            Refusal::NotTrue => "not_true",
            Refusal::NoSuchCard(_) => "no_such_card",
            Refusal::Morgan => "morgan",
            Refusal::MustPlay => "must_play",
            Refusal::GivesSelf => "gives_self",
            Refusal::ReceiverExposed => "receiver_exposed",
            Refusal::NoKnights => "no_knights",
            Refusal::NotHeld(_) => "not_held",
            Refusal::WrongMoment(_) => "wrong_moment",
            Refusal::NoDeck => "no_deck",
            Refusal::NoTarget => "no_target",
            Refusal::LooksAtSelf => "looks_at_self",
            Refusal::NothingToSee => "nothing_to_see",
            Refusal::GalahadRefuses => "galahad_refuses",
            Refusal::NeedlessTarget(_) => "needless_target",
            Refusal::NotFound => "not_found",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::Over => "The game is over.",
            Refusal::NotYourTurn => "It is not your turn.",
            Refusal::Answered => "You have answered already.",
            Refusal::Chosen => "You have chosen already.",
            Refusal::NotNow => "You are asked something else now.",
            Refusal::NoSuchSeat => "Nobody sits there.",
            Refusal::Silence => "Morgan has silenced the table.",
            Refusal::NothingToHear => "There is no rumour left to hear.",
            Refusal::NoPile => "There is no rumour to follow.",
            Refusal::NoSymbol => "The top card does not show this quest.",
            Refusal::NoPoints => "Only Merlin #6 adds points.",
            Refusal::TooManyPoints => "Merlin #6 adds at most 3 points.",
            Refusal::ExposedTraitor => "An exposed Traitor only spreads rumours.",
            Refusal::TooEarly => "Accusing needs 4 swords on the table.",
            Refusal::AccusedBefore => "You have made your accusation.",
            Refusal::AccusesSelf => "You cannot accuse yourself.",
            Refusal::AlreadyPublic => "This loyalty is known to all.",
            Refusal::Alone => "Alone you have nobody to accuse.",
            Refusal::NotTrue => "A Loyal player announces the card as it is.",
            Refusal::NoSuchCard(_) => "You did not draw such a card.",
            Refusal::Morgan => "Gawain cannot bring a Morgan.",
            Refusal::MustPlay => "You must play one of the cards.",
            Refusal::GivesSelf => "The other card goes to another player.",
            Refusal::ReceiverExposed => "A public loyalty is final.",
            Refusal::NoKnights => "The Knights take part in the expert variant only.",
            Refusal::NotHeld(_) => "You do not hold this Knight.",
            Refusal::WrongMoment(_) => "This is not the Knight's moment.",
            Refusal::NoDeck => "There is no deck to look through.",
            Refusal::NoTarget => "Say at whose card Galahad looks.",
            Refusal::LooksAtSelf => "Galahad looks at another player's card.",
            Refusal::NothingToSee => "This loyalty is known to all.",
            Refusal::GalahadRefuses => "Galahad does not serve an exposed Traitor.",
            Refusal::NeedlessTarget(_) => "This Knight is not played on anybody now.",
            Refusal::NotFound => "Say which of the Traitors just found turns two swords.",
        })
    }
}

/// Whether the seat may do this. The usual turn comes first.
#[inline(always)]
pub fn judge(view: &View<'_, Board, Hand>, command: &Command) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    if matches!(board.phase, Phase::Turn) && seat == board.active {
        match *command {
            Command::Listen => return allow(board.supply() > 0, Refusal::NothingToHear),
            Command::Quest { quest, add } => return quest_allowed(board, quest, add),
            Command::Accuse(target) => return accuse(board, seat, target),
            _ => {}
        }
    }
    // In parts: a view or a command that is handed on by reference would have to live in memory.
    judge_rarely(seat, board, hand, *command)
}

/// All but the usual turn: in [`Phase::Turn`] the active seat is asked alone, and its usual deeds are judged already.
#[inline(never)]
fn judge_rarely(seat: Seat, board: &Board, hand: &Hand, command: Command) -> Result<(), Refusal> {
    if !board.asked().contains(seat) {
        return Err(unasked(board, seat));
    }
    match (command, board.phase) {
        (Command::Knight { card, target }, _) => knight(&View { seat, board, hand }, card, target),
        (Command::Quest { add, .. }, Phase::Ride) => allow(add <= 3, Refusal::TooManyPoints),
        (
            Command::Listen | Command::Quest { .. } | Command::Accuse(_),
            Phase::Traitor | Phase::Place { errand: Errand::Traitor, .. },
        ) => Err(Refusal::ExposedTraitor),
        (Command::Announce { quest, value }, Phase::Announce) => announce(board, hand, quest, value),
        (Command::Token(_), Phase::Token | Phase::Name { .. }) => Ok(()),
        (Command::Give(to), Phase::Vivien { by, .. }) => give(board, by, to),
        (Command::Loyalty(_), Phase::Loyalty { .. }) => Ok(()),
        (Command::Place(place), Phase::Place { errand, .. }) => lay(hand, place, errand),
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

#[inline(always)]
fn allow(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}

/// Why a seat that is not asked is not asked.
#[cold]
fn unasked(board: &Board, seat: Seat) -> Refusal {
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
#[inline(always)]
fn quest_allowed(board: &Board, quest: Quest, add: u8) -> Result<(), Refusal> {
    let open = board.quests();
    if open.is_empty() && board.top == Top::Nothing {
        return Err(Refusal::NoPile);
    }
    allow(open.contains(quest), Refusal::NoSymbol)?;
    allow(add == 0, Refusal::NoPoints)
}

/// SC-45.
#[inline(always)]
fn accuse(board: &Board, seat: Seat, target: Seat) -> Result<(), Refusal> {
    if board.accusable(seat).contains(target) { Ok(()) } else { not_accusable(board, seat, target) }
}

#[cold]
fn not_accusable(board: &Board, seat: Seat, target: Seat) -> Result<(), Refusal> {
    allow(!board.options.is_solo(), Refusal::Alone)?;
    allow(board.seats().contains(target), Refusal::NoSuchSeat)?;
    allow(board.white.saturating_add(board.black) >= 4, Refusal::TooEarly)?;
    allow(!board.accused.contains(seat), Refusal::AccusedBefore)?;
    allow(target != seat, Refusal::AccusesSelf)?;
    allow(!board.exposed.contains(target), Refusal::AlreadyPublic)
}

/// SC-63: the truth, unless a Traitor speaks or the table lets everybody lie.
fn announce(board: &Board, hand: &Hand, quest: Quest, value: Value) -> Result<(), Refusal> {
    allow(may_lie(board, hand) || hand.heard == Some(Card::quest(quest, value)), Refusal::NotTrue)
}

/// Whether a whispered card may be announced as another.
pub(crate) fn may_lie(board: &Board, hand: &Hand) -> bool {
    board.options.whisper_loyal_may_lie || hand.loyalty == Some(Loyalty::Traitor)
}

/// SC-72, SC-73.
fn give(board: &Board, by: Seat, to: Seat) -> Result<(), Refusal> {
    allow(board.seats().contains(to), Refusal::NoSuchSeat)?;
    allow(to != by, Refusal::GivesSelf)?;
    allow(board.receivers(by).contains(to), Refusal::ReceiverExposed)
}

/// SC-52, SC-81.
fn lay(hand: &Hand, place: u8, errand: Errand) -> Result<(), Refusal> {
    let card = hand.drawn.as_slice().get(usize::from(place)).ok_or(Refusal::NoSuchCard(errand))?;
    allow(errand == Errand::Traitor || !card.is_morgan(), Refusal::Morgan)
}

/// Whether Gawain drew nothing he could bring (SC-81).
pub(crate) fn nothing_to_play(hand: &Hand) -> bool {
    hand.drawn.iter().all(|card| card.is_morgan())
}

fn pass_up(hand: &Hand, pass: Pass, phase: Phase) -> Result<(), Refusal> {
    match (pass, phase) {
        (Pass::Arthur, Phase::Arthur { .. })
        | (Pass::Gawain, Phase::Gawain { .. })
        | (Pass::Percival, Phase::Percival { .. })
        | (Pass::Turn, Phase::Ride | Phase::Traitor) => Ok(()),
        (Pass::Gawain, Phase::Place { errand: Errand::Gawain, .. }) => {
            allow(nothing_to_play(hand), Refusal::MustPlay)
        }
        (Pass::Arthur | Pass::Gawain | Pass::Percival | Pass::Turn, _) => Err(Refusal::NotNow),
    }
}

/// SC-76, SC-79 to SC-83.
fn knight(view: &View<'_, Board, Hand>, card: Knight, target: Option<Seat>) -> Result<(), Refusal> {
    let View { seat, board, hand } = *view;
    allow(board.options.expert, Refusal::NoKnights)?;
    allow(target.is_none_or(|target| board.seats().contains(target)), Refusal::NoSuchSeat)?;
    let window = board.window().map(|(window, _)| window);
    match card {
        Knight::Arthur => allow(window == Some(Window::Arthur), Refusal::WrongMoment(card))?,
        Knight::Gawain => allow(window == Some(Window::Gawain), Refusal::WrongMoment(card))?,
        Knight::Percival => allow(window == Some(Window::Percival), Refusal::WrongMoment(card))?,
        Knight::Tristan => {
            let moment = matches!(board.phase, Phase::Turn | Phase::Traitor);
            allow(moment, Refusal::WrongMoment(card))?;
        }
        Knight::Galahad => {
            allow(!board.traitors.contains(seat), Refusal::GalahadRefuses)?;
            allow(board.phase == Phase::Turn, Refusal::WrongMoment(card))?;
        }
    }
    allow(hand.knights.has(card), Refusal::NotHeld(card))?;
    knight_target(board, seat, card, target)
}

fn knight_target(board: &Board, seat: Seat, card: Knight, target: Option<Seat>) -> Result<(), Refusal> {
    match (card, board.phase, target) {
        (Knight::Galahad, _, None) => Err(Refusal::NoTarget),
        (Knight::Galahad, _, Some(target)) => {
            allow(target != seat, Refusal::LooksAtSelf)?;
            allow(!board.exposed.contains(target), Refusal::NothingToSee)
        }
        // K-22: one Traitor found needs no name.
        (Knight::Percival, Phase::Percival { at: Moment::Final(fresh), .. }, target) if fresh.len() > 1 => {
            allow(target.is_some_and(|target| fresh.contains(target)), Refusal::NotFound)
        }
        (Knight::Tristan, _, None) => allow(board.deck > 0, Refusal::NoDeck),
        (_, _, None) => Ok(()),
        (_, _, Some(_)) => Err(Refusal::NeedlessTarget(card)),
    }
}

/// SC-22: under silence nobody speaks; after the end everybody may.
pub fn may_speak(board: &Board) -> Result<(), Refusal> {
    let over = matches!(board.phase, Phase::End { .. });
    allow(over || !board.silence, Refusal::Silence)
}
