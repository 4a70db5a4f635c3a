### What the arbiter's desk is shown on its screen. Not spoken; half-moves stand as records write them.

# When the arbiter's words open: a half-move that the rules forbid and that the opponent may still object
# to. $ply: which half-move; $article: of the Kodeks.
desk-irregular = Полуход { $ply } неправильный, { $article }; замечен, решать сопернику: требовать исправления или оставить.

# When the arbiter's words open: a board that differs from the record. $board as in board-name.
desk-board-differs = Расхождение: { board-name } не совпадает с записью; это Кодекс VIII 3.1, прежде всего из I 5.4.

# When the arbiter's words open: the other side repeated a half-move otherwise. $ply: which half-move.
desk-repeated-otherwise = Полуход { $ply } другая сторона повторила иначе; это Кодекс VIII 3.1, прежде всего из I 5.4.

# When the arbiter's words open: words and half-move differ. $ply: which half-move; $said: what was announced.
desk-announced-otherwise = Полуход { $ply } объявлен как { $said }; вовремя не исправлено.

# When the arbiter's words open: a demand. $ply: which half-move; $by: white or black.
desk-demanded =
    { $by ->
        [white] Белые требуют исправить полуход { $ply }.
       *[black] Чёрные требуют исправить полуход { $ply }.
    }

# When the arbiter's words open: the second man on a new king is missing. $ply: which half-move.
desk-crown-missing = Полуход { $ply }: на дамке не хватает второй шашки.

# When the arbiter's words open: a draw offer waits for its answer. $ply: after which half-move; $by: white or
# black.
desk-draw-offered =
    { $by ->
        [white] Белые предложили ничью после полухода { $ply }; ответа ещё нет.
       *[black] Чёрные предложили ничью после полухода { $ply }; ответа ещё нет.
    }

# How many slips of one side were put right. $side: white or black; $count: how many.
desk-slip-count =
    { $side ->
        [white] Оговорок, исправленных белыми: { $count }.
       *[black] Оговорок, исправленных чёрными: { $count }.
    }

# One slip. $ply: in which half-move; $side: white or black; $was: as it was written first; $is: as it
# stands; $after: after how many milliseconds.
desk-slip =
    { $side ->
        [white] Полуход { $ply }, белые: сначала { $was }, потом { $is }, через { $after } мс.
       *[black] Полуход { $ply }, чёрные: сначала { $was }, потом { $is }, через { $after } мс.
    }

# After the list of slips: what the rules offer, none of it chosen or proposed.
desk-sanctions = Не слишком ли их много, оценивает судья (Кодекс VIII 3.2). Санкции по II 2.5: замечание, публичное предупреждение, поражение, дисквалификация; ни одна не выбрана. Решение записывает слово решить.

# The list of slips is empty.
desk-no-slips = Исправленных оговорок нет.

# The arbiter read in one side's record. $side: white or black; $stated: half-moves it states;
# $unreadable: lines nobody can read.
desk-sheet-read =
    { $side ->
        [white] Запись белых введена: полуходов { $stated }, неразборчивых { $unreadable }.
       *[black] Запись чёрных введена: полуходов { $stated }, неразборчивых { $unreadable }.
    }

# The program's record is read out from here. $side: white or black, whose sheet the arbiter follows.
desk-follow =
    { $side ->
        [white] Следите по записи белых: да, нет, неразборчиво или ход, который там стоит; назад; готово заканчивает.
       *[black] Следите по записи чёрных: да, нет, неразборчиво или ход, который там стоит; назад; готово заканчивает.
    }

# One half-move of the program's record, to be found on the sheet. $ply: which; $side: white or black;
# $move: as records write it.
desk-read-out =
    { $side ->
        [white] Полуход { $ply }, белые: { $move }?
       *[black] Полуход { $ply }, чёрные: { $move }?
    }

# Where every sensor board agreed with the record last. $ply: after which half-move.
desk-rest = В последний раз все доски совпадали с записью после полухода { $ply }.

# The game was taken back. $ply: after which half-move it goes on; $count: how many were struck out;
# $struck: which.
desk-walked-back =
    { $count ->
        [0] Партия стоит после полухода { $ply }; ничего не вычеркнуто.
       *[other] Партия стоит после полухода { $ply }; вычеркнуто и сохранено в записи: { $struck }.
    }

