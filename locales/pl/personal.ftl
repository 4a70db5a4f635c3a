chosen =
    { $name ->
        [rate] tempo mowy
        [volume] głośność
        [pitch] wysokość głosu
        [voice] głos
        [language] język
        [verbosity] szczegółowość
        [verbosity-of] szczegółowość jednego rodzaju
        [numbers] numery pól
        [letters] litery pól
        [sounds] dźwięki
        [low-time] niedoczas
        [pulses] wibracje
        [words] posunięcia zapowiadane na głos
       *[whisper] dotknięte pola
    }

choice-language = język { language-name }

choice-rate = tempo mowy { WORDS($count) }

choice-volume = głośność { WORDS($count) } procent

choice-pitch = wysokość głosu { WORDS($count) } procent

choice-voice =
    { $named ->
        [yes] głos { $name }
       *[no] głos domyślny
    }

choice-verbosity = szczegółowość, { verbosity-name }

choice-verbosity-of =
    { $topic ->
        [moves] słowa o posunięciach
        [game] słowa o partii
        [boards] słowa o { -board(number: "plural", case: "loc") }
        [clock] słowa o { -clock(case: "loc") }
        [answers] słowa odpowiedzi
       *[program] słowa o programie
    }, { $own ->
        [yes] { verbosity-name }
       *[no] tak jak wszystko
    }

verbosity-name =
    { $verbosity ->
        [terse] zwięźle
        [full] pełna
       *[normal] normalnie
    }

choice-numbers =
    { $style ->
        [whole] numery pól w całości
        [digits] numery pól cyframi
       *[digits-on-repeat] numery pól w całości, przy powtórzeniu cyframi
    }

choice-letters =
    { $style ->
        [plain] litery pól zwyczajnie
       *[names] litery pól imionami
    }

choice-sounds =
    { $state ->
        [on] dźwięki włączone
       *[off] dźwięki wyłączone, wszystko słowami
    }

choice-low-time =
    { $level ->
        [off] niedoczas bez zapowiedzi
        [tone] niedoczas, dźwięk przy pięciu minutach
        [few] niedoczas, kilka zapowiedzi
        [own] niedoczas, według własnej listy
       *[all] niedoczas, wszystkie zapowiedzi
    }

choice-low-time-at = niedoczas, własne zapowiedzi, { $times }

choice-pulses =
    { $state ->
        [on] wibracje włączone
       *[off] wibracje wyłączone
    }

choice-words =
    { $style ->
        [always] posunięcia zapowiadane na głos, zawsze słowami
       *[when-needed] posunięcia zapowiadane na głos, słowami w razie potrzeby
    }

choice-whisper =
    { $style ->
        [sound] dotknięte pola dźwiękiem
        [number] dotknięte pola numerem
       *[off] dotknięte pola bez szeptu
    }

choice-made =
    { $sample ->
        [yes] { $choice }, na przykład { $played }
       *[no] { $choice }
    }

choice-refused =
    { $name ->
        [rate] tempo mowy, od stu dwudziestu do czterystu pięćdziesięciu
        [volume] głośność, od dziesięciu do stu
        [pitch] wysokość głosu, od zera do stu
        [voice] głos, nazwa do osiemdziesięciu znaków
        [numbers] numery pól, całe, cyfry albo cyfry przy powtórzeniu
        [letters] litery pól, zwykłe albo imiona
        [verbosity] szczegółowość, zwięźle, normalnie albo pełna
        [verbosity-of] szczegółowość jednego rodzaju, zwięźle, normalnie, pełna albo tak samo
        [low-time] niedoczas, wyłączone, sygnał, kilka albo wszystkie. Albo własne minuty
        [words] posunięcia zapowiadane na głos, w razie potrzeby albo zawsze
        [language] nie ma takiego języka
        [sounds] dźwięki, włączone albo wyłączone
        [pulses] wibracje, włączone albo wyłączone
       *[whisper] dotknięte pola, wyłączone, dźwięk albo numer
    }

profile-chosen =
    { $known ->
        [yes] profil { $name }
       *[no] bez profilu
    }

no-profile = nie ma takiego profilu

no-profile-yet = nie ma jeszcze profilu, tworzą go słowa profil nowy i nazwa

profile-refused =
    { $because ->
        [taken] taki profil już jest
        [full] najwyżej osiem profili
        [in-the-way] bez nowego profilu, w pliku ustawień jest w tym miejscu coś innego
       *[name] profil nie może się tak nazywać
    }

setting-profile = ustawienia profilu { $name }

menu-item = { $item }, punkt { WORDS($at) }, razem { WORDS($of) }

menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, góra i dół do następnych, lewo i prawo zmienia, wyjście zamyka

menu-at = { menu-item }
    .terse = { $item }

menu-left = menu zamknięte

settings-unread = nie można odczytać pliku ustawień, obowiązują zwykłe, plik zostaje bez zmian
    .terse = nie można odczytać pliku ustawień

settings-unknown =
    { $count ->
        [one] jedno nieznane ustawienie, pominięte, { $keys }
        [few] { WORDS($count) } nieznane ustawienia, pominięte, { $keys }
       *[many] { WORDS($count) } nieznanych ustawień, pominięte, { $keys }
    }

settings-wrong = błąd w pliku ustawień, { $keys }, obowiązują zwykłe

settings-not-kept = ustawień nie można zapisać, obowiązują do zamknięcia programu

setup-begins = pierwsze uruchomienie, enter dalej, strzałki zmieniają, escape pomija

setup-language = { language-name }, enter

setup-rate = { $choice }, w prawo szybciej, w lewo wolniej

setup-voice = { $choice }, strzałki, inne głosy

setup-connected =
    podłączone, { $ports ->
        [0] żadnego portu na { -board(case: "acc") }
        [one] jeden port na { -board(case: "acc") }
        [few] { WORDS($ports) } porty na { -board(case: "acc") }
       *[many] { WORDS($ports) } portów na { -board(case: "acc") }
    }{ $port-names }, { $pads ->
        [0] żadnego pada
        [one] jeden pad
        [few] { WORDS($pads) } pady
       *[many] { WORDS($pads) } padów
    }{ $pad-names }, { $cards ->
        [0] żadnego urządzenia dźwięku
        [one] jedno urządzenie dźwięku
        [few] { WORDS($cards, gender: "neuter") } urządzenia dźwięku
       *[many] { WORDS($cards, gender: "neuter") } urządzeń dźwięku
    }{ $card-names }{ $voices }, enter dalej

connected-voices =
    { $count ->
        [one] jeden głos
        [few] { WORDS($count) } głosy
       *[many] { WORDS($count) } głosów
    }{ $names }

connected-port =
    { $behind ->
        [perhaps] może { -board } z czujnikami, { $name }
       *[unknown] { $name }
    }

connected-more = i inne

setup-test =
    { $sample ->
        [yes] próba, { $played }, enter zapisuje, w dół urządzenia
       *[no] próba, enter zapisuje, w dół urządzenia
    }

setup-kept = ustawienia zapisane, zmienia je słowo menu

setup-left = pierwsze uruchomienie pominięte, ustawienia zmienia słowo menu
