//! Loading tables from a slow store.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use store::{Gate, Settings, Store, TableId};
use tokio::sync::Semaphore;

use super::Registry;
use crate::config::Config;
use crate::tables::{self, Ask, Faithful, Guest};

fn registry(store: Store) -> Arc<Registry> {
    Arc::new(Registry::new(store, Config::default(), tables::start::<Faithful>))
}

async fn look(registry: &Arc<Registry>, table: TableId) -> Result<(), u16> {
    let shown = registry.ask(table, |reply| Ask::Look { reply }).await;
    shown.map(|_| ()).map_err(|problem| problem.status.as_u16())
}

/// A table that is in memory answers while another is still read; and what cannot be read leaves nothing behind.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_read_holds_up_nobody_else() {
    let dir = std::env::temp_dir().join(format!("registry-slow-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let url = format!("sqlite:{}", dir.join("tables.sqlite").display());
    let store = Store::open(&url).await.unwrap();
    let ann = Guest { person: 1, name: "Ann".to_string() };
    let wish = serde_json::from_value(json!({"game": "avalon", "setup": {"players": 5}})).unwrap();
    let first = registry(store.clone());
    let (quick, slow) = (first.create(&ann, &wish).await.unwrap(), first.create(&ann, &wish).await.unwrap());
    first.stop().await;
    store.close().await;

    let open = Arc::new(Semaphore::new(0));
    let gate = Some(Gate { table: slow, open: open.clone() });
    let store = Store::open_with(&url, Settings { gate, ..Settings::default() }).await.unwrap();
    let registry = registry(store.clone());
    look(&registry, quick).await.unwrap();
    let waiting: Vec<_> = (0..3)
        .map(|_| {
            let registry = registry.clone();
            tokio::spawn(async move { look(&registry, slow).await })
        })
        .collect();
    while registry.awake().len() < 2 {
        tokio::task::yield_now().await;
    }
    let awake = tokio::time::timeout(Duration::from_secs(20), look(&registry, quick)).await;
    awake.expect("the table in memory waits for the other").unwrap();
    for number in 0..100 {
        assert_eq!(look(&registry, TableId(number)).await, Err(404));
    }
    assert_eq!(registry.awake().len(), 2, "tables that do not exist are kept");
    // It is read once for all who wait.
    open.add_permits(1);
    for look in waiting {
        look.await.unwrap().unwrap();
    }
    registry.stop().await;
    store.close().await;
    std::fs::remove_dir_all(&dir).unwrap();
}
