### What stands on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may stand here.

shown-side =
    { $side ->
        [white] Białe
       *[black] Czarne
    }

shown-runs = { -clock } idzie

shown-flag = chorągiewka opadła

shown-yes = Tak

shown-no = Nie

shown-after-key = Po tym klawiszu: { $means }

grid-square = pole { $square }

grid-empty = puste

grid-from = stąd wyszło ostatnie posunięcie

grid-to = tu skończyło się ostatnie posunięcie

grid-remove = różnica, do zdjęcia

grid-put = różnica, brakuje: { piece-name }

grid-record = Pozycja według zapisu

grid-board = Co pokazuje { board-name }

grid-keys = Po { -board(case: "loc") } chodzi się klawiszami strzałek, z pola na pole. ◇: stąd wyszło ostatnie posunięcie; ◆: tu się skończyło; ✕: do zdjęcia; +: do postawienia.

arbiter-title = Stół { $table }, { arbiter-by-code }

arbiter-by-code =
    { $code ->
        [chief] { -arbiter } główny
       *[round] { -arbiter } rundowy { $number }
    }

arbiter-by-named = { arbiter-by-code } ({ $name })

arbiter-heading =
    { $part ->
        [devices] Urządzenia
        [attention] Co wymaga uwagi
        [state] Partia
        [times] Czasy
        [asks] O co pyta stół
        [differences] { CAPITAL(-board(number: "plural")) }
        [records] Zapisy
        [walk-back] Cofnięcie partii
        [clock] { CAPITAL(-clock) }
        [claims] Reklamacje i sprawy otwarte
        [end] Zakończenie
        [preparation] Przed pierwszym posunięciem
        [sanctions] Sankcje
        [log] Dziennik
       *[apart] Na osobnej stronie
    }

arbiter-not-reached = Stół nie odpowiada. Gra toczy się tam dalej; stąd nic nie można zrobić, dopóki nie odpowie.

arbiter-attention =
    { $what ->
        [call] Wezwano { -arbiter(case: "gen") }.
        [not-recorded] Partia nie jest zapisywana: notować na papierze.
        [boards-differ] { CAPITAL(-board) } różni się od zapisu.
        [claim] Reklamacja czeka na rozstrzygnięcie.
        [result] Wynik czeka na ogłoszenie albo potwierdzenie.
        [flag] Opadła chorągiewka.
        [device-lost] { CAPITAL(-board) } albo { -clock } nie odpowiada.
        [ear-lost] Zniknął odsłuch gracza.
        [device-waits] Urządzenie czeka na wpuszczenie.
       *[overdue] Ktoś się spóźnia albo zapis nie jest uzupełniony w porę.
    }

arbiter-no-attention = Nic tu nie wymaga uwagi.

arbiter-game =
    { $game ->
        [international] Warcaby stupolowe, { arbiter-mode }.
       *[polish64] Warcaby 64-polowe, { arbiter-mode }.
    }

arbiter-mode =
    { $mode ->
        [official] partia oficjalna
        [rehearsal] próba
       *[training] trening
    }

arbiter-phase =
    { $phase ->
        [before] Partia jeszcze się nie zaczęła.
        [interrupted] Partia się zaczęła. Program uruchomiono ponownie: oba { -clock(number: "plural") } stoją do wznowienia gry.
        [playing] Partia trwa.
        [stopped] Partia jest zatrzymana: oba { -clock(number: "plural") } stoją i niczego nie można zagrać.
        [over] Partia jest skończona.
       *[closed] Program przy stole zakończył pracę; partię można podjąć z jej zapisu.
    }

arbiter-ended = Wynik: { $result }, { ending-name } ({ $article }).

arbiter-unanswered =
    { $by ->
        [white] Białe jeszcze nie potwierdziły wyniku.
       *[black] Czarne jeszcze nie potwierdziły wyniku.
    }

arbiter-not-recorded = Tego, co się dzieje, nie ma w zapisie: dysk nie odpowiada. Proszę notować na papierze.

arbiter-responsible = Stolikiem zajmuje się { $name }.

