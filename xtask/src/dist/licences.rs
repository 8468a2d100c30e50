//! The licences of the packages that a release contains.

use crate::run::capture;
use crate::{Result, files};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A package of others.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    /// Its name and version.
    name: String,
    /// The licence it states.
    licence: String,
    /// Where its files are.
    dir: PathBuf,
}

/// The list of packages with their licences, and every licence text once.
pub fn text(root: &Path) -> Result<String> {
    let mut packages = rust(root)?;
    packages.extend(web(root)?);
    let mut texts: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for package in &packages {
        for text in licence_files(&package.dir)? {
            texts.entry(text).or_default().push(&package.name);
        }
    }
    let mut out = "Round Table contains these packages, each under the licence beside it, and the standard library of Rust\n\
                   (MIT OR Apache-2.0). The texts that the packages come with follow.\n\n"
        .to_owned();
    for package in &packages {
        out.push_str(&format!("{}: {}\n", package.name, package.licence));
    }
    for (text, names) in texts {
        out.push_str(&format!("\n{}\n{}:\n\n{text}\n", "=".repeat(80), names.join(", ")));
    }
    Ok(out)
}

/// The crates in the program.
fn rust(root: &Path) -> Result<BTreeSet<Package>> {
    let tree =
        ["cargo", "tree", "--locked", "-p", "cli", "-e", "normal", "--prefix", "none", "--format", "{p}|{l}"];
    let lines = capture(root, &tree, &[])?;
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home =
        home.or_else(|| Some(std::env::home_dir()?.join(".cargo"))).ok_or("there is no home directory")?;
    let sources = files::list(&home.join("registry/src"))?;
    let mut found = BTreeSet::new();
    for (name, version, licence) in lines.lines().filter_map(krate) {
        let folder = format!("{name}-{version}");
        let dir = sources.iter().map(|source| source.join(&folder)).find(|dir| dir.is_dir());
        let dir =
            dir.ok_or_else(|| format!("the source of {name} {version} is not in {}", home.display()))?;
        found.insert(Package { name: format!("{name} {version}"), licence: licence.to_owned(), dir });
    }
    Ok(found)
}

/// Name, version and licence in a line of `cargo tree`; nothing if the crate is ours, which has a directory behind its version.
fn krate(line: &str) -> Option<(&str, &str, &str)> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let (name, rest) = package.split_once(" v")?;
    let version = rest.trim_end_matches(" (proc-macro)");
    (!version.contains(' ')).then_some((name, version, licence))
}

/// The packages in the page.
fn web(root: &Path) -> Result<Vec<Package>> {
    let dirs = capture(&root.join("web"), &["npm", "ls", "--omit=dev", "--all", "--parseable"], &[])?;
    let mut found = Vec::new();
    // The first line is the page itself.
    for dir in dirs.lines().skip(1).map(PathBuf::from) {
        let about = files::read(&dir.join("package.json"))?;
        let member = |name| member(&about, name).ok_or_else(|| format!("{}: no {name}", dir.display()));
        let name = format!("{} {}", member("name")?, member("version")?);
        let licence = member("license")?.to_owned();
        found.push(Package { name, licence, dir });
    }
    Ok(found)
}

/// The first text member with this name in a `package.json`.
fn member<'a>(json: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = json.split_once(&format!("\"{name}\":"))?;
    rest.trim_start().strip_prefix('"')?.split('"').next()
}

/// The licence texts in a package, which may contain the sources of others in directories of their own.
fn licence_files(dir: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for path in files::list(dir)? {
        let name = files::name(&path).to_uppercase();
        let is_licence =
            ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"].iter().any(|it| name.starts_with(it));
        if path.is_dir() && name != "NODE_MODULES" {
            found.extend(licence_files(&path)?);
        } else if is_licence && path.is_file() {
            found.push(files::read(&path)?.replace('\r', "").trim().to_owned());
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_cargo_tree_are_read() {
        assert_eq!(
            krate("serde v1.0.2|MIT OR Apache-2.0 (*)"),
            Some(("serde", "1.0.2", "MIT OR Apache-2.0"))
        );
        assert_eq!(krate("strum_macros v0.28.0 (proc-macro)|MIT"), Some(("strum_macros", "0.28.0", "MIT")));
        assert_eq!(krate("game v0.1.0 (/somewhere/crates/game)|MIT OR Apache-2.0"), None);
    }

    #[test]
    fn members_of_a_package_are_read() {
        let json = "{ \"name\": \"uqr\",\n \"license\":\"MIT\" }";
        assert_eq!(member(json, "name"), Some("uqr"));
        assert_eq!(member(json, "license"), Some("MIT"));
        assert_eq!(member(json, "version"), None);
    }
}
