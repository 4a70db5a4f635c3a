### Sensor boards: lost and found, different and put right.

# Which board, as the subject of a sentence. $board: white, black or shared.
board-name =
    { $board ->
        [white] дошка білих
        [black] дошка чорних
       *[shared] спільна дошка
    }

# Where: on which board. $board: white, black or shared.
board-where =
    { $board ->
        [white] на дошці білих
        [black] на дошці чорних
       *[shared] на спільній дошці
    }

# A piece, as a subject. $piece: white-man, white-king, black-man, black-king.
piece-name =
    { $piece ->
        [white-man] біла проста
        [white-king] біла дамка
        [black-man] чорна проста
       *[black-king] чорна дамка
    }

# One instruction: put a piece on a square. The square comes first. $square: in words; $piece:
# white-man, white-king, black-man, black-king.
mend-put =
    { $piece ->
        [white-man] { $square }, поставити білу просту
        [white-king] { $square }, поставити білу дамку
        [black-man] { $square }, поставити чорну просту
       *[black-king] { $square }, поставити чорну дамку
    }

# One instruction: take off what stands on a square. $square: in words.
mend-remove = { $square }, зняти

# A square and what stands on it, one member of a list. $square: in words; $piece as in piece-
# name.
occupied = { $square } { piece-name }

# An empty square, one member of a list. $square: in words.
unoccupied = { $square } порожньо

# A square of which a board can tell only that something stands there, one member of a list.
# $square: in words.
something-stands = { $square } зайнято

# A board answers for the first time. $board as in board-name.
board-connected = { board-name } під'єднана

# A board stopped answering: unplugged, or silent. $board as in board-name.
board-lost = { board-name } не відповідає

# It answers again, after board-lost. $board as in board-name.
board-back = { board-name } знову відповідає

# Official play, to the player whose board it is: that it differs, and no more. $board as in
# board-where.
board-differs = розбіжність { board-where }

# The sensor board still differs from the record. Not spoken: a soft sound says it every twenty
# seconds, and these words stand for it in the transcript. $board as in board-where.
board-still-differs = досі розбіжність { board-where }

# Training and mending: how many squares differ, and what to do first. $squares: the count; $step:
# an instruction as in mend-put; $board as in board-where.
board-differs-by =
    { $squares ->
        [one] { $step }, не збігається { WORDS($squares, gender: "neuter") } поле { board-where }
        [few] { $step }, не збігаються { WORDS($squares) } поля { board-where }
       *[many] { $step }, не збігаються { WORDS($squares) } полів { board-where }
    }

# The next instruction, after the one before was carried out. $step as above.
mend-next = { $step }

# The opponent's half-move is in the record and has yet to be carried out on this board; said when
# it takes long, or when asked. $played: the half-move; $board as in board-where.
transfer-awaited = { $played }, виконати { board-where }
    .terse = { $played }, виконати

# Board and record agree, or agree again. $board as in board-name.
board-agrees = { board-name } збігається із записом
    .terse = { board-name } збігається

# A piece was lifted from a square of one's own board, or set on it: whispered at every touch, so nothing
# but the square. $square: in words.
square-touched = { $square }

# The pieces look the same from both ends of the board; a question for yes and no. $board as in board-name.
ask-orientation = { board-name } з обох боків виглядає однаково, її повернуто?

# The board has not proved itself and shows half-moves that are not in the record; yes enters them. $shown:
# one half-move or several, with full stops between.
ask-board-ahead = на дошці вже { $shown }, записати?

# Official play, softly, to the hand at the board: a piece is off its square and in nobody's hand, or one
# too many stands there. $board as in board-where.
board-uneven = шашки бракує або є зайва { board-where }

# The same in training, with what to do. $step: an instruction as in mend-put; $board as in board-where.
board-uneven-by = { $step }, { board-where }

# A board's battery is nearly empty. $percent: the count; $board as in board-name.
battery-low = батарея { WORDS($percent) } { $percent ->
        [one] відсоток
        [few] відсотки
       *[many] відсотків
    }, { board-name }
