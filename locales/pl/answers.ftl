again = { $text }

spelled = { $played }

spelled-out = { $text }

missed-more =
    { $count ->
        [one] jeszcze jedno, klawisz R
        [few] jeszcze { WORDS($count) }, klawisz R
       *[many] jeszcze { WORDS($count) }, klawisz R
    }

nothing-missed = nic nie przepadło

desk-says = { $text }

nothing-said = jeszcze nic nie powiedziano

last-move =
    { $side ->
        [white] { $played }, białe, posunięcie { WORDS($number) }
       *[black] { $played }, czarne, posunięcie { WORDS($number) }
    }
    .terse = { $played }, { mover }

record-read-out = zapis, { last-move }

no-move-yet = jeszcze nie było posunięcia

no-sensor-board = żadna { -board } nie ma czujników

board-away = { board-name } teraz nie odpowiada

as-told =
    { $told ->
        [sensed] na { -board(case: "loc") }
       *[record] według zapisu
    }

square-holds = { $occupant }, { as-told }

cannot-be-put = { $occupant }, { as-told }, sprawdzić pola

row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, brak
    }

pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] nic nie stoi { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] nic nie stoi
        }

pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] żadnej bierki, { as-told }
    }

pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count, gender: "feminine") }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

pieces-of =
    { $piece ->
        [white-man] białe piony
        [white-king] białe { -king(number: "plural") }
        [black-man] czarne piony
        [black-king] czarne { -king(number: "plural") }
       *[something] zajęte
    }

cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

cursor-at = { $square }

at-the-edge = { $square }, krawędź

nothing-further = to wszystko

at-the-limit =
    { $most ->
        [yes] to już maksimum
       *[no] to już minimum
    }

diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, wolne
    }

ray-name =
    { $towards ->
        [up-left] w górę w lewo
        [up-right] w górę w prawo
        [down-left] w dół w lewo
       *[down-right] w dół w prawo
    }

around-holds = { $square }, wokół { $occupants }, { as-told }
    .terse = { $square }, wokół { $occupants }

regions-hold = { $regions }, { as-told }
    .terse = { $regions }

region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, pusto
    }

region-name =
    { $region ->
        [main-line] główna przekątna
        [near-left] blisko z lewej
        [near-middle] blisko na środku
        [near-right] blisko z prawej
        [middle-left] środek z lewej
        [centre] środek
        [middle-right] środek z prawej
        [far-left] daleko z lewej
        [far-middle] daleko na środku
       *[far-right] daleko z prawej
    }

changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] nic się nie zmieniło, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] nic się nie zmieniło
        }

change =
    { $how ->
        [left] { $squares } opuszczone
        [reached] { $squares } teraz zajęte
       *[taken] { $squares } zdjęte
    }

record-lines = { $lines }

record-line =
    { $known ->
        [both] posunięcie { WORDS($number) }, { $white }, czarne { $black }
        [white] posunięcie { WORDS($number) }, { $white }
       *[black] posunięcie { WORDS($number) }, czarne { $black }
    }

looking-back =
    { $last-known ->
        [yes] wstecz, { last-move }
       *[no] wstecz, pozycja początkowa
    }

back-to-now = teraz, { last-move }

past-board = wstecz, { $text }

can-go =
    { $freedom ->
        [moves] { $square }, posunięcie na { $to }
        [takes] { $square }, bicie na { $to }
        [stuck] { $square }, brak posunięcia
       *[another-takes] { $square }, brak posunięcia, bije inna bierka
    }

captures-due =
    { $some ->
        [yes] do bicia, { $captures }
       *[no] nie ma bicia
    }

who-plays = białe { $white }, czarne { $black }

without-a-name = bez nazwiska

all-moves =
    { $some ->
        [yes] można zagrać, { $moves }
       *[no] nie ma posunięcia
    }

attacked =
    { $some ->
        [yes] { $squares }, do zbicia
       *[no] nic do zbicia
    }

training-only = to podaje się tylko w treningu

not-in-official =
    { $deed ->
        [undo] w partii oficjalnej nic się nie cofa, przed przełączeniem { -clock(case: "gen") } popraw poprawia posunięcie, wezwij wzywa { -arbiter(case: "gen") }
        [pause] w partii oficjalnej { -clock(number: "plural") } nie mają przerwy, wezwij wzywa { -arbiter(case: "gen") }
       *[new-game] w partii oficjalnej nie zaczyna się tu innej partii
    }

no-advice = podpowiedzi nie ma, program nie ocenia pozycji

turn-is = { to-move }

count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

count-each =
    { $alike ->
        [yes] { $white ->
            [0] bez posunięć
            [one] jedno posunięcie z każdej strony
            [few] { WORDS($white) } posunięcia z każdej strony
           *[many] { WORDS($white) } posunięć z każdej strony
        }
       *[no] białe { WORDS($white, gender: "neuter") } { $white ->
            [one] posunięcie
            [few] posunięcia
           *[many] posunięć
        }, czarne { WORDS($black, gender: "neuter") }
    }

count-not-now = liczbę posunięć podaje się tylko temu, kto jest na posunięciu

no-clock = w tej partii nie ma { -clock(case: "gen") }

history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

board-state =
    { $state ->
        [agrees] { board-name } zgodna z zapisem
        [differs] { board-name } różni się od zapisu
        [under-way] { board-name } w trakcie posunięcia
        [read] { board-name } jest odczytywana
        [not-read] { board-name } nie jest odczytywana
        [off] { board-name } z czujnikami wyłączonymi
        [away] { board-name } nie odpowiada
       *[no-sensors] { -board } bez czujników
    }

