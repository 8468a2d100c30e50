//! The shape of the code: both games have the same modules, files and functions are short, and rules crates have few
//! inline hints.

use crate::files::Text;
use crate::source;
use std::collections::{BTreeMap, BTreeSet};

/// The longest file, in lines.
const LONGEST_FILE: usize = 500;

/// The longest function, in lines of code, without flat matches and lists.
const LONGEST_FUNCTION: usize = 60;

/// How much deeper than its first line a flat match or list may be indented: an arm, its body, and two levels more.
const FLAT: usize = 16;

/// The most `inline` and `cold` attributes that the rules crates may have together.
const MOST_HINTS: usize = 10;

/// The words in the first line of a generated file.
const GENERATED: &str = "Do not edit";

/// The top-level modules that one game has and another has not.
pub fn modules(games: &[&str], files: &[Text]) -> Vec<String> {
    let lists: BTreeMap<&str, BTreeSet<&str>> =
        games.iter().map(|game| (*game, module_names(game, files))).collect();
    let all: BTreeSet<&str> = lists.values().flatten().copied().collect();
    let mut faults = Vec::new();
    for (game, list) in &lists {
        for missing in all.difference(list) {
            faults.push(format!("crates/{game}/src has no module `{missing}`, but another game has"));
        }
    }
    faults
}

/// The names of the files and folders directly in a game's `src`, without `lib.rs`.
fn module_names<'a>(game: &str, files: &'a [Text]) -> BTreeSet<&'a str> {
    let src = format!("crates/{game}/src/");
    let inside = files.iter().filter_map(|file| file.path.strip_prefix(src.as_str()));
    inside
        .filter_map(|path| path.split('/').next())
        .map(|name| name.trim_end_matches(".rs"))
        .filter(|name| *name != "lib")
        .collect()
}

/// The files that are too long, generated ones apart.
pub fn lengths(files: &[Text]) -> Vec<String> {
    let by_hand = files.iter().filter(|file| !file.text.lines().take(2).any(|line| line.contains(GENERATED)));
    by_hand
        .map(|file| (file, file.text.lines().count()))
        .filter(|(_, lines)| *lines > LONGEST_FILE)
        .map(|(file, lines)| format!("{} has {lines} lines; split it (at most {LONGEST_FILE})", file.path))
        .collect()
}

/// The functions that are too long.
pub fn functions(files: &[Text]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files {
        let code = source::code(&file.text);
        let mut at = 0;
        while let Some((name, start, end)) = next_function(&code, at) {
            let lines = long_lines(code.get(start..end).unwrap_or_default());
            if lines > LONGEST_FUNCTION {
                faults.push(format!(
                    "{}: `{name}` has {lines} lines; split it (at most {LONGEST_FUNCTION} beside flat matches and lists)",
                    file.path
                ));
            }
            at = start;
        }
    }
    faults
}

/// The name of the next function with a body at or after `from`, and where its body begins and ends.
fn next_function(code: &str, from: usize) -> Option<(&str, usize, usize)> {
    let mut at = from;
    loop {
        let here = at + code.get(at..)?.find("fn ")?;
        at = here + 3;
        let before = code.get(..here)?.chars().next_back();
        let rest = code.get(at..)?;
        let name = rest.get(..rest.find(|c| !source::is_word(c))?)?;
        if before.is_some_and(source::is_word) || name.is_empty() {
            continue;
        }
        // Brackets of the signature may hold a semicolon, as `[u8; 2]` does.
        let mut stop = at + rest.find(['(', '[', '{', ';'])?;
        while code.get(stop..)?.starts_with(['(', '[']) {
            let after = source::closing(code, stop)?;
            stop = after + code.get(after..)?.find(['(', '[', '{', ';'])?;
        }
        if code.get(stop..)?.starts_with('{') {
            return Some((name, stop, source::closing(code, stop)?));
        }
    }
}

/// The lines of code of a function's body that are not in a flat match or list.
fn long_lines(body: &str) -> usize {
    let lines: Vec<&str> = body.lines().filter(|line| !line.trim().is_empty()).collect();
    let mut count = 0_usize;
    let mut at = 1;
    while let Some(line) = lines.get(at) {
        let flat = if may_be_flat(line) { flat_lines(lines.get(at..).unwrap_or_default()) } else { None };
        at += flat.unwrap_or(1);
        count += 1;
    }
    count.saturating_sub(1)
}

