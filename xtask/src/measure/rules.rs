//! Random games through `Table`, beside a bare loop of the same rules in the same run.

use super::{Row, number_after};
use crate::Result;
use crate::run::{capture, command_line};
use std::path::Path;

/// How many times longer than the bare loop a game through `Table` may take.
const SLOWDOWN: f64 = 10.0;

pub fn measure(root: &Path) -> Result<Vec<Row>> {
    // Criterion's long runs are left out: `nothing` matches none of them.
    let words = ["cargo", "bench", "-q", "-p", "arena", "--bench", "speed", "--", "nothing"];
    let text = capture(root, &words, &[])?;
    print!("{text}");
    let row = |seats: u8| -> Result<Row> {
        Ok(Row {
            what: format!("a random game of Avalon through `Table`, {seats} seats, against the bare loop"),
            limit: SLOWDOWN,
            figure: slowdown(&text, seats)?,
            unit: "times",
            command: command_line(&words, &[]),
        })
    };
    Ok(vec![row(5)?, row(10)?])
}

/// The ratio in `5 seats, best of 300 turns: bare loop 178 ns, Table 957 ns, 1/5.35`.
fn slowdown(text: &str, seats: u8) -> Result<f64> {
    let begin = format!("{seats} seats, best");
    let line = text.lines().find(|line| line.starts_with(&begin));
    number_after(line.ok_or_else(|| format!("measure: no line `{begin}` in:\n{text}"))?, "1/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_is_read_by_seats() {
        let text = "5 seats, best of 300 turns: bare loop 178 ns, Table 957 ns, 1/5.35\n\
                    10 seats, best of 300 turns: bare loop 255 ns, Table 1479 ns, 1/5.80\n";
        assert_eq!(slowdown(text, 5), Ok(5.35));
        assert_eq!(slowdown(text, 10), Ok(5.8));
        assert!(slowdown(text, 7).is_err());
    }
}
