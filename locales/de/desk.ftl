desk-irregular = { -half-move } { $ply } ist regelwidrig, { $article }; gesehen, zu beanstanden oder gelten zu lassen durch den Gegner.

desk-board-differs = { board-name } weicht von der Notation ab; das ist Kodeks VIII 3.1, vor allem nach I 5.4.

desk-repeated-otherwise = { -half-move } { $ply } wurde von der anderen Seite anders wiederholt; das ist Kodeks VIII 3.1, vor allem nach I 5.4.

desk-announced-otherwise = { -half-move } { $ply } wurde als { $said } angesagt; nicht rechtzeitig richtiggestellt.

desk-demanded =
    { $by ->
        [white] Weiß verlangt, dass { -half-move } { $ply } richtiggestellt wird.
       *[black] Schwarz verlangt, dass { -half-move } { $ply } richtiggestellt wird.
    }

desk-crown-missing = { -half-move } { $ply }: Die Krone fehlt.

desk-draw-offered =
    { $by ->
        [white] Weiß hat nach { -half-move } { $ply } Remis angeboten; noch nicht beantwortet.
       *[black] Schwarz hat nach { -half-move } { $ply } Remis angeboten; noch nicht beantwortet.
    }

desk-slip-count =
    { $side ->
        [white] Von Weiß berichtigte Versprecher: { $count }.
       *[black] Von Schwarz berichtigte Versprecher: { $count }.
    }

desk-slip =
    { $side ->
        [white] { -half-move } { $ply }, Weiß: erst { $was }, dann { $is }, nach { $after } ms.
       *[black] { -half-move } { $ply }, Schwarz: erst { $was }, dann { $is }, nach { $after } ms.
    }

desk-sanctions = Ob sie zu häufig sind, sagt der { -arbiter } (Kodeks VIII 3.2). Sanktionen nach II 2.5: Verweis, öffentliche Verwarnung, Partieverlust, Disqualifikation; keine ist gewählt. Eine Entscheidung wird mit entscheiden notiert.

desk-no-slips = Es wurden keine Versprecher berichtigt.

desk-sheet-read =
    { $side ->
        [white] Die Notation von Weiß ist eingelesen: { $stated } { -half-move(number: "plural") }, { $unreadable } unlesbar.
       *[black] Die Notation von Schwarz ist eingelesen: { $stated } { -half-move(number: "plural") }, { $unreadable } unlesbar.
    }

desk-follow =
    { $side ->
        [white] Auf dem Formular von Weiß mitlesen: ja, nein, unlesbar oder der { -half-move }, der dort steht; zurück; fertig beendet das Lesen.
       *[black] Auf dem Formular von Schwarz mitlesen: ja, nein, unlesbar oder der { -half-move }, der dort steht; zurück; fertig beendet das Lesen.
    }

desk-read-out =
    { $side ->
        [white] { -half-move } { $ply }, Weiß: { $move }?
       *[black] { -half-move } { $ply }, Schwarz: { $move }?
    }

desk-read-on = { $move }?

desk-rest = Alle { -board(number: "plural") } stimmten zuletzt nach { -half-move } { $ply } mit der Notation überein.

desk-walked-back =
    { $count ->
        [0] Die Partie steht nach { -half-move } { $ply }; nichts wurde gestrichen.
       *[other] Die Partie steht nach { -half-move } { $ply }; gestrichen und in der Notation aufbewahrt: { $struck }.
    }

desk-put-back = { -half-move(number: "plural") }, die wieder gelten: { $count }.

desk-no-such-half-move = Es gibt { $plies } { -half-move(number: "plural") }; einen davon nennen.

desk-nothing-proposed = Noch ist nichts vorgeschlagen; erst die Notationen vergleichen oder einen { -half-move } nennen.

desk-nothing-to-put-back = Es gibt kein Zurückgehen, das aufzuheben wäre.

desk-clocks = { -clock(number: "plural") }: Weiß { $white }, Schwarz { $black }.

desk-clocks-used = Verbraucht: Weiß { $white }, Schwarz { $black }.

desk-charged =
    { $side ->
        [white] Weiß angerechnet: { $time }.
       *[black] Schwarz angerechnet: { $time }.
    }

desk-charge = Anrechnung { $number }: Weiß { $white }, Schwarz { $black }. Anrechnungen addieren sich; anrechnen zurück { $number } nimmt diese zurück.

