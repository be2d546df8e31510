-- Who wants notice of his turn, and where. Nothing is here but what somebody has asked for.

CREATE TABLE notices (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    target BYTEA NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    confirmed INTEGER NOT NULL
);

CREATE INDEX notices_by_account ON notices (account);
