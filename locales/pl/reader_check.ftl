reader-check-begins = sprawdzian tego, co mówi czytnik ekranu, razem { $steps } kroków; każdy mówi, co zrobić, a potem pyta, co było słychać; odpowiedzi trafiają do pliku { $file }, bez nazwisk; escape kończy

reader-check-number = krok { $number } z { $steps }

reader-check-do-line = nacisnąć enter i słuchać: po trzech sekundach pojawi się wiersz

reader-check-do-again = nacisnąć enter i słuchać: ten sam wiersz pojawi się jeszcze raz

reader-check-do-arrow = nacisnąć cztery razy strzałkę w dół, z przerwami; każde naciśnięcie wypisuje wiersz, odpowiedź jest jedna za wszystkie

reader-check-do-typed = wpisać 32-28 i enter: odpowie jeden wiersz

reader-check-do-while-typing = wpisać 3 i 2, bez entera: po dwóch sekundach pojawi się obok nich wiersz

reader-check-do-interface = nacisnąć enter i słuchać: po trzech sekundach program poprosi czytnik wprost, żeby powiedział dwa pola

reader-check-no-interface = na tym komputerze nie da się wprost zwrócić do żadnego czytnika; ten krok odpada

reader-check-sample = trzydzieści dwa, dwadzieścia osiem

reader-check-second-sample = dziewiętnaście, dwadzieścia trzy

reader-check-item = wiersz { $number }

reader-check-ask = co było słychać? 1 raz, 2 dwa razy, 3 wcale, 4 inaczej, 0 powtarza krok

reader-check-kept = odpowiedzi są w pliku { $file }

reader-check-on-page = pozostałe sześć kroków jest na stronie: zgoda reader-check --page reader-check.html ją zapisuje, a otwiera ją każda przeglądarka, także w telefonie

reader-check-page-title = Sprawdzian czytnika ekranu

reader-check-page-introduction = Każdy krok mówi, co zrobić, i pyta, co było słychać. To, co ma być słychać, pojawia się trzy sekundy po rozpoczęciu kroku. Z odpowiedzi powstaje na końcu raport; nic nie jest nigdzie wysyłane.

reader-check-page-needs-scripts = Ta strona potrzebuje skryptów; trzeba je dla niej włączyć.

reader-check-page-do-line = Nacisnąć Zacznij i słuchać: pojawi się wiersz.

reader-check-page-do-again = Nacisnąć Zacznij i słuchać: ten sam wiersz pojawi się jeszcze raz.

reader-check-page-do-two = Nacisnąć Zacznij i słuchać: pojawią się naraz dwa wiersze.

reader-check-page-do-while-typing = Wpisać w pole jedną literę i w nim zostać: pojawi się wiersz. Opróżnienie pola pozwala powtórzyć.

reader-check-page-do-state = Nacisnąć Zacznij i słuchać: zmieni się stan u góry strony.

reader-check-page-do-board = Przejść do planszy i po jej polach strzałkami.

reader-check-page-begin = Zacznij krok { $number }

reader-check-page-field = Pole tekstowe

reader-check-page-lines = Wiersze

reader-check-page-state = Połączono

reader-check-page-state-lost = Brak połączenia

reader-check-page-board = Plansza z dziewięcioma polami

reader-check-page-ask = Co było słychać w kroku { $number }?

reader-check-once = raz

reader-check-twice = dwa razy

reader-check-not-at-all = wcale

reader-check-otherwise = inaczej

reader-check-page-report = Raport

reader-check-page-report-means = Skopiować i wysłać temu, kto o niego prosił. Nie ma w nim żadnego nazwiska.
