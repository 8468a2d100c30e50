//! `cargo xtask rules`: every numbered rule is cited by the name of a test that runs.
//!
//! In `docs/rules` a line that begins `**AV-31.**` states a rule, `**AV-81 (note).**` a note that needs no test,
//! `**T-AV-7.**` (or the row of a table `| T-AV-7 |`) a test scenario. A test cites by its name, whose words are
//! parted by `_`: `av_31`, `sc_5`, `t_av_7`, and ranges `av_20_to_24`. Only tests that run count: `#[test]` (also
//! `#[tokio::test]` and the like, and `#[test]` inside `proptest!`), not commented out, not `#[ignore]`d.

use crate::files::{self, Text};
use crate::games::GAMES;
use crate::{Result, source};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

/// The widest range a test's name may cite; a wider one is taken for a mistake.
const WIDEST: u32 = 30;

/// The number of a rule (`AV-31`) or of a test scenario (`T-AV-7`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    prefix: &'static str,
    scenario: bool,
    number: u32,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}-{}", if self.scenario { "T-" } else { "" }, self.prefix, self.number)
    }
}

/// What a rule's heading says.
struct Rule {
    id: Id,
    note: bool,
}

/// What the check found.
struct Found {
    faults: Vec<String>,
    /// What does not exist yet.
    notes: Vec<String>,
    /// How many rules and scenarios were demanded.
    demanded: usize,
    /// How many tests cite one.
    tests: usize,
}

/// Checks the repository.
pub fn command(root: &Path) -> Result<String> {
    let docs = files::texts(root, "docs/rules", "md")?;
    let sources = files::texts(root, "crates", "rs")?;
    let exists = |krate: &str| root.join("crates").join(krate).join("Cargo.toml").is_file();
    let found = check(&docs, &sources, exists);
    for note in &found.notes {
        println!("rules: {note}");
    }
    if found.faults.is_empty() {
        return Ok(format!("{} rules and scenarios, cited by {} tests", found.demanded, found.tests));
    }
    let count = found.faults.len();
    Err(format!("{count} rule citations to put right:\n  {}", found.faults.join("\n  ")))
}

/// The check itself, over the texts of `docs/rules` and of the crates.
fn check(docs: &[Text], sources: &[Text], exists: impl Fn(&str) -> bool) -> Found {
    let mut found = Found { faults: Vec::new(), notes: Vec::new(), demanded: 0, tests: 0 };
    let rules = found.read_rules(docs);
    let cited = found.read_tests(sources, &rules);
    for game in GAMES {
        let written = rules.keys().any(|id| id.prefix == game.prefix);
        match (exists(game.name), written) {
            (true, true) => found.demand(game.prefix, &rules, &cited),
            (true, false) => found.notes.push(format!(
                "docs/rules has no {}- rule yet: no test is demanded of crates/{}",
                game.prefix, game.name
            )),
            (false, true) => found.notes.push(format!(
                "crates/{} does not exist yet: its {}- rules are not demanded",
                game.name, game.prefix
            )),
            (false, false) => {}
        }
    }
    found
}

/// Every rule, with its place in the text and whether it is a note.
type Rules = BTreeMap<Id, (String, bool)>;

impl Found {
    /// The rules of the texts; what cannot be read or is there twice is a fault.
    fn read_rules(&mut self, docs: &[Text]) -> Rules {
        let mut rules = Rules::new();
        for doc in docs {
            for (number, line) in (1_usize..).zip(doc.text.lines()) {
                let place = format!("{}:{number}", doc.path);
                match heading(line) {
                    None => {}
                    Some(Err(why)) => self.faults.push(format!("{place}: {why}")),
                    Some(Ok(rule)) => match rules.get(&rule.id) {
                        Some((first, _)) => {
                            self.faults.push(format!("{place}: {} is already at {first}", rule.id));
                        }
                        None => _ = rules.insert(rule.id, (place, rule.note)),
                    },
                }
            }
        }
        rules
    }

