//! Running other programs.

use crate::Result;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs a program in `root` with its output on the terminal, after printing its command line.
pub fn run(root: &Path, words: &[&str], env: &[(&str, &str)]) -> Result<()> {
    run_allowing(root, words, env, &[0])
}

/// Like [`run`], for programs whose other exit codes do not mean failure either.
pub fn run_allowing(root: &Path, words: &[&str], env: &[(&str, &str)], codes: &[i32]) -> Result<()> {
    let line = command_line(words, env);
    println!("$ {line}");
    let status = command(words)?
        .current_dir(root)
        .envs(env.iter().copied())
        .status()
        .map_err(|e| format!("cannot start `{line}`: {e}"))?;
    let allowed = status.code().is_some_and(|code| codes.contains(&code));
    if allowed { Ok(()) } else { Err(format!("`{line}` ended with {status}")) }
}

/// Runs a program in `root` and returns what it prints on standard output; errors go to the terminal.
pub fn capture(root: &Path, words: &[&str], env: &[(&str, &str)]) -> Result<String> {
    let line = command_line(words, env);
    let done = command(words)?
        .current_dir(root)
        .envs(env.iter().copied())
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("cannot start `{line}`: {e}"))?;
    let text = String::from_utf8_lossy(&done.stdout).into_owned();
    if done.status.success() {
        Ok(text)
    } else {
        Err(format!("`{line}` ended with {}:\n{text}", done.status))
    }
}

/// The line a person would type.
pub fn command_line(words: &[&str], env: &[(&str, &str)]) -> String {
    let set: String = env.iter().map(|(key, value)| format!("{key}='{value}' ")).collect();
    format!("{set}{}", words.join(" "))
}

/// Whether a program exists and succeeds; its output is dropped.
pub fn answers(words: &[&str]) -> bool {
    output(words).is_some()
}

/// What a program prints, if it exists and succeeds.
pub fn output(words: &[&str]) -> Option<String> {
    let done = command(words).ok()?.stdin(Stdio::null()).output().ok()?;
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
}

/// A command of these words.
fn command(words: &[&str]) -> Result<Command> {
    let (program, rest) = words.split_first().ok_or("an empty command cannot be run")?;
    let mut command = Command::new(program);
    command.args(rest);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn output_is_captured_and_exit_codes_may_be_allowed() {
        assert_eq!(capture(Path::new("/"), &["echo", "a"], &[]).unwrap(), "a\n");
        assert!(capture(Path::new("/"), &["false"], &[]).is_err());
        assert!(run_allowing(Path::new("/"), &["false"], &[], &[0, 1]).is_ok());
    }

    #[test]
    fn a_failure_names_the_command() {
        let fault = run(Path::new("/"), &["false"], &[("A", "b")]).unwrap_err();
        assert!(fault.contains("`A='b' false`"), "{fault}");
        assert!(
            run(Path::new("/"), &["no-such-program-here"], &[]).unwrap_err().contains("no-such-program-here")
        );
        assert!(!answers(&["no-such-program-here"]));
        assert!(!answers(&[]));
    }
}
