### The clock, as a player hears it. Times are words already.

# Both clocks, read on request. $own-used, $own-left: the asker's own times, in words; $other-used,
# $other-left: the other side's; $running: own, other, or none where both stand still.
clock-shows = verbraucht { $own-used }, übrig { $own-left }, { clock-runs }, Gegenseite verbraucht { $other-used }, übrig { $other-left }
    .terse = { $own-left }

# Whose time runs, in the middle of clock-shows. Arguments as there.
clock-runs =
    { $running ->
        [own] die eigene Uhr läuft
        [other] die Uhr der Gegenseite läuft
       *[none] die Uhren stehen
    }

# The listener's own clock has come down to this. $left: a time in words.
time-left = noch { $left }

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, whose.
flag-fell =
    { $side ->
        [white] das Blättchen von Weiß ist gefallen
       *[black] das Blättchen von Schwarz ist gefallen
    }

# A press did nothing. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] nicht angenommen, die Uhren stehen
        [not-running] nicht angenommen, die eigene Uhr läuft nicht
       *[no-move] nicht angenommen, kein Zug gemacht
    }

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] die Uhr von Weiß läuft
       *[black] die Uhr von Schwarz läuft
    }

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = die Uhren stehen, Weiß { $white }, Schwarz { $black }

# The clock device answered for the first time.
clock-found = Uhr angeschlossen

# Alarm: the clock device stopped answering; the program counts on.
clock-lost = die Uhr antwortet nicht, das Programm misst die Zeit

# The clock device answers again.
clock-back = die Uhr antwortet wieder

# The clock device's battery is nearly empty.
clock-battery-low = die Batterie der Uhr ist fast leer

# A gamepad came or went. $of: white or black, where each player has his own, else nobody.
# $news: connected; without-motor, so that it cannot tell the time by touch;
# nobodys, where each player has one already; lost.
gamepad =
    { $of ->
        [white] Controller von Weiß
        [black] Controller von Schwarz
       *[nobody] Controller
    } { $news ->
        [connected] angeschlossen
        [without-motor] angeschlossen, ohne Motor
        [nobodys] angeschlossen, es gibt schon zwei andere, dieser tut nichts
       *[lost] antwortet nicht
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = kein Controller mit Motor

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] ein Halbzug in der Notation zu ergänzen
       *[other] { WORDS($missing) } Halbzüge in der Notation zu ergänzen
    }
