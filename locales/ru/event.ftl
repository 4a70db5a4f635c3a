### What an arbiter fixed before the round, read aloud on request, a sentence each; and what is asked before the
### first move.

# All settings in force, the number of them first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } настройка. { $settings }
        [few] { WORDS($count, gender: "feminine") } настройки. { $settings }
       *[many] { WORDS($count, gender: "feminine") } настроек. { $settings }
    }

# Official play or training. $mode: official or training.
setting-mode =
    { $mode ->
        [official] официальная игра, без подсказок
       *[training] тренировка, подсказки разрешены
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = соревнование, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = тур, { $name }

# Which sort of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] официальное соревнование
        [rated] соревнование с обсчётом рейтинга
       *[unrated] соревнование без обсчёта рейтинга
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] правила для ста полей, проект кодекса две тысячи двадцать первого года
       *[sixty-four] правила для шестидесяти четырёх полей, проект кодекса две тысячи двадцать первого года
    }

# No time control is named.
setting-no-time = контроль времени не указан

# The time control. $control: its stages, see stage.
setting-time = контроль времени, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: how many moves, with
# a quota; $bonus: none, fischer (added after each move) or bronstein (the clock starts so much later);
# $each: how much of it.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] до конца партии
    }{ $bonus ->
        [none] {""}
        [fischer] , добавка на каждый ход { $each }
       *[bronstein] , отсрочка на каждый ход { $each }
    }

# How many moves a stage has. $moves: how many.
stage-quota =
    { $moves ->
        [one] на { WORDS($moves) } ход
        [few] на { WORDS($moves) } хода
       *[many] на { WORDS($moves) } ходов
    }

# Behind the last stage: it begins again, as often as it is reached.
stage-repeats = и так далее

# Whoever comes later than this has lost. $time: how long after the start.
setting-forfeit = допустимое опоздание, { $time }

# Who sees how much. $white, $black: see sight-of.
setting-sight = белые, { $white }, чёрные, { $black }

# How much a player sees. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] без зрения
        [low] слабое зрение
       *[sighted] обычное зрение
    }

# In which language a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] язык для белых
       *[black] язык для чёрных
    }, { language-name }

# A language. $language: polish, english and so on.
language-name =
    { $language ->
        [polish] польский
        [german] немецкий
        [dutch] нидерландский
        [french] французский
        [russian] русский
        [ukrainian] украинский
       *[english] английский
    }

# A player's assistant. $side: whose; $named: yes where $name is known, else no; $some: yes where $duties,
# see assistant-duty, are any, else no.
setting-assistant =
    { $side ->
        [white] ассистент белых
       *[black] ассистент чёрных
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , обязанности, { $duties }
       *[no] , без обязанностей
    }

# What an assistant does. $duty: makes his player's moves on the opponent's board, the opponent's on his
# player's board, keeps the record and the clock, or reports the flag.
assistant-duty =
    { $duty ->
        [opponents_board] ходы на доске соперника
        [own_board] ходы соперника на своей доске
        [record_and_clock] запись и часы
       *[flag] сообщение о просрочке времени
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] возможна ничья с преимуществом
       *[off] без ничьей с преимуществом
    }

# The regulation draw also where there is a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] ничья по регламенту и при добавке времени
       *[off] ничья по регламенту только без добавки времени
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] ничья по регламенту и при другом контроле времени
       *[off] ничья по регламенту только в быстрой игре и блице
    }

# Do half-moves count as recorded that only a sensor board showed? $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] показание доски считается записью
       *[off] показание доски не считается записью
    }

# Must a visually impaired player record in time trouble and rapid play too? $state: on or off.
setting-record-always =
    { $state ->
        [on] запись обязательна и в цейтноте, и в быстрой игре
       *[off] в цейтноте и в быстрой игре запись не обязательна
    }

# Low time is not said in words.
setting-no-low-time = последние минуты без слов

# At which times low time is said in words. $bands: the times.
setting-low-time = последние минуты словами, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] сигнал за пять минут
       *[off] без сигнала за пять минут
    }

