again = { $text }

spelled = { $played }

spelled-out = { $text }

missed-more =
    { $count ->
        [one] noch eines, Taste R
       *[other] noch { WORDS($count) }, Taste R
    }

nothing-missed = nichts verpasst

desk-says = { $text }

nothing-said = noch nichts gesagt

last-move =
    { $side ->
        [white] { $played }, Weiß, Zug { WORDS($number) }
       *[black] { $played }, Schwarz, Zug { WORDS($number) }
    }
    .terse = { $played }, { mover }

record-read-out = Notation, { last-move }

no-move-yet = noch kein Zug gemacht

no-sensor-board = kein { -board } hat Sensoren

board-away = { board-name } antwortet jetzt nicht

as-told =
    { $told ->
        [sensed] auf dem { -board }
       *[record] laut Notation
    }

square-holds = { $occupant }, { as-told }

cannot-be-put = { $occupant }, { as-told }, Felder prüfen

row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, keine
    }

pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] kein Stein { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] kein Stein
        }

pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] kein Stein, { as-told }
    }

pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count) }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count) }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

pieces-of =
    { $piece ->
        [white-man] weiße Steine
        [white-king] weiße { -king(number: "plural") }
        [black-man] schwarze Steine
        [black-king] schwarze { -king(number: "plural") }
       *[something] besetzt
    }

cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

cursor-at = { $square }

at-the-edge = { $square }, der Rand

nothing-further = weiter nichts

at-the-limit =
    { $most ->
        [yes] das ist das Höchste
       *[no] das ist das Niedrigste
    }

diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, frei
    }

ray-name =
    { $towards ->
        [up-left] nach links oben
        [up-right] nach rechts oben
        [down-left] nach links unten
       *[down-right] nach rechts unten
    }

around-holds = { $square }, ringsum { $occupants }, { as-told }
    .terse = { $square }, ringsum { $occupants }

regions-hold = { $regions }, { as-told }
    .terse = { $regions }

region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, leer
    }

region-name =
    { $region ->
        [main-line] Hauptdiagonale
        [near-left] nah links
        [near-middle] nah in der Mitte
        [near-right] nah rechts
        [middle-left] Mitte links
        [centre] Mitte
        [middle-right] Mitte rechts
        [far-left] fern links
        [far-middle] fern in der Mitte
       *[far-right] fern rechts
    }

changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] nichts hat sich geändert, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] nichts hat sich geändert
        }

change =
    { $how ->
        [left] { $squares } verlassen
        [reached] { $squares } erreicht
       *[taken] { $squares } weggenommen
    }

record-lines = { $lines }

record-line =
    { $known ->
        [both] Zug { WORDS($number) }, { $white }, Schwarz { $black }
        [white] Zug { WORDS($number) }, { $white }
       *[black] Zug { WORDS($number) }, Schwarz { $black }
    }

looking-back =
    { $last-known ->
        [yes] Rückblick, { last-move }
       *[no] Rückblick, die Ausgangsstellung
    }

back-to-now = jetzt, { last-move }

past-board = Rückblick, { $text }

can-go =
    { $freedom ->
        [moves] { $square }, kann ziehen nach { $to }
        [takes] { $square }, kann schlagen nach { $to }
        [stuck] { $square }, kann nicht ziehen
       *[another-takes] { $square }, kann nicht ziehen, ein anderer Stein muss schlagen
    }

captures-due =
    { $some ->
        [yes] zu schlagen, { $captures }
       *[no] nichts zu schlagen
    }

who-plays = Weiß { $white }, Schwarz { $black }

without-a-name = ohne Namen

all-moves =
    { $some ->
        [yes] möglich sind, { $moves }
       *[no] kein Zug ist möglich
    }

attacked =
    { $some ->
        [yes] { $squares }, können geschlagen werden
       *[no] nichts kann geschlagen werden
    }

training-only = das wird nur im Training gesagt

not-in-official =
    { $deed ->
        [undo] offiziell wird nichts zurückgenommen, korrektur berichtigt den letzten Zug vor dem Drücken, rufen ruft den { -arbiter }
        [pause] offiziell haben die { -clock(number: "plural") } keine Pause, rufen ruft den { -arbiter }
       *[new-game] offiziell beginnt hier keine andere Partie
    }

no-advice = kein Rat, das Programm bewertet keine Stellung

turn-is = { to-move }

count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

count-each =
    { $alike ->
        [yes] { $white ->
            [0] keine Züge
            [one] ein Zug auf jeder Seite
           *[other] { WORDS($white) } Züge auf jeder Seite
        }
       *[no] Weiß { $white ->
            [one] ein Zug
           *[other] { WORDS($white) } Züge
        }, Schwarz { WORDS($black) }
    }

count-not-now = die Zahl der Züge wird nur der Seite am Zug gesagt

no-clock = diese Partie hat keine { -clock }

history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

board-state =
    { $state ->
        [agrees] { board-name } stimmt mit der Notation überein
        [differs] { board-name } weicht von der Notation ab
        [under-way] { board-name } ist mitten in einem Zug
        [read] { board-name } wird gelesen
        [not-read] { board-name } wird nicht gelesen
        [off] { board-name } hat die Sensoren ausgeschaltet
        [away] { board-name } antwortet nicht
       *[no-sensors] kein { -board } hat Sensoren
    }

