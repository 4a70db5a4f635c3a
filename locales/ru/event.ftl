settings-are =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } настройка. { $settings }
        [few] { WORDS($count, gender: "feminine") } настройки. { $settings }
       *[many] { WORDS($count, gender: "feminine") } настроек. { $settings }
    }

setting-mode =
    { $mode ->
        [official] официальная игра, без подсказок
        [rehearsal] репетиция, без подсказок, запись неофициальная
       *[training] тренировка, подсказки разрешены
    }

setting-event = соревнование, { $name }

setting-round = тур, { $name }

setting-table = стол { WORDS($number) }

setting-kind =
    { $kind ->
        [official] официальное соревнование
        [rated] соревнование с обсчётом рейтинга
       *[unrated] соревнование без обсчёта рейтинга
    }

setting-rules =
    { $rules ->
        [hundred] правила для ста полей, проект кодекса две тысячи двадцать первого года
       *[sixty-four] правила для шестидесяти четырёх полей, проект кодекса две тысячи двадцать первого года
    }

setting-no-time = контроль времени не указан

setting-time = контроль времени, { $control }

stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] до конца партии
    }{ $bonus ->
        [none] {""}
        [fischer] , добавка на каждый ход { $each }
       *[bronstein] , отсрочка на каждый ход { $each }
    }

stage-quota =
    { $moves ->
        [one] на { WORDS($moves) } ход
        [few] на { WORDS($moves) } хода
       *[many] на { WORDS($moves) } ходов
    }

stage-repeats = и так далее

setting-forfeit = допустимое опоздание, { $time }

setting-sight = белые, { $white }, чёрные, { $black }

sight-of =
    { $sight ->
        [blind] без зрения
        [low] слабое зрение
       *[sighted] обычное зрение
    }

setting-language =
    { $side ->
        [white] язык для белых
       *[black] язык для чёрных
    }, { language-name }

language-name =
    { $language ->
        [pl] польский
        [de] немецкий
        [nl] нидерландский
        [fr] французский
        [ru] русский
        [uk] украинский
        [en] английский
       *[own] { $own }
    }

own-name = русский

setting-assistant =
    { $side ->
        [white] { -assistant } белых
       *[black] { -assistant } чёрных
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , обязанности, { $duties }
       *[no] , без обязанностей
    }

assistant-duty =
    { $duty ->
        [opponents_board] ходы на { -board(case: "loc") } соперника
        [own_board] ходы соперника на своей { -board(case: "loc") }
        [record_and_clock] запись и { -clock }
        [record] только запись
       *[flag] сообщение о просрочке времени
    }

setting-advantage =
    { $state ->
        [on] возможна ничья с преимуществом
       *[off] без ничьей с преимуществом
    }

setting-bonus-draw =
    { $state ->
        [on] ничья по регламенту и при добавке времени
       *[off] ничья по регламенту только без добавки времени
    }

setting-other-tempo-draw =
    { $state ->
        [on] ничья по регламенту и при другом контроле времени
       *[off] ничья по регламенту только в быстрой игре и блице
    }

setting-sensor-entries =
    { $state ->
        [on] показание { -board(case: "gen") } считается записью
       *[off] показание { -board(case: "gen") } не считается записью
    }

setting-record-always =
    { $state ->
        [on] запись обязательна и в цейтноте, и в быстрой игре
       *[off] в цейтноте и в быстрой игре запись не обязательна
    }

setting-no-low-time = последние минуты без слов

setting-low-time = последние минуты словами, { $bands }

setting-low-time-tone =
    { $state ->
        [on] сигнал за пять минут
       *[off] без сигнала за пять минут
    }

setting-low-time-seconds =
    { $state ->
        [on] тон на каждую из последних десяти секунд
       *[off] без тонов последних секунд
    }

setting-flag-sound =
    { $state ->
        [on] звук, когда своё время вышло
       *[off] без звука, когда своё время вышло
    }

setting-adapted =
    { $state ->
        [on] глава восьмая изменена директором соревнования
       *[off] глава восьмая без изменений
    }

setting-no-device = без согласия на устройство

setting-device = согласие на устройство, { $consent }

setting-function =
    { $state ->
        [on] { $name }, включено
       *[off] { $name }, выключено
    }

function =
    { $function ->
        [private_word] слово о расхождении объявления с { -board(case: "ins") }
        [square_whisper] поля шёпотом
        [details] подробности расхождений на { -board(case: "loc") }
        [board_by_ear] чтение { -board(case: "gen") } вслух
        [move_count] сообщение числа ходов
        [view] вид для { -arbiter(case: "gen") } в файле
        [network] страницы в браузере для других машин
        [ear_page] страница как наушник
        [player_page] собственная страница игрока
        [player_page_record] эта страница как запись игрока
        [screen_reader] программа экранного доступа
        [desk] страницы в браузере
       *[screen_view] вид на экране
    }

