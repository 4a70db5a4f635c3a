reconcile-agreed =
    { $plies ->
        [one] De notaties stemmen één halve zet lang overeen.
       *[other] De notaties stemmen { $plies } halve zetten lang overeen.
    }

reconcile-parting = Halve zet { $ply }: in de notatie van wit staat { $white }, in die van zwart { $black }.

reconcile-nothing-written = niets

reconcile-something-else = iets anders

reconcile-proposal =
    { $counted ->
        [yes] Voorstel: de stand na halve zet { $ply }, { $turn ->
            [white] wit
           *[black] zwart
        } aan zet; { $reason }.
       *[no] Voorstel: de stand op de borden; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] de notaties stemmen tot het einde overeen
        [longer-record] de notaties spreken elkaar niet tegen en een ervan houdt eerder op; te bevestigen door de arbiter, om wat ontbreekt wordt niet teruggegaan
        [left-blank] de notaties spreken elkaar niet tegen; waar de ene leeg is, is de andere genomen
        [not-all-read] de notaties spreken elkaar niet tegen, maar niet alles erin was leesbaar
        [reading-stops] de notaties spreken elkaar tot hier niet tegen en kunnen niet verder samen gelezen worden
        [last-before-they-part] het is de laatste waarin de notaties overeenstemmen (Kodeks VIII 3.1.2)
        [one-version-fits] de notaties lopen eerder uiteen, en wat beide daarna zeggen past maar bij één versie
        [boards-confirm] de notaties lopen eerder uiteen, en beide borden bevestigen één versie
        [same-position] de notaties lopen eerder uiteen en komen weer bij dezelfde stand uit
        [seen-likewise] tot hier zeggen wat geschreven is en de invoer van het programma hetzelfde
        [both-boards-agreed] het is de laatste waarin gezien is dat beide borden overeenstemden
        [both-go-so-far] zo ver gaan beide notaties, en wat gezien is bevestigt niet wat daarachter maar één ervan zegt
        [boards-agree] zonder notaties stemmen beide borden erin overeen; de arbiter beslist (Kodeks IV 2.20)
       *[nothing-known] er zijn noch notaties noch borden die overeenstemmen; de arbiter beslist (Kodeks IV 2.20)
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
        [not-transferred] de halve zet van de tegenstander werd niet uitgevoerd
        [not-carried-out] de eigen halve zet werd op het eigen bord niet uitgevoerd
        [wrong-square] een verkeerd veld
        [two-in-a-row] twee halve zetten achter elkaar
        [half-a-capture] een halve slag
        [other-capture] een andere slag over evenveel stukken
        [skipped-entry] een overgeslagen halve zet
        [doubled-entry] een dubbel genoteerde halve zet
        [copied-line] enkele halve zetten achter elkaar dubbel genoteerd, een nog eens overgeschreven regel
        [transposed-entries] twee verwisselde zetten in de notatie
        [slip-of-the-pen] een verschrijving
        [knocked-over] een omgestoten stuk
        [misplaced] een verschoven stuk
        [board-turned] het bord omgedraaid
        [ahead-of-the-record] een nog niet genoteerde halve zet
       *[different-move] twee verschillende halve zetten
    }

reconcile-in-record =
    { $side ->
        [white] in de notatie van wit
       *[black] in de notatie van zwart
    }

reconcile-between = tussen de spelers, wiens fout het was is niet te zeggen

reconcile-at-half-move = halve zet { $ply }

reconcile-two-versions = { $one } bij wit, { $other } bij zwart

reconcile-square = { $one }

reconcile-instead = { $other } in plaats van { $one }

reconcile-time-unknown = niet genoteerd

reconcile-clocks = De klokken daar, zoals genoteerd: wit { $white }, zwart { $black }.

reconcile-arbiter-decides = De arbiter beslist.

reconcile-different-starts = De notaties beginnen met verschillende standen; ze kunnen niet vergeleken worden.

reconcile-boards-against-records = Beide borden stemmen met elkaar overeen en niet met de notaties; een beslissing is nodig (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Vanaf halve zet { $ply } zegt alleen de notatie van wit iets; wat ontbreekt is geen tegenspraak.
       *[black] Vanaf halve zet { $ply } zegt alleen de notatie van zwart iets; wat ontbreekt is geen tegenspraak.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] Halve zet { $ply } staat in geen van beide notaties; de vergelijking houdt daar op.
       *[impossible] Halve zet { $ply } is zoals genoteerd niet uitvoerbaar; de vergelijking houdt daar op.
    }

