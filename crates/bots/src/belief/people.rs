//! The habits of people, fitted on their games.

use std::sync::LazyLock;

use super::habits::{CELLS, Habits};

/// Whole thousandths of a nat, one a cell; written by `roundtable calibrate --fit`.
const WRITTEN: &str = include_str!("people.txt");

/// The fitted habits.
pub static PEOPLE: LazyLock<Habits> = LazyLock::new(|| Habits::read(WRITTEN).unwrap_or_else(Habits::none));

impl Habits {
    /// Reads what [`Habits::write`] wrote; `None` if it is of another shape.
    pub fn read(text: &str) -> Option<Habits> {
        let numbers = text.split_whitespace().map(|word| word.parse::<i16>().ok());
        let weights: Option<Vec<f32>> = numbers.map(|number| number.map(|n| f32::from(n) / 1000.0)).collect();
        weights.filter(|weights| weights.len() == CELLS).map(Habits::new)
    }

    /// The weights as whole thousandths of a nat, forty a line.
    pub fn write(&self) -> String {
        let thousandths: Vec<String> =
            self.weights().iter().map(|weight| format!("{:.0}", weight * 1000.0)).collect();
        let lines: Vec<String> = thousandths.chunks(40).map(|line| line.join(" ")).collect();
        lines.join("\n") + "\n"
    }
}
