### What the arbiter's desk is shown on its screen. Not spoken; half-moves stand as records write them.

# When the arbiter's words open: a half-move that the rules forbid and that the opponent may still object
# to. $ply: which half-move; $article: of the Kodeks.
desk-irregular = Halbzug { $ply } ist regelwidrig, { $article }; gesehen, zu beanstanden oder gelten zu lassen durch den Gegner.

# When the arbiter's words open: a board that differs from the record. $board as in board-name.
desk-board-differs = { board-name } weicht von der Notation ab; das ist Kodeks VIII 3.1, vor allem nach I 5.4.

# When the arbiter's words open: the other side repeated a half-move otherwise. $ply: which half-move.
desk-repeated-otherwise = Halbzug { $ply } wurde von der anderen Seite anders wiederholt; das ist Kodeks VIII 3.1, vor allem nach I 5.4.

# When the arbiter's words open: words and half-move differ. $ply: which half-move; $said: what was announced.
desk-announced-otherwise = Halbzug { $ply } wurde als { $said } angesagt; nicht rechtzeitig richtiggestellt.

# When the arbiter's words open: a demand. $ply: which half-move; $by: white or black.
desk-demanded =
    { $by ->
        [white] Weiß verlangt, dass Halbzug { $ply } richtiggestellt wird.
       *[black] Schwarz verlangt, dass Halbzug { $ply } richtiggestellt wird.
    }

# When the arbiter's words open: the second man on a new king is missing. $ply: which half-move.
desk-crown-missing = Halbzug { $ply }: Die Krone fehlt.

# When the arbiter's words open: a draw offer waits for its answer. $ply: after which half-move; $by: white or
# black.
desk-draw-offered =
    { $by ->
        [white] Weiß hat nach Halbzug { $ply } Remis angeboten; noch nicht beantwortet.
       *[black] Schwarz hat nach Halbzug { $ply } Remis angeboten; noch nicht beantwortet.
    }

# How many slips of one side were put right. $side: white or black; $count: how many.
desk-slip-count =
    { $side ->
        [white] Von Weiß berichtigte Versprecher: { $count }.
       *[black] Von Schwarz berichtigte Versprecher: { $count }.
    }

# One slip. $ply: in which half-move; $side: white or black; $was: as it was written first; $is: as it
# stands; $after: after how many milliseconds.
desk-slip =
    { $side ->
        [white] Halbzug { $ply }, Weiß: erst { $was }, dann { $is }, nach { $after } ms.
       *[black] Halbzug { $ply }, Schwarz: erst { $was }, dann { $is }, nach { $after } ms.
    }

# After the list of slips: what the rules offer, none of it chosen or proposed.
desk-sanctions = Ob sie zu häufig sind, sagt der Schiedsrichter (Kodeks VIII 3.2). Sanktionen nach II 2.5: Verweis, öffentliche Verwarnung, Partieverlust, Disqualifikation; keine ist gewählt. Eine Entscheidung wird mit entscheiden notiert.

# The list of slips is empty.
desk-no-slips = Es wurden keine Versprecher berichtigt.

# The arbiter read in one side's record. $side: white or black; $stated: half-moves it states;
# $unreadable: lines nobody can read.
desk-sheet-read =
    { $side ->
        [white] Die Notation von Weiß ist eingelesen: { $stated } Halbzüge, { $unreadable } unlesbar.
       *[black] Die Notation von Schwarz ist eingelesen: { $stated } Halbzüge, { $unreadable } unlesbar.
    }

# The program's record is read out from here. $side: white or black, whose sheet the arbiter follows.
desk-follow =
    { $side ->
        [white] Auf dem Formular von Weiß mitlesen: ja, nein, unlesbar oder der Halbzug, der dort steht; zurück; fertig beendet das Lesen.
       *[black] Auf dem Formular von Schwarz mitlesen: ja, nein, unlesbar oder der Halbzug, der dort steht; zurück; fertig beendet das Lesen.
    }

# One half-move of the program's record, to be found on the sheet. $ply: which; $side: white or black;
# $move: as records write it.
desk-read-out =
    { $side ->
        [white] Halbzug { $ply }, Weiß: { $move }?
       *[black] Halbzug { $ply }, Schwarz: { $move }?
    }

