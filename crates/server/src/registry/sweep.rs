//! Closes and removes what nobody has used for long.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use store::{Row, Status, TableId};
use tokio::time::Instant;

use super::Registry;
use crate::clock::whole_millis;
use crate::problem::Problem;
use crate::tables::Ask;

/// How many tables or people are looked at together.
const PAGE: u32 = 500;

/// How far ahead of the newest stored time the clock may be, in milliseconds.
const AHEAD: i64 = 86_400_000;

/// By how much the clock may differ from the time that has gone by, in milliseconds.
const DRIFT: i64 = 60_000;

/// How long a clock that was in doubt must be steady before it is believed.
const STEADY: Duration = Duration::from_secs(3_600);

/// Watches the time of day, which may be wrong when a machine starts, or may be corrected later.
#[derive(Default)]
pub struct Watch {
    /// Since when the time of day has been steady, and what it was then.
    since: Option<(Instant, i64)>,
}

impl Watch {
    /// Whether things may expire now. `newest` is the newest time in the store.
    pub fn believes(&mut self, now: i64, newest: Option<i64>) -> bool {
        let here = Instant::now();
        let steady = |(since, then): &(Instant, i64)| {
            let gone = whole_millis(here.saturating_duration_since(*since));
            now.saturating_sub(*then).abs_diff(gone) <= DRIFT.unsigned_abs()
        };
        if !self.since.as_ref().is_some_and(steady) {
            self.since = Some((here, now));
        }
        let since = self.since.map_or(here, |(since, _)| since);
        let plausible = newest.is_none_or(|newest| (newest..=newest.saturating_add(AHEAD)).contains(&now));
        plausible || here.saturating_duration_since(since) >= STEADY
    }
}

impl Registry {
    /// Closes tables that nobody has used for long, and removes tables and people that are kept no longer.
    pub async fn sweep(self: &Arc<Self>) {
        let every = [Status::Open, Status::Playing, Status::Finished, Status::Closed];
        let Ok(newest) = self.store.rows(&every, false, None, 1).await else { return };
        let newest = newest.first().map(|row| row.touched);
        let believed = self.watch.lock().await.believes(self.now(), newest);
        if !believed {
            tracing::warn!("nothing expires: the clock does not fit the newest time in the store");
            return;
        }
        let mut seen = HashSet::new();
        while let Some(ids) =
            self.old(&[Status::Open, Status::Playing], Some(self.config.expire), &mut seen).await
        {
            for id in ids {
                self.clone().deliver(id, Ask::Expire).await;
            }
        }
        for (status, kept) in
            [(Status::Finished, self.config.keep_finished), (Status::Closed, self.config.keep_closed)]
        {
            let mut seen = HashSet::new();
            while let Some(ids) = self.old(&[status], kept, &mut seen).await {
                for id in ids {
                    if self.remove_old(id).await.is_err() {
                        tracing::warn!("an old table could not be removed");
                    }
                }
            }
        }
        self.sweep_people().await;
    }

    /// Some more tables of these statuses that have not been touched for so long and were not seen before; nothing if there
    /// are none.
    async fn old(
        &self,
        statuses: &[Status],
        age: Option<Duration>,
        seen: &mut HashSet<TableId>,
    ) -> Option<Vec<TableId>> {
        let mut before = self.now().saturating_sub(whole_millis(age?));
        loop {
            let rows = self.store.rows(statuses, false, Some(before), PAGE).await.ok()?;
            let fresh: Vec<&Row> = rows.iter().filter(|row| seen.insert(row.id)).collect();
            // A table that was touched before it was created was touched while the clock was wrong.
            let old: Vec<TableId> =
                fresh.iter().filter(|row| row.created <= row.touched).map(|row| row.id).collect();
            if !old.is_empty() {
                return Some(old);
            }
            // Only tables that stay: go on with older ones.
            before = rows.last()?.touched;
        }
    }

    /// Removes a table unless somebody is connected to it.
    async fn remove_old(self: &Arc<Self>, table: TableId) -> Result<(), Problem> {
        if self.is_awake(table) {
            return self.ask(table, |reply| Ask::Remove { by: None, reply }).await;
        }
        self.store.remove(table).await?;
        self.metrics.tables_removed.add();
        Ok(())
    }

