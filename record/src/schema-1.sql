-- Record version 1.

-- What the game was set to; one row a setting.
CREATE TABLE game (
    setting TEXT PRIMARY KEY NOT NULL,
    value   TEXT
) WITHOUT ROWID;

-- The private part: names, and who sees how much. `zgoda forget` empties it.
CREATE TABLE person (
    side  TEXT PRIMARY KEY NOT NULL,   -- white, black
    name  TEXT NOT NULL,
    sight TEXT NOT NULL                -- blind, low, sighted
) WITHOUT ROWID;

-- Everything that happened, in order. Rows are only ever added.
CREATE TABLE event (
    id      INTEGER PRIMARY KEY NOT NULL,
    session INTEGER NOT NULL,          -- 1 for the first program that had the record open
    ms      INTEGER NOT NULL,          -- when it happened, since that program's start
    written TEXT NOT NULL,             -- when it was written down, UTC
    kind    TEXT NOT NULL,
    actor   TEXT,                      -- white, black, assistant, arbiter, program
    source  TEXT NOT NULL,             -- sensor, keys, announced, program
    ply     INTEGER,                   -- 1 is White's first half-move
    entry   INTEGER,                   -- the entry it is about
    body    TEXT NOT NULL              -- all of it, as JSON
);
CREATE INDEX event_by_entry ON event (entry, kind) WHERE entry IS NOT NULL;

-- Everything the program meant to say, as in the transcript.
CREATE TABLE utterance (
    session  INTEGER NOT NULL,
    id       INTEGER NOT NULL,
    ms       INTEGER NOT NULL,
    "to"     TEXT NOT NULL,
    priority TEXT NOT NULL,
    lang     TEXT NOT NULL,
    text     TEXT NOT NULL,
    about    TEXT NOT NULL,            -- JSON
    status   TEXT NOT NULL,            -- spoken, superseded, dropped, failed
    begun_ms INTEGER,
    ended_ms INTEGER,
    why      TEXT,
    "by"     TEXT,                     -- system, embedded, wav, text
    PRIMARY KEY (session, id)
) WITHOUT ROWID;

-- Every half-move as it was written down, struck ones too.
CREATE VIEW entry AS
SELECT e.entry,
       e.ply,
       json_extract(e.body, '$.side') AS side,
       json_extract(e.body, '$.pdn') AS pdn,
       CASE WHEN s.id IS NULL THEN 'standing' ELSE 'struck' END AS status,
       json_extract(s.body, '$.because') AS because,
       json_extract(s.body, '$.by') AS replaced_by,
       (SELECT json_extract(m.body, '$.by') FROM event m
         WHERE m.entry = e.entry AND m.kind = 'entry-made') AS made_by,
       CASE WHEN json_extract(e.body, '$.stated') = 'stated' OR EXISTS
            (SELECT 1 FROM event t WHERE t.entry = e.entry AND t.kind = 'entry-stated')
            THEN 'stated' ELSE 'board-not-stated' END AS stated,
       json_extract(e.body, '$.irregular') AS irregular,
       json_extract(e.body, '$.after') AS position_after,
       e.session, e.ms, e.written, e.actor, e.source
  FROM event e
  LEFT JOIN event s ON s.entry = e.entry AND s.kind = 'entry-struck'
 WHERE e.kind = 'entry-written'
 ORDER BY e.id;
