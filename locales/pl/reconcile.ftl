### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] Zapisy są zgodne przez jeden półruch.
        [few] Zapisy są zgodne przez { $plies } półruchy.
       *[other] Zapisy są zgodne przez { $plies } półruchów.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Półruch { $ply }: w zapisie białych { $white }, w zapisie czarnych { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = nic

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = coś innego

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Propozycja: pozycja po półruchu { $ply }, na posunięciu { $turn ->
            [white] białe
           *[black] czarne
        }; { $reason }.
       *[no] Propozycja: pozycja z warcabnic; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] zapisy są zgodne do końca
        [longer-record] zapisy nie są sprzeczne, a jeden kończy się wcześniej; do potwierdzenia przez sędziego, z powodu braków nie ma powrotu
        [not-all-read] zapisy nie są sprzeczne, ale nie wszystko w nich dało się odczytać
        [reading-stops] do tego miejsca zapisy nie są sprzeczne, a dalej nie da się ich czytać razem
        [last-before-they-part] to ostatnia pozycja, co do której zapisy są zgodne (Kodeks VIII 3.1.2)
        [one-version-fits] zapisy różnią się wcześniej, a dalszy ciąg obu pasuje tylko do jednej wersji
        [boards-confirm] zapisy różnią się wcześniej, a obie warcabnice potwierdzają jedną wersję
        [same-position] zapisy różnią się wcześniej i dochodzą do tej samej pozycji
        [boards-agree] brak zapisów, obie warcabnice są co do niej zgodne; decyduje sędzia (Kodeks IV 2.20)
       *[nothing-known] brak zapisów i zgodnych warcabnic; decyduje sędzia (Kodeks IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] Zgodna z propozycją: { board-name }.
       *[no] Niezgodna z propozycją: { board-name }:
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = Do skreślenia { reconcile-in-record }, z pozostawieniem czytelnym: { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = Równie prawdopodobne wyjaśnienia: { $count }; to, co wiadomo, ich nie rozróżnia.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Najbardziej prawdopodobne: { $what }.
       *[further] Albo: { $what }.
    }

# What happened. $kind: chosen by the program.
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
        [transposed-entries] dwa wpisy zamienione miejscami
        [slip-of-the-pen] omyłka w zapisie
        [knocked-over] przewrócona bierka
        [misplaced] przesunięta bierka
        [board-turned] obrócona warcabnica
        [ahead-of-the-record] posunięcie jeszcze niezapisane
       *[different-move] dwa różne posunięcia
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] w zapisie białych
       *[black] w zapisie czarnych
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = między grającymi, nie da się ustalić, po czyjej stronie

# When. $ply: which half-move.
reconcile-at-half-move = półruch { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = u białych { $one }, u czarnych { $other }

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } zamiast { $one }

# A time that is not written in the records.
reconcile-time-unknown = nie zapisano

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = Zapisane tam wskazania zegarów: białe { $white }, czarne { $black }.

# The last line.
reconcile-arbiter-decides = Decyduje sędzia.

# Nothing can be compared.
reconcile-different-starts = Zapisy zaczynają się od różnych pozycji; nie można ich porównać.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Obie warcabnice są zgodne ze sobą, a niezgodne z zapisami; potrzebna decyzja (Kodeks IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] Od półruchu { $ply } jest tylko zapis białych; brak zapisu nie jest niezgodnością.
       *[black] Od półruchu { $ply } jest tylko zapis czarnych; brak zapisu nie jest niezgodnością.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Półruchu { $ply } nie ma w żadnym zapisie; porównanie tu się kończy.
       *[impossible] Półruchu { $ply } nie da się wykonać tak, jak go zapisano; porównanie tu się kończy.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Półruch { $ply }: według wszystkiego, co następuje, omyłka jest { reconcile-in-record }.
        [skipped] Półruch { $ply } opuszczono { reconcile-in-record }; dalszy ciąg znów jest zgodny.
        [transposed] Półruch { $ply } i późniejsze zamieniono miejscami { reconcile-in-record }.
       *[doubled] Przed półruchem { $ply } wpis stoi dwa razy { reconcile-in-record }; dalszy ciąg znów jest zgodny.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] Zapis białych, półruch { $ply }: wpisu „{ $text }” nie da się odczytać.
       *[black] Zapis czarnych, półruch { $ply }: wpisu „{ $text }” nie da się odczytać.
    }

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] Nie cały zapis białych dało się wczytać z pliku.
       *[black] Nie cały zapis czarnych dało się wczytać z pliku.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Z zapisu białych brane jest pod uwagę tylko { $count } pierwszych półruchów.
       *[black] Z zapisu czarnych brane jest pod uwagę tylko { $count } pierwszych półruchów.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = Z doliczonym czasem poprawiania: białe { $white }, czarne { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = obrócić warcabnicę

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] sprawdzić, czy stoją tam białe piony, i poprawić: { $squares }
        [white-king] sprawdzić, czy stoją tam białe damki, i poprawić: { $squares }
        [black-man] sprawdzić, czy stoją tam czarne piony, i poprawić: { $squares }
        [black-king] sprawdzić, czy stoją tam czarne damki, i poprawić: { $squares }
       *[nothing] sprawdzić, czy te pola są puste, i poprawić: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = zgodne, tak samo, tak

# The sheet says something else.
aloud-differs = różne, inne, inaczej, nie

# The sheet cannot be read here, or is blank.
aloud-unreadable = nieczytelne, puste, brak

# Read the half-move again.
aloud-repeat = powtórz, jeszcze raz

# Back to the half-move before, whose answer is taken back.
aloud-back = cofnij, wstecz

# The reading ends here, and the comparison follows.
aloud-stop = koniec, stop

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = półruch { WORDS($ply) }, zapisano { $text }

# Back at the first half-move that was read.
aloud-first = to jest pierwszy półruch

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = nie znaleziono różnicy

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = dotąd zapisy mówią to samo; nie cały zapis dało się odczytać

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = pierwsza różnica, półruch { WORDS($ply) }
