protocol-title = Протокол { -arbiter(case: "gen") }

protocol-rehearsal = Репетиция, неофициальная

protocol-mode =
    { $mode ->
        [official] Официальная партия.
        [rehearsal] Репетиция, неофициальная: это не протокол партии.
       *[training] Тренировка: протокол неофициальный.
    }

protocol-consent = Согласие на устройство (Кодекс II 2.4.10): { $consent }

protocol-consent-to = Согласие (Кодекс II 2.4.10), { $function }: { $consent }

protocol-program = Согласие на эту программу: { $program }

protocol-event = Соревнование: { $name }

protocol-round = Тур: { $name }

protocol-time = Контроль времени: { $time }

protocol-settings = Настройки:

protocol-setting = - { $setting }

protocol-settings-unread = Настройки в том виде, как сохранены: { $settings }

protocol-rules = Правила: { $rules }

protocol-players = Белые: { $white }. Чёрные: { $black }.

protocol-start = Начало: { $start }

protocol-line = { $time } UTC  { $what }

protocol-by-arbiter =
    { $code ->
        [chief] Главный { -arbiter }: { $what }
       *[round] { CAPITAL(-arbiter) } тура { $number }: { $what }
    }

protocol-by-named =
    { $code ->
        [chief] Главный { -arbiter } ({ $name }): { $what }
       *[round] { CAPITAL(-arbiter) } тура { $number } ({ $name }): { $what }
    }

protocol-nothing = Ничего, что относилось бы к протоколу, не произошло.

protocol-prepared = До начала, { $question } { $answer ->
        [yes] Да.
        [no] Нет.
        [braille] Брайлем.
        [print] Плоским шрифтом.
        [dictaphone] На диктофон.
        [sensed] Да, по показанию { -board(case: "gen") }.
       *[confirmed] Подтверждено { -arbiter(case: "ins") }.
    }

protocol-appointed =
    { $side ->
        [white] Назначен { -assistant } белых (Кодекс VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}только для записи (Кодекс II 6.3)
               *[no] {""}
            }.
       *[black] Назначен { -assistant } чёрных (Кодекс VIII 4.2): { $name }{ $alone ->
                [yes] {"; "}только для записи (Кодекс II 6.3)
               *[no] {""}
            }.
    }

protocol-called =
    { $by ->
        [white] Белые вызвали { -arbiter(case: "acc") }.
        [black] Чёрные вызвали { -arbiter(case: "acc") }.
       *[nobody] Вызван { -arbiter }.
    }

protocol-arbiter =
    { $state ->
        [opened] { CAPITAL(-arbiter) } за работой.
        [refused] Введён неверный код { -arbiter(case: "gen") }.
       *[closed] Судейская работа закончена.
    }

protocol-round-arbiter =
    { $state ->
        [opened] { CAPITAL(-arbiter) } тура { $number } за работой.
       *[closed] { CAPITAL(-arbiter) } тура { $number } закончил работу.
    }

protocol-times-told =
    { $side ->
        [white] По просьбе сообщено белым при их ходе (Кодекс VIII 5.1): { answer-used }сделано ходов: белые { $whites }, чёрные { $blacks }.
       *[black] По просьбе сообщено чёрным при их ходе (Кодекс VIII 5.1): { answer-used }сделано ходов: белые { $whites }, чёрные { $blacks }.
    }

protocol-handed-over = Стол передан: { $name }.

protocol-arbiter-named =
    { $code ->
        [chief] Главный { -arbiter }: { $name }.
       *[round] { CAPITAL(-arbiter) } тура { $number }: { $name }.
    }

protocol-responsible = Кто отвечал за стол:

protocol-responsible-first =
    { $code ->
        [chief] {"  "}до { $until }: { -arbiter }
       *[round] {"  "}до { $until }: { -arbiter } тура { $number }
    }

protocol-responsible-first-named = {"  "}до { $until }: { $name }

protocol-responsible-for = {"  "}с { $from } до { $until }: { $name }

protocol-responsible-from = {"  "}с { $from }: { $name }

protocol-demanded =
    { $by ->
        [white] Белые требуют по Кодексу I 5.4 исправить { $move }.
       *[black] Чёрные требуют по Кодексу I 5.4 исправить { $move }.
    }

protocol-demanded-while-differing = Сначала решить (Кодекс VIII 3.1): { board-name } расходится с записью.

