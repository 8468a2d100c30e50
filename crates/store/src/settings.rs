//! How a store is opened, where the defaults are not wanted.

use crate::TableId;
use std::sync::mpsc::Sender;
use std::time::Duration;

/// How a store works.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The least time between the beginnings of two commits. A write that comes later than this after the last
    /// commit is committed at once; under load writes wait for each other this long at most and share a sync.
    pub pace: Duration,
    /// Called on the thread that writes when everybody whose writes were committed together has been answered.
    /// PostgreSQL's writer has no thread of its own and calls nobody.
    pub rouse: Option<fn()>,
    /// Told about every step of the writer, for the tests of their order.
    #[doc(hidden)]
    pub observer: Option<Sender<Step>>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { pace: Duration::from_millis(30), rouse: None, observer: None }
    }
}

/// One step of a writer.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// A transaction begins.
    Begin,
    /// A table's append was accepted within it, or refused.
    Wrote(TableId, bool),
    /// The database says that the transaction is committed and synced.
    Committed,
    /// The database says that it is not.
    Failed,
    /// Whoever asked for a table's write is about to be told.
    Answered(TableId),
}

impl Settings {
    pub(crate) fn rouse(&self) {
        if let Some(rouse) = self.rouse {
            rouse();
        }
    }

    pub(crate) fn tell(&self, step: Step) {
        if let Some(observer) = &self.observer {
            // Whoever does not listen any more does not want to know.
            let _ = observer.send(step);
        }
    }
}
