### What stands on the pages of assistants, helpers and players, and on the face of the clock as a page.

player-title = Стіл { $number }: { $role }

player-role-assistant =
    { $side ->
        [white] { -assistant } білих
       *[black] { -assistant } чорних
    }

player-role-helper =
    { $side ->
        [white] допомога білим
       *[black] допомога чорним
    }

player-role-ear =
    { $side ->
        [white] слух білих
       *[black] слух чорних
    }

player-role-screen =
    { $side ->
        [white] екран білих
       *[black] екран чорних
    }

player-role-player =
    { $side ->
        [white] сторінка білих
       *[black] сторінка чорних
    }

player-role-face = { -clock }

player-not-reached = Немає зв'язку зі столом. Нічого не приймається.

player-carry-out = Виконати

player-carry-nothing = Зараз нічого.

player-carry-where = Зараз { board-where }:

player-carry-remove = Зняти: { $squares }.

player-carry-stands = Після цього на полі { $square } стоїть: { piece-name }.

player-half-move =
    { $takes ->
        [yes] { $from } бере { $to }
       *[no] { $from } на { $to }
    }

player-numbered =
    { $side ->
        [white] { $number } білі: { $played }
       *[black] { $number } чорні: { $played }
    }

player-last-half-move = Останній: { $played }

player-record = Запис

player-record-empty = Ходів ще немає.

player-newest-first = Спочатку останні

player-entry = Введення

player-enter-label = Хід, наприклад { $example }

player-enter = Ввести

player-correct-label = Виправлення, до натискання { -clock(case: "gen") }: було

player-correct = Виправити

player-read-back = Повторити останній хід

player-clock-key = Кнопка { -clock(case: "gen") }

player-press = Натиснути { -clock }

player-press-key = Знак + у цьому полі вводить набране й натискає { -clock }; у порожньому полі він натискає { -clock }.

player-help = { CAPITAL(-arbiter) }

player-call = Викликати { -arbiter(case: "acc") }

player-call-means = Це чують усі за столом, і це записується.

player-flag = Повідомити про прострочення часу

player-flag-means = Записується заява, і викликається { -arbiter }.

player-own-entry = Ваш останній запис

player-own-entry-none = Ще нічого не записано.

player-draw = Нічия і кінець

player-offer = Запропонувати нічию

player-offer-means = Суперника запитають.

player-accept = Прийняти нічию

player-decline = Відхилити нічию

player-resign = Здати партію

player-resign-means = Вас запитають, чи ви певні.

player-claims = Заявити вимогу

player-claim-means = { CAPITAL(-arbiter(case: "acc")) } викличуть, і він розгляне вимогу.

player-claim-repetition = Та сама позиція втретє

player-claim-kings = Ходи самими { -king(number: "plural", case: "ins") }

player-claim-three-kings = Три { -king(number: "plural") } проти однієї

player-claim-regulation = Нічия за регламентом

player-claim-flag = Час суперника вичерпано

player-asked = Що чекає

player-yes = Так

player-no = Ні

player-white = Білі

player-black = Чорні

player-unreadable = Нечитабельно

player-answer-label = Відповідь

player-answer = Відповісти

player-ask-before = До першого ходу треба ще дещо вирішити.

player-ask-as-written = Чи все так, як у файлі змагань?

player-ask-stopped = Гру зупинено { -arbiter(case: "ins") }.

player-ask-clock = { CAPITAL(-clock(number: "plural")) } стоять, доки { -arbiter } їх не пустить.

player-ask-which-way = Яким шляхом? Відповідь: поле на шляху.

player-ask-board-ahead = На { -board(case: "loc") } більше, ніж у записі. Записати?

player-ask-orientation = { CAPITAL(-board) } з обох боків виглядає однаково. Вона лежить навпаки?

player-ask-draw = Питання одній зі сторін: чи приймається нічия?

player-ask-resign = Питання одній зі сторін: партія здається?

player-ask-quit = Завершити програму?