    /// The rules that tests cite; a cited number that does not exist is a fault.
    fn read_tests(&mut self, sources: &[Text], rules: &Rules) -> BTreeSet<Id> {
        let mut cited = BTreeSet::new();
        for file in sources {
            for test in tests(&file.text) {
                let place = format!("{}:{}: {}", file.path, test.line, test.name);
                let ids = citations(&test.name).unwrap_or_else(|why| {
                    self.faults.push(format!("{place}: {why}"));
                    Vec::new()
                });
                self.tests += usize::from(!ids.is_empty());
                for id in ids {
                    let written = rules.keys().any(|rule| rule.prefix == id.prefix);
                    if written && !rules.contains_key(&id) {
                        self.faults.push(format!("{place} cites {id}, which is not in docs/rules"));
                    }
                    cited.insert(id);
                }
            }
        }
        cited
    }

    /// Demands a test for every rule of a game.
    fn demand(&mut self, prefix: &str, rules: &Rules, cited: &BTreeSet<Id>) {
        for (id, (place, note)) in rules.iter().filter(|(id, _)| id.prefix == prefix) {
            self.demanded += usize::from(!note);
            if !note && !cited.contains(id) {
                self.faults.push(format!("{place}: {id} is cited by no test that runs"));
            }
        }
    }
}

/// Reads a line that states a rule: `**AV-31.** ...`, `**AV-81 (note).** ...`, `**T-AV-7.** ...`, or the row of a
/// table `| T-AV-7 | ...`. A line that begins like one but cannot be read is an error, so that a typing
/// mistake cannot hide a rule.
fn heading(line: &str) -> Option<Result<Rule>> {
    let line = line.trim_start().trim_start_matches("- ");
    let (row, begun) = match line.strip_prefix("**") {
        Some(bold) => (false, bold),
        None => (true, line.strip_prefix("| ").filter(|cell| cell.starts_with("T-"))?),
    };
    let (scenario, rest) = match begun.strip_prefix("T-") {
        Some(rest) => (true, rest),
        None => (false, begun),
    };
    let (prefix, rest) = GAMES
        .iter()
        .find_map(|game| Some((game.prefix, rest.strip_prefix(game.prefix)?.strip_prefix('-')?)))?;
    let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    let (number, tail) = rest.split_at(digits);
    let note = !row && tail.starts_with(" (note).**");
    let plain = if row { tail.trim_start().starts_with('|') } else { tail.starts_with(".**") };
    match number.parse() {
        Ok(number) if note || plain => Some(Ok(Rule { id: Id { prefix, scenario, number }, note })),
        _ => Some(Err(format!(
            "`{}` looks like a rule but is not written **AV-31.**, **AV-81 (note).**, **T-AV-7.** or | T-AV-7 |",
            line.chars().take(24).collect::<String>()
        ))),
    }
}

/// The rules a test's name cites.
fn citations(name: &str) -> Result<Vec<Id>> {
    let words: Vec<&str> = name.split('_').collect();
    let mut ids = Vec::new();
    for at in 0..words.len() {
        let rest = words.get(at..).unwrap_or_default();
        let [prefix, number, tail @ ..] = rest else { continue };
        let Some(game) = GAMES.iter().find(|game| game.prefix.eq_ignore_ascii_case(prefix)) else { continue };
        let Ok(first) = number.parse::<u32>() else { continue };
        let scenario = at > 0 && words.get(at - 1) == Some(&"t");
        let last = match tail {
            ["to", last, ..] => last.parse().unwrap_or(first),
            _ => first,
        };
        if last < first || last - first > WIDEST {
            return Err(format!("the range {first} to {last} runs backwards or is wider than {WIDEST}"));
        }
        ids.extend((first..=last).map(|number| Id { prefix: game.prefix, scenario, number }));
    }
    Ok(ids)
}

/// A test function.
pub struct Test {
    /// Its name without its module.
    pub name: String,
    line: usize,
}

