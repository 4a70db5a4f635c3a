### The clock, as a player hears it. Times are words already.

# Both clocks, read on request. $own-used, $own-left: the asker's own times, in words; $other-used,
# $other-left: the other side's; $running: own, other, or none where both stand still.
clock-shows = расход { $own-used }, остаток { $own-left }, { clock-runs }, у соперника расход { $other-used }, остаток { $other-left }
    .terse = { $own-left }

# Whose time runs, in the middle of clock-shows. Arguments as there.
clock-runs =
    { $running ->
        [own] ваши часы идут
        [other] часы соперника идут
       *[none] часы стоят
    }

# The listener's own clock has come down to this. $left: a time in words.
time-left = { $left } на часах

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, whose.
flag-fell =
    { $side ->
        [white] флажок белых упал
       *[black] флажок чёрных упал
    }

# A press did nothing. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] не принято, часы стоят
        [not-running] не принято, ваши часы не идут
       *[no-move] не принято, вашего хода нет
    }

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] часы белых идут
       *[black] часы чёрных идут
    }

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = часы стоят, белые { $white }, чёрные { $black }

# The clock device answered for the first time.
clock-found = часы подключены

# Alarm: the clock device stopped answering; the program counts on.
clock-lost = часы не отвечают, время считает программа

# The clock device answers again.
clock-back = часы снова отвечают

# The clock device's battery is nearly empty.
clock-battery-low = батарея часов почти пуста

# A gamepad came or went. $of: white or black, where each player has his own, else nobody.
# $news: connected; without-motor, so that it cannot tell the time by touch;
# nobodys, where each player has one already; lost.
gamepad =
    { $of ->
        [white] геймпад белых
        [black] геймпад чёрных
       *[nobody] геймпад
    } { $news ->
        [connected] подключён
        [without-motor] подключён, без вибрации
        [nobodys] подключён, есть уже два других, этот ничего не делает
       *[lost] не отвечает
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = нет геймпада с вибрацией

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] { WORDS($missing) } полуход дописать в запись
        [few] { WORDS($missing) } полухода дописать в запись
       *[many] { WORDS($missing) } полуходов дописать в запись
    }
