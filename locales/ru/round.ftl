### The papers of a round: table cards and slips, and what `zgoda round` tells.

round-cards-title = Карточки столов

round-slips-title = Записки для устройств

round-round = Тур { $round }

round-table = Стол { $number }

round-all-tables =
    { $tables ->
        [one] Столов: { $tables }
       *[other] Все столы, всего { $tables }
    }

round-player =
    { $side ->
        [white] Белые
       *[black] Чёрные
    }: { $name }

round-slip-of = Записка { $place } из { $all }

round-words = Слова:

round-opens-once = Открывает одно устройство один раз.

round-opens-once-each = Открывает у каждого стола одно устройство один раз.

round-for-the-arbiter = Только для { -arbiter(case: "gen") }. Этих слов больше нигде нет. Резать по линиям.

round-role-chief = Главный { -arbiter }

round-role-round = { CAPITAL(-arbiter) } тура, { $name }

round-role-assistant =
    { $side ->
        [white] Помощь белых
       *[black] Помощь чёрных
    }

round-role-helper =
    { $side ->
        [white] По выбору белых, для исполнения ходов
       *[black] По выбору чёрных, для исполнения ходов
    }

round-role-ear =
    { $side ->
        [white] Наушник белых
       *[black] Наушник чёрных
    }

round-role-screen =
    { $side ->
        [white] Экран белых
       *[black] Экран чёрных
    }

round-role-player =
    { $side ->
        [white] Страница белых
       *[black] Страница чёрных
    }

round-role-face = Циферблат { -clock(case: "gen") }

round-unknown-column = Столбец { $column } неизвестен и ничего не меняет.

round-unknown-key = Строка { $line } файла соревнования: { $key } неизвестно и ничего не меняет.

round-for-all-tables =
    { $tables ->
        [one] Столов: { $tables }:
       *[other] За всеми столами, всего { $tables }:
    }

round-at-table = Стол { $number }, белые { $white }, чёрные { $black }:

round-no-slips = Записок не будет: в файле соревнования нет [consent] desk.

round-making = Записки: { $made } из { $all }

round-made =
    { $tables ->
        [one] Файлы соревнования столов ({ $tables })
       *[other] Файлы соревнования столов ({ $tables })
    }, cards.html, slips.html и slips.txt лежат в { $folder }.

round-secret-there = Слова записок есть только в slips.html и slips.txt: напечатать, держать при себе, а оба файла удалить до тура.

round-names-there = Файлы соревнования говорят, кто не видит и кто помогает: они только для { -arbiter(case: "gen") }, а после тура имена убирает `zgoda round forget`.

round-listed = { $file }: столов { $tables }, с именами и с тем, кто сколько видит; только для { -arbiter(case: "gen") }.

round-no-result = Стол { $number }: нет записи оконченной партии этих игроков.

round-several-records = Стол { $number }: несколько записей с разными результатами; вписать вручную.

round-not-a-record = { $file }: не читается как запись.

round-removed = { $file }: удалено.

round-names-out = { $file }: имена, отметка об инвалидности, согласия, коды и записки удалены; соревнование и правила остаются.

round-stays-as-it-is = { $file }: не читается и остаётся как есть; удалить вручную.

round-elsewhere = Не входит в эти бумаги и может ещё содержать имена или коды: { $file }

round-beyond = Отсюда не достать: записи партий (`zgoda forget ЗАПИСЬ`), распечатки, копии и то, что диск хранит от удалённых файлов.
