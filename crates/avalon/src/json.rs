//! Views as JSON (`docs/referee.md`).

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use game::{List, Seat, SeatSet, Turn, View};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};
use strum::VariantNames;

use crate::{
    Board, Card, Cast, Command, ExcaliburChoice, Fidelity, Hand, Held, Lady, LadyChoice, Lancelot,
    LoyaltyCheck, Mark, Outcome, Phase, Plot, PlotCard, PlotDeck, PlotList, Quest, Role, SeenCard, Side,
    Since, State, Team, Vote, Wishes,
};

/// What the whole table sees. A member is left out where the options or the phase have no use for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
pub struct Shown {
    /// The name of the game.
    #[cfg_attr(feature = "ts", ts(type = "\"avalon\""))]
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// The public options; the list of characters is not among them.
    pub options: Wishes,
    /// The characters in the game, where that is public (AV-11).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Role>>"))]
    pub roles: Option<Cast>,
    /// The phase of the game.
    pub phase: PhaseName,
    /// 1 to 5; 0 before the first.
    pub round: u8,
    /// The Leader.
    pub leader: Seat,
    /// Who would lead the proposals that are left in this round, beginning with the Leader (AV-32, AV-95).
    pub leaders: Vec<Seat>,
    /// Rejections in this round (AV-32).
    pub vote_track: u8,
    /// Who is asked now.
    pub waiting: SeatSet,
    /// The quest track.
    pub quests: [Slot; 5],
    /// The team that is voted on, or plays its quest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposal: Option<Proposed>,
    /// The last votes that were revealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub votes: Option<Votes>,
    /// Who has already acted in a secret phase (AV-30).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub acted: Option<SeatSet>,
    /// The Lady of the Lake (AV-62).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lady: Option<Lady>,
    /// The Lancelots' cards (AV-70, AV-71).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lancelot: Option<Lancelots>,
    /// The plot cards, which are open at all times (AV-89).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plot: Option<Plots>,
    /// Evil, once the shot has opened (AV-46).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evil: Option<SeatSet>,
    /// The immediate plot card that must be used now (AV-92).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub received: Option<Received>,
    /// Who must show a loyalty to whom (AV-65).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub checking: Option<LoyaltyCheck>,
    /// Whose quest cards Ambush has looked at (AV-98).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looked: Option<SeatSet>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A slot of the quest track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Slot {
    /// The size of its team.
    pub size: u8,
    /// How many Fails make it fail.
    pub fails_needed: u8,
    /// How it ended, if it has been played.
    pub result: Option<Card>,
    /// Fail cards that were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fails: Option<u8>,
}

/// A team and what belongs to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
pub struct Proposed {
    /// Who proposed it.
    pub leader: Seat,
    /// The quest it is for.
    pub quest: Quest,
    /// The members.
    pub team: SeatSet,
    /// Who has Excalibur (AV-82).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub excalibur: Option<Seat>,
    /// Who plays face up (AV-97).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub spotlit: Option<Spotlit>,
}

/// Who plays face up, and the card once it is turned (AV-97).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub struct Spotlit {
    pub seat: Seat,
    pub card: Option<Card>,
}

/// Revealed votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub struct Votes {
    pub approve: SeatSet,
    pub reject: SeatSet,
}

/// The Lancelots' cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "variant", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub enum Lancelots {
    /// A hidden deck (AV-70).
    V1 {
        /// Cards turned so far.
        turned: List<Fidelity, 6>,
        /// How many are left.
        deck: u8,
    },
    /// An open schedule (AV-71).
    V2 {
        /// One card a quest.
        slots: List<Fidelity, 6>,
        /// Whether the Lancelots are on the sides opposite to their cards'.
        switched: bool,
    },
    /// No cards (AV-73).
    V3,
}

/// The plot cards: held by players, drawn but not yet given, and not yet drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub struct Plots {
    pub held: PlotList<Held>,
    pub drawn: PlotList<PlotCard>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlotCard>"))]
    pub deck: PlotDeck,
}

