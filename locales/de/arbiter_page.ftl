### What stands on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may stand here.

shown-side =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }

shown-runs = läuft

shown-flag = Blättchen gefallen

shown-yes = Ja

shown-no = Nein

shown-after-key = Nach dieser Taste: { $means }

grid-square = Feld { $square }

grid-empty = leer

grid-from = hier begann der letzte { -half-move }

grid-to = hier endete der letzte { -half-move }

grid-remove = Abweichung, wegnehmen

grid-put = Abweichung, es fehlt: { piece-name }

grid-record = Stellung nach der Notation

grid-board = Was { board-name } zeigt

grid-keys = Im { -board } führen die Pfeiltasten von Feld zu Feld. ◇: hier begann der letzte { -half-move }; ◆: hier endete er; ✕: wegzunehmen; +: aufzustellen.

arbiter-title = Tisch { $table }, { arbiter-by-code }

arbiter-by-code =
    { $code ->
        [chief] Hauptschiedsrichter
       *[round] Rundenschiedsrichter { $number }
    }

arbiter-by-named = { arbiter-by-code } ({ $name })

arbiter-heading =
    { $part ->
        [devices] Geräte
        [attention] Was Aufmerksamkeit verlangt
        [state] Die Partie
        [times] Zeiten
        [asks] Was der Tisch fragt
        [differences] { -board(number: "plural") }
        [records] Notationen
        [walk-back] Zurückgehen
        [clock] Die { -clock }
        [claims] Reklamationen und Offenes
        [end] Das Ende
        [preparation] Vor dem ersten Zug
        [sanctions] Sanktionen
        [log] Protokoll der Ereignisse
       *[apart] Auf einer eigenen Seite
    }

arbiter-not-reached = Der Tisch ist nicht erreichbar. Dort geht die Partie weiter; von hier aus geht nichts, bis er wieder da ist.

arbiter-attention =
    { $what ->
        [call] Der { -arbiter } wurde gerufen.
        [not-recorded] Die Partie wird nicht gespeichert: auf Papier notieren.
        [boards-differ] Ein { -board } weicht von der Notation ab.
        [claim] Eine Reklamation wartet.
        [result] Ein Ergebnis ist zu verkünden oder zu bestätigen.
        [flag] Ein Blättchen ist gefallen.
        [device-lost] Ein { -board } oder das Uhrgerät antwortet nicht.
        [ear-lost] Das Ohr eines Spielers ist weg.
        [device-waits] Ein Gerät wartet auf Einlass.
       *[overdue] Jemand kommt zu spät, oder die Notation ist überfällig.
    }

arbiter-no-attention = Hier verlangt nichts Aufmerksamkeit.

arbiter-game =
    { $game ->
        [international] Damespiel auf 100 Feldern, { arbiter-mode }.
       *[polish64] Damespiel auf 64 Feldern, { arbiter-mode }.
    }

arbiter-mode =
    { $mode ->
        [official] offizielles Spiel
        [rehearsal] Generalprobe
       *[training] Training
    }

arbiter-phase =
    { $phase ->
        [before] Die Partie hat noch nicht begonnen.
        [interrupted] Die Partie hat begonnen. Das Programm wurde neu gestartet: Beide { -clock(number: "plural") } stehen, bis sie weitergeht.
        [playing] Die Partie läuft.
        [stopped] Die Partie ist angehalten: Beide { -clock(number: "plural") } stehen, und nichts kann gezogen werden.
        [over] Die Partie ist zu Ende.
       *[closed] Das Programm am Tisch ist beendet; die Partie kann aus ihrer Aufzeichnung weitergehen.
    }

arbiter-ended = Ergebnis: { $result }, { ending-name } ({ $article }).

arbiter-unanswered =
    { $by ->
        [white] Weiß hat das Ergebnis noch nicht bestätigt.
       *[black] Schwarz hat das Ergebnis noch nicht bestätigt.
    }

arbiter-not-recorded = Was jetzt geschieht, steht nicht in der Aufzeichnung: Die Platte antwortet nicht. Bitte auf Papier notieren.

arbiter-responsible = Diesen Tisch betreut { $name }.

