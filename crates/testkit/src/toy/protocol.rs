//! JSON and notation of the toy game.

use game::{
    Checked, Dice, Fault, Game, Impossible, Notation, Protocol, RuleId, Seat, SeatSet, StateOf, ViewOf, Ways,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Bids, Board, Command, Event, Hand, Options};

/// Dice: the toy game has no written deals.
pub struct Rolls(Dice);

impl<G: Game> Ways<G> for Rolls {
    type Error = Impossible;
    fn way(&mut self, _: &StateOf<G>, ways: std::num::NonZeroU64) -> Result<u64, Impossible> {
        Ok(self.0.roll(ways))
    }
}

impl Protocol for Bids {
    const NAME: &'static str = "toy";
    type Setup = Options;
    type Shown = Board;
    type You = Hand;
    type Dealer = Rolls;

    fn check(setup: &Options) -> Result<Checked<Options>, Vec<Fault>> {
        if matches!(setup.players, 2 | 3) {
            return Ok(Checked { options: *setup, warnings: Vec::new() });
        }
        let (message, at) = ("two or three may play".to_owned(), "players".to_owned());
        Err(vec![Fault { rule: RuleId { game: "TOY", number: 2 }, code: "players", message, at }])
    }
    fn setup(options: &Options) -> Options {
        *options
    }
    fn public_options(options: &Options) -> Options {
        *options
    }
    fn dealer(_: &Options, dice: Dice) -> Rolls {
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
    fn encode(event: &Event) -> Value {
        serde_json::to_value(event).unwrap_or_default()
    }
    fn decode(stored: &Value) -> Result<Event, String> {
        Event::deserialize(stored).map_err(|error| error.to_string())
    }
    fn misplaced(command: &Command, seats: SeatSet) -> Option<String> {
        match command {
            Command::Look(at) if !seats.contains(*at) => Some("look".to_owned()),
            Command::Look(_) | Command::Bid(_) | Command::Call => None,
        }
    }
    fn misplaced_in((): &(), _: SeatSet) -> Option<String> {
        None
    }
}

impl Notation for Bids {
    fn write_options(options: &Options) -> String {
        format!("toy {}{}", options.players, if options.peek { " peek" } else { "" })
    }
    fn read_options(text: &str) -> Result<Options, String> {
        match text {
            "toy 2" => Ok(Options { players: 2, peek: false }),
            "toy 3" => Ok(Options { players: 3, peek: false }),
            "toy 2 peek" => Ok(Options { players: 2, peek: true }),
            "toy 3 peek" => Ok(Options { players: 3, peek: true }),
            _ => Err("These are not options of the toy game.".to_owned()),
        }
    }
    fn write_command(command: &Command) -> String {
        match command {
            Command::Bid(true) => "+".to_owned(),
            Command::Bid(false) => "-".to_owned(),
            Command::Look(at) => format!("l{at}"),
            Command::Call => "c".to_owned(),
        }
    }
    fn read_command(text: &str) -> Result<Command, String> {
        match text {
            "+" => Ok(Command::Bid(true)),
            "-" => Ok(Command::Bid(false)),
            "c" => Ok(Command::Call),
            _ => {
                let seat = text.strip_prefix('l').and_then(|seat| seat.parse().ok()).and_then(Seat::new);
                seat.map(Command::Look).ok_or_else(|| format!("{text:?} is no command"))
            }
        }
    }
}
