again = { $text }

spelled = { $played }

spelled-out = { $text }

missed-more =
    { $count ->
        [one] ещё { WORDS($count) }, есть кнопка пропущенного
        [few] ещё { WORDS($count) }, есть кнопка пропущенного
       *[many] ещё { WORDS($count) }, есть кнопка пропущенного
    }

nothing-missed = ничего не пропущено

desk-says = { $text }

nothing-said = ещё ничего не сказано

last-move =
    { $side ->
        [white] { $played }, белые, ход { WORDS($number) }
       *[black] { $played }, чёрные, ход { WORDS($number) }
    }
    .terse = { $played }, { mover }

record-read-out = запись, { last-move }

no-move-yet = ходов ещё не было

no-sensor-board = ни у одной { -board(case: "gen") } нет датчиков

board-away = { board-name } сейчас не отвечает

as-told =
    { $told ->
        [sensed] на { -board(case: "loc") }
       *[record] по записи
    }

square-holds = { $occupant }, { as-told }

cannot-be-put = { $occupant }, { as-told }, проверить поля

row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, нет
    }

pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] шашек нет { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] шашек нет
        }

pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] ни одной шашки, { as-told }
    }

pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count, gender: "feminine") }, { pieces-of }
        [white-king] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-man] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-king] { WORDS($count, gender: "feminine") }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

pieces-of =
    { $piece ->
        [white-man] белые простые
        [white-king] белые { -king(number: "plural") }
        [black-man] чёрные простые
        [black-king] чёрные { -king(number: "plural") }
       *[something] занято
    }

cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

cursor-at = { $square }

at-the-edge = { $square }, край

nothing-further = дальше ничего

at-the-limit =
    { $most ->
        [yes] это уже максимум
       *[no] это уже минимум
    }

diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, свободно
    }

ray-name =
    { $towards ->
        [up-left] вверх влево
        [up-right] вверх вправо
        [down-left] вниз влево
       *[down-right] вниз вправо
    }

around-holds = { $square }, вокруг { $occupants }, { as-told }
    .terse = { $square }, вокруг { $occupants }

regions-hold = { $regions }, { as-told }
    .terse = { $regions }

region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, пусто
    }

region-name =
    { $region ->
        [main-line] главная дорога
        [near-left] близко слева
        [near-middle] близко в середине
        [near-right] близко справа
        [middle-left] середина слева
        [centre] центр
        [middle-right] середина справа
        [far-left] далеко слева
        [far-middle] далеко в середине
       *[far-right] далеко справа
    }

changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] ничего не изменилось, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] ничего не изменилось
        }

change =
    { $how ->
        [left] { $squares } освободилось
        [reached] { $squares } теперь занято
       *[taken] { $squares } снято
    }

record-lines = { $lines }

record-line =
    { $known ->
        [both] ход { WORDS($number) }, { $white }, чёрные { $black }
        [white] ход { WORDS($number) }, { $white }
       *[black] ход { WORDS($number) }, чёрные { $black }
    }

looking-back =
    { $last-known ->
        [yes] назад, { last-move }
       *[no] назад, начальная позиция
    }

back-to-now = сейчас, { last-move }

past-board = назад, { $text }

can-go =
    { $freedom ->
        [moves] { $square }, ход на { $to }
        [takes] { $square }, взятие на { $to }
        [stuck] { $square }, хода нет
       *[another-takes] { $square }, хода нет, обязана бить другая
    }

captures-due =
    { $some ->
        [yes] бить, { $captures }
       *[no] бить нечего
    }

who-plays = белые { $white }, чёрные { $black }

without-a-name = без имени

all-moves =
    { $some ->
        [yes] можно сыграть, { $moves }
       *[no] ходить нечем
    }

attacked =
    { $some ->
        [yes] { $squares }, под боем
       *[no] под боем ничего
    }

training-only = это говорится только в тренировке

not-in-official =
    { $deed ->
        [undo] в официальной партии ничего не возвращается, поправка исправляет последний ход до переключения { -clock(case: "gen") }, позвать зовёт { -arbiter(case: "acc") }
        [pause] в официальной партии у { -clock(case: "gen") } нет паузы, позвать зовёт { -arbiter(case: "acc") }
       *[new-game] в официальной партии здесь не начинается другая партия
    }

no-advice = подсказок нет, программа не оценивает позицию

turn-is = { to-move }

count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

count-each =
    { $alike ->
        [yes] { $white ->
            [0] ходов нет
            [one] { WORDS($white) } ход у каждой стороны
            [few] { WORDS($white) } хода у каждой стороны
           *[many] { WORDS($white) } ходов у каждой стороны
        }
       *[no] белые { WORDS($white) } { $white ->
            [one] ход
            [few] хода
           *[many] ходов
        }, чёрные { WORDS($black) }
    }

count-not-now = число ходов сообщается тому, чей ход

no-clock = в этой партии нет { -clock(case: "gen") }

history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

