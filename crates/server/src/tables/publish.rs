//! What everybody is sent after a move.

use std::borrow::Cow;

use axum::extract::ws::Utf8Bytes;
use game::BySeat;
use serde_json::value::RawValue;
use session::{Broadcast, SeatUpdate};
use wire::socket::{Tell, Update};

use super::{Disclosure, Link, Table, lengths};
use games::Playable;

impl<G: Playable, D: Disclosure> Table<G, D> {
    /// Sends everybody what happened, in frames of one length. The mover comes last and is sent the acknowledgement too.
    pub(super) fn publish(&mut self, made: Option<(u64, &Utf8Bytes)>, deal: bool) {
        let clock = self.time_left();
        let Some(play) = self.current.get_mut() else { return };
        let broadcast = self.disclosure.broadcast(play);
        let Some(play) = self.current.get() else { return };
        let public = update_text(&broadcast, &broadcast.public, clock);
        let length = public.len() + lengths::beyond_public::<G>(&broadcast, deal);
        let public: Utf8Bytes = lengths::padded(public, length).into();
        let mut frames: BySeat<Option<Utf8Bytes>> = BySeat::new(|_| None);
        for (seat, update) in &broadcast.seats {
            // Most seats are sent what everybody is sent: one frame for all of them.
            if *update != broadcast.public {
                let text = update_text(&broadcast, update, clock);
                *frames.get_mut(*seat) = Some(lengths::padded(text, length).into());
            }
        }
        let send = |link: &Link| {
            let own = link.viewer.seat().and_then(|seat| frames.get(seat).as_ref());
            let mut sink = |frame: &Utf8Bytes| link.push(&self.registry.metrics, frame);
            self.disclosure.send_update(play, own.unwrap_or(&public), &|| self.room_frame(), &mut sink);
        };
        let mover = made.and_then(|(socket, done)| Some((socket, self.links.get(&socket)?, done)));
        for (socket, link) in &self.links {
            if mover.as_ref().is_none_or(|(mover, ..)| mover != socket) {
                send(link);
            }
        }
        if let Some((_, link, done)) = mover {
            send(link);
            link.push(&self.registry.metrics, done);
        }
    }
}

/// The message that something happened.
fn update_text(broadcast: &Broadcast, update: &SeatUpdate, clock: Option<wire::socket::Time>) -> String {
    let raw = |text| serde_json::from_str::<&RawValue>(text).unwrap_or(RawValue::NULL);
    let notices = raw(update.notices.as_deref().unwrap_or(&broadcast.notices));
    let (board, own) = (raw(&broadcast.board), update.own.as_deref().map(raw));
    let (notices, board, own) = (Cow::Borrowed(notices), Cow::Borrowed(board), own.map(Cow::Borrowed));
    super::text(&Tell::Update(Update { cursor: update.cursor, notices, board, own, clock }))
}
