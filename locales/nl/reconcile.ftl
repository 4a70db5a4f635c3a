reconcile-agreed =
    { $plies ->
        [one] De notaties stemmen één { -half-move } lang overeen.
       *[other] De notaties stemmen { $plies } { -half-move(number: "plural") } lang overeen.
    }

reconcile-parting = { CAPITAL(-half-move) } { $ply }: in de notatie van wit staat { $white }, in die van zwart { $black }.

reconcile-nothing-written = niets

reconcile-something-else = iets anders

reconcile-proposal =
    { $counted ->
        [yes] Voorstel: de stand na { -half-move } { $ply }, { $turn ->
            [white] wit
           *[black] zwart
        } aan zet; { $reason }.
       *[no] Voorstel: de stand op de { -board(number: "plural") }; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] de notaties stemmen tot het einde overeen
        [longer-record] de notaties spreken elkaar niet tegen en een ervan houdt eerder op; te bevestigen door de { -arbiter }, om wat ontbreekt wordt niet teruggegaan
        [left-blank] de notaties spreken elkaar niet tegen; waar de ene leeg is, is de andere genomen
        [not-all-read] de notaties spreken elkaar niet tegen, maar niet alles erin was leesbaar
        [reading-stops] de notaties spreken elkaar tot hier niet tegen en kunnen niet verder samen gelezen worden
        [last-before-they-part] het is de laatste waarin de notaties overeenstemmen (Kodeks VIII 3.1.2)
        [one-version-fits] de notaties lopen eerder uiteen, en wat beide daarna zeggen past maar bij één versie
        [boards-confirm] de notaties lopen eerder uiteen, en beide { -board(number: "plural") } bevestigen één versie
        [same-position] de notaties lopen eerder uiteen en komen weer bij dezelfde stand uit
        [seen-likewise] tot hier zeggen wat geschreven is en de invoer van het programma hetzelfde
        [both-boards-agreed] het is de laatste waarin gezien is dat beide { -board(number: "plural") } overeenstemden
        [both-go-so-far] zo ver gaan beide notaties, en wat gezien is bevestigt niet wat daarachter maar één ervan zegt
        [boards-agree] zonder notaties stemmen beide { -board(number: "plural") } erin overeen; de { -arbiter } beslist (Kodeks IV 2.20)
       *[nothing-known] er zijn noch notaties noch { -board(number: "plural") } die overeenstemmen; de { -arbiter } beslist (Kodeks IV 2.20)
    }

reconcile-board =
    { $agrees ->
        [yes] { board-name } klopt ermee.
       *[no] { board-name } wijkt ervan af:
    }

reconcile-struck = Door te halen { reconcile-in-record } en leesbaar te laten: { $entries }.

reconcile-tie = { $count } verklaringen zijn even waarschijnlijk; wat voorhanden is onderscheidt ze niet.

reconcile-explained =
    { $rank ->
        [first] Het waarschijnlijkst: { $what }.
       *[further] Of: { $what }.
    }

reconcile-fault =
    { $kind ->
        [neighbouring-square] een buurveld
        [misheard-number] een verkeerd gehoord nummer
        [captured-left] een geslagen schijf bleef staan
        [wrong-man-removed] een verkeerde schijf werd weggenomen
        [crown-forgotten] een vergeten kroning
        [not-transferred] de { -half-move } van de tegenstander werd niet uitgevoerd
        [not-carried-out] de eigen { -half-move } werd op het eigen { -board } niet uitgevoerd
        [wrong-square] een verkeerd veld
        [two-in-a-row] twee { -half-move(number: "plural") } achter elkaar
        [half-a-capture] een halve slag
        [other-capture] een andere slag over evenveel stukken
        [skipped-entry] een overgeslagen { -half-move }
        [doubled-entry] een dubbel genoteerde { -half-move }
        [copied-line] enkele { -half-move(number: "plural") } achter elkaar dubbel genoteerd, een nog eens overgeschreven regel
        [transposed-entries] twee verwisselde zetten in de notatie
        [slip-of-the-pen] een verschrijving
        [knocked-over] een omgestoten stuk
        [misplaced] een verschoven stuk
        [board-turned] het { -board } omgedraaid
        [ahead-of-the-record] een nog niet genoteerde { -half-move }
       *[different-move] twee verschillende { -half-move(number: "plural") }
    }

reconcile-in-record =
    { $side ->
        [white] in de notatie van wit
       *[black] in de notatie van zwart
    }

reconcile-between = tussen de spelers, wiens fout het was is niet te zeggen

reconcile-at-half-move = { -half-move } { $ply }

reconcile-two-versions = { $one } bij wit, { $other } bij zwart

reconcile-square = { $one }

reconcile-instead = { $other } in plaats van { $one }

reconcile-time-unknown = niet genoteerd

reconcile-clocks = De { -clock(number: "plural") } daar, zoals genoteerd: wit { $white }, zwart { $black }.

reconcile-arbiter-decides = De { -arbiter } beslist.

reconcile-different-starts = De notaties beginnen met verschillende standen; ze kunnen niet vergeleken worden.

reconcile-boards-against-records = Beide { -board(number: "plural") } stemmen met elkaar overeen en niet met de notaties; een beslissing is nodig (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Vanaf { -half-move } { $ply } zegt alleen de notatie van wit iets; wat ontbreekt is geen tegenspraak.
       *[black] Vanaf { -half-move } { $ply } zegt alleen de notatie van zwart iets; wat ontbreekt is geen tegenspraak.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] { CAPITAL(-half-move) } { $ply } staat in geen van beide notaties; de vergelijking houdt daar op.
       *[impossible] { CAPITAL(-half-move) } { $ply } is zoals genoteerd niet uitvoerbaar; de vergelijking houdt daar op.
    }

