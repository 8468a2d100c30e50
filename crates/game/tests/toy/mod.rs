//! A small game: a secret number is dealt to seat 0; the two seats in turn write down a number, and after each number a
//! die is thrown for all to see. Three throws end the game.

use core::fmt;

use game::*;

#[derive(Debug)]
pub enum Toy {}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub phase: Phase,
    pub throws: u8,
    pub total: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    Deal,
    Ask(Seat),
    Throw,
    Close,
    Over,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whisper(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    Dealt(u64),
    Whispered(Seat, u8),
    Went(Seat),
    Thrown(u64),
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    Dealt,
    Went(Seat),
    Thrown(u64),
    Closed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No(pub u16);

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no")
    }
}

impl Refuse for No {
    fn rule(&self) -> RuleId {
        RuleId { game: "TOY", number: self.0 }
    }
    fn code(&self) -> &'static str {
        "no"
    }
}

#[derive(Clone, Debug)]
pub struct Below(pub u8);

impl Choices<Whisper> for Below {
    fn count(&self) -> u32 {
        self.0.into()
    }
    fn nth(&self, k: u32) -> Option<Whisper> {
        u8::try_from(k).ok().filter(|k| *k < self.0).map(Whisper)
    }
    fn contains(&self, command: &Whisper) -> bool {
        command.0 < self.0
    }
}

impl Game for Toy {
    type Options = ();
    type Command = Whisper;
    type Event = Fact;
    type Public = Seen;
    type Private = u64;
    type Board = Board;
    type Hand = Vec<u64>;
    type Hidden = u64;
    type Refusal = No;
    type Outcome = u64;
    type Statement = ();
    type Choices = Below;
    type Form = bool;

    fn open((): &()) -> StateOf<Toy> {
        let board = Board { phase: Phase::Deal, throws: 0, total: 0 };
        State { board, hands: BySeat::new(|_| Vec::new()), hidden: 0 }
    }
    fn seats(_: &Board) -> SeatSet {
        SeatSet::first(2)
    }
    fn waiting(board: &Board) -> Turn<u64> {
        match board.phase {
            Phase::Deal => Turn::chance(6),
            Phase::Ask(seat) => Turn::Seats(SeatSet::only(seat)),
            Phase::Throw => Turn::chance(4),
            Phase::Close => Turn::FORCED,
            Phase::Over => Turn::Over(board.total),
        }
    }
    fn chance(recorder: &mut Recorder<'_, Toy>, way: u64) {
        recorder.push(match recorder.state().board.phase {
            Phase::Deal => Fact::Dealt(way),
            Phase::Throw => Fact::Thrown(way),
            Phase::Ask(_) | Phase::Close | Phase::Over => Fact::Closed,
        });
    }
    fn judge(view: &ViewOf<'_, Toy>, command: &Whisper) -> Result<(), No> {
        match view.board.phase {
            Phase::Ask(seat) if seat == view.seat => {
                if command.0 < 10 {
                    Ok(())
                } else {
                    Err(No(2))
                }
            }
            _ => Err(No(1)),
        }
    }
    fn play(recorder: &mut Recorder<'_, Toy>, seat: Seat, command: &Whisper) {
        recorder.push(Fact::Whispered(seat, command.0));
        recorder.push(Fact::Went(seat));
    }
    fn legal(view: &ViewOf<'_, Toy>) -> Below {
        Below(if view.board.phase == Phase::Ask(view.seat) { 10 } else { 0 })
    }
    fn form(board: &Board, seat: Seat) -> bool {
        board.phase == Phase::Ask(seat)
    }
    fn public(event: &Fact) -> Option<Seen> {
        Some(match *event {
            Fact::Dealt(_) => Seen::Dealt,
            Fact::Whispered(..) => return None,
            Fact::Went(seat) => Seen::Went(seat),
            Fact::Thrown(way) => Seen::Thrown(way),
            Fact::Closed => Seen::Closed,
        })
    }
    fn private(event: &Fact, mut tell: impl FnMut(Seat, u64)) {
        match *event {
            Fact::Dealt(number) => tell(Seat::S0, number),
            Fact::Whispered(seat, number) => tell(seat, number.into()),
            Fact::Went(_) | Fact::Thrown(_) | Fact::Closed => {}
        }
    }
    fn fold_board(board: &mut Board, public: &Seen) {
        board.phase = match *public {
            Seen::Dealt => Phase::Ask(Seat::S0),
            Seen::Went(_) => Phase::Throw,
            Seen::Thrown(way) => {
                board.throws += 1;
                board.total += way;
                let next = if board.throws.is_multiple_of(2) { Seat::S0 } else { Seat::S1 };
                if board.throws < 3 { Phase::Ask(next) } else { Phase::Close }
            }
            Seen::Closed => Phase::Over,
        };
    }
    fn fold_hand(hand: &mut Vec<u64>, private: &u64) {
        hand.push(*private);
    }
    fn fold_hidden(hidden: &mut u64, event: &Fact) {
        if let Fact::Dealt(number) = event {
            *hidden = *number;
        }
    }
    fn may_speak(_: &ViewOf<'_, Toy>) -> Result<(), No> {
        Ok(())
    }
    fn recall((): &()) -> Recall {
        Recall::OnlyNew
    }
}

pub const S0: Seat = Seat::S0;
pub const S1: Seat = Seat::S1;
