//! A table's socket.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Poll;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use store::TableId;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::json::Misread;
use wire::socket::{Ask as Say, Tell};

use crate::hall::Hall;
use crate::limits::Bucket;
use crate::line::Wire;
use crate::nap;
use crate::table::{Ask, Guest, Join};

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A client that says nothing for so long is gone.
const SILENCE: std::time::Duration = std::time::Duration::from_secs(75);

/// A client that takes nothing for so long is gone too.
const DEAF: std::time::Duration = std::time::Duration::from_secs(30);

/// The longest that closing may take.
const GOODBYE: std::time::Duration = std::time::Duration::from_secs(10);

/// Frames that do not read before a socket is closed.
const PATIENCE: u32 = 16;

/// How long, and for how many frames, a closed socket waits for the other side to close too.
const LINGER: std::time::Duration = std::time::Duration::from_secs(1);
const LEFTOVERS: u32 = 4096;

/// A socket's own place in the count of its address.
pub struct Door {
    hall: Arc<Hall>,
    client: IpAddr,
}

impl Door {
    /// Enters, if this address has room.
    pub fn enter(hall: &Arc<Hall>, client: IpAddr) -> Option<Door> {
        hall.sockets.enter(client).then(|| {
            hall.metrics.sockets.up();
            Door { hall: hall.clone(), client }
        })
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        self.hall.sockets.leave(self.client);
        self.hall.metrics.sockets.down();
    }
}

/// Serves one socket until it closes. What a table tells goes to the wire directly; here is what the socket says, and
/// what the system did not take at once.
pub async fn serve(visit: Visit, mut socket: WebSocket, door: Door) {
    let mut visit = visit;
    let wire = visit.wire.clone();
    wire.share();
    visit.hall.metrics.sockets_opened.add();
    let mut last = Instant::now();
    let mut silence = std::pin::pin!(tokio::time::sleep_until(last + SILENCE));
    let mut stirred = std::pin::pin!(wire.stirred());
    let end = loop {
        tokio::select! {
            biased;
            () = stirred.as_mut() => {
                stirred.set(wire.stirred());
                match tokio::time::timeout(DEAF, wire.drain()).await {
                    Ok(Ok(None)) => {}
                    Ok(Ok(end)) => break end,
                    Ok(Err(_)) => break None,
                    Err(_) => {
                        visit.hall.metrics.slow_readers.add();
                        break Some((1013, "slow"));
                    }
                }
            }
            came = visit.next(&wire, &mut socket) => {
                last = Instant::now();
                match visit.answer(came).await {
                    Heard::Go => {}
                    Heard::Tell(text) => match tokio::time::timeout(DEAF, socket.send(Message::Text(text))).await {
                        Ok(Ok(())) => {}
                        Ok(Err(_)) => break None,
                        Err(_) => {
                            visit.hall.metrics.slow_readers.add();
                            break Some((1013, "slow"));
                        }
                    },
                    Heard::End(end) => break end,
                }
            }
            () = &mut silence => {
                // Looked at now and then instead of being set anew by every message.
                if last + SILENCE <= Instant::now() {
                    break Some((1001, "silence"));
                }
                silence.as_mut().reset(last + SILENCE);
            }
        }
    };
    wire.hush();
    if visit.joined {
        visit.hall.clone().deliver(visit.table, Ask::Gone { socket: visit.number }).await;
    }
    if let Some((code, reason)) = end {
        let _ = tokio::time::timeout(GOODBYE, goodbye(&mut socket, code, reason)).await;
    }
    drop(door);
}

/// Says why, and waits for the other side to close too.
async fn goodbye(socket: &mut WebSocket, code: u16, reason: &'static str) {
    let close = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
    let _ = socket.send(Message::Close(Some(close))).await;
    // What the peer has still sent is thrown away for a moment: the system would answer it with a reset, which can
    // overtake the reason.
    let linger = async {
        for _ in 0..LEFTOVERS {
            match socket.recv().await {
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            }
        }
    };
    let _ = tokio::time::timeout(LINGER, linger).await;
}

/// A socket as it goes on.
pub struct Visit {
    hall: Arc<Hall>,
    table: TableId,
    number: u64,
    guest: Option<Guest>,
    wire: Arc<Wire>,
    /// Nothing has been read yet.
    fresh: bool,
    joined: bool,
    way: Option<mpsc::Sender<Ask>>,
    bucket: Bucket,
    misread: u32,
}

