//! Reads a value strictly.
//!
//! serde's own reader accepts a list in place of an object, with the fields in order, and `{"approve":null}` in place
//! of `"approve"`. The protocol has one spelling for everything, so this reader accepts one only.

use std::fmt;

use serde::de::value::{StrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Value, map, value::Number};

use super::nearest;

/// What is wrong, in one sentence.
#[derive(Debug)]
pub struct Wrong(String);

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

impl Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Wrong {
        Wrong(message.to_string())
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Wrong {
        unknown("key", field, expected)
    }

    fn unknown_variant(variant: &str, expected: &'static [&'static str]) -> Wrong {
        unknown("word", variant, expected)
    }

    fn missing_field(field: &'static str) -> Wrong {
        Wrong(format!("the key `{field}` is missing"))
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        Wrong(format!("{expected} is needed here, not {}", Shown(found)))
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Wrong {
        Wrong(format!("{expected} is needed here, not {}", Shown(found)))
    }
}

fn unknown(what: &str, word: &str, known: &'static [&'static str]) -> Wrong {
    let short: String = word.chars().take(40).collect();
    let known_words = known.iter().copied();
    Wrong(match nearest(word, known_words.clone()) {
        Some(near) => format!("there is no {what} `{short}` here; did you mean `{near}`?"),
        None => {
            let list = known_words.map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ");
            format!("there is no {what} `{short}` here; known are {list}")
        }
    })
}

/// What was found, without repeating a text: it may be long, or a secret.
struct Shown<'a>(Unexpected<'a>);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unexpected::Bool(value) => write!(f, "{value}"),
            Unexpected::Unsigned(value) => write!(f, "{value}"),
            Unexpected::Signed(value) => write!(f, "{value}"),
            Unexpected::Float(value) => write!(f, "the fraction {value:?}"),
            Unexpected::Str(_) => f.write_str("this text"),
            Unexpected::Unit | Unexpected::Option => f.write_str("null"),
            Unexpected::Seq => f.write_str("a list"),
            Unexpected::Map => f.write_str("an object"),
            other => write!(f, "{other}"),
        }
    }
}

/// A value to be read.
#[derive(Clone, Copy)]
pub struct Strict<'a>(pub &'a Value);

impl Strict<'_> {
    fn found(&self) -> Unexpected<'_> {
        match self.0 {
            Value::Null => Unexpected::Unit,
            Value::Bool(value) => Unexpected::Bool(*value),
            Value::Number(number) => number_found(number),
            Value::String(text) => Unexpected::Str(text),
            Value::Array(_) => Unexpected::Seq,
            Value::Object(_) => Unexpected::Map,
        }
    }
}

fn number_found(number: &Number) -> Unexpected<'static> {
    if let Some(value) = number.as_u64() {
        Unexpected::Unsigned(value)
    } else if let Some(value) = number.as_i64() {
        Unexpected::Signed(value)
    } else {
        Unexpected::Float(number.as_f64().unwrap_or(f64::NAN))
    }
}

impl<'de> Deserializer<'de> for Strict<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match number_found(number) {
                Unexpected::Unsigned(value) => visitor.visit_u64(value),
                Unexpected::Signed(value) => visitor.visit_i64(value),
                _ => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(values) => visitor.visit_seq(Items(values.iter())),
            Value::Object(members) => visitor.visit_map(Members::new(members, None)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::Object(members) => visitor.visit_map(Members::new(members, Some(fields))),
            _ => Err(Wrong::invalid_type(self.found(), &"an object")),
        }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.0 {
            Value::String(word) => visitor.visit_enum(Choice { word, content: None }),
            Value::Object(members) => {
                let mut members_left = members.iter();
                match (members_left.next(), members_left.next()) {
                    (Some((word, content)), None) => {
                        visitor.visit_enum(Choice { word, content: Some(content) })
                    }
                    _ => Err(Wrong(format!(
                        "an object with one key is needed here, not {} keys",
                        members.len()
                    ))),
                }
            }
            _ => Err(Wrong::invalid_type(self.found(), &"a word or an object with one key")),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        seq tuple tuple_struct map identifier ignored_any
    }
}

impl<'de> IntoDeserializer<'de, Wrong> for Strict<'de> {
    type Deserializer = Strict<'de>;
    fn into_deserializer(self) -> Strict<'de> {
        self
    }
}

/// The items of a list.
struct Items<'a>(std::slice::Iter<'a, Value>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Wrong;
    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        self.0.next().map(|value| seed.deserialize(Strict(value))).transpose()
    }
}

/// The members of an object; for a type of ours, only the fields it has.
struct Members<'a> {
    left: map::Iter<'a>,
    value: Option<&'a Value>,
    fields: Option<&'static [&'static str]>,
}

impl<'a> Members<'a> {
    fn new(members: &'a map::Map<String, Value>, fields: Option<&'static [&'static str]>) -> Members<'a> {
        Members { left: members.iter(), value: None, fields }
    }
}

impl<'de> MapAccess<'de> for Members<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, value)) = self.left.next() else { return Ok(None) };
        self.value = Some(value);
        // Read first even if the key is unknown: the code that tracks the place has to see it.
        let read = seed.deserialize(StringDeserializer::<Wrong>::new(key.clone()))?;
        match self.fields {
            Some(fields) if !fields.contains(&key.as_str()) => Err(Wrong::unknown_field(key, fields)),
            Some(_) | None => Ok(Some(read)),
        }
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(Strict(self.value.take().unwrap_or(&Value::Null)))
    }
}

/// One of several: a bare word, or a word with its content.
struct Choice<'a> {
    word: &'a str,
    content: Option<&'a Value>,
}

impl<'de> EnumAccess<'de> for Choice<'de> {
    type Error = Wrong;
    type Variant = Content<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Content<'de>), Wrong> {
        let word = seed.deserialize(StrDeserializer::<Wrong>::new(self.word))?;
        Ok((word, Content { word: self.word, content: self.content }))
    }
}

struct Content<'a> {
    word: &'a str,
    content: Option<&'a Value>,
}

impl<'de> Content<'de> {
    fn content(&self) -> Result<Strict<'de>, Wrong> {
        self.content
            .map(Strict)
            .ok_or_else(|| Wrong(format!("`{}` needs a content: {{\"{0}\":…}}", self.word)))
    }
}

impl<'de> VariantAccess<'de> for Content<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.content {
            None => Ok(()),
            Some(_) => Err(Wrong(format!("\"{}\" stands alone, without a content", self.word))),
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self.content()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        self.content()?.deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.content()?.deserialize_struct("", fields, visitor)
    }
}
