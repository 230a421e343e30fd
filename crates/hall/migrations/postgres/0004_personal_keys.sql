-- Personal data in entries is encrypted; its keys are here, outside the hash chains, and removing a person is deleting
-- the key. The subject says whose data it is.
CREATE TABLE personal_keys (
    id TEXT NOT NULL PRIMARY KEY,
    subject TEXT COLLATE "C" NOT NULL UNIQUE,
    made BIGINT NOT NULL,
    key BYTEA NOT NULL
);
