### Sensor boards: lost and found, different and put right.

# Which board, as the subject of a sentence. $board: white, black or shared.
board-name =
    { $board ->
        [white] warcabnica białych
        [black] warcabnica czarnych
       *[shared] wspólna warcabnica
    }

# Where: on which board. $board: white, black or shared.
board-where =
    { $board ->
        [white] na warcabnicy białych
        [black] na warcabnicy czarnych
       *[shared] na wspólnej warcabnicy
    }

# A piece, as a subject. $piece: white-man, white-king, black-man, black-king.
piece-name =
    { $piece ->
        [white-man] biały pion
        [white-king] biała damka
        [black-man] czarny pion
       *[black-king] czarna damka
    }

# One instruction: put a piece on a square. The square comes first. $square: in words; $piece:
# white-man, white-king, black-man, black-king.
mend-put =
    { $piece ->
        [white-man] { $square }, postawić białego piona
        [white-king] { $square }, postawić białą damkę
        [black-man] { $square }, postawić czarnego piona
       *[black-king] { $square }, postawić czarną damkę
    }

# One instruction: take off what stands on a square. $square: in words.
mend-remove = { $square }, zdjąć

# A square and what stands on it, one member of a list. $square: in words; $piece as in piece-
# name.
occupied = { $square } { piece-name }

# An empty square, one member of a list. $square: in words.
unoccupied = { $square } puste

# A square of which a board can tell only that something stands there, one member of a list.
# $square: in words.
something-stands = { $square } zajęte

# A board answers for the first time. $board as in board-name.
board-connected = { board-name } podłączona

# A board stopped answering: unplugged, or silent. $board as in board-name.
board-lost = { board-name } nie odpowiada

# It answers again, after board-lost. $board as in board-name.
board-back = { board-name } znów odpowiada

# Official play, to the player whose board it is: that it differs, and no more. $board as in
# board-where.
board-differs = różnica { board-where }

# The sensor board still differs from the record. Not spoken: a soft sound says it every twenty
# seconds, and these words stand for it in the transcript. $board as in board-where.
board-still-differs = nadal różnica { board-where }

# Training and mending: how many squares differ, and what to do first. $squares: the count; $step:
# an instruction as in mend-put; $board as in board-where.
board-differs-by =
    { $squares ->
        [one] { $step }, różni się jedno pole { board-where }
        [few] { $step }, różnią się { WORDS($squares) } pola { board-where }
       *[many] { $step }, różni się { WORDS($squares) } pól { board-where }
    }

# The next instruction, after the one before was carried out. $step as above.
mend-next = { $step }

# The opponent's half-move is in the record and has yet to be carried out on this board; said when
# it takes long, or when asked. $played: the half-move; $board as in board-where.
transfer-awaited = { $played }, do wykonania { board-where }
    .terse = { $played }, do wykonania

# Board and record agree, or agree again. $board as in board-name.
board-agrees = { board-name } zgodna z zapisem
    .terse = { board-name } zgodna

# A piece was lifted from a square of one's own board, or set on it: whispered at every touch, so nothing
# but the square. $square: in words.
square-touched = { $square }

# The pieces look the same from both ends of the board; a question for yes and no. $board as in board-name.
ask-orientation = { board-name } z obu stron wygląda tak samo, czy leży odwrotnie?

# The board has not proved itself and shows half-moves that are not in the record; yes enters them. $shown:
# one half-move or several, with full stops between.
ask-board-ahead = na warcabnicy jest już { $shown }, zapisać?

# Official play, softly, to the hand at the board: a piece is off its square and in nobody's hand, or one
# too many stands there. $board as in board-where.
board-uneven = brakuje bierki albo jest zbędna { board-where }

# The same in training, with what to do. $step: an instruction as in mend-put; $board as in board-where.
board-uneven-by = { $step }, { board-where }

# A board's battery is nearly empty. $percent: the count; $board as in board-name.
battery-low = bateria { WORDS($percent) } procent, { board-name }
