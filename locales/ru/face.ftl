face-waits = Часы ждут партию: запустите zgoda play с часами программы.

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

face-stands = Часы стоят.
