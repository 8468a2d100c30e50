//! The manual pages and shell completions of a release, made from the description of the command line.
//!
//! A test makes them, as other tests make the TypeScript types, so the program itself carries no code for it.
//! `PAGES=DIR` keeps them in that directory; `cargo xtask dist` uses it.

use std::path::Path;
use std::{fs, io};

use clap::{Command, CommandFactory as _};
use clap_complete::Shell;

use crate::Arguments;

/// Where the manual pages are, from the directory that the release is unpacked in.
const MANUAL: &str = "share/man/man1";

/// Where each shell looks for completions.
const COMPLETIONS: &[(Shell, &str)] = &[
    (Shell::Bash, "share/bash-completion/completions/roundtable"),
    (Shell::Fish, "share/fish/vendor_completions.d/roundtable.fish"),
    (Shell::Zsh, "share/zsh/site-functions/_roundtable"),
];

/// Writes all of them below `dir`.
fn write(dir: &Path) -> io::Result<()> {
    fs::create_dir_all(dir.join(MANUAL))?;
    clap_mangen::generate_to(Arguments::command(), dir.join(MANUAL))?;
    for (shell, path) in COMPLETIONS {
        let path = dir.join(path);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        clap_complete::generate(
            *shell,
            &mut Arguments::command(),
            "roundtable",
            &mut fs::File::create(path)?,
        );
    }
    Ok(())
}

/// The names of a command's manual page and of those of the commands below it.
fn manual_pages(command: &Command, name: &str) -> Vec<String> {
    let below =
        command.get_subcommands().flat_map(|sub| manual_pages(sub, &format!("{name}-{}", sub.get_name())));
    [format!("{name}.1")].into_iter().chain(below).collect()
}

#[test]
fn every_command_has_a_manual_page_and_every_shell_its_completions() {
    let kept = std::env::var_os("PAGES").map(std::path::PathBuf::from);
    let fresh = std::env::temp_dir().join(format!("roundtable-pages-{}", std::process::id()));
    let dir = kept.as_ref().unwrap_or(&fresh);
    write(dir).unwrap();

    let wanted = manual_pages(&Arguments::command(), "roundtable");
    assert!(wanted.contains(&"roundtable-admin-backup.1".to_string()), "{wanted:?}");
    for page in wanted {
        let text = fs::read_to_string(dir.join(MANUAL).join(&page)).unwrap();
        assert!(text.contains(".SH SYNOPSIS"), "{page}: {text}");
    }
    for (_, path) in COMPLETIONS {
        let text = fs::read_to_string(dir.join(path)).unwrap();
        assert!(text.contains("public-url") && text.contains("backup"), "{path}");
    }
    if kept.is_none() {
        fs::remove_dir_all(fresh).unwrap();
    }
}
