//! The task that serves the WebSocket of one client at one table.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt as _;
use store::TableId;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use wire::socket::{Ask as Received, Tell};

use super::outbox::{Close, Outbox, Outgoing, outbox};
use super::permit::SocketPermit;
use crate::connections::limits::Bucket;
use crate::registry::Registry;
use crate::tables::{Ask, Guest, Join};

/// A client that sends nothing for this long counts as gone. The page sends a ping every 25 seconds.
const SILENCE: Duration = Duration::from_secs(75);

/// How long writing may take before the client counts as too slow.
const WRITE: Duration = Duration::from_secs(30);

/// How long closing may take.
const CLOSING: Duration = Duration::from_secs(10);

/// How many unreadable frames close a socket.
const UNREADABLE: u32 = 16;

/// How long, and for how many frames, a closed socket waits for the other side to close too.
const LINGER: Duration = Duration::from_secs(1);
const LEFTOVERS: u32 = 4096;

/// Numbers sockets, so that a table can tell them apart.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// What to do next: continue, or close the socket, with a reason if the client is still connected.
type Next = ControlFlow<Option<Close>>;

/// One client at one table.
pub struct SocketTask {
    registry: Arc<Registry>,
    table: TableId,
    number: u64,
    guest: Option<Guest>,
    /// Whether the table was found by the code of a finished game.
    by_old_code: bool,
    /// Given to the table with `hello`.
    outbox: Option<Outbox>,
    /// What the table wants to send.
    queue: mpsc::Receiver<Outgoing>,
    joined: bool,
    /// The channel to the table, once the client has joined.
    asks: Option<mpsc::Sender<Ask>>,
    bucket: Bucket,
    unreadable: u32,
}

/// Serves a socket until it closes.
pub async fn serve(mut task: SocketTask, mut socket: WebSocket, mut permit: SocketPermit) {
    task.registry.metrics.sockets_opened.add();
    let registry = task.registry.clone();
    let close = tokio::select! {
        close = task.run(&mut socket) => close,
        () = permit.cut.banned(&registry.bans) => Some(Close::new(1008, "banned")),
    };
    if let Some(Close { code: 1002..=1009, reason }) = close {
        registry.reports.misbehaves(permit.client(), reason);
    }
    if task.joined {
        task.registry.clone().deliver(task.table, Ask::Gone { socket: task.number }).await;
    }
    if let Some(close) = close {
        let _ = timeout(CLOSING, close_socket(&mut socket, close)).await;
    }
    drop(permit);
}

/// Sends the reason and waits for the other side to close too.
async fn close_socket(socket: &mut WebSocket, close: Close) {
    let frame = CloseFrame { code: close.code, reason: Utf8Bytes::from_static(close.reason) };
    let _ = socket.send(Message::Close(Some(frame))).await;
    // What the client has still sent is read and dropped for a moment: otherwise the system would answer it with a
    // reset, which can overtake the reason.
    let linger = async {
        for _ in 0..LEFTOVERS {
            match socket.recv().await {
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            }
        }
    };
    let _ = timeout(LINGER, linger).await;
}

impl SocketTask {
    pub fn new(
        registry: Arc<Registry>,
        table: TableId,
        guest: Option<Guest>,
        by_old_code: bool,
    ) -> SocketTask {
        let (outbox, queue) = outbox();
        SocketTask {
            table,
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            guest,
            by_old_code,
            outbox: Some(outbox),
            queue,
            joined: false,
            asks: None,
            bucket: Bucket::full(registry.config.limits.frame_burst),
            unreadable: 0,
            registry,
        }
    }

    /// Reads and writes until there is a reason to stop.
    async fn run(&mut self, socket: &mut WebSocket) -> Option<Close> {
        let mut last = Instant::now();
        let mut silence = std::pin::pin!(tokio::time::sleep_until(last + SILENCE));
        loop {
            let next = tokio::select! {
                // Writing first, so that an answer never overtakes what the table sent before.
                biased;
                outgoing = self.queue.recv() => match outgoing {
                    Some(outgoing) => self.write(socket, Some(outgoing), None).await,
                    None => Next::Break(Some(Close::RESYNC)),
                },
                message = socket.recv() => {
                    last = Instant::now();
                    self.receive(socket, message).await
                }
                () = &mut silence => {
                    // Checked when the timer fires, instead of resetting the timer with every message.
                    if last + SILENCE <= Instant::now() {
                        return Some(Close::new(1001, "silence"));
                    }
                    silence.as_mut().reset(last + SILENCE);
                    Next::Continue(())
                }
            };
            if let Next::Break(close) = next {
                return close;
            }
        }
    }

