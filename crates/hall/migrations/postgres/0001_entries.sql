-- Entries are appended and never rewritten. Names are ordered by their bytes, as in SQLite.
CREATE TABLE entries (
    stream TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    hash BYTEA NOT NULL,
    PRIMARY KEY (stream, seq)
);

-- The names of streams are found without a look at all their entries.
CREATE INDEX first_entries ON entries (stream) WHERE seq = 1;