/// Whether a match or a list begins in this line.
fn may_be_flat(line: &str) -> bool {
    let is_match = || line.split(|c| !source::is_word(c)).any(|word| word == "match");
    let line = line.trim_end();
    line.ends_with('[') || (line.ends_with('{') && is_match())
}

/// The number of lines of the match or list that begins in the first line, if it is flat.
fn flat_lines(lines: &[&str]) -> Option<usize> {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let outer = indent(lines.first()?);
    let end = lines.iter().skip(1).position(|line| indent(line) <= outer)? + 1;
    let inside = lines.get(1..end)?;
    inside.iter().all(|line| indent(line) <= outer + FLAT).then_some(end + 1)
}

/// Whether the rules crates have too many hints to the compiler, given their sources.
pub fn hints(files: &[Text]) -> Vec<String> {
    let mut places = Vec::new();
    for file in files {
        let code = source::code(&file.text);
        let mut at = 0;
        while let Some(found) = source::attribute(&code, at) {
            at = found.end;
            if found.body.starts_with("inline") || found.body == "cold" {
                let line = 1 + code.get(..found.start).unwrap_or_default().matches('\n').count();
                places.push(format!("{}:{line}", file.path));
            }
        }
    }
    if places.len() <= MOST_HINTS {
        return Vec::new();
    }
    let few: Vec<&str> = places.iter().take(3).map(String::as_str).collect();
    vec![format!(
        "{} `inline` or `cold` attributes in the rules crates, at most {MOST_HINTS}: {}, …",
        places.len(),
        few.join(", ")
    )]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> Text {
        Text { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_module_of_one_game_only_is_a_fault() {
        let files = [
            file("crates/a/src/lib.rs", ""),
            file("crates/a/src/board.rs", ""),
            file("crates/a/src/pieces/role.rs", ""),
            file("crates/b/src/lib.rs", ""),
            file("crates/b/src/pieces/card.rs", ""),
        ];
        let expected = ["crates/b/src has no module `board`, but another game has"];
        assert_eq!(modules(&["a", "b"], &files), expected);
    }

    #[test]
    fn long_files_are_faults_unless_they_are_generated() {
        let long = "\n".repeat(LONGEST_FILE + 1);
        let generated = format!("// Written by a script. Do not edit.{long}");
        let faults = lengths(&[file("a.rs", &long), file("b.ts", &generated), file("c.rs", "one")]);
        assert_eq!(faults, ["a.rs has 501 lines; split it (at most 500)"]);
    }

    #[test]
    fn long_functions_are_faults_unless_they_are_flat_matches() {
        let plain = format!("fn plain() {{\n{}}}\n", "    a();\n".repeat(61));
        let flat = format!("fn flat() {{\n    match a {{\n{}    }}\n}}\n", "        B => c,\n".repeat(90));
        let deep = format!("{}x", " ".repeat(24));
        let deep = format!("fn deep() {{\n    match a {{\n{}    }}\n}}\n", format!("{deep}\n").repeat(90));
        let short = format!("fn short(a: [u8; 2]) {{\n{}}}\n", "    a();\n".repeat(60));
        let text = [flat, plain, deep, short, "trait A { fn none(); }".to_owned()].concat();
        let faults = functions(&[file("a.rs", &text)]);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].starts_with("a.rs: `plain` has 61 lines"), "{faults:?}");
        assert!(faults[1].starts_with("a.rs: `deep` has 92 lines"), "{faults:?}");
    }

    #[test]
    fn hints_are_counted_in_code_only() {
        let ten = "#[inline]\nfn a() {}\n#[cold]\nfn b() {}\n".repeat(5);
        assert!(hints(&[file("a.rs", &format!("{ten}// #[inline]\n"))]).is_empty());
        let eleven = format!("{ten}#[inline(always)]\nfn c() {{}}\n");
        assert!(hints(&[file("a.rs", &eleven)])[0].starts_with("11 `inline`"));
    }
}
