//! The least a server can do for a move: what the system itself costs, to be read beside `roundtable load`.
//!
//! ```text
//! cargo run --release -p store --example floor -- [TABLES] [SECONDS]
//! ```
//!
//! A process of its own holds five loopback connections for each table. It looks at them every 4 ms, and every 30 ms it
//! writes 400 bytes for each move that came to a file, syncs it and sends 300 bytes to each of the five. No rules, no
//! JSON, no WebSocket, no runtime, no database. One move a table and second; CPU is user + system of that process.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a tool for people who measure")]

use mio::net::{TcpListener, TcpStream};
use mio::{Events, Interest, Poll, Token};
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

const SEATS: usize = 5;
const NAP: Duration = Duration::from_millis(4);
const PACE: Duration = Duration::from_millis(30);
const MOVE: usize = 120;
const ENTRY: usize = 400;
const FRAME: usize = 300;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |at: usize, otherwise: usize| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(otherwise);
    if words.first().is_some_and(|word| word == "serve") {
        return serve(number(1, 1_000) * SEATS);
    }
    let (tables, seconds) = (number(0, 1_000), number(1, 20));
    let mut server = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["serve", &tables.to_string()])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let mut client = Client::new(line.trim().parse().unwrap(), tables);
    client.play(Duration::from_secs(1));
    let before = cpu(server.id());
    let (moves, frames) = client.play(Duration::from_secs(u64::try_from(seconds).unwrap()));
    let used = cpu(server.id()).checked_sub(before).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    let each = used.as_micros() / u128::try_from(moves).unwrap();
    println!("{moves} moves, {frames} frames heard, {each} us of CPU a move");
}

/// User and system time of a process so far, in ticks of 10 ms.
fn cpu(process: u32) -> Duration {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap();
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap().split_whitespace().collect();
    Duration::from_millis((fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()) * 10)
}

/// Listens, takes so many connections, then serves until it is killed.
fn serve(count: usize) {
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
            std::thread::sleep(NAP);
        }
        let wait = if moves.is_empty() { None } else { Some(PACE.saturating_sub(last.elapsed())) };
        poll.poll(&mut events, wait).unwrap();
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
        if !moves.is_empty() && last.elapsed() >= PACE {
            last = Instant::now();
            let bytes = (moves.len() * ENTRY).next_multiple_of(4_096);
            if at + bytes > length {
                at = 0;
            }
            file.seek(SeekFrom::Start(u64::try_from(at).unwrap())).unwrap();
            file.write_all(&page[..bytes]).unwrap();
            file.sync_data().unwrap();
            at += bytes;
            for mover in moves.drain(..) {
                for seat in 0..SEATS {
                    sockets[mover / SEATS * SEATS + seat].write_all(&page[..FRAME]).unwrap();
                }
            }
        }
    }
}

/// Everybody at all tables.
struct Client {
    sockets: Vec<TcpStream>,
    poll: Poll,
    tables: usize,
}

impl Client {
    fn new(server: SocketAddr, tables: usize) -> Client {
        let poll = Poll::new().unwrap();
        let sockets = (0..tables * SEATS)
            .map(|at| {
                let socket = std::net::TcpStream::connect(server).unwrap();
                socket.set_nodelay(true).unwrap();
                socket.set_nonblocking(true).unwrap();
                let mut socket = TcpStream::from_std(socket);
                poll.registry().register(&mut socket, Token(at), Interest::READABLE).unwrap();
                socket
            })
            .collect();
        Client { sockets, poll, tables }
    }

    /// Sends moves evenly for so long and hears everything. Gives the moves sent and the frames heard.
    fn play(&mut self, length: Duration) -> (usize, usize) {
        let (start, mut events) = (Instant::now(), Events::with_capacity(1_024));
        let (mut sent, mut heard) = (0, 0);
        let mut buffer = [0; 4_096];
        while start.elapsed() < length + Duration::from_millis(200) {
            let due =
                start.elapsed().min(length).as_secs_f64() * f64::from(u32::try_from(self.tables).unwrap());
            while f64::from(u32::try_from(sent).unwrap()) < due {
                let seat = sent % self.tables * SEATS + sent / self.tables % SEATS;
                self.sockets[seat].write_all(&buffer[..MOVE]).unwrap();
                sent += 1;
            }
            self.poll.poll(&mut events, Some(Duration::from_millis(1))).unwrap();
            for event in &events {
                heard += self.sockets[event.token().0].read(&mut buffer).unwrap_or(0);
            }
        }
        (sent, heard / FRAME)
    }
}
