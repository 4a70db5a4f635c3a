### The scoresheet: short lines in plain text, to be printed large, read by a screen reader or sent to Braille. Times, positions and
### half-moves are as in records.

# The game. $variant: its word in the record.
sheet-game = game: { $variant }

# The name of the event. $name: as the arbiter wrote it.
sheet-event = event: { $name }

# The name of the round. $name: as the arbiter wrote it.
sheet-round = round: { $name }

# The time control. $time: as in event files.
sheet-time = time control: { $time }

# A player. $side: white or black; $name: the name, or a question mark.
sheet-player =
    { $side ->
        [white] white: { $name }
       *[black] black: { $name }
    }

# The result. $result: the points; $cause: the article.
sheet-result = result: { $result } ({ $cause })

# The game has not ended.
sheet-not-finished = result: not finished

# The rules in force. $rules: their name.
sheet-rules = rules: { $rules }

# The game is official.
sheet-official = official

# Consent to the device. $consent: name and date.
sheet-consent = consent to the device: { $consent }

# The game is not official. $mode: its word in the record.
sheet-not-official = { $mode }: not official

# The initial position. $start: as FEN.
sheet-start = start: { $start }

# Below the half-moves, the meaning of the mark behind some of them. The star stays.
sheet-not-stated = * read from the { -board }, not stated by the player

# The mark of a half-move that a board shows, and that does not count yet.
sheet-seen = (seen)

# The meaning of that mark.
sheet-not-made = { sheet-seen } on the { -board }, not yet made

# Above the half-moves that were struck out.
sheet-struck = struck out:

# The reason for striking out a half-move. $because: corrected, taken-back, completed, undone (taken back in training) or
# walked-back (by the arbiter).
sheet-struck-why =
    { $because ->
        [corrected] corrected
        [taken-back] taken back
        [completed] completed
        [undone] taken back in training
       *[walked-back] walked back by the { -arbiter }
    }

# One struck-out half-move. $side: white or black; $move: the half-move as in records; $because: see above.
sheet-struck-entry =
    { $side ->
        [white] white { $move }, { sheet-struck-why }
       *[black] black { $move }, { sheet-struck-why }
    }

# One that was replaced by another. $side, $move, $because: the same; $instead: the other one.
sheet-struck-for =
    { $side ->
        [white] white { $move }, { sheet-struck-why } to { $instead }
       *[black] black { $move }, { sheet-struck-why } to { $instead }
    }

# One half-move was walked back and stands again. $ply: its number.
sheet-put-back-one = walked back and put back by the { -arbiter }: { -half-move } { $ply }

# Several half-moves were. $first, $last: the first and the last of them.
sheet-put-back = walked back and put back by the { -arbiter }: { -half-move(number: "plural") } { $first } to { $last }

# The time used by each side. $white, $black: the times.
sheet-time-used = time used: white { $white }, black { $black }

# The time left of each side. $white, $black: the times.
sheet-time-left = time left: white { $white }, black { $black }

# The line for the players' signatures.
sheet-signed = signed: white ______________  black ______________

# The recipients of the two papers.
sheet-copies = original: organiser; copy: player (Kodeks II 3.7)
