//! What a seat may do, as a compact set, and what it is asked.

use game::{Choices as Set, Seat, SeatSet, View};
use serde::Serialize;

use crate::board::{Board, Errand, Moment, Phase};
use crate::card::{Card, Face};
use crate::command::{Choice, Command, Pass};
use crate::event::Window;
use crate::hand::Hand;
use crate::judge::{may_lie, nothing_to_play};
use crate::knight::Knight;
use crate::quest::{Quest, QuestSet};

/// All 25 announcements, one bit a kind of quest card.
const ANY_ANNOUNCEMENT: u32 = (1 << 25) - 1;

/// The commands a seat may give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields say it
pub enum Choices {
    /// None: the seat is not asked.
    Nothing,
    /// The active player's turn (SC-14).
    Turn(
        #[serde(serialize_with = "written::turn")]
        #[cfg_attr(
            feature = "ts",
            ts(
                type = "{ listen: boolean, quests: QuestSet, accuse: Seat[], tristan: boolean, galahad: Seat[] }"
            )
        )]
        Deeds,
    ),
    /// Merlin #6: any quest with 0 to 3 points, or nothing.
    Ride,
    /// An announcement, one bit a kind of quest card.
    Announce(
        #[serde(serialize_with = "written::announce")]
        #[cfg_attr(feature = "ts", ts(type = "{ cards: Card[] }"))]
        u32,
    ),
    /// A token for any quest.
    Token,
    /// Hand a card to one of these.
    Give(
        #[serde(serialize_with = "written::give")]
        #[cfg_attr(feature = "ts", ts(type = "{ to: Seat[] }"))]
        SeatSet,
    ),
    /// Keep or swap.
    Loyalty,
    /// Lay one of these drawn cards, one bit each.
    Place(
        #[serde(serialize_with = "written::place")]
        #[cfg_attr(feature = "ts", ts(type = "{ places: number[] }"))]
        u8,
    ),
    /// Gawain drew nothing he could bring.
    OnlyMorgans,
    /// Play the Knight of the window, on one of these if it is played on somebody, or pass.
    Window { window: Window, play: bool, targets: SeatSet },
    /// The exposed Traitor: Tristan, or nothing more.
    Traitor { tristan: bool },
}

/// Sets as the lists they stand for.
mod written {
    use game::{List, SeatSet};
    use serde::{Serialize, Serializer};

    use super::{Card, Deeds, QuestSet};

    pub(super) fn announce<S: Serializer>(bits: &u32, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Announce {
            cards: List<Card, 25>,
        }
        let has = |card: &Card| card.is_quest() && bits & (1 << card.number()) != 0;
        Announce { cards: Card::all().filter(has).collect() }.serialize(serializer)
    }

    pub(super) fn give<S: Serializer>(to: &SeatSet, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Give {
            to: SeatSet,
        }
        Give { to: *to }.serialize(serializer)
    }

    pub(super) fn place<S: Serializer>(bits: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Place {
            places: List<u8, 8>,
        }
        Place { places: (0..8).filter(|place| bits & (1 << place) != 0).collect() }.serialize(serializer)
    }

    pub(super) fn turn<S: Serializer>(deeds: &Deeds, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Turn {
            listen: bool,
            quests: QuestSet,
            accuse: SeatSet,
            tristan: bool,
            galahad: SeatSet,
        }
        let (listen, quests, accuse) = (deeds.listen(), deeds.quests(), deeds.accuse());
        Turn { listen, quests, accuse, tristan: deeds.tristan(), galahad: deeds.galahad() }
            .serialize(serializer)
    }
}

/// What the active player may do, one bit a command: listen, quests, accusations, Tristan, Galahad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deeds(u32);

impl Deeds {
    const QUEST: u32 = 1;
    const ACCUSE: u32 = 8;
    const TRISTAN: u32 = 18;
    const GALAHAD: u32 = 19;

    #[inline(always)]
    fn new(listen: bool, quests: QuestSet, accuse: SeatSet) -> Deeds {
        let quests = u32::from(quests.bits()) << Deeds::QUEST;
        Deeds(u32::from(listen) | quests | u32::from(accuse.bits()) << Deeds::ACCUSE)
    }

