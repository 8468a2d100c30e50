//! Who may know what in Avalon, row by row from `docs/secrecy.md` chapter 2. Not from the code.

use avalon::{Avalon, Event, Lancelot, LoyaltyCheck, Options, Role, Rules, Side};
use game::{BySeat, Seat, SeatSet, Viewer};

use crate::Witness;

/// What one viewer may have learned, from the truth.
#[derive(Clone, Debug)]
pub struct AvalonWitness {
    viewer: Viewer,
    rules: Rules,
    roles: BySeat<Option<Role>>,
    /// Whether the Lancelots are on the sides opposite to their cards'.
    switched: bool,
}

impl AvalonWitness {
    /// The side a player is on now: the card's, turned round for a switched Lancelot (AV-74).
    fn side(&self, seat: Seat) -> Option<Side> {
        let role = (*self.roles.get(seat))?;
        Some(if self.switched && role.is_lancelot() { role.side().other() } else { role.side() })
    }

    fn evil_now(&self) -> SeatSet {
        self.rules.seats().iter().filter(|&seat| self.side(seat) == Some(Side::Evil)).collect()
    }

    /// S-AV-1 and S-AV-3: the own card and the own row of the table in 2.2.
    fn night(&self) -> String {
        let Some(role) = self.viewer.seat().and_then(|seat| *self.roles.get(seat)) else {
            return "dealt".to_owned();
        };
        let others = self.rules.seats().iter().filter(|&seat| self.viewer != Viewer::Seat(seat));
        let marks: Vec<String> = others
            .filter_map(|seat| {
                let seen = (*self.roles.get(seat))?;
                mark(&self.rules, role, seen).map(|mark| format!("{seat}:{mark}"))
            })
            .collect();
        format!("dealt {role:?} {}", marks.join(" "))
    }

    /// A secret with those who may know it: the fact, and the secret only to them.
    fn only(&self, who: &[Seat], fact: String, secret: impl std::fmt::Debug) -> Vec<String> {
        if who.iter().any(|&seat| self.viewer == Viewer::Seat(seat)) {
            vec![fact, format!("{secret:?}")]
        } else {
            vec![fact]
        }
    }

    /// S-AV-13: the card is public, each Lancelot learns its own new side.
    fn switch(&mut self, fact: String, lancelots: [(Seat, Side); 2], switches: bool) -> Vec<String> {
        self.switched ^= switches;
        let seats = lancelots.map(|(seat, _)| seat);
        let own = self.viewer.seat().and_then(|seat| self.side(seat));
        self.only(&seats, fact, own)
    }
}

/// The table of 2.2: row sees column.
fn mark(rules: &Rules, viewer: Role, seen: Role) -> Option<&'static str> {
    use Role::{
        Assassin, EvilLancelot, GoodLancelot, Merlin, Minion, Mordred, Morgana, Oberon, Percival, Servant,
    };
    let acquainted = rules.lancelot == Lancelot::V3;
    match (viewer, seen) {
        (Merlin, Assassin | Minion | Morgana | EvilLancelot) => Some("E"),
        (Merlin, Oberon) if rules.merlin_sees_oberon => Some("E"),
        (Percival, Merlin | Morgana) => Some("W"),
        (GoodLancelot, EvilLancelot) if acquainted => Some("LE"),
        (Assassin | Minion | Morgana | Mordred, Assassin | Minion | Morgana | Mordred) => Some("E"),
        (Assassin | Minion | Morgana | Mordred, EvilLancelot) => Some(if acquainted { "E" } else { "LE" }),
        (EvilLancelot, GoodLancelot) if acquainted => Some("LG"),
        (EvilLancelot, Assassin | Minion | Morgana | Mordred) if acquainted => Some("E"),
        (
            Merlin | Percival | Servant | GoodLancelot | Assassin | Minion | Morgana | Mordred | Oberon
            | EvilLancelot,
            _,
        ) => None,
    }
}

