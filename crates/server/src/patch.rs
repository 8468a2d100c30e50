//! What changed in a JSON object, member by member, without building it again.

use serde::Serialize;

/// A JSON object as it was written, and where its members are.
#[derive(Clone, Debug, Default)]
pub struct Written {
    text: String,
    members: Vec<Member>,
}

/// Where one member stands: its key without the quotes, its value.
#[derive(Clone, Copy, Debug)]
struct Member {
    key: (usize, usize),
    value: (usize, usize),
}

impl Written {
    /// Finds the members of an object that serde wrote: no white space, keys without escapes.
    pub fn new(text: String) -> Written {
        let mut members = Vec::new();
        find_members(text.as_bytes(), &mut members);
        Written { text, members }
    }

    /// Becomes what this is written as. Gives what must be put into the object as it was, null for a member that is
    /// gone; nothing if nothing changed.
    pub fn become_json(&mut self, value: &impl Serialize) -> Option<String> {
        let mut now = Vec::with_capacity(self.text.len() + 64);
        serde_json::to_writer(&mut now, value).ok()?;
        // Most parts stay as they are, and are then not looked at any closer.
        if now == self.text.as_bytes() {
            return None;
        }
        let now = Written::new(String::from_utf8(now).ok()?);
        let changes = now.since(self);
        *self = now;
        changes
    }

    /// The whole object.
    pub fn text(&self) -> &str {
        &self.text
    }

    fn part(&self, (from, to): (usize, usize)) -> &str {
        self.text.get(from..to).unwrap_or("")
    }

    /// The value of a member, which is looked for at this place first: members seldom come and go.
    fn get(&self, key: &str, place: usize) -> Option<&str> {
        let here = self.members.get(place).filter(|member| self.part(member.key) == key);
        let found = here.or_else(|| self.members.iter().find(|member| self.part(member.key) == key));
        found.map(|member| self.part(member.value))
    }

    /// What must be put into `before` to make it this, as a JSON object; null for a member that is gone. Nothing if
    /// nothing changed.
    pub fn since(&self, before: &Written) -> Option<String> {
        if self.text == before.text {
            return None;
        }
        let mut patch = String::with_capacity(256);
        let mut put = |key: &str, value: &str| {
            patch.push(if patch.is_empty() { '{' } else { ',' });
            patch.push('"');
            patch.push_str(key);
            patch.push_str("\":");
            patch.push_str(value);
        };
        for (place, member) in self.members.iter().enumerate() {
            let (key, value) = (self.part(member.key), self.part(member.value));
            if before.get(key, place) != Some(value) {
                put(key, value);
            }
        }
        for (place, member) in before.members.iter().enumerate() {
            let key = before.part(member.key);
            if self.get(key, place).is_none() {
                put(key, "null");
            }
        }
        if patch.is_empty() {
            return None;
        }
        patch.push('}');
        Some(patch)
    }
}

fn find_members(text: &[u8], found: &mut Vec<Member>) {
    found.reserve(24);
    let mut at = 1;
    while text.get(at) == Some(&b'"') {
        let key = (at + 1, skip_string(text, at) - 1);
        let from = key.1 + 2; // past the quote and the colon
        let to = skip_value(text, from);
        found.push(Member { key, value: (from, to) });
        at = to + 1;
    }
}

/// The place after the string that begins here.
fn skip_string(text: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    loop {
        match text.get(at) {
            Some(b'\\') => at += 2,
            Some(b'"') => return at + 1,
            Some(_) => at += 1,
            None => return text.len(),
        }
    }
}

/// The place after the value that begins here.
fn skip_value(text: &[u8], from: usize) -> usize {
    let (mut at, mut depth) = (from, 0usize);
    loop {
        match text.get(at) {
            Some(b'"') => at = skip_string(text, at),
            Some(b'{' | b'[') => (at, depth) = (at + 1, depth + 1),
            Some(b'}' | b']' | b',') if depth == 0 => return at,
            Some(b'}' | b']') => (at, depth) = (at + 1, depth - 1),
            Some(_) => at += 1,
            None => return text.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, Value, json};

    fn written(value: &Value) -> Written {
        Written::new(value.to_string())
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
        let objects = [
            json!({}),
            json!({"a": 1}),
            json!({"a": 1, "b": [1, {"c": "x,}\"]{\\"}], "d": {"e": {}}}),
            json!({"b": [1, {"c": "x,}\"]{\\\\"}], "d": "", "long": "ž,ї\"", "n": -1.5}),
            json!({"a": true, "d": {"e": {"f": []}}}),
        ];
        for before in &objects {
            for now in &objects {
                let patch = written(now).since(&written(before));
                assert_eq!(patch.is_none(), before == now);
                assert_eq!(apply(before, patch), *now, "{before} {now}");
            }
        }
    }

    #[test]
    fn only_what_changed_is_written() {
        let before = written(&json!({"a": 1, "b": {"c": 2}, "d": 3}));
        let now = written(&json!({"a": 1, "b": {"c": 4}}));
        assert_eq!(now.since(&before).as_deref(), Some(r#"{"b":{"c":4},"d":null}"#));
        assert_eq!(now.since(&now), None);
    }

    #[test]
    fn nonsense_ends() {
        for text in ["", "{", "{\"", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":[", "{\"a\":\"\\", "[1]", "null"] {
            let _ = Written::new(text.to_string()).since(&Written::default());
        }
    }
}
