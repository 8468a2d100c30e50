//! `cargo xtask style`: what a reader may rely on everywhere.

use crate::games::{self, GAMES};
use crate::{Result, documents, files, promises, shape, words};
use std::path::Path;

/// Documents in plain words. The rules of the games quote printed rulebooks and are not among them.
const DOCUMENTS: &[&str] = &[".", "docs", "docs/decisions"];

/// Checks the repository.
pub fn command(root: &Path) -> Result<String> {
    let mut rust = files::texts(root, "crates", "rs")?;
    rust.extend(files::texts(root, "xtask", "rs")?);
    rust.extend(files::texts(root, "fuzz", "rs")?);
    let mut web = files::texts(root, "web/src", "ts")?;
    web.extend(files::texts(root, "web/src", "svelte")?);
    let mut documents = Vec::new();
    for dir in DOCUMENTS {
        for path in files::list(&root.join(dir))? {
            if files::name(&path).ends_with(".md") {
                documents.push(files::text(root, &path)?);
            }
        }
    }
    let names: Vec<&str> = GAMES.iter().map(|game| game.name).collect();
    let mut rules = Vec::new();
    for name in games::rules_crates() {
        rules.extend(files::texts(root, &format!("crates/{name}/src"), "rs")?);
    }

    let mut faults = shape::modules(&names, &rules);
    faults.extend(shape::hints(&rules));
    faults.extend(shape::lengths(&rust));
    faults.extend(shape::lengths(&web));
    faults.extend(shape::functions(&rust));
    faults.extend(words::in_comments(&rust));
    // The list of words that are not used has to write them.
    let prose: Vec<_> = documents.iter().filter(|text| !text.path.ends_with("terms.md")).cloned().collect();
    faults.extend(words::in_documents(&prose));
    faults.extend(documents::missing_files(root, &documents));
    faults.extend(documents::unused_results(root, &documents)?);
    faults.extend(promises::broken(&files::text(root, &root.join("SECURITY.md"))?, &rust));
    if faults.is_empty() {
        return Ok(format!("{} files, {} documents", rust.len() + web.len(), documents.len()));
    }
    Err(format!("{} things to put right:\n  {}", faults.len(), faults.join("\n  ")))
}
