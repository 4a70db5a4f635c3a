### What stands on the face of the clock, for those who see. It is written, in large letters; digits may stand here.

# No game's program is there.
face-waits = Годинник чекає на партію: запустіть zgoda play з годинником програми.

# Whose time it is. $side: white or black.
face-side =
    { $side ->
        [white] БІЛІ
       *[black] ЧОРНІ
    }

# What a side has left, above two minutes. $hours may be 0; $minutes: 0 to 59.
face-minutes =
    { $hours ->
        [0] { $minutes } хв
       *[other] { $hours } год { $minutes } хв
    }

# What a side has left, in the last two minutes. $minutes: 0 to 2; $seconds: 0 to 59.
face-seconds = { $minutes } хв { $seconds } с

# Behind a side's time: it runs.
face-runs = ЙДЕ

# Behind a side's time: its flag has fallen.
face-flag = ПРАПОРЕЦЬ УПАВ

# The same of the side whose flag was first, when both have fallen.
face-flag-first = ПРАПОРЕЦЬ УПАВ ПЕРШИМ

# Under both: neither time runs.
face-stands = Годинник стоїть.
