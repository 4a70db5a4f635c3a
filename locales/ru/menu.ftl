start-item =
    { $item ->
        [play] игра вдвоём здесь
        [learn] обучение без партнёра
        [rehearse] генеральная репетиция официальной партии
        [settings] настройки
        [try] тест { -board(case: "gen") }, { -clock(case: "gen") }, геймпада, голоса
        [manual] руководство
        [end] выход
        [board] { -board }
        [clock] { -clock }
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

start-failed = начать не удалось, { $why ->
        [record-in-use] запись занята другой программой, сначала закройте её
        [record-gone] записи нет, или пропал её диск
        [record-damaged] запись повреждена или неполна
        [record-newer] запись сделана более новой версией программы, откройте её той версией
        [disk-full] диск полон, сначала освободите место
        [disk-fails] диск отвечает ошибкой, проверьте диск
        [read-only] в эту папку нельзя писать, выберите другую
        [no-folder] не известно, в какой папке хранить записи и настройки
        [no-settings] в файле настроек что-то другое, переместите его
        [port-absent] такого порта нет, подключите устройство
        [port-busy] порт занят другой программой, сначала завершите её
        [port-forbidden] этому пользователю нельзя открывать порт
        [port-fails] порт не работает, проверьте кабель
       *[other] причина на экране
    }

start-ask =
    { $question ->
        [game] какая игра, { menu-item }
        [blind] кто играет на слух, { menu-item }
        [board] какая { -board }, { menu-item }
       *[clock] какие { -clock }, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] стоклеточные шашки
        [sixty-four] шашки на шестидесяти четырёх полях
        [white] белые
        [black] чёрные
        [both] обе стороны
        [no-board] { -board } без датчиков, ходы набираются
       *[no-clock] без { -clock(case: "gen") }
    }

start-ports =
    { $ports ->
        [0] порта для { -board(case: "gen") } нет
        [one] { WORDS($ports) } порт для { -board(case: "gen") }{ $port-names }, игра вдвоём здесь о ней спрашивает, параметр { $option }
        [few] { WORDS($ports) } порта для { -board(case: "gen") }{ $port-names }, игра вдвоём здесь о них спрашивает, параметр первого { $option }
       *[many] { WORDS($ports) } портов для { -board(case: "gen") }{ $port-names }, игра вдвоём здесь о них спрашивает, параметр первого { $option }
    }

start-clock =
    { $ports ->
        [0] { -clock(case: "dat") } программы прибор не нужен, порта для других нет
       *[other] { -clock(case: "dat") } программы прибор не нужен, параметр других { $option }
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
