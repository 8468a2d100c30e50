//! What changed in a JSON object, member by member.

use serde::Serialize;

/// A JSON object of what changed.
#[derive(Default)]
pub struct Patch(Vec<u8>);

impl Patch {
    /// Puts a member into it if it is another than before: null for one that is gone.
    pub fn put_new<T: Serialize + PartialEq>(&mut self, key: &str, now: &T, before: Option<&T>) {
        if before == Some(now) {
            return;
        }
        let from = self.0.len();
        if from == 0 {
            self.0.reserve(256);
        }
        self.0.push(if from == 0 { b'{' } else { b',' });
        self.0.push(b'"');
        self.0.extend_from_slice(key.as_bytes());
        self.0.extend_from_slice(b"\":");
        // Writing to memory cannot fail.
        let _ = serde_json::to_writer(&mut self.0, now);
        // What was not there before is not gone.
        if before.is_none() && self.0.ends_with(b":null") {
            self.0.truncate(from);
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

/// What must be put into a struct's object as it was before; nothing if nothing changed. All members are named, so
/// that none is forgotten.
macro_rules! changes {
    ($now:expr, $before:expr, $kind:ident { $($member:ident),* $(,)? }) => {{
        let ($kind { $($member),* }, before) = ($now, $before);
        let mut patch = $crate::patch::Patch::default();
        $(patch.put_new(stringify!($member), $member, before.map(|before| &before.$member));)*
        patch.finish()
    }};
}
pub(crate) use changes;

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

    fn since(now: &Thing, before: Option<&Thing>) -> Option<String> {
        changes!(now, before, Thing { a, b, c })
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
        let odd = json!([1, {"c": "x,}\"]{\\ž", "d": null}]);
        let things = [
            thing(None, None, None),
            thing(Some(json!(1)), None, None),
            thing(Some(json!(1)), Some(odd.clone()), Some(json!({"e": {}, "f": null}))),
            thing(None, Some(odd), Some(json!(":null"))),
            thing(Some(json!(true)), None, Some(json!(-1.5))),
            thing(None, None, Some(json!(-1.5))),
        ];
        for before in &things {
            assert_eq!(apply(&json!({}), since(before, None)), json!(before));
            for now in &things {
                let patch = since(now, Some(before));
                let (before, after) = (json!(before), json!(now));
                assert_eq!(patch.is_none(), before == after);
                assert_eq!(apply(&before, patch), after, "{before} {after}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_written() {
        let first = thing(Some(json!(1)), Some(json!(2)), None);
        assert_eq!(since(&first, None).as_deref(), Some(r#"{"a":1,"b":2}"#));
        let then = thing(Some(json!(4)), None, None);
        assert_eq!(since(&then, Some(&first)).as_deref(), Some(r#"{"a":4,"b":null}"#));
        assert_eq!(since(&then, Some(&then)), None);
    }
}
