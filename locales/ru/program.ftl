game-begins =
    { $names ->
        [known] новая партия, белые { $white }, чёрные { $black }, { board-size }
       *[none] новая партия, { board-size }
    }
    .terse = новая партия

board-size =
    { $size ->
        [hundred] стоклеточные шашки
       *[sixty-four] шашки на шестидесяти четырёх полях
    }

training-mode = тренировка, запись неофициальная
    .terse = тренировка

rehearsal-mode = репетиция, запись неофициальная, программа играет за { -arbiter(case: "acc") } и соперника, сделай расхождение вызывает ошибку
    .terse = репетиция

rehearsed-arbiter =
    { $duty ->
        [starts] { -arbiter } пускает { -clock }
        [comes] { -arbiter } подходит
        [notices] { -arbiter } увидел расхождение { -board(number: "plural", case: "gen") } и подходит
        [compares] { -arbiter } сравнивает записи
        [goes-back] { -arbiter } говорит, откуда продолжается игра, потом { -board(number: "plural") } исправляют
        [ends] { -arbiter } забирает записи, репетиция окончена, выход закрывает программу
       *[goes-on] { -arbiter } возобновляет игру
    }

difference-comes =
    { $when ->
        [half-move] что-то не сойдётся на { -half-move(case: "loc") }, играйте дальше
        [capture] что-то не сойдётся, когда соперник будет бить, играйте дальше и предложите размен
       *[soon] сейчас что-то не сойдётся
    }

difference-is-there = что-то уже не сходится

in-rehearsal-alone = это только для репетиции

no-private-output = один вывод на двух игроков, то, что для одного, не произносится

how-to-play =
    { $clock ->
        [yes] наберите два поля и ввод, например { $sample }, плюс нажимает { -clock }, помощь расскажет
       *[no] наберите два поля и ввод, например { $sample }, помощь расскажет
    }
    .terse = помощь расскажет

ask-new-game = эта партия сохранится, начать новую, да или нет?

ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] продолжить последнюю партию, белые { $white }, чёрные { $black }, после { $last }, да или нет?
           *[no] продолжить последнюю партию, белые { $white }, чёрные { $black }, да или нет?
        }
       *[none] { $known ->
            [yes] продолжить последнюю партию, после { $last }, да или нет?
           *[no] продолжить последнюю партию, да или нет?
        }
    }

ask-walk-back =
    { $known ->
        [yes] назад до { $last }, вычеркнуто { WORDS($struck) }, да или нет?
       *[no] назад к началу, вычеркнуто { WORDS($struck) }, да или нет?
    }

game-resumed =
    { $known ->
        [yes] партия продолжается, { count-made }, последний ход { $last }
       *[no] партия продолжается, { count-made }
    }
    .terse = партия продолжается, { count-made }

count-made =
    { $plies ->
        [0] ходов нет
        [one] { WORDS($plies) } { -half-move }
        [few] { WORDS($plies) } { -half-move(case: "gen") }
       *[many] { WORDS($plies) } { -half-move(number: "plural", case: "gen") }
    }

unfinished-games =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } неоконченная партия
        [few] { WORDS($count, gender: "feminine") } неоконченные партии
       *[many] { WORDS($count, gender: "feminine") } неоконченных партий
    }

record-not-whole =
    { $plies ->
        [0] надёжных { -half-move(number: "plural", case: "gen") } нет
        [one] { WORDS($plies) } { -half-move } надёжен
        [few] { WORDS($plies) } { -half-move(case: "gen") } надёжны
       *[many] { WORDS($plies) } { -half-move(number: "plural", case: "gen") } надёжны
    }, запись неполная, продолжать?

voice-replaced = системная речь не отвечает, дальше говорит встроенный голос
reader-replaced = программа экранного доступа не отвечает, дальше говорит системная речь

reader-reads =
    { $alone ->
        [on] программа экранного доступа читает этот терминал, говорит только она
       *[off] программа экранного доступа читает этот терминал, говорят два голоса
    }

no-sound = нет звука, дальше текстом

