game-begins =
    { $names ->
        [known] nowa partia, białe { $white }, czarne { $black }, { board-size }
       *[none] nowa partia, { board-size }
    }
    .terse = nowa partia

board-size =
    { $size ->
        [hundred] warcaby stupolowe
       *[sixty-four] warcaby sześćdziesięcioczteropolowe
    }

training-mode = trening, zapis nieoficjalny
    .terse = trening

rehearsal-mode = próba, zapis nieoficjalny, program jest { -arbiter(case: "ins") } i przeciwnikiem, zrób niezgodność wywołuje pomyłkę
    .terse = próba

rehearsed-arbiter =
    { $duty ->
        [starts] { -arbiter } uruchamia { -clock(number: "plural") }
        [comes] { -arbiter } podchodzi
        [notices] { -arbiter } zauważył niezgodność { -board(number: "plural", case: "gen") } i podchodzi
        [compares] { -arbiter } porównuje zapisy
        [goes-back] { -arbiter } mówi, od czego gra idzie dalej, potem { -board(number: "plural") } są poprawiane
        [ends] { -arbiter } zbiera zapisy, próba skończona, koniec zamyka program
       *[goes-on] { -arbiter } wznawia grę
    }

difference-comes =
    { $when ->
        [half-move] coś się nie zgodzi przy posunięciu, proszę grać dalej
        [capture] coś się nie zgodzi, gdy przeciwnik będzie bił, proszę grać dalej i dać wymianę
       *[soon] zaraz coś się nie zgodzi
    }

difference-is-there = już coś się nie zgadza

in-rehearsal-alone = to tylko w próbie

no-private-output = jedno wyjście dla obu graczy, tego, co jest dla jednego, nie słychać

how-to-play =
    { $clock ->
        [yes] wpisać dwa pola i enter, na przykład { $sample }, plus naciska { -clock }, pomoc podpowiada
       *[no] wpisać dwa pola i enter, na przykład { $sample }, pomoc podpowiada
    }
    .terse = pomoc podpowiada

ask-new-game = ta partia zostaje zapisana, zacząć nową, tak czy nie?

ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] grać dalej ostatnią partię, białe { $white }, czarne { $black }, po { $last }, tak czy nie?
           *[no] grać dalej ostatnią partię, białe { $white }, czarne { $black }, tak czy nie?
        }
       *[none] { $known ->
            [yes] grać dalej ostatnią partię, po { $last }, tak czy nie?
           *[no] grać dalej ostatnią partię, tak czy nie?
        }
    }

ask-walk-back =
    { $known ->
        [yes] powrót do { $last }, skreślonych { WORDS($struck) }, tak czy nie?
       *[no] powrót do początku, skreślonych { WORDS($struck) }, tak czy nie?
    }

game-resumed =
    { $known ->
        [yes] partia wznowiona, { count-made }, ostatnie posunięcie { $last }
       *[no] partia wznowiona, { count-made }
    }
    .terse = partia wznowiona, { count-made }

count-made =
    { $plies ->
        [0] bez posunięć
        [one] jeden { -half-move }
        [few] { WORDS($plies) } { -half-move(number: "plural") }
       *[many] { WORDS($plies) } { -half-move(number: "plural", case: "gen") }
    }

unfinished-games =
    { $count ->
        [one] jedna partia niedokończona
        [few] { WORDS($count, gender: "feminine") } partie niedokończone
       *[many] { WORDS($count, gender: "feminine") } partii niedokończonych
    }

# Zapis, do którego się wraca, jest uszkodzony albo niekompletny; odpowiada się tak lub nie. $plies: ile półruchów da się odczytać.
record-not-whole =
    { $plies ->
        [0] żaden { -half-move } nie jest pewny
        [one] jeden { -half-move } jest pewny
        [few] { WORDS($plies) } { -half-move(number: "plural") } są pewne
       *[many] { WORDS($plies) } { -half-move(number: "plural", case: "gen") } jest pewnych
    }, zapis jest niepełny, grać dalej?

voice-replaced = mowa systemowa nie odpowiada, dalej głos wbudowany
reader-replaced = czytnik ekranu nie odpowiada, dalej mowa systemowa

reader-reads =
    { $alone ->
        [on] czytnik ekranu czyta ten terminal, mówi tylko on
       *[off] czytnik ekranu czyta ten terminal, mówią dwa głosy
    }

no-sound = brak dźwięku, dalej tekstem

sound-back = dźwięk wrócił

