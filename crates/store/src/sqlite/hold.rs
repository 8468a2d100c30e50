//! The lock of the server that uses a file: a file beside it.
//!
//! Not the file itself: closing any handle to that would end the locks of SQLite.

use crate::work::held;
use crate::{Error, Hold};
use std::fs::{File, TryLockError};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};

/// The lock of one store, held or not.
pub(super) struct Lock {
    path: PathBuf,
    /// Dropping it gives the lock back. The file stays: another process may be about to lock it.
    file: Option<File>,
}

impl Lock {
    pub(super) fn new(store: &Path) -> Lock {
        // Two ways to the same file are the same store.
        let mut path = std::fs::canonicalize(store).unwrap_or_else(|_| store.to_owned()).into_os_string();
        path.push(".lock");
        Lock { path: path.into(), file: None }
    }

    /// Takes the lock, if no other process has it.
    pub(super) fn take(&mut self, hold: Hold) -> Result<(), Error> {
        let fault =
            |e: std::io::Error| Error::Unavailable(format!("{}: cannot lock: {e}", self.path.display()));
        let mut options = File::options();
        let file = options.write(true).create(true).truncate(false).mode(0o600).open(&self.path);
        let file = file.map_err(fault)?;
        let locked = match hold {
            Hold::Exclusive => file.try_lock(),
            Hold::Shared => file.try_lock_shared(),
        };
        match locked {
            Ok(()) => {
                self.file = Some(file);
                Ok(())
            }
            Err(TryLockError::WouldBlock) => Err(held(&self.path.with_extension("").display().to_string())),
            Err(TryLockError::Error(e)) => Err(fault(e)),
        }
    }
}