# What the last walk-back struck out stands again. $count: how many half-moves.
desk-put-back = Восстановлено полуходов: { $count }.

# The half-move the arbiter named does not exist. $plies: how many there are.
desk-no-such-half-move = Полуходов всего: { $plies }; назовите один из них.

# Walk-back without a number, and nothing was compared before.
desk-nothing-proposed = Предложения ещё нет; сначала сверьте записи или назовите полуход.

# There is no walk-back to be undone.
desk-nothing-to-put-back = Нет возврата, который можно отменить.

# Both clocks as proposed. $white, $black: readings.
desk-clocks = Часы: белые { $white }, чёрные { $black }.

# Under it: what each side has used of what it was given. $white, $black: times.
desk-clocks-used = Израсходовано: белые { $white }, чёрные { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: how much.
desk-charged =
    { $side ->
        [white] Начислено белым: { $time }.
       *[black] Начислено чёрным: { $time }.
    }

# A charge was made. $number: its number in the game; $white, $black: how much to each. The words to type are
# command-charge and command-back.
desk-charge = Начисление { $number }: белые { $white }, чёрные { $black }. Начисления складываются; начислить назад { $number } отменяет это.

# A charge was taken back. $number: its number; $white, $black: how much it had been.
desk-charge-taken-back = Начисление { $number } отменено: белые { $white }, чёрные { $black }.

# There is no such charge, or it was taken back already.
desk-no-such-charge = Нет такого начисления, которое можно отменить.

# A charge cannot be taken back, because the times were set after it was made, with it in them. $number: its
# number. The word that changes the times is command-set.
desk-charge-is-set = Начисление { $number } входит в показания, установленные после него, и не отменяется: показания меняет «установить».

# Times were typed as bare numbers, which mean seconds. $seconds: what they would be, as clocks show them;
# $minutes: how the same numbers of minutes are typed. The answer is yes or no.
desk-ask-seconds = В секундах, { $seconds }? Ответьте да или нет. Минуты пишутся { $minutes }.

# A side's quota is open. $side: white or black; $moves: how many moves it has to make before its control.
desk-quota =
    { $side ->
        [white] Белые, ходов до контроля: { $moves }.
       *[black] Чёрные, ходов до контроля: { $moves }.
    }

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] Белые в цейтноте (Кодекс II 6.13) и не обязаны записывать (II 6.14).
       *[black] Чёрные в цейтноте (Кодекс II 6.13) и не обязаны записывать (II 6.14).
    }

# The computer slept or its own clock was put forward while the game's clock ran. $lost: by how much, as clocks show
# it; what is said is of that moment.
desk-clock-gap = Компьютер спал { $lost } или его часы перевели вперёд, а часы партии шли. Часы партии пошли дальше без этого времени.

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = В тот момент без него: белые { $white }, чёрные { $black }; так и посчитано.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = С этим временем, начисленным стороне, чьи часы шли: белые { $white }, чёрные { $black }; для этого есть начислить.

# The program was away while a clock ran. $side: white or black, whose; $known: yes, or no where the computer's own clock
# was changed; $lost: for how long nothing was written.
desk-clock-away =
    Программа не работала, а шли часы { $side ->
        [white] белых
       *[black] чёрных
    }; { $known ->
        [yes] последняя запись сделана { $lost } назад.
       *[no] сколько, неизвестно: часы компьютера перевели.
    }

# One reading from which the clock may go on. $number: what it is called by; $what: read, as something was done with the
# clock last; ran, as it had run when anything was written last; charged, with the time since; $white, $black: times.
desk-clock-offered =
    { $number }, { $what ->
        [read] как при последнем отсчёте
        [ran] как шли до последней записи
       *[charged] с временем после неё, начисленным стороне, чьи часы шли
    }: белые { $white }, чёрные { $black }.

# Under them. The word is command-set, its number stands before each of them.
desk-clock-choose = установить и номер берёт один из них: установить 1. Потом продолжить; без выбора часы пойдут так, как стоят.

# The computer's own clock was put back; the game's time is measured apart from it. $by: how far.
desk-clock-put-back = Часы компьютера переведены назад на { $by }; время партии измеряется отдельно и шло дальше.

# The clock device and the program's own count are apart. $white, $black: what the device shows.
desk-clocks-disagree = Устройство часов показывает: белые { $white }, чёрные { $black }; это и действует, если не установить иначе.