protocol-demanded-after-parting = Сначала решить (Кодекс VIII 3.1): { $move } повторено иначе.

protocol-let-stand =
    { $by ->
        [white] Белые оставляют { $move } (Кодекс I 5.4).
       *[black] Чёрные оставляют { $move } (Кодекс I 5.4).
    }

protocol-accepted =
    { $by ->
        [next-half-move] { $move } принято следующим ходом соперника (Кодекс I 5.7).
       *[let-stand] { $move } принято, соперник оставляет этот ход (Кодекс I 5.4).
    }

protocol-slip =
    { $side ->
        [white] Оговорка белых в { -half-move(case: "loc") } { $ply }: { $was }, исправлено на { $is } через { $time }.
       *[black] Оговорка чёрных в { -half-move(case: "loc") } { $ply }: { $was }, исправлено на { $is } через { $time }.
    }

protocol-discrepancy = Объявлено { $said }, сделано { $done }; вовремя не исправлено.

protocol-hand = Рука на пути к { $move }: { $article }, поля { $squares }; замечено, никому не сообщено.

protocol-men-off = { CAPITAL(-half-move) } { $ply }, { $move }, показывает, что на { $squares } ничего не стоит, как приняла другая сторона (Кодекс I 5.7); замечено, никому не сообщено.

protocol-crown-missing = После { $move } на { -king(case: "loc") } не было второй шашки, когда игра пошла дальше (Кодекс I 3.5, 3.6); не сообщено.

protocol-stopped = Остановлены { -clock } обеих сторон (Кодекс IV 2.12).

protocol-resumed = Игра идёт дальше; перерыв длился { $time }.

protocol-board-differed = Расхождение, { board-name }: стоит { $shown }; снять: { $remove }; поставить: { $put }.

protocol-board-agreed = Совпадает с записью: { board-name }.

protocol-sensor-switched =
    { $on ->
        [yes] Датчик поля { $square } снова включён { board-where }.
       *[no] Датчик поля { $square } выключен { board-where }: пока он не включён, поле не видно, а { -half-move(number: "plural") } на нём вводят или объявляют.
    }

protocol-sensor-proposed = Игра { board-where } шла при невидимой шашке на { $square }: предложено выключить этот датчик.

protocol-man-decided =
    { $there ->
        [yes] Шашка на { $square } стоит, хотя её не было на { -board(case: "loc") }, когда другая сторона играла дальше (Кодекс I 5.7).
       *[no] Шашки на { $square } нет: другая сторона приняла это, играя дальше (Кодекс I 5.7).
    }

protocol-difference-asked = Репетиция: попросили о расхождении.

protocol-difference-made =
    { $mishap ->
        [falls] Репетиция: с { -board(case: "gen") } { $side ->
            [white] белых
           *[black] чёрных
        } упала шашка.
        [carried-elsewhere] Репетиция: на { -board(case: "loc") } { $side ->
            [white] белых
           *[black] чёрных
        } вместо этого сделано { $move }.
        [written-otherwise] Репетиция: { $side ->
            [white] белые
           *[black] чёрные
        } вместо этого сделали и записали { $move }.
        [pushed] Репетиция: на { -board(case: "loc") } { $side ->
            [white] белых
           *[black] чёрных
        } сдвинуты две шашки.
       *[left-standing] Репетиция: на { -board(case: "loc") } { $side ->
            [white] белых
           *[black] чёрных
        } осталась взятая шашка.
    }

protocol-sensors-switched =
    { $on ->
        [yes] Датчики снова включены { board-where }.
       *[no] Датчики выключены { board-where }: пока они не включены, { -half-move(number: "plural") } вводят или объявляют.
    }

protocol-board-asked = Ещё не совпала с записью, { board-name }: стояло { $shown }; спрошено, так ли это.

protocol-board-answered =
    { $answer ->
         [yes] На вопрос о { $shown } ответили: да.
         [no] На вопрос о { $shown } ответили: нет.
         [press] Вопрос о { $shown } решён нажатием { -clock(case: "gen") }.
         [next-half-move] Вопрос о { $shown } решён следующим { -half-move(case: "ins") }.
        *[changed] Вопрос о { $shown } отпал: раньше изменилась { -board } или запись.
    }

protocol-sheet =
    { $side ->
        [white] Запись белых, как введена: { $written }
       *[black] Запись чёрных, как введена: { $written }
    }