/// The test functions of a source text that run.
pub fn tests(text: &str) -> Vec<Test> {
    let code = source::code(text);
    let mut tests = Vec::new();
    let mut at = 0;
    while let Some(first) = source::attribute(&code, at) {
        // The attributes of one item follow each other with only space between.
        let mut bodies = vec![first.body];
        let mut end = first.end;
        while let Some(next) = source::attribute(&code, end) {
            if code.get(end..next.start).is_none_or(|between| !between.trim().is_empty()) {
                break;
            }
            bodies.push(next.body);
            end = next.end;
        }
        at = end;
        let is_test = bodies.iter().any(|body| is_test(body)) && !bodies.iter().any(|body| is_off(body));
        if is_test && let Some(name) = function_name(code.get(end..).unwrap_or_default()) {
            let line = 1 + code.get(..end).unwrap_or_default().matches('\n').count();
            let gap = code.get(end..).unwrap_or_default();
            let below = gap.len() - gap.trim_start().len();
            let line = line + gap.get(..below).unwrap_or_default().matches('\n').count();
            tests.push(Test { name, line });
        }
    }
    tests
}

/// Whether an attribute makes a test: `test`, `tokio::test`, `tokio::test(...)`.
fn is_test(body: &str) -> bool {
    let path = body.split('(').next().unwrap_or_default().trim();
    path.rsplit("::").next() == Some("test")
}

/// Whether an attribute keeps a test from running: anything with the word `ignore`, `cfg(any())`, `cfg(false)`.
fn is_off(body: &str) -> bool {
    let tight: String = body.split_whitespace().collect();
    body.split(|c| !source::is_word(c)).any(|word| word == "ignore")
        || matches!(tight.as_str(), "cfg(any())" | "cfg(false)")
}

