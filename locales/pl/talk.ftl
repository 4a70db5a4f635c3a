talk-filler =
    proszę, poproszę, prosiłbym, prosiłabym, to, ten, ta, te, tego, tej, tym, tam, no, a, i, o, u, w, we, z, ze, na,
    do, od, dla, po, przy, się, jest, są, był, była, było, były, być, mi, mnie, mną, pan, pani, panie, tylko,
    jeszcze, też, więc, że, niech, żeby, aby, bym, by, chcę, chciałbym, chciałabym, chce, może, można, mogę prosić,
    dzięki, dziękuję, ok, okej, dobra, dobrze, no to, już, się znajduje, stoi, stoją, leży, leżą, znajduje,
    znajdują, są na, coś, trochę, bardzo, teraz proszę, programie, program, komputer, komputerze, zgoda, zgodo, mam,
    masz, ma, macie, mają, która jest, który jest, sobie, nam, ci, tobie, szybciutko, właśnie, dokładnie, chwilkę,
    sam, sama, tak jakby, raz, razie, jako, pora, jestem, jesteśmy, jesteś, możemy, mógłbyś, mogłabyś, możesz, mogę
    prosić o, masz może, będzie, będę, mi to, takie, taki, taka, aha, ej, tu, tutaj

talk-what =
    co, jaki, jaka, jaki*, jaką, który, która, które, którą, którym, czym, czego, czemu, cóż, jaki jest, jaką mam,
    kiedy

talk-where = gdzie, znajdź, położenie, miejsce, lokalizacja, dokąd, skąd

talk-whose = czyj, czyja, czyje, kto, kogo, komu, czyją

talk-how = jak, jak się, w jaki sposób, jakim sposobem, wytłumacz, wyjaśnij, naucz

talk-how-many = ile, ilu, liczba, ilość, policz, przelicz, suma, łącznie, jak dużo, jak długo, jak wiele, liczbę

talk-mine =
    mój, moja, moje, moją, mojego, mojej, moi, moim, moich, mam, ja, swój, swoja, swoje, swojego, swoich, moimi,
    własn*, mego, nasz*, zagrałem, zagrałam, ruszyłem, ruszyłam, poszedłem, poszłam, wykonałem, wykonałam, zbiłem,
    zbiłam, grałem, grałam, muszę, mogę, gram, mi

talk-theirs =
    on, ona, jego, jej, jemu, jest jego, jego jest, przeciwnik*, przeciwniczk*, rywal*, oponent*, drug* stron*,
    drug* gracz*, tamten, tamta, ich, oni, zagrał, zagrała, ruszył, ruszyła, poszedł, poszła, wykonał, wykonała,
    zbił, zbiła, grał, przesunął, przesunęła, wroga, wróg, przeciw, odpowiedział, odpowiedziała, bił, bije mnie, on
    ma, jemu zostało, mój przeciwnik, mojego przeciwnika, mojego rywala, mój rywal, mojemu przeciwnikowi, przeciwnik
    mój

talk-white = białe, białych, biały, biała, białym, białymi, białego, białej, biali, białą

talk-black = czarne, czarnych, czarny, czarna, czarnym, czarnymi, czarnego, czarnej, czarni, czarną

talk-all =
    wszystko, wszystkie, wszystkich, cały, cała, całe, całą, całość, oba, obu, obie, obydwa, obydwu, pełne, pełny,
    pełna, pełną, każdy, lista, listę, komplet, obojga, kompletn*

talk-time =
    czas, czasu, czasy, czasem, zegar, zegary, zegara, zegarów, zegarze, zegarek, minut*, sekund*, czasie, godzin*

talk-left =
    zostało, zostały, został, została, pozostało, pozostał*, mi zostało, reszta, reszty, zostaje, jeszcze mam,
    zostanie, zapas, zapasu

talk-used = zużyty, zużyte, zużyłem, zużyłam, zużył, zużyto, zużyt*, wykorzystan*, upłynęł*, minęł*, poszło

