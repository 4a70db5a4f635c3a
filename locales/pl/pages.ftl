### The words that the pages of the desk share: letting a device in, the list of tables, the state of the connection.

## The frame of every page.

pages-skip = Przejdź do treści

pages-all-tables = Strona początkowa

pages-connected = Połączono.

pages-not-connected = Brak połączenia. Niczego nie przyjęto.

pages-table-gone = Stolik jest nieosiągalny. Niczego nie przyjęto.

pages-table-asked = Czekam na odpowiedź stolika.

pages-let-in-no-more = To urządzenie nie ma już dostępu do stolika. W razie potrzeby poproś { -arbiter(case: "gen") } o nową kartkę.

pages-language = Język

pages-choose = Zmień język

pages-blank = Zasłoń stronę

pages-show-again = Pokaż stronę

pages-letters-on = Włącz skróty literowe

pages-letters-off = Wyłącz skróty literowe

pages-answers = Odpowiedzi

pages-news = Nowości

pages-news-on = Odczytuj nowości na tej stronie

pages-earphone = Mam słuchawkę w uchu

pages-anew = Odśwież stronę

pages-unanswered = Brak odpowiedzi. Sprawdź na stronie, czy przyjęto, zanim zrobisz to jeszcze raz.

pages-taken = Przyjęto.

pages-leave = Zakończ pracę przy tym stoliku

pages-leave-means = Potem to urządzenie będzie potrzebowało nowej kartki.

## Letting a device in.

pages-desk = Zgoda

pages-another-slip = Następna kartka

pages-words = Słowa z kartki

pages-words-hint = Pięć słów, oddzielonych spacjami.

pages-device = Nazwa urządzenia

pages-device-hint = Po niej można je poznać, na przykład: tablet organizatora.

pages-let-in = Poproś o dostęp

pages-looking = Słowa są sprawdzane.

pages-waits = To jest urządzenie { $device } przy stoliku { $table }. Ktoś musi je teraz przy tym stoliku lub u { -arbiter(case: "gen") } potwierdzić.

pages-waits-somewhere = To jest urządzenie { $device }. Ktoś musi je teraz przy stoliku lub u { -arbiter(case: "gen") } potwierdzić.

pages-said-no = Urządzenia nie dopuszczono.

pages-opens-nothing = Te słowa niczego teraz nie otwierają. Porównaj je z kartką. Jeśli są takie same, poproś { -arbiter(case: "gen") }.

pages-not-tried =
    { $seconds ->
        [one] Przez sekundę żadne słowa nie będą sprawdzane.
        [few] Przez { $seconds } sekundy żadne słowa nie będą sprawdzane.
       *[other] Przez { $seconds } sekund żadne słowa nie będą sprawdzane.
    }

pages-try-again = Tych słów nie sprawdzono, bo wcześniej przyszły stąd błędne. Wpisz je jeszcze raz.

## The list of tables.

pages-tables = Stoliki

pages-table = Stolik { $number }

pages-table-unnumbered = Stolik bez numeru

pages-table-at = Stolik { $number } na komputerze { $machine }

pages-table-unnumbered-at = Stolik bez numeru na komputerze { $machine }

pages-table-here = Stolik { $number } na komputerze tego pulpitu
pages-title-at = { $title }, na komputerze { $machine }

pages-players = Białe: { $white }; czarne: { $black }

pages-move-number = Posunięcie { $number }

pages-result-is = Wynik: { $result }

pages-order = Kolejność

pages-order-waiting = najpierw czekające na { -arbiter(case: "gen") }

pages-order-number = według numerów

pages-order-state = według stanu partii

pages-find = Szukaj

pages-find-hint = Numer, nazwisko albo stan partii

pages-show-so = Pokaż listę tak

pages-show-all-tables = Pokaż wszystkie stoliki

pages-tables-found = Widać tu stoliki: { $found } z { $all }; stolik, który czeka na { -arbiter(case: "gen") }, widać zawsze.

pages-not-there = Teraz nieosiągalny.

pages-not-started = Stolik { $number } nie ruszył.

