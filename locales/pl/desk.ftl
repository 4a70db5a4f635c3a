### Co widzi sędzia na swoim ekranie. Niczego z tego się nie mówi; posunięcia stoją jak w zapisie.

# Gdy sędzia zaczyna: posunięcie wbrew przepisom, na które przeciwnik może jeszcze zareagować. $ply:
# które półruch; $article: artykuł Kodeksu.
desk-irregular = { CAPITAL(-half-move) } { $ply } jest nieprawidłowy, { $article }; widziany, decyzja należy do przeciwnika.

# Gdy sędzia zaczyna: warcabnica inna niż zapis. $board jak w board-name.
desk-board-differs = Różnica: { board-name } inaczej niż zapis; to Kodeks VIII 3.1, przed wszystkim z I 5.4.

# Gdy sędzia zaczyna: druga strona powtórzyła posunięcie inaczej. $ply: które półruch.
desk-repeated-otherwise = { CAPITAL(-half-move) } { $ply } druga strona powtórzyła inaczej; to Kodeks VIII 3.1, przed wszystkim z I 5.4.

# Gdy sędzia zaczyna: zapowiedź inna niż posunięcie. $ply: które półruch; $said: co zapowiedziano.
desk-announced-otherwise = { CAPITAL(-half-move) } { $ply } zapowiedziano jako { $said }; nie poprawiono w porę.

# Gdy sędzia zaczyna: żądanie. $ply: które półruch; $by: white lub black.
desk-demanded =
    { $by ->
        [white] Białe żądają naprawienia { -half-move(case: "gen") } { $ply }.
       *[black] Czarne żądają naprawienia { -half-move(case: "gen") } { $ply }.
    }

# Gdy sędzia zaczyna: na nowej damce brakuje drugiego piona. $ply: które półruch.
desk-crown-missing = { CAPITAL(-half-move) } { $ply }: brakuje drugiego piona na { -king(case: "loc") }.

# Gdy sędzia zaczyna: propozycja remisu czeka na odpowiedź. $ply: po którym półruchu; $by: white lub black.
desk-draw-offered =
    { $by ->
        [white] Białe zaproponowały remis po { -half-move(case: "loc") } { $ply }; czeka na odpowiedź.
       *[black] Czarne zaproponowały remis po { -half-move(case: "loc") } { $ply }; czeka na odpowiedź.
    }

# Ile przejęzyczeń i pomyłek jedna strona poprawiła. $side: white lub black; $count: ile.
desk-slip-count =
    { $side ->
        [white] Przejęzyczenia poprawione przez białe: { $count }.
       *[black] Przejęzyczenia poprawione przez czarne: { $count }.
    }

# Jedno przejęzyczenie. $ply: w którym półruchu; $side: white lub black; $was: jak zapisano
# najpierw; $is: jak stoi; $after: po ilu milisekundach.
desk-slip =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, białe: najpierw { $was }, potem { $is }, po { $after } ms.
       *[black] { CAPITAL(-half-move) } { $ply }, czarne: najpierw { $was }, potem { $is }, po { $after } ms.
    }

# Po liście przejęzyczeń: co przewidują przepisy; niczego się nie wybiera ani nie proponuje.
desk-sanctions = Czy jest ich za dużo, ocenia { -arbiter } (Kodeks VIII 3.2). Sankcje według II 2.5: upomnienie, ostrzeżenie publiczne, przegrana, dyskwalifikacja; żadna nie jest wybrana. Decyzję zapisuje słowo rozstrzygnij.

# Lista przejęzyczeń jest pusta.
desk-no-slips = Żadnych poprawionych przejęzyczeń.

# Sędzia wprowadził zapis jednej strony. $side: white lub black; $stated: ile półruchów podaje;
# $unreadable: ile jest nieczytelnych.
desk-sheet-read =
    { $side ->
        [white] Zapis białych wprowadzony: posunięć { $stated }, nieczytelnych { $unreadable }.
       *[black] Zapis czarnych wprowadzony: posunięć { $stated }, nieczytelnych { $unreadable }.
    }

# Odtąd odczytywany jest zapis programu. $side: white lub black, czyj zapis na papierze śledzi sędzia.
desk-follow =
    { $side ->
        [white] Proszę śledzić zapis białych: tak, nie, nieczytelne albo posunięcie, które tam stoi; wstecz; gotowe kończy.
       *[black] Proszę śledzić zapis czarnych: tak, nie, nieczytelne albo posunięcie, które tam stoi; wstecz; gotowe kończy.
    }

# Jedno półruch zapisu programu, do znalezienia na papierze. $ply: które; $side: white lub black;
# $move: jak w zapisie.
desk-read-out =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, białe: { $move }?
       *[black] { CAPITAL(-half-move) } { $ply }, czarne: { $move }?
    }

desk-read-on = { $move }?

# Gdzie wszystkie warcabnice z czujnikami ostatnio zgadzały się z zapisem. $ply: po którym półruchu.
desk-rest = Wszystkie { -board(number: "plural") } zgadzały się z zapisem ostatnio po { -half-move(case: "loc") } { $ply }.