talk-move =
    ruch, ruchu, ruchy, ruchów, ruchem, ruszyć, posunięcie, posunięcia, posunięć, posunięciem, zagranie, zagrania,
    zagrał, zagrała, zagrałem, zagrałam, zagrano, zagraj, zagrywam, gram, gra na, zagrać, ruszył, ruszyła, ruszyłem,
    ruszyłam, ruszam, poszedł, poszła, poszedłem, poszłam, pójść, wykonał, wykonała, wykonałem, wykonałam, wykonać,
    przesunął, przesunęła, przesuń, przesuwam, grał, grała, grałem, grałam, idę, odpowiedział, odpowiedziała,
    odpowiedź, odpowiedzi, zrobił, zrobiła, półruch*, pojechał*, iść, półposunięc*, zagrały, ruszyły, poszły,
    wykonały, grały, rusza, ruszać, chodzi, chodzić, ruszono, zrobiły, zrobić, zagraliśmy, zagraliście

talk-turn =
    kolej, kolejka, kolejny gracz, czyj ruch, czyja kolej, kto gra, kto teraz, kto ma ruch, kto na posunięciu, na
    posunięciu, na ruchu, czyje posunięcie, kto się rusza, kto rusza, czyj jest ruch, kto teraz gra, kto następny,
    moja kolej, mój ruch teraz, czy mój ruch, czy moje posunięcie, czy teraz ja, teraz ja, kto jest na ruchu, kto
    wykonuje, ruch należy, kto zaczyna, na kogo, czekamy na, myśli

talk-last =
    ostatni, ostatnia, ostatnie, ostatnią, ostatniego, ostatniej, ostatnio, ostatnich, poprzedni, poprzednia,
    poprzednie, poprzedniego, poprzednią, przed chwilą, niedawno, najnowszy, najnowsze, przedtem, ostatnim

talk-again =
    jeszcze raz, powtórz, powtórka, powtórzyć, powtórzenie, powtórki, powtarzaj, powtarzać, ponownie, znowu, znów,
    słucham, proszę powtórzyć, co mówisz, co mówiłeś, co mówiłaś, co powiedziałeś, co powiedziałaś, co powiedziałeś
    przed chwilą, co to było, co było, co takiego, nie słysz*, nie usłysz*, nie dosłysz*, nie zrozum*, nie rozumiem,
    nie załap*, nie dotarło, przepraszam, raz jeszcze, od nowa powiedz, powiedz to jeszcze raz, że co, hę, co co,
    jak to, co mówiono, co powiedziano, co powiedział, co powiedział program, odtwórz, wróć do tego

talk-say =
    powiedz, powiedzieć, powiedział, mów, mówić, czytaj, przeczytaj, odczytaj, czytać, odczyt, odczytać, podaj,
    podać, pokaż, pokazać, opisz, opowiedz, wymień, wypisz, wyświetl, przedstaw, zobacz, zobaczyć, sprawdź,
    sprawdzić, chcę wiedzieć, wiedzieć, chcę usłyszeć, usłyszeć, posłuchać, podgląd, przypomnij, słychać,
    zaprezentuj, wyrecytuj, informacj*, oznajmij, pokazuj

talk-board =
    warcabnica, warcabnicy, warcabnicę, plansza, planszy, planszę, szachownica, szachownicy, szachownicę, pozycja,
    pozycji, pozycję, ustawienie, ustawienia bierek, ustawienie bierek, układ, diagram, układ bierek, stan planszy,
    stan warcabnicy, deska, deski, deskę, tablica, stół

talk-square =
    pole, pola, polu, pól, polem, kwadrat, kratka, kratce, kratkę, miejscu, numer*, polach, puste, pusty, wolne,
    wolny, zajęte, zajęty, kolor

talk-man =
    pion, pionek, pionki, piony, pionka, pionków, pionów, piona, pionami, pionkami, kamień, kamienie, kamieni,
    zwykłe, pionkom, pionom, pionem, pionkiem

