### An arbiter's protocol: what happened at the board and what he decided. Printed and signed; half-moves stand
### as records write them, times as clocks show them.

# The first line.
protocol-title = Протокол судьи

# Official or not. $mode: official or training.
protocol-mode =
    { $mode ->
        [official] Официальная партия.
       *[training] Тренировка: протокол неофициальный.
    }

# The chief arbiter's consent to the device. $consent: who and when, as the event file has it.
protocol-consent = Согласие на устройство (Кодекс II 2.4.10): { $consent }

# To what else the chief arbiter consented. $function: which, as a setting; $consent: who, when.
protocol-consent-to = Согласие (Кодекс II 2.4.10), { $function }: { $consent }

# The program he consented to. $program: its hash.
protocol-program = Согласие на эту программу: { $program }

# The event. $name: as the arbiter named it.
protocol-event = Соревнование: { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Тур: { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Контроль времени: { $time }

# What the arbiter fixed before the round; a line for each setting follows.
protocol-settings = Настройки:

# One of them. $setting: as it is read aloud.
protocol-setting = - { $setting }

# What he fixed cannot be read by this version. $settings: as it was kept.
protocol-settings-unread = Настройки в том виде, как сохранены: { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Правила: { $rules }

# The players. $white, $black: names, or a question mark where they were not given or were removed.
protocol-players = Белые: { $white }. Чёрные: { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Начало: { $start }

# One thing that happened. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# Nothing happened that belongs here.
protocol-nothing = Ничего, что относилось бы к протоколу, не произошло.

# A question before the first move, and its answer. $question: as it was heard; $answer: yes, no, braille, print,
# dictaphone, sensed by a board, or confirmed by the arbiter.
protocol-prepared = До начала, { $question } { $answer ->
        [yes] Да.
        [no] Нет.
        [braille] Брайлем.
        [print] Плоским шрифтом.
        [dictaphone] На диктофон.
        [sensed] Да, по показанию доски.
       *[confirmed] Подтверждено судьёй.
    }

# The arbiter appointed an assistant. $side: whose, white or black; $name: who, or a question mark where names
# were removed.
protocol-appointed =
    { $side ->
        [white] Назначен ассистент белых (Кодекс VIII 4.2): { $name }.
       *[black] Назначен ассистент чёрных (Кодекс VIII 4.2): { $name }.
    }

# Somebody called the arbiter. $by: white, black, or nobody where it is not known who.
protocol-called =
    { $by ->
        [white] Белые вызвали судью.
        [black] Чёрные вызвали судью.
       *[nobody] Вызван судья.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] Судья за работой.
        [refused] Введён неверный код судьи.
       *[closed] Судейская работа закончена.
    }

# The opponent demanded that a half-move be put right. $by: white or black; $move: which.
protocol-demanded =
    { $by ->
        [white] Белые требуют по Кодексу I 5.4 исправить { $move }.
       *[black] Чёрные требуют по Кодексу I 5.4 исправить { $move }.
    }

# Under a demand: a board differed from the record just then. $board as in board-name.
protocol-demanded-while-differing = Сначала решить (Кодекс VIII 3.1): { board-name } расходится с записью.

# Under a demand: the players' records part before it. $move: the first half-move of which they differ.
protocol-demanded-after-parting = Сначала решить (Кодекс VIII 3.1): { $move } повторено иначе.

# The opponent let a half-move stand. $by: white or black; $move: which.
protocol-let-stand =
    { $by ->
        [white] Белые оставляют { $move } (Кодекс I 5.4).
       *[black] Чёрные оставляют { $move } (Кодекс I 5.4).
    }

# An irregularity was accepted. $move: which half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } принято следующим ходом соперника (Кодекс I 5.7).
       *[let-stand] { $move } принято, соперник оставляет этот ход (Кодекс I 5.4).
    }

# A slip was put right before the press. $side: white or black; $ply: at which half-move; $was, $is: first
# and then; $time: how long after.
protocol-slip =
    { $side ->
        [white] Оговорка белых в полуходе { $ply }: { $was }, исправлено на { $is } через { $time }.
       *[black] Оговорка чёрных в полуходе { $ply }: { $was }, исправлено на { $is } через { $time }.
    }

# Words and half-move differed and were not put right. $said, $done: half-moves.
protocol-discrepancy = Объявлено { $said }, сделано { $done }; вовремя не исправлено.

# The hand did something against the rules on its way to a half-move; nobody was told. $move: which;
# $article: of the Kodeks; $squares: those that show it.
protocol-hand = Рука на пути к { $move }: { $article }, поля { $squares }; замечено, никому не сообщено.

# The other side went on, or somebody pressed, before the second man made a king. $move: which half-move.
protocol-crown-missing = После { $move } на дамке не было второй шашки, когда игра пошла дальше (Кодекс I 3.5, 3.6); не сообщено.

# Both clocks were stopped.
protocol-stopped = Остановлены часы обеих сторон (Кодекс IV 2.12).

# The game went on. $time: how long it stood still.
protocol-resumed = Игра идёт дальше; перерыв длился { $time }.

# A board differed from the record. $board as in board-name; $shown: what it showed, as FEN; $remove, $put:
# squares to be emptied and filled.
protocol-board-differed = Расхождение, { board-name }: стоит { $shown }; снять: { $remove }; поставить: { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = Совпадает с записью: { board-name }.

# A board showed half-moves before it had once agreed with the record, and it was asked about them. $shown: the
# half-moves as they are written; $board as in board-name.
protocol-board-asked = Ещё не совпала с записью, { board-name }: стояло { $shown }; спрошено, так ли это.

# How that question ended. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] На вопрос о { $shown } ответили: да.
         [no] На вопрос о { $shown } ответили: нет.
         [press] Вопрос о { $shown } решён нажатием часов.
         [next-half-move] Вопрос о { $shown } решён следующим полуходом.
        *[changed] Вопрос о { $shown } отпал: раньше изменилась доска или запись.
    }

# The arbiter read in a record. $side: white or black; $written: as he typed it.
protocol-sheet =
    { $side ->
        [white] Запись белых, как введена: { $written }
       *[black] Запись чёрных, как введена: { $written }
    }

# The records were compared. $case: A, B or C; $agreed: half-moves both state alike from the beginning;
# $counted: yes, or no where no record counts half-moves; $ply: after which it was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Сверка записей (Кодекс VIII 3.1): случай { $case }, совпадающих полуходов { $agreed }, предложено играть дальше после полухода { $ply }.
       *[no] Сверка записей (Кодекс VIII 3.1): случай { $case }, совпадающих полуходов { $agreed }.
    }

# Why that was proposed. $why: one of reconcile-why.
protocol-why = Основание: { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] Запись белых
       *[black] Запись чёрных
    }

