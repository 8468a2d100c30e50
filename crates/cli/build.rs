//! Writes the commit into the program, so that a result and `--version` can name the program that made it.

use std::process::Command;

fn git(arguments: &[&str]) -> Option<String> {
    let output =
        Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
    Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
}

fn main() {
    // What may change the answer: another commit, or a change that is not committed.
    for path in ["HEAD", "logs/HEAD", "index"] {
        if let Some(path) = git(&["rev-parse", "--git-path", path]) {
            println!("cargo::rerun-if-changed={path}");
        }
    }
    println!("cargo::rerun-if-changed=..");
    let commit = git(&["rev-parse", "HEAD"]).unwrap_or_else(|| "unknown".to_string());
    let changes = git(&["status", "--porcelain", "--untracked-files=no", "--", "..", "../../Cargo.lock"]);
    let mark = if changes.is_some_and(|changes| !changes.is_empty()) { "-changed" } else { "" };
    println!("cargo::rustc-env=ROUNDTABLE_COMMIT={commit}{mark}");
    println!("cargo::rustc-env=ROUNDTABLE_BUILD={}", build(&format!("{commit}{mark}")));
}

/// What `--version` says after the name of the program.
fn build(commit: &str) -> String {
    let variable = |name: &str| std::env::var(name).unwrap_or_default();
    let (version, profile, target) = (variable("CARGO_PKG_VERSION"), variable("PROFILE"), variable("TARGET"));
    format!("{version} (commit {commit}, {profile}, {target})")
}
