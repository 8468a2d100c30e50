//! The calls outside the socket: plain HTTP/1.1, one connection a call.

use std::net::{IpAddr, SocketAddr};

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::Error;

/// Makes calls to a server as one person, known by a cookie once a name is given.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Where the server is.
    pub server: SocketAddr,
    /// `roundtable=…`, once the server has sent it.
    pub cookie: Option<String>,
    /// The own address, if it matters: on the loopback interface there are many.
    pub own: Option<IpAddr>,
    /// Further headers, for calls and sockets; `Host` replaces the usual one.
    pub headers: Vec<(String, String)>,
}

/// The answer to a call.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The status line and the headers.
    pub head: String,
    /// The body.
    pub text: String,
    /// The body as JSON; null if it is not JSON.
    pub body: Value,
}

impl Caller {
    /// A caller without a name.
    pub fn new(server: SocketAddr) -> Caller {
        Caller { server, cookie: None, own: None, headers: Vec::new() }
    }

    /// The same caller with another address of its own.
    pub fn from(&self, own: IpAddr) -> Caller {
        Caller { own: Some(own), ..self.clone() }
    }

    /// A connection to the server.
    pub(crate) async fn connect(&self) -> Result<TcpStream, Error> {
        let broken = |error: std::io::Error| Error::Broken(error.to_string());
        let socket = match self.server {
            SocketAddr::V4(_) => TcpSocket::new_v4(),
            SocketAddr::V6(_) => TcpSocket::new_v6(),
        }
        .map_err(broken)?;
        if let Some(own) = self.own {
            socket.bind(SocketAddr::new(own, 0)).map_err(broken)?;
        }
        socket.connect(self.server).await.map_err(broken)
    }

    /// The same caller with one more header.
    pub fn with(&self, name: &str, value: &str) -> Caller {
        let mut caller = self.clone();
        caller.headers.push((name.to_ascii_lowercase(), value.to_string()));
        caller
    }

    /// Gives a name and keeps the cookie.
    pub async fn name(&mut self, name: &str) -> Result<Answer, Error> {
        let answer = self.call("PUT", "/api/me", Some(&serde_json::json!({"name": name}))).await?;
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.cookie = Some(cookie.to_string());
        }
        Ok(answer)
    }

    /// Makes a call.
    pub async fn call(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Answer, Error> {
        let body = body.map(Value::to_string).unwrap_or_default();
        self.call_with(method, path, body.as_bytes()).await
    }

    /// Makes a call with any body.
    pub async fn call_with(&self, method: &str, path: &str, body: &[u8]) -> Result<Answer, Error> {
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n", body.len());
        if !self.headers.iter().any(|(name, _)| name == "host") {
            head.push_str(&format!("host: {}\r\n", self.server));
        }
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("cookie: {cookie}\r\n"));
        }
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        let request = [head.as_bytes(), b"\r\n", body].concat();
        Answer::read(&self.exchange(&request).await?)
    }

    /// Sends these bytes and returns everything that comes back. A server may answer and close the connection before it
    /// has read everything.
    pub async fn exchange(&self, request: &[u8]) -> Result<Vec<u8>, Error> {
        let broken = |error: std::io::Error| Error::Broken(error.to_string());
        let mut stream = self.connect().await?;
        let written = stream.write_all(request).await;
        let mut bytes = Vec::new();
        let read = stream.read_to_end(&mut bytes).await;
        match (written, read) {
            (Err(error), _) | (_, Err(error)) if bytes.is_empty() => Err(broken(error)),
            _ => Ok(bytes),
        }
    }
}

impl Answer {
    fn read(bytes: &[u8]) -> Result<Answer, Error> {
        let text = String::from_utf8_lossy(bytes);
        let unreadable = || Error::Unreadable(text.chars().take(80).collect());
        let (head, body) = text.split_once("\r\n\r\n").ok_or_else(unreadable)?;
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).ok_or_else(unreadable)?;
        Ok(Answer {
            status,
            head: head.replace('\r', ""),
            text: body.to_string(),
            body: serde_json::from_str(body).unwrap_or(Value::Null),
        })
    }
}
