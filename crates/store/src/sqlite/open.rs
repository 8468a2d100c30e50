//! Opens, migrates and copies the file.

use super::fault;
use crate::{COPY, Error, Hold, sql};
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension, TransactionBehavior};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How long to wait for another process that writes to the same file.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before trying again what SQLite refused at once.
const RETRY: Duration = Duration::from_millis(5);

/// Marks the file as a store ("RTbl"), so that no other program's file is used as one.
const MARK: i64 = 0x5254_626c;

fn plain(path: &Path, why: &str) -> Error {
    Error::Unavailable(format!("{}: {why}", path.display()))
}

/// Opens the connection that writes, and brings the file to today's version.
pub(super) fn writable(path: &Path) -> Result<Connection, Error> {
    let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !dir.is_dir() {
        return Err(plain(path, &format!("cannot open: there is no directory {}", dir.display())));
    }
    keep_private(path).map_err(|e| plain(path, &format!("cannot open: {e}")))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX
        | OpenFlags::SQLITE_OPEN_EXRESCODE;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|e| fault(path, "cannot open", &e))?;
    if connection.is_readonly("main").unwrap_or(true) {
        return Err(plain(path, "cannot open: the file or its directory may not be written to"));
    }
    claim(&connection, path)?;
    tune(&connection).map_err(|e| fault(path, "cannot set how it syncs", &e))?;
    let mode: String =
        retry_while_busy(|| connection.query_row("PRAGMA journal_mode = WAL", [], |row| row.get(0)))
            .map_err(|e| fault(path, "cannot use a write-ahead log", &e))?;
    if mode != "wal" {
        return Err(plain(path, &format!("no write-ahead log here: the journal mode stays {mode}")));
    }
    migrate(&mut connection, path)?;
    Ok(connection)
}

/// Makes sure that other users of this machine cannot read the file: it holds the secrets of running games. The files that
/// SQLite makes beside it get the same permissions.
fn keep_private(path: &Path) -> std::io::Result<()> {
    match fs::metadata(path) {
        // Only the permissions of a group may have been given on purpose.
        Ok(found) if found.is_file() && found.permissions().mode() & 0o007 != 0 => {
            fs::set_permissions(path, fs::Permissions::from_mode(found.permissions().mode() & 0o770))
        }
        Ok(_) => Ok(()),
        // An existing file is never opened here: closing it would end SQLite's locks.
        Err(_) => new_private(path).map(drop).or_else(|e| match e.kind() {
            ErrorKind::AlreadyExists => Ok(()),
            _ => Err(e),
        }),
    }
}

fn new_private(path: &Path) -> std::io::Result<File> {
    File::options().write(true).create_new(true).mode(0o600).open(path)
}

/// Refuses files that are not SQLite files, and SQLite files of other programs.
fn claim(connection: &Connection, path: &Path) -> Result<(), Error> {
    let unreadable = |e: rusqlite::Error| fault(path, "cannot be read as a store", &e);
    connection.busy_timeout(PATIENCE).map_err(unreadable)?;
    // In this order: a store is marked before it holds anything, so if another process creates it right now, it is
    // marked by the time something is seen in it.
    let number = |question: &str| retry_while_busy(|| connection.query_row(question, [], |row| row.get(0)));
    let things: i64 = number("SELECT count(*) FROM sqlite_master").map_err(unreadable)?;
    let mark: i64 = number("PRAGMA application_id").map_err(unreadable)?;
    if mark == MARK {
        return Ok(());
    }
    if mark != 0 || things != 0 {
        return Err(plain(path, "is an SQLite file of another program"));
    }
    retry_while_busy(|| connection.pragma_update(None, "application_id", MARK)).map_err(unreadable)
}

/// Tries again while another connection holds a lock. SQLite's own busy timeout is not enough for this: where waiting
/// could be a deadlock, as when two connections switch a new file to a write-ahead log, SQLite fails at once.
fn retry_while_busy<T>(mut attempt: impl FnMut() -> rusqlite::Result<T>) -> rusqlite::Result<T> {
    let until = Instant::now() + PATIENCE;
    loop {
        match attempt() {
            Err(error) if is_busy(&error) && Instant::now() < until => std::thread::sleep(RETRY),
            outcome => return outcome,
        }
    }
}

fn is_busy(error: &rusqlite::Error) -> bool {
    matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked))
}

fn tune(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(32);
    // FULL: a commit returns after the write-ahead log was synced.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Space for the tail and for the inner pages of the trees: 4 MB here, 16 MB in the write-ahead log.
    connection.pragma_update(None, "cache_size", -4_096)?;
    connection.pragma_update(None, "wal_autocheckpoint", 4_096)
}

