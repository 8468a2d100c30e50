//! The names of people: short texts that cannot be mistaken for another name.

use unicode_normalization::UnicodeNormalization;
use unicode_security::MixedScript;
use unicode_security::skeleton;

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// No letter or digit.
    Empty,
    /// More than [`LONGEST`] characters.
    Long,
    /// A character that is invisible, changes the direction of writing, or stacks on others.
    Character,
    /// A word with letters of several scripts, which could look like another name.
    Mixed,
}

impl BadName {
    /// A stable code, for translations.
    pub fn code(self) -> &'static str {
        match self {
            BadName::Empty => "name_empty",
            BadName::Long => "name_long",
            BadName::Character => "name_character",
            BadName::Mixed => "name_mixed",
        }
    }

    /// One English sentence.
    pub fn message(self) -> String {
        match self {
            BadName::Empty => "a name needs at least one letter or digit".to_string(),
            BadName::Long => format!("a name has at most {LONGEST} characters"),
            BadName::Character => "a name may have letters, digits, spaces and simple signs".to_string(),
            BadName::Mixed => "the letters of each word of a name must be of one script".to_string(),
        }
    }
}

/// The name in its normal form.
pub fn tidy(name: &str) -> Result<String, BadName> {
    if name.len() > 400 {
        return Err(BadName::Long);
    }
    let composed: String = name.nfc().collect();
    let words: Vec<&str> = composed.split_whitespace().collect();
    let tidy = words.join(" ");
    if tidy.chars().count() > LONGEST {
        return Err(BadName::Long);
    }
    if tidy.chars().any(|c| !plain(c) || crate::text::is_hidden(c) || is_wide(c)) {
        return Err(BadName::Character);
    }
    if !tidy.chars().any(char::is_alphanumeric) {
        return Err(BadName::Empty);
    }
    // Word by word, because a name may have parts in different scripts: "Оля B".
    if tidy.split(' ').any(|word| !word.is_single_script()) {
        return Err(BadName::Mixed);
    }
    Ok(tidy)
}

/// Whether one character is as wide as a whole word.
fn is_wide(c: char) -> bool {
    matches!(c, '\u{fdf0}'..='\u{fdff}' | '\u{12000}'..='\u{1254f}')
}

fn plain(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | '\'' | '’' | '!' | '?' | '&' | '+')
}

/// Whether two names look alike.
pub fn alike(one: &str, other: &str) -> bool {
    let folded = |name: &str| -> String {
        let lower = name.to_lowercase();
        let seen: String = skeleton(&lower).collect();
        seen.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect()
    };
    folded(one) == folded(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_names_of_five_languages_are_taken_as_they_are() {
        for name in ["Ann", "Łucja", "Žofie Nováková", "José 2", "Олена-Марія", "O’Neil", "Дар'я", "x"]
        {
            assert_eq!(tidy(name).as_deref(), Ok(name));
        }
        assert_eq!(tidy("  Ann\t  Lee ").as_deref(), Ok("Ann Lee"));
        assert_eq!(tidy("Jose\u{301}").as_deref(), Ok("José"));
    }

    #[test]
    fn tricks_are_refused() {
        let bad = |name: &str| tidy(name).unwrap_err();
        assert_eq!(bad(""), BadName::Empty);
        assert_eq!(bad(" \u{200b} "), BadName::Character);
        assert_eq!(bad("..."), BadName::Empty);
        for hidden in ["\u{3164}", "\u{115f}\u{1160}", "A\u{ffa0}", "\u{fdfa}", "\u{fdfd}"] {
            assert_eq!(bad(hidden), BadName::Character, "{hidden:?}");
        }
        assert_eq!(bad("\u{202e}nnA"), BadName::Character);
        assert_eq!(bad("Ann\u{0}"), BadName::Character);
        assert_eq!(bad("<b>Ann</b>"), BadName::Character);
        assert_eq!(bad("Аnn"), BadName::Mixed, "a Cyrillic А before Latin letters");
        assert_eq!(bad(&"x".repeat(25)), BadName::Long);
        assert_eq!(bad(&"x".repeat(100_000)), BadName::Long);
        assert_eq!(bad("Z\u{334}\u{334}\u{334}a"), BadName::Character);
    }

    #[test]
    fn names_that_look_alike_are_told() {
        for (one, other) in [("Ann", "ANN"), ("Ann", "A nn"), ("paul", "раul"), ("O0", "OO"), ("l1", "ll")]
        {
            assert!(alike(one, other), "{one} {other}");
        }
        assert!(!alike("Ann", "Anna"));
    }
}
