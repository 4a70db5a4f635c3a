face-waits = { CAPITAL(-clock) } ждут партию: запустите zgoda play с { -clock(case: "ins") } программы.

face-side =
    { $side ->
        [white] БЕЛЫЕ
       *[black] ЧЁРНЫЕ
    }

face-minutes =
    { $hours ->
        [0] { $minutes } мин
       *[other] { $hours } ч { $minutes } мин
    }

face-seconds = { $minutes } мин { $seconds } с

face-runs = ИДУТ

face-flag = ФЛАЖОК УПАЛ

face-flag-first = ФЛАЖОК УПАЛ ПЕРВЫМ

face-stands = { CAPITAL(-clock) } стоят.