    /// Writes the first frame, all others that wait, and at last the task's own answer, with one flush.
    async fn write(
        &mut self,
        socket: &mut WebSocket,
        first: Option<Outgoing>,
        answer: Option<Utf8Bytes>,
    ) -> Next {
        let writing = async {
            let mut next = first.or_else(|| self.queue.try_recv().ok());
            let mut close = None;
            while let Some(outgoing) = next {
                match outgoing {
                    Outgoing::Frame(text) => socket.feed(Message::Text(text)).await?,
                    Outgoing::Close(reason) => {
                        close = Some(reason);
                        break;
                    }
                }
                next = self.queue.try_recv().ok();
            }
            if let Some(text) = answer.filter(|_| close.is_none()) {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await?;
            Ok::<_, axum::Error>(close)
        };
        match timeout(WRITE, writing).await {
            Ok(Ok(None)) => Next::Continue(()),
            Ok(Ok(close)) => Next::Break(close),
            Ok(Err(_)) => Next::Break(None),
            Err(_) => {
                self.registry.metrics.slow_readers.add();
                Next::Break(Some(Close::SLOW))
            }
        }
    }

    async fn answer(&mut self, socket: &mut WebSocket, answer: &Tell<'_>) -> Next {
        let text = serde_json::to_string(answer).unwrap_or_default();
        self.write(socket, None, Some(text.into())).await
    }

    async fn receive(
        &mut self,
        socket: &mut WebSocket,
        message: Option<Result<Message, axum::Error>>,
    ) -> Next {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_))) => {
                self.take_from_bucket()?;
                // The library has queued the answer. Nothing more is read before it is sent: otherwise a client that
                // reads nothing could make the server collect answers without end.
                return self.write(socket, None, None).await;
            }
            Some(Ok(Message::Pong(_))) => return self.take_from_bucket(),
            Some(Ok(Message::Binary(_))) => {
                self.registry.metrics.frames_malformed.add();
                return Next::Break(Some(Close::new(1003, "text")));
            }
            Some(Ok(Message::Close(_))) | None => return Next::Break(None),
            Some(Err(error)) => return Next::Break(self.broken(error)),
        };
        self.registry.metrics.frames_in.add();
        self.take_from_bucket()?;
        match Received::read(&text) {
            Ok(received) => self.handle(socket, received).await,
            Err(misread) => {
                self.registry.metrics.frames_malformed.add();
                self.unreadable += 1;
                if self.unreadable >= UNREADABLE {
                    return Next::Break(Some(Close::new(1008, "unreadable")));
                }
                let (at, message) = (misread.at.into(), misread.message.into());
                self.answer(socket, &Tell::Error { nonce: None, code: "unreadable".into(), at, message })
                    .await
            }
        }
    }

    /// Every frame, also a ping of the protocol, counts against the rate of the socket.
    fn take_from_bucket(&mut self) -> Next {
        let limits = self.registry.config.limits;
        if self.bucket.take(limits.frames.into(), limits.frame_burst, std::time::Instant::now()) {
            return Next::Continue(());
        }
        self.registry.metrics.frames_flooding.add();
        Next::Break(Some(Close::new(1008, "rate")))
    }

    /// The reason to close after an error: a frame that breaks the protocol, or none if the connection just ended.
    fn broken(&self, error: axum::Error) -> Option<Close> {
        use tungstenite::error::{Error, ProtocolError};
        let metrics = &self.registry.metrics;
        let error = error.into_inner();
        match error.downcast_ref::<Error>() {
            Some(Error::Capacity(_)) => {
                metrics.frames_oversize.add();
                Some(Close::new(1009, "frame"))
            }
            Some(Error::Utf8(_)) => {
                metrics.frames_malformed.add();
                Some(Close::new(1007, "utf8"))
            }
            Some(Error::Io(error)) if error.kind() == std::io::ErrorKind::QuotaExceeded => {
                metrics.frames_flooding.add();
                Some(Close::new(1008, "rate"))
            }
            Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => None,
            Some(Error::Protocol(_)) => {
                metrics.frames_malformed.add();
                Some(Close::new(1002, "protocol"))
            }
            _ => None,
        }
    }

    async fn handle(&mut self, socket: &mut WebSocket, received: Received) -> Next {
        let number = self.number;
        let ask = match received {
            Received::Ping => return self.answer(socket, &Tell::Pong).await,
            Received::Hello { wire, cursor, talk, watch } => {
                return self.hello(wire, cursor, talk, watch).await;
            }
            _ if !self.joined => return Next::Break(Some(Close::new(1008, "hello"))),
            Received::Command { nonce, command } => Ask::Command { socket: number, nonce, command },
            Received::Say { nonce, words } => Ask::Say { socket: number, nonce, words },
            Received::Seen { cursor } => Ask::Seen { socket: number, cursor },
        };
        // The table stays in memory as long as somebody is connected, so it need not be looked up each time.
        let ask = match &self.asks {
            Some(asks) => match asks.send(ask).await {
                Ok(()) => return Next::Continue(()),
                Err(mpsc::error::SendError(ask)) => ask,
            },
            None => ask,
        };
        match self.registry.try_deliver(self.table, ask).await {
            Ok(_) => Next::Continue(()),
            Err(_) => Next::Break(Some(Close::RESYNC)),
        }
    }

    async fn hello(
        &mut self,
        wire: u32,
        cursor: Option<u64>,
        talk: Option<u64>,
        watch: Option<String>,
    ) -> Next {
        if wire != wire::VERSION {
            self.registry.metrics.wire_mismatches.add();
            return Next::Break(Some(Close::new(4000, "reload")));
        }
        let Some(outbox) = self.outbox.take() else {
            return Next::Break(Some(Close::new(1008, "hello")));
        };
        self.joined = true;
        let (socket, guest, by_old_code) = (self.number, self.guest.take(), self.by_old_code);
        let join = Join { socket, guest, by_old_code, cursor, talk, watch, outbox };
        match self.registry.try_deliver(self.table, Ask::Join(join)).await {
            Ok(asks) => {
                self.asks = Some(asks);
                Next::Continue(())
            }
            Err(problem) if problem.body.code == "missing" => Next::Break(Some(Close::new(4004, "missing"))),
            Err(_) => Next::Break(Some(Close::RESYNC)),
        }
    }
}
