//! What a belief eats: neutral facts, to which our notices and records of people's games both map.

use avalon::command::Card;
use avalon::night::Sight;
use avalon::options::{Lancelot, Options, Rules, Severity};
use avalon::quest::{Quest, sides};
use avalon::role::Side;
use avalon::role::{Cast, Role};
use avalon::statement::Statement;
use game::{BySeat, Seat, SeatSet};

/// Who may shoot at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dagger {
    /// The holder of the Assassin card (AV-51).
    Card,
    /// Any Evil player may turn out to carry it, as in most games people record.
    Loose,
}

/// What is public before the deal, as far as it limits who can be who.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// The rules of the table.
    pub rules: Rules,
    /// The lists of characters that may be in the game, each as likely: one, unless the list is secret (AV-11).
    pub casts: Vec<Cast>,
    /// Who may shoot.
    pub dagger: Dagger,
}

impl Terms {
    /// What a player at this table may know of the characters before the deal.
    pub fn of(options: &Options) -> Terms {
        let cast = options.rules().role_list_public.then_some(*options.cast());
        Terms::seen(options.rules(), cast)
    }

    /// The same from what a board shows: `cast` is `None` where the list is secret.
    pub fn seen(rules: &Rules, cast: Option<Cast>) -> Terms {
        let casts = match cast {
            Some(cast) => vec![cast],
            None => lists(rules),
        };
        Terms { rules: *rules, casts, dagger: Dagger::Card }
    }
}

/// Every list of characters these rules allow (AV-4 to AV-10).
pub fn lists(rules: &Rules) -> Vec<Cast> {
    const OPTIONAL: [Role; 4] = [Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon];
    let pairs: &[bool] = if rules.allow_no_merlin { &[true, false] } else { &[true] };
    let mut lists = Vec::new();
    for &merlin in pairs {
        for chosen in 0..1_u8 << OPTIONAL.len() {
            let optional = OPTIONAL.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
            let mut cast: Cast = optional.map(|(_, role)| *role).collect();
            if merlin {
                cast.add(Role::Merlin);
                cast.add(Role::Assassin);
            }
            if rules.lancelot != Lancelot::Off {
                cast.add(Role::GoodLancelot);
                cast.add(Role::EvilLancelot);
            }
            if let Some(cast) = filled(rules, cast).filter(|cast| is_legal(rules, cast)) {
                lists.push(cast);
            }
        }
    }
    lists
}

/// With Servants and Minions in the free places; none where a side is overfull (AV-5).
fn filled(rules: &Rules, mut cast: Cast) -> Option<Cast> {
    let (good, evil) = sides(rules.players);
    for (side, places, filler) in [(Side::Good, good, Role::Servant), (Side::Evil, evil, Role::Minion)] {
        let taken: u8 = cast.iter().filter(|(role, _)| role.side() == side).map(|(_, count)| count).sum();
        for _ in 0..places.checked_sub(taken)? {
            cast.add(filler);
        }
    }
    Some(cast)
}

fn is_legal(rules: &Rules, cast: &Cast) -> bool {
    let (percival, morgana) = (cast.has(Role::Percival), cast.has(Role::Morgana));
    let alone = rules.players == 5 && percival && !morgana && !cast.has(Role::Mordred);
    let idle = morgana && !percival;
    !(percival && !cast.has(Role::Merlin)
        || alone && rules.percival_five == Severity::Error
        || idle && rules.morgana_alone == Severity::Error)
}

/// One thing a seat (or the table) learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A seat's own card and what it saw in the night (AV-19 to AV-24).
    Own {
        /// Whose card.
        seat: Seat,
        /// The character.
        role: Role,
        /// The row of the visibility matrix.
        sight: Sight,
    },
    /// A team was named (AV-28).
    Proposed {
        /// By whom.
        leader: Seat,
        /// For which quest.
        quest: Quest,
        /// Who is to go.
        team: SeatSet,
        /// Which proposal of its round, from 1.
        attempt: u8,
    },
    /// All votes on that team (AV-31).
    Voted {
        /// Who approved.
        approvals: SeatSet,
    },
    /// A card as it was played, known to this seat: its own, or one turned up (AV-97).
    Card {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Excalibur changed a card (AV-84).
    Exchanged {
        /// Whose.
        target: Seat,
        /// The card that was taken away, where this seat saw it (AV-85).
        withdrawn: Option<Card>,
    },
    /// Ambush: a card as it will be counted (AV-98).
    Looked {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The quest of the team named last came back with so many Fails (AV-36).
    Quest {
        /// Fail cards counted.
        fails: u8,
        /// Fails it takes to lose it.
        needed: u8,
    },
    /// A player's side *now* became certain: by the Lady, a plot card, or a wrong loyalty card (AV-65, AV-104).
    Side {
        /// Whose.
        seat: Seat,
        /// Which.
        side: Side,
    },
    /// Both Lancelots changed sides (AV-70, AV-71).
    Switched,
    /// Three quests succeeded, and this seat turns out to hold the dagger (AV-46).
    Dagger {
        /// Who shoots.
        seat: Seat,
        /// Everybody who is Evil now, where that is shown.
        evil: Option<SeatSet>,
    },
    /// Somebody was named as Merlin (AV-47).
    Shot {
        /// By whom.
        by: Seat,
        /// Who.
        target: Seat,
        /// Whether it was Merlin.
        merlin: bool,
    },
    /// Somebody said something aloud (AV-29). It may be false.
    Said {
        /// Who.
        by: Seat,
        /// What.
        statement: Statement,
    },
    /// It is over and every card is open (AV-48).
    Unveiled {
        /// Who was who.
        roles: BySeat<Option<Role>>,
    },
}
