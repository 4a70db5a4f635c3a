again = { $text }

spelled = { $played }

spelled-out = { $text }

missed-more =
    { $count ->
        [one] ще { WORDS($count) }, є кнопка пропущеного
        [few] ще { WORDS($count) }, є кнопка пропущеного
       *[many] ще { WORDS($count) }, є кнопка пропущеного
    }

nothing-missed = нічого не пропущено

desk-says = { $text }

nothing-said = ще нічого не сказано

last-move =
    { $side ->
        [white] { $played }, білі, хід { WORDS($number) }
       *[black] { $played }, чорні, хід { WORDS($number) }
    }
    .terse = { $played }, { mover }

record-read-out = запис, { last-move }

no-move-yet = ходів ще не було

no-sensor-board = жодна { -board } не має датчиків

board-away = { board-name } зараз не відповідає

as-told =
    { $told ->
        [sensed] на { -board(case: "loc") }
       *[record] за записом
    }

square-holds = { $occupant }, { as-told }

cannot-be-put = { $occupant }, { as-told }, перевірити поля

row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, немає
    }

pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] нічого не стоїть { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] нічого не стоїть
        }

pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] жодної шашки, { as-told }
    }

pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count, gender: "feminine") }, { pieces-of }
        [white-king] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-man] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-king] { WORDS($count, gender: "feminine") }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

pieces-of =
    { $piece ->
        [white-man] білі прості
        [white-king] білі { -king(number: "plural") }
        [black-man] чорні прості
        [black-king] чорні { -king(number: "plural") }
       *[something] зайнято
    }

cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

cursor-at = { $square }

at-the-edge = { $square }, край

nothing-further = далі нічого

at-the-limit =
    { $most ->
        [yes] це вже максимум
       *[no] це вже мінімум
    }

diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, вільно
    }

ray-name =
    { $towards ->
        [up-left] вгору вліво
        [up-right] вгору вправо
        [down-left] вниз вліво
       *[down-right] вниз вправо
    }

around-holds = { $square }, навколо { $occupants }, { as-told }
    .terse = { $square }, навколо { $occupants }

regions-hold = { $regions }, { as-told }
    .terse = { $regions }

region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, порожньо
    }

region-name =
    { $region ->
        [main-line] головна дорога
        [near-left] близько ліворуч
        [near-middle] близько посередині
        [near-right] близько праворуч
        [middle-left] середина ліворуч
        [centre] центр
        [middle-right] середина праворуч
        [far-left] далеко ліворуч
        [far-middle] далеко посередині
       *[far-right] далеко праворуч
    }

changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] нічого не змінилося, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] нічого не змінилося
        }

change =
    { $how ->
        [left] { $squares } звільнилося
        [reached] { $squares } тепер зайнято
       *[taken] { $squares } знято
    }

record-lines = { $lines }

record-line =
    { $known ->
        [both] хід { WORDS($number) }, { $white }, чорні { $black }
        [white] хід { WORDS($number) }, { $white }
       *[black] хід { WORDS($number) }, чорні { $black }
    }

looking-back =
    { $last-known ->
        [yes] назад, { last-move }
       *[no] назад, початкова позиція
    }

back-to-now = зараз, { last-move }

past-board = назад, { $text }

can-go =
    { $freedom ->
        [moves] { $square }, хід на { $to }
        [takes] { $square }, взяття на { $to }
        [stuck] { $square }, ходу немає
       *[another-takes] { $square }, ходу немає, мусить бити інша
    }

captures-due =
    { $some ->
        [yes] бити, { $captures }
       *[no] бити нічого
    }

who-plays = білі { $white }, чорні { $black }

without-a-name = без імені

all-moves =
    { $some ->
        [yes] можна зіграти, { $moves }
       *[no] ходити нічим
    }

attacked =
    { $some ->
        [yes] { $squares }, під боєм
       *[no] під боєм нічого
    }

training-only = це говориться лише в тренуванні

not-in-official =
    { $deed ->
        [undo] в офіційній партії нічого не повертається, поправка виправляє останній хід до перемикання { -clock(case: "gen") }, покликати кличе { -arbiter(case: "acc") }
        [pause] в офіційній партії { -clock(number: "plural") } не мають паузи, покликати кличе { -arbiter(case: "acc") }
       *[new-game] в офіційній партії тут не починається інша партія
    }

no-advice = підказок немає, програма не оцінює позицію

turn-is = { to-move }

count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

count-each =
    { $alike ->
        [yes] { $white ->
            [0] ходів немає
            [one] { WORDS($white) } хід у кожної сторони
            [few] { WORDS($white) } ходи у кожної сторони
           *[many] { WORDS($white) } ходів у кожної сторони
        }
       *[no] білі { WORDS($white) } { $white ->
            [one] хід
            [few] ходи
           *[many] ходів
        }, чорні { WORDS($black) }
    }

count-not-now = кількість ходів повідомляється тому, чий хід

no-clock = у цій партії немає { -clock(case: "gen") }

history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