arbiter-words-open = Słowa { -arbiter(case: "gen") } są otwarte przy stole, kod: { arbiter-by-code }.

arbiter-adjusting = Trwa poprawianie bierek: podniesienie nie jest teraz dotknięciem (Kodeks I 3.13).

arbiter-question = Stół zadał pytanie, na które ktoś przy nim ma odpowiedzieć.

arbiter-asked =
    { $side ->
        [white] Pytanie do białych: { arbiter-asked-what }
       *[black] Pytanie do czarnych: { arbiter-asked-what }
    }

arbiter-asked-what =
    { $kind ->
        [which-way] którędy poszło bicie { $moves }
        [ask-board-ahead] czy zapisać { $moves }, jak pokazuje { -board }
        [ask-orientation] czy { -board } leży odwrotnie
        [ask-draw] czy remis jest przyjęty
        [ask-resign] czy partia jest poddana
        [ask-quit] czy program ma się zakończyć
        [ask-check] czy jest zgoda na porównanie zapisów
        [ask-whose] czyj jest wpisany { -half-move }
        [ask-correction] czy { $moves } zastępuje ostatni { -half-move }
        [ask-undo] czy cofnąć { $moves }
        [ask-new-game] czy zacząć inną partię
       *[other] coś, na co ta strona nie ma słów
    }

arbiter-stopwatch = Gra stoi od

arbiter-ask-seconds = Czy podane liczby to sekundy?

arbiter-ask-hand-over-stop = Czy wpisać { -half-move } zaczęty przed zatrzymaniem, a skończony po nim?

arbiter-ask-against = Czy mimo to grać dalej od proponowanej pozycji?

arbiter-not-asked = Stół o nic nie pyta.

arbiter-no-boards = Przy tym stole nie ma { -board(case: "gen") } z czujnikami.

arbiter-board-state =
    { $state ->
        [agrees] { board-name } zgodna z zapisem
        [differs] { board-name } inaczej niż zapis
        [under-way] { board-name }: ktoś na niej pracuje
        [off] { board-name } z czujnikami wyłączonymi
       *[away] { board-name } nie odpowiada
    }

arbiter-awaited = Ostatnie posunięcie trzeba tam jeszcze wykonać.

arbiter-not-shown = Nie wiadomo, co pokazuje.

arbiter-no-record = W zapisie nie ma żadnego { -half-move(case: "gen") }.

arbiter-records = Zapis programu i zapisy graczy

arbiter-number = { CAPITAL(-half-move) }

arbiter-record = Zapis programu

arbiter-no-sheet =
    { $side ->
        [white] Zapisu białych nie wprowadzono.
       *[black] Zapisu czarnych nie wprowadzono.
    }

arbiter-parts = Zapisy rozchodzą się najpierw w { -half-move(case: "loc") } { $ply }.

arbiter-parts-here = pierwsza różnica

arbiter-no-parting = Zapisy nie rozchodzą się tam, gdzie oba coś podają.

arbiter-unreadable-here = nieczytelne: { $text }

arbiter-blank = pusty wiersz

arbiter-board-only = tylko { -board }

arbiter-not-stated = { arbiter-board-only }: pokazała to { -board }, nikt tego nie podał.

arbiter-taken = zdjęto: { $squares }

arbiter-not-compared = Ostatnio niczego nie porównywano.

arbiter-both-agreed-at = obie { -board(number: "plural") } zgodne { $time }

arbiter-may-have-happened = Co mogło się stać, najpierw najbardziej prawdopodobne

arbiter-nothing-explains = Nie znaleziono nic, co by to wyjaśniało.

arbiter-articles-apart = To, według którego przepisu coś z tego byłoby nieprawidłowe, jest na osobnej stronie.

arbiter-clock-column =
    { $side ->
        [white] { CAPITAL(-clock) } białych
       *[black] { CAPITAL(-clock) } czarnych
    }

arbiter-clocks-after = { CAPITAL(-clock(number: "plural")) }: ile zostało każdej stronie po { -half-move(case: "loc") }; kreska, gdzie tego nie wiadomo. Przy dwóch ostatnich { -half-move(number: "plural", case: "loc") } czasu nie ma.