    fn with_knights(self, tristan: bool, galahad: SeatSet) -> Deeds {
        let tristan = u32::from(tristan) << Deeds::TRISTAN;
        Deeds(self.0 | tristan | u32::from(galahad.bits()) << Deeds::GALAHAD)
    }

    fn seats(self, first: u32) -> SeatSet {
        SeatSet::from_bits(u16::try_from(self.0 >> first & 0x3ff).unwrap_or(0))
    }

    /// Whether it is allowed to listen.
    pub fn listen(self) -> bool {
        self.0 & 1 == 1
    }

    /// The quests that may be declared.
    pub fn quests(self) -> QuestSet {
        QuestSet::from_bits(u8::try_from(self.0 >> Deeds::QUEST & 31).unwrap_or(0))
    }

    /// Who may be accused.
    pub fn accuse(self) -> SeatSet {
        self.seats(Deeds::ACCUSE)
    }

    /// Whether Tristan may be played.
    pub fn tristan(self) -> bool {
        self.0 >> Deeds::TRISTAN & 1 == 1
    }

    /// At whose card Galahad may look.
    pub fn galahad(self) -> SeatSet {
        self.seats(Deeds::GALAHAD)
    }

    /// The place of the command; none where it is no deed of a turn.
    fn place(command: &Command) -> Option<u32> {
        match *command {
            Command::Listen => Some(0),
            Command::Quest { quest, add: 0 } => Some(Deeds::QUEST + u32::from(quest.number())),
            Command::Accuse(target) => Some(Deeds::ACCUSE + u32::from(target.number())),
            Command::Knight { card: Knight::Tristan, target: None } => Some(Deeds::TRISTAN),
            Command::Knight { card: Knight::Galahad, target: Some(target) } => {
                Some(Deeds::GALAHAD + u32::from(target.number()))
            }
            _ => None,
        }
    }

    /// The command at this place.
    #[inline(always)]
    fn at(place: u32) -> Option<Command> {
        let place = u8::try_from(place).ok()?;
        let seat = |first: u32| Seat::new(place.wrapping_sub(u8::try_from(first).ok()?));
        match u32::from(place) {
            0 => Some(Command::Listen),
            Deeds::QUEST..Deeds::ACCUSE => {
                Quest::new(place - 1).map(|quest| Command::Quest { quest, add: 0 })
            }
            Deeds::ACCUSE..Deeds::TRISTAN => seat(Deeds::ACCUSE).map(Command::Accuse),
            Deeds::TRISTAN => Some(play(Knight::Tristan)),
            _ => seat(Deeds::GALAHAD).map(|target| play_on(Knight::Galahad, target)),
        }
    }

    fn contains(self, command: &Command) -> bool {
        Deeds::place(command).is_some_and(|place| self.0 >> place & 1 == 1)
    }
}

/// Where the bits of a number below 128 stand: four bits each, the lowest first, and how many there are in the topmost
/// four.
#[derive(Clone, Copy)]
struct Places(u32);

impl Places {
    #[inline(always)]
    #[allow(clippy::indexing_slicing, clippy::as_conversions)] // seven bits
    fn of(bits: u32) -> Places {
        Places(PLACES[(bits & 0x7f) as usize])
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.0 >> 28
    }

    #[inline(always)]
    fn nth(self, k: u32) -> Option<u8> {
        (k < self.len()).then(|| u8::try_from(self.0 >> (4 * (k & 7)) & 15).unwrap_or(0))
    }
}

static PLACES: [u32; 128] = places();

#[allow(clippy::indexing_slicing, clippy::as_conversions)] // at compile time, where an error is a build error
const fn places() -> [u32; 128] {
    let mut places = [0; 128];
    let mut bits = 0;
    while bits < 128 {
        let mut bit = 0;
        while bit < 7 {
            if bits >> bit & 1 == 1 {
                let len = places[bits] >> 28;
                places[bits] = (places[bits] | bit << (4 * len)) + (1 << 28);
            }
            bit += 1;
        }
        bits += 1;
    }
    places
}

