//! One connection to PostgreSQL with its prepared statements.

use super::tls;
use crate::work::held;
use crate::{Error, Hold, sql};
use std::future::Future;
use std::time::Duration;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};
use tokio_postgres::{Client, Config, NoTls, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

/// How long anything may take before the connection counts as lost.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

/// One lock for all migrations, so that two servers that start together do not migrate together.
const LOCK: i64 = 0x5254_626c;

/// Takes the lock of the server that uses this store. It ends with the session. The number is that of the store's own table,
/// so that stores in other schemas of a database are other stores.
const HOLD: &str = "SELECT pg_try_advisory_lock(('meta'::regclass::oid::bigint) | (1::bigint << 40))";
const HOLD_SHARED: &str =
    "SELECT pg_try_advisory_lock_shared(('meta'::regclass::oid::bigint) | (1::bigint << 40))";

/// How soon PostgreSQL itself notices that this machine is gone, and gives its lock back. Without effect on a Unix socket.
const KEEPALIVE: &str =
    "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

/// Where a database is, and how to get there.
pub(super) struct Place {
    config: Config,
    /// None for a plain connection.
    tls: Option<MakeRustlsConnect>,
    /// For error texts; without user and password.
    pub name: String,
}

/// A connection, with statements of kind `S` prepared.
pub(super) struct Session<S> {
    pub client: Client,
    pub said: S,
}

impl Place {
    pub(super) fn new(url: &str) -> Result<Place, Error> {
        let (url, trust) = tls::split(url);
        let mut config: Config = url.parse().map_err(|e: tokio_postgres::Error| {
            Error::Unavailable(format!("the postgres:// URL cannot be read: {}", message(&e)))
        })?;
        let name = name(&config);
        let tls = tls::connector(&name, &config, &url, &trust)?;
        if tls.is_none() {
            config.ssl_mode(SslMode::Disable);
        }
        if config.get_hosts().len() > 1 && config.get_target_session_attrs() == TargetSessionAttrs::Any {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if config.get_application_name().is_none() {
            config.application_name("roundtable");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        config.keepalives(true).keepalives_idle(Duration::from_secs(30)).tcp_user_timeout(PATIENCE);
        Ok(Place { config, tls, name })
    }

    /// A fresh connection.
    pub(super) async fn connect(&self) -> Result<Client, Error> {
        const WHAT: &str = "cannot connect";
        // A connection ends when its client is dropped; errors are reported by the query that fails.
        let client = match &self.tls {
            None => {
                let (client, connection) = self.within(WHAT, self.config.connect(NoTls)).await?;
                tokio::spawn(async move { drop(connection.await) });
                client
            }
            Some(tls) => {
                let (client, connection) = self.within(WHAT, self.config.connect(tls.clone())).await?;
                tokio::spawn(async move { drop(connection.await) });
                client
            }
        };
        // A setting that acknowledges before the flush is changed; stronger settings stay.
        let text = "SELECT set_config('synchronous_commit', 'on', false) \
             WHERE current_setting('synchronous_commit') = 'off'";
        self.within("cannot set how it syncs", client.batch_execute(text)).await?;
        Ok(client)
    }

    /// Holds the store as long as this connection lasts.
    pub(super) async fn hold(&self, client: &Client, hold: Hold) -> Result<(), Error> {
        const WHAT: &str = "cannot hold the store";
        self.within(WHAT, client.batch_execute(KEEPALIVE)).await?;
        let text = match hold {
            Hold::Exclusive => HOLD,
            Hold::Shared => HOLD_SHARED,
        };
        let row = self.within(WHAT, client.query_one(text, &[])).await?;
        match row.try_get(0) {
            Ok(true) => Ok(()),
            Ok(false) => Err(held(&self.name)),
            Err(e) => Err(self.fault(WHAT, &e)),
        }
    }

    /// Waits for PostgreSQL, with a time limit.
    pub(super) async fn within<T>(
        &self,
        what: &str,
        answer: impl Future<Output = Result<T, tokio_postgres::Error>>,
    ) -> Result<T, Error> {
        match tokio::time::timeout(PATIENCE, answer).await {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(e)) => Err(self.fault(what, &e)),
            Err(_) => Err(Error::Unavailable(format!(
                "{}: {what}: no answer within {} seconds",
                self.name,
                PATIENCE.as_secs()
            ))),
        }
    }

    pub(super) fn fault(&self, what: &str, error: &tokio_postgres::Error) -> Error {
        Error::Unavailable(format!("{}: {what}: {}", self.name, message(error)))
    }

    /// Brings the database to today's version, all or nothing.
    pub(super) async fn migrate(&self, client: &mut Client) -> Result<(), Error> {
        const WHAT: &str = "cannot bring to today's version";
        let work = async {
            let transaction = client.transaction().await?;
            transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await?;
            transaction.batch_execute(sql::META).await?;
            let found = transaction.query_opt(sql::GET_VERSION, &[]).await?;
            let found: Option<String> = found.map(|row| row.try_get(0)).transpose()?;
            let steps = match sql::missing_steps(&self.name, found.as_deref()) {
                Ok(steps) => steps,
                Err(fault) => return Ok(Err(fault)),
            };
            for step in steps {
                transaction.batch_execute(step.postgres).await?;
            }
            transaction.execute(sql::SET_MARK, &[&sql::VERSION_KEY, &sql::VERSION.to_string()]).await?;
            transaction.commit().await?;
            Ok(Ok(()))
        };
        self.within(WHAT, work).await?
    }
}

/// The message of PostgreSQL without its details, which may quote stored data.
pub(super) fn message(error: &tokio_postgres::Error) -> String {
    match error.as_db_error() {
        Some(fault) => format!("{} ({})", fault.message(), fault.code().code()),
        None => {
            let cause = std::error::Error::source(error).map(|cause| format!(": {cause}"));
            format!(
                "{error}{}",
                cause.filter(|cause| !error.to_string().ends_with(cause.as_str())).unwrap_or_default()
            )
        }
    }
}

/// Where it is, for people: every host with its port, and the database.
fn name(config: &Config) -> String {
    let port = |at: usize| config.get_ports().get(at).or(config.get_ports().first()).copied().unwrap_or(5432);
    let place = |(at, host): (usize, &Host)| match host {
        Host::Tcp(host) => format!("{host}:{}", port(at)),
        #[cfg(unix)]
        Host::Unix(path) => format!("{}:{}", path.display(), port(at)),
    };
    let hosts: Vec<String> = config.get_hosts().iter().enumerate().map(place).collect();
    let hosts = if hosts.is_empty() { "no host".to_owned() } else { hosts.join(", ") };
    format!("PostgreSQL at {hosts}, database {}", config.get_dbname().unwrap_or("of the user's name"))
}

/// The statements of the reader.
pub(super) struct Questions {
    pub read: Statement,
    pub known: Statement,
    pub row: Statement,
    pub by_code: Statement,
    pub by_past_code: Statement,
    pub live: Statement,
    pub over: Statement,
    pub person: Statement,
    pub by_token: Statement,
    pub seats_of: Statement,
    pub rows_of: Statement,
    pub unseated: Statement,
    pub bans: Statement,
    pub mark: Statement,
    pub people: Statement,
    pub forgotten: Statement,
}

impl Questions {
    pub(super) async fn prepare(client: &Client) -> Result<Questions, tokio_postgres::Error> {
        Ok(Questions {
            read: client.prepare(sql::READ).await?,
            known: client.prepare("SELECT 1 FROM tables WHERE id = $1").await?,
            row: client.prepare(sql::ROW).await?,
            by_code: client.prepare(sql::BY_CODE).await?,
            by_past_code: client.prepare(sql::BY_PAST_CODE).await?,
            live: client.prepare(sql::LIVE).await?,
            over: client.prepare(sql::OVER).await?,
            person: client.prepare(sql::PERSON).await?,
            by_token: client.prepare(sql::BY_TOKEN).await?,
            seats_of: client.prepare(sql::SEATS_OF).await?,
            rows_of: client.prepare(sql::ROWS_OF).await?,
            unseated: client.prepare(sql::UNSEATED).await?,
            bans: client.prepare(sql::BANS).await?,
            mark: client.prepare(sql::MARK).await?,
            people: client.prepare(sql::PEOPLE).await?,
            forgotten: client.prepare(sql::FORGOTTEN).await?,
        })
    }
}

/// The statements of the writer. The two for groups take arrays, so that a group is one statement, one
/// transaction and one round trip.
pub(super) struct Orders {
    pub append: Statement,
    pub known: Statement,
    pub create: Statement,
    pub rewrite: Statement,
    pub remove: Statement,
    pub put_person: Statement,
    pub note_seat: Statement,
    pub forget: Statement,
    pub ban: Statement,
    pub unban: Statement,
    pub set_mark: Statement,
    pub remove_mark: Statement,
}

/// The writer finds every row by primary key, whatever the planner estimates; one plan is enough for all groups.
const PLANNING: &str = "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; \
     SET enable_hashjoin = off; SET enable_mergejoin = off; SET jit = off";

/// $1–$5 the appends, $6–$8 their entries, $9–$13 the new indexes of some of them. Returns the tables whose next
/// number was the expected one; only those are written.
const APPEND: &str = "\
WITH moved AS (
  UPDATE tables t SET next = t.next + w.count, touched = w.at, status = coalesce(w.status, t.status)
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::smallint[])
       AS w (id, expected, count, at, status)
  WHERE t.id = w.id AND t.next = w.expected
  RETURNING t.id, t.touched, t.status, w.status IS NULL AS plain
), wrote AS (
  INSERT INTO entries (id, seq, body)
  SELECT e.id, e.seq, e.body FROM unnest($6::bigint[], $7::bigint[], $8::bytea[]) AS e (id, seq, body)
  WHERE e.id IN (SELECT id FROM moved)
), over AS (
  UPDATE cards c SET done = m.touched FROM moved m WHERE c.id = m.id AND m.plain AND m.status >= 2
), card AS (
  UPDATE cards c SET code = k.code, game = k.game, listed = k.listed, head = k.head,
                     done = CASE WHEN m.status >= 2 THEN m.touched END
  FROM unnest($9::bigint[], $10::text[], $11::text[], $12::smallint[], $13::text[])
       AS k (id, code, game, listed, head)
  JOIN moved m ON m.id = k.id
  WHERE c.id = m.id
)
SELECT id FROM moved";

