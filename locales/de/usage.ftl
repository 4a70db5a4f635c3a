usage-heading-usage = Aufruf
usage-heading-commands = Befehle
usage-heading-arguments = Argumente
usage-heading-options = Optionen
usage-heading-examples = Beispiele
usage-heading-game = Die Partie
usage-heading-boards = { -board(number: "plural") } und Hände
usage-heading-clock = Die { -clock }
usage-heading-voice = Stimmen und Worte
usage-heading-record = Die Notation
usage-heading-desk = Das Pult
usage-option-help = Gibt die Hilfe aus
usage-option-version = Gibt die Version aus
usage-option-lang = Die Sprache dessen, was gesagt wird, und dieser Hilfe, etwa pl oder en (sonst aus LANGUAGE, LC_ALL, LC_MESSAGES oder LANG)
usage-option-data = Der Ordner der eigenen Dateien des Programms (sonst der Datenordner des Systems)
usage-option-log = Eine Datei für die Fehlersuche, ohne Namen, Codes und { -half-move(number: "plural") } (sonst aus ZGODA_LOG)

usage-command-zgoda = Lässt eine blinde Person in offiziellen Turnieren gleichberechtigt Dame spielen.

usage-command-help = Gibt diese Hilfe oder die eines Befehls aus

usage-command-menu = Das gesprochene Menü, das auch `zgoda` allein öffnet
usage-option-menu-voice = Die Stimme, die spricht: system, screen-reader, embedded, none oder wav:FILE (sonst die gewählte oder die beste, die es gibt)

usage-command-play = Eine laufende Partie
usage-option-play-variant = Das Spiel: international (10x10, Felder 1 bis 50) oder polish64 (8x8, Felder a1 bis h8, internationale Regeln)
usage-option-play-white = Name von Weiß
usage-option-play-black = Name von Schwarz
usage-option-play-sight = Wie viel eine Seite sieht: SIDE=blind (nichts), SIDE=low (wenig) oder SIDE=sighted (sehend)
usage-option-play-blind = Wer nicht sieht: white, black oder both (sonst white)
usage-option-play-mode = Die Art der Partie, die bestimmt, was wem gesagt werden darf: official, rehearsal (wie official, das Programm leitet als { -arbiter }) oder training (sonst training)
usage-option-play-event = Die Veranstaltungsdatei, vor der Runde von den { -arbiter(number: "plural", case: "dat") } geschrieben (TOML); official braucht sie
usage-option-play-new-code = Setzt die Partie fort, obwohl die Veranstaltungsdatei einen anderen Code der { -arbiter(number: "plural") } nennt; jedes Öffnen ihrer Wörter und das Protokoll sagen es
usage-option-play-resume = Setzt nach einer Frage die letzte unfertige Partie des Datenordners fort
usage-option-play-set-up = Beginnt mit dieser Stellung
usage-option-play-board = Ein { -board }: SIDE ist white, black oder both; SPEC ist dgt:PORT, cpp:PORT, sim, sim:OPTIONS oder none
usage-option-play-pieces = Die Bauart der Steine eines { -board(case: "gen") }: ordinary (gewöhnlich), pegged (mit Zapfen) oder hollow (hohl); mit ,second-man, wo ein zweiter Stein die { -king } bildet
usage-option-play-keyboard = Wem die Tastatur gehört und jede Zeile ohne Namen: player, assistant, einer Seite allein: white oder black, oder beiden, jede mit eigener Taste für die { -clock }: both
usage-option-play-clock = Die { -clock }: none, ein Name aus `zgoda clocks` oder geschrieben: 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s
usage-option-play-clock-device = Was die Zeit misst: embedded (das Programm), board (eine { -clock } an der Leitung des { -board(case: "gen") }; board:right, wenn die rechte Anzeige die von Weiß ist) oder line:PORT
usage-option-play-low-time = Worte zur eigenen { -clock }, die ungefragt kommen: off, tone (bei fünf Minuten und am Ende der Zeit), few oder all; offiziell höchstens so viel, wie die Veranstaltung erlaubt
usage-option-play-pulses = Marken der eigenen { -clock }, im Motor des Controllers zu spüren: on (so viel wie --low-time könnte) oder off
usage-option-play-voice = Die Stimme, die spricht: system, screen-reader, embedded, none oder wav:FILE
usage-option-play-channel = Ein eigener Ausgang, einmal für jede Person: LISTENER ist white, black, assistant oder room; OUT ist default, device:NAME, left oder right (eine Seite des Standardgeräts), left:NAME, right:NAME, wav:FILE, page (des Pults) oder text; awake: davor hält ein Gerät oder eine Seite wach
usage-option-play-lang-of = Die Sprache einer dieser Personen
usage-option-play-words = Worte zu laut angesagten { -half-move(number: "plural", case: "dat") }: when-needed (ein Ton, wo { -board } und Worte übereinstimmen) oder always (immer Worte)
usage-option-play-whisper = Wie die Felder genannt werden, von denen auf dem eigenen { -board } gehoben und auf die gesetzt wird: off, sound (Ton) oder number (Nummer); offiziell muss die Veranstaltung zustimmen
usage-option-play-figures = { -half-move(number: "plural") } und Zeiten gedruckt in Ziffern (32-28, 1:20:48), ein Druck auf die { -clock } als ein Zeichen: on oder off (sonst on, wo ein Screenreader oder eine Braillezeile gefunden wird)
usage-option-play-settings = Jemandes Einstellungen liegen dort, nicht im Ordner der Einstellungen: white=FILE, black=FILE, assistant=FILE oder room=FILE
usage-option-play-record = Die Notation der Partie (sonst eine neue Datei im Datenordner); eine unfertige wird fortgesetzt
usage-option-play-transcript = Schreibt alles Gesagte dorthin, als JSON-Zeilen
usage-option-play-view = Schreibt dorthin, was der Tisch den { -arbiter(number: "plural", case: "dat") } zeigt, eine JSON-Zeile für jede Änderung; offiziell muss die Veranstaltung zustimmen
usage-option-play-desk = Seiten des Tischs in einem Browser: startet `zgoda desk` neben der Partie, an dieser Adresse

