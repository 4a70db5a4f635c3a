### Claims, resignations and results, as they are said.

# After game-over and a comma: why. $cause: the reason, see the variants; $loser: white or
# black, or nobody.
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
        [kings] , ruchy samymi damkami
        [three-kings] , trzy bierki przeciw jednej damce
        [main-line] , strona słabsza na głównej przekątnej
        [main-line-taken] , trzy damki przeciw jednej, główna przekątna zajęta
        [two-kings] , najwyżej dwie bierki przeciw jednej damce
        [regulation] { " " }regulaminowy
        [short-of-time] , brak czasu przy oczywistej przewadze
        [both-flags] , opadły obie chorągiewki
        [cannot-win] , nikt nie może wygrać
       *[decision] , decyzja sędziego
    }

# At the end of game-over. $advantage: white, black or none.
advantage-said =
    { $advantage ->
        [white] , z przewagą białych
        [black] , z przewagą czarnych
       *[none] {""}
    }

# After the end: both players are asked.
ask-result = obie strony, czy wynik się zgadza, tak czy nie?

# A side answers. $by: white or black; $agrees: on or off.
result-answered =
    { $agrees ->
        [on] { $by ->
            [white] białe potwierdzają wynik
           *[black] czarne potwierdzają wynik
        }
       *[off] { $by ->
            [white] białe nie potwierdzają wyniku, decyduje sędzia
           *[black] czarne nie potwierdzają wyniku, decyduje sędzia
        }
    }

# After the end: what each side has used, to be noted. $white, $black: in words.
times-used = zużyte czasy, białe { $white }, czarne { $black }

# After the end: half-moves that only a board has shown. $count: how many; $number: the first one.
record-gaps =
    { $count ->
        [one] do uzupełnienia w zapisie półruch { WORDS($number) }
        [few] do uzupełnienia w zapisie { WORDS($count) } półruchy, od numeru { WORDS($number) }
       *[other] do uzupełnienia w zapisie { WORDS($count) } półruchów, od numeru { WORDS($number) }
    }

# Nothing is missing in the record any more.
record-complete = zapis jest pełny

# The question before a player resigns. To him alone. $by: white or black.
ask-resign =
    { $by ->
        [white] białe poddają partię i kończą ją, tak czy nie?
       *[black] czarne poddają partię i kończą ją, tak czy nie?
    }

# A claim was written down and the arbiter is called. Nothing of its worth. $by: white or black.
claim-noted =
    { $by ->
        [white] reklamacja białych zapisana, wezwano sędziego
       *[black] reklamacja czarnych zapisana, wezwano sędziego
    }

# Nothing was written down as a claim. $because: the reason, see the variants.
claim-refused =
    { $because ->
        [not-a-player] reklamować mogą tylko zawodnicy
        [only-the-time] asystent zgłasza tylko przekroczenie czasu
        [not-his-duty] zgłaszanie czasu nie należy tu do obowiązków asystenta
        [another-waits] poprzednia reklamacja czeka na sędziego
        [answer-first] najpierw odpowiedź na pytanie o warcabnicę
        [only-the-player-resigns] poddać partię może tylko zawodnik
       *[no-such-claim] nie ma takiej reklamacji, do wyboru remis, powtórzenie, damki, trzy damki, regulamin albo czas
    }

# The arbiter found the claim wrong. $by: white or black, who claimed.
claim-rejected =
    { $by ->
        [white] sędzia oddala reklamację białych
       *[black] sędzia oddala reklamację czarnych
    }