arbiter-words-open = Die Worte des { -arbiter(case: "gen") } sind am Tisch offen, mit dem Code von: { arbiter-by-code }.

arbiter-adjusting = Steine werden zurechtgerückt: Anheben ist gerade kein Berühren (Kodeks I 3.13).

arbiter-question = Der Tisch hat etwas gefragt, und dort soll jemand antworten.

arbiter-asked =
    { $side ->
        [white] Weiß wird gefragt: { arbiter-asked-what }
       *[black] Schwarz wird gefragt: { arbiter-asked-what }
    }

arbiter-asked-what =
    { $kind ->
        [which-way] welchen Weg das Schlagen { $moves } nahm
        [ask-board-ahead] ob { $moves }, wie das { -board } zeigt, eingetragen wird
        [ask-orientation] ob das eigene { -board } andersherum liegt
        [ask-draw] ob das Remis angenommen wird
        [ask-resign] ob die Partie aufgegeben wird
        [ask-quit] ob das Programm enden soll
        [ask-check] ob dem Vergleich der Aufzeichnungen zugestimmt wird
        [ask-whose] für welche Seite der eingegebene { -half-move } ist
        [ask-correction] ob { $moves } den letzten { -half-move } ersetzt
        [ask-undo] ob { $moves } zurückgenommen wird
        [ask-new-game] ob eine andere Partie beginnt
       *[other] etwas, wofür diese Seite keine Worte hat
    }

arbiter-stopwatch = Angehalten seit

arbiter-ask-seconds = Sind die eingegebenen bloßen Zahlen Sekunden?

arbiter-ask-hand-over-stop = Wird der { -half-move } eingetragen, der vor dem Anhalten begonnen und danach beendet wurde?

arbiter-ask-against = Geht die Partie trotzdem an der vorgeschlagenen Stelle weiter?

arbiter-not-asked = Nichts wird gefragt.

arbiter-no-boards = An diesem Tisch ist kein Sensorbrett.

arbiter-board-state =
    { $state ->
        [agrees] { board-name } stimmt mit der Notation überein
        [differs] { board-name } weicht von der Notation ab
        [under-way] { board-name }: eine Hand ist am Werk
        [off] { board-name } hat die Sensoren ausgeschaltet
       *[away] { board-name } antwortet nicht
    }

arbiter-awaited = Der letzte { -half-move } ist dort noch auszuführen.

arbiter-not-shown = Was es zeigt, ist nicht bekannt.

arbiter-no-record = In der Notation steht kein { -half-move }.

arbiter-records = Die Notation des Programms und die der Spielenden

arbiter-number = { -half-move }

arbiter-record = Notation des Programms

arbiter-no-sheet =
    { $side ->
        [white] Die Notation von Weiß wurde nicht eingelesen.
       *[black] Die Notation von Schwarz wurde nicht eingelesen.
    }

arbiter-parts = Die Notationen weichen zuerst bei { -half-move } { $ply } voneinander ab.

arbiter-parts-here = erste Abweichung

arbiter-no-parting = Soweit beide etwas angeben, weichen die Notationen nicht voneinander ab.

arbiter-unreadable-here = unlesbar: { $text }

arbiter-blank = leer gelassen

arbiter-board-only = nur { -board }

arbiter-not-stated = { arbiter-board-only }: Ein { -board } zeigte es, und niemand gab es an.

arbiter-taken = weggenommen: { $squares }

arbiter-not-compared = In letzter Zeit wurde nichts verglichen.

arbiter-both-agreed-at = beide { -board(number: "plural") } stimmten überein { $time }

arbiter-may-have-happened = Was geschehen sein kann, das Wahrscheinlichste zuerst

arbiter-nothing-explains = Es wurde nichts gefunden, was das erklären würde.

arbiter-articles-apart = Nach welchem Artikel etwas davon regelwidrig wäre, steht auf der eigenen Seite.

arbiter-clock-column =
    { $side ->
        [white] { -clock } von Weiß
       *[black] { -clock } von Schwarz
    }

