//! Places for stores: memory, a file in a directory of its own, a schema of PostgreSQL of its own.
#![allow(dead_code, unused_imports, unused_macros, reason = "each test file uses its own part")]

use std::path::PathBuf;
use store::{Append, Index, Person, Settings, Status, Store, TableId};

/// One test for each case, on the named backend.
macro_rules! cases {
    ($kind:ident: $($case:ident)*) => {
        mod $kind {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $case() {
                    if let Some(bed) = super::Bed::new(stringify!($kind), stringify!($case)).await {
                        super::$case(&bed).await;
                        bed.done().await;
                    }
                }
            )*
        }
    };
}
pub(crate) use cases;

pub const MEMORY: &str = "memory";
pub const SQLITE: &str = "sqlite";
pub const POSTGRES: &str = "postgres";

/// A place where a store can be opened many times; removed when dropped.
pub struct Bed {
    pub url: String,
    pub dir: PathBuf,
    /// PostgreSQL's own schema, and the URL of its database.
    pub schema: Option<(String, String)>,
    memory: Option<Store>,
}

impl Bed {
    /// A bed for the test of this name; none if PostgreSQL is to be skipped.
    pub async fn new(kind: &str, test: &str) -> Option<Bed> {
        let name = format!("t_{test}_{}", std::process::id());
        let dir = std::env::temp_dir().join(format!("store-{kind}-{name}"));
        std::fs::create_dir_all(&dir).unwrap();
        let mut bed = Bed { url: String::new(), dir, schema: None, memory: None };
        match kind {
            MEMORY => bed.memory = Some(Store::memory()),
            SQLITE => bed.url = format!("sqlite:{}", bed.file().display()),
            _ => {
                let base = postgres()?;
                let client = client(&base).await;
                client.batch_execute(&format!("CREATE SCHEMA {name}")).await.unwrap();
                let and = if base.contains('?') { '&' } else { '?' };
                bed.url = format!("{base}{and}options=-csearch_path%3D{name}&application_name={name}");
                bed.schema = Some((name, base));
            }
        }
        Some(bed)
    }

    /// The file of a bed of SQLite.
    pub fn file(&self) -> PathBuf {
        self.dir.join("tables.db")
    }

    pub async fn open(&self) -> Store {
        self.open_with(Settings::default()).await
    }

    pub async fn open_with(&self, settings: Settings) -> Store {
        match &self.memory {
            Some(store) => store.clone(),
            None => Store::open_with(&self.url, settings).await.unwrap(),
        }
    }

    /// Removes the schema from PostgreSQL.
    pub async fn done(self) {
        if let Some((name, base)) = &self.schema {
            client(base).await.batch_execute(&format!("DROP SCHEMA {name} CASCADE")).await.unwrap();
        }
    }
}

impl Drop for Bed {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

/// The URL of the PostgreSQL for tests; none if it is skipped, which is printed.
pub fn postgres() -> Option<String> {
    match std::env::var("TEST_PG_URL").as_deref() {
        Ok("skip") => {
            println!("skipped: TEST_PG_URL=skip, so nothing was tried on PostgreSQL");
            None
        }
        Ok(url) if !url.is_empty() => Some(url.to_owned()),
        _ => panic!(
            "TEST_PG_URL is not set: run `cargo xtask test`, which starts a PostgreSQL \
             (or `cargo xtask postgres cargo test -p store`), or set TEST_PG_URL=skip to go without"
        ),
    }
}

/// A connection of the test's own.
pub async fn client(url: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

pub fn index(code: &str, status: Status) -> Index {
    Index { code: code.into(), game: "avalon".into(), status, listed: true, head: "{}".into() }
}

pub fn append(table: i64, expected: u64, entries: &[&str], at: i64) -> Append {
    let entries = entries.iter().map(|entry| entry.as_bytes().to_vec()).collect();
    Append { table: TableId(table), expected, entries, index: None, at }
}

/// Creates a table with one entry.
pub async fn create(store: &Store, id: i64, at: i64) {
    let index = index(&format!("C{id}"), Status::Open);
    store.create(TableId(id), index, vec![b"first".to_vec()], at).await.unwrap();
}

/// The log of a table as text.
pub async fn log(store: &Store, id: i64, from: u64) -> Vec<String> {
    let entries = store.read(TableId(id), from).await.unwrap();
    entries.into_iter().map(|entry| String::from_utf8(entry).unwrap()).collect()
}

/// Numbers that look random and follow from a seed (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (x ^ (x >> 31)) % limit
    }
}

pub const ALL: [Status; 4] = [Status::Open, Status::Playing, Status::Finished, Status::Closed];

/// The ids of the tables that `rows` lists.
pub async fn ids(
    store: &Store,
    statuses: &[Status],
    listed: bool,
    before: Option<i64>,
    limit: u32,
) -> Vec<i64> {
    store.rows(statuses, listed, before, limit).await.unwrap().iter().map(|row| row.id.0).collect()
}

pub fn person(id: i64, token: u8, name: &str) -> Person {
    Person { id, token: [token; 32], name: name.into(), created: 5, seen: 6 }
}
