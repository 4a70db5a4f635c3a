protocol-title = Protokoll des { -arbiter(case: "gen") }

protocol-rehearsal = Generalprobe, nicht offiziell

protocol-mode =
    { $mode ->
        [official] Offizielles Spiel.
        [rehearsal] Generalprobe, nicht offiziell: Dies ist kein Protokoll einer Partie.
       *[training] Training: Dieses Protokoll ist nicht offiziell.
    }

protocol-consent = Zustimmung zum Gerät (Kodeks II 2.4.10): { $consent }

protocol-consent-to = Zustimmung (Kodeks II 2.4.10), { $function }: { $consent }

protocol-program = Zustimmung zu diesem Programm: { $program }

protocol-event = Veranstaltung: { $name }

protocol-round = Runde: { $name }

protocol-time = Bedenkzeit: { $time }

protocol-settings = Einstellungen:

protocol-setting = - { $setting }

protocol-settings-unread = Einstellungen, wie sie aufbewahrt wurden: { $settings }

protocol-rules = Regeln: { $rules }

protocol-players = Weiß: { $white }. Schwarz: { $black }.

protocol-start = Beginn: { $start }

protocol-line = { $time } UTC  { $what }

protocol-by-arbiter =
    { $code ->
        [chief] Hauptschiedsrichter: { $what }
       *[round] Rundenschiedsrichter { $number }: { $what }
    }

protocol-by-named =
    { $code ->
        [chief] Hauptschiedsrichter ({ $name }): { $what }
       *[round] Rundenschiedsrichter { $number } ({ $name }): { $what }
    }

protocol-nothing = Es geschah nichts, was in ein Protokoll gehört.

protocol-prepared = Vor der Partie, { $question } { $answer ->
        [yes] Ja.
        [no] Nein.
        [braille] In Punktschrift.
        [print] In Schwarzschrift.
        [dictaphone] Auf Diktiergerät.
        [sensed] Ja, laut { -board }.
       *[confirmed] Vom { -arbiter } bestätigt.
    }

protocol-appointed =
    { $side ->
        [white] Ernannte { -assistant } für Weiß (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}allein für die Notation (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Ernannte { -assistant } für Schwarz (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}allein für die Notation (Kodeks II 6.3)
               *[no] {""}
            }.
    }

protocol-called =
    { $by ->
        [white] Weiß rief den { -arbiter }.
        [black] Schwarz rief den { -arbiter }.
       *[nobody] Der { -arbiter } wurde gerufen.
    }

protocol-arbiter =
    { $state ->
        [opened] Der { -arbiter } beginnt.
        [refused] Ein falscher Code für die Befehle des { -arbiter(case: "gen") } wurde eingegeben.
       *[closed] Der { -arbiter } ist fertig.
    }

protocol-round-arbiter =
    { $state ->
        [opened] Rundenschiedsrichter { $number } beginnt.
       *[closed] Rundenschiedsrichter { $number } ist fertig.
    }

protocol-times-told =
    { $side ->
        [white] Auf Frage Weiß am Zug gesagt (Kodeks VIII 5.1): { answer-used }gemachte Züge: Weiß { $whites }, Schwarz { $blacks }.
       *[black] Auf Frage Schwarz am Zug gesagt (Kodeks VIII 5.1): { answer-used }gemachte Züge: Weiß { $whites }, Schwarz { $blacks }.
    }

protocol-handed-over = Der Tisch wurde übergeben an { $name }.

protocol-arbiter-named =
    { $code ->
        [chief] Hauptschiedsrichter: { $name }.
       *[round] Rundenschiedsrichter { $number }: { $name }.
    }

protocol-responsible = Wer den Tisch betreute:

protocol-responsible-first =
    { $code ->
        [chief] {"  "}bis { $until }: der { -arbiter }
       *[round] {"  "}bis { $until }: Rundenschiedsrichter { $number }
    }

protocol-responsible-first-named = {"  "}bis { $until }: { $name }

protocol-responsible-for = {"  "}{ $from } bis { $until }: { $name }

protocol-responsible-from = {"  "}ab { $from }: { $name }

