//! Statements that SQLite and PostgreSQL share.
//!
//! `$1` means the same to both as long as the numbers first appear in order.

/// The version of the store this program writes: how many migrations there are.
pub(crate) const VERSION: i64 = 3;

/// One step from a version to the next.
pub(crate) struct Step {
    pub sqlite: &'static str,
    pub postgres: &'static str,
}

/// The steps, in order. A released step never changes.
pub(crate) const STEPS: [Step; 3] = [
    Step {
        sqlite: include_str!("../migrations/0001.sqlite.sql"),
        postgres: include_str!("../migrations/0001.postgres.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/0002.sqlite.sql"),
        postgres: include_str!("../migrations/0002.postgres.sql"),
    },
    Step {
        sqlite: include_str!("../migrations/0003.sqlite.sql"),
        postgres: include_str!("../migrations/0003.postgres.sql"),
    },
];

/// The table that holds the version. It exists before any step.
pub(crate) const META: &str = "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)";

/// The version, if any step was done.
pub(crate) const GET_VERSION: &str = "SELECT value FROM meta WHERE key = 'version'";

/// The key of the version.
pub(crate) const VERSION_KEY: &str = "version";

/// The steps that a store of this version still needs, or why it cannot be used.
pub(crate) fn missing_steps(place: &str, found: Option<&str>) -> Result<&'static [Step], crate::Error> {
    let version = match found {
        None => Some(0),
        Some(text) => text.parse::<usize>().ok(),
    };
    version.and_then(|version| STEPS.get(version..)).ok_or_else(|| {
        crate::Error::Unavailable(format!(
            "{place} was written by another version of this program: its version is {}, this program knows \
             versions up to {VERSION}; use the newer program, or another place",
            found.unwrap_or_default()
        ))
    })
}

/// The columns of a row, in the order in which both backends read them.
macro_rules! row {
    ($rest:literal) => {
        concat!(
            "SELECT t.id, c.code, c.game, t.status, c.listed, c.head, c.created, t.touched, t.next ",
            $rest
        )
    };
}

pub(crate) const READ: &str = "SELECT body FROM entries WHERE id = $1 AND seq >= $2 ORDER BY seq";
pub(crate) const ROW: &str = row!("FROM tables t JOIN cards c ON c.id = t.id WHERE t.id = $1");
pub(crate) const BY_CODE: &str =
    row!("FROM cards c JOIN tables t ON t.id = c.id WHERE c.done IS NULL AND c.code = $1");
/// The last finished table of a code that was not touched before this time: first the time, then the code.
pub(crate) const BY_PAST_CODE: &str = row!(
    "FROM cards c JOIN tables t ON t.id = c.id WHERE c.done IS NOT NULL AND c.done >= $1 AND t.status = 2 \
     AND c.code = $2 ORDER BY c.done DESC, c.id DESC LIMIT 1"
);
/// Two statuses, touched before, the least `listed`, how many.
pub(crate) const LIVE: &str = row!(
    "FROM tables t JOIN cards c ON c.id = t.id WHERE t.status < 2 AND (t.status = $1 OR t.status = $2) \
     AND t.touched < $3 AND c.listed >= $4 ORDER BY t.touched DESC, t.id DESC LIMIT $5"
);
/// Like `LIVE`, for tables that are over, from their own index.
pub(crate) const OVER: &str = row!(
    "FROM cards c JOIN tables t ON t.id = c.id WHERE c.done IS NOT NULL AND (t.status = $1 OR t.status = $2) \
     AND c.done < $3 AND c.listed >= $4 ORDER BY c.done DESC, c.id DESC LIMIT $5"
);
pub(crate) const PERSON: &str = "SELECT id, token, name, created, seen FROM people WHERE id = $1";
pub(crate) const BY_TOKEN: &str = "SELECT id, token, name, created, seen FROM people WHERE token = $1";
pub(crate) const SEATS_OF: &str = "SELECT id FROM seats WHERE person = $1 ORDER BY id";
/// People by id, after one of them, at most so many.
pub(crate) const PEOPLE: &str =
    "SELECT id, token, name, created, seen FROM people WHERE id > $1 ORDER BY id LIMIT $2";
