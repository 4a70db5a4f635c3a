### Sensor boards: lost and found, different and put right.

# Which board, as the subject of a sentence. $board: white, black or shared.
board-name =
    { $board ->
        [white] le damier des Blancs
        [black] le damier des Noirs
       *[shared] le damier commun
    }

# Where: on which board. $board: white, black or shared.
board-where =
    { $board ->
        [white] sur le damier des Blancs
        [black] sur le damier des Noirs
       *[shared] sur le damier commun
    }

# A piece, as a subject. $piece: white-man, white-king, black-man, black-king.
piece-name =
    { $piece ->
        [white-man] pion blanc
        [white-king] dame blanche
        [black-man] pion noir
       *[black-king] dame noire
    }

# One instruction: put a piece on a square. The square comes first. $square: in words; $piece:
# white-man, white-king, black-man, black-king.
mend-put =
    { $piece ->
        [white-man] { $square }, poser un pion blanc
        [white-king] { $square }, poser une dame blanche
        [black-man] { $square }, poser un pion noir
       *[black-king] { $square }, poser une dame noire
    }

# One instruction: take off what stands on a square. $square: in words.
mend-remove = { $square }, enlever

# A square and what stands on it, one member of a list. In French a comma, or six, huit and dix lose their end before
# a consonant, and trente et un pion is a count. $square: in words; $piece as in piece-
# name.
occupied = { $square }, { piece-name }

# An empty square, one member of a list. $square: in words.
unoccupied = { $square }, vide

# A square of which a board can tell only that something stands there, one member of a list.
# $square: in words.
something-stands = { $square }, occupée

# A board answers for the first time. $board as in board-name.
board-connected = { board-name } est connecté

# A board stopped answering: unplugged, or silent. $board as in board-name.
board-lost = { board-name } ne répond pas

# It answers again, after board-lost. $board as in board-name.
board-back = { board-name } répond de nouveau

# Official play, to the player whose board it is: that it differs, and no more. $board as in
# board-where.
board-differs = une différence { board-where }

# The sensor board still differs from the record. Not spoken: a soft sound says it every twenty
# seconds, and these words stand for it in the transcript. $board as in board-where.
board-still-differs = encore une différence { board-where }

# Training and mending: how many squares differ, and what to do first. $squares: the count; $step:
# an instruction as in mend-put; $board as in board-where.
board-differs-by =
    { $squares ->
        [one] { $step }, une case diffère { board-where }
       *[other] { $step }, { WORDS($squares, gender: "feminine") } cases diffèrent { board-where }
    }

# The next instruction, after the one before was carried out. $step as above.
mend-next = { $step }

# The opponent's half-move is in the record and has yet to be carried out on this board; said when
# it takes long, or when asked. $played: the half-move; $board as in board-where.
transfer-awaited = { $played }, à jouer { board-where }
    .terse = { $played }, à jouer

# Board and record agree, or agree again. $board as in board-name.
board-agrees = { board-name } est conforme à la notation
    .terse = { board-name } est conforme

# A piece was lifted from a square of one's own board, or set on it: whispered at every touch, so nothing
# but the square. $square: in words.
square-touched = { $square }

# The pieces look the same from both ends of the board; a question for yes and no. $board as in board-name.
ask-orientation = { board-name } est pareil vu des deux bouts, est-il à l'envers?

# The board has not proved itself and shows half-moves that are not in the record; yes enters them. $shown:
# one half-move or several, with full stops between.
ask-board-ahead = le damier montre déjà { $shown }, faut-il le noter?

# Official play, softly, to the hand at the board: a piece is off its square and in nobody's hand, or one
# too many stands there. $board as in board-where.
board-uneven = une pièce manque ou est de trop { board-where }

# The same in training, with what to do. $step: an instruction as in mend-put; $board as in board-where.
board-uneven-by = { $step }, { board-where }

# A board's battery is nearly empty. $percent: the count; $board as in board-name.
battery-low = pile { WORDS($percent) } pour cent, { board-name }