pages-not-started-why = Program mówi: { $why }. Trzeba to poprawić i wpisać { $line } w terminalu stolików.

pages-phase-before = Partia jeszcze się nie zaczęła.

pages-phase-interrupted = Partia rozpoczęta; program uruchomiono ponownie i czeka na wznowienie.

pages-phase-playing = Partia trwa.

pages-phase-stopped = Partia wstrzymana.

pages-phase-over = Partia zakończona.

pages-phase-closed = Program stolika kończy pracę. Partię można wznowić.

pages-attention-call = Wezwano { -arbiter(case: "gen") }.

pages-attention-not-recorded = Partia nie jest zapisywana: notować na papierze.

pages-attention-boards-differ = Plansza różni się od zapisu.

pages-attention-claim = Zgłoszono żądanie.

pages-attention-result = Wynik czeka na potwierdzenie.

pages-attention-flag = Opadła chorągiewka.

pages-attention-device-lost = Plansza lub { -clock } nie odpowiada.

pages-attention-ear-lost = Zniknął odsłuch gracza.

pages-attention-device-waits = Urządzenie czeka na wpuszczenie.

pages-attention-overdue = Minął czas na przybycie lub uzupełnienie zapisu.

## The refusals, with their reasons.

pages-nowhere = Tu nic nie ma.

pages-not-our-form = Tego formularza nie przyjęto. Odśwież stronę i spróbuj jeszcze raz.

pages-not-our-address = Pod tym adresem nie ma tej strony. Wpisz adres, który podał organizator.

pages-too-much = Wysłano zbyt dużo.

pages-busy = Teraz za dużo się dzieje. Niczego nie przyjęto. Spróbuj za chwilę.

## The output of `zgoda desk join-key`: the use of a key by which one desk shows the tables of another computer.

pages-join-key-here = { $file }: tajemnica dwóch pulpitów. Pulpit tego komputera uruchom z opcją: --joinable { $file }

pages-join-key-there = Kopię { $file } zanieś na nośniku na komputer, którego pulpit też ma pokazywać te stoliki; tamten pulpit uruchom z opcjami: --join HOST:PORT=FILE --join-root root.pem

## The output of `zgoda desk ca`: the use of the files of an authority.

pages-ca-root = { $file }: przed zawodami zainstaluj na każdym urządzeniu jako urząd certyfikacji, a po zawodach usuń; to nie tajemnica.

pages-ca-desk = { $desk } i { $key } zostają na komputerze z pulpitem; drugi jest tajemnicą. Uruchomienie: { $command }

pages-ca-good =
    { $days ->
        [one] Ważne przez { $days } dzień i tylko dla tych nazw: { $names }.
       *[other] Ważne przez { $days } dni i tylko dla tych nazw: { $names }.
    }

pages-all = Wszystkie stoły naraz

pages-all-begin = Rozpocznij rundę

pages-all-begin-means = Przy każdym twoim stole, który na to czeka, rusza { -clock } strony zaczynającej (Kodeks II 4.4). Który nie ruszył, zostaje powiedziane.

pages-all-stop = Zatrzymaj wszystkie { -clock(number: "plural") }

pages-all-stop-means = Przy każdym twoim stole, gdzie trwa partia, oba { -clock(number: "plural") } stają i obaj gracze to słyszą.

pages-all-go-on = Wznów wszystkie partie

pages-all-go-on-means = Przy każdym twoim stole, który był zatrzymany, partia toczy się dalej i obaj gracze to słyszą.

pages-all-let-in = Wpuść wszystkie czekające urządzenia

pages-all-let-in-means = Przy każdym twoim stole, gdzie czekają urządzenia, wszystkie zostaną wpuszczone, każde do roli ze swojej kartki. Nazwy czekających są na stronach stołów.

pages-all-prepared = Wszystko przygotowane

pages-all-prepared-means = Przy każdym twoim stole, przy którym przed pierwszym posunięciem trzeba coś jeszcze ustalić, uznaje się to za ustalone przez ciebie, i jest to w zapisie partii. Co jest jeszcze otwarte, widać na stronach stołów.

