### What stands on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may stand here.

shown-side =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }

shown-runs = { -clock } идут

shown-flag = флажок упал

shown-yes = Да

shown-no = Нет

shown-after-key = После клавиши: { $means }

grid-square = поле { $square }

grid-empty = пусто

grid-from = отсюда начался последний { -half-move }

grid-to = здесь закончился последний { -half-move }

grid-remove = расхождение, снять

grid-put = расхождение, нет на месте: { piece-name }

grid-record = Позиция по записи

grid-board = Что показывает { board-name }

grid-keys = По { -board(case: "dat") } водят клавиши со стрелками, с поля на поле. ◇: отсюда начался последний { -half-move }; ◆: здесь он закончился; ✕: снять; +: поставить.

arbiter-title = Стол { $table }, { arbiter-by-code }

arbiter-by-code =
    { $code ->
        [chief] главный { -arbiter }
       *[round] { -arbiter } тура { $number }
    }

arbiter-by-named = { arbiter-by-code } ({ $name })

arbiter-heading =
    { $part ->
        [devices] Устройства
        [attention] Что требует внимания
        [state] Партия
        [times] Время
        [asks] О чём спрашивает стол
        [differences] { CAPITAL(-board(number: "plural")) }
        [records] Записи
        [walk-back] Возврат
        [clock] { CAPITAL(-clock) }
        [claims] Заявления и открытые вопросы
        [end] Окончание
        [preparation] Перед первым ходом
        [sanctions] Санкции
        [log] Журнал
       *[apart] На отдельной странице
    }

arbiter-not-reached = Со столом нет связи. Игра там идёт дальше; отсюда ничего нельзя сделать, пока связь не вернётся.

arbiter-attention =
    { $what ->
        [call] Вызван { -arbiter }.
        [not-recorded] Партия не записывается: записывайте на бумаге.
        [boards-differ] { CAPITAL(-board) } не совпадает с записью.
        [claim] Заявление ждёт решения.
        [result] Результат ждёт объявления или подтверждения.
        [flag] Упал флажок.
        [device-lost] { CAPITAL(-board) } или { -clock } не отвечают.
        [ear-lost] Пропал наушник игрока.
        [device-waits] Устройство ждёт, когда его впустят.
       *[overdue] Кто-то опаздывает, или запись не дополнена вовремя.
    }

arbiter-no-attention = Ничто здесь не требует внимания.

arbiter-game =
    { $game ->
        [international] Стоклеточные шашки, { arbiter-mode }.
       *[polish64] Шашки на 64 полях, { arbiter-mode }.
    }

arbiter-mode =
    { $mode ->
        [official] официальная партия
        [rehearsal] репетиция
       *[training] тренировка
    }

arbiter-phase =
    { $phase ->
        [before] Партия ещё не началась.
        [interrupted] Партия начата. Программу запустили снова: { -clock } стоят, пока игра не продолжена.
        [playing] Партия идёт.
        [stopped] Партия остановлена: { -clock } стоят, и ходить нельзя.
        [over] Партия закончена.
       *[closed] Программа за столом завершена; партию можно продолжить по её записи.
    }

arbiter-ended = Результат: { $result }, { ending-name } ({ $article }).

arbiter-unanswered =
    { $by ->
        [white] Белые ещё не подтвердили результат.
       *[black] Чёрные ещё не подтвердили результат.
    }

arbiter-not-recorded = То, что происходит, не записывается: диск не отвечает. Записывайте на бумаге.

arbiter-responsible = За этот стол отвечает { $name }.

arbiter-words-open = Слова { -arbiter(case: "gen") } открыты за столом, код: { arbiter-by-code }.

arbiter-adjusting = Шашки поправляются: поднятие сейчас не касание (Кодекс I 3.13).

arbiter-question = Стол задал вопрос, на который там должны ответить.

arbiter-asked =
    { $side ->
        [white] Вопрос белым: { arbiter-asked-what }
       *[black] Вопрос чёрным: { arbiter-asked-what }
    }

