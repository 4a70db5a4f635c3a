### What stands on the pages of assistants, helpers and players, and on the face of the clock as a page.

player-title = Tisch { $number }: { $role }

player-role-assistant =
    { $side ->
        [white] { -assistant } von Weiß
       *[black] { -assistant } von Schwarz
    }

player-role-helper =
    { $side ->
        [white] Hilfe von Weiß
       *[black] Hilfe von Schwarz
    }

player-role-ear =
    { $side ->
        [white] Ohr von Weiß
       *[black] Ohr von Schwarz
    }

player-role-screen =
    { $side ->
        [white] Bildschirm von Weiß
       *[black] Bildschirm von Schwarz
    }

player-role-player =
    { $side ->
        [white] Seite von Weiß
       *[black] Seite von Schwarz
    }

player-role-face = { -clock }

player-not-reached = Der Tisch ist gerade nicht erreichbar. Nichts wird angenommen.

player-carry-out = Auszuführen

player-carry-nothing = Jetzt nichts.

player-carry-where = Jetzt { board-where }:

player-carry-remove = Herunternehmen: { $squares }.

player-carry-stands = Dann steht auf { $square }: { piece-name }.

player-half-move =
    { $takes ->
        [yes] { $from } schlägt { $to }
       *[no] { $from } nach { $to }
    }

player-numbered =
    { $side ->
        [white] { $number } Weiß: { $played }
       *[black] { $number } Schwarz: { $played }
    }

player-last-half-move = Zuletzt: { $played }

player-record = Notation

player-record-empty = Noch kein Zug.

player-newest-first = Neueste zuerst

player-entry = Eintragen

player-enter-label = { -half-move }, zum Beispiel { $example }

player-enter = Eintragen

player-correct-label = Korrektur, bis zum Drücken der { -clock }: es war

player-correct = Korrigieren

player-read-back = Den letzten { -half-move } wiederholen

player-clock-key = Taste der { -clock }

player-press = { -clock } drücken

player-press-key = Das Zeichen + in diesem Feld trägt das Getippte ein und drückt die { -clock }; im leeren Feld drückt es die { -clock }.

player-help = { -arbiter }

player-call = { -arbiter } rufen

player-call-means = Alle am Tisch hören es, und es wird aufgeschrieben.

player-flag = Zeitüberschreitung melden

player-flag-means = Es wird als Reklamation notiert, und der { -arbiter } wird gerufen.

player-own-entry = Dein letzter Eintrag

player-own-entry-none = Noch ist nichts eingetragen.

player-draw = Remis und Ende

player-offer = Remis anbieten

player-offer-means = Der Gegner wird gefragt.

player-accept = Remis annehmen

player-decline = Remis ablehnen

player-resign = Partie aufgeben

player-resign-means = Es wird gefragt, ob du es meinst.

player-claims = Etwas beanspruchen

player-claim-means = Der { -arbiter } wird gerufen und prüft es.

player-claim-repetition = Dieselbe Stellung zum dritten Mal

player-claim-kings = Züge nur mit { -king(number: "plural") }

player-claim-three-kings = Drei { -king(number: "plural") } gegen eine

player-claim-regulation = Remis nach dem Reglement

player-claim-flag = Die Zeit des Gegners ist abgelaufen

player-asked = Was ansteht

player-yes = Ja

player-no = Nein

player-white = Weiß

player-black = Schwarz

player-unreadable = Unleserlich

player-answer-label = Antwort

player-answer = Antworten

player-ask-before = Vor dem ersten Zug ist noch etwas zu klären.

player-ask-as-written = Stimmt alles so, wie es in der Turnierdatei steht?

player-ask-stopped = Die Partie ist vom { -arbiter } angehalten.

player-ask-clock = Die { -clock(number: "plural") } stehen, bis der { -arbiter } sie startet.

player-ask-which-way = Welcher Weg? Die Antwort ist ein Feld auf dem Weg.

player-ask-board-ahead = Das { -board } zeigt mehr als die Notation. Eintragen?

player-ask-orientation = Das { -board } sieht von beiden Seiten gleich aus. Liegt es andersherum?

player-ask-draw = Eine Seite wird gefragt: wird das Remis angenommen?

player-ask-resign = Eine Seite wird gefragt: wird die Partie aufgegeben?

player-ask-quit = Das Programm beenden?

player-ask-check = Eine Seite wird gefragt: sollen die Notationen verglichen werden?

player-ask-whose = Für Weiß oder für Schwarz?

