### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] nowa partia, białe { $white }, czarne { $black }, { board-size }
       *[none] nowa partia, { board-size }
    }

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] warcaby stupolowe
       *[sixty-four] warcaby sześćdziesięcioczteropolowe
    }

# Once, at the start of a training game: its record is not official.
training-mode = trening, zapis nieoficjalny

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] partia wznowiona, ostatnie posunięcie { $last }, { count-made }
       *[no] partia wznowiona, { count-made }
    }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] bez posunięć
        [one] jedno posunięcie
        [few] { WORDS($plies) } posunięcia
       *[many] { WORDS($plies) } posunięć
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] jedna partia niedokończona
        [few] { WORDS($count, gender: "feminine") } partie niedokończone
       *[many] { WORDS($count, gender: "feminine") } partii niedokończonych
    }

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = mowa systemowa nie odpowiada, dalej głos wbudowany

# There is no sound; this is printed, once.
no-sound = brak dźwięku, dalej tekstem

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = zapis na dysk nie działa

# The record can be written again and lacks nothing.
disk-back = zapis na dysk znów działa, zapisano wszystko

# At the end: the game is in its record and can be taken up again.
game-kept = partia zapisana
