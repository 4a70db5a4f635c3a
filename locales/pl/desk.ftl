### Co widzi sędzia na swoim ekranie. Niczego z tego się nie mówi; posunięcia stoją jak w zapisie.

# Gdy sędzia zaczyna: posunięcie wbrew przepisom, na które przeciwnik może jeszcze zareagować. $ply:
# które półposunięcie; $article: artykuł Kodeksu.
desk-irregular = Półposunięcie { $ply } jest nieprawidłowe, { $article }; widziane, decyzja należy do przeciwnika.

# Gdy sędzia zaczyna: warcabnica inna niż zapis. $board jak w board-name.
desk-board-differs = Różnica: { board-name } inaczej niż zapis; to Kodeks VIII 3.1, przed wszystkim z I 5.4.

# Gdy sędzia zaczyna: druga strona powtórzyła posunięcie inaczej. $ply: które półposunięcie.
desk-repeated-otherwise = Półposunięcie { $ply } druga strona powtórzyła inaczej; to Kodeks VIII 3.1, przed wszystkim z I 5.4.

# Gdy sędzia zaczyna: zapowiedź inna niż posunięcie. $ply: które półposunięcie; $said: co zapowiedziano.
desk-announced-otherwise = Półposunięcie { $ply } zapowiedziano jako { $said }; nie poprawiono w porę.

# Gdy sędzia zaczyna: żądanie. $ply: które półposunięcie; $by: white lub black.
desk-demanded =
    { $by ->
        [white] Białe żądają naprawienia półposunięcia { $ply }.
       *[black] Czarne żądają naprawienia półposunięcia { $ply }.
    }

# Gdy sędzia zaczyna: na nowej damce brakuje drugiego piona. $ply: które półposunięcie.
desk-crown-missing = Półposunięcie { $ply }: brakuje drugiego piona na damce.

# Gdy sędzia zaczyna: propozycja remisu czeka na odpowiedź. $ply: po którym półposunięciu; $by: white lub black.
desk-draw-offered =
    { $by ->
        [white] Białe zaproponowały remis po półposunięciu { $ply }; czeka na odpowiedź.
       *[black] Czarne zaproponowały remis po półposunięciu { $ply }; czeka na odpowiedź.
    }

# Ile przejęzyczeń i pomyłek jedna strona poprawiła. $side: white lub black; $count: ile.
desk-slip-count =
    { $side ->
        [white] Przejęzyczenia poprawione przez białe: { $count }.
       *[black] Przejęzyczenia poprawione przez czarne: { $count }.
    }

# Jedno przejęzyczenie. $ply: w którym półposunięciu; $side: white lub black; $was: jak zapisano
# najpierw; $is: jak stoi; $after: po ilu milisekundach.
desk-slip =
    { $side ->
        [white] Półposunięcie { $ply }, białe: najpierw { $was }, potem { $is }, po { $after } ms.
       *[black] Półposunięcie { $ply }, czarne: najpierw { $was }, potem { $is }, po { $after } ms.
    }

# Po liście przejęzyczeń: co przewidują przepisy; niczego się nie wybiera ani nie proponuje.
desk-sanctions = Czy jest ich za dużo, ocenia sędzia (Kodeks VIII 3.2). Sankcje według II 2.5: upomnienie, ostrzeżenie publiczne, przegrana, dyskwalifikacja; żadna nie jest wybrana. Decyzję zapisuje słowo rozstrzygnij.

# Lista przejęzyczeń jest pusta.
desk-no-slips = Żadnych poprawionych przejęzyczeń.

# Sędzia wprowadził zapis jednej strony. $side: white lub black; $stated: ile półposunięć podaje;
# $unreadable: ile jest nieczytelnych.
desk-sheet-read =
    { $side ->
        [white] Zapis białych wprowadzony: półposunięć { $stated }, nieczytelnych { $unreadable }.
       *[black] Zapis czarnych wprowadzony: półposunięć { $stated }, nieczytelnych { $unreadable }.
    }

# Odtąd odczytywany jest zapis programu. $side: white lub black, czyj zapis na papierze śledzi sędzia.
desk-follow =
    { $side ->
        [white] Proszę śledzić zapis białych: tak, nie, nieczytelne albo posunięcie, które tam stoi; wstecz; gotowe kończy.
       *[black] Proszę śledzić zapis czarnych: tak, nie, nieczytelne albo posunięcie, które tam stoi; wstecz; gotowe kończy.
    }

