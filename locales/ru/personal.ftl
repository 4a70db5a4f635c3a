chosen =
    { $name ->
        [rate] темп речи
        [volume] громкость
        [pitch] высота голоса
        [voice] голос
        [language] язык
        [verbosity] количество слов
        [verbosity-of] количество слов одного рода
        [numbers] номера полей
        [letters] буквы полей
        [sounds] звуки
        [low-time] последние минуты
        [pulses] вибрация
        [words] ходы, объявленные вслух
       *[whisper] тронутые поля
    }

choice-language = язык { language-name }

choice-rate = темп речи { WORDS($count) }

choice-volume = громкость { WORDS($count) } { $count ->
        [one] процент
        [few] процента
       *[many] процентов
    }

choice-pitch = высота голоса { WORDS($count) } { $count ->
        [one] процент
        [few] процента
       *[many] процентов
    }

choice-voice =
    { $named ->
        [yes] голос { $name }
       *[no] обычный голос
    }

choice-verbosity = количество слов, { verbosity-name }

choice-verbosity-of =
    { $topic ->
        [moves] слова о ходах
        [game] слова о партии
        [boards] слова о { -board(number: "plural", case: "loc") }
        [clock] слова о { -clock(case: "loc") }
        [answers] слова ответов
       *[program] слова о программе
    }, { $own ->
        [yes] { verbosity-name }
       *[no] как для всего
    }

verbosity-name =
    { $verbosity ->
        [terse] кратко
        [full] подробно
       *[normal] обычно
    }

choice-numbers =
    { $style ->
        [whole] номера полей целиком
        [digits] номера полей по цифрам
       *[digits-on-repeat] номера полей целиком, при повторе по цифрам
    }

choice-letters =
    { $style ->
        [plain] буквы полей просто
       *[names] буквы полей именами
    }

choice-sounds =
    { $state ->
        [on] звуки включены
       *[off] звуки выключены, всё словами
    }

choice-low-time =
    { $level ->
        [off] последние минуты без сообщений
        [tone] последние минуты, сигнал за пять минут
        [few] последние минуты, несколько раз
        [own] последние минуты, по своему списку
       *[all] последние минуты, каждая отметка
    }

choice-low-time-at = последние минуты, по своему списку, { $times }

choice-pulses =
    { $state ->
        [on] вибрация включена
       *[off] вибрация выключена
    }

choice-words =
    { $style ->
        [always] ходы, объявленные вслух, всегда словами
       *[when-needed] ходы, объявленные вслух, словами при надобности
    }

choice-whisper =
    { $style ->
        [sound] тронутые поля звуком
        [number] тронутые поля числом
       *[off] тронутые поля молча
    }

choice-made =
    { $sample ->
        [yes] { $choice }, например { $played }
       *[no] { $choice }
    }

choice-refused =
    { $name ->
        [rate] темп речи, от ста двадцати до четырёхсот пятидесяти
        [volume] громкость, от десяти до ста
        [pitch] высота голоса, от нуля до ста
        [voice] голос, имя не длиннее восьмидесяти знаков
        [numbers] номера полей, целиком, цифрами или при повторе цифрами
        [letters] буквы полей, простые или имена
        [verbosity] количество слов, кратко, обычно или подробно
        [verbosity-of] количество слов одного рода, кратко, обычно, подробно или как всё
        [low-time] последние минуты, выключить, сигнал, несколько или все. Или свои минуты
        [words] объявленные вслух ходы, когда нужно или всегда
        [language] такого языка нет
        [sounds] звуки, включить или выключить
        [pulses] вибрация, включить или выключить
       *[whisper] тронутые поля, выключить, звуком или номером
    }

profile-chosen =
    { $known ->
        [yes] профиль { $name }
       *[no] без профиля
    }

no-profile = такого профиля нет

no-profile-yet = профиля ещё нет, его создают слова профиль новый и имя

profile-refused =
    { $because ->
        [taken] такой профиль уже есть
        [full] не больше восьми профилей
        [in-the-way] нового профиля нет, на его месте в файле настроек стоит другое
       *[name] так профиль называться не может
    }

setting-profile = настройки профиля { $name }

menu-item = { $item }, пункт { WORDS($at) }, всего { WORDS($of) }

menu-opened = меню, { menu-item }
    .full = меню, { menu-item }, вверх и вниз к соседним, влево и вправо меняют значение, выход закрывает

menu-at = { menu-item }
    .terse = { $item }

menu-left = меню закрыто

settings-unread = файл настроек не читается, действуют обычные настройки, файл остаётся как есть
    .terse = файл настроек не читается

settings-unknown =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } неизвестная настройка, пропущена, { $keys }
        [few] { WORDS($count, gender: "feminine") } неизвестные настройки, пропущены, { $keys }
       *[many] { WORDS($count, gender: "feminine") } неизвестных настроек, пропущены, { $keys }
    }

settings-wrong = ошибки в файле настроек, { $keys }, вместо этого обычное

settings-not-kept = настройки не сохраняются, действуют до выхода из программы

setup-begins = первый запуск, энтер дальше, стрелки меняют, эскейп пропускает

setup-language = { language-name }, энтер

setup-rate = { $choice }, вправо быстрее, влево медленнее

setup-voice = { $choice }, стрелки, другие голоса

setup-connected =
    подключено, { $ports ->
        [0] ни одного порта для { -board(case: "gen") }
        [one] { WORDS($ports) } порт для { -board(case: "gen") }
        [few] { WORDS($ports) } порта для { -board(case: "gen") }
       *[many] { WORDS($ports) } портов для { -board(case: "gen") }
    }{ $port-names }, { $pads ->
        [0] ни одного геймпада
        [one] { WORDS($pads) } геймпад
        [few] { WORDS($pads) } геймпада
       *[many] { WORDS($pads) } геймпадов
    }{ $pad-names }, { $cards ->
        [0] ни одного звукового устройства
        [one] { WORDS($cards, gender: "neuter") } звуковое устройство
        [few] { WORDS($cards, gender: "neuter") } звуковых устройства
       *[many] { WORDS($cards, gender: "neuter") } звуковых устройств
    }{ $card-names }{ $voices }, энтер дальше

connected-voices =
    { $count ->
        [one] { WORDS($count) } голос
        [few] { WORDS($count) } голоса
       *[many] { WORDS($count) } голосов
    }{ $names }

connected-port =
    { $behind ->
        [perhaps] возможно, { -board } с датчиками, { $name }
       *[unknown] { $name }
    }

connected-more = и другие

setup-test =
    { $sample ->
        [yes] проба, { $played }, энтер сохраняет, вниз устройства
       *[no] проба, энтер сохраняет, вниз устройства
    }

setup-kept = настройки сохранены, их меняет слово меню

setup-left = первый запуск пропущен, настройки меняет слово меню