/// $1–$9 the tables, $10–$12 their entries.
const CREATE: &str = "\
WITH made AS (
  INSERT INTO tables (id, next, touched, status)
  SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::smallint[])
), card AS (
  INSERT INTO cards (id, created, code, game, listed, head, done)
  SELECT * FROM unnest($1::bigint[], $3::bigint[], $5::text[], $6::text[], $7::smallint[], $8::text[], $9::bigint[])
)
INSERT INTO entries (id, seq, body) SELECT * FROM unnest($10::bigint[], $11::bigint[], $12::bytea[])";

/// Notes who is forgotten, and forgets; one statement, so that the notes are written if and only if it is done.
const FORGET: &str = "\
WITH noted AS (
  INSERT INTO forgotten (person, id)
  SELECT person, id FROM seats WHERE person = $1 UNION ALL SELECT $1::bigint, NULL::bigint
), cut AS (
  DELETE FROM forgotten WHERE n <= (SELECT max(n) FROM forgotten) - 1000
)
DELETE FROM people WHERE id = $1";

impl Orders {
    pub(super) async fn prepare(client: &Client) -> Result<Orders, tokio_postgres::Error> {
        client.batch_execute(PLANNING).await?;
        Ok(Orders {
            append: client.prepare(APPEND).await?,
            known: client.prepare("SELECT id FROM tables WHERE id = ANY($1)").await?,
            create: client.prepare(CREATE).await?,
            rewrite: client.prepare(sql::REWRITE).await?,
            remove: client.prepare(sql::REMOVE).await?,
            put_person: client.prepare(sql::PUT_PERSON).await?,
            note_seat: client.prepare(sql::NOTE_SEAT).await?,
            forget: client.prepare(FORGET).await?,
            ban: client.prepare(sql::BAN).await?,
            unban: client.prepare(sql::UNBAN).await?,
            set_mark: client.prepare(sql::SET_MARK).await?,
            remove_mark: client.prepare(sql::REMOVE_MARK).await?,
        })
    }
}
