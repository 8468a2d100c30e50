//! Finds the word that was probably meant.

/// The known word nearest to this one, if at most a third of its letters differ.
///
/// ```
/// assert_eq!(wire::json::nearest("lday", ["lady", "plot"]), Some("lady"));
/// assert_eq!(wire::json::nearest("grail", ["lady", "plot"]), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let scored = known.into_iter().map(|each| (distance(word, each), each));
    let (differing, best) = scored.min_by_key(|(differing, _)| *differing)?;
    (differing <= word.chars().count().max(best.chars().count()).div_ceil(3)).then_some(best)
}

/// In how many letters two words differ (Levenshtein), upper and lower case alike.
fn distance(one: &str, other: &str) -> usize {
    let letters = |word: &str| word.to_lowercase().chars().filter(|c| *c != '_').collect::<Vec<_>>();
    let (one, other) = (letters(one), letters(other));
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut next = vec![i + 1];
        for (b, pair) in other.iter().zip(row.windows(2)) {
            let &[diagonal, above] = pair else { continue };
            let left = next.last().copied().unwrap_or(0);
            next.push((diagonal + usize::from(a != b)).min(above + 1).min(left + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_near_or_none() {
        let known = ["lady", "ladyMandatory", "plot", "lancelotVariant"];
        assert_eq!(nearest("lday", known), Some("lady"));
        assert_eq!(nearest("lady_mandatory", known), Some("ladyMandatory"));
        assert_eq!(nearest("lancelotvariant", known), Some("lancelotVariant"));
        assert_eq!(nearest("grail", known), None);
        assert_eq!(nearest("x", []), None);
    }
}
