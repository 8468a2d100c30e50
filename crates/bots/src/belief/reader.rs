//! Turns the notices of one viewer into facts.

use avalon::{Fidelity, Known, Private, Public, SeenBy, Side};
use game::{Notice, Seat, Viewer};

use super::fact::Fact;
use super::history::{PublicHistory, Situation};

/// Turns the notices of one viewer into facts.
#[derive(Clone, Debug, PartialEq)]
pub struct FactReader {
    viewer: Viewer,
    /// Who may name Merlin, once that is public.
    shooter: Option<Seat>,
}

impl FactReader {
    /// A reader of this viewer's notices.
    pub fn new(viewer: Viewer) -> FactReader {
        FactReader { viewer, shooter: None }
    }

    /// The viewer whose notices this reads.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The facts of one notice, in order: at most two. `history` holds all public notices before this one.
    pub fn read(
        &mut self,
        notice: &Notice<Public, Private>,
        history: &PublicHistory,
    ) -> impl Iterator<Item = Fact> + use<> {
        let private = notice.private.and_then(|private| self.private(&private));
        let public = match private {
            // An exchange is one fact, with the card that was taken away or without it.
            Some(Fact::Exchanged { .. }) => None,
            _ => notice.public.and_then(|public| self.public(&public, history.now())),
        };
        private.into_iter().chain(public)
    }

    fn public(&mut self, public: &Public, now: &Situation) -> Option<Fact> {
        match *public {
            Public::Proposed { leader, quest, team, excalibur: _ } => {
                Some(Fact::Proposed { leader, quest, team, attempt: now.attempt })
            }
            Public::VotesRevealed { approvals, .. } => Some(Fact::Voted { approvals }),
            Public::TurnedUp { seat, card } => Some(Fact::Card { seat, card }),
            Public::Exchanged { holder: _, target } => Some(Fact::Exchanged { target, withdrawn: None }),
            Public::QuestDone { successes: _, fails } => {
                Some(Fact::Quest { fails, needed: now.fails_needed })
            }
            // The card that was shown was not the player's own (AV-65).
            Public::WrongCardPassed { shower, side } => Some(Fact::Side { seat: shower, side: side.other() }),
            Public::FidelityTurned { card: Fidelity::Switch } | Public::LancelotsSwitched => {
                Some(Fact::Switched)
            }
            Public::ShotOpened { assassin, evil } => {
                self.shooter = Some(assassin);
                Some(Fact::ShotOpened { assassin, evil })
            }
            Public::Shot { target, merlin } => self.shooter.map(|by| Fact::Shot { by, target, merlin }),
            Public::Unveiled(outcome) => Some(Fact::Unveiled { roles: outcome.roles }),
            // Nothing else says who has which character.
            _ => None,
        }
    }

    fn private(&self, private: &Private) -> Option<Fact> {
        let seat = self.viewer.seat()?;
        match *private {
            Private::YouAre { role, sight } => Some(Fact::Own { seat, role, sight }),
            Private::YouPlayed { card, round: _ } => Some(Fact::Card { seat, card }),
            Private::YouSaw(mark) => {
                let side = match mark.known {
                    Known::Evil => Side::Evil,
                    Known::Good => Side::Good,
                    Known::MerlinOrMorgana | Known::Merlin | Known::EvilLancelot | Known::GoodLancelot => {
                        return None;
                    }
                };
                Some(Fact::Side { seat: mark.seat, side })
            }
            Private::YouSawCard(seen) => Some(match seen.by {
                SeenBy::Ambush => Fact::Looked { seat: seen.seat, card: seen.card },
                SeenBy::Excalibur => Fact::Exchanged { target: seen.seat, withdrawn: Some(seen.card) },
            }),
            // The viewer's vote is part of the revealed votes; its side follows from its card and the switches.
            Private::YouTurned { .. } | Private::YouVoted { .. } => None,
        }
    }
}
