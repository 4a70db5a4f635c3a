board-name =
    { $board ->
        [white] le { -board } des Blancs
        [black] le { -board } des Noirs
       *[shared] le { -board } commun
    }

board-where =
    { $board ->
        [white] sur le { -board } des Blancs
        [black] sur le { -board } des Noirs
       *[shared] sur le { -board } commun
    }

piece-name =
    { $piece ->
        [white-man] pion blanc
        [white-king] { -king } blanche
        [black-man] pion noir
       *[black-king] { -king } noire
    }

mend-put =
    { $piece ->
        [white-man] { $square }, poser un pion blanc
        [white-king] { $square }, poser une { -king } blanche
        [black-man] { $square }, poser un pion noir
       *[black-king] { $square }, poser une { -king } noire
    }

mend-remove = { $square }, enlever

mend-turn-round = tourner le { -board }

# With a comma, or six, huit and dix lose their end before a consonant, and trente et un pion is a count.
occupied = { $square }, { piece-name }

unoccupied = { $square }, vide

something-stands = { $square }, occupée

board-connected = { board-name } est connecté

board-lost = { board-name } ne répond pas

board-back = { board-name } répond de nouveau

board-not-read = { board-name } n'est plus lu

board-read-again = { board-name } est de nouveau lu

sensor-switched =
    { $on ->
        [on] { $square }, capteur rétabli { board-where }
       *[off] { $square }, capteur coupé { board-where }, les coups y sont tapés
    }

sensors-switched =
    { $on ->
        [on] capteurs rétablis { board-where }
       *[off] capteurs coupés { board-where }, les coups sont tapés
    }

sensor-may-be-weak = { $square } n'est pas vue { board-where }, pour continuer sans elle, capteur, { $square }, désactivé

board-differs = une différence { board-where }

board-still-differs = encore une différence { board-where }

board-differs-by =
    { $squares ->
        [one] { $step }, une case diffère { board-where }
       *[other] { $step }, { WORDS($squares, gender: "feminine") } cases diffèrent { board-where }
    }

mend-next = { $step }

board-turned = { board-name } est à l'envers, le tourner

transfer-awaited = { $played }, à jouer { board-where }
    .terse = { $played }, à jouer

board-agrees = { board-name } est conforme à la notation
    .terse = { board-name } est conforme

square-touched = { $square }

ask-orientation = { board-name } est pareil vu des deux bouts, est-il à l'envers?

ask-board-ahead =
    { $whose ->
        [white] le { -board } des Blancs montre déjà { $shown }, faut-il le noter?
        [black] le { -board } des Noirs montre déjà { $shown }, faut-il le noter?
       *[nobody] le { -board } montre déjà { $shown }, faut-il le noter?
    }

board-uneven = une pièce manque ou est de trop { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = pile { WORDS($percent) } pour cent, { board-name }

clock-seems-swapped = la { -clock } semble à l'envers, inverser pendule la retourne

clock-swapped = { -clock } inversée, ses côtés sont échangés
