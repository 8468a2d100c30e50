//! A program's standard input and output, bounded in every direction.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line that is taken from a program.
pub const LONGEST: u64 = 64 * 1024;

/// How many lines may wait to be read; then the program's writes block.
const WAITING: usize = 64;

/// How long a program may take to exit after the game.
const EXIT_TIME: Duration = Duration::from_millis(300);

/// What came from a program.
pub enum Line {
    /// A line of text.
    Text(String),
    /// A line that is not UTF-8.
    Garbage,
    /// A line that is too long; all of it was dropped.
    Long,
}

/// A running program.
pub struct Pipe {
    child: Child,
    /// Lines to the program go through a thread of their own: a program that never reads must not block the game.
    to: Option<Sender<String>>,
    from: Receiver<Line>,
}

/// Why no line came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// The time is over.
    Late,
    /// The program has closed its output.
    Gone,
}

impl Pipe {
    /// Starts a program.
    pub fn start(mut command: Command) -> io::Result<Pipe> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (to, outbox) = channel();
        let (inbox, from) = sync_channel(WAITING);
        if let Some(pipe) = child.stdin.take() {
            thread::spawn(move || write_lines(pipe, &outbox));
        }
        if let Some(pipe) = child.stdout.take() {
            thread::spawn(move || read_lines(pipe, &inbox));
        }
        Ok(Pipe { child, to: Some(to), from })
    }

    /// Sends a line; it is dropped if the program has ended.
    pub fn send(&self, line: String) {
        if let Some(to) = &self.to {
            let _ = to.send(line);
        }
    }

    /// The next line, if it comes before this moment.
    pub fn receive(&self, until: Instant) -> Result<Line, Silence> {
        let left = until.saturating_duration_since(Instant::now());
        self.from.recv_timeout(left).map_err(|error| match error {
            RecvTimeoutError::Timeout => Silence::Late,
            RecvTimeoutError::Disconnected => Silence::Gone,
        })
    }
}

impl Drop for Pipe {
    /// Closes the program's input, gives it a moment to exit, and kills it.
    fn drop(&mut self) {
        self.to = None;
        let until = Instant::now() + EXIT_TIME;
        // What it still writes is dropped, up to the end of its output.
        while self.receive(until).is_ok() {}
        let _ = self.child.kill(); // it may have exited already
        let _ = self.child.wait();
    }
}

fn write_lines(mut pipe: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        // The program has ended; the reader notices that.
        if pipe.write_all(line.as_bytes()).and_then(|()| pipe.flush()).is_err() {
            return;
        }
    }
}

fn read_lines(pipe: ChildStdout, lines: &SyncSender<Line>) {
    let mut input = BufReader::new(pipe);
    while let Ok(Some(line)) = next_line(&mut input) {
        if lines.send(line).is_err() {
            return;
        }
    }
}

fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') && u64::try_from(bytes.len()).unwrap_or(LONGEST) >= LONGEST {
        while skip(input)? {}
        return Ok(Some(Line::Long));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::Garbage, Line::Text)))
}

/// Drops what has been read of the line; returns whether there is more of it.
fn skip(input: &mut impl BufRead) -> io::Result<bool> {
    let buffer = input.fill_buf()?;
    let end = buffer.iter().position(|byte| *byte == b'\n');
    let used = end.map_or(buffer.len(), |end| end + 1);
    input.consume(used);
    Ok(end.is_none() && used > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_never_reads_can_be_sent_any_amount() {
        let mut sleep = Command::new("sleep");
        sleep.arg("600");
        let pipe = Pipe::start(sleep).unwrap();
        // Two megabytes: thirty times what the system keeps for a pipe.
        for _ in 0..200 {
            pipe.send("x".repeat(10_000) + "\n");
        }
        assert_eq!(pipe.receive(Instant::now()).err(), Some(Silence::Late));
        let mut process = Command::new("kill");
        process.args(["-0", &pipe.child.id().to_string()]).stderr(Stdio::null());
        drop(pipe);
        assert!(!process.status().unwrap().success(), "it was ended with its seat");
    }
}
