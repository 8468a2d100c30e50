//! A connection to which two may write: its own task, and the table that has something to tell.
//!
//! A table hands its frames to the system at once, without waking the connection's task; only what the system does not
//! take waits for that task. Frames stay whole because whoever writes holds the lock for a whole one.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::time::{Instant, Sleep};

use crate::hall::Hall;
use crate::inlet::Inlet;

/// How many messages may wait for a reader before it counts as too slow. Not bytes: one welcome may be long.
const BACKLOG: usize = 128;

/// A connection as both have it.
pub struct Wire {
    /// None only in tests, where everything that is told waits to be looked at.
    write: Option<OwnedWriteHalf>,
    inlet: Mutex<Inlet>,
    /// Whether a table may write too.
    shared: AtomicBool,
    rest: Mutex<Rest>,
    /// The connection's task has something to do.
    stir: Notify,
}

/// What the system has not taken yet.
#[derive(Default)]
struct Rest {
    bytes: Vec<u8>,
    /// How many of them it has taken meanwhile.
    taken: usize,
    /// How many messages have been added since it took everything.
    messages: usize,
    /// Nothing more is told; why, until the connection's task has read it.
    end: Option<(u16, &'static str)>,
    ended: bool,
}

impl Rest {
    fn waiting(&self) -> &[u8] {
        self.bytes.get(self.taken..).unwrap_or(&[])
    }

    fn took(&mut self, count: usize) {
        self.taken += count;
        if self.taken >= self.bytes.len() {
            // The memory is given back: few readers are ever slow.
            (self.bytes, self.taken, self.messages) = (Vec::new(), 0, 0);
        }
    }
}

impl Wire {
    fn new(halves: Option<(OwnedReadHalf, OwnedWriteHalf)>) -> Wire {
        let (read, write) = halves.unzip();
        let inlet = Mutex::new(Inlet::new(read));
        Wire { write, inlet, shared: AtomicBool::new(false), rest: Mutex::default(), stir: Notify::new() }
    }

    /// One that leads nowhere: what is told waits in it.
    #[cfg(test)]
    pub fn nowhere() -> Wire {
        Wire::new(None)
    }

    fn inlet(&self) -> MutexGuard<'_, Inlet> {
        self.inlet.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears the next text; nothing if the WebSocket library must hear what comes.
    pub fn poll_hear<T>(
        &self,
        cx: &mut Context<'_>,
        longest: usize,
        take: impl FnOnce(&str) -> T,
    ) -> Poll<Option<T>> {
        self.inlet().poll_hear(cx, longest, take)
    }

    /// Everything that waits.
    #[cfg(test)]
    pub fn take(&self) -> Vec<u8> {
        let mut rest = self.rest();
        let all = rest.waiting().to_vec();
        rest.took(all.len());
        all
    }

    fn rest(&self) -> MutexGuard<'_, Rest> {
        self.rest.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands bytes to the system. `WouldBlock` is no fault but none.
    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        let Some(write) = &self.write else { return Ok(0) };
        match write.try_write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            written => written,
        }
    }

    /// The same for whoever has nothing to wait for if the system does not take it: the runtime's own record of what
    /// the connection is ready for is not asked, nor told.
    fn hand(&self, bytes: &[u8]) -> io::Result<usize> {
        let Some(write) = &self.write else { return Ok(0) };
        match socket2::SockRef::from(write.as_ref()).send(bytes) {
            Err(error) if error.kind() == io::ErrorKind::WouldBlock => Ok(0),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(0),
            handed => handed,
        }
    }

    /// From now on a table writes too, and frames are read.
    pub fn share(&self) {
        self.inlet().upgrade();
        self.shared.store(true, Ordering::Release);
    }

    /// Tells whole frames. False if the reader is so slow that the connection is given up.
    pub fn push(&self, frames: &[u8]) -> bool {
        let mut rest = self.rest();
        if rest.ended {
            return true;
        }
        if rest.messages >= BACKLOG {
            drop(rest);
            self.close(1013, "slow");
            return false;
        }
        let taken = if rest.waiting().is_empty() {
            // A broken connection is noticed by its own task, which reads from it.
            self.hand(frames).unwrap_or(frames.len())
        } else {
            0
        };
        let left = frames.get(taken..).unwrap_or(&[]);
        if !left.is_empty() {
            rest.bytes.extend_from_slice(left);
            rest.messages += 1;
            drop(rest);
            self.stir.notify_one();
        }
        true
    }

    /// Nothing more is told; the connection's task closes with this code.
    pub fn close(&self, code: u16, reason: &'static str) {
        let mut rest = self.rest();
        if !rest.ended {
            (rest.ended, rest.end) = (true, Some((code, reason)));
            drop(rest);
            self.stir.notify_one();
        }
    }

    /// Nothing more is told, nor heard but by the WebSocket library: the connection's task says goodbye.
    pub fn hush(&self) {
        self.inlet().leave();
        self.rest().ended = true;
    }

    /// Waits until something waits to be sent or the end has been told.
    pub async fn stirred(&self) {
        self.stir.notified().await;
    }

    /// Sends what waits. Then gives the code to close with, if the end has been told.
    pub async fn drain(&self) -> io::Result<Option<(u16, &'static str)>> {
        std::future::poll_fn(|cx| self.poll_drain(cx)).await?;
        Ok(self.rest().end.take())
    }

    fn poll_drain(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        loop {
            let mut rest = self.rest();
            if rest.waiting().is_empty() {
                return Poll::Ready(Ok(()));
            }
            let taken = self.write(rest.waiting())?;
            rest.took(taken);
            drop(rest);
            if taken == 0 {
                ready!(self.poll_room(cx))?;
            }
        }
    }

    fn poll_room(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &self.write {
            Some(write) => write.as_ref().poll_write_ready(cx),
            None => Poll::Pending,
        }
    }

    /// The connection's own task writes: as much as goes while it is alone, whole frames when a table writes too.
    fn poll_write(&self, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        loop {
            ready!(self.poll_drain(cx))?;
            let mut rest = self.rest();
            if !rest.waiting().is_empty() {
                continue; // a table was quicker
            }
            let taken = self.write(bytes)?;
            if self.shared.load(Ordering::Acquire) {
                rest.bytes.extend_from_slice(bytes.get(taken..).unwrap_or(&[]));
                return Poll::Ready(Ok(bytes.len()));
            }
            drop(rest);
            if taken > 0 || bytes.is_empty() {
                return Poll::Ready(Ok(taken));
            }
            ready!(self.poll_room(cx))?;
        }
    }

    fn shut(&self) -> io::Result<()> {
        self.hush();
        match &self.write {
            Some(write) => socket2::SockRef::from(write.as_ref()).shutdown(std::net::Shutdown::Write),
            None => Ok(()),
        }
    }
}

