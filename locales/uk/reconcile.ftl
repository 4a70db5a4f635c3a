### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] Записи збігаються протягом { $plies } півходу.
       *[other] Записи збігаються протягом { $plies } півходів.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Півхід { $ply }: у записі білих { $white }, у записі чорних { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = нічого

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = щось інше

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Пропозиція: позиція після півходу { $ply }, ходять { $turn ->
            [white] білі
           *[black] чорні
        }; { $reason }.
       *[no] Пропозиція: позиція з дощок; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] записи збігаються до кінця
        [longer-record] записи один одному не суперечать, і один із них закінчується раніше; підтверджує суддя, через те, чого бракує, повернення немає
        [not-all-read] записи один одному не суперечать, але не все в них вдалося прочитати
        [reading-stops] до цього місця записи один одному не суперечать, а далі читати їх разом не можна
        [last-before-they-part] це остання позиція, у якій записи сходяться (Кодекс VIII 3.1.2)
        [one-version-fits] записи розходяться раніше, і продовження обох підходить лише до однієї версії
        [boards-confirm] записи розходяться раніше, і обидві дошки підтверджують одну версію
        [same-position] записи розходяться раніше і приходять до тієї самої позиції
        [boards-agree] записів немає, обидві дошки її показують; вирішує суддя (Кодекс IV 2.20)
       *[nothing-known] немає ні записів, ні однакових дощок; вирішує суддя (Кодекс IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] Збігається з пропозицією: { board-name }.
       *[no] Не збігається з пропозицією: { board-name }:
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = Викреслити { reconcile-in-record }, залишивши розбірливим: { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = Однаково ймовірних пояснень: { $count }; відоме їх не розрізняє.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Найімовірніше: { $what }.
       *[further] Або: { $what }.
    }

# What happened. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] сусіднє поле
        [misheard-number] недочуте число
        [captured-left] побита шашка залишилася на дошці
        [wrong-man-removed] знято не ту шашку
        [crown-forgotten] забуте перетворення на дамку
        [not-transferred] хід суперника не виконано
        [not-carried-out] власний півхід не виконано на власній дошці
        [wrong-square] неправильне поле
        [two-in-a-row] два ходи поспіль
        [half-a-capture] взяття не доведено до кінця
        [other-capture] інше взяття тієї самої кількості шашок
        [skipped-entry] пропущений півхід
        [doubled-entry] півхід записано двічі
        [transposed-entries] два півходи записано один на місці іншого
        [slip-of-the-pen] описка
        [knocked-over] збита шашка
        [misplaced] зсунута шашка
        [board-turned] повернута дошка
        [ahead-of-the-record] півхід ще не записано
       *[different-move] два різні півходи
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] у записі білих
       *[black] у записі чорних
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = між гравцями, чия помилка, встановити не можна

# When. $ply: which half-move.
reconcile-at-half-move = півхід { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = у білих { $one }, у чорних { $other }

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } замість { $one }

# A time that is not written in the records.
reconcile-time-unknown = не записано

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = Годинники там, як записано: білі { $white }, чорні { $black }.

# The last line.
reconcile-arbiter-decides = Вирішує суддя.

# Nothing can be compared.
reconcile-different-starts = Записи починаються з різних позицій; порівняти їх не можна.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Обидві дошки збігаються між собою і не збігаються із записами; потрібне рішення (Кодекс IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] Від півходу { $ply } є лише запис білих; відсутність запису не розбіжність.
       *[black] Від півходу { $ply } є лише запис чорних; відсутність запису не розбіжність.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Півходу { $ply } немає в жодному записі; порівняння тут закінчується.
       *[impossible] Півхід { $ply } так, як записано, виконати не можна; порівняння тут закінчується.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Півхід { $ply }: судячи з усього подальшого, описка { reconcile-in-record }.
        [skipped] Півхід { $ply } пропущено { reconcile-in-record }; далі знову сходиться.
        [transposed] Півхід { $ply } і пізніший переставлено місцями { reconcile-in-record }.
       *[doubled] Перед півходом { $ply } те саме стоїть двічі { reconcile-in-record }; далі знову сходиться.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] Запис білих, півхід { $ply }: «{ $text }» прочитати не можна.
       *[black] Запис чорних, півхід { $ply }: «{ $text }» прочитати не можна.
    }

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] Запис білих не вдалося прочитати з файлу повністю.
       *[black] Запис чорних не вдалося прочитати з файлу повністю.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Із запису білих розглянуто лише перші півходи, числом { $count }.
       *[black] Із запису чорних розглянуто лише перші півходи, числом { $count }.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = З нарахованим часом виправлення: білі { $white }, чорні { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = повернути дошку

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] подивитися, чи стоять там білі прості, і виправити: { $squares }
        [white-king] подивитися, чи стоять там білі дамки, і виправити: { $squares }
        [black-man] подивитися, чи стоять там чорні прості, і виправити: { $squares }
        [black-king] подивитися, чи стоять там чорні дамки, і виправити: { $squares }
       *[nothing] подивитися, чи порожні ці поля, і виправити: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = збігається, те саме, так

# The sheet says something else.
aloud-differs = інакше, інше, ні

# The sheet cannot be read here, or is blank.
aloud-unreadable = нерозбірливо, порожньо

# Read the half-move again.
aloud-repeat = повтори, ще раз

# Back to the half-move before, whose answer is taken back.
aloud-back = вернутися, назад

# The reading ends here, and the comparison follows.
aloud-stop = кінець, стоп

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = півхід { WORDS($ply) }, записано { $text }

# Back at the first half-move that was read.
aloud-first = це перший півхід

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = розбіжностей не знайдено

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = досі на аркуші те саме; не весь запис вдалося прочитати

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = перша розбіжність, півхід { WORDS($ply) }
