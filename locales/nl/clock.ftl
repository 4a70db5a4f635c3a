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
        [own] de eigen klok loopt
        [other] de klok van de tegenstander loopt
       *[none] de klokken staan stil
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
        [stopped] niet aangenomen, de klokken staan stil
        [not-running] niet aangenomen, de eigen klok loopt niet
        [at-the-clock] niet aangenomen, er wordt op de klok zelf gedrukt
        [just-pressed] niet aangenomen, de klok is net ingedrukt
       *[no-move] niet aangenomen, de eigen zet ontbreekt, eerst de zet
    }

clock-not-started = de klokken staan stil tot de { -arbiter } ze start, daarvoor telt niets

clock-started =
    { $side ->
        [white] de klok van wit loopt
       *[black] de klok van zwart loopt
    }

paused = beide klokken staan stil tot de volgende zet of druk

press-is-missing = na elke zet drukt plus de klok in

clocks-stand = de klokken staan stil, wit { $white }, zwart { $black }

clocks-changed = de klokken zijn gewijzigd door de { -arbiter }, wit { $white }, zwart { $black }

clock-found = klok aangesloten

clock-lost = de klok antwoordt niet, het programma houdt de tijd bij

clock-back = de klok antwoordt weer

clock-battery-low = de batterij van de klok is bijna leeg

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