arbiter-asked-what =
    { $kind ->
        [which-way] каким путём шло взятие { $moves }
        [ask-board-ahead] записать ли { $moves }, как показывает { -board }
        [ask-orientation] лежит ли { -board } наоборот
        [ask-draw] принята ли ничья
        [ask-resign] сдаётся ли партия
        [ask-quit] завершить ли программу
        [ask-check] есть ли согласие сравнить записи
        [ask-whose] чей { -half-move } введён
        [ask-correction] заменяет ли { $moves } последний { -half-move }
        [ask-undo] взять ли назад { $moves }
        [ask-new-game] начинается ли другая партия
       *[other] то, для чего у этой страницы нет слов
    }

arbiter-stopwatch = Остановлена уже

arbiter-ask-seconds = Введённые числа означают секунды?

arbiter-ask-hand-over-stop = Внести { -half-move }, начатый до остановки и законченный после неё?

arbiter-ask-against = Продолжать ли всё же партию с предложенного места?

arbiter-not-asked = Ничего не спрашивается.

arbiter-no-boards = За этим столом нет { -board(case: "gen") } с датчиками.

arbiter-board-state =
    { $state ->
        [agrees] { board-name } совпадает с записью
        [differs] { board-name } не совпадает с записью
        [under-way] { board-name }: на ней работает рука
        [off] { board-name } с выключенными датчиками
       *[away] { board-name } не отвечает
    }

arbiter-awaited = Последний { -half-move } там ещё надо выполнить.

arbiter-not-shown = Что она показывает, неизвестно.

arbiter-no-record = В записи нет ни одного { -half-move(case: "gen") }.

arbiter-records = Запись программы и записи игроков

arbiter-number = { CAPITAL(-half-move) }

arbiter-record = Запись программы

arbiter-no-sheet =
    { $side ->
        [white] Запись белых не введена.
       *[black] Запись чёрных не введена.
    }

arbiter-parts = Записи расходятся впервые на { -half-move(case: "loc") } { $ply }.

arbiter-parts-here = первое расхождение

arbiter-no-parting = Там, где обе записи что-то говорят, они не расходятся.

arbiter-unreadable-here = неразборчиво: { $text }

arbiter-blank = пустая строка

arbiter-board-only = только { -board }

arbiter-not-stated = { arbiter-board-only }: показала { -board }, никто не назвал.

arbiter-taken = снято: { $squares }

arbiter-not-compared = В последнее время ничего не сверялось.

arbiter-both-agreed-at = обе { -board(case: "gen") } совпадали { $time }

arbiter-may-have-happened = Что могло произойти, самое вероятное сначала

arbiter-nothing-explains = Не найдено ничего, что это объяснило бы.

arbiter-articles-apart = По какой статье что-то из этого было бы нарушением, стоит на отдельной странице.

arbiter-clock-column =
    { $side ->
        [white] { CAPITAL(-clock) } белых
       *[black] { CAPITAL(-clock) } чёрных
    }

arbiter-clocks-after = { CAPITAL(-clock) }: сколько оставалось у каждой стороны после { -half-move(case: "gen") }; тире, где это неизвестно. У двух последних { -half-move(number: "plural", case: "gen") } времени нет.

arbiter-step =
    { $step ->
        [stop] Сначала игра должна стоять: остановите { -clock }.
        [compare] Сверка. Если записи расходятся, предлагается последний { -half-move }, на котором обе согласны (Кодекс VIII 3.1.2).
        [back] Возврат.
        [mend] Исправление { -board(number: "plural", case: "gen") }. { CAPITAL(-board) } с датчиками исправляется шашка за шашкой, сначала снятие, пока не совпадёт; любая другая { -board } сверяется вручную с позицией по записи, поле за полем.
        [charge] Начисление времени перерыва виновной стороне, обеим или никому (Кодекс II 6.19, 6.15). То, что показывали { -clock } после того { -half-move(case: "gen") }, предлагает стол; показание, которого никто не записал, неизвестно и не вычисляется.
       *[resume] Продолжение игры.
    }

arbiter-no-clock = Программа здесь не ведёт { -clock(case: "gen") }; показания те, что кто-то ввёл.

arbiter-absent =
    { $side ->
        [white] Записана неявка белых (Кодекс II 4.5).
       *[black] Записана неявка чёрных (Кодекс II 4.5).
    }