usage-command-tables = Die Tische einer Runde in einem Prozess, gespielt auf Seiten des Pults
usage-option-tables-folder = Der Ordner mit einer Veranstaltungsdatei für jeden Tisch; die Notation liegt daneben und wird fortgesetzt
usage-option-tables-mode = Die Art der Partie, die bestimmt, was wem gesagt werden darf: official oder training (sonst official)
usage-option-tables-desk = Seiten der Tische in einem Browser: startet `zgoda desk` daneben, an dieser Adresse
usage-option-tables-new-code = Setzt Partien fort, obwohl ihre Veranstaltungsdateien andere Codes der { -arbiter(number: "plural") } nennen; jedes Öffnen ihrer Wörter und das Protokoll sagen es

usage-command-moves = Die regelgerechten Züge von Stellungen, als JSON-Zeilen
usage-option-moves-variant = Das Spiel: international oder polish64 (sonst, was die Felder verraten, sonst international)
usage-option-moves-fens = Stellungen (sonst eine je Zeile von der Standardeingabe)

usage-command-perft = Zählt den Zugbaum: Tiefe, Knoten, Sekunden, Knoten je Sekunde
usage-option-perft-variant = { usage-option-moves-variant }
usage-option-perft-fen = Die Stellung (sonst der Anfang der Partie)
usage-option-perft-depth = { -half-move(number: "plural") }, 1 bis 40

usage-command-check = Spielt Partiedateien (PDN) durch, eine JSON-Zeile je Partie
usage-option-check-variant = Das Spiel von Dateien, die es nicht nennen: international oder polish64
usage-option-check-files = Partiedateien (PDN); FILE#N ist eine Partie einer Datei, - ist die Standardeingabe

