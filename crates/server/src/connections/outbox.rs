//! The queue of frames from a table to one socket. It is bounded, and a table never waits for it.

use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// How many frames may wait before the reader counts as too slow. Frames and not bytes, because a single welcome may be
/// long.
const CAPACITY: usize = 128;

/// What a socket is to send.
#[derive(Debug, PartialEq, Eq)]
pub enum Outgoing {
    Frame(Utf8Bytes),
    /// Nothing follows.
    Close(Close),
}

/// Why a socket is closed: a WebSocket close code and a stable word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Close {
    pub code: u16,
    pub reason: &'static str,
}

impl Close {
    pub const fn new(code: u16, reason: &'static str) -> Close {
        Close { code, reason }
    }

    /// The client did not read fast enough. It may come back with its cursor.
    pub const SLOW: Close = Close::new(1013, "slow");
    /// The table was read again from the store.
    pub const RESYNC: Close = Close::new(1012, "resync");
}

/// The sending half, held by the table.
pub struct Outbox {
    queue: mpsc::Sender<Outgoing>,
    closed: AtomicBool,
}

/// A queue of one socket.
pub fn outbox() -> (Outbox, mpsc::Receiver<Outgoing>) {
    // One place more than frames may take: the one for the reason to close.
    let (queue, receiver) = mpsc::channel(CAPACITY + 1);
    (Outbox { queue, closed: AtomicBool::new(false) }, receiver)
}

impl Outbox {
    /// Queues a frame. If too many wait already, the socket is closed instead and the answer is false. Frames after a
    /// close are dropped.
    pub fn send(&self, frame: Utf8Bytes) -> bool {
        if self.closed.load(Ordering::Relaxed) {
            return true;
        }
        if self.queue.capacity() <= 1 && !self.queue.is_closed() {
            self.close(Close::SLOW);
            return false;
        }
        // Fails only if the socket is gone, which its own task reports.
        let _ = self.queue.try_send(Outgoing::Frame(frame));
        true
    }

    /// Closes the socket after what is queued. Only the first reason counts.
    pub fn close(&self, close: Close) {
        if !self.closed.swap(true, Ordering::Relaxed) {
            let _ = self.queue.try_send(Outgoing::Close(close));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reader_that_is_too_slow_is_closed() {
        let (outbox, mut queue) = outbox();
        let mut frames = 0;
        while outbox.send("x".into()) {
            frames += 1;
        }
        assert_eq!(frames, CAPACITY);
        assert!(outbox.send("x".into()), "a socket is given up once");
        for _ in 0..frames {
            assert_eq!(queue.try_recv(), Ok(Outgoing::Frame("x".into())));
        }
        assert_eq!(queue.try_recv(), Ok(Outgoing::Close(Close::SLOW)));
        assert!(queue.try_recv().is_err());
    }

    #[test]
    fn the_first_reason_to_close_counts_and_nothing_follows_it() {
        let (outbox, mut queue) = outbox();
        assert!(outbox.send("x".into()));
        outbox.close(Close::RESYNC);
        outbox.close(Close::SLOW);
        assert!(outbox.send("y".into()));
        assert_eq!(queue.try_recv(), Ok(Outgoing::Frame("x".into())));
        assert_eq!(queue.try_recv(), Ok(Outgoing::Close(Close::RESYNC)));
        assert!(queue.try_recv().is_err());
    }

    #[test]
    fn frames_to_a_socket_that_is_gone_are_dropped() {
        let (outbox, queue) = outbox();
        drop(queue);
        assert!((0..CAPACITY * 2).all(|_| outbox.send("x".into())));
    }
}