protocol-demanded =
    { $by ->
        [white] Weiß verlangt nach Kodeks I 5.4, dass { $move } richtiggestellt wird.
       *[black] Schwarz verlangt nach Kodeks I 5.4, dass { $move } richtiggestellt wird.
    }

protocol-demanded-while-differing = Zuerst zu klären (Kodeks VIII 3.1): { board-name } weicht von der Notation ab.

protocol-demanded-after-parting = Zuerst zu klären (Kodeks VIII 3.1): { $move } wurde anders wiederholt.

protocol-let-stand =
    { $by ->
        [white] Weiß lässt { $move } gelten (Kodeks I 5.4).
       *[black] Schwarz lässt { $move } gelten (Kodeks I 5.4).
    }

protocol-accepted =
    { $by ->
        [next-half-move] { $move } gilt durch den nächsten { -half-move } des Gegners (Kodeks I 5.7).
       *[let-stand] { $move } gilt, weil der Gegner ihn gelten lässt (Kodeks I 5.4).
    }

protocol-slip =
    { $side ->
        [white] Versprecher von Weiß bei { -half-move } { $ply }: { $was }, nach { $time } berichtigt in { $is }.
       *[black] Versprecher von Schwarz bei { -half-move } { $ply }: { $was }, nach { $time } berichtigt in { $is }.
    }

protocol-discrepancy = Angesagt { $said }, ausgeführt { $done }; nicht rechtzeitig richtiggestellt.

protocol-hand = Die Hand auf dem Weg zu { $move }: { $article }, Felder { $squares }; gesehen und nicht gesagt.

protocol-men-off = { -half-move } { $ply }, { $move }, zeigt, dass auf { $squares } nichts steht, wie die andere Seite hingenommen hat (Kodeks I 5.7); gesehen und nicht gesagt.

protocol-crown-missing = Die Krone von { $move } fehlte, als weitergespielt wurde (Kodeks I 3.5, 3.6); nicht gesagt.

protocol-stopped = Beide { -clock(number: "plural") } angehalten (Kodeks IV 2.12).

protocol-resumed = Die Partie geht weiter; sie stand { $time } still.

protocol-board-differed = { board-name } weicht von der Notation ab: zeigt { $shown }; wegzunehmen: { $remove }; zu setzen: { $put }.

protocol-board-agreed = { board-name } stimmt mit der Notation überein.

protocol-sensor-switched =
    { $on ->
        [yes] Der Sensor von { $square } ist wieder an { board-where }.
       *[no] Der Sensor von { $square } ist ausgeschaltet { board-where }: bis er wieder an ist, wird das Feld nicht gesehen, und { -half-move(number: "plural") } dort werden eingegeben oder angesagt.
    }

protocol-sensor-proposed = Es wurde { board-where } weitergespielt, obwohl ein Stein auf { $square } nicht gesehen wird: Vorgeschlagen ist, diesen Sensor auszuschalten.

protocol-man-decided =
    { $there ->
        [yes] Der Stein auf { $square } steht dort, obwohl er nicht auf dem { -board } war, als die andere Seite weiterspielte (Kodeks I 5.7).
       *[no] Der Stein auf { $square } ist weg: die andere Seite hat das hingenommen, als sie weiterspielte (Kodeks I 5.7).
    }

protocol-difference-asked = Generalprobe: Etwas soll schiefgehen.

protocol-difference-made =
    { $mishap ->
        [falls] Generalprobe: Vom { -board } von { $side ->
            [white] Weiß
           *[black] Schwarz
        } fiel ein Stein.
        [carried-elsewhere] Generalprobe: Auf dem { -board } von { $side ->
            [white] Weiß
           *[black] Schwarz
        } wurde stattdessen { $move } ausgeführt.
        [written-otherwise] Generalprobe: { $side ->
            [white] Weiß
           *[black] Schwarz
        } hat stattdessen { $move } ausgeführt und notiert.
        [pushed] Generalprobe: Auf dem { -board } von { $side ->
            [white] Weiß
           *[black] Schwarz
        } wurden zwei Steine verschoben.
       *[left-standing] Generalprobe: Auf dem { -board } von { $side ->
            [white] Weiß
           *[black] Schwarz
        } blieb ein geschlagener Stein stehen.
    }

