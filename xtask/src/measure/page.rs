//! The page in a real browser: how much it loads and how soon it can be used.

use super::{Row, number_after};
use crate::Result;
use crate::run::{capture, command_line, run};
use std::path::Path;

/// What the browser run prints, its limit and its unit.
const LIMITS: &[(&str, &str, f64, &str)] = &[
    ("first-decision-bytes", "script and style until the first decision", 150_000.0, "bytes"),
    ("page-work-ms", "work of the page until it can be used, on a CPU slowed four times", 2_000.0, "ms"),
    ("first-decision-ms", "opening the page until the first decision of a game with bots", 10_000.0, "ms"),
];

pub fn measure(root: &Path) -> Result<Vec<Row>> {
    run(root, &["cargo", "build", "--release", "-p", "cli"], &[])?;
    let web = root.join("web");
    let words = ["npm", "run", "--silent", "measure"];
    let binary = root.join("target/release/roundtable").display().to_string();
    let env = [("ROUNDTABLE", binary.as_str())];
    let text = capture(&web, &words, &env)?;
    print!("{text}");
    LIMITS
        .iter()
        .map(|(name, what, limit, unit)| {
            Ok(Row {
                what: (*what).to_owned(),
                limit: *limit,
                figure: number_after(&text, &format!("{name} "))?,
                unit,
                command: format!("cd web && {}", command_line(&words, &[])),
            })
        })
        .collect()
}