# Partia została cofnięta. $ply: po którym półruchu stoi; $count: ile skreślono; $struck: które.
desk-walked-back =
    { $count ->
        [0] Partia stoi po { -half-move(case: "loc") } { $ply }; niczego nie skreślono.
       *[other] Partia stoi po { -half-move(case: "loc") } { $ply }; skreślone i zachowane w zapisie: { $struck }.
    }

# To, co skreśliło ostatnie cofnięcie, znów stoi. $count: ile półruchów.
desk-put-back = Posunięcia przywrócone: { $count }.

# Nie ma półruchu, które sędzia nazwał. $plies: ile ich jest.
desk-no-such-half-move = Liczba { -half-move(number: "plural", case: "gen") }: { $plies }; proszę podać jeden z nich.

# Cofnięcie bez liczby, a niczego jeszcze nie porównano.
desk-nothing-proposed = Nie ma jeszcze propozycji; najpierw porównanie zapisów albo numer { -half-move(case: "gen") }.

# Nie ma cofnięcia, które można odwrócić.
desk-nothing-to-put-back = Nie ma cofnięcia do odwrócenia.

# Oba zegary według propozycji. $white, $black: wskazania.
desk-clocks = { CAPITAL(-clock(number: "plural")) }: białe { $white }, czarne { $black }.

desk-clocks-used = Zużyto: białe { $white }, czarne { $black }.

# Czas doliczony jednej stronie w tej propozycji. $side: white lub black; $time: ile.
desk-charged =
    { $side ->
        [white] Doliczono białym: { $time }.
       *[black] Doliczono czarnym: { $time }.
    }

desk-charge = Doliczenie { $number }: białe { $white }, czarne { $black }. Doliczenia sumują się; dolicz wstecz { $number } odwołuje to jedno.

desk-charge-taken-back = Odwołano doliczenie { $number }: białe { $white }, czarne { $black }.

desk-no-such-charge = Nie ma takiego doliczenia do odwołania.

desk-press-taken-back =
    { $side ->
        [white] Ostatnie przełączenie białych, które czekało na { -half-move }, cofnięto; { -clock } stoi, jak stoi.
       *[black] Ostatnie przełączenie czarnych, które czekało na { -half-move }, cofnięto; { -clock } stoi, jak stoi.
    }

desk-hand-over-stop =
    { CAPITAL(-half-move) } { $move } { $side ->
        [white] białych
       *[black] czarnych
    } zaczęto { $began } ms przed zatrzymaniem, a skończono { $ended } ms po nim. Nie ma go w zapisie; wznów zapyta, czy go wpisać.

desk-ask-hand-over-stop =
    { CAPITAL(-half-move) } { $move } { $side ->
        [white] białych
       *[black] czarnych
    } wykonano w chwili zatrzymania. Wpisać? Proszę odpowiedzieć tak albo nie.

desk-no-press-waits = Żadne przełączenie nie czeka na { -half-move }.

desk-sensor-may-be-weak = Grano dalej { board-where }, choć bierki na { $square } nie widać. Jeśli tam stoi, czujnik { $square } wyłącz pozwala grać bez tego pola.

desk-man-not-in-doubt = Ta bierka nie jest wątpliwa. Wątpliwe: { $squares }.

desk-charge-is-set = Doliczenie { $number } mieści się w czasach ustawionych po nim i nie można go odwołać: czasy zmienia „ustaw”.

desk-ask-seconds = W sekundach, { $seconds }? Proszę odpowiedzieć tak albo nie. Minuty pisze się { $minutes }.

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

desk-clock-gap = Komputer był uśpiony przez { $lost } albo przestawiono jego { -clock }, a { -clock } partii szedł. { CAPITAL(-clock) } partii szedł dalej bez tego czasu.

desk-clock-kept = W tamtej chwili bez tego czasu: białe { $white }, czarne { $black }; tak policzono.

desk-clock-with-it = Z tym czasem doliczonym stronie, której { -clock } szedł: białe { $white }, czarne { $black }; służy do tego dolicz.

desk-clock-away =
    Program nie działał, a szedł { -clock } { $side ->
        [white] białych
       *[black] czarnych
    }; { $known ->
        [yes] ostatni zapis jest sprzed { $lost }.
       *[no] nie wiadomo, jak długo, bo przestawiono { -clock } komputera.
    }

desk-clock-offered =
    { $number }, { $what ->
        [read] jak w ostatnim odczycie
        [ran] jak szedł do ostatniego zapisu
       *[charged] z późniejszym czasem doliczonym stronie, której { -clock } szedł
    }: białe { $white }, czarne { $black }.

desk-clock-choose = ustaw i numer bierze jeden z nich: ustaw 1. Potem wznów; bez wyboru { -clock } idzie dalej tak, jak stoi.