arbiter-missing = { CAPITAL(-half-move(number: "plural")) } с нажатием { -clock(case: "gen") }, которых нет в записи: { $count }.

arbiter-completing = Запись нужно сейчас дополнить (Кодекс II 6.14).

arbiter-incidents = Что было с { -clock(case: "ins") }

arbiter-no-incident = В последнее время ничего.

arbiter-both = Обе стороны

arbiter-take = Показание { $number }

arbiter-open-matters = Открытые вопросы

arbiter-nothing-open = Открытых вопросов нет.

arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, на { -clock } или флажок
       *[no] { shown-side }
    }

arbiter-no-proposal = Окончание не предлагается.

arbiter-says =
    { $agrees ->
        [yes] { shown-side }: результат верен
       *[no] { shown-side }: результат неверен
    }

arbiter-still-open = Ещё открыто

arbiter-settled = Улажено

arbiter-all-settled = Ничего: всё улажено.

arbiter-ways = Как каждая сторона нажимает { -clock }

arbiter-presses-by =
    { $side ->
        [white] Белые нажимают
       *[black] Чёрные нажимают
    }: { $way ->
        [beside] { -clock } рядом с программой; их нажатий здесь не видно
        [device] подключённые { -clock }
        [page] на своей странице
        [assistant] со страницы помощника
        [pad] геймпадом
        [key] клавишей клавиатуры
       *[line] строкой со своим именем на клавиатуре
    }.

arbiter-no-way =
    { $side ->
        [white] Белым нечем нажать. Пока это так, за белых здесь нажимаете вы.
       *[black] Чёрным нечем нажать. Пока это так, за чёрных здесь нажимаете вы.
    }

arbiter-press-for =
    { $side ->
        [white] Нажать за белых
       *[black] Нажать за чёрных
    }

arbiter-no-sanction = В журнале нет санкций.

arbiter-chiefs-sanction = Санкции применяет только главный { -arbiter } (Кодекс II 2.5).

arbiter-confirm = Да, выполнить

arbiter-choose = выберите

arbiter-choice = Что

arbiter-act =
    { $act ->
        [come] Я у стола
        [let-in] Впустить
        [end-device] Завершить
        [new-slip] Новый листок
        [stop] Остановить { -clock }
        [resume] Продолжить игру
        [begin] Начать тур
        [compare] Сверить записи и { -board(number: "plural") }
        [read-white] Ввести запись белых
        [read-black] Ввести запись чёрных
        [aloud-white] Прочитать запись по бланку белых
        [aloud-black] Прочитать запись по бланку чёрных
        [same] На бланке то же
        [otherwise] На бланке другое
        [unreadable] Неразборчиво
        [one-back] { CAPITAL(-half-move) } назад
        [read-done] Закончить чтение
        [on-sheet] Записать, что стоит на бланке
        [note] Записать { -half-move } самостоятельно
        [walk-back] Вернуться к предложенному { -half-move(case: "dat") }
        [walk-back-to] Вернуться к другому { -half-move(case: "dat") }
        [restore] Отменить последний возврат
        [charge-stopwatch] Начислить время секундомера
        [charge] Начислить время
        [charge-back] Отменить последнее начисление
        [set] Установить { -clock }
        [take] Взять одно из этих показаний
        [replace] Вывести устройство { -clock(case: "gen") } из игры
        [swap-clock] Поменять стороны { -clock(case: "gen") }
        [press-back] Отменить ждущее переключение
        [ask] Отметить вопрос о том, чей ход
        [absent] Записать неявку
        [arrived] Записать приход
        [grant] Удовлетворить заявление
        [refuse] Отклонить заявление
        [slips] Показать оговорки
        [complaint] Записать жалобу
        [decide] Объявить результат
        [decide-in-words] Записать решение своими словами
        [prepared] Всё подготовлено
        [appoint] Назначить { -assistant(case: "gen") }
        [sanction] Применить санкцию
        [answer] Сообщить
        [hand-over] Передать стол
        [original] Собрать оригиналы записей
       *[muted] Показать
    }

