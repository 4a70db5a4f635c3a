reconcile-agreed =
    { $plies ->
        [one] Zapisy są zgodne przez jeden półruch.
        [few] Zapisy są zgodne przez { $plies } półruchy.
       *[other] Zapisy są zgodne przez { $plies } półruchów.
    }

reconcile-parting = Półruch { $ply }: w zapisie białych { $white }, w zapisie czarnych { $black }.

reconcile-nothing-written = nic

reconcile-something-else = coś innego

reconcile-proposal =
    { $counted ->
        [yes] Propozycja: pozycja po półruchu { $ply }, na posunięciu { $turn ->
            [white] białe
           *[black] czarne
        }; { $reason }.
       *[no] Propozycja: pozycja z warcabnic; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] zapisy są zgodne do końca
        [longer-record] zapisy nie są sprzeczne, a jeden kończy się wcześniej; do potwierdzenia przez sędziego, z powodu braków nie ma powrotu
        [left-blank] zapisy nie są sprzeczne; gdzie w jednym jest puste miejsce, przyjęto drugi
        [not-all-read] zapisy nie są sprzeczne, ale nie wszystko w nich dało się odczytać
        [reading-stops] do tego miejsca zapisy nie są sprzeczne, a dalej nie da się ich czytać razem
        [last-before-they-part] to ostatnia pozycja, co do której zapisy są zgodne (Kodeks VIII 3.1.2)
        [one-version-fits] zapisy różnią się wcześniej, a dalszy ciąg obu pasuje tylko do jednej wersji
        [boards-confirm] zapisy różnią się wcześniej, a obie warcabnice potwierdzają jedną wersję
        [same-position] zapisy różnią się wcześniej i dochodzą do tej samej pozycji
        [seen-likewise] dotąd to, co zapisano, i wpisy programu mówią to samo
        [both-boards-agreed] to ostatnia pozycja, co do której widziano zgodność obu warcabnic
        [both-go-so-far] dotąd sięgają oba zapisy, a to, co widziano, nie potwierdza tego, co dalej mówi tylko jeden z nich
        [boards-agree] brak zapisów, obie warcabnice są co do niej zgodne; decyduje sędzia (Kodeks IV 2.20)
       *[nothing-known] brak zapisów i zgodnych warcabnic; decyduje sędzia (Kodeks IV 2.20)
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
        [crown-forgotten] zapomniana zamiana na damkę
        [not-transferred] niewykonane posunięcie przeciwnika
        [not-carried-out] własne posunięcie niewykonane na własnej warcabnicy
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
        [board-turned] obrócona warcabnica
        [ahead-of-the-record] posunięcie jeszcze niezapisane
       *[different-move] dwa różne posunięcia
    }

reconcile-in-record =
    { $side ->
        [white] w zapisie białych
       *[black] w zapisie czarnych
    }

reconcile-between = między grającymi, nie da się ustalić, po czyjej stronie

reconcile-at-half-move = półruch { $ply }

reconcile-two-versions = u białych { $one }, u czarnych { $other }

reconcile-square = { $one }

reconcile-instead = { $other } zamiast { $one }

reconcile-time-unknown = nie zapisano

reconcile-clocks = Zapisane tam wskazania zegarów: białe { $white }, czarne { $black }.

reconcile-arbiter-decides = Decyduje sędzia.

reconcile-different-starts = Zapisy zaczynają się od różnych pozycji; nie można ich porównać.

reconcile-boards-against-records = Obie warcabnice są zgodne ze sobą, a niezgodne z zapisami; potrzebna decyzja (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Od półruchu { $ply } jest tylko zapis białych; brak zapisu nie jest niezgodnością.
       *[black] Od półruchu { $ply } jest tylko zapis czarnych; brak zapisu nie jest niezgodnością.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] Półruchu { $ply } nie ma w żadnym zapisie; porównanie tu się kończy.
       *[impossible] Półruchu { $ply } nie da się wykonać tak, jak go zapisano; porównanie tu się kończy.
    }

reconcile-mended =
    { $how ->
        [slip] Półruch { $ply }: według wszystkiego, co następuje, omyłka jest { reconcile-in-record }.
        [skipped] Półruch { $ply } opuszczono { reconcile-in-record }; dalszy ciąg znów jest zgodny.
        [transposed] Półruch { $ply } i późniejsze zamieniono miejscami { reconcile-in-record }.
        [copied] Przed półruchem { $ply } wiersz posunięć stoi dwa razy { reconcile-in-record }; dalszy ciąg znów jest zgodny.
        [beside] Przed półruchem { $ply } stoi { reconcile-in-record } coś, czego nie da się odczytać i co nie jest posunięciem; dalszy ciąg znów jest zgodny.
       *[doubled] Przed półruchem { $ply } wpis stoi dwa razy { reconcile-in-record }; dalszy ciąg znów jest zgodny.
    }

