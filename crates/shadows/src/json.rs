//! What a viewer sees, as JSON; `protocol.md` names the keys.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{BySeat, List, Seat, SeatSet, View};
use serde::{Serialize, Serializer};
use serde_json::{Value as Json, json};

use crate::State;
use crate::board::{Board, DrawReason, Expedition, Moment, Phase, Top};
use crate::command::Command;
use crate::event::Drawn;
use crate::hand::Hand;
use crate::outcome::Outcome;
use crate::pieces::{ByQuest, Card, Cards, Knights, Loyalty, MOST_CARDS, Quest, Sum};

/// A short list, in order.
pub(crate) mod list {
    use alloc::vec::Vec;
    use game::List;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer, T: Serialize, const N: usize>(
        list: &List<T, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(list)
    }

    pub(crate) fn deserialize<'de, D, T, const N: usize>(deserializer: D) -> Result<List<T, N>, D::Error>
    where
        D: Deserializer<'de>,
        T: Deserialize<'de> + Copy + Default,
    {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What is revealed after the end.
pub(crate) mod secret {
    use alloc::vec::Vec;
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::list;
    use crate::event::{Run, Secret};
    use crate::pieces::{Cards, Knight, Tokens};

    #[derive(Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Secret", export_to = "shadows.ts"))]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum Revealed {
        Pile {
            from: u8,
            #[serde(with = "list")]
            #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Card>"))]
            cards: Run,
        },
        Discard(Cards),
        Tokens(
            #[serde(with = "list")]
            #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Token>"))]
            Tokens,
        ),
        Knights {
            seat: Seat,
            cards: Vec<Knight>,
        },
    }

    pub(crate) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        match *secret {
            Secret::Pile(from, cards) => Revealed::Pile { from, cards },
            Secret::Discard(cards) => Revealed::Discard(cards),
            Secret::Tokens(tokens) => Revealed::Tokens(tokens),
            Secret::Knights(seat, knights) => Revealed::Knights { seat, cards: knights.iter().collect() },
        }
        .serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        Ok(match Revealed::deserialize(deserializer)? {
            Revealed::Pile { from, cards } => Secret::Pile(from, cards),
            Revealed::Discard(cards) => Secret::Discard(cards),
            Revealed::Tokens(tokens) => Secret::Tokens(tokens),
            Revealed::Knights { seat, cards } => Secret::Knights(seat, cards.into_iter().collect()),
        })
    }
}

/// What the whole table sees. A member is left out where the options or the phase have no use for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
pub struct Shown {
    /// Which game it is.
    #[cfg_attr(feature = "ts", ts(type = "\"shadows\""))]
    pub game: &'static str,
    /// What is going on.
    pub phase: PhaseName,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who is asked now.
    pub waiting: SeatSet,
    /// The top of the Threat pile.
    #[cfg_attr(feature = "ts", ts(as = "Option<crate::board::Laid>"))]
    pub top: Top,
    /// Cards in the Threat pile.
    pub pile: u8,
    /// Cards in the deck.
    pub deck: u8,
    /// Cards in the discard pile.
    pub discard: u8,
    /// White swords on the table.
    pub white: u8,
    /// Black swords on the table.
    pub black: u8,
    /// Whether nobody may speak (SC-21).
    pub silence: bool,
    /// Whether cards are whispered: Morgan #1 (SC-63).
    pub whisper: bool,
    /// The last number said aloud: Morgan #2 (SC-64).
    pub count: Option<u8>,
    /// Who has laid tokens: a seat with two tokens is listed twice.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub tokens: LaidBy,
    /// How many Knights each seat holds.
    #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
    pub knights: Counts,
    /// Who has accused somebody (SC-45).
    pub accused: SeatSet,
    /// Whose loyalty is public.
    pub exposed: List<Exposed, 10>,
    /// Morgans out of the game.
    pub unused: u8,
    /// Knights in their deck: expert variant.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub knight_deck: Option<u8>,
    /// What was laid on the pile, with a memory aid (SC-18).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Option<crate::board::Laid>>>", optional))]
    pub history: Option<List<Top, MOST_CARDS>>,
    /// The quest under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub quest: Option<QuestShown>,
    /// The accusation on which Percival is asked for (SC-83).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub accusation: Option<Accusation>,
    /// Who hands on a loyalty card, or who chooses between two (SC-72).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vivien: Option<Vivien>,
    /// Traitors just turned up at the end (SC-58).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub found: Option<SeatSet>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
    /// Who has answered whether to play the Knight asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub answered: Option<SeatSet>,
}

