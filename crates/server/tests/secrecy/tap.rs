//! A viewer whose whole traffic is kept: every frame of its socket, every answer to its calls, as they came.

use client::{Answer, Caller, Heard, Socket};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

/// A viewer and everything it was sent.
pub struct Tap {
    /// Who calls.
    pub caller: Caller,
    /// Everything it was sent, in order. Answers to `ping` are left out: the test itself asks for them.
    pub record: Vec<String>,
    /// The length of `record` at the end of each stage: the lobby, the deal, every move.
    pub marks: Vec<usize>,
    pub table: String,
    socket: Option<Socket>,
    cursor: u64,
    talk: u64,
}

impl Tap {
    /// Somebody who has not called yet.
    pub fn new(caller: Caller) -> Tap {
        let (record, marks, table) = (Vec::new(), Vec::new(), String::new());
        Tap { caller, record, marks, table, socket: None, cursor: 0, talk: 0 }
    }

    /// Sets the table.
    pub fn at(&mut self, table: &str) {
        self.table = table.to_string();
    }

    /// Makes a call and keeps its answer.
    pub async fn call(&mut self, method: &str, path: &str, body: Option<&Value>) -> Answer {
        let answer = self.caller.call(method, path, body).await.unwrap();
        self.record.push(format!("{method} {path}\n{}\n\n{}", answer.head, answer.text));
        answer
    }

    /// A call about the table.
    pub async fn ask(&mut self, method: &str, what: &str, body: Option<&Value>) -> Answer {
        self.call(method, &format!("/api/tables/{}{what}", self.table), body).await
    }

    /// Opens a socket as a browser does, keeps the answer, and disconnects before saying hello.
    pub async fn knock(&mut self) {
        let cookie =
            self.caller.cookie.as_ref().map_or(String::new(), |cookie| format!("Cookie: {cookie}\r\n"));
        let request = format!(
            "GET /api/tables/{}/socket HTTP/1.1\r\nHost: {}\r\n{cookie}Connection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.table, self.caller.server
        );
        let mut stream = tokio::net::TcpStream::connect(self.caller.server).await.unwrap();
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.unwrap());
        }
        self.record.push(String::from_utf8(head).unwrap());
    }

    /// Opens the socket, says hello and waits for the welcome.
    pub async fn connect(&mut self, cursor: Option<u64>, talk: Option<u64>) {
        let mut socket = Socket::open(&self.caller, &self.table).await.unwrap();
        let hello = json!({"hello": {"wire": wire::VERSION, "cursor": cursor, "talk": talk}});
        socket.send(&hello).await.unwrap();
        self.socket = Some(socket);
        self.until("welcome").await;
    }

    /// The connection breaks.
    pub fn disconnect(&mut self) {
        self.socket = None;
    }

    /// How many notices and lines of talk it has received.
    pub fn cursors(&self) -> (u64, u64) {
        (self.cursor, self.talk)
    }

    /// Sends a message and does not wait.
    pub async fn send(&mut self, message: &Value) {
        self.socket.as_mut().unwrap().send(message).await.unwrap();
    }

    /// Sends a message and waits for the answer.
    pub async fn send_and_wait(&mut self, message: &Value) -> String {
        self.send(message).await;
        loop {
            let key = self.hear().await;
            if ["done", "refused", "error"].contains(&key.as_str()) {
                return key;
            }
        }
    }

    /// Keeps what comes until a message of this kind.
    pub async fn until(&mut self, wanted: &str) {
        while self.hear().await != wanted {}
    }

    /// Keeps everything that has been sent so far.
    pub async fn sync(&mut self) {
        self.send(&json!("ping")).await;
        self.until("pong").await;
    }

    /// Keeps the next frame; gives its kind.
    async fn hear(&mut self) -> String {
        let text = match self.socket.as_mut().unwrap().hear().await.unwrap() {
            Heard::Text(text) => text.to_string(),
            Heard::Closed(code, reason) => panic!("closed {code} {reason}"),
        };
        let message: Value = serde_json::from_str(&text).unwrap();
        if message == "pong" {
            return "pong".to_string();
        }
        self.record.push(text);
        let (key, body) = message.as_object().unwrap().iter().next().unwrap();
        if let Some(cursor) = body.get("cursor").and_then(Value::as_u64) {
            self.cursor = cursor;
        }
        match key.as_str() {
            "said" => self.talk += 1,
            "welcome" => self.talk += u64::try_from(body["talk"].as_array().unwrap().len()).unwrap(),
            _ => {}
        }
        key.clone()
    }
}
