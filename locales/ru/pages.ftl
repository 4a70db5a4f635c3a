### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

pages-skip = Перейти к содержанию

pages-all-tables = Начальная страница

pages-connected = Связь есть.

pages-not-connected = Нет связи. Ничего не принято.

pages-table-gone = Стол недоступен. Ничего не принято.

pages-table-asked = Ожидание ответа стола.

pages-let-in-no-more = У этого устройства больше нет доступа. При необходимости попросите у { -arbiter(case: "gen") } новый листок.

pages-language = Язык

pages-choose = Сменить язык

pages-blank = Скрыть страницу

pages-show-again = Показать страницу

pages-letters-on = Включить буквенные клавиши

pages-letters-off = Выключить буквенные клавиши

pages-answers = Ответы

pages-news = Новости

pages-news-on = Сообщать новости на этой странице

pages-earphone = У меня наушник в ухе

pages-anew = Обновить страницу

pages-unanswered = Ответа нет. Прежде чем повторить, проверьте на странице, принято ли это.

pages-taken = Принято.

pages-leave = Покинуть этот стол

pages-leave-means = После этого устройству понадобится новый листок.

## Letting a device in.

pages-desk = Zgoda

pages-another-slip = Ещё один листок

pages-words = Слова с листка

pages-words-hint = Пять слов через пробел.

pages-device = Название устройства

pages-device-hint = По нему его узнают, например: планшет организатора.

pages-let-in = Попросить доступ

pages-looking = Слова проверяются.

pages-waits = Это устройство { $device } у стола { $table }. Теперь его должны подтвердить за столом или у { -arbiter(case: "gen") }.

pages-waits-somewhere = Это устройство { $device }. Теперь его должны подтвердить за столом или у { -arbiter(case: "gen") }.

pages-said-no = Устройство не допущено.

pages-opens-nothing = Эти слова сейчас ничего не открывают. Сравните их с листком. Если они совпадают, обратитесь к { -arbiter(case: "dat") }.

pages-not-tried =
    { $seconds ->
        [one] В течение { $seconds } секунды слова не проверяются.
       *[other] В течение { $seconds } секунд слова не проверяются.
    }

pages-try-again = Эти слова не проверялись, так как раньше отсюда пришли неверные. Введите их ещё раз.

## The list of tables.

pages-tables = Столы

pages-table = Стол { $number }

pages-table-unnumbered = Стол без номера

pages-table-at = Стол { $number } на компьютере { $machine }

pages-table-unnumbered-at = Стол без номера на компьютере { $machine }

pages-table-here = Стол { $number } на компьютере этого пульта
pages-title-at = { $title }, на компьютере { $machine }

pages-players = Белые: { $white }; чёрные: { $black }

pages-move-number = Ход { $number }

pages-result-is = Результат: { $result }

pages-order = Порядок

pages-order-waiting = сначала те, где ждут { -arbiter(case: "acc") }

pages-order-number = по номерам

pages-order-state = по ходу партии

pages-find = Найти

pages-find-hint = Номер, имя или ход партии

pages-show-so = Показать список так

pages-show-all-tables = Показать все столы

pages-tables-found = Здесь столов: { $found } из { $all }; стол, где ждут { -arbiter(case: "acc") }, виден всегда.

pages-not-there = Сейчас недоступен.

pages-not-started = Стол { $number } не запущен.

pages-not-started-why = Программа сообщает: { $why }. Исправьте это и введите { $line } в терминале столов.

pages-phase-before = Партия ещё не началась.

pages-phase-interrupted = Партия начата; программу запустили снова, партия ждёт продолжения.

pages-phase-playing = Партия идёт.

pages-phase-stopped = Партия остановлена.

pages-phase-over = Партия окончена.

pages-phase-closed = Программа завершается; партию можно продолжить.

pages-attention-call = Вызывают { -arbiter(case: "acc") }.

pages-attention-not-recorded = Партия не записывается: записывайте на бумаге.

pages-attention-boards-differ = { CAPITAL(-board) } расходится с записью.

pages-attention-claim = Подано требование.

pages-attention-result = Результат ждёт подтверждения.

pages-attention-flag = Упал флажок.

pages-attention-device-lost = { CAPITAL(-board) } или { -clock } не отвечают.

pages-attention-ear-lost = Пропал наушник игрока.

pages-attention-device-waits = Устройство ждёт, когда его впустят.

pages-attention-overdue = Истёк срок явки или дополнения записи.

## What is not done, and why.

pages-nowhere = Здесь ничего нет.

pages-not-our-form = Форма не принята. Обновите страницу и попробуйте ещё раз.

pages-not-our-address = Это не адрес этой страницы. Введите адрес, который дал организатор.

pages-too-much = Отправлено слишком много.

pages-busy = Слишком много запросов. Ничего не принято. Попробуйте чуть позже.

## What `zgoda desk join-key` prints: what to do with a key by which one desk shows the tables of another computer.

pages-join-key-here = { $file }: тайна двух пультов. Пульт этого компьютера запускайте с параметром: --joinable { $file }