# Where every sensor board agreed with the record last. $ply: after which half-move.
desk-rest = Alle Bretter stimmten zuletzt nach Halbzug { $ply } mit der Notation überein.

# The game was taken back. $ply: after which half-move it goes on; $count: how many were struck out;
# $struck: which.
desk-walked-back =
    { $count ->
        [0] Die Partie steht nach Halbzug { $ply }; nichts wurde gestrichen.
       *[other] Die Partie steht nach Halbzug { $ply }; gestrichen und in der Notation aufbewahrt: { $struck }.
    }

# What the last walk-back struck out stands again. $count: how many half-moves.
desk-put-back = Halbzüge, die wieder gelten: { $count }.

# The half-move the arbiter named does not exist. $plies: how many there are.
desk-no-such-half-move = Es gibt { $plies } Halbzüge; einen davon nennen.

# Walk-back without a number, and nothing was compared before.
desk-nothing-proposed = Noch ist nichts vorgeschlagen; erst die Notationen vergleichen oder einen Halbzug nennen.

# There is no walk-back to be undone.
desk-nothing-to-put-back = Es gibt kein Zurückgehen, das aufzuheben wäre.

# Both clocks as proposed. $white, $black: readings.
desk-clocks = Uhren: Weiß { $white }, Schwarz { $black }.

# Under it: what each side has used of what it was given. $white, $black: times.
desk-clocks-used = Verbraucht: Weiß { $white }, Schwarz { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: how much.
desk-charged =
    { $side ->
        [white] Weiß angerechnet: { $time }.
       *[black] Schwarz angerechnet: { $time }.
    }

# A charge was made. $number: its number in the game; $white, $black: how much to each. The words to type are
# command-charge and command-back.
desk-charge = Anrechnung { $number }: Weiß { $white }, Schwarz { $black }. Anrechnungen addieren sich; anrechnen zurück { $number } nimmt diese zurück.

# A charge was taken back. $number: its number; $white, $black: how much it had been.
desk-charge-taken-back = Anrechnung { $number } ist zurückgenommen: Weiß { $white }, Schwarz { $black }.

# There is no such charge, or it was taken back already.
desk-no-such-charge = Es gibt keine solche Anrechnung, die zurückzunehmen wäre.

# A charge cannot be taken back, because the times were set after it was made, with it in them. $number: its
# number. The word that changes the times is command-set.
desk-charge-is-set = Anrechnung { $number } steckt in den Zeiten, die danach gestellt wurden, und wird nicht zurückgenommen: stellen ändert die Zeiten.

# Times were typed as bare numbers, which mean seconds. $seconds: what they would be, as clocks show them;
# $minutes: how the same numbers of minutes are typed. The answer is yes or no.
desk-ask-seconds = In Sekunden, { $seconds }? Mit ja oder nein antworten. Minuten schreibt man { $minutes }.

# A side's quota is open. $side: white or black; $moves: how many moves it has to make before its control.
desk-quota =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat vor der Zeitkontrolle noch { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    } zu machen.

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] Weiß ist in Zeitnot (Kodeks II 6.13) und muss nicht notieren (II 6.14).
       *[black] Schwarz ist in Zeitnot (Kodeks II 6.13) und muss nicht notieren (II 6.14).
    }

# The computer slept or its own clock was put forward while the game's clock ran. $lost: by how much, as clocks show
# it; what is said is of that moment.
desk-clock-gap = Der Computer schlief { $lost } lang, oder seine eigene Uhr wurde vorgestellt, während die Spieluhr lief. Die Spieluhr ging ohne diese Zeit weiter.

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = In jenem Augenblick ohne sie: Weiß { $white }, Schwarz { $black }; so wurde gezählt.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = Mit dieser Zeit zulasten der Seite, deren Uhr lief: Weiß { $white }, Schwarz { $black }; dazu dient anrechnen.

