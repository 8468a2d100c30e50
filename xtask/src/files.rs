//! Reading the repository: its root, trees of texts, copies.

use crate::Result;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the repository.
#[derive(Clone)]
pub struct Text {
    /// The path from the root of the repository, with `/` between its parts.
    pub path: String,
    /// The contents.
    pub text: String,
}

/// The root of the repository: the nearest directory above us that holds `xtask/Cargo.toml`.
pub fn root() -> Result<PathBuf> {
    let here = std::env::current_dir().map_err(|e| format!("cannot find the current directory: {e}"))?;
    here.ancestors().find(|dir| dir.join("xtask/Cargo.toml").is_file()).map(Path::to_path_buf).ok_or_else(
        || format!("{} is not inside the repository (no xtask/Cargo.toml above it)", here.display()),
    )
}

/// Reads a file; the error names it.
pub fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// Writes a file, making its directory; the error names it.
pub fn write(path: &Path, contents: impl AsRef<[u8]>) -> Result<()> {
    if let Some(dir) = path.parent() {
        fs::create_dir_all(dir).map_err(|e| format!("cannot make {}: {e}", dir.display()))?;
    }
    fs::write(path, contents).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// The entries of a directory, sorted by name; none if the directory does not exist.
pub fn list(dir: &Path) -> Result<Vec<PathBuf>> {
    if !dir.is_dir() {
        return Ok(Vec::new());
    }
    let fault = |e| format!("cannot list {}: {e}", dir.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(dir).map_err(fault)? {
        paths.push(entry.map_err(fault)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Every file below `dir` with this extension, without `target` and `node_modules`.
pub fn texts(root: &Path, dir: &str, extension: &str) -> Result<Vec<Text>> {
    let mut found = Vec::new();
    gather(root, &root.join(dir), extension, &mut found)?;
    Ok(found)
}

fn gather(root: &Path, dir: &Path, extension: &str, found: &mut Vec<Text>) -> Result<()> {
    for path in list(dir)? {
        if path.is_dir() {
            if !matches!(name(&path), "target" | "node_modules") {
                gather(root, &path, extension, found)?;
            }
        } else if path.extension().is_some_and(|e| e == extension) {
            found.push(text(root, &path)?);
        }
    }
    Ok(())
}

/// One file of the repository.
pub fn text(root: &Path, path: &Path) -> Result<Text> {
    Ok(Text { path: from_root(root, path), text: read(path)? })
}

/// The path as seen from the root, with `/` between its parts.
pub fn from_root(root: &Path, path: &Path) -> String {
    let path = path.strip_prefix(root).unwrap_or(path);
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// The last part of a path, empty if it is not text.
pub fn name(path: &Path) -> &str {
    path.file_name().and_then(|name| name.to_str()).unwrap_or_default()
}

/// Makes the tree `to` equal to the tree `from`. Only files that differ are written, so that cargo rebuilds only
/// those. Names in `skip` are neither copied nor removed.
pub fn mirror(from: &Path, to: &Path, skip: &[&str]) -> Result<()> {
    let fault = |path: &Path, e: std::io::Error| format!("cannot mirror {}: {e}", path.display());
    fs::create_dir_all(to).map_err(|e| fault(to, e))?;
    for gone in list(to)? {
        if skip.contains(&name(&gone)) || from.join(name(&gone)).exists() {
            continue;
        }
        let removed = if gone.is_dir() { fs::remove_dir_all(&gone) } else { fs::remove_file(&gone) };
        removed.map_err(|e| fault(&gone, e))?;
    }
    for path in list(from)? {
        let copy = to.join(name(&path));
        if skip.contains(&name(&path)) {
            continue;
        } else if path.is_dir() {
            // Below the top level only builds and npm packages are left out.
            mirror(&path, &copy, &["node_modules", "target"])?;
        } else {
            let contents = fs::read(&path).map_err(|e| fault(&path, e))?;
            if fs::read(&copy).ok().as_ref() != Some(&contents) {
                fs::write(&copy, contents).map_err(|e| fault(&copy, e))?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirror_copies_changes_and_removes_what_is_gone() {
        let dir = std::env::temp_dir().join(format!("xtask-mirror-{}", std::process::id()));
        let (from, to) = (dir.join("from"), dir.join("to"));
        write(&from.join("a/b.rs"), "one").unwrap();
        write(&from.join("target/big"), "big").unwrap();
        write(&to.join("old.rs"), "old").unwrap();
        write(&to.join("target/kept"), "kept").unwrap();
        mirror(&from, &to, &["target"]).unwrap();
        assert_eq!(read(&to.join("a/b.rs")).unwrap(), "one");
        assert!(!to.join("old.rs").exists());
        assert!(!to.join("target/big").exists());
        assert!(to.join("target/kept").exists());

        let before = fs::metadata(to.join("a/b.rs")).unwrap().modified().unwrap();
        mirror(&from, &to, &["target"]).unwrap();
        assert_eq!(fs::metadata(to.join("a/b.rs")).unwrap().modified().unwrap(), before);
        fs::remove_dir_all(dir).unwrap();
    }
}
