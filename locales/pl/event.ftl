settings-are =
    { $count ->
        [one] jedno ustawienie. { $settings }
        [few] { WORDS($count) } ustawienia. { $settings }
       *[many] { WORDS($count) } ustawień. { $settings }
    }

setting-mode =
    { $mode ->
        [official] tryb oficjalny, bez podpowiedzi
        [rehearsal] próba, bez podpowiedzi, zapis nieoficjalny
       *[training] trening, podpowiedzi dozwolone
    }

setting-event = zawody, { $name }

setting-round = runda, { $name }

setting-table = stół { WORDS($number) }

setting-kind =
    { $kind ->
        [official] zawody oficjalne
        [rated] zawody klasyfikowane
       *[unrated] zawody nieklasyfikowane
    }

setting-rules =
    { $rules ->
        [hundred] przepisy na sto pól, projekt kodeksu z roku dwa tysiące dwadzieścia jeden
       *[sixty-four] przepisy na sześćdziesiąt cztery pola, projekt kodeksu z roku dwa tysiące dwadzieścia jeden
    }

setting-no-time = tempo gry niepodane

setting-time = tempo gry, { $control }

stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] do końca
    }{ $bonus ->
        [none] {""}
        [fischer] , dodatek na każde posunięcie { $each }
       *[bronstein] , opóźnienie { -clock(case: "gen") } na każde posunięcie { $each }
    }

stage-quota =
    { $moves ->
        [one] na jedno posunięcie
        [few] na { WORDS($moves) } posunięcia
       *[many] na { WORDS($moves) } posunięć
    }

stage-repeats = i tak dalej

setting-forfeit = dopuszczalne spóźnienie, { $time }

setting-sight = białe, { $white }, czarne, { $black }

sight-of =
    { $sight ->
        [blind] osoba niewidoma
        [low] osoba słabowidząca
       *[sighted] osoba widząca
    }

setting-language =
    { $side ->
        [white] język dla białych
       *[black] język dla czarnych
    }, { language-name }

language-name =
    { $language ->
        [pl] polski
        [de] niemiecki
        [nl] niderlandzki
        [ru] rosyjski
        [fr] francuski
        [uk] ukraiński
        [en] angielski
       *[own] { $own }
    }

own-name = polski

setting-assistant =
    { $side ->
        [white] { -assistant } białych
       *[black] { -assistant } czarnych
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , obowiązki, { $duties }
       *[no] , bez obowiązków
    }

assistant-duty =
    { $duty ->
        [opponents_board] posunięcia na { -board(case: "loc") } przeciwnika
        [own_board] posunięcia przeciwnika na własnej { -board(case: "loc") }
        [record_and_clock] zapis i { -clock }
        [record] sam zapis
       *[flag] zgłaszanie przekroczenia czasu
    }

setting-advantage =
    { $state ->
        [on] remis z przewagą dopuszczony
       *[off] bez remisu z przewagą
    }

setting-bonus-draw =
    { $state ->
        [on] remis regulaminowy także przy dodatku czasu
       *[off] remis regulaminowy tylko bez dodatku czasu
    }

setting-other-tempo-draw =
    { $state ->
        [on] remis regulaminowy także przy innym tempie
       *[off] remis regulaminowy tylko w grze szybkiej i błyskawicznej
    }

setting-sensor-entries =
    { $state ->
        [on] odczyt z { -board(case: "gen") } liczy się jako zapis
       *[off] odczyt z { -board(case: "gen") } nie liczy się jako zapis
    }

setting-record-always =
    { $state ->
        [on] zapis obowiązkowy także w niedoczasie i w grze szybkiej
       *[off] w niedoczasie i w grze szybkiej bez obowiązku zapisu
    }

setting-no-low-time = niedoczas bez słów

setting-low-time = niedoczas słowami, { $bands }

setting-low-time-tone =
    { $state ->
        [on] sygnał przy pięciu minutach
       *[off] bez sygnału przy pięciu minutach
    }

setting-low-time-seconds =
    { $state ->
        [on] tony ostatnich dziesięciu sekund
       *[off] bez tonów ostatnich sekund
    }

setting-flag-sound =
    { $state ->
        [on] sygnał przy przekroczeniu własnego czasu
       *[off] bez sygnału przy przekroczeniu własnego czasu
    }

setting-adapted =
    { $state ->
        [on] rozdział ósmy dostosowany przez kierownika zawodów
       *[off] rozdział ósmy bez zmian
    }

setting-no-device = bez zgody na urządzenie

setting-device = zgoda na urządzenie, { $consent }

setting-function =
    { $state ->
        [on] { $name }, włączone
       *[off] { $name }, wyłączone
    }

function =
    { $function ->
        [private_word] słowo o różnicy między zapowiedzią a { -board(case: "ins") }
        [square_whisper] szeptanie pól
        [details] szczegóły różnic na { -board(case: "loc") }
        [board_by_ear] odczytywanie { -board(case: "gen") }
        [move_count] podawanie liczby posunięć
        [view] widok { -arbiter(case: "gen") } w pliku
        [network] strony w przeglądarce dla innych komputerów
        [ear_page] strona jako słuchawka
        [player_page] własna strona zawodnika
        [player_page_record] ta strona jako zapis zawodnika
        [screen_reader] czytnik ekranu
        [desk] strony w przeglądarce
       *[screen_view] widok na ekranie
    }

