### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

pages-skip = Zum Inhalt springen

pages-all-tables = Startseite

pages-connected = Verbunden.

pages-not-connected = Nicht verbunden, nichts angenommen.

pages-table-gone = Der Tisch ist nicht erreichbar. Nichts wird angenommen.

pages-table-asked = Es wird auf den Tisch gewartet.

pages-let-in-no-more = Dieses Gerät hat keinen Zugang mehr. Bitten Sie bei Bedarf den { -arbiter } um einen neuen Zettel.

pages-language = Sprache

pages-choose = Sprache ändern

pages-blank = Seite verdecken

pages-show-again = Seite zeigen

pages-letters-on = Buchstabentasten einschalten

pages-letters-off = Buchstabentasten ausschalten

pages-answers = Antworten

pages-news = Neues

pages-news-on = Neues auf dieser Seite ansagen

pages-earphone = Ich trage einen Ohrhörer

pages-anew = Seite neu laden

pages-unanswered = Keine Antwort. Sehen Sie auf der Seite nach, ob es angenommen wurde, bevor Sie es wiederholen.

pages-taken = Angenommen.

pages-leave = Diesen Tisch verlassen

pages-leave-means = Dieses Gerät braucht danach einen neuen Zettel.

## Letting a device in.

pages-desk = Zgoda

pages-another-slip = Ein weiterer Zettel

pages-words = Wörter des Zettels

pages-words-hint = Fünf Wörter, mit Leerzeichen dazwischen.

pages-device = Name dieses Geräts

pages-device-hint = Daran erkennen es andere, zum Beispiel: Tablet des Veranstalters.

pages-let-in = Um Zugang bitten

pages-looking = Die Wörter werden geprüft.

pages-waits = Dies ist Gerät { $device } an Tisch { $table }. Jemand muss ihm nun dort oder beim { -arbiter } zustimmen.

pages-waits-somewhere = Dies ist Gerät { $device }. Jemand muss ihm nun am Tisch oder beim { -arbiter } zustimmen.

pages-said-no = Dieses Gerät wurde abgelehnt.

pages-opens-nothing = Diese Wörter öffnen jetzt nichts. Vergleichen Sie sie mit dem Zettel. Stimmen sie, fragen Sie den { -arbiter }.

pages-not-tried =
    { $seconds ->
        [one] Eine Sekunde lang werden keine Wörter geprüft.
       *[other] { $seconds } Sekunden lang werden keine Wörter geprüft.
    }

pages-try-again = Diese Wörter wurden nicht geprüft, weil von hier vorher falsche kamen. Geben Sie sie noch einmal ein.

## The list of tables.

pages-tables = Tische

pages-table = Tisch { $number }

pages-table-unnumbered = Tisch ohne Nummer

pages-table-at = Tisch { $number } auf { $machine }

pages-table-unnumbered-at = Tisch ohne Nummer auf { $machine }

pages-table-here = Tisch { $number } auf dem Rechner dieses Pults
pages-title-at = { $title }, auf { $machine }

pages-players = Weiß: { $white }; Schwarz: { $black }

pages-move-number = Zug { $number }

pages-result-is = Ergebnis: { $result }

pages-order = Reihenfolge

pages-order-waiting = wer auf den { -arbiter } wartet, zuerst

pages-order-number = nach Nummer

pages-order-state = nach Stand der Partie

pages-find = Suchen

pages-find-hint = Eine Nummer, ein Name oder der Stand der Partie

pages-show-so = Liste so zeigen

pages-show-all-tables = Alle Tische zeigen

pages-tables-found = { $found } von { $all } Tischen stehen hier; wer auf den { -arbiter } wartet, immer.

pages-not-there = Zurzeit nicht erreichbar.

pages-not-started = Tisch { $number } ist nicht gestartet.

pages-not-started-why = Das Programm sagt: { $why }. Bitte beheben und im Terminal der Tische { $line } eingeben.

pages-phase-before = Noch nicht begonnen.

pages-phase-interrupted = Begonnen; ihr Programm wurde neu gestartet, sie wartet auf die Fortsetzung.

pages-phase-playing = Die Partie läuft.

