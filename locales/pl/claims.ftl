ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , białe nie mają bierek
           *[black] , czarne nie mają bierek
        }
        [blocked] { $loser ->
            [white] , białe nie mają ruchu
           *[black] , czarne nie mają ruchu
        }
        [resignation] { $loser ->
            [white] , białe poddają partię
           *[black] , czarne poddają partię
        }
        [refusal] { $loser ->
            [white] , białe nie podporządkowują się przepisom
           *[black] , czarne nie podporządkowują się przepisom
        }
        [time] , przekroczenie czasu
        [forfeit] , walkower
        [sanction] , sankcja
        [agreement] { " " }za zgodą obu stron
        [repetition] , trzykrotne powtórzenie pozycji
        [kings] , ruchy samymi { -king(number: "plural", case: "ins") }
        [three-kings] , trzy bierki przeciw jednej { -king(case: "dat") }
        [main-line] , strona słabsza na głównej przekątnej
        [main-line-taken] , trzy { -king(number: "plural") } przeciw jednej, główna przekątna zajęta
        [two-kings] , najwyżej dwie bierki przeciw jednej { -king(case: "dat") }
        [regulation] { " " }regulaminowy
        [short-of-time] , brak czasu przy oczywistej przewadze
        [both-flags] , opadły obie chorągiewki
        [cannot-win] , nikt nie może wygrać
       *[decision] , decyzja { -arbiter(case: "gen") }
    }

advantage-said =
    { $advantage ->
        [white] , z przewagą białych
        [black] , z przewagą czarnych
       *[none] {""}
    }

ask-result = obie strony, czy wynik się zgadza, tak czy nie?

result-answered =
    { $agrees ->
        [on] { $by ->
            [white] białe potwierdzają wynik
           *[black] czarne potwierdzają wynik
        }
       *[off] { $by ->
            [white] białe nie potwierdzają wyniku, decyduje { -arbiter }
           *[black] czarne nie potwierdzają wyniku, decyduje { -arbiter }
        }
    }

times-used = zużyte czasy, białe { $white }, czarne { $black }

record-gaps =
    { $count ->
        [one] do uzupełnienia w zapisie { -half-move } { WORDS($number) }
        [few] do uzupełnienia w zapisie { WORDS($count) } { -half-move(number: "plural") }, od numeru { WORDS($number) }
       *[other] do uzupełnienia w zapisie { WORDS($count) } { -half-move(number: "plural", case: "gen") }, od numeru { WORDS($number) }
    }

record-complete = zapis jest pełny

ask-resign =
    { $by ->
        [white] białe poddają partię i kończą ją, tak czy nie?
       *[black] czarne poddają partię i kończą ją, tak czy nie?
    }

claim-noted =
    { $by ->
        [white] reklamacja białych zapisana, wezwano { -arbiter(case: "gen") }
       *[black] reklamacja czarnych zapisana, wezwano { -arbiter(case: "gen") }
    }

claim-refused =
    { $because ->
        [not-a-player] reklamować mogą tylko zawodnicy
        [only-the-time] { -assistant } zgłasza tylko przekroczenie czasu
        [not-his-duty] zgłaszanie czasu nie należy tu do obowiązków { -assistant(case: "gen") }
        [another-waits] poprzednia reklamacja czeka na { -arbiter(case: "gen") }
        [answer-first] najpierw odpowiedź na pytanie o { -board(case: "acc") }
        [only-the-player-resigns] poddać partię może tylko zawodnik
       *[no-such-claim] nie ma takiej reklamacji, do wyboru remis, powtórzenie, damki, trzy damki, regulamin albo czas
    }

claim-rejected =
    { $by ->
        [white] { -arbiter } oddala reklamację białych
       *[black] { -arbiter } oddala reklamację czarnych
    }

claim-voided =
    { $by ->
        [white] reklamacja białych nieważna, partia cofnięta
       *[black] reklamacja czarnych nieważna, partia cofnięta
    }