pages-join-key-there = Копию { $file } отнесите на носителе на компьютер, чей пульт тоже должен показывать эти столы; тот пульт запускайте с параметрами: --join HOST:PORT=FILE --join-root root.pem

## What `zgoda desk ca` prints: what to do with the files of an authority.

pages-ca-root = { $file }: до соревнования установите на каждое устройство как центр сертификации, потом удалите; это не тайна.

pages-ca-desk = { $desk } и { $key } остаются на компьютере пульта; второй — тайна. Запуск: { $command }

pages-ca-good =
    { $days ->
        [one] Действительны { $days } день и только для этих имён: { $names }.
        [few] Действительны { $days } дня и только для этих имён: { $names }.
       *[other] Действительны { $days } дней и только для этих имён: { $names }.
    }

pages-all = Все столы сразу

pages-all-begin = Начать тур

pages-all-begin-means = За каждым вашим столом, который этого ждёт, пускаются { -clock } начинающей стороны (Кодекс II 4.4). Какие не пошли, будет сказано.

pages-all-stop = Остановить все { -clock }

pages-all-stop-means = За каждым вашим столом, где идёт партия, обе стороны { -clock(case: "gen") } останавливаются, и оба игрока это слышат.

pages-all-go-on = Продолжить все партии

pages-all-go-on-means = За каждым вашим остановленным столом партия продолжается, и оба игрока это слышат.

pages-all-let-in = Впустить все ожидающие устройства

pages-all-let-in-means = За каждым вашим столом, где ждут устройства, все будут впущены, каждое для роли своего листка. Названия ожидающих стоят на страницах столов.

pages-all-prepared = Всё подготовлено

pages-all-prepared-means = За каждым вашим столом, где до первого хода ещё нужно что-то решить, это считается решённым вами, и это есть в записи партии. Что ещё не решено, стоит на страницах столов.

pages-all-hand-over = Передать все столы

pages-all-hand-over-means = С этого момента за каждый ваш стол отвечает названный человек; в протоколе каждого есть, с какого времени по какое. Что ему там можно, определяет его собственная записка или код; ваши права остаются.

pages-all-hand-over-name = Кому, имя и фамилия

pages-all-yes = Да, за всеми

pages-all-not-here = Осталось как есть.

pages-protocol = Протокол { -arbiter(case: "gen") }

pages-protocol-of = Протокол { -arbiter(case: "gen") }, стол { $number }

pages-protocol-means = По записи на эту минуту. То, что произойдёт позже, появится, когда страница будет загружена снова. Браузер печатает его на А4.

pages-back-to-table = Назад к столу

pages-read-not-allowed = Это только для { -arbiter(number: "plural", case: "gen") } этого стола.

pages-read-unreadable = Запись сейчас нельзя прочитать. Попробуйте снова или используйте zgoda export с файлом записи.

pages-read-too-long = Этот протокол слишком длинный для страницы; его напишет из файла записи zgoda export --to html.

pages-read-late = Стол не ответил вовремя. Загрузите страницу снова.

pages-said-alone = Что сказано каждому игроку отдельно

pages-said-alone-of = Что сказано каждому игроку отдельно, стол { $number }

pages-said-means = Сначала новое, не больше сорока для каждого. Того, что одновременно слышали другие, здесь нет; если выход один для всех, здесь всё, что в нём было сказано. Более позднее появится, когда страница будет загружена снова.

pages-said-to =
    { $side ->
        [white] Белым
       *[black] Чёрным
    }

pages-said-nothing = Ничего не сказано.

pages-said-cut = (не до конца)

pages-records = Записи в папке

pages-records-mean = Эти записи лежат в папке, с которой запущен этот пульт, например на флешке. Они только читаются: в папке ничего не меняется.

pages-records-none = В папке нет ни одной записи.

pages-records-more = Показано только начало списка, число записей в нём: { $count }.

pages-record-size = ({ $size } кБ)

pages-records-compare = Сверить две записи

pages-records-compare-means = Записи сверяются { -half-move } за { -half-move(case: "ins") }, как это делает zgoda reconcile. Этим ничего не решается.

pages-records-compare-now = Сверить

pages-records-compared = Две записи рядом

pages-record-of-white = Запись белых

pages-record-of-black = Запись чёрных

pages-records-back = Назад к записям

pages-record-faulty = Не всё в этой записи удалось прочесть. Что найдено, по-английски:

pages-records-gone = Папка с записями не читается. Возможно, вынули флешку: вставьте её снова и загрузите страницу снова.

pages-record-not-there = Этой записи больше нет в папке.

pages-record-too-long = Этот файл слишком велик для записи, поэтому он не прочитан.

pages-record-broken = Этот файл не запись партии или так повреждён, что ничего из него прочесть нельзя.

pages-record-newer = Эта запись от более новой версии программы; прочтите её той версией.

pages-record-changes = Эта запись сейчас пишется. Загрузите страницу снова.

pages-record-no-room = На этом компьютере нет места, чтобы прочесть запись; освободите место на диске с папкой данных.

pages-records-not-compared = Эти две записи нельзя сверить: они от разных игр или из одной из них не выходит партия.

pages-records-late = Папка не отвечает вовремя. Загрузите страницу снова.
