//! `roundtable` alone serves tables: that is what `cargo run` starts.
#![allow(clippy::unwrap_used)] // a test may stop loudly

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

#[test]
fn plain_roundtable_serves() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_roundtable"))
        .envs([("ROUNDTABLE_LISTEN", "127.0.0.1:0"), ("ROUNDTABLE_DATABASE", "memory:")])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(line.starts_with("Round Table is open: http://127.0.0.1:"), "{line}");
}

#[test]
fn the_version_names_the_build() {
    let output = Command::new(env!("CARGO_BIN_EXE_roundtable")).arg("--version").output().unwrap();
    let line = String::from_utf8(output.stdout).unwrap();
    let build = line.strip_prefix(concat!("roundtable ", env!("CARGO_PKG_VERSION"), " (commit ")).unwrap();
    let parts: Vec<&str> = build.trim_end().trim_end_matches(')').split(", ").collect();
    assert!(
        matches!(parts[..], [commit, "debug" | "release", target] if !commit.is_empty() && target.contains('-'))
    );
}