# After it: what the program counted. $white, $black: as clocks show them.
desk-clock-counted = Программа насчитала: белые { $white }, чёрные { $black }.

# The clock device did not do what it was told. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] В нынешнем режиме часы установить нельзя; включите режим работы с компьютером или установите время вручную.
        [unable] Часы этого не умеют; сделайте это вручную на часах.
        [no-answer] Часы не ответили на команду; проверьте, что они показывают.
       *[untold] Часы отказались выполнить команду; проверьте, что они показывают.
    }

# The clock device told something that cannot be; it was not believed. $what: grew, fell or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] Часы показывают белым больше времени, чем может быть; проверьте часы.
           *[black] Часы показывают чёрным больше времени, чем может быть; проверьте часы.
        }
        [fell] { $side ->
            [white] Часы вдруг показывают белым намного меньше времени; это принимается, только если так пойдёт дальше. Проверьте часы.
           *[black] Часы вдруг показывают чёрным намного меньше времени; это принимается, только если так пойдёт дальше. Проверьте часы.
        }
       *[no-times] Часы не показывают разборчивого времени; проверьте часы.
    }

# After time trouble the record is to be completed. $missing: half-moves that were pressed for and are not
# recorded; $shared: yes where both were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] Полуходы, которые нужно дописать после цейтнота: { $missing }; в цейтноте были обе стороны, время делится поровну (Кодекс II 6.15). Пошли пятнадцать минут.
       *[no] Полуходы, которые нужно дописать после цейтнота: { $missing }, в своё время игрока (Кодекс II 6.14). Пошли пятнадцать минут.
    }

# The fifteen minutes are over. $missing: half-moves still missing.
desk-completion-too-long = Пятнадцать минут прошли, не хватает полуходов: { $missing }; остальное можно дописать после партии (Кодекс II 6.14, 6.21).

# The clock was pressed, no half-move came into the record, and nobody was in time trouble. $side: white or black, who
# pressed; $ply: the number of the half-move that is missing.
desk-pressed-without =
    { $side ->
        [white] Часы переключены белыми,
       *[black] Часы переключены чёрными,
    } а полухода { $ply } в записи нет. Цейтнота не было; сравните доски и записи (Кодекс VIII 3.1).

# A flag fell. $side: white or black; $moves: how many moves that side had made.
desk-flag =
    { $side ->
        [white] Упал флажок белых, сделано ходов: { $moves }.
       *[black] Упал флажок чёрных, сделано ходов: { $moves }.
    }

# After it, where the other flag fell before. $side: whose fell first.
desk-flag-first =
    { $side ->
        [white] Первым упал флажок белых.
       *[black] Первым упал флажок чёрных.
    }

# The arbiter's decision is written down.
desk-decided = Решение записано.

# What the arbiter just did could not be written down; it is written once the disk is back.
desk-not-recorded = Этого ещё нет в записи: диск не отвечает. Запишите это на бумаге.

# What followed the arbiter's word cannot be understood. $word: chosen by the program.
desk-write-it-so =
    { $word ->
        [compare] Напишите сверить или сверить белые и что стоит в их записи: сверить белые 1. 32-28 19-23.
        [sheet] Ответьте да, нет, неразборчиво или введите ход, который стоит на бланке.
        [set] Напишите установить и оба времени, сначала белых: установить 1:18:40 1:19:05; после более раннего полухода: установить 6 1:18:40 1:19:05.
        [charge] Напишите начислить, белым, чёрным или обе, и сколько: начислить чёрным 3:20. начислить назад отменяет последнее начисление.
        [replace] Напишите заменить, если время ведут отдельные часы и они неисправны; дальше его ведёт программа, а установить исправит его.
        [arrived] Напишите пришли или отсутствуют и белые, чёрные или обе: пришли белые.
        [walk-back] Напишите вернуть или вернуть и полуход: вернуть 6.
        [appoint] Напишите назначить и имя, а если обе стороны незрячие, то и чей: назначить Ян Новак для чёрных. Ассистент бывает только у незрячего игрока.
        [sanction] Напишите санкция, белые или чёрные, какая (замечание, предупреждение, поражение, дисквалификация) и за что: санкция белые замечание разговоры.
        [complaint] Напишите жалоба, белые или чёрные, часы, если она о часах, и на что: жалоба белые часы стояли.
        [sanction-first] Для поражения по санкции сначала нужна сама санкция с причиной: санкция белые поражение и за что.
        [no-advantage] С преимуществом бывает только ничья (1+1- или 1-1+), на 100 полях и там, где соревнование такие ничьи различает (Кодекс I 6.5).
        [not-proven] Запись этого заявления не подтверждает. Отказать или решить, указав результат и причину.
        [no-such-score] Это не результат, и ничего не решено. Результаты: 2-0, 1-1, 0-2 и с обозначением (1+1-). Любое другое решение начинается со слова.
        [absent-too-late] Ход уже сделан, и неявку записать нельзя (Кодекс II 4.5).
        [not-absent] За этой стороной неявка не записана.
       *[decide] Напишите решить и что решено и почему; или решить, результат и причину: решить 2-0 время.
    }