setting-ear-device = jedyne urządzenie jako słuchawka, { $device }

setting-player-device-of-the-event = strona zawodnika otwiera się na urządzeniu imprezy

setting-player-device = strona zawodnika otwiera się tylko tu, { $device }

not-consented = { function }, brak zgody { -arbiter(case: "gen") } głównego

before-whose =
    { $board ->
        [white] białe
        [black] czarne
        [shared] wspólna { -board }
       *[nobody] wszyscy
    }

ask-before =
    { $item ->
        [own-boards] czy każdy gra na własnej { -board(case: "loc") }?
        [one-board] czy obie strony zgadzają się na jedną { -board(case: "acc") }?
        [orientation] { before-whose }, czy { -board } leży ciemnym rogiem po lewej ręce?
        [men] { before-whose }, czy wszystkie piony stoją na swoich polach?
        [clock-side] czy { -clock } stoi po lewej ręce białych?
        [earphones] czy słuchawki są na uszach osoby, która ma słyszeć?
        [announcements] { before-whose }, czy posunięcia mają być zapowiadane?
        [medium] { before-whose }, jak prowadzony jest zapis, brajlem, drukiem czy na dyktafonie?
       *[assistant] { before-whose }, czy jest { -assistant }?
    }

put-right-first =
    { $item ->
        [own-boards] najpierw { -board(number: "plural") }
        [one-board] najpierw zgoda na jedną { -board(case: "acc") }
        [orientation] { before-whose }, najpierw obrócić { -board(case: "acc") }
        [men] { before-whose }, najpierw ustawić piony
       *[earphones] najpierw słuchawki
    }, potem tak

not-prepared = jeszcze przed pierwszym posunięciem, { ask-before }

as-written =
    { $item ->
        [own-boards] każdy gra na własnej { -board(case: "loc") }
        [clock-side] { $answer ->
            [no] { -clock } nie stoi po lewej ręce białych
           *[yes] { -clock } stoi po lewej ręce białych
        }
        [announcements] { before-whose }, { $answer ->
            [no] posunięcia nie są zapowiadane
           *[yes] posunięcia są zapowiadane
        }
        [medium] { before-whose }, { $answer ->
            [braille] zapis prowadzony brajlem
            [print] zapis prowadzony drukiem
           *[dictaphone] zapis prowadzony na dyktafonie
        }
       *[assistant] { before-whose }, { $answer ->
            [no] bez { -assistant(case: "gen") }
           *[yes] jest { -assistant }
        }
    }

ask-as-written = tak jest w pliku zawodów, czy wszystko się zgadza?

not-prepared-as-written = jeszcze przed pierwszym posunięciem, czy wszystko jest tak, jak w pliku zawodów?

prepared = przygotowanie skończone

assistant-appointed =
    { $side ->
        [white] { -assistant } białych, { $name }
       *[black] { -assistant } czarnych, { $name }
    }

attest-program = program { $program }

attest-hash = suma kontrolna programu { $hash }

attest-hash-begins = suma kontrolna programu zaczyna się od { $begins }, reszta jest wypisana

attest-compiler = zbudowany przez { $compiler }

attest-function =
    { $function ->
        [system-voice] głos systemu
        [embedded-voice] głos wbudowany
        [sensor-boards] { -board(number: "plural") } z czujnikami
        [gamepads] pady
       *[clock-devices] { -clock(number: "plural") } podłączane
    }, { $state ->
        [on] tak
       *[off] nie
    }

attest-named =
    { $named ->
        [this] zgoda wymienia ten program
        [another] zgoda wymienia inny program
       *[none] zgoda nie wymienia programu
    }

attest-interface = interfejs sieciowy { $name }, stan { $state }

attest-network = ten program nie otwiera sieci; strony stołu pokazuje osobny program, zgoda-desk, na tym komputerze albo pod innym adresem z certyfikatem; pulpit innego komputera pokazuje je tylko z kluczem, który zna pulpit tego komputera

attest-route = ten komputer ma wyjście do innych sieci, przez { $name }

attest-no-route = ten komputer nie ma wyjścia do innych sieci

attest-interfaces-unknown = jakie sieci ma ten komputer, tego tu nie wiadomo

attest-screen-reader = działa czytnik ekranu, { $name }

attest-no-screen-reader = nie działa żaden czytnik ekranu, który program zna

attest-screen-readers-unknown = czy działa czytnik ekranu, tego tu nie wiadomo

attest-sound-used = urządzenie dźwiękowe { $name }, używane, jeśli nie podano innego

attest-sound-other = inne urządzenie dźwiękowe, { $name }

attest-no-sound = nie ma żadnego urządzenia dźwiękowego

attest-sound-unknown = jakie są urządzenia dźwiękowe, tego teraz nie wiadomo

attest-log = program zapisuje dziennik, bez nazwisk, kodów i posunięć

attest-no-log = program nie zapisuje żadnego dziennika

attest-pages = za to, co jeszcze działa na urządzeniu, które pokazuje stronę, i co robi z nim ten, kto je trzyma, program ręczyć nie może

attest-engine = w programie nie ma silnika gry, niczego nie ocenia i nie podpowiada

no-duty = { assistant-duty }, to nie należy tu do obowiązków pomocy
