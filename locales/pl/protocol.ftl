### Protokół sędziego: co zdarzyło się przy warcabnicy i co rozstrzygnięto. Drukowany i podpisywany; posunięcia
### stoją jak w zapisie, czasy jak na zegarze.

# Pierwszy wiersz.
protocol-title = Protokół { -arbiter(case: "gen") }

protocol-rehearsal = Próba, nieoficjalna

# Partia oficjalna czy nie. $mode: official lub training.
protocol-mode =
    { $mode ->
        [official] Partia oficjalna.
        [rehearsal] Próba, nieoficjalna: to nie jest protokół partii.
       *[training] Trening: protokół nieoficjalny.
    }

# Zgoda sędziego głównego na urządzenie. $consent: kto i kiedy, jak w pliku zawodów.
protocol-consent = Zgoda na urządzenie (Kodeks II 2.4.10): { $consent }

# Na co jeszcze zgodził się sędzia główny. $function: na co, jak w ustaleniach; $consent: kto, kiedy.
protocol-consent-to = Zgoda (Kodeks II 2.4.10), { $function }: { $consent }

# Program, na który jest zgoda. $program: jego skrót.
protocol-program = Zgoda na ten program: { $program }

# Zawody. $name: jak je nazwał sędzia.
protocol-event = Zawody: { $name }

protocol-round = Runda: { $name }

# Tempo gry, jak się je zapisuje. $time: jak 90m/45,30m+30s.
protocol-time = Tempo gry: { $time }

# Co sędzia ustalił przed rundą; dalej wiersz na każde ustalenie.
protocol-settings = Ustalenia:

# Jedno z nich. $setting: jak się je odczytuje.
protocol-setting = - { $setting }

# Ustaleń nie umie odczytać ta wersja programu. $settings: jak je zachowano.
protocol-settings-unread = Ustalenia, jak je zachowano: { $settings }

# Obowiązujące przepisy. $rules: nazwa i wydanie.
protocol-rules = Przepisy: { $rules }

# Grający. $white, $black: nazwiska, albo pytajnik, gdy ich nie podano lub je usunięto.
protocol-players = Białe: { $white }. Czarne: { $black }.

# Pozycja początkowa. $start: jako FEN.
protocol-start = Początek: { $start }

# Jedno zdarzenie. $time: data i czas, UTC; $what: jedno ze zdań poniżej.
protocol-line = { $time } UTC  { $what }

protocol-by-arbiter =
    { $code ->
        [chief] { CAPITAL(-arbiter) } główny: { $what }
       *[round] { CAPITAL(-arbiter) } rundowy { $number }: { $what }
    }

protocol-by-named =
    { $code ->
        [chief] { CAPITAL(-arbiter) } główny ({ $name }): { $what }
       *[round] { CAPITAL(-arbiter) } rundowy { $number } ({ $name }): { $what }
    }

# Nie zdarzyło się nic, co tu należy.
protocol-nothing = Nie zdarzyło się nic, co należałoby do protokołu.

# Pytanie przed pierwszym posunięciem i odpowiedź. $question: jak je słyszano; $answer: tak, nie, brajl, druk,
# dyktafon, odczyt z warcabnicy albo potwierdzenie sędziego.
protocol-prepared = Przed grą, { $question } { $answer ->
        [yes] Tak.
        [no] Nie.
        [braille] Brajlem.
        [print] Drukiem.
        [dictaphone] Na dyktafonie.
        [sensed] Tak, według { -board(case: "gen") }.
       *[confirmed] Potwierdzone przez { -arbiter(case: "gen") }.
    }

# Sędzia wyznaczył pomoc. $side: komu, white lub black; $name: kogo, albo pytajnik, gdy usunięto nazwiska.
protocol-appointed =
    { $side ->
        [white] Wyznaczono { -assistant(case: "gen") } białych (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}wyłącznie do zapisu (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Wyznaczono { -assistant(case: "gen") } czarnych (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}wyłącznie do zapisu (Kodeks II 6.3)
               *[no] {""}
            }.
    }

