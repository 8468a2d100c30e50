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
pub use plot::{Held, Plot, PlotCard, PlotDeck};
pub use quest::{Done, Quest, Track, sides};
pub use role::{Cast, Known, Mark, Role, Side, Since};

/// The variants of an enum as an array; another length is an error of the build.
#[allow(clippy::panic)] // evaluated when the crate is built
const fn array_of<T: Copy, const N: usize>(variants: &[T]) -> [T; N] {
    match variants.first_chunk() {
        Some(array) if variants.len() == N => *array,
        _ => panic!("the array has another length than the list of variants"),
    }
}
