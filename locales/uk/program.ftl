game-begins =
    { $names ->
        [known] нова партія, білі { $white }, чорні { $black }, { board-size }
       *[none] нова партія, { board-size }
    }
    .terse = нова партія

board-size =
    { $size ->
        [hundred] стоклітинні шашки
       *[sixty-four] шашки на шістдесяти чотирьох полях
    }

training-mode = тренування, запис неофіційний
    .terse = тренування

rehearsal-mode = репетиція, запис неофіційний, програма грає за { -arbiter(case: "acc") } і суперника, зроби розбіжність викликає помилку
    .terse = репетиція

rehearsed-arbiter =
    { $duty ->
        [starts] { -arbiter } запускає { -clock(number: "plural") }
        [comes] { -arbiter } підходить
        [notices] { -arbiter } побачив розбіжність { -board(number: "plural", case: "gen") } і підходить
        [compares] { -arbiter } порівнює записи
        [goes-back] { -arbiter } каже, звідки продовжується гра, потім { -board(number: "plural") } виправляють
        [ends] { -arbiter } забирає записи, репетицію закінчено, вихід закриває програму
       *[goes-on] { -arbiter } поновлює гру
    }

difference-comes =
    { $when ->
        [half-move] щось не зійдеться на { -half-move(case: "loc") }, грайте далі
        [capture] щось не зійдеться, коли суперник битиме, грайте далі і запропонуйте розмін
       *[soon] зараз щось не зійдеться
    }

difference-is-there = щось уже не сходиться

in-rehearsal-alone = це лише для репетиції

no-private-output = один вивід на двох гравців, те, що для одного, не вимовляється

how-to-play =
    { $clock ->
        [yes] наберіть два поля і ввід, наприклад { $sample }, плюс натискає { -clock }, допомога розкаже
       *[no] наберіть два поля і ввід, наприклад { $sample }, допомога розкаже
    }
    .terse = допомога розкаже

ask-new-game = ця партія збережеться, почати нову, так чи ні?

ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] продовжити останню партію, білі { $white }, чорні { $black }, після { $last }, так чи ні?
           *[no] продовжити останню партію, білі { $white }, чорні { $black }, так чи ні?
        }
       *[none] { $known ->
            [yes] продовжити останню партію, після { $last }, так чи ні?
           *[no] продовжити останню партію, так чи ні?
        }
    }

ask-walk-back =
    { $known ->
        [yes] назад до { $last }, викреслено { WORDS($struck) }, так чи ні?
       *[no] назад до початку, викреслено { WORDS($struck) }, так чи ні?
    }

game-resumed =
    { $known ->
        [yes] партія продовжується, { count-made }, останній хід { $last }
       *[no] партія продовжується, { count-made }
    }
    .terse = партія продовжується, { count-made }

count-made =
    { $plies ->
        [0] ходів немає
        [one] { WORDS($plies) } { -half-move }
        [few] { WORDS($plies) } { -half-move(number: "plural") }
       *[many] { WORDS($plies) } { -half-move(number: "plural", case: "gen") }
    }

unfinished-games =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } незакінчена партія
        [few] { WORDS($count, gender: "feminine") } незакінчені партії
       *[many] { WORDS($count, gender: "feminine") } незакінчених партій
    }

record-not-whole =
    { $plies ->
        [0] певних { -half-move(number: "plural", case: "gen") } немає
        [one] { WORDS($plies) } { -half-move } певний
        [few] { WORDS($plies) } { -half-move(number: "plural") } певні
       *[many] { WORDS($plies) } { -half-move(number: "plural", case: "gen") } певні
    }, запис неповний, продовжувати?

voice-replaced = системне мовлення не відповідає, далі говорить вбудований голос
reader-replaced = програма екранного доступу не відповідає, далі говорить системне мовлення

reader-reads =
    { $alone ->
        [on] програма екранного доступу читає цей термінал, говорить лише вона
       *[off] програма екранного доступу читає цей термінал, говорять два голоси
    }

no-sound = немає звуку, далі текстом