help = wpisz dwa pola posunięcia, albo { $help } i jedno z tych słów, { $parts }, albo { $commands }, menu wszystkich słów

help-about = { $words }

other-words =
    { $count ->
        [one] jedno inne słowo
        [few] { WORDS($count) } inne słowa
       *[many] { WORDS($count) } innych słów
    }

not-understood =
    { $some ->
        [yes] { $text }, niezrozumiałe, { $help }
       *[no] niezrozumiałe, { $help }
    }

arbiter-only = to może zrobić tylko { -arbiter }

arbiter-first = to należy do { -arbiter(case: "gen") }, najpierw słowo sędzia

wrong-pin = zły kod { -arbiter(case: "gen") }

code-waits = po błędnych kodach przez { $left } kody nie są przyjmowane

arbiter-at-work =
    { $state ->
        [on] { -arbiter } przy pracy
       *[off] koniec pracy { -arbiter(case: "gen") }
    }

nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, nie ma czego poprawić
        [opponents] ostatnie jest posunięcie przeciwnika, nie ma czego poprawić
       *[already-made] posunięcie już wykonane, nie ma czego poprawić
    }

move-form = { $text }, to nie jest zapis posunięcia

no-such-move = { $text }, według zapisu nie da się tak przestawić bierki, sprawdzić pola

adjusting =
    { $state ->
        [on] poprawianie
       *[off] koniec poprawiania
    }

arbiter-called =
    { $by ->
        [white] białe wzywają { -arbiter(case: "gen") }
        [black] czarne wzywają { -arbiter(case: "gen") }
       *[nobody] wezwano { -arbiter(case: "gen") }
    }

noted = zapisano dla { -arbiter(case: "gen") }

demand-refused =
    { $because ->
        [own-move-made] ostatnie posunięcie jest własne, na żądanie wobec wcześniejszego za późno, rozdział pierwszy, pięć siedem
        [let-stand] za późno, posunięcie już zostawiono
       *[not-the-opponent] o tym decyduje tylko przeciwnik, rozdział pierwszy, pięć cztery
    }

offer-refused =
    { $because ->
        [too-early] na propozycję remisu jeszcze za wcześnie, najpierw każda strona wykonuje po { WORDS($moves) } posunięć
        [too-many-pieces] na propozycję remisu jest jeszcze za dużo bierek
        [repeated] ponownie dopiero po propozycji przeciwnika
        [not-after-move] najpierw posunięcie, potem propozycja, potem { -clock }
        [nothing-offered] nie ma propozycji remisu
        [not-a-player] remis proponują i przyjmują tylko zawodnicy
       *[answer-first] najpierw odpowiedź na poprzednie pytanie
    }

game-is-over = partia jest zakończona

pressed =
    { $side ->
        [white] { -clock } naciśnięty, białe
       *[black] { -clock } naciśnięty, czarne
    }

left-as-it-is = bez zmian

arbiter-open = słowa { -arbiter(case: "gen") } otwarte, { $arbiter } { $done } je zamyka, { $call } wzywa { -arbiter(case: "gen") }

code-awaited = kod { -arbiter(case: "gen") }, albo { $call }, to wzywa { -arbiter(case: "gen") }

both-sides-here = wpisuje się posunięcia obu stron, po kolei

nothing-asked = teraz nie ma pytania

not-yours-to-answer = na to pytanie odpowiada kto inny
answered-to =
    { $side ->
        [white] odpowiedź słyszą białe
       *[black] odpowiedź słyszą czarne
    }
whose-assistant = jest dwoje { -assistant(number: "plural", case: "gen") }, zacznij od słów asystent białych albo asystent czarnych
whose-player = ta klawiatura jest wspólna, zacznij od słowa białe albo czarne
keyboard-of =
    { $side ->
        [white] to klawiatura białych, od czarnych przyjmuje tylko posunięcie
       *[black] to klawiatura czarnych, od białych przyjmuje tylko posunięcie
    }
players-only = to należy do gracza albo { -assistant(case: "gen") }

whose-answer = gdy { -arbiter } jest przy pracy, odpowiedź zaczyna się od strony, białe tak albo czarne nie

not-adjusting = nic nie jest teraz poprawiane

nothing-open = nie ma otwartego menu ani wyboru

answer-first = najpierw odpowiedź na otwarte pytanie

not-over = partia trwa, wyniku jeszcze nie ma

not-to-be-had = tego ten program nie robi

where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

where-over =
    { $over ->
        [yes] koniec partii,{" "}
       *[no] {""}
    }

where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

where-offer =
    { $offer ->
        [white] białe proponują remis,{" "}
        [black] czarne proponują remis,{" "}
       *[none] {""}
    }

where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , remisu nie zaproponowano
    }

where-to-do =
    { $own ->
        [to-make] do wykonania { $to-do },{" "}
        [differs] własna { -board } się różni,{" "}
        [away] własna { -board } nie odpowiada,{" "}
        [under-way] własna { -board } w trakcie posunięcia,{" "}
        [done] {""}
       *[none] {""}
    }

where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , { -board } zgodna
       *[none] {""}
    }

where-white =
    { $white-known ->
        [yes] białe { $white }
       *[no] białe bez posunięcia
    }

where-black =
    { $black-known ->
        [yes] czarne { $black }
       *[no] czarne bez posunięcia
    }
