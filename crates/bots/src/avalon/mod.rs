//! Players of Avalon.
//!
//! `knowledge` is what a seat knows for certain, `seat_belief` what it considers likely, `public_posterior` what everybody
//! can infer from the public moves by the models of play in `play_model`. `policy` and `decision` say how knights and
//! champions act on that, `search` looks ahead.

mod by_side;
mod champion;
mod decision;
mod history;
mod ismcts;
mod knight;
mod knowledge;
mod logic;
mod newcomer;
mod opinion;
mod page;
mod play_model;
mod policy;
mod possible_worlds;
mod public_posterior;
mod search;
mod seat_belief;
mod speech;
mod squire;
mod table_talk;

use avalon::Avalon;

use crate::{Level, Mind, Player, Random};
pub use by_side::BySide;
pub use champion::ChampionPlayer;
pub use ismcts::IsmctsPlayer;
pub use knight::KnightPlayer;
pub use logic::LogicPlayer;
pub use newcomer::NewcomerPlayer;
pub use page::PagePlayer;
pub use squire::SquirePlayer;

/// A player of this level.
pub fn mind(level: Level) -> Box<dyn Mind<Avalon>> {
    match level {
        Level::Page => Box::new(PagePlayer::default()),
        Level::Squire => Box::new(SquirePlayer::default()),
        Level::Knight => Box::new(KnightPlayer::new()),
        Level::Champion => Box::new(ChampionPlayer::new()),
        Level::Companion => first_game(COMPANION_SHOTS),
        Level::Guide => first_game(100),
    }
}

/// How often a companion names a random player as Merlin, in per cent: measured so that a newcomer can win on both sides.
const COMPANION_SHOTS: u32 = 75;

/// A player for first games: a knight while it is Good, a page while it is Evil.
fn first_game(random_shots: u32) -> Box<dyn Mind<Avalon>> {
    Box::new(BySide::new(mind(Level::Knight), Box::new(PagePlayer::with_random_shots(random_shots))))
}

/// The player of this name.
pub fn player(player: Player) -> Box<dyn Mind<Avalon>> {
    match player {
        Player::Random => Box::new(Random),
        Player::Level(level) => mind(level),
        Player::Blueprint => Box::new(KnightPlayer::champion()),
        Player::Insider => Box::new(ChampionPlayer::insider()),
        Player::Exploiter => Box::new(KnightPlayer::exploiter()),
        Player::Logic => Box::new(LogicPlayer::default()),
        Player::Newcomer => Box::new(NewcomerPlayer::default()),
        Player::Sides { good, evil } => Box::new(BySide::new(mind(good), mind(evil))),
        Player::Ismcts { iterations } => Box::new(IsmctsPlayer::new(iterations)),
    }
}
