usage-heading-usage = Użycie
usage-heading-commands = Polecenia
usage-heading-arguments = Argumenty
usage-heading-options = Opcje
usage-heading-examples = Przykłady
usage-heading-game = Partia
usage-heading-boards = { CAPITAL(-board(number: "plural")) } i ręce
usage-heading-clock = { CAPITAL(-clock) }
usage-heading-voice = Głosy i słowa
usage-heading-record = Zapis
usage-heading-desk = Pulpit
usage-option-help = Wypisuje pomoc
usage-option-version = Wypisuje wersję
usage-option-lang = Język tego, co jest mówione, i tej pomocy, na przykład pl albo en (inaczej z LANGUAGE, LC_ALL, LC_MESSAGES albo LANG)
usage-option-data = Folder własnych plików programu (inaczej folder danych systemu)
usage-option-log = Plik dla osób szukających usterki, bez nazwisk, kodów i posunięć (inaczej z ZGODA_LOG)

usage-command-zgoda = Pozwala osobie niewidomej grać w warcaby w oficjalnych zawodach na równych prawach.

usage-command-help = Wypisuje tę pomoc albo pomoc polecenia

usage-command-menu = Mówione menu, które otwiera też samo `zgoda`
usage-option-menu-voice = Głos, który mówi: system, screen-reader, embedded, none albo wav:FILE (inaczej głos wybrany wcześniej albo najlepszy, jaki jest)

usage-command-play = Partia na żywo
usage-option-play-variant = Gra: international (10x10, pola od 1 do 50) albo polish64 (8x8, pola od a1 do h8, przepisy międzynarodowe)
usage-option-play-white = Imię i nazwisko białych
usage-option-play-black = Imię i nazwisko czarnych
usage-option-play-sight = Wzrok strony: SIDE=blind (nie widzi), SIDE=low (widzi słabo) albo SIDE=sighted (widzi)
usage-option-play-blind = Kto nie widzi: white, black albo both (inaczej white)
usage-option-play-mode = Rodzaj partii, od którego zależy, co komu wolno powiedzieć: official, rehearsal (jak official, a { -arbiter(case: "ins") } jest program) albo training (inaczej training)
usage-option-play-event = Plik zawodów, napisany przez { -arbiter(case: "gen") } przed rundą (TOML); official go wymaga
usage-option-play-new-code = Partia z zapisu trwa dalej, choć plik zawodów podaje inny kod { -arbiter(case: "gen") }; mówi o tym każde otwarcie słów { -arbiter(case: "gen") } i protokół
usage-option-play-resume = Ciąg dalszy ostatniej nieskończonej partii z folderu danych, po pytaniu
usage-option-play-set-up = Początek od tej pozycji
usage-option-play-board = { CAPITAL(-board) }: SIDE to white, black albo both; SPEC to dgt:PORT, cpp:PORT, sim, sim:OPTIONS albo none
usage-option-play-pieces = Rodzaj pionów na { -board(case: "loc") }: ordinary (zwykłe), pegged (z kołkami) albo hollow (wydrążone); z dopiskiem ,second-man tam, gdzie { -king(case: "acc") } robi drugi pion
usage-option-play-keyboard = Do kogo należy klawiatura i każdy wiersz bez nazwy: player (zawodnik), assistant ({ -assistant }), jedna strona: white albo black, albo both (obie strony, każda z własnym klawiszem { -clock(case: "gen") })
usage-option-play-clock = { CAPITAL(-clock) }: none, nazwa z `zgoda clocks` albo zapis: 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s
usage-option-play-clock-device = Co mierzy czas: embedded (program), board ({ -clock } przy { -board(case: "loc") }; board:right, gdy białych jest prawy wyświetlacz) albo line:PORT
usage-option-play-low-time = Słowa o własnym { -clock(case: "loc") } bez pytania: off, tone (przy pięciu minutach i po przekroczeniu czasu), few albo all; w partii oficjalnej najwyżej tyle, na ile pozwalają zawody
usage-option-play-pulses = Progi własnego { -clock(case: "gen") } jako drgania kontrolera: on (tyle, ile dałoby --low-time) albo off
usage-option-play-voice = Głos, który mówi: system, screen-reader, embedded, none albo wav:FILE
usage-option-play-channel = Własne wyjście jednego słuchacza, raz na słuchacza: LISTENER to white, black, assistant albo room; OUT to default, device:NAME, left albo right (jedna strona urządzenia domyślnego), left:NAME, right:NAME, wav:FILE, page (strona pulpitu) albo text; awake: przed urządzeniem albo stroną nie pozwala mu zasnąć
usage-option-play-lang-of = Język jednego słuchacza
usage-option-play-words = Słowa o { -half-move(number: "plural", case: "loc") } zapowiadanych na głos: when-needed (dźwięk, gdy { -board } i słowa się zgadzają) albo always (zawsze słowa)
usage-option-play-whisper = Jak podawane są pola podnoszonych i stawianych bierek na własnej { -board(case: "loc") }: off, sound (dźwięk) albo number (numer); w partii oficjalnej potrzebna zgoda zawodów
usage-option-play-figures = { CAPITAL(-half-move(number: "plural")) } i czasy wypisywane cyframi (32-28, 1:20:48), a naciśnięcie { -clock(case: "gen") } jednym znakiem: on albo off (inaczej on tam, gdzie jest czytnik ekranu albo monitor brajlowski)
usage-option-play-settings = Czyjeś ustawienia są w tym pliku, a nie w folderze ustawień: white=FILE, black=FILE, assistant=FILE albo room=FILE
usage-option-play-record = Zapis partii (inaczej nowy plik w folderze danych); nieskończona partia trwa dalej
usage-option-play-transcript = Plik na wszystko, co zostało powiedziane, w wierszach JSON
usage-option-play-view = Plik na wszystko, co stolik pokazuje { -arbiter(case: "dat") }, wiersz JSON na każdą zmianę; w partii oficjalnej potrzebna zgoda zawodów
usage-option-play-desk = Strony stolika w przeglądarce: uruchamia obok partii `zgoda desk`, pod tym adresem