# The arbiter went back. $ply: after which half-move the game goes on; $count: how many were struck out;
# $struck: which.
protocol-walked-back =
    { $count ->
        [0] Решение: вернуться к позиции после полухода { $ply }; ничего не вычеркнуто.
       *[other] Решение: вернуться к позиции после полухода { $ply }; вычеркнуто: { $struck }.
    }

# The arbiter undid it. $moves: what stands again.
protocol-put-back = Решение: возврат отменён; снова стоят: { $moves }.

# Both clocks were read or set. $ply: after which half-move; $white, $black: times.
protocol-readings = Часы после полухода { $ply }: белые { $white }, чёрные { $black }.

# Time was charged. $white, $black: how much to each.
protocol-charged = Решение: начислено белым { $white }, чёрным { $black } (Кодекс II 6.19).

# Time was charged, besides what was charged before. $number: which charge of the game it is; $white, $black: how
# much to each.
protocol-charged-more = Решение, начисление { $number }: белым { $white }, чёрным { $black } (Кодекс II 6.19).

# A charge was taken back. $number: which; $white, $black: how much it had been.
protocol-charge-taken-back = Решение: начисление { $number } отменено, белые { $white }, чёрные { $black }.

# A decision in the arbiter's words. $reason: what he wrote.
protocol-decided = Решение: { $reason }

# A half-move that the rules forbid was seen; nobody was told. $ply: which; $move: what was played;
# $article: of the Kodeks.
protocol-irregular = Полуход { $ply }, { $move }: неправильный, { $article }; замечен, никому не сообщено.

# A half-move was struck out before it counted. $move: which; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] Исправлено: { $move }.
       *[taken-back] Взято назад: { $move }.
    }

# Where people sign.
protocol-signature = Судья: ____________________   Белые: ____________________   Чёрные: ____________________

