### The clock, as a player hears it. Times are words already.

# Both clocks, read on request. $own-used, $own-left: the asker's own times, in words; $other-used,
# $other-left: the other side's; $running: own, other, or none where both stand still.
clock-shows = czas zużyty { $own-used }, pozostały { $own-left }, { clock-runs }, przeciwnik, zużyty { $other-used }, pozostały { $other-left }
    .terse = { $own-left }

# Whose time runs, in the middle of clock-shows. Arguments as there.
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
       *[no-move] bez skutku, nie ma twojego posunięcia
    }

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] zegar białych idzie
       *[black] zegar czarnych idzie
    }

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = zegary stoją, białe { $white }, czarne { $black }

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
        [without-motor] podłączony, bez silnika drgań
        [nobodys] podłączony, są już dwa inne, ten nic nie robi
       *[lost] nie odpowiada
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = nie ma pada z silnikiem drgań

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] jedno półposunięcie do uzupełnienia w zapisie
        [few] { WORDS($missing) } półposunięcia do uzupełnienia w zapisie
       *[many] { WORDS($missing) } półposunięć do uzupełnienia w zapisie
    }
