reconcile-agreed =
    { $plies ->
        [one] Zapisy są zgodne przez jeden { -half-move }.
        [few] Zapisy są zgodne przez { $plies } { -half-move(number: "plural") }.
       *[other] Zapisy są zgodne przez { $plies } { -half-move(number: "plural", case: "gen") }.
    }

reconcile-parting = { CAPITAL(-half-move) } { $ply }: w zapisie białych { $white }, w zapisie czarnych { $black }.

reconcile-nothing-written = nic

reconcile-something-else = coś innego

reconcile-proposal =
    { $counted ->
        [yes] Propozycja: pozycja po { -half-move(case: "loc") } { $ply }, na posunięciu { $turn ->
            [white] białe
           *[black] czarne
        }; { $reason }.
       *[no] Propozycja: pozycja z { -board(number: "plural", case: "gen") }; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] zapisy są zgodne do końca
        [longer-record] zapisy nie są sprzeczne, a jeden kończy się wcześniej; do potwierdzenia przez { -arbiter(case: "gen") }, z powodu braków nie ma powrotu
        [left-blank] zapisy nie są sprzeczne; gdzie w jednym jest puste miejsce, przyjęto drugi
        [not-all-read] zapisy nie są sprzeczne, ale nie wszystko w nich dało się odczytać
        [reading-stops] do tego miejsca zapisy nie są sprzeczne, a dalej nie da się ich czytać razem
        [last-before-they-part] to ostatnia pozycja, co do której zapisy są zgodne (Kodeks VIII 3.1.2)
        [one-version-fits] zapisy różnią się wcześniej, a dalszy ciąg obu pasuje tylko do jednej wersji
        [boards-confirm] zapisy różnią się wcześniej, a obie { -board(number: "plural") } potwierdzają jedną wersję
        [same-position] zapisy różnią się wcześniej i dochodzą do tej samej pozycji
        [seen-likewise] dotąd to, co zapisano, i wpisy programu mówią to samo
        [both-boards-agreed] to ostatnia pozycja, co do której widziano zgodność obu { -board(number: "plural", case: "gen") }
        [both-go-so-far] dotąd sięgają oba zapisy, a to, co widziano, nie potwierdza tego, co dalej mówi tylko jeden z nich
        [boards-agree] brak zapisów, obie { -board(number: "plural") } są co do niej zgodne; decyduje { -arbiter } (Kodeks IV 2.20)
       *[nothing-known] brak zapisów i zgodnych { -board(number: "plural", case: "gen") }; decyduje { -arbiter } (Kodeks IV 2.20)
    }

reconcile-board =
    { $agrees ->
        [yes] Zgodna z propozycją: { board-name }.
       *[no] Niezgodna z propozycją: { board-name }:
    }

reconcile-struck = Do skreślenia { reconcile-in-record }, z pozostawieniem czytelnym: { $entries }.

reconcile-tie = Równie prawdopodobne wyjaśnienia: { $count }; to, co wiadomo, ich nie rozróżnia.

reconcile-explained =
    { $rank ->
        [first] Najbardziej prawdopodobne: { $what }.
       *[further] Albo: { $what }.
    }

reconcile-fault =
    { $kind ->
        [neighbouring-square] sąsiednie pole
        [misheard-number] źle usłyszana liczba
        [captured-left] pozostawiony zbity pion
        [wrong-man-removed] zdjęty nie ten pion
        [crown-forgotten] zapomniana zamiana na { -king(case: "acc") }
        [not-transferred] niewykonane posunięcie przeciwnika
        [not-carried-out] własne posunięcie niewykonane na własnej { -board(case: "loc") }
        [wrong-square] błędne pole
        [two-in-a-row] dwa posunięcia z rzędu
        [half-a-capture] przerwane bicie
        [other-capture] inne bicie tej samej liczby bierek
        [skipped-entry] opuszczone posunięcie
        [doubled-entry] posunięcie zapisane dwa razy
        [copied-line] kilka kolejnych posunięć zapisanych dwa razy, wiersz przepisany powtórnie
        [transposed-entries] dwa wpisy zamienione miejscami
        [slip-of-the-pen] omyłka w zapisie
        [knocked-over] przewrócona bierka
        [misplaced] przesunięta bierka
        [board-turned] obrócona { -board }
        [ahead-of-the-record] posunięcie jeszcze niezapisane
       *[different-move] dwa różne posunięcia
    }

