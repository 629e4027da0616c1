-- What the search found out about a finished game. Derived: it may be thrown away and made again.
CREATE TABLE reviews (
    match_id    TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    review      TEXT NOT NULL,              -- JSON
    made_at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