# A draw was offered. $side: white or black; $ply: after which half-move; $admissible: yes, or why not.
protocol-offered =
    { $side ->
        [white] Белые предлагают ничью после полухода { $ply }{ protocol-offer-state }.
       *[black] Чёрные предлагают ничью после полухода { $ply }{ protocol-offer-state }.
    }

# Why it could not be offered, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , слишком рано; не передано (Кодекс II 5.1)
        [too-many-pieces] , при слишком многих шашках; не передано (Кодекс III 6)
        [repeated] , повторно до предложения соперника; не передано (Кодекс II 5.1)
        [not-after-move] , но не между ходом и нажатием часов; не передано (Кодекс II 5.1)
       *[yes] {""}
    }

# A draw offer was answered in words. $side: white or black; $answer: accepted or declined.
protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] Белые принимают ничью.
           *[black] Чёрные принимают ничью.
        }
       *[declined] { $side ->
            [white] Белые отклоняют ничью.
           *[black] Чёрные отклоняют ничью.
        }
    }

# The game is over. $result: as the Kodeks writes it; $cause: the article; $name: a
# comma and ending-name, or nothing.
protocol-ended = Партия окончена, { $result }{ $name } ({ $cause }).

# Why a game ended, as it is written. $cause: see the variants.
ending-name =
    { $cause ->
        [no-pieces] нет шашек
        [blocked] нет ходов
        [resignation] сдача партии
        [refusal] отказ соблюдать правила
        [time] просрочка времени
        [forfeit] неявка
        [sanction] санкция
        [agreement] соглашение сторон
        [repetition] троекратное повторение позиции
        [kings] ходы одними дамками
        [three-kings] три шашки против одной дамки
        [main-line] слабейшая сторона одна на главной дороге
        [main-line-taken] три дамки против одной, главная дорога занята
        [two-kings] не больше двух шашек против одной дамки
        [regulation] ничья по регламенту
        [short-of-time] мало времени при явном перевесе
        [both-flags] упали оба флажка
        [cannot-win] выиграть никто не может
       *[decision] решение судьи
    }

# A side says yes or no to the result. $by: white or black; $agrees: yes or no.
protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] Белые подтверждают результат.
           *[black] Чёрные подтверждают результат.
        }
       *[no] { $by ->
            [white] Белые не подтверждают результат.
           *[black] Чёрные не подтверждают результат.
        }
    }

# A claim. $side: white or black; $what: see claim-name; $ply: after which half-move.
protocol-claimed =
    { $side ->
        [white] Белые заявляют: { claim-name }, после полухода { $ply }.
       *[black] Чёрные заявляют: { claim-name }, после полухода { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Позиция: { $position }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
protocol-claim-occurred = Позиция встретилась: { $count }, после полуходов { $plies } (Кодекс I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Отсчёт: { ending-name }, ходов каждой стороны: { $made } из { $limit }.

# Under a claim: what the rules say. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Подтверждено записью ({ $article }).
        [proven-otherwise] По названному правилу не подтверждено, но подтверждено по другому ({ $article }).
        [arbiters-call] На усмотрение судьи ({ $article }).
        [must-capture] Недопустимо, заявившая сторона должна бить (Кодекс III 9.1).
       *[not-proven] Запись этого не подтверждает.
    }

# The arbiter ruled. $side: white or black, whose claim it was; $granted: yes or no.
protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Решение: заявление белых удовлетворено.
           *[black] Решение: заявление чёрных удовлетворено.
        }
       *[no] { $side ->
            [white] Решение: заявление белых отклонено.
           *[black] Решение: заявление чёрных отклонено.
        }
    }

# A sanction. $side: white or black; $sanction: see sanction-name; $why: in the arbiter's words.
protocol-sanctioned =
    { $side ->
        [white] Санкция белым: { sanction-name } (Кодекс II 2.5). { $why }
       *[black] Санкция чёрным: { sanction-name } (Кодекс II 2.5). { $why }
    }

# Which sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] замечание
        [warning] публичное предупреждение
        [loss] поражение в партии
       *[disqualification] дисквалификация
    }