pages-phase-stopped = Unterbrochen.

pages-phase-over = Beendet.

pages-phase-closed = Das Programm endet; die Partie kann später weitergehen.

pages-attention-call = Der { -arbiter } wurde gerufen.

pages-attention-not-recorded = Die Partie wird nicht gespeichert: auf Papier notieren.

pages-attention-boards-differ = Ein { -board } weicht von der Aufzeichnung ab.

pages-attention-claim = Eine Forderung wartet.

pages-attention-result = Ein Ergebnis ist zu bestätigen.

pages-attention-flag = Ein Blättchen ist gefallen.

pages-attention-device-lost = Ein { -board } oder die { -clock } antwortet nicht.

pages-attention-ear-lost = Das Ohr eines Spielers ist weg.

pages-attention-device-waits = Ein Gerät wartet auf Einlass.

pages-attention-overdue = Ein Spieler oder die Aufzeichnung ist überfällig.

## What is not done, and why.

pages-nowhere = Hier ist nichts.

pages-not-our-form = Dieses Formular wurde nicht angenommen. Laden Sie die Seite neu und versuchen Sie es noch einmal.

pages-not-our-address = Dies ist nicht die Adresse dieser Seite. Geben Sie die des Veranstalters ein.

pages-too-much = Es wurde zu viel gesendet.

pages-busy = Es ist zu viel los. Nichts wurde angenommen. Versuchen Sie es gleich noch einmal.

## What `zgoda desk join-key` prints: what to do with a key by which one desk shows the tables of another computer.

pages-join-key-here = { $file }: ein Geheimnis zweier Pulte. Start des Pults auf diesem Rechner mit: --joinable { $file }

pages-join-key-there = Eine Kopie von { $file } auf einem Stick zu dem Rechner bringen, dessen Pult diese Tische auch zeigen soll; Start jenes Pults mit: --join HOST:PORT=FILE --join-root root.pem

## What `zgoda desk ca` prints: what to do with the files of an authority.

pages-ca-root = { $file }: vor der Veranstaltung auf jedem Gerät als Zertifizierungsstelle einrichten und danach entfernen; kein Geheimnis.

pages-ca-desk = { $desk } und { $key } bleiben beim Pult; das zweite ist geheim. Start mit: { $command }

pages-ca-good =
    { $days ->
        [one] Gültig für { $days } Tag und nur für diese Namen: { $names }.
       *[other] Gültig für { $days } Tage und nur für diese Namen: { $names }.
    }

pages-all = Alle Tische zugleich

pages-all-begin = Die Runde beginnen

pages-all-begin-means = An jedem Tisch von Ihnen, der darauf wartet, läuft die { -clock } der Seite an, die beginnt (Kodeks II 4.4). Welcher nicht anlief, wird gesagt.

pages-all-stop = Alle { -clock(number: "plural") } anhalten

pages-all-stop-means = An jedem Tisch von Ihnen, an dem eine Partie läuft, stehen beide { -clock(number: "plural") }, und beide Spieler hören es.

pages-all-go-on = Alle Partien weitergehen lassen

pages-all-go-on-means = An jedem Tisch von Ihnen, der angehalten war, geht die Partie weiter, und beide Spieler hören es.

pages-all-let-in = Alle wartenden Geräte einlassen

pages-all-let-in-means = An jedem Tisch von Ihnen, an dem Geräte warten, werden alle eingelassen, jedes für die Rolle seines Zettels. Die Namen der wartenden stehen auf den Seiten der Tische.

pages-all-prepared = Alles ist vorbereitet

pages-all-prepared-means = An jedem Tisch von Ihnen, an dem vor dem ersten Zug noch etwas zu klären ist, gilt es als von Ihnen geklärt, und die Aufzeichnung hat es. Was noch offen ist, steht auf den Seiten der Tische.

pages-all-hand-over = Alle Tische übergeben

pages-all-hand-over-means = Von da an betreut die genannte Person jeden Tisch von Ihnen; im Protokoll jedes Tisches steht, von wann bis wann. Was sie dort darf, folgt aus ihrem eigenen Zettel oder Code; Ihrer bleibt, wie er ist.

