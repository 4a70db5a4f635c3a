### The papers of a round: table cards and slips, and what `zgoda round` tells.

round-cards-title = Tischkarten

round-slips-title = Zettel für Geräte

round-round = Runde { $round }

round-table = Tisch { $number }

round-all-tables =
    { $tables ->
        [one] Ein Tisch
       *[other] Alle { $tables } Tische
    }

round-player =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }: { $name }

round-slip-of = Zettel { $place } von { $all }

round-words = Wörter:

round-opens-once = Öffnet einmal ein Gerät.

round-opens-once-each = Öffnet an jedem Tisch einmal ein Gerät.

round-for-the-arbiter = Nur für die { -arbiter(number: "plural") }. Die Wörter stehen nirgends sonst. Entlang der Linien schneiden.

round-role-chief = Hauptschiedsrichter

round-role-round = Rundenschiedsrichter, { $name }

round-role-assistant =
    { $side ->
        [white] Hilfe von Weiß
       *[black] Hilfe von Schwarz
    }

round-role-helper =
    { $side ->
        [white] Von Weiß benannt, um Züge auszuführen
       *[black] Von Schwarz benannt, um Züge auszuführen
    }

round-role-ear =
    { $side ->
        [white] Ohr von Weiß
       *[black] Ohr von Schwarz
    }

round-role-screen =
    { $side ->
        [white] Bildschirm von Weiß
       *[black] Bildschirm von Schwarz
    }

round-role-player =
    { $side ->
        [white] Seite von Weiß
       *[black] Seite von Schwarz
    }

round-role-face = Anzeige der { -clock }

round-unknown-column = Die Spalte { $column } ist unbekannt und bewirkt nichts.

round-unknown-key = Zeile { $line } der Veranstaltungsdatei: { $key } ist unbekannt und bewirkt nichts.

round-for-all-tables =
    { $tables ->
        [one] Ein Tisch:
       *[other] An allen { $tables } Tischen:
    }

round-at-table = Tisch { $number }, Weiß { $white }, Schwarz { $black }:

round-no-slips = Es entstehen keine Zettel: Die Veranstaltungsdatei hat kein [consent] desk.

round-making = Zettel: { $made } von { $all }

round-made =
    { $tables ->
        [one] Die Veranstaltungsdatei eines Tisches
       *[other] Die Veranstaltungsdateien von { $tables } Tischen
    }, cards.html, slips.html und slips.txt sind in { $folder }.

round-secret-there = Die Wörter der Zettel stehen nur in slips.html und slips.txt: drucken, bei sich tragen und beide Dateien vor der Runde löschen.

round-names-there = Die Veranstaltungsdateien sagen, wer blind ist und wer hilft: Sie sind nur für die { -arbiter(number: "plural") }, und nach der Runde nimmt `zgoda round forget` die Namen heraus.

round-listed =
    { $file }: { $tables ->
        [one] ein Tisch
       *[other] { $tables } Tische
    }, mit Namen und wer wie viel sieht; nur für die { -arbiter(number: "plural") }.

round-no-result = Tisch { $number }: keine Aufzeichnung einer beendeten Partie dieser beiden.

round-several-records = Tisch { $number }: mehrere Aufzeichnungen mit verschiedenen Ergebnissen; von Hand eintragen.

round-not-a-record = { $file } ist nicht als Aufzeichnung zu lesen.

round-removed = { $file } ist gelöscht.

round-names-out = { $file }: Namen, der Vermerk einer Behinderung, Zustimmungen, Codes und Zettel sind entfernt; Veranstaltung und Regeln bleiben.

round-stays-as-it-is = { $file } ist nicht zu lesen und bleibt, wie es ist; von Hand löschen.

round-elsewhere = Gehört nicht zu diesen Papieren und kann noch Namen oder Codes enthalten: { $file }

round-beyond = Von hier nicht erreicht: Aufzeichnungen der Partien (`zgoda forget AUFZEICHNUNG`), Ausdrucke, Kopien und Sicherungen, und was der Datenträger von gelöschten Dateien behält.
