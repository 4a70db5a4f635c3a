### The words on the arbiter's page of a table. They are read, on a screen or by a screen reader, so they may have digits.

shown-side =
    { $side ->
        [white] Білі
       *[black] Чорні
    }

shown-runs = { -clock } іде

shown-flag = прапорець упав

shown-yes = Так

shown-no = Ні

shown-after-key = Після цієї клавіші: { $means }

grid-square = поле { $square }

grid-empty = порожньо

grid-from = звідси почався останній { -half-move }

grid-to = тут закінчився останній { -half-move }

grid-remove = розбіжність, зняти

grid-put = розбіжність, бракує: { piece-name }

grid-record = Позиція за записом

grid-board = Що показує { board-name }

grid-keys = По { -board(case: "loc") } водять клавіші зі стрілками, з поля на поле. ◇: звідси почався останній { -half-move }; ◆: тут він закінчився; ✕: зняти; +: поставити.

arbiter-title = Стіл { $table }, { arbiter-by-code }

arbiter-by-code =
    { $code ->
        [chief] головний { -arbiter }
       *[round] { -arbiter } туру { $number }
    }

arbiter-by-named = { arbiter-by-code } ({ $name })

arbiter-heading =
    { $part ->
        [devices] Пристрої
        [attention] Що потребує уваги
        [state] Партія
        [times] Час
        [asks] Про що питає стіл
        [differences] { CAPITAL(-board(number: "plural")) }
        [records] Записи
        [walk-back] Повернення
        [clock] { CAPITAL(-clock) }
        [claims] Заяви та відкриті питання
        [end] Закінчення
        [preparation] Перед першим ходом
        [sanctions] Санкції
        [log] Журнал
       *[apart] На окремій сторінці
    }

arbiter-not-reached = Зі столом немає зв'язку. Гра там іде далі; звідси нічого не можна зробити, поки зв'язок не повернеться.

arbiter-attention =
    { $what ->
        [call] { CAPITAL(-arbiter(case: "acc")) } викликано.
        [not-recorded] Партія не записується: записуйте на папері.
        [boards-differ] { CAPITAL(-board) } не збігається із записом.
        [claim] Заява чекає на рішення.
        [result] Результат чекає на оголошення або підтвердження.
        [flag] Упав прапорець.
        [device-lost] { CAPITAL(-board) } або { -clock } не відповідає.
        [ear-lost] Зник навушник гравця.
        [device-waits] Пристрій чекає, коли його впустять.
       *[overdue] Хтось запізнюється, або запис не доповнено вчасно.
    }

arbiter-no-attention = Ніщо тут не потребує уваги.

arbiter-game =
    { $game ->
        [international] Стоклітинні шашки, { arbiter-mode }.
       *[polish64] Шашки на 64 полях, { arbiter-mode }.
    }

arbiter-mode =
    { $mode ->
        [official] офіційна партія
        [rehearsal] репетиція
       *[training] тренування
    }

arbiter-phase =
    { $phase ->
        [before] Партія ще не почалася.
        [interrupted] Партію розпочато. Програму запущено знову: { -clock(number: "plural") } стоять, доки гру не продовжено.
        [playing] Партія триває.
        [stopped] Партію зупинено: { -clock(number: "plural") } стоять, і ходити не можна.
        [over] Партію закінчено.
       *[closed] Програму за столом завершено; партію можна продовжити за її записом.
    }

arbiter-ended = Результат: { $result }, { ending-name } ({ $article }).

arbiter-unanswered =
    { $by ->
        [white] Білі ще не підтвердили результат.
       *[black] Чорні ще не підтвердили результат.
    }

arbiter-not-recorded = Те, що відбувається, не записується: диск не відповідає. Записуйте на папері.

arbiter-responsible = За цей стіл відповідає { $name }.

arbiter-words-open = Слова { -arbiter(case: "gen") } відкриті за столом, код: { arbiter-by-code }.

arbiter-adjusting = Шашки поправляються: підняття зараз не дотик (Кодекс I 3.13).

arbiter-question = Стіл поставив запитання, на яке там мають відповісти.

arbiter-asked =
    { $side ->
        [white] Питання білим: { arbiter-asked-what }
       *[black] Питання чорним: { arbiter-asked-what }
    }

