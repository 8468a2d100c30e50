//! A finished game move by move, as one viewer saw it.
//!
//! The recorded moves are played again on a fresh table, so nothing is sent that the viewer was not sent then.

use game::{Discrepancy, Halt, Script, Table, Viewer};
use serde_json::value::RawValue;
use wire::archive::{Step, Steps};
use wire::socket::Said;

use crate::hosted::Hosted;
use crate::play::{OwnOf, board_since, notices_since, own_since};

/// Follows a game as it is played again.
struct Follower<'a, G: Hosted> {
    viewer: Viewer,
    events: usize,
    facts: u64,
    board: Option<G::Shown>,
    own: Option<OwnOf<G>>,
    talk: std::iter::Peekable<std::slice::Iter<'a, Said>>,
    steps: Vec<Step>,
}

/// Plays a finished game again.
pub fn steps<G: Hosted>(played: &Table<G>, viewer: Viewer, talk: &[Said]) -> Result<Steps, Discrepancy> {
    let mut table = Table::<G>::open(played.options().clone());
    let mut script = Script::new(played.secrets().draws().iter().map(|draw| draw.way));
    let mut follower = Follower::<G> {
        viewer,
        events: 0,
        facts: 0,
        board: None,
        own: None,
        talk: talk.iter().peekable(),
        steps: Vec::with_capacity(played.secrets().moves().len() + 1),
    };
    table.begin(&mut script).map_err(|end| Discrepancy::Draw(end.at))?.commit();
    follower.step(&table, None);
    for (at, step) in played.secrets().moves().iter().enumerate() {
        match table.draft(step.seat, &step.command, &mut script) {
            Ok(draft) => draft.commit(),
            Err(Halt::Refused(_)) => return Err(Discrepancy::Move(at)),
            Err(Halt::Chance(end)) => return Err(Discrepancy::Draw(end.at)),
        }
        follower.step(&table, Some(step.seat));
    }
    let rest = follower.talk.cloned().collect();
    Ok(Steps { steps: follower.steps, talk: rest })
}

impl<G: Hosted> Follower<'_, G> {
    fn step(&mut self, table: &Table<G>, by: Option<game::Seat>) {
        let facts = self.facts;
        let talk = std::iter::from_fn(|| self.talk.next_if(|said| said.after <= facts)).cloned().collect();
        let (notices, _) = notices_since(table, self.events, self.viewer);
        let (_, public) = notices_since(table, self.events, Viewer::Table);
        let board = board_since(table, &mut self.board);
        let own = self.viewer.seat().and_then(|seat| own_since(table, seat, &mut self.own)).map(raw);
        self.facts += public;
        self.events = table.secrets().log().len();
        self.steps.push(Step { by, notices: raw(notices), board: raw(board), own, talk });
    }
}

/// Text that is JSON already.
fn raw(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
