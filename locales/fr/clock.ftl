clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

clock-other = { $other-brief }, adversaire

clock-all = utilisé { $own-used }, reste { $own-left }, { clock-runs }, adversaire, utilisé { $other-used }, reste { $other-left }

minutes-and-seconds = { minutes }, { WORDS($seconds, gender: "feminine") }

clock-runs =
    { $running ->
        [own] votre { -clock } tourne
        [other] la { -clock } de l'adversaire tourne
       *[none] les { -clock(number: "plural") } sont arrêtées
    }

time-left = reste { $left }

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] le drapeau des Blancs est tombé
       *[black] le drapeau des Noirs est tombé
    }

press-not-taken =
    { $because ->
        [stopped] sans effet, les { -clock(number: "plural") } sont arrêtées
        [not-running] sans effet, votre { -clock } ne tourne pas
        [at-the-clock] sans effet, on appuie sur la { -clock } elle même
        [just-pressed] sans effet, la { -clock } vient d'être pressée
       *[no-move] sans effet, votre coup manque, d'abord le coup
    }

clock-not-started = les { -clock(number: "plural") } sont arrêtées jusqu'à ce que l'{ -arbiter } les mette en marche, rien ne compte avant

clock-started =
    { $side ->
        [white] la { -clock } des Blancs tourne
       *[black] la { -clock } des Noirs tourne
    }

paused = les { -clock(number: "plural") } sont arrêtées jusqu'au prochain coup ou appui

press-is-missing = après chaque coup, plus appuie sur la { -clock }

clocks-stand = les { -clock(number: "plural") } sont arrêtées, Blancs { $white }, Noirs { $black }

clocks-changed = les { -clock(number: "plural") } sont modifiées par l'{ -arbiter }, Blancs { $white }, Noirs { $black }

clock-found = { -clock } connectée

clock-lost = la { -clock } ne répond pas, le programme tient le temps

clock-back = la { -clock } répond de nouveau

clock-battery-low = la pile de la { -clock } est presque vide

gamepad =
    { $of ->
        [white] manette des Blancs
        [black] manette des Noirs
       *[nobody] manette
    } { $news ->
        [connected] connectée
        [without-motor] connectée, sans moteur
        [nobodys] connectée, il y en a déjà deux autres, celle-ci ne fait rien
       *[lost] ne répond pas
    }

no-motor = aucune manette n'a de moteur

complete-record =
    { $missing ->
        [one] un { -half-move } à compléter dans la notation
       *[other] { WORDS($missing) } { -half-move(number: "plural") } à compléter dans la notation
    }