arbiter-clocks-after = { -clock(number: "plural") }: was jede Seite nach dem { -half-move } übrig hatte; ein Strich, wo es nicht bekannt ist. Bei den letzten zwei { -half-move(number: "plural", case: "dat") } steht nichts.

arbiter-step =
    { $step ->
        [stop] Zuerst muss das Spiel stillstehen: beide { -clock(number: "plural") } anhalten.
        [compare] Vergleichen. Wo die Notationen voneinander abweichen, wird der letzte { -half-move } vorgeschlagen, in dem beide übereinstimmen (Kodeks VIII 3.1.2).
        [back] Zurückgehen.
        [mend] Die { -board(number: "plural") } berichtigen. Ein Sensorbrett wird Stein für Stein berichtigt, zuerst wird weggenommen, bis es übereinstimmt; jedes andere { -board } wird von Hand mit der Stellung nach der Notation verglichen, Feld für Feld.
        [charge] Die Zeit der Unterbrechung der schuldigen Seite anrechnen, beiden oder niemandem (Kodeks II 6.19, 6.15). Was beide { -clock(number: "plural") } nach jenem { -half-move } zeigten, schlägt der Tisch vor; ein Stand, den niemand notierte, ist nicht bekannt und wird nicht berechnet.
       *[resume] Die Partie fortsetzen.
    }

arbiter-no-clock = Das Programm führt hier keine { -clock }; Stände sind, was jemand eingab.

arbiter-absent =
    { $side ->
        [white] Weiß ist als abwesend vermerkt (Kodeks II 4.5).
       *[black] Schwarz ist als abwesend vermerkt (Kodeks II 4.5).
    }

arbiter-missing = { -half-move(number: "plural") }, für die gedrückt wurde und die nicht in der Notation stehen: { $count }.

arbiter-completing = Die Notation ist jetzt zu ergänzen (Kodeks II 6.14).

arbiter-incidents = Was mit der { -clock } geschah

arbiter-no-incident = In letzter Zeit nichts.

arbiter-both = Beide

arbiter-take = Stand { $number }

arbiter-open-matters = Was offen ist

arbiter-nothing-open = Nichts ist offen.

arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, über die { -clock } oder das Blättchen
       *[no] { shown-side }
    }

arbiter-no-proposal = Kein Ende wird vorgeschlagen.

arbiter-says =
    { $agrees ->
        [yes] { shown-side }: Das Ergebnis stimmt
       *[no] { shown-side }: Es stimmt nicht
    }

arbiter-still-open = Noch offen

arbiter-settled = Geklärt

arbiter-all-settled = Nichts: alles ist geklärt.

arbiter-ways = Wie jede Seite die { -clock } drückt

arbiter-presses-by =
    { $side ->
        [white] Weiß drückt
       *[black] Schwarz drückt
    }: { $way ->
        [beside] die { -clock } neben dem Programm; ihr Drücken sieht man hier nicht
        [device] die angeschlossene { -clock }
        [page] auf einer eigenen Seite
        [assistant] über die Seite des Assistenten
        [pad] mit einem Controller
        [key] mit einer Taste der Tastatur
       *[line] mit einer Zeile mit dem Namen an der Tastatur
    }.

arbiter-no-way =
    { $side ->
        [white] Weiß kann nirgends drücken. Bis es etwas gibt, drückst du hier für Weiß.
       *[black] Schwarz kann nirgends drücken. Bis es etwas gibt, drückst du hier für Schwarz.
    }

arbiter-press-for =
    { $side ->
        [white] Für Weiß drücken
       *[black] Für Schwarz drücken
    }

arbiter-no-sanction = Im Protokoll der Ereignisse steht keine Sanktion.

arbiter-chiefs-sanction = Sanktionen verhängt nur der Hauptschiedsrichter (Kodeks II 2.5).

arbiter-confirm = Ja, ausführen

arbiter-choose = auswählen

arbiter-choice = Was

