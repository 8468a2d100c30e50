//! The programs the checks need, and how to get them.

use crate::run::{answers, output, run};
use crate::{Result, postgres};
use std::path::Path;

/// A program that the tests need.
struct Need {
    name: &'static str,
    /// Whether it is installed.
    found: fn() -> bool,
    /// The Debian packages that contain it; empty if there are none.
    apt: &'static [&'static str],
    /// The command that a person types to get it, if there is no package.
    get: &'static str,
    /// Whether `--fast` needs it too.
    fast: bool,
}

/// Everything that the steps of `test` need beside cargo itself. A step that starts another program (a browser, a
/// database) adds its line here, with its packages.
const NEEDS: &[Need] = &[
    Need {
        name: "cargo fmt",
        found: || answers(&["cargo", "fmt", "--version"]),
        apt: &[],
        get: "rustup component add rustfmt",
        fast: true,
    },
    Need {
        name: "cargo clippy",
        found: || answers(&["cargo", "clippy", "--version"]),
        apt: &[],
        get: "rustup component add clippy",
        fast: true,
    },
    Need {
        name: "PostgreSQL",
        found: || postgres::programs().is_some(),
        apt: &["postgresql"],
        get: "",
        fast: false,
    },
    Need {
        name: "npm",
        found: || answers(&["npm", "--version"]),
        apt: &[],
        get: "install Node.js 20.19 or newer",
        fast: false,
    },
    Need {
        name: "Chromium",
        found: || answers(&["/usr/bin/chromium", "--version"]),
        apt: &["chromium", "fonts-dejavu-core"],
        get: "",
        fast: false,
    },
];

/// Looks for every needed program and installs missing packages if this process is root or has sudo without a
/// password. With `fast`, only for what `test --fast` needs.
pub fn check(fast: bool) -> Result<String> {
    let needs = NEEDS.iter().filter(|need| need.fast || !fast);
    let count = needs.clone().count();
    let missing: Vec<&Need> = needs.filter(|need| !(need.found)()).collect();
    if missing.is_empty() {
        return Ok(format!("{count} programs found"));
    }
    for line in plan(&missing, power())? {
        run(Path::new("."), &line, &[("DEBIAN_FRONTEND", "noninteractive")])?;
    }
    let still: Vec<&str> = missing.iter().filter(|need| !(need.found)()).map(|need| need.name).collect();
    if still.is_empty() {
        return Ok(format!("{count} programs found, {} of them just installed", missing.len()));
    }
    Err(format!("still missing after the installation: {}", still.join(", ")))
}

/// What this process may do on this machine.
#[derive(Clone, Copy)]
enum Power {
    Root,
    Sudo,
    None,
}

fn power() -> Power {
    if output(&["id", "-u"]).is_some_and(|id| id.trim() == "0") {
        Power::Root
    } else if answers(&["sudo", "-n", "true"]) {
        Power::Sudo
    } else {
        Power::None
    }
}

/// The commands that install what is missing, or an error with the lines that a person has to type.
fn plan(missing: &[&Need], power: Power) -> Result<Vec<Vec<&'static str>>> {
    let mut packages: Vec<&str> = missing.iter().flat_map(|need| need.apt.iter().copied()).collect();
    packages.sort_unstable();
    packages.dedup();
    let names: Vec<&str> = missing.iter().map(|need| need.name).collect();
    let by_hand: Vec<&str> = missing.iter().filter(|need| need.apt.is_empty()).map(|need| need.get).collect();
    let sudo: &[&str] = if matches!(power, Power::Root) { &[] } else { &["sudo"] };
    let update = [sudo, &["apt-get", "update"]].concat();
    let install =
        [sudo, &["apt-get", "install", "-y", "--no-install-recommends"], packages.as_slice()].concat();
    if by_hand.is_empty() && !matches!(power, Power::None) {
        return Ok(vec![update, install]);
    }
    let mut lines: Vec<String> = by_hand.iter().map(ToString::to_string).collect();
    if !packages.is_empty() {
        lines.push(format!("{} && {}", update.join(" "), install.join(" ")));
    }
    Err(format!("missing: {}. Please run:\n  {}", names.join(", "), lines.join("\n  ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BROWSER: Need =
        Need { name: "chromium", found: || false, apt: &["chromium", "fonts"], get: "", fast: true };
    const SCRIPTS: Need =
        Need { name: "node", found: || false, apt: &["nodejs", "fonts"], get: "", fast: true };
    const FORMAT: Need = Need {
        name: "cargo fmt",
        found: || false,
        apt: &[],
        get: "rustup component add rustfmt",
        fast: true,
    };

    #[test]
    fn root_installs_every_package_once() {
        let lines = plan(&[&BROWSER, &SCRIPTS], Power::Root).unwrap();
        assert_eq!(lines[0], ["apt-get", "update"]);
        assert_eq!(
            lines[1][1..],
            ["install", "-y", "--no-install-recommends", "chromium", "fonts", "nodejs"]
        );
    }

    #[test]
    fn sudo_is_put_in_front() {
        assert_eq!(plan(&[&BROWSER], Power::Sudo).unwrap()[0], ["sudo", "apt-get", "update"]);
    }

    #[test]
    fn without_power_the_line_to_run_is_printed() {
        let fault = plan(&[&BROWSER], Power::None).unwrap_err();
        assert!(fault.contains("missing: chromium"), "{fault}");
        assert!(fault.contains("sudo apt-get update && sudo apt-get install -y"), "{fault}");
    }

    #[test]
    fn what_apt_does_not_have_is_left_to_a_person() {
        let fault = plan(&[&FORMAT, &BROWSER], Power::Root).unwrap_err();
        assert!(fault.contains("  rustup component add rustfmt\n"), "{fault}");
        assert!(fault.contains("  apt-get update && apt-get install"), "{fault}");
    }
}
