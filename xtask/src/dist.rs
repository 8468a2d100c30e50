//! `cargo xtask dist`: a release that others can install, as one tarball in `target/dist`.
//!
//! Paths inside the tarball are those below `/usr/local`, so unpacking it there installs it. It holds the files of
//! [`FILES`], the program, its manual pages and completions (written by a test of `cli`), the licences of the packages in it,
//! and two lists of these packages in the format CycloneDX (SBOM).

mod check;
mod licences;

use crate::run::{capture, run};
use crate::{Result, files, tools};
use std::fs;
use std::path::Path;

/// Files of the repository, and where they are in the tarball.
const FILES: &[(&str, &str)] = &[
    ("CHANGELOG.md", "share/doc/roundtable/CHANGELOG.md"),
    ("LICENSE-APACHE", "share/doc/roundtable/LICENSE-APACHE"),
    ("LICENSE-MIT", "share/doc/roundtable/LICENSE-MIT"),
    ("README.md", "share/doc/roundtable/README.md"),
    ("SECURITY.md", "share/doc/roundtable/SECURITY.md"),
    ("docs/hosting.md", "share/doc/roundtable/hosting.md"),
    ("packaging/Containerfile", "share/doc/roundtable/Containerfile"),
    ("packaging/roundtable.service", UNIT),
];

/// The systemd unit, in the tarball.
const UNIT: &str = "lib/systemd/system/roundtable.service";

/// The program, in the tarball.
const PROGRAM: &str = "bin/roundtable";

/// The completions for bash, in the tarball.
const BASH: &str = "share/bash-completion/completions/roundtable";

/// The SHA-256 of every other file, in the tarball.
const SUMS: &str = "share/doc/roundtable/SHA256SUMS";

/// What to build.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    /// Cargo's profile; anything but `release` is for trying.
    profile: String,
    /// Whether to unpack and start what was built.
    check: bool,
}

impl Options {
    /// Reads the words after `dist`: `[--check] [--profile P]`.
    pub fn read(words: &[&str]) -> Result<Options> {
        let mut options = Options { profile: "release".to_owned(), check: false };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            match (*word, words.as_slice().first()) {
                ("--check", _) => options.check = true,
                ("--profile", Some(profile)) => {
                    options.profile = (*profile).to_owned();
                    words.next();
                }
                _ => return Err("dist: expected [--check] [--profile P]".to_owned()),
            }
        }
        Ok(options)
    }
}

/// Builds the tarball, and with `--check` installs and starts it in an empty directory.
pub fn command(root: &Path, options: &Options) -> Result<()> {
    let name = format!("roundtable-{}-{}", version(root)?, target(root)?);
    let dist = root.join("target/dist");
    let tree = dist.join(&name);
    if tree.exists() {
        fs::remove_dir_all(&tree).map_err(|e| format!("cannot remove {}: {e}", tree.display()))?;
    }
    build(root, &options.profile, &tree)?;
    for (from, to) in FILES {
        copy(&root.join(from), &tree.join(to))?;
    }
    files::write(&tree.join("share/doc/roundtable/LICENSES-OF-OTHERS.txt"), licences::text(root)?)?;
    sbom(root, &tree)?;
    let tarball = pack(&dist, &name)?;
    if options.check {
        check::command(&dist, &name)?;
    }
    println!("dist: target/dist/{tarball}");
    Ok(())
}