desk-clock-put-back = { CAPITAL(-clock) } komputera cofnięto o { $by }; czas gry mierzony jest osobno i szedł dalej.

desk-clocks-disagree = { CAPITAL(-clock) } pokazuje białe { $white }, czarne { $black }; to się liczy, jeśli nie ustawisz inaczej.

desk-clock-counted = Program policzył białe { $white }, czarne { $black }.

desk-clock-seems-swapped = { CAPITAL(-clock) } przełącza strona, która nie wykonała posunięcia: wygląda na ustawiony odwrotnie, a zamień zegar go zamienia. Jak jest: białe { $white }, czarne { $black }.

desk-clock-other-way = Odwrotnie: białe { $white }, czarne { $black }.

desk-no-clock-device = Żaden { -clock } zewnętrzny nie mierzy czasu.

desk-clock-refused =
    { $why ->
        [wrong-mode] { CAPITAL(-clock(case: "gen")) } nie da się ustawić w obecnym trybie; włącz tryb współpracy z komputerem albo ustaw czasy ręcznie.
        [unable] { CAPITAL(-clock) } tego nie potrafi; zrób to ręcznie przy { -clock(case: "loc") }.
        [no-answer] { CAPITAL(-clock) } nie odpowiedział na polecenie; sprawdź, co pokazuje.
       *[untold] { CAPITAL(-clock) } odmówił wykonania polecenia; sprawdź, co pokazuje.
    }

desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] { CAPITAL(-clock) } pokazuje białym więcej czasu, niż mogą mieć; sprawdź { -clock }.
           *[black] { CAPITAL(-clock) } pokazuje czarnym więcej czasu, niż mogą mieć; sprawdź { -clock }.
        }
        [fell] { $side ->
            [white] { CAPITAL(-clock) } nagle pokazuje białym dużo mniej czasu; uznaje się to dopiero, gdy tak idzie dalej. Sprawdź { -clock }.
           *[black] { CAPITAL(-clock) } nagle pokazuje czarnym dużo mniej czasu; uznaje się to dopiero, gdy tak idzie dalej. Sprawdź { -clock }.
        }
       *[no-times] { CAPITAL(-clock) } nie pokazuje czytelnych czasów; sprawdź { -clock }.
    }

desk-completion-due =
    { $shared ->
        [yes] Posunięcia do uzupełnienia po niedoczasie: { $missing }; obie strony były w niedoczasie, czas dzieli się po równo (Kodeks II 6.15). Biegnie piętnaście minut.
       *[no] Posunięcia do uzupełnienia po niedoczasie: { $missing }, na własnym czasie zawodnika (Kodeks II 6.14). Biegnie piętnaście minut.
    }

desk-completion-too-long = Minęło piętnaście minut, brakuje posunięć: { $missing }; resztę można uzupełnić po partii (Kodeks II 6.14, 6.21).

desk-pressed-without =
    { $side ->
        [white] { CAPITAL(-clock) } przełączony przez białe,
       *[black] { CAPITAL(-clock) } przełączony przez czarne,
    } a { -half-move(case: "gen") } { $ply } nie ma w zapisie. Nie było niedoczasu; proszę porównać { -board(number: "plural") } i zapisy (Kodeks VIII 3.1).

desk-moved-after-press =
    { $side ->
        [white] { CAPITAL(-clock) } przełączony przez białe,
       *[black] { CAPITAL(-clock) } przełączony przez czarne,
    } a { -board } pokazała { -half-move } { $ply } dopiero { $late } ms później: ruch w czasie przeciwnika.

desk-counts-by-press-alone =
    { $side ->
        [white] Białe
       *[black] Czarne
    } nie przełączyły { -clock(case: "gen") } po ostatnim ruchu kontroli; liczy się on dopiero z przełączeniem (Kodeks II 6.12).

desk-flag =
    { $side ->
        [white] Opadła chorągiewka białych, wykonanych posunięć: { $moves }.
       *[black] Opadła chorągiewka czarnych, wykonanych posunięć: { $moves }.
    }

desk-flag-first =
    { $side ->
        [white] Pierwsza opadła chorągiewka białych.
       *[black] Pierwsza opadła chorągiewka czarnych.
    }

# Decyzja sędziego jest zapisana.
desk-decided = Decyzja jest w zapisie.

answer-used =
    { $clock ->
        [yes] zużyty czas: białe { $white }, czarne { $black };{" "}
       *[no] {""}
    }

desk-answer =
    { $side ->
        [white] Do powiedzenia białym (Kodeks VIII 5.1): { answer-used }wykonane posunięcia: białe { $whites }, czarne { $blacks }.
       *[black] Do powiedzenia czarnym (Kodeks VIII 5.1): { answer-used }wykonane posunięcia: białe { $whites }, czarne { $blacks }.
    }

desk-answer-not-now =
    { $side ->
        [white] Teraz nie ma czego powiedzieć białym: odpowiedź należy się tylko na własnym posunięciu (Kodeks VIII 5.1).
       *[black] Teraz nie ma czego powiedzieć czarnym: odpowiedź należy się tylko na własnym posunięciu (Kodeks VIII 5.1).
    }

