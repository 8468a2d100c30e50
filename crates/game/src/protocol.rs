//! The one JSON of a game: setups, commands, views, notices and stored events.
//!
//! The referee, the socket and bot seats all speak it; `docs/referee.md` shows it whole.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::{BoardOf, Dice, Game, RuleId, SeatSet, StateOf, ViewOf, Ways};

/// What is wrong, or unwise, in a setup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "game.ts"))]
pub struct Fault {
    /// The rule.
    pub rule: RuleId,
    /// A stable word for programs and translations.
    pub code: &'static str,
    /// One plain English sentence.
    pub message: String,
    /// The field, as `roles[2]`.
    pub at: String,
}

/// A setup that the rules accept.
///
/// ```
/// use avalon::Avalon;
/// use game::Protocol;
///
/// let setup = serde_json::from_str(r#"{"players":5,"options":{"lady":true}}"#).unwrap();
/// let checked = Avalon::check(&setup).unwrap();
/// assert_eq!(checked.warnings[0].code, "lady_below_seven");
///
/// let setup = serde_json::from_str(r#"{"players":4}"#).unwrap();
/// assert!(Avalon::check(&setup).is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked<O> {
    /// The legal choice of rules.
    pub options: O,
    /// What is legal but unwise.
    pub warnings: Vec<Fault>,
}

/// A written deal names something that is impossible when it is drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible {
    /// The field, as `deal.plot[3]`.
    pub at: String,
    /// One plain English sentence.
    pub message: String,
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.message)
    }
}

/// A game with a JSON form.
pub trait Protocol:
    Game<
        Command: Serialize + DeserializeOwned,
        Statement: Serialize + DeserializeOwned,
        Public: Serialize + DeserializeOwned,
        Private: Serialize + DeserializeOwned,
        Choices: Serialize,
        Form: Serialize,
        Outcome: Serialize,
    >
{
    /// The game's name: `avalon`.
    const NAME: &'static str;
    /// What is asked for when a table is created: the fields of an `open` request except the game and the seed.
    type Setup: Clone + Default + fmt::Debug + Serialize + DeserializeOwned;
    /// What the whole table sees, as JSON keys.
    type Shown: Serialize;
    /// What a seat alone sees: the value under `you`.
    type You: Serialize;
    /// Chance that follows the setup's written deal as far as it goes, and then the dice.
    type Dealer: Ways<Self, Error = Impossible>;

    /// The rules that the setup describes, or all its faults at once.
    fn check(setup: &Self::Setup) -> Result<Checked<Self::Options>, Vec<Fault>>;
    /// A setup, without a deal, that gives exactly these options. As secret as the options.
    fn setup(options: &Self::Options) -> Self::Setup;
    /// A stored setup with the options that are younger than it, as games were played before there was a choice. A setup
    /// that somebody asks for now is not stored: what it leaves out has the default of today.
    fn as_stored(setup: Self::Setup) -> Self::Setup {
        setup
    }
    /// The part of the setup that everybody may know until the game is over. The only function that hides options.
    fn public_options(options: &Self::Options) -> Self::Setup;
    /// Chance for a table of this setup.
    fn dealer(setup: &Self::Setup, dice: Dice) -> Self::Dealer;
    /// What a viewer sees: the board alone, or with the seat's own part under `you`.
    ///
    /// This builds a tree. To send it, serialise [`Protocol::shown`] and [`Protocol::you`] directly.
    fn show(board: &BoardOf<Self>, view: Option<ViewOf<'_, Self>>) -> Value {
        let mut shown = serde_json::to_value(Self::shown(board)).unwrap_or_default();
        if let (Some(fields), Some(view)) = (shown.as_object_mut(), view) {
            fields.insert("you".to_string(), serde_json::to_value(Self::you(view)).unwrap_or_default());
        }
        shown
    }
    /// What the whole table sees.
    fn shown(board: &BoardOf<Self>) -> Self::Shown;
    /// What the seat alone sees.
    fn you(view: ViewOf<'_, Self>) -> Self::You;
    /// The whole state. For the referee only.
    fn show_state(state: &StateOf<Self>) -> Value;
    /// The event as stored. For stores, the referee and finished replays only.
    fn encode(event: &Self::Event) -> Value;
    /// Appends the stored event to `text`. A game may write it without building a tree first.
    fn write(event: &Self::Event, text: &mut Vec<u8>) {
        text.extend(serde_json::to_vec(&Self::encode(event)).unwrap_or_default());
    }
    /// Reads a stored event of any released version.
    fn decode(stored: &Value) -> Result<Self::Event, String>;
    /// Where the command names a seat that is not at the table, as `propose.team[1]`.
    fn misplaced(command: &Self::Command, seats: SeatSet) -> Option<String>;
    /// Where the statement names a seat that is not at the table.
    fn misplaced_in(statement: &Self::Statement, seats: SeatSet) -> Option<String>;
}