arbiter-asked-what =
    { $kind ->
        [which-way] яким шляхом ішло взяття { $moves }
        [ask-board-ahead] чи записати { $moves }, як показує { -board }
        [ask-orientation] чи лежить { -board } навпаки
        [ask-draw] чи прийнято нічию
        [ask-resign] чи здають партію
        [ask-quit] чи завершити програму
        [ask-check] чи є згода порівняти записи
        [ask-whose] чий { -half-move } введено
        [ask-correction] чи замінює { $moves } останній { -half-move }
        [ask-undo] чи взяти назад { $moves }
        [ask-new-game] чи починається інша партія
       *[other] те, для чого ця сторінка не має слів
    }

arbiter-stopwatch = Зупинено вже

arbiter-ask-seconds = Введені числа означають секунди?

arbiter-ask-hand-over-stop = Внести { -half-move }, початий до зупинки й закінчений після неї?

arbiter-ask-against = Чи все ж продовжувати партію із запропонованого місця?

arbiter-not-asked = Нічого не питається.

arbiter-no-boards = За цим столом немає { -board(case: "gen") } з датчиками.

arbiter-board-state =
    { $state ->
        [agrees] { board-name } збігається із записом
        [differs] { board-name } не збігається із записом
        [under-way] { board-name }: на ній працює рука
        [off] { board-name } з вимкненими датчиками
       *[away] { board-name } не відповідає
    }

arbiter-awaited = Останній { -half-move } там ще треба виконати.

arbiter-not-shown = Що вона показує, невідомо.

arbiter-no-record = У записі немає жодного { -half-move(case: "gen") }.

arbiter-records = Запис програми та записи гравців

arbiter-number = { CAPITAL(-half-move) }

arbiter-record = Запис програми

arbiter-no-sheet =
    { $side ->
        [white] Запис білих не введено.
       *[black] Запис чорних не введено.
    }

arbiter-parts = Записи розходяться вперше на { -half-move(case: "loc") } { $ply }.

arbiter-parts-here = перша розбіжність

arbiter-no-parting = Там, де обидва записи щось кажуть, вони не розходяться.

arbiter-unreadable-here = нерозбірливо: { $text }

arbiter-blank = порожній рядок

arbiter-board-only = лише { -board }

arbiter-not-stated = { arbiter-board-only }: показала { -board }, ніхто не назвав.

arbiter-taken = знято: { $squares }

arbiter-not-compared = Останнім часом нічого не звірялося.

arbiter-both-agreed-at = обидві { -board(number: "plural") } збігалися { $time }

arbiter-may-have-happened = Що могло статися, найімовірніше спочатку

arbiter-nothing-explains = Не знайдено нічого, що це пояснило б.

arbiter-articles-apart = За якою статтею щось із цього було б порушенням, стоїть на окремій сторінці.

arbiter-clock-column =
    { $side ->
        [white] { CAPITAL(-clock) } білих
       *[black] { CAPITAL(-clock) } чорних
    }

arbiter-clocks-after = { CAPITAL(-clock(number: "plural")) }: скільки лишалося кожній стороні після { -half-move(case: "gen") }; риска, де це невідомо. Біля двох останніх { -half-move(number: "plural", case: "gen") } часу немає.

arbiter-step =
    { $step ->
        [stop] Спочатку гра має стояти: зупиніть { -clock(number: "plural") }.
        [compare] Звірка. Якщо записи розходяться, пропонується останній { -half-move }, на якому обидва згодні (Кодекс VIII 3.1.2).
        [back] Повернення.
        [mend] Виправлення { -board(number: "plural", case: "gen") }. { CAPITAL(-board) } з датчиками виправляється шашка за шашкою, спочатку зняття, поки не збіжиться; будь-яка інша { -board } звіряється вручну з позицією за записом, поле за полем.
        [charge] Нарахування часу перерви винній стороні, обом або нікому (Кодекс II 6.19, 6.15). Те, що показували { -clock(number: "plural") } після того { -half-move(case: "gen") }, пропонує стіл; показання, якого ніхто не записав, невідоме й не обчислюється.
       *[resume] Продовження гри.
    }

arbiter-no-clock = Програма тут не веде { -clock(case: "gen") }; показання ті, що хтось увів.