/// A connection as its own task has it.
pub struct Line {
    wire: Arc<Wire>,
    /// Until it is a socket of a table a request must come, whole, and be answered in this time.
    patience: Option<Patience>,
    _pass: Pass,
}

struct Patience {
    each: Duration,
    until: Instant,
    sleep: Pin<Box<Sleep>>,
}

impl Patience {
    /// Whether it has run out.
    fn poll(&mut self, cx: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(self.sleep.as_mut().poll(cx));
            if Instant::now() >= self.until {
                return Poll::Ready(());
            }
            // Something was answered since.
            self.sleep.as_mut().reset(self.until);
        }
    }
}

impl Line {
    fn new(stream: TcpStream, patience: Duration, pass: Pass) -> Line {
        let halves = stream.into_split();
        let until = Instant::now() + patience;
        let patience = Patience { each: patience, until, sleep: Box::pin(tokio::time::sleep_until(until)) };
        Line { wire: Arc::new(Wire::new(Some(halves))), patience: Some(patience), _pass: pass }
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Poll::Ready(read) = self.wire.inlet().poll_read(cx, buf) {
            return Poll::Ready(read);
        }
        if self.patience.is_some() && self.wire.shared.load(Ordering::Acquire) {
            self.patience = None;
        }
        if let Some(patience) = &mut self.patience {
            ready!(patience.poll(cx));
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Poll::Pending
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = ready!(self.wire.poll_write(cx, buf))?;
        if let Some(patience) = &mut self.patience {
            patience.until = Instant::now() + patience.each;
        }
        Poll::Ready(Ok(written))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.wire.poll_drain(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.wire.poll_drain(cx))?;
        Poll::Ready(self.wire.shut())
    }
}

/// A connection's own place in the count of its address.
struct Pass(Option<(Arc<Hall>, std::net::IpAddr)>);

impl Pass {
    /// Lets a connection in, if its address has room. A proxy brings everybody's.
    fn enter(hall: &Arc<Hall>, address: std::net::IpAddr) -> Option<Pass> {
        if hall.config.trusted_proxies.contains(&address) {
            return Some(Pass(None));
        }
        hall.connections.enter(address).then(|| Pass(Some((hall.clone(), address))))
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        if let Some((hall, address)) = &self.0 {
            hall.connections.leave(*address);
        }
    }
}

/// Where connections come in.
pub struct Lines {
    listener: TcpListener,
    hall: Arc<Hall>,
}

impl Lines {
    /// Connections of this listener.
    pub fn new(listener: TcpListener, hall: Arc<Hall>) -> Lines {
        Lines { listener, hall }
    }
}

impl Listener for Lines {
    type Io = Line;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Line, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            let Some(pass) = Pass::enter(&self.hall, address.ip()) else {
                self.hall.metrics.connections_refused.add();
                continue;
            };
            // A small frame after a small frame must not wait for the other side's acknowledgement.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection keeps its small frames together");
            }
            return (Line::new(stream, self.hall.config.limits.patience, pass), address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// Who is at the other end of a connection, and the way there.
#[derive(Clone)]
pub struct Peer {
    /// The address.
    pub address: SocketAddr,
    /// What is told there.
    pub wire: Arc<Wire>,
}

impl Connected<IncomingStream<'_, Lines>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Lines>) -> Peer {
        Peer { address: *stream.remote_addr(), wire: stream.io().wire.clone() }
    }
}

