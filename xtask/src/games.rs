//! The games of the workspace. Every check that goes game by game follows this list.

/// A game: a rules crate with numbered rules.
pub struct Game {
    /// The name of its crate.
    pub name: &'static str,
    /// The prefix of its rule numbers in `docs/rules`.
    pub prefix: &'static str,
}

/// The games. A new game adds one line here and its rules in `docs/rules`.
pub const GAMES: &[Game] = &[Game { name: "avalon", prefix: "AV" }, Game { name: "shadows", prefix: "SC" }];

/// The crates that hold rules: the contract and every game.
pub fn rules_crates() -> impl Iterator<Item = &'static str> {
    std::iter::once("game").chain(GAMES.iter().map(|game| game.name))
}

/// Whether a crate holds the rules of a game.
pub fn is_game(name: &str) -> bool {
    GAMES.iter().any(|game| game.name == name)
}
