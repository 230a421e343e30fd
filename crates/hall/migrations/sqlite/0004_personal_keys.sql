-- Personal data in entries is encrypted; its keys are here, outside the hash chains, and removing a person is deleting
-- the key. The subject says whose data it is.
CREATE TABLE personal_keys (
    id TEXT NOT NULL PRIMARY KEY,
    subject TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    key BLOB NOT NULL
) STRICT;
