//! From a seat's own notices to neutral facts.

use avalon::event::Fidelity;
use avalon::notice::{Private, Public, SeenBy};
use avalon::options::Rules;
use avalon::role::{Known, Side};
use game::{Notice, Seat, Viewer};

use super::fact::Fact;

/// Turns notices into facts. It keeps only what dates a fact.
#[derive(Clone, Debug, PartialEq)]
pub struct Reader {
    viewer: Viewer,
    players: u8,
    attempt: u8,
    needed: u8,
    shooter: Option<Seat>,
}

impl Reader {
    /// For this viewer's notices.
    pub fn new(rules: &Rules, viewer: Viewer) -> Reader {
        Reader { viewer, players: rules.players, attempt: 0, needed: 1, shooter: None }
    }

    /// Whose notices.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What one notice says, in order: at most two facts.
    pub fn read(&mut self, notice: &Notice<Public, Private>) -> impl Iterator<Item = Fact> + use<> {
        let private = notice.private.and_then(|private| self.private(&private));
        let public = match private {
            // Excalibur is one fact, told with the card or without.
            Some(Fact::Exchanged { .. }) => None,
            _ => notice.public.and_then(|public| self.public(&public)),
        };
        private.into_iter().chain(public)
    }

    fn public(&mut self, public: &Public) -> Option<Fact> {
        match *public {
            Public::Proposed { leader, quest, team, excalibur: _ } => {
                self.attempt += 1;
                self.needed = quest.fails_needed(self.players);
                Some(Fact::Proposed { leader, quest, team, attempt: self.attempt })
            }
            Public::VotesRevealed { approvals } => Some(Fact::Voted { approvals }),
            Public::TurnedUp { seat, card } => Some(Fact::Card { seat, card }),
            Public::Exchanged { holder: _, target } => Some(Fact::Exchanged { target, withdrawn: None }),
            Public::QuestDone { successes: _, fails } => {
                self.attempt = 0;
                Some(Fact::Quest { fails, needed: self.needed })
            }
            // The card shown was not the own one (AV-65).
            Public::WrongCardPassed { shower, side } => Some(Fact::Side { seat: shower, side: side.other() }),
            Public::FidelityTurned { card: Fidelity::Switch } | Public::LancelotsSwitched => {
                Some(Fact::Switched)
            }
            Public::ShotOpened { assassin, evil } => {
                self.shooter = Some(assassin);
                Some(Fact::Dagger { seat: assassin, evil })
            }
            Public::Shot { target, merlin } => self.shooter.map(|by| Fact::Shot { by, target, merlin }),
            Public::Unveiled(outcome) => Some(Fact::Unveiled { roles: outcome.roles }),
            Public::Dealt
            | Public::Began { .. }
            | Public::ScheduleLaid { .. }
            | Public::FidelityTurned { card: Fidelity::Same }
            | Public::LeadTaken { .. }
            | Public::PlotDrawn { .. }
            | Public::PlotGiven { .. }
            | Public::PlotTaken { .. }
            | Public::PlotPassed { .. }
            | Public::LoyaltyAsked(_)
            | Public::LoyaltySeen(_)
            | Public::LadySkipped { .. }
            | Public::HasVoted { .. }
            | Public::ChargeRevealed { .. }
            | Public::KingReturned { .. }
            | Public::Spotlit { .. }
            | Public::HasPlayed { .. }
            | Public::ExcaliburDeclined { .. }
            | Public::Ambushed { .. } => None,
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
            // The own ballot comes again with all others; the own side follows from card and switches.
            Private::YouTurned { .. } | Private::YouVoted { .. } => None,
        }
    }
}