# Ktoś wezwał sędziego. $by: white, black lub nobody, gdy nie wiadomo kto.
protocol-called =
    { $by ->
        [white] Białe wezwały { -arbiter(case: "gen") }.
        [black] Czarne wezwały { -arbiter(case: "gen") }.
       *[nobody] Wezwano { -arbiter(case: "gen") }.
    }

# Słowa sędziego. $state: opened, refused lub closed.
protocol-arbiter =
    { $state ->
        [opened] { CAPITAL(-arbiter) } zaczyna.
        [refused] Wpisano zły kod { -arbiter(case: "gen") }.
       *[closed] { CAPITAL(-arbiter) } kończy.
    }

protocol-round-arbiter =
    { $state ->
        [opened] { CAPITAL(-arbiter) } rundowy { $number } zaczyna.
       *[closed] { CAPITAL(-arbiter) } rundowy { $number } kończy.
    }

protocol-times-told =
    { $side ->
        [white] Na pytanie powiedziano białym, na posunięciu (Kodeks VIII 5.1): { answer-used }wykonane posunięcia: białe { $whites }, czarne { $blacks }.
       *[black] Na pytanie powiedziano czarnym, na posunięciu (Kodeks VIII 5.1): { answer-used }wykonane posunięcia: białe { $whites }, czarne { $blacks }.
    }

protocol-handed-over = Stolik powierzono: { $name }.

protocol-arbiter-named =
    { $code ->
        [chief] { CAPITAL(-arbiter) } główny: { $name }.
       *[round] { CAPITAL(-arbiter) } rundowy { $number }: { $name }.
    }

protocol-responsible = Kto zajmował się stolikiem:

protocol-responsible-first =
    { $code ->
        [chief] {"  "}do { $until }: { -arbiter }
       *[round] {"  "}do { $until }: { -arbiter } rundowy { $number }
    }

protocol-responsible-first-named = {"  "}do { $until }: { $name }

protocol-responsible-for = {"  "}od { $from } do { $until }: { $name }

protocol-responsible-from = {"  "}od { $from }: { $name }

# Przeciwnik zażądał naprawienia posunięcia. $by: white lub black; $move: którego.
protocol-demanded =
    { $by ->
        [white] Białe żądają według Kodeksu I 5.4 naprawienia { $move }.
       *[black] Czarne żądają według Kodeksu I 5.4 naprawienia { $move }.
    }

# Pod żądaniem: warcabnica różniła się wtedy od zapisu. $board jak w board-name.
protocol-demanded-while-differing = Najpierw do rozstrzygnięcia (Kodeks VIII 3.1): { board-name } różni się od zapisu.

# Pod żądaniem: zapisy zawodników rozeszły się wcześniej. $move: pierwsze różne półruch.
protocol-demanded-after-parting = Najpierw do rozstrzygnięcia (Kodeks VIII 3.1): { $move } powtórzono inaczej.

# Przeciwnik zostawił posunięcie. $by: white lub black; $move: które.
protocol-let-stand =
    { $by ->
        [white] Białe zostawiają { $move } (Kodeks I 5.4).
       *[black] Czarne zostawiają { $move } (Kodeks I 5.4).
    }

# Nieprawidłowość zaakceptowano. $move: które posunięcie; $by: next-half-move lub let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } zaakceptowane przez następne posunięcie przeciwnika (Kodeks I 5.7).
       *[let-stand] { $move } zaakceptowane, bo przeciwnik je zostawia (Kodeks I 5.4).
    }

# Przejęzyczenie lub pomyłkę poprawiono przed naciśnięciem zegara. $side: white lub black; $ply: przy którym
# półruchu; $was, $is: najpierw i potem; $time: po jakim czasie.
protocol-slip =
    { $side ->
        [white] Pomyłka białych przy { -half-move(case: "loc") } { $ply }: { $was }, poprawione na { $is } po { $time }.
       *[black] Pomyłka czarnych przy { -half-move(case: "loc") } { $ply }: { $was }, poprawione na { $is } po { $time }.
    }

