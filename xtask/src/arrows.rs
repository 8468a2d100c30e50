//! `cargo xtask arrows`: crates depend on each other in one direction only.

use crate::files::{self, Text};
use crate::{Result, games, purity};
use std::collections::BTreeMap;
use std::path::Path;

/// Which crates of the workspace a crate may depend on.
enum May {
    Only(&'static [&'static str]),
    AllBut(&'static [&'static str]),
}

/// Stands for `game` and every game in the lists below.
const RULES: &str = "(rules)";

/// The arrows. A new crate adds its line here. `[dev-dependencies]` are not read: tests may depend on anything.
const ARROWS: &[(&str, May)] = &[
    ("game", May::Only(&[])),
    ("bots", May::Only(&[RULES])),
    ("games", May::Only(&[RULES, "bots", "wire"])),
    ("session", May::Only(&[RULES, "bots", "games", "wire"])),
    ("wire", May::Only(&["game"])),
    ("testkit", May::Only(&[RULES, "bots", "games"])),
    ("arena", May::Only(&[RULES, "bots", "games", "session"])),
    ("store", May::Only(&[])),
    ("client", May::Only(&["game", "wire"])),
    ("server", May::AllBut(&["cli", "client", "arena", "testkit", "xtask"])),
    ("cli", May::AllBut(&["testkit", "xtask"])),
    ("xtask", May::Only(&[])),
];

/// What a crate may depend on: its line above, or `game` alone for the rules of a game.
fn allowed(name: &str) -> Option<&'static May> {
    if games::is_game(name) {
        return Some(&May::Only(&["game"]));
    }
    ARROWS.iter().find(|(known, _)| *known == name).map(|(_, may)| may)
}

impl May {
    fn allows(&self, dependency: &str) -> bool {
        let rules = dependency == "game" || games::is_game(dependency);
        let listed = |list: &[&str]| list.contains(&dependency) || (rules && list.contains(&RULES));
        match self {
            May::Only(list) => listed(list),
            May::AllBut(list) => !listed(list),
        }
    }

    fn rule(&self) -> String {
        match self {
            May::Only(list) => format!("only on [{}]", list.join(", ")),
            May::AllBut(list) => format!("not on [{}]", list.join(", ")),
        }
    }
}

/// Checks the arrows of the repository and the purity of its rules crates.
pub fn command(root: &Path) -> Result<String> {
    let mut manifests = Vec::new();
    let mut dirs = files::list(&root.join("crates"))?;
    dirs.push(root.join("xtask"));
    for dir in dirs {
        let path = dir.join("Cargo.toml");
        if path.is_file() {
            manifests.push(Text { path: files::from_root(root, &path), text: files::read(&path)? });
        }
    }
    let mut faults = check(&manifests);
    let mut pure = Vec::new();
    for name in games::rules_crates() {
        if root.join("crates").join(name).join("src").is_dir() {
            faults.extend(purity::check(name, &files::texts(root, &format!("crates/{name}/src"), "rs")?));
            pure.push(name);
        }
    }
    if faults.is_empty() {
        return Ok(format!("{} crates, pure: {}", manifests.len(), pure.join(", ")));
    }
    Err(format!("{} arrows or purity rules broken:\n  {}", faults.len(), faults.join("\n  ")))
}

/// The arrows that point the wrong way, given each crate's manifest.
fn check(manifests: &[Text]) -> Vec<String> {
    // A dependency is named by its package, the table above by directories.
    let crates: BTreeMap<&str, &str> = manifests
        .iter()
        .filter_map(|manifest| {
            let dir = directory(&manifest.path)?;
            Some((package_name(&manifest.text).unwrap_or(dir), dir))
        })
        .collect();
    let mut faults = Vec::new();
    for manifest in manifests {
        let Some(name) = directory(&manifest.path) else { continue };
        let Some(may) = allowed(name) else {
            faults.push(format!(
                "{}: the crate `{name}` is unknown: add to ARROWS in xtask/src/arrows.rs what it may depend on",
                manifest.path
            ));
            continue;
        };
        for (line, dependency) in dependencies(&manifest.text) {
            let Some(dependency) = crates.get(dependency) else { continue };
            if !may.allows(dependency) {
                faults.push(format!(
                    "{}:{line}: `{name}` must not depend on `{dependency}` (of our crates {}; \
                     see ARROWS in xtask/src/arrows.rs)",
                    manifest.path,
                    may.rule()
                ));
            }
        }
    }
    faults
}

/// The directory of a manifest.
fn directory(path: &str) -> Option<&str> {
    path.strip_suffix("/Cargo.toml")?.rsplit('/').next()
}

/// The lines of a manifest with their numbers and the table they belong to.
fn lines(manifest: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    let mut section = "";
    (1_usize..).zip(manifest.lines()).filter_map(move |(number, line)| {
        let line = line.split(" #").next().unwrap_or_default().trim();
        if let Some(header) = line.strip_prefix('[') {
            section = header.trim_start_matches('[').trim_end_matches(']').trim();
            return Some((number, section, ""));
        }
        (!line.is_empty() && !line.starts_with('#')).then_some((number, section, line))
    })
}