arbiter-act-means =
    { $act ->
        [come] На вызов дан ответ, и стол больше не выделен. Никто этого не слышит.
        [let-in] С этого момента устройство показывает страницу своей роли, и сделанное там считается за эту роль.
        [end-device] Устройство сразу перестаёт показывать что-либо об этом столе. Ему понадобился бы новый листок.
        [new-slip] Его слова будут показаны один раз. Неиспользованные листки этой роли тогда ничего не откроют.
        [stop] { CAPITAL(-clock) } обеих сторон стоят, секундомер идёт, и ходить нельзя (Кодекс IV 2.12).
        [resume] Обе стороны слышат, чей ход, и оба времени, и { -clock } идут дальше.
        [begin] Идут { -clock } стороны, которая начинает, и обе стороны это слышат (Кодекс II 4.4).
        [compare] Стол говорит, где записи и { -board(number: "plural") } согласны и где расходятся, что он предлагает и почему. От этого ничего не меняется.
        [read-white] Введённое считается записью белых: { -half-move(number: "plural") } как в файле партии, - вместо пустой строки, слово вместо неразборчивого.
        [read-black] Введённое считается записью чёрных: { -half-move(number: "plural") } как в файле партии, - вместо пустой строки, слово вместо неразборчивого.
        [aloud-white] Запись программы читается { -half-move } за { -half-move(case: "ins") }, а { -arbiter } следит по бланку белых.
        [aloud-black] Запись программы читается { -half-move } за { -half-move(case: "ins") }, а { -arbiter } следит по бланку чёрных.
        [same] Во время чтения: что стоит в этом месте на бланке.
        [on-sheet] Во время чтения: записывается то, что стоит на бланке вместо этого.
        [note] Увиденное в цейтноте идёт в собственную запись { -arbiter(case: "gen") } (Кодекс IV 2.15), третью рядом с записями сторон: { -half-move(number: "plural") } как на бланке, с номером хода, если они не следуют за последним, - вместо неувиденного. За { -board(case: "ins") } этого никто не слышит, и в партии от этого ничего не происходит.
        [walk-back] { CAPITAL(-half-move(number: "plural")) } за ним вычёркиваются и остаются в записи; предложения ничьей за ним недействительны; { -clock } возвращаются к тому, что там записано. Обе стороны это слышат.
        [walk-back-to] { CAPITAL(-half-move(number: "plural")) } за названным вычёркиваются и остаются в записи; предложения ничьей за ним недействительны; { -clock } возвращаются к тому, что там записано. Обе стороны это слышат.
        [restore] То, что вычеркнул последний возврат, снова стоит, новой записью.
        [charge-stopwatch] Время с остановки игры сразу становится истраченным временем этой стороны; обеим оно делится поровну (Кодекс II 6.15, 6.19).
        [charge] Время сразу становится истраченным временем этой стороны; обеим оно делится поровну. Начисления складываются (Кодекс II 6.15, 6.19).
        [charge-back] Новая запись отменяет последнее начисление; остаются обе.
        [set] { CAPITAL(-clock) } показывают теперь эти времена, истраченное следует из них. Начисленное раньше в них входит.
        [take] { CAPITAL(-clock) } показывают это показание; от него игра пойдёт после продолжения.
        [replace] Устройство больше не считает; время ведёт программа от его последнего показания (Кодекс II 6.10).
        [swap-clock] { CAPITAL(-clock) } подключены наоборот: то, что они показывают, и их нажатия отныне другой стороны. Переключения, которые ждут { -half-move(case: "gen") }, отменяются.
        [press-back] Последнее переключение, которое ждёт { -half-move(case: "gen") }, не засчитывает ничего. { CAPITAL(-clock) } показывают, что показывали: время установите или начислите.
        [ask] Записывается, что игроков спросили; программа об этом молчит (Кодекс II 6.9).
        [absent] Кого нет к началу тура: с его начала идут { -clock } этой стороны (Кодекс II 4.5).
        [arrived] Кто пришёл: первая из двух сторон делит то, что истрачено.
        [grant] Партия заканчивается так, как говорит заявление.
        [refuse] Игра идёт дальше, если тем временем не упал флажок: тогда предлагается это поражение.
        [slips] Каждая оговорка со своим { -half-move(case: "ins") }; считается, никогда не оценивается (Кодекс VIII 3.2).
        [complaint] Она записывается с тем, о чём она. О { -clock(case: "loc") } она должна прийти до контроля (Кодекс II 6.11).
        [decide] Партия заканчивается так для обеих сторон. Стол спросит ещё раз, а потом спросит обе стороны, верно ли это.
        [decide-in-words] Стоит в протоколе как решение { -arbiter(case: "gen") } и ничего не заканчивает.
        [confirmed] То, что каждая сторона говорит о результате, стоит в протоколе; никто не говорит этого за неё.
        [prepared] Всё, о чём спрашивают перед первым ходом, считается улаженным.
        [appoint] Названный человек может действовать за незрячую сторону и стоит в протоколе (Кодекс VIII 4.2).
        [sanction] Стоит в протоколе с причиной (Кодекс II 2.5). Ни одна не предлагается; поражение заканчивает партию только после объявления результата.
        [answer] Потраченное время и число ходов видны только здесь, чтобы сказать их слепому игроку при его ходе, если он спросит (Кодекс VIII 5.1). Это записывается. В другое время отказ.
        [hand-over] С этого момента за стол отвечает названный человек; так стоит в протоколе. Права каждого — по его записке и коду.
        [original] Отмечается, собран ли оригинал записи (Кодекс IV 2.21); это стоит в протоколе.
       *[muted] То, что { -arbiter(case: "dat") } можно знать, но нельзя показать, стоит на отдельной странице, которая сама закрывается через десять секунд. Кто видит, что { -arbiter } поднимает глаза, уже всё узнал.
    }