/// The name of the function the code begins with, if it is one.
fn function_name(code: &str) -> Option<String> {
    let mut words = code.split_whitespace();
    let mut word = words.next()?;
    while word.starts_with("pub") || matches!(word, "async" | "const" | "unsafe") {
        word = words.next()?;
    }
    let name = (word == "fn").then(|| words.next())??;
    let name: String = name.chars().take_while(|c| source::is_word(*c)).collect();
    (!name.is_empty()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOC: &str = "# Voting\n**AV-30.** Everyone votes.\n\n**AV-31.** A tie rejects.\n**AV-81 (note).** No source.\n\
                       **T-AV-7.** Night.\nSee **AV-99** for more.\n";
    const CODE: &str = "#[test]\nfn av_30_everyone_votes() {}\n\
                        #[test]\nfn av_31_a_tie_rejects_the_team() {}\n\
                        #[test]\nfn t_av_7_night() {}\n";

    fn text(path: &str, text: &str) -> Text {
        Text { path: path.to_owned(), text: text.to_owned() }
    }

    fn faults(doc: &str, code: &str) -> Vec<String> {
        let docs = [text("docs/rules/avalon.md", doc)];
        check(&docs, &[text("crates/avalon/src/judge.rs", code)], |krate| krate == "avalon").faults
    }

    fn ids(name: &str) -> String {
        citations(name).unwrap().iter().map(Id::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn all_cited_is_well() {
        assert_eq!(faults(DOC, CODE), Vec::<String>::new());
    }

    #[test]
    fn a_removed_citation_is_missed() {
        let without = CODE.replace("av_31_a_tie", "a_tie");
        assert_eq!(faults(DOC, &without), ["docs/rules/avalon.md:4: AV-31 is cited by no test that runs"]);
    }

    #[test]
    fn a_scenario_is_not_the_rule_of_the_same_number() {
        let without = CODE.replace("t_av_7", "av_30");
        assert_eq!(faults(DOC, &without), ["docs/rules/avalon.md:6: T-AV-7 is cited by no test that runs"]);
    }

    #[test]
    fn scenarios_may_stand_in_a_table() {
        let doc =
            DOC.replace("**T-AV-7.** Night.", "| id | what |\n|---|---|\n| T-AV-7 | Night, see | AV-99 |");
        assert_eq!(faults(&doc, CODE), Vec::<String>::new());
        let without = CODE.replace("t_av_7", "night");
        assert_eq!(faults(&doc, &without), ["docs/rules/avalon.md:8: T-AV-7 is cited by no test that runs"]);
    }

    #[test]
    fn tests_that_do_not_run_do_not_count() {
        let name = "#[test]\nfn av_31_a_tie";
        for off in [
            "// #[test]\nfn av_31_a_tie",
            "#[test]\n#[ignore]\nfn av_31_a_tie",
            "#[ignore = \"slow\"]\n#[test]\nfn av_31_a_tie",
            "#[test]\n#[cfg_attr(not(feature = \"slow\"), ignore)]\nfn av_31_a_tie",
            "#[test]\n#[cfg(any())]\nfn av_31_a_tie",
            "fn av_31_a_tie",
            "#[derive(Debug)]\nfn av_31_a_tie",
            "#[test]\n//fn av_31_a_tie() {}\nfn a_tie",
            "/* #[test]\nfn av_31_x() {} */\n#[test]\nfn a_tie",
            "const S: &str = \"#[test] fn av_31_x() {}\";\n#[test]\nfn a_tie",
        ] {
            let code = CODE.replace(name, off);
            assert_ne!(code, CODE);
            assert_eq!(
                faults(DOC, &code),
                ["docs/rules/avalon.md:4: AV-31 is cited by no test that runs"],
                "{off}"
            );
        }
    }

    #[test]
    fn other_kinds_of_test_count() {
        let name = "#[test]\nfn av_31_a_tie";
        for on in [
            "#[tokio::test(flavor = \"multi_thread\")]\nasync fn av_31_a_tie",
            "proptest! {\n    /// Says why.\n    #[test]\n    fn av_31_a(x in 0..3_u8) { }\n}\nfn b",
            "#[test]\n#[should_panic(expected = \"no\")]\npub fn av_31_a_tie",
            "#[should_panic]\n/// A comment between.\n#[test]\npub(crate) fn av_31_a_tie",
        ] {
            let code = CODE.replace(name, on);
            assert_ne!(code, CODE);
            assert_eq!(faults(DOC, &code), Vec::<String>::new(), "{on}");
        }
    }

    #[test]
    fn a_number_that_does_not_exist_is_a_fault() {
        let code = format!("{CODE}\n#[test]\n\nfn av_300_nothing() {{}}\n");
        assert_eq!(
            faults(DOC, &code),
            ["crates/avalon/src/judge.rs:10: av_300_nothing cites AV-300, which is not in docs/rules"]
        );
    }

    #[test]
    fn names_cite_by_words() {
        assert_eq!(ids("av_31_a_tie_rejects_the_team"), "AV-31");
        assert_eq!(ids("av_20_24_night"), "AV-20");
        assert_eq!(ids("av_20_av_24_night"), "AV-20 AV-24");
        assert_eq!(ids("av_20_to_24_night"), "AV-20 AV-21 AV-22 AV-23 AV-24");
        assert_eq!(ids("t_sc_5_to_6_av_2_x"), "T-SC-5 T-SC-6 AV-2");
        assert_eq!(ids("the_rule_av_3"), "AV-3");
        assert_eq!(ids("av_3_to_the_end"), "AV-3");
        assert_eq!(ids("wav_3_saves_sc"), "");
        assert!(citations("av_24_to_20_x").is_err());
        assert!(citations("av_1_to_900_x").is_err());
    }

    #[test]
    fn a_rule_written_twice_or_badly_is_a_fault() {
        let twice = format!("{DOC}**AV-31.** Again.\n");
        assert_eq!(
            faults(&twice, CODE),
            ["docs/rules/avalon.md:8: AV-31 is already at docs/rules/avalon.md:4"]
        );
        for slip in
            ["**AV-32**. A", "**AV-x.** A", "**AV-32 note.** A", "- **T-AV-8:** A", "| T-AV-8, 9 | A |"]
        {
            let faults = faults(&format!("{DOC}{slip}\n"), CODE);
            assert!(faults.len() == 1 && faults[0].contains("avalon.md:8: `"), "{faults:?}");
        }
    }

    #[test]
    fn what_is_not_there_yet_is_said_and_not_demanded() {
        let docs = [text("docs/rules/avalon.md", DOC)];
        let found = check(&docs, &[], |_| false);
        assert!(found.faults.is_empty());
        assert_eq!(found.notes, ["crates/avalon does not exist yet: its AV- rules are not demanded"]);

        let sources = [text("crates/avalon/src/judge.rs", CODE)];
        let found = check(&[], &sources, |krate| krate == "avalon");
        assert!(found.faults.is_empty());
        assert_eq!(found.notes, ["docs/rules has no AV- rule yet: no test is demanded of crates/avalon"]);
        assert_eq!((found.demanded, found.tests), (0, 3));
    }
}
