//! Collects the log of this process: every level, every thread.

use std::io;
use std::sync::{Mutex, Once};

static LINES: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ONCE: Once = Once::new();

struct Sink;

impl io::Write for Sink {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LINES.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Collects the log from now on. Lines have no time, because times are on the list of masks.
pub fn keep() {
    ONCE.call_once(|| {
        let level = tracing_subscriber::filter::LevelFilter::TRACE;
        let log = tracing_subscriber::fmt().with_max_level(level).with_ansi(false).without_time();
        log.with_writer(|| Sink).init();
    });
    LINES.lock().unwrap().clear();
    tracing::trace!("the log is kept");
}

/// How much has been written.
pub fn length() -> usize {
    LINES.lock().unwrap().len()
}

/// What was written since.
pub fn take() -> String {
    tracing::trace!("the log was kept");
    String::from_utf8(std::mem::take(&mut *LINES.lock().unwrap())).unwrap()
}
