//! Prints one real exchange with a server: `cargo run -p client --example exchange -- 127.0.0.1:7777`.
//!
//! `docs/protocol.md` is made of it.

use client::{Caller, Heard, Player, Socket};
use game::Choices as _;
use serde_json::{Value, json};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let server =
        std::env::args().nth(1).ok_or("give the address of the server, such as 127.0.0.1:7777")?.parse()?;
    let mut me = Caller::new(server);
    println!("> PUT /api/me {}", json!({"name": "Ann"}));
    println!("< {}", me.name("Ann").await?.text);
    let wish = json!({"game": "avalon", "setup": {"players": 5}, "practice": "squire"});
    println!("> POST /api/tables {wish}");
    let room = me.call("POST", "/api/tables", Some(&wish)).await?;
    println!("< {}", room.text);
    let table = room.body.get("table").and_then(Value::as_str).ok_or("no table")?;
    println!("> GET /api/tables/{table}/socket");
    let mut socket = Socket::open(&me, table).await?;
    let mut player = Player::<avalon::Avalon>::new();
    let hello = player.hello();
    println!("> {hello}");
    socket.send(&hello).await?;
    let mut made = 0;
    while made < 3 {
        let Heard::Text(text) = socket.hear().await? else { return Err("the server closed".into()) };
        println!("< {text}");
        player.take(&text)?;
        let choices = player.choices().filter(|choices| choices.count() > 0 && !player.waits());
        if let Some(command) = choices.and_then(|choices| choices.nth(0)) {
            made += 1;
            let message = player.command(1_000 + made, &command);
            println!("> {message}");
            socket.send(&message).await?;
        }
    }
    while player.waits() {
        let Heard::Text(text) = socket.hear().await? else { return Err("the server closed".into()) };
        println!("< {text}");
        player.take(&text)?;
    }
    Ok(())
}
