//! A tiny game with known answers, to test the kit itself.
//!
//! Two or three seats, cards 1 to n+1, one dealt to each and one left over. All secretly *stay* or *fold*
//! at once; who holds card 1 must fold (TOY-1). Then the bids are shown. With `peek`, a seat that stayed
//! alone looks at one other card and then calls the end. The highest card among those who stayed wins, nobody if all folded.
//!
//! Known answers, 2 seats: 3! = 6 deals; a seat has 3 information sets at its bid; of the 6 deals 2 hold no
//! card 1 among the seats (4 bid pairs each) and 4 do (2 bid pairs each), so 2·4 + 4·2 = 16 plays without `peek`.

use std::fmt;

use game::{
    BySeat, Checked, Choices, Dice, Fault, Game, Impossible, Notation, Protocol, Recall, Recorder, Refuse,
    RuleId, Seat, SeatSet, State, StateOf, Turn, ViewOf, Viewer, Ways,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Rng, Subject, Turned, Witness};

/// The toy.
#[derive(Clone, Copy, Debug)]
pub struct Bids;

/// The rules of a toy table; also what is wished for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// 2 or 3.
    pub players: u8,
    /// Whether a seat that stayed alone looks at a card.
    pub peek: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { players: 2, peek: false }
    }
}

/// A wish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Stay in, or fold.
    Bid(bool),
    /// Look at this seat's card.
    Look(Seat),
    /// End the game after a look.
    Call,
}

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Fact {
    Dealt { cards: [u8; 3] },
    Bid { seat: Seat, stay: bool },
    Shown { stayed: SeatSet },
    Looked { by: Seat, at: Seat, card: u8 },
    Called { by: Seat },
    Ended { winner: Option<Seat>, cards: [u8; 3] },
}

impl fmt::Debug for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fact::Dealt { .. } => "dealt",
            Fact::Bid { .. } => "bid",
            Fact::Shown { .. } => "shown",
            Fact::Looked { .. } => "looked",
            Fact::Called { .. } => "called",
            Fact::Ended { .. } => "ended",
        })
    }
}

/// What all learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Said {
    Dealt,
    HasBid { seat: Seat },
    Shown { stayed: SeatSet },
    Looked { by: Seat, at: Seat },
    Called { by: Seat },
    Ended { winner: Option<Seat>, cards: [u8; 3] },
}

/// What one seat learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Told {
    YourCard(u8),
    YouBid(bool),
    YouSaw { seat: Seat, card: u8 },
}

/// What all see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Board {
    pub rules: Rules,
    pub dealt: bool,
    pub bid: SeatSet,
    pub stayed: Option<SeatSet>,
    pub looked: bool,
    pub called: bool,
    pub outcome: Option<Option<Seat>>,
}

/// What one seat sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Hand {
    pub card: u8,
    pub bid: Option<bool>,
    pub saw: Option<(Seat, u8)>,
}

/// What nobody sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Hidden {
    pub cards: [u8; 3],
    pub stayed: SeatSet,
}

/// A rule saying no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum No {
    NotAsked,
    MustFold,
    BadTarget,
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no")
    }
}

impl Refuse for No {
    fn rule(&self) -> RuleId {
        RuleId { game: "TOY", number: 1 }
    }
    fn code(&self) -> &'static str {
        match self {
            No::NotAsked => "not_asked",
            No::MustFold => "must_fold",
            No::BadTarget => "bad_target",
        }
    }
}

/// A plain list of commands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed<C>(pub Vec<C>);

impl<C: Copy + Eq + fmt::Debug> Choices<C> for Listed<C> {
    fn count(&self) -> u32 {
        u32::try_from(self.0.len()).unwrap_or(u32::MAX)
    }
    fn nth(&self, k: u32) -> Option<C> {
        self.0.get(usize::try_from(k).ok()?).copied()
    }
    fn contains(&self, command: &C) -> bool {
        self.0.contains(command)
    }
}

/// The deal of this number among (n+1)!: the first n cards of a permutation.
fn deal(players: u8, mut way: u64) -> [u8; 3] {
    let mut left: Vec<u8> = (1..=players + 1).collect();
    let mut cards = [0; 3];
    for card in cards.iter_mut().take(players.into()) {
        let place = usize::try_from(way).unwrap_or(0) % left.len();
        way /= u64::try_from(left.len()).unwrap_or(1);
        *card = left.remove(place);
    }
    cards
}

fn card(cards: &[u8; 3], seat: Seat) -> u8 {
    cards.get(usize::from(seat.number())).copied().unwrap_or(0)
}

fn winner(hidden: &Hidden) -> Option<Seat> {
    hidden.stayed.iter().max_by_key(|&seat| card(&hidden.cards, seat))
}

