//! The habits of people, fitted to records of their games.

use std::sync::LazyLock;

use super::habits::{CELLS, Habits};

/// The weight of each cell in thousandths of a nat, written by `roundtable calibrate --fit`.
const WRITTEN: &str = include_str!("people.txt");

/// The fitted habits of people.
///
/// ```
/// use bots::belief::{CELLS, Habits, PEOPLE};
///
/// assert_eq!(PEOPLE.weights().len(), CELLS);
/// assert_eq!(Habits::read(&PEOPLE.write()).as_ref(), Some(&*PEOPLE));
/// ```
pub static PEOPLE: LazyLock<Habits> = LazyLock::new(|| Habits::read(WRITTEN).unwrap_or_else(Habits::none));

impl Habits {
    /// Reads the text that [`Habits::write`] gives; `None` if it has another form.
    pub fn read(text: &str) -> Option<Habits> {
        let numbers = text.split_whitespace().map(|word| word.parse::<i16>().ok());
        let weights: Option<Vec<f32>> = numbers.map(|number| number.map(|n| f32::from(n) / 1000.0)).collect();
        weights.filter(|weights| weights.len() == CELLS).map(Habits::new)
    }

    /// The weights in thousandths of a nat, forty in a line.
    pub fn write(&self) -> String {
        let thousandths: Vec<String> =
            self.weights().iter().map(|weight| format!("{:.0}", weight * 1000.0)).collect();
        let lines: Vec<String> = thousandths.chunks(40).map(|line| line.join(" ")).collect();
        lines.join("\n") + "\n"
    }
}
