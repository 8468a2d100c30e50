//! Lists of codes that clients translate: complete, and each with the rules that say so.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)] // test code outside #[test] functions

use std::collections::BTreeSet;

use game::{Refuse, RuleId};
use shadows::Shadows;
use testkit::Subject;

type Codes = BTreeSet<(String, u16)>;

/// The codes and rules of all calls to `fault`, `warn` and `by` in a source, and how many calls name no code.
fn called(source: &str) -> (Codes, usize) {
    let (mut codes, mut unnamed) = (Codes::new(), 0);
    for line in source.lines().map(str::trim).filter(|line| !line.contains("fn ") && !line.starts_with("//"))
    {
        let call = ["fault(", "found.warn(", "found.by("].iter().find_map(|call| line.split_once(call));
        let Some((_, rest)) = call else { continue };
        let mut words = rest.split(", ").skip_while(|word| word.parse::<u16>().is_err());
        let (Some(rule), Some(code)) = (words.next(), words.next()) else { continue };
        match code.strip_prefix('"').and_then(|code| code.strip_suffix('"')) {
            Some(code) => drop(codes.insert((code.to_owned(), rule.parse().unwrap()))),
            None => unnamed += 1,
        }
    }
    (codes, unnamed)
}

fn listed(faults: &[(&str, RuleId)], game: &str) -> Codes {
    assert!(faults.iter().all(|(_, rule)| rule.game == game));
    faults.iter().map(|(code, rule)| ((*code).to_owned(), rule.number)).collect()
}

fn with(mut codes: Codes, more: &[(&str, u16)]) -> Codes {
    codes.extend(more.iter().map(|(code, rule)| ((*code).to_owned(), *rule)));
    codes
}

/// A call's code is a literal, but for one in a loop, whose codes are named here.
#[test]
fn every_fault_of_avalon_is_on_the_list() {
    let (codes, unnamed) = called(include_str!("../../avalon/src/setup.rs"));
    assert_eq!(unnamed, 1, "one in a loop");
    let codes = with(codes, &[("too_many_good", 5), ("too_many_evil", 5)]);
    assert_eq!(codes, listed(avalon::FAULTS, "AV"));
}

#[test]
fn every_fault_of_shadows_is_on_the_list() {
    let sources = [
        include_str!("../../shadows/src/setup.rs"),
        include_str!("../../shadows/src/deal.rs"),
        include_str!("../../shadows/src/pieces/deck.rs"),
    ];
    let (codes, unnamed) = called(&sources.concat());
    assert_eq!(unnamed, 1, "one in a loop");
    let codes = with(codes, &[("quest_cards", 5), ("characters", 5), ("morgans", 5)]);
    assert_eq!(codes, listed(shadows::FAULTS, "SC"));
}

#[test]
fn every_refusal_of_shadows_is_on_the_list() {
    let mut codes: Vec<&str> = shadows::Refusal::all().iter().map(Refuse::code).collect();
    codes.dedup();
    assert_eq!(codes, Shadows::REFUSALS);
}