arbiter-act =
    { $act ->
        [come] Ich bin am Tisch
        [let-in] Einlassen
        [end-device] Beenden
        [new-slip] Neuer Zettel
        [stop] Beide { -clock(number: "plural") } anhalten
        [resume] Die Partie fortsetzen
        [begin] Die Runde beginnen
        [compare] Notationen und { -board(number: "plural") } vergleichen
        [read-white] Notation von Weiß einlesen
        [read-black] Notation von Schwarz einlesen
        [aloud-white] Notation zum Formular von Weiß vorlesen
        [aloud-black] Notation zum Formular von Schwarz vorlesen
        [same] Das Formular sagt dasselbe
        [otherwise] Es sagt etwas anderes
        [unreadable] Niemand kann es lesen
        [one-back] Einen { -half-move } zurück
        [read-done] Vorlesen beenden
        [on-sheet] Eintragen, was auf dem Formular steht
        [note] Einen { -half-move } selbst notieren
        [walk-back] Zum vorgeschlagenen { -half-move } zurückgehen
        [walk-back-to] Zu einem anderen { -half-move } zurückgehen
        [restore] Letztes Zurückgehen aufheben
        [charge-stopwatch] Die Zeit der Stoppuhr anrechnen
        [charge] Eine Zeit anrechnen
        [charge-back] Letzte Anrechnung zurücknehmen
        [set] Beide { -clock(number: "plural") } stellen
        [take] Einen dieser Stände nehmen
        [replace] Das Uhrgerät außer Dienst stellen
        [swap-clock] Seiten der { -clock } tauschen
        [press-back] Das wartende Drücken zurücknehmen
        [ask] Vermerken, dass gefragt wurde, wer am Zug ist
        [absent] Als abwesend vermerken
        [arrived] Als eingetroffen vermerken
        [grant] Der Reklamation stattgeben
        [refuse] Die Reklamation zurückweisen
        [slips] Versprecher auflisten
        [complaint] Eine Beschwerde vermerken
        [decide] Ein Ergebnis verkünden
        [decide-in-words] Eine Entscheidung mit eigenen Worten vermerken
        [prepared] Alles ist vorbereitet
        [appoint] Eine { -assistant } ernennen
        [sanction] Eine Sanktion verhängen
        [answer] Auskunft geben
        [hand-over] Den Tisch übergeben
        [original] Originale einsammeln
       *[muted] Zeigen
    }

