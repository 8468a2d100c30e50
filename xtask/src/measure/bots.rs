//! How long a champion of Avalon thinks about one decision.

use super::Row;
use crate::Result;
use crate::run::{capture, command_line};
use std::path::Path;

/// A line of the benchmark, the mean and the longest time in milliseconds.
const LIMITS: &[(&str, f64, f64)] = &[
    ("5 seats, default, champion", 2.0, 300.0),
    ("10 seats, default, champion", 20.0, 300.0),
    ("10 seats, all characters, champion", 20.0, 300.0),
];

pub fn measure(root: &Path) -> Result<Vec<Row>> {
    let words = ["cargo", "bench", "-q", "-p", "bots", "--bench", "minds", "--", "12"];
    let text = capture(root, &words, &[])?;
    print!("{text}");
    let mut rows = Vec::new();
    for (name, mean, most) in LIMITS {
        let begin = format!("{name}:");
        let line = text.lines().find(|line| line.starts_with(&begin));
        let line = line.ok_or_else(|| format!("measure: no line `{begin}` in:\n{text}"))?;
        for (what, limit) in [("mean", mean), ("most", most)] {
            rows.push(Row {
                what: format!("{what} time of a decision, {name}"),
                limit: *limit,
                figure: milliseconds(line, what)?,
                unit: "ms",
                command: command_line(&words, &[]),
            });
        }
    }
    Ok(rows)
}

/// A duration as Rust prints it (`430.5µs`, `2.1ms`, `1.2s`) after a label, in milliseconds.
fn milliseconds(line: &str, label: &str) -> Result<f64> {
    let missing = || format!("measure: no duration after `{label}` in `{line}`");
    let word = line.split_once(&format!("{label} ")).ok_or_else(missing)?.1;
    let word = word.split([',', ' ']).next().unwrap_or_default();
    let (number, factor) = [("ns", 1e-6), ("µs", 1e-3), ("ms", 1.0), ("s", 1e3)]
        .iter()
        .find_map(|(unit, factor)| Some((word.strip_suffix(unit)?, factor)))
        .ok_or_else(missing)?;
    number.parse::<f64>().map(|number| number * factor).map_err(|_| missing())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_read_in_any_unit() {
        let line = "5 seats, default, champion: 551 decisions, mean 430.5µs, p50 1.2ms, p99 800ns, most 2s";
        let close = |label: &str, expected: f64| (milliseconds(line, label).unwrap() - expected).abs() < 1e-9;
        assert!(close("mean", 0.4305) && close("p50", 1.2) && close("p99", 0.0008) && close("most", 2000.0));
        assert!(milliseconds(line, "least").is_err());
    }
}