desk-charge-taken-back = Anrechnung { $number } ist zurückgenommen: Weiß { $white }, Schwarz { $black }.

desk-no-such-charge = Es gibt keine solche Anrechnung, die zurückzunehmen wäre.

desk-press-taken-back =
    { $side ->
        [white] Das letzte Drücken von Weiß, das auf seinen { -half-move } wartete, ist zurückgenommen; die { -clock } steht, wie sie steht.
       *[black] Das letzte Drücken von Schwarz, das auf seinen { -half-move } wartete, ist zurückgenommen; die { -clock } steht, wie sie steht.
    }

desk-hand-over-stop =
    Die Hand von { $side ->
        [white] Weiß
       *[black] Schwarz
    } begann { $move } { $began } ms vor dem Anhalten und beendete es { $ended } ms danach. Der { -half-move } steht nicht in der Aufzeichnung; beim Fortsetzen wird gefragt, ob er eingetragen wird.

desk-ask-hand-over-stop =
    Die Hand von { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat { $move } über das Anhalten hinweg ausgeführt. Eintragen? Mit ja oder nein antworten.

desk-no-press-waits = Kein Drücken wartet auf seinen { -half-move }.

desk-sensor-may-be-weak = Es wurde { board-where } weitergespielt, obwohl der Stein auf { $square } nicht gesehen wird. Steht er dort, so geht es mit sensor { $square } aus ohne dieses Feld weiter.

desk-man-not-in-doubt = Dieser Stein ist nicht zweifelhaft. Zweifelhaft: { $squares }.

desk-charge-is-set = Anrechnung { $number } steckt in den Zeiten, die danach gestellt wurden, und wird nicht zurückgenommen: stellen ändert die Zeiten.

desk-ask-seconds = In Sekunden, { $seconds }? Mit ja oder nein antworten. Minuten schreibt man { $minutes }.

desk-quota =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat vor der Zeitkontrolle noch { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } zu machen.

desk-trouble =
    { $side ->
        [white] Weiß ist in Zeitnot (Kodeks II 6.13) und muss nicht notieren (II 6.14).
       *[black] Schwarz ist in Zeitnot (Kodeks II 6.13) und muss nicht notieren (II 6.14).
    }

desk-clock-gap = Der Computer schlief { $lost } lang, oder seine eigene { -clock } wurde vorgestellt, während die Spieluhr lief. Die Spieluhr ging ohne diese Zeit weiter.

desk-clock-kept = In jenem Augenblick ohne sie: Weiß { $white }, Schwarz { $black }; so wurde gezählt.

desk-clock-with-it = Mit dieser Zeit zulasten der Seite, deren { -clock } lief: Weiß { $white }, Schwarz { $black }; dazu dient anrechnen.

desk-clock-away =
    Das Programm war weg, während die { -clock } von { $side ->
        [white] Weiß
       *[black] Schwarz
    } lief; { $known ->
        [yes] { $lost } lang wurde nichts aufgezeichnet.
       *[no] wie lange, ist nicht zu sagen, die eigene { -clock } des Computers wurde verstellt.
    }

desk-clock-offered =
    { $number }, { $what ->
        [read] wie zuletzt abgelesen
        [ran] wie sie bis zum letzten Eintrag lief
       *[charged] mit der Zeit seither zulasten der Seite, deren { -clock } lief
    }: Weiß { $white }, Schwarz { $black }.

desk-clock-choose = stellen und die Nummer nimmt einen davon: stellen 1. Dann fortsetzen; ohne Wahl geht die { -clock } weiter, wie sie steht.

desk-clock-put-back = Die eigene { -clock } des Computers wurde um { $by } zurückgestellt; die Spieluhr wird davon getrennt gemessen und lief weiter.

desk-clocks-disagree = Das Uhrgerät zeigt Weiß { $white }, Schwarz { $black }; das gilt, wenn nichts anderes gestellt wird.

desk-clock-counted = Das Programm zählte Weiß { $white }, Schwarz { $black }.

desk-clock-seems-swapped = Die { -clock } wird von der Seite gedrückt, die nicht gezogen hat: sie ist wohl verkehrt herum angeschlossen, und uhr tauschen dreht sie um. Wie sie steht: Weiß { $white }, Schwarz { $black }.

desk-clock-other-way = Anders herum: Weiß { $white }, Schwarz { $black }.

desk-no-clock-device = Keine { -clock } am Anschluss misst die Zeit.

desk-clock-refused =
    { $why ->
        [wrong-mode] Das Uhrgerät lässt sich in dieser Betriebsart nicht stellen; auf Computerbetrieb umschalten oder die Zeiten von Hand stellen.
        [unable] Das Uhrgerät kann das nicht; von Hand an der { -clock } ausführen.
        [no-answer] Das Uhrgerät hat auf den Befehl nicht geantwortet; nachsehen, was es zeigt.
       *[untold] Das Uhrgerät hat den Befehl verweigert; nachsehen, was es zeigt.
    }

desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Das Uhrgerät zeigt für Weiß mehr Zeit, als möglich ist; die { -clock } ansehen.
           *[black] Das Uhrgerät zeigt für Schwarz mehr Zeit, als möglich ist; die { -clock } ansehen.
        }
        [fell] { $side ->
            [white] Das Uhrgerät zeigt für Weiß plötzlich viel weniger Zeit; das gilt erst, wenn es so weitergeht. Die { -clock } ansehen.
           *[black] Das Uhrgerät zeigt für Schwarz plötzlich viel weniger Zeit; das gilt erst, wenn es so weitergeht. Die { -clock } ansehen.
        }
       *[no-times] Das Uhrgerät zeigt keine lesbaren Zeiten; die { -clock } ansehen.
    }

