//! The same types in TypeScript, for the web client: one module a file.
//!
//! Which file a type is written to is its own `#[ts(export_to = "…")]`. [`Module`] collects the types of one file and
//! imports the others, so that what the client compiles against is exactly what Rust sends.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

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
    /// A file without types.
    pub fn new(file: &'static str) -> Module {
        let config = Config::new().with_large_int("number");
        let (types, imports) = (BTreeMap::new(), BTreeMap::new());
        Module { file, config, types, imports, extras: Vec::new(), clashes: Vec::new() }
    }

    /// This type and all it is made of.
    #[must_use]
    pub fn with<T: TS + 'static>(mut self) -> Module {
        self.visit::<T>();
        self
    }

    /// Lines of our own, one declaration.
    #[must_use]
    pub fn with_text(mut self, text: impl Into<String>) -> Module {
        self.extras.push(text.into());
        self
    }

    /// The notices of this file's `Public` and `Private`.
    #[must_use]
    pub fn with_notices(mut self) -> Module {
        let names = self.imports.entry(GAME.to_string()).or_default();
        names.insert("Notice as NoticeOf".to_string());
        self.with_text(
            "/**\n * What one viewer learns from one event.\n */\nexport type Notice = NoticeOf<Public, Private>;",
        )
    }

    /// Every refusal's code, with the rules that say so.
    #[must_use]
    pub fn with_refusals<R: Refuse>(self, refusals: &[R]) -> Module {
        let codes = refusals.iter().map(|refusal| (refusal.code(), refusal.rule()));
        self.with_codes("REFUSALS", "Refusal", "Every refusal's code, with the rules that say so.", codes)
    }

    /// Every code of a setup's fault or warning, with the rules that say so.
    #[must_use]
    pub fn with_faults(self, faults: &[(&'static str, RuleId)]) -> Module {
        let about = "Every code of a setup's fault or warning, with the rules that say so.";
        self.with_codes("FAULTS", "FaultCode", about, faults.iter().copied())
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

    /// The whole file, or the names that stand for two different types in it.
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
        let docs = T::docs().unwrap_or_default();
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

/// The types all games share.
pub fn module() -> Module {
    Module::new(GAME)
        .with::<Seat>()
        .with::<SeatSet>()
        .with::<RuleId>()
        .with::<Fault>()
        .with::<Notice<(), ()>>()
}

/// A list is an array, however many it may hold.
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
