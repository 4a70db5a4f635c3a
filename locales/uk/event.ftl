settings-are =
    { $count ->
        [one] { WORDS($count, gender: "neuter") } налаштування. { $settings }
        [few] { WORDS($count) } налаштування. { $settings }
       *[many] { WORDS($count) } налаштувань. { $settings }
    }

setting-mode =
    { $mode ->
        [official] офіційна гра, без підказок
        [rehearsal] репетиція, без підказок, запис неофіційний
       *[training] тренування, підказки дозволено
    }

setting-event = змагання, { $name }

setting-round = тур, { $name }

setting-table = стіл { WORDS($number) }

setting-kind =
    { $kind ->
        [official] офіційне змагання
        [rated] змагання з обрахунком рейтингу
       *[unrated] змагання без обрахунку рейтингу
    }

setting-rules =
    { $rules ->
        [hundred] правила для ста полів, проєкт кодексу дві тисячі двадцять першого року
       *[sixty-four] правила для шістдесяти чотирьох полів, проєкт кодексу дві тисячі двадцять першого року
    }

setting-no-time = контроль часу не вказано

setting-time = контроль часу, { $control }

stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] до кінця партії
    }{ $bonus ->
        [none] {""}
        [fischer] , додаток на кожен хід { $each }
       *[bronstein] , відстрочка на кожен хід { $each }
    }

stage-quota =
    { $moves ->
        [one] на { WORDS($moves) } хід
        [few] на { WORDS($moves) } ходи
       *[many] на { WORDS($moves) } ходів
    }

stage-repeats = і так далі

setting-forfeit = дозволене запізнення, { $time }

setting-sight = білі, { $white }, чорні, { $black }

sight-of =
    { $sight ->
        [blind] без зору
        [low] слабкий зір
       *[sighted] звичайний зір
    }

setting-language =
    { $side ->
        [white] мова для білих
       *[black] мова для чорних
    }, { language-name }

language-name =
    { $language ->
        [pl] польська
        [de] німецька
        [nl] нідерландська
        [ru] російська
        [fr] французька
        [uk] українська
        [en] англійська
       *[own] { $own }
    }

own-name = українська

setting-assistant =
    { $side ->
        [white] { -assistant } білих
       *[black] { -assistant } чорних
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , обов'язки, { $duties }
       *[no] , без обов'язків
    }

assistant-duty =
    { $duty ->
        [opponents_board] ходи на { -board(case: "loc") } суперника
        [own_board] ходи суперника на своїй { -board(case: "loc") }
        [record_and_clock] запис і { -clock }
        [record] лише запис
       *[flag] повідомлення про прострочення часу
    }

setting-advantage =
    { $state ->
        [on] можлива нічия з перевагою
       *[off] без нічиєї з перевагою
    }

setting-bonus-draw =
    { $state ->
        [on] нічия за регламентом також з додатком часу
       *[off] нічия за регламентом лише без додатка часу
    }

setting-other-tempo-draw =
    { $state ->
        [on] нічия за регламентом також за іншого контролю часу
       *[off] нічия за регламентом лише у швидкій грі та бліці
    }

setting-sensor-entries =
    { $state ->
        [on] показ { -board(case: "gen") } вважається записом
       *[off] показ { -board(case: "gen") } не вважається записом
    }

setting-record-always =
    { $state ->
        [on] запис обов'язковий і в цейтноті, і у швидкій грі
       *[off] у цейтноті і у швидкій грі запис не обов'язковий
    }

setting-no-low-time = останні хвилини без слів

setting-low-time = останні хвилини словами, { $bands }

setting-low-time-tone =
    { $state ->
        [on] сигнал за п'ять хвилин
       *[off] без сигналу за п'ять хвилин
    }

setting-low-time-seconds =
    { $state ->
        [on] тон на кожну з останніх десяти секунд
       *[off] без тонів останніх секунд
    }

setting-flag-sound =
    { $state ->
        [on] звук, коли свій час вийшов
       *[off] без звуку, коли свій час вийшов
    }

setting-adapted =
    { $state ->
        [on] розділ восьмий змінено директором змагання
       *[off] розділ восьмий без змін
    }

setting-no-device = без згоди на пристрій

setting-device = згода на пристрій, { $consent }

setting-function =
    { $state ->
        [on] { $name }, увімкнено
       *[off] { $name }, вимкнено
    }

function =
    { $function ->
        [private_word] слово про розбіжність оголошення з { -board(case: "ins") }
        [square_whisper] поля пошепки
        [details] подробиці розбіжностей на { -board(case: "loc") }
        [board_by_ear] читання { -board(case: "gen") } вголос
        [move_count] повідомлення кількості ходів
        [view] вигляд для { -arbiter(case: "gen") } у файлі
        [network] сторінки в браузері для інших машин
        [ear_page] сторінка як навушник
        [player_page] власна сторінка гравця
        [player_page_record] ця сторінка як запис гравця
        [screen_reader] програма зчитування з екрана
        [desk] сторінки в браузері
       *[screen_view] вигляд на екрані
    }

