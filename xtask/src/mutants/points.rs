//! The places of a source text where a small change makes a mutant.

use crate::source;
use std::collections::BTreeMap;
use std::ops::Range;

/// One small change to one file.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line of the change, counted from 1.
    pub line: usize,
    /// What is changed into what, in words.
    pub mutation: String,
    /// The line as it is.
    pub before: String,
    /// The line as the mutant has it.
    pub after: String,
    /// Which of several equal changes to equal lines of the file this is, counted from 1.
    occurrence: usize,
    span: Range<usize>,
    with: &'static str,
}

impl Mutant {
    /// What tells this mutant from every other and stays the same when other lines come and go.
    pub fn key(&self) -> String {
        format!("{} | {} | {} | {}", self.file, self.before, self.mutation, self.occurrence)
    }

    /// The text with the change made.
    pub fn apply(&self, text: &str) -> String {
        let mut text = text.to_owned();
        text.replace_range(self.span.clone(), self.with);
        text
    }
}

/// Texts that are swapped for others, wherever they stand in code as whole words.
const SWAPS: &[(&str, &str)] = &[
    (" == ", " != "),
    (" != ", " == "),
    (" < ", " <= "),
    (" <= ", " < "),
    (" > ", " >= "),
    (" >= ", " > "),
    (" && ", " || "),
    (" || ", " && "),
    (" + 1", " + 2"),
    (" - 1", " - 2"),
    (" += 1", " += 2"),
    (" -= 1", " -= 2"),
    ("..=", ".."),
    ("true", "false"),
    ("false", "true"),
    ("if !", "if "),
    ("Side::Good", "Side::Evil"),
    ("Side::Evil", "Side::Good"),
    (".is_some()", ".is_none()"),
    (".is_none()", ".is_some()"),
    (".any(", ".all("),
    (".all(", ".any("),
];

/// Results that are changed as a whole: what stands before, what opens the result, what takes its place.
const RESULTS: &[(&str, &str, &str)] = &[
    ("=> ", "Some(", "None"),
    ("=> ", "None", "Some(Default::default())"),
    ("=> ", "Err(", "Ok(())"),
    ("return ", "Err(", "Ok(())"),
];

/// What a line of one whole statement holds if leaving it out may matter.
const EFFECTS: &[&str] =
    &[" = ", " += ", " -= ", " |= ", " &= ", ".insert(", ".push(", ".remove(", ".extend(", ".clear(", "?;"];

/// How lines begin that cannot be left out, or whose absence says nothing.
const KEPT: &[&str] =
    &["let ", "const ", "static ", "type ", "use ", "pub ", "return ", "assert", "debug_assert"];

/// Every mutant of a source text, in the order of the text. Comments, strings, attributes and tests are left alone.
pub fn mutants(file: &str, text: &str) -> Vec<Mutant> {
    let code = source::without_attributes(&source::without_tests(&source::code(text)));
    let mut changes = swaps(&code);
    changes.extend(results(&code));
    changes.extend(refusals_at_the_end(&code));
    changes.extend(deletions(&code));
    changes.sort_by_key(|(span, _, with)| (span.start, span.end, *with));
    changes.dedup();

    let mut seen: BTreeMap<(String, String), usize> = BTreeMap::new();
    let mut mutants = Vec::new();
    for (span, mutation, with) in changes {
        let Some((line, before, after)) = describe(text, &span, with) else { continue };
        let occurrence = seen.entry((before.clone(), mutation.clone())).or_default();
        *occurrence += 1;
        let occurrence = *occurrence;
        mutants.push(Mutant { file: file.to_owned(), line, mutation, before, after, occurrence, span, with });
    }
    mutants
}

/// Where, what in words, and with what.
type Change = (Range<usize>, String, &'static str);

fn swaps(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    for (from, to) in SWAPS {
        for (at, _) in code.match_indices(from) {
            let end = at + from.len();
            let cut = |edge: bool, c: Option<char>| edge && c.is_some_and(source::is_word);
            let before = code.get(..at).unwrap_or_default();
            let after = code.get(end..).unwrap_or_default();
            let inside = cut(from.starts_with(source::is_word), before.chars().next_back())
                || cut(from.ends_with(source::is_word), after.chars().next());
            // `|| x` after a comma or a bracket is a closure, not an "or".
            let closure = *from == " || "
                && !before
                    .trim_end()
                    .ends_with(|c| source::is_word(c) || matches!(c, ')' | ']' | '}' | '"' | '?'));
            if !inside && !closure {
                found.push((at..end, format!("`{}` to `{}`", from.trim(), to.trim()), *to));
            }
        }
    }
    found
}

fn results(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    for (lead, from, to) in RESULTS {
        for (at, _) in code.match_indices(&format!("{lead}{from}")) {
            let start = at + lead.len();
            if let Some(end) = result_end(code, start, from) {
                let name = format!("`{lead}{}` to `{lead}{to}`", from.replace('(', "(..)"));
                found.push((start..end, name, *to));
            }
        }
    }
    found
}

/// `Err(..)` as the last thing of a block.
fn refusals_at_the_end(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices("Err(") {
        let alone = code.get(..at).is_some_and(|before| before.trim_end().ends_with(['{', '}', ';']));
        if alone && let Some(end) = result_end(code, at, "Err(") {
            found.push((at..end, "`Err(..)` to `Ok(())`".to_owned(), "Ok(())"));
        }
    }
    found
}

/// Where a result that begins at `start` ends, if it is the whole of an arm, a `return` or a block.
fn result_end(code: &str, start: usize, opening: &str) -> Option<usize> {
    let end = start + opening.len();
    let end = if opening.ends_with('(') { source::closing(code, end - 1)? } else { end };
    code.get(end..)?.trim_start().starts_with([',', ';', '}']).then_some(end)
}

/// Statements of one line that do something, left out.
fn deletions(code: &str) -> Vec<Change> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in code.split_inclusive('\n') {
        let statement = line.trim();
        let begins = code.get(..start).is_some_and(|before| before.trim_end().ends_with(['{', '}', ';']));
        let whole = statement.ends_with(';')
            && source::closing(&format!("({statement})"), 0) == Some(statement.len() + 2);
        let kept = KEPT.iter().any(|word| statement.starts_with(word)) || statement.contains("=> ");
        if begins && whole && !kept && EFFECTS.iter().any(|effect| statement.contains(effect)) {
            let from = start + line.len() - line.trim_start().len();
            found.push((from..from + statement.len(), "statement left out".to_owned(), ""));
        }
        start += line.len();
    }
    found
}

