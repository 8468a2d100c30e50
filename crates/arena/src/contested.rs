//! What the arena must know of a game beside its rules.

use avalon::Avalon;
use avalon::quest::sides;
use avalon::role::{Role, Side};
use bots::{Mind, Player};
use game::{BoardOf, Protocol, Seat, StateOf};
use serde_json::{Value, json};
use shadows::Shadows;

use crate::Scored;

/// A game players can be measured at.
pub trait Contested: Scored + Protocol {
    /// Its two sides, the one that seeks the others first.
    const SIDES: [&'static str; 2];

    /// The player of this name, if it knows this game.
    fn player(player: Player) -> Option<Box<dyn Mind<Self>>>;

    /// The place in [`Contested::SIDES`] of the card this seat was dealt.
    fn side(state: &StateOf<Self>, seat: Seat) -> usize;

    /// The character this seat was dealt, as a stable word; nothing where a side has no characters.
    fn role(state: &StateOf<Self>, seat: Seat) -> Option<&'static str>;

    /// How many seats each side has, where that is the same in every deal.
    fn teams(options: &Self::Options) -> Option<[u8; 2]>;

    /// What else is counted in each game: a yes as 1, or an amount.
    fn counts(board: &BoardOf<Self>, outcome: &Self::Outcome) -> Vec<(&'static str, u64)>;

    /// The table's rules as anybody may know them before the deal: a setup without what is secret.
    fn terms(options: &Self::Options) -> Value;
}

impl Contested for Avalon {
    const SIDES: [&'static str; 2] = ["good", "evil"];

    fn player(player: Player) -> Option<Box<dyn Mind<Avalon>>> {
        Some(bots::avalon::player(player))
    }

    fn side(state: &StateOf<Avalon>, seat: Seat) -> usize {
        match state.hidden.roles.get(seat).map(Role::side) {
            Some(Side::Evil) => 1,
            Some(Side::Good) | None => 0,
        }
    }

    fn role(state: &StateOf<Avalon>, seat: Seat) -> Option<&'static str> {
        state.hidden.roles.get(seat).map(|role| match role {
            Role::Merlin => "merlin",
            Role::Percival => "percival",
            Role::Servant => "servant",
            Role::GoodLancelot => "good_lancelot",
            Role::Assassin => "assassin",
            Role::Minion => "minion",
            Role::Morgana => "morgana",
            Role::Mordred => "mordred",
            Role::Oberon => "oberon",
            Role::EvilLancelot => "evil_lancelot",
        })
    }

    fn teams(options: &avalon::options::Options) -> Option<[u8; 2]> {
        let (good, evil) = sides(options.rules().players);
        Some([good, evil])
    }

    fn counts(board: &avalon::board::Board, _: &avalon::event::Outcome) -> Vec<(&'static str, u64)> {
        let successes = u64::from(board.quests.won(Side::Good) >= 3);
        vec![("three_successes", successes), ("proposals", board.proposals.into())]
    }

    /// The list of characters is left out where it is secret (AV-11).
    fn terms(options: &avalon::options::Options) -> Value {
        let mut terms = json!(Avalon::setup(options));
        if let (false, Some(members)) = (options.rules().role_list_public, terms.as_object_mut()) {
            members.remove("roles");
        }
        terms
    }
}

impl Contested for Shadows {
    const SIDES: [&'static str; 2] = ["loyal", "traitor"];

    fn player(player: Player) -> Option<Box<dyn Mind<Shadows>>> {
        bots::shadows::player(player)
    }

    fn side(state: &StateOf<Shadows>, seat: Seat) -> usize {
        usize::from(state.hands.get(seat).loyalty.is_some_and(shadows::Loyalty::is_traitor))
    }

    fn role(_: &StateOf<Shadows>, _: Seat) -> Option<&'static str> {
        None
    }

    fn teams(_: &shadows::Options) -> Option<[u8; 2]> {
        None
    }

    fn counts(board: &shadows::Board, outcome: &shadows::Outcome) -> Vec<(&'static str, u64)> {
        let traitor = u64::from(!board.traitors.is_empty());
        vec![
            ("a_traitor_at_the_end", traitor),
            ("white_swords", outcome.white.into()),
            ("black_swords", outcome.black.into()),
        ]
    }

    fn terms(options: &shadows::Options) -> Value {
        json!(Shadows::setup(options))
    }
}
