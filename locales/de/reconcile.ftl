reconcile-agreed =
    { $plies ->
        [one] Die Notationen stimmen einen { -half-move } lang überein.
       *[other] Die Notationen stimmen { $plies } { -half-move(number: "plural") } lang überein.
    }

reconcile-parting = { -half-move } { $ply }: In der Notation von Weiß steht { $white }, in der von Schwarz { $black }.

reconcile-nothing-written = nichts

reconcile-something-else = etwas anderes

reconcile-proposal =
    { $counted ->
        [yes] Vorschlag: die Stellung nach { -half-move } { $ply }, { $turn ->
            [white] Weiß
           *[black] Schwarz
        } am Zug; { $reason }.
       *[no] Vorschlag: die Stellung auf den { -board(number: "plural", case: "dat") }; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] die Notationen stimmen bis zum Ende überein
        [longer-record] die Notationen widersprechen einander nicht, und eine endet früher; vom { -arbiter } zu bestätigen, wegen des Fehlenden wird nicht zurückgegangen
        [left-blank] die Notationen widersprechen einander nicht; wo eine leer ist, gilt die andere
        [not-all-read] die Notationen widersprechen einander nicht, aber nicht alles darin war lesbar
        [reading-stops] die Notationen widersprechen einander bis hierher nicht und lassen sich nicht weiter gemeinsam lesen
        [last-before-they-part] es ist die letzte, in der die Notationen übereinstimmen (Kodeks VIII 3.1.2)
        [one-version-fits] die Notationen trennen sich früher, und was beide danach sagen, passt nur zu einer Fassung
        [boards-confirm] die Notationen trennen sich früher, und beide { -board(number: "plural") } bestätigen eine Fassung
        [same-position] die Notationen trennen sich früher und kommen wieder zur selben Stellung
        [seen-likewise] bis hierher sagen das Geschriebene und die Einträge des Programms dasselbe
        [both-boards-agreed] es ist die letzte, in der beide { -board(number: "plural") } übereinstimmend gesehen wurden
        [both-go-so-far] so weit reichen beide Notationen, und was gesehen wurde, stützt nicht, was dahinter nur eine von ihnen sagt
        [boards-agree] ohne Notationen stimmen beide { -board(number: "plural") } in ihr überein; der { -arbiter } entscheidet (Kodeks IV 2.20)
       *[nothing-known] es gibt weder Notationen noch übereinstimmende { -board(number: "plural") }; der { -arbiter } entscheidet (Kodeks IV 2.20)
    }

reconcile-board =
    { $agrees ->
        [yes] { board-name } stimmt damit überein.
       *[no] { board-name } weicht davon ab:
    }

reconcile-struck = Zu streichen { reconcile-in-record }, lesbar zu lassen: { $entries }.

reconcile-tie = { $count } Erklärungen sind gleich wahrscheinlich; was vorliegt, unterscheidet sie nicht.

reconcile-explained =
    { $rank ->
        [first] Am wahrscheinlichsten: { $what }.
       *[further] Oder: { $what }.
    }

reconcile-fault =
    { $kind ->
        [neighbouring-square] ein Nachbarfeld
        [misheard-number] eine verhörte Zahl
        [captured-left] ein geschlagener Stein blieb stehen
        [wrong-man-removed] ein falscher Stein wurde weggenommen
        [crown-forgotten] eine vergessene Krönung
        [not-transferred] der { -half-move } des Gegners wurde nicht ausgeführt
        [not-carried-out] der eigene { -half-move } wurde auf dem eigenen { -board } nicht ausgeführt
        [wrong-square] ein falsches Feld
        [two-in-a-row] zwei { -half-move(number: "plural") } hintereinander
        [half-a-capture] ein halber Schlagzug
        [other-capture] ein anderer Schlagzug über gleich viele Steine
        [skipped-entry] ein ausgelassener { -half-move }
        [doubled-entry] ein doppelt notierter { -half-move }
        [copied-line] mehrere { -half-move(number: "plural") } hintereinander doppelt notiert, eine noch einmal abgeschriebene Zeile
        [transposed-entries] zwei vertauschte Einträge
        [slip-of-the-pen] ein Schreibfehler
        [knocked-over] ein umgestoßener Stein
        [misplaced] ein verschobener Stein
        [board-turned] das { -board } verdreht
        [ahead-of-the-record] ein noch nicht notierter { -half-move }
       *[different-move] zwei verschiedene { -half-move(number: "plural") }
    }

