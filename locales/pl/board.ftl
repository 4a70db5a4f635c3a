board-name =
    { $board ->
        [white] { -board } białych
        [black] { -board } czarnych
       *[shared] wspólna { -board }
    }

board-where =
    { $board ->
        [white] na { -board(case: "loc") } białych
        [black] na { -board(case: "loc") } czarnych
       *[shared] na wspólnej { -board(case: "loc") }
    }

piece-name =
    { $piece ->
        [white-man] biały pion
        [white-king] biała { -king }
        [black-man] czarny pion
       *[black-king] czarna { -king }
    }

mend-put =
    { $piece ->
        [white-man] { $square }, postawić białego piona
        [white-king] { $square }, postawić białą { -king(case: "acc") }
        [black-man] { $square }, postawić czarnego piona
       *[black-king] { $square }, postawić czarną { -king(case: "acc") }
    }

mend-remove = { $square }, zdjąć

mend-turn-round = obrócić { -board(case: "acc") }

occupied = { $square } { piece-name }

unoccupied = { $square } puste

something-stands = { $square } zajęte

board-connected = { board-name } podłączona

board-lost = { board-name } nie odpowiada

board-back = { board-name } znów odpowiada

board-not-read = { board-name } nie jest już odczytywana

board-read-again = { board-name } znów jest odczytywana

sensor-switched =
    { $on ->
        [on] { $square }, czujnik znów włączony { board-where }
       *[off] { $square }, czujnik wyłączony { board-where }, posunięcia na tym polu się wpisuje
    }

sensors-switched =
    { $on ->
        [on] czujniki znów włączone { board-where }
       *[off] czujniki wyłączone { board-where }, posunięcia się wpisuje
    }

sensor-may-be-weak = { $square } niewidoczne { board-where }, bez tego pola gra się po słowach czujnik, { $square }, wyłącz

board-differs = różnica { board-where }

board-still-differs = nadal różnica { board-where }

board-differs-by =
    { $squares ->
        [one] { $step }, różni się jedno pole { board-where }
        [few] { $step }, różnią się { WORDS($squares) } pola { board-where }
       *[many] { $step }, różni się { WORDS($squares) } pól { board-where }
    }

mend-next = { $step }

board-turned = { board-name } leży odwrotnie, obrócić ją

transfer-awaited = { $played }, do wykonania { board-where }
    .terse = { $played }, do wykonania

board-agrees = { board-name } zgodna z zapisem
    .terse = { board-name } zgodna

square-touched = { $square }

ask-orientation = { board-name } z obu stron wygląda tak samo, czy leży odwrotnie?

ask-board-ahead =
    { $whose ->
        [white] na { -board(case: "loc") } białych jest już { $shown }, zapisać?
        [black] na { -board(case: "loc") } czarnych jest już { $shown }, zapisać?
       *[nobody] na { -board(case: "loc") } jest już { $shown }, zapisać?
    }

board-uneven = brakuje bierki albo jest zbędna { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = bateria { WORDS($percent) } procent, { board-name }

clock-seems-swapped = { -clock } wygląda na ustawiony odwrotnie, zamienia go zamień zegar

clock-swapped = { -clock } zamieniony stronami
