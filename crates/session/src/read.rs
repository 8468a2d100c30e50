//! Commands and statements that a person or a program wrote as JSON.

use game::{Protocol, SeatSet};
use serde::de::DeserializeOwned;
use serde_json::Value;
use wire::json::{self, Misread};

/// Reads a command. Every seat it names must be at the table. `at` is the place of the value, for the message.
///
/// # Errors
/// The mistake and its place.
pub fn read_command<G: Protocol>(at: &str, value: &Value, seats: SeatSet) -> Result<G::Command, Misread> {
    read(at, value, seats, G::misplaced)
}

/// Reads a statement. Every seat it names must be at the table. `at` is the place of the value, for the message.
///
/// # Errors
/// The mistake and its place.
pub fn read_statement<G: Protocol>(at: &str, value: &Value, seats: SeatSet) -> Result<G::Statement, Misread> {
    read(at, value, seats, G::misplaced_in)
}

fn read<T: DeserializeOwned>(
    at: &str,
    value: &Value,
    seats: SeatSet,
    misplaced: impl Fn(&T, SeatSet) -> Option<String>,
) -> Result<T, Misread> {
    let read: T = json::read(value).map_err(|misread| misread.under(at))?;
    match misplaced(&read, seats) {
        None => Ok(read),
        Some(place) => {
            let last = seats.len().saturating_sub(1);
            let message = format!("no such seat is at this table; they are 0 to {last}");
            Err(Misread::new(json::join(at, &as_written(value, &place)), message))
        }
    }
}

/// A set of seats has no order, so `team[1]` means its second lowest seat. This finds where that seat was written.
fn as_written(value: &Value, place: &str) -> String {
    let found = || {
        let (list, index) = place.strip_suffix(']')?.rsplit_once('[')?;
        let rank: usize = index.parse().ok()?;
        let pointer = format!("/{}", list.replace('.', "/"));
        let mut seats: Vec<(u64, usize)> = Vec::new();
        for (at, seat) in value.pointer(&pointer)?.as_array()?.iter().enumerate() {
            seats.push((seat.as_u64()?, at));
        }
        seats.sort_unstable();
        let (_, at) = seats.get(rank)?;
        Some(format!("{list}[{at}]"))
    };
    found().unwrap_or_else(|| place.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_misplaced_seat_is_named_where_it_was_written() {
        let command = json!({"propose": {"team": [9, 0, 7]}});
        assert_eq!(as_written(&command, "propose.team[1]"), "propose.team[2]");
        assert_eq!(as_written(&command, "propose.team[2]"), "propose.team[0]");
        assert_eq!(as_written(&command, "propose.excalibur"), "propose.excalibur");
    }
}
