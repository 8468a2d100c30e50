//! Views as JSON, as `docs/referee.md` shows them.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{Seat, SeatSet, State, Turn, View};
use serde_json::{Map, Value, json};

use crate::board::{Board, Phase};
use crate::check;
use crate::command::{Command, Excalibur, Lady};
use crate::hand::Hand;
use crate::hidden::Hidden;
use crate::options::{Lancelot, Options};
use crate::plot::PlotCard;
use crate::quest::Quest;
use crate::role::{Known, Mark, Side, Since};

/// The board, and under `you` what the seat alone sees.
pub fn show(board: &Board, view: Option<View<'_, Board, Hand>>) -> Value {
    let mut shown = Map::new();
    let mut put = |key: &str, value: Value| {
        shown.insert(key.to_string(), value);
    };
    put("game", json!("avalon"));
    put("players", json!(board.rules.players));
    put("options", json!(options(board)));
    if let Some(cast) = &board.cast {
        put("roles", json!(cast.cards().collect::<Vec<_>>()));
    }
    put("phase", json!(board.phase.name()));
    put("round", json!(board.round));
    put("leader", json!(board.leader));
    put("vote_track", json!(board.vote_track));
    put("waiting", json!(waiting(board)));
    put("quests", quests(board));
    if let Some(team) = &board.proposal {
        let mut proposal = json!({"leader": team.leader, "quest": team.quest, "team": team.seats});
        if let (Some(fields), Some(holder)) = (proposal.as_object_mut(), team.excalibur) {
            fields.insert("excalibur".to_string(), json!(holder));
        }
        if let (Some(fields), Some((seat, card))) = (proposal.as_object_mut(), team.spotlit) {
            fields.insert("spotlit".to_string(), json!({"seat": seat, "card": card}));
        }
        put("proposal", proposal);
    }
    if let Some(votes) = &board.votes {
        put("votes", json!({"approve": votes.approvals, "reject": votes.of - votes.approvals}));
    }
    if let Some(acted) = acted(board) {
        put("acted", json!(acted));
    }
    if let Some(lady) = &board.lady {
        put("lady", json!({"holder": lady.holder, "used": lady.used}));
    }
    if board.rules.lancelot != Lancelot::Off {
        put("lancelot", lancelot(board));
    }
    if let Some(plot) = &board.plot {
        let (held, drawn) = (plot.held.as_slice(), plot.drawn.as_slice());
        put("plot", json!({"held": held, "drawn": drawn, "deck": plot.deck.cards().collect::<Vec<_>>()}));
    }
    if let Some(evil) = board.evil {
        put("evil", json!(evil));
    }
    match board.phase {
        Phase::Receive { card, receiver } => put("received", json!({"card": card, "seat": receiver})),
        Phase::Loyalty { checking } => put("checking", json!(checking)),
        Phase::Ambush { looked, .. } => put("looked", json!(looked)),
        Phase::End { outcome } => put("outcome", json!(outcome)),
        _ => {}
    }
    if let Some(view) = view {
        put("you", you(view));
    }
    Value::Object(shown)
}

impl Phase {
    /// The phase's name in a view. Those in which nobody is asked take the name of what they belong to.
    pub fn name(&self) -> &'static str {
        match self {
            Phase::Deal | Phase::Begin | Phase::Schedule => "deal",
            Phase::Turn | Phase::Lead { .. } => "lead",
            Phase::Draw { .. } | Phase::Plot | Phase::Receive { .. } => "plot",
            Phase::Propose => "propose",
            Phase::Charge { .. } | Phase::ChargeCount => "charge",
            Phase::Vote { .. } | Phase::VoteCount => "vote",
            Phase::King { .. } => "king",
            Phase::Switch | Phase::Spot { .. } => "spot",
            Phase::Quest { .. } | Phase::TurnUp { .. } | Phase::Count => "quest",
            Phase::Excalibur => "excalibur",
            Phase::Ambush { .. } => "ambush",
            Phase::Lady => "lady",
            Phase::Loyalty { .. } => "loyalty",
            Phase::Threshold | Phase::Assassin { .. } => "assassin",
            Phase::Unveil { .. } | Phase::End { .. } => "end",
        }
    }
}

/// The public options; the list of characters is not among them.
fn options(board: &Board) -> crate::options::Wishes {
    let options = Options { rules: board.rules, cast: Default::default() };
    check::setup(&options).options
}

fn waiting(board: &Board) -> SeatSet {
    match board.waiting() {
        Turn::Seats(seats) => seats,
        Turn::Chance(_) | Turn::Over(_) => SeatSet::EMPTY,
    }
}

fn quests(board: &Board) -> Value {
    let players = board.rules.players;
    let each = |quest: Quest| {
        let mut shown = json!({
            "size": quest.size(players),
            "fails_needed": quest.fails_needed(players),
            "result": null,
        });
        if let (Some(done), Some(fields)) = (board.quests.get(quest), shown.as_object_mut()) {
            let result = match done.won {
                Side::Good => "success",
                Side::Evil => "fail",
            };
            fields.insert("result".to_string(), json!(result));
            fields.insert("fails".to_string(), json!(done.fails));
        }
        shown
    };
    Value::Array(Quest::ALL.into_iter().map(each).collect())
}

/// Who has already acted in a secret phase (AV-30).
fn acted(board: &Board) -> Option<SeatSet> {
    match board.phase {
        Phase::Charge { left } => Some(board.holders(PlotCard::Charge) - left),
        Phase::Vote { left } => Some(board.seats() - left),
        Phase::Quest { left } | Phase::TurnUp { left } => Some(board.team() - left),
        _ => None,
    }
}