reconcile-unread =
    { $side ->
        [white] Zapis białych, półruch { $ply }: wpisu „{ $text }” nie da się odczytać.
       *[black] Zapis czarnych, półruch { $ply }: wpisu „{ $text }” nie da się odczytać.
    }

reconcile-left-blank = Półruch { $ply }: { reconcile-in-record } jest puste miejsce albo nie da się tam nic odczytać.

reconcile-left-blank-from = Półruchy od { $ply } do { $to }: { reconcile-in-record } są puste miejsca albo nie da się tam nic odczytać.

reconcile-not-shown = Półruch { $ply }: „{ $text }” { reconcile-in-record } stoi zamiast posunięcia, którego nie pokazano.

reconcile-word = Za półruchem { $ply }: wpisu „{ $text }” { reconcile-in-record } nie da się odczytać; numery ruchów nie zostawiają na niego miejsca i nie liczy się jako posunięcie.

reconcile-cut-off =
    { $side ->
        [white] Nie cały zapis białych dało się wczytać z pliku.
       *[black] Nie cały zapis czarnych dało się wczytać z pliku.
    }

reconcile-too-long =
    { $side ->
        [white] Z zapisu białych brane jest pod uwagę tylko { $count } pierwszych półruchów.
       *[black] Z zapisu czarnych brane jest pod uwagę tylko { $count } pierwszych półruchów.
    }

reconcile-clocks-charged = Z doliczonym czasem poprawiania: białe { $white }, czarne { $black }.

reconcile-turn = obrócić warcabnicę

reconcile-look =
    { $piece ->
        [white-man] sprawdzić, czy stoją tam białe piony, i poprawić: { $squares }
        [white-king] sprawdzić, czy stoją tam białe damki, i poprawić: { $squares }
        [black-man] sprawdzić, czy stoją tam czarne piony, i poprawić: { $squares }
        [black-king] sprawdzić, czy stoją tam czarne damki, i poprawić: { $squares }
       *[nothing] sprawdzić, czy te pola są puste, i poprawić: { $squares }
    }

aloud-same = zgodne, tak samo, tak

aloud-differs = różne, inne, inaczej, nie

aloud-unreadable = nieczytelne, puste, brak

aloud-repeat = powtórz, jeszcze raz

aloud-back = cofnij, wstecz

aloud-stop = koniec, stop

aloud-unclear = półruch { WORDS($ply) }, zapisano { $text }

aloud-first = to jest pierwszy półruch

aloud-agrees = nie znaleziono różnicy

aloud-breaks-off = dotąd zapisy mówią to samo; nie cały zapis dało się odczytać

aloud-parts = pierwsza różnica, półruch { WORDS($ply) }

reconcile-testimony = Własny zapis sędziego ma w półruchu { $ply } { $move }; zapis białych ma tam { $white ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }, zapis czarnych { $black ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }.

reconcile-testimony-from = Własny zapis sędziego ma półruchy od { $ply } do { $to }; zapis białych ma tam { $white ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }, zapis czarnych { $black ->
        [same] to samo
        [otherwise] coś innego
       *[nothing] nic do porównania
    }.

reconcile-not-by-the-article = Nie według VIII 3.1.2, IV 2.20: nie ma dwóch zapisów, które sięgają tak daleko.

reconcile-departs = Półruch { $ply }: { $side ->
        [white] w zapisie białych
       *[black] w zapisie czarnych
    } { $written }, we wpisie programu { $program }.

reconcile-program = Wpisy programu, które nie są zapisem żadnego z graczy, półruch po półruchu, z czasem: { $moments }.

reconcile-both-agreed = Widziano zgodność obu warcabnic, po ilu półruchach i kiedy: { $moments }.

reconcile-against = To, co widziano, przeczy propozycji: w półruchu { $ply } program ma { $program }; decyduje sędzia (Kodeks IV 2.20).

reconcile-against-boards = To, co widziano, przeczy propozycji: w półruchu { $ply } program ma { $program }, a po półruchu { $plies } ({ $at }) widziano, że obie warcabnice są z tym zgodne; decyduje sędzia (Kodeks IV 2.20).

reconcile-against-later = To, co widziano, przeczy propozycji: po półruchu { $plies } ({ $at }), który ona pomija, widziano zgodność obu warcabnic; decyduje sędzia (Kodeks IV 2.20).