arbiter-absent =
    { $side ->
        [white] Записано неявку білих (Кодекс II 4.5).
       *[black] Записано неявку чорних (Кодекс II 4.5).
    }

arbiter-missing = { CAPITAL(-half-move(number: "plural")) } з натисканням { -clock(case: "gen") }, яких немає в записі: { $count }.

arbiter-completing = Запис треба зараз доповнити (Кодекс II 6.14).

arbiter-incidents = Що було з { -clock(case: "ins") }

arbiter-no-incident = Останнім часом нічого.

arbiter-both = Обидві сторони

arbiter-take = Показання { $number }

arbiter-open-matters = Відкриті питання

arbiter-nothing-open = Відкритих питань немає.

arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, на { -clock } або прапорець
       *[no] { shown-side }
    }

arbiter-no-proposal = Закінчення не пропонується.

arbiter-says =
    { $agrees ->
        [yes] { shown-side }: результат правильний
       *[no] { shown-side }: результат неправильний
    }

arbiter-still-open = Ще відкрито

arbiter-settled = Улагоджено

arbiter-all-settled = Нічого: все улагоджено.

arbiter-ways = Як кожна сторона натискає { -clock }

arbiter-presses-by =
    { $side ->
        [white] Білі натискають
       *[black] Чорні натискають
    }: { $way ->
        [beside] { -clock } поруч із програмою; натискань тут не видно
        [device] під'єднаний { -clock }
        [page] на своїй сторінці
        [assistant] зі сторінки { -assistant(case: "gen") }
        [pad] геймпадом
        [key] клавішею клавіатури
       *[line] рядком зі своєю назвою на клавіатурі
    }.

arbiter-no-way =
    { $side ->
        [white] Білим нема чим натиснути. Поки це так, за білих тут натискаєте ви.
       *[black] Чорним нема чим натиснути. Поки це так, за чорних тут натискаєте ви.
    }

arbiter-press-for =
    { $side ->
        [white] Натиснути за білих
       *[black] Натиснути за чорних
    }

arbiter-no-sanction = У журналі немає санкцій.

arbiter-chiefs-sanction = Санкції застосовує тільки головний { -arbiter } (Кодекс II 2.5).

arbiter-confirm = Так, виконати

arbiter-choose = оберіть

arbiter-choice = Що

arbiter-act =
    { $act ->
        [come] Я біля столу
        [let-in] Впустити
        [end-device] Завершити
        [new-slip] Новий листок
        [stop] Зупинити { -clock(number: "plural") }
        [resume] Продовжити гру
        [begin] Почати тур
        [compare] Звірити записи й { -board(number: "plural") }
        [read-white] Ввести запис білих
        [read-black] Ввести запис чорних
        [aloud-white] Прочитати запис за бланком білих
        [aloud-black] Прочитати запис за бланком чорних
        [same] На бланку те саме
        [otherwise] На бланку інше
        [unreadable] Нерозбірливо
        [one-back] { CAPITAL(-half-move) } назад
        [read-done] Закінчити читання
        [on-sheet] Записати, що стоїть на бланку
        [note] Записати { -half-move } самостійно
        [walk-back] Повернутися до запропонованого { -half-move(case: "gen") }
        [walk-back-to] Повернутися до іншого { -half-move(case: "gen") }
        [restore] Скасувати останнє повернення
        [charge-stopwatch] Нарахувати час секундоміра
        [charge] Нарахувати час
        [charge-back] Скасувати останнє нарахування
        [set] Встановити { -clock(number: "plural") }
        [take] Взяти одне з цих показань
        [replace] Вивести пристрій { -clock(case: "gen") } з гри
        [swap-clock] Поміняти сторони { -clock(case: "gen") }
        [press-back] Скасувати перемикання, що чекає
        [ask] Відмітити запитання, чий хід
        [absent] Записати неявку
        [arrived] Записати прихід
        [grant] Задовольнити заяву
        [refuse] Відхилити заяву
        [slips] Показати обмовки
        [complaint] Записати скаргу
        [decide] Оголосити результат
        [decide-in-words] Записати рішення своїми словами
        [prepared] Усе підготовлено
        [appoint] Призначити { -assistant(case: "gen") }
        [sanction] Застосувати санкцію
        [answer] Повідомити
        [hand-over] Передати стіл
        [original] Зібрати оригінали записів
       *[muted] Показати
    }