# Zapowiedź i posunięcie różniły się i nikt tego nie poprawił. $said, $done: posunięcia.
protocol-discrepancy = Zapowiedziano { $said }, wykonano { $done }; nie poprawiono w porę.

# Ręka w drodze do posunięcia zrobiła coś wbrew przepisom; nikomu nie powiedziano. $move: które; $article:
# artykuł Kodeksu; $squares: pola, na których to widać.
protocol-hand = Ręka w drodze do { $move }: { $article }, pola { $squares }; widziane i przemilczane.

protocol-men-off = { CAPITAL(-half-move) } { $ply }, { $move }, pokazuje, że na { $squares } nic nie stoi, jak przyjęła druga strona (Kodeks I 5.7); widziane i przemilczane.

# Grano dalej lub naciśnięto zegar, zanim drugi pion uczynił damkę. $move: którego posunięcia to dotyczy.
protocol-crown-missing = Po { $move } brakowało drugiego piona na { -king(case: "loc") }, gdy grano dalej (Kodeks I 3.5, 3.6); przemilczane.

# Zatrzymano oba zegary.
protocol-stopped = Oba { -clock(number: "plural") } zatrzymane (Kodeks IV 2.12).

# Gra toczy się dalej. $time: jak długo stała.
protocol-resumed = Gra toczy się dalej; przerwa trwała { $time }.

# Warcabnica różniła się od zapisu. $board jak w board-name; $shown: co na niej stało, jako FEN; $remove,
# $put: pola do opróżnienia i do zajęcia.
protocol-board-differed = Różnica, { board-name }: stoi { $shown }; do zdjęcia: { $remove }; do postawienia: { $put }.

# Warcabnica zgadzała się z zapisem. $board jak w board-name.
protocol-board-agreed = Zgodna z zapisem: { board-name }.

protocol-sensor-switched =
    { $on ->
        [yes] Czujnik pola { $square } znów włączony { board-where }.
       *[no] Czujnik pola { $square } wyłączony { board-where }: do ponownego włączenia pole nie jest widziane, a posunięcia na nim się wpisuje albo zapowiada.
    }

protocol-sensor-proposed = Gra toczyła się { board-where } mimo niewidocznej bierki na { $square }: zaproponowano wyłączenie tego czujnika.

protocol-man-decided =
    { $there ->
        [yes] Bierka na { $square } stoi, choć nie było jej na { -board(case: "loc") }, gdy druga strona grała dalej (Kodeks I 5.7).
       *[no] Bierki na { $square } nie ma: druga strona przyjęła to, grając dalej (Kodeks I 5.7).
    }

protocol-difference-asked = Próba: poproszono o niezgodność.

protocol-difference-made =
    { $mishap ->
        [falls] Próba: z { -board(case: "gen") } { $side ->
            [white] białych
           *[black] czarnych
        } spadł pion.
        [carried-elsewhere] Próba: na { -board(case: "loc") } { $side ->
            [white] białych
           *[black] czarnych
        } wykonano zamiast tego { $move }.
        [written-otherwise] Próba: { $side ->
            [white] białe
           *[black] czarne
        } wykonały i zapisały zamiast tego { $move }.
        [pushed] Próba: na { -board(case: "loc") } { $side ->
            [white] białych
           *[black] czarnych
        } przesunięto dwa piony.
       *[left-standing] Próba: na { -board(case: "loc") } { $side ->
            [white] białych
           *[black] czarnych
        } został zbity pion.
    }

protocol-sensors-switched =
    { $on ->
        [yes] Czujniki znów włączone { board-where }.
       *[no] Czujniki wyłączone { board-where }: do ponownego włączenia posunięcia się wpisuje albo zapowiada.
    }

protocol-board-asked = Jeszcze niezgodna z zapisem, { board-name }: stało { $shown }; zapytano, czy tak jest.