arbiter-act-field =
    { $act ->
        [read-white] { CAPITAL(-half-move(number: "plural")) } на бланке белых
        [read-black] { CAPITAL(-half-move(number: "plural")) } на бланке чёрных
        [on-sheet] { CAPITAL(-half-move) } на бланке
        [note] Увиденные { -half-move(number: "plural") }
        [walk-back-to] После какого { -half-move(case: "gen") }, его номер
        [charge] Сколько, например 3:20
        [set] Оба времени, сначала белых, например 1:18:40 1:19:05; перед ними может стоять номер более раннего { -half-move(case: "gen") }
        [complaint] О чём она
        [decide-in-words] Что решено и почему
        [appoint] Имя, а если обе стороны незрячие, то и белые или чёрные
        [hand-over] Кому, имя и фамилия
       *[sanction] Почему
    }

arbiter-log-means = Сначала новое; время от запуска программы за столом. Ничего не удаляется: отменяет новая запись.

arbiter-log-row = { $time }, { $who }: { $what }

arbiter-log-earlier = Более ранние строки: { $count }. Все они есть в записи партии.

arbiter-by =
    { $actor ->
        [white] белые
        [black] чёрные
        [assistant] { -assistant }
        [white-assistant] { -assistant } белых
        [black-assistant] { -assistant } чёрных
        [arbiter] { -arbiter }
        [unknown-hand] неизвестная рука
       *[program] программа
    }

arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] клавиатура
        [announced] объявлено
        [asked] { -board }, после вопроса
        [clock] { -clock }
       *[program] программа
    }

arbiter-log-opened = Программа открыла запись; { -half-move(number: "plural", case: "gen") } в ней: { $plies }.

arbiter-log-closed = Программа завершила работу.

arbiter-log-forgotten = Имена удалены из записи.

arbiter-log-disk = Диск не отвечал и вернулся; записано с опозданием: { $count }.

arbiter-log-refused = Не принято: { $line }

arbiter-log-new-game = Начата другая партия; эта сохранена и может продолжиться.

arbiter-log-half-move =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, белые: { $move }.
       *[black] { CAPITAL(-half-move) } { $ply }, чёрные: { $move }.
    }

arbiter-log-said = Объявлено: { $text }

arbiter-log-asked =
    { $asks ->
        [correction] Введено { $text }; спрошено, исправляет ли это последний { -half-move }.
       *[whose] Введено { $text }; спрошено, чей это { -half-move }.
    }

