//! What changed in a JSON object, member by member.

use std::fmt;

use serde::Serialize;
use serde::ser::{Impossible, SerializeStruct, Serializer};

/// A JSON object as it was last written, in its members.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// The values, one after another.
    text: Vec<u8>,
    members: Vec<Member>,
}

/// Where the value of one member stands.
#[derive(Clone, Copy, Debug)]
struct Member {
    key: &'static str,
    from: usize,
    to: usize,
}

impl Written {
    /// Becomes what this is written as, which must be a struct. Gives what must be put into the object as it was, null
    /// for a member that is gone; nothing if nothing changed.
    ///
    /// A member whose key is one of `fixed` is written once and never looked at again.
    pub fn become_json(&mut self, value: &impl Serialize, fixed: &[&str]) -> Option<String> {
        let fixed = if self.members.is_empty() { &[] } else { fixed };
        let mut now = Written {
            text: Vec::with_capacity(self.text.len() + 64),
            members: Vec::with_capacity(self.members.len() + 4),
        };
        let mut patch = Patch::default();
        let members = Members { before: self, now: &mut now, fixed, patch: &mut patch, kept: 0 };
        value.serialize(members).ok()?;
        *self = now;
        patch.finish()
    }

    fn value(&self, member: &Member) -> &[u8] {
        self.text.get(member.from..member.to).unwrap_or(&[])
    }

    /// A member, which is looked for at this place first: members seldom come and go.
    fn get(&self, key: &str, place: usize) -> Option<&Member> {
        let here = self.members.get(place).filter(|member| member.key == key);
        here.or_else(|| self.members.iter().find(|member| member.key == key))
    }
}

/// A JSON object of what changed.
#[derive(Default)]
pub struct Patch(Vec<u8>);

impl Patch {
    /// Puts a member into it.
    pub fn put(&mut self, key: &str, value: &[u8]) {
        if self.0.is_empty() {
            self.0.reserve(256);
        }
        self.0.push(if self.0.is_empty() { b'{' } else { b',' });
        self.0.push(b'"');
        self.0.extend_from_slice(key.as_bytes());
        self.0.extend_from_slice(b"\":");
        self.0.extend_from_slice(value);
    }

    /// Puts a member into it if it is another than before.
    pub fn put_new<T: Serialize + PartialEq>(&mut self, key: &str, now: &T, before: Option<&T>) {
        if before != Some(now) {
            self.put(key, b"");
            // Writing to memory cannot fail.
            let _ = serde_json::to_writer(&mut self.0, now);
        }
    }

    /// The object; nothing if nothing changed.
    pub fn finish(mut self) -> Option<String> {
        if self.0.is_empty() {
            return None;
        }
        self.0.push(b'}');
        String::from_utf8(self.0).ok()
    }
}

/// Writes the members of a struct one by one and compares each with what it was.
struct Members<'a> {
    before: &'a Written,
    now: &'a mut Written,
    fixed: &'a [&'a str],
    patch: &'a mut Patch,
    /// How many members there were before and are still.
    kept: usize,
}

impl SerializeStruct for Members<'_> {
    type Ok = ();
    type Error = NoStruct;

    fn serialize_field<T: ?Sized + Serialize>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), NoStruct> {
        let (before, now) = (self.before, &mut *self.now);
        let old = before.get(key, now.members.len());
        self.kept += usize::from(old.is_some());
        let from = now.text.len();
        if let Some(old) = old.filter(|_| self.fixed.contains(&key)) {
            now.text.extend_from_slice(before.value(old));
        } else {
            serde_json::to_writer(&mut now.text, value).map_err(|_| NoStruct)?;
        }
        let member = Member { key, from, to: now.text.len() };
        now.members.push(member);
        let text = now.value(&member);
        if old.is_none_or(|old| before.value(old) != text) {
            self.patch.put(key, text);
        }
        Ok(())
    }

    fn end(self) -> Result<(), NoStruct> {
        if self.kept < self.before.members.len() {
            for (place, member) in self.before.members.iter().enumerate() {
                if self.now.get(member.key, place).is_none() {
                    self.patch.put(member.key, b"null");
                }
            }
        }
        Ok(())
    }
}

/// What is written member by member must have members.
#[derive(Debug)]
pub struct NoStruct;

impl fmt::Display for NoStruct {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not a struct of values that can be written as JSON")
    }
}

impl std::error::Error for NoStruct {}

impl serde::ser::Error for NoStruct {
    fn custom<T: fmt::Display>(_: T) -> NoStruct {
        NoStruct
    }
}

