face-waits = En attente d'une partie : lancer zgoda play avec sa propre { -clock }.

face-side =
    { $side ->
        [white] BLANCS
       *[black] NOIRS
    }

face-minutes =
    { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h { $minutes } min
    }

face-seconds = { $minutes } min { $seconds } s

face-runs = TOURNE

face-flag = DRAPEAU TOMBÉ

face-flag-first = DRAPEAU TOMBÉ EN PREMIER

face-stands = La { -clock } est arrêtée.
