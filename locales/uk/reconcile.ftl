reconcile-agreed =
    { $plies ->
        [one] Записи збігаються протягом { $plies } { -half-move(case: "gen") }.
       *[other] Записи збігаються протягом { $plies } { -half-move(number: "plural", case: "gen") }.
    }

reconcile-parting = { CAPITAL(-half-move) } { $ply }: у записі білих { $white }, у записі чорних { $black }.

reconcile-nothing-written = нічого

reconcile-something-else = щось інше

reconcile-proposal =
    { $counted ->
        [yes] Пропозиція: позиція після { -half-move(case: "gen") } { $ply }, ходять { $turn ->
            [white] білі
           *[black] чорні
        }; { $reason }.
       *[no] Пропозиція: позиція з дощок; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] записи збігаються до кінця
        [longer-record] записи один одному не суперечать, і один із них закінчується раніше; підтверджує { -arbiter }, через те, чого бракує, повернення немає
        [left-blank] записи один одному не суперечать; де в одному порожньо, взято другий
        [not-all-read] записи один одному не суперечать, але не все в них вдалося прочитати
        [reading-stops] до цього місця записи один одному не суперечать, а далі читати їх разом не можна
        [last-before-they-part] це остання позиція, у якій записи сходяться (Кодекс VIII 3.1.2)
        [one-version-fits] записи розходяться раніше, і продовження обох підходить лише до однієї версії
        [boards-confirm] записи розходяться раніше, і обидві { -board(number: "plural") } підтверджують одну версію
        [same-position] записи розходяться раніше і приходять до тієї самої позиції
        [seen-likewise] до цього місця написане й записане програмою збігаються
        [both-boards-agreed] це остання позиція, у якій бачили, що обидві { -board(number: "plural") } збігаються
        [both-go-so-far] так далеко сягають обидва записи, а побачене не підтверджує того, що далі каже лише один із них
        [boards-agree] записів немає, обидві { -board(number: "plural") } її показують; вирішує { -arbiter } (Кодекс IV 2.20)
       *[nothing-known] немає ні записів, ні однакових дощок; вирішує { -arbiter } (Кодекс IV 2.20)
    }

reconcile-board =
    { $agrees ->
        [yes] Збігається з пропозицією: { board-name }.
       *[no] Не збігається з пропозицією: { board-name }:
    }

reconcile-struck = Викреслити { reconcile-in-record }, залишивши розбірливим: { $entries }.

reconcile-tie = Однаково ймовірних пояснень: { $count }; відоме їх не розрізняє.

reconcile-explained =
    { $rank ->
        [first] Найімовірніше: { $what }.
       *[further] Або: { $what }.
    }

reconcile-fault =
    { $kind ->
        [neighbouring-square] сусіднє поле
        [misheard-number] недочуте число
        [captured-left] побита шашка залишилася на { -board(case: "loc") }
        [wrong-man-removed] знято не ту шашку
        [crown-forgotten] забуте перетворення на { -king(case: "acc") }
        [not-transferred] хід суперника не виконано
        [not-carried-out] власний { -half-move } не виконано на власній { -board(case: "loc") }
        [wrong-square] неправильне поле
        [two-in-a-row] два ходи поспіль
        [half-a-capture] взяття не доведено до кінця
        [other-capture] інше взяття тієї самої кількості шашок
        [skipped-entry] пропущений { -half-move }
        [doubled-entry] { -half-move } записано двічі
        [copied-line] кілька { -half-move(number: "plural", case: "gen") } поспіль записано двічі, рядок переписано ще раз
        [transposed-entries] два { -half-move(number: "plural") } записано один на місці іншого
        [slip-of-the-pen] описка
        [knocked-over] збита шашка
        [misplaced] зсунута шашка
        [board-turned] повернута { -board }
        [ahead-of-the-record] { -half-move } ще не записано
       *[different-move] два різні { -half-move(number: "plural") }
    }

reconcile-in-record =
    { $side ->
        [white] у записі білих
       *[black] у записі чорних
    }

reconcile-between = між гравцями, чия помилка, встановити не можна

reconcile-at-half-move = { -half-move } { $ply }

reconcile-two-versions = у білих { $one }, у чорних { $other }

reconcile-square = { $one }

reconcile-instead = { $other } замість { $one }

reconcile-time-unknown = не записано

reconcile-clocks = { CAPITAL(-clock(number: "plural")) } там, як записано: білі { $white }, чорні { $black }.

reconcile-arbiter-decides = Вирішує { -arbiter }.

reconcile-different-starts = Записи починаються з різних позицій; порівняти їх не можна.

reconcile-boards-against-records = Обидві { -board(number: "plural") } збігаються між собою і не збігаються із записами; потрібне рішення (Кодекс IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] Від { -half-move(case: "gen") } { $ply } є лише запис білих; відсутність запису не розбіжність.
       *[black] Від { -half-move(case: "gen") } { $ply } є лише запис чорних; відсутність запису не розбіжність.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] { CAPITAL(-half-move(case: "gen")) } { $ply } немає в жодному записі; порівняння тут закінчується.
       *[impossible] { CAPITAL(-half-move) } { $ply } так, як записано, виконати не можна; порівняння тут закінчується.
    }

