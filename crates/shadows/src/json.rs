//! What a viewer sees, as JSON; `protocol.md` names the keys.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, SeatSet, View};
use serde_json::{Map, Value as Json, json};

use crate::State;
use crate::board::{Board, Errand, Moment, Phase, Top};
use crate::command::Command;
use crate::hand::Hand;
use crate::loyalty::Loyalty;

/// Cards of a short list, in order.
pub(crate) mod run {
    use alloc::vec::Vec;
    use game::List;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::card::Card;

    pub(crate) fn serialize<S: Serializer, const N: usize>(
        run: &List<Card, N>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(run)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<List<Card, N>, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// What is opened after the end.
pub(crate) mod secret {
    use alloc::vec::Vec;
    use game::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::card::Card;
    use crate::cards::Cards;
    use crate::event::Secret;
    use crate::knight::{Knight, Knights};
    use crate::token::Tokens;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Open {
        Pile { from: u8, cards: Vec<Card> },
        Discard(Cards),
        Tokens(Tokens),
        Knights { seat: Seat, cards: Vec<Knight> },
    }

    pub(crate) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        match *secret {
            Secret::Pile(from, run) => Open::Pile { from, cards: run.as_slice().to_vec() },
            Secret::Discard(cards) => Open::Discard(cards),
            Secret::Tokens(tokens) => Open::Tokens(tokens),
            Secret::Knights(seat, knights) => Open::Knights { seat, cards: knights.iter().collect() },
        }
        .serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        Ok(match Open::deserialize(deserializer)? {
            Open::Pile { from, cards } => Secret::Pile(from, cards.into_iter().collect()),
            Open::Discard(cards) => Secret::Discard(cards),
            Open::Tokens(tokens) => Secret::Tokens(tokens),
            Open::Knights { seat, cards } => {
                let mut knights = Knights::NONE;
                cards.into_iter().for_each(|knight| knights.add(knight));
                Secret::Knights(seat, knights)
            }
        })
    }
}

/// The word for what is going on. Phases in which only chance moves are never at rest.
fn phase(board: &Board) -> &'static str {
    match board.phase {
        Phase::Deal => "deal",
        Phase::Turn | Phase::Listen | Phase::Ride | Phase::Expose { .. } | Phase::Look { .. } => "turn",
        Phase::Announce => "announce",
        Phase::Token | Phase::Name { .. } => "token",
        Phase::Vivien { .. } | Phase::Loyalty { .. } => "vivien",
        Phase::Arthur { .. } => "arthur",
        Phase::Open | Phase::Score | Phase::Return | Phase::Knight | Phase::Gawain { .. } => "gawain",
        Phase::Draw { errand: Errand::Gawain, .. } | Phase::Place { errand: Errand::Gawain, .. } => "gawain",
        Phase::Draw { errand: Errand::Traitor, .. } | Phase::Place { errand: Errand::Traitor, .. } => {
            "traitor_turn"
        }
        Phase::Traitor => "traitor_turn",
        Phase::Percival { .. } => "percival",
        Phase::Final | Phase::Flip { .. } | Phase::Unveil { .. } | Phase::End { .. } => "end",
    }
}

pub(crate) fn top(top: Top) -> Json {
    match top {
        Top::Nothing => Json::Null,
        Top::Shown(card) => json!({ "card": card }),
        Top::Announced(card) => json!({ "announced": card }),
    }
}

