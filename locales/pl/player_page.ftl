### What stands on the pages of assistants, helpers and players, and on the face of the clock as a page.

player-title = Stół { $number }: { $role }

player-role-assistant =
    { $side ->
        [white] { -assistant } białych
       *[black] { -assistant } czarnych
    }

player-role-helper =
    { $side ->
        [white] osoba pomagająca białym
       *[black] osoba pomagająca czarnym
    }

player-role-ear =
    { $side ->
        [white] odsłuch białych
       *[black] odsłuch czarnych
    }

player-role-screen =
    { $side ->
        [white] ekran białych
       *[black] ekran czarnych
    }

player-role-player =
    { $side ->
        [white] strona białych
       *[black] strona czarnych
    }

player-role-face = { -clock }

player-not-reached = Brak łączności. Niczego się nie przyjmuje.

player-carry-out = Do wykonania

player-carry-nothing = Teraz nic.

player-carry-where = Teraz { board-where }:

player-carry-remove = Zdjąć: { $squares }.

player-carry-stands = Potem na polu { $square } stoi: { piece-name }.

player-half-move =
    { $takes ->
        [yes] { $from } bije { $to }
       *[no] { $from } na { $to }
    }

player-numbered =
    { $side ->
        [white] { $number } białe: { $played }
       *[black] { $number } czarne: { $played }
    }

player-last-half-move = Ostatnie: { $played }

player-record = Zapis

player-record-empty = Nie ma jeszcze żadnego posunięcia.

player-newest-first = Od najnowszego

player-entry = Wpisywanie

player-enter-label = Posunięcie, na przykład { $example }

player-enter = Wpisz

player-correct-label = Poprawka, do naciśnięcia { -clock(case: "gen") }: było

player-correct = Popraw

player-read-back = Powtórz ostatnie posunięcie

player-clock-key = Przycisk { -clock(case: "gen") }

player-press = Naciśnij { -clock }

player-press-key = Znak + w tym polu wpisuje to, co w nim jest, i naciska { -clock }; w pustym polu naciska { -clock }.

player-help = { CAPITAL(-arbiter) }

player-call = Wezwij { -arbiter(case: "gen") }

player-call-means = Słyszą to wszyscy przy stole i zostaje to zapisane.

player-flag = Zgłoś przekroczenie czasu

player-flag-means = Zostaje zapisana reklamacja i wezwany { -arbiter }.

player-own-entry = Twój ostatni wpis

player-own-entry-none = Nic jeszcze nie wpisano.

player-draw = Remis i koniec

player-offer = Zaproponuj remis

player-offer-means = Przeciwnik zostanie zapytany.

player-accept = Przyjmij remis

player-decline = Odrzuć remis

player-resign = Poddaj partię

player-resign-means = Padnie pytanie, czy na pewno.

player-claims = Zgłoś żądanie

player-claim-means = { CAPITAL(-arbiter) } zostanie wezwany i je rozpatrzy.

player-claim-repetition = Ta sama pozycja po raz trzeci

player-claim-kings = Ruchy samymi { -king(number: "plural", case: "ins") }

player-claim-three-kings = Trzy { -king(number: "plural") } przeciw jednej

player-claim-regulation = Remis według regulaminu

player-claim-flag = Przeciwnikowi skończył się czas

player-asked = Co czeka

player-yes = Tak

player-no = Nie

player-white = Białe

player-black = Czarne

player-unreadable = Nieczytelne

player-answer-label = Odpowiedź

player-answer = Odpowiedz

player-ask-before = Przed pierwszym posunięciem trzeba coś jeszcze ustalić.

player-ask-as-written = Czy wszystko jest tak, jak w pliku zawodów?

player-ask-stopped = { CAPITAL(-arbiter) } zatrzymał grę.

player-ask-clock = { CAPITAL(-clock(number: "plural")) } stoją, dopóki { -arbiter } ich nie uruchomi.

player-ask-which-way = Którędy? Odpowiedzią jest pole na drodze.

player-ask-board-ahead = Na { -board(case: "loc") } jest więcej niż w zapisie. Zapisać?

player-ask-orientation = { CAPITAL(-board) } z obu stron wygląda tak samo. Czy leży odwrotnie?

player-ask-draw = Pytanie do jednej ze stron: czy przyjmuje remis?

player-ask-resign = Pytanie do jednej ze stron: czy poddaje partię?

player-ask-quit = Zakończyć program?

