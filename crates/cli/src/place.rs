//! Where a server keeps everything.

use std::io;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::PathBuf;

use clap::Args;

use crate::failure::Failure;

/// Where a server keeps everything.
#[derive(Args, Clone, Debug)]
pub struct Place {
    /// The directory of the file that keeps all tables
    #[arg(long, env = "ROUNDTABLE_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Another database: sqlite:PATH, postgres://… or memory: (which keeps nothing)
    #[arg(long, env = "ROUNDTABLE_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
    /// A file that holds such a URL, so that no list of processes shows a password
    #[arg(long, env = "ROUNDTABLE_DATABASE_FILE", value_name = "FILE", conflicts_with = "database")]
    database_file: Option<PathBuf>,
}

impl Place {
    /// The URL of the store.
    pub fn url(&self) -> Result<String, Failure> {
        if let Some(url) = &self.database {
            if has_password(url) && std::env::args().any(|word| word.contains(url.as_str())) {
                eprintln!("roundtable: every user of this machine can see the password; use --database-file");
            }
            return Ok(url.clone());
        }
        match &self.database_file {
            Some(file) => {
                let text = std::fs::read_to_string(file);
                let text = text.map_err(|error| Failure::Message(format!("{}: {error}", file.display())))?;
                Ok(text.trim().to_string())
            }
            None => Ok(format!("sqlite:{}", self.file().display())),
        }
    }

    /// The one file, if there is no other place.
    pub fn file(&self) -> PathBuf {
        self.data.join("roundtable.sqlite")
    }

    /// Whether everything is in the one file.
    pub fn is_default(&self) -> bool {
        self.database.is_none() && self.database_file.is_none()
    }

    /// Makes the directory of the one file, for its owner alone.
    pub fn make(&self) -> Result<(), Failure> {
        if !self.is_default() || self.data.is_dir() {
            return Ok(());
        }
        let named = |error: io::Error| Failure::Message(format!("{}: {error}", self.data.display()));
        std::fs::DirBuilder::new().recursive(true).mode(0o700).create(&self.data).map_err(named)
    }
}

fn has_password(url: &str) -> bool {
    let user = url.split_once("://").and_then(|(_, rest)| rest.split_once('@')).map(|(user, _)| user);
    user.is_some_and(|user| user.contains(':')) || url.contains("password=")
}

#[cfg(test)]
mod tests {
    use super::has_password;

    #[test]
    fn passwords_are_noticed() {
        assert!(has_password("postgres://me:secret@db/x") && has_password("postgres://db/x?password=secret"));
        assert!(!has_password("postgres://me@db:5432/x") && !has_password("sqlite:/a:b@c"));
    }
}
