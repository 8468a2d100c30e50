//! What one seat can know: the exact posterior over all deals that fit what it was told.
//!
//! A [`Belief`] folds the seat's own notices, or neutral [`Fact`]s, into weights over all [`World`]s. What the
//! rules make impossible is gone at once (*hard*: night, cards, checks, switches, the shot); what people merely
//! tend to do shifts the weights (*soft*: votes, proposals, Fails, see [`Habits`], and lightly what is said) and never ends a world.
//! `docs/inference.md` has the model and its measured figures.

mod cards;
mod course;
mod explain;
mod fact;
mod habits;
mod people;
mod posterior;
mod reader;
mod table;
mod talk;
mod voice;
mod world;

pub use course::Course;
pub use explain::{Moved, Question};
pub use fact::{Dagger, Fact, Terms, lists};
pub use habits::{Bloc, CELLS, Class, DIRT, Habits, Lead, Outcome, Vote, dirt, is_plain, temper};
pub use people::PEOPLE;
pub use posterior::Belief;
pub use reader::Reader;
pub use talk::{MOST as MOST_SAID, is_idle, is_same, weigh};
pub use world::{Evil, Good, NOBODY, World};