# The program was away while a clock ran. $side: white or black, whose; $known: yes, or no where the computer's own clock
# was changed; $lost: for how long nothing was written.
desk-clock-away =
    Das Programm war weg, während die Uhr von { $side ->
        [white] Weiß
       *[black] Schwarz
    } lief; { $known ->
        [yes] { $lost } lang wurde nichts aufgezeichnet.
       *[no] wie lange, ist nicht zu sagen, die eigene Uhr des Computers wurde verstellt.
    }

# One reading from which the clock may go on. $number: what it is called by; $what: read, as something was done with the
# clock last; ran, as it had run when anything was written last; charged, with the time since; $white, $black: times.
desk-clock-offered =
    { $number }, { $what ->
        [read] wie zuletzt abgelesen
        [ran] wie sie bis zum letzten Eintrag lief
       *[charged] mit der Zeit seither zulasten der Seite, deren Uhr lief
    }: Weiß { $white }, Schwarz { $black }.

# Under them. The word is command-set, its number stands before each of them.
desk-clock-choose = stellen und die Nummer nimmt einen davon: stellen 1. Dann fortsetzen; ohne Wahl geht die Uhr weiter, wie sie steht.

# The computer's own clock was put back; the game's time is measured apart from it. $by: how far.
desk-clock-put-back = Die eigene Uhr des Computers wurde um { $by } zurückgestellt; die Spieluhr wird davon getrennt gemessen und lief weiter.

# The clock device and the program's own count are apart. $white, $black: what the device shows.
desk-clocks-disagree = Das Uhrgerät zeigt Weiß { $white }, Schwarz { $black }; das gilt, wenn nichts anderes gestellt wird.

# After it: what the program counted. $white, $black: as clocks show them.
desk-clock-counted = Das Programm zählte Weiß { $white }, Schwarz { $black }.

# The clock device did not do what it was told. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] Das Uhrgerät lässt sich in dieser Betriebsart nicht stellen; auf Computerbetrieb umschalten oder die Zeiten von Hand stellen.
        [unable] Das Uhrgerät kann das nicht; von Hand an der Uhr ausführen.
        [no-answer] Das Uhrgerät hat auf den Befehl nicht geantwortet; nachsehen, was es zeigt.
       *[untold] Das Uhrgerät hat den Befehl verweigert; nachsehen, was es zeigt.
    }

# The clock device told something that cannot be; it was not believed. $what: grew, fell or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Das Uhrgerät zeigt für Weiß mehr Zeit, als möglich ist; die Uhr ansehen.
           *[black] Das Uhrgerät zeigt für Schwarz mehr Zeit, als möglich ist; die Uhr ansehen.
        }
        [fell] { $side ->
            [white] Das Uhrgerät zeigt für Weiß plötzlich viel weniger Zeit; das gilt erst, wenn es so weitergeht. Die Uhr ansehen.
           *[black] Das Uhrgerät zeigt für Schwarz plötzlich viel weniger Zeit; das gilt erst, wenn es so weitergeht. Die Uhr ansehen.
        }
       *[no-times] Das Uhrgerät zeigt keine lesbaren Zeiten; die Uhr ansehen.
    }

# After time trouble the record is to be completed. $missing: half-moves that were pressed for and are not
# recorded; $shared: yes where both were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] Nach der Zeitnot zu ergänzende Halbzüge: { $missing }; beide waren in Zeitnot, die Zeit wird geteilt (Kodeks II 6.15). Fünfzehn Minuten laufen.
       *[no] Nach der Zeitnot zu ergänzende Halbzüge: { $missing }, in der eigenen Bedenkzeit (Kodeks II 6.14). Fünfzehn Minuten laufen.
    }

# The fifteen minutes are over. $missing: half-moves still missing.
desk-completion-too-long = Die fünfzehn Minuten sind vorbei und { $missing } Halbzüge fehlen; der Rest darf nach der Partie ergänzt werden (Kodeks II 6.14, 6.21).

# The clock was pressed, no half-move came into the record, and nobody was in time trouble. $side: white or black, who
# pressed; $ply: the number of the half-move that is missing.
desk-pressed-without =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } hat gedrückt, und Halbzug { $ply } steht nicht in der Notation. Zeitnot war nicht; Bretter und Notationen vergleichen (Kodeks VIII 3.1).

