//! The rules crates have no clock, no thread and no I/O.
//!
//! A crate that is `no_std` and never names `std` cannot reach them, so no bare-metal target is needed for this check.
//! (A dependency could reach them; the rules crates have few, and `deny.toml` lists what is banned.)

use crate::files::Text;
use crate::source;

/// Paths and names that a rules crate must not use outside its tests.
const FORBIDDEN: &[&str] = &["std::", "extern crate std", "Instant", "SystemTime"];

/// What makes a rules crate impure, given the files of its `src`.
pub fn check(name: &str, files: &[Text]) -> Vec<String> {
    let mut faults = Vec::new();
    let lib = format!("crates/{name}/src/lib.rs");
    match files.iter().find(|file| file.path == lib) {
        None => faults.push(format!("{lib} is missing")),
        Some(file) => {
            let attributes = opening_attributes(&file.text);
            if !attributes.iter().any(|body| is_no_std(body)) {
                faults.push(format!(
                    "{lib}: must begin with #![no_std] or #![cfg_attr(not(feature = \"ts\"), no_std)]"
                ));
            }
            if !attributes.iter().any(|body| body == "forbid(unsafe_code)") {
                faults.push(format!("{lib}: must begin with #![forbid(unsafe_code)]"));
            }
        }
    }
    for file in files.iter().filter(|file| !is_test_file(&file.path)) {
        let code = source::without_tests(&source::code(&file.text));
        for (number, line) in (1_usize..).zip(code.lines()) {
            for word in FORBIDDEN {
                if names(line, word) {
                    faults.push(format!("{}:{number}: `{word}` is not allowed in a rules crate", file.path));
                }
            }
        }
    }
    faults
}

/// The bodies of the inner attributes before the first item, without spaces.
fn opening_attributes(text: &str) -> Vec<String> {
    let text = source::without_comments(text);
    let mut bodies = Vec::new();
    let mut at = 0;
    while let Some(found) = source::attribute(&text, at) {
        if !found.inner || text.get(at..found.start).is_none_or(|gap| !gap.trim().is_empty()) {
            break;
        }
        bodies.push(found.body.split_whitespace().collect());
        at = found.end;
    }
    bodies
}

/// Whether an attribute makes the crate `no_std` except in its tests and with its feature `ts`.
fn is_no_std(body: &str) -> bool {
    let condition = body.strip_prefix("cfg_attr(not(").and_then(|rest| rest.strip_suffix("),no_std)"));
    let mut words =
        condition.into_iter().flat_map(|c| c.split(|c| !source::is_word(c))).filter(|w| !w.is_empty());
    body == "no_std"
        || (condition.is_some() && words.all(|word| matches!(word, "any" | "test" | "feature" | "ts")))
}

/// Whether a file holds only tests: `src/tests.rs`, `src/board/tests.rs`, `src/tests/...`.
fn is_test_file(path: &str) -> bool {
    path.split('/').any(|part| part == "tests" || part == "tests.rs")
}

/// Whether the line of code holds the word, not as part of a longer one.
fn names(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).and_then(|head| head.chars().next_back());
        let after = line.get(at + word.len()..).and_then(|tail| tail.chars().next());
        let open = word.ends_with(source::is_word);
        let longer = before.is_some_and(source::is_word) || (open && after.is_some_and(source::is_word));
        !longer
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIB: &str = "//! Rules.\n#![cfg_attr(not(feature = \"ts\"), no_std)]\n#![forbid(unsafe_code)]\nextern crate alloc;\n";

    fn faults(lib: &str, board: &str) -> Vec<String> {
        let file = |path: &str, text: &str| Text { path: path.to_owned(), text: text.to_owned() };
        let tests = "use std::time::Instant;";
        check(
            "game",
            &[
                file("crates/game/src/lib.rs", lib),
                file("crates/game/src/board.rs", board),
                file("crates/game/src/board/tests.rs", tests),
            ],
        )
    }

    #[test]
    fn a_pure_crate_passes() {
        let board = "//! Not std::fs.\nuse core::fmt; // std::io\nfn instant() -> Instantly { \"std::\" }\n\
                     #[cfg(test)]\nmod tests { use std::time::Instant; }\n";
        assert_eq!(faults(LIB, board), Vec::<String>::new());
        assert_eq!(faults("#![no_std]\n#![forbid(unsafe_code)]\n", board), Vec::<String>::new());
        assert!(is_no_std("cfg_attr(not(any(test,feature=\"ts\")),no_std)"));
    }

    #[test]
    fn what_names_std_is_found() {
        for line in [
            "use std::fs;",
            "let a = ::std::mem::take(b);",
            "extern crate std;",
            "a: Instant,",
            "SystemTime::now()",
        ] {
            let faults = faults(LIB, &format!("use core::fmt;\n{line}\n"));
            assert_eq!(faults.len(), 1, "{line}: {faults:?}");
            assert!(faults[0].starts_with("crates/game/src/board.rs:2: `"), "{faults:?}");
        }
    }

    #[test]
    fn the_attributes_must_open_the_crate() {
        assert_eq!(faults("#![forbid(unsafe_code)]\n", "").len(), 1);
        assert_eq!(faults("#![no_std]\n", "").len(), 1);
        assert_eq!(faults("// #![no_std]\n#![forbid(unsafe_code)]\n", "").len(), 1);
        assert_eq!(faults("mod a;\n#![no_std]\n#![forbid(unsafe_code)]\n", "").len(), 2);
        assert!(!is_no_std("cfg_attr(not(feature=\"fast\"),no_std)"));
        assert!(!is_no_std("cfg_attr(feature=\"ts\",no_std)"));
    }
}
