//! Measures appends: appends per second, CPU of this process for each, and how many share a sync.
//!
//! ```text
//! cargo run --release -p store --example appends -- sqlite:/var/tmp/appends.db
//! cargo xtask postgres sh -c 'cargo run --release -p store --example appends -- $TEST_PG_URL'
//! ```
//!
//! Each line is one run. `closed N`: N tables, each with one append on its way at any time. `rate R`: R appends
//! per second spread over 1,000 tables, as a server has them. The same with `memory:` is what the loop itself
//! costs. CPU is user + system of this process, which for PostgreSQL leaves out the database's own.
#![allow(clippy::unwrap_used, reason = "a tool for people who measure")]

use std::time::{Duration, Instant};
use store::{Append, Index, Settings, Spacing, Status, Store, TableId};

/// About the size of a stored command, in bytes.
const ENTRY: usize = 120;

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let mut words = std::env::args().skip(1);
    let url = words.next().unwrap_or_else(|| "memory:".to_owned());
    let seconds = words.next().and_then(|word| word.parse().ok()).unwrap_or(3);
    let paces: Vec<u64> = words.filter_map(|word| word.parse().ok()).collect();
    let paces = if paces.is_empty() { vec![0, 5, 10] } else { paces };
    let mut first = 0;
    for pace in paces {
        let settings =
            Settings { spacing: Spacing::fixed(Duration::from_millis(pace)), ..Settings::default() };
        let store = Store::open_with(&url, settings).await.unwrap();
        println!("pace {pace} ms, {}", store.sync_settings().await.unwrap());
        for tables in [1, 20, 100, 1_000] {
            let ids = make(&store, &mut first, tables).await;
            let before = Reading::now(&store);
            let tasks: Vec<_> = ids
                .into_iter()
                .map(|id| tokio::spawn(turn(store.clone(), id, Duration::from_secs(seconds))))
                .collect();
            for task in tasks {
                task.await.unwrap();
            }
            before.report(&store, &format!("closed {tables}"));
        }
        for rate in [500, 1_000, 2_000] {
            let ids = make(&store, &mut first, 1_000).await;
            let before = Reading::now(&store);
            let late = tick(&store, &ids, rate, Duration::from_secs(seconds)).await;
            before.report(&store, &format!("rate {rate}"));
            println!("    from asked to durable: {late}");
        }
        store.close().await;
    }
}

/// New tables, so that no run finds the logs of another.
async fn make(store: &Store, first: &mut i64, count: i64) -> Vec<TableId> {
    let base = i64::from(std::process::id()) * 1_000_000;
    let mut tasks = Vec::new();
    let mut ids = Vec::new();
    for number in *first..*first + count {
        let id = TableId((base + number).wrapping_mul(0x09e3_779b_97f4_a7c1) & i64::MAX);
        ids.push(id);
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let index = Index {
                code: format!("{:x}", id.0),
                game: "avalon".into(),
                status: Status::Playing,
                listed: true,
                head: "{\"name\":\"a table\",\"seats\":[\"a\",\"b\",\"c\",\"d\",\"e\"]}".into(),
            };
            store.create(id, index, vec![vec![7; 300]], 1).await.unwrap();
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    *first += count;
    ids
}

fn append(table: TableId, expected: u64) -> Append {
    Append { table, expected, entries: vec![vec![7; ENTRY]], index: None, at: 1 }
}

/// One table, one append after the other.
async fn turn(store: Store, id: TableId, time: Duration) {
    let begun = Instant::now();
    let mut next = 1;
    while begun.elapsed() < time {
        store.append(append(id, next)).await.unwrap();
        next += 1;
        // A store in memory never waits, so the other tasks would never run.
        tokio::task::yield_now().await;
    }
}

/// `rate` appends per second over the tables in turn; every millisecond those that are due.
async fn tick(store: &Store, ids: &[TableId], rate: u64, time: Duration) -> String {
    let begun = Instant::now();
    let mut clock = tokio::time::interval(Duration::from_millis(1));
    let mut nexts = vec![1; ids.len()];
    let mut waiting = Vec::new();
    let mut at = 0;
    while begun.elapsed() < time {
        clock.tick().await;
        let due = u128::from(rate) * begun.elapsed().as_millis() / 1_000;
        while u128::try_from(waiting.len()).unwrap() < due {
            let (id, next) = (ids.get(at).unwrap(), nexts.get_mut(at).unwrap());
            let asked = Instant::now();
            let done = store.append(append(*id, *next));
            waiting.push(tokio::spawn(async move {
                done.await.unwrap();
                asked.elapsed()
            }));
            *next += 1;
            at = (at + 1) % ids.len();
        }
    }
    let mut times = Vec::new();
    for task in waiting {
        times.push(task.await.unwrap());
    }
    times.sort_unstable();
    let part = |percent: usize| times.get(times.len() * percent / 100).unwrap().as_secs_f64() * 1e3;
    format!("p50 {:.1} ms, p99 {:.1} ms", part(50), part(99))
}

struct Reading {
    time: Instant,
    cpu: f64,
    stats: store::Stats,
}

impl Reading {
    fn now(store: &Store) -> Reading {
        Reading { time: Instant::now(), cpu: cpu(), stats: store.stats() }
    }

    #[allow(clippy::as_conversions, clippy::cast_precision_loss, reason = "counts far below 2^52")]
    fn report(&self, store: &Store, what: &str) {
        let now = Reading::now(store);
        let appends = (now.stats.appends - self.stats.appends) as f64;
        let syncs = (now.stats.syncs - self.stats.syncs) as f64;
        let seconds = (now.time - self.time).as_secs_f64();
        println!(
            "  {what:<12} {:>8.0} appends/s  {:>6.1} µs CPU each  {:>6.1} appends per sync  {:>6.0} syncs/s",
            appends / seconds,
            (now.cpu - self.cpu) * 1e6 / appends,
            appends / syncs.max(1.0),
            syncs / seconds,
        );
    }
}

/// CPU seconds of this process, user and system, of threads that have ended too.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let rest = stat.rsplit(") ").next().unwrap();
    // Fields 14 and 15 of proc(5), in hundredths of a second; `rest` begins with field 3.
    rest.split(' ').skip(11).take(2).map(|ticks| ticks.parse::<f64>().unwrap() / 100.0).sum()
}
