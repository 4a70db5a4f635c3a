reader-check-begins = eine Prüfung dessen, was der Screenreader sagt, { $steps } Schritte insgesamt; jeder sagt, was zu tun ist, und fragt dann, was zu hören war; die Antworten kommen in { $file }, ohne Namen; Escape beendet

reader-check-number = Schritt { $number } von { $steps }

reader-check-do-line = Enter drücken und zuhören: nach drei Sekunden kommt eine Zeile

reader-check-do-again = Enter drücken und zuhören: dieselbe Zeile kommt noch einmal

reader-check-do-arrow = viermal den Pfeil nach unten drücken, mit Pausen; jeder Druck schreibt eine Zeile, alle vier zählen als eine Antwort

reader-check-do-typed = 32-28 und Enter tippen: eine Zeile antwortet

reader-check-do-while-typing = 3 und 2 tippen, ohne Enter: nach zwei Sekunden kommt daneben eine Zeile

reader-check-do-interface = Enter drücken und zuhören: nach drei Sekunden wird der Screenreader unmittelbar gebeten, zwei Felder zu sagen

reader-check-no-interface = auf diesem Rechner lässt sich kein Screenreader unmittelbar ansprechen; dieser Schritt entfällt

reader-check-sample = zweiunddreißig, achtundzwanzig

reader-check-second-sample = neunzehn, dreiundzwanzig

reader-check-item = Zeile { $number }

reader-check-ask = was war zu hören? 1 einmal, 2 zweimal, 3 gar nicht, 4 anders, 0 macht es noch einmal

reader-check-kept = die Antworten stehen in { $file }

reader-check-on-page = die anderen sechs Schritte stehen auf einer Seite: zgoda reader-check --page reader-check.html schreibt sie, und jeder Browser öffnet sie, auch auf dem Telefon

reader-check-page-title = Prüfung des Screenreaders

reader-check-page-introduction = Jeder Schritt sagt, was zu tun ist, und fragt, was zu hören war. Was zu hören sein soll, kommt drei Sekunden nach dem Beginn des Schrittes. Aus den Antworten entsteht am Ende der Bericht; nichts wird irgendwohin geschickt.

reader-check-page-needs-scripts = Diese Seite braucht Skripte; bitte dafür einschalten.

reader-check-page-do-line = Anfangen drücken und zuhören: eine Zeile kommt.

reader-check-page-do-again = Anfangen drücken und zuhören: dieselbe Zeile kommt noch einmal.

reader-check-page-do-two = Anfangen drücken und zuhören: zwei Zeilen kommen auf einmal.

reader-check-page-do-while-typing = Einen Buchstaben in das Textfeld tippen und darin bleiben: eine Zeile kommt. Wird es geleert, geht es noch einmal.

reader-check-page-do-state = Anfangen drücken und zuhören: der Zustand oben auf der Seite ändert sich.

reader-check-page-do-board = Zum { -board } gehen und mit den Pfeilen über seine Felder.

reader-check-page-begin = Schritt { $number } anfangen

reader-check-page-field = Ein Textfeld

reader-check-page-lines = Zeilen

reader-check-page-state = Verbunden

reader-check-page-state-lost = Nicht verbunden

reader-check-page-board = { -board } mit neun Feldern

reader-check-page-ask = Was war in Schritt { $number } zu hören?

reader-check-once = einmal

reader-check-twice = zweimal

reader-check-not-at-all = gar nicht

reader-check-otherwise = anders

reader-check-page-report = Bericht

reader-check-page-report-means = Kopieren und an die Person schicken, die darum gebeten hat. Kein Name steht darin.