arbiter-step =
    { $step ->
        [stop] Najpierw gra musi stać: proszę zatrzymać oba { -clock(number: "plural") }.
        [compare] Porównanie. Gdy zapisy się rozchodzą, proponowany jest ostatni { -half-move }, co do którego oba są zgodne (Kodeks VIII 3.1.2).
        [back] Cofnięcie partii.
        [mend] Naprawa { -board(number: "plural", case: "gen") }. { CAPITAL(-board(case: "acc")) } z czujnikami naprawia się bierka po bierce, najpierw zdejmując, aż będzie zgodna; każdą inną porównuje się ręcznie z pozycją według zapisu, pole po polu.
        [charge] Doliczenie czasu przerwy stronie winnej, obu albo nikomu (Kodeks II 6.19, 6.15). To, co oba { -clock(number: "plural") } pokazywały po tym { -half-move(case: "loc") }, proponuje stół; odczyt, którego nikt nie zapisał, jest nieznany i nie jest wyliczany.
       *[resume] Wznowienie gry.
    }

arbiter-no-clock = Program nie mierzy tu czasu; odczyty to to, co ktoś wpisał.

arbiter-absent =
    { $side ->
        [white] Zapisano nieobecność białych (Kodeks II 4.5).
       *[black] Zapisano nieobecność czarnych (Kodeks II 4.5).
    }

arbiter-missing = { CAPITAL(-half-move(number: "plural")) } zakończone naciśnięciem { -clock(case: "gen") }, których nie ma w zapisie: { $count }.

arbiter-completing = Zapis trzeba teraz uzupełnić (Kodeks II 6.14).

arbiter-incidents = Co działo się z { -clock(case: "ins") }

arbiter-no-incident = Ostatnio nic.

arbiter-both = Obie strony

arbiter-take = Odczyt { $number }

arbiter-open-matters = Sprawy otwarte

arbiter-nothing-open = Nie ma spraw otwartych.

arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, o { -clock } albo chorągiewkę
       *[no] { shown-side }
    }

arbiter-no-proposal = Nie ma propozycji zakończenia.

arbiter-says =
    { $agrees ->
        [yes] { shown-side }: wynik się zgadza
       *[no] { shown-side }: nie zgadza się
    }

arbiter-still-open = Jeszcze otwarte

arbiter-settled = Załatwione

arbiter-all-settled = Nic: wszystko załatwione.

arbiter-ways = Jak każda strona naciska { -clock }

arbiter-presses-by =
    { $side ->
        [white] Białe naciskają
       *[black] Czarne naciskają
    }: { $way ->
        [beside] { -clock } obok programu; naciśnięć tu nie widać
        [device] urządzenie { -clock(case: "gen") }
        [page] na własnej stronie
        [assistant] przez stronę { -assistant(case: "gen") }
        [pad] padem
        [key] klawiszem klawiatury
       *[line] wierszem ze swoją nazwą przy klawiaturze
    }.

arbiter-no-way =
    { $side ->
        [white] Białe nie mają jak nacisnąć. Dopóki tak jest, naciskasz tu za białe.
       *[black] Czarne nie mają jak nacisnąć. Dopóki tak jest, naciskasz tu za czarne.
    }

arbiter-press-for =
    { $side ->
        [white] Naciśnij za białe
       *[black] Naciśnij za czarne
    }

arbiter-no-sanction = W dzienniku nie ma sankcji.

arbiter-chiefs-sanction = Sankcje stosuje tylko { -arbiter } główny (Kodeks II 2.5).

arbiter-confirm = Tak, wykonaj

arbiter-choose = proszę wybrać

arbiter-choice = Co

