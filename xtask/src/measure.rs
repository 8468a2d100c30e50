//! `cargo xtask measure`: every limit that is given in time or in bytes.
//!
//! The limits are not part of the tests, because a clock says as much about the machine as about the code. Run this on
//! a machine that does nothing else.

mod bots;
mod page;
mod rules;
mod server;

use crate::Result;
use std::path::Path;

/// One limit and what was measured.
#[derive(Debug, PartialEq)]
struct Row {
    /// What is limited.
    what: String,
    /// The limit and the figure, in the same unit.
    limit: f64,
    figure: f64,
    unit: &'static str,
    /// The command that measured it.
    command: String,
}

impl Row {
    fn passes(&self) -> bool {
        self.figure <= self.limit
    }
}

/// A group of limits: its name and the function that measures it.
type Group = (&'static str, fn(&Path) -> Result<Vec<Row>>);

/// The groups, in the order in which they run.
const GROUPS: &[Group] = &[
    ("rules", rules::measure),
    ("bots", bots::measure),
    ("server", server::measure),
    ("page", page::measure),
];

/// Measures the named groups, or all, and prints one table.
pub fn command(root: &Path, names: &[&str]) -> Result<()> {
    let mut rows = Vec::new();
    for (name, measure) in chosen(names)? {
        println!("\n[{name}]");
        rows.extend(measure(root)?);
    }
    println!("\n{}", table(&rows));
    let failed = rows.iter().filter(|row| !row.passes()).count();
    if failed == 0 { Ok(()) } else { Err(format!("{failed} of {} limits are exceeded", rows.len())) }
}

/// The groups with these names; all if there are none.
fn chosen(names: &[&str]) -> Result<Vec<Group>> {
    if let Some(unknown) = names.iter().find(|name| !GROUPS.iter().any(|(known, _)| known == *name)) {
        let known: Vec<&str> = GROUPS.iter().map(|(name, _)| *name).collect();
        return Err(format!("measure: there is no group `{unknown}`, but: {}", known.join(", ")));
    }
    Ok(GROUPS.iter().filter(|(name, _)| names.is_empty() || names.contains(name)).copied().collect())
}

/// The table for people and for `docs/performance.md`.
fn table(rows: &[Row]) -> String {
    let mut text = "| limit | allowed | measured | | command |\n|---|---|---|---|---|\n".to_owned();
    for row in rows {
        let verdict = if row.passes() { "pass" } else { "FAIL" };
        text.push_str(&format!(
            "| {} | ≤ {} {} | {} {} | {verdict} | `{}` |\n",
            row.what,
            short(row.limit),
            row.unit,
            short(row.figure),
            row.unit,
            row.command
        ));
    }
    text
}

/// A figure with as many digits as matter.
fn short(figure: f64) -> String {
    if figure.fract() == 0.0 || figure >= 100.0 { format!("{figure:.0}") } else { format!("{figure:.2}") }
}

/// The number after `"key":` in flat JSON.
fn field(json: &str, key: &str) -> Result<f64> {
    number_after(json, &format!("\"{key}\":"))
}

/// The first number after `label` in a text.
fn number_after(text: &str, label: &str) -> Result<f64> {
    let missing = || format!("measure: no number after `{label}` in:\n{text}");
    let rest = text.split_once(label).ok_or_else(missing)?.1.trim_start();
    let end = rest.find(|c: char| !(c.is_ascii_digit() || c == '.')).unwrap_or(rest.len());
    rest.get(..end).and_then(|number| number.trim_end_matches('.').parse().ok()).ok_or_else(missing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found_by_label() {
        let json = r#"{"commands":20000,"p99_us": 45012,"share":0.5}"#;
        assert_eq!(field(json, "p99_us"), Ok(45012.0));
        assert_eq!(field(json, "share"), Ok(0.5));
        assert!(field(json, "p50_us").is_err());
        assert_eq!(number_after("Table 957 ns, 1/5.35.", "1/"), Ok(5.35));
        assert!(number_after("about x", "about").is_err());
    }

    #[test]
    fn the_table_says_what_fails() {
        let row = |figure| Row {
            what: "p99".to_owned(),
            limit: 50.0,
            figure,
            unit: "ms",
            command: "load".to_owned(),
        };
        assert!(table(&[row(45.25)]).contains("| p99 | ≤ 50 ms | 45.25 ms | pass | `load` |"));
        assert!(table(&[row(50.5)]).contains("| FAIL |"));
    }

    #[test]
    fn groups_are_chosen_by_name() {
        assert_eq!(chosen(&[]).unwrap().len(), GROUPS.len());
        assert_eq!(chosen(&["page"]).unwrap().len(), 1);
        assert!(chosen(&["pages"]).unwrap_err().contains("page"));
    }
}
