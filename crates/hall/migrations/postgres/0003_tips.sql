-- How long each stream is, at the least: a stream that is shorter has lost its end.
CREATE TABLE tips (
    stream TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    hash BYTEA NOT NULL
);

-- What a hall notes about the database itself.
CREATE TABLE marks (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
