### What stands on the face of the clock, for those who see. It is written, in large letters; digits may stand here.

# No game's program is there.
face-waits = En attente d'une partie : lancer zgoda play avec sa propre pendule.

# Whose time it is. $side: white or black.
face-side =
    { $side ->
        [white] BLANCS
       *[black] NOIRS
    }

# What a side has left, above two minutes. $hours may be 0; $minutes: 0 to 59.
face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

# What a side has left, in the last two minutes. $minutes: 0 to 2; $seconds: 0 to 59.
face-seconds = { $minutes } min { $seconds } s

# Behind a side's time: it runs.
face-runs = TOURNE

# Behind a side's time: its flag has fallen.
face-flag = DRAPEAU TOMBÉ

# The same of the side whose flag was first, when both have fallen.
face-flag-first = DRAPEAU TOMBÉ EN PREMIER

# Under both: neither time runs.
face-stands = La pendule est arrêtée.
