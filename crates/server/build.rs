//! Builds the web client into the binary.
//!
//! `ROUNDTABLE_WEB=skip` leaves it out, `ROUNDTABLE_WEB=<folder>` takes one that is already built. Without npm the
//! server is built with a page that says so. A client that does not build fails the build.

use std::error::Error;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

type Outcome<T> = Result<T, Box<dyn Error>>;

const WATCHED: &[&str] = &[
    "web/src",
    "web/public",
    "web/scripts",
    "web/index.html",
    "web/package-lock.json",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "docs/rules",
    "locales",
];

const STUB: &str = "<!doctype html><html lang=\"en\"><title>Round Table</title><p>The web client is not built in.</p></html>";

fn main() -> Outcome<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    println!("cargo:rerun-if-env-changed=ROUNDTABLE_WEB");
    println!("cargo:rerun-if-changed=build.rs");
    for path in WATCHED {
        println!("cargo:rerun-if-changed={}", root.join(path).display());
    }
    let site = out.join("web");
    // Files of an older build must not be served.
    if site.exists() {
        fs::remove_dir_all(&site)?;
    }
    fs::create_dir_all(&site)?;
    match std::env::var("ROUNDTABLE_WEB").ok().filter(|wish| !wish.is_empty()) {
        Some(wish) if wish == "skip" => fs::write(site.join("index.html"), STUB)?,
        Some(folder) => {
            println!("cargo:rerun-if-changed={folder}");
            copy(Path::new(&folder), &site)?;
        }
        None => build(&root.join("web"), &site)?,
    }
    let mut files = Vec::new();
    list(&site, &site, &mut files)?;
    files.sort();
    fs::write(out.join("assets.rs"), table(&site, &files)?)?;
    Ok(())
}

fn build(web: &Path, site: &Path) -> Outcome<()> {
    let runs = |program: &str| {
        Command::new(program).arg("--version").output().is_ok_and(|done| done.status.success())
    };
    if !runs("node") || !runs("npm") {
        println!("cargo:warning=npm is not here: the server is built without its web client");
        fs::write(site.join("index.html"), STUB)?;
        return Ok(());
    }
    if !is_installed(web) {
        run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(web))?;
    }
    let vite = "node_modules/vite/bin/vite.js";
    run(Command::new("node").args([vite, "build", "--emptyOutDir", "--outDir"]).arg(site).current_dir(web))
}

/// Whether what is installed is what the lock file says.
fn is_installed(web: &Path) -> bool {
    let changed = |path: &Path| fs::metadata(path).and_then(|about| about.modified()).ok();
    let wanted = changed(&web.join("package-lock.json"));
    changed(&web.join("node_modules/.package-lock.json")).is_some_and(|have| Some(have) >= wanted)
}

fn run(command: &mut Command) -> Outcome<()> {
    let done = command.output().map_err(|error| format!("{command:?} did not start: {error}"))?;
    if done.status.success() {
        return Ok(());
    }
    let (said, warned) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    Err(format!("{command:?} failed\n{said}\n{warned}").into())
}

fn copy(from: &Path, to: &Path) -> Outcome<()> {
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for entry in entries {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&target)?;
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn list(root: &Path, folder: &Path, files: &mut Vec<String>) -> Outcome<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            list(root, &entry.path(), files)?;
        } else {
            let path = entry.path();
            let name = path.strip_prefix(root)?.to_str().ok_or("a file name of the client is not UTF-8")?;
            files.push(name.replace('\\', "/"));
        }
    }
    Ok(())
}

/// The files as a Rust list. `x.gz` is not a file of its own but the compressed form of `x`.
fn table(site: &Path, files: &[String]) -> Outcome<String> {
    let mut text = String::from("static FILES: &[File] = &[\n");
    for name in files.iter().filter(|name| !name.ends_with(".gz")) {
        let path = site.join(name);
        let packed_name = format!("{name}.gz");
        let packed = if files.contains(&packed_name) {
            format!("Some(include_bytes!({:?}))", site.join(packed_name))
        } else {
            "None".to_string()
        };
        let tag = tag(&fs::read(&path)?);
        writeln!(
            text,
            "File {{ path: {name:?}, kind: {:?}, tag: \"\\\"{tag:016x}\\\"\", plain: include_bytes!({path:?}), packed: {packed} }},",
            kind(name)
        )?;
    }
    text.push_str("];\n");
    Ok(text)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("webmanifest") => "application/manifest+json",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// FNV-1a: distinguishes two versions of a file; nothing secret depends on it.
fn tag(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}