/// The name a manifest gives its package.
fn package_name(manifest: &str) -> Option<&str> {
    lines(manifest)
        .filter(|(_, section, _)| *section == "package")
        .find_map(|(_, _, line)| quoted(line, "name"))
}

/// The packages a manifest depends on, without dev-dependencies, with their line numbers.
fn dependencies(manifest: &str) -> Vec<(usize, &str)> {
    let mut found: Vec<(usize, &str)> = Vec::new();
    for (number, section, line) in lines(manifest) {
        // [target.'cfg(unix)'.dependencies] counts like [dependencies].
        let table = section.rfind("'.").filter(|_| section.starts_with("target."));
        let table = table.map_or(section, |at| section.get(at + 2..).unwrap_or_default());
        let key = ["dependencies", "build-dependencies"].iter().find_map(|kind| table.strip_prefix(kind));
        match key {
            // [dependencies.game]
            Some(key) if key.starts_with('.') => {
                if line.is_empty() {
                    found.push((number, key.trim_start_matches('.').trim_matches('"')));
                } else if let (Some(real), Some(last)) = (quoted(line, "package"), found.last_mut()) {
                    *last = (number, real);
                }
            }
            // game = ..., game.workspace = true, other = { package = "game", ... }
            Some("") => {
                if let Some((key, value)) = line.split_once('=') {
                    let key = key.split('.').next().unwrap_or_default().trim().trim_matches('"');
                    let inside = value.split(['{', ',', '}']).find_map(|part| quoted(part.trim(), "package"));
                    found.push((number, inside.unwrap_or(key)));
                }
            }
            _ => {}
        }
    }
    found
}

/// The value of `key = "value"`.
fn quoted<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let value = line.strip_prefix(key)?.trim_start().strip_prefix('=')?.trim();
    value.strip_prefix('"')?.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest(name: &str, rest: &str) -> Text {
        Text {
            path: format!("crates/{name}/Cargo.toml"),
            text: format!("[package]\nname = \"{name}\"\n\n{rest}"),
        }
    }

    fn faults(name: &str, rest: &str) -> Vec<String> {
        let all = ["game", "avalon", "cli", "server", "testkit"].map(|other| manifest(other, ""));
        let mut all: Vec<Text> = all.into_iter().filter(|m| directory(&m.path) != Some(name)).collect();
        all.push(manifest(name, rest));
        check(&all)
    }

    #[test]
    fn arrows_in_the_right_direction_pass() {
        assert!(faults("avalon", "[dependencies]\ngame.workspace = true\nserde = \"1\"\n").is_empty());
        assert!(
            faults("cli", "[dependencies]\ngame.workspace = true\nserver = { workspace = true }\n")
                .is_empty()
        );
        assert!(faults("server", "[dependencies]\navalon = { path = \"../avalon\" }\n").is_empty());
    }

    #[test]
    fn arrows_that_point_down_are_faults_however_they_are_written() {
        for rest in [
            "[dependencies]\navalon.workspace = true\n",
            "[dependencies]\navalon = { path = \"../avalon\" } # only for now\n",
            "[dependencies]\nother = { package = \"avalon\", path = \"../avalon\" }\n",
            "[dependencies.avalon]\nworkspace = true\n",
            "[dependencies.other]\npath = \"../avalon\"\npackage = \"avalon\"\n",
            "[build-dependencies]\navalon.workspace = true\n",
            "[target.'cfg(unix)'.dependencies]\navalon.workspace = true\n",
        ] {
            let faults = faults("game", rest);
            assert_eq!(faults.len(), 1, "{rest}: {faults:?}");
            assert!(faults[0].starts_with("crates/game/Cargo.toml:"), "{faults:?}");
            assert!(faults[0].contains("`game` must not depend on `avalon`"), "{faults:?}");
        }
        assert_eq!(
            faults("server", "[dependencies]\ngame.workspace = true\ntestkit.workspace = true\n").len(),
            1
        );
        assert_eq!(faults("server", "[dependencies]\ncli.workspace = true\n").len(), 1);
    }

    #[test]
    fn a_package_is_known_by_its_directory() {
        let cli = Text {
            path: "crates/cli/Cargo.toml".to_owned(),
            text: "[package]\nname = \"roundtable\"".to_owned(),
        };
        let server = manifest("server", "[dependencies]\nroundtable.workspace = true\n");
        assert!(check(&[cli, server])[0].contains("`server` must not depend on `cli`"));
    }

    #[test]
    fn tests_may_depend_on_anything() {
        for rest in [
            "[dev-dependencies]\navalon.workspace = true\n",
            "[dev-dependencies.avalon]\nworkspace = true\n",
            "[target.'cfg(unix)'.dev-dependencies]\navalon.workspace = true\n",
            "[dependencies]\n# avalon.workspace = true\n[features]\navalon = []\n",
        ] {
            assert!(faults("game", rest).is_empty(), "{rest}");
        }
    }

    #[test]
    fn an_unknown_crate_is_a_fault_that_says_where_to_add_it() {
        let faults = faults("tavern", "");
        assert_eq!(faults.len(), 1);
        assert!(faults[0].contains("`tavern` is unknown") && faults[0].contains("xtask/src/arrows.rs"));
    }
}
