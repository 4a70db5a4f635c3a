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
        [own] twój { -clock } idzie
        [other] { -clock } przeciwnika idzie
       *[none] { -clock(number: "plural") } stoją
    }

time-left = { $left } na { -clock(case: "loc") }

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] chorągiewka białych opadła
       *[black] chorągiewka czarnych opadła
    }

press-not-taken =
    { $because ->
        [stopped] bez skutku, { -clock(number: "plural") } stoją
        [not-running] bez skutku, twój { -clock } nie idzie
        [at-the-clock] bez skutku, { -clock } przełącza się na samym { -clock(case: "loc") }
        [just-pressed] bez skutku, { -clock } przed chwilą przełączono
       *[no-move] { -clock } nie przyjął naciśnięcia, najpierw wykonaj posunięcie
    }

clock-not-started = { -clock(number: "plural") } stoją, dopóki { -arbiter } ich nie uruchomi, wcześniej nic się nie liczy

clock-started =
    { $side ->
        [white] { -clock } białych idzie
       *[black] { -clock } czarnych idzie
    }

paused = oba { -clock(number: "plural") } stoją do następnego posunięcia albo naciśnięcia

press-is-missing = po każdym posunięciu plus naciska { -clock }

clocks-stand = { -clock(number: "plural") } stoją, białe { $white }, czarne { $black }

clocks-changed = czas zmieniony przez { -arbiter(case: "gen") }, białe { $white }, czarne { $black }

clock-found = { -clock } podłączony

clock-lost = { -clock } nie odpowiada, czas liczy program

clock-back = { -clock } znów odpowiada

clock-battery-low = bateria { -clock(case: "gen") } prawie pusta

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
