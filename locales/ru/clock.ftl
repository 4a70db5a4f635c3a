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
clock-other = { $other-brief }, соперник

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running:
# own, other, or none where both stand still.
clock-all = расход { $own-used }, остаток { $own-left }, { clock-runs }, у соперника расход { $other-used }, остаток { $other-left }

# A time of up to ninety nine minutes, said as briefly as it can be: it is heard many times a game. It must not sound like
# the two squares of a half-move. $minutes, $seconds: each digit by digit, in words.
minutes-and-seconds = { $minutes } минут { $seconds }

# Whose time runs: in answer, and in the middle of clock-all. $running as there.
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
        [at-the-clock] не принято, часы переключаются на самих часах
        [just-pressed] не принято, часы только что переключили
       *[no-move] не принято, вашего хода нет, сначала ход
    }

# Official play: nothing is a half-move, and nothing else is taken, before the arbiter starts the clock, or starts it
# again after the program was away. The same whatever was typed.
clock-not-started = часы стоят, пока судья их не пустит, до этого ничего не засчитывается

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] часы белых идут
       *[black] часы чёрных идут
    }

# Training: the answer to pause.
paused = часы стоят до следующего хода или нажатия

# Training, once a game: the other side has moved and nobody pressed the clock. Name the key plus.
press-is-missing = после каждого хода плюс нажимает часы

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = часы стоят, белые { $white }, чёрные { $black }

# The arbiter set or charged a clock that is running. $white, $black: what each side has left now, in words.
clocks-changed = время изменено судьёй, белые { $white }, чёрные { $black }

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