usage-command-reconcile = Vergleicht zwei Notationen einer Partie: wo sie übereinstimmen, wer abweicht, was zu tun ist
usage-option-reconcile-white = Die Notation von Weiß: eine PDN-Datei (FILE#N ist eine von mehreren Partien) oder eine Notation des Programms
usage-option-reconcile-black = Die Notation von Schwarz
usage-option-reconcile-white-board = Die Stellung auf dem { -board } von Weiß
usage-option-reconcile-black-board = Die Stellung auf dem { -board } von Schwarz
usage-option-reconcile-senses = Wie genau diese { -board(number: "plural") } gesehen wurden: exact (Art und Seite jedes Steins), colour (die Seite jedes Steins, nicht die Art) oder occupancy (nur, dass dort etwas steht); sonst exact
usage-option-reconcile-unread = Felder dieser { -board(number: "plural") }, die nicht zu lesen waren, mit Kommas getrennt
usage-option-reconcile-variant = Das Spiel, wo die Dateien es nicht nennen: international oder polish64
usage-option-reconcile-charge = Die Seite, die die Zeit der Korrektur trägt: white=3:20, black=3:20 oder both=3:20
usage-option-reconcile-json = Ein Objekt für Maschinen statt Sätzen
usage-option-reconcile-arbiter = Für die Notation einer offiziellen Partie, die nicht zu Ende ist: fragt nach einem Code der { -arbiter(number: "plural") }, und die Notation hält es fest
usage-option-reconcile-aloud = Liest diese Notation laut vor, Zug für Zug, zum Vergleich mit dem Blatt des Gegners
usage-option-reconcile-from = Ab welchem { -half-move } vorgelesen wird (sonst ab dort, wo beide { -board(number: "plural") } zuletzt übereinstimmten)
usage-option-reconcile-paper = Die Seite, die auf Papier notiert hat: white oder black (sonst black)
usage-option-reconcile-voice = Die Stimme, die vorliest: system, screen-reader, embedded, none oder wav:FILE (sonst die, die eine Partie hätte)

usage-command-export = Schreibt eine Notation als PDN, Notationsblatt, Schiedsrichterprotokoll oder JSON-Zeilen
usage-option-export-record = Die Notation
usage-option-export-to = Die Form: pdn (die Partie für jedes andere Programm, PDN 3.0), text (ein Notationsblatt zum Lesen und Drucken), protocol (was am { -board } geschah und entschieden wurde, beide Notationen nebeneinander), html (dasselbe als eine HTML-Datei für A4, zum Drucken oder abschnittsweise im Browser zu lesen) oder json (JSON-Zeilen: die Einstellungen, dann jedes Ereignis, dann alles Gesagte)
usage-option-export-arbiter = Alles aus einer offiziellen Partie, die nicht zu Ende ist: fragt nach einem Code der { -arbiter(number: "plural") }, und die Notation hält es fest

usage-command-forget = Nimmt Namen und den Vermerk einer Behinderung aus einer Notation
usage-option-forget-record = Die Notation; die Partie darin bleibt

usage-command-round = Die Papiere einer Runde: Veranstaltungsdateien, Tischkarten und Zettel aus einer Liste der Paarungen

usage-command-round-make = Macht Veranstaltungsdateien, Tischkarten und Zettel aus einer Liste der Paarungen
usage-option-round-make-list = Die Liste: CSV mit den Spalten table, white, black und weiteren
usage-option-round-make-event = Die Veranstaltungsdatei für alle Tische
usage-option-round-make-out = Der Ordner für alles, was entsteht
usage-option-round-make-board-language = Die Sprache der Karten und Zettel (sonst die der Ansagen)
usage-option-round-make-slips = Die Zettel, die entstehen, mit Kommas dazwischen: chief (Hauptschiedsrichter, einer für alle Tische), round (Rundenschiedsrichter, je einer für alle Tische), assistant ({ -assistant }, wo es sie gibt), helper (wen ein sehender Gegner einer sehbehinderten Person benennt, FIDE F.2.10), face (Anzeige der { -clock }), ear (Ohr einer sehbehinderten Person), screen (Bildschirm bei Sehrest), player (eigene Seite zum Eingeben, Drücken, Anbieten und Reklamieren) oder none (sonst alles, was die Veranstaltung erlaubt, außer helper)
usage-option-round-make-again = Schreibt neu, was schon da ist; ausgegebene Zettel öffnen nichts mehr

usage-command-round-slip = Macht jederzeit einen Zettel eines Tischs neu; frühere dieser Rolle, die unbenutzt sind, öffnen nichts mehr
usage-option-round-slip-folder = Der Ordner, den `zgoda round make` geschrieben hat
usage-option-round-slip-table = Die Nummer des Tischs
usage-option-round-slip-role = Für wen: ear-white oder in Worten, etwa Ohr von Weiß
usage-option-round-slip-board-language = Die Sprache des Zettels (sonst die der Ansagen)

usage-command-round-pairings = Schreibt die Liste der Paarungen noch einmal, mit Ergebnissen
usage-option-round-pairings-folder = { usage-option-round-slip-folder }
usage-option-round-pairings-csv = Die Liste, die entsteht
usage-option-round-pairings-records = Der Ordner mit den Notationen der Partien, für die Ergebnisse
usage-option-round-pairings-excel = Mit Semikolons und einer UTF-8-Marke, wie Excel es in vielen Ländern will
usage-option-round-pairings-again = Schreibt neu, was schon da ist

usage-command-round-forget = Nimmt die Namen aus den Papieren einer Runde
usage-option-round-forget-folder = { usage-option-round-slip-folder }

usage-command-devices = Listet serielle Anschlüsse, Tongeräte und Stimmen auf
usage-option-devices-what = Nur diese: ports (Anschlüsse), sound (Tongeräte und Stimmen) oder gamepads (Controller); sonst alles

usage-command-setup = Sprache, Stimme und Tempo, nach Gehör gewählt und behalten
usage-option-setup-name = Die Person mit diesen Einstellungen, wo hier mehrere spielen
usage-option-setup-settings = Die Einstellungen liegen dort, nicht im Ordner der Einstellungen
usage-option-setup-voice = Die Stimme, die ab jetzt spricht: system, screen-reader, embedded oder none (sonst die, die eine Partie hätte)

usage-command-manual = Das Handbuch, Kapitel für Kapitel zu hören oder als Text oder HTML; Karte und Seiten für { -arbiter(number: "plural") } ebenso
usage-option-manual-paper = Was gewünscht ist: manual (von der ersten Datei bis zum Ende der ersten Partie), card (die nötigsten Wörter und Tasten, für Spielende und { -assistant }) oder arbiter (die Seiten für { -arbiter(number: "plural") }, mit den Artikeln); sonst manual
usage-option-manual-to = Gibt es so aus und liest nichts vor: text (einfache Zeilen, je ein Absatz) oder html (eine Datei für Browser oder Drucker)
usage-option-manual-voice = { usage-option-say-voice }

usage-command-say = Probiert die Stimme aus
usage-option-say-voice = Die Stimme, die spricht: system, screen-reader, embedded, none oder wav:FILE (sonst die, die eine Partie hätte)
usage-option-say-sounds = Jeder Klang des Programms mit seiner Bedeutung
usage-option-say-text = Der Text, der gesagt wird

usage-command-reader-check = Ermittelt in zwölf Schritten, was ein Screenreader vom Programm sagt, und schreibt einen Bericht ohne Namen
usage-option-reader-check-report = Die Datei für den Bericht; es darf sie noch nicht geben (sonst reader-check.txt)
usage-option-reader-check-page = Schreibt stattdessen die Schritte für einen Browser in diese Datei; sie braucht sonst nichts und lässt sich auch auf einem Telefon öffnen

usage-command-clock = Die Anzeige der { -clock } des Programms, in einem eigenen Terminal
usage-option-clock-plain = Eine Zeile je Seite, ohne große Ziffern

usage-command-clocks = Die Bedenkzeiten des Kodeks: Name, Bedenkzeit, Tempo, Minuten für 60 Züge
usage-option-clocks-variant = Nur für dieses Spiel: international oder polish64
usage-option-clocks-json = Stattdessen JSON-Zeilen, je ein Objekt

usage-command-sim = Ein simuliertes { -board } oder eine { -clock } an einem Pseudoterminal
usage-option-sim-what = Was simuliert wird: dgt (ein DGT-Brett), cpp (ein selbst gebautes { -board } mit dem Chess Peripheral Protocol) oder clock (eine { -clock } mit dem offenen Protokoll)
usage-option-sim-game = Eine Partie, die bis zum Ende gespielt wird: FILE oder FILE#N
usage-option-sim-seed = Woher aller Zufall kommt
usage-option-sim-faults = Die Eigenheiten des { -board(case: "gen") }: all oder Namen mit + dazwischen
usage-option-sim-speed = Wie viel schneller als im Leben
usage-option-sim-clock = Eine { -clock } an einem dgt-Brett: was sie zählt, geschrieben wie in --clock von `play`, oder `computer` für eine, die ein Programm stellt
usage-option-sim-white = Welche Anzeige der { -clock } die von Weiß ist: left (links) oder right (rechts)
usage-option-sim-presses = Die Hände drücken sie nach jedem Zug
usage-option-sim-senses = Was ein cpp-Brett unterscheidet: exact, colour oder occupancy
usage-option-sim-variant = Das Spiel auf dem { -board }: international oder polish64 (sonst das von --set-up oder GAME, sonst international)
usage-option-sim-set-up = Die Stellung darauf (sonst der Anfang der Partie)
usage-option-sim-time = Die Zeit jeder Seite einer { -clock } am Anfang: Sekunden, M:SS oder H:MM:SS (sonst 5:00)
usage-option-sim-bonus = Die Zeit, die ein Druck der Seite bringt, die gedrückt hat, ebenso geschrieben (sonst nichts)
usage-option-sim-clock-mode = Wem eine { -clock } nach dem Einschalten gehorcht: computer (das Programm darf sie stellen, starten und anhalten) oder hand (nur Hände); sonst computer

usage-command-desk = Seiten für { -assistant } und { -arbiter(number: "plural") }, auf diesem Rechner oder über ein Kabel
usage-option-desk-listen = Wo das Pult zu erreichen ist; eine Adresse für andere braucht ein Zertifikat (sonst 127.0.0.1:7464)
usage-option-desk-name = Ein Name, unter dem Geräte es aufrufen, neben der Adresse; mehrmals möglich
usage-option-desk-certificate = Das Zertifikat, als PEM
usage-option-desk-key = Der Schlüssel des Zertifikats, als PEM
usage-option-desk-records = { -arbiter(number: "plural") } dürfen die Notationen in diesem Ordner lesen, etwa auf einem Stick; er wird nur gelesen
usage-option-desk-joinable = Pulte anderer Rechner, die diesen Schlüssel haben, dürfen sich anschließen; `zgoda desk join-key` macht einen
usage-option-desk-join = Zeigt auch die Tische eines anderen Rechners: wo dessen Pult ist und eine Datei mit dem Schlüssel dazu; mehrmals möglich
usage-option-desk-join-root = Das Stammzertifikat der anderen Rechner, als PEM; mehrmals möglich

usage-command-desk-ca = Macht eine Zertifizierungsstelle und ein Zertifikat für das Pult, für die Geräte einer Veranstaltung
usage-option-desk-ca-folder = Ein Ordner für die Dateien, neu oder leer
usage-option-desk-ca-name = Ein Name oder eine Adresse, unter der Geräte das Pult aufrufen; mehrmals möglich

usage-command-desk-join-key = Macht einen Schlüssel, mit dem Pulte anderer Rechner sich diesem anschließen dürfen
usage-option-desk-join-key-file = Eine neue Datei dafür

usage-command-attest = Die Identität dieses Programms: Version, Hash, Funktionen an und aus, Netzwerkschnittstellen, keine Engine
usage-option-attest-event = Eine Veranstaltungsdatei, um auch ihre Zustimmungen zu nennen; Exit-Status 1, wo sie ein anderes Programm nennt
usage-option-attest-json = Stattdessen ein JSON-Objekt, und nichts wird gesagt
usage-option-attest-voice = { usage-option-say-voice }

usage-command-completions = Gibt die Vervollständigungen einer Shell aus: was sie beim Tippen anbietet
usage-option-completions-shell = Die Shell: bash, elvish, fish, powershell oder zsh

usage-command-man = Gibt die man-Seite des Programms oder eines Befehls aus (auf Englisch)
usage-option-man-command = Der Befehl, etwa play oder round make
usage-option-man-to = Schreibt stattdessen die Seiten aller Befehle in diesen Ordner

usage-example-menu = Das gesprochene Menü
usage-example-language = Das Menü auf Polnisch
usage-example-play-two = Zwei Personen an dieser Tastatur, mit { -clock }
usage-example-play-dgt = Weiß spielt auf einem DGT-Brett, Schwarz an der Tastatur
usage-example-play-sim = Ein simuliertes { -board } und die Stimme des Systems
usage-example-play-ears = Beide an einer Tastatur, jede Seite mit einem Ohr desselben Kopfhörers
usage-example-play-official = Eine offizielle Partie nach der Veranstaltungsdatei, mit der Seite der { -arbiter(number: "plural") } im Browser
usage-example-play-resume = Die unterbrochene Partie geht weiter
usage-example-tables = Die Tische des Ordners round-3, mit den Seiten des Pults
usage-example-moves = Die regelgerechten Züge einer Stellung
usage-example-perft = Die Züge vom Anfang der Partie, gezählt bis zur Tiefe von fünf { -half-move(number: "plural", case: "dat") }
usage-example-check = Jede Partie einer Datei
usage-example-check-64 = Die dritte Partie einer Datei, die nicht sagt, dass sie auf 64 Feldern gespielt ist
usage-example-reconcile = Wo die Notationen von Weiß und Schwarz voneinander abweichen
usage-example-reconcile-aloud = Eine Notation wird vorgelesen und auf dem Blatt des Gegners mitverfolgt
usage-example-export-pdn = Die Partie für ein anderes Programm
usage-example-export-html = Das Schiedsrichterprotokoll zum Drucken
usage-example-forget = Nach der Partie, sobald das Protokoll unterschrieben ist
usage-example-round-make = Veranstaltungsdateien, Karten und Zettel für jeden Tisch einer Runde
usage-example-round-slip = Ein neuer Zettel für das Ohr von Weiß an Tisch 4
usage-example-round-pairings = Die Liste der Paarungen mit Ergebnissen
usage-example-devices = Nur Tongeräte und Stimmen
usage-example-setup = Anna wählt, wie das Programm mit ihr spricht
usage-example-manual = Die Karte der Wörter und Tasten, ausgegeben
usage-example-say = Wie ein { -half-move } klingt
usage-example-reader-check = Die Schritte an diesem Terminal und ihr Bericht
usage-example-sim = Ein DGT-Brett mit { -clock }, die die Hände drücken
usage-example-desk = Seiten nur für diesen Rechner
usage-example-desk-hall = Seiten für die Geräte eines Saals, mit dem Zertifikat von `zgoda desk ca`
usage-example-desk-ca = Das Zertifikat, im neuen Ordner ca
usage-example-attest = Ob dies das Programm ist, dem die Veranstaltung zugestimmt hat
usage-example-completions = Für bash, ab dem nächsten Terminal
usage-example-man = Die Seite von `zgoda play`
