-- How long each stream is, at the least: a stream that is shorter has lost its end.
CREATE TABLE tips (
    stream TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    hash BLOB NOT NULL
) STRICT;

-- What a hall notes about the database itself.
CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
