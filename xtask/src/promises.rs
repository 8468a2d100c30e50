//! Every promise of `SECURITY.md` names tests, and these tests exist and run.

use crate::files::Text;
use crate::rules;

/// The section whose list items are promises.
const SECTION: &str = "## What is promised";

/// Promises without a test, and tests that do not exist. A test is written `crates/server/tests/a.rs::its_name`.
pub fn broken(document: &Text, sources: &[Text]) -> Vec<String> {
    let mut faults = Vec::new();
    for name in test_names(&document.text) {
        let (path, function) = name.rsplit_once("::").unwrap_or((name, ""));
        let runs = |source: &Text| rules::tests(&source.text).iter().any(|test| test.name == function);
        if !sources.iter().any(|source| source.path == path && runs(source)) {
            faults.push(format!("{}: there is no test `{name}`", document.path));
        }
    }
    let section = document.text.split_once(SECTION).map_or("", |(_, after)| after);
    let section = section.split("\n## ").next().unwrap_or_default();
    let mut promises = section.split("\n- ").skip(1).peekable();
    if promises.peek().is_none() {
        faults.push(format!("{}: no promise below `{SECTION}`", document.path));
    }
    for promise in promises.filter(|promise| test_names(promise).is_empty()) {
        let line = promise.lines().next().unwrap_or_default();
        faults.push(format!("{}: a promise without a test: {line}", document.path));
    }
    faults
}

/// The tests that a text has in backquotes.
fn test_names(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).filter(|word| word.contains(".rs::")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOCUMENT: &str = "# Security\n\n## What is promised\n\n- One. `crates/a.rs::one_holds`\n- Two.\n  \
                            `crates/a.rs::two_holds`\n\n## Not promised\n\n- Three.\n";
    const SOURCE: &str = "#[test]\nfn one_holds() {}\n#[tokio::test]\nasync fn two_holds() {}\n";

    fn faults(document: &str, source: &str) -> Vec<String> {
        let text = |path: &str, text: &str| Text { path: path.to_owned(), text: text.to_owned() };
        broken(&text("SECURITY.md", document), &[text("crates/a.rs", source)])
    }

    #[test]
    fn tests_that_exist_are_well() {
        assert_eq!(faults(DOCUMENT, SOURCE), Vec::<String>::new());
    }

    #[test]
    fn a_test_that_is_gone_or_ignored_is_missed() {
        let missed = ["SECURITY.md: there is no test `crates/a.rs::one_holds`"];
        assert_eq!(faults(DOCUMENT, &SOURCE.replace("fn one", "fn some")), missed);
        assert_eq!(faults(DOCUMENT, &SOURCE.replacen("#[test]", "#[test]\n#[ignore]", 1)), missed);
    }

    #[test]
    fn a_promise_without_a_test_is_a_fault() {
        let without = DOCUMENT.replace("`crates/a.rs::two_holds`", "");
        assert_eq!(faults(&without, SOURCE), ["SECURITY.md: a promise without a test: Two."]);
        assert_eq!(faults("# Security\n", SOURCE), ["SECURITY.md: no promise below `## What is promised`"]);
    }
}
