start-item =
    { $item ->
        [play] игра вдвоём здесь
        [learn] обучение без партнёра
        [settings] настройки
        [try] тест доски, часов, геймпада, голоса
        [manual] руководство
        [end] выход
        [board] доска
        [clock] часы
        [pad] геймпад
        [voice] голос
       *[back] назад
    }

start-go-on =
    { $names ->
        [known] { $known ->
            [yes] продолжить последнюю партию, белые { $white }, чёрные { $black }, после { $last }
           *[no] продолжить последнюю партию, белые { $white }, чёрные { $black }
        }
       *[none] { $known ->
            [yes] продолжить последнюю партию, после { $last }
           *[no] продолжить последнюю партию
        }
    }

start-menu = меню, стрелки и энтер, вопросительный знак помогает, { menu-item }
    .terse = меню, { menu-item }

start-help = вверх и вниз по меню, энтер выбирает, номер или первая буква выбирает сразу, эскейп возвращает, пробел повторяет, любая клавиша прерывает речь

start-no-such = здесь ничто так не называется

start-failed = начать не удалось, { $why }

start-ask =
    { $question ->
        [game] какая игра, { menu-item }
        [blind] кто играет на слух, { menu-item }
        [board] какая доска, { menu-item }
       *[clock] какие часы, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] стоклеточные шашки
        [sixty-four] шашки на шестидесяти четырёх полях
        [white] белые
        [black] чёрные
        [both] обе стороны
        [no-board] доска без датчиков, ходы набираются
       *[no-clock] без часов
    }

start-ports =
    { $ports ->
        [0] порта для доски нет
        [one] { WORDS($ports) } порт для доски{ $port-names }, игра вдвоём здесь о ней спрашивает, параметр { $option }
        [few] { WORDS($ports) } порта для доски{ $port-names }, игра вдвоём здесь о них спрашивает, параметр первого { $option }
       *[many] { WORDS($ports) } портов для доски{ $port-names }, игра вдвоём здесь о них спрашивает, параметр первого { $option }
    }

start-clock =
    { $ports ->
        [0] часам программы прибор не нужен, порта для других нет
       *[other] часам программы прибор не нужен, параметр других { $option }
    }

start-pads =
    { $pads ->
        [0] геймпада пока нет
        [one] { WORDS($pads) } геймпад
        [few] { WORDS($pads) } геймпада
       *[many] { WORDS($pads) } геймпадов
    }{ $pad-names }, каждая кнопка называется, эскейп завершает, игра сама берёт геймпады

start-button =
    { $button ->
        [south] нижняя кнопка
        [east] правая кнопка
        [west] левая кнопка
        [north] верхняя кнопка
        [back] малая левая кнопка
        [start] малая правая кнопка
        [left-shoulder] левый бампер
        [right-shoulder] правый бампер
        [left-trigger] левый курок
        [right-trigger] правый курок
        [left-stick-in] левый стик нажат
        [right-stick-in] правый стик нажат
        [up] крестовина вверх
        [down] крестовина вниз
        [left] крестовина влево
        [right] крестовина вправо
        [left-stick] левый стик
       *[right-stick] правый стик
    }

start-voice =
    { $sample ->
        [yes] это голос, { $played }
       *[no] это голос
    }, { $cards ->
        [0] звуковых устройств нет
        [one] { WORDS($cards, gender: "neuter") } звуковое устройство
        [few] { WORDS($cards, gender: "neuter") } звуковых устройства
       *[many] { WORDS($cards, gender: "neuter") } звуковых устройств
    }{ $card-names }{ $voices }, параметр { $option }