player-ask-check = Питання одній зі сторін: порівняти записи?

player-ask-whose = За білих чи за чорних?

player-ask-correction = Чи замінює введений хід останній?

player-ask-undo = Узяти останній хід назад?

player-ask-new-game = Цю партію збережено. Почати нову?

player-ask-walk-back = { CAPITAL(-arbiter) } вирішує про повернення до попереднього ходу.

player-ask-complete = У записі бракує ходів, їх треба доповнити.

player-ask-read-out = Запис читається вголос. На бланку те саме?

player-ask-other = Програма про щось питає; питання було сказано.

player-clock = { CAPITAL(-clock) }

player-left =
    { $side ->
        [white] У білих лишилося
       *[black] У чорних лишилося
    }

player-runs = йде

player-flag-fell = прапорець упав

player-flag-fell-first = прапорець упав першим

player-used =
    { $side ->
        [white] Білі витратили до останнього натискання: { $time }
       *[black] Чорні витратили до останнього натискання: { $time }
    }

player-count = Зроблено ходів: білі { $white }, чорні { $black }.

player-state = Партія

player-name =
    { $side ->
        [white] Білі: { $name }
       *[black] Чорні: { $name }
    }

player-before = Партія ще не почалася.

player-interrupted = Партію розпочато. Програму запущено знову; продовжити гру дозволить { -arbiter }.

player-playing = Партія триває.

player-stopped = Гру зупинено { -arbiter(case: "ins") }.

player-closed = Програму завершено. Партію можна продовжити пізніше.

player-over = Партію закінчено.

player-ended = Партію закінчено: { $result }, { ending-name } ({ $article }).

player-draw-offered =
    { $by ->
        [white] Білі пропонують нічию.
       *[black] Чорні пропонують нічию.
    }

player-claimed =
    { $by ->
        [white] Заява білих чекає на { -arbiter(case: "acc") }.
       *[black] Заява чорних чекає на { -arbiter(case: "acc") }.
    }

player-called =
    { $by ->
        [white] Білі викликали { -arbiter(case: "acc") }.
        [black] Чорні викликали { -arbiter(case: "acc") }.
       *[nobody] { CAPITAL(-arbiter(case: "acc")) } викликано.
    }

player-not-recorded = Те, що відбувається, не записується.

player-board-agrees = Як у записі { board-where }.

player-board-differs = Відмінність { board-where }.

player-board-under-way = Рука ще діє { board-where }.

player-board-read = Ходи зчитуються { board-where }.

player-board-not-read = Ходи не зчитуються { board-where }.

player-board-off = Датчики вимкнено { board-where }; ходи вводять.

player-board-away = Не відповідає { board-name }.

player-differences = Відмінності

player-remove = Зняти { board-where }: { $squares }.

player-put = Поставити { board-where }: { $square }, { piece-name }.

player-board = { CAPITAL(-board) }

player-board-picture = Зображення { -board(case: "gen") }; слова нижче кажуть те саме.

player-men = { pieces-of }: { $squares }

player-ear-words = Що говориться

player-silence = Тиша

player-repeat = Повторити

player-missed = Що я пропустив

player-ear-keys = Кнопки

player-ear-voice = Говорить

player-by-screen-reader = програма екранного доступу пристрою

player-by-own-voice = власний голос цієї сторінки

player-ear-state = Ця сторінка

player-ear-starts = Поки що нічого не говориться: цій сторінці потрібен її скрипт.

player-ear-awake = Сторінка слухає. Екран не гасне.

player-ear-not-awake = Сторінка спить: для столу цей слух утрачено. Торкніться сторінки.

player-ear-untouched = Тут поки нічого не чути: торкніться сторінки один раз або натисніть клавішу.

player-ear-unable = Цей браузер не може тримати екран увімкненим або не може звучати; для слуху він не годиться.

player-ear-not-connected = Немає зв'язку. Нічого не чути.

player-ear-mute = Голос цієї сторінки не говорить. Виберіть програму екранного доступу.
