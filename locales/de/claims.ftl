ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , Weiß hat keine Steine mehr
           *[black] , Schwarz hat keine Steine mehr
        }
        [blocked] { $loser ->
            [white] , Weiß kann nicht ziehen
           *[black] , Schwarz kann nicht ziehen
        }
        [resignation] { $loser ->
            [white] , Weiß gibt auf
           *[black] , Schwarz gibt auf
        }
        [refusal] { $loser ->
            [white] , Weiß weigert sich, die Regeln einzuhalten
           *[black] , Schwarz weigert sich, die Regeln einzuhalten
        }
        [time] , durch Zeitüberschreitung
        [forfeit] , kampflos
        [sanction] , durch Sanktion
        [agreement] { " " }nach Vereinbarung beider Seiten
        [repetition] , dreimal dieselbe Stellung
        [kings] , nur noch Damenzüge
        [three-kings] , drei Steine gegen eine { -king }
        [main-line] , die schwächere Seite hält die Hauptdiagonale
        [main-line-taken] , drei { -king(number: "plural") } gegen eine bei besetzter Hauptdiagonale
        [two-kings] , höchstens zwei Steine gegen eine { -king }
        [regulation] { " " }nach Reglement
        [short-of-time] , zu wenig Zeit bei klarem Vorteil
        [both-flags] , beide Blättchen sind gefallen
        [cannot-win] , keine Seite kann gewinnen
       *[decision] , Entscheidung des { -arbiter(case: "gen") }
    }

advantage-said =
    { $advantage ->
        [white] , mit Vorteil für Weiß
        [black] , mit Vorteil für Schwarz
       *[none] {""}
    }

ask-result = beide Seiten, stimmt das Ergebnis, ja oder nein?

result-answered =
    { $agrees ->
        [on] { $by ->
            [white] Weiß bestätigt das Ergebnis
           *[black] Schwarz bestätigt das Ergebnis
        }
       *[off] { $by ->
            [white] Weiß bestätigt das Ergebnis nicht, der { -arbiter } entscheidet
           *[black] Schwarz bestätigt das Ergebnis nicht, der { -arbiter } entscheidet
        }
    }

times-used = verbrauchte Zeit, Weiß { $white }, Schwarz { $black }

record-gaps =
    { $count ->
        [one] in der Notation zu ergänzen, { -half-move } { WORDS($number) }
       *[other] in der Notation zu ergänzen, { WORDS($count) } { -half-move(number: "plural") }, ab Nummer { WORDS($number) }
    }

record-complete = die Notation ist vollständig

ask-resign =
    { $by ->
        [white] Weiß gibt auf und beendet die Partie, ja oder nein?
       *[black] Schwarz gibt auf und beendet die Partie, ja oder nein?
    }

claim-noted =
    { $by ->
        [white] Reklamation von Weiß notiert, der { -arbiter } ist gerufen
       *[black] Reklamation von Schwarz notiert, der { -arbiter } ist gerufen
    }

claim-refused =
    { $because ->
        [not-a-player] nur die Spielenden reklamieren
        [only-the-time] die { -assistant } meldet nur die Zeitüberschreitung
        [not-his-duty] die Zeit zu melden gehört hier nicht zu den Aufgaben der { -assistant }
        [another-waits] die vorige Reklamation wartet noch auf den { -arbiter }
        [answer-first] erst die Frage zum { -board } beantworten
        [only-the-player-resigns] aufgeben kann nur, wer selbst spielt
       *[no-such-claim] diese Reklamation gibt es nicht, es gibt unentschieden, wiederholung, damen, drei damen, reglement oder zeit
    }

claim-rejected =
    { $by ->
        [white] der { -arbiter } weist die Reklamation von Weiß zurück
       *[black] der { -arbiter } weist die Reklamation von Schwarz zurück
    }

claim-voided =
    { $by ->
        [white] die Reklamation von Weiß ist hinfällig, die Partie ging zurück
       *[black] die Reklamation von Schwarz ist hinfällig, die Partie ging zurück
    }
