//! Rust text with parts replaced by spaces.
//!
//! Every function keeps the length of the text in bytes and its line breaks, so that a position in the result is the
//! same position in the file.

/// What a part of the source is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Code,
    Comment,
    /// A string, byte string or character.
    Literal,
}

/// The source with comments blanked out.
pub fn without_comments(text: &str) -> String {
    mask(text, |kind| kind == Kind::Comment)
}

/// The source with comments, strings and characters blanked out; a string leaves its two quotes.
pub fn code(text: &str) -> String {
    mask(text, |kind| kind != Kind::Code)
}

/// The source with everything but comments blanked out.
pub fn comments(text: &str) -> String {
    mask(text, |kind| kind != Kind::Comment)
}

fn mask(text: &str, hide: impl Fn(Kind) -> bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (kind, length) = piece(rest);
        let (head, tail) = rest.split_at(length.clamp(1, rest.len()));
        rest = tail;
        let inside = head.len().checked_sub(1).and_then(|last| head.get(1..last));
        match inside {
            _ if !hide(kind) => out.push_str(head),
            Some(inside) if kind == Kind::Literal => {
                out.push('"');
                blank(inside, &mut out);
                out.push('"');
            }
            _ => blank(head, &mut out),
        }
    }
    out
}

/// Adds as many spaces as the text has bytes, keeping line breaks.
fn blank(text: &str, out: &mut String) {
    for c in text.chars() {
        if c == '\n' {
            out.push('\n');
        } else {
            out.extend(std::iter::repeat_n(' ', c.len_utf8()));
        }
    }
}

/// The kind and the length in bytes of the piece the text begins with.
fn piece(text: &str) -> (Kind, usize) {
    if text.starts_with("//") {
        return (Kind::Comment, text.find('\n').unwrap_or(text.len()));
    }
    if text.starts_with("/*") {
        return (Kind::Comment, block_comment(text));
    }
    let word = text.find(|c| !is_word(c)).unwrap_or(text.len());
    let after = text.get(word..).unwrap_or_default();
    let raw = matches!(text.get(..word), Some("r" | "br" | "cr"));
    if raw && let Some(length) = raw_string(after) {
        return (Kind::Literal, word + length);
    }
    if matches!(text.get(..word), Some("" | "b" | "c")) {
        if after.starts_with('"') {
            return (Kind::Literal, word + quoted(after, '"'));
        }
        if after.starts_with('\'') && is_character(after) {
            return (Kind::Literal, word + quoted(after, '\''));
        }
    }
    let first = text.chars().next().map_or(1, char::len_utf8);
    (Kind::Code, word.max(first))
}

/// The length of a block comment; they nest.
fn block_comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(rest) = text.get(at..).filter(|rest| !rest.is_empty()) {
        if rest.starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of `#"..."#` with any number of `#`, if the text begins with one.
fn raw_string(text: &str) -> Option<usize> {
    let hashes = text.len() - text.trim_start_matches('#').len();
    let inside = text.get(hashes..)?.strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let end = inside.find(&close).map_or(text.len(), |end| hashes + 1 + end + close.len());
    Some(end)
}

/// The length of a literal from its opening quote to its closing one.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Whether the apostrophe the text begins with opens a character, not a lifetime.
fn is_character(text: &str) -> bool {
    let mut chars = text.chars().skip(1);
    match chars.next() {
        Some('\\') => true,
        Some(_) => chars.next() == Some('\''),
        None => false,
    }
}

/// Whether a name may contain the character.
pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// An attribute, `#[...]` or `#![...]`, in blanked source.
pub struct Attribute<'a> {
    /// Where its `#` is.
    pub start: usize,
    /// Where the text after its `]` begins.
    pub end: usize,
    /// Whether it is `#![...]`.
    pub inner: bool,
    /// What is between the brackets.
    pub body: &'a str,
}

/// The first attribute of blanked source at or after `from`.
pub fn attribute(code: &str, from: usize) -> Option<Attribute<'_>> {
    let mut at = from;
    loop {
        let start = at + code.get(at..)?.find('#')?;
        let rest = code.get(start + 1..)?;
        let (inner, open) = match rest.strip_prefix('!') {
            Some(_) => (true, start + 2),
            None => (false, start + 1),
        };
        if code.get(open..).is_some_and(|rest| rest.starts_with('['))
            && let Some(end) = closing(code, open)
        {
            return Some(Attribute { start, end, inner, body: code.get(open + 1..end - 1)? });
        }
        at = start + 1;
    }
}