desk-handed-over = Od teraz stolikiem zajmuje się { $name }. Jest to w zapisie.

desk-keyboard-is =
    { $whose ->
        [white] Od teraz klawiatura należy do białych. Jest to w zapisie.
        [black] Od teraz klawiatura należy do czarnych. Jest to w zapisie.
        [assistant] Od teraz klawiatura należy do { -assistant(case: "gen") }. Jest to w zapisie.
        [both] Od teraz klawiatura jest wspólna i nie wypisuje nic, co jest dla jednego z graczy. Jest to w zapisie.
       *[player] Od teraz klawiatura należy do gracza przy programie. Jest to w zapisie.
    }

# Tego, co sędzia właśnie zrobił, nie można było zapisać; zostanie zapisane, gdy dysk wróci.
desk-not-recorded = Tego jeszcze nie ma w zapisie: dysk nie odpowiada. Proszę zanotować to na papierze.

# Tego, co stoi za słowem sędziego, nie można zrozumieć. $word: wybiera program.
desk-write-it-so =
    { $word ->
        [compare] Proszę napisać porównaj albo porównaj białe i co mówi ich zapis: porównaj białe 1. 32-28 19-23.
        [sheet] Proszę odpowiedzieć tak, nie, nieczytelne albo wpisać posunięcie, które stoi na papierze.
        [resume] Proszę napisać wznów: rusza { -clock } strony, która zaczyna, albo gra zatrzymana idzie dalej.
        [set] Proszę napisać ustaw i oba czasy, najpierw białych: ustaw 1:18:40 1:19:05; po wcześniejszym { -half-move(case: "loc") }: ustaw 6 1:18:40 1:19:05.
        [charge] Proszę napisać dolicz, białe, czarne albo obie, i ile: dolicz czarne 3:20; dolicz czarne 2m. dolicz wstecz odwołuje ostatnie doliczenie.
        [replace] Proszę napisać zastąp, gdy czas liczy osobny { -clock } i jest zepsuty; dalej liczy program, a ustaw poprawia czasy.
        [sensor] Proszę napisać czujnik, pole i wyłącz albo włącz: czujnik 38 wyłącz; całą { -board(case: "acc") }: czujniki wyłącz; gdy są dwie, też stronę: czujniki czarne wyłącz.
        [stands] Proszę napisać stoi i pole wątpliwej bierki: stoi 33; gdy jej nie ma, nie za polem: stoi 33 nie.
        [press-back] Proszę napisać cofnij przełączenie albo ze stroną: cofnij przełączenie białe.
        [arrived] Proszę napisać obecny albo nieobecny oraz białe, czarne albo obie: obecny białe.
        [walk-back] Proszę napisać cofnij partię albo cofnij do i { -half-move }: cofnij do 6.
        [slip] Proszę napisać kartka i dla kogo: kartka słuch białych; kartka asystent czarnych; kartka gracz białe; kartka zegar; kartka główny; kartka rundowy 2.
        [appoint] Proszę napisać wyznacz i kogo, a gdy obie strony są niewidome, także komu: wyznacz Jan Nowak dla czarnych. Pomoc przysługuje tylko osobie niewidomej; komu innemu zapis za nazwiskiem wyznacza osobę wyłącznie do zapisu (Kodeks II 6.3): wyznacz Jan Nowak zapis dla czarnych.
        [sanction] Proszę napisać sankcja, białe albo czarne, jaka (upomnienie, ostrzeżenie, przegrana, dyskwalifikacja) i za co: sankcja białe upomnienie rozmowa.
        [complaint] Proszę napisać skarga, białe albo czarne, zegar, jeśli o { -clock } chodzi, i o co: skarga białe zegar stał.
        [sanction-first] Przegrana jako sankcja wymaga najpierw sankcji z powodem: sankcja białe przegrana i za co.
        [no-advantage] Z przewagą może być tylko remis (1+1- albo 1-1+), na 100 polach i w zawodach, które takie remisy rozróżniają (Kodeks I 6.5).
        [not-proven] Zapis nie dowodzi tej reklamacji. Proszę oddalić albo rozstrzygnąć, podając wynik i przyczynę.
        [no-such-score] To nie jest wynik i nic nie rozstrzygnięto. Wyniki to 2-0, 1-1, 0-2 oraz oznaczone (2F-0F, 1+1-): rozstrzygnij 2-0 czas. Każde inne rozstrzygnięcie zaczyna się od słowa.
        [absent-too-late] Kto wykonał już posunięcie, jest obecny i nie można zapisać nieobecności (Kodeks II 4.5).
        [not-absent] Po tej stronie nie zapisano nieobecności.
        [chiefs-sanction] Sankcje stosuje tylko { -arbiter } główny (Kodeks II 2.5). Nic nie zrobiono.
        [chiefs-decision] Rozstrzygnięcie { -arbiter(case: "gen") } cofa tylko { -arbiter } główny (Kodeks IV 1). Nic nie zrobiono.
        [chiefs-device] Urządzenie { -arbiter(case: "gen") } głównego dopuszcza lub odłącza tylko { -arbiter } główny. Nic nie zrobiono.
        [chiefs-clock] Inne miejsce { -clock(case: "gen") } wyznacza tylko { -arbiter } główny (Kodeks II 3.6.2). Nic nie zrobiono.
        [answer] Proszę napisać poinformuj i stronę niewidomej osoby: poinformuj białe.
        [hand-over] Proszę napisać powierz oraz imię i nazwisko, najwyżej 80 znaków: powierz Anna Lis.
        [note] Proszę napisać notuj oraz { -half-move(number: "plural") } jak na kartce: notuj 44. 32-28 19-23.
        [keyboard] Proszę napisać klawiatura i czyja jest (białe, czarne, obie, asystent albo gracz, gdy jest to gracz przy programie): klawiatura asystent.
        [original] Proszę napisać oryginał i stronę, a za nią nie, gdy jednak go nie ma: oryginał białe.
        [protocol] Protokół powstaje z zapisu: zgoda export ZAPIS --to protocol --arbiter, w innym terminalu. Jest też na stronie { -arbiter(case: "gen") }.
        [undo] Proszę napisać dolicz wstecz, by odwołać doliczenie, cofnij przełączenie, by odwołać przełączenie, przywróć, by odwołać cofnięcie partii, a cofnij partię, by wrócić do wcześniejszego posunięcia.
       *[decide] Proszę napisać rozstrzygnij oraz co i dlaczego rozstrzygnięto; albo rozstrzygnij, wynik i przyczynę: rozstrzygnij 2-0 czas.
    }

