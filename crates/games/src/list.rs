//! What follows from the list of games: [`GameName`] and `dispatch!`.

use std::fmt;
use std::str::FromStr;

use crate::GameName;

macro_rules! games {
    ($dollar:tt: $($game:ident),+ $(,)?) => {
        /// A game of the list.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum GameName {
            $(#[doc = concat!("The game `", stringify!($game), "`.")] $game,)+
        }

        impl GameName {
            /// Every game of the list.
            pub const ALL: &'static [GameName] = &[$(GameName::$game),+];

            /// The name in JSON, on the command line and in stored games.
            pub fn name(self) -> &'static str {
                match self { $(GameName::$game => <$game as ::game::Protocol>::NAME),+ }
            }
        }

        /// Evaluates an expression for the game of this name: inside it the type `$type` is the game's rules.
        ///
        /// ```
        /// use game::Protocol;
        /// use games::GameName;
        ///
        /// let name: GameName = "avalon".parse().unwrap();
        /// assert_eq!(games::dispatch!(name, G => G::NAME), "avalon");
        /// ```
        #[macro_export]
        macro_rules! dispatch {
            ($dollar name:expr, $dollar type:ident => $dollar body:expr) => {
                match $dollar name {
                    $($crate::GameName::$game => {
                        type $dollar type = $crate::$game;
                        $dollar body
                    })+
                }
            };
        }
    };
}

/// A text that names no game of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownGame;

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GameName::ALL.iter().map(|game| game.name()).collect();
        write!(f, "there is no such game; there is {}", names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameName, UnknownGame> {
        GameName::ALL.iter().copied().find(|game| game.name() == text).ok_or(UnknownGame)
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name() {
        for game in GameName::ALL {
            assert_eq!(game.name().parse(), Ok(*game));
        }
        assert_eq!("chess".parse::<GameName>(), Err(UnknownGame));
        assert!(UnknownGame.to_string().starts_with("there is no such game; there is avalon, "));
    }
}