# A flag fell. $side: white or black; $moves: how many moves that side had made.
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

# After it, where the other flag fell before. $side: whose fell first.
desk-flag-first =
    { $side ->
        [white] Das Blättchen von Weiß fiel zuerst.
       *[black] Das Blättchen von Schwarz fiel zuerst.
    }

# The arbiter's decision is written down.
desk-decided = Die Entscheidung steht in der Notation.

# What the arbiter just did could not be written down; it is written once the disk is back.
desk-not-recorded = Das ist noch nicht gespeichert: Der Datenträger antwortet nicht. Auf Papier notieren.

# What followed the arbiter's word cannot be understood. $word: chosen by the program.
desk-write-it-so =
    { $word ->
        [compare] vergleichen eingeben, oder vergleichen weiß und was in der Notation von Weiß steht: vergleichen weiß 1. 32-28 19-23.
        [sheet] Mit ja, nein oder unlesbar antworten oder den Halbzug eingeben, der auf dem Formular steht.
        [set] stellen und beide Zeiten eingeben, die von Weiß zuerst: stellen 1:18:40 1:19:05; nach einem früheren Halbzug: stellen 6 1:18:40 1:19:05.
        [charge] anrechnen eingeben, dann weiß, schwarz oder beide, und wie viel: anrechnen schwarz 3:20. anrechnen zurück nimmt die letzte Anrechnung zurück.
        [replace] ersetzen eingeben, wenn ein Uhrgerät die Zeit misst und gestört ist; dann misst sie das Programm, und stellen berichtigt sie.
        [arrived] eingetroffen oder abwesend eingeben, dann weiß, schwarz oder beide: eingetroffen weiß.
        [walk-back] zurückgehen eingeben, oder zurückgehen und einen Halbzug: zurückgehen 6.
        [appoint] ernennen und einen Namen eingeben, und wo beide blind sind, auch für wen: ernennen Jan Nowak für schwarz. Eine Assistenz hat nur, wer blind ist.
        [sanction] sanktion eingeben, weiß oder schwarz, welche (verweis, verwarnung, verlust, disqualifikation) und warum: sanktion weiß verweis Reden.
        [complaint] beschwerde eingeben, weiß oder schwarz, uhr, wenn es darum geht, und worüber: beschwerde weiß uhr stand still.
        [sanction-first] Ein Verlust durch Sanktion braucht zuerst die Sanktion mit Begründung: sanktion weiß verlust und warum.
        [no-advantage] Nur ein Remis kann eines mit Vorteil sein (1+1- oder 1-1+), auf 100 Feldern, und wo die Veranstaltung solche Remis unterscheidet (Kodeks I 6.5).
        [not-proven] Die Notation belegt diese Reklamation nicht. Zurückweisen oder mit Ergebnis und Grund entscheiden.
        [no-such-score] Das ist kein Ergebnis, und nichts wurde entschieden. Ergebnisse sind 2-0, 1-1, 0-2 und die mit Zeichen (2F-0F, 1+1-): entscheiden 2-0 zeit. Jede andere Entscheidung beginnt mit einem Wort.
        [absent-too-late] Wer gezogen hat, ist da und kann nicht mehr als abwesend vermerkt werden (Kodeks II 4.5).
        [not-absent] Von dieser Seite war niemand als abwesend vermerkt.
       *[decide] entscheiden eingeben und was entschieden wurde und warum; oder entscheiden, ein Ergebnis und seinen Grund: entscheiden 2-0 zeit.
    }

# When a claim waits: who claims what. $side: white or black; $what: see claim-name; $ply: after which
# half-move.
desk-claim =
    { $side ->
        [white] Weiß reklamiert { claim-name }, nach Halbzug { $ply }.
       *[black] Schwarz reklamiert { claim-name }, nach Halbzug { $ply }.
    }

