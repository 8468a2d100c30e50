//! The members of a JSON object that have changed.

use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::BTreeMap;

/// A JSON object of changed members. A member that is gone is null.
#[derive(Default)]
pub struct Patch(String);

impl Patch {
    /// Adds a member.
    pub fn put(&mut self, key: &str, json: &str) {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        self.0.push('"');
        self.0.push_str(key);
        self.0.push_str("\":");
        self.0.push_str(json);
    }

    /// Adds a member if its value has changed.
    pub fn put_if_new<T: Serialize + PartialEq>(&mut self, key: &str, now: &T, before: Option<&T>) {
        if before != Some(now)
            && let Ok(json) = serde_json::to_string(now)
        {
            self.put(key, &json);
        }
    }

    /// Adds the members of an object that have changed, as an object; any other value as a whole.
    pub fn put_changes<T: Serialize>(&mut self, key: &str, now: &T, before: &T) {
        match serde_json::to_string(now) {
            Ok(json) if !json.starts_with('{') => self.put(key, &json),
            _ => {
                if let Some(changes) = Members::of(now).since(&Members::of(before)) {
                    self.put(key, &changes);
                }
            }
        }
    }

    /// The object, or `None` if nothing has changed.
    pub fn finish(mut self) -> Option<String> {
        if self.0.is_empty() {
            return None;
        }
        self.0.push('}');
        Some(self.0)
    }
}

/// The members of a JSON object as text. A member that is null counts as missing.
#[derive(Default)]
pub struct Members(BTreeMap<String, Box<RawValue>>);

impl Members {
    /// The members of a value that serialises as an object.
    pub fn of(value: &impl Serialize) -> Members {
        let text = serde_json::to_string(value).unwrap_or_default();
        let mut members: BTreeMap<String, Box<RawValue>> = serde_json::from_str(&text).unwrap_or_default();
        members.retain(|_, json| json.get() != "null");
        Members(members)
    }

    /// What must be put into `before` to get these members.
    pub fn since(&self, before: &Members) -> Option<String> {
        let mut patch = Patch::default();
        for (key, json) in &self.0 {
            let same = before.0.get(key).is_some_and(|old| old.get() == json.get());
            if !same {
                patch.put(key, json.get());
            }
        }
        for key in before.0.keys().filter(|key| !self.0.contains_key(*key)) {
            patch.put(key, "null");
        }
        patch.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn apply(before: &Value, patch: Option<&str>) -> Value {
        let mut fields = before.as_object().unwrap().clone();
        let patch: Value = patch.map_or_else(|| json!({}), |text| serde_json::from_str(text).unwrap());
        for (key, value) in patch.as_object().unwrap() {
            match value {
                Value::Null => fields.remove(key),
                value => fields.insert(key.clone(), value.clone()),
            };
        }
        Value::Object(fields)
    }

    #[test]
    fn a_patch_turns_one_object_into_the_other() {
        let odd = json!([1, {"c": "x,}\"]{\\ž", "d": null}]);
        let objects = [
            json!({}),
            json!({"a": 1}),
            json!({"a": 1, "b": odd, "c": {"e": {}, "f": null}}),
            json!({"b": odd, "c": ":null"}),
            json!({"a": true, "c": -1.5}),
            json!({"c": -1.5}),
        ];
        for before in &objects {
            for now in &objects {
                let patch = Members::of(now).since(&Members::of(before));
                assert_eq!(patch.is_none(), before == now);
                assert_eq!(apply(before, patch.as_deref()), *now, "{before} {now}");
            }
        }
    }

    #[test]
    fn only_changes_are_written() {
        let first = Members::of(&json!({"a": 1, "b": 2, "c": null}));
        assert_eq!(first.since(&Members::default()).as_deref(), Some(r#"{"a":1,"b":2}"#));
        let then = Members::of(&json!({"a": 4, "b": null}));
        assert_eq!(then.since(&first).as_deref(), Some(r#"{"a":4,"b":null}"#));
        assert_eq!(then.since(&then), None);
    }
}
