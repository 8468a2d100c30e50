//! `cargo xtask fuzz`: builds the fuzz targets with nightly Rust and runs them.
//!
//! `fuzz/` is a crate outside the workspace (its `Cargo.toml` holds an empty `[workspace]`) on `libfuzzer-sys`;
//! every file of `fuzz/fuzz_targets` is a target, and a `[[bin]]` of the same name there. No other tool is needed:
//! the flags below are what makes libFuzzer see coverage.

use crate::run::{answers, output, run};
use crate::{Result, files};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How long a target runs if nobody says.
pub const DEFAULT_SECONDS: u64 = 60;

/// What the compiler is told: count edges, compare operands, watch memory.
const RUSTFLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Zsanitizer=address";

/// The names of the targets.
pub fn targets(root: &Path) -> Result<Vec<String>> {
    let files = files::list(&root.join("fuzz/fuzz_targets"))?;
    Ok(files.iter().filter_map(|path| files::name(path).strip_suffix(".rs")).map(str::to_owned).collect())
}

/// Runs one target, or `all`, for so many seconds each.
pub fn command(root: &Path, wanted: &str, seconds: u64) -> Result<()> {
    let chosen = choose(targets(root)?, wanted)?;
    if !answers(&["cargo", "+nightly", "--version"]) {
        return Err("fuzzing needs nightly Rust, which is not installed here: \
                    run `rustup toolchain install nightly`"
            .to_owned());
    }
    let triple = output(&["rustc", "-vV"])
        .and_then(|text| text.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned))
        .ok_or("`rustc -vV` does not tell the host")?;

    let mut build = vec!["cargo", "+nightly", "build", "--manifest-path", "fuzz/Cargo.toml", "--release"];
    build.extend(["--target", &triple, "--target-dir", "fuzz/target"]);
    build.extend(chosen.iter().flat_map(|target| ["--bin", target.as_str()]));
    run(root, &build, &[("RUSTFLAGS", RUSTFLAGS)])?;

    for target in &chosen {
        one(root, &root.join(format!("fuzz/target/{triple}/release/{target}")), target, seconds)?;
    }
    println!("fuzz: {} ran {seconds} s each and found nothing", chosen.join(", "));
    Ok(())
}

/// The targets meant by a name or by `all`.
fn choose(targets: Vec<String>, wanted: &str) -> Result<Vec<String>> {
    if targets.is_empty() {
        return Err("there are no fuzz targets in fuzz/fuzz_targets".to_owned());
    }
    match wanted {
        "all" => Ok(targets),
        _ if targets.iter().any(|target| target == wanted) => Ok(vec![wanted.to_owned()]),
        _ => Err(format!("there is no fuzz target `{wanted}`, but: {}", targets.join(", "))),
    }
}

/// Runs one built target; what it finds is left in `fuzz/artifacts`.
fn one(root: &Path, program: &Path, target: &str, seconds: u64) -> Result<()> {
    let corpus = root.join("fuzz/corpus").join(target);
    let artifacts = root.join("fuzz/artifacts").join(target);
    for dir in [&corpus, &artifacts] {
        fs::create_dir_all(dir).map_err(|e| format!("cannot make {}: {e}", dir.display()))?;
    }
    let before: BTreeSet<PathBuf> = files::list(&artifacts)?.into_iter().collect();
    let program = program.to_string_lossy();
    let corpus = corpus.to_string_lossy();
    let time = format!("-max_total_time={seconds}");
    let prefix = format!("-artifact_prefix={}/", artifacts.to_string_lossy());
    let result = run(root, &[&program, &corpus, &time, &prefix], &[]);
    let new: Vec<String> = files::list(&artifacts)?
        .iter()
        .filter(|path| !before.contains(*path))
        .map(|path| files::from_root(root, path))
        .collect();
    match (result, new.as_slice()) {
        (Ok(()), []) => Ok(()),
        (Err(why), []) => Err(format!("fuzz target {target}: {why}; it left no artefact")),
        (_, found) => Err(format!(
            "fuzz target {target} found something: {}\n  see it again with `{} {}`",
            found.join(", "),
            files::from_root(root, Path::new(program.as_ref())),
            found.first().map_or("", String::as_str)
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_chosen_by_name_or_all() {
        let targets = || vec!["laws".to_owned(), "notation".to_owned()];
        assert_eq!(choose(targets(), "all").unwrap(), targets());
        assert_eq!(choose(targets(), "laws").unwrap(), ["laws"]);
        assert!(choose(targets(), "law").unwrap_err().contains("laws, notation"));
        assert!(choose(Vec::new(), "all").is_err());
    }
}
