board-name =
    { $board ->
        [white] das { -board } von Weiß
        [black] das { -board } von Schwarz
       *[shared] das gemeinsame { -board }
    }

board-where =
    { $board ->
        [white] auf dem { -board } von Weiß
        [black] auf dem { -board } von Schwarz
       *[shared] auf dem gemeinsamen { -board }
    }

piece-name =
    { $piece ->
        [white-man] weißer Stein
        [white-king] weiße { -king }
        [black-man] schwarzer Stein
       *[black-king] schwarze { -king }
    }

mend-put =
    { $piece ->
        [white-man] { $square }, weißen Stein setzen
        [white-king] { $square }, weiße { -king } setzen
        [black-man] { $square }, schwarzen Stein setzen
       *[black-king] { $square }, schwarze { -king } setzen
    }

mend-remove = { $square }, wegnehmen

mend-turn-round = das { -board } umdrehen

occupied = { $square } { piece-name }

unoccupied = { $square } leer

something-stands = { $square } besetzt

board-connected = { board-name } ist angeschlossen

board-lost = { board-name } antwortet nicht

board-back = { board-name } antwortet wieder

board-not-read = { board-name } wird nicht mehr gelesen

board-read-again = { board-name } wird wieder gelesen

sensor-switched =
    { $on ->
        [on] { $square }, Sensor wieder an { board-where }
       *[off] { $square }, Sensor aus { board-where }, Züge dort werden eingegeben
    }

sensors-switched =
    { $on ->
        [on] Sensoren wieder an { board-where }
       *[off] Sensoren aus { board-where }, Züge werden eingegeben
    }

sensor-may-be-weak = { $square } wird nicht gesehen { board-where }, ohne dieses Feld geht es weiter mit Sensor, { $square }, aus

board-differs = eine Abweichung { board-where }

board-still-differs = noch eine Abweichung { board-where }

board-differs-by =
    { $squares ->
        [one] { $step }, ein Feld weicht ab { board-where }
       *[other] { $step }, { WORDS($squares) } Felder weichen ab { board-where }
    }

mend-next = { $step }

board-turned = { board-name } liegt verkehrt herum, umdrehen

transfer-awaited = { $played }, auszuführen { board-where }
    .terse = { $played }, auszuführen

board-agrees = { board-name } stimmt mit der Notation überein
    .terse = { board-name } stimmt

square-touched = { $square }

ask-orientation = { board-name } sieht von beiden Enden gleich aus, liegt es verdreht?

ask-board-ahead =
    { $whose ->
        [white] das { -board } von Weiß zeigt schon { $shown }, eintragen?
        [black] das { -board } von Schwarz zeigt schon { $shown }, eintragen?
       *[nobody] das { -board } zeigt schon { $shown }, eintragen?
    }

board-uneven = ein Stein fehlt oder ist zu viel { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = Batterie { WORDS($percent) } Prozent, { board-name }

clock-seems-swapped = die { -clock } steht wohl verkehrt herum, Uhr tauschen dreht sie um

clock-swapped = { -clock } getauscht, ihre Seiten sind vertauscht