impl Game for Bids {
    type Options = Rules;
    type Command = Wish;
    type Event = Fact;
    type Public = Said;
    type Private = Told;
    type Board = Board;
    type Hand = Hand;
    type Hidden = Hidden;
    type Refusal = No;
    type Outcome = Option<Seat>;
    type Statement = ();
    type Choices = Listed<Wish>;
    type Form = &'static str;

    fn open(options: &Rules) -> StateOf<Self> {
        let board = Board {
            rules: *options,
            dealt: false,
            bid: SeatSet::EMPTY,
            stayed: None,
            looked: false,
            called: false,
            outcome: None,
        };
        State { board, hands: BySeat::default(), hidden: Hidden::default() }
    }

    fn seats(board: &Board) -> SeatSet {
        SeatSet::first(board.rules.players)
    }

    fn waiting(board: &Board) -> Turn<Option<Seat>> {
        match (board.dealt, board.stayed, board.outcome) {
            (_, _, Some(winner)) => Turn::Over(winner),
            (false, ..) => Turn::chance(if board.rules.players == 2 { 6 } else { 24 }),
            (true, None, None) if board.bid == Bids::seats(board) => Turn::FORCED,
            (true, None, None) => Turn::Seats(Bids::seats(board) - board.bid),
            (true, Some(stayed), None) => match stayed.lowest() {
                Some(seat) if board.rules.peek && !board.called && stayed.len() == 1 => {
                    Turn::Seats(SeatSet::only(seat))
                }
                Some(_) | None => Turn::FORCED,
            },
        }
    }

    fn chance(recorder: &mut Recorder<'_, Self>, way: u64) {
        let State { board, hidden, .. } = recorder.state();
        recorder.push(match (board.dealt, board.stayed) {
            (false, _) => Fact::Dealt { cards: deal(board.rules.players, way) },
            (true, None) => Fact::Shown { stayed: hidden.stayed },
            (true, Some(_)) => Fact::Ended { winner: winner(hidden), cards: hidden.cards },
        });
    }

    fn judge(view: &ViewOf<'_, Self>, command: &Wish) -> Result<(), No> {
        match Bids::waiting(view.board) {
            Turn::Seats(asked) if asked.contains(view.seat) => {}
            Turn::Seats(_) | Turn::Chance(_) | Turn::Over(_) => return Err(No::NotAsked),
        }
        match (command, Bids::phase(view.board)) {
            (Wish::Bid(true), "bid") if view.hand.card == 1 => Err(No::MustFold),
            (Wish::Bid(_), "bid") | (Wish::Call, "call") => Ok(()),
            (Wish::Look(at), "look") if *at != view.seat && Bids::seats(view.board).contains(*at) => Ok(()),
            (Wish::Look(_), "look") => Err(No::BadTarget),
            (Wish::Bid(_) | Wish::Look(_) | Wish::Call, _) => Err(No::NotAsked),
        }
    }

    fn play(recorder: &mut Recorder<'_, Self>, seat: Seat, command: &Wish) {
        let cards = &recorder.state().hidden.cards;
        recorder.push(match *command {
            Wish::Bid(stay) => Fact::Bid { seat, stay },
            Wish::Look(at) => Fact::Looked { by: seat, at, card: card(cards, at) },
            Wish::Call => Fact::Called { by: seat },
        });
    }

    fn legal(view: &ViewOf<'_, Self>) -> Listed<Wish> {
        let looks = Bids::seats(view.board).iter().map(Wish::Look);
        let all = [Wish::Bid(true), Wish::Bid(false), Wish::Call].into_iter().chain(looks);
        Listed(all.filter(|wish| Bids::judge(view, wish).is_ok()).collect())
    }