# Gdy czeka reklamacja: kto co reklamuje. $side: white lub black; $what: patrz claim-name; $ply: po którym
# półruchu.
desk-claim =
    { $side ->
        [white] Białe reklamują { claim-name }, po { -half-move(case: "loc") } { $ply }.
       *[black] Czarne reklamują { claim-name }, po { -half-move(case: "loc") } { $ply }.
    }

# Co się reklamuje, wewnątrz innych zdań. $what: patrz warianty.
claim-name =
    { $what ->
        [repetition] remis przez powtórzenie pozycji (Kodeks I 6.1)
        [kings] remis przez ruchy samymi { -king(number: "plural", case: "ins") } (Kodeks I 6.2)
        [three-kings] remis w końcówce z jedną { -king(case: "ins") } (Kodeks I 6.3, 6.4)
        [regulation] remis regulaminowy (Kodeks III 9)
        [flag] przekroczenie czasu (Kodeks II 6.12)
       *[draw] remis
    }

# Pod reklamacją: na czyim posunięciu i czy zapis był pełny. $own: yes lub no; $gaps: ilu półruchów nikt
# nie podał.
desk-claim-when =
    { $own ->
        [yes] Na własnym posunięciu; posunięcia, których nikt nie podał: { $gaps }.
       *[no] Na posunięciu przeciwnika; posunięcia, których nikt nie podał: { $gaps }.
    }

# Pod reklamacją: ile razy wystąpiła pozycja. $count: ile; $plies: po których półruchach.
desk-claim-occurred = Ta sama pozycja przy tym samym prawie posunięcia, ile razy: { $count }, po { -half-move(number: "plural", case: "loc") } { $plies }; trzy dają remis (Kodeks I 6.1).

# Pod reklamacją: bieżące liczenie. $cause: które, patrz ending-name; $made, $limit: posunięcia każdej
# strony; $article: z Kodeksu.
desk-claim-count = Liczone: { ending-name }, posunięcia każdej strony: { $made } z { $limit } ({ $article }).

# Pod reklamacją: co stoi na warcabnicy. Piony, damki i ich wartość, damka za dwa.
desk-claim-material = Na { -board(case: "loc") }: białe, piony { $white-men }, { -king(number: "plural") } { $white-kings }, wartość { $white }; czarne, piony { $black-men }, { -king(number: "plural") } { $black-kings }, wartość { $black }.

# Pod reklamacją: przepisy proponują wynik. $result: jak w tabeli; $cause: patrz ending-name; $article: z
# Kodeksu.
desk-claim-proven = Propozycja: { $result }, { ending-name } ({ $article }). Uznaj albo oddal.

desk-claim-proven-otherwise = Nie dowiedziono według podanego przepisu, lecz według innego. Propozycja: { $result }, { ending-name } ({ $article }). Uznaj albo oddal.

desk-claim-other-tempo =
    { $holds ->
        [yes] Tempo inne niż w II 6.1 i 6.2: w zawodach obowiązuje III 9.1 (Kodeks VIII 5.2).
       *[no] Tempo inne niż w II 6.1 i 6.2: w zawodach nie obowiązuje III 9.1 (Kodeks VIII 5.2).
    }