/// What the seat may do. The usual turn comes first.
#[inline(always)]
pub fn legal(view: &View<'_, Board, Hand>) -> Choices {
    let View { seat, board, hand } = *view;
    if matches!(board.phase, Phase::Turn) && seat == board.active {
        return turn(board, seat, hand);
    }
    // In parts: a view that is handed on as a whole would have to live in memory.
    legal_rarely(seat, board, hand)
}

#[inline(never)]
fn legal_rarely(seat: Seat, board: &Board, hand: &Hand) -> Choices {
    if !board.asked().contains(seat) {
        return Choices::Nothing;
    }
    match board.phase {
        Phase::Turn => turn(board, seat, hand),
        Phase::Ride => Choices::Ride,
        Phase::Announce if may_lie(board, hand) => Choices::Announce(ANY_ANNOUNCEMENT),
        Phase::Announce => {
            let heard = hand.heard.filter(|card| card.is_quest());
            Choices::Announce(heard.map_or(0, |card| 1 << card.number()))
        }
        Phase::Token | Phase::Name { .. } => Choices::Token,
        Phase::Vivien { by, .. } => Choices::Give(board.receivers(by)),
        Phase::Loyalty { .. } => Choices::Loyalty,
        Phase::Place { errand: Errand::Gawain, .. } if nothing_to_play(hand) => Choices::OnlyMorgans,
        Phase::Place { errand, .. } => Choices::Place(placeable(hand, errand)),
        Phase::Traitor => Choices::Traitor {
            tristan: board.deck > 0 && hand.knights.has(Knight::Tristan) && board.options.expert,
        },
        Phase::Arthur { .. } | Phase::Gawain { .. } | Phase::Percival { .. } => window(board, hand),
        Phase::Deal
        | Phase::Listen
        | Phase::Open
        | Phase::Draw { .. }
        | Phase::Score
        | Phase::Return
        | Phase::Knight
        | Phase::Look { .. }
        | Phase::Expose { .. }
        | Phase::Final
        | Phase::Flip { .. }
        | Phase::Unveil { .. }
        | Phase::End { .. } => Choices::Nothing,
    }
}

#[inline(always)]
fn turn(board: &Board, seat: Seat, hand: &Hand) -> Choices {
    let deeds = Deeds::new(board.supply() > 0, board.quests(), board.accusable(seat));
    Choices::Turn(if board.options.expert { with_knights(deeds, board, seat, hand) } else { deeds })
}

fn with_knights(deeds: Deeds, board: &Board, seat: Seat, hand: &Hand) -> Deeds {
    let galahad = hand.knights.has(Knight::Galahad) && !board.traitors.contains(seat);
    let targets = if galahad { galahad_targets(board, seat) } else { SeatSet::EMPTY };
    deeds.with_knights(board.deck > 0 && hand.knights.has(Knight::Tristan), targets)
}

/// The players whose loyalty Galahad can look at: those whose loyalty is not public (SC-82).
fn galahad_targets(board: &Board, seat: Seat) -> SeatSet {
    (board.seats() - board.exposed).without(seat)
}

fn placeable(hand: &Hand, errand: Errand) -> u8 {
    let allowed = |card: &Card| errand == Errand::Traitor || !card.is_morgan();
    hand.drawn
        .iter()
        .zip(0u8..)
        .filter(|(card, _)| allowed(card))
        .fold(0, |bits, (_, place)| bits | 1 << place)
}

fn window(board: &Board, hand: &Hand) -> Choices {
    let Some((window, _)) = board.window() else { return Choices::Nothing };
    let targets = match board.phase {
        Phase::Percival { at: Moment::Final(fresh), .. } => doubled(fresh),
        _ => SeatSet::EMPTY,
    };
    Choices::Window { window, play: hand.knights.has(window.knight()), targets }
}

/// Among whom Percival's player chooses at the end: one Traitor found needs no name (K-22).
fn doubled(fresh: SeatSet) -> SeatSet {
    if fresh.len() > 1 { fresh } else { SeatSet::EMPTY }
}

