-- The browsers by which a guest is known: the hash of the secret in each one's cookie.
-- The hash beside a guest is that of the first and is not asked any more: whoever is signed out has no row here.
CREATE TABLE devices (
    token_hash  BLOB PRIMARY KEY,
    id          TEXT NOT NULL UNIQUE,       -- to be signed out by
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    name        TEXT NOT NULL,              -- browser and system, as it calls itself
    created_at  INTEGER NOT NULL,
    seen_at     INTEGER NOT NULL            -- to the hour
) STRICT, WITHOUT ROWID;
CREATE INDEX devices_by_guest ON devices (guest_id);
INSERT INTO devices (token_hash, id, guest_id, name, created_at, seen_at)
    SELECT token_hash, lower(hex(randomblob(6))), id, '', created_at, created_at FROM guests;

-- Links that make another browser a guest's, once.
CREATE TABLE device_links (
    hash        BLOB PRIMARY KEY,
    guest_id    TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    leads_to    TEXT NOT NULL,              -- the page to go on with
    until       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A name and a password, for guests who want to come back from anywhere.
CREATE TABLE accounts (
    guest_id    TEXT PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    login       TEXT NOT NULL UNIQUE,       -- in small letters
    password    TEXT NOT NULL,              -- argon2id, with its salt and parameters
    created_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE guests ADD COLUMN language TEXT;                    -- chosen by the switch
ALTER TABLE guests ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0; -- not in the list of ratings
ALTER TABLE guests ADD COLUMN left_at INTEGER;                  -- nothing but the id is kept of who has left

-- Ratings follow from the finished games: a cache. What is kept is the order in which games were counted.
CREATE TABLE rated (
    n           INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id    TEXT NOT NULL UNIQUE REFERENCES matches (id) ON DELETE CASCADE
) STRICT;
CREATE TABLE ratings (
    title       TEXT NOT NULL,
    who         TEXT NOT NULL,              -- guest:<id> or bot:<level>
    rating      REAL NOT NULL,
    uncertainty REAL NOT NULL,
    games       INTEGER NOT NULL,
    PRIMARY KEY (title, who)
) STRICT, WITHOUT ROWID;