talk-king =
    damka, damki, damek, damkę, damką, damkami, dama, damy, dam, król, króle, królowa, królowe, królówk*, królów

talk-piece =
    bierka, bierki, bierek, bierkę, bierkami, figura, figury, figur, warcaby, warcabów, sztuk, sztuki, materiał
    bierek, klocki

talk-row = rząd, rzędzie, rzędu, wiersz, linia, linii, linię, szereg

talk-diagonal = przekątna, przekątne, przekątnej, przekątnych, przekątną, ukos, skos, ukosie

talk-around = wokół, dookoła, obok, sąsiad*, koło, naokoło, w pobliżu, otoczenie, sąsiedzi, sąsiadów

talk-number = numer, numer ruchu, numer posunięcia, nr, który to, które to

talk-advice =
    podpowiedź, podpowiedzi, podpowiedz, podpowiadaj, wskazówk*, rada, radę, porada, poradę, poradź, doradź,
    zasugeruj, sugesti*, sugeruj*, najlepsz*, dobry, dobre, lepszy, lepsze, powinienem, powinnam, warto, analiz*,
    przeanalizuj, oceń, ocena, ocenę, wygrywam, wygrywa, przegrywam, przegrywa, prowadzi, prowadzę, przewag*,
    szanse, wynik meczu, kto wygrywa, materiał, stan materiału, punkty, punktów, punktacja, silnik, podpowiesz,
    polecasz, proponujesz, najmocniejsz*, jak mi idzie, jak stoję, jak oceniasz, co zagrać, co grać, co mam zagrać,
    co mam grać, radzisz, poradzisz, doradzasz, radź, najlepiej

talk-possible =
    możliwe, możliwy, możliwości, możliwość, legalne, legalny, dozwolone, dozwolony, dostępne, wolno, mogę, mogę
    zagrać, da się, można zagrać, poprawne ruchy, może, mogą, może pójść, czy mogę, czy da się, czy można,
    dopuszczaln*, ruchy

talk-capture =
    bicie, bicia, bić, bij, zbić, zbiję, zbicie, zbicia, biję, muszę, musze, obowiązek, obowiązkow*, przymus,
    zabrać, trzeba bić, konieczn*, bije, bić muszę, zbił, zbiła, zbiłem, zbiłam, bicie mam

talk-danger =
    zagrożone, zagrożony, zagrożona, zagrożenie, zagrożenia, zagraża, grozi, groźba, niebezpieczeństw*,
    niebezpieczn*, bezpieczn*, atakowane, atakowany, atakuje, podbity, podstawion*, do zbicia, mi zbije, może zbić

talk-draw = remis, remisu, remisem, remisik, pokój, remisować

talk-offer =
    proponuję, proponuje, proponować, propozycja, propozycję, zaproponuj, zaproponować, zaproponował, zaproponowała,
    oferuję, oferta, ofertę, oferuje, poproszę o, zgoda na, co powiesz na, gramy na, zapropon*

talk-accept =
    przyjmuję, przyjmij, przyjąć, akceptuję, akceptuj, zgadzam, zgadzam się, zgadzam się na, biorę, niech będzie,
    przyjęte

talk-decline =
    odrzucam, odrzuć, odrzucić, odmawiam, nie przyjmuję, nie zgadzam, nie zgadzam się, nie zgadzam się na, nie chcę

talk-resign =
    poddaję, poddaję się, poddaj, poddać, poddać się, poddanie, rezygnuję, kapituluję, kapitulacja, przegrałem,
    przegrałam, rezygnacja, poddaje się, poddaję partię, poddaję grę, mam dość

talk-undo =
    cofnij, cofnąć, cofam, cofnięcie, cofnij to, wycofaj, wycofać, wycofuję, wróć, wracam, wróć ruch, pomyłka,
    pomyliłem, pomyliłam, pomyliłem się, pomyliłam się, zły ruch, złe posunięcie, błąd, mój błąd, błędny ruch,
    błędne posunięcie, ups, odwołaj, anuluj ruch, anuluj posunięcie, anuluj ostatni ruch, anuluj ostatnie
    posunięcie, usuń ruch, skasuj ruch, ruch wstecz, źle zagrałem, źle zagrałam, nie ten ruch, odkręć,
    źle powiedziałem, źle powiedziałam, źle wpisałem, źle wpisałam

