//! How hard a game alone with bots is: a name for people who know no levels.

use std::str::FromStr;

use bots::Level;

/// How hard a game alone with bots is. `docs/balance.md` says how it was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// A newcomer wins more often than not.
    Easy,
    /// Both sides have a chance. "Play now" deals this.
    Fair,
    /// For people who know the game.
    Hard,
}

impl Difficulty {
    /// Every difficulty, easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Fair, Difficulty::Hard];

    /// The name in calls and texts.
    pub fn name(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Fair => "fair",
            Difficulty::Hard => "hard",
        }
    }

    /// The level of every bot.
    pub fn level(self) -> Level {
        match self {
            Difficulty::Easy => Level::Guide,
            Difficulty::Fair => Level::Companion,
            Difficulty::Hard => Level::Champion,
        }
    }

    /// The level of the bots for a word: a difficulty or a level.
    ///
    /// # Errors
    /// It is neither.
    pub fn read_level(word: &str) -> Result<Level, String> {
        match word.parse::<Difficulty>() {
            Ok(difficulty) => Ok(difficulty.level()),
            Err(()) => word.parse(),
        }
    }
}

impl FromStr for Difficulty {
    type Err = ();

    fn from_str(text: &str) -> Result<Difficulty, ()> {
        Difficulty::ALL.into_iter().find(|difficulty| difficulty.name() == text).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difficulty_or_a_level_is_read() {
        for difficulty in Difficulty::ALL {
            assert_eq!(Difficulty::read_level(difficulty.name()), Ok(difficulty.level()));
        }
        for level in Level::ALL {
            assert_eq!(Difficulty::read_level(level.name()), Ok(*level));
        }
        assert!(Difficulty::read_level("wizard").unwrap_err().starts_with("there is no level"));
    }
}