/// What a viewer sees.
pub fn show(board: &Board, view: Option<View<'_, Board, Hand>>) -> Json {
    let mut shown = Map::new();
    let mut put = |key: &str, value: Json| {
        shown.insert(key.to_string(), value);
    };
    let seats = board.seats();
    let tokens: Vec<Seat> = seats
        .iter()
        .flat_map(|seat| core::iter::repeat_n(seat, usize::from(*board.tokens.get(seat))))
        .collect();
    let knights: Vec<u8> = seats.iter().map(|seat| *board.knights.get(seat)).collect();
    let loyalty = |seat: Seat| Loyalty::traitor(board.traitors.contains(seat));
    let exposed: Vec<Json> =
        board.exposed.iter().map(|seat| json!({ "seat": seat, "loyalty": loyalty(seat) })).collect();
    put("game", json!("shadows"));
    put("phase", json!(phase(board)));
    put("turn", json!(board.active));
    put("waiting", json!(board.asked()));
    put("top", top(board.top));
    put("pile", json!(board.pile));
    put("deck", json!(board.deck));
    put("discard", json!(board.discard));
    put("white", json!(board.white));
    put("black", json!(board.black));
    put("silence", json!(board.silence));
    put("whisper", json!(board.whisper));
    put("count", json!(board.count));
    put("tokens", json!(tokens));
    put("knights", json!(knights));
    put("accused", json!(board.accused));
    put("exposed", json!(exposed));
    put("unused", json!(board.unused));
    if board.options.expert {
        put("knight_deck", json!(board.knight_deck));
    }
    if board.options.memory_aid {
        put("history", board.history.iter().map(|laid| top(*laid)).collect());
    }
    for (key, value) in going_on(board) {
        put(key, value);
    }
    if let Some(view) = view {
        put("you", you(&view));
    }
    Json::Object(shown)
}

/// What is true only during some phases.
fn going_on(board: &Board) -> Vec<(&'static str, Json)> {
    let mut all = Vec::new();
    if let Some(quest) = board.quest {
        let opened = !matches!(board.phase, Phase::Arthur { .. } | Phase::Open);
        let mut shown = json!({ "main": quest.main, "add": quest.add });
        if opened && let Some(map) = shown.as_object_mut() {
            map.insert("cards".to_string(), json!(quest.pile.cards));
            map.insert("removed".to_string(), json!(quest.pile.removed));
            map.insert("totals".to_string(), json!(quest.pile.totals(quest.main, quest.add)));
        }
        all.push(("quest", shown));
    }
    if let Phase::Percival { at: Moment::Accusation(target), .. } = board.phase {
        all.push(("accusation", json!({ "by": board.active, "target": target })));
    }
    match board.phase {
        Phase::Vivien { by, .. } => all.push(("vivien", json!({ "by": by }))),
        Phase::Loyalty { drawer, receiver, answered, .. } => {
            let takers = Board::takers(drawer, receiver);
            all.push(("vivien", json!({ "seats": takers, "answered": answered })));
        }
        Phase::Percival { at: Moment::Final(fresh), .. } => all.push(("found", json!(fresh))),
        Phase::End { by } => all.push(("outcome", json!(board.outcome(by)))),
        _ => {}
    }
    if let Some((_, answered)) = board.window() {
        all.push(("answered", json!(answered)));
    }
    all
}

/// The seat's own part.
fn you(view: &View<'_, Board, Hand>) -> Json {
    let hand = view.hand;
    let mut shown = hand_json(hand);
    if let Some(map) = shown.as_object_mut() {
        map.insert("seat".to_string(), json!(view.seat));
    }
    shown
}

fn hand_json(hand: &Hand) -> Json {
    let tokens: Vec<_> = hand
        .tokens
        .iter()
        .flat_map(|(quest, count)| core::iter::repeat_n(quest, usize::from(*count)))
        .collect();
    let mut shown = json!({
        "loyalty": hand.loyalty,
        "knights": hand.knights.iter().collect::<Vec<_>>(),
        "tokens": tokens,
    });
    if let Some(map) = shown.as_object_mut() {
        if let Some(card) = hand.heard {
            map.insert("heard".to_string(), json!(card));
        }
        if let Some(loyalty) = hand.offer {
            map.insert("offer".to_string(), json!(loyalty));
        }
        if !hand.drawn.is_empty() {
            map.insert("drawn".to_string(), json!(hand.drawn.as_slice()));
        }
    }
    shown
}

/// The whole truth. For the referee alone.
pub fn show_state(state: &State) -> Json {
    let hidden = &state.hidden;
    let hands: Vec<Json> = state.board.seats().iter().map(|seat| hand_json(state.hands.get(seat))).collect();
    json!({
        "board": show(&state.board, None),
        "hands": hands,
        "hidden": {
            "fixed": hidden.fixed.as_slice(),
            "deck": hidden.loose,
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

/// Where the command names a seat that is not at the table.
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