/// Everything but a struct is refused.
macro_rules! refuse {
    ($($name:ident($($kind:ty),*) -> $out:ty;)*) => {
        $(fn $name(self, $(_: $kind),*) -> Result<$out, NoStruct> {
            Err(NoStruct)
        })*
    };
}

impl<'a> Serializer for Members<'a> {
    type Ok = ();
    type Error = NoStruct;
    type SerializeSeq = Impossible<(), NoStruct>;
    type SerializeTuple = Impossible<(), NoStruct>;
    type SerializeTupleStruct = Impossible<(), NoStruct>;
    type SerializeTupleVariant = Impossible<(), NoStruct>;
    type SerializeMap = Impossible<(), NoStruct>;
    type SerializeStruct = Members<'a>;
    type SerializeStructVariant = Impossible<(), NoStruct>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Members<'a>, NoStruct> {
        Ok(self)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<(), NoStruct> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<(), NoStruct> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), NoStruct> {
        Err(NoStruct)
    }

    refuse! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_str(&str) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_unit_variant(&'static str, u32, &'static str) -> ();
        serialize_seq(Option<usize>) -> Impossible<(), NoStruct>;
        serialize_tuple(usize) -> Impossible<(), NoStruct>;
        serialize_tuple_struct(&'static str, usize) -> Impossible<(), NoStruct>;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> Impossible<(), NoStruct>;
        serialize_map(Option<usize>) -> Impossible<(), NoStruct>;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> Impossible<(), NoStruct>;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, Value, json};

    /// Every member may be missing.
    #[derive(Clone, Default, Serialize)]
    struct Thing {
        #[serde(skip_serializing_if = "Option::is_none")]
        a: Option<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        b: Option<Value>,
        #[serde(skip_serializing_if = "Option::is_none")]
        c: Option<Value>,
    }

    fn thing(a: Option<Value>, b: Option<Value>, c: Option<Value>) -> Thing {
        Thing { a, b, c }
    }

    fn apply(before: &Value, patch: Option<String>) -> Value {
        let mut fields = before.as_object().unwrap().clone();
        let patch: Map<String, Value> =
            patch.map_or_else(Map::new, |text| serde_json::from_str(&text).unwrap());
        for (key, value) in patch {
            match value {
                Value::Null => fields.remove(&key),
                value => fields.insert(key, value),
            };
        }
        Value::Object(fields)
    }

    #[test]
    fn a_patch_makes_one_object_of_the_other() {
        let odd = json!([1, {"c": "x,}\"]{\\ž"}]);
        let things = [
            thing(None, None, None),
            thing(Some(json!(1)), None, None),
            thing(Some(json!(1)), Some(odd.clone()), Some(json!({"e": {}}))),
            thing(None, Some(odd), Some(json!(""))),
            thing(Some(json!(true)), None, Some(json!(-1.5))),
            thing(None, None, Some(json!(-1.5))),
        ];
        for before in &things {
            for now in &things {
                let mut written = Written::default();
                let first = written.become_json(before, &[]);
                let (before, after) = (json!(before), json!(now));
                assert_eq!(apply(&json!({}), first), before);
                let patch = written.become_json(now, &[]);
                assert_eq!(patch.is_none(), before == after);
                assert_eq!(apply(&before, patch), after, "{before} {after}");
                assert_eq!(written.become_json(now, &[]), None);
            }
        }
    }

    #[test]
    fn only_what_changed_is_written() {
        let mut written = Written::default();
        let mut put =
            |a: Value, b: Option<Value>| written.become_json(&thing(Some(a), b, Some(json!(3))), &["c"]);
        assert_eq!(put(json!(1), Some(json!(2))).as_deref(), Some(r#"{"a":1,"b":2,"c":3}"#));
        assert_eq!(put(json!(4), None).as_deref(), Some(r#"{"a":4,"b":null}"#));
        assert_eq!(put(json!(4), None), None);
        let mut patch = Patch::default();
        patch.put_new("x", &1, Some(&1));
        patch.put_new("y", &"z", None);
        assert_eq!(patch.finish().as_deref(), Some(r#"{"y":"z"}"#));
        assert_eq!(Patch::default().finish(), None);
    }

    #[test]
    fn what_has_no_members_changes_nothing() {
        let mut written = Written::default();
        for value in [json!(null), json!([1]), json!({"a": 1}), json!("a"), json!(1)] {
            assert_eq!(written.become_json(&value, &[]), None);
        }
    }
}