protocol-sensors-switched =
    { $on ->
        [yes] Die Sensoren sind wieder an { board-where }.
       *[no] Die Sensoren sind ausgeschaltet { board-where }: bis sie wieder an sind, werden { -half-move(number: "plural") } eingegeben oder angesagt.
    }

protocol-board-asked = { board-name } stimmte noch nicht mit der Notation überein und zeigte { $shown }; gefragt wurde, ob es so ist.

protocol-board-answered =
    { $answer ->
         [yes] Die Frage nach { $shown } wurde bejaht.
         [no] Die Frage nach { $shown } wurde verneint.
         [press] Die Frage nach { $shown } wurde durch den Druck auf die { -clock } beantwortet.
         [next-half-move] Die Frage nach { $shown } wurde durch den nächsten { -half-move } beantwortet.
        *[changed] Die Frage nach { $shown } erledigte sich: { -board } oder Notation änderten sich vorher.
    }

protocol-sheet =
    { $side ->
        [white] Notation von Weiß, wie eingelesen: { $written }
       *[black] Notation von Schwarz, wie eingelesen: { $written }
    }

protocol-compared =
    { $counted ->
        [yes] Notationen verglichen (Kodeks VIII 3.1): Fall { $case }, { $agreed } { -half-move(number: "plural") } stimmen überein, vorgeschlagen, nach { -half-move } { $ply } fortzusetzen.
       *[no] Notationen verglichen (Kodeks VIII 3.1): Fall { $case }, { $agreed } { -half-move(number: "plural") } stimmen überein.
    }

protocol-why = Grund: { $why }.

protocol-column =
    { $side ->
        [white] Notation von Weiß
       *[black] Notation von Schwarz
    }

protocol-walked-back =
    { $count ->
        [0] Entscheidung: zurück zur Stellung nach { -half-move } { $ply }; nichts gestrichen.
       *[other] Entscheidung: zurück zur Stellung nach { -half-move } { $ply }; gestrichen: { $struck }.
    }

protocol-put-back = Entscheidung: Das Zurückgehen ist aufgehoben; es gelten wieder: { $moves }.

protocol-readings = { -clock(number: "plural") } nach { -half-move } { $ply }: Weiß { $white }, Schwarz { $black }.

protocol-charged = Entscheidung: Weiß { $white } angerechnet, Schwarz { $black } (Kodeks II 6.19).

protocol-charged-more = Entscheidung, Anrechnung { $number }: Weiß { $white }, Schwarz { $black } (Kodeks II 6.19).

protocol-charge-taken-back = Entscheidung: Anrechnung { $number } ist zurückgenommen, Weiß { $white }, Schwarz { $black }.

protocol-press-taken-back =
    { $side ->
        [white] Entscheidung: Das Drücken von Weiß, das auf einen { -half-move } wartete, ist zurückgenommen.
       *[black] Entscheidung: Das Drücken von Schwarz, das auf einen { -half-move } wartete, ist zurückgenommen.
    }

protocol-hand-over-stop = Eine Hand begann { $move } { $began } ms vor dem Anhalten und beendete es { $ended } ms danach.

protocol-decided = Entscheidung: { $reason }

protocol-irregular = { -half-move } { $ply }, { $move }: regelwidrig, { $article }; gesehen und nicht gesagt.

protocol-struck =
    { $because ->
        [corrected] { $move } wurde korrigiert.
       *[taken-back] { $move } wurde zurückgenommen.
    }

protocol-signature = { -arbiter }: ____________________   Weiß: ____________________   Schwarz: ____________________

protocol-offered =
    { $side ->
        [white] Weiß bietet nach { -half-move } { $ply } Remis an{ protocol-offer-state }.
       *[black] Schwarz bietet nach { -half-move } { $ply } Remis an{ protocol-offer-state }.
    }

protocol-offer-state =
    { $admissible ->
        [too-early] , das ist zu früh; nicht weitergegeben (Kodeks II 5.1)
        [too-many-pieces] , mit zu vielen Steinen auf dem { -board }; nicht weitergegeben (Kodeks III 6)
        [repeated] , erneut vor einem Angebot der anderen Seite; nicht weitergegeben (Kodeks II 5.1)
        [not-after-move] , aber nicht zwischen Zug und Drücken; nicht weitergegeben (Kodeks II 5.1)
       *[yes] {""}
    }

protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] Weiß nimmt das Remis an.
           *[black] Schwarz nimmt das Remis an.
        }
       *[declined] { $side ->
            [white] Weiß lehnt das Remis ab.
           *[black] Schwarz lehnt das Remis ab.
        }
    }

protocol-ended = Die Partie ist zu Ende, { $result }{ $name } ({ $cause }).

ending-name =
    { $cause ->
        [no-pieces] keine Steine mehr
        [blocked] kein Zug möglich
        [resignation] Aufgabe
        [refusal] Weigerung, die Regeln einzuhalten
        [time] Zeitüberschreitung
        [forfeit] kampflos
        [sanction] Sanktion
        [agreement] Vereinbarung
        [repetition] dreimal dieselbe Stellung
        [kings] reine Damenzüge
        [three-kings] drei Steine gegen eine { -king }
        [main-line] schwächere Seite allein auf der Hauptdiagonale
        [main-line-taken] drei { -king(number: "plural") } gegen eine, Hauptdiagonale besetzt
        [two-kings] höchstens zwei Steine gegen eine { -king }
        [regulation] Remis nach Reglement
        [short-of-time] zu wenig Zeit bei klarem Vorteil
        [both-flags] beide Blättchen gefallen
        [cannot-win] keine Seite kann gewinnen
       *[decision] Entscheidung des { -arbiter(case: "gen") }
    }

protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] Weiß bestätigt das Ergebnis.
           *[black] Schwarz bestätigt das Ergebnis.
        }
       *[no] { $by ->
            [white] Weiß bestätigt das Ergebnis nicht.
           *[black] Schwarz bestätigt das Ergebnis nicht.
        }
    }

protocol-claimed =
    { $side ->
        [white] Weiß reklamiert { claim-name } nach { -half-move } { $ply }.
       *[black] Schwarz reklamiert { claim-name } nach { -half-move } { $ply }.
    }

protocol-claim-position = Stellung: { $position }

protocol-claim-occurred = Vorkommen: { $count }, nach den { -half-move(number: "plural", case: "dat") } { $plies } (Kodeks I 6.1).

protocol-claim-count = Gezählt: { ending-name }, { $made } von { $limit } Zügen jeder Seite.

protocol-claim-finding =
    { $finding ->
        [proven] Von der Notation belegt ({ $article }).
        [proven-otherwise] Nicht nach der genannten Regel belegt, aber nach einer anderen ({ $article }).
        [arbiters-call] Vom { -arbiter } zu beurteilen ({ $article }).
        [must-capture] Nicht zulässig, die reklamierende Seite muss schlagen (Kodeks III 9.1).
        [quick-games-only] Nicht zulässig, ein Recht schneller Partien ohne Zeitzuschlag (Kodeks III 9.2), und diese ist keine.
       *[not-proven] Von der Notation nicht belegt.
    }

protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Entscheidung: Der Reklamation von Weiß wird stattgegeben.
           *[black] Entscheidung: Der Reklamation von Schwarz wird stattgegeben.
        }
       *[no] { $side ->
            [white] Entscheidung: Die Reklamation von Weiß wird zurückgewiesen.
           *[black] Entscheidung: Die Reklamation von Schwarz wird zurückgewiesen.
        }
    }

protocol-claim-voided =
    { $side ->
        [white] Die Reklamation von Weiß ist hinfällig: Die Partie ging dahinter zurück.
       *[black] Die Reklamation von Schwarz ist hinfällig: Die Partie ging dahinter zurück.
    }

