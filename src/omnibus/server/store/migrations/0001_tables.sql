-- Migrations only ever go forward, and once released none is edited. Both databases read the same text:
-- to SQLite the names of types are mere hints. No semicolon but at the end of a statement.

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    revision BIGINT NOT NULL,
    city TEXT NOT NULL,
    stage TEXT NOT NULL,
    listed INTEGER NOT NULL,
    opened BIGINT NOT NULL,
    moved BIGINT NOT NULL,
    wake BIGINT,
    ply INTEGER NOT NULL DEFAULT -1,
    chat_lines INTEGER NOT NULL DEFAULT 0,
    public BYTEA NOT NULL,
    secret BYTEA NOT NULL
);

CREATE INDEX tables_by_stage ON tables (stage, id);

CREATE INDEX tables_awake ON tables (wake, id) WHERE wake IS NOT NULL;

CREATE INDEX tables_listed ON tables (moved) WHERE listed = 1;

CREATE TABLE plies (
    table_id TEXT NOT NULL,
    ply INTEGER NOT NULL,
    at BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    events BYTEA NOT NULL,
    state BYTEA NOT NULL,
    PRIMARY KEY (table_id, ply)
);

CREATE TABLE commands (
    table_id TEXT NOT NULL,
    id TEXT NOT NULL,
    ply INTEGER NOT NULL,
    PRIMARY KEY (table_id, id)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at BIGINT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    reaction TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
