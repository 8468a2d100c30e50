//! TypeScript for the web client: the types of the messages and the constants of the rules, one [`Module`] per file.
//!
//! A type names its file with `#[ts(export_to = "…")]`. A module collects the types of one file and imports the others,
//! so that the client compiles against exactly what Rust sends. Constants ([`Module::with_words`],
//! [`Module::with_constant`], [`Module::with_options`]) carry the vocabularies of the rules, so that the client needs no
//! copy of them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::Serialize;
use serde_json::{Map, Value, json};
use ts_rs::{Config, TS, TypeVisitor};

use crate::{Fault, List, Notice, Refuse, RuleId, Seat, SeatSet};

/// The file that holds what all games share.
pub const GAME: &str = "game.ts";

/// One file of TypeScript.
pub struct Module {
    file: &'static str,
    config: Config,
    types: BTreeMap<String, String>,
    imports: BTreeMap<String, BTreeSet<String>>,
    extras: Vec<String>,
    clashes: Vec<String>,
}

impl Module {
    /// An empty file.
    pub fn new(file: &'static str) -> Module {
        let config = Config::new().with_large_int("number");
        let (types, imports) = (BTreeMap::new(), BTreeMap::new());
        Module { file, config, types, imports, extras: Vec::new(), clashes: Vec::new() }
    }