arbiter-act =
    { $act ->
        [come] Jestem przy stole
        [let-in] Wpuść
        [end-device] Zakończ
        [new-slip] Nowa kartka
        [stop] Zatrzymaj oba { -clock(number: "plural") }
        [resume] Wznów grę
        [begin] Rozpocznij rundę
        [compare] Porównaj zapisy i { -board(number: "plural") }
        [read-white] Wprowadź zapis białych
        [read-black] Wprowadź zapis czarnych
        [aloud-white] Odczytaj zapis przy kartce białych
        [aloud-black] Odczytaj zapis przy kartce czarnych
        [same] Na kartce to samo
        [otherwise] Na kartce coś innego
        [unreadable] Nieczytelne
        [one-back] { CAPITAL(-half-move) } wstecz
        [read-done] Koniec odczytywania
        [on-sheet] Wpisz, co stoi na kartce
        [note] Zanotuj { -half-move } we własnym zapisie
        [walk-back] Cofnij do proponowanego { -half-move(case: "gen") }
        [walk-back-to] Cofnij do innego { -half-move(case: "gen") }
        [restore] Odwołaj ostatnie cofnięcie
        [charge-stopwatch] Dolicz czas ze stopera
        [charge] Dolicz czas
        [charge-back] Odwołaj ostatnie doliczenie
        [set] Ustaw oba { -clock(number: "plural") }
        [take] Weź jeden z tych odczytów
        [replace] Zastąp urządzenie { -clock(case: "gen") }
        [swap-clock] Zamień strony { -clock(case: "gen") }
        [press-back] Cofnij przełączenie, które czeka
        [ask] Zanotuj pytanie, kto jest na posunięciu
        [absent] Zapisz nieobecność
        [arrived] Zapisz przybycie
        [grant] Uznaj reklamację
        [refuse] Oddal reklamację
        [slips] Pokaż przejęzyczenia
        [complaint] Zapisz skargę
        [decide] Ogłoś wynik
        [decide-in-words] Zapisz decyzję własnymi słowami
        [prepared] Wszystko przygotowane
        [appoint] Wyznacz { -assistant(case: "gen") }
        [sanction] Nałóż sankcję
        [answer] Poinformuj
        [hand-over] Powierz stolik komuś innemu
        [original] Odbierz oryginały zapisów
       *[muted] Pokaż
    }