/// The name of the phase. Phases in which only chance moves are never shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Stage", export_to = "shadows.ts"))]
#[allow(missing_docs)] // named as the phases of the board
pub enum PhaseName {
    Deal,
    Turn,
    Announce,
    Token,
    Vivien,
    Arthur,
    Gawain,
    TraitorTurn,
    Percival,
    End,
}

/// Seats, each repeated as often as its number says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidBy(BySeat<u8>);

impl Serialize for LaidBy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let each = |(seat, count): (Seat, &u8)| core::iter::repeat_n(seat, usize::from(*count));
        serializer.collect_seq(self.0.iter().flat_map(each))
    }
}

/// A number for each seat at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    players: u8,
    counts: BySeat<u8>,
}

impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let present = self.counts.iter().take(usize::from(self.players));
        serializer.collect_seq(present.map(|(_, count)| count))
    }
}

/// A loyalty that is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[allow(missing_docs)]
pub struct Exposed {
    pub seat: Seat,
    pub loyalty: Loyalty,
}

impl Default for Exposed {
    fn default() -> Exposed {
        Exposed { seat: Seat::S0, loyalty: Loyalty::Loyal }
    }
}

/// A quest under way. It has cards once the pile is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(rename = "Expedition", optional_fields, export_to = "shadows.ts")
)]
pub struct QuestShown {
    /// The Main quest.
    pub main: Quest,
    /// Points added by Merlin #6.
    pub add: u8,
    /// The cards that count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Cards>,
    /// The cards that Merlin removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removed: Option<Cards>,
    /// The total of every quest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub totals: Option<ByQuest<u16>>,
    /// What the totals are made of.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "Record<Quest, Sum>"))]
    pub sums: Option<ByQuest<Sum>>,
}

/// Who accuses whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[allow(missing_docs)]
pub struct Accusation {
    pub by: Seat,
    pub target: Seat,
}

/// What is done with the loyalty cards in the middle after Vivien (SC-72).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[allow(missing_docs)] // the names say it
pub enum Vivien {
    /// This seat hands on a loyalty card.
    Giving { by: Seat },
    /// These seats choose between two loyalty cards; some have answered.
    Choosing { seats: SeatSet, answered: SeatSet },
}

/// What a seat alone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
pub struct You {
    /// The seat itself.
    pub seat: Seat,
    /// The loyalty card; none in the solo game and before the deal.
    pub loyalty: Option<Loyalty>,
    /// Knights held.
    #[serde(with = "knights")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<crate::Knight>"))]
    pub knights: Knights,
    /// Own tokens that lie face down.
    #[serde(with = "tokens")]
    #[cfg_attr(feature = "ts", ts(as = "Vec<Quest>"))]
    pub tokens: ByQuest<u8>,
    /// The card to be announced (SC-63).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub heard: Option<Card>,
    /// Vivien's card, until the choice is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub offer: Option<Loyalty>,
    /// Drawn cards of which one is to be laid (SC-52, SC-81).
    #[serde(skip_serializing_if = "List::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Card>>", optional))]
    pub drawn: Drawn,
}

/// Knights, sorted.
mod knights {
    use super::{Knights, Serializer};

    pub(super) fn serialize<S: Serializer>(held: &Knights, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(held.iter())
    }
}

/// Quests, each repeated as often as its number says.
mod tokens {
    use super::{ByQuest, Serializer};

    pub(super) fn serialize<S: Serializer>(laid: &ByQuest<u8>, serializer: S) -> Result<S::Ok, S::Error> {
        let each = laid.iter().flat_map(|(quest, count)| core::iter::repeat_n(quest, usize::from(*count)));
        serializer.collect_seq(each)
    }
}

fn phase_name(phase: Phase) -> PhaseName {
    match phase {
        Phase::Deal => PhaseName::Deal,
        Phase::Turn | Phase::Listen | Phase::Ride | Phase::Expose { .. } | Phase::Look { .. } => {
            PhaseName::Turn
        }
        Phase::Announce => PhaseName::Announce,
        Phase::Token { .. } | Phase::Name { .. } => PhaseName::Token,
        Phase::Vivien { .. } | Phase::Loyalty { .. } => PhaseName::Vivien,
        Phase::Arthur { .. } => PhaseName::Arthur,
        Phase::Open | Phase::Score | Phase::Return | Phase::Knight | Phase::Gawain { .. } => {
            PhaseName::Gawain
        }
        Phase::Draw { reason, .. } | Phase::Place { reason, .. } => match reason {
            DrawReason::Gawain => PhaseName::Gawain,
            DrawReason::Traitor => PhaseName::TraitorTurn,
        },
        Phase::Traitor => PhaseName::TraitorTurn,
        Phase::Percival { .. } => PhaseName::Percival,
        Phase::Final | Phase::Flip { .. } | Phase::Unveil { .. } | Phase::End { .. } => PhaseName::End,
    }
}

