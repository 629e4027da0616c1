-- What this house made for itself at its first start: the key of its notices, the host's secret.
CREATE TABLE house (
    name        TEXT PRIMARY KEY,
    value       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Where a guest is told that it is their turn.
CREATE TABLE ways (
    id          TEXT PRIMARY KEY,
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind        TEXT NOT NULL CHECK (kind IN ('push', 'mail', 'webhook')),
    address     TEXT NOT NULL,              -- a subscription as JSON, an e-mail address, a link
    is_on       INTEGER NOT NULL,
    confirmed   INTEGER NOT NULL,           -- an e-mail address is not, until its owner says so
    locale      TEXT NOT NULL,              -- the reader's language
    created_at  INTEGER NOT NULL,
    UNIQUE (guest_id, kind, address)
) STRICT;

-- Notices to be sent, and those that were: a turn is in it at most once for each way.
CREATE TABLE notices (
    id          INTEGER PRIMARY KEY,
    way_id      TEXT NOT NULL REFERENCES ways (id) ON DELETE CASCADE,
    match_id    TEXT REFERENCES matches (id) ON DELETE CASCADE, -- NULL for the first message of a way
    seat        INTEGER,
    since       INTEGER,                    -- how many entries there were when the turn began
    state       TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dropped', 'failed')),
    tries       INTEGER NOT NULL,
    created_at  INTEGER NOT NULL,
    due_at      INTEGER NOT NULL,
    UNIQUE (way_id, match_id, seat, since)
) STRICT;
CREATE INDEX notices_by_due ON notices (due_at) WHERE state = 'waiting';

-- Tables that the host of the house has closed: over, without a result.
CREATE TABLE closed (
    match_id    TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    closed_at   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