protocol-compared =
    { $counted ->
        [yes] Сверка записей (Кодекс VIII 3.1): случай { $case }, совпадающих { -half-move(number: "plural", case: "gen") } { $agreed }, предложено играть дальше после { -half-move(case: "gen") } { $ply }.
       *[no] Сверка записей (Кодекс VIII 3.1): случай { $case }, совпадающих { -half-move(number: "plural", case: "gen") } { $agreed }.
    }

protocol-why = Основание: { $why }.

protocol-column =
    { $side ->
        [white] Запись белых
       *[black] Запись чёрных
    }

protocol-walked-back =
    { $count ->
        [0] Решение: вернуться к позиции после { -half-move(case: "gen") } { $ply }; ничего не вычеркнуто.
       *[other] Решение: вернуться к позиции после { -half-move(case: "gen") } { $ply }; вычеркнуто: { $struck }.
    }

protocol-put-back = Решение: возврат отменён; снова стоят: { $moves }.

protocol-readings = { CAPITAL(-clock) } после { -half-move(case: "gen") } { $ply }: белые { $white }, чёрные { $black }.

protocol-charged = Решение: начислено белым { $white }, чёрным { $black } (Кодекс II 6.19).

protocol-charged-more = Решение, начисление { $number }: белым { $white }, чёрным { $black } (Кодекс II 6.19).

protocol-charge-taken-back = Решение: начисление { $number } отменено, белые { $white }, чёрные { $black }.

protocol-press-taken-back =
    { $side ->
        [white] Решение: переключение белых, ждавшее { -half-move(case: "gen") }, отменено.
       *[black] Решение: переключение чёрных, ждавшее { -half-move(case: "gen") }, отменено.
    }

protocol-hand-over-stop = { CAPITAL(-half-move) } { $move } начат за { $began } мс до остановки и закончен через { $ended } мс после неё.

protocol-decided = Решение: { $reason }

protocol-irregular = { CAPITAL(-half-move) } { $ply }, { $move }: неправильный, { $article }; замечен, никому не сообщено.

protocol-struck =
    { $because ->
        [corrected] Исправлено: { $move }.
       *[taken-back] Взято назад: { $move }.
    }

protocol-signature = { CAPITAL(-arbiter) }: ____________________   Белые: ____________________   Чёрные: ____________________

protocol-offered =
    { $side ->
        [white] Белые предлагают ничью после { -half-move(case: "gen") } { $ply }{ protocol-offer-state }.
       *[black] Чёрные предлагают ничью после { -half-move(case: "gen") } { $ply }{ protocol-offer-state }.
    }

protocol-offer-state =
    { $admissible ->
        [too-early] , слишком рано; не передано (Кодекс II 5.1)
        [too-many-pieces] , при слишком многих шашках; не передано (Кодекс III 6)
        [repeated] , повторно до предложения соперника; не передано (Кодекс II 5.1)
        [not-after-move] , но не между ходом и нажатием { -clock(case: "gen") }; не передано (Кодекс II 5.1)
       *[yes] {""}
    }

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

protocol-ended = Партия окончена, { $result }{ $name } ({ $cause }).

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
        [kings] ходы одними { -king(number: "plural", case: "ins") }
        [three-kings] три шашки против одной { -king(case: "gen") }
        [main-line] слабейшая сторона одна на главной дороге
        [main-line-taken] три { -king(case: "gen") } против одной, главная дорога занята
        [two-kings] не больше двух шашек против одной { -king(case: "gen") }
        [regulation] ничья по регламенту
        [short-of-time] мало времени при явном перевесе
        [both-flags] упали оба флажка
        [cannot-win] выиграть никто не может
       *[decision] решение { -arbiter(case: "gen") }
    }

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

protocol-claimed =
    { $side ->
        [white] Белые заявляют: { claim-name }, после { -half-move(case: "gen") } { $ply }.
       *[black] Чёрные заявляют: { claim-name }, после { -half-move(case: "gen") } { $ply }.
    }

protocol-claim-position = Позиция: { $position }

protocol-claim-occurred = Позиция встретилась: { $count }, после { -half-move(number: "plural", case: "gen") } { $plies } (Кодекс I 6.1).

protocol-claim-count = Отсчёт: { ending-name }, ходов каждой стороны: { $made } из { $limit }.

