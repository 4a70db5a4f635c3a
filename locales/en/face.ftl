### The text on the face of the clock, for people who see. It is written in large letters; digits may be used here.

# No program with a game is there.
face-waits = Waiting for a game: start zgoda play with its own { -clock }.

# The side of a time. $side: white or black.
face-side =
    { $side ->
        [white] WHITE
       *[black] BLACK
    }

# The time that a side has left, above two minutes. $hours may be 0; $minutes: 0 to 59.
face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

# The time that a side has left, in the last two minutes. $minutes: 0 to 2; $seconds: 0 to 59.
face-seconds = { $minutes } min { $seconds } s

# Behind a side's time: it runs.
face-runs = RUNNING

# Behind a side's time: its flag has fallen.
face-flag = FLAG HAS FALLEN

# The same for the side whose flag fell first, when both have fallen.
face-flag-first = FLAG FELL FIRST

# Under both: neither time runs.
face-stands = The { -clock } stands.