talk-correct =
    popraw, poprawka, poprawiam na, popraw na, poprawić, zmień na, zamień na, zmiana na, miało być, miał być,
    chodziło o, chodziło mi o, zamiast tego, zmień ruch na, zmień posunięcie na, raczej, korekta, poprawiam ruch na,
    jednak

talk-new =
    nowa, nowy, nową, nowej, od nowa, od początku, zacznij, zacząć, rozpocznij, restart, jeszcze jedna, kolejna,
    kolejną, następna, rewanż, zaczynamy, reset, startuj, start, zresetuj, jeszcze jedną

talk-game =
    gra, grę, gry, partia, partię, partii, partyjka, partyjkę, mecz, rozgrywka, rozgrywkę, rozgrywki, grze, zabawa,
    zabawę

talk-save = zapisz, zapisać, zapisywać, zachowaj, zachować, zapamiętaj, zapisane, zapisana, zapisuje

talk-from-start =
    partia od początku, zapis od początku, cała partia, od pierwszego posunięcia, od pierwszego ruchu, odczytaj zapis, przeczytaj zapis, czytaj zapis,
    od początku, partię od początku, od pierwszego

talk-pause =
    pauza, pauzę, przerwa, przerwę, chwila, chwilę, moment, momencik, zaczekaj, poczekaj, czekaj, stop zegar,
    zatrzymaj zegar, zatrzymaj zegary, zatrzymaj czas, zatrzymaj grę, zatrzymaj partię, wstrzymaj, wstrzymać,
    przerwij, przerwij grę, przerwij partię, zastopuj, zrób przerwę, zamroź

talk-quiet =
    cisza, ciszy, cicho, ucisz, ucisz się, zamilcz, milcz, przestań, przestań mówić, przestań gadać, dość, dosyć,
    wystarczy, nie mów, nic nie mów, nie gadaj, cicho bądź, bądź cicho, wycisz, wycisz się, zamknij się, przerwij
    czytanie, przestań czytać, zatkaj się, stul, uspokój się, pomiń, spokój, nie czytaj

talk-slower =
    wolniej, wolno, powoli, powolniej, zwolnij, za szybko, mniej szybko, zmniejsz tempo, zmniejsz prędkość, zmniejsz
    szybkość, spowolnij

talk-faster =
    szybciej, szybko, prędzej, przyspiesz, przyśpiesz, za wolno, zwiększ tempo, zwiększ prędkość, zwiększ szybkość

talk-louder =
    głośniej, głośno, podgłośnij, zgłośnij, pogłośnij, daj głośniej, zrób głośniej, więcej głośności, za cicho,
    zwiększ głośność, podkręć, podgłoś, nie słychać

talk-softer =
    ciszej, przycisz, ścisz, zmniejsz głośność, za głośno, mniej głośno, zrób ciszej, przyciszyć, ściszyć

talk-speech =
    mowa, mowy, mowę, głos, głosu, głosem, tempo, prędkość, szybkość, głośność, dźwięk, dźwięku, gadaj, mówienie,
    mówienia, nieco, odrobinę, lektor, lektora, trochę, mów, dźwięki, dźwięków

talk-language = język, języka, językiem, języki, językowe

talk-tongue-pl = polski, polsku, po polsku, polskim

talk-tongue-en = angielski, angielsku, po angielsku, english, angielskim

talk-tongue-de = niemiecki, niemiecku, po niemiecku, deutsch

talk-tongue-nl = niderlandzki, niderlandzku, holenderski, holendersku, po holendersku

talk-tongue-ru = rosyjski, rosyjsku, po rosyjsku

talk-tongue-fr = francuski, francusku, po francusku