const fn pass_of(window: Window) -> Pass {
    match window {
        Window::Arthur => Pass::Arthur,
        Window::Gawain => Pass::Gawain,
        Window::Percival => Pass::Percival,
    }
}

const fn play(card: Knight) -> Command {
    Command::Knight { card, target: None }
}

fn play_on(card: Knight, target: Seat) -> Command {
    Command::Knight { card, target: Some(target) }
}

/// How many ways to play the window's Knight.
fn plays(play: bool, targets: SeatSet) -> u32 {
    if play { u32::from(targets.len()).max(1) } else { 0 }
}

impl Set<Command> for Choices {
    #[inline(always)]
    fn count(&self) -> u32 {
        match *self {
            Choices::Turn(deeds) => deeds.0.count_ones(),
            _ => self.count_rarely(),
        }
    }

    #[inline(always)]
    fn nth(&self, k: u32) -> Option<Command> {
        match *self {
            Choices::Turn(deeds) => Deeds::at(nth_bit(deeds.0, k)?),
            _ => self.nth_rarely(k),
        }
    }

    fn contains(&self, command: &Command) -> bool {
        match (*self, *command) {
            (Choices::Turn(deeds), command) => deeds.contains(&command),
            (Choices::Traitor { tristan }, command) if command == play(Knight::Tristan) => tristan,
            (Choices::Ride, Command::Quest { add, .. }) => add <= 3,
            (Choices::Ride | Choices::Traitor { .. }, Command::Pass(Pass::Turn)) => true,
            (Choices::Announce(bits), Command::Announce { quest, value }) => {
                bits & (1 << Card::quest(quest, value).number()) != 0
            }
            (Choices::Token, Command::Token(_)) | (Choices::Loyalty, Command::Loyalty(_)) => true,
            (Choices::Give(seats), Command::Give(to)) => seats.contains(to),
            (Choices::Place(bits), Command::Place(place)) => place < 8 && bits & (1 << place) != 0,
            (Choices::OnlyMorgans, Command::Pass(Pass::Gawain)) => true,
            (Choices::Window { window, .. }, Command::Pass(pass)) => pass == pass_of(window),
            (Choices::Window { window, play, targets }, Command::Knight { card, target }) => {
                let aimed = target.map_or(targets.is_empty(), |target| targets.contains(target));
                play && card == window.knight() && aimed
            }
            (_, _) => false,
        }
    }
}

impl Choices {
    #[inline(never)]
    fn count_rarely(self) -> u32 {
        match self {
            Choices::Nothing | Choices::Turn(_) => 0,
            Choices::Ride => 21,
            Choices::Announce(bits) => bits.count_ones(),
            Choices::Token => 5,
            Choices::Give(seats) => u32::from(seats.len()),
            Choices::Loyalty => 2,
            Choices::Place(bits) => bits.count_ones(),
            Choices::OnlyMorgans => 1,
            Choices::Window { play, targets, .. } => 1 + plays(play, targets),
            Choices::Traitor { tristan } => 1 + u32::from(tristan),
        }
    }

    #[inline(never)]
    fn nth_rarely(self, k: u32) -> Option<Command> {
        match self {
            Choices::Nothing | Choices::Turn(_) => None,
            Choices::Ride if k == 20 => Some(Command::Pass(Pass::Turn)),
            Choices::Ride => {
                let quest = QuestSet::ANY.nth(k / 4)?;
                Some(Command::Quest { quest, add: u8::try_from(k % 4).ok()? })
            }
            Choices::Announce(bits) => {
                let card = Card::new(u8::try_from(nth_bit(bits, k)?).ok()?)?;
                match card.face() {
                    Face::Quest(quest, value) => Some(Command::Announce { quest, value }),
                    Face::Merlin(_) | Face::Morgan(_) | Face::Mordred | Face::Vivien => None,
                }
            }
            Choices::Token => QuestSet::ANY.nth(k).map(Command::Token),
            Choices::Give(seats) => seats.nth(k).map(Command::Give),
            Choices::Loyalty => match k {
                0 => Some(Command::Loyalty(Choice::Keep)),
                1 => Some(Command::Loyalty(Choice::Swap)),
                _ => None,
            },
            Choices::Place(bits) => Some(Command::Place(u8::try_from(nth_bit(u32::from(bits), k)?).ok()?)),
            Choices::OnlyMorgans => (k == 0).then_some(Command::Pass(Pass::Gawain)),
            Choices::Window { window, .. } if k == 0 => Some(Command::Pass(pass_of(window))),
            Choices::Window { window, play: may_play, targets } => {
                if k > plays(may_play, targets) {
                    return None;
                }
                if targets.is_empty() {
                    return Some(play(window.knight()));
                }
                targets.nth(k - 1).map(|target| play_on(window.knight(), target))
            }
            Choices::Traitor { tristan } => match k {
                0 => Some(Command::Pass(Pass::Turn)),
                1 => tristan.then_some(play(Knight::Tristan)),
                _ => None,
            },
        }
    }
}