pages-all-hand-over-name = An wen, mit Namen

pages-all-yes = Ja, an allen

pages-all-not-here = Bleibt, wie es ist.

pages-protocol = Protokoll des { -arbiter(case: "gen") }

pages-protocol-of = Protokoll des { -arbiter(case: "gen") }, Tisch { $number }

pages-protocol-means = Nach dem jetzigen Stand der Aufzeichnung. Was später geschieht, steht da, wenn die Seite neu geladen wird. Der Browser druckt es auf A4.

pages-back-to-table = Zurück zum Tisch

pages-read-not-allowed = Das ist für die { -arbiter(number: "plural") } dieses Tisches.

pages-read-unreadable = Die Aufzeichnung kann gerade nicht gelesen werden. Noch einmal versuchen, oder zgoda export mit ihrer Datei verwenden.

pages-read-too-long = Dieses Protokoll ist zu lang für eine Seite; zgoda export --to html schreibt es aus der Datei der Aufzeichnung.

pages-read-late = Der Tisch hat nicht rechtzeitig geantwortet. Die Seite neu laden.

pages-said-alone = Was jedem Spieler allein gesagt wurde

pages-said-alone-of = Was jedem Spieler allein gesagt wurde, Tisch { $number }

pages-said-means = Das Neueste zuerst, höchstens vierzig für jeden. Was andere zugleich hörten, steht nicht hier; wo es einen Ausgang für alle gibt, steht hier alles, was dort gesagt wurde. Was später kommt, steht da, wenn die Seite neu geladen wird.

pages-said-to =
    { $side ->
        [white] Zu Weiß
       *[black] Zu Schwarz
    }

pages-said-nothing = Es wurde nichts gesagt.

pages-said-cut = (nicht zu Ende)

pages-records = Aufzeichnungen im Ordner

pages-records-mean = Diese Aufzeichnungen liegen in dem Ordner, mit dem dieses Pult gestartet wurde, zum Beispiel auf einem Stick. Sie werden nur gelesen: Im Ordner ändert sich nichts.

pages-records-none = Im Ordner ist keine Aufzeichnung.

pages-records-more = Nur die ersten { $count } Aufzeichnungen sind aufgeführt.

pages-record-size = ({ $size } kB)

pages-records-compare = Zwei Aufzeichnungen vergleichen

pages-records-compare-means = Sie werden { -half-move } für { -half-move } verglichen, wie zgoda reconcile es tut. Entschieden wird damit nichts.

pages-records-compare-now = Vergleichen

pages-records-compared = Zwei Aufzeichnungen im Vergleich

pages-record-of-white = Aufzeichnung von Weiß

pages-record-of-black = Aufzeichnung von Schwarz

pages-records-back = Zurück zu den Aufzeichnungen

pages-record-faulty = Nicht alles in dieser Aufzeichnung war zu lesen. Was gefunden wurde, auf Englisch:

pages-records-gone = Der Ordner mit den Aufzeichnungen ist nicht zu lesen. Vielleicht wurde ein Stick abgezogen: ihn wieder einstecken und die Seite neu laden.

pages-record-not-there = Diese Aufzeichnung ist nicht mehr im Ordner.

pages-record-too-long = Diese Datei ist für eine Aufzeichnung zu lang und wurde nicht gelesen.

pages-record-broken = Diese Datei ist keine Aufzeichnung einer Partie, oder sie ist so beschädigt, dass nichts davon zu lesen ist.

pages-record-newer = Eine neuere Version des Programms hat diese Aufzeichnung geschrieben; sie ist mit dieser Version zu lesen.

pages-record-changes = Diese Aufzeichnung wird gerade geschrieben. Die Seite neu laden.

pages-record-no-room = Auf diesem Rechner ist kein Platz, um die Aufzeichnung zu lesen; auf der Platte des Datenordners Platz schaffen.

pages-records-not-compared = Diese beiden Aufzeichnungen lassen sich nicht vergleichen: Sie sind von verschiedenen Spielen, oder aus einer wird keine Partie.

pages-records-late = Der Ordner antwortet nicht rechtzeitig. Die Seite neu laden.
