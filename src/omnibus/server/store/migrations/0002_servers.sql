-- Several servers on one database: who is there, and who looks after which table.

CREATE TABLE servers (
    id TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_owner ON tables (owner) WHERE wake IS NOT NULL;