# When a claim waits: who claims what. $side: white or black; $what: see claim-name; $ply: after which
# half-move.
desk-claim =
    { $side ->
        [white] Белые заявляют: { claim-name }, после полухода { $ply }.
       *[black] Чёрные заявляют: { claim-name }, после полухода { $ply }.
    }

# What is claimed, inside other sentences. $what: see the variants.
claim-name =
    { $what ->
        [repetition] ничья повторением позиции (Кодекс I 6.1)
        [kings] ничья при ходах одними дамками (Кодекс I 6.2)
        [three-kings] ничья в окончании с одной дамкой (Кодекс I 6.3, 6.4)
        [regulation] ничья по регламенту (Кодекс III 9)
        [flag] просрочка времени (Кодекс II 6.12)
       *[draw] ничья
    }

# Under a claim: whose time it was made on, and whether the record was complete. $own: yes or no; $gaps: how
# many half-moves nobody stated.
desk-claim-when =
    { $own ->
        [yes] Сделано при своём ходе; полуходов, никем не указанных: { $gaps }.
       *[no] Сделано при ходе соперника; полуходов, никем не указанных: { $gaps }.
    }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
desk-claim-occurred = Одна и та же позиция при той же очереди хода, сколько раз: { $count }, после полуходов { $plies }; три дают ничью (Кодекс I 6.1).

# Under a claim: a count that runs. $cause: which, see ending-name; $made, $limit: moves of each side;
# $article: of the Kodeks.
desk-claim-count = Отсчёт: { ending-name }, ходов каждой стороны: { $made } из { $limit } ({ $article }).

# Under a claim: what stands on the board. Men, kings, and their worth, a king counting two.
desk-claim-material = На доске: белые, простых { $white-men }, дамок { $white-kings }, стоимость { $white }; чёрные, простых { $black-men }, дамок { $black-kings }, стоимость { $black }.

# Under a claim: the rules propose a result. $result: as tables write it; $cause: see ending-name; $article:
# of the Kodeks.
desk-claim-proven = Предложение: { $result }, { ending-name } ({ $article }). Удовлетворить или отказать.

# The same where the rule that the player named does not prove it, but another does. $result, $cause, $article: as
# above.
desk-claim-proven-otherwise = По названному правилу не подтверждено, но подтверждено по другому. Предложение: { $result }, { ending-name } ({ $article }). Удовлетворить или отказать.

# A claim in a blind game at a tempo of its own. $holds: does the event play by Kodeks III 9.1 there, yes or no.
desk-claim-other-tempo =
    { $holds ->
        [yes] Контроль не из II 6.1 и 6.2: в соревновании действует III 9.1 (Кодекс VIII 5.2).
       *[no] Контроль не из II 6.1 и 6.2: в соревновании не действует III 9.1 (Кодекс VIII 5.2).
    }

# Under a claim: the record does not prove it.
desk-claim-not-proven = Запись этого не подтверждает. Отказать или решить, указав результат и причину.

# Under a claim: the claimant has a capture to make.
desk-claim-must-capture = Недопустимо: заявившая сторона должна бить (Кодекс III 9.1). Отказать.

# Under a claim: no rule can tell. $cause: see ending-name; $article: of the Kodeks.
desk-claim-arbiters-call = На усмотрение судьи: { ending-name } ({ $article }). Удовлетворить или отказать.

# Grant or refuse, and no claim waits.
desk-no-claim = Ни одно заявление не ждёт.