desk-completion-due =
    { $shared ->
        [yes] Nach der Zeitnot zu ergänzende { -half-move(number: "plural") }: { $missing }; beide waren in Zeitnot, die Zeit wird geteilt (Kodeks II 6.15). Fünfzehn Minuten laufen.
       *[no] Nach der Zeitnot zu ergänzende { -half-move(number: "plural") }: { $missing }, in der eigenen Bedenkzeit (Kodeks II 6.14). Fünfzehn Minuten laufen.
    }

desk-completion-too-long = Die fünfzehn Minuten sind vorbei und { $missing } { -half-move(number: "plural") } fehlen; der Rest darf nach der Partie ergänzt werden (Kodeks II 6.14, 6.21).

desk-pressed-without =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt, und { -half-move } { $ply } steht nicht in der Notation. Zeitnot war nicht; { -board(number: "plural") } und Notationen vergleichen (Kodeks VIII 3.1).

desk-moved-after-press =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt, und das { -board } zeigte { -half-move } { $ply } erst { $late } ms später: gezogen in der Zeit des Gegners.

desk-counts-by-press-alone =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat nach dem letzten Zug der Kontrolle nicht gedrückt; er zählt erst mit dem Drücken (Kodeks II 6.12).

desk-flag =
    { $side ->
        [white] Das Blättchen von Weiß ist gefallen, { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } gemacht.
       *[black] Das Blättchen von Schwarz ist gefallen, { $moves ->
            [one] { $moves } Zug
           *[other] { $moves } Züge
        } gemacht.
    }

desk-flag-first =
    { $side ->
        [white] Das Blättchen von Weiß fiel zuerst.
       *[black] Das Blättchen von Schwarz fiel zuerst.
    }

desk-decided = Die Entscheidung steht in der Notation.

answer-used =
    { $clock ->
        [yes] verbraucht: Weiß { $white }, Schwarz { $black };{" "}
       *[no] {""}
    }

desk-answer =
    { $side ->
        [white] Weiß zu sagen (Kodeks VIII 5.1): { answer-used }gemachte Züge: Weiß { $whites }, Schwarz { $blacks }.
       *[black] Schwarz zu sagen (Kodeks VIII 5.1): { answer-used }gemachte Züge: Weiß { $whites }, Schwarz { $blacks }.
    }

desk-answer-not-now =
    { $side ->
        [white] Weiß ist jetzt nichts zu sagen: Auskunft steht nur am eigenen Zug zu (Kodeks VIII 5.1).
       *[black] Schwarz ist jetzt nichts zu sagen: Auskunft steht nur am eigenen Zug zu (Kodeks VIII 5.1).
    }

desk-handed-over = Von jetzt an betreut { $name } diesen Tisch. Es steht in der Aufzeichnung.

