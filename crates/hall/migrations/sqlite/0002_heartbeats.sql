-- Up to when each process was alive: what came after the last of them was downtime.
CREATE TABLE heartbeats (
    node TEXT NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;
