face-waits = Warten auf eine Partie: zgoda play mit eigener { -clock } starten.

face-side =
    { $side ->
        [white] WEISS
       *[black] SCHWARZ
    }

face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

face-seconds = { $minutes } min { $seconds } s

face-runs = LÄUFT

face-flag = BLÄTTCHEN GEFALLEN

face-flag-first = BLÄTTCHEN ZUERST GEFALLEN

face-stands = Die { -clock } steht.
