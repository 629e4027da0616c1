-- What people say at a table: their own words, or a phrase that every reader gets in their own language.
CREATE TABLE messages (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    room        TEXT NOT NULL CHECK (room IN ('table', 'watchers')),
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    text        TEXT,
    phrase      TEXT,
    at          INTEGER NOT NULL,
    CHECK ((text IS NULL) <> (phrase IS NULL))
) STRICT;
CREATE INDEX messages_by_match ON messages (match_id, id);
CREATE INDEX messages_by_guest ON messages (guest_id, at);

-- What readers say of a step of a finished game.
CREATE TABLE comments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply         INTEGER NOT NULL,
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    text        TEXT NOT NULL,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX comments_by_match ON comments (match_id, ply, id);
CREATE INDEX comments_by_guest ON comments (guest_id, at);

-- Whom somebody does not want to read; if blocked, also not at their tables.
CREATE TABLE shunned (
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other       TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    blocked     INTEGER NOT NULL,
    PRIMARY KEY (guest_id, other)
) STRICT, WITHOUT ROWID;

-- Somebody asks to take back further than is free. It holds for one position: `ply` entries.
CREATE TABLE asks (
    match_id    TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    ply         INTEGER NOT NULL,
    seat        TEXT NOT NULL,
    keep        INTEGER NOT NULL,
    agreed      TEXT NOT NULL               -- the seats that have agreed, as letters
) STRICT, WITHOUT ROWID;

-- What a seat has prepared. Nobody else may know of it.
CREATE TABLE plans (
    match_id    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    plan        TEXT NOT NULL,              -- JSON
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- Tables that play on from a step of another game. Noted before the table itself: it is never without.
CREATE TABLE origins (
    match_id    TEXT PRIMARY KEY,
    origin      TEXT NOT NULL,
    ply         INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
