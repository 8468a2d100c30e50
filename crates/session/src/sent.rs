//! What each viewer has been sent, so that only changes are sent again.

use game::{BySeat, Game, Notice, Protocol, Seat, Table, Viewer};
use serde::Serialize;

use crate::Rules;
use crate::patch::{Members, Patch};

/// What every viewer must be sent after a move.
pub struct Broadcast {
    /// The changed members of the board, a JSON object.
    pub board: String,
    /// The new notices of a spectator, a JSON list.
    pub notices: String,
    /// What a spectator is sent.
    pub public: SeatUpdate,
    /// What each seat is sent.
    pub seats: Vec<(Seat, SeatUpdate)>,
}

/// What one viewer is sent beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatUpdate {
    /// How many notices this viewer has been sent, these included.
    pub cursor: u64,
    /// The new notices, a JSON list; `None` if they are those of a spectator.
    pub notices: Option<String>,
    /// The changed members of the seat's own part, a JSON object; `None` if nothing changed.
    pub own: Option<String>,
}

/// The choices of a seat that is not asked, as JSON. They are left out beside a form.
const NO_CHOICES: &str = "\"nothing\"";

/// What a seat alone is sent beside its notices.
#[derive(PartialEq, Serialize)]
pub(crate) struct Own<Y, F, C> {
    you: Y,
    form: F,
    choices: C,
}

pub(crate) type OwnOf<G> = Own<<G as Protocol>::You, <G as Game>::Form, <G as Game>::Choices>;

/// What a seat alone sees now.
pub(crate) fn own_part<G: Rules>(table: &Table<G>, seat: Seat) -> OwnOf<G> {
    let view = table.view(seat);
    Own { you: G::you(view), form: G::form(table.board(), seat), choices: G::legal(&view) }
}

/// The board as it was last sent.
#[derive(Default)]
pub(crate) struct SentBoard(Members);

impl SentBoard {
    /// The changed members of the board, which count as sent from now on.
    pub fn update<G: Rules>(&mut self, table: &Table<G>) -> String {
        let now = Members::of(&G::shown(table.board()));
        let changes = now.since(&self.0);
        self.0 = now;
        changes.unwrap_or_else(|| "{}".to_string())
    }
}

/// What one viewer has been sent beside the board.
pub(crate) struct SentView<G: Rules> {
    viewer: Viewer,
    /// How many events of the table this covers.
    events: usize,
    cursor: u64,
    own: Option<OwnOf<G>>,
}

impl<G: Rules> SentView<G> {
    pub fn new(viewer: Viewer) -> SentView<G> {
        SentView { viewer, events: 0, cursor: 0, own: None }
    }

    /// How many notices the viewer has been sent.
    pub fn cursor(&self) -> u64 {
        self.cursor
    }

    /// The new notices, which count as sent from now on.
    pub fn notices(&mut self, table: &Table<G>) -> String {
        let log = table.secrets().log();
        let new = log.get(self.events..).unwrap_or(&[]);
        let notices: Vec<_> = new.iter().filter_map(|event| Notice::of::<G>(event, self.viewer)).collect();
        self.events = log.len();
        self.cursor += u64::try_from(notices.len()).unwrap_or(0);
        serde_json::to_string(&notices).unwrap_or_default()
    }

    /// The changed members of the viewer's own part, which count as sent from now on. A spectator has none.
    pub fn own(&mut self, table: &Table<G>) -> Option<String> {
        let now = own_part(table, self.viewer.seat()?);
        let before = self.own.as_ref();
        let mut patch = Patch::default();
        match before {
            None => patch.put_if_new("you", &now.you, None),
            Some(before) if before.you != now.you => patch.put_changes("you", &now.you, &before.you),
            Some(_) => {}
        }
        if before.is_none_or(|before| before.form != now.form || before.choices != now.choices) {
            patch.put_if_new("form", &now.form, None);
            // A form without choices has none. Most frames after a move are of this kind.
            if serde_json::to_string(&now.choices).is_ok_and(|choices| choices != NO_CHOICES) {
                patch.put_if_new("choices", &now.choices, None);
            }
        }
        self.own = Some(now);
        patch.finish()
    }
}

/// What all viewers have been sent.
pub(crate) struct Sent<G: Rules> {
    board: SentBoard,
    public: SentView<G>,
    seats: BySeat<SentView<G>>,
}

impl<G: Rules> Sent<G> {
    /// Nothing has been sent.
    pub fn nothing() -> Sent<G> {
        let seats = BySeat::new(|seat| SentView::new(Viewer::Seat(seat)));
        Sent { board: SentBoard::default(), public: SentView::new(Viewer::Table), seats }
    }

    pub fn cursor(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Table => self.public.cursor(),
            Viewer::Seat(seat) => self.seats.get(seat).cursor(),
        }
    }

    /// Everything that has not been sent, which counts as sent from now on.
    pub fn updates(&mut self, table: &Table<G>) -> Broadcast {
        let board = self.board.update(table);
        let notices = self.public.notices(table);
        let mut seats = Vec::with_capacity(usize::from(table.seats().len()));
        for seat in table.seats() {
            let sent = self.seats.get_mut(seat);
            // Most of the time a seat learns what everybody learns: then the text is not sent twice.
            let own_notices = Some(sent.notices(table)).filter(|text| *text != notices);
            let own = sent.own(table);
            seats.push((seat, SeatUpdate { cursor: sent.cursor(), notices: own_notices, own }));
        }
        let public = SeatUpdate { cursor: self.public.cursor(), notices: None, own: None };
        Broadcast { board, notices, public, seats }
    }
}
