ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , wit heeft geen stukken meer
           *[black] , zwart heeft geen stukken meer
        }
        [blocked] { $loser ->
            [white] , wit kan niet zetten
           *[black] , zwart kan niet zetten
        }
        [resignation] { $loser ->
            [white] , wit geeft op
           *[black] , zwart geeft op
        }
        [refusal] { $loser ->
            [white] , wit weigert de regels te volgen
           *[black] , zwart weigert de regels te volgen
        }
        [time] , door tijdsoverschrijding
        [forfeit] , door forfait
        [sanction] , door een sanctie
        [agreement] { " " }in onderling overleg
        [repetition] , driemaal dezelfde stand
        [kings] , alleen nog zetten met { -king(number: "plural") }
        [three-kings] , drie stukken tegen één { -king }
        [main-line] , de zwakkere kant houdt de hoofdlijn
        [main-line-taken] , drie { -king(number: "plural") } tegen één met bezette hoofdlijn
        [two-kings] , hoogstens twee stukken tegen één { -king }
        [regulation] { " " }volgens het reglement
        [short-of-time] , te weinig tijd bij duidelijk voordeel
        [both-flags] , beide vlaggen zijn gevallen
        [cannot-win] , niemand kan winnen
       *[decision] , beslissing van de { -arbiter }
    }

advantage-said =
    { $advantage ->
        [white] , met voordeel voor wit
        [black] , met voordeel voor zwart
       *[none] {""}
    }

ask-result = beide kanten, klopt de uitslag, ja of nee?

result-answered =
    { $agrees ->
        [on] { $by ->
            [white] wit bevestigt de uitslag
           *[black] zwart bevestigt de uitslag
        }
       *[off] { $by ->
            [white] wit bevestigt de uitslag niet, de { -arbiter } beslist
           *[black] zwart bevestigt de uitslag niet, de { -arbiter } beslist
        }
    }

times-used = verbruikte tijd, wit { $white }, zwart { $black }

record-gaps =
    { $count ->
        [one] aan te vullen in de notatie, { -half-move } { WORDS($number) }
       *[other] aan te vullen in de notatie, { WORDS($count) } { -half-move(number: "plural") }, vanaf nummer { WORDS($number) }
    }

record-complete = de notatie is volledig

ask-resign =
    { $by ->
        [white] wit geeft op en beëindigt de partij, ja of nee?
       *[black] zwart geeft op en beëindigt de partij, ja of nee?
    }

claim-noted =
    { $by ->
        [white] claim van wit opgeschreven, de { -arbiter } is geroepen
       *[black] claim van zwart opgeschreven, de { -arbiter } is geroepen
    }

claim-refused =
    { $because ->
        [not-a-player] alleen wie speelt, kan iets opeisen
        [only-the-time] de { -assistant } meldt alleen tijdsoverschrijding
        [not-his-duty] de tijd melden hoort hier niet bij de taken van de { -assistant }
        [another-waits] de vorige claim wacht nog op de { -arbiter }
        [answer-first] eerst de vraag over het { -board } beantwoorden
        [only-the-player-resigns] opgeven kan alleen wie zelf speelt
       *[no-such-claim] zo'n claim bestaat niet, er zijn remise, herhaling, dammen, drie dammen, reglement of vlag
    }

claim-rejected =
    { $by ->
        [white] de { -arbiter } wijst de claim van wit af
       *[black] de { -arbiter } wijst de claim van zwart af
    }

claim-voided =
    { $by ->
        [white] de claim van wit is vervallen, de partij ging terug
       *[black] de claim van zwart is vervallen, de partij ging terug
    }
