//! Players of Shadows over Camelot: The Card Game.
//!
//! [`CountingPlayer`] plays all levels; [`Skill`] says how well. Its knowledge is in `memory` (what it saw) and
//! [`Posterior`] (what follows from it); its decisions are in `turn`, `requests`, `suspicion` and `speech`; `search`
//! improves turns by playing them out in `rollout`.

mod loyalty_evidence;
mod memory;
mod pile_value;
mod player;
mod posterior;
mod requests;
mod rollout;
mod search;
mod skill;
mod speech;
mod suspicion;
mod table_talk;
mod turn;

use shadows::Shadows;

use crate::{Level, Mind, Player, Random};
pub use loyalty_evidence::{LOSS_CLASSES, loss_class};
pub use memory::{Memory, MemoryModel};
pub use player::CountingPlayer;
pub use posterior::{ByCard, LOYAL_HONESTY, Posterior, SampledDeal, TRAITOR_HONESTY, Totals};
pub use skill::Skill;
pub use suspicion::JudgedTurn;

/// A player of this level.
pub fn mind(level: Level) -> Box<dyn Mind<Shadows>> {
    Box::new(CountingPlayer::new(Skill::of(level)))
}

/// The player of this name; `None` for players that know only Avalon.
pub fn player(player: Player) -> Option<Box<dyn Mind<Shadows>>> {
    match player {
        Player::Random => Some(Box::new(Random)),
        Player::Level(level) => Some(mind(level)),
        Player::Blueprint
        | Player::Insider
        | Player::Exploiter
        | Player::Logic
        | Player::Newcomer
        | Player::Sides { .. }
        | Player::Ismcts { .. } => None,
    }
}