usage-command-tables = Stoliki rundy w jednym procesie; gra się na stronach pulpitu
usage-option-tables-folder = Folder z plikiem zawodów dla każdego stolika; obok pliku leży zapis i partia trwa z niego dalej
usage-option-tables-mode = Rodzaj partii, od którego zależy, co komu wolno powiedzieć: official albo training (inaczej official)
usage-option-tables-desk = Strony stolików w przeglądarce: uruchamia obok nich `zgoda desk`, pod tym adresem
usage-option-tables-new-code = Partie trwają dalej, choć ich pliki zawodów podają inne kody { -arbiter(number: "plural", case: "gen") }; mówi o tym każde otwarcie słów { -arbiter(case: "gen") } i protokół

usage-command-moves = Prawidłowe posunięcia w pozycjach, w wierszach JSON
usage-option-moves-variant = Gra: international albo polish64 (inaczej taka, na jaką wskazują pola, inaczej international)
usage-option-moves-fens = Pozycje (inaczej po jednej w wierszu ze standardowego wejścia)

usage-command-perft = Liczy drzewo posunięć: głębokość, węzły, sekundy, węzły na sekundę
usage-option-perft-variant = { usage-option-moves-variant }
usage-option-perft-fen = Pozycja (inaczej początek partii)
usage-option-perft-depth = Liczba { -half-move(number: "plural", case: "gen") }, od 1 do 40

usage-command-check = Rozgrywa pliki z partiami (PDN), wiersz JSON na każdą partię
usage-option-check-variant = Gra w plikach, które jej nie podają: international albo polish64
usage-option-check-files = Pliki z partiami (PDN); FILE#N to jedna partia z pliku, - to standardowe wejście

