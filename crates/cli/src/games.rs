//! The games this binary knows: a closed list. A new one adds its line to `games!` and its words to `tale`.

use clap::ValueEnum;
use game::{Notation, Protocol};

use crate::tale::Tale;

/// A game that can be driven, written down and told.
pub trait Playable: Protocol<Dealer: Clone> + Notation {}

impl<G: Protocol<Dealer: Clone> + Notation> Playable for G {}

/// Something to be done with whichever game was asked for.
pub trait Errand {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run<G: Tale>(self) -> Self::Output;
}

macro_rules! games {
    ($($name:ident = $game:ty;)+) => {
        /// A game by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
        #[allow(missing_docs)]
        pub enum Kind { $($name),+ }

        impl Kind {
            /// All of them.
            pub const ALL: &[Kind] = &[$(Kind::$name),+];

            /// The game's name in JSON and on the command line.
            pub fn name(self) -> &'static str {
                match self { $(Kind::$name => <$game as Protocol>::NAME),+ }
            }

            /// Does something with this game.
            pub fn run<E: Errand>(self, errand: E) -> E::Output {
                match self { $(Kind::$name => errand.run::<$game>()),+ }
            }
        }

        /// The referee's table, of any game.
        #[allow(missing_docs)]
        pub enum OpenTable { $($name(crate::referee::Desk<$game>)),+ }

        impl OpenTable {
            /// Lays a table.
            pub fn open(
                kind: Kind,
                setup: &serde_json::Value,
                seed: game::Seed,
            ) -> Result<(OpenTable, serde_json::Value), crate::referee::NotOpened> {
                Ok(match kind {
                    $(Kind::$name => {
                        let (desk, opened) = crate::referee::Desk::<$game>::open(setup, seed)?;
                        (OpenTable::$name(desk), opened)
                    }),+
                })
            }

            /// Answers one request.
            pub fn answer(
                &mut self,
                request: &crate::referee::Request,
            ) -> Result<serde_json::Value, crate::json::Misread> {
                match self { $(OpenTable::$name(desk) => desk.answer(request)),+ }
            }
        }
    };
}

games! {
    Avalon = avalon::Avalon;
    Shadows = shadows::Shadows;
}

impl Kind {
    /// The game of this name.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}
