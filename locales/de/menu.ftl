start-item =
    { $item ->
        [play] Partie mit jemandem hier
        [learn] lernen, allein
        [rehearse] Generalprobe einer offiziellen Partie
        [settings] Einstellungen
        [try] testen, { -board }, { -clock }, Controller, Stimme
        [manual] Handbuch
        [end] beenden
        [board] { -board }
        [clock] { -clock }
        [pad] Controller
        [voice] Stimme
       *[back] Hauptmenü
    }

start-go-on =
    { $names ->
        [known] { $known ->
            [yes] weiter mit der letzten Partie, Weiß { $white }, Schwarz { $black }, nach { $last }
           *[no] weiter mit der letzten Partie, Weiß { $white }, Schwarz { $black }
        }
       *[none] { $known ->
            [yes] weiter mit der letzten Partie, nach { $last }
           *[no] weiter mit der letzten Partie
        }
    }

start-menu = Menü, Pfeile und Enter, das Fragezeichen hilft, { menu-item }
    .terse = Menü, { menu-item }

start-help = nach oben und unten durch das Menü, Enter wählt, eine Nummer oder ein erster Buchstabe wählt sofort, die Rücktaste geht zurück, die Leertaste wiederholt, jede Taste macht still

start-no-such = nichts heißt hier so

start-failed = das konnte nicht beginnen, { $why ->
        [record-in-use] ein anderes Programm benutzt die Notation, es muss zuerst geschlossen werden
        [record-gone] die Notation ist nicht da, oder ihr Datenträger ist weg
        [record-damaged] die Notation ist beschädigt oder nicht vollständig
        [record-newer] eine neuere Fassung des Programms hat die Notation geschrieben, sie öffnet sich nur mit jener
        [disk-full] der Datenträger ist voll, zuerst Platz schaffen
        [disk-fails] der Datenträger meldet einen Fehler, er muss geprüft werden
        [read-only] in den Ordner kann nichts geschrieben werden, bitte einen anderen wählen
        [no-folder] für Notationen und Einstellungen ist hier kein Ordner bekannt
        [no-settings] die Datei der Einstellungen ist etwas anderes, bitte woanders hinlegen
        [port-absent] der Anschluss ist nicht da, bitte das Gerät anstecken
        [port-busy] ein anderes Programm benutzt den Anschluss, es muss zuerst beendet werden
        [port-forbidden] dieser Benutzer darf den Anschluss nicht öffnen
        [port-fails] der Anschluss geht nicht, bitte das Kabel prüfen
       *[other] der Grund steht auf dem Bildschirm
    }

start-ask =
    { $question ->
        [game] welches Spiel, { menu-item }
        [blind] wer spielt nach Gehör, { menu-item }
        [board] welches { -board }, { menu-item }
       *[clock] welche { -clock }, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] Dame auf hundert Feldern
        [sixty-four] Dame auf vierundsechzig Feldern
        [white] Weiß
        [black] Schwarz
        [both] beide
        [no-board] ein { -board } ohne Sensoren, Züge werden getippt
       *[no-clock] keine { -clock }
    }

start-ports =
    { $ports ->
        [0] kein Anschluss für ein { -board }
        [one] ein Anschluss für ein { -board }{ $port-names }, die Partie mit jemandem hier fragt danach, die Option ist { $option }
       *[other] { WORDS($ports) } Anschlüsse für ein { -board }{ $port-names }, die Partie mit jemandem hier fragt danach, die Option für den ersten ist { $option }
    }

start-clock =
    { $ports ->
        [0] die { -clock } des Programms braucht kein Gerät, kein Anschluss für eine andere
       *[other] die { -clock } des Programms braucht kein Gerät, die Option für eine andere ist { $option }
    }

start-pads =
    { $pads ->
        [0] noch kein Controller
        [one] ein Controller
       *[other] { WORDS($pads) } Controller
    }{ $pad-names }, jeder Knopf wird genannt, die Rücktaste beendet es, eine Partie nimmt Controller von selbst

start-button =
    { $button ->
        [south] unterer Knopf
        [east] rechter Knopf
        [west] linker Knopf
        [north] oberer Knopf
        [back] kleiner linker Knopf
        [start] kleiner rechter Knopf
        [left-shoulder] linke Schulter
        [right-shoulder] rechte Schulter
        [left-trigger] linker Abzug
        [right-trigger] rechter Abzug
        [left-stick-in] linker Stick gedrückt
        [right-stick-in] rechter Stick gedrückt
        [up] Kreuz oben
        [down] Kreuz unten
        [left] Kreuz links
        [right] Kreuz rechts
        [left-stick] linker Stick
       *[right-stick] rechter Stick
    }

start-voice =
    { $sample ->
        [yes] das ist die Stimme, { $played }
       *[no] das ist die Stimme
    }, { $cards ->
        [0] kein Tongerät
        [one] ein Tongerät
       *[other] { WORDS($cards) } Tongeräte
    }{ $card-names }{ $voices }, die Option ist { $option }
