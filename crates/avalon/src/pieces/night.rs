//! The night: what is spoken, and what each character sees (AV-19 to AV-24).

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use game::{BySeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Cast, Known, Lancelot, Role, Rules, Side};

/// The sets of AV-20. They follow from the cards once and never change (AV-22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Night {
    /// Evil players with open eyes.
    pub evil_open: SeatSet,
    /// Those who show a thumb to Merlin.
    pub evil_to_merlin: SeatSet,
    /// Those who show a thumb to Percival.
    pub wizards: SeatSet,
    /// The Evil Lancelot who shows a thumb to Evil with eyes shut: V1 and V2.
    pub thumb: Option<Seat>,
    /// Both Lancelots, Good first, when they see each other: V3.
    pub acquainted: Option<[Seat; 2]>,
}

/// What one seat saw in the night.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "avalon.ts"))]
pub struct Sight {
    /// Seen as Evil.
    pub evil: SeatSet,
    /// Seen as Merlin, or as Merlin and Morgana.
    pub wizards: SeatSet,
    /// Seen as the Evil Lancelot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub evil_lancelot: Option<Seat>,
    /// Seen as the Good Lancelot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub good_lancelot: Option<Seat>,
}

impl Sight {
    /// Everything this sight says of a seat.
    pub fn known(&self, seat: Seat) -> impl Iterator<Item = Known> + use<> {
        let evil_lancelot = self.evil_lancelot == Some(seat);
        let seen = [
            (self.evil.contains(seat) && !evil_lancelot, Known::Evil),
            (self.wizards.contains(seat), self.wizard()),
            (evil_lancelot, Known::EvilLancelot),
            (self.good_lancelot == Some(seat), Known::GoodLancelot),
        ];
        seen.into_iter().filter(|(seen, _)| *seen).map(|(_, known)| known)
    }

    /// What Percival knows of the players who showed a thumb: a single one is Merlin, since with Morgana there
    /// would be two.
    pub fn wizard(&self) -> Known {
        if self.wizards.len() == 1 { Known::Merlin } else { Known::MerlinOrMorgana }
    }
}

impl Night {
    /// The night for these rules and characters.
    ///
    /// ```
    /// use avalon::{Night, Role, Setup};
    /// use game::{BySeat, Seat};
    ///
    /// let rules = *Setup { players: Some(5), ..Setup::default() }.check().unwrap().options.rules();
    /// let cards = [Role::Merlin, Role::Servant, Role::Servant, Role::Minion, Role::Assassin];
    /// let roles = BySeat::new(|seat: Seat| cards.get(usize::from(seat.number())).copied());
    /// let sight = Night::new(&rules, &roles).sight(Seat::S0, Role::Merlin);
    /// assert_eq!(sight.evil.len(), 2);
    /// ```
    pub fn new(rules: &Rules, roles: &BySeat<Option<Role>>) -> Night {
        let mut night = Night::default();
        let mut lancelots = [None; 2];
        let eyes_shut = matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2 { .. });
        for seat in rules.seats() {
            let Some(role) = *roles.get(seat) else { continue };
            if role.side() == Side::Evil {
                let hides = role == Role::Oberon || (role == Role::EvilLancelot && eyes_shut);
                if !hides {
                    night.evil_open = night.evil_open.with(seat);
                }
                let unseen = role == Role::Mordred || (role == Role::Oberon && !rules.merlin_sees_oberon);
                if !unseen {
                    night.evil_to_merlin = night.evil_to_merlin.with(seat);
                }
            }
            match role {
                Role::Merlin | Role::Morgana => night.wizards = night.wizards.with(seat),
                Role::GoodLancelot => lancelots[0] = Some(seat),
                Role::EvilLancelot => lancelots[1] = Some(seat),
                Role::Percival
                | Role::Servant
                | Role::Assassin
                | Role::Minion
                | Role::Mordred
                | Role::Oberon => {}
            }
        }
        match (rules.lancelot, lancelots) {
            (Lancelot::V1 { .. } | Lancelot::V2 { .. }, [_, evil]) => night.thumb = evil,
            (Lancelot::V3, [Some(good), Some(evil)]) => night.acquainted = Some([good, evil]),
            (Lancelot::V3 | Lancelot::Off, _) => {}
        }
        night
    }

    /// What the holder of this card saw: one row of the table of AV-23.
    pub fn sight(&self, seat: Seat, role: Role) -> Sight {
        let mut sight = Sight::default();
        match role {
            Role::Merlin => sight.evil = self.evil_to_merlin,
            Role::Percival => sight.wizards = self.wizards,
            Role::Servant | Role::Oberon => {}
            Role::GoodLancelot => sight.evil_lancelot = self.acquainted.map(|[_, evil]| evil),
            Role::EvilLancelot => {
                if self.acquainted.is_some() {
                    sight.evil = self.evil_open.without(seat);
                }
                sight.good_lancelot = self.acquainted.map(|[good, _]| good);
            }
            Role::Assassin | Role::Minion | Role::Morgana | Role::Mordred => {
                sight.evil = self.evil_open.without(seat);
                sight.evil_lancelot = self.thumb;
            }
        }
        sight
    }
}

