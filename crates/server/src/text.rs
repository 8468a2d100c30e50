//! Text that people write: emoji and the letters of all scripts, but nothing that cannot be seen.

use unicode_normalization::char::is_combining_mark;

/// How many marks may stand on one letter.
const MARKS: usize = 4;

/// Whether nothing is shown for this character, or it changes the direction of writing.
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

/// A line as it is shown: without hidden characters, except those that emoji and some scripts need between others.
pub fn line(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let (mut marks, mut flag) = (0, false);
    for c in text.chars() {
        // Between two characters a joiner or a choice of form, and tags after the flag that they describe.
        let joins = matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
            && kept
                .chars()
                .last()
                .is_some_and(|last| last != ' ' && (!is_hidden(last) || last == '\u{fe0f}'));
        let tag = flag && matches!(c, '\u{e0020}'..='\u{e007f}');
        marks = if is_combining_mark(c) { marks + 1 } else { 0 };
        if matches!(c, '\n' | '\t' | '\u{2028}' | '\u{2029}' | '\u{2800}') {
            kept.push(' ');
        } else if joins || tag || (!is_hidden(c) && marks <= MARKS) {
            kept.push(c);
        }
        flag = c == '\u{1f3f4}' || tag;
    }
    if kept.chars().all(|c| is_hidden(c) || c.is_whitespace() || is_combining_mark(c)) {
        return String::new();
    }
    kept.trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emoji_and_all_scripts_are_kept() {
        for text in [
            "Zażółć gęślą jaźń",
            "Слава Україні",
            "שלום",
            "می\u{200c}خواهم",
            "नमस्ते",
            "สวัสดี",
            "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}\u{200d}🔥",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
        ] {
            assert_eq!(line(text), text);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_not_said() {
        for hidden in [
            "",
            " ",
            "\u{3164}",
            "\u{2800}",
            "\u{200d}\u{200d}",
            "\u{2060}\u{2064}",
            "\u{ad}",
            "\u{e0041}",
            "\u{115f}\u{1160}",
            "\u{301}\u{301}",
            "\u{2028}",
            "\u{fe0f}",
        ] {
            assert_eq!(line(hidden), "", "{hidden:?}");
        }
        assert_eq!(line("a\u{202e}b\u{61c}c\u{206a}d\u{e0041}\u{ad}e"), "abcde");
        assert_eq!(line("one\ntwo\u{2028}three"), "one two three");
        assert_eq!(line(&format!("e{}", "\u{301}".repeat(400))).chars().count(), 5);
    }
}
