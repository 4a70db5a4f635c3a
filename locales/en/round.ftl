### The papers of a round: table cards and slips, and the messages of `zgoda round`.

# The title of the sheet of cards that lie on the tables.
round-cards-title = Table cards

# The title of the sheet of slips, each of which lets a device in.
round-slips-title = Slips for devices

# On a card or slip: the round. $round: its number or name, as the arbiter wrote it.
round-round = Round { $round }

# On a card or slip: the table. $number: its number.
round-table = Table { $number }

# On a slip for all tables of the round. $tables: the number of tables.
round-all-tables =
    { $tables ->
        [one] One table
       *[other] All { $tables } tables
    }

# On a card or slip: a player. $side: white or black; $name: the name.
round-player =
    { $side ->
        [white] White
       *[black] Black
    }: { $name }

# On a slip: its number. $place: its number; $all: the number of all.
round-slip-of = Slip { $place } of { $all }

# In the plain text of slips: the words that open a device are on the next line.
round-words = Words:

# On a slip: its use.
round-opens-once = Opens one device once.

# On a slip for all tables: its use.
round-opens-once-each = Opens one device once at each table.

# Above the slips.
round-for-the-arbiter = For the { -arbiter } alone. The words stand nowhere else. Cut along the lines.

# On a slip: the owner of the device.
round-role-chief = Chief { -arbiter }

# Likewise. $name: of the round arbiter.
round-role-round = Round { -arbiter }, { $name }

# Likewise. $side: the assistant's side.
round-role-assistant =
    { $side ->
        [white] { CAPITAL(-assistant) } of White
       *[black] { CAPITAL(-assistant) } of Black
    }

# Likewise: the helper who carries out half-moves for a sighted player, and is named by that player. $side: the player's side.
round-role-helper =
    { $side ->
        [white] Named by White to carry out moves
       *[black] Named by Black to carry out moves
    }

# Likewise: a page in place of an earphone. $side: the player's side.
round-role-ear =
    { $side ->
        [white] Ear of White
       *[black] Ear of Black
    }

# Likewise: a page for a player to look at. $side: the player's side.
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
round-role-face = Face of the { -clock }

# A column of the list of pairings has an unknown header. $column: the header.
round-unknown-column = The column { $column } is not known and does nothing.

# The event file for all tables has an unknown key. $key: the key; $line: its line.
round-unknown-key = Line { $line } of the event file: { $key } is not known and does nothing.

# Above the settings for all tables. $tables: the number of tables.
round-for-all-tables =
    { $tables ->
        [one] One table:
       *[other] At all { $tables } tables:
    }

# Above the settings for one table. $number: of the table; $white, $black: the players.
round-at-table = Table { $number }, White { $white }, Black { $black }:

# No slips are made.
round-no-slips = No slips are made: the event file has no [consent] desk.

# While slips are made, which takes long. $made: the number made so far; $all: the number of all.
round-making = Slips: { $made } of { $all }

# Everything is written. $tables: the number of tables; $folder: the folder.
round-made =
    { $tables ->
        [one] The event file of one table
       *[other] The event files of { $tables } tables
    }, cards.html, slips.html and slips.txt are in { $folder }.

# After that, if slips were made.
round-secret-there = The words of slips stand in slips.html and slips.txt alone: print them, keep them on you, and delete both files before the round.

# At the very end.
round-names-there = The event files say who is blind and who assists: they are for the { -arbiter } alone, and `zgoda round forget` takes the names out after the round.

# The list of pairings was written again. $tables: the number of tables; $file: the file.
round-listed =
    { $file }: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, with names and who sees how much; it is for the { -arbiter } alone.

# No record has the result of this table. $number: of the table.
round-no-result = Table { $number }: no record of a game of these players that is over.

# Several records have different results of this table. $number: of the table.
round-several-records = Table { $number }: several records with different results; fill it in by hand.

# A file has a record's name and cannot be read. $file: its name.
round-not-a-record = { $file } cannot be read as a record.

# On forgetting: a file was deleted. $file: its name.
round-removed = { $file } is deleted.

# On forgetting: names, codes and slips were removed from an event file. $file: its name.
round-names-out = { $file }: names, the note of a disability, consents, codes and slips are taken out; event and rules stay.

# On forgetting: an event file cannot be read. $file: its name.
round-stays-as-it-is = { $file } cannot be read and stays as it is; delete it by hand.

# On forgetting: a file elsewhere, which the program does not delete. $file: its name.
round-elsewhere = Not among these papers, and it may still hold names or codes: { $file }

# At the end of forgetting: the things that a program cannot reach.
round-beyond = Not reached from here: records of games (`zgoda forget RECORD`), printed sheets, copies and backups, and what the disk keeps of files that were deleted.