talk-tongue-uk = ukraiński, ukraińsku, po ukraińsku

talk-change =
    zmień, zmienić, zmiana, zmianę, przełącz, wybierz, ustaw, ustawić, wybór, przestaw, zmieniam, inny, inna,
    dostosuj

talk-settings =
    ustawienia, ustawień, opcje programu, konfiguracja, konfigurację, preferencje, ustawieniach, parametry

talk-help =
    pomoc, pomocy, pomóż, pomożesz, pomóc, instrukcja, instrukcję, instrukcji, skróty, skróty klawiszowe, klawisze
    pomocy, poradnik, samouczek, przewodnik, zasady, reguły, polecenia, komendy, lista poleceń, lista komend, co
    mogę wpisać, co mogę powiedzieć, co mogę zrobić, co mam zrobić, co mam robić, co mam wpisać, co robić, co
    wpisać, co dalej, co można, co można wpisać, co można zrobić, co teraz, i co teraz, co teraz mam zrobić, nie
    wiem co robić, nie wiem, zgubiłem się, zgubiłam się, utknąłem, utknęłam, jak to działa, jakie są polecenia,
    jakie są komendy, obsługa, funkcje, o programie, ratunku, menu pomocy, objaśnienia, podręcznik, co umiesz, co
    potrafisz, dostępne polecenia, dostępne komendy, opcje

talk-arbiter = sędzia, sędziego, sędziemu, sędzią, sędzio, arbiter, arbitra, sędziów, sędziowie

talk-call =
    wezwij, wzywam, wezwać, wołam, zawołaj, zawołać, wołaj, poproś, proszę o, poproszę, przywołaj, przywołać,
    przywołuję, chcę, potrzebuję, potrzebny, potrzebny jest, chciałbym, chciałabym, zgłoś, wołać, daj, niech
    przyjdzie, do mnie

talk-press =
    naciśnij, naciskam, nacisnąć, wciśnij, wciskam, wcisnąć, przełącz zegar, przełączam, przycisk, przyciśnij, klik,
    kliknij, stuknij, uderz, kończę ruch, kończę posunięcie, koniec ruchu, koniec posunięcia, zegar naciśnięty,
    wcisnął

talk-end =
    zakończ, zakończyć, kończymy, kończę, zamknij, zamknąć, wyłącz, wyłącz program, wyłączyć, koniec, koniec gry,
    wyjdź, wyjść, wyjście, do widzenia, pa pa, opuść, żegnaj, koniec na dziś, koniec programu, zakończ program,
    zakończ grę, zakończ partię, dobranoc, do zobaczenia, wychodzę,
    zapisz i zakończ, zapisz i wyjdź, na dziś koniec, na dzisiaj koniec

talk-now =
    teraz, obecnie, obecna, obecny, aktualnie, aktualna, aktualny, aktualne, stan, sytuacja, sytuację, status, w tej
    chwili, na razie, dotychczas, do tej pory, dzieje, się dzieje, dzieje się, słychać, co słychać, podsumowanie,
    przegląd, bieżąc*, w sumie, stan gry, stan partii

talk-over =
    skończona, skończone, skończyła, skończył, zakończona, zakończył*, koniec partii, wynik, wyniku, rezultat, kto
    wygrał, wygrał, wygrała, wygrałem, wygrałam, jaki wynik, po wszystkim, finał

talk-spell =
    literuj, przeliteruj, literuj to, po cyfrze, cyfra po cyfrze, cyframi, literami, przeliterować, litera po
    literze, po literze, po cyfrach

talk-older =
    wcześniej, wcześniejszy, wcześniejsze, wcześniejszego, przedostatni, przedostatnia, przedostatnie, historia
    ruchów, historia posunięć, historia gry, historia partii, historię partii, historię ruchów, historię gry, lista
    ruchów, lista posunięć, listę ruchów, listę posunięć, notacja, notację, zapis partii, zapis gry, przebieg,
    przebieg partii, przebieg gry, wszystkie ruchy, wszystkie posunięcia, dotychczasowe ruchy, dotychczasowe
    posunięcia, jeden wstecz, krok wstecz, protokół