# Jedno półposunięcie zapisu programu, do znalezienia na papierze. $ply: które; $side: white lub black;
# $move: jak w zapisie.
desk-read-out =
    { $side ->
        [white] Półposunięcie { $ply }, białe: { $move }?
       *[black] Półposunięcie { $ply }, czarne: { $move }?
    }

# Gdzie wszystkie warcabnice z czujnikami ostatnio zgadzały się z zapisem. $ply: po którym półposunięciu.
desk-rest = Wszystkie warcabnice zgadzały się z zapisem ostatnio po półposunięciu { $ply }.

# Partia została cofnięta. $ply: po którym półposunięciu stoi; $count: ile skreślono; $struck: które.
desk-walked-back =
    { $count ->
        [0] Partia stoi po półposunięciu { $ply }; niczego nie skreślono.
       *[other] Partia stoi po półposunięciu { $ply }; skreślone i zachowane w zapisie: { $struck }.
    }

# To, co skreśliło ostatnie cofnięcie, znów stoi. $count: ile półposunięć.
desk-put-back = Półposunięcia przywrócone: { $count }.

# Nie ma półposunięcia, które sędzia nazwał. $plies: ile ich jest.
desk-no-such-half-move = Liczba półposunięć: { $plies }; proszę podać jedno z nich.

# Cofnięcie bez liczby, a niczego jeszcze nie porównano.
desk-nothing-proposed = Nie ma jeszcze propozycji; najpierw porównanie zapisów albo numer półposunięcia.

# Nie ma cofnięcia, które można odwrócić.
desk-nothing-to-put-back = Nie ma cofnięcia do odwrócenia.

# Oba zegary według propozycji. $white, $black: wskazania.
desk-clocks = Zegary: białe { $white }, czarne { $black }.

# Czas doliczony jednej stronie w tej propozycji. $side: white lub black; $time: ile.
desk-charged =
    { $side ->
        [white] Doliczono białym: { $time }.
       *[black] Doliczono czarnym: { $time }.
    }

# Strona ma jeszcze posunięcia do kontroli. $side: white lub black; $moves: ile.
desk-quota =
    { $side ->
        [white] Białe, posunięcia do kontroli: { $moves }.
       *[black] Czarne, posunięcia do kontroli: { $moves }.
    }

# Strona jest w niedoczasie i nie musi zapisywać. $side: white lub black.
desk-trouble =
    { $side ->
        [white] Białe są w niedoczasie (Kodeks II 6.13) i nie muszą zapisywać (II 6.14).
       *[black] Czarne są w niedoczasie (Kodeks II 6.13) i nie muszą zapisywać (II 6.14).
    }

# The program or the computer was away while a clock ran. $away: program or computer; $lost: how long, as clocks
# show it.
desk-clock-gap =
    { $away ->
        [program] Program nie działał; ostatni zapis biegnącego zegara jest sprzed { $lost }.
       *[computer] Komputer był uśpiony przez { $lost } albo przestawiono jego zegar, a zegar partii szedł.
    }

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = Jak w ostatnim zapisie: białe { $white }, czarne { $black }; tak zostaje, jeśli nie ustawisz inaczej.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = Z tym czasem doliczonym stronie, której zegar szedł: białe { $white }, czarne { $black }.

# The computer's own clock was put back; the game's time is measured apart from it. $by: how far.
desk-clock-put-back = Zegar komputera cofnięto o { $by }; czas gry mierzony jest osobno i szedł dalej.

# The clock device and the program's own count are apart. $white, $black: what the device shows.
desk-clocks-disagree = Zegar pokazuje białe { $white }, czarne { $black }; to się liczy, jeśli nie ustawisz inaczej.

# After it: what the program counted. $white, $black: as clocks show them.
desk-clock-counted = Program policzył białe { $white }, czarne { $black }.

# The clock device did not do what it was told. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] Zegara nie da się ustawić w obecnym trybie; włącz tryb współpracy z komputerem albo ustaw czasy ręcznie.
        [unable] Zegar tego nie potrafi; zrób to ręcznie przy zegarze.
        [no-answer] Zegar nie odpowiedział na polecenie; sprawdź, co pokazuje.
       *[untold] Zegar odmówił wykonania polecenia; sprawdź, co pokazuje.
    }

# The clock device told something that cannot be; it was not believed. $what: grew or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Zegar pokazuje białym więcej czasu, niż mogą mieć; sprawdź zegar.
           *[black] Zegar pokazuje czarnym więcej czasu, niż mogą mieć; sprawdź zegar.
        }
       *[no-times] Zegar nie pokazuje czytelnych czasów; sprawdź zegar.
    }

