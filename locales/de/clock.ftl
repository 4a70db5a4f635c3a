clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

clock-other = { $other-brief }, Gegner

clock-all = verbraucht { $own-used }, übrig { $own-left }, { clock-runs }, Gegner verbraucht { $other-used }, übrig { $other-left }

minutes-and-seconds = { minutes }, { WORDS($seconds) }

clock-runs =
    { $running ->
        [own] die eigene { -clock } läuft
        [other] die { -clock } des Gegners läuft
       *[none] die { -clock(number: "plural") } stehen
    }

time-left = noch { $left }

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] das Blättchen von Weiß ist gefallen
       *[black] das Blättchen von Schwarz ist gefallen
    }

press-not-taken =
    { $because ->
        [stopped] nicht angenommen, die { -clock(number: "plural") } stehen
        [not-running] nicht angenommen, die eigene { -clock } läuft nicht
        [at-the-clock] nicht angenommen, gedrückt wird an der { -clock } selbst
        [just-pressed] nicht angenommen, die { -clock } wurde eben erst gedrückt
       *[no-move] nicht angenommen, der eigene Zug fehlt, erst der Zug
    }

clock-not-started = die { -clock(number: "plural") } stehen, bis der { -arbiter } sie startet, vorher zählt nichts

clock-started =
    { $side ->
        [white] die { -clock } von Weiß läuft
       *[black] die { -clock } von Schwarz läuft
    }

paused = beide { -clock(number: "plural") } stehen bis zum nächsten Zug oder Drücken

press-is-missing = nach jedem Zug drückt plus die { -clock }

clocks-stand = die { -clock(number: "plural") } stehen, Weiß { $white }, Schwarz { $black }

clocks-changed = die { -clock(number: "plural") } sind vom { -arbiter } geändert, Weiß { $white }, Schwarz { $black }

clock-found = { -clock } angeschlossen

clock-lost = die { -clock } antwortet nicht, das Programm misst die Zeit

clock-back = die { -clock } antwortet wieder

clock-battery-low = die Batterie der { -clock } ist fast leer

gamepad =
    { $of ->
        [white] Controller von Weiß
        [black] Controller von Schwarz
       *[nobody] Controller
    } { $news ->
        [connected] angeschlossen
        [without-motor] angeschlossen, ohne Motor
        [nobodys] angeschlossen, es gibt schon zwei andere, dieser tut nichts
       *[lost] antwortet nicht
    }

no-motor = kein Controller mit Motor

complete-record =
    { $missing ->
        [one] ein { -half-move } in der Notation zu ergänzen
       *[other] { WORDS($missing) } { -half-move(number: "plural") } in der Notation zu ergänzen
    }