/// What the whole table sees.
pub fn shown(board: &Board) -> Shown {
    let loyalty = |seat: Seat| Loyalty::traitor(board.traitors.contains(seat));
    let (mut accusation, mut vivien, mut found, mut outcome) = (None, None, None, None);
    match board.phase {
        Phase::Percival { at: Moment::Accusation(target), .. } => {
            accusation = Some(Accusation { by: board.active, target });
        }
        Phase::Percival { at: Moment::Final(fresh), .. } => found = Some(fresh),
        Phase::Vivien { by, .. } => vivien = Some(Vivien::Giving { by }),
        Phase::Loyalty { drawer, receiver, answered, .. } => {
            vivien = Some(Vivien::Choosing { seats: Board::takers(drawer, receiver), answered });
        }
        Phase::End { by } => outcome = Some(board.outcome(by)),
        _ => {}
    }
    Shown {
        game: "shadows",
        phase: phase_name(board.phase),
        turn: board.active,
        waiting: board.asked(),
        top: board.top,
        pile: board.pile,
        deck: board.deck,
        discard: board.discard,
        white: board.white,
        black: board.black,
        silence: board.silence,
        whisper: board.whisper,
        count: board.count,
        tokens: LaidBy(board.tokens),
        knights: Counts { players: board.options.players, counts: board.knights },
        accused: board.accused,
        exposed: board.exposed.iter().map(|seat| Exposed { seat, loyalty: loyalty(seat) }).collect(),
        unused: board.unused,
        knight_deck: board.options.expert.then_some(board.knight_deck),
        history: board.options.memory_aid.then_some(board.history),
        quest: board.quest.map(|quest| quest_shown(board, &quest)),
        accusation,
        vivien,
        found,
        outcome,
        answered: board.window().map(|(_, answered)| answered),
    }
}

fn quest_shown(board: &Board, quest: &Expedition) -> QuestShown {
    let Expedition { main, add, pile } = *quest;
    if matches!(board.phase, Phase::Arthur { .. } | Phase::Open) {
        return QuestShown { main, add, cards: None, removed: None, totals: None, sums: None };
    }
    let (totals, sums) = (Some(pile.totals(main, add)), Some(pile.sums(main, add)));
    QuestShown { main, add, cards: Some(pile.cards), removed: Some(pile.removed), totals, sums }
}

/// What the seat alone sees.
pub fn you(view: View<'_, Board, Hand>) -> You {
    let Hand { loyalty, offer, heard, drawn, knights, tokens } = *view.hand;
    You { seat: view.seat, loyalty, knights, tokens, heard, offer, drawn }
}

/// Everything, with all secrets. Only the referee may show it.
pub fn show_state(state: &State) -> Json {
    let hidden = &state.hidden;
    let hands: Vec<Json> = state.board.seats().iter().map(|seat| hand(state, seat)).collect();
    json!({
        "board": shown(&state.board),
        "hands": hands,
        "hidden": {
            "fixed": hidden.fixed.as_slice(),
            "deck": hidden.deck,
            "discard": hidden.discard,
            "pile": hidden.pile.as_slice(),
            "unused": hidden.unused.as_slice(),
            "aside": hidden.aside,
            "tokens": hidden.tokens,
            "knights": hidden.knights.iter().collect::<Vec<_>>(),
            "plays": hidden.plays,
        },
    })
}

/// A hand in the list of all hands: its index says whose it is, so the seat is left out.
fn hand(state: &State, seat: Seat) -> Json {
    let mut hand = json!(you(state.view(seat)));
    if let Some(fields) = hand.as_object_mut() {
        fields.remove("seat");
    }
    hand
}

/// The path of a seat in the command that is not at the table.
pub fn misplaced(command: &Command, seats: SeatSet) -> Option<String> {
    let (seat, at) = match *command {
        Command::Accuse(seat) => (seat, "accuse"),
        Command::Give(seat) => (seat, "vivien.give"),
        Command::Knight { target: Some(seat), .. } => (seat, "knight.target"),
        Command::Listen
        | Command::Quest { .. }
        | Command::Announce { .. }
        | Command::Token(_)
        | Command::Loyalty(_)
        | Command::Place(_)
        | Command::Knight { target: None, .. }
        | Command::Pass(_) => return None,
    };
    (!seats.contains(seat)).then(|| at.to_string())
}