/// Brings the file to today's version, all or nothing. A file of an older version is copied first.
fn migrate(connection: &mut Connection, path: &Path) -> Result<(), Error> {
    let wrong = |e: rusqlite::Error| fault(path, "cannot bring to today's version", &e);
    let found = retry_while_busy(|| version(connection)).map_err(wrong)?;
    if let Some(found) = &found
        && !sql::missing_steps(&path.display().to_string(), Some(found))?.is_empty()
    {
        let copy = beside(path, &format!(".version-{found}"));
        if !copy.exists() {
            backup(path, &copy)?;
        }
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(wrong)?;
    transaction.execute_batch(sql::META).map_err(wrong)?;
    let found: Option<String> =
        transaction.query_row(sql::GET_VERSION, [], |row| row.get(0)).optional().map_err(wrong)?;
    let steps = sql::missing_steps(&path.display().to_string(), found.as_deref())?;
    if steps.is_empty() {
        return Ok(());
    }
    for step in steps {
        transaction.execute_batch(step.sqlite).map_err(wrong)?;
    }
    transaction.execute(sql::SET_MARK, [sql::VERSION_KEY, &sql::VERSION.to_string()]).map_err(wrong)?;
    transaction.commit().map_err(wrong)
}

/// The version of the file; `None` for a new one.
fn version(connection: &Connection) -> rusqlite::Result<Option<String>> {
    let known = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'meta'";
    match connection.query_row(known, [], |row| row.get(0))? {
        0 => Ok(None),
        _ => connection.query_row(sql::GET_VERSION, [], |row| row.get(0)).optional(),
    }
}

/// The name of a file beside another.
pub(super) fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

/// A connection that only reads.
pub(super) fn readable(path: &Path) -> Result<Connection, Error> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_EXRESCODE;
    let connection =
        Connection::open_with_flags(path, flags).map_err(|e| fault(path, "cannot open for reading", &e))?;
    connection.busy_timeout(PATIENCE).map_err(|e| fault(path, "cannot wait for others", &e))?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

/// Copies the store as it is at one moment to a new file. The file appears complete and synced, or not at all.
pub(super) fn backup(from: &Path, to: &Path) -> Result<(), Error> {
    if to.exists() {
        return Err(plain(to, "the file exists already; a backup never overwrites one"));
    }
    let part = beside(to, ".part");
    let lost = |e: std::io::Error| plain(&part, &format!("cannot write the backup: {e}"));
    if part.exists() {
        fs::remove_file(&part).map_err(lost)?;
    }
    let name = part.to_str().ok_or_else(|| plain(to, "the name of a backup must be Unicode text"))?;
    new_private(&part).map_err(lost)?;
    let connection = readable(from)?;
    connection.execute("VACUUM INTO $1", [name]).map_err(|e| fault(to, "cannot write the backup", &e))?;
    mark_as_copy(&part).map_err(|e| fault(to, "cannot write the backup", &e))?;
    File::open(&part).and_then(|file| file.sync_all()).map_err(lost)?;
    fs::rename(&part, to).map_err(lost)?;
    sync_directory(to).map_err(lost)
}

fn sync_directory(of: &Path) -> std::io::Result<()> {
    let dir = of.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(dir).and_then(|dir| dir.sync_all())
}

/// A server that finds this mark knows that the store is an earlier one than people have seen.
fn mark_as_copy(path: &Path) -> rusqlite::Result<()> {
    let connection = Connection::open(path)?;
    connection.execute(sql::SET_MARK, [COPY, ""])?;
    connection.close().map_err(|(_, e)| e)
}

/// Puts a copy in the place of a store that no server uses. What was there stays beside it.
pub(crate) fn restore(from: &Path, to: &Path) -> Result<(), Error> {
    let mut lock = super::hold::Lock::new(to);
    lock.take(Hold::Exclusive)?;
    let copied = readable(from)?;
    let mark: i64 = copied
        .query_row("PRAGMA application_id", [], |row| row.get(0))
        .map_err(|e| fault(from, "cannot be read as a store", &e))?;
    if mark != MARK {
        return Err(plain(from, "is not a store"));
    }
    drop(copied);
    let part = beside(to, ".restored");
    if part.exists() {
        fs::remove_file(&part).map_err(|e| plain(&part, &format!("cannot remove: {e}")))?;
    }
    backup(from, &part)?;
    let lost = |e: std::io::Error| plain(to, &format!("cannot restore: {e}"));
    // The write-ahead log belongs to the old file and would destroy the new one.
    for suffix in ["-wal", "-shm", ""] {
        let old = beside(to, suffix);
        if old.exists() {
            fs::rename(&old, beside(to, &format!(".before-restore{suffix}"))).map_err(lost)?;
        }
    }
    fs::rename(&part, to).map_err(lost)?;
    sync_directory(to).map_err(lost)
}