/// The position after the bracket that closes the one at `open`.
pub fn closing(code: &str, open: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, c) in code.get(open..)?.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return Some(open + at + 1);
        }
    }
    None
}

/// Blanked source with every item under `#[cfg(test)]` blanked out too.
pub fn without_tests(code: &str) -> String {
    let mut holes = Vec::new();
    let mut at = 0;
    while let Some(found) = attribute(code, at) {
        at = found.end;
        let body: String = found.body.split_whitespace().collect();
        if body == "cfg(test)" || body.starts_with("cfg(all(test,") {
            let end = if found.inner { code.len() } else { item_end(code, found.end) };
            holes.push(found.start..end);
            at = end;
        }
    }
    with_holes(code, &holes)
}

/// The text with these ranges, in order, blanked out.
fn with_holes(text: &str, holes: &[std::ops::Range<usize>]) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for hole in holes {
        out.push_str(text.get(at..hole.start).unwrap_or_default());
        blank(text.get(hole.clone()).unwrap_or_default(), &mut out);
        at = hole.end;
    }
    out.push_str(text.get(at..).unwrap_or_default());
    out
}

/// The end of the item that begins at `from`: after its `;` or its closing brace.
fn item_end(code: &str, from: usize) -> usize {
    let mut at = from;
    while let Some(next) = code.get(at..).and_then(|rest| rest.find(['(', '[', '{', ';', '}'])) {
        let here = at + next;
        match code.get(here..).and_then(|rest| rest.chars().next()) {
            Some(';') => return here + 1,
            Some('}') => return here,
            Some(open) => match closing(code, here) {
                Some(end) if open == '{' => return end,
                Some(end) => at = end,
                None => break,
            },
            None => break,
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_literals_are_blanked_and_nothing_moves() {
        let text = "a // ą b\n/* x /* y */ \"z\" */ c(\"d\\\"e\", 'f', '\\'', b'g', r#\"h\"i\"#) + 'life: r\"j\"; // \"";
        let masked = code(text);
        assert_eq!(masked.len(), text.len());
        assert_eq!(masked.lines().count(), text.lines().count());
        let words: Vec<&str> = masked.split(|c| !is_word(c)).filter(|w| !w.is_empty()).collect();
        assert_eq!(words, ["a", "c", "life"]);
        assert!(masked.contains('\''), "a lifetime is code: {masked}");
    }

    #[test]
    fn strings_stay_when_only_comments_go() {
        assert_eq!(without_comments("a(\"// no\") // yes"), "a(\"// no\")       ");
    }

    #[test]
    fn names_that_end_in_r_or_b_are_not_prefixes() {
        assert_eq!(code("for\"x\" rb('x')"), "for\" \" rb(\" \")");
    }

    #[test]
    fn test_items_are_blanked() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { c[1; 2]; } }\nfn d() {}\n#[cfg(test)] use e; fn f() {}";
        let out = without_tests(&code(text));
        assert_eq!(out.len(), text.len());
        assert_eq!(out.split_whitespace().collect::<Vec<_>>().join(" "), "fn a() {} fn d() {} fn f() {}");
        assert_eq!(without_tests("#![cfg(test)] fn a() {}").trim(), "");
        assert_eq!(without_tests("#[cfg(not(test))] fn a() {}"), "#[cfg(not(test))] fn a() {}");
    }

    #[test]
    fn attributes_are_found() {
        let text = "#![no_std] #[derive(A, B)] struct C; #[a[0]] fn d() {} # x";
        let first = attribute(text, 0).unwrap();
        assert!(first.inner);
        assert_eq!(first.body, "no_std");
        assert_eq!(attribute(text, first.end).unwrap().body, "derive(A, B)");
    }

    #[test]
    fn unfinished_source_does_not_loop_or_panic() {
        for text in [
            "\"",
            "'",
            "r#\"",
            "/*",
            "/* /*",
            "#[",
            "b'",
            "\\",
            "'\\",
            "#[cfg(test)] mod a {",
            "ą'ę",
            "\"ą",
            "r#\"ę",
        ] {
            assert_eq!(code(text).len(), text.len(), "{text}");
            without_tests(text);
        }
    }
}