/// An immediate plot card and who must use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub struct Received {
    pub card: PlotCard,
    pub seat: Seat,
}

/// What a seat alone sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct You {
    /// The seat itself.
    pub seat: Seat,
    /// Its character, once dealt.
    pub role: Option<Role>,
    /// Its side *now* (AV-74).
    pub loyalty: Option<Side>,
    /// What the seat knows of others, each mark with its date (AV-75).
    pub knows: List<Mark, MARKS>,
    /// Its ballot on the current proposal.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub vote: Option<Vote>,
    /// Its quest card of this round.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<Card>,
    /// Quest cards seen by Excalibur and Ambush.
    #[serde(skip_serializing_if = "List::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<SeenCard>>", optional))]
    pub cards_seen: List<SeenCard, 7>,
}

/// The most marks a seat can have: one or two per seat at night, and five later.
const MARKS: usize = 16;

/// A phase as clients see it. A phase in which nobody is asked has the name of the one it belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[allow(missing_docs)]
pub enum PhaseName {
    Deal,
    Lead,
    Plot,
    Propose,
    Charge,
    Vote,
    King,
    Spot,
    Quest,
    Excalibur,
    Ambush,
    Lady,
    Loyalty,
    Assassin,
    End,
}

impl PhaseName {
    /// Every name, as clients see it.
    pub const NAMES: &'static [&'static str] = PhaseName::VARIANTS;
}

/// What the whole table sees.
pub fn shown(board: &Board) -> Shown {
    let (mut received, mut checking, mut looked, mut outcome) = (None, None, None, None);
    match board.phase {
        Phase::Receive { card, receiver } => received = Some(Received { card, seat: receiver }),
        Phase::Loyalty { checking: now } => checking = Some(now),
        Phase::Ambush { looked: at, .. } => looked = Some(at),
        Phase::End { outcome: reached } => outcome = Some(reached),
        _ => {}
    }
    Shown {
        game: "avalon",
        players: board.rules.players,
        options: board.rules.wishes(),
        roles: board.cast,
        phase: board.phase.name(),
        round: board.round,
        leader: board.leader,
        leaders: board.leaders().collect(),
        vote_track: board.vote_track,
        waiting: waiting(board),
        quests: Quest::ALL.map(|quest| slot(board, quest)),
        proposal: board.proposal.as_ref().map(proposed),
        votes: board
            .votes
            .map(|votes| Votes { approve: votes.approvals, reject: votes.of - votes.approvals }),
        acted: acted(board),
        lady: board.lady,
        lancelot: lancelots(board),
        plot: board.plot.map(|Plot { held, drawn, deck, due: _ }| Plots { held, drawn, deck }),
        evil: board.evil,
        received,
        checking,
        looked,
        outcome,
    }
}

impl Phase {
    /// The name that clients see.
    pub fn name(&self) -> PhaseName {
        match self {
            Phase::Deal | Phase::Begin | Phase::Schedule => PhaseName::Deal,
            Phase::Turn => PhaseName::Lead,
            Phase::Window { card: PlotCard::KingReturns, .. } => PhaseName::King,
            Phase::Window { .. } => PhaseName::Lead,
            Phase::Draw { .. } | Phase::Plot | Phase::Receive { .. } => PhaseName::Plot,
            Phase::Propose => PhaseName::Propose,
            Phase::Charge { .. } | Phase::ChargeCount => PhaseName::Charge,
            Phase::Vote { .. } | Phase::VoteCount => PhaseName::Vote,
            Phase::Switch | Phase::Spot { .. } => PhaseName::Spot,
            Phase::Quest { .. } | Phase::TurnUp { .. } | Phase::Count => PhaseName::Quest,
            Phase::Excalibur => PhaseName::Excalibur,
            Phase::Ambush { .. } => PhaseName::Ambush,
            Phase::Lady => PhaseName::Lady,
            Phase::Loyalty { .. } => PhaseName::Loyalty,
            Phase::Threshold | Phase::Assassin { .. } => PhaseName::Assassin,
            Phase::Unveil { .. } | Phase::End { .. } => PhaseName::End,
        }
    }
}