desk-keyboard-is =
    { $whose ->
        [white] Die Tastatur gehört von jetzt an Weiß. Es steht in der Aufzeichnung.
        [black] Die Tastatur gehört von jetzt an Schwarz. Es steht in der Aufzeichnung.
        [assistant] Die Tastatur gehört von jetzt an der { -assistant }. Es steht in der Aufzeichnung.
        [both] Die Tastatur gehört von jetzt an beiden und zeigt nichts, was für eine Seite allein ist. Es steht in der Aufzeichnung.
       *[player] Die Tastatur gehört von jetzt an der Person, die am Programm spielt. Es steht in der Aufzeichnung.
    }

desk-not-recorded = Das ist noch nicht gespeichert: Der Datenträger antwortet nicht. Auf Papier notieren.

desk-write-it-so =
    { $word ->
        [compare] vergleichen eingeben, oder vergleichen weiß und was in der Notation von Weiß steht: vergleichen weiß 1. 32-28 19-23.
        [sheet] Mit ja, nein oder unlesbar antworten oder den { -half-move } eingeben, der auf dem Formular steht.
        [resume] Schreiben Sie fortsetzen: Die { -clock } der Seite, die beginnt, läuft, oder die unterbrochene Partie geht weiter.
        [set] stellen und beide Zeiten eingeben, die von Weiß zuerst: stellen 1:18:40 1:19:05; nach einem früheren { -half-move }: stellen 6 1:18:40 1:19:05.
        [charge] anrechnen eingeben, dann weiß, schwarz oder beide, und wie viel: anrechnen schwarz 3:20; anrechnen schwarz 2m. anrechnen zurück nimmt die letzte Anrechnung zurück.
        [replace] ersetzen eingeben, wenn ein Uhrgerät die Zeit misst und gestört ist; dann misst sie das Programm, und stellen berichtigt sie.
        [sensor] sensor, ein Feld und aus oder an eingeben: sensor 38 aus; das ganze { -board }: sensoren aus; bei zweien auch die Seite: sensoren schwarz aus.
        [stands] steht und das Feld des zweifelhaften Steins eingeben: steht 33; wenn er weg ist, nein dahinter: steht 33 nein.
        [press-back] drücken zurück eingeben, oder die Seite dahinter: drücken zurück weiß.
        [arrived] eingetroffen oder abwesend eingeben, dann weiß, schwarz oder beide: eingetroffen weiß.
        [walk-back] zurückgehen eingeben, oder zurückgehen und einen { -half-move }: zurückgehen 6.
        [slip] zettel und für wen eingeben: zettel ohr weiß; zettel assistenz schwarz; zettel seite weiß; zettel uhr; zettel haupt; zettel runde 2.
        [appoint] ernennen und einen Namen eingeben, und wo beide blind sind, auch für wen: ernennen Jan Nowak für schwarz. Eine { -assistant } hat nur, wer blind ist; für andere ernennt notation hinter dem Namen jemanden allein für die Notation (Kodeks II 6.3): ernennen Jan Nowak notation für schwarz.
        [sanction] sanktion eingeben, weiß oder schwarz, welche (verweis, verwarnung, verlust, disqualifikation) und warum: sanktion weiß verweis Reden.
        [complaint] beschwerde eingeben, weiß oder schwarz, uhr, wenn es darum geht, und worüber: beschwerde weiß uhr stand still.
        [sanction-first] Ein Verlust durch Sanktion braucht zuerst die Sanktion mit Begründung: sanktion weiß verlust und warum.
        [no-advantage] Nur ein Remis kann eines mit Vorteil sein (1+1- oder 1-1+), auf 100 Feldern, und wo die Veranstaltung solche Remis unterscheidet (Kodeks I 6.5).
        [not-proven] Die Notation belegt diese Reklamation nicht. Zurückweisen oder mit Ergebnis und Grund entscheiden.
        [no-such-score] Das ist kein Ergebnis, und nichts wurde entschieden. Ergebnisse sind 2-0, 1-1, 0-2 und die mit Zeichen (2F-0F, 1+1-): entscheiden 2-0 zeit. Jede andere Entscheidung beginnt mit einem Wort.
        [absent-too-late] Wer gezogen hat, ist da und kann nicht mehr als abwesend vermerkt werden (Kodeks II 4.5).
        [not-absent] Von dieser Seite war niemand als abwesend vermerkt.
        [chiefs-sanction] Sanktionen verhängt nur der Hauptschiedsrichter (Kodeks II 2.5). Nichts wurde getan.
        [chiefs-decision] Was ein { -arbiter } entschieden hat, nimmt nur der Hauptschiedsrichter zurück (Kodeks IV 1). Nichts wurde getan.
        [chiefs-device] Das Gerät des Hauptschiedsrichters lässt nur der Hauptschiedsrichter zu oder beendet es. Nichts wurde getan.
        [chiefs-clock] Nur der Hauptschiedsrichter stellt die { -clock } anders auf (Kodeks II 3.6.2). Nichts wurde getan.
        [answer] Schreiben Sie auskunft und die Seite einer blinden Person: auskunft weiß.
        [hand-over] Schreiben Sie übergeben und einen Namen mit höchstens 80 Zeichen: übergeben Anna Lis.
        [note] Schreiben Sie notieren und { -half-move(number: "plural") } wie auf einem Formular: notieren 44. 32-28 19-23.
        [keyboard] Schreiben Sie tastatur und wessen sie ist (weiß, schwarz, beide, assistenz, oder hier für die Person, die am Programm spielt): tastatur assistenz.
        [original] Schreiben Sie original und eine Seite, und nein, wenn es doch nicht da ist: original weiß.
        [protocol] Das Protokoll entsteht aus der Aufzeichnung: zgoda export AUFZEICHNUNG --to protocol --arbiter, in einem anderen Terminal. Es steht auch auf der Seite eines { -arbiter(case: "gen") }.
        [undo] Schreiben Sie anrechnen zurück für eine Anrechnung, drücken zurück für ein Drücken, wiederherstellen für ein Zurückgehen, und zurückgehen, um zu einem früheren { -half-move } zurückzugehen.
       *[decide] entscheiden eingeben und was entschieden wurde und warum; oder entscheiden, ein Ergebnis und seinen Grund: entscheiden 2-0 zeit.
    }