help = die zwei Felder eines Zuges eingeben, oder { $help } und eines dieser Wörter, { $parts }, oder { $commands }, das Menü aller Wörter

help-about = { $words }

other-words =
    { $count ->
        [one] ein anderes Wort
       *[other] { WORDS($count) } andere Wörter
    }

not-understood =
    { $some ->
        [yes] { $text }, nicht verstanden, { $help }
       *[no] nicht verstanden, { $help }
    }

arbiter-only = das darf nur der { -arbiter }

arbiter-first = das ist Sache des { -arbiter(case: "gen") }, zuerst das Wort Schiedsrichter

wrong-pin = falscher Code des { -arbiter(case: "gen") }

code-waits = nach falschen Codes wird für { $left } kein Code geprüft

arbiter-at-work =
    { $state ->
        [on] der { -arbiter } ist tätig
       *[off] der { -arbiter } ist fertig
    }

nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, nichts zu korrigieren
        [opponents] der letzte Zug ist vom Gegner, nichts zu korrigieren
       *[already-made] der Zug ist schon gemacht, nichts zu korrigieren
    }

move-form = { $text }, das hat nicht die Form eines Zuges

no-such-move = { $text }, nach der Notation kann kein Stein so gesetzt werden, Felder prüfen

adjusting =
    { $state ->
        [on] zurechtrücken
       *[off] zurechtrücken beendet
    }

arbiter-called =
    { $by ->
        [white] Weiß ruft den { -arbiter }
        [black] Schwarz ruft den { -arbiter }
       *[nobody] der { -arbiter } ist gerufen
    }

noted = für den { -arbiter } notiert

demand-refused =
    { $because ->
        [own-move-made] der letzte Zug ist der eigene, für den davor ist es zu spät, Kapitel eins, fünf Punkt sieben
        [let-stand] zu spät, der Zug gilt
       *[not-the-opponent] das entscheidet nur der Gegner, Kapitel eins, fünf Punkt vier
    }

offer-refused =
    { $because ->
        [too-early] zu früh für ein Angebot, erst macht jede Seite { WORDS($moves) } Züge
        [too-many-pieces] zu viele Steine für ein Angebot
        [repeated] erst wieder nach einem Angebot der anderen Seite
        [not-after-move] erst der Zug, dann das Angebot, dann die { -clock }
        [nothing-offered] es gibt kein Angebot zu beantworten
        [not-a-player] nur die Spielenden bieten Unentschieden an und nehmen es an
       *[answer-first] erst die vorige Frage beantworten
    }

game-is-over = die Partie ist zu Ende

pressed =
    { $side ->
        [white] { -clock } gedrückt, Weiß
       *[black] { -clock } gedrückt, Schwarz
    }

left-as-it-is = bleibt, wie es ist

arbiter-open = die Worte des { -arbiter(case: "gen") } sind offen, { $arbiter } { $done } schließt sie, { $call } ruft den { -arbiter }

code-awaited = der Code des { -arbiter(case: "gen") }, oder { $call }, das ruft ihn

both-sides-here = die Züge beider Seiten eingeben, einen nach dem anderen

nothing-asked = es ist nichts gefragt

not-yours-to-answer = darauf antwortet jemand anders
answered-to =
    { $side ->
        [white] die Antwort hört Weiß
       *[black] die Antwort hört Schwarz
    }
whose-assistant = es gibt zwei Assistenten, beginne mit Assistent von Weiß oder Assistent von Schwarz
whose-player = diese Tastatur gehört beiden, beginne mit weiß oder schwarz
keyboard-of =
    { $side ->
        [white] diese Tastatur ist die von Weiß, von Schwarz nimmt sie nur einen Zug
       *[black] diese Tastatur ist die von Schwarz, von Weiß nimmt sie nur einen Zug
    }
players-only = das tut nur ein Spieler oder Assistent

whose-answer = solange der { -arbiter } arbeitet, beginnt eine Antwort mit der Seite, weiß ja oder schwarz nein

not-adjusting = nichts wird zurechtgerückt

nothing-open = nichts ist offen, kein Menü und keine Auswahl

answer-first = erst die offene Frage beantworten

not-over = die Partie läuft noch

not-to-be-had = das macht dieses Programm nicht

where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

where-over =
    { $over ->
        [yes] die Partie ist zu Ende,{" "}
       *[no] {""}
    }

where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

where-offer =
    { $offer ->
        [white] Weiß bietet Unentschieden an,{" "}
        [black] Schwarz bietet Unentschieden an,{" "}
       *[none] {""}
    }

where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , kein Unentschieden angeboten
    }

where-to-do =
    { $own ->
        [to-make] auszuführen { $to-do },{" "}
        [differs] das eigene { -board } weicht ab,{" "}
        [away] das eigene { -board } antwortet nicht,{" "}
        [under-way] auf dem eigenen { -board } ist ein Zug im Gange,{" "}
        [done] {""}
       *[none] {""}
    }

where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , Ihr { -board } stimmt
       *[none] {""}
    }

where-white =
    { $white-known ->
        [yes] Weiß { $white }
       *[no] Weiß kein Zug
    }

where-black =
    { $black-known ->
        [yes] Schwarz { $black }
       *[no] Schwarz kein Zug
    }