# After time trouble the record is to be completed. $missing: half-moves that were pressed for and are not
# recorded; $shared: yes where both were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] Półposunięcia do uzupełnienia po niedoczasie: { $missing }; obie strony były w niedoczasie, czas dzieli się po równo (Kodeks II 6.15). Biegnie piętnaście minut.
       *[no] Półposunięcia do uzupełnienia po niedoczasie: { $missing }, na własnym czasie zawodnika (Kodeks II 6.14). Biegnie piętnaście minut.
    }

# The fifteen minutes are over. $missing: half-moves still missing.
desk-completion-too-long = Minęło piętnaście minut, brakuje półposunięć: { $missing }; resztę można uzupełnić po partii (Kodeks II 6.14, 6.21).

# A flag fell. $side: white or black; $moves: how many moves that side had made.
desk-flag =
    { $side ->
        [white] Opadła chorągiewka białych, wykonanych posunięć: { $moves }.
       *[black] Opadła chorągiewka czarnych, wykonanych posunięć: { $moves }.
    }

# After it, where the other flag fell before. $side: whose fell first.
desk-flag-first =
    { $side ->
        [white] Pierwsza opadła chorągiewka białych.
       *[black] Pierwsza opadła chorągiewka czarnych.
    }

# Decyzja sędziego jest zapisana.
desk-decided = Decyzja jest w zapisie.

# Tego, co sędzia właśnie zrobił, nie można było zapisać; zostanie zapisane, gdy dysk wróci.
desk-not-recorded = Tego jeszcze nie ma w zapisie: dysk nie odpowiada. Proszę zanotować to na papierze.

# Tego, co stoi za słowem sędziego, nie można zrozumieć. $word: wybiera program.
desk-write-it-so =
    { $word ->
        [compare] Proszę napisać porównaj albo porównaj białe i co mówi ich zapis: porównaj białe 1. 32-28 19-23.
        [sheet] Proszę odpowiedzieć tak, nie, nieczytelne albo wpisać posunięcie, które stoi na papierze.
        [set] Proszę napisać ustaw i oba czasy, najpierw białych: ustaw 1:18:40 1:19:05; po wcześniejszym półposunięciu: ustaw 6 1:18:40 1:19:05.
        [charge] Proszę napisać dolicz, białe, czarne albo obie, i ile: dolicz czarne 3:20.
        [replace] Proszę napisać zastąp, gdy czas liczy osobny zegar i jest zepsuty; dalej liczy program, a ustaw poprawia czasy.
        [arrived] Proszę napisać przyszły albo brak oraz białe, czarne albo obie: przyszły białe.
        [walk-back] Proszę napisać cofnij albo cofnij i półposunięcie: cofnij 6.
        [appoint] Proszę napisać wyznacz i kogo, a gdy obie strony są niewidome, także komu: wyznacz Jan Nowak dla czarnych. Pomoc przysługuje tylko osobie niewidomej.
        [sanction] Proszę napisać sankcja, białe albo czarne, jaka (upomnienie, ostrzeżenie, przegrana, dyskwalifikacja) i za co: sankcja białe upomnienie rozmowa.
        [complaint] Proszę napisać skarga, białe albo czarne, zegar, jeśli o zegar chodzi, i o co: skarga białe zegar stał.
        [sanction-first] Przegrana jako sankcja wymaga najpierw sankcji z powodem: sankcja białe przegrana i za co.
        [no-advantage] Z przewagą może być tylko remis (1+1- albo 1-1+), na 100 polach i w zawodach, które takie remisy rozróżniają (Kodeks I 6.5).
        [not-proven] Zapis nie dowodzi tej reklamacji. Proszę oddalić albo rozstrzygnąć, podając wynik i przyczynę.
       *[decide] Proszę napisać rozstrzygnij oraz co i dlaczego rozstrzygnięto; albo rozstrzygnij, wynik i przyczynę: rozstrzygnij 2-0 czas.
    }

# Gdy czeka reklamacja: kto co reklamuje. $side: white lub black; $what: patrz claim-name; $ply: po którym
# półposunięciu.
desk-claim =
    { $side ->
        [white] Białe reklamują { claim-name }, po półposunięciu { $ply }.
       *[black] Czarne reklamują { claim-name }, po półposunięciu { $ply }.
    }

# Co się reklamuje, wewnątrz innych zdań. $what: patrz warianty.
claim-name =
    { $what ->
        [repetition] remis przez powtórzenie pozycji (Kodeks I 6.1)
        [kings] remis przez ruchy samymi damkami (Kodeks I 6.2)
        [three-kings] remis w końcówce z jedną damką (Kodeks I 6.3, 6.4)
        [regulation] remis regulaminowy (Kodeks III 9)
        [flag] przekroczenie czasu (Kodeks II 6.12)
       *[draw] remis
    }

