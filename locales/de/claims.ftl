### Claims, resignations and results, as they are said.

# After game-over and a comma: why. $cause: the reason, see the variants; $loser: white or
# black, or nobody.
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
        [three-kings] , drei Steine gegen eine Dame
        [main-line] , die schwächere Seite hält die Hauptdiagonale
        [main-line-taken] , drei Damen gegen eine bei besetzter Hauptdiagonale
        [two-kings] , höchstens zwei Steine gegen eine Dame
        [regulation] { " " }nach Reglement
        [short-of-time] , zu wenig Zeit bei klarem Vorteil
        [both-flags] , beide Blättchen sind gefallen
        [cannot-win] , keine Seite kann gewinnen
       *[decision] , Entscheidung des Schiedsrichters
    }

# At the end of game-over. $advantage: white, black or none.
advantage-said =
    { $advantage ->
        [white] , mit Vorteil für Weiß
        [black] , mit Vorteil für Schwarz
       *[none] {""}
    }

# After the end: both players are asked.
ask-result = beide Seiten, stimmt das Ergebnis, ja oder nein?

# A side answers. $by: white or black; $agrees: on or off.
result-answered =
    { $agrees ->
        [on] { $by ->
            [white] Weiß bestätigt das Ergebnis
           *[black] Schwarz bestätigt das Ergebnis
        }
       *[off] { $by ->
            [white] Weiß bestätigt das Ergebnis nicht, der Schiedsrichter entscheidet
           *[black] Schwarz bestätigt das Ergebnis nicht, der Schiedsrichter entscheidet
        }
    }

# After the end: what each side has used, to be noted. $white, $black: in words.
times-used = verbrauchte Zeit, Weiß { $white }, Schwarz { $black }

# After the end: half-moves that only a board has shown. $count: how many; $number: the first one.
record-gaps =
    { $count ->
        [one] in der Notation zu ergänzen, Halbzug { WORDS($number) }
       *[other] in der Notation zu ergänzen, { WORDS($count) } Halbzüge, ab Nummer { WORDS($number) }
    }

# Nothing is missing in the record any more.
record-complete = die Notation ist vollständig

# The question before a player resigns. To him alone. $by: white or black.
ask-resign =
    { $by ->
        [white] Weiß gibt auf und beendet die Partie, ja oder nein?
       *[black] Schwarz gibt auf und beendet die Partie, ja oder nein?
    }

# A claim was written down and the arbiter is called. Nothing of its worth. $by: white or black.
claim-noted =
    { $by ->
        [white] Reklamation von Weiß notiert, der Schiedsrichter ist gerufen
       *[black] Reklamation von Schwarz notiert, der Schiedsrichter ist gerufen
    }

# Nothing was written down as a claim. $because: the reason, see the variants.
claim-refused =
    { $because ->
        [not-a-player] nur die Spielenden reklamieren
        [only-the-time] die Assistenz meldet nur die Zeitüberschreitung
        [not-his-duty] die Zeit zu melden gehört hier nicht zu den Aufgaben der Assistenz
        [another-waits] die vorige Reklamation wartet noch auf den Schiedsrichter
        [answer-first] erst die Frage zum Brett beantworten
        [only-the-player-resigns] aufgeben kann nur, wer selbst spielt
       *[no-such-claim] diese Reklamation gibt es nicht, es gibt unentschieden, wiederholung, damen, drei damen, reglement oder zeit
    }

# The arbiter found the claim wrong. $by: white or black, who claimed.
claim-rejected =
    { $by ->
        [white] der Schiedsrichter weist die Reklamation von Weiß zurück
       *[black] der Schiedsrichter weist die Reklamation von Schwarz zurück
    }