/// What came from a socket.
enum Came {
    Say(Say),
    Misread(Misread),
    /// A sign of life.
    Beat,
    End(Option<(u16, &'static str)>),
}

/// What is to be done about it.
enum Heard {
    Go,
    Tell(Utf8Bytes),
    End(Option<(u16, &'static str)>),
}

impl Visit {
    /// Somebody who has just connected.
    pub fn new(hall: Arc<Hall>, table: TableId, guest: Option<Guest>, wire: Arc<Wire>) -> Visit {
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let bucket = Bucket::full(hall.config.limits.frame_burst);
        Visit { hall, table, number, guest, wire, fresh: true, joined: false, way: None, bucket, misread: 0 }
    }

    /// What comes next. Nothing is lost if nobody waits for it any more.
    async fn next(&mut self, wire: &Wire, socket: &mut WebSocket) -> Came {
        if std::mem::take(&mut self.fresh) {
            // Asked once, the library lets go of the memory in which the request was.
            let asked = std::future::poll_fn(|cx| Poll::Ready(std::pin::pin!(socket.recv()).poll(cx)));
            if let Poll::Ready(message) = asked.await {
                return self.take(message);
            }
        }
        let longest = self.hall.config.limits.frame_bytes;
        let heard = std::future::poll_fn(|cx| wire.poll_hear(cx, longest, |text| self.hear(text)));
        if let Some(came) = heard.await {
            return came;
        }
        let message = socket.recv().await;
        self.take(message)
    }

    /// The library has read something.
    fn take(&mut self, message: Option<Result<Message, axum::Error>>) -> Came {
        match message {
            Some(Ok(Message::Text(text))) => self.hear(&text),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Came::Beat,
            Some(Ok(Message::Binary(_))) => {
                self.hall.metrics.frames_malformed.add();
                Came::End(Some((1003, "text")))
            }
            Some(Ok(Message::Close(_))) | None => Came::End(None),
            Some(Err(error)) => Came::End(self.broken(error)),
        }
    }

    /// A text has come.
    fn hear(&mut self, text: &str) -> Came {
        self.hall.metrics.frames_in.add();
        nap::heard();
        let limits = self.hall.config.limits;
        if !self.bucket.take(limits.frames.into(), limits.frame_burst, std::time::Instant::now()) {
            self.hall.metrics.frames_flooding.add();
            return Came::End(Some((1008, "rate")));
        }
        match Say::read(text) {
            Ok(say) => Came::Say(say),
            Err(misread) => {
                self.hall.metrics.frames_malformed.add();
                self.misread += 1;
                if self.misread >= PATIENCE {
                    return Came::End(Some((1008, "unreadable")));
                }
                Came::Misread(misread)
            }
        }
    }

    async fn answer(&mut self, came: Came) -> Heard {
        match came {
            Came::Say(say) => self.pass_on(say).await,
            Came::Misread(misread) => {
                let (at, message) = (misread.at, misread.message);
                tell(&Tell::Error { nonce: None, code: "unreadable", at, message })
            }
            Came::Beat => Heard::Go,
            Came::End(end) => Heard::End(end),
        }
    }

    /// A frame that cannot be taken; or a connection that broke, which is nobody's fault.
    fn broken(&self, error: axum::Error) -> Option<(u16, &'static str)> {
        use tungstenite::error::{Error, ProtocolError};
        let metrics = &self.hall.metrics;
        let error = error.into_inner();
        match error.downcast_ref::<Error>() {
            Some(Error::Capacity(_)) => {
                metrics.frames_oversize.add();
                Some((1009, "frame"))
            }
            Some(Error::Utf8(_)) => {
                metrics.frames_malformed.add();
                Some((1007, "utf8"))
            }
            Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => None,
            Some(Error::Protocol(_)) => {
                metrics.frames_malformed.add();
                Some((1002, "protocol"))
            }
            _ => None,
        }
    }

    async fn pass_on(&mut self, say: Say) -> Heard {
        let socket = self.number;
        let ask = match say {
            Say::Ping => return tell(&Tell::Pong),
            Say::Hello { wire, cursor, talk } => return self.hello(wire, cursor, talk).await,
            _ if !self.joined => return Heard::End(Some((1008, "hello"))),
            Say::Command { nonce, command } => Ask::Command { socket, nonce, command },
            Say::Say { nonce, words } => Ask::Say { socket, nonce, words },
            Say::Seen { cursor } => Ask::Seen { socket, cursor },
        };
        // The table is awake as long as somebody is connected: no need to look for it in the hall each time.
        let ask = match &self.way {
            Some(way) => match way.send(ask).await {
                Ok(()) => return Heard::Go,
                Err(mpsc::error::SendError(ask)) => ask,
            },
            None => ask,
        };
        match self.hall.try_deliver(self.table, ask).await {
            Ok(()) => Heard::Go,
            Err(_) => Heard::End(Some((1012, "resync"))),
        }
    }

    async fn hello(&mut self, wire: u32, cursor: Option<u64>, talk: Option<u64>) -> Heard {
        if wire != wire::VERSION {
            self.hall.metrics.wire_mismatches.add();
            return Heard::End(Some((4000, "reload")));
        }
        if std::mem::replace(&mut self.joined, true) {
            return Heard::End(Some((1008, "hello")));
        }
        let wire = self.wire.clone();
        let join = Join { socket: self.number, guest: self.guest.take(), cursor, talk, wire };
        match self.hall.try_deliver(self.table, Ask::Join(join)).await {
            Ok(()) => {
                self.way = self.hall.wake(self.table).await.ok();
                Heard::Go
            }
            Err(problem) if problem.body.code == "missing" => Heard::End(Some((4004, "missing"))),
            Err(_) => Heard::End(Some((1012, "resync"))),
        }
    }
}

fn tell(message: &Tell<'_>) -> Heard {
    Heard::Tell(serde_json::to_string(message).unwrap_or_default().into())
}