sound-back = звук снова есть

others-sound =
    { $state ->
        [on]
            { $of ->
                [white] у белых снова есть звук
                [black] у чёрных снова есть звук
                [assistant] у { -assistant(case: "gen") } снова есть звук
               *[room] в зале снова есть звук
            }
       *[off]
            { $of ->
                [white] у белых сейчас нет звука
                [black] у чёрных сейчас нет звука
                [assistant] у { -assistant(case: "gen") } сейчас нет звука
               *[room] в зале сейчас нет звука
            }
    }

voice-missing = нет голоса с именем { $name }, дальше говорит обычный

voice-unknown =
    { $count ->
        [0] выбрано, неизвестно, есть ли такой голос
       *[other] такого голоса нет, есть { $names }
    }

library-missing = на этом компьютере нет библиотеки { $library }, нужно установить пакет { $package }

disk-lost =
    { $full ->
        [on] диск полон, запись не работает
       *[off] запись на диск не работает
    }

disk-back = запись на диск снова работает, записано всё

game-kept = партия сохранена

program-ends = программа завершается

play-stopped =
    { $times-known ->
        [yes] { -clock } остановлены { -arbiter(case: "ins") }, белые { $white }, чёрные { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] { -clock } остановлены { -arbiter(case: "ins") }
           *[other] { -arbiter } останавливает игру{ play-goes-on-how }
        }
    }

play-is-stopped = игра остановлена { -arbiter(case: "ins") }{ play-goes-on-how }

play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, дальше словом продолжить
       *[first] {""}, дальше словами судья и продолжить
    }

walked-back =
    { $last-known ->
        [yes] последний ход { last-move }, { to-move }
       *[no] начальная позиция, { to-move }
    }

to-move =
    { $turn ->
        [white] ходят белые
       *[black] ходят чёрные
    }

play-goes-on =
    { $white-known ->
        [yes] игра идёт дальше, { to-move }, белые { $white }, { play-goes-on-black }
       *[no] игра идёт дальше, { to-move }
    }

play-goes-on-black =
    { $black-known ->
        [yes] чёрные { $black }
       *[no] время чёрных неизвестно
    }

hours =
    { $count ->
        [one] { WORDS($count) } час
        [few] { WORDS($count) } часа
       *[many] { WORDS($count) } часов
    }

minutes =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } минута
        [few] { WORDS($count, gender: "feminine") } минуты
       *[many] { WORDS($count, gender: "feminine") } минут
    }

seconds =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } секунда
        [few] { WORDS($count, gender: "feminine") } секунды
       *[many] { WORDS($count, gender: "feminine") } секунд
    }

time-after = потом { $time }

check-not-now = сверка записей только в своё время

ask-check =
    { $by ->
        [white] белые просят сверить записи, чёрные согласны?
       *[black] чёрные просят сверить записи, белые согласны?
    }

check-refused =
    { $by ->
        [white] чёрные не согласны на сверку записей
       *[black] белые не согласны на сверку записей
    }

records-part = { -half-move } { WORDS($number) }, здесь записи расходятся

records-alike = расхождений в записях не найдено

check-left =
    { $number ->
        [0] сверка записей окончена
       *[other] сверка записей окончена, без расхождений до { -half-move(case: "gen") } { WORDS($number) }
    }

sound-means =
    { $sound ->
        [agree] { -board } и слова совпадают
        [recorded] ход записан
        [not-yet] объявлено, ещё не сыграно
        [still-differs] { -board } всё ещё отличается
        [refused] отклонено или не понято
        [lifted] шашка поднята
        [set] шашка поставлена
        [edge] край { -board(case: "gen") }
        [picked] поле выбрано
        [digit] цифра принята
        [opened] меню открыто или закрыто
        [changed] настройка изменена
        [pressed] { -clock } нажаты
        [not-taken] нажатие без последствий
        [low-time] на ваших { -clock(case: "loc") } мало времени
        [second] одна из ваших последних десяти секунд
       *[flag] ваш флажок упал
    }
