-- What changes with every append is small, apart and in no index, so that PostgreSQL updates it in place
-- (a heap-only tuple; the free space in each page is for that).
CREATE TABLE tables (
    id      BIGINT PRIMARY KEY,
    next    BIGINT NOT NULL,
    touched BIGINT NOT NULL,
    status  SMALLINT NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX tables_live ON tables (id) WHERE status < 2;

-- What lists show. `done` is NULL while the table is live, afterwards it equals tables.touched.
CREATE TABLE cards (
    id      BIGINT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    code    TEXT NOT NULL,
    game    TEXT NOT NULL,
    listed  SMALLINT NOT NULL,
    head    TEXT NOT NULL,
    created BIGINT NOT NULL,
    done    BIGINT
);
CREATE UNIQUE INDEX cards_code ON cards (code) WHERE done IS NULL;
CREATE INDEX cards_done ON cards (done, id) WHERE done IS NOT NULL;

-- The logs.
CREATE TABLE entries (
    id   BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq  BIGINT NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (id, seq)
);

CREATE TABLE people (
    id      BIGINT PRIMARY KEY,
    token   BYTEA NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);

CREATE TABLE seats (
    person  BIGINT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    id      BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, id)
);
CREATE INDEX seats_table ON seats (id);

CREATE TABLE bans (
    address TEXT COLLATE "C" PRIMARY KEY,
    until   BIGINT,
    why     TEXT NOT NULL
);