arbiter-act-means =
    { $act ->
        [come] На виклик дано відповідь, і стіл більше не виділено. Ніхто цього не чує.
        [let-in] Відтоді пристрій показує сторінку своєї ролі, і зроблене там зараховується цій ролі.
        [end-device] Пристрій одразу перестає показувати цей стіл. Треба новий листок.
        [new-slip] Слова буде показано раз. Інші невикористані листки ролі недійсні.
        [stop] { CAPITAL(-clock(number: "plural")) } обох сторін стоять, секундомір іде, і ходити не можна (Кодекс IV 2.12).
        [resume] Обидві сторони чують, чий хід, і обидва часи, і { -clock } іде далі.
        [begin] Іде { -clock } сторони, яка починає, і обидві сторони це чують (Кодекс II 4.4).
        [compare] Стіл каже, де записи й { -board(number: "plural") } згодні, а де розходяться, що він пропонує і чому. Від цього нічого не змінюється.
        [read-white] Введене вважається записом білих: { -half-move(number: "plural") } як у файлі партії, - замість порожнього рядка, слово замість нерозбірливого.
        [read-black] Введене вважається записом чорних: { -half-move(number: "plural") } як у файлі партії, - замість порожнього рядка, слово замість нерозбірливого.
        [aloud-white] Запис програми читається { -half-move } за { -half-move(case: "ins") }, а { -arbiter } стежить за бланком білих.
        [aloud-black] Запис програми читається { -half-move } за { -half-move(case: "ins") }, а { -arbiter } стежить за бланком чорних.
        [same] Під час читання: що стоїть у цьому місці на бланку.
        [on-sheet] Під час читання: записується те, що стоїть на бланку замість цього.
        [note] Побачене в цейтноті йде у власний запис { -arbiter(case: "gen") } (Кодекс IV 2.15), третій поряд із записами сторін: { -half-move(number: "plural") } як на бланку, з номером ходу, якщо вони не йдуть за останнім, - замість непобаченого. За { -board(case: "ins") } цього ніхто не чує, і в партії від цього нічого не відбувається.
        [walk-back] { CAPITAL(-half-move(number: "plural")) } за ним викреслюються і залишаються в записі; пропозиції нічиєї за ним недійсні; { -clock(number: "plural") } повертаються до того, що там записано. Обидві сторони це чують.
        [walk-back-to] { CAPITAL(-half-move(number: "plural")) } за названим викреслюються і залишаються в записі; пропозиції нічиєї за ним недійсні; { -clock(number: "plural") } повертаються до того, що там записано. Обидві сторони це чують.
        [restore] Те, що викреслило останнє повернення, знову стоїть, новим записом.
        [charge-stopwatch] Час від зупинки гри одразу стає витраченим часом цієї сторони; обом він ділиться порівну (Кодекс II 6.15, 6.19).
        [charge] Час одразу стає витраченим часом цієї сторони; обом він ділиться порівну. Нарахування додаються (Кодекс II 6.15, 6.19).
        [charge-back] Новий запис скасовує останнє нарахування; залишаються обидва.
        [set] { CAPITAL(-clock(number: "plural")) } показують тепер ці часи, витрачене випливає з них. Нараховане раніше в них входить.
        [take] { CAPITAL(-clock(number: "plural")) } показують це показання; від нього гра піде після продовження.
        [replace] Пристрій більше не рахує; час веде програма від його останнього показання (Кодекс II 6.10).
        [swap-clock] { CAPITAL(-clock) } підключений навпаки: те, що він показує, і його натискання відтепер іншої сторони. Перемикання, що чекають { -half-move(case: "gen") }, скасовуються.
        [press-back] Останнє перемикання, що чекає { -half-move(case: "gen") }, не зараховує нічого. { CAPITAL(-clock) } показує те саме: час встановіть або нарахуйте.
        [ask] Записується, що гравців запитали; програма про це мовчить (Кодекс II 6.9).
        [absent] Кого немає на початку туру: від його початку йде { -clock } цієї сторони (Кодекс II 4.5).
        [arrived] Хто прийшов: перша з двох сторін ділить те, що витрачено.
        [grant] Партія закінчується так, як каже заява.
        [refuse] Гра йде далі, якщо тим часом не впав прапорець: тоді пропонується ця поразка.
        [slips] Кожна обмовка зі своїм { -half-move(case: "ins") }; рахується, ніколи не оцінюється (Кодекс VIII 3.2).
        [complaint] Вона записується з тим, про що вона. Про { -clock } вона має надійти до контролю (Кодекс II 6.11).
        [decide] Партія закінчується так для обох сторін. Стіл запитає ще раз, а потім запитає обидві сторони, чи це правильно.
        [decide-in-words] Стоїть у протоколі як рішення { -arbiter(case: "gen") } й нічого не закінчує.
        [confirmed] Те, що кожна сторона каже про результат, стоїть у протоколі; ніхто не каже цього за неї.
        [prepared] Усе, про що питають перед першим ходом, вважається улагодженим.
        [appoint] Названа людина може діяти за незрячу сторону і стоїть у протоколі (Кодекс VIII 4.2).
        [sanction] Стоїть у протоколі з причиною (Кодекс II 2.5). Жодна не пропонується; поразка закінчує партію лише після оголошення результату.
        [answer] Витрачений час і кількість ходів видно лише тут, щоб сказати їх сліпому гравцеві на його ході, якщо він питає (Кодекс VIII 5.1). Це записується. В інший час відмова.
        [hand-over] Відтоді за стіл відповідає названа особа; так стоїть у протоколі. Права кожного — за його запискою і кодом.
        [original] Зазначається, чи зібрано оригінал запису (Кодекс IV 2.21); це стоїть у протоколі.
       *[muted] Те, що { -arbiter(case: "dat") } можна знати, але не можна показати, стоїть на окремій сторінці, яка сама закривається через десять секунд. Хто бачить, що { -arbiter } підводить очі, уже все дізнався.
    }