# Before a result is declared. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-ask-result = Этим партия заканчивается: { $result }, { ending-name } ({ $article }), да или нет?

# The arbiter said no to that.
desk-not-declared = Ничего не объявлено.

# He said yes. $result, $cause, $article as before.
desk-declared = Объявлено: { $result }, { ending-name } ({ $article }).

# A result without a cause that fits. $causes: those that fit, separated by commas.
desk-cause-wanted = После результата напишите причину, одну из: { $causes }.

# A complaint about the clock after the control.
desk-too-late-for-the-clock = Отмечено как поданное после контроля: жалобы на часы или флажок подаются до него (Кодекс II 6.11).

# Under a claim: both clocks as they stood when it was made. $white, $black: what was left.
desk-claim-clocks = Часы в момент заявления: белые { $white }, чёрные { $black }.

# Under a claim: a flag that had fallen then. $side: white or black.
desk-claim-flag =
    { $side ->
        [white] Флажок белых тогда уже упал.
       *[black] Флажок чёрных тогда уже упал.
    }

# What fallen flags propose. $result: as tables write it; $cause: see ending-name; $article: of the Kodeks.
desk-flag-proposal = Предложение по флажкам: { $result }, { ending-name } ({ $article }). Объявляется словом решить, с результатом и причиной.

# Somebody is later than the event allows. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-too-late = Опоздание больше допустимого. Предложение: { $result }, { ending-name } ({ $article }). Объявляется словом решить, с результатом и причиной.

# Somebody wished to be forgotten: it was done. $file: the record.
forget-done = { $file }: имена и отметка об инвалидности удалены; партия остаётся.

# The same: what is not taken out of the record.
forget-typed = Слова, набранные во время партии, остаются, как и решения словами судьи.

# The same: a file beside the record that is still there. $file: its path.
forget-elsewhere = Не входит в запись и может ещё содержать имена: { $file }

# The same: what the program cannot know.
forget-copies = О копиях записи и о перенесённых расшифровках и звуке здесь ничего не известно.

# What the clock does while somebody is absent. $clock: white or black (whose clock runs), waits (none yet), white-next
# or black-next (both stand; whose runs when play goes on), none (there is no clock).
desk-presence-clock =
    { $clock ->
        [white] {" "}Идут часы белых.
        [black] {" "}Идут часы чёрных.
        [waits] {" "}Часы ещё не идут; они пойдут с началом тура.
        [white-next] {" "}Часы обоих стоят; когда игра продолжится, пойдут часы белых.
        [black-next] {" "}Часы обоих стоят; когда игра продолжится, пойдут часы чёрных.
       *[none] {""}
    }

# Who is noted absent. $who: white, black, both or nobody; $clock: as above.
desk-presence =
    { $who ->
        [white] Записана неявка: белые.{ desk-presence-clock }
        [black] Записана неявка: чёрные.{ desk-presence-clock }
        [both] Записана неявка: белые и чёрные.{ desk-presence-clock }
       *[nobody] Ничья неявка не записана.{ desk-presence-clock }
    }

# The arbiter lets play go on where nothing stands still. $why: over, running or no-clock; $side: whose clock runs,
# white or black.
desk-nothing-stopped =
    { $why ->
        [over] Ничего не было остановлено: партия окончена.
        [running] { $side ->
            [white] Ничего не было остановлено: идут часы белых.
           *[black] Ничего не было остановлено: идут часы чёрных.
        }
       *[no-clock] Ничего не было остановлено: игра идёт, а часы программа не ведёт.
    }

# A yes or no that answers nothing.
desk-nothing-asked = Ни о чём не спрашивали; ничего не записано.

# The arbiter stops play that stands still.
desk-already-stopped = Игра уже остановлена; её продолжает слово продолжить.

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
desk-whose-answer = Чей это ответ? Пока слова судьи открыты, он считается с названием стороны: белые: да, чёрные: нет. Ничего не записано.

# A row of the list of time controls, read and not heard. $name: as it is typed; $control: as it is written; $tempo: blitz,
# rapid or classical; $minutes: for the first sixty moves; $old: is it one of older rules, yes or no.
clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } прежний
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

# One word for a tempo. $tempo: see clocks-row.
clocks-tempo =
    { $tempo ->
        [blitz] блиц
        [rapid] быстрая
       *[classical] классика
    }