desk-claim =
    { $side ->
        [white] Weiß reklamiert { claim-name }, nach { -half-move } { $ply }.
       *[black] Schwarz reklamiert { claim-name }, nach { -half-move } { $ply }.
    }

claim-name =
    { $what ->
        [repetition] Remis durch Stellungswiederholung (Kodeks I 6.1)
        [kings] Remis durch reine Damenzüge (Kodeks I 6.2)
        [three-kings] Remis mit wenigen Steinen gegen eine { -king } (Kodeks I 6.3, 6.4)
        [regulation] Remis nach Reglement (Kodeks III 9)
        [flag] Zeitüberschreitung (Kodeks II 6.12)
       *[draw] Remis
    }

desk-claim-when =
    { $own ->
        [yes] Erhoben am eigenen Zug; von niemandem angegebene { -half-move(number: "plural") }: { $gaps }.
       *[no] Erhoben am Zug des Gegners; von niemandem angegebene { -half-move(number: "plural") }: { $gaps }.
    }

desk-claim-occurred = Vorkommen der Stellung mit derselben Seite am Zug: { $count }, nach den { -half-move(number: "plural", case: "dat") } { $plies }; drei ergeben Remis (Kodeks I 6.1).

desk-claim-count = Gezählt: { ending-name }, { $made } von { $limit } Zügen jeder Seite ({ $article }).

desk-claim-material = Auf dem { -board }: Weiß, Steine { $white-men }, { -king(number: "plural") } { $white-kings }, Wert { $white }; Schwarz, Steine { $black-men }, { -king(number: "plural") } { $black-kings }, Wert { $black }.

desk-claim-proven = Vorschlag: { $result }, { ending-name } ({ $article }). Stattgeben oder zurückweisen.

desk-claim-proven-otherwise = Nicht nach der genannten Regel belegt, aber nach einer anderen. Vorschlag: { $result }, { ending-name } ({ $article }). Stattgeben oder zurückweisen.

desk-claim-other-tempo =
    { $holds ->
        [yes] Eine andere Bedenkzeit als in II 6.1 und 6.2: in dieser Veranstaltung gilt III 9.1 (Kodeks VIII 5.2).
       *[no] Eine andere Bedenkzeit als in II 6.1 und 6.2: in dieser Veranstaltung gilt III 9.1 nicht (Kodeks VIII 5.2).
    }

desk-claim-not-proven = Von der Notation nicht belegt. Zurückweisen oder mit Ergebnis und Grund entscheiden.

desk-claim-must-capture = Nicht zulässig: Die reklamierende Seite muss schlagen (Kodeks III 9.1). Zurückweisen.

