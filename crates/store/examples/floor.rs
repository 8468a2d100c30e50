//! The cost of the operating system for a move, without any server: the lower bound for what `roundtable load` measures.
//!
//! ```text
//! cargo run --release -p store --example floor -- tables=1000 rate=1 seconds=20 spacing=4 entry=400 frame=300
//! ```
//!
//! A process of its own holds five loopback connections for each table. Every `spacing` milliseconds it reads the moves
//! that came, writes `entry` bytes for each of them to a file, syncs it and sends `frame` bytes to each of the five. No
//! rules, no JSON, no WebSocket, no runtime, no database. Each table makes `rate` moves a second, of `move` bytes. CPU is
//! user + system time of that process. For a fair ratio use the spacing (`sync_spacing_us`) and the frame size
//! (`bytes_per_frame`) that `roundtable load` prints.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a tool for people who measure")]
#![allow(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small counts"
)]

use mio::net::{TcpListener, TcpStream};
use mio::{Events, Interest, Poll, Token};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const SEATS: usize = 5;

/// What is to be measured, each as `name=number`.
struct Load {
    tables: usize,
    rate: f64,
    seconds: u64,
    /// Between two syncs.
    spacing: Duration,
    /// Bytes of a move as it comes, as it is stored, and as each seat is sent it.
    request: usize,
    entry: usize,
    frame: usize,
}

impl Load {
    fn read(words: &[String]) -> Load {
        let number = |name: &str, otherwise: f64| {
            let found = words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
            found.map_or(otherwise, |text| text.parse().unwrap())
        };
        let count = |name: &str, otherwise: u32| number(name, otherwise.into()).round() as usize;
        Load {
            tables: count("tables", 1_000),
            rate: number("rate", 1.0),
            seconds: number("seconds", 20.0) as u64,
            spacing: Duration::from_secs_f64(number("spacing", 4.0) / 1e3),
            request: count("move", 120),
            entry: count("entry", 400),
            frame: count("frame", 300),
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let load = Load::read(&words);
    if words.first().is_some_and(|word| word == "serve") {
        return serve(&load);
    }
    let mut server = std::process::Command::new(std::env::current_exe().unwrap())
        .arg("serve")
        .args(&words)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let mut client = Client::new(line.trim().parse().unwrap(), load);
    client.play(Duration::from_secs(1));
    let before = cpu(server.id());
    let (moves, frames) = client.play(Duration::from_secs(client.load.seconds));
    let used = cpu(server.id()).checked_sub(before).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    let each = used.as_micros() / u128::try_from(moves).unwrap();
    println!("{moves} moves, {frames} frames received, {each} us of CPU a move");
}

/// User and system time of a process so far, in ticks of 10 ms.
fn cpu(process: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    Duration::from_millis((fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()) * 10)
}

/// Listens, accepts all connections, then serves until it is killed.
fn serve(load: &Load) {
    let count = load.tables * SEATS;
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    println!("{}", listener.local_addr().unwrap());
    listener.set_nonblocking(true).unwrap();
    let mut listener = TcpListener::from_std(listener);
    let (mut poll, mut events) = (Poll::new().unwrap(), Events::with_capacity(1_024));
    poll.registry().register(&mut listener, Token(count), Interest::READABLE).unwrap();
    let mut sockets: Vec<TcpStream> = Vec::new();
    let path = std::env::temp_dir().join(format!("floor-{}", std::process::id()));
    let mut file = std::fs::File::create(&path).unwrap();
    std::fs::remove_file(&path).unwrap();
    // As large as a log becomes before it begins again.
    let (page, length) = (vec![1; 1 << 20], 16 << 20);
    (0..16).for_each(|_| file.write_all(&page).unwrap());
    file.sync_all().unwrap();
    let (mut moves, mut last, mut at) = (Vec::new(), Instant::now(), 0);
    let mut buffer = [0; 4_096];
    loop {
        if sockets.len() == count {
            std::thread::sleep(load.spacing.saturating_sub(last.elapsed()));
        }
        poll.poll(&mut events, None).unwrap();
        for event in &events {
            if event.token() == Token(count) {
                while let Ok((mut socket, _)) = listener.accept() {
                    socket.set_nodelay(true).unwrap();
                    poll.registry().register(&mut socket, Token(sockets.len()), Interest::READABLE).unwrap();
                    sockets.push(socket);
                }
            } else if sockets[event.token().0].read(&mut buffer).is_ok_and(|read| read > 0) {
                moves.push(event.token().0);
            }
        }
        if !moves.is_empty() && last.elapsed() >= load.spacing {
            last = Instant::now();
            let bytes = (moves.len() * load.entry).next_multiple_of(4_096);
            if at + bytes > length {
                at = 0;
            }
            file.seek(SeekFrom::Start(u64::try_from(at).unwrap())).unwrap();
            file.write_all(&page[..bytes]).unwrap();
            file.sync_data().unwrap();
            at += bytes;
            for mover in moves.drain(..) {
                for seat in 0..SEATS {
                    sockets[mover / SEATS * SEATS + seat].write_all(&page[..load.frame]).unwrap();
                }
            }
        }
    }
}

/// Everybody at all tables.
struct Client {
    sockets: Vec<TcpStream>,
    poll: Poll,
    load: Load,
}

impl Client {
    fn new(server: SocketAddr, load: Load) -> Client {
        let poll = Poll::new().unwrap();
        let sockets = (0..load.tables * SEATS)
            .map(|at| {
                let socket = std::net::TcpStream::connect(server).unwrap();
                socket.set_nodelay(true).unwrap();
                socket.set_nonblocking(true).unwrap();
                let mut socket = TcpStream::from_std(socket);
                poll.registry().register(&mut socket, Token(at), Interest::READABLE).unwrap();
                socket
            })
            .collect();
        Client { sockets, poll, load }
    }

    /// Sends moves evenly for this time and reads everything. Returns the moves sent and the frames received.
    fn play(&mut self, length: Duration) -> (usize, usize) {
        let (start, mut events) = (Instant::now(), Events::with_capacity(1_024));
        let (mut sent, mut heard) = (0, 0);
        let mut buffer = [0; 4_096];
        while start.elapsed() < length + Duration::from_millis(200) {
            let tables = self.load.tables;
            let a_second = self.load.rate * f64::from(u32::try_from(tables).unwrap());
            let due = start.elapsed().min(length).as_secs_f64() * a_second;
            while f64::from(u32::try_from(sent).unwrap()) < due {
                let seat = sent % tables * SEATS + sent / tables % SEATS;
                self.sockets[seat].write_all(&buffer[..self.load.request]).unwrap();
                sent += 1;
            }
            self.poll.poll(&mut events, Some(Duration::from_millis(1))).unwrap();
            for event in &events {
                heard += self.sockets[event.token().0].read(&mut buffer).unwrap_or(0);
            }
        }
        (sent, heard / self.load.frame)
    }
}