reconcile-mended =
    { $how ->
        [slip] { CAPITAL(-half-move) } { $ply }: naar alles wat volgt staat de verschrijving { reconcile-in-record }.
        [skipped] { CAPITAL(-half-move) } { $ply } ontbreekt { reconcile-in-record }; alles wat volgt stemt weer overeen.
        [transposed] { CAPITAL(-half-move) } { $ply } en een latere staan { reconcile-in-record } verwisseld.
        [copied] Vóór { -half-move } { $ply } staat { reconcile-in-record } een regel dubbel; alles wat volgt stemt weer overeen.
        [beside] Vóór { -half-move } { $ply } staat { reconcile-in-record } iets dat niet leesbaar is en geen { -half-move }; alles wat volgt stemt weer overeen.
       *[doubled] Vóór { -half-move } { $ply } staat iets dubbel { reconcile-in-record }; alles wat volgt stemt weer overeen.
    }

reconcile-unread =
    { $side ->
        [white] Notatie van wit, { -half-move } { $ply }: „{ $text }” is niet leesbaar.
       *[black] Notatie van zwart, { -half-move } { $ply }: „{ $text }” is niet leesbaar.
    }

reconcile-left-blank = { CAPITAL(-half-move) } { $ply } is { reconcile-in-record } leeg gelaten, of er is daar niets leesbaar.

reconcile-left-blank-from = De { -half-move(number: "plural") } { $ply } tot en met { $to } zijn { reconcile-in-record } leeg gelaten, of er is daar niets leesbaar.

reconcile-not-shown = { CAPITAL(-half-move) } { $ply }: „{ $text }” { reconcile-in-record } staat voor een { -half-move } die niet getoond wordt.

reconcile-word = Na { -half-move } { $ply }: „{ $text }” { reconcile-in-record } is niet leesbaar; de zetnummers laten er geen plaats voor, en het telt niet als { -half-move }.

reconcile-cut-off =
    { $side ->
        [white] De notatie van wit kon niet helemaal uit het bestand worden gelezen.
       *[black] De notatie van zwart kon niet helemaal uit het bestand worden gelezen.
    }

reconcile-too-long =
    { $side ->
        [white] Van de notatie van wit worden alleen de eerste { $count } { -half-move(number: "plural") } bekeken.
       *[black] Van de notatie van zwart worden alleen de eerste { $count } { -half-move(number: "plural") } bekeken.
    }

reconcile-clocks-charged = Met de aangerekende tijd van het herstel: wit { $white }, zwart { $black }.

reconcile-turn = het { -board } omdraaien

reconcile-look =
    { $piece ->
        [white-man] nakijken of daar witte schijven staan, en herstellen: { $squares }
        [white-king] nakijken of daar witte { -king(number: "plural") } staan, en herstellen: { $squares }
        [black-man] nakijken of daar zwarte schijven staan, en herstellen: { $squares }
        [black-king] nakijken of daar zwarte { -king(number: "plural") } staan, en herstellen: { $squares }
       *[nothing] nakijken of ze leeg zijn, en herstellen: { $squares }
    }

aloud-same = gelijk, ja

aloud-differs = verschil, anders, nee

aloud-unreadable = onleesbaar

aloud-repeat = herhaal, nog eens

aloud-back = terug

aloud-stop = einde

aloud-unclear = { -half-move } { WORDS($ply) }, geschreven { $text }

aloud-first = dit is de eerste { -half-move }

aloud-agrees = geen verschil gevonden

aloud-breaks-off = tot hier staat op het blad hetzelfde; niet alles in de notatie kon worden gelezen

aloud-parts = het eerste verschil is { -half-move } { WORDS($ply) }

reconcile-testimony = De eigen notatie van de { -arbiter } heeft bij { -half-move } { $ply } { $move }; daar heeft de notatie van wit { $white ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }, die van zwart { $black ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }.

reconcile-testimony-from = De eigen notatie van de { -arbiter } heeft de { -half-move(number: "plural") } { $ply } tot en met { $to }; daar heeft de notatie van wit { $white ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }, die van zwart { $black ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }.

reconcile-not-by-the-article = Niet volgens VIII 3.1.2, IV 2.20: er zijn geen twee notaties die zo ver gaan.

reconcile-departs = { CAPITAL(-half-move) } { $ply }: in de notatie van { $side ->
        [white] wit
       *[black] zwart
    } staat { $written }, in de invoer van het programma { $program }.

reconcile-program = Invoer van het programma, die geen notatie van een speler is, { -half-move } voor { -half-move } met de tijd: { $moments }.

reconcile-both-agreed = Er is gezien dat beide { -board(number: "plural") } overeenstemden, na hoeveel { -half-move(number: "plural") } en wanneer: { $moments }.

reconcile-against = Wat gezien is spreekt dit tegen: voor { -half-move } { $ply } heeft het programma { $program }; de { -arbiter } beslist (Kodeks IV 2.20).

reconcile-against-boards = Wat gezien is spreekt dit tegen: voor { -half-move } { $ply } heeft het programma { $program }, en na { -half-move } { $plies } ({ $at }) is gezien dat beide { -board(number: "plural") } daarmee overeenstemden; de { -arbiter } beslist (Kodeks IV 2.20).

reconcile-against-later = Wat gezien is spreekt dit tegen: na { -half-move } { $plies } ({ $at }), die hierbij wegvalt, is gezien dat beide { -board(number: "plural") } overeenstemden; de { -arbiter } beslist (Kodeks IV 2.20).
