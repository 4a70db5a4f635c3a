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
clock-other = { $other-brief }, Gegner

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running:
# own, other, or none where both stand still.
clock-all = verbraucht { $own-used }, übrig { $own-left }, { clock-runs }, Gegner verbraucht { $other-used }, übrig { $other-left }

# A time of up to ninety nine minutes, said as briefly as it can be: it is heard many times a game. It must not sound like
# the two squares of a half-move. $minutes, $seconds: each digit by digit, in words.
minutes-and-seconds = { $minutes } Minuten { $seconds }

# Whose time runs: in answer, and in the middle of clock-all. $running as there.
clock-runs =
    { $running ->
        [own] die eigene Uhr läuft
        [other] die Uhr des Gegners läuft
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
        [at-the-clock] nicht angenommen, gedrückt wird an der Uhr selbst
        [just-pressed] nicht angenommen, die Uhr wurde eben erst gedrückt
       *[no-move] nicht angenommen, der eigene Zug fehlt, erst der Zug
    }

# Official play: nothing is a half-move, and nothing else is taken, before the arbiter starts the clock, or starts it
# again after the program was away. The same whatever was typed.
clock-not-started = die Uhren stehen, bis der Schiedsrichter sie startet, vorher zählt nichts

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] die Uhr von Weiß läuft
       *[black] die Uhr von Schwarz läuft
    }

# Training: the answer to pause.
paused = beide Uhren stehen bis zum nächsten Zug oder Drücken

# Training, once a game: the other side has moved and nobody pressed the clock. Name the key plus.
press-is-missing = nach jedem Zug drückt plus die Uhr

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = die Uhren stehen, Weiß { $white }, Schwarz { $black }

# The arbiter set or charged a clock that is running. $white, $black: what each side has left now, in words.
clocks-changed = die Uhren sind vom Schiedsrichter geändert, Weiß { $white }, Schwarz { $black }

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