desk-claim-quick-games-only = Nicht zulässig: Wenig Zeit bei wenigen Steinen ist ein Recht schneller Partien ohne Zeitzuschlag (Kodeks III 9.2), und diese ist keine; VIII 5.2 bringt allein III 9.1. Zurückweisen.

desk-claim-arbiters-call = Vom { -arbiter } zu beurteilen: { ending-name } ({ $article }). Stattgeben oder zurückweisen.

desk-no-claim = Keine Reklamation wartet.

desk-ask-result = Das beendet die Partie { $result }, { ending-name } ({ $article }): ja oder nein?

desk-flag-stands =
    { $side ->
        [white] Nach der { -clock } ist das Blättchen von Weiß nicht gefallen: { $left } übrig.
       *[black] Nach der { -clock } ist das Blättchen von Schwarz nicht gefallen: { $left } übrig.
    }

desk-not-declared = Nichts ist verkündet.

desk-declared = Verkündet: { $result }, { ending-name } ({ $article }).

desk-cause-wanted = Hinter das Ergebnis gehört der Grund, einer von: { $causes }.

desk-too-late-for-the-clock = Als nach der Zeitkontrolle erhoben vermerkt: Beschwerden über { -clock } oder Blättchen müssen davor kommen (Kodeks II 6.11).

desk-claim-clocks = { -clock(number: "plural") } bei der Reklamation: Weiß { $white }, Schwarz { $black }.

desk-claim-flag =
    { $side ->
        [white] Das Blättchen von Weiß war da schon gefallen.
       *[black] Das Blättchen von Schwarz war da schon gefallen.
    }

desk-flag-proposal = Vorschlag nach den Blättchen: { $result }, { ending-name } ({ $article }). entscheiden, das Ergebnis und sein Grund verkünden es.

desk-end-proposal = Nach den Regeln ist die Partie zu Ende: { $result }, { ending-name } ({ $article }). entscheiden, das Ergebnis und sein Grund verkünden es.

desk-too-late = Später, als die Veranstaltung erlaubt. Vorschlag: { $result }, { ending-name } ({ $article }). entscheiden, das Ergebnis und sein Grund verkünden es.

forget-done = { $file }: Namen und der Vermerk einer Behinderung sind entfernt; die Partie bleibt.

forget-typed = Während der Partie eingetippte Wörter bleiben, ebenso Entscheidungen in den Worten des { -arbiter(case: "gen") }.

forget-elsewhere = Kein Teil der Aufzeichnung, und es kann noch Namen enthalten: { $file }

forget-copies = Kopien der Aufzeichnung und anderswohin gebrachte Mitschriften oder Tondateien sind hier nicht bekannt.

settings-moved = Einstellungen liegen jetzt im Konfigurationsordner: Sie wurden aus { $from } nach { $to } verschoben.

settings-left = { $file } wird nicht mehr gelesen: In { $to } liegen Einstellungen desselben Namens, und diese gelten.

desk-presence-clock =
    { $clock ->
        [white] {" "}Die { -clock } von Weiß läuft.
        [black] {" "}Die { -clock } von Schwarz läuft.
        [waits] {" "}Noch läuft keine { -clock }; sie beginnt mit der Runde (fortsetzen).
        [white-next] {" "}Beide { -clock(number: "plural") } stehen; geht das Spiel weiter (fortsetzen), läuft die von Weiß.
        [black-next] {" "}Beide { -clock(number: "plural") } stehen; geht das Spiel weiter (fortsetzen), läuft die von Schwarz.
       *[none] {""}
    }

desk-presence =
    { $who ->
        [white] Als abwesend vermerkt: Weiß.{ desk-presence-clock }
        [black] Als abwesend vermerkt: Schwarz.{ desk-presence-clock }
        [both] Als abwesend vermerkt: Weiß und Schwarz.{ desk-presence-clock }
       *[nobody] Niemand ist als abwesend vermerkt.{ desk-presence-clock }
    }

desk-nothing-stopped =
    { $why ->
        [over] Nichts war angehalten: die Partie ist zu Ende.
        [running] { $side ->
            [white] Nichts war angehalten: die { -clock } von Weiß läuft.
           *[black] Nichts war angehalten: die { -clock } von Schwarz läuft.
        }
       *[no-clock] Nichts war angehalten: das Spiel geht weiter, und das Programm führt keine { -clock }.
    }

desk-not-begun = Nichts wurde gestartet: Was vor dem ersten Zug kommt, ist noch nicht geklärt.

