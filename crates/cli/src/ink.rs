//! Colours, where they are wanted: on a terminal, unless `NO_COLOR` is set (no-color.org).

use std::io::IsTerminal;

/// What a stretch of text is, which decides how it is coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// For Good, a success, an approval.
    Good,
    /// For Evil, a fail, a rejection.
    Evil,
    /// A heading.
    Loud,
    /// An aside.
    Quiet,
    /// Something said.
    Voice,
    /// Something known to this seat alone.
    Secret,
}

/// Writes with colours or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    coloured: bool,
}

impl Ink {
    /// As the place where standard output goes, and the person, would have it.
    pub fn for_stdout() -> Ink {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Ink { coloured: std::io::stdout().is_terminal() && !refused }
    }

    /// This text in its tone.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        if !self.coloured {
            return text.to_string();
        }
        let code = match tone {
            Tone::Good => "32",
            Tone::Evil => "31",
            Tone::Loud => "1",
            Tone::Quiet => "2",
            Tone::Voice => "3;36",
            Tone::Secret => "35",
        };
        format!("\u{1b}[{code}m{text}\u{1b}[0m")
    }
}