player-ask-correction = Soll das Eingegebene den letzten { -half-move } ersetzen?

player-ask-undo = Den letzten { -half-move } zurücknehmen?

player-ask-new-game = Diese Partie bleibt gespeichert. Eine neue beginnen?

player-ask-walk-back = Der { -arbiter } entscheidet, ob zu einem früheren { -half-move } zurückgegangen wird.

player-ask-complete = In der Notation fehlen { -half-move(number: "plural") }; sie sind nachzutragen.

player-ask-read-out = Die Notation wird vorgelesen. Steht auf dem Blatt dasselbe?

player-ask-other = Das Programm fragt etwas; die Frage wurde gesagt.

player-clock = { -clock }

player-left =
    { $side ->
        [white] Weiß bleiben
       *[black] Schwarz bleiben
    }

player-runs = läuft

player-flag-fell = Blättchen gefallen

player-flag-fell-first = Blättchen zuerst gefallen

player-used =
    { $side ->
        [white] Weiß hatte beim letzten Drücken verbraucht: { $time }
       *[black] Schwarz hatte beim letzten Drücken verbraucht: { $time }
    }

player-count = Ausgeführte Züge: Weiß { $white }, Schwarz { $black }.

player-state = Die Partie

player-name =
    { $side ->
        [white] Weiß: { $name }
       *[black] Schwarz: { $name }
    }

player-before = Die Partie hat noch nicht begonnen.

player-interrupted = Die Partie hat begonnen. Das Programm wurde neu gestartet; der { -arbiter } lässt sie weitergehen.

player-playing = Die Partie läuft.

player-stopped = Die Partie ist vom { -arbiter } angehalten.

player-closed = Das Programm ist beendet. Die Partie kann später weitergehen.

player-over = Die Partie ist zu Ende.

player-ended = Die Partie ist zu Ende: { $result }, { ending-name } ({ $article }).

player-draw-offered =
    { $by ->
        [white] Weiß bietet Remis an.
       *[black] Schwarz bietet Remis an.
    }

player-claimed =
    { $by ->
        [white] Eine Reklamation von Weiß wartet auf den { -arbiter }.
       *[black] Eine Reklamation von Schwarz wartet auf den { -arbiter }.
    }

player-called =
    { $by ->
        [white] Weiß ruft den { -arbiter }.
        [black] Schwarz ruft den { -arbiter }.
       *[nobody] Der { -arbiter } ist gerufen.
    }

player-not-recorded = Was jetzt geschieht, wird nicht gespeichert.

player-board-agrees = Wie in der Notation { board-where }.

player-board-differs = Eine Abweichung { board-where }.

player-board-under-way = Eine Hand ist am Werk { board-where }.

player-board-read = { -half-move(number: "plural") } werden gelesen { board-where }.

player-board-not-read = { -half-move(number: "plural") } werden nicht gelesen { board-where }.

player-board-off = Die Sensoren sind ausgeschaltet { board-where }; { -half-move(number: "plural") } werden eingegeben.

player-board-away = Keine Antwort: { board-name }.

player-differences = Abweichungen

player-remove = Herunternehmen { board-where }: { $squares }.

player-put = Hinstellen { board-where }: { $square }, { piece-name }.

player-board = { -board }

player-board-picture = Bild des { -board(case: "gen") }; die Worte darunter sagen dasselbe.

player-men = { pieces-of }: { $squares }

player-ear-words = Was gesagt wird

player-silence = Stille

player-repeat = Wiederholen

player-missed = Was ich verpasst habe (R)

player-ear-keys = Tasten

player-ear-voice = Es spricht

player-by-screen-reader = der Bildschirmleser des Geräts

player-by-own-voice = die eigene Stimme dieser Seite

player-ear-state = Diese Seite

player-ear-starts = Noch wird nichts gesagt: diese Seite braucht ihr Skript.

player-ear-awake = Es wird mitgehört. Der Bildschirm bleibt an.

player-ear-not-awake = Nicht wach: für den Tisch ist dieses Ohr verloren. Die Seite berühren.

player-ear-untouched = Hier ist noch nichts zu hören: die Seite einmal berühren oder eine Taste drücken.

player-ear-unable = Dieser Browser kann den Bildschirm nicht anlassen oder keinen Ton geben; als Ohr taugt er nicht.

player-ear-not-connected = Nicht verbunden. Nichts ist zu hören.

player-ear-mute = Die Stimme dieser Seite spricht nicht. Den Bildschirmleser wählen.
