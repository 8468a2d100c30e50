//! What may differ between two runs: the whole list. `docs/secrecy.md` 6.2 says the same in words.

/// The values that differ in every run, such as table names.
#[derive(Default)]
pub struct Masks {
    known: Vec<(String, &'static str)>,
}

impl Masks {
    /// From now on every `text` in a message becomes `word`.
    pub fn add(&mut self, text: impl Into<String>, word: &'static str) {
        let text = text.into();
        assert!(text.len() >= 5, "a mask this short would hide other text");
        self.known.push((text, word));
    }

    /// What was sent, with the values of this run replaced by words of the same meaning in every run.
    pub fn apply(&self, text: &str) -> String {
        let mut text = text.to_string();
        for (known, word) in &self.known {
            text = text.replace(known, word);
        }
        text = digits_after(&text, "\"clock\":{\"left\":", "LEFT");
        text = digits_after(&text, "\"bot_in\":", "SECONDS");
        let lines = text.split('\n').map(|line| if line.starts_with("date: ") { "date: DATE" } else { line });
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The number after this key as a word.
fn digits_after(text: &str, key: &str, word: &str) -> String {
    let mut parts = text.split(key);
    let mut masked = parts.next().unwrap_or_default().to_string();
    for part in parts {
        masked.push_str(key);
        masked.push_str(word);
        masked.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    masked
}

#[test]
fn a_mask_hides_its_value_and_nothing_else() {
    let mut masks = Masks::default();
    masks.add("abcde12345", "TABLE");
    let text = "date: Mon\nx: abcde12345\n{\"clock\":{\"left\":120,\"of\":99},\"left\":7}";
    let masked = "date: DATE\nx: TABLE\n{\"clock\":{\"left\":LEFT,\"of\":99},\"left\":7}";
    assert_eq!(masks.apply(text), masked);
}
