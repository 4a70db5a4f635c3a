### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

# The first link of a page, for those who do not want to hear what stands above it each time.
pages-skip = Zum Inhalt springen

# A link to the first page.
pages-all-tables = Startseite

# The page hears of every change.
pages-connected = Verbunden.

# The page hears nothing from the desk; what is done on it is not taken.
pages-not-connected = Nicht verbunden, nichts angenommen.

# The desk is there, the program of the table is not.
pages-table-gone = Der Tisch ist nicht erreichbar. Nichts wird angenommen.

# The table was asked and has not answered yet.
pages-table-asked = Es wird auf den Tisch gewartet.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = Dieses Gerät hat keinen Zugang mehr. Bitten Sie bei Bedarf den Schiedsrichter um einen neuen Zettel.

# Before the choice of a language.
pages-language = Sprache

# The button behind the choice of a language.
pages-choose = Sprache ändern

# A button: nothing of the page is to be seen until it is pressed again.
pages-blank = Seite verdecken

# The same button while the page is blank.
pages-show-again = Seite zeigen

# A button: from now on single letters are keys of this page.
pages-letters-on = Buchstabentasten einschalten

# The same button while they are.
pages-letters-off = Buchstabentasten ausschalten

# The name of the place where answers to what was done come.
pages-answers = Antworten

# A link that loads the page again, for browsers without scripts.
pages-anew = Seite neu laden

# What was done was sent, and no answer came: nobody knows whether it was taken.
pages-unanswered = Keine Antwort. Sehen Sie auf der Seite nach, ob es angenommen wurde, bevor Sie es wiederholen.

# The table took what was done and has nothing to say to it.
pages-taken = Angenommen.

# A button: this device gives up its right to the table.
pages-leave = Diesen Tisch verlassen

# What follows from that button.
pages-leave-means = Dieses Gerät braucht danach einen neuen Zettel.

## Letting a device in.

# The title of the first page. It is the same whatever happens.
pages-desk = Zgoda

# A heading above the form, for a device that was let in already.
pages-another-slip = Ein weiterer Zettel

# Before the field for the words of a slip.
pages-words = Wörter des Zettels

# What to write in it.
pages-words-hint = Fünf Wörter, mit Leerzeichen dazwischen.

# Before the field for the name of the device.
pages-device = Name dieses Geräts

# What to write in it.
pages-device-hint = Daran erkennen es andere, zum Beispiel: Tablet des Veranstalters.

# The button of that form.
pages-let-in = Um Zugang bitten

# The words were sent; nothing has come of it yet.
pages-looking = Die Wörter werden geprüft.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = Dies ist Gerät { $device } an Tisch { $table }. Jemand muss ihm nun dort oder beim Schiedsrichter zustimmen.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = Dies ist Gerät { $device }. Jemand muss ihm nun am Tisch oder beim Schiedsrichter zustimmen.

# Somebody was asked about the device, and said no.
pages-said-no = Dieses Gerät wurde abgelehnt.

# The words let nobody in, whatever the reason; it must not tell whether there is a table.
pages-opens-nothing = Diese Wörter öffnen jetzt nichts. Vergleichen Sie sie mit dem Zettel. Stimmen sie, fragen Sie den Schiedsrichter.

# Too many wrong words were tried. $seconds: for so long none are tried.
pages-not-tried =
    { $seconds ->
        [one] Eine Sekunde lang werden keine Wörter geprüft.
       *[other] { $seconds } Sekunden lang werden keine Wörter geprüft.
    }

## The list of tables.

# Its heading.
pages-tables = Tische

# A link to the page of a table. $number: its number in the hall.
pages-table = Tisch { $number }

# The same where the table has no number.
pages-table-unnumbered = Tisch ohne Nummer

# Who plays there. $white and $black: their names, empty where none was given.
pages-players = Weiß: { $white }; Schwarz: { $black }

# The table's program is not reached just now.
pages-not-there = Zurzeit nicht erreichbar.

# How far a game is: it has not begun.
pages-phase-before = Noch nicht begonnen.

# How far a game is: it is on.
pages-phase-playing = Die Partie läuft.

# How far a game is: the arbiter stopped it.
pages-phase-stopped = Unterbrochen.

# How far a game is: it is over.
pages-phase-over = Beendet.

# How far a game is: its program ends, and it can be gone on with.
pages-phase-closed = Das Programm endet; die Partie kann später weitergehen.

# Why an arbiter is to look at a table: somebody called.
pages-attention-call = Der Schiedsrichter wurde gerufen.

# Why an arbiter is to look at a table: a board shows something else than the record.
pages-attention-boards-differ = Ein Brett weicht von der Aufzeichnung ab.

# Why an arbiter is to look at a table: a player claims something.
pages-attention-claim = Eine Forderung wartet.

# Why an arbiter is to look at a table: a result is to be declared or confirmed.
pages-attention-result = Ein Ergebnis ist zu bestätigen.

# Why an arbiter is to look at a table: a flag fell.
pages-attention-flag = Ein Blättchen ist gefallen.

# Why an arbiter is to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = Ein Brett oder die Uhr antwortet nicht.

# Why an arbiter is to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = Ein Spieler oder die Aufzeichnung ist überfällig.

## What is not done, and why.

# Nothing is at this address, or nothing for this device.
pages-nowhere = Hier ist nichts.

# A form that was not made for this page, is too old, or cannot be read.
pages-not-our-form = Dieses Formular wurde nicht angenommen. Laden Sie die Seite neu und versuchen Sie es noch einmal.

# The browser called the desk by another name than its own.
pages-not-our-address = Dies ist nicht die Adresse dieser Seite. Geben Sie die des Veranstalters ein.

# A form was longer than any can be.
pages-too-much = Es wurde zu viel gesendet.

# The desk, or the table, has too much to do.
pages-busy = Es ist zu viel los. Nichts wurde angenommen. Versuchen Sie es gleich noch einmal.

## What `zgoda desk ca` prints: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file }: vor der Veranstaltung auf jedem Gerät als Zertifizierungsstelle einrichten und danach entfernen; kein Geheimnis.

# $file: the root's key.
pages-ca-root-key = { $file }: geheim; jetzt löschen, da es nicht mehr gebraucht wird.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } und { $key } bleiben beim Pult; das zweite ist geheim. Start mit: { $command }

# $days: for how long. $names: for which names.
pages-ca-good =
    { $days ->
        [one] Gültig für { $days } Tag und nur für diese Namen: { $names }.
       *[other] Gültig für { $days } Tage und nur für diese Namen: { $names }.
    }

pages-all = Alle Tische zugleich

pages-all-begin = Die Runde beginnen

pages-all-begin-means = An jedem Tisch von Ihnen, der darauf wartet, läuft die Uhr der Seite an, die beginnt (Kodeks II 4.4). Welcher nicht anlief, wird gesagt.

pages-all-stop = Alle Uhren anhalten

pages-all-stop-means = An jedem Tisch von Ihnen, an dem eine Partie läuft, stehen beide Uhren, und beide Spieler hören es.

pages-all-go-on = Alle Partien weitergehen lassen

pages-all-go-on-means = An jedem Tisch von Ihnen, der angehalten war, geht die Partie weiter, und beide Spieler hören es.

pages-all-yes = Ja, an allen

pages-all-not-here = Bleibt, wie es ist.
