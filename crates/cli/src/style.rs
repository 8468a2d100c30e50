//! Colours on a terminal, unless `NO_COLOR` is set (no-color.org).

use std::io::IsTerminal;

/// What a piece of text is; this decides its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// For Good, a success, an approval.
    Good,
    /// For Evil, a fail, a rejection.
    Evil,
    /// A heading.
    Loud,
    /// A line of less importance.
    Quiet,
    /// Something said.
    Speech,
    /// Something known to this seat alone.
    Secret,
}

/// Text with colours or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    coloured: bool,
}

impl Style {
    /// With colours if standard output is a terminal and `NO_COLOR` is not set.
    pub fn for_stdout() -> Style {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Style { coloured: std::io::stdout().is_terminal() && !refused }
    }

    /// The text in its tone.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        if !self.coloured {
            return text.to_string();
        }
        let code = match tone {
            Tone::Good => "32",
            Tone::Evil => "31",
            Tone::Loud => "1",
            Tone::Quiet => "2",
            Tone::Speech => "3;36",
            Tone::Secret => "35",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }
}
