sheet-game = Spiel: { $variant }

sheet-event = Turnier: { $name }

sheet-round = Runde: { $name }

sheet-time = Bedenkzeit: { $time }

sheet-player =
    { $side ->
        [white] Weiß: { $name }
       *[black] Schwarz: { $name }
    }

sheet-result = Ergebnis: { $result } ({ $cause })

sheet-not-finished = Ergebnis: nicht beendet

sheet-rules = Regeln: { $rules }

sheet-official = offiziell

sheet-consent = Zustimmung zum Gerät: { $consent }

sheet-not-official = { $mode }: nicht offiziell

sheet-start = Beginn: { $start }

sheet-not-stated = * vom { -board } gelesen, nicht angegeben

sheet-seen = (gesehen)

sheet-not-made = { sheet-seen } auf dem { -board }, noch nicht ausgeführt

sheet-struck = gestrichen:

sheet-struck-why =
    { $because ->
        [corrected] berichtigt
        [taken-back] zurückgenommen
        [completed] vervollständigt
        [undone] im Training zurückgenommen
       *[walked-back] vom { -arbiter } zurückgenommen
    }

sheet-struck-entry =
    { $side ->
        [white] Weiß { $move }, { sheet-struck-why }
       *[black] Schwarz { $move }, { sheet-struck-why }
    }

sheet-struck-for =
    { $side ->
        [white] Weiß { $move }, { sheet-struck-why } zu { $instead }
       *[black] Schwarz { $move }, { sheet-struck-why } zu { $instead }
    }

sheet-put-back-one = vom { -arbiter } zurückgenommen und wiederhergestellt: { -half-move } { $ply }

sheet-put-back = vom { -arbiter } zurückgenommen und wiederhergestellt: { -half-move(number: "plural") } { $first } bis { $last }

sheet-time-used = verbrauchte Zeit: Weiß { $white }, Schwarz { $black }

sheet-time-left = verbleibende Zeit: Weiß { $white }, Schwarz { $black }

sheet-signed = Unterschriften: Weiß ______________  Schwarz ______________

sheet-copies = Original: Veranstalter; Durchschrift: Spielende (Kodeks II 3.7)