setting-ear-device = единственное устройство как наушник, { $device }

setting-player-device-of-the-event = страница игрока открывается на устройстве соревнования

setting-player-device = страница игрока открывается только здесь, { $device }

not-consented = { function }, нет согласия главного { -arbiter(case: "gen") }

before-whose =
    { $board ->
        [white] белые
        [black] чёрные
        [shared] общая { -board }
       *[nobody] все
    }

ask-before =
    { $item ->
        [own-boards] каждая сторона играет на своей { -board(case: "loc") }?
        [one-board] обе стороны согласны на одну { -board(case: "acc") }?
        [orientation] { before-whose }, { -board } лежит тёмным углом слева?
        [men] { before-whose }, все простые стоят на своих местах?
        [clock-side] { -clock } стоят слева от белых?
        [earphones] наушники на тех, кто должен слышать?
        [announcements] { before-whose }, ходы нужно объявлять вслух?
        [medium] { before-whose }, как ведётся запись, брайлем, плоским шрифтом или на диктофон?
       *[assistant] { before-whose }, есть { -assistant }?
    }

put-right-first =
    { $item ->
        [own-boards] сначала { -board(number: "plural") }
        [one-board] сначала согласие на одну { -board(case: "acc") }
        [orientation] { before-whose }, сначала повернуть { -board(case: "acc") }
        [men] { before-whose }, сначала расставить простые
       *[earphones] сначала наушники
    }, потом да

not-prepared = ещё до первого хода, { ask-before }

as-written =
    { $item ->
        [own-boards] каждая сторона играет на своей { -board(case: "loc") }
        [clock-side] { $answer ->
            [no] { -clock } не стоят слева от белых
           *[yes] { -clock } стоят слева от белых
        }
        [announcements] { before-whose }, { $answer ->
            [no] ходы не объявляются вслух
           *[yes] ходы объявляются вслух
        }
        [medium] { before-whose }, { $answer ->
            [braille] запись ведётся брайлем
            [print] запись ведётся плоским шрифтом
           *[dictaphone] запись ведётся на диктофон
        }
       *[assistant] { before-whose }, { $answer ->
            [no] { -assistant(case: "gen") } нет
           *[yes] есть { -assistant }
        }
    }

ask-as-written = так записано в файле соревнования, всё верно?

not-prepared-as-written = ещё до первого хода, всё ли так, как в файле соревнования?

prepared = подготовка закончена

assistant-appointed =
    { $side ->
        [white] { -assistant } белых, { $name }
       *[black] { -assistant } чёрных, { $name }
    }

attest-program = программа { $program }

attest-hash = хеш программы { $hash }

attest-hash-begins = хеш программы начинается с { $begins }, остальное напечатано

attest-compiler = собрана компилятором { $compiler }

attest-function =
    { $function ->
        [system-voice] системный голос
        [embedded-voice] встроенный голос
        [sensor-boards] { -board(number: "plural") } с датчиками
        [gamepads] геймпады
       *[clock-devices] подключаемые { -clock }
    }, { $state ->
        [on] да
       *[off] нет
    }

attest-named =
    { $named ->
        [this] в согласии названа эта программа
        [another] в согласии названа другая программа
       *[none] в согласии программа не названа
    }

attest-interface = сетевой интерфейс { $name }, состояние { $state }

attest-network = эта программа не открывает сети; страницы стола показывает отдельная программа, на этом компьютере или по другому адресу с сертификатом; пульт другого компьютера показывает их только с ключом, который знает пульт этого

attest-route = у этого компьютера есть выход в другие сети, через { $name }

attest-no-route = у этого компьютера нет выхода в другие сети

attest-interfaces-unknown = какие сети есть у этого компьютера, здесь не определить

attest-screen-reader = работает программа чтения экрана, { $name }

attest-no-screen-reader = не работает ни одна известная программе программа чтения экрана

attest-screen-readers-unknown = работает ли программа чтения экрана, здесь не определить

attest-sound-used = звуковое устройство { $name }, используется, если не названо другое

attest-sound-other = другое звуковое устройство, { $name }

attest-no-sound = звукового устройства нет

attest-sound-unknown = какие есть звуковые устройства, сейчас не определить

attest-log = ведётся журнал, без имён, кодов и ходов

attest-no-log = журнал не ведётся

attest-pages = за то, что ещё работает на устройстве, показывающем страницу, и что с ним делает его владелец, программа ручаться не может

attest-engine = игрового движка в программе нет, она не оценивает позиций и не подсказывает ходов

no-duty = { assistant-duty }, это здесь не входит в обязанности { -assistant(case: "gen") }
