//! How long frames are. TLS hides what a frame says, but not how long it is, so the length must follow from public facts.
//!
//! A secret part counts as if each of its words were as long as any other, and each list as long as it can become.
//! A shorter frame has spaces at the end, which JSON allows.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::value::RawValue;
use session::{Broadcast, SeatUpdate};

use games::Playable;

/// The bytes of a list of words or numbers, and of a list of objects, are multiples of these. At the deal the longest
/// list of any seat counts; later only one seat's list may grow, so that its whole length must not show.
const SHORT_LIST: usize = 32;
const LONG_LIST: usize = 512;
const DEALT_LIST: usize = 256;

/// The length of a welcome is a multiple of this.
const WELCOME: usize = 1024;

/// The bytes that JSON takes around the parts: `,"own":{}`, `"you":{},`, `"form":,`, `"choices":`.
const OWN: usize = 9;
const YOU: usize = 9;
const FORM: usize = 8;
const CHOICES: usize = 10;

/// What a seat is sent of its own part.
#[derive(Default, Deserialize)]
struct Own<'a> {
    #[serde(borrow)]
    you: Option<&'a RawValue>,
    #[serde(borrow)]
    form: Option<&'a RawValue>,
    #[serde(borrow)]
    choices: Option<&'a RawValue>,
}

/// How many bytes every frame of this round has beyond the public one.
///
/// Who moved and who is asked is public, so a round in which one seat learns something is as long as its longest seat.
/// If several seats do, as at the deal, it may be a secret which of them learns what: then the longest parts are added
/// up, of any seat.
pub fn beyond_public<G: Playable>(round: &Broadcast, deal: bool) -> usize {
    let scale = Scale { list: if deal { DEALT_LIST } else { LONG_LIST }, ..Scale::of::<G>() };
    let told = round.seats.iter().filter(|(_, update)| update.notices.is_some()).count();
    if !deal && told <= 1 {
        let seats = round.seats.iter().map(|(_, update)| Widest::of(round, [update], scale).sum(scale));
        return seats.max().unwrap_or(0);
    }
    Widest::of(round, round.seats.iter().map(|(_, update)| update), scale).sum(scale)
}

/// The longest of each part among some seats.
#[derive(Default)]
struct Widest<'a> {
    /// What each notice has beyond the public one.
    notices: Vec<usize>,
    members: BTreeMap<&'a str, usize>,
    asked: usize,
}