arbiter-act-means =
    { $act ->
        [come] Wezwanie ma odpowiedź i stół nie jest już wyróżniony. Nikt tego nie słyszy.
        [let-in] Odtąd to urządzenie pokazuje stronę swojej roli, a co się na niej zrobi, liczy się jako tej roli.
        [end-device] To urządzenie od razu przestaje cokolwiek pokazywać z tego stołu. Potrzebowałoby nowej kartki.
        [new-slip] Jej słowa pokażą się tu jeden raz, do przepisania lub podyktowania. Nieużyte kartki tej roli nie będą już niczego otwierać.
        [stop] Oba { -clock(number: "plural") } stają, stoper rusza i niczego nie można zagrać (Kodeks IV 2.12).
        [resume] Obie strony słyszą, kto jest na posunięciu, i oba czasy, a { -clock } idzie dalej.
        [begin] Rusza { -clock } strony, która zaczyna, i obie strony to słyszą (Kodeks II 4.4).
        [compare] Stół podaje, gdzie zapisy i { -board(number: "plural") } są zgodne, a gdzie się rozchodzą, co proponuje i dlaczego. Nic się przez to nie zmienia.
        [read-white] To, co zostanie wpisane, jest odtąd zapisem białych: { -half-move(number: "plural") } jak w pliku partii, - za pusty wiersz, słowo za to, co nieczytelne.
        [read-black] To, co zostanie wpisane, jest odtąd zapisem czarnych: { -half-move(number: "plural") } jak w pliku partii, - za pusty wiersz, słowo za to, co nieczytelne.
        [aloud-white] Zapis programu jest odczytywany { -half-move } po { -half-move(case: "loc") }, a { -arbiter } śledzi kartkę białych.
        [aloud-black] Zapis programu jest odczytywany { -half-move } po { -half-move(case: "loc") }, a { -arbiter } śledzi kartkę czarnych.
        [same] Podczas odczytywania zapisu: co w tym miejscu jest na kartce.
        [on-sheet] Podczas odczytywania zapisu: zapisane zostaje to, co stoi na kartce zamiast tego.
        [note] To, co widać w niedoczasie, trafia do własnego zapisu { -arbiter(case: "gen") } (Kodeks IV 2.15), trzeciego obok zapisów graczy: { -half-move(number: "plural") } jak na kartce, z numerem posunięcia, gdy nie następują po ostatnim zanotowanym, - za niewidziany. Nikt przy stoliku o tym nie słyszy i nic się przez to nie dzieje w partii.
        [walk-back] Późniejsze { -half-move(number: "plural") } są skreślone i zostają w zapisie; złożone po nim propozycje remisu przepadają; { -clock(number: "plural") } wracają do tego, co tam zapisano. Obie strony to słyszą.
        [walk-back-to] { CAPITAL(-half-move(number: "plural")) } po wskazanym są skreślone i zostają w zapisie; złożone po nim propozycje remisu przepadają; { -clock(number: "plural") } wracają do tego, co tam zapisano. Obie strony to słyszą.
        [restore] To, co skreśliło ostatnie cofnięcie, znów stoi, przez dalszy wpis.
        [charge-stopwatch] Czas od zatrzymania gry jest od razu czasem zużytym tej strony; obu dzieli się po równo (Kodeks II 6.15, 6.19).
        [charge] Czas jest od razu czasem zużytym tej strony; obu dzieli się po równo. Doliczenia sumują się (Kodeks II 6.15, 6.19).
        [charge-back] Dalszy wpis odwołuje ostatnie doliczenie; w zapisie zostają oba.
        [set] Oba { -clock(number: "plural") } pokazują odtąd te czasy, a czas zużyty wynika z nich. To, co doliczono wcześniej, jest w nich zawarte.
        [take] Oba { -clock(number: "plural") } pokazują ten odczyt; gra idzie od niego po wznowieniu.
        [replace] Urządzenie już nie liczy; czas mierzy program od miejsca, do którego je odczytał (Kodeks II 6.10).
        [swap-clock] { CAPITAL(-clock) } jest ustawiony odwrotnie: to, co pokazuje, i jego przełączenia są odtąd drugiej strony. Przełączenia, które czekają na { -half-move }, są cofane.
        [press-back] Ostatnie przełączenie, które czeka na { -half-move }, nie zalicza żadnego. { CAPITAL(-clock) } stoi, jak stoi: zużyty czas proszę ustawić lub doliczyć.
        [ask] Zapisane zostaje, że { -arbiter } zapytał graczy; program nic o tym nie mówi (Kodeks II 6.9).
        [absent] Kogo nie ma na początku rundy: od jej rozpoczęcia idzie { -clock } tej strony (Kodeks II 4.5).
        [arrived] Kto przybył: pierwsza z dwóch stron dzieli się tym, co zużyto.
        [grant] Partia kończy się tak, jak mówi reklamacja.
        [refuse] Gra idzie dalej, chyba że tymczasem opadła chorągiewka: wtedy proponowana jest ta przegrana.
        [slips] Każde przejęzyczenie z jego { -half-move(case: "ins") }; policzone, nigdy ocenione (Kodeks VIII 3.2).
        [complaint] Zapisana zostaje wraz z tym, o co chodzi. O { -clock } musi wpłynąć przed kontrolą (Kodeks II 6.11).
        [decide] Partia kończy się tak dla obu stron. Stół jeszcze raz zapyta { -arbiter(case: "gen") }, a potem obie strony, czy to się zgadza.
        [decide-in-words] Stoi w protokole jako decyzja { -arbiter(case: "gen") } i niczego nie kończy.
        [confirmed] To, co każda strona mówi o wyniku, stoi w protokole; nikt nie mówi tego za nią.
        [prepared] Wszystko, o co pyta się przed pierwszym posunięciem, uchodzi za załatwione.
        [appoint] Wskazana osoba może działać za niewidomą stronę i stoi w protokole (Kodeks VIII 4.2).
        [sanction] Stoi w protokole wraz z powodem (Kodeks II 2.5). Żadna nie jest proponowana; przegrana kończy partię dopiero wtedy, gdy ogłosi się jej wynik.
        [answer] Czas zużyty przez obie strony i liczba posunięć pokazują się tylko tutaj, do powiedzenia niewidomej osobie na posunięciu, która pyta (Kodeks VIII 5.1). Zostaje to zapisane. Kiedy indziej jest odmowa.
        [hand-over] Od tej chwili stolikiem zajmuje się wskazana osoba i tak stoi w protokole. Co komu wolno, zależy od własnych kartek i kodów.
        [original] Zapisane zostaje, czy oryginał zapisu jest u { -arbiter(case: "gen") } (Kodeks IV 2.21); stoi to w protokole.
       *[muted] To, co { -arbiter } może wiedzieć, a po czym nie wolno tego poznać, stoi na osobnej stronie, która sama zamyka się po dziesięciu sekundach. Kto widzi, że { -arbiter } podnosi wzrok, już się dowiedział.
    }