protocol-board-answered =
    { $answer ->
         [yes] Na pytanie o { $shown } odpowiedziano: tak.
         [no] Na pytanie o { $shown } odpowiedziano: nie.
         [press] Pytanie o { $shown } rozstrzygnięto naciśnięciem { -clock(case: "gen") }.
         [next-half-move] Pytanie o { $shown } rozstrzygnięto następnym posunięciem.
        *[changed] Pytanie o { $shown } wygasło, na { -board(case: "loc") } lub w zapisie zaszła zmiana.
    }

# Sędzia wprowadził zapis. $side: white lub black; $written: jak go wpisał.
protocol-sheet =
    { $side ->
        [white] Zapis białych, wprowadzony: { $written }
       *[black] Zapis czarnych, wprowadzony: { $written }
    }

# Porównano zapisy. $case: A, B lub C; $agreed: ile półruchów od początku podają zgodnie; $counted: yes
# lub no, gdy żaden zapis ich nie liczy; $ply: po którym zaproponowano grać dalej.
protocol-compared =
    { $counted ->
        [yes] Porównanie zapisów (Kodeks VIII 3.1): przypadek { $case }, zgodnych { -half-move(number: "plural", case: "gen") } { $agreed }, propozycja: dalej po { -half-move(case: "loc") } { $ply }.
       *[no] Porównanie zapisów (Kodeks VIII 3.1): przypadek { $case }, zgodnych { -half-move(number: "plural", case: "gen") } { $agreed }.
    }

# Dlaczego tak zaproponowano. $why: jedno z reconcile-why.
protocol-why = Powód: { $why }.

# Nagłówek kolumny w tabeli obu zapisów. $side: white lub black.
protocol-column =
    { $side ->
        [white] Zapis białych
       *[black] Zapis czarnych
    }

# Sędzia cofnął partię. $ply: po którym półruchu toczy się dalej; $count: ile skreślono;
# $struck: które.
protocol-walked-back =
    { $count ->
        [0] Decyzja: powrót do pozycji po { -half-move(case: "loc") } { $ply }; niczego nie skreślono.
       *[other] Decyzja: powrót do pozycji po { -half-move(case: "loc") } { $ply }; skreślono: { $struck }.
    }

# Sędzia to odwołał. $moves: co znów stoi.
protocol-put-back = Decyzja: cofnięcie odwołane; znów stoją: { $moves }.

# Odczytano lub ustawiono oba zegary. $ply: po którym półruchu; $white, $black: czasy.
protocol-readings = { CAPITAL(-clock(number: "plural")) } po { -half-move(case: "loc") } { $ply }: białe { $white }, czarne { $black }.

# Doliczono czas. $white, $black: ile komu.
protocol-charged = Decyzja: doliczono białym { $white }, czarnym { $black } (Kodeks II 6.19).

protocol-charged-more = Decyzja, doliczenie { $number }: białym { $white }, czarnym { $black } (Kodeks II 6.19).

protocol-charge-taken-back = Decyzja: odwołano doliczenie { $number }, białe { $white }, czarne { $black }.

# Przełączenie, które czekało na półruch, cofnięto. $side: white lub black.
protocol-press-taken-back =
    { $side ->
        [white] Decyzja: cofnięto przełączenie białych, które czekało na { -half-move }.
       *[black] Decyzja: cofnięto przełączenie czarnych, które czekało na { -half-move }.
    }

protocol-hand-over-stop = { CAPITAL(-half-move) } { $move } zaczęto { $began } ms przed zatrzymaniem, a skończono { $ended } ms po nim.

# Decyzja słowami sędziego. $reason: co napisał.
protocol-decided = Decyzja: { $reason }

# Widziano posunięcie wbrew przepisom; nikomu nie powiedziano. $ply: które; $move: co zagrano; $article:
# artykuł Kodeksu.
protocol-irregular = { CAPITAL(-half-move) } { $ply }, { $move }: nieprawidłowy, { $article }; widziany i przemilczany.

# Skreślono posunięcie, zanim się liczyło. $move: które; $because: corrected lub taken-back.
protocol-struck =
    { $because ->
        [corrected] Poprawiono { $move }.
       *[taken-back] Cofnięto { $move }.
    }