reconcile-in-record =
    { $side ->
        [white] w zapisie białych
       *[black] w zapisie czarnych
    }

reconcile-between = między grającymi, nie da się ustalić, po czyjej stronie

reconcile-at-half-move = { -half-move } { $ply }

reconcile-two-versions = u białych { $one }, u czarnych { $other }

reconcile-square = { $one }

reconcile-instead = { $other } zamiast { $one }

reconcile-time-unknown = nie zapisano

reconcile-clocks = Zapisane tam wskazania { -clock(number: "plural", case: "gen") }: białe { $white }, czarne { $black }.

reconcile-arbiter-decides = Decyduje { -arbiter }.

reconcile-different-starts = Zapisy zaczynają się od różnych pozycji; nie można ich porównać.

reconcile-boards-against-records = Obie { -board(number: "plural") } są zgodne ze sobą, a niezgodne z zapisami; potrzebna decyzja (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Od { -half-move(case: "gen") } { $ply } jest tylko zapis białych; brak zapisu nie jest niezgodnością.
       *[black] Od { -half-move(case: "gen") } { $ply } jest tylko zapis czarnych; brak zapisu nie jest niezgodnością.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] { CAPITAL(-half-move(case: "gen")) } { $ply } nie ma w żadnym zapisie; porównanie tu się kończy.
       *[impossible] { CAPITAL(-half-move(case: "gen")) } { $ply } nie da się wykonać tak, jak go zapisano; porównanie tu się kończy.
    }

reconcile-mended =
    { $how ->
        [slip] { CAPITAL(-half-move) } { $ply }: według wszystkiego, co następuje, omyłka jest { reconcile-in-record }.
        [skipped] { CAPITAL(-half-move) } { $ply } opuszczono { reconcile-in-record }; dalszy ciąg znów jest zgodny.
        [transposed] { CAPITAL(-half-move) } { $ply } i późniejsze zamieniono miejscami { reconcile-in-record }.
        [copied] Przed { -half-move(case: "ins") } { $ply } wiersz posunięć stoi dwa razy { reconcile-in-record }; dalszy ciąg znów jest zgodny.
        [beside] Przed { -half-move(case: "ins") } { $ply } stoi { reconcile-in-record } coś, czego nie da się odczytać i co nie jest posunięciem; dalszy ciąg znów jest zgodny.
       *[doubled] Przed { -half-move(case: "ins") } { $ply } wpis stoi dwa razy { reconcile-in-record }; dalszy ciąg znów jest zgodny.
    }

reconcile-unread =
    { $side ->
        [white] Zapis białych, { -half-move } { $ply }: wpisu „{ $text }” nie da się odczytać.
       *[black] Zapis czarnych, { -half-move } { $ply }: wpisu „{ $text }” nie da się odczytać.
    }

reconcile-left-blank = { CAPITAL(-half-move) } { $ply }: { reconcile-in-record } jest puste miejsce albo nie da się tam nic odczytać.

reconcile-left-blank-from = { CAPITAL(-half-move(number: "plural")) } od { $ply } do { $to }: { reconcile-in-record } są puste miejsca albo nie da się tam nic odczytać.

reconcile-not-shown = { CAPITAL(-half-move) } { $ply }: „{ $text }” { reconcile-in-record } stoi zamiast posunięcia, którego nie pokazano.

reconcile-word = Za { -half-move(case: "ins") } { $ply }: wpisu „{ $text }” { reconcile-in-record } nie da się odczytać; numery ruchów nie zostawiają na niego miejsca i nie liczy się jako posunięcie.

