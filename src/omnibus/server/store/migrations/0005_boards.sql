-- Every board that was ever played on, as its file says it: a game goes on with the board that it began on.

CREATE TABLE boards (
    version TEXT PRIMARY KEY,
    city TEXT NOT NULL,
    text BYTEA NOT NULL
);
