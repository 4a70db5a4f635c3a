### Sensor boards: lost and found, different and put right.

# A board as the subject of a sentence. $board: white, black or shared.
board-name =
    { $board ->
        [white] White's { -board }
        [black] Black's { -board }
       *[shared] the shared { -board }
    }

# A place: on this board. $board: white, black or shared.
board-where =
    { $board ->
        [white] on White's { -board }
        [black] on Black's { -board }
       *[shared] on the shared { -board }
    }

# A piece, as a subject. $piece: white-man, white-king, black-man, black-king.
piece-name =
    { $piece ->
        [white-man] white man
        [white-king] white { -king }
        [black-man] black man
       *[black-king] black { -king }
    }

# One instruction: put a piece on a square. The square comes first. $square: in words; $piece: white-man, white-king, black-man,
# black-king.
mend-put =
    { $piece ->
        [white-man] { $square }, put a white man
        [white-king] { $square }, put a white { -king }
        [black-man] { $square }, put a black man
       *[black-king] { $square }, put a black { -king }
    }

# One instruction: take off the piece on a square. $square: in words.
mend-remove = { $square }, take off

# One instruction: the whole board lies the other way round.
mend-turn-round = turn the { -board } round

# A square and its piece, one member of a list. $square: in words; $piece as in piece-name.
occupied = { $square } { piece-name }

# An empty square, one member of a list. $square: in words.
unoccupied = { $square } empty

# A square that is occupied, for a board that can tell no more; one member of a list. $square: in words.
something-stands = { $square } occupied

# A board answers for the first time. $board as in board-name.
board-connected = { board-name } is connected

# A board stopped answering: unplugged, or silent. $board as in board-name.
board-lost = { board-name } does not answer

# The board answers again, after board-lost. $board as in board-name.
board-back = { board-name } answers again

# Official play, a shared board: play went over squares that cannot be read. Or any board: its reports are seconds late. The words
# tell nothing about differences. $board as in board-name.
board-not-read = { board-name } is no longer read

# After board-not-read: the board shows the record's position, or reports in time. $board as in board-name.
board-read-again = { board-name } is read again

# The sensor of a square was switched off, and half-moves there are typed; or it was switched on again. $on: on or off; $square:
# in words; $board as in board-where.
sensor-switched =
    { $on ->
        [on] { $square }, sensor on again { board-where }
       *[off] { $square }, sensor off { board-where }, { -half-move(number: "plural") } there are typed
    }

# The same of all squares of a board. $on: on or off; $board as in board-where.
sensors-switched =
    { $on ->
        [on] sensors on again { board-where }
       *[off] sensors off { board-where }, { -half-move(number: "plural") } are typed
    }

# Training: play went on beside a man that the board does not see; its sensor can be switched off by these words, which are
# command-sensor and term-choice-off. $square: in words; $board as in board-where.
sensor-may-be-weak = { $square } is not seen { board-where }, type sensor, { $square }, off to go on without it

# Official play, to the owner of the board: says that it differs, and no more. $board as in board-where.
board-differs = a difference { board-where }

# The sensor board still differs from the record. Not spoken: a soft sound tells this every twenty seconds, and these words
# represent it in the transcript. $board as in board-where.
board-still-differs = still a difference { board-where }

# Training and mending: the number of differing squares, and the first instruction. $squares: the count; $step: an instruction as
# in mend-put; $board as in board-where.
board-differs-by =
    { $squares ->
        [one] { $step }, one square differs { board-where }
       *[other] { $step }, { WORDS($squares) } squares differ { board-where }
    }

# The next instruction, after the previous one was carried out. $step as above.
mend-next = { $step }

# Training and mending: the board was set up from the wrong end, or turned in the middle of a game. $board as in board-name.
board-turned = { board-name } lies the other way round, turn it round

# The opponent's half-move is in the record and still has to be carried out on this board; said if it takes long, or on request.
# $played: the half-move; $board as in board-where.
transfer-awaited = { $played }, to be made { board-where }
    .terse = { $played }, to be made

# Board and record agree, or agree again. $board as in board-name.
board-agrees = { board-name } agrees with the record
    .terse = { board-name } agrees

# A piece was lifted from a square of the listener's own board, or set on it: whispered at every touch, so only the square.
# $square: in words.
square-touched = { $square }

# The pieces look the same from both ends of the board; a question for yes and no. $board as in board-name.
ask-orientation = { board-name } looks the same from both ends, is it turned round?

# The board has not proved itself and shows half-moves that are not in the record; yes enters them. $shown: one half-move or
# several, with full stops between; $whose: white or black if the question is heard by others than the one who is asked, else
# nobody.
ask-board-ahead =
    { $whose ->
        [white] White's { -board } already shows { $shown }, enter it?
        [black] Black's { -board } already shows { $shown }, enter it?
       *[nobody] the { -board } already shows { $shown }, enter it?
    }

# Official play, softly, to the hand at the board: a piece is off its square and in no hand, or there is one piece too many.
# $board as in board-where.
board-uneven = a piece is off, or one too many, { board-where }

# The same in training, with an instruction. $step: an instruction as in mend-put; $board as in board-where.
board-uneven-by = { $step }, { board-where }

# A board's battery is nearly empty. $percent: the count; $board as in board-name.
battery-low = battery { WORDS($percent) } percent, { board-name }

# Training: three presses of the clock device came from the side that had not moved. The words are command-swap-clock.
clock-seems-swapped = the { -clock } seems to stand the other way round, type swap clock to turn it

# The sides of the clock were exchanged.
clock-swapped = { -clock } swapped, its sides are exchanged