sound-back = звук знову є

others-sound =
    { $state ->
        [on]
            { $of ->
                [white] у білих знову є звук
                [black] у чорних знову є звук
                [assistant] в { -assistant(case: "gen") } знову є звук
               *[room] у залі знову є звук
            }
       *[off]
            { $of ->
                [white] у білих зараз немає звуку
                [black] у чорних зараз немає звуку
                [assistant] в { -assistant(case: "gen") } зараз немає звуку
               *[room] у залі зараз немає звуку
            }
    }

voice-missing = немає голосу з ім'ям { $name }, далі говорить звичайний

voice-unknown =
    { $count ->
        [0] вибрано, невідомо, чи є такий голос
       *[other] такого голосу немає, є { $names }
    }

library-missing = на цьому комп'ютері немає бібліотеки { $library }, треба встановити пакет { $package }

disk-lost =
    { $full ->
        [on] диск повний, запис не працює
       *[off] запис на диск не працює
    }

disk-back = запис на диск знову працює, записано все

game-kept = партію збережено

program-ends = програма завершується

play-stopped =
    { $times-known ->
        [yes] { -arbiter } зупиняє { -clock(number: "plural") }, білі { $white }, чорні { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] { -arbiter } зупиняє { -clock(number: "plural") }
           *[other] { -arbiter } зупиняє гру{ play-goes-on-how }
        }
    }

play-is-stopped = гру зупинено { -arbiter(case: "ins") }{ play-goes-on-how }

play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, далі словом продовжити
       *[first] {""}, далі словами суддя і продовжити
    }

walked-back =
    { $last-known ->
        [yes] останній хід { last-move }, { to-move }
       *[no] початкова позиція, { to-move }
    }

to-move =
    { $turn ->
        [white] ходять білі
       *[black] ходять чорні
    }

play-goes-on =
    { $white-known ->
        [yes] гра йде далі, { to-move }, білі { $white }, { play-goes-on-black }
       *[no] гра йде далі, { to-move }
    }

play-goes-on-black =
    { $black-known ->
        [yes] чорні { $black }
       *[no] час чорних невідомий
    }

hours =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } година
        [few] { WORDS($count, gender: "feminine") } години
       *[many] { WORDS($count, gender: "feminine") } годин
    }

minutes =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } хвилина
        [few] { WORDS($count, gender: "feminine") } хвилини
       *[many] { WORDS($count, gender: "feminine") } хвилин
    }

seconds =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } секунда
        [few] { WORDS($count, gender: "feminine") } секунди
       *[many] { WORDS($count, gender: "feminine") } секунд
    }

time-after = потім { $time }

check-not-now = звірка записів лише у свій час

ask-check =
    { $by ->
        [white] білі просять звірити записи, чорні згодні?
       *[black] чорні просять звірити записи, білі згодні?
    }

check-refused =
    { $by ->
        [white] чорні не згодні на звірку записів
       *[black] білі не згодні на звірку записів
    }

records-part = { -half-move } { WORDS($number) }, тут записи розходяться

records-alike = розбіжностей у записах не знайдено

check-left =
    { $number ->
        [0] звірку записів закінчено
       *[other] звірку записів закінчено, без розбіжностей до { -half-move(case: "gen") } { WORDS($number) }
    }

sound-means =
    { $sound ->
        [agree] { -board } і слова збігаються
        [recorded] хід записано
        [not-yet] оголошено, ще не зіграно
        [still-differs] { -board } все ще відрізняється
        [refused] відхилено або не зрозуміло
        [lifted] шашку піднято
        [set] шашку поставлено
        [edge] край { -board(case: "gen") }
        [picked] поле вибрано
        [digit] цифру прийнято
        [opened] меню відкрито або закрито
        [changed] налаштування змінено
        [pressed] { -clock } натиснуто
        [not-taken] натискання без наслідків
        [low-time] на вашому { -clock(case: "loc") } мало часу
        [second] одна з ваших останніх десяти секунд
       *[flag] ваш прапорець упав
    }