protocol-sanctioned =
    { $side ->
        [white] Sanktion gegen Weiß: { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanktion gegen Schwarz: { sanction-name } (Kodeks II 2.5). { $why }
    }

sanction-name =
    { $sanction ->
        [reprimand] Verweis
        [warning] öffentliche Verwarnung
        [loss] Partieverlust
       *[disqualification] Disqualifikation
    }

protocol-complained =
    { $side ->
        [white] Beschwerde von Weiß nach { -half-move } { $ply }: { $why }{ protocol-complained-late }
       *[black] Beschwerde von Schwarz nach { -half-move } { $ply }: { $why }{ protocol-complained-late }
    }

protocol-complained-late =
    { $late ->
        [yes] {" "}[nach der Zeitkontrolle, Kodeks II 6.11]
       *[no] {""}
    }

protocol-result = Ergebnis: { $result }, Punkte { $score }{ $name } ({ $cause }).

protocol-gaps = In der Notation zu ergänzen (Kodeks II 6.21), { -half-move(number: "plural") }: { $plies }.

protocol-copy =
    { $copy ->
        [original] Original, für den Veranstalter (Kodeks II 3.7):
       *[copy] Durchschrift, für die Spielenden (Kodeks II 3.7):
    }

protocol-claim-clocks = { -clock(number: "plural") } bei der Reklamation: Weiß { $white }, Schwarz { $black }.

protocol-times-used = Verbrauchte Zeit (Kodeks II 6.21): Weiß { $white }, Schwarz { $black }.

protocol-flag =
    { $side ->
        [white] Das Blättchen von Weiß fiel
       *[black] Das Blättchen von Schwarz fiel
    } bei { $played } Spielzeit beider Seiten; gemachte Züge: { $moves } (Kodeks II 6.12).

protocol-flag-void =
    { $side ->
        [white] Das Blättchen von Weiß steht wieder
       *[black] Das Blättchen von Schwarz steht wieder
    }: Die { -clock } wurde geändert, und dass es zuvor fiel, ist ungültig.

protocol-presence =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $there ->
        [yes] ist eingetroffen
       *[no] ist nicht da
    } (Kodeks II 4.5).

protocol-clock-replaced = Entscheidung: Die gestörte { -clock } wird ersetzt, das Programm misst die Zeit (Kodeks II 6.10).

protocol-clock-swapped = Die { -clock } war verkehrt angeschlossen: von hier an sind ihre Seiten vertauscht.

protocol-time-jumped =
    { $way ->
        [ahead] Die eigene { -clock } des Computers ist der gezählten Zeit um { $by } voraus.
       *[behind] Die eigene { -clock } des Computers ist um { $by } hinter der gezählten Zeit zurück.
    }

protocol-clock-gap =
    { $closed ->
        [yes] Das Programm war beendet
       *[no] Das Programm war abgebrochen
    } und wurde neu gestartet; { $side ->
        [white] die { -clock } von Weiß lief
        [black] die { -clock } von Schwarz lief
       *[nobody] keine { -clock } lief
    }, { $known ->
        [yes] { $lost } lang wurde nichts aufgezeichnet.
       *[no] wie lange, ist nicht zu sagen.
    }

protocol-clock-offered =
    - { $what ->
        [read] wie zuletzt abgelesen
        [ran] wie sie bis zum letzten Eintrag lief
       *[charged] mit der Zeit seither zulasten der Seite, deren { -clock } lief
    }: Weiß { $white }, Schwarz { $black }.

protocol-clock-set-going =
    { $because ->
        [round-begins] Die Runde beginnt (Kodeks II 4.4)
        [after-gap] Danach geht die Partie weiter
        [after-call] Nach Ruf oder Reklamation geht die Partie weiter
       *[stood] Die { -clock }, die stand, wurde gestartet
    }: { $side ->
        [white] die { -clock } von Weiß läuft
       *[black] die { -clock } von Schwarz läuft
    }, Weiß { $white }, Schwarz { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] wie zuletzt abgelesen
            [ran] wie sie bis zum letzten Eintrag lief
            [charged] mit der Zeit seither zulasten der Seite, deren { -clock } lief
           *[none] wie die { -clock } da stand
        }.
       *[other] .
    }

protocol-completion-due =
    { $shared ->
        [yes] Nach der Zeitnot zu ergänzende { -half-move(number: "plural") }: { $missing }; die Zeit wird geteilt (Kodeks II 6.15).
       *[no] Nach der Zeitnot zu ergänzende { -half-move(number: "plural") }: { $missing } (Kodeks II 6.14).
    }

protocol-completion-ended = Die Notation ist wieder vollständig; es dauerte { $time }.

