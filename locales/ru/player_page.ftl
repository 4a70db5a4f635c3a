### What stands on the pages of assistants, helpers and players, and on the face of the clock as a page.

player-title = Стол { $number }: { $role }

player-role-assistant =
    { $side ->
        [white] { -assistant } белых
       *[black] { -assistant } чёрных
    }

player-role-helper =
    { $side ->
        [white] помощь белым
       *[black] помощь чёрным
    }

player-role-ear =
    { $side ->
        [white] слух белых
       *[black] слух чёрных
    }

player-role-screen =
    { $side ->
        [white] экран белых
       *[black] экран чёрных
    }

player-role-player =
    { $side ->
        [white] страница белых
       *[black] страница чёрных
    }

player-role-face = { -clock }

player-not-reached = Нет связи со столом. Ничего не принимается.

player-carry-out = Выполнить

player-carry-nothing = Сейчас ничего.

player-carry-where = Сейчас { board-where }:

player-carry-remove = Снять: { $squares }.

player-carry-stands = После этого на поле { $square } стоит: { piece-name }.

player-half-move =
    { $takes ->
        [yes] { $from } бьёт { $to }
       *[no] { $from } на { $to }
    }

player-numbered =
    { $side ->
        [white] { $number } белые: { $played }
       *[black] { $number } чёрные: { $played }
    }

player-last-half-move = Последний: { $played }

player-record = Запись

player-record-empty = Ходов ещё нет.

player-newest-first = Сначала последние

player-entry = Ввод

player-enter-label = Ход, например { $example }

player-enter = Ввести

player-correct-label = Поправка, до нажатия { -clock(case: "gen") }: было

player-correct = Исправить

player-read-back = Повторить последний ход

player-clock-key = Кнопка { -clock(case: "gen") }

player-press = Нажать { -clock }

player-press-key = Знак + в этом поле вводит набранное и нажимает { -clock }; в пустом поле он нажимает { -clock }.

player-help = { CAPITAL(-arbiter) }

player-call = Вызвать { -arbiter(case: "acc") }

player-call-means = Это слышат все за столом, и это записывается.

player-flag = Сообщить о просрочке времени

player-flag-means = Записывается заявление, и вызывается { -arbiter }.

player-own-entry = Ваша последняя запись

player-own-entry-none = Пока ничего не записано.

player-draw = Ничья и конец

player-offer = Предложить ничью

player-offer-means = Соперника спросят.

player-accept = Принять ничью

player-decline = Отклонить ничью

player-resign = Сдать партию

player-resign-means = Вас спросят, уверены ли вы.

player-claims = Заявить требование

player-claim-means = { CAPITAL(-arbiter(case: "acc")) } вызовут, и он рассмотрит требование.

player-claim-repetition = Та же позиция в третий раз

player-claim-kings = Ходы одними { -king(number: "plural", case: "ins") }

player-claim-three-kings = Три { -king(case: "gen") } против одной

player-claim-regulation = Ничья по регламенту

player-claim-flag = Время соперника истекло

player-asked = Что ждёт

player-yes = Да

player-no = Нет

player-white = Белые

player-black = Чёрные

player-unreadable = Нечитаемо

player-answer-label = Ответ

player-answer = Ответить

player-ask-before = До первого хода нужно ещё кое-что решить.

player-ask-as-written = Всё ли так, как в файле соревнования?

player-ask-stopped = Игра остановлена { -arbiter(case: "ins") }.

player-ask-clock = { CAPITAL(-clock) } стоят, пока { -arbiter } их не пустит.

player-ask-which-way = Каким путём? Ответ: поле на пути.

player-ask-board-ahead = На { -board(case: "loc") } больше, чем в записи. Записать?

player-ask-orientation = { CAPITAL(-board) } с обеих сторон выглядит одинаково. Она лежит наоборот?

player-ask-draw = Вопрос одной из сторон: принимается ли ничья?

player-ask-resign = Вопрос одной из сторон: партия сдаётся?