pages-all-hand-over = Powierz wszystkie stoliki komuś innemu

pages-all-hand-over-means = Od tej chwili każdym twoim stolikiem zajmuje się wskazana osoba; protokół każdego mówi, od kiedy do kiedy. Co wolno jej tam robić, zależy od jej własnej kartki albo kodu; twoje uprawnienia zostają.

pages-all-hand-over-name = Komu, imię i nazwisko

pages-all-yes = Tak, przy wszystkich

pages-all-not-here = Zostaje, jak jest.

pages-protocol = Protokół { -arbiter(case: "gen") }

pages-protocol-of = Protokół { -arbiter(case: "gen") }, stolik { $number }

pages-protocol-means = Według zapisu w tej chwili. To, co zdarzy się później, będzie widoczne po ponownym wczytaniu strony. Przeglądarka drukuje go na A4.

pages-back-to-table = Wróć do stolika

pages-read-not-allowed = To jest tylko dla { -arbiter(number: "plural", case: "gen") } tego stolika.

pages-read-unreadable = Zapisu nie można teraz odczytać. Spróbuj ponownie albo użyj zgoda export z plikiem zapisu.

pages-read-too-long = Ten protokół jest za długi na stronę; zapisze go z pliku zapisu zgoda export --to html.

pages-read-late = Stolik nie odpowiedział na czas. Wczytaj stronę ponownie.

pages-said-alone = Co powiedziano każdemu graczowi z osobna

pages-said-alone-of = Co powiedziano każdemu graczowi z osobna, stolik { $number }

pages-said-means = Od najnowszych, najwyżej czterdzieści dla każdego. Tego, co jednocześnie usłyszeli inni, tu nie ma; gdy wyjście jest jedno dla wszystkich, jest tu wszystko, co w nim powiedziano. Późniejsze słowa pojawią się po ponownym wczytaniu strony.

pages-said-to =
    { $side ->
        [white] Białym
       *[black] Czarnym
    }

pages-said-nothing = Nic nie powiedziano.

pages-said-cut = (nie do końca)

pages-records = Zapisy w folderze

pages-records-mean = Te zapisy leżą w folderze, z którym uruchomiono ten pulpit, na przykład na wyjmowanym nośniku. Są tylko czytane: w folderze nic się nie zmienia.

pages-records-none = W folderze nie ma żadnego zapisu.

pages-records-more = Wymieniono tylko początek listy, liczba zapisów na niej: { $count }.

pages-record-size = ({ $size } kB)

pages-records-compare = Porównanie dwóch zapisów

pages-records-compare-means = Zapisy są porównywane { -half-move } po { -half-move(case: "loc") }, tak jak robi to zgoda reconcile. Niczego to nie rozstrzyga.

pages-records-compare-now = Porównaj

pages-records-compared = Porównane dwa zapisy

pages-record-of-white = Zapis białych

pages-record-of-black = Zapis czarnych

pages-records-back = Powrót do zapisów

pages-record-faulty = Nie wszystko w tym zapisie dało się przeczytać. Co znaleziono, po angielsku:

pages-records-gone = Folderu z zapisami nie można przeczytać. Być może wyjęto nośnik: włóż go z powrotem i wczytaj stronę ponownie.

pages-record-not-there = Tego zapisu już nie ma w folderze.

pages-record-too-long = Ten plik jest za długi jak na zapis, więc nie został przeczytany.

pages-record-broken = Ten plik nie jest zapisem partii albo jest tak uszkodzony, że nic nie da się z niego przeczytać.

pages-record-newer = Ten zapis pochodzi z nowszej wersji programu; przeczytaj go tą wersją.

pages-record-changes = Ten zapis akurat się zmienia. Wczytaj stronę ponownie.

pages-record-no-room = Na tym komputerze nie ma miejsca na przeczytanie zapisu; zwolnij miejsce na dysku z folderem danych.

pages-records-not-compared = Tych dwóch zapisów nie można porównać: są to zapisy różnych gier albo z jednego z nich nie da się odtworzyć partii.

pages-records-late = Folder nie odpowiada na czas. Wczytaj stronę ponownie.