/// The version of the workspace.
fn version(root: &Path) -> Result<String> {
    let text = files::read(&root.join("Cargo.toml"))?;
    let version = text.lines().find_map(|line| line.strip_prefix("version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| "Cargo.toml has no version".to_owned())
}

/// The platform that cargo builds for.
fn target(root: &Path) -> Result<String> {
    let about = capture(root, &["rustc", "-vV"], &[])?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its platform".to_owned())
}

/// Builds the program, its manual pages and its completions. The release profile strips the program.
fn build(root: &Path, profile: &str, tree: &Path) -> Result<()> {
    run(root, &["cargo", "build", "--locked", "-p", "cli", "--profile", profile], &[])?;
    let dir = if profile == "dev" { "debug" } else { profile };
    copy(&root.join("target").join(dir).join("roundtable"), &tree.join(PROGRAM))?;
    let pages = tree.to_str().ok_or("the path of the repository is not UTF-8")?;
    // The pages are the same in every profile; that of the tests is usually built already.
    let profile = if profile == "release" { "test" } else { profile };
    let test = ["cargo", "test", "-q", "--locked", "-p", "cli", "--profile", profile, "--bin", "roundtable"];
    run(root, &[&test[..], &["every_command_has_a_manual_page"]].concat(), &[("PAGES", pages)])
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(dir) = to.parent() {
        fs::create_dir_all(dir).map_err(|e| format!("cannot make {}: {e}", dir.display()))?;
    }
    fs::copy(from, to).map_err(|e| format!("cannot copy {} to {}: {e}", from.display(), to.display()))?;
    Ok(())
}

/// Lists the packages in the program and in the page.
fn sbom(root: &Path, tree: &Path) -> Result<()> {
    tools::install(root, &tools::CYCLONEDX)?;
    // cargo-cyclonedx writes a file beside every Cargo.toml of the workspace, so it is given a copy.
    let copy = root.join("target/dist/sbom");
    files::mirror(root, &copy, &[".git", "data", "docs", "fuzz", "target", "web"])?;
    let words = ["cyclonedx", "-q", "--format", "json", "--no-build-deps", "--override-filename", "sbom"];
    run(&copy, &[&["cargo"], &words[..]].concat(), &[])?;
    // It names our own crates by their directory on this machine, which says nothing elsewhere.
    let program = files::read(&copy.join("crates/cli/sbom.json"))?.replace(&copy.display().to_string(), "");
    files::write(&tree.join("share/doc/roundtable/sbom-program.json"), program)?;
    // Tools included: npm would leave out every package of the page that a tool needs too.
    let page = capture(&root.join("web"), &["npm", "sbom", "--sbom-format", "cyclonedx"], &[])?;
    files::write(&tree.join("share/doc/roundtable/sbom-page.json"), page)
}

/// Writes the checksums, the tarball and its own checksum.
fn pack(dist: &Path, name: &str) -> Result<String> {
    let tree = dist.join(name);
    let mut paths = Vec::new();
    walk(&tree, &tree, &mut paths)?;
    let mut sums = vec!["sha256sum"];
    sums.extend(paths.iter().map(String::as_str));
    files::write(&tree.join(SUMS), capture(&tree, &sums, &[])?)?;
    // Files alone: unpacking a directory would change the owner and the rights of one that exists, like /usr/local/bin.
    let inside: Vec<String> =
        paths.iter().map(String::as_str).chain([SUMS]).map(|p| format!("{name}/{p}")).collect();
    let tarball = format!("{name}.tar.gz");
    let mut tar = vec!["tar", "--owner=0", "--group=0", "--numeric-owner", "--mode=go=u-w", "-czf", &tarball];
    tar.extend(inside.iter().map(String::as_str));
    capture(dist, &tar, &[])?;
    files::write(&dist.join(format!("{tarball}.sha256")), capture(dist, &["sha256sum", &tarball], &[])?)?;
    Ok(tarball)
}

/// Every file below `dir`, seen from `top`.
fn walk(top: &Path, dir: &Path, found: &mut Vec<String>) -> Result<()> {
    for path in files::list(dir)? {
        if path.is_dir() {
            walk(top, &path, found)?;
        } else {
            found.push(files::from_root(top, &path));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(path: &str) -> String {
        files::read(&files::root().unwrap().join(path)).unwrap()
    }

    #[test]
    fn options_are_read() {
        let dev = Options { profile: "dev".to_owned(), check: true };
        assert_eq!(Options::read(&["--check", "--profile", "dev"]), Ok(dev));
        assert_eq!(Options::read(&[]).unwrap().profile, "release");
        for wrong in [&["--profile"][..], &["dev"]] {
            assert!(Options::read(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn every_file_of_the_list_exists() {
        let root = files::root().unwrap();
        for (from, _) in FILES {
            assert!(root.join(from).is_file(), "{from}");
        }
        assert!(version(&root).unwrap().split('.').all(|part| part.parse::<u32>().is_ok()));
    }

    #[test]
    fn the_unit_starts_what_is_installed_with_few_rights() {
        let unit = read("packaging/roundtable.service");
        let start = format!("ExecStart=/usr/local/{PROGRAM} serve");
        for line in [
            &*start,
            "User=roundtable",
            "StateDirectory=roundtable",
            "StateDirectoryMode=0700",
            "UMask=0077",
            "CapabilityBoundingSet=",
            "NoNewPrivileges=yes",
            "ProtectSystem=strict",
            "ProtectHome=yes",
        ] {
            assert!(unit.lines().any(|have| have == line), "the unit has no line `{line}`");
        }
    }

    #[test]
    fn a_tarball_holds_files_with_their_sums_and_no_directories() {
        let dist = std::env::temp_dir().join(format!("xtask-dist-{}", std::process::id()));
        files::write(&dist.join("it/bin/roundtable"), "program").unwrap();
        files::write(&dist.join("it/share/page"), "page").unwrap();
        assert_eq!(pack(&dist, "it").unwrap(), "it.tar.gz");
        let held = capture(&dist, &["tar", "-tzf", "it.tar.gz"], &[]).unwrap();
        assert_eq!(held, format!("it/bin/roundtable\nit/share/page\nit/{SUMS}\n"));
        capture(&dist, &["sha256sum", "--check", "it.tar.gz.sha256"], &[]).unwrap();
        capture(&dist.join("it"), &["sha256sum", "--check", SUMS], &[]).unwrap();
        fs::remove_dir_all(dist).unwrap();
    }

    #[test]
    fn the_containerfile_says_that_it_is_untested() {
        assert!(read("packaging/Containerfile").starts_with("# UNTESTED"));
    }
}
