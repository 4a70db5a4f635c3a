### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

# The first link of a page, for those who do not want to hear what stands above it each time.
pages-skip = Przejdź do treści

# A link to the first page.
pages-all-tables = Strona początkowa

# The page hears of every change.
pages-connected = Połączono.

# The page hears nothing from the desk; what is done on it is not taken.
pages-not-connected = Brak połączenia. Niczego nie przyjęto.

# The desk is there, the program of the table is not.
pages-table-gone = Stolik jest nieosiągalny. Niczego nie przyjęto.

# The table was asked and has not answered yet.
pages-table-asked = Czekam na odpowiedź stolika.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = To urządzenie nie ma już dostępu do stolika. W razie potrzeby poproś sędziego o nową kartkę.

# Before the choice of a language.
pages-language = Język

# The button behind the choice of a language.
pages-choose = Zmień język

# A button: nothing of the page is to be seen until it is pressed again.
pages-blank = Zasłoń stronę

# The same button while the page is blank.
pages-show-again = Pokaż stronę

# A button: from now on single letters are keys of this page.
pages-letters-on = Włącz skróty literowe

# The same button while they are.
pages-letters-off = Wyłącz skróty literowe

# The name of the place where answers to what was done come.
pages-answers = Odpowiedzi

# A link that loads the page again, for browsers without scripts.
pages-anew = Odśwież stronę

# What was done was sent, and no answer came: nobody knows whether it was taken.
pages-unanswered = Brak odpowiedzi. Sprawdź na stronie, czy przyjęto, zanim zrobisz to jeszcze raz.

# The table took what was done and has nothing to say to it.
pages-taken = Przyjęto.

# A button: this device gives up its right to the table.
pages-leave = Zakończ pracę przy tym stoliku

# What follows from that button.
pages-leave-means = Potem to urządzenie będzie potrzebowało nowej kartki.

## Letting a device in.

# The title of the first page. It is the same whatever happens.
pages-desk = Zgoda

# A heading above the form, for a device that was let in already.
pages-another-slip = Następna kartka

# Before the field for the words of a slip.
pages-words = Słowa z kartki

# What to write in it.
pages-words-hint = Pięć słów, oddzielonych spacjami.

# Before the field for the name of the device.
pages-device = Nazwa urządzenia

# What to write in it.
pages-device-hint = Po niej można je poznać, na przykład: tablet organizatora.

# The button of that form.
pages-let-in = Poproś o dostęp

# The words were sent; nothing has come of it yet.
pages-looking = Słowa są sprawdzane.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = To jest urządzenie { $device } przy stoliku { $table }. Ktoś musi je teraz przy tym stoliku lub u sędziego potwierdzić.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = To jest urządzenie { $device }. Ktoś musi je teraz przy stoliku lub u sędziego potwierdzić.

# Somebody was asked about the device, and said no.
pages-said-no = Urządzenia nie dopuszczono.

# The words let nobody in, whatever the reason; it must not tell whether there is a table.
pages-opens-nothing = Te słowa niczego teraz nie otwierają. Porównaj je z kartką. Jeśli są takie same, poproś sędziego.

# Too many wrong words were tried. $seconds: for so long none are tried.
pages-not-tried =
    { $seconds ->
        [one] Przez sekundę żadne słowa nie będą sprawdzane.
        [few] Przez { $seconds } sekundy żadne słowa nie będą sprawdzane.
       *[other] Przez { $seconds } sekund żadne słowa nie będą sprawdzane.
    }

## The list of tables.

# Its heading.
pages-tables = Stoliki

# A link to the page of a table. $number: its number in the hall.
pages-table = Stolik { $number }

# The same where the table has no number.
pages-table-unnumbered = Stolik bez numeru

# Who plays there. $white and $black: their names, empty where none was given.
pages-players = Białe: { $white }; czarne: { $black }

# The table's program is not reached just now.
pages-not-there = Teraz nieosiągalny.

# How far a game is: it has not begun.
pages-phase-before = Partia jeszcze się nie zaczęła.

# How far a game is: it is on.
pages-phase-playing = Partia trwa.

# How far a game is: the arbiter stopped it.
pages-phase-stopped = Partia wstrzymana.

# How far a game is: it is over.
pages-phase-over = Partia zakończona.

# How far a game is: its program ends, and it can be gone on with.
pages-phase-closed = Program stolika kończy pracę. Partię można wznowić.

# Why an arbiter is to look at a table: somebody called.
pages-attention-call = Wezwano sędziego.

# Why an arbiter is to look at a table: a board shows something else than the record.
pages-attention-boards-differ = Plansza różni się od zapisu.

# Why an arbiter is to look at a table: a player claims something.
pages-attention-claim = Zgłoszono żądanie.

# Why an arbiter is to look at a table: a result is to be declared or confirmed.
pages-attention-result = Wynik czeka na potwierdzenie.

# Why an arbiter is to look at a table: a flag fell.
pages-attention-flag = Opadła chorągiewka.

# Why an arbiter is to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = Plansza lub zegar nie odpowiada.

# Why an arbiter is to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = Minął czas na przybycie lub uzupełnienie zapisu.

## What is not done, and why.

# Nothing is at this address, or nothing for this device.
pages-nowhere = Tu nic nie ma.

# A form that was not made for this page, is too old, or cannot be read.
pages-not-our-form = Tego formularza nie przyjęto. Odśwież stronę i spróbuj jeszcze raz.

# The browser called the desk by another name than its own.
pages-not-our-address = Pod tym adresem nie ma tej strony. Wpisz adres, który podał organizator.

# A form was longer than any can be.
pages-too-much = Wysłano zbyt dużo.

# The desk, or the table, has too much to do.
pages-busy = Teraz za dużo się dzieje. Niczego nie przyjęto. Spróbuj za chwilę.

## What `zgoda desk ca` prints: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file }: przed zawodami zainstaluj na każdym urządzeniu jako urząd certyfikacji, a po zawodach usuń; to nie tajemnica.

# $file: the root's key.
pages-ca-root-key = { $file }: tajemnica; usuń ten plik teraz, bo nie będzie już potrzebny.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } i { $key } zostają na komputerze z pulpitem; drugi jest tajemnicą. Uruchomienie: { $command }

# $days: for how long. $names: for which names.
pages-ca-good =
    { $days ->
        [one] Ważne przez { $days } dzień i tylko dla tych nazw: { $names }.
       *[other] Ważne przez { $days } dni i tylko dla tych nazw: { $names }.
    }

pages-all = Wszystkie stoły naraz

pages-all-begin = Rozpocznij rundę

pages-all-begin-means = Przy każdym twoim stole, który na to czeka, rusza zegar strony zaczynającej (Kodeks II 4.4). Który nie ruszył, zostaje powiedziane.

pages-all-stop = Zatrzymaj wszystkie zegary

pages-all-stop-means = Przy każdym twoim stole, gdzie trwa partia, oba zegary stają i obaj gracze to słyszą.

pages-all-go-on = Wznów wszystkie partie

pages-all-go-on-means = Przy każdym twoim stole, który był zatrzymany, partia toczy się dalej i obaj gracze to słyszą.

pages-all-yes = Tak, przy wszystkich

pages-all-not-here = Zostaje, jak jest.
