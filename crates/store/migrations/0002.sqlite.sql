-- What was appended last, one row a commit, whatever tables it was for: a commit writes a page or two where it would
-- else write one for every table. A record is the table's id, the number of its first entry, the time (8 bytes each),
-- how many entries and how many bytes (4 each), all with the lowest byte first; then the entries as in `pieces`.
-- It counts as long as its first number is not below tables.next: then it has been moved to `pieces`, with others.
-- The greatest number of a row is never given away.
CREATE TABLE tail (
    n    INTEGER PRIMARY KEY,
    body BLOB NOT NULL
) STRICT;

-- The logs, several entries in a piece, each with its length before it (4 bytes, the lowest first). What version 1
-- wrote stays in `entries` and comes before.
CREATE TABLE pieces (
    id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    first INTEGER NOT NULL,
    body  BLOB NOT NULL,
    PRIMARY KEY (id, first)
) STRICT, WITHOUT ROWID;