arbiter-act-means =
    { $act ->
        [come] Der Ruf ist beantwortet und hebt diesen Tisch nicht mehr hervor. Niemand hört es.
        [let-in] Dieses Gerät zeigt von da an die Seite seiner Rolle, und was dort getan wird, zählt für diese Rolle.
        [end-device] Dieses Gerät zeigt sofort nichts mehr von diesem Tisch. Es bräuchte einen neuen Zettel.
        [new-slip] Seine Worte werden hier einmal gezeigt, für Papier oder ein anderes Gerät. Ungebrauchte Zettel dieser Rolle öffnen dann nichts mehr.
        [stop] Beide { -clock(number: "plural") } stehen, die Stoppuhr läuft, und nichts kann gezogen werden (Kodeks IV 2.12).
        [resume] Beide Seiten hören, wer am Zug ist, und beide Zeiten, und die { -clock } läuft weiter.
        [begin] Die { -clock } der beginnenden Seite läuft, und beide Seiten hören es (Kodeks II 4.4).
        [compare] Der Tisch sagt, wo Notationen und { -board(number: "plural") } übereinstimmen und wo nicht, was er vorschlägt und warum. Dadurch ändert sich nichts.
        [read-white] Was eingegeben wird, gilt als Notation von Weiß: { -half-move(number: "plural") } wie in einer Partiedatei, - für eine leere Zeile, ein Wort für Unlesbares.
        [read-black] Was eingegeben wird, gilt als Notation von Schwarz: { -half-move(number: "plural") } wie in einer Partiedatei, - für eine leere Zeile, ein Wort für Unlesbares.
        [aloud-white] Die Notation des Programms wird { -half-move } für { -half-move } vorgelesen, und das Formular von Weiß wird verfolgt.
        [aloud-black] Die Notation des Programms wird { -half-move } für { -half-move } vorgelesen, und das Formular von Schwarz wird verfolgt.
        [same] Beim Vorlesen: was das Formular dort sagt.
        [on-sheet] Beim Vorlesen: was stattdessen auf dem Formular steht, wird vermerkt.
        [note] Was in Zeitnot zu sehen ist, kommt in die eigene Notation (Kodeks IV 2.15), eine dritte neben denen der beiden Seiten: { -half-move(number: "plural") } wie auf einem Formular, mit Zugnummer, wo sie nicht an den letzten anschließen, - für einen nicht gesehenen. Am { -board } hört das niemand, und gespielt wird dadurch nichts.
        [walk-back] Die { -half-move(number: "plural") } dahinter werden gestrichen und bleiben in der Notation; Remisangebote dahinter sind hinfällig; die { -clock(number: "plural") } gehen auf das zurück, was dort vermerkt war. Beide Seiten hören es.
        [walk-back-to] Die { -half-move(number: "plural") } hinter dem genannten werden gestrichen und bleiben in der Notation; Remisangebote dahinter sind hinfällig; die { -clock(number: "plural") } gehen auf das zurück, was dort vermerkt war. Beide Seiten hören es.
        [restore] Was das letzte Zurückgehen strich, gilt wieder, durch einen weiteren Eintrag.
        [charge-stopwatch] Die Zeit seit dem Anhalten ist sofort verbrauchte Zeit dieser Seite; bei beiden wird sie geteilt (Kodeks II 6.15, 6.19).
        [charge] Die Zeit ist sofort verbrauchte Zeit dieser Seite; bei beiden wird sie geteilt. Anrechnungen addieren sich (Kodeks II 6.15, 6.19).
        [charge-back] Ein weiterer Eintrag nimmt die letzte Anrechnung zurück; beide bleiben vermerkt.
        [set] Beide { -clock(number: "plural") } zeigen jetzt diese Zeiten, und die verbrauchte Zeit folgt daraus. Was vorher angerechnet wurde, ist darin enthalten.
        [take] Beide { -clock(number: "plural") } zeigen diesen Stand; von dort geht die Partie nach dem Fortsetzen weiter.
        [replace] Das Gerät zählt nicht mehr; das Programm misst die Zeit von seinem letzten Stand an (Kodeks II 6.10).
        [swap-clock] Die { -clock } ist verkehrt herum angeschlossen: was sie zeigt und ihr Drücken gehört von nun an der anderen Seite. Drücken, das auf seinen { -half-move } wartet, wird zurückgenommen.
        [press-back] Das letzte Drücken, das auf seinen { -half-move } wartet, macht keinen. Die { -clock } steht, wie sie steht: Verbrauchtes stellen oder anrechnen.
        [ask] Vermerkt wird, dass die Spielenden gefragt wurden; das Programm sagt nichts davon (Kodeks II 6.9).
        [absent] Wer zu Beginn der Runde nicht da ist: Von ihrem Beginn an läuft die { -clock } dieser Seite (Kodeks II 4.5).
        [arrived] Wer eingetroffen ist: Die erste von zwei Seiten teilt, was verbraucht wurde.
        [grant] Die Partie endet so, wie die Reklamation es sagt.
        [refuse] Die Partie geht weiter, außer wenn inzwischen ein Blättchen fiel: Dann wird dieser Verlust vorgeschlagen.
        [slips] Jeder Versprecher mit seinem { -half-move }; gezählt, nie bewertet (Kodeks VIII 3.2).
        [complaint] Sie wird vermerkt mit dem, worum es geht. Über die { -clock } muss sie vor der Kontrolle kommen (Kodeks II 6.11).
        [decide] Die Partie endet so für beide. Der Tisch fragt noch einmal nach; dann fragt er beide Seiten, ob das stimmt.
        [decide-in-words] Sie steht im Protokoll als Entscheidung und beendet nichts.
        [confirmed] Was jede Seite zum Ergebnis sagt, steht im Protokoll; niemand sagt es für sie.
        [prepared] Alles, was vor dem ersten Zug gefragt wird, gilt als geklärt.
        [appoint] Wer genannt ist, darf für die blinde Seite handeln und steht im Protokoll (Kodeks VIII 4.2).
        [sanction] Sie steht mit ihrem Grund im Protokoll (Kodeks II 2.5). Keine wird vorgeschlagen; ein Verlust beendet die Partie erst, wenn sein Ergebnis verkündet wird.
        [answer] Was beide Seiten verbraucht haben und wie viele Züge gemacht sind, wird nur hier gezeigt, um es einer blinden Person am Zug auf ihre Frage zu sagen (Kodeks VIII 5.1). Es wird aufgeschrieben. Sonst wird es abgelehnt.
        [hand-over] Von da an betreut die genannte Person diesen Tisch; so steht es im Protokoll. Was wer hier darf, folgt aus den eigenen Zetteln und Codes.
        [original] Vermerkt wird, ob das Original einer Notation da ist (Kodeks IV 2.21); es steht im Protokoll.
       *[muted] Was man wissen darf, ohne dass es zu merken ist, steht auf einer eigenen Seite, die sich nach zehn Sekunden von selbst schließt. Wer sieht, dass jemand aufblickt, weiß es schon.
    }

