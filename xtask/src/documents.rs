//! Documents name only files that exist, and every result file is named by a document.

use crate::Result;
use crate::files::{self, Text};
use std::path::Path;

/// How paths of the repository begin.
const TOPS: &[&str] = &["crates/", "docs/", "examples/", "fuzz/", "locales/", "packaging/", "web/", "xtask/"];

/// The paths in backquotes that do not exist. Paths with `*` and the like are patterns and are not checked.
pub fn missing_files(root: &Path, documents: &[Text]) -> Vec<String> {
    let mut faults = Vec::new();
    for document in documents {
        for path in paths(&document.text) {
            if !root.join(path).exists() {
                faults.push(format!("{}: there is no file `{path}`", document.path));
            }
        }
    }
    faults
}

/// The paths of the repository that a document has in backquotes.
fn paths(text: &str) -> Vec<&str> {
    let quoted = text.split('`').skip(1).step_by(2);
    let is_path = |word: &&str| TOPS.iter().any(|top| word.starts_with(top));
    let is_plain = |word: &&str| word.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    quoted.filter(is_path).filter(is_plain).collect()
}

/// The result files that no document names.
pub fn unused_results(root: &Path, documents: &[Text]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for path in files::list(&root.join("docs/results"))? {
        let name = files::name(&path).trim_end_matches(".json");
        if !documents.iter().any(|document| cites(&document.text, name)) {
            faults.push(format!("docs/results/{name}.json is cited by no document"));
        }
    }
    Ok(faults)
}

/// Whether a text names a result file, not only one whose name begins with the same words.
fn cites(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let after = text.get(at + name.len()..).and_then(|rest| rest.chars().next());
        after.is_none_or(|c| !c.is_alphanumeric() && c != '-')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_in_backquotes_are_found() {
        let text = "see `docs/a.md`, `crates/*/src`, `cargo run`, docs/b.md and `xtask/src/main.rs`";
        assert_eq!(paths(text), ["docs/a.md", "xtask/src/main.rs"]);
    }

    #[test]
    fn a_longer_name_is_another_file() {
        assert!(cites("see `levels-page`", "levels-page"));
        assert!(cites("see levels-page.json", "levels-page"));
        assert!(!cites("see `levels-page-10`", "levels-page"));
    }
}
