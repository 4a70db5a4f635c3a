### What an arbiter fixed before the round, read aloud on request, a sentence each; and what is asked before the
### first move.

# All settings in force, the number of them first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] { WORDS($count, gender: "neuter") } налаштування. { $settings }
        [few] { WORDS($count) } налаштування. { $settings }
       *[many] { WORDS($count) } налаштувань. { $settings }
    }

# Official play or training. $mode: official or training.
setting-mode =
    { $mode ->
        [official] офіційна гра, без підказок
       *[training] тренування, підказки дозволено
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = змагання, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = тур, { $name }

# Which sort of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] офіційне змагання
        [rated] змагання з обрахунком рейтингу
       *[unrated] змагання без обрахунку рейтингу
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] правила для ста полів, проєкт кодексу дві тисячі двадцять першого року
       *[sixty-four] правила для шістдесяти чотирьох полів, проєкт кодексу дві тисячі двадцять першого року
    }

# No time control is named.
setting-no-time = контроль часу не вказано

# The time control. $control: its stages, see stage.
setting-time = контроль часу, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: how many moves, with
# a quota; $bonus: none, fischer (added after each move) or bronstein (the clock starts so much later);
# $each: how much of it.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] до кінця партії
    }{ $bonus ->
        [none] {""}
        [fischer] , додаток на кожен хід { $each }
       *[bronstein] , відстрочка на кожен хід { $each }
    }

# How many moves a stage has. $moves: how many.
stage-quota =
    { $moves ->
        [one] на { WORDS($moves) } хід
        [few] на { WORDS($moves) } ходи
       *[many] на { WORDS($moves) } ходів
    }

# Behind the last stage: it begins again, as often as it is reached.
stage-repeats = і так далі

# Whoever comes later than this has lost. $time: how long after the start.
setting-forfeit = дозволене запізнення, { $time }

# Who sees how much. $white, $black: see sight-of.
setting-sight = білі, { $white }, чорні, { $black }

# How much a player sees. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] без зору
        [low] слабкий зір
       *[sighted] звичайний зір
    }

# In which language a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] мова для білих
       *[black] мова для чорних
    }, { language-name }

# A language. $language: polish, english and so on.
language-name =
    { $language ->
        [polish] польська
        [german] німецька
        [dutch] нідерландська
        [russian] російська
        [french] французька
        [ukrainian] українська
       *[english] англійська
    }

# A player's assistant. $side: whose; $named: yes where $name is known, else no; $some: yes where $duties,
# see assistant-duty, are any, else no.
setting-assistant =
    { $side ->
        [white] асистент білих
       *[black] асистент чорних
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , обов'язки, { $duties }
       *[no] , без обов'язків
    }

# What an assistant does. $duty: makes his player's moves on the opponent's board, the opponent's on his
# player's board, keeps the record and the clock, or reports the flag.
assistant-duty =
    { $duty ->
        [opponents_board] ходи на дошці суперника
        [own_board] ходи суперника на своїй дошці
        [record_and_clock] запис і годинник
       *[flag] повідомлення про прострочення часу
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] можлива нічия з перевагою
       *[off] без нічиєї з перевагою
    }

# The regulation draw also where there is a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] нічия за регламентом також з додатком часу
       *[off] нічия за регламентом лише без додатка часу
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] нічия за регламентом також за іншого контролю часу
       *[off] нічия за регламентом лише у швидкій грі та бліці
    }

# Do half-moves count as recorded that only a sensor board showed? $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] показ дошки вважається записом
       *[off] показ дошки не вважається записом
    }

# Must a visually impaired player record in time trouble and rapid play too? $state: on or off.
setting-record-always =
    { $state ->
        [on] запис обов'язковий і в цейтноті, і у швидкій грі
       *[off] у цейтноті і у швидкій грі запис не обов'язковий
    }

# Low time is not said in words.
setting-no-low-time = останні хвилини без слів

# At which times low time is said in words. $bands: the times.
setting-low-time = останні хвилини словами, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] сигнал за п'ять хвилин
       *[off] без сигналу за п'ять хвилин
    }

