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
clock-other = { $other-brief }, adversaire

# Both clocks. $own-used, $own-left: the asker's own times, in words; $other-used, $other-left: the other side's; $running:
# own, other, or none where both stand still.
clock-all = utilisé { $own-used }, reste { $own-left }, { clock-runs }, adversaire, utilisé { $other-used }, reste { $other-left }

# A time of up to ninety nine minutes, said as briefly as it can be: it is heard many times a game. It must not sound like
# the two squares of a half-move. $minutes, $seconds: each digit by digit, in words.
minutes-and-seconds = { $minutes } minutes { $seconds }

# Whose time runs: in answer, and in the middle of clock-all. $running as there.
clock-runs =
    { $running ->
        [own] votre pendule tourne
        [other] la pendule de l'adversaire tourne
       *[none] les pendules sont arrêtées
    }

# The listener's own clock has come down to this. $left: a time in words.
time-left = reste { $left }

# One of the last ten seconds of the listener's own clock; heard as a tone, this is its text. $left: a time
# in words.
seconds-left = { $left }

# A flag fell. $side: white or black, whose.
flag-fell =
    { $side ->
        [white] le drapeau des Blancs est tombé
       *[black] le drapeau des Noirs est tombé
    }

# A press did nothing. $because: the reason, see the variants.
press-not-taken =
    { $because ->
        [stopped] sans effet, les pendules sont arrêtées
        [not-running] sans effet, votre pendule ne tourne pas
        [at-the-clock] sans effet, on appuie sur la pendule elle même
        [just-pressed] sans effet, la pendule vient d'être pressée
       *[no-move] sans effet, votre coup manque, d'abord le coup
    }

# Official play: nothing is a half-move, and nothing else is taken, before the arbiter starts the clock, or starts it
# again after the program was away. The same whatever was typed.
clock-not-started = les pendules sont arrêtées jusqu'à ce que l'arbitre les mette en marche, rien ne compte avant

# The clock was started for the first time. $side: white or black, whose time runs.
clock-started =
    { $side ->
        [white] la pendule des Blancs tourne
       *[black] la pendule des Noirs tourne
    }

# Training: the answer to pause.
paused = les pendules sont arrêtées jusqu'au prochain coup ou appui

# Training, once a game: the other side has moved and nobody pressed the clock. Name the key plus.
press-is-missing = après chaque coup, plus appuie sur la pendule

# Both clocks stand still. $white, $black: what each side has left, in words.
clocks-stand = les pendules sont arrêtées, Blancs { $white }, Noirs { $black }

# The arbiter set or charged a clock that is running. $white, $black: what each side has left now, in words.
clocks-changed = les pendules sont modifiées par l'arbitre, Blancs { $white }, Noirs { $black }

# The clock device answered for the first time.
clock-found = pendule connectée

# Alarm: the clock device stopped answering; the program counts on.
clock-lost = la pendule ne répond pas, le programme tient le temps

# The clock device answers again.
clock-back = la pendule répond de nouveau

# The clock device's battery is nearly empty.
clock-battery-low = la pile de la pendule est presque vide

# A gamepad came or went. $of: white or black, where each player has his own, else nobody.
# $news: connected; without-motor, so that it cannot tell the time by touch;
# nobodys, where each player has one already; lost.
gamepad =
    { $of ->
        [white] manette des Blancs
        [black] manette des Noirs
       *[nobody] manette
    } { $news ->
        [connected] connectée
        [without-motor] connectée, sans moteur
        [nobodys] connectée, il y en a déjà deux autres, celle-ci ne fait rien
       *[lost] ne répond pas
    }

# The time was to be told by touch, and no gamepad has a motor for it.
no-motor = aucune manette n'a de moteur

# After time trouble: half-moves that the clock was pressed for are not in the record. $missing: how many.
complete-record =
    { $missing ->
        [one] un demi-coup à compléter dans la notation
       *[other] { WORDS($missing) } demi-coups à compléter dans la notation
    }