# Pod reklamacją: zapis jej nie dowodzi.
desk-claim-not-proven = Zapis tego nie dowodzi. Oddal albo rozstrzygnij, podając wynik i przyczynę.

# Pod reklamacją: reklamujący ma bicie.
desk-claim-must-capture = Niedopuszczalne: reklamujący ma do wykonania bicie (Kodeks III 9.1). Oddal.

desk-claim-quick-games-only = Niedopuszczalne: prawo przy braku czasu i kilku bierkach należy do partii szybkich bez dodatku czasu (Kodeks III 9.2), a ta nią nie jest; VIII 5.2 przenosi tylko III 9.1. Oddal.

# Pod reklamacją: żaden przepis tego nie rozstrzyga. $cause: patrz ending-name; $article: z Kodeksu.
desk-claim-arbiters-call = Do oceny { -arbiter(case: "gen") }: { ending-name } ({ $article }). Uznaj albo oddal.

# Uznaj lub oddal, a żadna reklamacja nie czeka.
desk-no-claim = Żadna reklamacja nie czeka.

# Zanim wynik zostanie ogłoszony. $result: jak w tabeli; $cause: patrz ending-name; $article: z Kodeksu.
desk-ask-result = To kończy partię wynikiem { $result }, { ending-name } ({ $article }): tak czy nie?

# Obok tego pytania, gdy partia miałaby być przegrana na czas. $side: white albo black; $left: czas tej strony.
desk-flag-stands =
    { $side ->
        [white] Według { -clock(case: "gen") } chorągiewka białych nie opadła: pozostało { $left }.
       *[black] Według { -clock(case: "gen") } chorągiewka czarnych nie opadła: pozostało { $left }.
    }

# Sędzia odpowiedział nie.
desk-not-declared = Niczego nie ogłoszono.

# Odpowiedział tak. $result, $cause, $article jak wyżej.
desk-declared = Ogłoszono: { $result }, { ending-name } ({ $article }).

# Wynik bez przyczyny, która pasuje. $causes: pasujące, oddzielone przecinkami.
desk-cause-wanted = Po wyniku proszę podać przyczynę, jedną z: { $causes }.

# Skarga na zegar po kontroli czasu.
desk-too-late-for-the-clock = Odnotowano jako złożone po kontroli: uwagi do { -clock(case: "gen") } lub chorągiewki trzeba składać przed nią (Kodeks II 6.11).

# Pod reklamacją: oba zegary z chwili jej złożenia. $white, $black: ile zostało.
desk-claim-clocks = { CAPITAL(-clock(number: "plural")) } przy reklamacji: białe { $white }, czarne { $black }.

# Pod reklamacją: chorągiewka, która już wtedy opadła. $side: white lub black.
desk-claim-flag =
    { $side ->
        [white] Chorągiewka białych już wtedy opadła.
       *[black] Chorągiewka czarnych już wtedy opadła.
    }

# Co proponują opadłe chorągiewki. $result: jak w tabeli; $cause: patrz ending-name; $article: z Kodeksu.
desk-flag-proposal = Propozycja z chorągiewek: { $result }, { ending-name } ({ $article }). Ogłasza się ją słowem rozstrzygnij, z wynikiem i przyczyną.

desk-end-proposal = Według przepisów partia jest skończona: { $result }, { ending-name } ({ $article }). Ogłasza się to słowem rozstrzygnij, z wynikiem i przyczyną.

# Spóźnienie większe, niż dopuszczają zawody. $result: jak w tabeli; $cause: patrz ending-name; $article: z Kodeksu.
desk-too-late = Spóźnienie większe, niż dopuszczają zawody. Propozycja: { $result }, { ending-name } ({ $article }). Ogłasza się ją słowem rozstrzygnij, z wynikiem i przyczyną.

# Ktoś chciał, żeby o nim zapomniano: zrobione. $file: zapis.
forget-done = { $file }: usunięto nazwiska i informację o niepełnosprawności; partia pozostaje.

# To samo: czego nie usunięto z zapisu.
forget-typed = Pozostają słowa wpisane w czasie gry oraz decyzje { -arbiter(case: "gen") } jego własnymi słowami.

# To samo: plik obok zapisu, który nadal istnieje. $file: jego ścieżka.
forget-elsewhere = Poza zapisem, a może zawierać nazwiska: { $file }

# To samo: czego program nie może wiedzieć.
forget-copies = O kopiach zapisu oraz przeniesionych transkrypcjach i nagraniach nic tu nie wiadomo.

settings-moved = Ustawienia są teraz w folderze konfiguracji: zostały przeniesione z { $from } do { $to }.

settings-left = { $file } nie jest już czytany: ustawienia o tej samej nazwie są w { $to } i one obowiązują.

desk-presence-clock =
    { $clock ->
        [white] {" "}Idzie { -clock } białych.
        [black] {" "}Idzie { -clock } czarnych.
        [waits] {" "}Żaden { -clock } jeszcze nie idzie; ruszy z początkiem rundy (wznów).
        [white-next] {" "}Oba { -clock(number: "plural") } stoją; po wznowieniu gry (wznów) ruszy { -clock } białych.
        [black-next] {" "}Oba { -clock(number: "plural") } stoją; po wznowieniu gry (wznów) ruszy { -clock } czarnych.
       *[none] {""}
    }

