-- How an evening goes beside the record of the game: its pace, who has how much time left, who is away, whether it is
-- paused, which table follows. Tables without a row have no clock.
CREATE TABLE evenings (
    match_id    TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    evening     TEXT NOT NULL,              -- JSON
    due         INTEGER                     -- when the next time is over, in milliseconds since 1970
) STRICT, WITHOUT ROWID;
CREATE INDEX evenings_by_due ON evenings (due) WHERE due IS NOT NULL;
