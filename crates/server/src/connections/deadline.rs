//! How long a connection may take to send a request and to be sent the answer.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::time::{Instant, Sleep};

/// The time limit of one connection. It starts again with every answer and is lifted once the connection carries a
/// WebSocket, which has a limit of its own.
pub struct RequestDeadline {
    limit: Duration,
    until: Instant,
    sleep: Pin<Box<Sleep>>,
    lifted: Arc<AtomicBool>,
}

/// Lifts the deadline of a connection.
#[derive(Clone)]
pub struct DeadlineSwitch(Arc<AtomicBool>);

impl DeadlineSwitch {
    pub fn lift(&self) {
        self.0.store(true, Ordering::Release);
    }
}

impl RequestDeadline {
    pub fn new(limit: Duration) -> RequestDeadline {
        let until = Instant::now() + limit;
        let sleep = Box::pin(tokio::time::sleep_until(until));
        RequestDeadline { limit, until, sleep, lifted: Arc::default() }
    }

    pub fn switch(&self) -> DeadlineSwitch {
        DeadlineSwitch(self.lifted.clone())
    }

    /// Whether the connection carries a WebSocket.
    pub fn is_lifted(&self) -> bool {
        self.lifted.load(Ordering::Acquire)
    }

    /// Part of an answer was sent: the time starts again.
    pub fn restart(&mut self) {
        self.until = Instant::now() + self.limit;
    }

    /// Ready when the time is over; never once the deadline is lifted.
    pub fn poll_expired(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        if self.is_lifted() {
            return Poll::Pending;
        }
        loop {
            ready!(self.sleep.as_mut().poll(cx));
            if Instant::now() >= self.until {
                return Poll::Ready(());
            }
            // The timer is set again only when it fires, not with every write.
            self.sleep.as_mut().reset(self.until);
        }
    }
}
