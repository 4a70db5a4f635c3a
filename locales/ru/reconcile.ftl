reconcile-agreed =
    { $plies ->
        [one] Записи совпадают на протяжении { $plies } { -half-move(case: "gen") }.
       *[other] Записи совпадают на протяжении { $plies } { -half-move(number: "plural", case: "gen") }.
    }

reconcile-parting = { CAPITAL(-half-move) } { $ply }: в записи белых { $white }, в записи чёрных { $black }.

reconcile-nothing-written = ничего

reconcile-something-else = нечто другое

reconcile-proposal =
    { $counted ->
        [yes] Предложение: позиция после { -half-move(case: "gen") } { $ply }, ходят { $turn ->
            [white] белые
           *[black] чёрные
        }; { $reason }.
       *[no] Предложение: позиция с { -board(number: "plural", case: "gen") }; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] записи совпадают до конца
        [longer-record] записи друг другу не противоречат, и одна из них кончается раньше; подтверждает { -arbiter }, из-за недостающего возврата нет
        [left-blank] записи друг другу не противоречат; где в одной пусто, взята другая
        [not-all-read] записи друг другу не противоречат, но не всё в них удалось прочитать
        [reading-stops] до этого места записи друг другу не противоречат, а дальше читать их вместе нельзя
        [last-before-they-part] это последняя позиция, в которой записи сходятся (Кодекс VIII 3.1.2)
        [one-version-fits] записи расходятся раньше, и продолжение обеих подходит только к одной версии
        [boards-confirm] записи расходятся раньше, и обе { -board(case: "gen") } подтверждают одну версию
        [same-position] записи расходятся раньше и приходят к одной и той же позиции
        [seen-likewise] до этого места написанное и записанное программой совпадают
        [both-boards-agreed] это последняя позиция, в которой видели, что обе { -board(case: "gen") } совпадают
        [both-go-so-far] так далеко доходят обе записи, а увиденное не подтверждает того, что дальше говорит лишь одна из них
        [boards-agree] записей нет, обе { -board(case: "gen") } её показывают; решает { -arbiter } (Кодекс IV 2.20)
       *[nothing-known] нет ни записей, ни совпадающих { -board(number: "plural", case: "gen") }; решает { -arbiter } (Кодекс IV 2.20)
    }

reconcile-board =
    { $agrees ->
        [yes] Совпадает с предложением: { board-name }.
       *[no] Не совпадает с предложением: { board-name }:
    }

reconcile-struck = Вычеркнуть { reconcile-in-record }, оставив разборчивым: { $entries }.

reconcile-tie = Равно вероятных объяснений: { $count }; известное их не различает.

reconcile-explained =
    { $rank ->
        [first] Вероятнее всего: { $what }.
       *[further] Или: { $what }.
    }

reconcile-fault =
    { $kind ->
        [neighbouring-square] соседнее поле
        [misheard-number] ослышка в числе
        [captured-left] побитая шашка осталась на { -board(case: "loc") }
        [wrong-man-removed] снята не та шашка
        [crown-forgotten] забытое превращение в { -king(case: "acc") }
        [not-transferred] ход соперника не выполнен
        [not-carried-out] свой { -half-move } не выполнен на своей { -board(case: "loc") }
        [wrong-square] неверное поле
        [two-in-a-row] два хода подряд
        [half-a-capture] взятие не доведено до конца
        [other-capture] другое взятие того же числа шашек
        [skipped-entry] пропущенный { -half-move }
        [doubled-entry] { -half-move } записан дважды
        [copied-line] несколько { -half-move(number: "plural", case: "gen") } подряд записаны дважды, строка переписана ещё раз
        [transposed-entries] два { -half-move(case: "gen") } записаны один на месте другого
        [slip-of-the-pen] описка
        [knocked-over] сбитая шашка
        [misplaced] сдвинутая шашка
        [board-turned] повёрнутая { -board }
        [ahead-of-the-record] { -half-move } ещё не записан
       *[different-move] два разных { -half-move(case: "gen") }
    }

reconcile-in-record =
    { $side ->
        [white] в записи белых
       *[black] в записи чёрных
    }

reconcile-between = между игроками, чья ошибка, установить нельзя

reconcile-at-half-move = { -half-move } { $ply }

reconcile-two-versions = у белых { $one }, у чёрных { $other }

reconcile-square = { $one }

reconcile-instead = { $other } вместо { $one }

reconcile-time-unknown = не записано

reconcile-clocks = { CAPITAL(-clock) } там, как записано: белые { $white }, чёрные { $black }.

reconcile-arbiter-decides = Решает { -arbiter }.

reconcile-different-starts = Записи начинаются с разных позиций; сравнить их нельзя.

reconcile-boards-against-records = Обе { -board(case: "gen") } совпадают между собой и не совпадают с записями; нужно решение (Кодекс IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] С { -half-move(case: "gen") } { $ply } есть только запись белых; отсутствие записи не расхождение.
       *[black] С { -half-move(case: "gen") } { $ply } есть только запись чёрных; отсутствие записи не расхождение.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] { CAPITAL(-half-move(case: "gen")) } { $ply } нет ни в одной записи; сравнение здесь кончается.
       *[impossible] { CAPITAL(-half-move) } { $ply } так, как записан, выполнить нельзя; сравнение здесь кончается.
    }

