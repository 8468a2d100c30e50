//! The names of people: short texts that cannot be mistaken for another name.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::MixedScript;
use unicode_security::skeleton;

/// The longest name, in characters.
pub const LONGEST: usize = 24;

/// How many marks may stand on one letter.
const MARKS: usize = 2;

/// Why a name is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// No letter, digit or emoji.
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
    if !is_visible(&tidy) {
        return Err(BadName::Character);
    }
    if !tidy.chars().any(|c| c.is_alphanumeric() || is_emoji(c)) {
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

/// Whether every character can be seen and stands where it belongs. Joiners are allowed where emoji or a script need
/// them: between emoji, and between letters of the scripts that are written with them.
fn is_visible(name: &str) -> bool {
    let (mut marks, mut last) = (0, None);
    let mut rest = name.chars().peekable();
    while let Some(c) = rest.next() {
        let next = rest.peek().copied();
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        let after = |fits: fn(char) -> bool| last.is_some_and(fits);
        let fits = match c {
            '\u{fe0f}' => after(is_emoji),
            '\u{200d}' | '\u{200c}' => {
                let emoji = c == '\u{200d}'
                    && after(|last| is_emoji(last) || last == '\u{fe0f}')
                    && next.is_some_and(is_emoji);
                emoji || (after(is_joined) && next.is_some_and(is_joined))
            }
            c if is_combining_mark(c) => marks <= MARKS && last.is_some_and(|last| last != ' '),
            c => (plain(c) || is_emoji(c)) && !is_wide(c),
        };
        let joiner = matches!(c, '\u{fe0f}' | '\u{200d}' | '\u{200c}');
        if !fits || (crate::text::is_hidden(c) && !joiner) {
            return false;
        }
        last = Some(c);
    }
    true
}

/// Whether it is a picture.
fn is_emoji(c: char) -> bool {
    matches!(c, '\u{231a}' | '\u{231b}' | '\u{23e9}'..='\u{23f3}' | '\u{25aa}'..='\u{25fe}' | '\u{2600}'..='\u{27bf}'
        | '\u{2b05}'..='\u{2b55}' | '\u{1f1e6}'..='\u{1f1ff}' | '\u{1f300}'..='\u{1faff}')
}

/// Whether it belongs to a script that is written with joiners: Arabic, Syriac, those of India, Sinhala, Khmer.
fn is_joined(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{7ff}' | '\u{8a0}'..='\u{dff}' | '\u{1780}'..='\u{17ff}')
}

fn plain(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.' | '\'' | '’' | '!' | '?' | '&' | '+')
}

/// Whether two names look alike.
pub fn alike(one: &str, other: &str) -> bool {
    let folded = |name: &str| -> String {
        let lower = name.to_lowercase();
        let seen: String = skeleton(&lower).collect();
        let counts = |c: &char| !c.is_whitespace() && !crate::text::is_hidden(*c);
        seen.to_lowercase().chars().filter(counts).collect()
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
        for name in [
            "🐉",
            "Ann 🦄",
            "👩\u{200d}👩\u{200d}👧 Lee",
            "❤\u{fe0f} Bo",
            "नमस्ते",
            "สมชาย",
            "می\u{200c}خواهم",
            "שִׁירָה",
            "山田太郎",
            "김민준",
        ] {
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
        for hidden in
            ["A\u{200d}nn", "Ann\u{fe0f}", "🐉\u{200d}", "\u{200c}", "Ann\u{200c}", "🐉\u{e0041}", " \u{301}"]
        {
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
        assert!(alike("❤ Bo", "❤\u{fe0f} Bo") && !alike("🐉", "🦄"));
        assert!(!alike("Ann", "Anna"));
    }
}
