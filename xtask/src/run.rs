//! Running other programs.

use crate::Result;
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Runs a program in `root` with our own output, after printing the line one would type.
pub fn run(root: &Path, words: &[&str], env: &[(&str, &str)]) -> Result<()> {
    let set: String = env.iter().map(|(key, value)| format!("{key}='{value}' ")).collect();
    let line = format!("{set}{}", words.join(" "));
    println!("$ {line}");
    let status = command(words)?
        .current_dir(root)
        .envs(env.iter().copied())
        .status()
        .map_err(|e| format!("cannot start `{line}`: {e}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` ended with {status}")) }
}

/// Whether a program is there and ends well, quietly.
pub fn answers(words: &[&str]) -> bool {
    output(words).is_some()
}

/// What a program prints if it is there and ends well.
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

/// How a program with a time limit ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With success.
    Well,
    /// With a failure.
    Badly,
    /// It was still running at the limit and was stopped.
    TooLate,
}

/// Runs a program for at most `limit`, its output going to the file `log`.
///
/// It runs in a process group of its own, so that what it started is stopped with it.
pub fn limited(
    root: &Path,
    words: &[&str],
    env: &[(&str, &str)],
    log: &Path,
    limit: Duration,
) -> Result<Ended> {
    use std::os::unix::process::CommandExt;
    let fault = |e: std::io::Error| format!("cannot run `{}`: {e}", words.join(" "));
    let log = File::create(log).map_err(|e| format!("cannot write {}: {e}", log.display()))?;
    let mut child = command(words)?
        .current_dir(root)
        .envs(env.iter().copied())
        .stdin(Stdio::null())
        .stdout(log.try_clone().map_err(fault)?)
        .stderr(log)
        .process_group(0)
        .spawn()
        .map_err(fault)?;
    let start = Instant::now();
    while start.elapsed() < limit {
        if let Some(status) = child.try_wait().map_err(fault)? {
            return Ok(if status.success() { Ended::Well } else { Ended::Badly });
        }
        sleep(Duration::from_millis(20));
    }
    // First politely: cargo nextest keeps each test in yet another group and stops them all when asked.
    let group = format!("-{}", child.id());
    answers(&["kill", "-TERM", "--", &group]);
    let asked = Instant::now();
    while asked.elapsed() < Duration::from_secs(5) {
        if child.try_wait().map_err(fault)?.is_some() {
            break;
        }
        sleep(Duration::from_millis(20));
    }
    answers(&["kill", "-KILL", "--", &group]);
    child.wait().map_err(fault)?;
    Ok(Ended::TooLate)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(words: &[&str], limit: Duration) -> Ended {
        limited(Path::new("/"), words, &[], Path::new("/dev/null"), limit).unwrap()
    }

    #[test]
    fn a_program_ends_well_badly_or_too_late() {
        let second = Duration::from_secs(10);
        assert_eq!(ended(&["true"], second), Ended::Well);
        assert_eq!(ended(&["false"], second), Ended::Badly);
        assert_eq!(ended(&["sleep", "30"], Duration::from_millis(60)), Ended::TooLate);
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