arbiter-act-field =
    { $act ->
        [read-white] { -half-move(number: "plural") } auf dem Formular von Weiß
        [read-black] { -half-move(number: "plural") } auf dem Formular von Schwarz
        [on-sheet] Der { -half-move } auf dem Formular
        [note] Gesehene { -half-move(number: "plural") }
        [walk-back-to] Nach welchem { -half-move }, als Nummer
        [charge] Wie viel, etwa 3:20
        [set] Beide Zeiten, die von Weiß zuerst, etwa 1:18:40 1:19:05; davor kann die Nummer eines früheren { -half-move(case: "gen") } stehen
        [complaint] Worum es geht
        [decide-in-words] Was entschieden ist und warum
        [appoint] Ein Name, und wo beide blind sind, auch weiß oder schwarz
        [hand-over] An wen, mit Namen
       *[sanction] Warum
    }

arbiter-log-means = Das Neueste zuerst; Zeiten seit dem Start des Programms am Tisch. Nichts wird gelöscht: Aufgehoben wird durch einen weiteren Eintrag.

arbiter-log-row = { $time }, { $who }: { $what }

arbiter-log-earlier = Frühere Zeilen: { $count }. Die Aufzeichnung hat sie alle.

arbiter-by =
    { $actor ->
        [white] Weiß
        [black] Schwarz
        [assistant] eine { -assistant }
        [white-assistant] { -assistant } von Weiß
        [black-assistant] { -assistant } von Schwarz
        [arbiter] { -arbiter }
        [unknown-hand] unbekannte Hand
       *[program] Programm
    }

arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] Tastatur
        [announced] angesagt
        [asked] { -board }, nach einer Frage
        [clock] Uhrgerät
       *[program] Programm
    }

arbiter-log-opened = Das Programm öffnete die Aufzeichnung; { -half-move(number: "plural") } darin: { $plies }.

arbiter-log-closed = Das Programm wurde beendet.

arbiter-log-forgotten = Die Namen wurden aus der Aufzeichnung entfernt.

arbiter-log-disk = Die Platte war weg und ist wieder da; verspätet geschrieben: { $count }.

arbiter-log-refused = Nicht angenommen: { $line }

arbiter-log-new-game = Eine andere Partie wurde begonnen; diese ist aufbewahrt und kann weitergehen.

arbiter-log-half-move =
    { $side ->
        [white] { -half-move } { $ply }, Weiß: { $move }.
       *[black] { -half-move } { $ply }, Schwarz: { $move }.
    }

arbiter-log-said = Angesagt: { $text }

arbiter-log-asked =
    { $asks ->
        [correction] { $text } wurde eingegeben; gefragt wurde, ob es den letzten { -half-move } berichtigt.
       *[whose] { $text } wurde eingegeben; gefragt wurde, wessen { -half-move } es ist.
    }

arbiter-log-answered =
    { $answer ->
        [yes] Antwort: Es ist eine Berichtigung.
        [no] Antwort: Es ist keine.
        [white] Antwort: von Weiß.
        [black] Antwort: von Schwarz.
       *[lapsed] Die Frage entfiel: Etwas anderes kam zuerst.
    }

