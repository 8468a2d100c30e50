//! What one viewer can know: the exact posterior over all deals that fit the viewer's notices.
//!
//! A [`Belief`] turns the notices of a seat, or neutral [`Fact`]s, into weights over all [`World`]s. *Hard* facts (the
//! night, known cards, checks, switches, the shot) remove the worlds that the rules exclude. *Soft* facts (votes,
//! proposals, Fails, and lightly what is said) change weights by what people tend to do, see [`Habits`], and never remove a
//! world. `docs/inference.md` describes the model and its measured quality.
//!
//! ```
//! use avalon::Avalon;
//! use avalon::Setup;
//! use bots::belief::{Belief, Fact};
//! use game::{Protocol, Seat, SeatSet, Viewer};
//!
//! let setup = Setup { players: Some(5), ..Setup::default() };
//! let options = Avalon::check(&setup).unwrap().options;
//! let mut belief = Belief::new(&options, Viewer::Table);
//! assert!((belief.evil(Seat::S0) - 0.4).abs() < 1e-9); // two of five
//!
//! let team = SeatSet::first(2);
//! belief.observe(Fact::Proposed { leader: Seat::S0, quest: avalon::Quest::First, team, attempt: 1 });
//! belief.observe(Fact::Voted { approvals: SeatSet::first(5) });
//! belief.observe(Fact::Quest { fails: 1, needed: 1 });
//! assert!(belief.evil(Seat::S0) > 0.5);
//! assert_eq!(belief.clean(team), 0.0);
//! ```

mod explain;
mod fact;
mod habits;
mod history;
mod likelihood;
mod people;
mod posterior;
mod quest_cards;
mod reader;
mod talk;
mod weighted_worlds;
mod world;

pub use explain::{Influence, Question};
pub use fact::{Fact, Shooter, Terms};
pub use habits::{
    CELLS, EVIL_VIEWS, EvilVoteFeatures, Habits, PlayerClass, ProposalFeatures, QuestFeatures, VoteFeatures,
    evil_view, is_free_of_context, tempering,
};
pub use history::{LAST_ATTEMPT, Proposal, PublicHistory, Situation};
pub use people::PEOPLE;
pub use posterior::Belief;
pub use reader::FactReader;
pub use talk::{MAX_STATEMENT_NATS, is_same_claim, says_nothing, statement_nats};
pub(crate) use world::set_of;
pub use world::{EvilRoles, GoodRoles, World};