# Pod reklamacją: na czyim posunięciu i czy zapis był pełny. $own: yes lub no; $gaps: ilu półposunięć nikt
# nie podał.
desk-claim-when =
    { $own ->
        [yes] Na własnym posunięciu; półposunięcia, których nikt nie podał: { $gaps }.
       *[no] Na posunięciu przeciwnika; półposunięcia, których nikt nie podał: { $gaps }.
    }

# Pod reklamacją: ile razy wystąpiła pozycja. $count: ile; $plies: po których półposunięciach.
desk-claim-occurred = Ta sama pozycja przy tym samym prawie posunięcia, ile razy: { $count }, po półposunięciach { $plies }; trzy dają remis (Kodeks I 6.1).

# Pod reklamacją: bieżące liczenie. $cause: które, patrz ending-name; $made, $limit: posunięcia każdej
# strony; $article: z Kodeksu.
desk-claim-count = Liczone: { ending-name }, posunięcia każdej strony: { $made } z { $limit } ({ $article }).

# Pod reklamacją: co stoi na warcabnicy. Piony, damki i ich wartość, damka za dwa.
desk-claim-material = Na warcabnicy: białe, piony { $white-men }, damki { $white-kings }, wartość { $white }; czarne, piony { $black-men }, damki { $black-kings }, wartość { $black }.

# Pod reklamacją: przepisy proponują wynik. $result: jak w tabeli; $cause: patrz ending-name; $article: z
# Kodeksu.
desk-claim-proven = Propozycja: { $result }, { ending-name } ({ $article }). Uznaj albo oddal.

# Pod reklamacją: zapis jej nie dowodzi.
desk-claim-not-proven = Zapis tego nie dowodzi. Oddal albo rozstrzygnij, podając wynik i przyczynę.

# Pod reklamacją: reklamujący ma bicie.
desk-claim-must-capture = Niedopuszczalne: reklamujący ma do wykonania bicie (Kodeks III 9.1). Oddal.

# Pod reklamacją: żaden przepis tego nie rozstrzyga. $cause: patrz ending-name; $article: z Kodeksu.
desk-claim-arbiters-call = Do oceny sędziego: { ending-name } ({ $article }). Uznaj albo oddal.

# Uznaj lub oddal, a żadna reklamacja nie czeka.
desk-no-claim = Żadna reklamacja nie czeka.

# Zanim wynik zostanie ogłoszony. $result: jak w tabeli; $cause: patrz ending-name; $article: z Kodeksu.
desk-ask-result = To kończy partię wynikiem { $result }, { ending-name } ({ $article }): tak czy nie?

# Sędzia odpowiedział nie.
desk-not-declared = Niczego nie ogłoszono.

# Odpowiedział tak. $result, $cause, $article jak wyżej.
desk-declared = Ogłoszono: { $result }, { ending-name } ({ $article }).

# Wynik bez przyczyny, która pasuje. $causes: pasujące, oddzielone przecinkami.
desk-cause-wanted = Po wyniku proszę podać przyczynę, jedną z: { $causes }.

# Skarga na zegar po kontroli czasu.
desk-too-late-for-the-clock = Odnotowano jako złożone po kontroli: uwagi do zegara lub chorągiewki trzeba składać przed nią (Kodeks II 6.11).

# Pod reklamacją: oba zegary z chwili jej złożenia. $white, $black: ile zostało.
desk-claim-clocks = Zegary przy reklamacji: białe { $white }, czarne { $black }.

# Pod reklamacją: chorągiewka, która już wtedy opadła. $side: white lub black.
desk-claim-flag =
    { $side ->
        [white] Chorągiewka białych już wtedy opadła.
       *[black] Chorągiewka czarnych już wtedy opadła.
    }

# Co proponują opadłe chorągiewki. $result: jak w tabeli; $cause: patrz ending-name; $article: z Kodeksu.
desk-flag-proposal = Propozycja z chorągiewek: { $result }, { ending-name } ({ $article }). Ogłasza się ją słowem rozstrzygnij, z wynikiem i przyczyną.

# Spóźnienie większe, niż dopuszczają zawody. $result: jak w tabeli; $cause: patrz ending-name; $article: z Kodeksu.
desk-too-late = Spóźnienie większe, niż dopuszczają zawody. Propozycja: { $result }, { ending-name } ({ $article }). Ogłasza się ją słowem rozstrzygnij, z wynikiem i przyczyną.