# Miejsce na podpisy.
protocol-signature = { CAPITAL(-arbiter) }: ____________________   Białe: ____________________   Czarne: ____________________

# Zaproponowano remis. $side: white lub black; $ply: po którym półruchu; $admissible: yes albo dlaczego nie.
protocol-offered =
    { $side ->
        [white] Białe proponują remis po { -half-move(case: "loc") } { $ply }{ protocol-offer-state }.
       *[black] Czarne proponują remis po { -half-move(case: "loc") } { $ply }{ protocol-offer-state }.
    }

# Dlaczego nie można było proponować, na końcu protocol-offered. Argumenty jak tam.
protocol-offer-state =
    { $admissible ->
        [too-early] , za wcześnie; nie przekazano (Kodeks II 5.1)
        [too-many-pieces] , przy zbyt wielu bierkach; nie przekazano (Kodeks III 6)
        [repeated] , ponownie przed propozycją przeciwnika; nie przekazano (Kodeks II 5.1)
        [not-after-move] , ale nie między posunięciem a naciśnięciem { -clock(case: "gen") }; nie przekazano (Kodeks II 5.1)
       *[yes] {""}
    }

# Na propozycję remisu odpowiedziano słowem. $side: white lub black; $answer: accepted lub declined.
protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] Białe przyjmują remis.
           *[black] Czarne przyjmują remis.
        }
       *[declined] { $side ->
            [white] Białe odrzucają propozycję remisu.
           *[black] Czarne odrzucają propozycję remisu.
        }
    }

# Partia zakończona. $result: jak pisze Kodeks; $cause: artykuł; $name: przecinek i ending-name
# albo nic.
protocol-ended = Koniec partii, { $result }{ $name } ({ $cause }).

# Dlaczego partia się skończyła, na piśmie. $cause: patrz warianty.
ending-name =
    { $cause ->
        [no-pieces] brak bierek
        [blocked] brak ruchu
        [resignation] poddanie partii
        [refusal] odmowa podporządkowania się przepisom
        [time] przekroczenie czasu
        [forfeit] walkower
        [sanction] sankcja
        [agreement] zgoda obu stron
        [repetition] trzykrotna pozycja
        [kings] ruchy samymi { -king(number: "plural", case: "ins") }
        [three-kings] trzy bierki przeciw jednej { -king(case: "dat") }
        [main-line] strona słabsza sama na głównej przekątnej
        [main-line-taken] trzy { -king(number: "plural") } przeciw jednej, główna przekątna zajęta
        [two-kings] najwyżej dwie bierki przeciw jednej { -king(case: "dat") }
        [regulation] remis regulaminowy
        [short-of-time] brak czasu przy oczywistej przewadze
        [both-flags] opadły obie chorągiewki
        [cannot-win] nikt nie może wygrać
       *[decision] decyzja { -arbiter(case: "gen") }
    }

# Strona potwierdza wynik albo nie. $by: white lub black; $agrees: yes lub no.
protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] Białe potwierdzają wynik.
           *[black] Czarne potwierdzają wynik.
        }
       *[no] { $by ->
            [white] Białe nie potwierdzają wyniku.
           *[black] Czarne nie potwierdzają wyniku.
        }
    }

# Reklamacja. $side: white lub black; $what: patrz claim-name; $ply: po którym półruchu.
protocol-claimed =
    { $side ->
        [white] Białe reklamują { claim-name } po { -half-move(case: "loc") } { $ply }.
       *[black] Czarne reklamują { claim-name } po { -half-move(case: "loc") } { $ply }.
    }

# Pod reklamacją: pozycja. $position: jako FEN.
protocol-claim-position = Pozycja: { $position }

# Pod reklamacją: ile razy wystąpiła pozycja. $count: ile; $plies: po których półruchach.
protocol-claim-occurred = Wystąpienia pozycji: { $count }, po { -half-move(number: "plural", case: "loc") } { $plies } (Kodeks I 6.1).

