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
clock-other = { $other-brief }, суперник

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running:
# own, other, or none where both stand still.
clock-all = витрачено { $own-used }, залишок { $own-left }, { clock-runs }, у суперника витрачено { $other-used }, залишок { $other-left }

# A time of up to ninety nine minutes, said as briefly as it can be: it is heard many times a game. It must not sound like
# the two squares of a half-move. $minutes, $seconds: each digit by digit, in words.
minutes-and-seconds = { $minutes } хвилин { $seconds }

# Whose time runs: in answer, and in the middle of clock-all. $running as there.
clock-runs =
    { $running ->
        [own] ваш годинник іде
        [other] годинник суперника йде
       *[none] годинники стоять
    }

# The listener's own clock has come down to this. $left: a time in words.
time-left = { $left } на годиннику

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, whose.
flag-fell =
    { $side ->
        [white] прапорець білих упав
       *[black] прапорець чорних упав
    }

# A press did nothing. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] не прийнято, годинники стоять
        [not-running] не прийнято, ваш годинник не йде
        [at-the-clock] не прийнято, годинник перемикають на самому годиннику
        [just-pressed] не прийнято, годинник щойно перемкнули
       *[no-move] не прийнято, вашого ходу немає, спочатку хід
    }

# Official play: nothing is a half-move, and nothing else is taken, before the arbiter starts the clock, or starts it
# again after the program was away. The same whatever was typed.
clock-not-started = годинники стоять, доки суддя їх не пустить, до того нічого не зараховується

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] годинник білих іде
       *[black] годинник чорних іде
    }

# Training: the answer to pause.
paused = годинники стоять до наступного ходу або натискання

# Training, once a game: the other side has moved and nobody pressed the clock. Name the key plus.
press-is-missing = після кожного ходу плюс натискає годинник

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = годинники стоять, білі { $white }, чорні { $black }

# The arbiter set or charged a clock that is running. $white, $black: what each side has left now, in words.
clocks-changed = час змінено суддею, білі { $white }, чорні { $black }

# The clock device answered for the first time.
clock-found = годинник під'єднано

# Alarm: the clock device stopped answering; the program counts on.
clock-lost = годинник не відповідає, час рахує програма

# The clock device answers again.
clock-back = годинник знову відповідає

# The clock device's battery is nearly empty.
clock-battery-low = батарея годинника майже порожня

# A gamepad came or went. $of: white or black, where each player has his own, else nobody.
# $news: connected; without-motor, so that it cannot tell the time by touch;
# nobodys, where each player has one already; lost.
gamepad =
    { $of ->
        [white] геймпад білих
        [black] геймпад чорних
       *[nobody] геймпад
    } { $news ->
        [connected] під'єднано
        [without-motor] під'єднано, без вібрації
        [nobodys] під'єднано, є вже два інші, цей нічого не робить
       *[lost] не відповідає
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = немає геймпада з вібрацією

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] { WORDS($missing) } півхід дописати в запис
        [few] { WORDS($missing) } півходи дописати в запис
       *[many] { WORDS($missing) } півходів дописати в запис
    }