# What is claimed, inside other sentences. $what: see the variants.
claim-name =
    { $what ->
        [repetition] Remis durch Stellungswiederholung (Kodeks I 6.1)
        [kings] Remis durch reine Damenzüge (Kodeks I 6.2)
        [three-kings] Remis mit wenigen Steinen gegen eine Dame (Kodeks I 6.3, 6.4)
        [regulation] Remis nach Reglement (Kodeks III 9)
        [flag] Zeitüberschreitung (Kodeks II 6.12)
       *[draw] Remis
    }

# Under a claim: whose time it was made on, and whether the record was complete. $own: yes or no; $gaps: how
# many half-moves nobody stated.
desk-claim-when =
    { $own ->
        [yes] Erhoben am eigenen Zug; von niemandem angegebene Halbzüge: { $gaps }.
       *[no] Erhoben am Zug des Gegners; von niemandem angegebene Halbzüge: { $gaps }.
    }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
desk-claim-occurred = Vorkommen der Stellung mit derselben Seite am Zug: { $count }, nach den Halbzügen { $plies }; drei ergeben Remis (Kodeks I 6.1).

# Under a claim: a count that runs. $cause: which, see ending-name; $made, $limit: moves of each side;
# $article: of the Kodeks.
desk-claim-count = Gezählt: { ending-name }, { $made } von { $limit } Zügen jeder Seite ({ $article }).

# Under a claim: what stands on the board. Men, kings, and their worth, a king counting two.
desk-claim-material = Auf dem Brett: Weiß, Steine { $white-men }, Damen { $white-kings }, Wert { $white }; Schwarz, Steine { $black-men }, Damen { $black-kings }, Wert { $black }.

# Under a claim: the rules propose a result. $result: as tables write it; $cause: see ending-name; $article:
# of the Kodeks.
desk-claim-proven = Vorschlag: { $result }, { ending-name } ({ $article }). Stattgeben oder zurückweisen.

# The same where the rule that the player named does not prove it, but another does. $result, $cause, $article: as
# above.
desk-claim-proven-otherwise = Nicht nach der genannten Regel belegt, aber nach einer anderen. Vorschlag: { $result }, { ending-name } ({ $article }). Stattgeben oder zurückweisen.

# A claim in a blind game at a tempo of its own. $holds: does the event play by Kodeks III 9.1 there, yes or no.
desk-claim-other-tempo =
    { $holds ->
        [yes] Eine andere Bedenkzeit als in II 6.1 und 6.2: in dieser Veranstaltung gilt III 9.1 (Kodeks VIII 5.2).
       *[no] Eine andere Bedenkzeit als in II 6.1 und 6.2: in dieser Veranstaltung gilt III 9.1 nicht (Kodeks VIII 5.2).
    }

# Under a claim: the record does not prove it.
desk-claim-not-proven = Von der Notation nicht belegt. Zurückweisen oder mit Ergebnis und Grund entscheiden.

# Under a claim: the claimant has a capture to make.
desk-claim-must-capture = Nicht zulässig: Die reklamierende Seite muss schlagen (Kodeks III 9.1). Zurückweisen.

# Under a claim: no rule can tell. $cause: see ending-name; $article: of the Kodeks.
desk-claim-arbiters-call = Vom Schiedsrichter zu beurteilen: { ending-name } ({ $article }). Stattgeben oder zurückweisen.

# Grant or refuse, and no claim waits.
desk-no-claim = Keine Reklamation wartet.

# Before a result is declared. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-ask-result = Das beendet die Partie { $result }, { ending-name } ({ $article }): ja oder nein?

# The arbiter said no to that.
desk-not-declared = Nichts ist verkündet.

# He said yes. $result, $cause, $article as before.
desk-declared = Verkündet: { $result }, { ending-name } ({ $article }).

# A result without a cause that fits. $causes: those that fit, separated by commas.
desk-cause-wanted = Hinter das Ergebnis gehört der Grund, einer von: { $causes }.

# A complaint about the clock after the control.
desk-too-late-for-the-clock = Als nach der Zeitkontrolle erhoben vermerkt: Beschwerden über Uhr oder Blättchen müssen davor kommen (Kodeks II 6.11).

# Under a claim: both clocks as they stood when it was made. $white, $black: what was left.
desk-claim-clocks = Uhren bei der Reklamation: Weiß { $white }, Schwarz { $black }.