# The tones of the last ten seconds of one's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] тон на кожну з останніх десяти секунд
       *[off] без тонів останніх секунд
    }

# The sound of one's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] звук, коли свій час вийшов
       *[off] без звуку, коли свій час вийшов
    }

# Is the chapter on visually impaired players adapted? $state: on or off.
setting-adapted =
    { $state ->
        [on] розділ восьмий змінено директором змагання
       *[off] розділ восьмий без змін
    }

# The chief arbiter has not consented to the device.
setting-no-device = без згоди на пристрій

# He has. $consent: who and when.
setting-device = згода на пристрій, { $consent }

# His consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, увімкнено
       *[off] { $name }, вимкнено
    }

# A function that needs consent. $function: a word to the player whose announcement and board differ,
# squares whispered, details of a difference, the board read aloud, the number of moves, or a screen.
function =
    { $function ->
        [private_word] слово про розбіжність оголошення з дошкою
        [square_whisper] поля пошепки
        [details] подробиці розбіжностей на дошці
        [board_by_ear] читання дошки вголос
        [move_count] повідомлення кількості ходів
       *[screen_view] вигляд на екрані
    }

# Something was asked for that the event does not consent to. $function: see function.
not-consented = { function }, немає згоди головного судді

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody where the
# question is about no board and no player.
before-whose =
    { $board ->
        [white] білі
        [black] чорні
        [shared] спільна дошка
       *[nobody] усі
    }

# What must be settled before the first move, as a question; yes or no follows. $item: each on his own board;
# both on one board, to which both agree; the board the right way round; every man in its place; the clock at
# White's left hand; the earphones on the right ears; are moves announced aloud; how the record is kept; is the
# assistant here. $board: see before-whose.
ask-before =
    { $item ->
        [own-boards] кожна сторона грає на своїй дошці?
        [one-board] обидві сторони згодні на одну дошку?
        [orientation] { before-whose }, дошка лежить темним кутом ліворуч?
        [men] { before-whose }, усі прості стоять на своїх місцях?
        [clock-side] годинник стоїть ліворуч від білих?
        [earphones] навушники на тих, хто має чути?
        [announcements] { before-whose }, ходи треба оголошувати вголос?
        [medium] { before-whose }, як ведеться запис, брайлем, плоским шрифтом чи на диктофон?
       *[assistant] { before-whose }, є асистент?
    }

# It was answered with no; it is asked again once it is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] спочатку дошки
        [one-board] спочатку згода на одну дошку
        [orientation] { before-whose }, спочатку повернути дошку
        [men] { before-whose }, спочатку розставити прості
       *[earphones] спочатку навушники
    }, потім так

# Nothing can be played before this is answered. $item, $board: as in ask-before.
not-prepared = ще до першого ходу, { ask-before }

# Everything is settled.
prepared = підготовку закінчено

# The arbiter appointed an assistant. $side: whose, white or black; $name: who.
assistant-appointed =
    { $side ->
        [white] асистент білих, { $name }
       *[black] асистент чорних, { $name }
    }

# `zgoda attest`: which program. $program: its name and version.
attest-program = програма { $program }

# Its hash. $hash: as a consent writes it, or, when it is said, its first digits.
attest-hash = геш програми { $hash }

# Which compiler built it. $compiler: as it names itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = зібрано компілятором { $compiler }

# What it was built with. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] системний голос
        [embedded-voice] вбудований голос
        [sensor-boards] дошки з датчиками
        [gamepads] геймпади
       *[clock-devices] під'єднувані годинники
    }, { $state ->
        [on] так
       *[off] ні
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] у згоді названо цю програму
        [another] у згоді названо іншу програму
       *[none] у згоді програму не названо
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = мережевий інтерфейс { $name }, стан { $state }

# The program opens no network connection.
attest-network = програма не відкриває мережевих з'єднань

# There is no engine in it.
attest-engine = ігрового рушія в програмі немає, вона не оцінює позицій і не підказує ходів

# The assistant did what the event does not give him to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, це тут не входить до обов'язків асистента
