//! The state of a table, and what each viewer sees of it.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::contract::{BoardOf, Game, HandOf};
use crate::{BySeat, Seat, SeatSet};

/// The whole state of a table: what all see × what each seat sees × what nobody sees.
///
/// It has no `Debug` and no `Serialize`: printing it would be a leak.
#[derive(Clone, PartialEq, Eq)]
pub struct State<B, H, S> {
    /// What the whole table sees.
    pub board: B,
    /// What each seat alone sees.
    pub hands: BySeat<H>,
    /// What nobody sees.
    pub hidden: S,
}

impl<B, H, S> State<B, H, S> {
    /// What this seat sees now.
    pub fn view(&self, seat: Seat) -> View<'_, B, H> {
        View { seat, board: &self.board, hand: self.hands.get(seat) }
    }
}

/// What one seat sees now: the board and its own hand. It borrows them and can hold nothing else.
#[derive(Debug, PartialEq, Eq)]
pub struct View<'a, B, H> {
    /// The seat that looks.
    pub seat: Seat,
    /// What the whole table sees.
    pub board: &'a B,
    /// What this seat alone sees.
    pub hand: &'a H,
}

impl<B, H> Clone for View<'_, B, H> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B, H> Copy for View<'_, B, H> {}

/// Who looks at the table: a spectator, or the player in one seat.
///
/// ```
/// use game::{SeatSet, Viewer};
///
/// let names: Vec<String> = Viewer::all(SeatSet::first(3)).map(|viewer| viewer.to_string()).collect();
/// assert_eq!(names, ["public", "0", "1", "2"]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Viewer {
    /// A spectator: sees what the whole table sees.
    Table,
    /// The player in this seat.
    Seat(Seat),
}

impl Viewer {
    /// The seat, unless it is a spectator.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Table => None,
            Viewer::Seat(seat) => Some(seat),
        }
    }

    /// The spectator, then every seat of these.
    pub fn all(seats: SeatSet) -> impl Iterator<Item = Viewer> {
        core::iter::once(Viewer::Table).chain(seats.iter().map(Viewer::Seat))
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Table => f.write_str("public"),
            Viewer::Seat(seat) => seat.fmt(f),
        }
    }
}

/// What one viewer learns from one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields, export_to = "game.ts"))]
pub struct Notice<P, Q> {
    /// The event as the whole table sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public: Option<P>,
    /// The event as this seat alone sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub private: Option<Q>,
}

/// The notices of a game.
pub type NoticeOf<G> = Notice<<G as Game>::Public, <G as Game>::Private>;

impl<P, Q> Notice<P, Q> {
    /// The notice of this event for `viewer`, if it learns anything.
    pub fn of<G: Game<Public = P, Private = Q>>(event: &G::Event, viewer: Viewer) -> Option<Notice<P, Q>> {
        let public = G::public(event);
        let mut private = None;
        G::private(event, |to, told| {
            if viewer == Viewer::Seat(to) {
                private = Some(told);
            }
        });
        (public.is_some() || private.is_some()).then_some(Notice { public, private })
    }
}

/// The number of its *own* notices a viewer has had. Counting only its own, it cannot reveal a hidden event by a gap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Cursor(pub usize);

/// A viewer's own copy of the table, folded from its notices alone.
///
/// ```
/// use avalon::Avalon;
/// use game::{Cursor, Mirror, Notation, Seat, Seed, Entropy, Table, Viewer};
///
/// let options = Avalon::read_options("avalon 5 merlin,assassin").unwrap();
/// let mut table = Table::<Avalon>::open(options.clone());
/// table.begin(&mut Seed::from_number(1).dice(&Entropy::none())).unwrap().commit();
///
/// // A client that gets nothing but notices sees exactly what the server shows it.
/// let me = Viewer::Seat(Seat::S2);
/// let mut mirror = Mirror::<Avalon>::open(&options, me);
/// for notice in table.notices(me, Cursor(0)) {
///     mirror.fold(&notice);
/// }
/// assert_eq!(mirror.view(), Some(table.view(Seat::S2)));
/// ```
pub struct Mirror<G: Game> {
    viewer: Viewer,
    board: BoardOf<G>,
    hand: HandOf<G>,
}

impl<G: Game> Mirror<G> {
    /// The copy before the first notice.
    pub fn open(options: &G::Options, viewer: Viewer) -> Mirror<G> {
        let State { board, hands, .. } = G::open(options);
        let hand = hands.get(viewer.seat().unwrap_or(Seat::S0)).clone();
        Mirror { viewer, board, hand }
    }

    /// Updates the copy with one notice.
    pub fn fold(&mut self, notice: &NoticeOf<G>) {
        if let Some(public) = &notice.public {
            G::fold_board(&mut self.board, public);
        }
        if let Some(private) = &notice.private {
            G::fold_hand(&mut self.hand, private);
        }
    }

    /// What the whole table sees.
    pub fn board(&self) -> &BoardOf<G> {
        &self.board
    }

    /// What this seat sees. A spectator has no such view.
    pub fn view(&self) -> Option<View<'_, BoardOf<G>, HandOf<G>>> {
        self.viewer.seat().map(|seat| View { seat, board: &self.board, hand: &self.hand })
    }
}
