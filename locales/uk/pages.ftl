### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

pages-skip = Перейти до змісту

pages-all-tables = Початкова сторінка

pages-connected = З’єднано.

pages-not-connected = Немає зв’язку. Нічого не прийнято.

pages-table-gone = Стіл недоступний. Нічого не прийнято.

pages-table-asked = Очікування відповіді стола.

pages-let-in-no-more = Цей пристрій більше не має доступу. За потреби попросіть у { -arbiter(case: "gen") } новий аркуш.

pages-language = Мова

pages-choose = Змінити мову

pages-blank = Сховати сторінку

pages-show-again = Показати сторінку

pages-letters-on = Увімкнути літерні клавіші

pages-letters-off = Вимкнути літерні клавіші

pages-answers = Відповіді

pages-news = Новини

pages-news-on = Повідомляти новини на цій сторінці

pages-earphone = У мене навушник у вусі

pages-anew = Оновити сторінку

pages-unanswered = Відповіді немає. Перш ніж повторити, перевірте на сторінці, чи це прийнято.

pages-taken = Прийнято.

pages-leave = Залишити цей стіл

pages-leave-means = Після цього пристрою знадобиться новий аркуш.

## Letting a device in.

pages-desk = Zgoda

pages-another-slip = Ще один аркуш

pages-words = Слова з аркуша

pages-words-hint = П’ять слів через пробіл.

pages-device = Назва пристрою

pages-device-hint = За нею його впізнають, наприклад: планшет організатора.

pages-let-in = Попросити доступ

pages-looking = Слова перевіряються.

pages-waits = Це пристрій { $device } біля стола { $table }. Тепер його мають підтвердити за столом або в { -arbiter(case: "gen") }.

pages-waits-somewhere = Це пристрій { $device }. Тепер його мають підтвердити за столом або в { -arbiter(case: "gen") }.

pages-said-no = Пристрій не допущено.

pages-opens-nothing = Ці слова зараз нічого не відкривають. Порівняйте їх з аркушем. Якщо вони збігаються, зверніться до { -arbiter(case: "gen") }.

pages-not-tried =
    { $seconds ->
        [one] Протягом { $seconds } секунди слова не перевіряються.
       *[other] Протягом { $seconds } секунд слова не перевіряються.
    }

pages-try-again = Ці слова не перевірялися, бо раніше звідси надійшли хибні. Введіть їх ще раз.

## The list of tables.

pages-tables = Столи

pages-table = Стіл { $number }

pages-table-unnumbered = Стіл без номера

pages-table-at = Стіл { $number } на комп’ютері { $machine }

pages-table-unnumbered-at = Стіл без номера на комп’ютері { $machine }

pages-table-here = Стіл { $number } на комп’ютері цього пульта
pages-title-at = { $title }, на комп’ютері { $machine }

pages-players = Білі: { $white }; чорні: { $black }

pages-move-number = Хід { $number }

pages-result-is = Результат: { $result }

pages-order = Порядок

pages-order-waiting = спочатку ті, де чекають на { -arbiter(case: "acc") }

pages-order-number = за номерами

pages-order-state = за станом партії

pages-find = Знайти

pages-find-hint = Номер, ім’я або стан партії

pages-show-so = Показати список так

pages-show-all-tables = Показати всі столи

pages-tables-found = Тут столів: { $found } з { $all }; стіл, де чекають на { -arbiter(case: "acc") }, видно завжди.

pages-not-there = Зараз недоступний.

pages-not-started = Стіл { $number } не запущено.

pages-not-started-why = Програма повідомляє: { $why }. Виправте це й введіть { $line } у терміналі столів.

pages-phase-before = Партія ще не почалася.

pages-phase-interrupted = Партію розпочато; програму запущено знову, партія чекає на продовження.

pages-phase-playing = Партія триває.

pages-phase-stopped = Партію зупинено.

pages-phase-over = Партію закінчено.

pages-phase-closed = Програма завершується; партію можна продовжити.

pages-attention-call = Викликають { -arbiter(case: "acc") }.

pages-attention-not-recorded = Партія не записується: записуйте на папері.

pages-attention-boards-differ = { CAPITAL(-board) } розходиться із записом.

pages-attention-claim = Подано вимогу.

pages-attention-result = Результат чекає підтвердження.

pages-attention-flag = Упав прапорець.

pages-attention-device-lost = { CAPITAL(-board) } або { -clock } не відповідає.

pages-attention-ear-lost = Зник навушник гравця.

pages-attention-device-waits = Пристрій чекає, коли його впустять.

pages-attention-overdue = Минув час на прибуття або доповнення запису.

## What is not done, and why.

pages-nowhere = Тут нічого немає.

pages-not-our-form = Форму не прийнято. Оновіть сторінку та спробуйте ще раз.

pages-not-our-address = Це не адреса цієї сторінки. Введіть адресу від організатора.

pages-too-much = Надіслано забагато.

pages-busy = Забагато запитів. Нічого не прийнято. Спробуйте за мить.

## What `zgoda desk join-key` prints: what to do with a key by which one desk shows the tables of another computer.

pages-join-key-here = { $file }: таємниця двох пультів. Пульт цього комп’ютера запускайте з параметром: --joinable { $file }

pages-join-key-there = Копію { $file } віднесіть на носії на комп’ютер, чий пульт теж має показувати ці столи; той пульт запускайте з параметрами: --join HOST:PORT=FILE --join-root root.pem

