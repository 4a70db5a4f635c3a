### The clock, as a player hears it. Times are already in words.

# The clocks, read on request; the number comes first, and the player's own time must be heard within two seconds. $wanted: own or
# other for the time left of one side, or all. Arguments as in its parts.
clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

# The time that the other side has left, as an answer. $other-brief: a time, as in minutes-and-seconds.
clock-other = { $other-brief }, opponent

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running: own,
# other, or none if both stand still.
clock-all = used { $own-used }, left { $own-left }, { clock-runs }, opponent used { $other-used }, left { $other-left }

# A time of up to ninety-nine minutes, said as briefly as possible: it is heard many times a game. It must not sound like the two
# squares of a half-move, so the word for minutes stands between the numbers. $count: the minutes, 1 to 99; $seconds: 1 to 59.
minutes-and-seconds = { minutes }, { WORDS($seconds) }

# The side whose time runs: as an answer, and in the middle of clock-all. $running as there.
clock-runs =
    { $running ->
        [own] your { -clock } is running
        [other] the opponent's { -clock } is running
       *[none] the { -clock(number: "plural") } stand still
    }

# The listener's own clock has come down to this time. $left: a time in words.
time-left = { $left } left

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, the side of the flag.
flag-fell =
    { $side ->
        [white] White's flag has fallen
       *[black] Black's flag has fallen
    }

# A press had no effect. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] no press, the { -clock(number: "plural") } stand still
        [not-running] no press, your { -clock } is not running
        [at-the-clock] no press, the { -clock } is pressed at the { -clock } itself
        [just-pressed] no press, the { -clock } was pressed a moment ago
       *[no-move] no press, your move is not there, first the move
    }

# Official play: before the arbiter starts the clock, or starts it again after the program was away, neither half-moves nor other
# lines are accepted. The words are the same for every typed line.
clock-not-started = the { -clock(number: "plural") } stand until the { -arbiter } starts them, nothing counts before

# The clock was started for the first time. $side: white or black, the side whose time runs.
clock-started =
    { $side ->
        [white] White's { -clock } is running
       *[black] Black's { -clock } is running
    }

# Training: the answer to pause.
paused = both { -clock(number: "plural") } stand until the next move or press

# Training, once a game: the other side has moved and the clock was not pressed. Name the key plus.
press-is-missing = plus presses the { -clock } after each move

# Both clocks stand still. $white, $black: the time that each side has left, in words.
clocks-stand = the { -clock(number: "plural") } stand still, White { $white }, Black { $black }

# The arbiter set or charged a clock that is running. $white, $black: the time that each side has left now, in words.
clocks-changed = the { -clock(number: "plural") } are changed by the { -arbiter }, White { $white }, Black { $black }

# The clock device answered for the first time.
clock-found = { -clock } connected

# Alarm: the clock device stopped answering; the program goes on counting.
clock-lost = the { -clock } does not answer, the program keeps the time

# The clock device answers again.
clock-back = the { -clock } answers again

# The clock device's battery is nearly empty.
clock-battery-low = the { -clock }'s battery is nearly empty

# A gamepad was connected or lost. $of: white or black if each player has their own, else nobody. $news: connected; without-motor,
# so that it cannot tell the time by touch; nobodys if each player has one already; lost.
gamepad =
    { $of ->
        [white] White's gamepad
        [black] Black's gamepad
       *[nobody] gamepad
    } { $news ->
        [connected] connected
        [without-motor] connected, it has no motor
        [nobodys] connected, there are two others, it does nothing
       *[lost] does not answer
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = there is no gamepad with a motor

# After time trouble: half-moves for which the clock was pressed are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] one { -half-move } to complete in the record
       *[other] { WORDS($missing) } { -half-move(number: "plural") } to complete in the record
    }
