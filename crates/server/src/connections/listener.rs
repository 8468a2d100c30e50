//! Accepts TCP connections for axum, each with a permit and a deadline.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener as AxumListener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use super::budget::ReadBudget;
use super::deadline::{DeadlineSwitch, RequestDeadline};
use super::permit::ConnectionPermit;
use crate::registry::Registry;

/// A TCP listener that refuses connections of addresses that have too many.
pub struct Listener {
    listener: TcpListener,
    registry: Arc<Registry>,
}

impl Listener {
    pub fn new(listener: TcpListener, registry: Arc<Registry>) -> Listener {
        Listener { listener, registry }
    }
}

impl AxumListener for Listener {
    type Io = Connection<TcpStream>;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection<TcpStream>, SocketAddr) {
        loop {
            let (stream, address) = AxumListener::accept(&mut self.listener).await;
            let Some(permit) = ConnectionPermit::acquire(&self.registry, address.ip()) else {
                self.registry.metrics.connections_refused.add();
                continue;
            };
            // Otherwise the system may hold back a small frame until the previous one is acknowledged.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "TCP_NODELAY could not be set");
            }
            let limits = self.registry.config.limits;
            let deadline = RequestDeadline::new(limits.patience);
            let budget = ReadBudget::new(limits.socket_bytes, limits.socket_bytes.saturating_mul(4));
            return (Connection { stream, deadline, budget, _permit: Some(permit) }, address);
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// The client of a connection.
#[derive(Clone)]
pub struct Peer {
    pub address: SocketAddr,
    pub deadline: DeadlineSwitch,
}

impl Connected<IncomingStream<'_, Listener>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Listener>) -> Peer {
        Peer { address: *stream.remote_addr(), deadline: stream.io().deadline.switch() }
    }
}

/// A stream that fails with `TimedOut` when its deadline has passed and nothing can be read, and with `QuotaExceeded`
/// when too much comes in over a WebSocket.
pub struct Connection<S> {
    stream: S,
    deadline: RequestDeadline,
    budget: ReadBudget,
    _permit: Option<ConnectionPermit>,
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        if let Poll::Ready(read) = Pin::new(&mut self.stream).poll_read(cx, buf) {
            let bytes = buf.filled().len().saturating_sub(before);
            if self.deadline.is_lifted() && !self.budget.charge(bytes) {
                return Poll::Ready(Err(io::ErrorKind::QuotaExceeded.into()));
            }
            return Poll::Ready(read);
        }
        ready!(self.deadline.poll_expired(cx));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write(cx, buf))?;
        self.deadline.restart();
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = ready!(Pin::new(&mut self.stream).poll_write_vectored(cx, bufs))?;
        self.deadline.restart();
        Poll::Ready(Ok(written))
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, DuplexStream};
    use tokio::time::{Instant, timeout};

    const LIMIT: Duration = Duration::from_secs(30);

    fn pair() -> (Connection<DuplexStream>, DuplexStream) {
        let (here, there) = tokio::io::duplex(64);
        let (deadline, budget) = (RequestDeadline::new(LIMIT), ReadBudget::new(0, 40));
        (Connection { stream: here, deadline, budget, _permit: None }, there)
    }

    #[tokio::test(start_paused = true)]
    async fn half_a_request_is_given_up_at_the_deadline() {
        let (mut connection, mut client) = pair();
        let start = Instant::now();
        client.write_all(b"GET / HTTP/1.1\r\n").await.unwrap();
        let mut buffer = [0; 64];
        assert_eq!(connection.read(&mut buffer).await.unwrap(), 16);
        assert_eq!(connection.read(&mut buffer).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!((LIMIT..LIMIT + Duration::from_secs(1)).contains(&start.elapsed()));
    }

    #[tokio::test(start_paused = true)]
    async fn an_answer_starts_the_time_again() {
        let (mut connection, _client) = pair();
        let start = Instant::now();
        let mut buffer = [0; 64];
        assert!(timeout(LIMIT / 2, connection.read(&mut buffer)).await.is_err());
        connection.write_all(b"HTTP/1.1 200 OK\r\n").await.unwrap();
        assert_eq!(connection.read(&mut buffer).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(start.elapsed() >= LIMIT * 3 / 2);
    }

    #[tokio::test(start_paused = true)]
    async fn a_socket_may_be_silent() {
        let (mut connection, _client) = pair();
        connection.deadline.switch().lift();
        let mut buffer = [0; 64];
        assert!(timeout(LIMIT * 10, connection.read(&mut buffer)).await.is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn a_socket_may_send_so_many_bytes_and_a_request_is_not_counted() {
        let (mut connection, mut client) = pair();
        let mut buffer = [0; 64];
        for _ in 0..4 {
            client.write_all(&[b'x'; 30]).await.unwrap();
            assert_eq!(connection.read(&mut buffer).await.unwrap(), 30);
        }
        connection.deadline.switch().lift();
        client.write_all(&[b'x'; 40]).await.unwrap();
        assert_eq!(connection.read(&mut buffer).await.unwrap(), 40);
        client.write_all(b"x").await.unwrap();
        assert_eq!(connection.read(&mut buffer).await.unwrap_err().kind(), io::ErrorKind::QuotaExceeded);
    }
}
