-- When no server was there: clocks stood still.

CREATE TABLE last_beat (
    one INTEGER PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE outages (
    begun BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
