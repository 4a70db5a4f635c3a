### The clock, as a player hears it. Times are words already.

# Both clocks, read on request. $own-used, $own-left: the asker's own times, in words; $other-used,
# $other-left: the other side's; $running: own, other, or none where both stand still.
clock-shows = verbruikt { $own-used }, resterend { $own-left }, { clock-runs }, tegenstander verbruikt { $other-used }, resterend { $other-left }
    .terse = { $own-left }

# Whose time runs, in the middle of clock-shows. Arguments as there.
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
       *[no-move] niet aangenomen, er is niet gezet
    }

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] de klok van wit loopt
       *[black] de klok van zwart loopt
    }

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = de klokken staan stil, wit { $white }, zwart { $black }

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