    /// Adds this type and all types it uses.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Module {
        self.visit::<T>();
        self
    }

    /// Adds a declaration that is written by hand.
    #[must_use]
    pub fn with_text(mut self, text: impl Into<String>) -> Module {
        self.extras.push(text.into());
        self
    }

    /// Adds the type of the notices, from this file's `Public` and `Private`.
    #[must_use]
    pub fn with_notices(mut self) -> Module {
        let names = self.imports.entry(GAME.to_string()).or_default();
        names.insert("Notice as NoticeOf".to_string());
        self.with_text(
            "/**\n * What one viewer learns from one event.\n */\nexport type Notice = NoticeOf<Public, Private>;",
        )
    }

    /// Adds the code of every refusal, with the rules that it enforces.
    #[must_use]
    pub fn with_refusals<R: Refuse>(self, refusals: &[R]) -> Module {
        let codes = refusals.iter().map(|refusal| (refusal.code(), refusal.rule()));
        self.with_codes(
            "REFUSALS",
            "Refusal",
            "The code of every refusal, with the rules that it enforces.",
            codes,
        )
    }

    /// Adds the code of every fault or warning of a setup, with its rules.
    #[must_use]
    pub fn with_faults(self, faults: &[(&'static str, RuleId)]) -> Module {
        let about = "The code of every fault or warning of a setup, with its rules.";
        self.with_codes("FAULTS", "FaultCode", about, faults.iter().copied())
    }

    /// Adds a constant whose type TypeScript infers from its value.
    #[must_use]
    pub fn with_constant(self, name: &str, about: &str, value: &impl Serialize) -> Module {
        self.with_value(name, about, "as const", value)
    }

    /// Adds a constant with every word of the enum `T`, in the order of the enum.
    #[must_use]
    pub fn with_words<T: TS + 'static>(self, name: &str, about: &str) -> Module {
        let kind = format!("as const satisfies readonly {}[]", T::ident(&self.config));
        self.with_value(name, about, &kind, &words::<T>())
    }

    /// Adds a constant with these values of the type `T`.
    #[must_use]
    pub fn with_list<T: TS + Serialize + 'static>(self, name: &str, about: &str, values: &[T]) -> Module {
        let kind = format!("as const satisfies readonly {}[]", T::ident(&self.config));
        self.with_value(name, about, &kind, &values)
    }

    /// Adds the constant `OPTIONS`: what a form offers for the options of type `T`.
    ///
    /// `written` is the options of a setup as the rules write them after a check; it gives each option its usual value.
    /// `elsewhere` names the options that the form shows in a way of their own.
    ///
    /// # Panics
    ///
    /// If an option of `T` is neither in `choices` nor in `elsewhere`, or the other way round.
    #[must_use]
    pub fn with_options<T: TS>(
        self,
        choices: Vec<Choice>,
        elsewhere: &[&str],
        written: impl Fn(&Value) -> Value,
    ) -> Module {
        let text = T::inline(&self.config);
        let known: BTreeSet<&str> = text.split("?:").filter_map(last_word).collect();
        let named: BTreeSet<&str> =
            choices.iter().map(|choice| choice.key).chain(elsewhere.iter().copied()).collect();
        assert_eq!(named, known, "the options of the rules and those of the form");
        let choices: Vec<Value> =
            choices.into_iter().map(|choice| choice.usual_first(&written).json()).collect();
        self.with_constant(
            "OPTIONS",
            "What may be chosen for each option; its usual value is the first.",
            &choices,
        )
    }

    fn with_value(self, name: &str, about: &str, kind: &str, value: &impl Serialize) -> Module {
        let json = serde_json::to_string_pretty(value).unwrap_or_default();
        self.with_text(format!("/**\n * {about}\n */\nexport const {name} = {json} {kind};"))
    }

    fn with_codes(
        self,
        list: &str,
        name: &str,
        about: &str,
        codes: impl Iterator<Item = (&'static str, RuleId)>,
    ) -> Module {
        let mut rules: BTreeMap<&str, BTreeSet<RuleId>> = BTreeMap::new();
        for (code, rule) in codes {
            rules.entry(code).or_default().insert(rule);
        }
        let mut text = format!("/**\n * {about}\n */\nexport const {list} = {{\n");
        for (code, rules) in rules {
            let rules: Vec<String> = rules.iter().map(|rule| format!("\"{rule}\"")).collect();
            text.push_str(&format!("  {code}: [{}],\n", rules.join(", ")));
        }
        text.push_str(&format!("}} as const;\n\nexport type {name} = keyof typeof {list};"));
        self.with_text(text)
    }

    /// The text of the file.
    ///
    /// # Errors
    ///
    /// If two different types of the file have the same name.
    pub fn text(&self) -> Result<String, String> {
        if !self.clashes.is_empty() {
            return Err(format!("{}: two types are called {}", self.file, self.clashes.join(", ")));
        }
        let mut text = String::from("// Written by `cargo xtask types` from the Rust types. Do not edit.\n");
        for (file, names) in &self.imports {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let from = file.trim_end_matches(".ts");
            text.push_str(&format!("import type {{ {} }} from \"./{from}\";\n", names.join(", ")));
        }
        for part in self.types.values().chain(&self.extras) {
            text.push('\n');
            for line in part.lines() {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
        Ok(text)
    }
}

/// The word at the end of this text, if it ends with one.
fn last_word(text: &str) -> Option<&str> {
    let word = text.rsplit(|letter: char| !letter.is_alphanumeric()).next()?;
    (!word.is_empty()).then_some(word)
}

/// The words of an enum, which is a union of string literals in TypeScript.
fn words<T: TS>() -> Vec<String> {
    T::inline(&Config::new()).split(" | ").map(|word| word.trim_matches('"').to_string()).collect()
}

/// One option of a setup, as a form shows it.
pub struct Choice {
    key: &'static str,
    values: Vec<Value>,
    needs: Option<(&'static str, Value)>,
}

impl Choice {
    /// An option that is on or off.
    pub fn flag(key: &'static str) -> Choice {
        Choice::of(key, [false, true])
    }

    /// An option whose values are the words of an enum.
    pub fn words<T: TS>(key: &'static str) -> Choice {
        Choice::of(key, words::<T>())
    }

    /// An option with these values. A form leaves out an option that is `"none"`.
    pub fn of<V: Into<Value>>(key: &'static str, values: impl IntoIterator<Item = V>) -> Choice {
        Choice { key, values: values.into_iter().map(Into::into).collect(), needs: None }
    }

    /// The option has an effect only where another option has this value.
    #[must_use]
    pub fn needs(mut self, key: &'static str, value: impl Into<Value>) -> Choice {
        self.needs = Some((key, value.into()));
        self
    }

    /// The rules may write a usual value, or leave it out.
    fn usual_first(mut self, written: impl Fn(&Value) -> Value) -> Choice {
        let base: Map<String, Value> =
            self.needs.iter().map(|(key, value)| (String::from(*key), value.clone())).collect();
        let write = |value: Option<&Value>| {
            let mut options = base.clone();
            options.extend(value.map(|value| (String::from(self.key), value.clone())));
            written(&Value::Object(options)).get(self.key).cloned()
        };
        let usual = match write(None) {
            Some(usual) => self.values.iter().position(|value| *value == usual),
            None => self.values.iter().position(|value| value == "none" || write(Some(value)).is_none()),
        };
        let usual = usual.unwrap_or_default();
        if let Some(part) = self.values.get_mut(..=usual) {
            part.rotate_right(1);
        }
        self
    }

    fn json(self) -> Value {
        match self.needs {
            None => json!({ "key": self.key, "values": self.values }),
            Some((key, value)) => {
                json!({ "key": self.key, "values": self.values, "needs": { "key": key, "is": value } })
            }
        }
    }
}

/// A doc comment without its examples, which are Rust.
fn without_examples(docs: &str) -> String {
    let mut text = String::new();
    for (index, part) in docs.split(" * ```").enumerate() {
        // Every second part is an example; what follows it begins with the rest of the closing line.
        if index % 2 == 0 {
            let part = if index == 0 { part } else { part.trim_start_matches('\n') };
            text.push_str(part.strip_suffix(" *\n").unwrap_or(part));
        }
    }
    text
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let path = T::output_path();
        let Some(file) = path.as_ref().and_then(|path| path.to_str()) else {
            T::visit_generics(self);
            return;
        };
        let name = T::ident(&self.config);
        if file != self.file {
            self.imports.entry(file.to_string()).or_default().insert(name);
            T::visit_generics(self);
            return;
        }
        let docs = without_examples(&T::docs().unwrap_or_default());
        let written = format!("{docs}export {}", T::decl(&self.config));
        match self.types.get(&name) {
            Some(known) if *known == written => {}
            Some(_) => self.clashes.push(name),
            None => {
                self.types.insert(name, written);
                T::visit_dependencies(self);
                T::visit_generics(self);
            }
        }
    }
}

/// The types that all games share.
pub fn module() -> Module {
    Module::new(GAME)
        .with::<Seat>()
        .with::<SeatSet>()
        .with::<RuleId>()
        .with::<Fault>()
        .with::<Notice<(), ()>>()
}

/// A list is an array in TypeScript.
impl<T: TS, const N: usize> TS for List<T, N> {
    type WithoutGenerics = <Vec<T> as TS>::WithoutGenerics;
    type OptionInnerType = Self;
    fn name(config: &Config) -> String {
        Vec::<T>::name(config)
    }
    fn inline(config: &Config) -> String {
        Vec::<T>::inline(config)
    }
    fn visit_dependencies(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_dependencies(visitor);
    }
    fn visit_generics(visitor: &mut impl TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