# A complaint. $side: white or black; $ply: after which half-move; $why: what about; $late: yes where it is about
# the clock and came after the control.
protocol-complained =
    { $side ->
        [white] Жалоба белых после полухода { $ply }: { $why }{ protocol-complained-late }
       *[black] Жалоба чёрных после полухода { $ply }: { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[после контроля времени, Кодекс II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article;
# $name: a comma and why, or nothing.
protocol-result = Результат: { $result }, очки { $score }{ $name } ({ $cause }).

# At the end: half-moves that nobody stated. $plies: which.
protocol-gaps = Дописать в запись (Кодекс II 6.21), полуходы: { $plies }.

# Above the signatures: which sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Оригинал, для организатора (Кодекс II 3.7):
       *[copy] Копия, для игроков (Кодекс II 3.7):
    }

# Under a claim: both clocks then. $white, $black: what was left.
protocol-claim-clocks = Часы в момент заявления: белые { $white }, чёрные { $black }.

# At the end: what each side has used. $white, $black: times.
protocol-times-used = Расход времени (Кодекс II 6.21): белые { $white }, чёрные { $black }.

# A flag fell. $side: white or black; $moves: how many moves that side had made; $played: the time that both
# had used until then, to the millisecond.
protocol-flag =
    { $side ->
        [white] Упал флажок белых
       *[black] Упал флажок чёрных
    }, всего сыграно { $played }; сделано ходов: { $moves } (Кодекс II 6.12).

# A flag that fell is up again, because the arbiter took a charge back, set the times, or took the game back.
# $side: white or black.
protocol-flag-void =
    { $side ->
        [white] Флажок белых снова поднят
       *[black] Флажок чёрных снова поднят
    }: часы изменены, и прежнее его падение недействительно.

# The arbiter noted who is not there when the round begins, or has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } { $there ->
        [yes] на месте
       *[no] отсутствуют
    } (Кодекс II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Решение: неисправные часы заменены, время ведёт программа (Кодекс II 6.10).

# The computer slept, or its own clock was changed. $by: how much; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] Часы компьютера впереди отсчитанного времени на { $by }.
       *[behind] Часы компьютера позади отсчитанного времени на { $by }.
    }

# The program was away and took the game up again. $closed: had it ended as it should, yes or no; $side: whose clock ran,
# white, black or nobody; $known: yes, or no where the computer's own clock was changed; $lost: for how long nothing was
# written.
protocol-clock-gap =
    { $closed ->
        [yes] Программа была завершена
       *[no] Программа оборвалась
    } и запущена снова; { $side ->
        [white] шли часы белых
        [black] шли часы чёрных
       *[nobody] часы не шли
    }, { $known ->
        [yes] последняя запись была { $lost } назад.
       *[no] сколько, неизвестно.
    }

# Under it: one reading that was offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] как при последнем отсчёте
        [ran] как шли до последней записи
       *[charged] с временем после неё, начисленным стороне, чьи часы шли
    }: белые { $white }, чёрные { $black }.

# The clock was set going. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: whose
# clock runs; $white, $black: times left; $chosen: after a gap, which of the readings it goes on from as in
# desk-clock-offered, or none where the arbiter set others.
protocol-clock-set-going =
    { $because ->
        [round-begins] Тур начинается (Кодекс II 4.4)
        [after-gap] После этого игра идёт дальше
        [after-call] После вызова или заявления игра идёт дальше
       *[stood] Часы, которые стояли, пущены
    }: { $side ->
        [white] идут часы белых
       *[black] идут часы чёрных
    }, белые { $white }, чёрные { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] как при последнем отсчёте
            [ran] как шли до последней записи
            [charged] с временем после неё, начисленным стороне, чьи часы шли
           *[none] как установлено судьёй
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: is the time shared, yes or no.
protocol-completion-due =
    { $shared ->
        [yes] Полуходы, которые нужно дописать после цейтнота: { $missing }; время делится поровну (Кодекс II 6.15).
       *[no] Полуходы, которые нужно дописать после цейтнота: { $missing } (Кодекс II 6.14).
    }

# They are complete. $time: how long it took.
protocol-completion-ended = Запись снова полная; на это ушло { $time }.

# The game was taken up again although its record was not whole. $count: how many half-moves could be read; $lost: what was
# wrong: log-missing, log-damaged, log-strange or unread.
protocol-not-whole =
    При возобновлении из записи удалось прочесть только полуходов: { $count }; { $lost ->
        [log-missing] не было последней части, файла с окончанием -wal
        [log-damaged] последняя часть, файл с окончанием -wal, была повреждена и отложена
        [log-strange] рядом лежал чужой файл с окончанием -wal, он отложен
       *[unread] часть записи не удалось понять
    }. Об этом был задан вопрос, и партия продолжалась.

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Ходы:
