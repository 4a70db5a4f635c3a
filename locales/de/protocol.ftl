### An arbiter's protocol: what happened at the board and what he decided. Printed and signed; half-moves stand
### as records write them, times as clocks show them.

# The first line.
protocol-title = Protokoll des Schiedsrichters

# Official or not. $mode: official or training.
protocol-mode =
    { $mode ->
        [official] Offizielles Spiel.
       *[training] Training: Dieses Protokoll ist nicht offiziell.
    }

# The chief arbiter's consent to the device. $consent: who and when, as the event file has it.
protocol-consent = Zustimmung zum Gerät (Kodeks II 2.4.10): { $consent }

# To what else the chief arbiter consented. $function: which, as a setting; $consent: who, when.
protocol-consent-to = Zustimmung (Kodeks II 2.4.10), { $function }: { $consent }

# The program he consented to. $program: its hash.
protocol-program = Zustimmung zu diesem Programm: { $program }

# The event. $name: as the arbiter named it.
protocol-event = Veranstaltung: { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Runde: { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Bedenkzeit: { $time }

# What the arbiter fixed before the round; a line for each setting follows.
protocol-settings = Einstellungen:

# One of them. $setting: as it is read aloud.
protocol-setting = - { $setting }

# What he fixed cannot be read by this version. $settings: as it was kept.
protocol-settings-unread = Einstellungen, wie sie aufbewahrt wurden: { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Regeln: { $rules }

# The players. $white, $black: names, or a question mark where they were not given or were removed.
protocol-players = Weiß: { $white }. Schwarz: { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Beginn: { $start }

# One thing that happened. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# Nothing happened that belongs here.
protocol-nothing = Es geschah nichts, was in ein Protokoll gehört.

# A question before the first move, and its answer. $question: as it was heard; $answer: yes, no, braille, print,
# dictaphone, sensed by a board, or confirmed by the arbiter.
protocol-prepared = Vor der Partie, { $question } { $answer ->
        [yes] Ja.
        [no] Nein.
        [braille] In Punktschrift.
        [print] In Schwarzschrift.
        [dictaphone] Auf Diktiergerät.
        [sensed] Ja, laut Brett.
       *[confirmed] Vom Schiedsrichter bestätigt.
    }

# The arbiter appointed an assistant. $side: whose, white or black; $name: who, or a question mark where names
# were removed.
protocol-appointed =
    { $side ->
        [white] Ernannte Assistenz für Weiß (Kodeks VIII 4.2): { $name }.
       *[black] Ernannte Assistenz für Schwarz (Kodeks VIII 4.2): { $name }.
    }

# Somebody called the arbiter. $by: white, black, or nobody where it is not known who.
protocol-called =
    { $by ->
        [white] Weiß rief den Schiedsrichter.
        [black] Schwarz rief den Schiedsrichter.
       *[nobody] Der Schiedsrichter wurde gerufen.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] Der Schiedsrichter beginnt.
        [refused] Ein falscher Code für die Befehle des Schiedsrichters wurde eingegeben.
       *[closed] Der Schiedsrichter ist fertig.
    }

# The opponent demanded that a half-move be put right. $by: white or black; $move: which.
protocol-demanded =
    { $by ->
        [white] Weiß verlangt nach Kodeks I 5.4, dass { $move } richtiggestellt wird.
       *[black] Schwarz verlangt nach Kodeks I 5.4, dass { $move } richtiggestellt wird.
    }

# Under a demand: a board differed from the record just then. $board as in board-name.
protocol-demanded-while-differing = Zuerst zu klären (Kodeks VIII 3.1): { board-name } weicht von der Notation ab.

# Under a demand: the players' records part before it. $move: the first half-move of which they differ.
protocol-demanded-after-parting = Zuerst zu klären (Kodeks VIII 3.1): { $move } wurde anders wiederholt.

# The opponent let a half-move stand. $by: white or black; $move: which.
protocol-let-stand =
    { $by ->
        [white] Weiß lässt { $move } gelten (Kodeks I 5.4).
       *[black] Schwarz lässt { $move } gelten (Kodeks I 5.4).
    }

# An irregularity was accepted. $move: which half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } gilt durch den nächsten Halbzug des Gegners (Kodeks I 5.7).
       *[let-stand] { $move } gilt, weil der Gegner ihn gelten lässt (Kodeks I 5.4).
    }

# A slip was put right before the press. $side: white or black; $ply: at which half-move; $was, $is: first
# and then; $time: how long after.
protocol-slip =
    { $side ->
        [white] Versprecher von Weiß bei Halbzug { $ply }: { $was }, nach { $time } berichtigt in { $is }.
       *[black] Versprecher von Schwarz bei Halbzug { $ply }: { $was }, nach { $time } berichtigt in { $is }.
    }

# Words and half-move differed and were not put right. $said, $done: half-moves.
protocol-discrepancy = Angesagt { $said }, ausgeführt { $done }; nicht rechtzeitig richtiggestellt.

# The hand did something against the rules on its way to a half-move; nobody was told. $move: which;
# $article: of the Kodeks; $squares: those that show it.
protocol-hand = Die Hand auf dem Weg zu { $move }: { $article }, Felder { $squares }; gesehen und nicht gesagt.

# The other side went on, or somebody pressed, before the second man made a king. $move: which half-move.
protocol-crown-missing = Die Krone von { $move } fehlte, als weitergespielt wurde (Kodeks I 3.5, 3.6); nicht gesagt.

# Both clocks were stopped.
protocol-stopped = Beide Uhren angehalten (Kodeks IV 2.12).

# The game went on. $time: how long it stood still.
protocol-resumed = Die Partie geht weiter; sie stand { $time } still.

# A board differed from the record. $board as in board-name; $shown: what it showed, as FEN; $remove, $put:
# squares to be emptied and filled.
protocol-board-differed = { board-name } weicht von der Notation ab: zeigt { $shown }; wegzunehmen: { $remove }; zu setzen: { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = { board-name } stimmt mit der Notation überein.

# A board showed half-moves before it had once agreed with the record, and it was asked about them. $shown: the
# half-moves as they are written; $board as in board-name.
protocol-board-asked = { board-name } stimmte noch nicht mit der Notation überein und zeigte { $shown }; gefragt wurde, ob es so ist.

# How that question ended. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] Die Frage nach { $shown } wurde bejaht.
         [no] Die Frage nach { $shown } wurde verneint.
         [press] Die Frage nach { $shown } wurde durch den Druck auf die Uhr beantwortet.
         [next-half-move] Die Frage nach { $shown } wurde durch den nächsten Halbzug beantwortet.
        *[changed] Die Frage nach { $shown } erledigte sich: Brett oder Notation änderten sich vorher.
    }

# The arbiter read in a record. $side: white or black; $written: as he typed it.
protocol-sheet =
    { $side ->
        [white] Notation von Weiß, wie eingelesen: { $written }
       *[black] Notation von Schwarz, wie eingelesen: { $written }
    }

# The records were compared. $case: A, B or C; $agreed: half-moves both state alike from the beginning;
# $counted: yes, or no where no record counts half-moves; $ply: after which it was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Notationen verglichen (Kodeks VIII 3.1): Fall { $case }, { $agreed } Halbzüge stimmen überein, vorgeschlagen, nach Halbzug { $ply } fortzusetzen.
       *[no] Notationen verglichen (Kodeks VIII 3.1): Fall { $case }, { $agreed } Halbzüge stimmen überein.
    }

# Why that was proposed. $why: one of reconcile-why.
protocol-why = Grund: { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] Notation von Weiß
       *[black] Notation von Schwarz
    }

# The arbiter went back. $ply: after which half-move the game goes on; $count: how many were struck out;
# $struck: which.
protocol-walked-back =
    { $count ->
        [0] Entscheidung: zurück zur Stellung nach Halbzug { $ply }; nichts gestrichen.
       *[other] Entscheidung: zurück zur Stellung nach Halbzug { $ply }; gestrichen: { $struck }.
    }

# The arbiter undid it. $moves: what stands again.
protocol-put-back = Entscheidung: Das Zurückgehen ist aufgehoben; es gelten wieder: { $moves }.

# Both clocks were read or set. $ply: after which half-move; $white, $black: times.
protocol-readings = Uhren nach Halbzug { $ply }: Weiß { $white }, Schwarz { $black }.

# Time was charged. $white, $black: how much to each.
protocol-charged = Entscheidung: Weiß { $white } angerechnet, Schwarz { $black } (Kodeks II 6.19).

# Time was charged, besides what was charged before. $number: which charge of the game it is; $white, $black: how
# much to each.
protocol-charged-more = Entscheidung, Anrechnung { $number }: Weiß { $white }, Schwarz { $black } (Kodeks II 6.19).

# A charge was taken back. $number: which; $white, $black: how much it had been.
protocol-charge-taken-back = Entscheidung: Anrechnung { $number } ist zurückgenommen, Weiß { $white }, Schwarz { $black }.

# A decision in the arbiter's words. $reason: what he wrote.
protocol-decided = Entscheidung: { $reason }

# A half-move that the rules forbid was seen; nobody was told. $ply: which; $move: what was played;
# $article: of the Kodeks.
protocol-irregular = Halbzug { $ply }, { $move }: regelwidrig, { $article }; gesehen und nicht gesagt.

# A half-move was struck out before it counted. $move: which; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] { $move } wurde korrigiert.
       *[taken-back] { $move } wurde zurückgenommen.
    }

# Where people sign.
protocol-signature = Schiedsrichter: ____________________   Weiß: ____________________   Schwarz: ____________________

# A draw was offered. $side: white or black; $ply: after which half-move; $admissible: yes, or why not.
protocol-offered =
    { $side ->
        [white] Weiß bietet nach Halbzug { $ply } Remis an{ protocol-offer-state }.
       *[black] Schwarz bietet nach Halbzug { $ply } Remis an{ protocol-offer-state }.
    }

# Why it could not be offered, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , das ist zu früh; nicht weitergegeben (Kodeks II 5.1)
        [too-many-pieces] , mit zu vielen Steinen auf dem Brett; nicht weitergegeben (Kodeks III 6)
        [repeated] , erneut vor einem Angebot der anderen Seite; nicht weitergegeben (Kodeks II 5.1)
        [not-after-move] , aber nicht zwischen Zug und Drücken; nicht weitergegeben (Kodeks II 5.1)
       *[yes] {""}
    }

# A draw offer was answered in words. $side: white or black; $answer: accepted or declined.
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

# The game is over. $result: as the Kodeks writes it; $cause: the article; $name: a
# comma and ending-name, or nothing.
protocol-ended = Die Partie ist zu Ende, { $result }{ $name } ({ $cause }).

# Why a game ended, as it is written. $cause: see the variants.
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
        [three-kings] drei Steine gegen eine Dame
        [main-line] schwächere Seite allein auf der Hauptdiagonale
        [main-line-taken] drei Damen gegen eine, Hauptdiagonale besetzt
        [two-kings] höchstens zwei Steine gegen eine Dame
        [regulation] Remis nach Reglement
        [short-of-time] zu wenig Zeit bei klarem Vorteil
        [both-flags] beide Blättchen gefallen
        [cannot-win] keine Seite kann gewinnen
       *[decision] Entscheidung des Schiedsrichters
    }

# A side says yes or no to the result. $by: white or black; $agrees: yes or no.
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