player-ask-check = Pytanie do jednej ze stron: czy zgadza się na porównanie zapisów?

player-ask-whose = Za białe czy za czarne?

player-ask-correction = Czy wpisane posunięcie ma zastąpić ostatnie?

player-ask-undo = Cofnąć ostatnie posunięcie?

player-ask-new-game = Ta partia zostaje zapisana. Zacząć nową?

player-ask-walk-back = { CAPITAL(-arbiter) } decyduje o powrocie do wcześniejszego posunięcia.

player-ask-complete = W zapisie brakuje posunięć, trzeba je uzupełnić.

player-ask-read-out = Zapis jest odczytywany. Czy na kartce jest to samo?

player-ask-other = Program o coś pyta; pytanie zostało powiedziane.

player-clock = { CAPITAL(-clock) }

player-left =
    { $side ->
        [white] Białym zostało
       *[black] Czarnym zostało
    }

player-runs = idzie

player-flag-fell = chorągiewka opadła

player-flag-fell-first = chorągiewka opadła pierwsza

player-used =
    { $side ->
        [white] Białe zużyły do ostatniego naciśnięcia: { $time }
       *[black] Czarne zużyły do ostatniego naciśnięcia: { $time }
    }

player-count = Wykonane posunięcia: białe { $white }, czarne { $black }.

player-state = Partia

player-name =
    { $side ->
        [white] Białe: { $name }
       *[black] Czarne: { $name }
    }

player-before = Partia jeszcze się nie zaczęła.

player-interrupted = Partia się zaczęła. Program uruchomiono ponownie; grę wznowi { -arbiter }.

player-playing = Partia trwa.

player-stopped = { CAPITAL(-arbiter) } zatrzymał grę.

player-closed = Program jest zamknięty. Partię można później kontynuować.

player-over = Koniec partii.

player-ended = Koniec partii: { $result }, { ending-name } ({ $article }).

player-draw-offered =
    { $by ->
        [white] Białe proponują remis.
       *[black] Czarne proponują remis.
    }

player-claimed =
    { $by ->
        [white] Reklamacja białych czeka na { -arbiter(case: "gen") }.
       *[black] Reklamacja czarnych czeka na { -arbiter(case: "gen") }.
    }

player-called =
    { $by ->
        [white] Białe wzywają { -arbiter(case: "gen") }.
        [black] Czarne wzywają { -arbiter(case: "gen") }.
       *[nobody] Wezwano { -arbiter(case: "gen") }.
    }

player-not-recorded = To, co się dzieje, nie jest zapisywane.

player-board-agrees = Tak jak w zapisie { board-where }.

player-board-differs = Różnica { board-where }.

player-board-under-way = Ręka jeszcze działa { board-where }.

player-board-read = Posunięcia są odczytywane { board-where }.

player-board-not-read = Posunięcia nie są odczytywane { board-where }.

player-board-off = Czujniki wyłączone { board-where }; posunięcia się wpisuje.

player-board-away = Nie odpowiada { board-name }.

player-differences = Różnice

player-remove = Zdjąć { board-where }: { $squares }.

player-put = Postawić { board-where }: { $square }, { piece-name }.

player-board = { CAPITAL(-board) }

player-board-picture = Obraz { -board(case: "gen") }; słowa poniżej mówią to samo.

player-men = { pieces-of }: { $squares }

player-ear-words = Co mówi program

player-silence = Cisza

player-repeat = Powtórz

player-missed = Co mnie ominęło (R)

player-ear-keys = Przyciski

player-ear-voice = Mówi

player-by-screen-reader = czytnik ekranu urządzenia

player-by-own-voice = własny głos tej strony

player-ear-state = Ta strona

player-ear-starts = Nic się jeszcze nie mówi: ta strona wymaga skryptu.

player-ear-awake = Odsłuch działa. Ekran pozostaje włączony.

player-ear-not-awake = Strona uśpiona: stół uznaje ten odsłuch za utracony. Dotknij strony.

player-ear-untouched = Jeszcze nic tu nie słychać: dotknij raz strony albo naciśnij klawisz.

player-ear-unable = Ta przeglądarka nie utrzyma włączonego ekranu albo nie wyda dźwięku, więc nie nadaje się do odsłuchu.

player-ear-not-connected = Brak połączenia. Nic nie słychać.

player-ear-mute = Głos tej strony nie mówi. Wybierz czytnik ekranu.
