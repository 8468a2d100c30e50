//! Advice as data: recommended characters for each number of seats, and hints about balance.

use avalon::{Options, Role, Side};
use serde::Serialize;
use serde_json::{Value, json};

/// A set of characters that plays well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recommended {
    /// A stable code, for programs and translations.
    pub code: &'static str,
    /// The number of seats.
    pub players: u8,
    /// The special characters.
    pub roles: &'static [Role],
    /// Whether the Lady of the Lake suits it.
    pub lady: bool,
    /// What else is in the game.
    pub extras: Extras,
    /// The character that it adds to the set before it; none for a set that does not follow from that one.
    pub adds: Option<Role>,
}

/// What a set adds to the characters and the Lady of the Lake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extras {
    /// Nothing.
    None,
    /// Excalibur, plot cards, and the choice of the quest.
    Modules,
    /// All modules, and the two Lancelots with their cards turned up each round.
    Lancelots,
}

impl Recommended {
    /// The set as a setup.
    pub fn setup(&self) -> Value {
        let modules = self.extras != Extras::None;
        let lancelots = if self.extras == Extras::Lancelots { "v1" } else { "off" };
        let options = json!({
            "lady": self.lady,
            "excalibur": modules,
            "targeting": modules,
            "plot": modules,
            "lancelotVariant": lancelots,
        });
        json!({"players": self.players, "roles": self.roles, "options": options})
    }
}

const FIRST: &[Role] = &[Role::Merlin, Role::Assassin];
const KNIFE: &[Role] = &[Role::Merlin, Role::Assassin, Role::Mordred];
const PERCIVAL: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin];
const CLASSIC: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana];
const HIDDEN: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Mordred];
const LONELY: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Oberon];
const DARK: &[Role] = &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Mordred];
const FULL: &[Role] =
    &[Role::Merlin, Role::Percival, Role::Assassin, Role::Morgana, Role::Mordred, Role::Oberon];

/// The first game of this many, or a set beside the ladder.
const fn set(code: &'static str, players: u8, roles: &'static [Role], lady: bool) -> Recommended {
    Recommended { code, players, roles, lady, extras: Extras::None, adds: None }
}

/// The next step of the ladder: the set before it and one character more.
const fn step(
    code: &'static str,
    players: u8,
    adds: Role,
    roles: &'static [Role],
    lady: bool,
) -> Recommended {
    Recommended { code, players, roles, lady, extras: Extras::None, adds: Some(adds) }
}

/// Everything at once.
const fn everything(players: u8, roles: &'static [Role], lady: bool, extras: Extras) -> Recommended {
    Recommended { code: "everything", players, roles, lady, extras, adds: None }
}

/// Sets for every number of seats, the one for a first game first; then a ladder that adds one character at a time, as
/// the rulebooks advise. With five seats Percival needs company (AV-7), so Mordred comes before him.
pub const RECOMMENDED: &[Recommended] = &[
    set("first_game", 5, FIRST, false),
    step("mordred", 5, Role::Mordred, KNIFE, false),
    step("hidden_knife", 5, Role::Percival, HIDDEN, false),
    set("classic", 5, CLASSIC, false),
    everything(5, CLASSIC, false, Extras::Modules),
    set("first_game", 6, FIRST, false),
    step("percival", 6, Role::Percival, PERCIVAL, false),
    step("classic", 6, Role::Morgana, CLASSIC, false),
    everything(6, CLASSIC, false, Extras::Modules),
    set("first_game", 7, FIRST, false),
    step("percival", 7, Role::Percival, PERCIVAL, false),
    step("classic", 7, Role::Morgana, CLASSIC, true),
    step("lonely", 7, Role::Oberon, LONELY, false),
    everything(7, CLASSIC, true, Extras::Lancelots),
    set("first_game", 8, FIRST, false),
    step("percival", 8, Role::Percival, PERCIVAL, false),
    step("classic", 8, Role::Morgana, CLASSIC, true),
    step("dark", 8, Role::Mordred, DARK, true),
    everything(8, CLASSIC, true, Extras::Lancelots),
    set("first_game", 9, FIRST, false),
    step("percival", 9, Role::Percival, PERCIVAL, false),
    step("classic", 9, Role::Morgana, CLASSIC, true),
    step("dark", 9, Role::Mordred, DARK, true),
    everything(9, CLASSIC, true, Extras::Lancelots),
    set("first_game", 10, FIRST, false),
    step("percival", 10, Role::Percival, PERCIVAL, false),
    step("classic", 10, Role::Morgana, CLASSIC, true),
    step("dark", 10, Role::Mordred, DARK, true),
    step("full", 10, Role::Oberon, FULL, true),
    everything(10, DARK, true, Extras::Lancelots),
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