setting-ear-device = єдиний пристрій як навушник, { $device }

setting-player-device-of-the-event = сторінка гравця відкривається на пристрої змагання

setting-player-device = сторінка гравця відкривається лише тут, { $device }

not-consented = { function }, немає згоди головного { -arbiter(case: "gen") }

before-whose =
    { $board ->
        [white] білі
        [black] чорні
        [shared] спільна { -board }
       *[nobody] усі
    }

ask-before =
    { $item ->
        [own-boards] кожна сторона грає на своїй { -board(case: "loc") }?
        [one-board] обидві сторони згодні на одну { -board(case: "acc") }?
        [orientation] { before-whose }, { -board } лежить темним кутом ліворуч?
        [men] { before-whose }, усі прості стоять на своїх місцях?
        [clock-side] { -clock } стоїть ліворуч від білих?
        [earphones] навушники на тих, хто має чути?
        [announcements] { before-whose }, ходи треба оголошувати вголос?
        [medium] { before-whose }, як ведеться запис, брайлем, плоским шрифтом чи на диктофон?
       *[assistant] { before-whose }, є { -assistant }?
    }

put-right-first =
    { $item ->
        [own-boards] спочатку { -board(number: "plural") }
        [one-board] спочатку згода на одну { -board(case: "acc") }
        [orientation] { before-whose }, спочатку повернути { -board(case: "acc") }
        [men] { before-whose }, спочатку розставити прості
       *[earphones] спочатку навушники
    }, потім так

not-prepared = ще до першого ходу, { ask-before }

as-written =
    { $item ->
        [own-boards] кожна сторона грає на своїй { -board(case: "loc") }
        [clock-side] { $answer ->
            [no] { -clock } не стоїть ліворуч від білих
           *[yes] { -clock } стоїть ліворуч від білих
        }
        [announcements] { before-whose }, { $answer ->
            [no] ходи не оголошуються вголос
           *[yes] ходи оголошуються вголос
        }
        [medium] { before-whose }, { $answer ->
            [braille] запис ведеться брайлем
            [print] запис ведеться плоским шрифтом
           *[dictaphone] запис ведеться на диктофон
        }
       *[assistant] { before-whose }, { $answer ->
            [no] { -assistant(case: "gen") } немає
           *[yes] є { -assistant }
        }
    }

ask-as-written = так записано у файлі змагань, усе правильно?

not-prepared-as-written = ще до першого ходу, чи все так, як у файлі змагань?

prepared = підготовку закінчено

assistant-appointed =
    { $side ->
        [white] { -assistant } білих, { $name }
       *[black] { -assistant } чорних, { $name }
    }

attest-program = програма { $program }

attest-hash = геш програми { $hash }

attest-hash-begins = геш програми починається з { $begins }, решту надруковано

attest-compiler = зібрано компілятором { $compiler }

attest-function =
    { $function ->
        [system-voice] системний голос
        [embedded-voice] вбудований голос
        [sensor-boards] { -board(number: "plural") } з датчиками
        [gamepads] геймпади
       *[clock-devices] під'єднувані { -clock(number: "plural") }
    }, { $state ->
        [on] так
       *[off] ні
    }

attest-named =
    { $named ->
        [this] у згоді названо цю програму
        [another] у згоді названо іншу програму
       *[none] у згоді програму не названо
    }

attest-interface = мережевий інтерфейс { $name }, стан { $state }

attest-network = ця програма не відкриває мережі; сторінки столу показує окрема програма, на цьому комп'ютері або за іншою адресою з сертифікатом; пульт іншого комп’ютера показує їх лише з ключем, який знає пульт цього

attest-route = цей комп'ютер має вихід до інших мереж, через { $name }

attest-no-route = цей комп'ютер не має виходу до інших мереж

attest-interfaces-unknown = які мережі має цей комп'ютер, тут не визначити

attest-screen-reader = працює програма читання екрана, { $name }

attest-no-screen-reader = не працює жодна відома програмі програма читання екрана

attest-screen-readers-unknown = чи працює програма читання екрана, тут не визначити

attest-sound-used = звуковий пристрій { $name }, використовується, якщо не названо інший

attest-sound-other = інший звуковий пристрій, { $name }

attest-no-sound = звукового пристрою немає

attest-sound-unknown = які є звукові пристрої, зараз не визначити

attest-log = ведеться журнал, без імен, кодів і ходів

attest-no-log = журнал не ведеться

attest-pages = за те, що ще працює на пристрої, який показує сторінку, і що з ним робить його власник, програма ручатися не може

attest-engine = ігрового рушія в програмі немає, вона не оцінює позицій і не підказує ходів

no-duty = { assistant-duty }, це тут не входить до обов'язків { -assistant(case: "gen") }
