game-begins =
    { $names ->
        [known] neue Partie, Weiß { $white }, Schwarz { $black }, { board-size }
       *[none] neue Partie, { board-size }
    }
    .terse = neue Partie

board-size =
    { $size ->
        [hundred] Dame auf hundert Feldern
       *[sixty-four] Dame auf vierundsechzig Feldern
    }

training-mode = Training, die Notation ist nicht offiziell
    .terse = Training

rehearsal-mode = Generalprobe, die Notation ist nicht offiziell, das Programm spielt { -arbiter } und Gegner, mach einen Unterschied lässt etwas schiefgehen
    .terse = Generalprobe

rehearsed-arbiter =
    { $duty ->
        [starts] der { -arbiter } setzt die { -clock(number: "plural") } in Gang
        [comes] der { -arbiter } kommt
        [notices] der { -arbiter } sieht abweichende { -board(number: "plural") } und kommt
        [compares] der { -arbiter } vergleicht die Notationen
        [goes-back] der { -arbiter } sagt, wo es weitergeht, dann werden die { -board(number: "plural") } berichtigt
        [ends] der { -arbiter } nimmt die Notationen, die Generalprobe ist zu Ende, Ende beendet das Programm
       *[goes-on] der { -arbiter } lässt weiterspielen
    }

difference-comes =
    { $when ->
        [half-move] bei einem { -half-move } geht etwas schief, bitte weiterspielen
        [capture] wenn der Gegner schlägt, geht etwas schief, bitte weiterspielen und einen Tausch anbieten
       *[soon] gleich geht etwas schief
    }

difference-is-there = es geht schon etwas schief

in-rehearsal-alone = das gibt es nur in einer Generalprobe

no-private-output = eine Ausgabe für beide Spieler, was für einen allein ist, wird nicht gesprochen

how-to-play =
    { $clock ->
        [yes] zwei Felder und Enter tippen, zum Beispiel { $sample }, plus drückt die { -clock }, mehr sagt hilfe
       *[no] zwei Felder und Enter tippen, zum Beispiel { $sample }, mehr sagt hilfe
    }
    .terse = mehr sagt hilfe

ask-new-game = diese Partie bleibt aufgehoben, eine neue, ja oder nein?

ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] die letzte Partie fortsetzen, Weiß { $white }, Schwarz { $black }, nach { $last }, ja oder nein?
           *[no] die letzte Partie fortsetzen, Weiß { $white }, Schwarz { $black }, ja oder nein?
        }
       *[none] { $known ->
            [yes] die letzte Partie fortsetzen, nach { $last }, ja oder nein?
           *[no] die letzte Partie fortsetzen, ja oder nein?
        }
    }

ask-walk-back =
    { $known ->
        [yes] zurück bis { $last }, { WORDS($struck) } gestrichen, ja oder nein?
       *[no] zurück zum Anfang, { WORDS($struck) } gestrichen, ja oder nein?
    }

game-resumed =
    { $known ->
        [yes] Partie fortgesetzt, { count-made }, der letzte Zug { $last }
       *[no] Partie fortgesetzt, { count-made }
    }
    .terse = Partie fortgesetzt, { count-made }

count-made =
    { $plies ->
        [0] keine Züge
        [one] ein { -half-move }
       *[other] { WORDS($plies) } { -half-move(number: "plural") }
    }

unfinished-games =
    { $count ->
        [one] eine unbeendete Partie
       *[other] { WORDS($count, gender: "feminine") } unbeendete Partien
    }

record-not-whole =
    { $plies ->
        [0] kein { -half-move } ist sicher
        [one] ein { -half-move } ist sicher
       *[other] { WORDS($plies) } { -half-move(number: "plural") } sind sicher
    }, die Notation ist unvollständig, weiterspielen?

voice-replaced = die Sprachausgabe des Systems antwortet nicht, die eingebaute Stimme spricht weiter
reader-replaced = kein Bildschirmleser antwortet, die Sprachausgabe des Systems spricht weiter

reader-reads =
    { $alone ->
        [on] ein Bildschirmleser liest diese Konsole, er allein spricht
       *[off] ein Bildschirmleser liest diese Konsole, zwei Stimmen sprechen
    }

no-sound = kein Ton, es geht mit Text weiter

sound-back = der Ton ist wieder da

