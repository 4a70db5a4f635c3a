### The papers of a round: table cards and slips, and what `zgoda round` tells.

# The title of the sheet of cards that lie on the tables.
round-cards-title = Table cards

# The title of the sheet of slips, each of which lets a device in.
round-slips-title = Slips for devices

# On a card or slip: the round. $round: its number or name, as the arbiter wrote it.
round-round = Round { $round }

# On a card or slip: which table. $number: its number.
round-table = Table { $number }

# On a slip that is for all tables of the round. $tables: how many they are.
round-all-tables =
    { $tables ->
        [one] One table
       *[other] All { $tables } tables
    }

# On a card or slip: who plays. $side: white or black; $name: who.
round-player =
    { $side ->
        [white] White
       *[black] Black
    }: { $name }

# On a slip: which of how many. $place: its number; $all: how many there are.
round-slip-of = Slip { $place } of { $all }

# In the plain text of slips: on the next line are the words that open a device.
round-words = Words:

# On a slip: what it is good for.
round-opens-once = Opens one device once.

# On a slip that is for all tables: what it is good for.
round-opens-once-each = Opens one device once at each table.

# Above the slips.
round-for-the-arbiter = For the arbiter alone. The words stand nowhere else. Cut along the lines.

# On a slip: for whose device it is.
round-role-chief = Chief arbiter

# Likewise. $name: of the round arbiter.
round-role-round = Round arbiter, { $name }

# Likewise. $side: whose assistant.
round-role-assistant =
    { $side ->
        [white] Assistant of White
       *[black] Assistant of Black
    }

# Likewise: who carries out half-moves for a player who sees, and is named by that player. $side: for whom.
round-role-helper =
    { $side ->
        [white] Named by White to carry out moves
       *[black] Named by Black to carry out moves
    }

# Likewise: a page in the place of an earphone. $side: of which player.
round-role-ear =
    { $side ->
        [white] Ear of White
       *[black] Ear of Black
    }

# Likewise: a page that a player looks at. $side: which.
round-role-screen =
    { $side ->
        [white] Screen of White
       *[black] Screen of Black
    }

# A slip for a player's own page. $side: white or black.
round-role-player =
    { $side ->
        [white] Page of White
       *[black] Page of Black
    }

# Likewise: a page that shows the clock.
round-role-face = Face of the clock

# A column of the list of pairings has a header that is not known. $column: the header.
round-unknown-column = The column { $column } is not known and does nothing.

# The event file for all tables has a key that is not known. $key: the key; $line: on which line.
round-unknown-key = Line { $line } of the event file: { $key } is not known and does nothing.

# Above the settings that hold at every table. $tables: how many tables there are.
round-for-all-tables =
    { $tables ->
        [one] One table:
       *[other] At all { $tables } tables:
    }

# Above the settings that one table has of its own. $number: of the table; $white, $black: who plays.
round-at-table = Table { $number }, White { $white }, Black { $black }:

# No slips are made.
round-no-slips = No slips are made: the event file has no [consent] desk.

# While slips are made, which takes long. $made: how many there are; $all: how many there will be.
round-making = Slips: { $made } of { $all }

# Everything is written. $tables: how many tables; $folder: where.
round-made =
    { $tables ->
        [one] The event file of one table
       *[other] The event files of { $tables } tables
    }, cards.html, slips.html and slips.txt are in { $folder }.

# Thereafter, where slips were made.
round-secret-there = The words of slips stand in slips.html and slips.txt alone: print them, keep them on you, and delete both files before the round.

# At the very end.
round-names-there = The event files say who is blind and who assists: they are for the arbiter alone, and `zgoda round forget` takes the names out after the round.

# The list of pairings was written again. $tables: how many it has; $file: where.
round-listed =
    { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, with names and who sees how much; it is for the arbiter alone.

# No record has the result of this table. $number: of the table.
round-no-result = Table { $number }: no record of a game of these players that is over.

# Several records have results of this table, not the same. $number: of the table.
round-several-records = Table { $number }: several records with different results; fill it in by hand.

# A file is called a record and cannot be read. $file: which.
round-not-a-record = { $file } cannot be read as a record.

# On forgetting: a file is gone. $file: which.
round-removed = { $file } is deleted.

# On forgetting: an event file without names, codes and slips. $file: which.
round-names-out = { $file }: names, the note of a disability, consents, codes and slips are taken out; event and rules stay.

# On forgetting: an event file cannot be read. $file: which.
round-stays-as-it-is = { $file } cannot be read and stays as it is; delete it by hand.

# On forgetting: a file elsewhere, which is not the program's to delete. $file: which.
round-elsewhere = Not among these papers, and it may still hold names or codes: { $file }

# At the end of forgetting: what a program cannot reach.
round-beyond = Not reached from here: records of games (`zgoda forget RECORD`), printed sheets, copies and backups, and what the disk keeps of files that were deleted.
