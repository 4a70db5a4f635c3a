### Sensor boards: lost and found, different and put right.

# Which board, as the subject of a sentence. $board: white, black or shared.
board-name =
    { $board ->
        [white] het bord van wit
        [black] het bord van zwart
       *[shared] het gezamenlijke bord
    }

# Where: on which board. $board: white, black or shared.
board-where =
    { $board ->
        [white] op het bord van wit
        [black] op het bord van zwart
       *[shared] op het gezamenlijke bord
    }

# A piece, as a subject. $piece: white-man, white-king, black-man, black-king.
piece-name =
    { $piece ->
        [white-man] witte schijf
        [white-king] witte dam
        [black-man] zwarte schijf
       *[black-king] zwarte dam
    }

# One instruction: put a piece on a square. The square comes first. $square: in words; $piece:
# white-man, white-king, black-man, black-king.
mend-put =
    { $piece ->
        [white-man] { $square }, witte schijf plaatsen
        [white-king] { $square }, witte dam plaatsen
        [black-man] { $square }, zwarte schijf plaatsen
       *[black-king] { $square }, zwarte dam plaatsen
    }

# One instruction: take off what stands on a square. $square: in words.
mend-remove = { $square }, wegnemen

# A square and what stands on it, one member of a list. $square: in words; $piece as in piece-
# name.
occupied = { $square } { piece-name }

# An empty square, one member of a list. $square: in words.
unoccupied = { $square } leeg

# A square of which a board can tell only that something stands there, one member of a list.
# $square: in words.
something-stands = { $square } bezet

# A board answers for the first time. $board as in board-name.
board-connected = { board-name } is aangesloten

# A board stopped answering: unplugged, or silent. $board as in board-name.
board-lost = { board-name } antwoordt niet

# It answers again, after board-lost. $board as in board-name.
board-back = { board-name } antwoordt weer

# Official play, to the player whose board it is: that it differs, and no more. $board as in
# board-where.
board-differs = een verschil { board-where }

# The sensor board still differs from the record. Not spoken: a soft sound says it every twenty
# seconds, and these words stand for it in the transcript. $board as in board-where.
board-still-differs = nog een verschil { board-where }

# Training and mending: how many squares differ, and what to do first. $squares: the count; $step:
# an instruction as in mend-put; $board as in board-where.
board-differs-by =
    { $squares ->
        [one] { $step }, één veld verschilt { board-where }
       *[other] { $step }, { WORDS($squares) } velden verschillen { board-where }
    }

# The next instruction, after the one before was carried out. $step as above.
mend-next = { $step }

# The opponent's half-move is in the record and has yet to be carried out on this board; said when
# it takes long, or when asked. $played: the half-move; $board as in board-where.
transfer-awaited = { $played }, uit te voeren { board-where }
    .terse = { $played }, uit te voeren

# Board and record agree, or agree again. $board as in board-name.
board-agrees = { board-name } klopt met de notatie
    .terse = { board-name } klopt

# A piece was lifted from a square of one's own board, or set on it: whispered at every touch, so nothing
# but the square. $square: in words.
square-touched = { $square }

# The pieces look the same from both ends of the board; a question for yes and no. $board as in board-name.
ask-orientation = { board-name } ziet er van beide kanten gelijk uit, ligt het omgedraaid?

# The board has not proved itself and shows half-moves that are not in the record; yes enters them. $shown:
# one half-move or several, with full stops between.
ask-board-ahead = het bord toont al { $shown }, invoeren?

# Official play, softly, to the hand at the board: a piece is off its square and in nobody's hand, or one
# too many stands there. $board as in board-where.
board-uneven = er ontbreekt een stuk of er is er een te veel { board-where }

# The same in training, with what to do. $step: an instruction as in mend-put; $board as in board-where.
board-uneven-by = { $step }, { board-where }

# A board's battery is nearly empty. $percent: the count; $board as in board-name.
battery-low = batterij { WORDS($percent) } procent, { board-name }
