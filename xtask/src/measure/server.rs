//! A server in a process of its own under load, and the floor program beside it.
//!
//! The floor program does the least that any server must do for a move: it takes bytes from sockets, syncs a file and
//! sends frames. It runs with the commit spacing and the frame size that the server showed under the same load.

use super::{Row, field, number_after, short};
use crate::Result;
use crate::run::{capture, command_line, run};
use std::path::Path;

const MANY: &[&str] =
    &["load", "--tables", "1000", "--rate", "1", "--seconds", "20", "--seed", "1", "--json"];
const BUSY: &[&str] = &["load", "--tables", "100", "--rate", "5", "--seconds", "20", "--seed", "1", "--json"];
const ASLEEP: &[&str] = &["load", "--asleep", "--tables", "5000", "--json"];

/// How many times the floor's CPU time a move may cost.
const OVER_FLOOR: f64 = 3.5;

pub fn measure(root: &Path) -> Result<Vec<Row>> {
    run(root, &["cargo", "build", "--release", "-p", "cli"], &[])?;
    run(root, &["cargo", "build", "--release", "-p", "store", "--example", "floor"], &[])?;
    let load = |words: &[&str]| program(root, "target/release/roundtable", words);

    let (many, many_line) = load(MANY)?;
    let (floor, floor_line) = floor(root, &many)?;
    let (busy, busy_line) = load(BUSY)?;
    let (asleep, asleep_line) = load(ASLEEP)?;

    let row = |what: &str, limit, figure, unit, command: &str| Row {
        what: what.to_owned(),
        limit,
        figure,
        unit,
        command: command.to_owned(),
    };
    let ratio = field(&many, "server_cpu_us_per_command")? / number_after(&floor, "frames received, ")?;
    Ok(vec![
        row(
            "p99 of a move, 1,000 tables, one move a second each",
            50.0,
            field(&many, "p99_us")? / 1e3,
            "ms",
            &many_line,
        ),
        row(
            "median of a move, 100 tables, five moves a second each",
            10.0,
            field(&busy, "p50_us")? / 1e3,
            "ms",
            &busy_line,
        ),
        row("server CPU of a move against the floor program", OVER_FLOOR, ratio, "times", &floor_line),
        row("memory of a connected socket", 20_000.0, field(&many, "bytes_per_socket")?, "bytes", &many_line),
        row(
            "memory of a sleeping table",
            4_096.0,
            field(&asleep, "bytes_per_idle_table")?,
            "bytes",
            &asleep_line,
        ),
    ])
}

/// Runs the floor program with the commit spacing and the frame size of a load report.
fn floor(root: &Path, report: &str) -> Result<(String, String)> {
    let words = floor_words(report)?;
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    program(root, "target/release/examples/floor", &words)
}

/// The words of the floor program for the load that a report describes.
fn floor_words(report: &str) -> Result<Vec<String>> {
    let seconds = field(report, "seconds")?;
    Ok(vec![
        format!("tables={}", short(field(report, "tables")?)),
        format!("rate={:.3}", field(report, "commands")? / field(report, "tables")? / seconds),
        format!("seconds={}", short(seconds)),
        format!("spacing={:.3}", field(report, "sync_spacing_us")? / 1e3),
        format!("frame={}", short(field(report, "bytes_per_frame")?)),
    ])
}

/// Runs a program. Returns what it prints and the command line.
fn program(root: &Path, path: &str, words: &[&str]) -> Result<(String, String)> {
    let words = [&[path], words].concat();
    let line = command_line(&words, &[]);
    println!("$ {line}");
    let text = capture(root, &words, &[])?;
    print!("{text}");
    Ok((text, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_floor_program_gets_the_load_of_the_report() {
        let report =
            r#"{"tables":1000,"seconds":20,"commands":20000,"sync_spacing_us":30500,"bytes_per_frame":288}"#;
        let expected = ["tables=1000", "rate=1.000", "seconds=20", "spacing=30.500", "frame=288"];
        assert_eq!(floor_words(report).unwrap(), expected);
    }
}
