-- Record version 3: who acts is told apart, and an arbiter by the code that opened their words. An older program refuses
-- the file, because it knows none of the new words for them.

-- Whose code it was, where an arbiter did something: chief, or round-1, round-2 for the round arbiters, whose names are
-- persons. NULL for everybody else, and in what an older program wrote.
ALTER TABLE event ADD COLUMN code TEXT;