reconcile-cut-off =
    { $side ->
        [white] Nie cały zapis białych dało się wczytać z pliku.
       *[black] Nie cały zapis czarnych dało się wczytać z pliku.
    }

reconcile-too-long =
    { $side ->
        [white] Z zapisu białych brane jest pod uwagę tylko { $count } pierwszych { -half-move(number: "plural", case: "gen") }.
       *[black] Z zapisu czarnych brane jest pod uwagę tylko { $count } pierwszych { -half-move(number: "plural", case: "gen") }.
    }

reconcile-clocks-charged = Z doliczonym czasem poprawiania: białe { $white }, czarne { $black }.

reconcile-turn = obrócić { -board(case: "acc") }

reconcile-look =
    { $piece ->
        [white-man] sprawdzić, czy stoją tam białe piony, i poprawić: { $squares }
        [white-king] sprawdzić, czy stoją tam białe { -king(number: "plural") }, i poprawić: { $squares }
        [black-man] sprawdzić, czy stoją tam czarne piony, i poprawić: { $squares }
        [black-king] sprawdzić, czy stoją tam czarne { -king(number: "plural") }, i poprawić: { $squares }
       *[nothing] sprawdzić, czy te pola są puste, i poprawić: { $squares }
    }

aloud-same = zgodne, tak samo, tak

aloud-differs = różne, inne, inaczej, nie

aloud-unreadable = nieczytelne, puste, brak

aloud-repeat = powtórz, jeszcze raz

aloud-back = cofnij, wstecz

aloud-stop = koniec, stop

aloud-unclear = { -half-move } { WORDS($ply) }, zapisano { $text }

aloud-first = to jest pierwszy { -half-move }

aloud-agrees = nie znaleziono różnicy

aloud-breaks-off = dotąd zapisy mówią to samo; nie cały zapis dało się odczytać

aloud-parts = pierwsza różnica, { -half-move } { WORDS($ply) }

reconcile-testimony = Własny zapis { -arbiter(case: "gen") } ma w { -half-move(case: "loc") } { $ply } { $move }; zapis białych ma tam { $white ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }, zapis czarnych { $black ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }.

reconcile-testimony-from = Własny zapis { -arbiter(case: "gen") } ma { -half-move(number: "plural") } od { $ply } do { $to }; zapis białych ma tam { $white ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }, zapis czarnych { $black ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }.

reconcile-not-by-the-article = Nie według VIII 3.1.2, IV 2.20: nie ma dwóch zapisów, które sięgają tak daleko.

reconcile-departs = { CAPITAL(-half-move) } { $ply }: { $side ->
        [white] w zapisie białych
       *[black] w zapisie czarnych
    } { $written }, we wpisie programu { $program }.

reconcile-program = Wpisy programu, które nie są zapisem żadnego z graczy, { -half-move } po { -half-move(case: "loc") }, z czasem: { $moments }.

reconcile-both-agreed = Widziano zgodność obu { -board(number: "plural", case: "gen") }, po ilu { -half-move(number: "plural", case: "loc") } i kiedy: { $moments }.

reconcile-against = To, co widziano, przeczy propozycji: w { -half-move(case: "loc") } { $ply } program ma { $program }; decyduje { -arbiter } (Kodeks IV 2.20).

reconcile-against-boards = To, co widziano, przeczy propozycji: w { -half-move(case: "loc") } { $ply } program ma { $program }, a po { -half-move(case: "loc") } { $plies } ({ $at }) widziano, że obie { -board(number: "plural") } są z tym zgodne; decyduje { -arbiter } (Kodeks IV 2.20).

reconcile-against-later = To, co widziano, przeczy propozycji: po { -half-move(case: "loc") } { $plies } ({ $at }), który ona pomija, widziano zgodność obu { -board(number: "plural", case: "gen") }; decyduje { -arbiter } (Kodeks IV 2.20).