reconcile-mended =
    { $how ->
        [slip] Halve zet { $ply }: naar alles wat volgt staat de verschrijving { reconcile-in-record }.
        [skipped] Halve zet { $ply } ontbreekt { reconcile-in-record }; alles wat volgt stemt weer overeen.
        [transposed] Halve zet { $ply } en een latere staan { reconcile-in-record } verwisseld.
        [copied] Vóór halve zet { $ply } staat { reconcile-in-record } een regel dubbel; alles wat volgt stemt weer overeen.
        [beside] Vóór halve zet { $ply } staat { reconcile-in-record } iets dat niet leesbaar is en geen halve zet; alles wat volgt stemt weer overeen.
       *[doubled] Vóór halve zet { $ply } staat iets dubbel { reconcile-in-record }; alles wat volgt stemt weer overeen.
    }

reconcile-unread =
    { $side ->
        [white] Notatie van wit, halve zet { $ply }: „{ $text }” is niet leesbaar.
       *[black] Notatie van zwart, halve zet { $ply }: „{ $text }” is niet leesbaar.
    }

reconcile-left-blank = Halve zet { $ply } is { reconcile-in-record } leeg gelaten, of er is daar niets leesbaar.

reconcile-left-blank-from = De halve zetten { $ply } tot en met { $to } zijn { reconcile-in-record } leeg gelaten, of er is daar niets leesbaar.

reconcile-not-shown = Halve zet { $ply }: „{ $text }” { reconcile-in-record } staat voor een halve zet die niet getoond wordt.

reconcile-word = Na halve zet { $ply }: „{ $text }” { reconcile-in-record } is niet leesbaar; de zetnummers laten er geen plaats voor, en het telt niet als halve zet.

reconcile-cut-off =
    { $side ->
        [white] De notatie van wit kon niet helemaal uit het bestand worden gelezen.
       *[black] De notatie van zwart kon niet helemaal uit het bestand worden gelezen.
    }

reconcile-too-long =
    { $side ->
        [white] Van de notatie van wit worden alleen de eerste { $count } halve zetten bekeken.
       *[black] Van de notatie van zwart worden alleen de eerste { $count } halve zetten bekeken.
    }

reconcile-clocks-charged = Met de aangerekende tijd van het herstel: wit { $white }, zwart { $black }.

reconcile-turn = het bord omdraaien

reconcile-look =
    { $piece ->
        [white-man] nakijken of daar witte schijven staan, en herstellen: { $squares }
        [white-king] nakijken of daar witte dammen staan, en herstellen: { $squares }
        [black-man] nakijken of daar zwarte schijven staan, en herstellen: { $squares }
        [black-king] nakijken of daar zwarte dammen staan, en herstellen: { $squares }
       *[nothing] nakijken of ze leeg zijn, en herstellen: { $squares }
    }

aloud-same = gelijk, ja

aloud-differs = verschil, anders, nee

aloud-unreadable = onleesbaar

aloud-repeat = herhaal, nog eens

aloud-back = terug

aloud-stop = einde

aloud-unclear = halve zet { WORDS($ply) }, geschreven { $text }

aloud-first = dit is de eerste halve zet

aloud-agrees = geen verschil gevonden

aloud-breaks-off = tot hier staat op het blad hetzelfde; niet alles in de notatie kon worden gelezen

aloud-parts = het eerste verschil is halve zet { WORDS($ply) }

reconcile-testimony = De eigen notatie van de arbiter heeft bij halve zet { $ply } { $move }; daar heeft de notatie van wit { $white ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }, die van zwart { $black ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }.

reconcile-testimony-from = De eigen notatie van de arbiter heeft de halve zetten { $ply } tot en met { $to }; daar heeft de notatie van wit { $white ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }, die van zwart { $black ->
        [same] hetzelfde
        [otherwise] iets anders
       *[nothing] niets om te vergelijken
    }.

reconcile-not-by-the-article = Niet volgens VIII 3.1.2, IV 2.20: er zijn geen twee notaties die zo ver gaan.

reconcile-departs = Halve zet { $ply }: in de notatie van { $side ->
        [white] wit
       *[black] zwart
    } staat { $written }, in de invoer van het programma { $program }.

reconcile-program = Invoer van het programma, die geen notatie van een speler is, halve zet voor halve zet met de tijd: { $moments }.

reconcile-both-agreed = Er is gezien dat beide borden overeenstemden, na hoeveel halve zetten en wanneer: { $moments }.

reconcile-against = Wat gezien is spreekt dit tegen: voor halve zet { $ply } heeft het programma { $program }; de arbiter beslist (Kodeks IV 2.20).

reconcile-against-boards = Wat gezien is spreekt dit tegen: voor halve zet { $ply } heeft het programma { $program }, en na halve zet { $plies } ({ $at }) is gezien dat beide borden daarmee overeenstemden; de arbiter beslist (Kodeks IV 2.20).

reconcile-against-later = Wat gezien is spreekt dit tegen: na halve zet { $plies } ({ $at }), die hierbij wegvalt, is gezien dat beide borden overeenstemden; de arbiter beslist (Kodeks IV 2.20).