# The tones of the last ten seconds of one's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] тон на каждую из последних десяти секунд
       *[off] без тонов последних секунд
    }

# The sound of one's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] звук, когда своё время вышло
       *[off] без звука, когда своё время вышло
    }

# Is the chapter on visually impaired players adapted? $state: on or off.
setting-adapted =
    { $state ->
        [on] глава восьмая изменена директором соревнования
       *[off] глава восьмая без изменений
    }

# The chief arbiter has not consented to the device.
setting-no-device = без согласия на устройство

# He has. $consent: who and when.
setting-device = согласие на устройство, { $consent }

# His consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, включено
       *[off] { $name }, выключено
    }

# A function that needs consent. $function: a word to the player whose announcement and board differ,
# squares whispered, details of a difference, the board read aloud, the number of moves, or a screen.
function =
    { $function ->
        [private_word] слово о расхождении объявления с доской
        [square_whisper] поля шёпотом
        [details] подробности расхождений на доске
        [board_by_ear] чтение доски вслух
        [move_count] сообщение числа ходов
       *[screen_view] вид на экране
    }

# Something was asked for that the event does not consent to. $function: see function.
not-consented = { function }, нет согласия главного судьи

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody where the
# question is about no board and no player.
before-whose =
    { $board ->
        [white] белые
        [black] чёрные
        [shared] общая доска
       *[nobody] все
    }

# What must be settled before the first move, as a question; yes or no follows. $item: each on his own board;
# both on one board, to which both agree; the board the right way round; every man in its place; the clock at
# White's left hand; the earphones on the right ears; are moves announced aloud; how the record is kept; is the
# assistant here. $board: see before-whose.
ask-before =
    { $item ->
        [own-boards] каждая сторона играет на своей доске?
        [one-board] обе стороны согласны на одну доску?
        [orientation] { before-whose }, доска лежит тёмным углом слева?
        [men] { before-whose }, все простые стоят на своих местах?
        [clock-side] часы стоят слева от белых?
        [earphones] наушники на тех, кто должен слышать?
        [announcements] { before-whose }, ходы нужно объявлять вслух?
        [medium] { before-whose }, как ведётся запись, брайлем, плоским шрифтом или на диктофон?
       *[assistant] { before-whose }, есть ассистент?
    }

# It was answered with no; it is asked again once it is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] сначала доски
        [one-board] сначала согласие на одну доску
        [orientation] { before-whose }, сначала повернуть доску
        [men] { before-whose }, сначала расставить простые
       *[earphones] сначала наушники
    }, потом да

# Nothing can be played before this is answered. $item, $board: as in ask-before.
not-prepared = ещё до первого хода, { ask-before }

# Everything is settled.
prepared = подготовка закончена

# The arbiter appointed an assistant. $side: whose, white or black; $name: who.
assistant-appointed =
    { $side ->
        [white] ассистент белых, { $name }
       *[black] ассистент чёрных, { $name }
    }

# `zgoda attest`: which program. $program: its name and version.
attest-program = программа { $program }

# Its hash. $hash: as a consent writes it, or, when it is said, its first digits.
attest-hash = хеш программы { $hash }

# Which compiler built it. $compiler: as it names itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = собрана компилятором { $compiler }

# What it was built with. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] системный голос
        [embedded-voice] встроенный голос
        [sensor-boards] доски с датчиками
        [gamepads] геймпады
       *[clock-devices] подключаемые часы
    }, { $state ->
        [on] да
       *[off] нет
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] в согласии названа эта программа
        [another] в согласии названа другая программа
       *[none] в согласии программа не названа
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = сетевой интерфейс { $name }, состояние { $state }

# The program opens no network connection.
attest-network = программа не открывает сетевых соединений

# There is no engine in it.
attest-engine = игрового движка в программе нет, она не оценивает позиций и не подсказывает ходов

# The assistant did what the event does not give him to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, это здесь не входит в обязанности ассистента