reconcile-mended =
    { $how ->
        [slip] { CAPITAL(-half-move) } { $ply }: судячи з усього подальшого, описка { reconcile-in-record }.
        [skipped] { CAPITAL(-half-move) } { $ply } пропущено { reconcile-in-record }; далі знову сходиться.
        [transposed] { CAPITAL(-half-move) } { $ply } і пізніший переставлено місцями { reconcile-in-record }.
        [copied] Перед { -half-move(case: "ins") } { $ply } рядок { -half-move(number: "plural", case: "gen") } стоїть двічі { reconcile-in-record }; далі знову сходиться.
        [beside] Перед { -half-move(case: "ins") } { $ply } стоїть { reconcile-in-record } те, що прочитати не можна і що не є { -half-move(case: "ins") }; далі знову сходиться.
       *[doubled] Перед { -half-move(case: "ins") } { $ply } те саме стоїть двічі { reconcile-in-record }; далі знову сходиться.
    }

reconcile-unread =
    { $side ->
        [white] Запис білих, { -half-move } { $ply }: «{ $text }» прочитати не можна.
       *[black] Запис чорних, { -half-move } { $ply }: «{ $text }» прочитати не можна.
    }

reconcile-left-blank = { CAPITAL(-half-move) } { $ply }: { reconcile-in-record } порожньо, або прочитати там нічого не можна.

reconcile-left-blank-from = { CAPITAL(-half-move(number: "plural")) } з { $ply } по { $to }: { reconcile-in-record } порожньо, або прочитати там нічого не можна.

reconcile-not-shown = { CAPITAL(-half-move) } { $ply }: «{ $text }» { reconcile-in-record } стоїть замість { -half-move(case: "gen") }, якого не показано.

reconcile-word = Після { -half-move(case: "gen") } { $ply }: «{ $text }» { reconcile-in-record } прочитати не можна; номери ходів не залишають для цього місця, і { -half-move(case: "ins") } це не вважається.

reconcile-cut-off =
    { $side ->
        [white] Запис білих не вдалося прочитати з файлу повністю.
       *[black] Запис чорних не вдалося прочитати з файлу повністю.
    }

reconcile-too-long =
    { $side ->
        [white] Із запису білих розглянуто лише перші { -half-move(number: "plural") }, числом { $count }.
       *[black] Із запису чорних розглянуто лише перші { -half-move(number: "plural") }, числом { $count }.
    }

reconcile-clocks-charged = З нарахованим часом виправлення: білі { $white }, чорні { $black }.

reconcile-turn = повернути { -board(case: "acc") }

reconcile-look =
    { $piece ->
        [white-man] подивитися, чи стоять там білі прості, і виправити: { $squares }
        [white-king] подивитися, чи стоять там білі { -king(number: "plural") }, і виправити: { $squares }
        [black-man] подивитися, чи стоять там чорні прості, і виправити: { $squares }
        [black-king] подивитися, чи стоять там чорні { -king(number: "plural") }, і виправити: { $squares }
       *[nothing] подивитися, чи порожні ці поля, і виправити: { $squares }
    }

aloud-same = збігається, те саме, так

aloud-differs = інакше, інше, ні

aloud-unreadable = нерозбірливо, порожньо

aloud-repeat = повтори, ще раз

aloud-back = вернутися, назад

aloud-stop = кінець, стоп

aloud-unclear = { -half-move } { WORDS($ply) }, записано { $text }

aloud-first = це перший { -half-move }

aloud-agrees = розбіжностей не знайдено

aloud-breaks-off = досі на аркуші те саме; не весь запис вдалося прочитати

aloud-parts = перша розбіжність, { -half-move } { WORDS($ply) }

reconcile-testimony = У власному записі { -arbiter(case: "gen") } { -half-move } { $ply }: { $move }; у записі білих там { $white ->
        [same] те саме
        [otherwise] інше
       *[nothing] нічого для порівняння
    }, у записі чорних { $black ->
        [same] те саме
        [otherwise] інше
       *[nothing] нічого для порівняння
    }.

reconcile-testimony-from = У власному записі { -arbiter(case: "gen") } { -half-move(number: "plural") } з { $ply } до { $to }; у записі білих там { $white ->
        [same] те саме
        [otherwise] інше
       *[nothing] нічого для порівняння
    }, у записі чорних { $black ->
        [same] те саме
        [otherwise] інше
       *[nothing] нічого для порівняння
    }.

reconcile-not-by-the-article = Не за VIII 3.1.2, IV 2.20: двох записів, які сягають так далеко, немає.

reconcile-departs = { CAPITAL(-half-move) } { $ply }: { $side ->
        [white] у записі білих
       *[black] у записі чорних
    } { $written }, у програми { $program }.

reconcile-program = Записане програмою, що не є записом гравця, { -half-move } за { -half-move(case: "ins") } із часом: { $moments }.

reconcile-both-agreed = Бачили, що обидві { -board(number: "plural") } збігаються, після скількох { -half-move(number: "plural", case: "gen") } і коли: { $moments }.

reconcile-against = Побачене цьому суперечить: у { -half-move(case: "loc") } { $ply } у програми { $program }; вирішує { -arbiter } (Кодекс IV 2.20).

reconcile-against-boards = Побачене цьому суперечить: у { -half-move(case: "loc") } { $ply } у програми { $program }, і після { -half-move(case: "gen") } { $plies } ({ $at }) бачили, що обидві { -board(number: "plural") } з цим збігаються; вирішує { -arbiter } (Кодекс IV 2.20).

reconcile-against-later = Побачене цьому суперечить: після { -half-move(case: "gen") } { $plies } ({ $at }), який тут відпадає, бачили, що обидві { -board(number: "plural") } збігаються; вирішує { -arbiter } (Кодекс IV 2.20).
