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
clock-other = { $other-brief }, tegenstander

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running:
# own, other, or none where both stand still.
clock-all = verbruikt { $own-used }, resterend { $own-left }, { clock-runs }, tegenstander verbruikt { $other-used }, resterend { $other-left }

# A time of up to ninety nine minutes, said as briefly as it can be: it is heard many times a game. It must not sound like
# the two squares of a half-move. $minutes, $seconds: each digit by digit, in words.
minutes-and-seconds = { $minutes } minuten { $seconds }

# Whose time runs: in answer, and in the middle of clock-all. $running as there.
clock-runs =
    { $running ->
        [own] de eigen klok loopt
        [other] de klok van de tegenstander loopt
       *[none] de klokken staan stil
    }

# The listener's own clock has come down to this. $left: a time in words.
time-left = nog { $left }

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, whose.
flag-fell =
    { $side ->
        [white] de vlag van wit is gevallen
       *[black] de vlag van zwart is gevallen
    }

# A press did nothing. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] niet aangenomen, de klokken staan stil
        [not-running] niet aangenomen, de eigen klok loopt niet
        [at-the-clock] niet aangenomen, er wordt op de klok zelf gedrukt
        [just-pressed] niet aangenomen, de klok is net ingedrukt
       *[no-move] niet aangenomen, de eigen zet ontbreekt, eerst de zet
    }

# Official play: nothing is a half-move, and nothing else is taken, before the arbiter starts the clock, or starts it
# again after the program was away. The same whatever was typed.
clock-not-started = de klokken staan stil tot de arbiter ze start, daarvoor telt niets

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] de klok van wit loopt
       *[black] de klok van zwart loopt
    }

# Training: the answer to pause.
paused = beide klokken staan stil tot de volgende zet of druk

# Training, once a game: the other side has moved and nobody pressed the clock. Name the key plus.
press-is-missing = na elke zet drukt plus de klok in

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = de klokken staan stil, wit { $white }, zwart { $black }

# The arbiter set or charged a clock that is running. $white, $black: what each side has left now, in words.
clocks-changed = de klokken zijn gewijzigd door de arbiter, wit { $white }, zwart { $black }

# The clock device answered for the first time.
clock-found = klok aangesloten

# Alarm: the clock device stopped answering; the program counts on.
clock-lost = de klok antwoordt niet, het programma houdt de tijd bij

# The clock device answers again.
clock-back = de klok antwoordt weer

# The clock device's battery is nearly empty.
clock-battery-low = de batterij van de klok is bijna leeg

# A gamepad came or went. $of: white or black, where each player has his own, else nobody.
# $news: connected; without-motor, so that it cannot tell the time by touch;
# nobodys, where each player has one already; lost.
gamepad =
    { $of ->
        [white] controller van wit
        [black] controller van zwart
       *[nobody] controller
    } { $news ->
        [connected] aangesloten
        [without-motor] aangesloten, zonder motor
        [nobodys] aangesloten, er zijn er al twee, deze doet niets
       *[lost] antwoordt niet
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = er is geen controller met motor

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] één halve zet aan te vullen in de notatie
       *[other] { WORDS($missing) } halve zetten aan te vullen in de notatie
    }