pub(crate) const FORGOTTEN: &str = "SELECT n, person, id FROM forgotten WHERE n > $1 ORDER BY n";
/// The tables at which a person was noted.
pub(crate) const ROWS_OF: &str =
    row!("FROM seats s JOIN tables t ON t.id = s.id JOIN cards c ON c.id = t.id WHERE s.person = $1");
/// People without a seat who were last seen before this time, how many.
pub(crate) const UNSEATED: &str = "SELECT p.id FROM people p WHERE p.seen < $1 \
     AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.person = p.id) ORDER BY p.seen, p.id LIMIT $2";
pub(crate) const BANS: &str = "SELECT address, until, why FROM bans ORDER BY address";

pub(crate) const REWRITE: &str = "UPDATE entries SET body = $1 WHERE id = $2 AND seq = $3";
pub(crate) const REMOVE: &str = "DELETE FROM tables WHERE id = $1";
pub(crate) const PUT_PERSON: &str = "INSERT INTO people (id, token, name, created, seen) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET token = excluded.token, \
     name = excluded.name, created = excluded.created, seen = excluded.seen";
pub(crate) const NOTE_SEAT: &str = "INSERT INTO seats (person, id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
pub(crate) const FORGET: &str = "DELETE FROM people WHERE id = $1";
/// Notes who is forgotten, before it is done.
pub(crate) const NOTE_FORGOTTEN: &str = "INSERT INTO forgotten (person, id) \
     SELECT person, id FROM seats WHERE person = $1 UNION ALL SELECT $1, NULL";
/// Old notes; servers look every second.
pub(crate) const CUT_FORGOTTEN: &str =
    "DELETE FROM forgotten WHERE n <= (SELECT max(n) FROM forgotten) - 1000";
pub(crate) const BAN: &str = "INSERT INTO bans (address, until, why) VALUES ($1, $2, $3) \
     ON CONFLICT (address) DO UPDATE SET until = excluded.until, why = excluded.why";
pub(crate) const MARK: &str = "SELECT value FROM meta WHERE key = $1";
pub(crate) const SET_MARK: &str = "INSERT INTO meta (key, value) VALUES ($1, $2) \
     ON CONFLICT (key) DO UPDATE SET value = excluded.value";
pub(crate) const REMOVE_MARK: &str = "DELETE FROM meta WHERE key = $1";
pub(crate) const UNBAN: &str = "DELETE FROM bans WHERE address = $1";

/// Splits statuses into those of live tables and those of tables that are over, as numbers; -1 is none.
pub(crate) fn split(statuses: &[crate::Status]) -> ([i16; 2], [i16; 2]) {
    use crate::Status::{Closed, Finished, Open, Playing};
    let pick = |status| if statuses.contains(&status) { i16::from(status.number()) } else { -1 };
    ([pick(Open), pick(Playing)], [pick(Finished), pick(Closed)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_number_of_steps() {
        assert_eq!(usize::try_from(VERSION), Ok(STEPS.len()));
    }

    #[test]
    fn steps_are_done_once_and_a_newer_store_is_refused() {
        assert_eq!(missing_steps("x", None).unwrap().len(), STEPS.len());
        assert!(missing_steps("x", Some(&VERSION.to_string())).unwrap().is_empty());
        for found in ["2000", "-1", "two"] {
            let Err(crate::Error::Unavailable(why)) = missing_steps("/a/b.db", Some(found)) else {
                panic!("version {found} was taken")
            };
            assert!(why.contains("/a/b.db") && why.contains(found) && why.contains("newer"), "{why}");
        }
    }
}