# Pod reklamacją: bieżące liczenie. $cause: patrz ending-name; $made, $limit: posunięcia każdej strony.
protocol-claim-count = Liczone: { ending-name }, posunięcia każdej strony: { $made } z { $limit }.

# Pod reklamacją: co mówią przepisy. $finding: patrz warianty; $article: z Kodeksu.
protocol-claim-finding =
    { $finding ->
        [proven] Dowiedziona zapisem ({ $article }).
        [proven-otherwise] Nie dowiedziono według podanego przepisu, lecz według innego ({ $article }).
        [arbiters-call] Do oceny { -arbiter(case: "gen") } ({ $article }).
        [must-capture] Niedopuszczalna, reklamujący ma do wykonania bicie (Kodeks III 9.1).
        [quick-games-only] Niedopuszczalna, prawo partii szybkich bez dodatku czasu (Kodeks III 9.2), a ta nią nie jest.
       *[not-proven] Zapis jej nie dowodzi.
    }

# Sędzia rozstrzygnął. $side: white lub black, czyja reklamacja; $granted: yes lub no.
protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Decyzja: reklamacja białych uznana.
           *[black] Decyzja: reklamacja czarnych uznana.
        }
       *[no] { $side ->
            [white] Decyzja: reklamacja białych oddalona.
           *[black] Decyzja: reklamacja czarnych oddalona.
        }
    }

# Reklamacja, która czekała, jest nieważna, bo partia wróciła przed nią. $side: white lub black.
protocol-claim-voided =
    { $side ->
        [white] Reklamacja białych jest nieważna: partia wróciła przed nią.
       *[black] Reklamacja czarnych jest nieważna: partia wróciła przed nią.
    }

