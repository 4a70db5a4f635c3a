board-name =
    { $board ->
        [white] warcabnica białych
        [black] warcabnica czarnych
       *[shared] wspólna warcabnica
    }

board-where =
    { $board ->
        [white] na warcabnicy białych
        [black] na warcabnicy czarnych
       *[shared] na wspólnej warcabnicy
    }

piece-name =
    { $piece ->
        [white-man] biały pion
        [white-king] biała damka
        [black-man] czarny pion
       *[black-king] czarna damka
    }

mend-put =
    { $piece ->
        [white-man] { $square }, postawić białego piona
        [white-king] { $square }, postawić białą damkę
        [black-man] { $square }, postawić czarnego piona
       *[black-king] { $square }, postawić czarną damkę
    }

mend-remove = { $square }, zdjąć

mend-turn-round = obrócić warcabnicę

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
        [white] na warcabnicy białych jest już { $shown }, zapisać?
        [black] na warcabnicy czarnych jest już { $shown }, zapisać?
       *[nobody] na warcabnicy jest już { $shown }, zapisać?
    }

board-uneven = brakuje bierki albo jest zbędna { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = bateria { WORDS($percent) } procent, { board-name }

clock-seems-swapped = zegar wygląda na ustawiony odwrotnie, zamienia go zamień zegar

clock-swapped = zegar zamieniony stronami