reconcile-in-record =
    { $side ->
        [white] in der Notation von Weiß
       *[black] in der Notation von Schwarz
    }

reconcile-between = zwischen den Spielenden, wessen Fehler es war, ist nicht zu sagen

reconcile-at-half-move = { -half-move } { $ply }

reconcile-two-versions = { $one } bei Weiß, { $other } bei Schwarz

reconcile-square = { $one }

reconcile-instead = { $other } statt { $one }

reconcile-time-unknown = nicht notiert

reconcile-clocks = Die { -clock(number: "plural") } dort, wie notiert: Weiß { $white }, Schwarz { $black }.

reconcile-arbiter-decides = Der { -arbiter } entscheidet.

reconcile-different-starts = Die Notationen beginnen mit verschiedenen Stellungen; sie lassen sich nicht vergleichen.

reconcile-boards-against-records = Beide { -board(number: "plural") } stimmen miteinander überein und mit den Notationen nicht; eine Entscheidung ist nötig (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Ab { -half-move } { $ply } sagt nur die Notation von Weiß etwas; was fehlt, ist kein Widerspruch.
       *[black] Ab { -half-move } { $ply } sagt nur die Notation von Schwarz etwas; was fehlt, ist kein Widerspruch.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] { -half-move } { $ply } steht in keiner Notation; der Vergleich endet dort.
       *[impossible] { -half-move } { $ply } ist so, wie er notiert ist, nicht ausführbar; der Vergleich endet dort.
    }

reconcile-mended =
    { $how ->
        [slip] { -half-move } { $ply }: Nach allem, was folgt, liegt der Schreibfehler { reconcile-in-record }.
        [skipped] { -half-move } { $ply } fehlt { reconcile-in-record }; alles Folgende stimmt wieder überein.
        [transposed] { -half-move } { $ply } und ein späterer stehen { reconcile-in-record } vertauscht.
        [copied] Vor { -half-move } { $ply } steht { reconcile-in-record } eine Zeile doppelt; alles Folgende stimmt wieder überein.
        [beside] Vor { -half-move } { $ply } steht { reconcile-in-record } etwas, das nicht lesbar und kein { -half-move } ist; alles Folgende stimmt wieder überein.
       *[doubled] Vor { -half-move } { $ply } steht ein Eintrag doppelt { reconcile-in-record }; alles Folgende stimmt wieder überein.
    }

reconcile-unread =
    { $side ->
        [white] Notation von Weiß, { -half-move } { $ply }: „{ $text }“ ist nicht lesbar.
       *[black] Notation von Schwarz, { -half-move } { $ply }: „{ $text }“ ist nicht lesbar.
    }

reconcile-left-blank = { -half-move } { $ply } ist { reconcile-in-record } leer gelassen, oder nichts ist dort lesbar.

reconcile-left-blank-from = Die { -half-move(number: "plural") } { $ply } bis { $to } sind { reconcile-in-record } leer gelassen, oder nichts ist dort lesbar.

reconcile-not-shown = { -half-move } { $ply }: „{ $text }“ { reconcile-in-record } steht für einen { -half-move }, der nicht gezeigt wird.

reconcile-word = Hinter { -half-move } { $ply }: „{ $text }“ { reconcile-in-record } ist nicht lesbar; die Zugnummern lassen dafür keinen Platz, und es zählt nicht als { -half-move }.

