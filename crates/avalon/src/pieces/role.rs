//! Characters and sides (AV-3, AV-50 to AV-56).

use game::Seat;
use serde::{Deserialize, Serialize};
use strum::EnumCount;

/// Which side a player is on *now*; only a Lancelot ever changes it (AV-74).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Loyal to Arthur.
    Good,
    /// Serving Mordred.
    Evil,
}

impl Side {
    /// The other side.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Good => Side::Evil,
            Side::Evil => Side::Good,
        }
    }
}

/// A character card, in the order in which lists name them.
///
/// ```
/// use avalon::{Role, Side};
///
/// assert_eq!(Role::EvilLancelot.name(), "evil_lancelot");
/// assert_eq!("oberon".parse(), Ok(Role::Oberon));
/// assert_eq!(Role::ALL.into_iter().filter(|role| role.side() == Side::Good).count(), 4);
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    strum::EnumCount,
    strum::EnumString,
    strum::IntoStaticStr,
    strum::VariantArray,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Role {
    /// Good: sees Evil; Evil wins if the Assassin names him (AV-50).
    Merlin,
    /// Good: sees Merlin, or Merlin and Morgana (AV-52).
    Percival,
    /// Good, without a power (AV-56).
    #[default]
    Servant,
    /// Good at first (AV-69 to AV-80).
    GoodLancelot,
    /// Evil: names Merlin at the end (AV-51).
    Assassin,
    /// Evil, without a power (AV-56).
    Minion,
    /// Evil: looks like Merlin to Percival (AV-55).
    Morgana,
    /// Evil: unseen by Merlin (AV-53).
    Mordred,
    /// Evil: does not know the others, nor they him (AV-54).
    Oberon,
    /// Evil at first (AV-69 to AV-80).
    EvilLancelot,
}

game::vocabulary!(Role);

impl Role {
    /// The side printed on the card.
    pub fn side(self) -> Side {
        match self {
            Role::Merlin | Role::Percival | Role::Servant | Role::GoodLancelot => Side::Good,
            Role::Assassin
            | Role::Minion
            | Role::Morgana
            | Role::Mordred
            | Role::Oberon
            | Role::EvilLancelot => Side::Evil,
        }
    }

    /// Whether a table may ask for this character or leave it out (AV-6). Merlin and the Assassin come together, the
    /// Lancelots with their variant, and Servants and Minions fill the other places.
    pub fn is_optional(self) -> bool {
        match self {
            Role::Percival | Role::Morgana | Role::Mordred | Role::Oberon => true,
            Role::Merlin
            | Role::Servant
            | Role::GoodLancelot
            | Role::Assassin
            | Role::Minion
            | Role::EvilLancelot => false,
        }
    }

    /// The optional characters, in the order of [`Role::ALL`].
    pub fn optional() -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(|role| role.is_optional())
    }

    /// Whether this character fills the places that are left (AV-5).
    pub fn is_filler(self) -> bool {
        matches!(self, Role::Servant | Role::Minion)
    }

    /// Whether this is one of the two who change sides.
    pub fn is_lancelot(self) -> bool {
        matches!(self, Role::GoodLancelot | Role::EvilLancelot)
    }
}

/// How many of each character are in the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cast([u8; Role::COUNT]);

impl Cast {
    /// How many of this character.
    pub fn count(&self, role: Role) -> u8 {
        self.0.get(usize::from(role.number())).copied().unwrap_or(0)
    }

    /// Whether the character is in the game.
    pub fn has(&self, role: Role) -> bool {
        self.count(role) > 0
    }

    /// Adds one card.
    pub fn add(&mut self, role: Role) {
        if let Some(count) = self.0.get_mut(usize::from(role.number())) {
            *count = count.saturating_add(1); // a setup may name any number of them
        }
    }

    /// Takes one card away; says whether there was one.
    pub fn take(&mut self, role: Role) -> bool {
        match self.0.get_mut(usize::from(role.number())) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            Some(_) | None => false,
        }
    }

    /// The characters in the game with their number, in the order of [`Role::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = (Role, u8)> + '_ {
        let counts = Role::ALL.iter().zip(&self.0).filter(|(_, count)| **count > 0);
        counts.map(|(role, count)| (*role, *count))
    }

    /// Every card, one by one.
    pub fn cards(&self) -> impl Iterator<Item = Role> + '_ {
        self.iter().flat_map(|(role, count)| core::iter::repeat_n(role, usize::from(count)))
    }

    /// How many cards.
    pub fn len(&self) -> u8 {
        self.0.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl FromIterator<Role> for Cast {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Cast {
        let mut cast = Cast::default();
        for role in roles {
            cast.add(role);
        }
        cast
    }
}

/// What a player was seen as (AV-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// On Evil's side.
    Evil,
    /// On Good's side.
    Good,
    /// One of the two, unknown which.
    MerlinOrMorgana,
    /// Merlin for certain.
    Merlin,
    /// The Evil Lancelot card.
    EvilLancelot,
    /// The Good Lancelot card.
    GoodLancelot,
}

/// Where a mark comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Since {
    /// The night before the first round.
    Night,
    /// The Lady of the Lake.
    Lady,
    /// A plot card.
    Plot,
}

/// What one seat knows of another. It is dated, since a Lancelot may have changed sides later (AV-75).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "avalon.ts"))]
pub struct Mark {
    /// The player it is about.
    pub seat: Seat,
    /// What the player was seen as.
    #[serde(rename = "as")]
    pub known: Known,
    /// How it was learned.
    pub since: Since,
    /// In which round; the night is round 0.
    pub round: u8,
}

impl Default for Mark {
    fn default() -> Mark {
        Mark { seat: Seat::S0, known: Known::Good, since: Since::Night, round: 0 }
    }
}
