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

choice-language = мова { language-name }

choice-rate = темп мовлення { WORDS($count) }

choice-volume = гучність { WORDS($count) } { $count ->
        [one] відсоток
        [few] відсотки
       *[many] відсотків
    }

choice-pitch = висота голосу { WORDS($count) } { $count ->
        [one] відсоток
        [few] відсотки
       *[many] відсотків
    }

choice-voice =
    { $named ->
        [yes] голос { $name }
       *[no] звичайний голос
    }

choice-verbosity = кількість слів, { verbosity-name }

choice-verbosity-of =
    { $topic ->
        [moves] слова про ходи
        [game] слова про партію
        [boards] слова про { -board(number: "plural") }
        [clock] слова про { -clock }
        [answers] слова відповідей
       *[program] слова про програму
    }, { $own ->
        [yes] { verbosity-name }
       *[no] як для всього
    }

verbosity-name =
    { $verbosity ->
        [terse] стисло
        [full] докладно
       *[normal] звичайно
    }

choice-numbers =
    { $style ->
        [whole] номери полів цілком
        [digits] номери полів по цифрах
       *[digits-on-repeat] номери полів цілком, при повторі по цифрах
    }

choice-letters =
    { $style ->
        [plain] літери полів просто
       *[names] літери полів іменами
    }

choice-sounds =
    { $state ->
        [on] звуки увімкнено
       *[off] звуки вимкнено, усе словами
    }

choice-low-time =
    { $level ->
        [off] останні хвилини без повідомлень
        [tone] останні хвилини, сигнал за п'ять хвилин
        [few] останні хвилини, кілька разів
        [own] останні хвилини, за власним списком
       *[all] останні хвилини, кожна позначка
    }

choice-low-time-at = останні хвилини, за власним списком, { $times }

choice-pulses =
    { $state ->
        [on] вібрацію увімкнено
       *[off] вібрацію вимкнено
    }

choice-words =
    { $style ->
        [always] ходи, оголошені вголос, завжди словами
       *[when-needed] ходи, оголошені вголос, словами за потреби
    }

choice-whisper =
    { $style ->
        [sound] торкнуті поля звуком
        [number] торкнуті поля числом
       *[off] торкнуті поля мовчки
    }

choice-made =
    { $sample ->
        [yes] { $choice }, наприклад { $played }
       *[no] { $choice }
    }

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

profile-chosen =
    { $known ->
        [yes] профіль { $name }
       *[no] без профілю
    }

no-profile = такого профілю немає

no-profile-yet = профілю ще немає, його створюють слова профіль новий і назва

profile-refused =
    { $because ->
        [taken] такий профіль уже є
        [full] не більше восьми профілів
        [in-the-way] нового профілю немає, на його місці у файлі налаштувань стоїть інше
       *[name] так профіль називатися не може
    }

setting-profile = налаштування профілю { $name }

menu-item = { $item }, пункт { WORDS($at) }, усього { WORDS($of) }

menu-opened = меню, { menu-item }
    .full = меню, { menu-item }, вгору і вниз до сусідніх, вліво і вправо змінюють значення, піти закриває

menu-at = { menu-item }
    .terse = { $item }

menu-left = меню закрито

settings-unread = файл налаштувань не читається, діють звичайні налаштування, файл залишається як є
    .terse = файл налаштувань не читається

settings-unknown =
    { $count ->
        [one] { WORDS($count, gender: "neuter") } невідоме налаштування, пропущено, { $keys }
        [few] { WORDS($count) } невідомі налаштування, пропущено, { $keys }
       *[many] { WORDS($count) } невідомих налаштувань, пропущено, { $keys }
    }

settings-wrong = помилки у файлі налаштувань, { $keys }, замість цього звичайне

settings-not-kept = налаштування не зберігаються, діють до виходу з програми

setup-begins = перший запуск, ентер далі, стрілки змінюють, ескейп пропускає

setup-language = { language-name }, ентер

setup-rate = { $choice }, праворуч швидше, ліворуч повільніше

setup-voice = { $choice }, стрілки, інші голоси

setup-connected =
    під'єднано, { $ports ->
        [0] жодного порту для { -board(case: "gen") }
        [one] { WORDS($ports) } порт для { -board(case: "gen") }
        [few] { WORDS($ports) } порти для { -board(case: "gen") }
       *[many] { WORDS($ports) } портів для { -board(case: "gen") }
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

connected-voices =
    { $count ->
        [one] { WORDS($count) } голос
        [few] { WORDS($count) } голоси
       *[many] { WORDS($count) } голосів
    }{ $names }

connected-port =
    { $behind ->
        [perhaps] можливо, { -board } з датчиками, { $name }
       *[unknown] { $name }
    }

connected-more = та інші

setup-test =
    { $sample ->
        [yes] проба, { $played }, ентер зберігає, вниз пристрої
       *[no] проба, ентер зберігає, вниз пристрої
    }

setup-kept = налаштування збережено, їх змінює слово меню

setup-left = перший запуск пропущено, налаштування змінює слово меню