arbiter-act-field =
    { $act ->
        [read-white] { CAPITAL(-half-move(number: "plural")) } na kartce białych
        [read-black] { CAPITAL(-half-move(number: "plural")) } na kartce czarnych
        [on-sheet] { CAPITAL(-half-move) } na kartce
        [note] Zobaczone { -half-move(number: "plural") }
        [walk-back-to] Po którym { -half-move(case: "loc") }, numer
        [charge] Ile, na przykład 3:20
        [set] Oba czasy, najpierw białych, na przykład 1:18:40 1:19:05; przed nimi może stać numer wcześniejszego { -half-move(case: "gen") }
        [complaint] O co chodzi
        [decide-in-words] Co i dlaczego
        [appoint] Imię i nazwisko, a gdy obie strony są niewidome, także białe albo czarne
        [hand-over] Komu, imię i nazwisko
       *[sanction] Dlaczego
    }

arbiter-log-means = Najnowsze na górze; czasy liczone od startu programu przy stole. Niczego się nie usuwa: odwołuje się dalszym wpisem.

arbiter-log-row = { $time }, { $who }: { $what }

arbiter-log-earlier = Wcześniejsze wiersze: { $count }. Wszystkie są w zapisie partii.

arbiter-by =
    { $actor ->
        [white] białe
        [black] czarne
        [assistant] { -assistant }
        [white-assistant] { -assistant } białych
        [black-assistant] { -assistant } czarnych
        [arbiter] { -arbiter }
        [unknown-hand] nieznana ręka
       *[program] program
    }

arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] klawiatura
        [announced] zapowiedziane
        [asked] { -board }, po pytaniu
        [clock] { -clock }
       *[program] program
    }

arbiter-log-opened = Program otworzył zapis; { -half-move(number: "plural", case: "gen") } w nim: { $plies }.

arbiter-log-closed = Program zakończył pracę.

arbiter-log-forgotten = Usunięto nazwiska z zapisu.

arbiter-log-disk = Dysk nie odpowiadał i wrócił; zapisano z opóźnieniem: { $count }.

arbiter-log-refused = Nie przyjęto: { $line }

arbiter-log-new-game = Zaczęto inną partię; ta jest zachowana i może trwać dalej.

arbiter-log-half-move =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, białe: { $move }.
       *[black] { CAPITAL(-half-move) } { $ply }, czarne: { $move }.
    }

arbiter-log-said = Zapowiedziano: { $text }

arbiter-log-asked =
    { $asks ->
        [correction] Wpisano { $text }; zapytano, czy to poprawka ostatniego { -half-move(case: "gen") }.
       *[whose] Wpisano { $text }; zapytano, czyje to posunięcie.
    }

arbiter-log-answered =
    { $answer ->
        [yes] Odpowiedź: to poprawka.
        [no] Odpowiedź: to nie poprawka.
        [white] Odpowiedź: białych.
        [black] Odpowiedź: czarnych.
       *[lapsed] Pytanie przepadło: najpierw przyszło co innego.
    }