/// Who has open eyes, or shows a thumb, in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum NightGroup {
    Nobody,
    EvilOpen,
    EvilLancelot,
    EvilToMerlin,
    Merlin,
    Wizards,
    Percival,
    Lancelots,
    Everybody,
}

/// One step of the spoken night, N01 to N20.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NightStep {
    /// Its number in the table of AV-20.
    pub number: u8,
    /// Whose eyes are open.
    pub eyes: NightGroup,
    /// Whose thumb is up.
    pub thumbs: NightGroup,
    /// Characters that the line calls by name beside the minions or Merlin.
    pub names: Vec<Role>,
    /// Characters that the line excepts by name.
    pub except: Vec<Role>,
    /// Whether the line must be true for every list of characters, since the list is secret (AV-19).
    pub secret: bool,
}

impl NightStep {
    /// The name of the spoken line: the number of the step, whom it calls and whom it excepts. Two steps with the same
    /// name are spoken with the same words.
    ///
    /// ```
    /// use avalon::{Setup, night_script};
    ///
    /// let options = Setup { players: Some(5), ..Setup::default() }.check().unwrap().options;
    /// let script = night_script(options.rules(), Some(options.cast()));
    /// assert_eq!(script[1].line(), "n02");
    /// let secret = night_script(options.rules(), None);
    /// assert_eq!(secret[1].line(), "n02-not-oberon");
    /// ```
    pub fn line(&self) -> String {
        let mut line = format!("n{:02}", self.number);
        // Only what Percival learns depends on a list that he may not know.
        if self.secret && self.number == 14 {
            line.push_str("-secret");
            return line;
        }
        for role in &self.names {
            line.push('-');
            line.push_str(role.name());
        }
        if !self.except.is_empty() {
            line.push_str("-not");
        }
        for role in &self.except {
            line.push('-');
            line.push_str(role.name());
        }
        line
    }
}

/// What the narrator says, step by step. `cast` is `None` where the list of characters is secret; then every step
/// that depends on it is spoken (AV-19).
pub fn night_script(rules: &Rules, cast: Option<&Cast>) -> Vec<NightStep> {
    let has = |role: Role| cast.is_none_or(|cast| cast.has(role));
    let thumbs = matches!(rules.lancelot, Lancelot::V1 { .. } | Lancelot::V2 { .. });
    let acquainted = rules.lancelot == Lancelot::V3;
    let (merlin, percival) = (has(Role::Merlin), has(Role::Percival));
    let secret = cast.is_none();
    let mut steps = Vec::new();
    // The Evil Lancelot is in play whenever there is a variant, which is public.
    let in_play = |role: &Role| if role.is_lancelot() { rules.lancelot != Lancelot::Off } else { has(*role) };
    let mut say = |number, condition: bool, eyes, thumbs, names: &[Role], except: &[Role]| {
        if condition {
            let [names, except] =
                [names, except].map(|roles| roles.iter().copied().filter(in_play).collect::<Vec<_>>());
            steps.push(NightStep { number, eyes, thumbs, names, except, secret });
        }
    };
    use NightGroup::{
        Everybody, EvilLancelot, EvilOpen, EvilToMerlin, Lancelots, Merlin, Nobody, Percival, Wizards,
    };
    let shut: &[Role] = if thumbs { &[Role::Oberon, Role::EvilLancelot] } else { &[Role::Oberon] };
    let (told, untold): (&[Role], &[Role]) = match (rules.merlin_sees_oberon, thumbs) {
        (true, true) => (&[Role::Oberon, Role::EvilLancelot], &[Role::Mordred]),
        (true, false) => (&[Role::Oberon], &[Role::Mordred]),
        (false, true) => (&[Role::EvilLancelot], &[Role::Mordred, Role::Oberon]),
        (false, false) => (&[], &[Role::Mordred, Role::Oberon]),
    };
    say(1, true, Nobody, Nobody, &[], &[]);
    say(2, true, EvilOpen, Nobody, &[], shut);
    say(3, thumbs, EvilOpen, EvilLancelot, &[], &[]);
    say(4, thumbs, EvilOpen, EvilLancelot, &[], &[]);
    say(5, thumbs, EvilOpen, Nobody, &[], &[]);
    say(6, true, Nobody, Nobody, &[], &[]);
    say(7, true, Nobody, Nobody, &[], &[]);
    say(8, merlin, Nobody, EvilToMerlin, told, untold);
    say(9, merlin, Merlin, EvilToMerlin, &[], &[]);
    say(10, merlin, Merlin, Nobody, &[], &[]);
    say(11, merlin, Nobody, Nobody, &[], &[]);
    say(12, merlin, Nobody, Nobody, &[], &[]);
    say(13, percival, Nobody, Wizards, &[Role::Morgana], &[]);
    say(14, percival, Percival, Wizards, &[Role::Morgana], &[]);
    say(15, percival, Percival, Nobody, &[], &[]);
    say(16, percival, Nobody, Nobody, &[], &[]);
    say(17, acquainted, Lancelots, Nobody, &[], &[]);
    say(18, acquainted, Nobody, Nobody, &[], &[]);
    say(19, percival || acquainted, Nobody, Nobody, &[], &[]);
    say(20, true, Everybody, Nobody, &[], &[]);
    steps
}