impl<'a> Widest<'a> {
    fn of(round: &Broadcast, seats: impl IntoIterator<Item = &'a SeatUpdate>, scale: Scale) -> Widest<'a> {
        let mut widest = Widest::default();
        let mut public = None;
        for update in seats {
            if let Some(own) = &update.notices {
                let public = public.get_or_insert_with(|| Widths::of(&round.notices, scale).elements());
                for (at, width) in Widths::of(own, scale).elements().into_iter().enumerate() {
                    let beyond = width.saturating_sub(public.get(at).copied().unwrap_or(0));
                    match widest.notices.get_mut(at) {
                        Some(most) => *most = beyond.max(*most),
                        None => widest.notices.push(beyond),
                    }
                }
            }
            let own = update.own.as_deref().and_then(|own| serde_json::from_str(own).ok());
            widest.own(&own.unwrap_or_default(), scale);
        }
        widest
    }

    /// Takes in what one seat sees itself and what it is asked. The form is made from the board alone.
    fn own(&mut self, own: &Own<'a>, scale: Scale) {
        let width = |json: &RawValue| Widths::of(json.get(), scale).value().0;
        // How many cards a seat may announce depends on its loyalty.
        let choices = Scale { words: LONG_LIST, ..scale };
        let you = own.you.and_then(|you| serde_json::from_str::<BTreeMap<&str, &RawValue>>(you.get()).ok());
        for (key, json) in you.unwrap_or_default() {
            let most = self.members.entry(key).or_default();
            *most = width(json).max(*most);
        }
        let form = own.form.map_or(0, |form| form.get().len() + FORM);
        self.asked = self
            .asked
            .max(form + own.choices.map_or(0, |json| Widths::of(json.get(), choices).value().0 + CHOICES));
    }

    fn sum(&self, scale: Scale) -> usize {
        let notices: usize = self.notices.iter().sum();
        // `"key":value,`
        let you: usize = self.members.iter().map(|(key, width)| key.len() + 4 + width).sum();
        let you = if you == 0 { 0 } else { you + YOU };
        match notices + you {
            0 if self.asked == 0 => 0,
            0 => self.asked + OWN,
            _ => {
                // Whether a seat's view changes together with its notice may be a secret too.
                let least = usize::from(scale.step > 1);
                let step = |bytes: usize| bytes.max(least).next_multiple_of(scale.step);
                step(notices) + step(you) + self.asked + OWN
            }
        }
    }
}

/// The length of a welcome: of its public part, of the longest members of own parts, and of the longest notices.
pub fn welcome<G: Playable>(public: usize, own: &[Box<RawValue>], notices: &[Vec<Box<RawValue>>]) -> usize {
    let scale = Scale::of::<G>();
    let width = |json: &RawValue| Widths::of(json.get(), scale).value().0;
    let mut widest = Widest::default();
    for own in own {
        widest.own(&serde_json::from_str(own.get()).unwrap_or_default(), scale);
    }
    let own = widest.sum(scale);
    let count = notices.iter().map(Vec::len).max().unwrap_or(0);
    let longest = |at: usize| notices.iter().filter_map(|seat| seat.get(at)).map(|json| width(json)).max();
    let notices: usize = (0..count).filter_map(longest).map(|width| width + 1).sum();
    (public + own + notices).next_multiple_of(WELCOME)
}

/// The text with spaces up to this length.
pub fn padded(mut text: String, length: usize) -> String {
    let missing = length.saturating_sub(text.len());
    text.extend(std::iter::repeat_n(' ', missing));
    text
}

/// By what secret words and lists of objects are counted.
#[derive(Clone, Copy)]
struct Scale {
    word: usize,
    /// The bytes of a list of words are a multiple of this, and of a list of objects of the next.
    words: usize,
    list: usize,
    /// What a seat alone is sent is a multiple of this.
    step: usize,
}

impl Scale {
    fn of<G: Playable>() -> Scale {
        Scale { word: G::SECRET_WORD, words: SHORT_LIST, list: LONG_LIST, step: G::SECRET_STEP }
    }
}

/// What a list holds. The last of these that occurs decides how its length is counted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Number,
    Word,
    Object,
}

/// Reads JSON that the server itself has written, and adds up how long it may be.
struct Widths<'a> {
    rest: std::iter::Peekable<std::str::Bytes<'a>>,
    scale: Scale,
}