    fn form(board: &Board, _: Seat) -> &'static str {
        Bids::phase(board)
    }

    fn public(event: &Fact) -> Option<Said> {
        Some(match *event {
            Fact::Dealt { .. } => Said::Dealt,
            Fact::Bid { seat, .. } => Said::HasBid { seat },
            Fact::Shown { stayed } => Said::Shown { stayed },
            Fact::Looked { by, at, .. } => Said::Looked { by, at },
            Fact::Called { by } => Said::Called { by },
            Fact::Ended { winner, cards } => Said::Ended { winner, cards },
        })
    }

    fn private(event: &Fact, to: Seat) -> Option<Told> {
        match *event {
            Fact::Dealt { cards } => Some(card(&cards, to)).filter(|card| *card > 0).map(Told::YourCard),
            Fact::Bid { seat, stay } => (seat == to).then_some(Told::YouBid(stay)),
            Fact::Looked { by, at, card } => (by == to).then_some(Told::YouSaw { seat: at, card }),
            Fact::Shown { .. } | Fact::Called { .. } | Fact::Ended { .. } => None,
        }
    }

    fn fold_board(board: &mut Board, public: &Said) {
        match *public {
            Said::Dealt => board.dealt = true,
            Said::HasBid { seat } => board.bid = board.bid.with(seat),
            Said::Shown { stayed } => board.stayed = Some(stayed),
            Said::Looked { .. } => board.looked = true,
            Said::Called { .. } => board.called = true,
            Said::Ended { winner, .. } => board.outcome = Some(winner),
        }
    }

    fn fold_hand(hand: &mut Hand, private: &Told) {
        match *private {
            Told::YourCard(card) => hand.card = card,
            Told::YouBid(stay) => hand.bid = Some(stay),
            Told::YouSaw { seat, card } => hand.saw = Some((seat, card)),
        }
    }

    fn fold_hidden(hidden: &mut Hidden, event: &Fact) {
        match *event {
            Fact::Dealt { cards } => hidden.cards = cards,
            Fact::Bid { seat, stay: true } => hidden.stayed = hidden.stayed.with(seat),
            Fact::Bid { .. }
            | Fact::Shown { .. }
            | Fact::Looked { .. }
            | Fact::Called { .. }
            | Fact::Ended { .. } => {}
        }
    }

    fn may_speak(_: &ViewOf<'_, Self>) -> Result<(), No> {
        Ok(())
    }

    fn recall(_: &Rules) -> Recall {
        Recall::All
    }
}

/// Plain dice: the toy knows no written deals.
pub struct Rolls(Dice);

impl<G: Game> Ways<G> for Rolls {
    type Error = Impossible;
    fn way(&mut self, _: &StateOf<G>, ways: std::num::NonZeroU64) -> Result<u64, Impossible> {
        Ok(self.0.roll(ways))
    }
}

impl Protocol for Bids {
    const NAME: &'static str = "toy";
    type Setup = Rules;
    type Shown = Board;
    type You = Hand;
    type Dealer = Rolls;

    fn check(setup: &Rules) -> Result<Checked<Rules>, Vec<Fault>> {
        if matches!(setup.players, 2 | 3) {
            return Ok(Checked { options: *setup, warnings: Vec::new() });
        }
        let (message, at) = ("two or three may play".to_owned(), "players".to_owned());
        Err(vec![Fault { rule: RuleId { game: "TOY", number: 2 }, code: "players", message, at }])
    }
    fn setup(options: &Rules) -> Rules {
        *options
    }
    fn public_options(options: &Rules) -> Rules {
        *options
    }
    fn dealer(_: &Rules, dice: Dice) -> Rolls {
        Rolls(dice)
    }
    fn shown(board: &Board) -> Board {
        *board
    }
    fn you(view: ViewOf<'_, Self>) -> Hand {
        *view.hand
    }
    fn show_state(state: &StateOf<Self>) -> Value {
        json!({ "board": state.board, "cards": state.hidden.cards })
    }
    fn encode(event: &Fact) -> Value {
        serde_json::to_value(event).unwrap_or_default()
    }
    fn decode(stored: &Value) -> Result<Fact, String> {
        Fact::deserialize(stored).map_err(|error| error.to_string())
    }
    fn misplaced(command: &Wish, seats: SeatSet) -> Option<String> {
        match command {
            Wish::Look(at) if !seats.contains(*at) => Some("look".to_owned()),
            Wish::Look(_) | Wish::Bid(_) | Wish::Call => None,
        }
    }
    fn misplaced_in((): &(), _: SeatSet) -> Option<String> {
        None
    }
}

impl Notation for Bids {
    fn write_options(options: &Rules) -> String {
        format!("toy {}{}", options.players, if options.peek { " peek" } else { "" })
    }
    fn read_options(text: &str) -> Result<Rules, String> {
        match text {
            "toy 2" => Ok(Rules { players: 2, peek: false }),
            "toy 3" => Ok(Rules { players: 3, peek: false }),
            "toy 2 peek" => Ok(Rules { players: 2, peek: true }),
            "toy 3 peek" => Ok(Rules { players: 3, peek: true }),
            _ => Err("no such toy".to_owned()),
        }
    }
    fn write_command(command: &Wish) -> String {
        match command {
            Wish::Bid(true) => "+".to_owned(),
            Wish::Bid(false) => "-".to_owned(),
            Wish::Look(at) => format!("l{at}"),
            Wish::Call => "c".to_owned(),
        }
    }
    fn read_command(text: &str) -> Result<Wish, String> {
        match text {
            "+" => Ok(Wish::Bid(true)),
            "-" => Ok(Wish::Bid(false)),
            "c" => Ok(Wish::Call),
            _ => {
                let seat = text.strip_prefix('l').and_then(|seat| seat.parse().ok()).and_then(Seat::new);
                seat.map(Wish::Look).ok_or_else(|| format!("{text:?} is no command"))
            }
        }
    }
}