protocol-claim-finding =
    { $finding ->
        [proven] Подтверждено записью ({ $article }).
        [proven-otherwise] По названному правилу не подтверждено, но подтверждено по другому ({ $article }).
        [arbiters-call] На усмотрение { -arbiter(case: "gen") } ({ $article }).
        [must-capture] Недопустимо, заявившая сторона должна бить (Кодекс III 9.1).
        [quick-games-only] Недопустимо, это право быстрых партий без добавки времени (Кодекс III 9.2), а эта не такая.
       *[not-proven] Запись этого не подтверждает.
    }

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

protocol-claim-voided =
    { $side ->
        [white] Заявление белых недействительно: партия возвращена до него.
       *[black] Заявление чёрных недействительно: партия возвращена до него.
    }

protocol-sanctioned =
    { $side ->
        [white] Санкция белым: { sanction-name } (Кодекс II 2.5). { $why }
       *[black] Санкция чёрным: { sanction-name } (Кодекс II 2.5). { $why }
    }

sanction-name =
    { $sanction ->
        [reprimand] замечание
        [warning] публичное предупреждение
        [loss] поражение в партии
       *[disqualification] дисквалификация
    }

protocol-complained =
    { $side ->
        [white] Жалоба белых после { -half-move(case: "gen") } { $ply }: { $why }{ protocol-complained-late }
       *[black] Жалоба чёрных после { -half-move(case: "gen") } { $ply }: { $why }{ protocol-complained-late }
    }

protocol-complained-late =
    { $late ->
        [yes] {" "}[после контроля времени, Кодекс II 6.11]
       *[no] {""}
    }

protocol-result = Результат: { $result }, очки { $score }{ $name } ({ $cause }).

protocol-gaps = Дописать в запись (Кодекс II 6.21), { -half-move(number: "plural") }: { $plies }.

protocol-copy =
    { $copy ->
        [original] Оригинал, для организатора (Кодекс II 3.7):
       *[copy] Копия, для игроков (Кодекс II 3.7):
    }

protocol-claim-clocks = { CAPITAL(-clock) } в момент заявления: белые { $white }, чёрные { $black }.

protocol-times-used = Расход времени (Кодекс II 6.21): белые { $white }, чёрные { $black }.

protocol-flag =
    { $side ->
        [white] Упал флажок белых
       *[black] Упал флажок чёрных
    }, всего сыграно { $played }; сделано ходов: { $moves } (Кодекс II 6.12).

protocol-flag-void =
    { $side ->
        [white] Флажок белых снова поднят
       *[black] Флажок чёрных снова поднят
    }: { -clock } изменены, и прежнее его падение недействительно.

protocol-presence =
    { $side ->
        [white] Белые
       *[black] Чёрные
    } { $there ->
        [yes] на месте
       *[no] отсутствуют
    } (Кодекс II 4.5).

protocol-clock-replaced = Решение: неисправные { -clock } заменены, время ведёт программа (Кодекс II 6.10).

protocol-clock-swapped = { CAPITAL(-clock) } были подключены наоборот: отсюда их стороны поменяны.

protocol-time-jumped =
    { $way ->
        [ahead] { CAPITAL(-clock) } компьютера впереди отсчитанного времени на { $by }.
       *[behind] { CAPITAL(-clock) } компьютера позади отсчитанного времени на { $by }.
    }

protocol-clock-gap =
    { $closed ->
        [yes] Программа была завершена
       *[no] Программа оборвалась
    } и запущена снова; { $side ->
        [white] шли { -clock } белых
        [black] шли { -clock } чёрных
       *[nobody] { -clock } не шли
    }, { $known ->
        [yes] последняя запись была { $lost } назад.
       *[no] сколько, неизвестно.
    }

protocol-clock-offered =
    - { $what ->
        [read] как при последнем отсчёте
        [ran] как шли до последней записи
       *[charged] с временем после неё, начисленным стороне, чьи { -clock } шли
    }: белые { $white }, чёрные { $black }.

protocol-clock-set-going =
    { $because ->
        [round-begins] Тур начинается (Кодекс II 4.4)
        [after-gap] После этого игра идёт дальше
        [after-call] После вызова или заявления игра идёт дальше
       *[stood] { CAPITAL(-clock) }, которые стояли, пущены
    }: { $side ->
        [white] идут { -clock } белых
       *[black] идут { -clock } чёрных
    }, белые { $white }, чёрные { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] как при последнем отсчёте
            [ran] как шли до последней записи
            [charged] с временем после неё, начисленным стороне, чьи { -clock } шли
           *[none] по показаниям { -clock(case: "gen") } в ту минуту
        }.
       *[other] .
    }

