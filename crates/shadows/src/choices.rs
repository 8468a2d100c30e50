//! The commands a seat may give, as a compact set.

use game::{Choices as Set, List, Seat, SeatSet};
use serde::Serialize;

use crate::command::{Choice, Command, Pass};
use crate::event::Window;
use crate::pieces::{Card, Face, Knight, Quest, QuestSet};

/// The commands a seat may give. [`game::Choices`] counts and lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // the names of the fields say what they are
pub enum Choices {
    /// None: the seat is not asked.
    Nothing,
    /// The active player's turn (SC-14).
    Turn(TurnActions),
    /// Merlin #6: any quest with 0 to 3 points, or pass.
    Ride,
    /// Announce one of these cards.
    Announce {
        #[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))]
        cards: List<Card, 25>,
    },
    /// A token for any quest.
    Token,
    /// Hand a card to one of these.
    Give { to: SeatSet },
    /// Keep or swap.
    Loyalty,
    /// Lay one of the drawn cards, by its place.
    Place {
        #[cfg_attr(feature = "ts", ts(as = "Vec<u8>"))]
        places: List<u8, 3>,
    },
    /// Gawain drew only Morgans: pass.
    OnlyMorgans,
    /// Play the Knight of the window, on one of `targets` if there are any, or pass.
    Window { window: Window, play: bool, targets: SeatSet },
    /// The exposed Traitor: play Tristan, or pass.
    Traitor { tristan: bool },
}

/// What the active player may do in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
pub struct TurnActions {
    /// Whether the player may listen.
    pub listen: bool,
    /// The quests that may be declared.
    pub quests: QuestSet,
    /// Who may be accused.
    pub accuse: SeatSet,
    /// Whether Tristan may be played.
    pub tristan: bool,
    /// At whose card Galahad may look.
    pub galahad: SeatSet,
}

/// As many commands as a seat can ever choose from: the announcements.
type Commands = List<Command, 25>;

impl Choices {
    /// All commands in order.
    fn commands(&self) -> Commands {
        match *self {
            Choices::Nothing => List::new(),
            Choices::Turn(actions) => actions.commands(),
            Choices::Ride => {
                let quests = Quest::ALL.into_iter();
                let rides = quests.flat_map(|quest| (0..=3).map(move |add| Command::Quest { quest, add }));
                rides.chain([Command::Pass(Pass::Turn)]).collect()
            }
            Choices::Announce { cards } => cards.iter().filter_map(|card| announcement(*card)).collect(),
            Choices::Token => Quest::ALL.into_iter().map(Command::Token).collect(),
            Choices::Give { to } => to.iter().map(Command::Give).collect(),
            Choices::Loyalty => [Choice::Keep, Choice::Swap].into_iter().map(Command::Loyalty).collect(),
            Choices::Place { places } => places.iter().map(|place| Command::Place(*place)).collect(),
            Choices::OnlyMorgans => [Command::Pass(Pass::Gawain)].into_iter().collect(),
            Choices::Window { window, play, targets } => {
                let knight = window.knight();
                let alone = (play && targets.is_empty()).then_some(play_knight(knight, None));
                let targets = if play { targets } else { SeatSet::EMPTY };
                let on_target = targets.iter().map(|target| play_knight(knight, Some(target)));
                [Command::Pass(window.pass())].into_iter().chain(alone).chain(on_target).collect()
            }
            Choices::Traitor { tristan } => {
                let tristan = tristan.then_some(play_knight(Knight::Tristan, None));
                [Command::Pass(Pass::Turn)].into_iter().chain(tristan).collect()
            }
        }
    }
}

impl TurnActions {
    fn commands(&self) -> Commands {
        let listen = self.listen.then_some(Command::Listen);
        let quests = self.quests.iter().map(|quest| Command::Quest { quest, add: 0 });
        let accuse = self.accuse.iter().map(Command::Accuse);
        let tristan = self.tristan.then_some(play_knight(Knight::Tristan, None));
        let galahad = self.galahad.iter().map(|target| play_knight(Knight::Galahad, Some(target)));
        listen.into_iter().chain(quests).chain(accuse).chain(tristan).chain(galahad).collect()
    }
}

fn announcement(card: Card) -> Option<Command> {
    match card.face() {
        Face::Quest(quest, value) => Some(Command::Announce { quest, value }),
        Face::Merlin(_) | Face::Morgan(_) | Face::Mordred | Face::Vivien => None,
    }
}

fn play_knight(card: Knight, target: Option<Seat>) -> Command {
    Command::Knight { card, target }
}

impl Set<Command> for Choices {
    fn count(&self) -> u32 {
        u32::try_from(self.commands().len()).unwrap_or(0)
    }

    fn nth(&self, k: u32) -> Option<Command> {
        self.commands().as_slice().get(usize::try_from(k).ok()?).copied()
    }

    fn contains(&self, command: &Command) -> bool {
        self.commands().as_slice().contains(command)
    }

    fn iter(&self) -> impl Iterator<Item = Command> + '_ {
        let commands = self.commands();
        (0..commands.len()).filter_map(move |k| commands.as_slice().get(k).copied())
    }
}