desk-presence =
    { $who ->
        [white] Zapisano nieobecność: białe.{ desk-presence-clock }
        [black] Zapisano nieobecność: czarne.{ desk-presence-clock }
        [both] Zapisano nieobecność: białe i czarne.{ desk-presence-clock }
       *[nobody] Nie zapisano niczyjej nieobecności.{ desk-presence-clock }
    }

desk-nothing-stopped =
    { $why ->
        [over] Nic nie było zatrzymane: partia jest zakończona.
        [running] { $side ->
            [white] Nic nie było zatrzymane: idzie { -clock } białych.
           *[black] Nic nie było zatrzymane: idzie { -clock } czarnych.
        }
       *[no-clock] Nic nie było zatrzymane: gra trwa, a program nie prowadzi { -clock(case: "gen") }.
    }

desk-not-begun = Niczego nie uruchomiono: sprawy przed pierwszym posunięciem nie są jeszcze ustalone.

desk-nothing-asked = O nic nie zapytano; niczego nie zapisano.

desk-not-answered = Pytanie zostało bez odpowiedzi i nic nie zostało zrobione.

desk-no-private-output = Obaj gracze grają ze słuchu przy jednym wyjściu: co jest dla jednego z nich, nie jest mówione żadnemu. --channel white=… i --channel black=… dają każdemu własne wyjście.

desk-new-codes =
    { $times ->
        [one] Partię wznowiono z innym kodem { -arbiter(case: "gen") } niż dotąd; tak chciał ten, kto uruchomił program.
        [few] Partię wznowiono z innym kodem { -arbiter(case: "gen") } { $times } razy; tak chciał ten, kto uruchomił program.
       *[many] Partię wznowiono z innym kodem { -arbiter(case: "gen") } { $times } razy; tak chciał ten, kto uruchomił program.
    }

desk-first-codes = Zapis nie miał kodu { -arbiter(case: "gen") }; obowiązuje ten, z którym go po raz pierwszy wznowiono.
desk-words-closed = Słowa { -arbiter(case: "gen") } zamknęły się same po dziesięciu minutach, w których { -arbiter } nic nie wpisał; sędzia otwiera je znowu.

desk-wrong-codes =
    { $wrong ->
        [one] Od ostatniego otwarcia podano jeden zły kod.
        [few] Od ostatniego otwarcia podano { $wrong } złe kody.
       *[many] Od ostatniego otwarcia podano { $wrong } złych kodów.
    }

desk-already-stopped = Gra jest już zatrzymana; wznów puszcza ją dalej.

desk-whose-answer = Czyja to odpowiedź? Gdy słowa { -arbiter(case: "gen") } są otwarte, liczy się tylko z nazwą strony: białe: tak, czarne: nie. Niczego nie zapisano.

clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } dawne
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

clocks-tempo =
    { $tempo ->
        [blitz] błyskawiczne
        [rapid] szybkie
       *[classical] normalne
    }

desk-device-role =
    { $role ->
        [chief] { -arbiter } główny
        [round] { -arbiter } rundowy { $number }
        [assistant]
            { $side ->
                [white] { -assistant } białych
               *[black] { -assistant } czarnych
            }
        [helper]
            { $side ->
                [white] pomocnik białych
               *[black] pomocnik czarnych
            }
        [ear]
            { $side ->
                [white] słuchawka białych
               *[black] słuchawka czarnych
            }
        [screen]
            { $side ->
                [white] ekran białych
               *[black] ekran czarnych
            }
        [player]
            { $side ->
                [white] strona białych
               *[black] strona czarnych
            }
       *[face] tarcza { -clock(case: "gen") }
    }

desk-device-asks =
    Urządzenie { $device } chce być: { desk-device-role }. Nazywa się { $name }.{ $occupied ->
        [yes] {" "}Jest nim już urządzenie { $there }.
       *[no] {""}
    } sędzia, potem urządzenie { $device } wpuszcza je, urządzenie { $device } nie odmawia.

desk-device-opened = Urządzenie { $device } wpuszczone: { desk-device-role }.

desk-device-ended = Urządzenie { $device } nie zostało wpuszczone albo już niczego nie pokazuje.

desk-device-there =
    { $called ->
        [yes] Urządzenie { $device } jest: { desk-device-role }, nazywa się { $name }.
       *[no] Urządzenie { $device } jest: { desk-device-role }.
    }

desk-named-device =
    { $same ->
        [yes] W pliku zawodów stoi { $named } i tak się to urządzenie nazywa.
       *[no] W pliku zawodów stoi { $named }, a to urządzenie nazywa się inaczej.
    }