talk-newer =
    później, późniejszy, późniejsze, następny ruch, następne posunięcie, kolejny ruch, kolejne posunięcie, naprzód,
    w przód, do przodu

talk-yes =
    tak, t, jasne, oczywiście, potwierdzam, pewnie, zgadza się, no tak, tak jest, jestem pewien, jestem pewna, tak
    chcę, owszem, naturalnie, tak poproszę, zgoda tak, niech tak będzie

talk-no =
    nie, n, nie chcę tego, wcale nie, nieważne, nie trzeba, jednak nie, nigdy, anuluj, nie dziękuję, nie teraz,
    rezygnuję z tego, skądże, odwołuję, nie nie

talk-whether = czy, czy to, czy jest, czy są, czy był, czy była, czyżby

talk-lost =
    straciłem, straciłam, stracone, stracił, straciła, zbite, zbitych, ubyło, straty, brakuje, wypadło, zbiłem,
    zbiłam, zbito

talk-main-line =
    główna przekątna, głównej przekątnej, długa przekątna, długiej przekątnej, najdłuższa przekątna, gościniec,
    gościńcu, główna droga

talk-off = wyłącz, bez, usuń, wyłączyć, wyłączone

talk-on = włącz, włączyć, włączone, przywróć

talk-greeting =
    cześć, hej, halo, dzień dobry, dobry wieczór, witaj, witam, witajcie, siema, siemka, serwus, hejka, dobry, miło
    mi, dobry dzień

talk-seat =
    grać białymi, grać czarnymi, gram białymi, gram czarnymi, biorę białe, biorę czarne, wybieram białe, wybieram
    czarne, chcę białe, chcę czarne, chcę białymi, chcę czarnymi, jestem białymi, jestem białym, jestem czarnym,
    jestem czarnymi, wybór koloru, wybierz kolor, zmień kolor, zmień strony, zamień strony, zmiana stron, zmiana
    koloru, zamiana stron, mój kolor, jaki mam kolor, którymi gram, czym gram, jakimi gram, jakim kolorem gram, grać
    jako

talk-beyond =
    czat, czatu, wiadomość, wiadomości, powiedz mu, powiedz jej, powiedz im, przekaż, napisz do, napisz mu, napisz
    jej, wyślij, dobra gra, dobrze grasz, powodzenia, gratulacje, grać z komputerem, gram z komputerem, gra z
    komputerem, z komputerem, przeciw komputerowi, przeciwko komputerowi, ruch komputera, poziom, poziom trudności,
    trudność, online, internet, internetu, przez internet, ranking, rankingu, elo, zadanie, zadania, łamigłówka,
    lekcja, lekcje, muzyka, muzykę, drukuj, wydrukuj, udostępnij, mail, email

talk-onward =
    kontynuuj, kontynuujemy, kontynuować, gramy dalej, gram dalej, graj dalej, grajmy dalej, grać dalej, idziemy
    dalej, jedziemy dalej, jedziemy, dawaj dalej, dalej gramy

talk-part = część, części, obszar, rejon

talk-complaint = zegar źle chodzi, zegar źle idzie, zegar się zepsuł, zły czas na zegarze, ruszył się dwa razy, zagrał dwa razy, dwa razy pod rząd, dwa ruchy pod rząd, dotknął bierki, dotknęła bierki, dotknął, dotknęła, oszukuje, oszukał, oszukała, niedozwolony ruch, nieprawidłowy ruch

talk-players = z kim gram, przeciwko komu gram, jak się nazywa przeciwnik, jak nazywa się przeciwnik, jak się nazywa mój przeciwnik, nazwisko przeciwnika, imię przeciwnika, kto jest przeciwnikiem, kim jest przeciwnik

talk-own = moje, moi, swoje, nasze

talk-record = zapis, notacja, notację, notacji, dotychczasowy zapis, zapis dotychczasowy, dotychczasowa partia
