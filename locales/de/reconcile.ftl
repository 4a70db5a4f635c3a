reconcile-agreed =
    { $plies ->
        [one] Die Notationen stimmen einen Halbzug lang überein.
       *[other] Die Notationen stimmen { $plies } Halbzüge lang überein.
    }

reconcile-parting = Halbzug { $ply }: In der Notation von Weiß steht { $white }, in der von Schwarz { $black }.

reconcile-nothing-written = nichts

reconcile-something-else = etwas anderes

reconcile-proposal =
    { $counted ->
        [yes] Vorschlag: die Stellung nach Halbzug { $ply }, { $turn ->
            [white] Weiß
           *[black] Schwarz
        } am Zug; { $reason }.
       *[no] Vorschlag: die Stellung auf den Brettern; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] die Notationen stimmen bis zum Ende überein
        [longer-record] die Notationen widersprechen einander nicht, und eine endet früher; vom Schiedsrichter zu bestätigen, wegen des Fehlenden wird nicht zurückgegangen
        [left-blank] die Notationen widersprechen einander nicht; wo eine leer ist, gilt die andere
        [not-all-read] die Notationen widersprechen einander nicht, aber nicht alles darin war lesbar
        [reading-stops] die Notationen widersprechen einander bis hierher nicht und lassen sich nicht weiter gemeinsam lesen
        [last-before-they-part] es ist die letzte, in der die Notationen übereinstimmen (Kodeks VIII 3.1.2)
        [one-version-fits] die Notationen trennen sich früher, und was beide danach sagen, passt nur zu einer Fassung
        [boards-confirm] die Notationen trennen sich früher, und beide Bretter bestätigen eine Fassung
        [same-position] die Notationen trennen sich früher und kommen wieder zur selben Stellung
        [seen-likewise] bis hierher sagen das Geschriebene und die Einträge des Programms dasselbe
        [both-boards-agreed] es ist die letzte, in der beide Bretter übereinstimmend gesehen wurden
        [both-go-so-far] so weit reichen beide Notationen, und was gesehen wurde, stützt nicht, was dahinter nur eine von ihnen sagt
        [boards-agree] ohne Notationen stimmen beide Bretter in ihr überein; der Schiedsrichter entscheidet (Kodeks IV 2.20)
       *[nothing-known] es gibt weder Notationen noch übereinstimmende Bretter; der Schiedsrichter entscheidet (Kodeks IV 2.20)
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
        [not-transferred] der Halbzug des Gegners wurde nicht ausgeführt
        [not-carried-out] der eigene Halbzug wurde auf dem eigenen Brett nicht ausgeführt
        [wrong-square] ein falsches Feld
        [two-in-a-row] zwei Halbzüge hintereinander
        [half-a-capture] ein halber Schlagzug
        [other-capture] ein anderer Schlagzug über gleich viele Steine
        [skipped-entry] ein ausgelassener Halbzug
        [doubled-entry] ein doppelt notierter Halbzug
        [copied-line] mehrere Halbzüge hintereinander doppelt notiert, eine noch einmal abgeschriebene Zeile
        [transposed-entries] zwei vertauschte Einträge
        [slip-of-the-pen] ein Schreibfehler
        [knocked-over] ein umgestoßener Stein
        [misplaced] ein verschobener Stein
        [board-turned] das Brett verdreht
        [ahead-of-the-record] ein noch nicht notierter Halbzug
       *[different-move] zwei verschiedene Halbzüge
    }

reconcile-in-record =
    { $side ->
        [white] in der Notation von Weiß
       *[black] in der Notation von Schwarz
    }

reconcile-between = zwischen den Spielenden, wessen Fehler es war, ist nicht zu sagen

reconcile-at-half-move = Halbzug { $ply }

reconcile-two-versions = { $one } bei Weiß, { $other } bei Schwarz

reconcile-square = { $one }

reconcile-instead = { $other } statt { $one }

reconcile-time-unknown = nicht notiert

reconcile-clocks = Die Uhren dort, wie notiert: Weiß { $white }, Schwarz { $black }.

reconcile-arbiter-decides = Der Schiedsrichter entscheidet.

reconcile-different-starts = Die Notationen beginnen mit verschiedenen Stellungen; sie lassen sich nicht vergleichen.

reconcile-boards-against-records = Beide Bretter stimmen miteinander überein und mit den Notationen nicht; eine Entscheidung ist nötig (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Ab Halbzug { $ply } sagt nur die Notation von Weiß etwas; was fehlt, ist kein Widerspruch.
       *[black] Ab Halbzug { $ply } sagt nur die Notation von Schwarz etwas; was fehlt, ist kein Widerspruch.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] Halbzug { $ply } steht in keiner Notation; der Vergleich endet dort.
       *[impossible] Halbzug { $ply } ist so, wie er notiert ist, nicht ausführbar; der Vergleich endet dort.
    }

