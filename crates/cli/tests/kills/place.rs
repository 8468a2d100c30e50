//! Where a killed server keeps its log: its own file, or its own schema of PostgreSQL.

use std::path::{Path, PathBuf};

/// A database that is removed when dropped.
pub struct Place {
    /// For `--database`.
    pub url: String,
    dir: PathBuf,
    schema: Option<(String, String)>,
    forgetful: bool,
}

impl Place {
    /// A new file.
    pub fn sqlite(test: &str) -> Place {
        let dir = directory(&format!("sqlite-{test}"));
        let url = format!("sqlite:{}", dir.join("tables.sqlite").display());
        Place { url, dir, schema: None, forgetful: false }
    }

    /// A new schema; none if PostgreSQL is to be skipped.
    pub async fn postgres(test: &str) -> Option<Place> {
        let base = match std::env::var("TEST_PG_URL").as_deref() {
            Ok("skip") => {
                println!("skipped: TEST_PG_URL=skip, so nothing was tried on PostgreSQL");
                return None;
            }
            Ok(url) if !url.is_empty() => url.to_owned(),
            _ => panic!(
                "TEST_PG_URL is not set: run `cargo xtask test`, which starts a PostgreSQL \
                 (or `cargo xtask postgres cargo test -p cli`), or set TEST_PG_URL=skip to go without"
            ),
        };
        let name = format!("t_{test}_{}", std::process::id());
        execute(&base, &format!("CREATE SCHEMA {name}")).await;
        let and = if base.contains('?') { '&' } else { '?' };
        let url = format!("{base}{and}options=-csearch_path%3D{name}&application_name={name}");
        Some(Place {
            url,
            dir: directory(&format!("postgres-{test}")),
            schema: Some((name, base)),
            forgetful: false,
        })
    }

    /// The same file on a disk that loses what was synced.
    pub fn forgetful(mut self) -> Place {
        self.forgetful = true;
        self
    }

    /// Where servers write their log lines.
    pub fn log(&self) -> PathBuf {
        self.dir.join("log")
    }

    /// Between a kill and the next start.
    pub fn between(&self) -> Result<(), String> {
        let told = |error: std::io::Error| error.to_string();
        let wal = self.dir.join("tables.sqlite-wal");
        if self.forgetful && wal.exists() {
            // The last pages never reached the disk.
            const PAGES: u64 = 4 * (4096 + 24);
            let file = std::fs::File::options().write(true).open(&wal).map_err(told)?;
            let length = file.metadata().map_err(told)?.len();
            file.set_len(length.saturating_sub(PAGES)).map_err(told)?;
        }
        Ok(())
    }

    /// Removes the schema.
    pub async fn done(self) {
        if let Some((name, base)) = &self.schema {
            execute(base, &format!("DROP SCHEMA {name} CASCADE")).await;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.dir);
    }
}

fn directory(test: &str) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    dir
}

async fn execute(url: &str, sql: &str) {
    let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
    let running = tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
    drop(client);
    running.await.unwrap().unwrap();
}
