### The scoresheet: short lines in plain text, to be printed large, read by a screen reader or sent to Braille. Times,
### positions and half-moves stand as records write them.

# Which game it is. $variant: its word in the record.
sheet-game = game: { $variant }

# The name of the event. $name: as the arbiter wrote it.
sheet-event = event: { $name }

# The name of the round. $name: as the arbiter wrote it.
sheet-round = round: { $name }

# The time control. $time: as it is written in event files.
sheet-time = time control: { $time }

# Who plays. $side: white or black; $name: who, or a question mark.
sheet-player =
    { $side ->
        [white] white: { $name }
       *[black] black: { $name }
    }

# How it ended. $result: the points; $cause: the article.
sheet-result = result: { $result } ({ $cause })

# It has not ended.
sheet-not-finished = result: not finished

# Which rules hold. $rules: their name.
sheet-rules = rules: { $rules }

# The game is official.
sheet-official = official

# Consent to the device. $consent: whose, and when.
sheet-consent = consent to the device: { $consent }

# It is not. $mode: its word in the record.
sheet-not-official = { $mode }: not official

# The initial position. $start: as FEN.
sheet-start = start: { $start }

# Below the half-moves, what the mark behind some of them means. The star stays.
sheet-not-stated = * read from the board, not stated by the player

# The mark of a half-move that a board shows, and that does not count yet.
sheet-seen = (seen)

# What that mark means.
sheet-not-made = { sheet-seen } on the board, not yet made

# Above the half-moves that were struck out.
sheet-struck = struck out:

# Why a half-move was struck out. $because: corrected, taken-back, completed, undone (taken back in training) or walked-back (by the
# arbiter).
sheet-struck-why =
    { $because ->
        [corrected] corrected
        [taken-back] taken back
        [completed] completed
        [undone] taken back in training
       *[walked-back] walked back by the arbiter
    }

# One of them. $side: white or black; $move: the half-move as it is written in records; $because: see above.
sheet-struck-entry =
    { $side ->
        [white] white { $move }, { sheet-struck-why }
       *[black] black { $move }, { sheet-struck-why }
    }

# One of them in whose place another stands. $side, $move, $because: the same; $instead: the other one.
sheet-struck-for =
    { $side ->
        [white] white { $move }, { sheet-struck-why } to { $instead }
       *[black] black { $move }, { sheet-struck-why } to { $instead }
    }

# One half-move was walked back and stands again. $ply: which.
sheet-put-back-one = walked back and put back by the arbiter: half-move { $ply }

# Several were. $first, $last: from which to which.
sheet-put-back = walked back and put back by the arbiter: half-moves { $first } to { $last }

# What each side has used. $white, $black: the times.
sheet-time-used = time used: white { $white }, black { $black }

# What each side has left. $white, $black: the times.
sheet-time-left = time left: white { $white }, black { $black }

# Where both players sign.
sheet-signed = signed: white ______________  black ______________

# Who gets which of the two papers.
sheet-copies = original: organiser; copy: player (Kodeks II 3.7)
