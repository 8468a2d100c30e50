//! What happened. An event holds secrets: it reaches a viewer only through [`crate::notice`].

use core::fmt;

use game::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use strum::VariantNames;

use crate::command::Pass;
use crate::pieces::{ByQuest, Card, Cards, Knight, Knights, Loyalty, Quest, Tokens, Verdict};

/// The most cards that one draw of chance puts in order: 64 · 63 · … · 55 ways fit into 64 bits.
pub const RUN: u8 = 10;
/// Up to `RUN` cards in order.
pub type Run = List<Card, 10>;
/// Up to four cards: the Morgans that stay out (SC-11).
pub type UpTo4 = List<Card, 4>;
/// Up to three drawn cards.
pub type Drawn = List<Card, 3>;

/// The three moments at which every holder of a Knight answers in secret (SC-79, SC-81, SC-83).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "shadows.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// A quest is declared.
    Arthur,
    /// The totals are known.
    Gawain,
    /// Somebody is accused, or Traitors are found at the end.
    Percival,
}

impl Window {
    /// The Knight that may be played in it.
    pub const fn knight(self) -> Knight {
        match self {
            Window::Arthur => Knight::Arthur,
            Window::Gawain => Knight::Gawain,
            Window::Percival => Knight::Percival,
        }
    }

    /// The pass that answers it.
    pub const fn pass(self) -> Pass {
        match self {
            Window::Arthur => Pass::Arthur,
            Window::Gawain => Pass::Gawain,
            Window::Percival => Pass::Percival,
        }
    }
}