others-sound =
    { $state ->
        [on]
            { $of ->
                [white] Weiß hat wieder Ton
                [black] Schwarz hat wieder Ton
                [assistant] die { -assistant } hat wieder Ton
               *[room] im Saal ist wieder Ton
            }
       *[off]
            { $of ->
                [white] Weiß hat jetzt keinen Ton
                [black] Schwarz hat jetzt keinen Ton
                [assistant] die { -assistant } hat jetzt keinen Ton
               *[room] im Saal ist jetzt kein Ton
            }
    }

voice-missing = keine Stimme heißt { $name }, die übliche spricht weiter

voice-unknown =
    { $count ->
        [0] gewählt, ob es eine solche Stimme gibt, ist nicht bekannt
       *[other] es gibt keine solche Stimme, es gibt { $names }
    }

library-missing = auf diesem Computer fehlt die Bibliothek { $library }, das Paket { $package } bringt sie

disk-lost =
    { $full ->
        [on] der Datenträger ist voll, die Notation kann nicht gespeichert werden
       *[off] die Notation kann nicht gespeichert werden
    }

disk-back = die Notation wird wieder gespeichert, nichts fehlt

game-kept = die Partie ist aufbewahrt

program-ends = das Programm endet

play-stopped =
    { $times-known ->
        [yes] die { -clock(number: "plural") } sind vom { -arbiter } angehalten, Weiß { $white }, Schwarz { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] die { -clock(number: "plural") } sind vom { -arbiter } angehalten
           *[other] die Partie wird vom { -arbiter } angehalten{ play-goes-on-how }
        }
    }

play-is-stopped = die Partie ist vom { -arbiter } angehalten{ play-goes-on-how }

play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, weiter mit dem Wort fortsetzen
       *[first] {""}, weiter mit den Wörtern Schiedsrichter, dann fortsetzen
    }

walked-back =
    { $last-known ->
        [yes] der letzte Zug ist { last-move }, { to-move }
       *[no] die Anfangsstellung, { to-move }
    }

to-move =
    { $turn ->
        [white] Weiß am Zug
       *[black] Schwarz am Zug
    }

play-goes-on =
    { $white-known ->
        [yes] die Partie geht weiter, { to-move }, Weiß { $white }, { play-goes-on-black }
       *[no] die Partie geht weiter, { to-move }
    }

play-goes-on-black =
    { $black-known ->
        [yes] Schwarz { $black }
       *[no] die Zeit von Schwarz ist nicht bekannt
    }

hours =
    { $count ->
        [one] eine Stunde
       *[other] { WORDS($count, gender: "feminine") } Stunden
    }

minutes =
    { $count ->
        [one] eine Minute
       *[other] { WORDS($count, gender: "feminine") } Minuten
    }

seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { WORDS($count, gender: "feminine") } Sekunden
    }

time-after = dann { $time }

check-not-now = Notationen werden nur in der eigenen Bedenkzeit verglichen

ask-check =
    { $by ->
        [white] Weiß möchte die Notationen vergleichen, stimmt Schwarz zu?
       *[black] Schwarz möchte die Notationen vergleichen, stimmt Weiß zu?
    }

check-refused =
    { $by ->
        [white] Schwarz stimmt dem Vergleich der Notationen nicht zu
       *[black] Weiß stimmt dem Vergleich der Notationen nicht zu
    }

records-part = { -half-move } { WORDS($number) }, hier trennen sich die Notationen

records-alike = kein Unterschied zwischen den Notationen gefunden

check-left =
    { $number ->
        [0] der Vergleich der Notationen endet hier
       *[other] der Vergleich der Notationen endet hier, kein Unterschied bis { -half-move } { WORDS($number) }
    }

sound-means =
    { $sound ->
        [agree] { -board } und Ansage stimmen überein
        [recorded] ein Zug notiert
        [not-yet] angesagt, noch nicht ausgeführt
        [still-differs] das { -board } weicht noch ab
        [refused] abgelehnt oder nicht verstanden
        [lifted] ein Stein angehoben
        [set] ein Stein abgesetzt
        [edge] der Rand des { -board(case: "gen") }
        [picked] ein Feld gewählt
        [digit] eine Ziffer angenommen
        [opened] ein Menü geöffnet oder geschlossen
        [changed] eine Einstellung geändert
        [pressed] die { -clock } gedrückt
        [not-taken] ein Drücken ohne Wirkung
        [low-time] die eigene Zeit wird knapp
        [second] eine der letzten zehn eigenen Sekunden
       *[flag] das eigene Blättchen gefallen
    }
