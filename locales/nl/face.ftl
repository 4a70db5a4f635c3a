face-waits = Wacht op een partij: start zgoda play met een eigen { -clock }.

face-side =
    { $side ->
        [white] WIT
       *[black] ZWART
    }

face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } u { $minutes } min
    }

face-seconds = { $minutes } min { $seconds } s

face-runs = LOOPT

face-flag = VLAG GEVALLEN

face-flag-first = VLAG EERST GEVALLEN

face-stands = De { -clock } staat stil.