reconcile-mended =
    { $how ->
        [slip] Halbzug { $ply }: Nach allem, was folgt, liegt der Schreibfehler { reconcile-in-record }.
        [skipped] Halbzug { $ply } fehlt { reconcile-in-record }; alles Folgende stimmt wieder überein.
        [transposed] Halbzug { $ply } und ein späterer stehen { reconcile-in-record } vertauscht.
        [copied] Vor Halbzug { $ply } steht { reconcile-in-record } eine Zeile doppelt; alles Folgende stimmt wieder überein.
        [beside] Vor Halbzug { $ply } steht { reconcile-in-record } etwas, das nicht lesbar und kein Halbzug ist; alles Folgende stimmt wieder überein.
       *[doubled] Vor Halbzug { $ply } steht ein Eintrag doppelt { reconcile-in-record }; alles Folgende stimmt wieder überein.
    }

reconcile-unread =
    { $side ->
        [white] Notation von Weiß, Halbzug { $ply }: „{ $text }“ ist nicht lesbar.
       *[black] Notation von Schwarz, Halbzug { $ply }: „{ $text }“ ist nicht lesbar.
    }

reconcile-left-blank = Halbzug { $ply } ist { reconcile-in-record } leer gelassen, oder nichts ist dort lesbar.

reconcile-left-blank-from = Die Halbzüge { $ply } bis { $to } sind { reconcile-in-record } leer gelassen, oder nichts ist dort lesbar.

reconcile-not-shown = Halbzug { $ply }: „{ $text }“ { reconcile-in-record } steht für einen Halbzug, der nicht gezeigt wird.

reconcile-word = Hinter Halbzug { $ply }: „{ $text }“ { reconcile-in-record } ist nicht lesbar; die Zugnummern lassen dafür keinen Platz, und es zählt nicht als Halbzug.

reconcile-cut-off =
    { $side ->
        [white] Die Notation von Weiß konnte nicht ganz aus der Datei gelesen werden.
       *[black] Die Notation von Schwarz konnte nicht ganz aus der Datei gelesen werden.
    }

reconcile-too-long =
    { $side ->
        [white] Von der Notation von Weiß werden nur die ersten { $count } Halbzüge betrachtet.
       *[black] Von der Notation von Schwarz werden nur die ersten { $count } Halbzüge betrachtet.
    }

reconcile-clocks-charged = Mit der angerechneten Zeit der Richtigstellung: Weiß { $white }, Schwarz { $black }.

reconcile-turn = das Brett umdrehen

reconcile-look =
    { $piece ->
        [white-man] nachsehen, ob dort weiße Steine stehen, und richtigstellen: { $squares }
        [white-king] nachsehen, ob dort weiße Damen stehen, und richtigstellen: { $squares }
        [black-man] nachsehen, ob dort schwarze Steine stehen, und richtigstellen: { $squares }
        [black-king] nachsehen, ob dort schwarze Damen stehen, und richtigstellen: { $squares }
       *[nothing] nachsehen, ob sie leer sind, und richtigstellen: { $squares }
    }

aloud-same = gleich, ja

aloud-differs = verschieden, anders, nein

aloud-unreadable = unlesbar, leer

aloud-repeat = wiederholen, nochmal

aloud-back = zurück

aloud-stop = ende, beenden

aloud-unclear = Halbzug { WORDS($ply) }, notiert { $text }

aloud-first = das ist der erste Halbzug

aloud-agrees = kein Unterschied gefunden

aloud-breaks-off = so weit steht auf dem Blatt dasselbe; nicht alles in der Notation war lesbar

aloud-parts = der erste Unterschied ist Halbzug { WORDS($ply) }

reconcile-testimony = Bei Halbzug { $ply } steht in der eigenen Notation der Schiedsrichter { $move }; dort hat die Notation von Weiß { $white ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }, die von Schwarz { $black ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }.

reconcile-testimony-from = Die Halbzüge { $ply } bis { $to } stehen in der eigenen Notation der Schiedsrichter; dort hat die Notation von Weiß { $white ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }, die von Schwarz { $black ->
        [same] dasselbe
        [otherwise] etwas anderes
       *[nothing] nichts Vergleichbares
    }.

reconcile-not-by-the-article = Nicht nach VIII 3.1.2, IV 2.20: Es gibt keine zwei Notationen, die so weit reichen.

reconcile-departs = Halbzug { $ply }: { $side ->
        [white] In der Notation von Weiß
       *[black] In der Notation von Schwarz
    } steht { $written }, im Eintrag des Programms { $program }.

reconcile-program = Einträge des Programms, die keine Notation eines Spielers sind, Halbzug für Halbzug mit ihrer Zeit: { $moments }.

reconcile-both-agreed = Beide Bretter wurden übereinstimmend gesehen, nach wie vielen Halbzügen und wann: { $moments }.

reconcile-against = Was gesehen wurde, widerspricht dem: Für Halbzug { $ply } hat das Programm { $program }; der Schiedsrichter entscheidet (Kodeks IV 2.20).

reconcile-against-boards = Was gesehen wurde, widerspricht dem: Für Halbzug { $ply } hat das Programm { $program }, und nach Halbzug { $plies } ({ $at }) stimmten beide Bretter sichtbar damit überein; der Schiedsrichter entscheidet (Kodeks IV 2.20).

reconcile-against-later = Was gesehen wurde, widerspricht dem: Nach Halbzug { $plies } ({ $at }), der dabei wegfällt, stimmten beide Bretter sichtbar überein; der Schiedsrichter entscheidet (Kodeks IV 2.20).