arbiter-log-adjusting =
    { $begun ->
        [yes] Steine werden zurechtgerückt (Kodeks I 3.13).
       *[no] Das Zurechtrücken ist beendet.
    }

arbiter-log-differed = { board-name } weicht von der Notation ab; wegzunehmen: { $remove }; aufzustellen: { $put }.

arbiter-log-check-asked =
    { $by ->
        [white] Weiß möchte die Notationen vergleichen (Kodeks II 6.6).
       *[black] Schwarz möchte die Notationen vergleichen (Kodeks II 6.6).
    }

arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of }: Die andere Seite stimmt zu.
       *[no] { arbiter-log-check-of }: Die andere Seite stimmt nicht zu.
    }

arbiter-log-check-of =
    { $by ->
        [white] Vergleich auf Wunsch von Weiß
       *[black] Vergleich auf Wunsch von Schwarz
    }

arbiter-log-check-ended =
    { $counted ->
        [yes] Der Vergleich ist zu Ende: Die Notationen weichen bei { -half-move } { $ply } ab.
       *[no] Der Vergleich ist zu Ende.
    }

arbiter-log-appointed =
    { $side ->
        [white] Eine { -assistant } von Weiß wurde ernannt (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}allein für die Notation (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Eine { -assistant } von Schwarz wurde ernannt (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}allein für die Notation (Kodeks II 6.3)
               *[no] {""}
            }.
    }

arbiter-log-asked-turn = Die Spielenden wurden gefragt, wer am Zug ist (Kodeks II 6.9).

arbiter-log-device = Das Uhrgerät meldete: { $told }

arbiter-log-paused = Beide { -clock(number: "plural") } stehen bis zum nächsten { -half-move } oder Druck (Training).

arbiter-muted-turn =
    { $side ->
        [white] Nach der Notation ist Weiß am Zug.
       *[black] Nach der Notation ist Schwarz am Zug.
    }

arbiter-muted-accepted = { -half-move } { $ply }, { $article }: gilt, I 5.7.

arbiter-muted-accepted-if-off = { -half-move } { $ply }, { $article }: gilt, I 5.7, falls die Steine weg waren; das sagte nur ein Sensor.

arbiter-muted-in-doubt = Zweifelhaft, ob sie dort stehen: { $squares }. Diese Felder gelten als nicht gesehen, bis ein { -half-move } nur zu einem von beiden passt oder bis Sie steht und das Feld eingeben, mit nein dahinter, wenn der Stein weg ist.

arbiter-muted-regular = Kein { -half-move } ist regelwidrig und noch offen.

arbiter-muted-not-made =
    { $count ->
        [0] Jeder { -half-move } zählt.
       *[other] { -half-move(number: "plural") }, die noch nicht zählen; mit { -clock } hat niemand für sie gedrückt: { $plies }.
    }

arbiter-muted-explained = Erklärung { $explanation } des Verglichenen enthält etwas Regelwidriges ({ $article }).

arbiter-muted-capture =
    { $must ->
        [yes] Die Seite am Zug muss schlagen.
       *[no] Es gibt nichts zu schlagen.
    }

arbiter-muted-closes = Dies schließt sich nach zehn Sekunden von selbst.

arbiter-device-waits =
    Gerät { $device } möchte sein: { desk-device-role }. Es heißt { $name }.{ $occupied ->
        [yes] {" "}Das ist schon Gerät { $there }.
       *[no] {""}
    } Zulassen?

arbiter-slip-for = { desk-device-role }

arbiter-device-shut = Seine Seite ist gerade nicht offen.

arbiter-no-device = Kein Gerät zeigt eine Seite dieses Tisches.

arbiter-title-alone = { arbiter-by-code }

arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] Das Original der Notation von Weiß ist da
               *[black] Das Original der Notation von Schwarz ist da
            }
       *[no]
            { $side ->
                [white] Das Original der Notation von Weiß ist doch nicht da
               *[black] Das Original der Notation von Schwarz ist doch nicht da
            }
    }