impl<'a> Widths<'a> {
    fn of(json: &'a str, scale: Scale) -> Widths<'a> {
        Widths { rest: json.bytes().peekable(), scale }
    }

    /// The bytes of each element of a list, with its comma.
    fn elements(&mut self) -> Vec<usize> {
        let mut each = Vec::new();
        self.rest.next();
        while self.rest.peek().is_some_and(|byte| *byte != b']') {
            each.push(self.value().0 + 1);
            self.rest.next_if_eq(&b',');
        }
        each
    }

    /// The bytes of one value, and its kind.
    fn value(&mut self) -> (usize, Kind) {
        match self.rest.next() {
            Some(b'"') => {
                let word = self.scale.word;
                (self.string().next_multiple_of(word).max(word) + 2, Kind::Word)
            }
            Some(b'{') => (self.object(), Kind::Object),
            Some(b'[') => {
                let (bytes, kind) = self.list();
                let step = match kind {
                    Kind::Number => SHORT_LIST,
                    Kind::Word => self.scale.words,
                    Kind::Object => self.scale.list,
                };
                ((bytes + 2).next_multiple_of(step), Kind::Number)
            }
            Some(first) => {
                let mut bytes = 1;
                while self.rest.next_if(|byte| !matches!(byte, b',' | b'}' | b']')).is_some() {
                    bytes += 1;
                }
                // `true` is as long as `false`, and a number has two digits.
                (if first.is_ascii_digit() { bytes.max(2) } else { bytes.max(5) }, Kind::Number)
            }
            None => (0, Kind::Number),
        }
    }

    /// The letters of a string whose first quotation mark is read.
    fn string(&mut self) -> usize {
        let mut bytes = 0;
        while let Some(byte) = self.rest.next() {
            match byte {
                b'"' => break,
                b'\\' => {
                    self.rest.next();
                    bytes += 2;
                }
                _ => bytes += 1,
            }
        }
        bytes
    }

    /// The bytes of an object whose first brace is read. Its keys count as they are.
    fn object(&mut self) -> usize {
        let mut bytes = 2;
        while let Some(byte) = self.rest.next() {
            match byte {
                b'}' => break,
                b'"' => bytes += self.string() + 2,
                b':' => bytes += 1 + self.value().0,
                _ => bytes += 1,
            }
        }
        bytes
    }

    /// The bytes of the elements of a list whose first bracket is read, and their kind.
    fn list(&mut self) -> (usize, Kind) {
        let (mut bytes, mut kind) = (0, Kind::Number);
        loop {
            match self.rest.peek() {
                None => return (bytes, kind),
                Some(b']') => {
                    self.rest.next();
                    return (bytes, kind);
                }
                Some(b',') => {
                    self.rest.next();
                    bytes += 1;
                }
                Some(_) => {
                    let (more, each) = self.value();
                    bytes += more;
                    kind = kind.max(each);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCALE: Scale = Scale { word: 8, words: SHORT_LIST, list: LONG_LIST, step: 1 };

    fn width(json: &str) -> usize {
        Widths::of(json, SCALE).value().0
    }

    #[test]
    fn what_differs_only_by_a_secret_word_is_equally_wide() {
        for (one, other) in [
            (r#"{"vote":"approve"}"#, r#"{"vote":"reject"}"#),
            (r#"{"card":"success","round":1}"#, r#"{"card":"fail","round":12}"#),
            (r#"{"play":{"success":true,"fail":false}}"#, r#"{"play":{"success":true,"fail":true}}"#),
            (r#"{"to":[]}"#, r#"{"to":[1,2,3,4,5,6,7]}"#),
            (r#"{"knows":[{"seat":1,"as":"evil"}]}"#, r#"{"knows":[{"seat":1,"as":"good"},{"seat":2}]}"#),
        ] {
            assert_eq!(width(one), width(other), "{one} {other}");
        }
    }

    #[test]
    fn choices_of_one_announcement_are_as_wide_as_of_all() {
        let asked = |cards: &str| {
            let json = format!(r#"{{"choices":{{"announce":{{"cards":[{cards}]}}}}}}"#);
            let own: Own<'_> = serde_json::from_str(&json).unwrap();
            let mut widest = Widest::default();
            widest.own(&own, Scale::of::<shadows::Shadows>());
            widest.asked
        };
        assert_eq!(asked(r#""picts:2""#), asked(&[r#""excalibur:?""#; 25].join(",")));
    }

    #[test]
    fn nothing_is_wider_than_it_counts() {
        let odd = r#"{"a":"x\"},","b":[1,[2,{"c":null}],"\\"],"d":-12.5,"long":"evil_lancelot","e":{}}"#;
        for json in ["{}", "[]", "null", "7", "\"nothing\"", odd] {
            assert!(width(json) >= json.len(), "{json}");
        }
        assert_eq!(Widths::of("[{\"a\":\"bc\"},{\"a\":\"b\"}]", SCALE).elements(), [17, 17]);
        assert_eq!(padded("{}".to_string(), 5), "{}   ");
    }
}