player-ask-quit = Закончить программу?

player-ask-check = Вопрос одной из сторон: сравнить записи?

player-ask-whose = За белых или за чёрных?

player-ask-correction = Введённый ход заменяет последний?

player-ask-undo = Взять последний ход назад?

player-ask-new-game = Эта партия сохраняется. Начать новую?

player-ask-walk-back = { CAPITAL(-arbiter) } решает о возврате к более раннему ходу.

player-ask-complete = В записи не хватает ходов, их нужно дополнить.

player-ask-read-out = Запись читается вслух. На бланке то же самое?

player-ask-other = Программа о чём-то спрашивает; вопрос был произнесён.

player-clock = { CAPITAL(-clock) }

player-left =
    { $side ->
        [white] У белых осталось
       *[black] У чёрных осталось
    }

player-runs = идут

player-flag-fell = флажок упал

player-flag-fell-first = флажок упал первым

player-used =
    { $side ->
        [white] Белые израсходовали к последнему нажатию: { $time }
       *[black] Чёрные израсходовали к последнему нажатию: { $time }
    }

player-count = Сделано ходов: белые { $white }, чёрные { $black }.

player-state = Партия

player-name =
    { $side ->
        [white] Белые: { $name }
       *[black] Чёрные: { $name }
    }

player-before = Партия ещё не началась.

player-interrupted = Партия начата. Программу запустили снова; продолжить игру разрешит { -arbiter }.

player-playing = Партия идёт.

player-stopped = Игра остановлена { -arbiter(case: "ins") }.

player-closed = Программа закончена. Партию можно продолжить позже.

player-over = Партия окончена.

player-ended = Партия окончена: { $result }, { ending-name } ({ $article }).

player-draw-offered =
    { $by ->
        [white] Белые предлагают ничью.
       *[black] Чёрные предлагают ничью.
    }

player-claimed =
    { $by ->
        [white] Заявление белых ждёт { -arbiter(case: "acc") }.
       *[black] Заявление чёрных ждёт { -arbiter(case: "acc") }.
    }

player-called =
    { $by ->
        [white] Белые вызвали { -arbiter(case: "acc") }.
        [black] Чёрные вызвали { -arbiter(case: "acc") }.
       *[nobody] { CAPITAL(-arbiter) } вызван.
    }

player-not-recorded = Происходящее не записывается.

player-board-agrees = Как в записи { board-where }.

player-board-differs = Различие { board-where }.

player-board-under-way = Рука ещё действует { board-where }.

player-board-read = Ходы считываются { board-where }.

player-board-not-read = Ходы не считываются { board-where }.

player-board-off = Датчики выключены { board-where }; ходы вводят.

player-board-away = Не отвечает { board-name }.

player-differences = Различия

player-remove = Снять { board-where }: { $squares }.

player-put = Поставить { board-where }: { $square }, { piece-name }.

player-board = { CAPITAL(-board) }

player-board-picture = Изображение { -board(case: "gen") }; слова ниже говорят то же самое.

player-men = { pieces-of }: { $squares }

player-ear-words = Что говорится

player-silence = Тишина

player-repeat = Повторить

player-missed = Что я пропустил

player-ear-keys = Кнопки

player-ear-voice = Говорит

player-by-screen-reader = программа экранного доступа устройства

player-by-own-voice = собственный голос этой страницы

player-ear-state = Эта страница

player-ear-starts = Пока ничего не говорится: этой странице нужен её скрипт.

player-ear-awake = Страница слушает. Экран не гаснет.

player-ear-not-awake = Страница спит: для стола этот слух потерян. Коснитесь страницы.

player-ear-untouched = Здесь пока ничего не слышно: коснитесь страницы один раз или нажмите клавишу.

player-ear-unable = Этот браузер не может держать экран включённым или не может звучать; для слуха он не годится.

player-ear-not-connected = Нет связи. Ничего не слышно.

player-ear-mute = Голос этой страницы не говорит. Выберите программу экранного доступа.
