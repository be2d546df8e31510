-- People who claim a name, what they have played, and how well.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    recovery TEXT NOT NULL UNIQUE,
    generation INTEGER NOT NULL,
    created BIGINT NOT NULL,
    settings BYTEA NOT NULL
);

CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    public_key BYTEA NOT NULL,
    sign_count BIGINT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX passkeys_by_account ON passkeys (account);

CREATE TABLE used_challenges (
    id TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

CREATE TABLE claimed_seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    account TEXT NOT NULL,
    generation INTEGER NOT NULL,
    ply INTEGER NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX seats_by_account ON claimed_seats (account, at);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    ended BIGINT NOT NULL,
    city TEXT NOT NULL,
    kind TEXT NOT NULL,
    seats INTEGER NOT NULL,
    plies INTEGER NOT NULL,
    account TEXT NOT NULL,
    bot TEXT NOT NULL,
    winners INTEGER NOT NULL,
    figures BYTEA NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_account ON results (account, ended) WHERE account <> '';

CREATE TABLE ratings (
    subject TEXT NOT NULL,
    kind TEXT NOT NULL,
    city TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (subject, kind, city)
);

ALTER TABLE tables ADD COLUMN reviewed INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_to_review ON tables (id) WHERE stage = 'over' AND reviewed = 0;