# Sankcja. $side: white lub black; $sanction: patrz sanction-name; $why: słowami sędziego.
protocol-sanctioned =
    { $side ->
        [white] Sankcja wobec białych: { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sankcja wobec czarnych: { sanction-name } (Kodeks II 2.5). { $why }
    }

# Jaka sankcja, w protocol-sanctioned. $sanction: patrz warianty.
sanction-name =
    { $sanction ->
        [reprimand] upomnienie
        [warning] ostrzeżenie publiczne
        [loss] przegrana partii
       *[disqualification] dyskwalifikacja
    }

# Skarga. $side: white lub black; $ply: po którym półruchu; $why: o co; $late: yes, gdy dotyczy zegara i
# przyszła po kontroli czasu.
protocol-complained =
    { $side ->
        [white] Skarga białych po { -half-move(case: "loc") } { $ply }: { $why }{ protocol-complained-late }
       *[black] Skarga czarnych po { -half-move(case: "loc") } { $ply }: { $why }{ protocol-complained-late }
    }

# Na końcu protocol-complained. $late jak tam.
protocol-complained-late =
    { $late ->
        [yes] {" "}[po kontroli czasu, Kodeks II 6.11]
       *[no] {""}
    }

# Na końcu: wynik. $result: jak w tabelach; $score: punkty; $cause: artykuł;
# $name: przecinek i dlaczego, albo nic.
protocol-result = Wynik: { $result }, punkty { $score }{ $name } ({ $cause }).

# Na końcu: półruchu, których nikt nie podał. $plies: które.
protocol-gaps = Do uzupełnienia w zapisie (Kodeks II 6.21), { -half-move(number: "plural") }: { $plies }.

# Nad podpisami: który egzemplarz. $copy: original lub copy.
protocol-copy =
    { $copy ->
        [original] Oryginał, dla organizatora (Kodeks II 3.7):
       *[copy] Kopia, dla zawodników (Kodeks II 3.7):
    }

# Pod reklamacją: oba zegary wtedy. $white, $black: ile zostało.
protocol-claim-clocks = { CAPITAL(-clock(number: "plural")) } przy reklamacji: białe { $white }, czarne { $black }.

# Na końcu: zużyte czasy. $white, $black: ile.
protocol-times-used = Zużyte czasy (Kodeks II 6.21): białe { $white }, czarne { $black }.

# Opadła chorągiewka. $side: white lub black; $moves: ile ruchów ta strona wykonała; $played: czas zużyty dotąd
# przez obie strony, co do milisekundy.
protocol-flag =
    { $side ->
        [white] Opadła chorągiewka białych
       *[black] Opadła chorągiewka czarnych
    }, po { $played } łącznego czasu gry; wykonanych posunięć: { $moves } (Kodeks II 6.12).

# Chorągiewka, która opadła, znów jest podniesiona, bo sędzia odwołał doliczenie, ustawił czasy albo cofnął grę.
# $side: white lub black.
protocol-flag-void =
    { $side ->
        [white] Chorągiewka białych znów jest podniesiona
       *[black] Chorągiewka czarnych znów jest podniesiona
    }: zmieniono { -clock }, a jej wcześniejsze opadnięcie jest nieważne.

# Sędzia odnotował, kogo nie ma na początku rundy lub kto przyszedł. $side: white lub black; $there: yes lub no.
protocol-presence =
    { $side ->
        [white] Białe
       *[black] Czarne
    } { $there ->
        [yes] obecne
       *[no] nieobecne
    } (Kodeks II 4.5).

# Sędzia wycofał zepsuty zegar.
protocol-clock-replaced = Decyzja: zepsuty { -clock } zastąpiony, czas mierzy program (Kodeks II 6.10).

protocol-clock-swapped = { CAPITAL(-clock) } był ustawiony odwrotnie: odtąd jego strony są zamienione.

# Komputer był uśpiony albo zmieniono jego zegar. $by: o ile; $way: ahead lub behind.
protocol-time-jumped =
    { $way ->
        [ahead] { CAPITAL(-clock) } komputera wyprzedza zmierzony czas o { $by }.
       *[behind] { CAPITAL(-clock) } komputera jest za zmierzonym czasem o { $by }.
    }

protocol-clock-gap =
    { $closed ->
        [yes] Program zakończono
       *[no] Program przerwał działanie
    } i uruchomiono ponownie; { $side ->
        [white] szedł { -clock } białych
        [black] szedł { -clock } czarnych
       *[nobody] żaden { -clock } nie szedł
    }, { $known ->
        [yes] ostatni zapis był sprzed { $lost }.
       *[no] nie wiadomo, jak długo.
    }

protocol-clock-offered =
    - { $what ->
        [read] jak w ostatnim odczycie
        [ran] jak szedł do ostatniego zapisu
       *[charged] z późniejszym czasem doliczonym stronie, której { -clock } szedł
    }: białe { $white }, czarne { $black }.

protocol-clock-set-going =
    { $because ->
        [round-begins] Runda się zaczyna (Kodeks II 4.4)
        [after-gap] Po przerwie w działaniu programu gra toczy się dalej
        [after-call] Po wezwaniu lub reklamacji gra toczy się dalej
       *[stood] { CAPITAL(-clock) }, który stał, uruchomiono
    }: { $side ->
        [white] idzie { -clock } białych
       *[black] idzie { -clock } czarnych
    }, białe { $white }, czarne { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] jak w ostatnim odczycie
            [ran] jak szedł do ostatniego zapisu
            [charged] z późniejszym czasem doliczonym stronie, której { -clock } szedł
           *[none] według stanu { -clock(case: "gen") } w tej chwili
        }.
       *[other] .
    }

# Trzeba uzupełnić półruchu po niedoczasie. $missing: ile; $shared: czy czas się dzieli, yes lub no.
protocol-completion-due =
    { $shared ->
        [yes] Posunięcia do uzupełnienia po niedoczasie: { $missing }; czas dzieli się po równo (Kodeks II 6.15).
       *[no] Posunięcia do uzupełnienia po niedoczasie: { $missing } (Kodeks II 6.14).
    }

# Zapis znów pełny. $time: ile to trwało.
protocol-completion-ended = Zapis jest znów kompletny; trwało to { $time }.

