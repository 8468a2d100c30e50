//! Advice as data: recommended characters for each number of seats, and hints about balance.

use avalon::{Options, Role, Side};
use serde::Serialize;

/// A set of characters that plays well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "games.ts"))]
pub struct Recommended {
    /// A stable code, for programs and translations.
    pub code: &'static str,
    /// The number of seats.
    pub players: u8,
    /// The special characters.
    pub roles: &'static [Role],
    /// Whether the Lady of the Lake suits it.
    pub lady: bool,
}

const FIRST: &[Role] = &[Role::Merlin, Role::Assassin];
const CLASSIC: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana];
const HIDDEN: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Mordred];
const LONELY: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Oberon];
const DARK: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Mordred];
const FULL: &[Role] =
    &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon];

/// Sets for every number of seats, the one for a first game first.
pub const RECOMMENDED: &[Recommended] = &[
    Recommended { code: "first_game", players: 5, roles: FIRST, lady: false },
    Recommended { code: "classic", players: 5, roles: CLASSIC, lady: false },
    Recommended { code: "hidden_knife", players: 5, roles: HIDDEN, lady: false },
    Recommended { code: "first_game", players: 6, roles: FIRST, lady: false },
    Recommended { code: "classic", players: 6, roles: CLASSIC, lady: false },
    Recommended { code: "first_game", players: 7, roles: FIRST, lady: false },
    Recommended { code: "classic", players: 7, roles: CLASSIC, lady: true },
    Recommended { code: "lonely", players: 7, roles: LONELY, lady: false },
    Recommended { code: "first_game", players: 8, roles: FIRST, lady: false },
    Recommended { code: "classic", players: 8, roles: CLASSIC, lady: true },
    Recommended { code: "dark", players: 8, roles: DARK, lady: true },
    Recommended { code: "first_game", players: 9, roles: FIRST, lady: false },
    Recommended { code: "dark", players: 9, roles: DARK, lady: true },
    Recommended { code: "first_game", players: 10, roles: FIRST, lady: false },
    Recommended { code: "dark", players: 10, roles: DARK, lady: true },
    Recommended { code: "full", players: 10, roles: FULL, lady: true },
];

/// The sets for this number of seats.
pub fn recommended(players: u8) -> impl Iterator<Item = &'static Recommended> {
    RECOMMENDED.iter().filter(move |set| set.players == players)
}

/// Something that helps one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "games.ts"))]
pub struct Hint {
    /// A stable code, for programs and translations.
    pub code: &'static str,
    /// The side it helps.
    pub helps: Side,
}

/// Which of these options help which side, as the rulebooks advise.
pub fn hints(options: &Options) -> Vec<Hint> {
    let cast = options.cast();
    let found = [
        (cast.has(Role::Percival), "percival", Side::Good),
        (cast.has(Role::Oberon), "oberon", Side::Good),
        (options.rules().lady, "lady", Side::Good),
        (cast.has(Role::Mordred), "mordred", Side::Evil),
        (cast.has(Role::Morgana) && cast.has(Role::Percival), "morgana", Side::Evil),
    ];
    let present = found.into_iter().filter(|(present, ..)| *present);
    present.map(|(_, code, helps)| Hint { code, helps }).collect()
}
