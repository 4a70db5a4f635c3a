face-waits = { CAPITAL(-clock) } чекає на партію: запустіть zgoda play з { -clock(case: "ins") } програми.

face-side =
    { $side ->
        [white] БІЛІ
       *[black] ЧОРНІ
    }

face-minutes =
    { $hours ->
        [0] { $minutes } хв
       *[other] { $hours } год { $minutes } хв
    }

face-seconds = { $minutes } хв { $seconds } с

face-runs = ЙДЕ

face-flag = ПРАПОРЕЦЬ УПАВ

face-flag-first = ПРАПОРЕЦЬ УПАВ ПЕРШИМ

face-stands = { CAPITAL(-clock) } стоїть.
