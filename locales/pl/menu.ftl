start-item =
    { $item ->
        [play] gra z kimś tutaj
        [learn] nauka bez partnera
        [rehearse] oficjalna partia na próbę
        [settings] ustawienia
        [try] próba { -board(case: "gen") }, { -clock(case: "gen") }, kontrolera, głosu
        [manual] instrukcja
        [end] koniec
        [board] { -board }
        [clock] { -clock }
        [pad] pad
        [voice] głos
       *[back] menu główne
    }

start-go-on =
    { $names ->
        [known] { $known ->
            [yes] wznów ostatnią partię, białe { $white }, czarne { $black }, po { $last }
           *[no] wznów ostatnią partię, białe { $white }, czarne { $black }
        }
       *[none] { $known ->
            [yes] wznów ostatnią partię, po { $last }
           *[no] wznów ostatnią partię
        }
    }

start-menu = menu, strzałki i enter, znak zapytania pomaga, { menu-item }
    .terse = menu, { menu-item }

start-help = w górę i w dół po menu, enter wybiera, numer albo pierwsza litera wybiera od razu, escape wraca, spacja powtarza, każdy klawisz ucisza

start-no-such = nic tu się tak nie nazywa

start-failed = nie udało się zacząć, { $why ->
        [record-in-use] zapisu używa inny program, najpierw go zamknij
        [record-gone] nie ma zapisu albo zniknął jego dysk
        [record-damaged] zapis jest uszkodzony albo niepełny
        [record-newer] zapis pochodzi z nowszej wersji programu, otwórz go w tamtej
        [disk-full] dysk jest pełny, najpierw zrób miejsce
        [disk-fails] dysk zgłasza błąd, sprawdź dysk
        [read-only] w tym folderze nie można nic zapisać, wybierz inny
        [no-folder] nie wiadomo, w jakim folderze trzymać zapisy i ustawienia
        [no-settings] plik ustawień zawiera coś innego, przenieś go gdzie indziej
        [port-absent] nie ma takiego portu, podłącz urządzenie
        [port-busy] portu używa inny program, najpierw go zakończ
        [port-forbidden] ten użytkownik nie ma prawa otworzyć portu
        [port-fails] port nie działa, sprawdź kabel
       *[other] powód jest na ekranie
    }

start-ask =
    { $question ->
        [game] jaka gra, { menu-item }
        [blind] kto gra ze słuchu, { menu-item }
        [board] która { -board }, { menu-item }
       *[clock] jaki { -clock }, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] warcaby stupolowe
        [sixty-four] warcaby sześćdziesięcioczteropolowe
        [white] białe
        [black] czarne
        [both] obie strony
        [no-board] { -board } bez czujników, posunięcia wpisywane
       *[no-clock] bez { -clock(case: "gen") }
    }

start-ports =
    { $ports ->
        [0] brak portu dla { -board(case: "gen") }
        [one] jeden port dla { -board(case: "gen") }{ $port-names }, gra z kimś tutaj o nią pyta, opcja to { $option }
        [few] { WORDS($ports) } porty dla { -board(case: "gen") }{ $port-names }, gra z kimś tutaj o nie pyta, opcja dla pierwszego to { $option }
       *[many] { WORDS($ports) } portów dla { -board(case: "gen") }{ $port-names }, gra z kimś tutaj o nie pyta, opcja dla pierwszego to { $option }
    }

start-clock =
    { $ports ->
        [0] { -clock } programu działa bez urządzenia, brak portu dla innego
       *[other] { -clock } programu działa bez urządzenia, opcja dla innego to { $option }
    }

start-pads =
    { $pads ->
        [0] nie ma jeszcze pada
        [one] jeden pad
        [few] { WORDS($pads) } pady
       *[many] { WORDS($pads) } padów
    }{ $pad-names }, każdy przycisk jest nazywany, escape kończy, gra sama korzysta z padów

start-button =
    { $button ->
        [south] dolny przycisk
        [east] prawy przycisk
        [west] lewy przycisk
        [north] górny przycisk
        [back] mały lewy przycisk
        [start] mały prawy przycisk
        [left-shoulder] lewy bark
        [right-shoulder] prawy bark
        [left-trigger] lewy spust
        [right-trigger] prawy spust
        [left-stick-in] lewa gałka wciśnięta
        [right-stick-in] prawa gałka wciśnięta
        [up] krzyżak w górę
        [down] krzyżak w dół
        [left] krzyżak w lewo
        [right] krzyżak w prawo
        [left-stick] lewa gałka
       *[right-stick] prawa gałka
    }

start-voice =
    { $sample ->
        [yes] to jest głos, { $played }
       *[no] to jest głos
    }, { $cards ->
        [0] brak urządzenia dźwiękowego
        [one] jedno urządzenie dźwiękowe
        [few] { WORDS($cards, gender: "neuter") } urządzenia dźwiękowe
       *[many] { WORDS($cards, gender: "neuter") } urządzeń dźwiękowych
    }{ $card-names }{ $voices }, opcja to { $option }