arbiter-log-adjusting =
    { $begun ->
        [yes] Poprawianie bierek (Kodeks I 3.13).
       *[no] Koniec poprawiania.
    }

arbiter-log-differed = Różnica, { board-name }; do zdjęcia: { $remove }; do postawienia: { $put }.

arbiter-log-check-asked =
    { $by ->
        [white] Białe proszą o porównanie zapisów (Kodeks II 6.6).
       *[black] Czarne proszą o porównanie zapisów (Kodeks II 6.6).
    }

arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of }: druga strona się zgadza.
       *[no] { arbiter-log-check-of }: druga strona się nie zgadza.
    }

arbiter-log-check-of =
    { $by ->
        [white] Porównanie na prośbę białych
       *[black] Porównanie na prośbę czarnych
    }

arbiter-log-check-ended =
    { $counted ->
        [yes] Koniec porównania: zapisy rozchodzą się w { -half-move(case: "loc") } { $ply }.
       *[no] Koniec porównania.
    }

arbiter-log-appointed =
    { $side ->
        [white] Wyznaczono { -assistant(case: "gen") } białych (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}wyłącznie do zapisu (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Wyznaczono { -assistant(case: "gen") } czarnych (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}wyłącznie do zapisu (Kodeks II 6.3)
               *[no] {""}
            }.
    }

arbiter-log-asked-turn = Zapytano graczy, kto jest na posunięciu (Kodeks II 6.9).

arbiter-log-device = { CAPITAL(-clock) } podał: { $told }

arbiter-log-paused = Oba { -clock(number: "plural") } stoją do następnego { -half-move(case: "gen") } albo naciśnięcia (trening).

arbiter-muted-turn =
    { $side ->
        [white] Według zapisu na posunięciu są białe.
       *[black] Według zapisu na posunięciu są czarne.
    }

arbiter-muted-accepted = { CAPITAL(-half-move) } { $ply }, { $article }: zaakceptowany, I 5.7.

arbiter-muted-accepted-if-off = { CAPITAL(-half-move) } { $ply }, { $article }: zaakceptowany, I 5.7, jeżeli bierki były zdjęte; mówi to tylko czujnik.

arbiter-muted-in-doubt = Nie wiadomo, czy stoją: { $squares }. Te pola liczą się jako niewidziane, aż jakiś { -half-move } będzie pasował tylko do jednego z dwojga albo aż zostanie napisane stoi i pole, a za nim nie, gdy bierki nie ma.

arbiter-muted-regular = Żaden { -half-move } nie jest nieprawidłowy i otwarty.

arbiter-muted-not-made =
    { $count ->
        [0] Każdy { -half-move } się liczy.
       *[other] { CAPITAL(-half-move(number: "plural")) }, które się jeszcze nie liczą; przy { -clock(case: "loc") } nikt go po nich nie nacisnął: { $plies }.
    }

arbiter-muted-explained = W wyjaśnieniu { $explanation } tego, co porównano, jest coś nieprawidłowego ({ $article }).

arbiter-muted-capture =
    { $must ->
        [yes] Strona na posunięciu ma obowiązek bić.
       *[no] Nie ma obowiązku bicia.
    }

arbiter-muted-closes = To zamknie się samo po dziesięciu sekundach.

arbiter-device-waits =
    Urządzenie { $device } chce być: { desk-device-role }. Nazywa się { $name }.{ $occupied ->
        [yes] {" "}Jest nim już urządzenie { $there }.
       *[no] {""}
    } Dopuścić?

arbiter-slip-for = { desk-device-role }

arbiter-device-shut = Jego strona nie jest teraz otwarta.

arbiter-no-device = Żadne urządzenie nie pokazuje strony tego stołu.

arbiter-title-alone = { arbiter-by-code }

arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] Oryginał zapisu białych jest
               *[black] Oryginał zapisu czarnych jest
            }
       *[no]
            { $side ->
                [white] Oryginału zapisu białych jednak nie ma
               *[black] Oryginału zapisu czarnych jednak nie ma
            }
    }
