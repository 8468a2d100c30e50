//! Words that readers stumble over. Comments and documents use common technical words instead.

use crate::files::Text;
use crate::source;

/// A word or phrase that is not used, and what to write instead.
const BANNED: &[(&str, &str)] = &[
    ("reckon", "compute, expect, assume"),
    ("foretell", "predict"),
    ("foretold", "predicted"),
    ("hangs on", "depends on"),
    ("hang on", "depend on"),
    ("whoever", "the caller, the seat that …"),
    ("whomever", "the one that …"),
    ("by lot", "at random"),
    ("laid anew", "made again"),
    ("lays a table", "opens a table"),
    ("stirred", "notified"),
    ("is told", "is sent, learns"),
    ("are told", "are sent, learn"),
];

/// The banned words in the comments of Rust sources.
pub fn in_comments(files: &[Text]) -> Vec<String> {
    files.iter().flat_map(|file| find(&file.path, &source::comments(&file.text))).collect()
}

/// The banned words in documents.
pub fn in_documents(files: &[Text]) -> Vec<String> {
    files.iter().flat_map(|file| find(&file.path, &file.text)).collect()
}

fn find(path: &str, text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, line) in (1_usize..).zip(text.lines()) {
        let lower = line.to_lowercase();
        for (word, instead) in BANNED {
            if starts_a_word(&lower, word) {
                faults.push(format!("{path}:{number}: `{word}`; write {instead}"));
            }
        }
    }
    faults
}

/// Whether the text has the word, possibly with an ending.
fn starts_a_word(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let before = text.get(..at).and_then(|head| head.chars().next_back());
        !before.is_some_and(source::is_word)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn banned_words_are_found_in_comments_and_documents() {
        let text = |text: &str| Text { path: "a".to_owned(), text: text.to_owned() };
        let code = text("// It reckons.\nlet reckon = \"whoever\"; // fine\n");
        assert_eq!(in_comments(&[code]), ["a:1: `reckon`; write compute, expect, assume"]);
        let document = text("That is so.\nWhoever comes.\n");
        assert_eq!(in_documents(&[document]), ["a:2: `whoever`; write the caller, the seat that …"]);
        assert!(in_documents(&[text("beckoned, Predicted")]).is_empty());
    }
}