usage-command-reconcile = Porównuje dwa zapisy jednej partii: gdzie się zgadzają, kto odbiega, co zrobić
usage-option-reconcile-white = Zapis białych: plik PDN (FILE#N to jedna z kilku partii) albo zapis programu
usage-option-reconcile-black = Zapis czarnych
usage-option-reconcile-white-board = Pozycja na { -board(case: "loc") } białych
usage-option-reconcile-black-board = Pozycja na { -board(case: "loc") } czarnych
usage-option-reconcile-senses = Jak dokładnie widziane były te { -board(number: "plural") }: exact (rodzaj i strona każdej bierki), colour (strona każdej bierki, bez rodzaju) albo occupancy (tylko to, że coś stoi); inaczej exact
usage-option-reconcile-unread = Pola tych { -board(number: "plural", case: "gen") }, których nie dało się odczytać, oddzielone przecinkami
usage-option-reconcile-variant = Gra, gdy pliki jej nie podają: international albo polish64
usage-option-reconcile-charge = Strona, na której konto idzie czas poprawiania: white=3:20, black=3:20 albo both=3:20
usage-option-reconcile-json = Jeden obiekt dla maszyn zamiast zdań
usage-option-reconcile-arbiter = Do zapisu nieskończonej partii oficjalnej: pyta o kod { -arbiter(case: "gen") }, a zapis mówi, że tak zrobiono
usage-option-reconcile-aloud = Czyta ten zapis na głos, posunięcie po posunięciu, do porównania z kartką przeciwnika
usage-option-reconcile-from = Od którego { -half-move(case: "gen") } czytać (inaczej od miejsca, gdzie obie { -board(number: "plural") } ostatnio się zgadzały)
usage-option-reconcile-paper = Strona, która zapisywała na kartce: white albo black (inaczej black)
usage-option-reconcile-voice = Głos, który czyta: system, screen-reader, embedded, none albo wav:FILE (inaczej taki jak w partii)

usage-command-export = Wypisuje zapis jako PDN, arkusz zapisu, protokół { -arbiter(case: "gen") } albo wiersze JSON
usage-option-export-record = Zapis
usage-option-export-to = Postać: pdn (partia dla każdego innego programu, PDN 3.0), text (arkusz zapisu do czytania i druku), protocol (co zdarzyło się przy { -board(case: "loc") } i co rozstrzygnięto, oba zapisy obok siebie), html (to samo jako jeden plik HTML na kartkę A4, do druku albo do czytania po kawałku w dowolnej przeglądarce) albo json (wiersze JSON: ustawienia, potem każde zdarzenie, potem każda wypowiedź)
usage-option-export-arbiter = Wszystko z nieskończonej partii oficjalnej: pyta o kod { -arbiter(case: "gen") }, a zapis mówi, że tak zrobiono

usage-command-forget = Usuwa z zapisu nazwiska i wzmiankę o niepełnosprawności
usage-option-forget-record = Zapis; sama partia zostaje

usage-command-round = Papiery rundy: pliki zawodów, karty na stoły i kartki z jednej listy par

usage-command-round-make = Robi pliki zawodów, karty na stoły i kartki z listy par
usage-option-round-make-list = Lista: CSV z kolumnami table, white, black i innymi
usage-option-round-make-event = Plik zawodów dla wszystkich stolików
usage-option-round-make-out = Folder na wszystko, co powstaje
usage-option-round-make-board-language = Język kart i kartek (inaczej ten, w którym program mówi)
usage-option-round-make-slips = Jakie kartki zrobić, z przecinkami między nimi: chief ({ -arbiter(case: "gen") } głównego, jedna na wszystkie stoliki), round ({ -arbiter(number: "plural", case: "gen") } rundy, po jednej na wszystkie stoliki), assistant ({ -assistant(number: "plural", case: "gen") }, gdzie są), helper (osoby, którą wskazuje widzący przeciwnik zawodnika z dysfunkcją wzroku, FIDE F.2.10), face (tarczy { -clock(case: "gen") }), ear (słuchawki zawodnika z dysfunkcją wzroku), screen (ekranu dla słabowidzących), player (własnej strony zawodnika, do wpisywania, { -clock(case: "gen") }, propozycji i reklamacji) albo none (inaczej wszystkie, na jakie pozwalają zawody, oprócz helper)
usage-option-round-make-again = Pisze od nowa to, co już jest; rozdane kartki nic już nie otwierają

usage-command-round-slip = Robi od nowa jedną kartkę stolika, w dowolnej chwili; wcześniejsze kartki tej roli, których nie użyto, nic już nie otwierają
usage-option-round-slip-folder = Folder, który powstał przez `zgoda round make`
usage-option-round-slip-table = Numer stolika
usage-option-round-slip-role = Dla kogo: ear-white albo słowami, jak słuchawka białych
usage-option-round-slip-board-language = Język kartki (inaczej ten, w którym program mówi)

usage-command-round-pairings = Pisze listę par jeszcze raz, z wynikami
usage-option-round-pairings-folder = { usage-option-round-slip-folder }
usage-option-round-pairings-csv = Lista, która ma powstać
usage-option-round-pairings-records = Folder z zapisami partii rundy, do wyników
usage-option-round-pairings-excel = Ze średnikami i znakiem UTF-8, jak w wielu krajach chce Excel
usage-option-round-pairings-again = Pisze od nowa to, co już jest

usage-command-round-forget = Usuwa nazwiska z papierów rundy
usage-option-round-forget-folder = { usage-option-round-slip-folder }

usage-command-devices = Wylicza porty szeregowe, urządzenia dźwiękowe i głosy
usage-option-devices-what = Tylko te: ports (porty), sound (urządzenia dźwiękowe i głosy) albo gamepads (kontrolery); inaczej wszystko

usage-command-setup = Język, głos i tempo, wybrane na słuch i zachowane
usage-option-setup-name = Osoba, której są te ustawienia, gdy gra tu kilka osób
usage-option-setup-settings = Ustawienia są w tym pliku, a nie w folderze ustawień
usage-option-setup-voice = Głos, który mówi odtąd: system, screen-reader, embedded albo none (inaczej taki jak w partii)

usage-command-manual = Podręcznik, czytany na głos po rozdziale albo jako tekst lub HTML; tak samo karta i strony dla { -arbiter(case: "gen") }
usage-option-manual-paper = Co czytać: manual (od pierwszego pliku do końca pierwszej partii), card (najpotrzebniejsze słowa i klawisze, dla zawodnika i { -assistant(case: "gen") }) albo arbiter (strony dla { -arbiter(case: "gen") }, z numerami artykułów); inaczej manual
usage-option-manual-to = Wypisuje, a nie czyta na głos: text (zwykłe wiersze, po akapicie) albo html (jeden plik do przeglądarki albo drukarki)
usage-option-manual-voice = { usage-option-say-voice }

usage-command-say = Próba głosu
usage-option-say-voice = Głos, który mówi: system, screen-reader, embedded, none albo wav:FILE (inaczej taki jak w partii)
usage-option-say-sounds = Wszystkie dźwięki programu, każdy ze znaczeniem
usage-option-say-text = Tekst do powiedzenia

usage-command-reader-check = Sprawdza w dwunastu krokach, co mówi o programie czytnik ekranu, i pisze raport bez nazwisk
usage-option-reader-check-report = Plik na raport; nie może jeszcze istnieć (inaczej reader-check.txt)
usage-option-reader-check-page = Zamiast tego zapisuje kroki dla przeglądarki do tego pliku; nic więcej nie jest potrzebne, można go otworzyć także w telefonie

usage-command-clock = Tarcza { -clock(case: "gen") } z programu, w osobnym terminalu
usage-option-clock-plain = Jeden wiersz na stronę, bez dużych cyfr

usage-command-clocks = Tempa gry z Kodeksu: nazwa, zapis, rodzaj, minuty na 60 posunięć
usage-option-clocks-variant = Tylko dla tej gry: international albo polish64
usage-option-clocks-json = Zamiast tego wiersze JSON, po obiekcie

usage-command-sim = Symulowana { -board } albo { -clock } na pseudoterminalu
usage-option-sim-what = Co jest symulowane: dgt ({ -board } DGT), cpp ({ -board } domowej roboty, Chess Peripheral Protocol) albo clock ({ -clock }, otwarty protokół)
usage-option-sim-game = Partia do rozegrania do końca: FILE albo FILE#N
usage-option-sim-seed = Skąd bierze się cała losowość
usage-option-sim-faults = Dziwactwa { -board(case: "gen") }: all albo nazwy ze znakiem + między nimi
usage-option-sim-speed = Ile razy szybciej niż w życiu
usage-option-sim-clock = { CAPITAL(-clock) } przy { -board(case: "loc") } dgt: co odmierza, zapisane jak w --clock polecenia `play`, albo `computer`, gdy ustawia go program
usage-option-sim-white = Który wyświetlacz { -clock(case: "gen") } jest białych: left (lewy) albo right (prawy)
usage-option-sim-presses = Ręce naciskają { -clock } po posunięciu
usage-option-sim-senses = Co rozróżnia { -board } cpp: exact, colour albo occupancy
usage-option-sim-variant = Gra na { -board(case: "loc") }: international albo polish64 (inaczej ta z --set-up albo GAME, inaczej international)
usage-option-sim-set-up = Pozycja, która na niej stoi (inaczej początek partii)
usage-option-sim-time = Czas każdej strony { -clock(case: "gen") } na początku: sekundy, M:SS albo H:MM:SS (inaczej 5:00)
usage-option-sim-bonus = Czas, który naciśnięcie dodaje stronie, która nacisnęła, zapisany tak samo (inaczej nic)
usage-option-sim-clock-mode = Kogo słucha { -clock } po włączeniu: computer (program może go ustawiać, uruchamiać i zatrzymywać) albo hand (tylko ręce); inaczej computer

usage-command-desk = Strony dla { -assistant(number: "plural", case: "gen") } i { -arbiter(number: "plural", case: "gen") }, na tym komputerze albo przez kabel
usage-option-desk-listen = Gdzie słucha; adres osiągalny dla innych wymaga certyfikatu (inaczej 127.0.0.1:7464)
usage-option-desk-name = Nazwa, pod którą otwierają go urządzenia, oprócz adresu; można podać kilka razy
usage-option-desk-certificate = Certyfikat pulpitu, jako PEM
usage-option-desk-key = Klucz certyfikatu, jako PEM
usage-option-desk-records = { CAPITAL(-arbiter(number: "plural")) } mogą czytać zapisy z tego folderu, na przykład z nośnika; folder jest tylko czytany
usage-option-desk-joinable = Pulpity innych komputerów, które mają ten klucz, mogą się przyłączyć; klucz robi `zgoda desk join-key`
usage-option-desk-join = Pokazuje także stoliki innego komputera: gdzie jest jego pulpit i plik z kluczem do niego; można podać kilka razy
usage-option-desk-join-root = Certyfikat główny innych komputerów, jako PEM; można podać kilka razy

usage-command-desk-ca = Robi urząd certyfikacji i certyfikat pulpitu, dla urządzeń jednych zawodów
usage-option-desk-ca-folder = Folder na pliki, nowy albo pusty
usage-option-desk-ca-name = Nazwa albo adres, pod którym urządzenia otwierają pulpit; można podać kilka razy

usage-command-desk-join-key = Robi klucz, z którym pulpity innych komputerów mogą się przyłączyć do tego
usage-option-desk-join-key-file = Nowy plik na klucz

usage-command-attest = Tożsamość tego programu: wersja, skrót, funkcje włączone i wyłączone, sieci komputera, brak silnika
usage-option-attest-event = Plik zawodów, by podać też jego zgody; kod wyjścia 1, gdy mowa tam o innym programie
usage-option-attest-json = Zamiast tego jeden obiekt JSON, i nic na głos
usage-option-attest-voice = { usage-option-say-voice }

usage-command-completions = Wypisuje uzupełnienia dla powłoki: co podpowiada przy pisaniu polecenia
usage-option-completions-shell = Powłoka: bash, elvish, fish, powershell albo zsh

usage-command-man = Wypisuje stronę dla man o programie albo poleceniu (po angielsku)
usage-option-man-command = Polecenie, na przykład play albo round make
usage-option-man-to = Zamiast tego zapisuje strony wszystkich poleceń w tym folderze

usage-example-menu = Mówione menu
usage-example-language = Menu po polsku
usage-example-play-two = Dwie osoby przy tej klawiaturze, z { -clock(case: "ins") }
usage-example-play-dgt = Białe na { -board(case: "loc") } DGT, czarne na klawiaturze
usage-example-play-sim = Symulowana { -board } i głos systemu
usage-example-play-ears = Obie strony przy jednej klawiaturze, każda z jedną słuchawką tej samej pary
usage-example-play-official = Partia oficjalna według pliku zawodów, ze stroną { -arbiter(case: "gen") } w przeglądarce
usage-example-play-resume = Przerwana partia trwa dalej
usage-example-tables = Stoliki z folderu round-3, ze stronami pulpitu
usage-example-moves = Prawidłowe posunięcia w jednej pozycji
usage-example-perft = Posunięcia od początku partii, policzone do głębokości pięciu { -half-move(number: "plural", case: "gen") }
usage-example-check = Wszystkie partie z pliku
usage-example-check-64 = Trzecia partia z pliku, który nie mówi, że gra się na 64 polach
usage-example-reconcile = Gdzie zapisy białych i czarnych się rozchodzą
usage-example-reconcile-aloud = Zapis jest czytany na głos, a { -arbiter } śledzi kartkę przeciwnika
usage-example-export-pdn = Partia dla innego programu
usage-example-export-html = Protokół { -arbiter(case: "gen") }, do druku
usage-example-forget = Po partii, gdy protokół jest podpisany
usage-example-round-make = Pliki zawodów, karty i kartki dla każdego stolika rundy
usage-example-round-slip = Nowa kartka dla słuchawki białych przy stoliku 4
usage-example-round-pairings = Lista par z wynikami
usage-example-devices = Tylko urządzenia dźwiękowe i głosy
usage-example-setup = Anna wybiera, jak program ma do niej mówić
usage-example-manual = Karta słów i klawiszy, wypisana
usage-example-say = Jak brzmi posunięcie
usage-example-reader-check = Kroki w tym terminalu i raport z nich
usage-example-sim = { CAPITAL(-board) } DGT z { -clock(case: "ins") }, który naciskają ręce
usage-example-desk = Strony tylko dla tego komputera
usage-example-desk-hall = Strony dla urządzeń na sali, z certyfikatem z `zgoda desk ca`
usage-example-desk-ca = Certyfikat, w nowym folderze ca
usage-example-attest = Czy to ten program, na który zgodziły się zawody
usage-example-completions = Dla bash, od następnego terminala
usage-example-man = Strona o `zgoda play`
