move-plain = { $from }, { $to }

move-takes = { $from } schlägt { $to }

move-plain-via = { $from }, { $to }, über { $via }

move-takes-via = { $from } schlägt { $to }, über { $via }

either = { $first } oder { $second }

mover =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }

move-played =
    { $recorded ->
        [no] { $played }, nicht notiert
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, nicht notiert
            [in-words] { $played }, notiert
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, nicht notiert
           *[yes] { $played }, { mover }, notiert
        }

move-corrected =
    { $recorded ->
        [no] Korrektur, { $played }, nicht notiert
       *[yes] Korrektur, { $played }
    }
    .full =
        { $recorded ->
            [no] Korrektur, { $played }, { mover }, nicht notiert
           *[yes] Korrektur, { $played }, { mover }, notiert
        }

move-taken-back = zurückgenommen, { $struck }
    .full = zurückgenommen, { $struck }, { mover }, nichts an seiner Stelle

said-but-shown = angesagt { $said }, das { -board } zeigt { $shown }

said-but-entered = angesagt { $said }, eingegeben { $entered }

not-yet-played = noch nicht ausgeführt

said-noted = { $said }, Ansage notiert

asked-of =
    { $whose ->
        [white] Weiß,{" "}
        [black] Schwarz,{" "}
       *[nobody] {""}
    }

which-way =
    { $choice ->
        [named] { asked-of }welcher Weg, über { $via }?
        [pieces] { asked-of }welcher Stein, { $via }?
        [piece] { asked-of }welcher Stein?
       *[open] { asked-of }welcher Weg?
    }

ask-correction = { asked-of }Korrektur auf { $instead }, ja oder nein?

ask-whose = für Weiß oder für Schwarz?

ask-undo = { $struck } zurücknehmen, ja oder nein?

move-illegal = { $tried }, { illegal-why }

not-a-correction = { $last } steht, { $tried } berichtigt das nicht, { illegal-why }

illegal-why =
    { $why ->
        [not-yours] das ist ein Stein des Gegners
        [not-your-turn] die andere Seite ist am Zug
        [must-capture] Schlagen ist Pflicht
        [takes-more] es muss mehr geschlagen werden
        [left-standing] geschlagene Steine sind stehen geblieben
        [wrongly-taken] zu viel weggenommen
       *[no-such-way] so zieht dieser Stein nicht
    }

last-move-stands = der letzte Zug ist { $last }, korrektur und der ganze Zug berichtigt ihn

game-over =
    { $outcome ->
        [white] die Partie ist zu Ende, Weiß gewinnt{ ending-said }
        [black] die Partie ist zu Ende, Schwarz gewinnt{ ending-said }
        [draw] die Partie ist zu Ende, unentschieden{ ending-said }{ advantage-said }
       *[nobody] die Partie ist zu Ende, beide Seiten verlieren{ ending-said }
    }

# Unentschieden, because the built-in voice reads Remis with its s.
draw-offered =
    { $by ->
        [white] Weiß bietet Unentschieden an
       *[black] Schwarz bietet Unentschieden an
    }

ask-draw =
    { $by ->
        [white] Weiß nimmt das Unentschieden an und beendet die Partie, ja oder nein?
       *[black] Schwarz nimmt das Unentschieden an und beendet die Partie, ja oder nein?
    }

draw-declined =
    { $by ->
        [white] Weiß lehnt das Unentschieden ab
       *[black] Schwarz lehnt das Unentschieden ab
    }
