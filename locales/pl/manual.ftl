manual-begins = rozdziały, { WORDS($chapters) }, strzałka w dół, następny, enter otwiera, numer i enter prowadzi do rozdziału, znak zapytania mówi, co robią klawisze, escape kończy

manual-in-english = tego tekstu nie ma jeszcze w tym języku, jest po angielsku

manual-contents = spis rozdziałów

manual-skip-contents = do tekstu

manual-listed = { WORDS($number) }

manual-chapter = rozdział { WORDS($number) }

manual-where = rozdział { WORDS($number) }, akapit { WORDS($paragraph) }, razem { WORDS($paragraphs) }

manual-chapter-over = koniec rozdziału, enter prowadzi do następnego

manual-over = to już koniec

manual-first = to sam początek

manual-no-chapter = nie ma rozdziału { WORDS($number) }

manual-nothing-typed = tu nie ma nic do wpisania

manual-to-type = do wpisania, { $line }, enter

manual-capital = duże { $letter }

manual-not-understood = niezrozumiałe, znak zapytania pomaga

manual-help = każdy klawisz przerywa, strzałki w dół i w górę, akapit, w prawo i w lewo, rozdział, enter czyta dalej, p powtarza, l literuje to, co jest do wpisania, g mówi, gdzie się jest, s to spis rozdziałów, numer i enter otwierają rozdział, spacja ucisza, escape cofa

manual-closed = zamknięte

manual-sign-space = spacja

manual-sign-dash = kreska

manual-sign-dot = kropka

manual-sign-slash = ukośnik

manual-sign-backslash = ukośnik wsteczny

manual-sign-colon = dwukropek

manual-sign-low-line = podkreślnik

manual-sign-star = gwiazdka

manual-sign-plus = plus

manual-sign-equals = znak równości

manual-word-repeat = powtórz, jeszcze raz

manual-word-spell = literuj

manual-word-where = gdzie

manual-word-list = spis, rozdziały

manual-word-next = następny, następny akapit

manual-word-previous = poprzedni, poprzedni akapit

manual-word-next-chapter = następny rozdział

manual-word-previous-chapter = poprzedni rozdział

manual-word-go-on = dalej, czytaj dalej, otwórz

manual-word-silence = cisza, stop, cicho

manual-word-leave = wyjdź, wstecz

manual-word-end = koniec, zakończ

manual-word-help = pomoc