others-sound =
    { $state ->
        [on]
            { $of ->
                [white] białe znów mają dźwięk
                [black] czarne znów mają dźwięk
                [assistant] { -assistant } znów ma dźwięk
               *[room] na sali znów jest dźwięk
            }
       *[off]
            { $of ->
                [white] białe nie mają teraz dźwięku
                [black] czarne nie mają teraz dźwięku
                [assistant] { -assistant } nie ma teraz dźwięku
               *[room] na sali nie ma teraz dźwięku
            }
    }

voice-missing = nie ma głosu o nazwie { $name }, dalej mówi zwykły

voice-unknown =
    { $count ->
        [0] wybrano, nie wiadomo, czy jest taki głos
       *[other] nie ma takiego głosu, jest { $names }
    }

library-missing = na tym komputerze brak biblioteki { $library }, trzeba zainstalować pakiet { $package }

disk-lost =
    { $full ->
        [on] dysk jest pełny, zapis nie działa
       *[off] zapis na dysk nie działa
    }

disk-back = zapis na dysk znów działa, zapisano wszystko

game-kept = partia zapisana

program-ends = program kończy pracę

play-stopped =
    { $times-known ->
        [yes] { -clock(number: "plural") } zatrzymane przez { -arbiter(case: "gen") }, białe { $white }, czarne { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] { -clock(number: "plural") } zatrzymane przez { -arbiter(case: "gen") }
           *[other] { -arbiter } zatrzymuje grę{ play-goes-on-how }
        }
    }

play-is-stopped = gra jest zatrzymana przez { -arbiter(case: "gen") }{ play-goes-on-how }

play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, dalej słowem wznów
       *[first] {""}, dalej słowami sędzia i wznów
    }

walked-back =
    { $last-known ->
        [yes] ostatnie posunięcie { last-move }, { to-move }
       *[no] pozycja początkowa, { to-move }
    }

to-move =
    { $turn ->
        [white] ruch białych
       *[black] ruch czarnych
    }

play-goes-on =
    { $white-known ->
        [yes] gra toczy się dalej, { to-move }, białe { $white }, { play-goes-on-black }
       *[no] gra toczy się dalej, { to-move }
    }

play-goes-on-black =
    { $black-known ->
        [yes] czarne { $black }
       *[no] czas czarnych nieznany
    }

hours =
    { $count ->
        [one] jedna godzina
        [few] { WORDS($count, gender: "feminine") } godziny
       *[many] { WORDS($count, gender: "feminine") } godzin
    }

minutes =
    { $count ->
        [one] jedna minuta
        [few] { WORDS($count, gender: "feminine") } minuty
       *[many] { WORDS($count, gender: "feminine") } minut
    }

seconds =
    { $count ->
        [one] jedna sekunda
        [few] { WORDS($count, gender: "feminine") } sekundy
       *[many] { WORDS($count, gender: "feminine") } sekund
    }

time-after = potem { $time }

check-not-now = porównanie zapisów tylko na własnym czasie

ask-check =
    { $by ->
        [white] białe proszą o porównanie zapisów, czy czarne się zgadzają?
       *[black] czarne proszą o porównanie zapisów, czy białe się zgadzają?
    }

check-refused =
    { $by ->
        [white] czarne nie zgadzają się na porównanie zapisów
       *[black] białe nie zgadzają się na porównanie zapisów
    }

records-part = { -half-move } { WORDS($number) }, tu zapisy się różnią

records-alike = nie znaleziono różnicy w zapisach

check-left =
    { $number ->
        [0] koniec porównania zapisów
       *[other] koniec porównania zapisów, bez różnic do { -half-move(case: "gen") } { WORDS($number) }
    }

sound-means =
    { $sound ->
        [agree] { -board } zgodna ze słowami
        [recorded] posunięcie zapisane
        [not-yet] zapowiedziane, jeszcze nie wykonane
        [still-differs] { -board } nadal się różni
        [refused] odrzucone albo niezrozumiałe
        [lifted] bierka podniesiona
        [set] bierka postawiona
        [edge] krawędź { -board(case: "gen") }
        [picked] pole wybrane
        [digit] cyfra przyjęta
        [opened] menu otwarte albo zamknięte
        [changed] ustawienie zmienione
        [pressed] { -clock } naciśnięty
        [not-taken] naciśnięcie bez skutku
        [low-time] mało czasu na twoim { -clock(case: "loc") }
        [second] jedna z twoich ostatnich dziesięciu sekund
       *[flag] twoja chorągiewka opadła
    }