arbiter-act-field =
    { $act ->
        [read-white] { CAPITAL(-half-move(number: "plural")) } на бланку білих
        [read-black] { CAPITAL(-half-move(number: "plural")) } на бланку чорних
        [on-sheet] { CAPITAL(-half-move) } на бланку
        [note] Побачені { -half-move(number: "plural") }
        [walk-back-to] Після якого { -half-move(case: "gen") }, його номер
        [charge] Скільки, наприклад 3:20
        [set] Обидва часи, спочатку білих, наприклад 1:18:40 1:19:05; перед ними може стояти номер ранішого { -half-move(case: "gen") }
        [complaint] Про що вона
        [decide-in-words] Що вирішено і чому
        [appoint] Ім'я, а якщо обидві сторони незрячі, то й білі або чорні
        [hand-over] Кому, ім’я та прізвище
       *[sanction] Чому
    }

arbiter-log-means = Спочатку нове; час від запуску програми за столом. Нічого не видаляється: скасовує новий запис.

arbiter-log-row = { $time }, { $who }: { $what }

arbiter-log-earlier = Раніші рядки: { $count }. Усі вони є в записі партії.

arbiter-by =
    { $actor ->
        [white] білі
        [black] чорні
        [assistant] { -assistant }
        [white-assistant] { -assistant } білих
        [black-assistant] { -assistant } чорних
        [arbiter] { -arbiter }
        [unknown-hand] невідома рука
       *[program] програма
    }

arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] клавіатура
        [announced] оголошено
        [asked] { -board }, після запитання
        [clock] { -clock }
       *[program] програма
    }

arbiter-log-opened = Програма відкрила запис; { -half-move(number: "plural", case: "gen") } у ньому: { $plies }.

arbiter-log-closed = Програма завершила роботу.

arbiter-log-forgotten = Імена вилучено із запису.

arbiter-log-disk = Диск не відповідав і повернувся; записано із запізненням: { $count }.

arbiter-log-refused = Не прийнято: { $line }

arbiter-log-new-game = Почато іншу партію; цю збережено, і вона може тривати.

arbiter-log-half-move =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, білі: { $move }.
       *[black] { CAPITAL(-half-move) } { $ply }, чорні: { $move }.
    }

arbiter-log-said = Оголошено: { $text }

arbiter-log-asked =
    { $asks ->
        [correction] Введено { $text }; запитано, чи це виправляє останній { -half-move }.
       *[whose] Введено { $text }; запитано, чий це { -half-move }.
    }