/// One thing that happened. `Debug` prints its name only, since the rest may be secret.
///
/// ```
/// use shadows::{Card, Event};
///
/// let event = Event::Returned { card: Card::MORGAN_7 };
/// assert_eq!(event.name(), "returned");
/// assert_eq!(format!("{event:?}"), "returned");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // a field without a comment is what its name says
pub enum Event {
    /// Loyalty cards were dealt (SC-9), some Morgans stay out (SC-11), and the first player is known (SC-13).
    Dealt {
        /// Who begins.
        first: Seat,
        /// Everybody who got a loyalty card: nobody in the solo game.
        seats: SeatSet,
        /// Who got a Traitor.
        traitors: SeatSet,
        /// The two cards in the middle.
        aside: [Loyalty; 2],
        /// The Morgans that stay out; nobody sees them.
        unused: UpTo4,
    },
    /// Somebody listens to rumours (SC-17) and says this number under Morgan #2 (SC-64).
    Listened {
        seat: Seat,
        /// The running number.
        count: Option<u8>,
    },
    /// The discard pile became the new deck (SC-19).
    Shuffled,
    /// A card was laid face up on the Threat pile.
    Laid { seat: Seat, card: Card },
    /// A card was drawn under Morgan #1 and is seen by one seat alone (SC-63).
    Heard { seat: Seat, card: Card },
    /// That card was laid face down and announced as this one (SC-63).
    Announced {
        seat: Seat,
        /// What it was announced as.
        card: Card,
    },
    /// A token was laid face down (SC-69).
    TokenLaid {
        seat: Seat,
        /// The quest on it.
        quest: Quest,
    },
    /// Somebody did nothing.
    Passed { seat: Seat },
    /// Somebody declares a quest (SC-24).
    Declared {
        seat: Seat,
        /// The Main quest.
        quest: Quest,
        /// Points added by Merlin #6.
        add: u8,
    },
    /// The Threat pile and the tokens were turned over (SC-26, SC-28).
    Opened {
        /// The tokens, each with the seat that laid it.
        tokens: Tokens,
        /// All cards of the pile, in no order.
        cards: Cards,
    },
    /// The quests were scored and the pile cleared (SC-33 to SC-41).
    Scored {
        /// What became of the Main quest.
        verdict: Verdict,
        /// White swords placed.
        white: u8,
        /// Black swords placed.
        black: u8,
        /// The Main quest.
        quest: Quest,
        /// Swords placed for each quest.
        placed: ByQuest<u8>,
        /// All totals.
        totals: ByQuest<u16>,
        /// The cards that Merlin removed. Events stored by the first versions do not have them.
        removed: Cards,
    },
    /// A Knight was drawn after a failed quest (SC-78).
    KnightDrawn { seat: Seat, knight: Knight },
    /// An unused Morgan was shuffled into the deck (SC-77).
    Returned {
        /// Nobody sees it.
        card: Card,
    },
    /// Somebody was accused (SC-45).
    Accused { seat: Seat, target: Seat },
    /// The accused turned up the loyalty card (SC-46).
    Exposed {
        seat: Seat,
        loyalty: Loyalty,
        /// Swords placed: two with Percival.
        swords: u8,
    },
    /// A card was drawn that only this seat sees (SC-52, SC-81).
    Drew { seat: Seat, card: Card },
    /// The exposed Traitor laid one of the drawn cards and discarded the other (SC-52).
    Placed {
        seat: Seat,
        /// The card laid.
        card: Card,
        /// The card discarded.
        other: Option<Card>,
        /// Whether it lies face down, because whispering binds the Traitor (SC-53).
        down: bool,
        /// The running number, if counting binds the Traitor.
        count: Option<u8>,
    },
    /// A Knight was played and leaves the game.
    KnightPlayed { seat: Seat, knight: Knight, target: Option<Seat> },
    /// Tristan shows cards of the deck, from the top (SC-80).
    Looked {
        seat: Seat,
        /// The place of the first, the top of the deck being 0.
        from: u8,
        /// The cards in order.
        cards: Run,
        /// Whether this fixed their order.
        fixes: bool,
    },
    /// Galahad shows a loyalty (SC-82).
    Peeked { seat: Seat, target: Seat, loyalty: Loyalty },
    /// A seat answered a window in secret (SC-79).
    Answered {
        seat: Seat,
        window: Window,
        /// Whether the Knight is played.
        plays: bool,
        target: Option<Seat>,
    },
    /// Nobody played in the window.
    Closed { window: Window },
    /// Gawain's drawn cards: one joins the pile, the others leave the hand (SC-81).
    Joined {
        /// Who played Gawain.
        seat: Seat,
        /// The card, unless all were Morgans.
        card: Option<Card>,
        /// The unplayed cards, as they were drawn.
        rest: Drawn,
        /// Whether the rest goes back on top of the deck instead of to the discard pile.
        back: bool,
    },
    /// Gawain's Merlin #4 named its quest (SC-81).
    Named { seat: Seat, quest: Quest },
    /// Vivien's cards were taken (SC-72).
    Given {
        /// Who drew Vivien.
        by: Seat,
        /// The card the drawer took.
        own: Option<Loyalty>,
        /// Who received the other card.
        receiver: Option<Seat>,
        /// The other card.
        other: Loyalty,
    },
    /// Somebody chose between two loyalty cards (SC-72).
    Chose {
        seat: Seat,
        /// The card kept.
        now: Loyalty,
        /// The card given back.
        back: Loyalty,
        /// Which of the two places in the middle it goes to.
        place: Place,
    },
    /// An exposed player's card after Vivien lies face up (SC-73).
    Shown { seat: Seat, loyalty: Loyalty },
    /// The two cards in the middle were shuffled (SC-72).
    Mixed {
        /// Whether they changed places.
        turned: bool,
    },
    /// Everybody turned up the loyalty card (SC-58).
    Revealed {
        /// Everybody at the table.
        seats: SeatSet,
        /// All Traitors.
        traitors: SeatSet,
    },
    /// A Traitor turned white swords to black (SC-59).
    Flipped { seat: Seat, swords: u8 },
    /// After the end: something that nobody could see.
    Unveiled(Secret),
    /// The end, and the rest of what nobody could see.
    Ended {
        /// The loyalty cards in the middle; none in the solo game.
        aside: Option<[Loyalty; 2]>,
        /// The Morgans that are still out.
        unused: UpTo4,
        /// What was left of the deck.
        deck: Cards,
    },
}

/// Which of the two loyalty cards in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The one the drawer takes.
    First,
    /// The one that is handed on.
    Second,
}

/// What is opened after the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secret {
    /// The Threat pile as it lay, bottom first, from this place on.
    Pile(u8, Run),
    /// The discard pile, unseen discards included.
    Discard(Cards),
    /// Tokens that lay face down.
    Tokens(Tokens),
    /// The Knights somebody still held.
    Knights(Seat, Knights),
}

impl Event {
    /// The names of all events.
    pub const NAMES: &'static [&'static str] = Event::VARIANTS;

    /// The event's name, which is all that may be printed of it.
    pub fn name(&self) -> &'static str {
        self.into()
    }
}

impl fmt::Debug for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
