//! What the game is played with: characters, quests, plot cards, and the night.

mod lancelot;
mod loyalty;
mod night;
mod plot;
pub(crate) mod quest;
mod role;

pub use lancelot::Fidelity;
pub use loyalty::{CheckReason, LoyaltyCheck};
pub use night::{Night, NightGroup, NightStep, Sight, night_script};
pub use plot::{Held, Plot, PlotCard, PlotDeck, PlotList};
pub use quest::{Done, Quest, Track, sides};
pub use role::{Cast, Known, Mark, Role, Side, Since};
