-- Record version 2: events and fields that the first version does not know. An older program refuses
-- the file, so that it never takes a half-told game for the whole.

-- How many private words an utterance has: in its text a place, {1}, {2}, stands for each. NULL in what an
-- older program said.
ALTER TABLE utterance ADD COLUMN private INTEGER;

-- The private words of utterances: names, who sees how much, what somebody typed. `zgoda forget` empties it.
CREATE TABLE private_words (
    session INTEGER NOT NULL,
    id      INTEGER NOT NULL,          -- the utterance
    place   INTEGER NOT NULL,          -- from 1
    words   TEXT NOT NULL,
    PRIMARY KEY (session, id, place)
) WITHOUT ROWID;

-- Other files that the programs of this game wrote or read for somebody: transcripts, sound, settings. `zgoda
-- forget` names those that are left, and empties it.
CREATE TABLE beside (
    path TEXT PRIMARY KEY NOT NULL
) WITHOUT ROWID;