/// Who may know what of the toy: one's own card and bid, all bids once shown, what one looked at, all at
/// the end.
#[derive(Clone, Debug)]
pub struct ToyWitness(Viewer);

impl Witness<Bids> for ToyWitness {
    fn open(options: &Rules, viewer: Viewer) -> (ToyWitness, Vec<String>) {
        (ToyWitness(viewer), vec![format!("{options:?}")])
    }
    fn learns(&mut self, event: &Fact) -> Vec<String> {
        let me = |seat: Seat| self.0 == Viewer::Seat(seat);
        match *event {
            Fact::Dealt { cards } => {
                vec![format!("dealt {:?}", self.0.seat().map(|seat| card(&cards, seat)))]
            }
            Fact::Bid { seat, stay } => vec![format!("bid {seat} {:?}", me(seat).then_some(stay))],
            Fact::Shown { stayed } => vec![format!("shown {stayed:?}")],
            Fact::Looked { by, at, card } => {
                vec![format!("looked {by} {at} {:?}", me(by).then_some(card))]
            }
            Fact::Called { by } => vec![format!("called {by}")],
            Fact::Ended { winner, cards } => vec![format!("ended {winner:?} {cards:?}")],
        }
    }
}

impl Subject for Bids {
    const DRIVERS: &'static [&'static str] = &["random", "staying"];
    const EVENTS: &'static [&'static str] = &["dealt", "bid", "shown", "looked", "called", "ended"];
    const REFUSALS: &'static [&'static str] = &["not_asked", "must_fold", "bad_target"];
    const PHASES: &'static [&'static str] = &["bid", "look", "call", "end"];
    const OPTIONS: &'static [&'static str] = &["peek=false", "peek=true", "players=2", "players=3"];
    const LONGEST: usize = 6;
    type Witness = ToyWitness;

    fn any_setup(rng: &mut Rng) -> Rules {
        Rules { players: if rng.coin() { 2 } else { 3 }, peek: rng.coin() }
    }
    fn rival(_: &Rules, _: &mut Rng) -> Option<Rules> {
        None
    }
    fn wild(_: &Board, _: Seat, rng: &mut Rng) -> Wish {
        match rng.below(4) {
            0 => Wish::Bid(rng.coin()),
            1 => Wish::Call,
            _ => Wish::Look(rng.pick(&Seat::ALL).unwrap_or(Seat::S0)),
        }
    }
    fn phase(board: &Board) -> &'static str {
        match (board.stayed, board.outcome) {
            (_, Some(_)) => "end",
            (None, None) => "bid",
            (Some(_), None) if board.looked => "call",
            (Some(_), None) => "look",
        }
    }
    fn drive<C: Choices<Wish>>(
        driver: usize,
        _: &ViewOf<'_, Self>,
        choices: &C,
        rng: &mut Rng,
    ) -> Option<Wish> {
        let stay = Wish::Bid(true);
        if driver == 1 && choices.contains(&stay) { Some(stay) } else { crate::driver::uniform(choices, rng) }
    }
    fn turn_options(options: &Rules, _: Turned) -> Rules {
        *options
    }
    fn turn_command(command: &Wish, by: Turned) -> Wish {
        match *command {
            Wish::Bid(_) | Wish::Call => *command,
            Wish::Look(at) => Wish::Look(by.seat(at)),
        }
    }
    fn turn_event(event: &Fact, by: Turned) -> Fact {
        let turn = |cards: [u8; 3]| {
            let all = by.by_seat(&BySeat::new(|seat| card(&cards, seat)));
            [Seat::S0, Seat::S1, Seat::S2].map(|seat| *all.get(seat))
        };
        match *event {
            Fact::Dealt { cards } => Fact::Dealt { cards: turn(cards) },
            Fact::Bid { seat, stay } => Fact::Bid { seat: by.seat(seat), stay },
            Fact::Shown { stayed } => Fact::Shown { stayed: by.seats(stayed) },
            Fact::Looked { by: looker, at, card } => {
                Fact::Looked { by: by.seat(looker), at: by.seat(at), card }
            }
            Fact::Called { by: caller } => Fact::Called { by: by.seat(caller) },
            Fact::Ended { winner, cards } => {
                Fact::Ended { winner: winner.map(|seat| by.seat(seat)), cards: turn(cards) }
            }
        }
    }
}