protocol-completion-due =
    { $shared ->
        [yes] { CAPITAL(-half-move(number: "plural")) }, которые нужно дописать после цейтнота: { $missing }; время делится поровну (Кодекс II 6.15).
       *[no] { CAPITAL(-half-move(number: "plural")) }, которые нужно дописать после цейтнота: { $missing } (Кодекс II 6.14).
    }

protocol-completion-ended = Запись снова полная; на это ушло { $time }.

protocol-not-whole =
    При возобновлении из записи удалось прочесть только { -half-move(number: "plural", case: "gen") }: { $count }; { $lost ->
        [log-missing] не было последней части, файла с окончанием -wal
        [log-damaged] последняя часть, файл с окончанием -wal, была повреждена и отложена
        [log-strange] рядом лежал чужой файл с окончанием -wal, он отложен
       *[unread] часть записи не удалось понять
    }. Об этом был задан вопрос, и партия продолжалась.

protocol-exported = По коду арбитра экспортировано всё ({ $form }).

protocol-keyboard-is =
    { $whose ->
        [white] Отсюда клавиатура у белых.
        [black] Отсюда клавиатура у чёрных.
        [assistant] Отсюда клавиатура у { -assistant(case: "gen") }.
        [both] Отсюда клавиатура общая.
       *[player] Отсюда клавиатура у игрока за программой.
    }

protocol-codes =
    { $how ->
        [first] В записи не было кода арбитра; действует тот, с которым её возобновили.
       *[new] Партия возобновлена с другим кодом арбитра, чем прежде (--new-code).
    }

protocol-moves = Ходы:

protocol-call-answered = Арбитр подошёл к столу.

protocol-device-opened = Устройство { $device }, { $name }, впущено: { desk-device-role }.

protocol-device-ended = Устройство { $device } завершено.

protocol-no-slip = Кто-то попробовал слова, которых нет ни на одном листке; они ничего не открыли.

protocol-slip-made = Сделан новый листок { $slip }: { desk-device-role }.

protocol-slip-used-again = Кто-то снова попробовал использованный листок { $slip }; он ничего не открыл.

protocol-contents = Разделы протокола

protocol-left-out = Эта официальная партия не закончена: неправильные { -half-move(number: "plural") }, расхождения { -board(number: "plural", case: "gen") } и записей, то, чего касались руки, что говорит в пользу заявления и что сказано одному игроку, до её конца не приводятся, есть они или нет.

protocol-section =
    { $part ->
        [game] Партия
        [settings] Настройки
        [happened] Что произошло и что решено
        [responsible] Кто отвечал за стол
        [clocks] { CAPITAL(-clock) }
        [moves] Ходы
        [result] Результат
       *[signatures] Подписи
    }

protocol-foot = Белые: { $white }, чёрные: { $black }

protocol-head =
    { $head ->
        [ply] { CAPITAL(-half-move) }
        [number] Ход
        [time] Время (UTC)
        [reading] Показание
        [white] Белые
        [black] Чёрные
       *[differs] Расхождение
    }

protocol-left-after = Осталось после { -half-move(case: "gen") } { $ply }

protocol-left-when-set-going = Осталось при пуске

protocol-charge-of = Начислено, начисление { $number }

protocol-charge-undone = Отменено, начисление { $number }

protocol-used-in-all = Израсходовано всего

protocol-signs =
    { $who ->
        [white] Белые{ $name }
        [black] Чёрные{ $name }
       *[nobody] { CAPITAL(-arbiter) }
    }

protocol-noted = { CAPITAL(-half-move) } { $ply } в собственной записи { -arbiter(case: "gen") }: { $move }.

protocol-noted-nothing = { CAPITAL(-half-move) } { $ply }: в собственной записи { -arbiter(case: "gen") } ничего.

protocol-original =
    { $collected ->
        [yes]
            { $side ->
                [white] Оригинал записи белых собран.
               *[black] Оригинал записи чёрных собран.
            }
       *[no]
            { $side ->
                [white] Оригинал записи белых не собран.
               *[black] Оригинал записи чёрных не собран.
            }
    }

protocol-own-column = Собственная запись { -arbiter(case: "gen") }
