### What stands on the face of the clock, for those who see. It is written, in large letters; digits may stand here.

# No game's program is there.
face-waits = Часы ждут партию: запустите zgoda play с часами программы.

# Whose time it is. $side: white or black.
face-side =
    { $side ->
        [white] БЕЛЫЕ
       *[black] ЧЁРНЫЕ
    }

# What a side has left, above two minutes. $hours may be 0; $minutes: 0 to 59.
face-minutes =
    { $hours ->
        [0] { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }

# What a side has left, in the last two minutes. $minutes: 0 to 2; $seconds: 0 to 59.
face-seconds = { $minutes } мин { $seconds } с

# Behind a side's time: it runs.
face-runs = ИДУТ

# Behind a side's time: its flag has fallen.
face-flag = ФЛАЖОК УПАЛ

# The same of the side whose flag was first, when both have fallen.
face-flag-first = ФЛАЖОК УПАЛ ПЕРВЫМ

# Under both: neither time runs.
face-stands = Часы стоят.