reconcile-mended =
    { $how ->
        [slip] { CAPITAL(-half-move) } { $ply }: судя по всему дальнейшему, описка { reconcile-in-record }.
        [skipped] { CAPITAL(-half-move) } { $ply } пропущен { reconcile-in-record }; дальнейшее снова сходится.
        [transposed] { CAPITAL(-half-move) } { $ply } и более поздний переставлены местами { reconcile-in-record }.
        [copied] Перед { -half-move(case: "ins") } { $ply } строка { -half-move(number: "plural", case: "gen") } стоит дважды { reconcile-in-record }; дальнейшее снова сходится.
        [beside] Перед { -half-move(case: "ins") } { $ply } стоит { reconcile-in-record } то, что прочитать нельзя и что не { -half-move }; дальнейшее снова сходится.
       *[doubled] Перед { -half-move(case: "ins") } { $ply } одно и то же стоит дважды { reconcile-in-record }; дальнейшее снова сходится.
    }

reconcile-unread =
    { $side ->
        [white] Запись белых, { -half-move } { $ply }: «{ $text }» прочитать нельзя.
       *[black] Запись чёрных, { -half-move } { $ply }: «{ $text }» прочитать нельзя.
    }

reconcile-left-blank = { CAPITAL(-half-move) } { $ply }: { reconcile-in-record } пусто, или прочитать там ничего нельзя.

reconcile-left-blank-from = { CAPITAL(-half-move(number: "plural")) } с { $ply } по { $to }: { reconcile-in-record } пусто, или прочитать там ничего нельзя.

reconcile-not-shown = { CAPITAL(-half-move) } { $ply }: «{ $text }» { reconcile-in-record } стоит вместо { -half-move(case: "gen") }, который не показан.

reconcile-word = После { -half-move(case: "gen") } { $ply }: «{ $text }» { reconcile-in-record } прочитать нельзя; номера ходов не оставляют для этого места, и { -half-move(case: "ins") } это не считается.

reconcile-cut-off =
    { $side ->
        [white] Запись белых не удалось прочитать из файла целиком.
       *[black] Запись чёрных не удалось прочитать из файла целиком.
    }

reconcile-too-long =
    { $side ->
        [white] Из записи белых рассмотрены только первые { -half-move(number: "plural") }, числом { $count }.
       *[black] Из записи чёрных рассмотрены только первые { -half-move(number: "plural") }, числом { $count }.
    }

reconcile-clocks-charged = С начисленным временем исправления: белые { $white }, чёрные { $black }.

reconcile-turn = повернуть { -board(case: "acc") }

reconcile-look =
    { $piece ->
        [white-man] посмотреть, стоят ли там белые простые, и исправить: { $squares }
        [white-king] посмотреть, стоят ли там белые { -king(number: "plural") }, и исправить: { $squares }
        [black-man] посмотреть, стоят ли там чёрные простые, и исправить: { $squares }
        [black-king] посмотреть, стоят ли там чёрные { -king(number: "plural") }, и исправить: { $squares }
       *[nothing] посмотреть, пусты ли эти поля, и исправить: { $squares }
    }

aloud-same = совпадает, то же, да

aloud-differs = иначе, другое, нет

aloud-unreadable = неразборчиво, пусто

aloud-repeat = повтори, ещё раз, еще раз

aloud-back = вернуться, назад

aloud-stop = конец, стоп

aloud-unclear = { -half-move } { WORDS($ply) }, записано { $text }

aloud-first = это первый { -half-move }

aloud-agrees = расхождений не найдено

aloud-breaks-off = до этого места на листе то же самое; не всю запись удалось прочитать

aloud-parts = первое расхождение, { -half-move } { WORDS($ply) }

reconcile-testimony = В собственной записи { -arbiter(case: "gen") } { -half-move } { $ply }: { $move }; в записи белых там { $white ->
        [same] то же самое
        [otherwise] другое
       *[nothing] ничего для сравнения
    }, в записи чёрных { $black ->
        [same] то же самое
        [otherwise] другое
       *[nothing] ничего для сравнения
    }.

reconcile-testimony-from = В собственной записи { -arbiter(case: "gen") } { -half-move(number: "plural") } с { $ply } по { $to }; в записи белых там { $white ->
        [same] то же самое
        [otherwise] другое
       *[nothing] ничего для сравнения
    }, в записи чёрных { $black ->
        [same] то же самое
        [otherwise] другое
       *[nothing] ничего для сравнения
    }.

reconcile-not-by-the-article = Не по VIII 3.1.2, IV 2.20: двух записей, доходящих так далеко, нет.

reconcile-departs = { CAPITAL(-half-move) } { $ply }: { $side ->
        [white] в записи белых
       *[black] в записи чёрных
    } { $written }, у программы { $program }.

reconcile-program = Записанное программой, что не является записью игрока, { -half-move } за { -half-move(case: "ins") } со временем: { $moments }.

reconcile-both-agreed = Видели, что обе { -board(case: "gen") } совпадают, после скольких { -half-move(number: "plural", case: "gen") } и когда: { $moments }.

reconcile-against = Увиденное этому противоречит: в { -half-move(case: "loc") } { $ply } у программы { $program }; решает { -arbiter } (Кодекс IV 2.20).

reconcile-against-boards = Увиденное этому противоречит: в { -half-move(case: "loc") } { $ply } у программы { $program }, и после { -half-move(case: "gen") } { $plies } ({ $at }) видели, что обе { -board(case: "gen") } с этим совпадают; решает { -arbiter } (Кодекс IV 2.20).

reconcile-against-later = Увиденное этому противоречит: после { -half-move(case: "gen") } { $plies } ({ $at }), который здесь отпадает, видели, что обе { -board(case: "gen") } совпадают; решает { -arbiter } (Кодекс IV 2.20).
