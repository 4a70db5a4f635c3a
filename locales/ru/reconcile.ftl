### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] Записи совпадают на протяжении { $plies } полухода.
       *[other] Записи совпадают на протяжении { $plies } полуходов.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Полуход { $ply }: в записи белых { $white }, в записи чёрных { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = ничего

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = нечто другое

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Предложение: позиция после полухода { $ply }, ходят { $turn ->
            [white] белые
           *[black] чёрные
        }; { $reason }.
       *[no] Предложение: позиция с досок; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] записи совпадают до конца
        [longer-record] записи друг другу не противоречат, и одна из них кончается раньше; подтверждает судья, из-за недостающего возврата нет
        [not-all-read] записи друг другу не противоречат, но не всё в них удалось прочитать
        [reading-stops] до этого места записи друг другу не противоречат, а дальше читать их вместе нельзя
        [last-before-they-part] это последняя позиция, в которой записи сходятся (Кодекс VIII 3.1.2)
        [one-version-fits] записи расходятся раньше, и продолжение обеих подходит только к одной версии
        [boards-confirm] записи расходятся раньше, и обе доски подтверждают одну версию
        [same-position] записи расходятся раньше и приходят к одной и той же позиции
        [boards-agree] записей нет, обе доски её показывают; решает судья (Кодекс IV 2.20)
       *[nothing-known] нет ни записей, ни совпадающих досок; решает судья (Кодекс IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] Совпадает с предложением: { board-name }.
       *[no] Не совпадает с предложением: { board-name }:
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = Вычеркнуть { reconcile-in-record }, оставив разборчивым: { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = Равно вероятных объяснений: { $count }; известное их не различает.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Вероятнее всего: { $what }.
       *[further] Или: { $what }.
    }

# What happened. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] соседнее поле
        [misheard-number] ослышка в числе
        [captured-left] побитая шашка осталась на доске
        [wrong-man-removed] снята не та шашка
        [crown-forgotten] забытое превращение в дамку
        [not-transferred] ход соперника не выполнен
        [not-carried-out] свой полуход не выполнен на своей доске
        [wrong-square] неверное поле
        [two-in-a-row] два хода подряд
        [half-a-capture] взятие не доведено до конца
        [other-capture] другое взятие того же числа шашек
        [skipped-entry] пропущенный полуход
        [doubled-entry] полуход записан дважды
        [transposed-entries] два полухода записаны один на месте другого
        [slip-of-the-pen] описка
        [knocked-over] сбитая шашка
        [misplaced] сдвинутая шашка
        [board-turned] повёрнутая доска
        [ahead-of-the-record] полуход ещё не записан
       *[different-move] два разных полухода
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] в записи белых
       *[black] в записи чёрных
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = между игроками, чья ошибка, установить нельзя

# When. $ply: which half-move.
reconcile-at-half-move = полуход { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = у белых { $one }, у чёрных { $other }

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } вместо { $one }

# A time that is not written in the records.
reconcile-time-unknown = не записано

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = Часы там, как записано: белые { $white }, чёрные { $black }.

# The last line.
reconcile-arbiter-decides = Решает судья.

# Nothing can be compared.
reconcile-different-starts = Записи начинаются с разных позиций; сравнить их нельзя.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Обе доски совпадают между собой и не совпадают с записями; нужно решение (Кодекс IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] С полухода { $ply } есть только запись белых; отсутствие записи не расхождение.
       *[black] С полухода { $ply } есть только запись чёрных; отсутствие записи не расхождение.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Полухода { $ply } нет ни в одной записи; сравнение здесь кончается.
       *[impossible] Полуход { $ply } так, как записан, выполнить нельзя; сравнение здесь кончается.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Полуход { $ply }: судя по всему дальнейшему, описка { reconcile-in-record }.
        [skipped] Полуход { $ply } пропущен { reconcile-in-record }; дальнейшее снова сходится.
        [transposed] Полуход { $ply } и более поздний переставлены местами { reconcile-in-record }.
       *[doubled] Перед полуходом { $ply } одно и то же стоит дважды { reconcile-in-record }; дальнейшее снова сходится.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] Запись белых, полуход { $ply }: «{ $text }» прочитать нельзя.
       *[black] Запись чёрных, полуход { $ply }: «{ $text }» прочитать нельзя.
    }

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] Запись белых не удалось прочитать из файла целиком.
       *[black] Запись чёрных не удалось прочитать из файла целиком.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Из записи белых рассмотрены только первые полуходы, числом { $count }.
       *[black] Из записи чёрных рассмотрены только первые полуходы, числом { $count }.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = С начисленным временем исправления: белые { $white }, чёрные { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = повернуть доску

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] посмотреть, стоят ли там белые простые, и исправить: { $squares }
        [white-king] посмотреть, стоят ли там белые дамки, и исправить: { $squares }
        [black-man] посмотреть, стоят ли там чёрные простые, и исправить: { $squares }
        [black-king] посмотреть, стоят ли там чёрные дамки, и исправить: { $squares }
       *[nothing] посмотреть, пусты ли эти поля, и исправить: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = совпадает, то же, да

# The sheet says something else.
aloud-differs = иначе, другое, нет

# The sheet cannot be read here, or is blank.
aloud-unreadable = неразборчиво, пусто

# Read the half-move again.
aloud-repeat = повтори, ещё раз, еще раз

# Back to the half-move before, whose answer is taken back.
aloud-back = вернуться, назад

# The reading ends here, and the comparison follows.
aloud-stop = конец, стоп

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = полуход { WORDS($ply) }, записано { $text }

# Back at the first half-move that was read.
aloud-first = это первый полуход

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = расхождений не найдено

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = до этого места на листе то же самое; не всю запись удалось прочитать

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = первое расхождение, полуход { WORDS($ply) }
