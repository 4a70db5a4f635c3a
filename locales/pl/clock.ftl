### The clock, as a player hears it. Times are words already.

# The clocks, read on request; the number comes first, and one's own time must be heard within two seconds. $wanted: own or
# other, what one side has left, or all. Arguments as in its parts.
clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

# What the other side has left, in answer. $other-brief: a time, as in minutes-and-seconds.
clock-other = { $other-brief }, przeciwnik

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running:
# own, other, or none where both stand still.
clock-all = czas zużyty { $own-used }, pozostały { $own-left }, { clock-runs }, przeciwnik, zużyty { $other-used }, pozostały { $other-left }

# A time of up to ninety nine minutes, said as briefly as it can be: it is heard many times a game. It must not sound like
# the two squares of a half-move. $minutes, $seconds: each digit by digit, in words.
minutes-and-seconds = { $minutes } i { $seconds }

# Whose time runs: in answer, and in the middle of clock-all. $running as there.
clock-runs =
    { $running ->
        [own] twój zegar idzie
        [other] zegar przeciwnika idzie
       *[none] zegary stoją
    }

# The listener's own clock has come down to this. $left: a time in words.
time-left = { $left } na zegarze

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, whose.
flag-fell =
    { $side ->
        [white] chorągiewka białych opadła
       *[black] chorągiewka czarnych opadła
    }

# A press did nothing. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] bez skutku, zegary stoją
        [not-running] bez skutku, twój zegar nie idzie
        [at-the-clock] bez skutku, zegar przełącza się na samym zegarze
        [just-pressed] bez skutku, zegar przed chwilą przełączono
       *[no-move] bez skutku, nie ma twojego posunięcia, najpierw posunięcie
    }

# Official play: nothing is a half-move, and nothing else is taken, before the arbiter starts the clock, or starts it
# again after the program was away. The same whatever was typed.
clock-not-started = zegary stoją, dopóki sędzia ich nie uruchomi, wcześniej nic się nie liczy

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] zegar białych idzie
       *[black] zegar czarnych idzie
    }

# Training: the answer to pause.
paused = oba zegary stoją do następnego posunięcia albo naciśnięcia

# Training, once a game: the other side has moved and nobody pressed the clock. Name the key plus.
press-is-missing = po każdym posunięciu plus naciska zegar

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = zegary stoją, białe { $white }, czarne { $black }

# The arbiter set or charged a clock that is running. $white, $black: what each side has left now, in words.
clocks-changed = czas zmieniony przez sędziego, białe { $white }, czarne { $black }

# The clock device answered for the first time.
clock-found = zegar podłączony

# Alarm: the clock device stopped answering; the program counts on.
clock-lost = zegar nie odpowiada, czas liczy program

# The clock device answers again.
clock-back = zegar znów odpowiada

# The clock device's battery is nearly empty.
clock-battery-low = bateria zegara prawie pusta

# A gamepad came or went. $of: white or black, where each player has his own, else nobody.
# $news: connected; without-motor, so that it cannot tell the time by touch;
# nobodys, where each player has one already; lost.
gamepad =
    { $of ->
        [white] pad białych
        [black] pad czarnych
       *[nobody] pad
    } { $news ->
        [connected] podłączony
        [without-motor] podłączony, bez wibracji
        [nobodys] podłączony, są już dwa inne, ten nic nie robi
       *[lost] nie odpowiada
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = nie ma pada z wibracjami

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] jedno posunięcie do uzupełnienia w zapisie
        [few] { WORDS($missing) } posunięcia do uzupełnienia w zapisie
       *[many] { WORDS($missing) } posunięć do uzupełnienia w zapisie
    }
