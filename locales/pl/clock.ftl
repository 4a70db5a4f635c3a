clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

clock-other = { $other-brief }, przeciwnik

clock-all = czas zużyty { $own-used }, pozostały { $own-left }, { clock-runs }, przeciwnik, zużyty { $other-used }, pozostały { $other-left }

minutes-and-seconds = { minutes }, { WORDS($seconds, gender: "feminine") }

clock-runs =
    { $running ->
        [own] twój zegar idzie
        [other] zegar przeciwnika idzie
       *[none] zegary stoją
    }

time-left = { $left } na zegarze

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] chorągiewka białych opadła
       *[black] chorągiewka czarnych opadła
    }

press-not-taken =
    { $because ->
        [stopped] bez skutku, zegary stoją
        [not-running] bez skutku, twój zegar nie idzie
        [at-the-clock] bez skutku, zegar przełącza się na samym zegarze
        [just-pressed] bez skutku, zegar przed chwilą przełączono
       *[no-move] zegar nie przyjął naciśnięcia, najpierw wykonaj posunięcie
    }

clock-not-started = zegary stoją, dopóki { -arbiter } ich nie uruchomi, wcześniej nic się nie liczy

clock-started =
    { $side ->
        [white] zegar białych idzie
       *[black] zegar czarnych idzie
    }

paused = oba zegary stoją do następnego posunięcia albo naciśnięcia

press-is-missing = po każdym posunięciu plus naciska zegar

clocks-stand = zegary stoją, białe { $white }, czarne { $black }

clocks-changed = czas zmieniony przez { -arbiter(case: "gen") }, białe { $white }, czarne { $black }

clock-found = zegar podłączony

clock-lost = zegar nie odpowiada, czas liczy program

clock-back = zegar znów odpowiada

clock-battery-low = bateria zegara prawie pusta

gamepad =
    { $of ->
        [white] pad białych
        [black] pad czarnych
       *[nobody] pad
    } { $news ->
        [connected] podłączony
        [without-motor] podłączony, bez wibracji
        [nobodys] podłączony, są już dwa inne, ten nic nie robi
       *[lost] nie odpowiada
    }

no-motor = nie ma pada z wibracjami

complete-record =
    { $missing ->
        [one] jedno posunięcie do uzupełnienia w zapisie
        [few] { WORDS($missing) } posunięcia do uzupełnienia w zapisie
       *[many] { WORDS($missing) } posunięć do uzupełnienia w zapisie
    }