desk-nothing-asked = Nichts war gefragt; nichts ist vermerkt.

desk-not-answered = Die Frage blieb ohne Antwort, und nichts wurde getan.

desk-no-private-output = Beide Spieler spielen nach Gehör an einer Ausgabe: Was für einen allein ist, wird keinem gesprochen. --channel white=… und --channel black=… geben jedem eine eigene Ausgabe.

desk-new-codes =
    { $times ->
        [one] Diese Partie wurde mit einem anderen Schiedsrichtercode als bisher wiederaufgenommen; wer das Programm startete, wollte es so.
       *[other] Diese Partie wurde { $times } Mal mit einem anderen Schiedsrichtercode wiederaufgenommen; wer das Programm startete, wollte es so.
    }

desk-first-codes = Die Aufzeichnung hatte keinen Schiedsrichtercode; es gilt der, mit dem sie zuerst wiederaufgenommen wurde.
desk-words-closed = Die Worte des { -arbiter(case: "gen") } haben sich nach zehn Minuten ohne eine Eingabe von ihm selbst geschlossen; schiedsrichter öffnet sie wieder.

desk-wrong-codes =
    { $wrong ->
        [one] Seit dem letzten Öffnen wurde ein falscher Code eingegeben.
       *[other] Seit dem letzten Öffnen wurden { $wrong } falsche Codes eingegeben.
    }

desk-already-stopped = Das Spiel ist schon angehalten; fortsetzen lässt es weitergehen.

desk-whose-answer = Wessen Antwort ist das? Solange die Worte des { -arbiter(case: "gen") } offen sind, zählt sie mit dem Namen der Seite: weiß: ja, schwarz: nein. Nichts ist vermerkt.

clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } alt
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

clocks-tempo =
    { $tempo ->
        [blitz] Blitz
        [rapid] Schnell
       *[classical] lang
    }

desk-device-role =
    { $role ->
        [chief] Hauptschiedsrichter
        [round] Rundenschiedsrichter { $number }
        [assistant]
            { $side ->
                [white] Assistent von Weiß
               *[black] Assistent von Schwarz
            }
        [helper]
            { $side ->
                [white] Helfer von Weiß
               *[black] Helfer von Schwarz
            }
        [ear]
            { $side ->
                [white] Ohr von Weiß
               *[black] Ohr von Schwarz
            }
        [screen]
            { $side ->
                [white] Bildschirm von Weiß
               *[black] Bildschirm von Schwarz
            }
        [player]
            { $side ->
                [white] Seite von Weiß
               *[black] Seite von Schwarz
            }
       *[face] Zifferblatt der { -clock }
    }

desk-device-asks =
    Gerät { $device } möchte sein: { desk-device-role }. Es heißt { $name }.{ $occupied ->
        [yes] {" "}Das ist schon Gerät { $there }.
       *[no] {""}
    } schiedsrichter, dann gerät { $device } lässt es ein, gerät { $device } nein nicht.

desk-device-opened = Gerät { $device } ist eingelassen: { desk-device-role }.

desk-device-ended = Gerät { $device } ist nicht eingelassen oder zeigt nichts mehr.

desk-device-there =
    { $called ->
        [yes] Gerät { $device } ist da: { desk-device-role }, es heißt { $name }.
       *[no] Gerät { $device } ist da: { desk-device-role }.
    }

desk-named-device =
    { $same ->
        [yes] Die Turnierdatei nennt dafür { $named }, und so heißt dieses Gerät.
       *[no] Die Turnierdatei nennt dafür { $named }; dieses Gerät heißt anders.
    }

desk-page-not-in-front = Gerät { $device }, { desk-device-role }, ist nicht vorn oder nicht verbunden. Von dort kommt kein Drücken: ein Fehler der { -clock } (Kodeks II 6.10).

desk-page-in-front = Gerät { $device }, { desk-device-role }, ist wieder vorn.

desk-terminal-not-in-front = Die Tasten dieses Rechners gingen an ein anderes Fenster. Welches ist es? (Kodeks II 2.4.10)

desk-no-such-device = Ein solches Gerät gibt es nicht; gerät allein zählt die vorhandenen auf.

desk-slip-made = Neuer Zettel: { desk-device-role }. Er öffnet einmal ein Gerät, frühere ungebrauchte nichts mehr: { $words }

desk-no-slip-for = Dieser Tisch hat dafür keinen Zettel: { desk-device-role }. Nichts wurde gemacht.

