//! The shape of the code: both games have the same modules, files are short, and rules crates have few inline hints.

use crate::files::Text;
use crate::source;
use std::collections::{BTreeMap, BTreeSet};

/// The longest file, in lines.
const LONGEST_FILE: usize = 500;

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
    fn hints_are_counted_in_code_only() {
        let ten = "#[inline]\nfn a() {}\n#[cold]\nfn b() {}\n".repeat(5);
        assert!(hints(&[file("a.rs", &format!("{ten}// #[inline]\n"))]).is_empty());
        let eleven = format!("{ten}#[inline(always)]\nfn c() {{}}\n");
        assert!(hints(&[file("a.rs", &eleven)])[0].starts_with("11 `inline`"));
    }
}
