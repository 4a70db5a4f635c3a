### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

# The first link of a page, for those who do not want to hear what stands above it each time.
pages-skip = Перейти к содержанию

# A link to the first page.
pages-all-tables = Начальная страница

# The page hears of every change.
pages-connected = Связь есть.

# The page hears nothing from the desk; what is done on it is not taken.
pages-not-connected = Нет связи. Ничего не принято.

# The desk is there, the program of the table is not.
pages-table-gone = Стол недоступен. Ничего не принято.

# The table was asked and has not answered yet.
pages-table-asked = Ожидание ответа стола.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = У этого устройства больше нет доступа. При необходимости попросите у судьи новый листок.

# Before the choice of a language.
pages-language = Язык

# The button behind the choice of a language.
pages-choose = Сменить язык

# A button: nothing of the page is to be seen until it is pressed again.
pages-blank = Скрыть страницу

# The same button while the page is blank.
pages-show-again = Показать страницу

# A button: from now on single letters are keys of this page.
pages-letters-on = Включить буквенные клавиши

# The same button while they are.
pages-letters-off = Выключить буквенные клавиши

# The name of the place where answers to what was done come.
pages-answers = Ответы

# A link that loads the page again, for browsers without scripts.
pages-anew = Обновить страницу

# What was done was sent, and no answer came: nobody knows whether it was taken.
pages-unanswered = Ответа нет. Прежде чем повторить, проверьте на странице, принято ли это.

# The table took what was done and has nothing to say to it.
pages-taken = Принято.

# A button: this device gives up its right to the table.
pages-leave = Покинуть этот стол

# What follows from that button.
pages-leave-means = После этого устройству понадобится новый листок.

## Letting a device in.

# The title of the first page. It is the same whatever happens.
pages-desk = Zgoda

# A heading above the form, for a device that was let in already.
pages-another-slip = Ещё один листок

# Before the field for the words of a slip.
pages-words = Слова с листка

# What to write in it.
pages-words-hint = Пять слов через пробел.

# Before the field for the name of the device.
pages-device = Название устройства

# What to write in it.
pages-device-hint = По нему его узнают, например: планшет организатора.

# The button of that form.
pages-let-in = Попросить доступ

# The words were sent; nothing has come of it yet.
pages-looking = Слова проверяются.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = Это устройство { $device } у стола { $table }. Теперь его должны подтвердить за столом или у судьи.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = Это устройство { $device }. Теперь его должны подтвердить за столом или у судьи.

# Somebody was asked about the device, and said no.
pages-said-no = Устройство не допущено.

# The words let nobody in, whatever the reason; it must not tell whether there is a table.
pages-opens-nothing = Эти слова сейчас ничего не открывают. Сравните их с листком. Если они совпадают, обратитесь к судье.

# Too many wrong words were tried. $seconds: for so long none are tried.
pages-not-tried =
    { $seconds ->
        [one] В течение { $seconds } секунды слова не проверяются.
       *[other] В течение { $seconds } секунд слова не проверяются.
    }

## The list of tables.

# Its heading.
pages-tables = Столы

# A link to the page of a table. $number: its number in the hall.
pages-table = Стол { $number }

# The same where the table has no number.
pages-table-unnumbered = Стол без номера

# Who plays there. $white and $black: their names, empty where none was given.
pages-players = Белые: { $white }; чёрные: { $black }

# The table's program is not reached just now.
pages-not-there = Сейчас недоступен.

# How far a game is: it has not begun.
pages-phase-before = Партия ещё не началась.

# How far a game is: it is on.
pages-phase-playing = Партия идёт.

# How far a game is: the arbiter stopped it.
pages-phase-stopped = Партия остановлена.

# How far a game is: it is over.
pages-phase-over = Партия окончена.

# How far a game is: its program ends, and it can be gone on with.
pages-phase-closed = Программа завершается; партию можно продолжить.

# Why an arbiter is to look at a table: somebody called.
pages-attention-call = Вызывают судью.

# Why an arbiter is to look at a table: a board shows something else than the record.
pages-attention-boards-differ = Доска расходится с записью.

# Why an arbiter is to look at a table: a player claims something.
pages-attention-claim = Подано требование.

# Why an arbiter is to look at a table: a result is to be declared or confirmed.
pages-attention-result = Результат ждёт подтверждения.

# Why an arbiter is to look at a table: a flag fell.
pages-attention-flag = Упал флажок.

# Why an arbiter is to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = Доска или часы не отвечают.

# Why an arbiter is to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = Истёк срок явки или дополнения записи.

## What is not done, and why.

# Nothing is at this address, or nothing for this device.
pages-nowhere = Здесь ничего нет.

# A form that was not made for this page, is too old, or cannot be read.
pages-not-our-form = Форма не принята. Обновите страницу и попробуйте ещё раз.

# The browser called the desk by another name than its own.
pages-not-our-address = Это не адрес этой страницы. Введите адрес, который дал организатор.

# A form was longer than any can be.
pages-too-much = Отправлено слишком много.

# The desk, or the table, has too much to do.
pages-busy = Слишком много запросов. Ничего не принято. Попробуйте чуть позже.

## What `zgoda desk ca` prints: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file }: до соревнования установите на каждое устройство как центр сертификации, потом удалите; это не тайна.

# $file: the root's key.
pages-ca-root-key = { $file }: тайна; удалите этот файл сейчас, он больше не нужен.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } и { $key } остаются на компьютере пульта; второй — тайна. Запуск: { $command }

# $days: for how long. $names: for which names.
pages-ca-good =
    { $days ->
        [one] Действительны { $days } день и только для этих имён: { $names }.
        [few] Действительны { $days } дня и только для этих имён: { $names }.
       *[other] Действительны { $days } дней и только для этих имён: { $names }.
    }

pages-all = Все столы сразу

pages-all-begin = Начать тур

pages-all-begin-means = За каждым вашим столом, который этого ждёт, пускаются часы начинающей стороны (Kodeks II 4.4). Какие не пошли, будет сказано.

pages-all-stop = Остановить все часы

pages-all-stop-means = За каждым вашим столом, где идёт партия, обе стороны часов останавливаются, и оба игрока это слышат.

pages-all-go-on = Продолжить все партии

pages-all-go-on-means = За каждым вашим остановленным столом партия продолжается, и оба игрока это слышат.

pages-all-yes = Да, за всеми

pages-all-not-here = Осталось как есть.