    async fn sweep_people(&self) {
        let Some(kept) = self.config.keep_people else { return };
        let before = self.now().saturating_sub(whole_millis(kept));
        while let Ok(people) = self.store.unseated(before, PAGE).await {
            if people.is_empty() {
                return;
            }
            for person in people {
                if self.store.forget_person(person).await.is_err() {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)] // a test may stop loudly
mod tests {
    use super::*;

    const NOW: i64 = 1_800_000_000_000;
    const HOUR: i64 = 3_600_000;

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_fits_the_store_is_believed_at_once() {
        assert!(Watch::default().believes(NOW, None));
        assert!(Watch::default().believes(NOW, Some(NOW)));
        assert!(Watch::default().believes(NOW, Some(NOW - 23 * HOUR)));
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_does_not_fit_is_believed_after_a_steady_hour() {
        // Behind the store, or after a long time without a server.
        for newest in [NOW + 48 * HOUR, NOW - 25 * HOUR] {
            let mut watch = Watch::default();
            assert!(!watch.believes(NOW, Some(newest)));
            tokio::time::advance(Duration::from_secs(3_540)).await;
            assert!(!watch.believes(NOW + 3_540_000, Some(newest)));
            tokio::time::advance(Duration::from_secs(60)).await;
            assert!(watch.believes(NOW + HOUR, Some(newest)));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_jumps_must_be_steady_again() {
        let mut watch = Watch::default();
        // A machine that starts in 1970 and hears of a time that is wrong as well.
        assert!(!watch.believes(0, Some(NOW)));
        tokio::time::advance(Duration::from_secs(3_000)).await;
        assert!(!watch.believes(NOW + 72 * HOUR, Some(NOW)));
        tokio::time::advance(Duration::from_secs(3_000)).await;
        assert!(!watch.believes(NOW + 72 * HOUR + 3_000_000, Some(NOW)));
        tokio::time::advance(Duration::from_secs(600)).await;
        assert!(watch.believes(NOW + 73 * HOUR, Some(NOW)));
    }

    fn registry(now: i64) -> (Arc<Registry>, Arc<std::sync::atomic::AtomicI64>) {
        let time = Arc::new(std::sync::atomic::AtomicI64::new(now));
        let config = crate::config::Config {
            time: crate::clock::TimeOfDay::Fake(time.clone()),
            ..crate::config::Config::default()
        };
        let start = crate::tables::start::<crate::tables::Faithful>;
        (Arc::new(Registry::new(store::Store::memory(), config, start)), time)
    }

    async fn put(registry: &Registry, id: i64, status: Status, at: i64) {
        let index = store::Index {
            code: format!("CODE{id}"),
            game: "avalon".to_string(),
            status,
            listed: false,
            head: String::new(),
        };
        registry.store.create(TableId(id), index, vec![b"{}".to_vec()], at).await.unwrap();
    }

    async fn tables(registry: &Registry) -> usize {
        let every = [Status::Open, Status::Playing, Status::Finished, Status::Closed];
        registry.store.rows(&every, false, None, 100_000).await.unwrap().len()
    }

    #[tokio::test(start_paused = true)]
    async fn old_tables_and_people_are_removed_until_none_is_left() {
        let (registry, time) = registry(NOW);
        let day = 24 * HOUR;
        for id in 0..1_200 {
            put(&registry, id, Status::Closed, NOW - 8 * day).await;
        }
        for (id, status, age) in [
            (5_000, Status::Closed, 6),
            (5_001, Status::Finished, 364),
            (5_002, Status::Finished, 366),
            (5_003, Status::Closed, 0),
        ] {
            put(&registry, id, status, NOW - age * day).await;
        }
        for (id, age) in [(1, 31), (2, 29), (3, 31)] {
            let token = [u8::try_from(id).unwrap(); 32];
            let seen = NOW - age * day;
            let person = store::Person { id, token, name: "Ann".to_string(), created: seen, seen };
            registry.store.put_person(&person).await.unwrap();
        }
        registry.store.note_seat(3, TableId(5_001)).await.unwrap();
        registry.sweep().await;
        assert_eq!(tables(&registry).await, 3);
        let here = async |id| registry.store.person(id).await.unwrap().is_some();
        assert_eq!([here(1).await, here(2).await, here(3).await], [false, true, true]);
        // A clock that is years ahead removes nothing until it has been steady for an hour.
        let jumped = NOW + 3_000 * day;
        time.store(jumped, std::sync::atomic::Ordering::Relaxed);
        registry.sweep().await;
        assert_eq!(tables(&registry).await, 3);
        tokio::time::advance(STEADY).await;
        time.store(jumped + HOUR, std::sync::atomic::Ordering::Relaxed);
        registry.sweep().await;
        assert_eq!(tables(&registry).await, 0);
    }
}
