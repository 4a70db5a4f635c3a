### A listener's own settings and the spoken menu: heard by him alone, name and value in few words.

# The name of what a listener chooses, in a sentence about it. $name: which.
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

# A choice, its name and its value: the language. $language as in language-name.
choice-language = язык { language-name }

# How fast the voice speaks. $count: words a minute.
choice-rate = темп речи { WORDS($count) }

# How loud it is. $count: per cent.
choice-volume = громкость { WORDS($count) } { $count ->
        [one] процент
        [few] процента
       *[many] процентов
    }

# How high it is. $count: per cent; fifty is the voice's own.
choice-pitch = высота голоса { WORDS($count) } { $count ->
        [one] процент
        [few] процента
       *[many] процентов
    }

# Whose voice it is. $named: yes, or no where it is the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] голос { $name }
       *[no] обычный голос
    }

# In how many words everything is said. $verbosity as in verbosity-name.
choice-verbosity = количество слов, { verbosity-name }

# In how many words one kind of thing is said. $topic: moves, game, boards, clock, answers or program;
# $own: yes, or no where it follows the choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] слова о ходах
        [game] слова о партии
        [boards] слова о досках
        [clock] слова о часах
        [answers] слова ответов
       *[program] слова о программе
    }, { $own ->
        [yes] { verbosity-name }
       *[no] как для всего
    }

# How many words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] кратко
        [full] подробно
       *[normal] обычно
    }

# How the numbers of squares are said. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] номера полей целиком
        [digits] номера полей по цифрам
       *[digits-on-repeat] номера полей целиком, при повторе по цифрам
    }

# How the letters of squares are said, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] буквы полей просто
       *[names] буквы полей именами
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] звуки включены
       *[off] звуки выключены, всё словами
    }

# What the listener's own clock says by itself. $level: off, tone, few or all; own, at times of his own
# that are too many to be read out.
choice-low-time =
    { $level ->
        [off] последние минуты без сообщений
        [tone] последние минуты, сигнал за пять минут
        [few] последние минуты, несколько раз
        [own] последние минуты, по своему списку
       *[all] последние минуты, каждая отметка
    }

# What his own clock says by itself, where he has chosen the times. $times: a list of them.
choice-low-time-at = последние минуты, по своему списку, { $times }

# Is it felt by the motor of a gamepad, too? $state: on or off.
choice-pulses =
    { $state ->
        [on] вибрация включена
       *[off] вибрация выключена
    }

# Of moves announced aloud between the players. $style: when-needed, a sound where board and words agree;
# or always words.
choice-words =
    { $style ->
        [always] ходы, объявленные вслух, всегда словами
       *[when-needed] ходы, объявленные вслух, словами при надобности
    }

# How the squares are told that one's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] тронутые поля звуком
        [number] тронутые поля числом
       *[off] тронутые поля молча
    }

# Something was chosen: said in the new manner. $choice: one of the choices above; $sample: yes, or no;
# $played: always the same half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, например { $played }
       *[no] { $choice }
    }

# What was typed cannot be chosen. $name as in chosen.
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

# Another profile of the listener's settings is in use. $known: yes, or no where none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] профиль { $name }
       *[no] без профиля
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = такого профиля нет

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = профиля ещё нет, его создают слова профиль новый и имя

# A new profile was not made. $because: taken, there is one of that name; full, there are eight, which is the most;
# in-the-way, something else stands in the settings file where profiles go; name, it cannot be said, or means something else.
profile-refused =
    { $because ->
        [taken] такой профиль уже есть
        [full] не больше восьми профилей
        [in-the-way] нового профиля нет, на его месте в файле настроек стоит другое
       *[name] так профиль называться не может
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = настройки профиля { $name }

# A place in a menu: where one stands last. $item: a choice, a profile or a command; $at, $of: which of how
# many.
menu-item = { $item }, пункт { WORDS($at) }, всего { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = меню, { menu-item }
    .full = меню, { menu-item }, вверх и вниз к соседним, влево и вправо меняют значение, выход закрывает

# One came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = меню закрыто

# The player's settings file cannot be read; it is left as it is.
settings-unread = файл настроек не читается, действуют обычные настройки, файл остаётся как есть
    .terse = файл настроек не читается

# The settings file has keys that this program does not know. $count: how many; $keys: as they are written,
# made speakable.
settings-unknown =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } неизвестная настройка, пропущена, { $keys }
        [few] { WORDS($count, gender: "feminine") } неизвестные настройки, пропущены, { $keys }
       *[many] { WORDS($count, gender: "feminine") } неизвестных настроек, пропущены, { $keys }
    }

# The settings file has values that cannot be. $keys: their names, as in chosen.
settings-wrong = ошибки в файле настроек, { $keys }, вместо этого обычное

# A choice could not be written into the settings file.
settings-not-kept = настройки не сохраняются, действуют до выхода из программы

# The first start, before anything was chosen: which keys do what.
setup-begins = первый запуск, энтер дальше, стрелки меняют, эскейп пропускает

# The first start: this language is offered, each in itself. $language as in language-name.
setup-language = { language-name }, энтер

# The first start: how fast? $choice as in choice-rate.
setup-rate = { $choice }, вправо быстрее, влево медленнее

# The first start: whose voice? $choice as in choice-voice.
setup-voice = { $choice }, стрелки, другие голоса

# The first start: what is connected. $ports: at how many ports a board may be; $pads: how many gamepads;
# $cards: how many sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    подключено, { $ports ->
        [0] ни одного порта для доски
        [one] { WORDS($ports) } порт для доски
        [few] { WORDS($ports) } порта для доски
       *[many] { WORDS($ports) } портов для доски
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

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] { WORDS($count) } голос
        [few] { WORDS($count) } голоса
       *[many] { WORDS($count) } голосов
    }{ $names }

# A port. $behind: perhaps, there may be a board behind it, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] возможно, доска с датчиками, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of what is connected; how many there are was said before them.
connected-more = и другие

# The first start: all of it once, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] проба, { $played }, энтер сохраняет, вниз устройства
       *[no] проба, энтер сохраняет, вниз устройства
    }

# The first start is over, and what was chosen is kept.
setup-kept = настройки сохранены, их меняет слово меню

# The first start was left before its end.
setup-left = первый запуск пропущен, настройки меняет слово меню