fn waiting(board: &Board) -> SeatSet {
    match board.waiting() {
        Turn::Seats(seats) => seats,
        Turn::Chance(_) | Turn::Over(_) => SeatSet::EMPTY,
    }
}

fn slot(board: &Board, quest: Quest) -> Slot {
    let done = board.quests.get(quest);
    let result = done.map(|done| match done.won {
        Side::Good => Card::Success,
        Side::Evil => Card::Fail,
    });
    let players = board.rules.players;
    let (size, fails_needed) = (quest.size(players), quest.fails_needed(players));
    Slot { size, fails_needed, result, fails: done.map(|done| done.fails) }
}

fn proposed(team: &Team) -> Proposed {
    let Team { leader, quest, seats: team, excalibur, spotlit } = *team;
    Proposed { leader, quest, team, excalibur, spotlit: spotlit.map(|(seat, card)| Spotlit { seat, card }) }
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

fn lancelots(board: &Board) -> Option<Lancelots> {
    let cards = board.fidelity;
    match board.rules.lancelot {
        Lancelot::V1 { .. } => Some(Lancelots::V1 { turned: cards, deck: board.fidelity_left() }),
        Lancelot::V2 { .. } => Some(Lancelots::V2 { slots: cards, switched: board.is_switched() }),
        Lancelot::V3 => Some(Lancelots::V3),
        Lancelot::Off => None,
    }
}

/// The list of characters, kind by kind.
impl Serialize for Cast {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// The list of cards, kind by kind.
impl Serialize for PlotDeck {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// What the seat alone sees.
pub fn you(view: View<'_, Board, Hand>) -> You {
    let View { seat, board, hand } = view;
    You {
        seat,
        role: hand.role,
        loyalty: hand.side,
        knows: marks(hand),
        vote: hand.ballot.filter(|(_, proposal)| *proposal == board.proposals).map(|(vote, _)| vote),
        card: hand.played.filter(|(_, round)| *round == board.round).map(|(card, _)| card),
        cards_seen: hand.cards,
    }
}

/// Everything the seat knows of others: the marks of the night by seat, then later marks in order (AV-75).
fn marks(hand: &Hand) -> List<Mark, MARKS> {
    let sight = &hand.sight;
    let lancelots: SeatSet = sight.evil_lancelot.into_iter().chain(sight.good_lancelot).collect();
    let mut all = List::new();
    for seat in sight.evil | sight.wizards | lancelots {
        for known in sight.known(seat) {
            all.push(Mark { seat, known, since: Since::Night, round: 0 });
        }
    }
    for mark in &hand.checks {
        all.push(*mark);
    }
    all
}

/// The whole state, for the referee. The order of undrawn plot cards and of V1's deck is not decided yet.
pub fn show_state(state: &State) -> Value {
    let State { board, hidden, .. } = state;
    let mut shown = json!(shown(board));
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

/// The field of the command that names a seat that is not at the table.
pub fn misplaced(command: &Command, seats: SeatSet) -> Option<String> {
    let absent = |seat: Seat| !seats.contains(seat);
    match *command {
        Command::Propose(proposal) => {
            if let Some(place) = proposal.team.iter().position(absent) {
                return Some(format!("propose.team[{place}]"));
            }
            proposal.excalibur.filter(|seat| absent(*seat)).map(|_| "propose.excalibur".to_string())
        }
        Command::Excalibur(ExcaliburChoice::Switch(seat)) if absent(seat) => {
            Some("excalibur.switch".to_string())
        }
        Command::Lady(LadyChoice::Check(seat)) if absent(seat) => Some("lady".to_string()),
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