arbiter-log-answered =
    { $answer ->
        [yes] Відповідь: це виправлення.
        [no] Відповідь: це не виправлення.
        [white] Відповідь: білих.
        [black] Відповідь: чорних.
       *[lapsed] Запитання відпало: спочатку прийшло інше.
    }

arbiter-log-adjusting =
    { $begun ->
        [yes] Шашки поправляються (Кодекс I 3.13).
       *[no] Шашки більше не поправляються.
    }

arbiter-log-differed = Розбіжність, { board-name }; зняти: { $remove }; поставити: { $put }.

arbiter-log-check-asked =
    { $by ->
        [white] Білі просять звірити записи (Кодекс II 6.6).
       *[black] Чорні просять звірити записи (Кодекс II 6.6).
    }

arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of }: друга сторона згодна.
       *[no] { arbiter-log-check-of }: друга сторона не згодна.
    }

arbiter-log-check-of =
    { $by ->
        [white] Звірка на прохання білих
       *[black] Звірка на прохання чорних
    }

arbiter-log-check-ended =
    { $counted ->
        [yes] Звірку закінчено: записи розходяться на { -half-move(case: "loc") } { $ply }.
       *[no] Звірку закінчено.
    }

arbiter-log-appointed =
    { $side ->
        [white] Призначено { -assistant(case: "gen") } білих (Кодекс VIII 4.2){ $alone ->
                [yes] {"; "}лише для запису (Кодекс II 6.3)
               *[no] {""}
            }.
       *[black] Призначено { -assistant(case: "gen") } чорних (Кодекс VIII 4.2){ $alone ->
                [yes] {"; "}лише для запису (Кодекс II 6.3)
               *[no] {""}
            }.
    }

arbiter-log-asked-turn = Гравців запитали, чий хід (Кодекс II 6.9).

arbiter-log-device = { CAPITAL(-clock) } повідомив: { $told }

arbiter-log-paused = { CAPITAL(-clock(number: "plural")) } стоять до наступного { -half-move(case: "gen") } або натискання (тренування).

arbiter-muted-turn =
    { $side ->
        [white] За записом хід білих.
       *[black] За записом хід чорних.
    }

arbiter-muted-accepted = { CAPITAL(-half-move) } { $ply }, { $article }: прийнятий, I 5.7.

arbiter-muted-accepted-if-off = { CAPITAL(-half-move) } { $ply }, { $article }: прийнятий, I 5.7, якщо шашки були зняті; про це каже лише датчик.

arbiter-muted-in-doubt = Невідомо, чи стоять: { $squares }. Ці поля вважаються невидимими, доки { -half-move } не підійде лише до одного з двох або доки ви не напишете стоїть і поле, і ні після нього, якщо шашки там немає.

arbiter-muted-regular = Немає неправильних { -half-move(number: "plural", case: "gen") }, про які ще можна сперечатися.

arbiter-muted-not-made =
    { $count ->
        [0] Кожен { -half-move } зараховано.
       *[other] { CAPITAL(-half-move(number: "plural")) }, які ще не зараховано; за наявності { -clock(case: "gen") } після них ніхто не натиснув: { $plies }.
    }

arbiter-muted-explained = У поясненні { $explanation } того, що порівняли, є порушення ({ $article }).

arbiter-muted-capture =
    { $must ->
        [yes] Сторона, чий хід, мусить брати.
       *[no] Обов'язкового взяття немає.
    }

arbiter-muted-closes = Це закриється саме через десять секунд.

arbiter-device-waits =
    Пристрій { $device } хоче бути: { desk-device-role }. Він називається { $name }.{ $occupied ->
        [yes] {" "}Ним уже є пристрій { $there }.
       *[no] {""}
    } Допустити?

arbiter-slip-for = { desk-device-role }

arbiter-device-shut = Його сторінка зараз не відкрита.

arbiter-no-device = Жоден пристрій не показує сторінки цього столу.

arbiter-title-alone = { arbiter-by-code }

arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] Оригінал запису білих тут
               *[black] Оригінал запису чорних тут
            }
       *[no]
            { $side ->
                [white] Оригіналу запису білих все ж немає
               *[black] Оригіналу запису чорних все ж немає
            }
    }
