### A listener's own settings and the spoken menu: heard by him alone, name and value in few words.

# The name of what a listener chooses, in a sentence about it. $name: which.
chosen =
    { $name ->
        [rate] темп мовлення
        [volume] гучність
        [pitch] висота голосу
        [voice] голос
        [language] мова
        [verbosity] кількість слів
        [verbosity-of] кількість слів одного роду
        [numbers] номери полів
        [letters] літери полів
        [sounds] звуки
        [low-time] останні хвилини
        [pulses] вібрація
        [words] ходи, оголошені вголос
       *[whisper] торкнуті поля
    }

# A choice, its name and its value: the language. $language as in language-name.
choice-language = мова { language-name }

# How fast the voice speaks. $count: words a minute.
choice-rate = темп мовлення { WORDS($count) }

# How loud it is. $count: per cent.
choice-volume = гучність { WORDS($count) } { $count ->
        [one] відсоток
        [few] відсотки
       *[many] відсотків
    }

# How high it is. $count: per cent; fifty is the voice's own.
choice-pitch = висота голосу { WORDS($count) } { $count ->
        [one] відсоток
        [few] відсотки
       *[many] відсотків
    }

# Whose voice it is. $named: yes, or no where it is the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] голос { $name }
       *[no] звичайний голос
    }

# In how many words everything is said. $verbosity as in verbosity-name.
choice-verbosity = кількість слів, { verbosity-name }

# In how many words one kind of thing is said. $topic: moves, game, boards, clock, answers or program;
# $own: yes, or no where it follows the choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] слова про ходи
        [game] слова про партію
        [boards] слова про дошки
        [clock] слова про годинник
        [answers] слова відповідей
       *[program] слова про програму
    }, { $own ->
        [yes] { verbosity-name }
       *[no] як для всього
    }

# How many words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] стисло
        [full] докладно
       *[normal] звичайно
    }

# How the numbers of squares are said. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] номери полів цілком
        [digits] номери полів по цифрах
       *[digits-on-repeat] номери полів цілком, при повторі по цифрах
    }

# How the letters of squares are said, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] літери полів просто
       *[names] літери полів іменами
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] звуки увімкнено
       *[off] звуки вимкнено, усе словами
    }

# What the listener's own clock says by itself. $level: off, tone, few or all; own, at times of his own
# that are too many to be read out.
choice-low-time =
    { $level ->
        [off] останні хвилини без повідомлень
        [tone] останні хвилини, сигнал за п'ять хвилин
        [few] останні хвилини, кілька разів
        [own] останні хвилини, за власним списком
       *[all] останні хвилини, кожна позначка
    }

# What his own clock says by itself, where he has chosen the times. $times: a list of them.
choice-low-time-at = останні хвилини, за власним списком, { $times }

# Is it felt by the motor of a gamepad, too? $state: on or off.
choice-pulses =
    { $state ->
        [on] вібрацію увімкнено
       *[off] вібрацію вимкнено
    }

# Of moves announced aloud between the players. $style: when-needed, a sound where board and words agree;
# or always words.
choice-words =
    { $style ->
        [always] ходи, оголошені вголос, завжди словами
       *[when-needed] ходи, оголошені вголос, словами за потреби
    }

# How the squares are told that one's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] торкнуті поля звуком
        [number] торкнуті поля числом
       *[off] торкнуті поля мовчки
    }

# Something was chosen: said in the new manner. $choice: one of the choices above; $sample: yes, or no;
# $played: always the same half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, наприклад { $played }
       *[no] { $choice }
    }

# What was typed cannot be chosen. $name as in chosen.
choice-refused =
    { $name ->
        [rate] темп мовлення, від ста двадцяти до чотирьохсот п'ятдесяти
        [volume] гучність, від десяти до ста
        [pitch] висота голосу, від нуля до ста
        [voice] голос, ім'я не довше за вісімдесят знаків
        [numbers] номери полів, цілком, цифри або цифри при повторі
        [letters] літери полів, прості або імена
        [verbosity] кількість слів, стисло, звичайно або докладно
        [verbosity-of] кількість слів одного роду, стисло, звичайно, докладно або так само
        [low-time] останні хвилини, вимкнути, сигнал, кілька або всі. Або власні хвилини
        [words] оголошені вголос ходи, за потреби або завжди
        [language] такої мови немає
        [sounds] звуки, увімкнути або вимкнути
        [pulses] вібрація, увімкнути або вимкнути
       *[whisper] торкнуті поля, вимкнути, звук або номер
    }