impl Witness<Avalon> for AvalonWitness {
    /// The options are public, the list of characters unless `roleListPublic` is false (S-AV-15).
    fn open(options: &Options, viewer: Viewer) -> (AvalonWitness, Vec<String>) {
        let rules = *options.rules();
        let cast = rules.role_list_public.then_some(options.cast());
        let facts = vec![format!("{rules:?}"), format!("{cast:?}")];
        (AvalonWitness { viewer, rules, roles: BySeat::default(), switched: false }, facts)
    }

    fn learns(&mut self, event: &Event) -> Vec<String> {
        match *event {
            Event::Dealt { roles, night: _ } => {
                self.roles = roles;
                vec![self.night()]
            }
            // S-AV-12: the two face-down cards are nobody's.
            Event::ScheduleLaid { open, down: _ } => vec![format!("schedule {open:?}")],
            Event::FidelityTurned { card, lancelots } => {
                let switches = card == avalon::Fidelity::Switch;
                self.switch(format!("turned {card:?}"), lancelots, switches)
            }
            Event::LancelotsSwitched { lancelots } => self.switch("switched".to_owned(), lancelots, true),
            // S-AV-4, S-AV-5: that somebody has voted is public, the ballot when all are in.
            Event::Voted { seat, vote, proposal: _ } => self.only(&[seat], format!("voted {seat}"), vote),
            Event::ChargeRevealed { approvals } => vec![format!("charge {approvals:?}")],
            Event::VotesRevealed { approvals, approved: _ } => vec![format!("votes {approvals:?}")],
            // S-AV-6: never by name; S-AV-6b: the spotlit card when it is turned up.
            Event::Played { seat, card, round: _ } => self.only(&[seat], format!("played {seat}"), card),
            Event::TurnedUp { seat, card } => vec![format!("up {seat} {card:?}")],
            Event::QuestDone { successes, fails } => vec![format!("quest {successes} {fails}")],
            // S-AV-7 and S-AV-8.
            Event::Exchanged { holder, target, withdrawn, round: _ } => {
                self.only(&[holder, target], format!("exchanged {holder} {target}"), withdrawn)
            }
            Event::Ambushed { seat, target, card, round: _ } => {
                self.only(&[seat], format!("ambushed {seat} {target}"), card)
            }
            // S-AV-9 and S-AV-10.
            Event::LoyaltySeen { checking, side, round: _ } => {
                let LoyaltyCheck { checker, shower, by } = checking;
                self.only(&[checker], format!("checked {checker} {shower} {by:?}"), side)
            }
            Event::WrongCardPassed { shower, side } => vec![format!("wrong {shower} {side:?}")],
            // S-AV-2 and S-AV-16: the Assassin's seat always, Evil by option.
            Event::ShotOpened { assassin, evil: _ } => {
                let evil = self.rules.evil_reveal.then(|| self.evil_now());
                vec![format!("shot opened {assassin} {evil:?}")]
            }
            Event::Unveiled { outcome } => vec![format!("END {outcome:?}")],
            // Public from the moment they happen.
            Event::Began { leader } => vec![format!("began {leader}")],
            Event::LeadTaken { seat } => vec![format!("lead {seat}")],
            Event::PlotDrawn { card } => vec![format!("drawn {card:?}")],
            Event::PlotGiven { card, to } => vec![format!("given {card:?} {to}")],
            Event::PlotTaken { card, from, by } => vec![format!("taken {card:?} {from} {by}")],
            Event::PlotPassed { card, seat } => vec![format!("passed {card:?} {seat}")],
            Event::LoyaltyAsked { checking } => vec![format!("asked {checking:?}")],
            Event::LadySkipped { holder } => vec![format!("skipped {holder}")],
            Event::Proposed { leader, quest, proposal } => {
                vec![format!("proposed {leader} {quest:?} {:?} {:?}", proposal.team, proposal.excalibur)]
            }
            Event::KingReturned { seat } => vec![format!("king {seat}")],
            Event::Spotlit { seat, target } => vec![format!("spotlit {seat} {target}")],
            Event::ExcaliburDeclined { holder } => vec![format!("declined {holder}")],
            Event::Shot { target, merlin } => vec![format!("shot {target} {merlin}")],
        }
    }
}
