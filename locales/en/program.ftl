### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] new game, White { $white }, Black { $black }, { board-size }
       *[none] new game, { board-size }
    }

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] draughts on a hundred squares
       *[sixty-four] draughts on sixty four squares
    }

# Once, at the start of a training game: its record is not official.
training-mode = training, the record is not official

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] game resumed, the last move { $last }, { count-made }
       *[no] game resumed, { count-made }
    }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] no moves
        [one] one half-move
       *[other] { WORDS($plies) } half-moves
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] one unfinished game
       *[other] { WORDS($count, gender: "feminine") } unfinished games
    }

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = the system's speech does not answer, the built in voice goes on

# There is no sound; this is printed, once.
no-sound = no sound, text goes on

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = the record cannot be written

# The record can be written again and lacks nothing.
disk-back = the record is written again, nothing is missing

# At the end: the game is in its record and can be taken up again.
game-kept = the game is kept