# Another profile of the listener's settings is in use. $known: yes, or no where none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] профіль { $name }
       *[no] без профілю
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = такого профілю немає

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = профілю ще немає, його створюють слова профіль новий і назва

# A new profile was not made. $because: taken, there is one of that name; full, there are eight, which is the most;
# in-the-way, something else stands in the settings file where profiles go; name, it cannot be said, or means something else.
profile-refused =
    { $because ->
        [taken] такий профіль уже є
        [full] не більше восьми профілів
        [in-the-way] нового профілю немає, на його місці у файлі налаштувань стоїть інше
       *[name] так профіль називатися не може
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = налаштування профілю { $name }

# A place in a menu: where one stands last. $item: a choice, a profile or a command; $at, $of: which of how
# many.
menu-item = { $item }, пункт { WORDS($at) }, усього { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = меню, { menu-item }
    .full = меню, { menu-item }, вгору і вниз до сусідніх, вліво і вправо змінюють значення, піти закриває

# One came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = меню закрито

# The player's settings file cannot be read; it is left as it is.
settings-unread = файл налаштувань не читається, діють звичайні налаштування, файл залишається як є
    .terse = файл налаштувань не читається

# The settings file has keys that this program does not know. $count: how many; $keys: as they are written,
# made speakable.
settings-unknown =
    { $count ->
        [one] { WORDS($count, gender: "neuter") } невідоме налаштування, пропущено, { $keys }
        [few] { WORDS($count) } невідомі налаштування, пропущено, { $keys }
       *[many] { WORDS($count) } невідомих налаштувань, пропущено, { $keys }
    }

# The settings file has values that cannot be. $keys: their names, as in chosen.
settings-wrong = помилки у файлі налаштувань, { $keys }, замість цього звичайне

# A choice could not be written into the settings file.
settings-not-kept = налаштування не зберігаються, діють до виходу з програми

# The first start, before anything was chosen: which keys do what.
setup-begins = перший запуск, ентер далі, стрілки змінюють, ескейп пропускає

# The first start: this language is offered, each in itself. $language as in language-name.
setup-language = { language-name }, ентер

# The first start: how fast? $choice as in choice-rate.
setup-rate = { $choice }, праворуч швидше, ліворуч повільніше

# The first start: whose voice? $choice as in choice-voice.
setup-voice = { $choice }, стрілки, інші голоси

# The first start: what is connected. $ports: at how many ports a board may be; $pads: how many gamepads;
# $cards: how many sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    під'єднано, { $ports ->
        [0] жодного порту для дошки
        [one] { WORDS($ports) } порт для дошки
        [few] { WORDS($ports) } порти для дошки
       *[many] { WORDS($ports) } портів для дошки
    }{ $port-names }, { $pads ->
        [0] жодного геймпада
        [one] { WORDS($pads) } геймпад
        [few] { WORDS($pads) } геймпади
       *[many] { WORDS($pads) } геймпадів
    }{ $pad-names }, { $cards ->
        [0] жодного звукового пристрою
        [one] { WORDS($cards) } звуковий пристрій
        [few] { WORDS($cards) } звукові пристрої
       *[many] { WORDS($cards) } звукових пристроїв
    }{ $card-names }{ $voices }, ентер далі

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] { WORDS($count) } голос
        [few] { WORDS($count) } голоси
       *[many] { WORDS($count) } голосів
    }{ $names }

# A port. $behind: perhaps, there may be a board behind it, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] можливо, дошка з датчиками, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of what is connected; how many there are was said before them.
connected-more = та інші

# The first start: all of it once, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] проба, { $played }, ентер зберігає, вниз пристрої
       *[no] проба, ентер зберігає, вниз пристрої
    }

# The first start is over, and what was chosen is kept.
setup-kept = налаштування збережено, їх змінює слово меню

# The first start was left before its end.
setup-left = перший запуск пропущено, налаштування змінює слово меню
