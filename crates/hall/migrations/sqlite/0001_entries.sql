-- Entries are appended and never rewritten. The table has row numbers of its own: in the order of (stream, seq) every
-- append would land on another page, at a third of the speed.
CREATE TABLE entries (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    hash BLOB NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT;

-- The names of streams are found without a look at all their entries.
CREATE INDEX first_entries ON entries (stream) WHERE seq = 1;