/// A text frame as it goes over the connection.
pub struct Frame {
    bytes: Vec<u8>,
    from: usize,
}

/// Room for the longest head of a frame.
const HEAD: usize = 10;

impl Frame {
    /// A frame of what `write` writes.
    pub fn of(capacity: usize, write: impl FnOnce(&mut Vec<u8>)) -> Frame {
        let mut bytes = Vec::with_capacity(HEAD + capacity);
        bytes.resize(HEAD, 0);
        write(&mut bytes);
        let length = bytes.len().saturating_sub(HEAD);
        let mut head = [0u8; HEAD];
        let used = head_of(length, &mut head);
        let from = HEAD - used;
        for (place, byte) in bytes.iter_mut().skip(from).zip(head.iter().take(used)) {
            *place = *byte;
        }
        Frame { bytes, from }
    }

    /// The same with another after it.
    pub fn then(&self, other: &Frame) -> Frame {
        Frame { bytes: [self.bytes(), other.bytes()].concat(), from: 0 }
    }

    /// The frame with its head.
    pub fn bytes(&self) -> &[u8] {
        self.bytes.get(self.from..).unwrap_or(&[])
    }
}

/// The head of a whole text frame of a server: not masked. Gives how many bytes it has.
fn head_of(length: usize, head: &mut [u8; HEAD]) -> usize {
    let [first, second, b2, b3, b4, b5, b6, b7, b8, b9] = head;
    *first = 0x81;
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(short), _) if short < 126 => {
            *second = short;
            2
        }
        (_, Ok(middle)) => {
            *second = 126;
            [*b2, *b3] = middle.to_be_bytes();
            4
        }
        _ => {
            *second = 127;
            let long = u64::try_from(length).unwrap_or(u64::MAX);
            [*b2, *b3, *b4, *b5, *b6, *b7, *b8, *b9] = long.to_be_bytes();
            HEAD
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads_are_those_of_the_protocol() {
        for length in [0, 1, 125, 126, 65_535, 65_536, 200_000] {
            let frame = Frame::of(0, |text| text.extend(std::iter::repeat_n(b'x', length)));
            let theirs = tungstenite::protocol::frame::Frame::message(
                vec![b'x'; length],
                tungstenite::protocol::frame::coding::OpCode::Data(
                    tungstenite::protocol::frame::coding::Data::Text,
                ),
                true,
            );
            let mut bytes = Vec::new();
            theirs.format(&mut bytes).unwrap();
            assert_eq!(frame.bytes(), bytes, "{length}");
        }
    }

    async fn pair(patience: Duration) -> (Line, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let there = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (here, _) = listener.accept().await.unwrap();
        (Line::new(here, patience, Pass(None)), there)
    }

    /// Whatever two write at the same time, and however little the system takes at once, every frame arrives whole.
    #[tokio::test]
    async fn frames_of_two_writers_stay_whole() {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let (mut line, mut there) = pair(Duration::from_secs(60)).await;
        let wire = line.wire.clone();
        wire.share();
        let mut pushed = 0;
        // Until the system takes no more, and then some.
        while wire.rest().waiting().len() < 20_000 {
            assert!(wire.push(&[b'a'; 1_000]));
            pushed += 1_000;
        }
        let writer = tokio::spawn(async move {
            for _ in 0..50 {
                line.write_all(&[b'b'; 700]).await.unwrap();
                assert!(line.wire.push(&[b'a'; 1_000]));
            }
            line.shutdown().await.unwrap();
        });
        let mut all = Vec::new();
        there.read_to_end(&mut all).await.unwrap();
        writer.await.unwrap();
        assert_eq!(all.len(), pushed + 50 * 1_700);
        let mut at = 0;
        while at < all.len() {
            let length = if all[at] == b'a' { 1_000 } else { 700 };
            assert!(all[at..at + length].iter().all(|byte| *byte == all[at]), "at {at}");
            at += length;
        }
    }

    #[tokio::test]
    async fn a_reader_that_is_too_slow_is_given_up() {
        let wire = Wire::nowhere();
        let mut frames = 0;
        while wire.push(&[0; 1_024]) {
            frames += 1;
        }
        assert_eq!(frames, BACKLOG);
        assert_eq!(wire.take().len(), frames * 1_024);
        assert_eq!(wire.drain().await.unwrap(), Some((1013, "slow")));
        assert!(wire.push(&[0; 10]) && wire.take().is_empty(), "nothing is told after the end");
    }

    #[tokio::test]
    async fn patience_with_half_a_request_ends() {
        use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
        let (mut line, mut there) = pair(Duration::from_millis(500)).await;
        there.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        let mut buffer = [0; 64];
        assert_eq!(line.read(&mut buffer).await.unwrap(), 16);
        assert_eq!(line.read(&mut buffer).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        // A table's socket may be silent: it has a limit of its own.
        line.wire.share();
        let silent = tokio::time::timeout(Duration::from_millis(50), line.read(&mut buffer)).await;
        assert!(silent.is_err());
    }
}
