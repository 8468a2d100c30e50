//! A tiny game with known answers, to test the tests and whatever is generic over games.
//!
//! Two or three seats, cards 1 to n+1, one dealt to each and one left over. All secretly *stay* or *fold*
//! at once; who holds card 1 must fold (TOY-1). Then the bids are shown. With `peek`, a seat that stayed
//! alone looks at one other card and then calls the end. The highest card among those who stayed wins, nobody if all folded.
//!
//! Known answers, 2 seats: 3! = 6 deals; a seat has 3 information sets at its bid; of the 6 deals 2 hold no
//! card 1 among the seats (4 bid pairs each) and 4 do (2 bid pairs each), so 2·4 + 4·2 = 16 plays without `peek`.

use std::fmt;

use game::{
    BySeat, Choices, Game, Recall, Recorder, Refuse, RuleId, Seat, SeatSet, State, StateOf, Turn, ViewOf,
};
use serde::{Deserialize, Serialize};

use crate::Subject;

mod protocol;
mod subject;

pub use protocol::Rolls;
pub use subject::ToyWitness;

/// The toy game.
#[derive(Clone, Copy, Debug)]
pub struct Bids;

/// The rules of a toy table. They are their own setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// 2 or 3.
    pub players: u8,
    /// Whether a seat that stayed alone looks at a card.
    pub peek: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 2, peek: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
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
pub enum Event {
    Dealt { cards: [u8; 3] },
    Bid { seat: Seat, stay: bool },
    Shown { stayed: SeatSet },
    Looked { by: Seat, at: Seat, card: u8 },
    Called { by: Seat },
    Ended { winner: Option<Seat>, cards: [u8; 3] },
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Event::Dealt { .. } => "dealt",
            Event::Bid { .. } => "bid",
            Event::Shown { .. } => "shown",
            Event::Looked { .. } => "looked",
            Event::Called { .. } => "called",
            Event::Ended { .. } => "ended",
        })
    }
}

/// What all learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Public {
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
pub enum Private {
    YourCard(u8),
    YouBid(bool),
    YouSaw { seat: Seat, card: u8 },
}

/// What all see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
pub struct Board {
    pub rules: Options,
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

/// Why a command is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Refusal {
    NotAsked,
    MustFold,
    BadTarget,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no")
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> RuleId {
        RuleId { game: "TOY", number: 1 }
    }
    fn code(&self) -> &'static str {
        match self {
            Refusal::NotAsked => "not_asked",
            Refusal::MustFold => "must_fold",
            Refusal::BadTarget => "bad_target",
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
    type Options = Options;
    type Command = Command;
    type Event = Event;
    type Public = Public;
    type Private = Private;
    type Board = Board;
    type Hand = Hand;
    type Hidden = Hidden;
    type Refusal = Refusal;
    type Outcome = Option<Seat>;
    type Statement = ();
    type Choices = Listed<Command>;
    type Form = &'static str;

    fn open(options: &Options) -> StateOf<Self> {
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
            (false, _) => Event::Dealt { cards: deal(board.rules.players, way) },
            (true, None) => Event::Shown { stayed: hidden.stayed },
            (true, Some(_)) => Event::Ended { winner: winner(hidden), cards: hidden.cards },
        });
    }

    fn judge(view: &ViewOf<'_, Self>, command: &Command) -> Result<(), Refusal> {
        match Bids::waiting(view.board) {
            Turn::Seats(asked) if asked.contains(view.seat) => {}
            Turn::Seats(_) | Turn::Chance(_) | Turn::Over(_) => return Err(Refusal::NotAsked),
        }
        match (command, Bids::phase(view.board)) {
            (Command::Bid(true), "bid") if view.hand.card == 1 => Err(Refusal::MustFold),
            (Command::Bid(_), "bid") | (Command::Call, "call") => Ok(()),
            (Command::Look(at), "look") if *at != view.seat && Bids::seats(view.board).contains(*at) => {
                Ok(())
            }
            (Command::Look(_), "look") => Err(Refusal::BadTarget),
            (Command::Bid(_) | Command::Look(_) | Command::Call, _) => Err(Refusal::NotAsked),
        }
    }

    fn play(recorder: &mut Recorder<'_, Self>, seat: Seat, command: &Command) {
        let cards = &recorder.state().hidden.cards;
        recorder.push(match *command {
            Command::Bid(stay) => Event::Bid { seat, stay },
            Command::Look(at) => Event::Looked { by: seat, at, card: card(cards, at) },
            Command::Call => Event::Called { by: seat },
        });
    }

    fn legal(view: &ViewOf<'_, Self>) -> Listed<Command> {
        let looks = Bids::seats(view.board).iter().map(Command::Look);
        let all = [Command::Bid(true), Command::Bid(false), Command::Call].into_iter().chain(looks);
        Listed(all.filter(|wish| Bids::judge(view, wish).is_ok()).collect())
    }

    fn form(board: &Board, _: Seat) -> &'static str {
        Bids::phase(board)
    }

    fn public(event: &Event) -> Option<Public> {
        Some(match *event {
            Event::Dealt { .. } => Public::Dealt,
            Event::Bid { seat, .. } => Public::HasBid { seat },
            Event::Shown { stayed } => Public::Shown { stayed },
            Event::Looked { by, at, .. } => Public::Looked { by, at },
            Event::Called { by } => Public::Called { by },
            Event::Ended { winner, cards } => Public::Ended { winner, cards },
        })
    }

    fn private(event: &Event, mut tell: impl FnMut(Seat, Private)) {
        match *event {
            Event::Dealt { cards } => {
                let dealt = Seat::ALL.into_iter().zip(cards).filter(|(_, card)| *card > 0);
                dealt.for_each(|(seat, card)| tell(seat, Private::YourCard(card)));
            }
            Event::Bid { seat, stay } => tell(seat, Private::YouBid(stay)),
            Event::Looked { by, at, card } => tell(by, Private::YouSaw { seat: at, card }),
            Event::Shown { .. } | Event::Called { .. } | Event::Ended { .. } => {}
        }
    }

    fn fold_board(board: &mut Board, public: &Public) {
        match *public {
            Public::Dealt => board.dealt = true,
            Public::HasBid { seat } => board.bid = board.bid.with(seat),
            Public::Shown { stayed } => board.stayed = Some(stayed),
            Public::Looked { .. } => board.looked = true,
            Public::Called { .. } => board.called = true,
            Public::Ended { winner, .. } => board.outcome = Some(winner),
        }
    }

    fn fold_hand(hand: &mut Hand, private: &Private) {
        match *private {
            Private::YourCard(card) => hand.card = card,
            Private::YouBid(stay) => hand.bid = Some(stay),
            Private::YouSaw { seat, card } => hand.saw = Some((seat, card)),
        }
    }

    fn fold_hidden(hidden: &mut Hidden, event: &Event) {
        match *event {
            Event::Dealt { cards } => hidden.cards = cards,
            Event::Bid { seat, stay: true } => hidden.stayed = hidden.stayed.with(seat),
            Event::Bid { .. }
            | Event::Shown { .. }
            | Event::Looked { .. }
            | Event::Called { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn may_speak(_: &ViewOf<'_, Self>) -> Result<(), Refusal> {
        Ok(())
    }

    fn recall(_: &Options) -> Recall {
        Recall::All
    }
}