/// The place of the set bit at place `k`.
#[inline(always)]
fn nth_bit(bits: u32, k: u32) -> Option<u32> {
    let mut bits = bits;
    for _ in 0..k.min(32) {
        bits &= bits.wrapping_sub(1);
    }
    (bits != 0).then(|| bits.trailing_zeros())
}

/// What a seat is asked, from public facts alone: the same for Loyal and Traitor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the fields say it
pub enum Form {
    /// Nothing.
    Nothing,
    /// The turn. `knights` is how many the seat holds, `galahad` whom Galahad could look at if he were among them.
    Turn { listen: bool, quests: QuestSet, accuse: SeatSet, knights: u8, galahad: SeatSet },
    /// Merlin #6: any quest, with up to so many points, or nothing.
    Ride { most: u8 },
    /// Quest and value of the card that is laid face down.
    Announce,
    /// A token; openly, if the pile is open.
    Token { openly: bool },
    /// Hand a loyalty card to one of these.
    Give { to: SeatSet },
    /// Keep or swap.
    Loyalty,
    /// Lay one of so many drawn cards.
    Place { cards: u8, errand: Errand },
    /// Play this Knight, or pass.
    Window { window: Window, targets: SeatSet },
    /// An exposed Traitor, before drawing.
    Traitor { knights: u8 },
}

/// What the seat is asked.
pub fn form(board: &Board, seat: Seat) -> Form {
    if !board.asked().contains(seat) {
        return Form::Nothing;
    }
    let knights = *board.knights.get(seat);
    match board.phase {
        Phase::Turn => Form::Turn {
            listen: board.supply() > 0,
            quests: board.quests(),
            accuse: board.accusable(seat),
            knights,
            galahad: if knights > 0 { galahad_targets(board, seat) } else { SeatSet::EMPTY },
        },
        Phase::Ride => Form::Ride { most: 3 },
        Phase::Announce => Form::Announce,
        Phase::Token => Form::Token { openly: false },
        Phase::Name { .. } => Form::Token { openly: true },
        Phase::Vivien { by, .. } => Form::Give { to: board.receivers(by) },
        Phase::Loyalty { .. } => Form::Loyalty,
        Phase::Place { cards, errand, .. } => Form::Place { cards, errand },
        Phase::Traitor => Form::Traitor { knights },
        Phase::Arthur { .. } => Form::Window { window: Window::Arthur, targets: SeatSet::EMPTY },
        Phase::Gawain { .. } => Form::Window { window: Window::Gawain, targets: SeatSet::EMPTY },
        Phase::Percival { at: Moment::Accusation(_), .. } => {
            Form::Window { window: Window::Percival, targets: SeatSet::EMPTY }
        }
        Phase::Percival { at: Moment::Final(fresh), .. } => {
            Form::Window { window: Window::Percival, targets: doubled(fresh) }
        }
        Phase::Deal
        | Phase::Listen
        | Phase::Open
        | Phase::Draw { .. }
        | Phase::Score
        | Phase::Return
        | Phase::Knight
        | Phase::Look { .. }
        | Phase::Expose { .. }
        | Phase::Final
        | Phase::Flip { .. }
        | Phase::Unveil { .. }
        | Phase::End { .. } => Form::Nothing,
    }
}