protocol-not-whole =
    Beim Wiederaufnehmen waren von der Aufzeichnung nur { $count } { -half-move(number: "plural") } lesbar; { $lost ->
        [log-missing] ihr letzter Teil, die Datei mit der Endung -wal, fehlte
        [log-damaged] ihr letzter Teil, die Datei mit der Endung -wal, war beschädigt und wurde beiseitegelegt
        [log-strange] eine fremde Datei mit der Endung -wal lag daneben und wurde beiseitegelegt
       *[unread] Teile davon waren nicht zu verstehen
    }. Danach wurde gefragt, und die Partie ging weiter.

protocol-exported = Mit dem Code eines { -arbiter(case: "gen") } wurde alles exportiert ({ $form }).

protocol-keyboard-is =
    { $whose ->
        [white] Die Tastatur gehört ab hier Weiß.
        [black] Die Tastatur gehört ab hier Schwarz.
        [assistant] Die Tastatur gehört ab hier der { -assistant }.
        [both] Die Tastatur gehört ab hier beiden.
       *[player] Die Tastatur gehört ab hier der Person, die am Programm spielt.
    }

protocol-codes =
    { $how ->
        [first] Die Aufzeichnung hatte keinen Schiedsrichtercode; es gilt der, mit dem sie wiederaufgenommen wurde.
       *[new] Die Partie wurde mit einem anderen Schiedsrichtercode als bisher wiederaufgenommen (--new-code).
    }

protocol-moves = Züge:

protocol-call-answered = Ein { -arbiter } kam an den Tisch.

protocol-device-opened = Gerät { $device }, { $name }, wurde eingelassen: { desk-device-role }.

protocol-device-ended = Gerät { $device } wurde beendet.

protocol-no-slip = Jemand versuchte Worte, die auf keinem Zettel stehen; sie öffneten nichts.

protocol-slip-made = Zettel { $slip } wurde neu gemacht: { desk-device-role }.

protocol-slip-used-again = Jemand versuchte den gebrauchten Zettel { $slip } noch einmal; er öffnete nichts.

protocol-contents = Abschnitte des Protokolls

protocol-left-out = Diese offizielle Partie ist nicht zu Ende: Regelwidrigkeiten, wie { -board(number: "plural") } und Notationen voneinander abweichen, was Hände berührten, was für eine Reklamation spricht und was einem Spieler allein gesagt wurde, bleiben bis dahin weg, ob es sie gibt oder nicht.

protocol-section =
    { $part ->
        [game] Die Partie
        [settings] Einstellungen
        [happened] Was geschah und entschieden wurde
        [responsible] Wer den Tisch betreute
        [clocks] { -clock(number: "plural") }
        [moves] Züge
        [result] Ergebnis
       *[signatures] Unterschriften
    }

protocol-foot = Weiß: { $white }, Schwarz: { $black }

protocol-head =
    { $head ->
        [ply] { -half-move }
        [number] Zug
        [time] Zeit (UTC)
        [reading] Stand
        [white] Weiß
        [black] Schwarz
       *[differs] Verschieden
    }

protocol-left-after = Restzeit nach { -half-move } { $ply }

protocol-left-when-set-going = Restzeit beim Ingangsetzen

protocol-charge-of = Angerechnet, Anrechnung { $number }

protocol-charge-undone = Zurückgenommen, Anrechnung { $number }

protocol-used-in-all = Insgesamt verbraucht

protocol-signs =
    { $who ->
        [white] Weiß{ $name }
        [black] Schwarz{ $name }
       *[nobody] { -arbiter }
    }

protocol-noted = { -half-move } { $ply } in der eigenen Notation der { -arbiter(number: "plural") }: { $move }.

protocol-noted-nothing = { -half-move } { $ply }: nichts in der eigenen Notation der { -arbiter(number: "plural") }.

protocol-original =
    { $collected ->
        [yes]
            { $side ->
                [white] Original der Notation von Weiß eingesammelt.
               *[black] Original der Notation von Schwarz eingesammelt.
            }
       *[no]
            { $side ->
                [white] Original der Notation von Weiß nicht eingesammelt.
               *[black] Original der Notation von Schwarz nicht eingesammelt.
            }
    }

protocol-own-column = Eigene Notation der { -arbiter(number: "plural") }
