//! The input of a belief: neutral facts. Our notices and the records of people's games can both be written as facts.

use avalon::{Card, Cast, Options, Quest, Role, Rules, Side, Sight, Statement};
use game::{BySeat, Seat, SeatSet};

/// Who may name Merlin at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shooter {
    /// The holder of the Assassin card (AV-51).
    AssassinCard,
    /// Any Evil player, as in most records of people's games.
    AnyEvil,
}

/// What is public before the deal and limits who can have which character.
///
/// ```
/// use avalon::Avalon;
/// use avalon::Setup;
/// use bots::belief::{Belief, Terms};
/// use game::{Protocol, Viewer};
///
/// let setup = Setup { players: Some(5), ..Setup::default() };
/// let terms = Terms::of(&Avalon::check(&setup).unwrap().options);
/// assert_eq!(terms.casts.len(), 1); // the list of characters is public
/// // 10 pairs of Evil seats, 2 seats for the Assassin in each, 3 seats for Merlin in each.
/// assert_eq!(Belief::plain(terms, Viewer::Table).worlds(), 60);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The rules of the table.
    pub rules: Rules,
    /// The lists of characters that may be in the game, all with the same probability: one, unless the list is secret
    /// (AV-11).
    pub casts: Vec<Cast>,
    /// Who may name Merlin at the end.
    pub shooter: Shooter,
}

impl Terms {
    /// What a player at this table may know before the deal.
    pub fn of(options: &Options) -> Terms {
        let cast = options.rules().role_list_public.then_some(*options.cast());
        Terms::seen(options.rules(), cast)
    }

    /// What a board shows before the deal; `cast` is `None` if the list is secret.
    pub fn seen(rules: &Rules, cast: Option<Cast>) -> Terms {
        let casts = match cast {
            Some(cast) => vec![cast],
            None => rules.casts(),
        };
        Terms { rules: *rules, casts, shooter: Shooter::AssassinCard }
    }
}

/// One thing that a seat, or everybody, has learned.
///
/// ```
/// use avalon::Avalon;
/// use avalon::Setup;
/// use avalon::Side;
/// use bots::belief::{Belief, Fact};
/// use game::{Protocol, Seat, Viewer};
///
/// let options = Avalon::check(&Setup { players: Some(5), ..Setup::default() }).unwrap().options;
/// let mut belief = Belief::new(&options, Viewer::Table);
/// belief.observe(Fact::Side { seat: Seat::S3, side: Side::Evil });
/// assert!((belief.evil(Seat::S0) - 0.25).abs() < 1e-9); // one Evil player is left among four
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // a field without a comment is what its name says
pub enum Fact {
    /// A seat's own card and what it saw in the night (AV-19 to AV-24).
    Own {
        seat: Seat,
        role: Role,
        /// What the night showed to this seat.
        sight: Sight,
    },
    /// A team was proposed (AV-28).
    Proposed {
        leader: Seat,
        quest: Quest,
        team: SeatSet,
        /// The number of the proposal in its round, from 1.
        attempt: u8,
    },
    /// The votes on the last team were revealed (AV-31).
    Voted { approvals: SeatSet },
    /// A card as it was played, known to this viewer: its own, or one played face up (AV-97).
    Card { seat: Seat, card: Card },
    /// Excalibur exchanged a card (AV-84).
    Exchanged {
        /// Who had played it.
        target: Seat,
        /// The card that was taken away, if this viewer saw it (AV-85).
        withdrawn: Option<Card>,
    },
    /// A card as it will be counted, seen with Ambush (AV-98).
    Looked { seat: Seat, card: Card },
    /// The quest of the last team is over (AV-36).
    Quest {
        /// How many Fails it brought.
        fails: u8,
        /// How many Fails make it fail.
        needed: u8,
    },
    /// The current side of a player is certain: by the Lady, a plot card, or a wrong loyalty card (AV-65, AV-104).
    Side { seat: Seat, side: Side },
    /// Both Lancelots changed sides (AV-70, AV-71).
    Switched,
    /// Three quests succeeded, and this seat may name Merlin (AV-46).
    ShotOpened {
        /// Who may name Merlin.
        assassin: Seat,
        /// Everybody who is Evil now, if that is shown.
        evil: Option<SeatSet>,
    },
    /// The Assassin named a player as Merlin (AV-47).
    Shot {
        by: Seat,
        target: Seat,
        /// Whether that was Merlin.
        merlin: bool,
    },
    /// A player made a statement (AV-29). It may be false.
    Said { by: Seat, statement: Statement },
    /// The game is over and all characters are shown (AV-48).
    Unveiled {
        /// The character of each seat.
        roles: BySeat<Option<Role>>,
    },
}