board-state =
    { $state ->
        [agrees] { board-name } збігається із записом
        [differs] { board-name } розходиться із записом
        [under-way] { board-name }, хід не закінчено
        [read] { board-name } зчитується
        [not-read] { board-name } не зчитується
        [off] { board-name } з вимкненими датчиками
        [away] { board-name } не відповідає
       *[no-sensors] { -board(number: "plural") } без датчиків
    }

help = введіть два поля ходу, або { $help } і одне з цих слів, { $parts }, або { $commands }, меню всіх слів

help-about = { $words }

other-words =
    { $count ->
        [one] ще { WORDS($count, gender: "neuter") } слово
        [few] ще { WORDS($count) } слова
       *[many] ще { WORDS($count) } слів
    }

not-understood =
    { $some ->
        [yes] { $text }, незрозуміло, { $help }
       *[no] незрозуміло, { $help }
    }

arbiter-only = це може лише { -arbiter }

arbiter-first = це справа { -arbiter(case: "gen") }, спочатку слово суддя

wrong-pin = неправильний код { -arbiter(case: "gen") }

code-waits = після неправильних кодів код не перевіряється, залишилося { $left }

arbiter-at-work =
    { $state ->
        [on] { -arbiter } за роботою
       *[off] суддівську роботу закінчено
    }

nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, виправляти нічого
        [opponents] останнім був хід суперника, виправляти нічого
       *[already-made] хід уже зроблено, виправляти нічого
    }

move-form = { $text }, не запис ходу

no-such-move = { $text }, за записом так поставити шашку не можна, перевірити поля

adjusting =
    { $state ->
        [on] шашки поправляються
       *[off] шашки більше не поправляються
    }

arbiter-called =
    { $by ->
        [white] білі кличуть { -arbiter(case: "acc") }
        [black] чорні кличуть { -arbiter(case: "acc") }
       *[nobody] { -arbiter(case: "acc") } просять до { -board(case: "gen") }
    }

noted = записано для { -arbiter(case: "gen") }

demand-refused =
    { $because ->
        [own-move-made] останній хід власний, для попереднього пізно, розділ перший, п'ять сім
        [let-stand] пізно, хід уже залишено
       *[not-the-opponent] це вирішує лише суперник, розділ перший, п'ять чотири
    }

offer-refused =
    { $because ->
        [too-early] пропонувати нічию ще зарано, спочатку кожна сторона робить { WORDS($moves) } ходів
        [too-many-pieces] для пропозиції нічиєї ще забагато шашок
        [repeated] повторно лише після пропозиції суперника
        [not-after-move] спочатку хід, потім пропозиція, потім { -clock }
        [nothing-offered] немає пропозиції, щоб відповідати
        [not-a-player] нічию пропонують і приймають лише гравці
       *[answer-first] спочатку відповідь на попереднє запитання
    }

game-is-over = партію вже закінчено

pressed =
    { $side ->
        [white] { -clock } натиснуто, білі
       *[black] { -clock } натиснуто, чорні
    }

left-as-it-is = без змін

arbiter-open = слова { -arbiter(case: "gen") } відкрито, { $arbiter } { $done } закриває їх, { $call } викликає { -arbiter(case: "acc") }

code-awaited = код { -arbiter(case: "gen") }, або { $call }, щоб його викликати

both-sides-here = вводяться ходи обох сторін, по черзі

nothing-asked = зараз питання немає

not-yours-to-answer = на це відповідає хтось інший
answered-to =
    { $side ->
        [white] відповідь чують білі
       *[black] відповідь чують чорні
    }
whose-assistant = { -assistant(number: "plural", case: "gen") } двоє, почніть зі слів асистент білих або асистент чорних
whose-player = клавіатура спільна, почніть зі слова білі або чорні
keyboard-of =
    { $side ->
        [white] це клавіатура білих, від чорних вона приймає лише хід
       *[black] це клавіатура чорних, від білих вона приймає лише хід
    }
players-only = це робить лише гравець або { -assistant }

whose-answer = поки { -arbiter } працює, відповідь починається зі сторони, білі так або чорні ні

not-adjusting = зараз шашок ніхто не поправляє

nothing-open = нічого не відкрито, ні меню, ні вибору

answer-first = спершу відповідь на відкрите питання

not-over = партія ще триває

not-to-be-had = цього програма не робить

where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

where-over =
    { $over ->
        [yes] партію закінчено,{" "}
       *[no] {""}
    }

where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

where-offer =
    { $offer ->
        [white] білі пропонують нічию,{" "}
        [black] чорні пропонують нічию,{" "}
       *[none] {""}
    }

where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , нічия не запропонована
    }

where-to-do =
    { $own ->
        [to-make] виконати { $to-do },{" "}
        [differs] своя { -board } розходиться із записом,{" "}
        [away] своя { -board } не відповідає,{" "}
        [under-way] на своїй { -board(case: "loc") } триває хід,{" "}
        [done] {""}
       *[none] {""}
    }

where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , { -board } збігається
       *[none] {""}
    }

where-white =
    { $white-known ->
        [yes] білі { $white }
       *[no] білі без ходу
    }

where-black =
    { $black-known ->
        [yes] чорні { $black }
       *[no] чорні без ходу
    }