fn lancelot(board: &Board) -> Value {
    let cards = board.fidelity.as_slice();
    match board.rules.lancelot {
        Lancelot::V1 { .. } => json!({"variant": "v1", "turned": cards, "deck": board.fidelity_left()}),
        Lancelot::V2 => json!({"variant": "v2", "slots": cards, "switched": board.is_switched()}),
        Lancelot::V3 => json!({"variant": "v3"}),
        Lancelot::Off => Value::Null,
    }
}

fn you(view: View<'_, Board, Hand>) -> Value {
    let View { seat, board, hand } = view;
    let mut you = json!({
        "seat": seat,
        "role": hand.role,
        "loyalty": hand.side,
        "knows": marks(hand),
    });
    let Some(fields) = you.as_object_mut() else { return you };
    if let Some((vote, proposal)) = hand.ballot
        && proposal == board.proposals
    {
        fields.insert("vote".to_string(), json!(vote));
    }
    if let Some((card, round)) = hand.played
        && round == board.round
    {
        fields.insert("card".to_string(), json!(card));
    }
    if !hand.cards.is_empty() {
        fields.insert("cards_seen".to_string(), json!(hand.cards.as_slice()));
    }
    you
}

/// Everything the seat knows of others, each mark with its date (AV-75).
pub fn marks(hand: &Hand) -> Vec<Mark> {
    let sight = &hand.sight;
    let night = |seat: Seat, known: Known| Mark { seat, known, since: Since::Night, round: 0 };
    // A single thumb is Merlin's: Morgana's would be beside it.
    let wizard = if sight.wizards.len() == 1 { Known::Merlin } else { Known::MerlinOrMorgana };
    let evil = sight.evil.iter().map(|seat| night(seat, Known::Evil));
    let wizards = sight.wizards.iter().map(|seat| night(seat, wizard));
    let lancelots = [(sight.evil_lancelot, Known::EvilLancelot), (sight.good_lancelot, Known::GoodLancelot)];
    let lancelots = lancelots.into_iter().filter_map(|(seat, known)| Some(night(seat?, known)));
    // The good Lancelot of V3 may be seen as Evil Lancelot's counterpart only; one seat has one mark of the night.
    let mut all: Vec<Mark> =
        evil.filter(|mark| Some(mark.seat) != sight.evil_lancelot).chain(wizards).chain(lancelots).collect();
    all.sort_by_key(|mark| mark.seat);
    all.extend(hand.checks.iter().copied());
    all
}

/// The whole truth, for the referee. Undrawn plot cards and V1's deck are multisets: their order does not exist yet.
pub fn show_state(state: &State<Board, Hand, Hidden>) -> Value {
    let State { board, hidden, .. } = state;
    let mut shown = show(board, None);
    let seats = board.seats();
    let roles: Vec<_> = seats.iter().filter_map(|seat| *hidden.roles.get(seat)).collect();
    let mut secret = json!({
        "roles": roles,
        "evil": hidden.evil,
        "hands": seats.iter().map(|seat| you(state.view(seat))).collect::<Vec<_>>(),
    });
    if let Some(fields) = secret.as_object_mut() {
        if let (Phase::Charge { .. } | Phase::Vote { .. }, Some(acted)) = (board.phase, acted(board)) {
            fields.insert("approvals".to_string(), json!(hidden.approvals & acted));
        }
        if let (Phase::Quest { .. } | Phase::TurnUp { .. }, Some(acted)) = (board.phase, acted(board)) {
            fields.insert("fails".to_string(), json!(hidden.fails & acted));
        }
        if matches!(board.phase, Phase::Excalibur | Phase::Ambush { .. }) {
            fields.insert("fails".to_string(), json!(hidden.fails & board.team()));
        }
        if let Some(down) = hidden.down {
            fields.insert("lancelot_down".to_string(), json!(down));
        }
        if let Lancelot::V1 { .. } = board.rules.lancelot {
            let switches = board.switches_left();
            let same = board.fidelity_left() - switches.min(board.fidelity_left());
            fields.insert("lancelot_deck".to_string(), json!({"switch": switches, "same": same}));
        }
    }
    if let Some(fields) = shown.as_object_mut() {
        fields.insert("secret".to_string(), secret);
    }
    shown
}

/// Where the command names a seat that is not at the table.
pub fn misplaced(command: &Command, seats: SeatSet) -> Option<String> {
    let absent = |seat: Seat| !seats.contains(seat);
    match *command {
        Command::Propose(proposal) => {
            if let Some(place) = proposal.team.iter().position(absent) {
                return Some(format!("propose.team[{place}]"));
            }
            proposal.excalibur.filter(|seat| absent(*seat)).map(|_| "propose.excalibur".to_string())
        }
        Command::Excalibur(Excalibur::Switch(seat)) if absent(seat) => Some("excalibur.switch".to_string()),
        Command::Lady(Lady::Check(seat)) if absent(seat) => Some("lady".to_string()),
        Command::Give(gift) if absent(gift.to) => Some("give.to".to_string()),
        Command::Use(used) if used.target.is_some_and(absent) => Some("use.target".to_string()),
        Command::Assassinate(seat) if absent(seat) => Some("assassinate".to_string()),
        Command::Excalibur(_)
        | Command::Lady(_)
        | Command::Give(_)
        | Command::Use(_)
        | Command::Assassinate(_)
        | Command::Vote(_)
        | Command::Play(_)
        | Command::Loyalty(_)
        | Command::Pass(_) => None,
    }
}
