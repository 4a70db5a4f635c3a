### Sensor boards: lost and found, different and put right.

# Which board, as the subject of a sentence. $board: white, black or shared.
board-name =
    { $board ->
        [white] das Brett von Weiß
        [black] das Brett von Schwarz
       *[shared] das gemeinsame Brett
    }

# Where: on which board. $board: white, black or shared.
board-where =
    { $board ->
        [white] auf dem Brett von Weiß
        [black] auf dem Brett von Schwarz
       *[shared] auf dem gemeinsamen Brett
    }

# A piece, as a subject. $piece: white-man, white-king, black-man, black-king.
piece-name =
    { $piece ->
        [white-man] weißer Stein
        [white-king] weiße Dame
        [black-man] schwarzer Stein
       *[black-king] schwarze Dame
    }

# One instruction: put a piece on a square. The square comes first. $square: in words; $piece:
# white-man, white-king, black-man, black-king.
mend-put =
    { $piece ->
        [white-man] { $square }, weißen Stein setzen
        [white-king] { $square }, weiße Dame setzen
        [black-man] { $square }, schwarzen Stein setzen
       *[black-king] { $square }, schwarze Dame setzen
    }

# One instruction: take off what stands on a square. $square: in words.
mend-remove = { $square }, wegnehmen

# A square and what stands on it, one member of a list. $square: in words; $piece as in piece-
# name.
occupied = { $square } { piece-name }

# An empty square, one member of a list. $square: in words.
unoccupied = { $square } leer

# A square of which a board can tell only that something stands there, one member of a list.
# $square: in words.
something-stands = { $square } besetzt

# A board answers for the first time. $board as in board-name.
board-connected = { board-name } ist angeschlossen

# A board stopped answering: unplugged, or silent. $board as in board-name.
board-lost = { board-name } antwortet nicht

# It answers again, after board-lost. $board as in board-name.
board-back = { board-name } antwortet wieder

# Official play, to the player whose board it is: that it differs, and no more. $board as in
# board-where.
board-differs = eine Abweichung { board-where }

# The sensor board still differs from the record. Not spoken: a soft sound says it every twenty
# seconds, and these words stand for it in the transcript. $board as in board-where.
board-still-differs = noch eine Abweichung { board-where }

# Training and mending: how many squares differ, and what to do first. $squares: the count; $step:
# an instruction as in mend-put; $board as in board-where.
board-differs-by =
    { $squares ->
        [one] { $step }, ein Feld weicht ab { board-where }
       *[other] { $step }, { WORDS($squares) } Felder weichen ab { board-where }
    }

# The next instruction, after the one before was carried out. $step as above.
mend-next = { $step }

# The opponent's half-move is in the record and has yet to be carried out on this board; said when
# it takes long, or when asked. $played: the half-move; $board as in board-where.
transfer-awaited = { $played }, auszuführen { board-where }
    .terse = { $played }, auszuführen

# Board and record agree, or agree again. $board as in board-name.
board-agrees = { board-name } stimmt mit der Notation überein
    .terse = { board-name } stimmt

# A piece was lifted from a square of one's own board, or set on it: whispered at every touch, so nothing
# but the square. $square: in words.
square-touched = { $square }

# The pieces look the same from both ends of the board; a question for yes and no. $board as in board-name.
ask-orientation = { board-name } sieht von beiden Enden gleich aus, liegt es verdreht?

# The board has not proved itself and shows half-moves that are not in the record; yes enters them. $shown:
# one half-move or several, with full stops between.
ask-board-ahead = das Brett zeigt schon { $shown }, eintragen?

# Official play, softly, to the hand at the board: a piece is off its square and in nobody's hand, or one
# too many stands there. $board as in board-where.
board-uneven = ein Stein fehlt oder ist zu viel { board-where }

# The same in training, with what to do. $step: an instruction as in mend-put; $board as in board-where.
board-uneven-by = { $step }, { board-where }

# A board's battery is nearly empty. $percent: the count; $board as in board-name.
battery-low = Batterie { WORDS($percent) } Prozent, { board-name }
