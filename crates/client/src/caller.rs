//! The calls outside the socket: plain HTTP/1.1, one connection a call.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::Error;

/// Somebody who calls: an address and, once a name is given, a cookie.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Where the server is.
    pub server: SocketAddr,
    /// `roundtable=…`, once the server has given it.
    pub cookie: Option<String>,
}

/// What a call gave.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The lines before the body, as they came.
    pub head: String,
    /// The body as it came.
    pub text: String,
    /// The body as JSON; null if it is none.
    pub body: Value,
}

impl Caller {
    /// A stranger.
    pub fn new(server: SocketAddr) -> Caller {
        Caller { server, cookie: None }
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
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{cookie}Content-Length: {}\r\n\r\n{body}",
            self.server,
            body.len()
        );
        let answer = self.exchange(request.as_bytes()).await?;
        Answer::read(&answer)
    }

    /// Sends these bytes, whatever they are, and gives everything that comes back.
    pub async fn exchange(&self, request: &[u8]) -> Result<Vec<u8>, Error> {
        let broken = |error: std::io::Error| Error::Broken(error.to_string());
        let mut stream = TcpStream::connect(self.server).await.map_err(broken)?;
        stream.write_all(request).await.map_err(broken)?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await.map_err(broken)?;
        Ok(bytes)
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