/// The number of the line a change begins on, and the lines it touches before and after, in one line each.
fn describe(text: &str, span: &Range<usize>, with: &str) -> Option<(usize, String, String)> {
    let head = text.get(..span.start)?;
    let tail = text.get(span.end..)?;
    let line_start = head.rfind('\n').map_or(0, |at| at + 1);
    let line_end = tail.find('\n').unwrap_or(tail.len());
    let (left, right) = (head.get(line_start..)?, tail.get(..line_end)?);
    let tidy = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let before = tidy(format!("{left}{}{right}", text.get(span.clone())?));
    let after = tidy(format!("{left}{with}{right}"));
    Some((
        1 + head.matches('\n').count(),
        before,
        if after.is_empty() { "(nothing)".to_owned() } else { after },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = r#"//! a == b
#[must_use = "x == y"]
fn judge(view: &View) -> Result<(), Refusal> {
    // if !view.over { true }
    if !view.over && view.votes < 3 {
        return Err(Refusal::Over("a == b"));
    }
    seats.insert(leader);
    let leader = seats.len();
    check(leader)?;
    board
        .push(leader);
    match side {
        Side::Good => Some(Card::new(
            leader,
        )),
        Side::Evil => None,
    }
    Err(Refusal::Late)
}
fn other() { seats.map_or(0, || 1 + 10) }
#[cfg(test)]
mod tests { fn t() { assert!(a == b); } }
"#;

    fn changes(text: &str) -> Vec<String> {
        mutants("a.rs", text).iter().map(|m| format!("{}: {} => {}", m.line, m.before, m.after)).collect()
    }

    #[test]
    fn a_sample_gives_these_mutants_and_no_others() {
        assert_eq!(
            changes(SAMPLE),
            [
                "5: if !view.over && view.votes < 3 { => if view.over && view.votes < 3 {",
                "5: if !view.over && view.votes < 3 { => if !view.over || view.votes < 3 {",
                "5: if !view.over && view.votes < 3 { => if !view.over && view.votes <= 3 {",
                "6: return Err(Refusal::Over(\"a == b\")); => return Ok(());",
                "8: seats.insert(leader); => (nothing)",
                "10: check(leader)?; => (nothing)",
                "14: Side::Good => Some(Card::new( => Side::Evil => Some(Card::new(",
                "14: Side::Good => Some(Card::new( leader, )), => Side::Good => None,",
                "17: Side::Evil => None, => Side::Good => None,",
                "17: Side::Evil => None, => Side::Evil => Some(Default::default()),",
                "19: Err(Refusal::Late) => Ok(())",
            ]
        );
    }

    #[test]
    fn applying_changes_the_place_and_nothing_else() {
        let mutants = mutants("a.rs", SAMPLE);
        let last = mutants.last().unwrap();
        assert_eq!(last.apply(SAMPLE), SAMPLE.replace("    Err(Refusal::Late)\n", "    Ok(())\n"));
        for mutant in &mutants {
            assert_ne!(mutant.apply(SAMPLE), SAMPLE);
        }
    }

    #[test]
    fn equal_lines_have_different_keys_and_moving_does_not_change_them() {
        let twice = "fn a() {\n    x == y\n}\nfn b() {\n    x == y\n}\n";
        let keys: Vec<String> = mutants("a.rs", twice).iter().map(Mutant::key).collect();
        assert_eq!(keys, ["a.rs | x == y | `==` to `!=` | 1", "a.rs | x == y | `==` to `!=` | 2"]);
        let moved: Vec<String> =
            mutants("a.rs", &format!("\n\n// z\n{twice}")).iter().map(Mutant::key).collect();
        assert_eq!(keys, moved);
    }

    #[test]
    fn words_inside_longer_ones_stay() {
        assert_eq!(changes("fn a() { construed + 10 + untrue.falsehood() }"), Vec::<String>::new());
        assert_eq!(changes("fn a() -> Vec<u8> { |x| x }"), Vec::<String>::new());
        assert_eq!(changes("for i in 0..=3 {}"), ["1: for i in 0..=3 {} => for i in 0..3 {}"]);
    }
}