reconcile-cut-off =
    { $side ->
        [white] Die Notation von Weiß konnte nicht ganz aus der Datei gelesen werden.
       *[black] Die Notation von Schwarz konnte nicht ganz aus der Datei gelesen werden.
    }

reconcile-too-long =
    { $side ->
        [white] Von der Notation von Weiß werden nur die ersten { $count } { -half-move(number: "plural") } betrachtet.
       *[black] Von der Notation von Schwarz werden nur die ersten { $count } { -half-move(number: "plural") } betrachtet.
    }

reconcile-clocks-charged = Mit der angerechneten Zeit der Richtigstellung: Weiß { $white }, Schwarz { $black }.

reconcile-turn = das { -board } umdrehen

reconcile-look =
    { $piece ->
        [white-man] nachsehen, ob dort weiße Steine stehen, und richtigstellen: { $squares }
        [white-king] nachsehen, ob dort weiße { -king(number: "plural") } stehen, und richtigstellen: { $squares }
        [black-man] nachsehen, ob dort schwarze Steine stehen, und richtigstellen: { $squares }
        [black-king] nachsehen, ob dort schwarze { -king(number: "plural") } stehen, und richtigstellen: { $squares }
       *[nothing] nachsehen, ob sie leer sind, und richtigstellen: { $squares }
    }

aloud-same = gleich, ja

aloud-differs = verschieden, anders, nein

aloud-unreadable = unlesbar, leer

aloud-repeat = wiederholen, nochmal

aloud-back = zurück

aloud-stop = ende, beenden

aloud-unclear = { -half-move } { WORDS($ply) }, notiert { $text }

aloud-first = das ist der erste { -half-move }

aloud-agrees = kein Unterschied gefunden

aloud-breaks-off = so weit steht auf dem Blatt dasselbe; nicht alles in der Notation war lesbar

aloud-parts = der erste Unterschied ist { -half-move } { WORDS($ply) }

reconcile-testimony = Bei { -half-move } { $ply } steht in der eigenen Notation der { -arbiter(number: "plural") } { $move }; dort hat die Notation von Weiß { $white ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }, die von Schwarz { $black ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }.

reconcile-testimony-from = Die { -half-move(number: "plural") } { $ply } bis { $to } stehen in der eigenen Notation der { -arbiter(number: "plural") }; dort hat die Notation von Weiß { $white ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }, die von Schwarz { $black ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }.

reconcile-not-by-the-article = Nicht nach VIII 3.1.2, IV 2.20: Es gibt keine zwei Notationen, die so weit reichen.

reconcile-departs = { -half-move } { $ply }: { $side ->
        [white] In der Notation von Weiß
       *[black] In der Notation von Schwarz
    } steht { $written }, im Eintrag des Programms { $program }.

reconcile-program = Einträge des Programms, die keine Notation eines Spielers sind, { -half-move } für { -half-move } mit ihrer Zeit: { $moments }.

reconcile-both-agreed = Beide { -board(number: "plural") } wurden übereinstimmend gesehen, nach wie vielen { -half-move(number: "plural", case: "dat") } und wann: { $moments }.

reconcile-against = Was gesehen wurde, widerspricht dem: Für { -half-move } { $ply } hat das Programm { $program }; der { -arbiter } entscheidet (Kodeks IV 2.20).

reconcile-against-boards = Was gesehen wurde, widerspricht dem: Für { -half-move } { $ply } hat das Programm { $program }, und nach { -half-move } { $plies } ({ $at }) stimmten beide { -board(number: "plural") } sichtbar damit überein; der { -arbiter } entscheidet (Kodeks IV 2.20).

reconcile-against-later = Was gesehen wurde, widerspricht dem: Nach { -half-move } { $plies } ({ $at }), der dabei wegfällt, stimmten beide { -board(number: "plural") } sichtbar überein; der { -arbiter } entscheidet (Kodeks IV 2.20).