desk-slip-in-file = Ein neuer Zettel ist gemacht: { desk-device-role }. Frühere ungebrauchte öffnen nichts mehr. Seine Worte stehen in der Datei neben der Aufzeichnung, deren Name auf -slips.txt endet.

desk-slip-not-made = Es ließ sich kein Zettel machen; bitte noch einmal versuchen.
desk-ear-lost =
    { $side ->
        [white] Das Ohr von Weiß ist weg: Die Seite schläft, ist geschlossen oder wurde noch nicht berührt. Weiß hört jetzt nichts.
       *[black] Das Ohr von Schwarz ist weg: Die Seite schläft, ist geschlossen oder wurde noch nicht berührt. Schwarz hört jetzt nichts.
    }

desk-ear-back =
    { $side ->
        [white] Das Ohr von Weiß ist wieder da.
       *[black] Das Ohr von Schwarz ist wieder da.
    }

desk-slip-used-again = Jemand hat den Zettel { $slip } noch einmal versucht, der schon gebraucht war. Er hat nichts geöffnet.

desk-not-on-this-page = Das tut man nicht von dieser Seite aus; nichts wurde getan.

desk-press-for-another = Dieser Druck galt einem anderen { -half-move }; er wurde nicht angenommen.

desk-answer-for-another = Diese Antwort galt einem anderen { -half-move }; sie wurde nicht angenommen.

desk-asked-otherwise = Diese Antwort galt einer anderen Frage; sie wurde nicht angenommen.

desk-no-way-to-press =
    { $side ->
        [white] Weiß hat
       *[black] Schwarz hat
    } nichts, womit die { -clock } zu drücken wäre. Möglich sind: eine gewöhnliche oder sprechende { -clock } neben dem Programm, eine eigene Seite, eine Taste, ein Controller, eine angeschlossene { -clock } oder eine Zeile mit dem Namen an der Tastatur des Tisches.

desk-start-all-the-same = Sag es noch einmal, dann läuft die { -clock } trotzdem an; für diese Seite drückst dann du.

desk-half-move-taken =
    { $takes ->
        [yes] { $from } schlägt { $to }
       *[no] { $from } nach { $to }
    }, angenommen{ $press ->
        [yes] ; { -clock } drücken, damit er zählt.
       *[no] .
    }

desk-press-too-late = Dieser Druck war über zwei Sekunden unterwegs; er wurde nicht angenommen. Noch einmal drücken.

desk-decided-meanwhile =
    { $code ->
        [chief] Der Hauptschiedsrichter
       *[round] Rundenschiedsrichter { $number }
    } hat inzwischen an diesem Tisch etwas entschieden; nichts wurde getan. Die Seite noch einmal ansehen.

desk-decided-meanwhile-by =
    { $code ->
        [chief] Der Hauptschiedsrichter ({ $name })
       *[round] Rundenschiedsrichter { $number } ({ $name })
    } hat inzwischen an diesem Tisch etwas entschieden; nichts wurde getan. Die Seite noch einmal ansehen.

desk-too-many-acts = Von dieser Seite kam zu viel auf einmal; dies wurde nicht getan. Einen Augenblick warten und noch einmal tun.

desk-noted =
    { $side ->
        [white] In der eigenen Notation: { -half-move } { $ply }, Weiß, { $move }.
       *[black] In der eigenen Notation: { -half-move } { $ply }, Schwarz, { $move }.
    }

desk-noted-nothing =
    { $side ->
        [white] { -half-move } { $ply }, Weiß: nichts in der eigenen Notation.
       *[black] { -half-move } { $ply }, Schwarz: nichts in der eigenen Notation.
    }

desk-original-collected =
    { $collected ->
        [yes]
            { $side ->
                [white] Das Original der Notation von Weiß ist eingesammelt.
               *[black] Das Original der Notation von Schwarz ist eingesammelt.
            }
       *[no]
            { $side ->
                [white] Das Original der Notation von Weiß ist nicht eingesammelt.
               *[black] Das Original der Notation von Schwarz ist nicht eingesammelt.
            }
    }

desk-not-over-yet = Die Partie ist noch nicht zu Ende: Originale werden danach eingesammelt.

desk-all-the-same = Geht die Partie trotzdem dort weiter? Mit ja oder nein antworten.

desk-not-gone-back = Nichts ist übernommen; die Partie steht, wie sie stand.
