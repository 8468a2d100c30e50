//! Usual questions in plain words, in every language of the project. Words that are not in the list mean nothing: a bot is silent
//! rather than silly.

/// The list: lines `game meaning: words; words`.
const PHRASES: &str = include_str!("phrases.txt");

/// The longest line that is read, in characters. A longer one is more than a question.
const LONGEST: usize = 80;

/// A usual question to a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the words say it
pub enum PlainQuestion {
    WhomDoYouSuspect,
    WhomDoYouTrust,
    AreYouMerlin,
    AreYouEvil,
    WhoAreYou,
    WhyThatVote,
    WhyThatTeam,
    WhatDoYouRemember,
    AreYouTheTraitor,
    WhatNow,
}

impl PlainQuestion {
    /// The question that the list calls so.
    fn named(name: &str) -> Option<PlainQuestion> {
        Some(match name {
            "suspect" => PlainQuestion::WhomDoYouSuspect,
            "trust" => PlainQuestion::WhomDoYouTrust,
            "merlin" => PlainQuestion::AreYouMerlin,
            "evil" => PlainQuestion::AreYouEvil,
            "side" => PlainQuestion::WhoAreYou,
            "vote" => PlainQuestion::WhyThatVote,
            "team" => PlainQuestion::WhyThatTeam,
            "memory" => PlainQuestion::WhatDoYouRemember,
            "traitor" => PlainQuestion::AreYouTheTraitor,
            "plan" => PlainQuestion::WhatNow,
            _ => return None,
        })
    }
}

/// Whether these words name somebody of this name.
pub fn mentions(text: &str, name: &str) -> bool {
    let name = plain(name);
    name.len() > 2 && plain(text).contains(&name)
}

/// What these words ask a bot of this game; `None` if they are no usual question.
pub fn understand(game: &str, text: &str) -> Option<PlainQuestion> {
    if text.chars().count() > LONGEST {
        return None;
    }
    let said = plain(text);
    let lines = PHRASES.lines().filter(|line| !line.starts_with('#'));
    let listed = lines.filter_map(|line| {
        let (head, phrases) = line.split_once(':')?;
        let (of, meaning) = head.split_once(' ')?;
        (of == game).then_some((meaning, phrases))
    });
    for (meaning, phrases) in listed {
        if phrases.split(';').any(|phrase| said.contains(&plain(phrase))) {
            return PlainQuestion::named(meaning);
        }
    }
    None
}

/// Small letters without accents, and one space around every word.
fn plain(text: &str) -> String {
    let mut plain = String::from(" ");
    for letter in text.chars().flat_map(char::to_lowercase) {
        let letter = without_accent(letter);
        if letter.is_alphanumeric() {
            plain.push(letter);
        } else if !matches!(letter, '\'' | '’' | '\u{300}'..='\u{36f}') && !plain.ends_with(' ') {
            plain.push(' ');
        }
    }
    if !plain.ends_with(' ') {
        plain.push(' ');
    }
    plain
}

/// The letter under an accent, for the letters of our languages.
fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'ą' => 'a',
        'ć' | 'č' => 'c',
        'ď' => 'd',
        'é' | 'ę' | 'ě' => 'e',
        'í' => 'i',
        'ł' => 'l',
        'ń' | 'ň' | 'ñ' => 'n',
        'ó' => 'o',
        'ř' => 'r',
        'ś' | 'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::PlainQuestion as Q;
    use super::*;

    #[test]
    fn usual_questions_are_understood_in_every_language() {
        for (text, wanted) in [
            ("Who do you suspect?", Q::WhomDoYouSuspect),
            ("bors, WHO DO YOU SUSPECT", Q::WhomDoYouSuspect),
            ("Kogo podejrzewasz?", Q::WhomDoYouSuspect),
            ("koho podezíráš", Q::WhomDoYouSuspect),
            ("¿De quién sospechas?", Q::WhomDoYouSuspect),
            ("Кого ти підозрюєш?", Q::WhomDoYouSuspect),
            ("Why did you reject?", Q::WhyThatVote),
            ("dlaczego odrzuciłeś?", Q::WhyThatVote),
            ("proč jsi zamítl?", Q::WhyThatVote),
            ("¿Por qué rechazaste?", Q::WhyThatVote),
            ("Чому ти відхилив?", Q::WhyThatVote),
            ("Are you Merlin?", Q::AreYouMerlin),
            ("jesteś Merlinem?", Q::AreYouMerlin),
            ("Jsi Merlin?", Q::AreYouMerlin),
            ("¿Eres Merlín?", Q::AreYouMerlin),
            ("Ти Мерлін?", Q::AreYouMerlin),
        ] {
            assert_eq!(understand("avalon", text), Some(wanted), "{text}");
        }
    }

    #[test]
    fn other_words_mean_nothing() {
        let long = "who do you suspect ".repeat(10);
        for text in ["", "hello", "I suspect nobody", "what a game", "suspect", "🗡", &long] {
            assert_eq!(understand("avalon", text), None, "{text}");
        }
        assert_eq!(understand("chess", "who do you suspect?"), None);
    }

    #[test]
    fn a_name_is_found_as_a_word() {
        assert!(mentions("Bors, who are you?", "Bors"));
        assert!(mentions("a ty, łukasz?", "Lukasz"));
        assert!(!mentions("labors", "Bors") && !mentions("hello", "") && !mentions("a", "!"));
    }

    #[test]
    fn every_line_is_well_formed() {
        for line in PHRASES.lines().filter(|line| !line.starts_with('#')) {
            let (head, phrases) = line.split_once(": ").unwrap_or_else(|| panic!("{line}"));
            let (_, meaning) = head.split_once(' ').unwrap_or_else(|| panic!("{line}"));
            assert!(PlainQuestion::named(meaning).is_some(), "{line}");
            assert!(phrases.split("; ").all(|phrase| plain(phrase).len() > 4), "{line}");
        }
    }
}