# Wznowiono partię, choć zapis nie był kompletny. $count: ile półruchów dało się odczytać; $lost: czego brakowało.
protocol-not-whole =
    Przy wznowieniu z zapisu dało się odczytać tylko tyle { -half-move(number: "plural", case: "gen") }: { $count }; { $lost ->
        [log-missing] brakowało najnowszej części, pliku z końcówką -wal
        [log-damaged] najnowsza część, plik z końcówką -wal, była uszkodzona i została odłożona
        [log-strange] obok leżał obcy plik z końcówką -wal i został odłożony
       *[unread] części zapisu nie dało się zrozumieć
    }. Zadano o to pytanie i partię kontynuowano.

protocol-exported = Na kod { -arbiter(case: "gen") } wyeksportowano wszystko ({ $form }).

protocol-keyboard-is =
    { $whose ->
        [white] Odtąd klawiatura należy do białych.
        [black] Odtąd klawiatura należy do czarnych.
        [assistant] Odtąd klawiatura należy do { -assistant(case: "gen") }.
        [both] Odtąd klawiatura jest wspólna.
       *[player] Odtąd klawiatura należy do gracza przy programie.
    }

protocol-codes =
    { $how ->
        [first] Zapis nie miał kodu { -arbiter(case: "gen") }; obowiązuje ten, z którym go wznowiono.
       *[new] Partię wznowiono z innym kodem { -arbiter(case: "gen") } niż dotąd (--new-code).
    }

protocol-moves = Posunięcia:

protocol-call-answered = { CAPITAL(-arbiter) } przyszedł do stołu.

protocol-device-opened = Wpuszczono urządzenie { $device }, { $name }: { desk-device-role }.

protocol-device-ended = Zakończono urządzenie { $device }.

protocol-no-slip = Ktoś próbował słów, które nie są z żadnej kartki; niczego nie otworzyły.

protocol-slip-made = Wykonano nową kartkę { $slip }: { desk-device-role }.

protocol-slip-used-again = Ktoś próbował jeszcze raz użytej kartki { $slip }; niczego nie otworzyła.

protocol-contents = Części protokołu

protocol-left-out = Ta oficjalna partia jeszcze trwa: nieprawidłowości, różnice między { -board(number: "plural", case: "ins") } i zapisami, to, czego dotknęły ręce, co przemawia za reklamacją i co powiedziano jednemu graczowi, do jej końca pomija się zawsze, czy coś takiego było, czy nie.

protocol-section =
    { $part ->
        [game] Partia
        [settings] Ustalenia
        [happened] Przebieg i decyzje
        [responsible] Kto zajmował się stolikiem
        [clocks] { CAPITAL(-clock(number: "plural")) }
        [moves] Posunięcia
        [result] Wynik
       *[signatures] Podpisy
    }

protocol-foot = Białe: { $white }, czarne: { $black }

protocol-head =
    { $head ->
        [ply] { CAPITAL(-half-move) }
        [number] Nr
        [time] Czas (UTC)
        [reading] Odczyt
        [white] Białe
        [black] Czarne
       *[differs] Różnica
    }

protocol-left-after = Pozostało po { -half-move(case: "loc") } { $ply }

protocol-left-when-set-going = Pozostało przy uruchomieniu

protocol-charge-of = Doliczono, doliczenie { $number }

protocol-charge-undone = Odwołano, doliczenie { $number }

protocol-used-in-all = Zużyto razem

protocol-signs =
    { $who ->
        [white] Białe{ $name }
        [black] Czarne{ $name }
       *[nobody] { CAPITAL(-arbiter) }
    }

protocol-noted = { CAPITAL(-half-move) } { $ply } we własnym zapisie { -arbiter(case: "gen") }: { $move }.

protocol-noted-nothing = { CAPITAL(-half-move) } { $ply }: nic we własnym zapisie { -arbiter(case: "gen") }.

protocol-original =
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

protocol-own-column = Własny zapis { -arbiter(case: "gen") }
