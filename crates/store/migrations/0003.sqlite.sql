-- Who was forgotten and at which tables, for servers that still have their names in memory. Without a table: the person.
-- Numbers only grow; old rows are deleted.
CREATE TABLE forgotten (
    n      INTEGER PRIMARY KEY,
    person INTEGER NOT NULL,
    id     INTEGER
) STRICT;