arbiter-log-answered =
    { $answer ->
        [yes] Ответ: это исправление.
        [no] Ответ: это не исправление.
        [white] Ответ: белых.
        [black] Ответ: чёрных.
       *[lapsed] Вопрос отпал: сначала пришло другое.
    }

arbiter-log-adjusting =
    { $begun ->
        [yes] Шашки поправляются (Кодекс I 3.13).
       *[no] Шашки больше не поправляются.
    }

arbiter-log-differed = Расхождение, { board-name }; снять: { $remove }; поставить: { $put }.

arbiter-log-check-asked =
    { $by ->
        [white] Белые просят сверить записи (Кодекс II 6.6).
       *[black] Чёрные просят сверить записи (Кодекс II 6.6).
    }

arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of }: другая сторона не возражает.
       *[no] { arbiter-log-check-of }: другая сторона возражает.
    }

arbiter-log-check-of =
    { $by ->
        [white] Сверка по просьбе белых
       *[black] Сверка по просьбе чёрных
    }

arbiter-log-check-ended =
    { $counted ->
        [yes] Сверка закончена: записи расходятся на { -half-move(case: "loc") } { $ply }.
       *[no] Сверка закончена.
    }

arbiter-log-appointed =
    { $side ->
        [white] Назначен { -assistant } белых (Кодекс VIII 4.2){ $alone ->
                [yes] {"; "}только для записи (Кодекс II 6.3)
               *[no] {""}
            }.
       *[black] Назначен { -assistant } чёрных (Кодекс VIII 4.2){ $alone ->
                [yes] {"; "}только для записи (Кодекс II 6.3)
               *[no] {""}
            }.
    }

arbiter-log-asked-turn = Игроков спросили, чей ход (Кодекс II 6.9).

arbiter-log-device = { CAPITAL(-clock) } сообщили: { $told }

arbiter-log-paused = { CAPITAL(-clock) } стоят до следующего { -half-move(case: "gen") } или нажатия (тренировка).

arbiter-muted-turn =
    { $side ->
        [white] По записи ход белых.
       *[black] По записи ход чёрных.
    }

arbiter-muted-accepted = { CAPITAL(-half-move) } { $ply }, { $article }: принят, I 5.7.

arbiter-muted-accepted-if-off = { CAPITAL(-half-move) } { $ply }, { $article }: принят, I 5.7, если шашки были сняты; об этом говорит только датчик.

arbiter-muted-in-doubt = Неизвестно, стоят ли: { $squares }. Эти поля считаются невидимыми, пока { -half-move } не подойдёт только к одному из двух или пока вы не напишете стоит и поле, и нет после него, если шашки там нет.

arbiter-muted-regular = Нет неправильных { -half-move(number: "plural", case: "gen") }, о которых ещё можно спорить.

arbiter-muted-not-made =
    { $count ->
        [0] Каждый { -half-move } засчитан.
       *[other] { CAPITAL(-half-move(number: "plural")) }, которые ещё не засчитаны; при { -clock(case: "loc") } после них никто не нажал: { $plies }.
    }

arbiter-muted-explained = В объяснении { $explanation } того, что сравнили, есть нарушение ({ $article }).

arbiter-muted-capture =
    { $must ->
        [yes] Сторона, чей ход, обязана бить.
       *[no] Обязательного взятия нет.
    }

arbiter-muted-closes = Это закроется само через десять секунд.

arbiter-device-waits =
    Устройство { $device } хочет быть: { desk-device-role }. Оно называется { $name }.{ $occupied ->
        [yes] {" "}Им уже является устройство { $there }.
       *[no] {""}
    } Допустить?

arbiter-slip-for = { desk-device-role }

arbiter-device-shut = Его страница сейчас не открыта.

arbiter-no-device = Ни одно устройство не показывает страницу этого стола.

arbiter-title-alone = { arbiter-by-code }

arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] Оригинал записи белых здесь
               *[black] Оригинал записи чёрных здесь
            }
       *[no]
            { $side ->
                [white] Оригинала записи белых всё же нет
               *[black] Оригинала записи чёрных всё же нет
            }
    }