# Under a claim: a flag that had fallen then. $side: white or black.
desk-claim-flag =
    { $side ->
        [white] Das Blättchen von Weiß war da schon gefallen.
       *[black] Das Blättchen von Schwarz war da schon gefallen.
    }

# What fallen flags propose. $result: as tables write it; $cause: see ending-name; $article: of the Kodeks.
desk-flag-proposal = Vorschlag nach den Blättchen: { $result }, { ending-name } ({ $article }). entscheiden, das Ergebnis und sein Grund verkünden es.

# Somebody is later than the event allows. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-too-late = Später, als die Veranstaltung erlaubt. Vorschlag: { $result }, { ending-name } ({ $article }). entscheiden, das Ergebnis und sein Grund verkünden es.

# Somebody wished to be forgotten: it was done. $file: the record.
forget-done = { $file }: Namen und der Vermerk einer Behinderung sind entfernt; die Partie bleibt.

# The same: what is not taken out of the record.
forget-typed = Während der Partie eingetippte Wörter bleiben, ebenso Entscheidungen in den Worten des Schiedsrichters.

# The same: a file beside the record that is still there. $file: its path.
forget-elsewhere = Kein Teil der Aufzeichnung, und es kann noch Namen enthalten: { $file }

# The same: what the program cannot know.
forget-copies = Kopien der Aufzeichnung und anderswohin gebrachte Mitschriften oder Tondateien sind hier nicht bekannt.

# What the clock does while somebody is absent. $clock: white or black (whose clock runs), waits (none yet), white-next
# or black-next (both stand; whose runs when play goes on), none (there is no clock).
desk-presence-clock =
    { $clock ->
        [white] {" "}Die Uhr von Weiß läuft.
        [black] {" "}Die Uhr von Schwarz läuft.
        [waits] {" "}Noch läuft keine Uhr; sie beginnt mit der Runde (fortsetzen).
        [white-next] {" "}Beide Uhren stehen; geht das Spiel weiter (fortsetzen), läuft die von Weiß.
        [black-next] {" "}Beide Uhren stehen; geht das Spiel weiter (fortsetzen), läuft die von Schwarz.
       *[none] {""}
    }

# Who is noted absent. $who: white, black, both or nobody; $clock: as above.
desk-presence =
    { $who ->
        [white] Als abwesend vermerkt: Weiß.{ desk-presence-clock }
        [black] Als abwesend vermerkt: Schwarz.{ desk-presence-clock }
        [both] Als abwesend vermerkt: Weiß und Schwarz.{ desk-presence-clock }
       *[nobody] Niemand ist als abwesend vermerkt.{ desk-presence-clock }
    }

# The arbiter lets play go on where nothing stands still. $why: over, running or no-clock; $side: whose clock runs,
# white or black.
desk-nothing-stopped =
    { $why ->
        [over] Nichts war angehalten: die Partie ist zu Ende.
        [running] { $side ->
            [white] Nichts war angehalten: die Uhr von Weiß läuft.
           *[black] Nichts war angehalten: die Uhr von Schwarz läuft.
        }
       *[no-clock] Nichts war angehalten: das Spiel geht weiter, und das Programm führt keine Uhr.
    }

# A yes or no that answers nothing.
desk-nothing-asked = Nichts war gefragt; nichts ist vermerkt.

# The arbiter stops play that stands still.
desk-already-stopped = Das Spiel ist schon angehalten; fortsetzen lässt es weitergehen.

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
desk-whose-answer = Wessen Antwort ist das? Solange die Worte des Schiedsrichters offen sind, zählt sie mit dem Namen der Seite: weiß: ja, schwarz: nein. Nichts ist vermerkt.

# A row of the list of time controls, read and not heard. $name: as it is typed; $control: as it is written; $tempo: blitz,
# rapid or classical; $minutes: for the first sixty moves; $old: is it one of older rules, yes or no.
clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } alt
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

# One word for a tempo. $tempo: see clocks-row.
clocks-tempo =
    { $tempo ->
        [blitz] Blitz
        [rapid] Schnell
       *[classical] lang
    }
