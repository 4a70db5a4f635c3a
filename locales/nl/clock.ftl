clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

clock-other = { $other-brief }, tegenstander

clock-all = verbruikt { $own-used }, resterend { $own-left }, { clock-runs }, tegenstander verbruikt { $other-used }, resterend { $other-left }

minutes-and-seconds = { minutes }, { WORDS($seconds) }

clock-runs =
    { $running ->
        [own] de eigen { -clock } loopt
        [other] de { -clock } van de tegenstander loopt
       *[none] de { -clock(number: "plural") } staan stil
    }

time-left = nog { $left }

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] de vlag van wit is gevallen
       *[black] de vlag van zwart is gevallen
    }

press-not-taken =
    { $because ->
        [stopped] niet aangenomen, de { -clock(number: "plural") } staan stil
        [not-running] niet aangenomen, de eigen { -clock } loopt niet
        [at-the-clock] niet aangenomen, er wordt op de { -clock } zelf gedrukt
        [just-pressed] niet aangenomen, de { -clock } is net ingedrukt
       *[no-move] niet aangenomen, de eigen zet ontbreekt, eerst de zet
    }

clock-not-started = de { -clock(number: "plural") } staan stil tot de { -arbiter } ze start, daarvoor telt niets

clock-started =
    { $side ->
        [white] de { -clock } van wit loopt
       *[black] de { -clock } van zwart loopt
    }

paused = beide { -clock(number: "plural") } staan stil tot de volgende zet of druk

press-is-missing = na elke zet drukt plus de { -clock } in

clocks-stand = de { -clock(number: "plural") } staan stil, wit { $white }, zwart { $black }

clocks-changed = de { -clock(number: "plural") } zijn gewijzigd door de { -arbiter }, wit { $white }, zwart { $black }

clock-found = { -clock } aangesloten

clock-lost = de { -clock } antwoordt niet, het programma houdt de tijd bij

clock-back = de { -clock } antwoordt weer

clock-battery-low = de batterij van de { -clock } is bijna leeg

gamepad =
    { $of ->
        [white] controller van wit
        [black] controller van zwart
       *[nobody] controller
    } { $news ->
        [connected] aangesloten
        [without-motor] aangesloten, zonder motor
        [nobodys] aangesloten, er zijn er al twee, deze doet niets
       *[lost] antwoordt niet
    }

no-motor = er is geen controller met motor

complete-record =
    { $missing ->
        [one] één { -half-move } aan te vullen in de notatie
       *[other] { WORDS($missing) } { -half-move(number: "plural") } aan te vullen in de notatie
    }
