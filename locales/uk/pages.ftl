### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

# The first link of a page, for those who do not want to hear what stands above it each time.
pages-skip = Перейти до змісту

# A link to the first page.
pages-all-tables = Початкова сторінка

# The page hears of every change.
pages-connected = З’єднано.

# The page hears nothing from the desk; what is done on it is not taken.
pages-not-connected = Немає зв’язку. Нічого не прийнято.

# The desk is there, the program of the table is not.
pages-table-gone = Стіл недоступний. Нічого не прийнято.

# The table was asked and has not answered yet.
pages-table-asked = Очікування відповіді стола.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = Цей пристрій більше не має доступу. За потреби попросіть у судді новий аркуш.

# Before the choice of a language.
pages-language = Мова

# The button behind the choice of a language.
pages-choose = Змінити мову

# A button: nothing of the page is to be seen until it is pressed again.
pages-blank = Сховати сторінку

# The same button while the page is blank.
pages-show-again = Показати сторінку

# A button: from now on single letters are keys of this page.
pages-letters-on = Увімкнути літерні клавіші

# The same button while they are.
pages-letters-off = Вимкнути літерні клавіші

# The name of the place where answers to what was done come.
pages-answers = Відповіді

# A link that loads the page again, for browsers without scripts.
pages-anew = Оновити сторінку

# What was done was sent, and no answer came: nobody knows whether it was taken.
pages-unanswered = Відповіді немає. Перш ніж повторити, перевірте на сторінці, чи це прийнято.

# The table took what was done and has nothing to say to it.
pages-taken = Прийнято.

# A button: this device gives up its right to the table.
pages-leave = Залишити цей стіл

# What follows from that button.
pages-leave-means = Після цього пристрою знадобиться новий аркуш.

## Letting a device in.

# The title of the first page. It is the same whatever happens.
pages-desk = Zgoda

# A heading above the form, for a device that was let in already.
pages-another-slip = Ще один аркуш

# Before the field for the words of a slip.
pages-words = Слова з аркуша

# What to write in it.
pages-words-hint = П’ять слів через пробіл.

# Before the field for the name of the device.
pages-device = Назва пристрою

# What to write in it.
pages-device-hint = За нею його впізнають, наприклад: планшет організатора.

# The button of that form.
pages-let-in = Попросити доступ

# The words were sent; nothing has come of it yet.
pages-looking = Слова перевіряються.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = Це пристрій { $device } біля стола { $table }. Тепер його мають підтвердити за столом або в судді.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = Це пристрій { $device }. Тепер його мають підтвердити за столом або в судді.

# Somebody was asked about the device, and said no.
pages-said-no = Пристрій не допущено.

# The words let nobody in, whatever the reason; it must not tell whether there is a table.
pages-opens-nothing = Ці слова зараз нічого не відкривають. Порівняйте їх з аркушем. Якщо вони збігаються, зверніться до судді.

# Too many wrong words were tried. $seconds: for so long none are tried.
pages-not-tried =
    { $seconds ->
        [one] Протягом { $seconds } секунди слова не перевіряються.
       *[other] Протягом { $seconds } секунд слова не перевіряються.
    }

## The list of tables.

# Its heading.
pages-tables = Столи

# A link to the page of a table. $number: its number in the hall.
pages-table = Стіл { $number }

# The same where the table has no number.
pages-table-unnumbered = Стіл без номера

# Who plays there. $white and $black: their names, empty where none was given.
pages-players = Білі: { $white }; чорні: { $black }

# The table's program is not reached just now.
pages-not-there = Зараз недоступний.

# How far a game is: it has not begun.
pages-phase-before = Партія ще не почалася.

# How far a game is: it is on.
pages-phase-playing = Партія триває.

# How far a game is: the arbiter stopped it.
pages-phase-stopped = Партію зупинено.

# How far a game is: it is over.
pages-phase-over = Партію закінчено.

# How far a game is: its program ends, and it can be gone on with.
pages-phase-closed = Програма завершується; партію можна продовжити.

# Why an arbiter is to look at a table: somebody called.
pages-attention-call = Викликають суддю.

# Why an arbiter is to look at a table: a board shows something else than the record.
pages-attention-boards-differ = Дошка розходиться із записом.

# Why an arbiter is to look at a table: a player claims something.
pages-attention-claim = Подано вимогу.

# Why an arbiter is to look at a table: a result is to be declared or confirmed.
pages-attention-result = Результат чекає підтвердження.

# Why an arbiter is to look at a table: a flag fell.
pages-attention-flag = Упав прапорець.

# Why an arbiter is to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = Дошка або годинник не відповідає.

# Why an arbiter is to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = Минув час на прибуття або доповнення запису.

## What is not done, and why.

# Nothing is at this address, or nothing for this device.
pages-nowhere = Тут нічого немає.

# A form that was not made for this page, is too old, or cannot be read.
pages-not-our-form = Форму не прийнято. Оновіть сторінку та спробуйте ще раз.

# The browser called the desk by another name than its own.
pages-not-our-address = Це не адреса цієї сторінки. Введіть адресу від організатора.

# A form was longer than any can be.
pages-too-much = Надіслано забагато.

# The desk, or the table, has too much to do.
pages-busy = Забагато запитів. Нічого не прийнято. Спробуйте за мить.

## What `zgoda desk ca` prints: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file }: до змагання встановіть на кожен пристрій як центр сертифікації, потім видаліть; це не таємниця.

# $file: the root's key.
pages-ca-root-key = { $file }: таємниця; видаліть цей файл зараз, він більше не потрібен.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } і { $key } лишаються на комп’ютері пульта; другий — таємниця. Запуск: { $command }

# $days: for how long. $names: for which names.
pages-ca-good =
    { $days ->
        [one] Дійсні { $days } день і лише для цих імен: { $names }.
        [few] Дійсні { $days } дні і лише для цих імен: { $names }.
       *[other] Дійсні { $days } днів і лише для цих імен: { $names }.
    }

pages-all = Усі столи одразу

pages-all-begin = Почати тур

pages-all-begin-means = За кожним вашим столом, який на це чекає, пускається годинник сторони, що починає (Kodeks II 4.4). Які не пішли, буде сказано.

pages-all-stop = Зупинити всі годинники

pages-all-stop-means = За кожним вашим столом, де триває партія, обидва боки годинника зупиняються, і обидва гравці це чують.

pages-all-go-on = Продовжити всі партії

pages-all-go-on-means = За кожним вашим зупиненим столом партія триває далі, і обидва гравці це чують.

pages-all-yes = Так, за всіма

pages-all-not-here = Лишилося як є.
