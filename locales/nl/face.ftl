### What stands on the face of the clock, for those who see. It is written, in large letters; digits may stand here.

# No game's program is there.
face-waits = Wacht op een partij: start zgoda play met een eigen klok.

# Whose time it is. $side: white or black.
face-side =
    { $side ->
        [white] WIT
       *[black] ZWART
    }

# What a side has left, above two minutes. $hours may be 0; $minutes: 0 to 59.
face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } u { $minutes } min
    }

# What a side has left, in the last two minutes. $minutes: 0 to 2; $seconds: 0 to 59.
face-seconds = { $minutes } min { $seconds } s

# Behind a side's time: it runs.
face-runs = LOOPT

# Behind a side's time: its flag has fallen.
face-flag = VLAG GEVALLEN

# The same of the side whose flag was first, when both have fallen.
face-flag-first = VLAG EERST GEVALLEN

# Under both: neither time runs.
face-stands = De klok staat stil.
