//! A table's socket.

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderName;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use crate::{Caller, Error};

/// An open socket.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
}

/// What a socket received.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A message.
    Text(Utf8Bytes),
    /// The socket was closed with this code and reason.
    Closed(u16, String),
}

impl Socket {
    /// Opens the socket of a table.
    pub async fn open(caller: &Caller, table: &str) -> Result<Socket, Error> {
        let broken = |error: &dyn std::fmt::Display| Error::Broken(error.to_string());
        let url = format!("ws://{}/api/tables/{table}/socket", caller.server);
        let mut request = url.into_client_request().map_err(|error| broken(&error))?;
        if let Some(cookie) = caller.cookie.as_ref().and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert("cookie", cookie);
        }
        for (name, value) in &caller.headers {
            let name: Result<HeaderName, _> = name.parse();
            if let (Ok(name), Ok(value)) = (name, value.parse()) {
                request.headers_mut().insert(name, value);
            }
        }
        let stream = caller.connect().await?;
        stream.set_nodelay(true).map_err(|error| broken(&error))?;
        // Small buffers: a load test has thousands of these.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
        let opened = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await;
        let (stream, _) = opened.map_err(|error| broken(&error))?;
        Ok(Socket { stream })
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &Value) -> Result<(), Error> {
        self.send_text(text_of(message)).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Error> {
        self.send_raw(Message::Text(text.into())).await
    }

    /// Sends any frame.
    pub async fn send_raw(&mut self, message: Message) -> Result<(), Error> {
        self.stream.send(message).await.map_err(|error| Error::Broken(error.to_string()))
    }

    /// Sends a ping of the WebSocket protocol.
    pub async fn send_ping(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.send_raw(Message::Ping(bytes.into())).await
    }

    /// Sends a part of a message that goes on.
    pub async fn send_part(&mut self, first: bool, bytes: Vec<u8>) -> Result<(), Error> {
        let kind = if first { Data::Text } else { Data::Continue };
        self.send_raw(Message::Frame(Frame::message(bytes, OpCode::Data(kind), false))).await
    }

    /// Sends any bytes in a frame that claims to be text.
    pub async fn send_bytes_as_text(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.send_raw(Message::Frame(Frame::message(bytes, OpCode::Data(Data::Text), true))).await
    }

    /// Sends a frame of bytes.
    pub async fn send_binary(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.send_raw(Message::Binary(bytes.into())).await
    }

    /// Waits for the next message.
    pub async fn hear(&mut self) -> Result<Heard, Error> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(Heard::Text(text)),
                Some(Ok(Message::Close(frame))) => {
                    let (code, reason) = frame
                        .map_or((1005, String::new()), |frame| (frame.code.into(), frame.reason.to_string()));
                    return Ok(Heard::Closed(code, reason));
                }
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(Error::Broken(error.to_string())),
                None => return Err(Error::Broken("the stream ended".to_string())),
            }
        }
    }

    /// Waits for the next message; a socket that closes instead is an error.
    pub async fn hear_text(&mut self) -> Result<Utf8Bytes, Error> {
        match self.hear().await? {
            Heard::Text(text) => Ok(text),
            Heard::Closed(code, reason) => Err(Error::Broken(format!("closed {code} {reason}"))),
        }
    }

    /// Waits for the next message as JSON.
    pub async fn hear_json(&mut self) -> Result<Value, Error> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).map_err(|error| Error::Unreadable(error.to_string()))
    }
}

/// A message as it is sent. All commands have the same length, so that encrypted traffic shows nothing of a move.
pub fn text_of(message: &Value) -> String {
    let text = message.to_string();
    match message.get("command") {
        Some(_) => format!("{text:<length$}", length = wire::socket::COMMAND_LENGTH),
        None => text,
    }
}
