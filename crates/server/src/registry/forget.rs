//! People who are deleted while the server runs.

use std::sync::{Arc, PoisonError};

use store::TableId;

use super::Registry;
use crate::forget;
use crate::problem::Problem;
use crate::tables::Ask;

/// How many of the last notes are read again each time: another program's note may appear after one with a greater number.
const OVERLAP: i64 = 32;

impl Registry {
    /// Whether this person was deleted while the server runs.
    pub fn is_forgotten(&self, person: i64) -> bool {
        self.forgotten.read().unwrap_or_else(PoisonError::into_inner).contains(&person)
    }

    /// True if this is new.
    fn remember_forgotten(&self, person: i64) -> bool {
        self.forgotten.write().unwrap_or_else(PoisonError::into_inner).insert(person)
    }

    /// Deletes a person: name and words at every table, then the identity.
    pub async fn forget_person(self: &Arc<Self>, person: i64) -> Result<(), Problem> {
        self.remember_forgotten(person);
        for table in self.store.seats_of(person).await? {
            let asked = self.ask(table, |reply| Ask::Forget { person, reply }).await;
            if asked.is_err() {
                // A table that cannot be loaded has no task that could be in the way.
                forget::at_table(&self.store, table, person).await?;
            }
        }
        self.store.forget_person(person).await?;
        self.cut(person).await;
        Ok(())
    }

    /// Closes the sockets of a person at all tables.
    async fn cut(&self, person: i64) {
        for sender in self.senders() {
            // A table that has ended has closed its sockets.
            let _ = sender.send(Ask::Cut { person }).await;
        }
    }

    /// Makes tables in memory forget whom another program has deleted since this note. Returns the last note.
    pub async fn follow_forgotten(&self, after: i64) -> Result<i64, store::Error> {
        let notes = self.store.forgotten(after.saturating_sub(OVERLAP)).await?;
        let mut people: Vec<i64> = notes.iter().map(|note| note.person).collect();
        people.dedup();
        for person in people {
            if !self.remember_forgotten(person) {
                continue;
            }
            for table in notes.iter().filter(|note| note.person == person).filter_map(|note| note.table) {
                self.forget_at(table, person).await;
            }
            self.cut(person).await;
        }
        Ok(notes.last().map_or(after, |note| note.n))
    }

    /// Lets a table in memory forget; one that is not has nothing to forget.
    async fn forget_at(&self, table: TableId, person: i64) {
        let sender = self.awake().get(&table).and_then(|slot| slot.get().cloned());
        if let Some(sender) = sender {
            let (reply, answer) = tokio::sync::oneshot::channel();
            if sender.send(Ask::Forget { person, reply }).await.is_ok() {
                // A failure of the store is logged, and the table is read again in any case.
                let _ = answer.await;
            }
        }
    }
}
