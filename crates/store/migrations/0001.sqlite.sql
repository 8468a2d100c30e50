-- What changes with every append is small and apart, so that a group of appends touches few pages.
CREATE TABLE tables (
    id      INTEGER PRIMARY KEY,
    next    INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    status  INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_live ON tables (id) WHERE status < 2;

-- What lists show. `done` is NULL while the table is live, afterwards it equals tables.touched.
CREATE TABLE cards (
    id      INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    code    TEXT NOT NULL,
    game    TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    head    TEXT NOT NULL,
    created INTEGER NOT NULL,
    done    INTEGER
) STRICT;
CREATE UNIQUE INDEX cards_code ON cards (code) WHERE done IS NULL;
CREATE INDEX cards_done ON cards (done, id) WHERE done IS NOT NULL;

-- The logs, each in one piece.
CREATE TABLE entries (
    id   INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq  INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    id      INTEGER PRIMARY KEY,
    token   BLOB NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;

CREATE TABLE seats (
    person  INTEGER NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    id      INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_table ON seats (id);

CREATE TABLE bans (
    address TEXT PRIMARY KEY,
    until   INTEGER,
    why     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