# A claim. $side: white or black; $what: see claim-name; $ply: after which half-move.
protocol-claimed =
    { $side ->
        [white] Weiß reklamiert { claim-name } nach Halbzug { $ply }.
       *[black] Schwarz reklamiert { claim-name } nach Halbzug { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Stellung: { $position }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
protocol-claim-occurred = Vorkommen: { $count }, nach den Halbzügen { $plies } (Kodeks I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Gezählt: { ending-name }, { $made } von { $limit } Zügen jeder Seite.

# Under a claim: what the rules say. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Von der Notation belegt ({ $article }).
        [proven-otherwise] Nicht nach der genannten Regel belegt, aber nach einer anderen ({ $article }).
        [arbiters-call] Vom Schiedsrichter zu beurteilen ({ $article }).
        [must-capture] Nicht zulässig, die reklamierende Seite muss schlagen (Kodeks III 9.1).
       *[not-proven] Von der Notation nicht belegt.
    }

# The arbiter ruled. $side: white or black, whose claim it was; $granted: yes or no.
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

# A sanction. $side: white or black; $sanction: see sanction-name; $why: in the arbiter's words.
protocol-sanctioned =
    { $side ->
        [white] Sanktion gegen Weiß: { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanktion gegen Schwarz: { sanction-name } (Kodeks II 2.5). { $why }
    }

# Which sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] Verweis
        [warning] öffentliche Verwarnung
        [loss] Partieverlust
       *[disqualification] Disqualifikation
    }

# A complaint. $side: white or black; $ply: after which half-move; $why: what about; $late: yes where it is about
# the clock and came after the control.
protocol-complained =
    { $side ->
        [white] Beschwerde von Weiß nach Halbzug { $ply }: { $why }{ protocol-complained-late }
       *[black] Beschwerde von Schwarz nach Halbzug { $ply }: { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[nach der Zeitkontrolle, Kodeks II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article;
# $name: a comma and why, or nothing.
protocol-result = Ergebnis: { $result }, Punkte { $score }{ $name } ({ $cause }).

# At the end: half-moves that nobody stated. $plies: which.
protocol-gaps = In der Notation zu ergänzen (Kodeks II 6.21), Halbzüge: { $plies }.

# Above the signatures: which sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Original, für den Veranstalter (Kodeks II 3.7):
       *[copy] Durchschrift, für die Spielenden (Kodeks II 3.7):
    }

# Under a claim: both clocks then. $white, $black: what was left.
protocol-claim-clocks = Uhren bei der Reklamation: Weiß { $white }, Schwarz { $black }.

# At the end: what each side has used. $white, $black: times.
protocol-times-used = Verbrauchte Zeit (Kodeks II 6.21): Weiß { $white }, Schwarz { $black }.

# A flag fell. $side: white or black; $moves: how many moves that side had made; $played: the time that both
# had used until then, to the millisecond.
protocol-flag =
    { $side ->
        [white] Das Blättchen von Weiß fiel
       *[black] Das Blättchen von Schwarz fiel
    } bei { $played } Spielzeit beider Seiten; gemachte Züge: { $moves } (Kodeks II 6.12).

# A flag that fell is up again, because the arbiter took a charge back, set the times, or took the game back.
# $side: white or black.
protocol-flag-void =
    { $side ->
        [white] Das Blättchen von Weiß steht wieder
       *[black] Das Blättchen von Schwarz steht wieder
    }: Die Uhr wurde geändert, und dass es zuvor fiel, ist ungültig.

# The arbiter noted who is not there when the round begins, or has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    } { $there ->
        [yes] ist eingetroffen
       *[no] ist nicht da
    } (Kodeks II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Entscheidung: Die gestörte Uhr wird ersetzt, das Programm misst die Zeit (Kodeks II 6.10).

# The computer slept, or its own clock was changed. $by: how much; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] Die eigene Uhr des Computers ist der gezählten Zeit um { $by } voraus.
       *[behind] Die eigene Uhr des Computers ist um { $by } hinter der gezählten Zeit zurück.
    }

# The program was away and took the game up again. $closed: had it ended as it should, yes or no; $side: whose clock ran,
# white, black or nobody; $known: yes, or no where the computer's own clock was changed; $lost: for how long nothing was
# written.
protocol-clock-gap =
    { $closed ->
        [yes] Das Programm war beendet
       *[no] Das Programm war abgebrochen
    } und wurde neu gestartet; { $side ->
        [white] die Uhr von Weiß lief
        [black] die Uhr von Schwarz lief
       *[nobody] keine Uhr lief
    }, { $known ->
        [yes] { $lost } lang wurde nichts aufgezeichnet.
       *[no] wie lange, ist nicht zu sagen.
    }

# Under it: one reading that was offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] wie zuletzt abgelesen
        [ran] wie sie bis zum letzten Eintrag lief
       *[charged] mit der Zeit seither zulasten der Seite, deren Uhr lief
    }: Weiß { $white }, Schwarz { $black }.

# The clock was set going. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: whose
# clock runs; $white, $black: times left; $chosen: after a gap, which of the readings it goes on from as in
# desk-clock-offered, or none where the arbiter set others.
protocol-clock-set-going =
    { $because ->
        [round-begins] Die Runde beginnt (Kodeks II 4.4)
        [after-gap] Danach geht die Partie weiter
        [after-call] Nach Ruf oder Reklamation geht die Partie weiter
       *[stood] Die Uhr, die stand, wurde gestartet
    }: { $side ->
        [white] die Uhr von Weiß läuft
       *[black] die Uhr von Schwarz läuft
    }, Weiß { $white }, Schwarz { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] wie zuletzt abgelesen
            [ran] wie sie bis zum letzten Eintrag lief
            [charged] mit der Zeit seither zulasten der Seite, deren Uhr lief
           *[none] wie vom Schiedsrichter gestellt
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: is the time shared, yes or no.
protocol-completion-due =
    { $shared ->
        [yes] Nach der Zeitnot zu ergänzende Halbzüge: { $missing }; die Zeit wird geteilt (Kodeks II 6.15).
       *[no] Nach der Zeitnot zu ergänzende Halbzüge: { $missing } (Kodeks II 6.14).
    }

# They are complete. $time: how long it took.
protocol-completion-ended = Die Notation ist wieder vollständig; es dauerte { $time }.

# The game was taken up again although its record was not whole. $count: how many half-moves could be read; $lost: what was
# wrong: log-missing, log-damaged, log-strange or unread.
protocol-not-whole =
    Beim Wiederaufnehmen waren von der Aufzeichnung nur { $count } Halbzüge lesbar; { $lost ->
        [log-missing] ihr letzter Teil, die Datei mit der Endung -wal, fehlte
        [log-damaged] ihr letzter Teil, die Datei mit der Endung -wal, war beschädigt und wurde beiseitegelegt
        [log-strange] eine fremde Datei mit der Endung -wal lag daneben und wurde beiseitegelegt
       *[unread] Teile davon waren nicht zu verstehen
    }. Danach wurde gefragt, und die Partie ging weiter.

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Züge:
