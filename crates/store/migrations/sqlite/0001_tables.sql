-- People who sit down: a name, and the hash of the secret in their cookie.
CREATE TABLE guests (
    id          TEXT PRIMARY KEY,
    token_hash  BLOB NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    created_at  INTEGER NOT NULL
) STRICT;

-- One row a table. Its state is nowhere: it is replayed from seed and actions.
CREATE TABLE matches (
    id          TEXT PRIMARY KEY,
    title       TEXT NOT NULL,
    revision    INTEGER NOT NULL,
    edition     TEXT NOT NULL,
    options     TEXT NOT NULL,              -- JSON
    seed        TEXT NOT NULL,              -- never leaves the server before the game is over
    host        TEXT REFERENCES guests (id),-- NULL for a game that was brought in
    listed      INTEGER NOT NULL,           -- whether the lobby shows it to everybody
    stage       TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'over')),
    result      TEXT,                       -- JSON, once it is over
    created_at  INTEGER NOT NULL,
    changed_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_change ON matches (changed_at DESC);

-- The chairs of a table: free, or a guest's, or a bot's.
CREATE TABLE chairs (
    match_id    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat        INTEGER NOT NULL,
    guest_id    TEXT REFERENCES guests (id),
    bot         TEXT,
    name        TEXT,
    PRIMARY KEY (match_id, seat),
    CHECK (guest_id IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_guest ON chairs (guest_id) WHERE guest_id IS NOT NULL;

-- What was done. The key is also the lock: two writers of the same ply cannot both win.
CREATE TABLE actions (
    match_id    TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    ply         INTEGER NOT NULL,
    actor       TEXT NOT NULL,
    action      TEXT NOT NULL,              -- JSON: {"play": …} or {"undo": n}
    at          INTEGER NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;