desk-page-not-in-front = Urządzenie { $device }, { desk-device-role }: nie jest na wierzchu albo nie ma połączenia. Nie przychodzą z niego naciśnięcia: to usterka { -clock(case: "gen") } (Kodeks II 6.10).

desk-page-in-front = Urządzenie { $device }, { desk-device-role }: znów jest na wierzchu.

desk-terminal-not-in-front = Klawisze tego komputera trafiały do innego okna. Co to za okno? (Kodeks II 2.4.10)

desk-no-such-device = Nie ma takiego urządzenia; samo urządzenie wylicza te, które są.

desk-slip-made = Nowa kartka: { desk-device-role }. Otwiera raz jedno urządzenie, a wcześniejsze nieużyte niczego nie otwierają: { $words }

desk-no-slip-for = Ten stół nie ma takiej kartki: { desk-device-role }. Niczego nie wykonano.

desk-slip-in-file = Wykonano nową kartkę: { desk-device-role }. Wcześniejsze nieużyte niczego nie otwierają. Jej słowa są w pliku obok zapisu, którego nazwa kończy się na -slips.txt.

desk-slip-not-made = Nie udało się wykonać kartki; proszę spróbować ponownie.
desk-ear-lost =
    { $side ->
        [white] Odsłuch białych zniknął: strona śpi, jest zamknięta albo nikt jej jeszcze nie dotknął. Białe nic teraz nie słyszą.
       *[black] Odsłuch czarnych zniknął: strona śpi, jest zamknięta albo nikt jej jeszcze nie dotknął. Czarne nic teraz nie słyszą.
    }

desk-ear-back =
    { $side ->
        [white] Odsłuch białych znów jest.
       *[black] Odsłuch czarnych znów jest.
    }

desk-slip-used-again = Ktoś znowu spróbował kartki { $slip }, użytej już wcześniej. Niczego nie otworzyła.

desk-not-on-this-page = Tego nie robi się z tej strony; nic nie zrobiono.

desk-press-for-another = To naciśnięcie było do innego ruchu; nie zostało przyjęte.

desk-answer-for-another = Ta odpowiedź była do innego ruchu; nie została przyjęta.

desk-asked-otherwise = Ta odpowiedź była na inne pytanie; nie została przyjęta.

desk-no-way-to-press =
    { $side ->
        [white] Białe nie mają
       *[black] Czarne nie mają
    } jak nacisnąć { -clock(case: "gen") }. Może być: zwykły lub mówiący { -clock } obok programu, własna strona, klawisz, pad, urządzenie { -clock(case: "gen") } albo wiersz z nazwą strony przy klawiaturze stołu.

desk-start-all-the-same = Powtórz to, a { -clock } ruszy mimo to; naciśnięcia tej strony należą wtedy do ciebie.

desk-half-move-taken =
    { $takes ->
        [yes] { $from } bije { $to }
       *[no] { $from } na { $to }
    }, przyjęto{ $press ->
        [yes] ; naciśnij { -clock }, a będzie się liczyć.
       *[no] .
    }

desk-press-too-late = To naciśnięcie szło ponad dwie sekundy; nie zostało przyjęte. Naciśnij jeszcze raz.

desk-decided-meanwhile =
    { $code ->
        [chief] { CAPITAL(-arbiter) } główny
       *[round] { CAPITAL(-arbiter) } rundowy { $number }
    } rozstrzygnął tymczasem coś przy tym stole; nic nie zrobiono. Obejrzyj stronę jeszcze raz.

desk-decided-meanwhile-by =
    { $code ->
        [chief] { CAPITAL(-arbiter) } główny ({ $name })
       *[round] { CAPITAL(-arbiter) } rundowy { $number } ({ $name })
    } rozstrzygnął tymczasem coś przy tym stole; nic nie zrobiono. Obejrzyj stronę jeszcze raz.

desk-too-many-acts = Z tej strony przyszło naraz za dużo; tego nie zrobiono. Chwilę odczekaj i zrób to jeszcze raz.

desk-noted =
    { $side ->
        [white] We własnym zapisie: { -half-move } { $ply }, białe, { $move }.
       *[black] We własnym zapisie: { -half-move } { $ply }, czarne, { $move }.
    }

desk-noted-nothing =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, białe: we własnym zapisie nic.
       *[black] { CAPITAL(-half-move) } { $ply }, czarne: we własnym zapisie nic.
    }

desk-original-collected =
    { $collected ->
        [yes]
            { $side ->
                [white] Oryginał zapisu białych odebrano.
               *[black] Oryginał zapisu czarnych odebrano.
            }
       *[no]
            { $side ->
                [white] Oryginału zapisu białych nie odebrano.
               *[black] Oryginału zapisu czarnych nie odebrano.
            }
    }

desk-not-over-yet = Partia jeszcze trwa: oryginały zapisów odbiera się po niej.

desk-all-the-same = Czy mimo to grać dalej od tej pozycji? Proszę odpowiedzieć tak albo nie.

desk-not-gone-back = Niczego nie przyjęto; partia stoi, jak stała.