## What `zgoda desk ca` prints: what to do with the files of an authority.

pages-ca-root = { $file }: до змагання встановіть на кожен пристрій як центр сертифікації, потім видаліть; це не таємниця.

pages-ca-desk = { $desk } і { $key } лишаються на комп’ютері пульта; другий — таємниця. Запуск: { $command }

pages-ca-good =
    { $days ->
        [one] Дійсні { $days } день і лише для цих імен: { $names }.
        [few] Дійсні { $days } дні і лише для цих імен: { $names }.
       *[other] Дійсні { $days } днів і лише для цих імен: { $names }.
    }

pages-all = Усі столи одразу

pages-all-begin = Почати тур

pages-all-begin-means = За кожним вашим столом, який на це чекає, пускається { -clock } сторони, що починає (Кодекс II 4.4). Які не пішли, буде сказано.

pages-all-stop = Зупинити всі { -clock(number: "plural") }

pages-all-stop-means = За кожним вашим столом, де триває партія, обидва боки { -clock(case: "gen") } зупиняються, і обидва гравці це чують.

pages-all-go-on = Продовжити всі партії

pages-all-go-on-means = За кожним вашим зупиненим столом партія триває далі, і обидва гравці це чують.

pages-all-let-in = Впустити всі пристрої, що чекають

pages-all-let-in-means = За кожним вашим столом, де чекають пристрої, всі буде впущено, кожен для ролі свого листка. Назви тих, що чекають, стоять на сторінках столів.

pages-all-prepared = Усе підготовлено

pages-all-prepared-means = За кожним вашим столом, де до першого ходу ще треба щось вирішити, це вважається вирішеним вами, і це є в записі партії. Що ще не вирішено, видно на сторінках столів.

pages-all-hand-over = Передати всі столи

pages-all-hand-over-means = Відтоді за кожен ваш стіл відповідає названа особа; у протоколі кожного є, від якого часу до якого. Що їй там можна, визначає її власна записка або код; ваші права лишаються.

pages-all-hand-over-name = Кому, ім’я та прізвище

pages-all-yes = Так, за всіма

pages-all-not-here = Лишилося як є.

pages-protocol = Протокол { -arbiter(case: "gen") }

pages-protocol-of = Протокол { -arbiter(case: "gen") }, стіл { $number }

pages-protocol-means = За записом на цю хвилину. Те, що станеться пізніше, з'явиться, коли сторінку буде завантажено знову. Браузер друкує його на А4.

pages-back-to-table = Назад до столу

pages-read-not-allowed = Це лише для { -arbiter(number: "plural", case: "gen") } цього столу.

pages-read-unreadable = Запис зараз не вдається прочитати. Спробуйте ще раз або скористайтеся zgoda export з файлом запису.

pages-read-too-long = Цей протокол задовгий для сторінки; його напише з файлу запису zgoda export --to html.

pages-read-late = Стіл не відповів вчасно. Завантажте сторінку ще раз.

pages-said-alone = Що сказано кожному гравцеві окремо

pages-said-alone-of = Що сказано кожному гравцеві окремо, стіл { $number }

pages-said-means = Спочатку нове, не більше сорока для кожного. Того, що одночасно чули інші, тут немає; якщо вихід один для всіх, тут усе, що в ньому було сказано. Пізніше з'явиться, коли сторінку буде завантажено знову.

pages-said-to =
    { $side ->
        [white] Білим
       *[black] Чорним
    }

pages-said-nothing = Нічого не сказано.

pages-said-cut = (не до кінця)

pages-records = Записи в папці

pages-records-mean = Ці записи лежать у папці, з якою запущено цей пульт, наприклад на флешці. Їх лише читають: у папці нічого не змінюється.

pages-records-none = У папці немає жодного запису.

pages-records-more = Показано лише початок списку, кількість записів у ньому: { $count }.

pages-record-size = ({ $size } кБ)

pages-records-compare = Звірити два записи

pages-records-compare-means = Записи звіряються { -half-move } за { -half-move(case: "ins") }, як це робить zgoda reconcile. Цим нічого не вирішується.

pages-records-compare-now = Звірити

pages-records-compared = Два записи поруч

pages-record-of-white = Запис білих

pages-record-of-black = Запис чорних

pages-records-back = Назад до записів

pages-record-faulty = Не все в цьому записі вдалося прочитати. Що знайдено, англійською:

pages-records-gone = Папку із записами не можна прочитати. Можливо, витягли флешку: вставте її знову й завантажте сторінку ще раз.

pages-record-not-there = Цього запису вже немає в папці.

pages-record-too-long = Цей файл завеликий для запису, тому його не прочитано.

pages-record-broken = Цей файл не є записом партії або такий пошкоджений, що з нього нічого не можна прочитати.

pages-record-newer = Цей запис — від новішої версії програми; прочитайте його тією версією.

pages-record-changes = Цей запис саме пишеться. Завантажте сторінку ще раз.

pages-record-no-room = На цьому комп’ютері немає місця, щоб прочитати запис; звільніть місце на диску з папкою даних.

pages-records-not-compared = Ці два записи не можна звірити: вони з різних ігор або з одного з них не виходить партія.

pages-records-late = Папка не відповідає вчасно. Завантажте сторінку ще раз.