board-state =
    { $state ->
        [agrees] { board-name } совпадает с записью
        [differs] { board-name } расходится с записью
        [under-way] { board-name }, ход не закончен
        [read] { board-name } считывается
        [not-read] { board-name } не считывается
        [off] { board-name } с выключенными датчиками
        [away] { board-name } не отвечает
       *[no-sensors] { -board(number: "plural") } без датчиков
    }

help = введите два поля хода, или { $help } и одно из этих слов, { $parts }, или { $commands }, меню всех слов

help-about = { $words }

other-words =
    { $count ->
        [one] ещё { WORDS($count, gender: "neuter") } слово
        [few] ещё { WORDS($count) } слова
       *[many] ещё { WORDS($count) } слов
    }

not-understood =
    { $some ->
        [yes] { $text }, непонятно, { $help }
       *[no] непонятно, { $help }
    }

arbiter-only = это может только { -arbiter }

arbiter-first = это дело { -arbiter(case: "gen") }, сначала слово судья

wrong-pin = неверный код { -arbiter(case: "gen") }

code-waits = после неверных кодов код не проверяется, осталось { $left }

arbiter-at-work =
    { $state ->
        [on] { -arbiter } за работой
       *[off] судейская работа закончена
    }

nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, исправлять нечего
        [opponents] последним был ход соперника, исправлять нечего
       *[already-made] ход уже сделан, исправлять нечего
    }

move-form = { $text }, это не запись хода

no-such-move = { $text }, по записи так поставить шашку нельзя, проверить поля

adjusting =
    { $state ->
        [on] шашки поправляются
       *[off] шашки больше не поправляются
    }

arbiter-called =
    { $by ->
        [white] белые зовут { -arbiter(case: "acc") }
        [black] чёрные зовут { -arbiter(case: "acc") }
       *[nobody] { -arbiter(case: "acc") } просят к { -board(case: "dat") }
    }

noted = записано для { -arbiter(case: "gen") }

demand-refused =
    { $because ->
        [own-move-made] последний ход собственный, для предыдущего поздно, глава первая, пять семь
        [let-stand] поздно, ход уже оставлен
       *[not-the-opponent] это решает только соперник, глава первая, пять четыре
    }

offer-refused =
    { $because ->
        [too-early] предлагать ничью ещё рано, сначала каждая сторона делает { WORDS($moves) } ходов
        [too-many-pieces] для предложения ничьей ещё слишком много шашек
        [repeated] повторно только после предложения соперника
        [not-after-move] сначала ход, потом предложение, потом { -clock }
        [nothing-offered] нет предложения, чтобы отвечать
        [not-a-player] ничью предлагают и принимают только игроки
       *[answer-first] сначала ответ на прежний вопрос
    }

game-is-over = партия уже окончена

pressed =
    { $side ->
        [white] { -clock } нажаты, белые
       *[black] { -clock } нажаты, чёрные
    }

left-as-it-is = без изменений

arbiter-open = слова { -arbiter(case: "gen") } открыты, { $arbiter } { $done } закрывает их, { $call } вызывает { -arbiter(case: "acc") }

code-awaited = код { -arbiter(case: "gen") }, или { $call }, чтобы его вызвать

both-sides-here = вводятся ходы обеих сторон, по очереди

nothing-asked = сейчас вопроса нет

not-yours-to-answer = на это отвечает другой
answered-to =
    { $side ->
        [white] ответ слышат белые
       *[black] ответ слышат чёрные
    }
whose-assistant = { -assistant(number: "plural", case: "gen") } двое, начните со слов ассистент белых или ассистент чёрных
whose-player = клавиатура общая, начните со слова белые или чёрные
keyboard-of =
    { $side ->
        [white] это клавиатура белых, от чёрных она принимает только ход
       *[black] это клавиатура чёрных, от белых она принимает только ход
    }
players-only = это делает только игрок или { -assistant }

whose-answer = пока { -arbiter } работает, ответ начинается со стороны, белые да или чёрные нет

not-adjusting = сейчас шашки никто не поправляет

nothing-open = ничего не открыто, ни меню, ни выбора

answer-first = сначала ответ на открытый вопрос

not-over = партия ещё идёт

not-to-be-had = этого программа не делает

where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

where-over =
    { $over ->
        [yes] партия окончена,{" "}
       *[no] {""}
    }

where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

where-offer =
    { $offer ->
        [white] белые предлагают ничью,{" "}
        [black] чёрные предлагают ничью,{" "}
       *[none] {""}
    }

where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , ничья не предложена
    }

where-to-do =
    { $own ->
        [to-make] выполнить { $to-do },{" "}
        [differs] своя { -board } расходится с записью,{" "}
        [away] своя { -board } не отвечает,{" "}
        [under-way] на своей { -board(case: "loc") } идёт ход,{" "}
        [done] {""}
       *[none] {""}
    }

where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , { -board } совпадает
       *[none] {""}
    }

where-white =
    { $white-known ->
        [yes] белые { $white }
       *[no] белые без хода
    }

where-black =
    { $black-known ->
        [yes] чёрные { $black }
       *[no] чёрные без хода
    }
