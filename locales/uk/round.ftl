### The papers of a round: table cards and slips, and what `zgoda round` tells.

round-cards-title = Картки столів

round-slips-title = Записки для пристроїв

round-round = Тур { $round }

round-table = Стіл { $number }

round-all-tables =
    { $tables ->
        [one] Столів: { $tables }
       *[other] Усі столи, разом { $tables }
    }

round-player =
    { $side ->
        [white] Білі
       *[black] Чорні
    }: { $name }

round-slip-of = Записка { $place } з { $all }

round-words = Слова:

round-opens-once = Відкриває один пристрій один раз.

round-opens-once-each = Відкриває біля кожного столу один пристрій один раз.

round-for-the-arbiter = Лише для { -arbiter(case: "gen") }. Цих слів більше ніде немає. Різати по лініях.

round-role-chief = Головний { -arbiter }

round-role-round = { CAPITAL(-arbiter) } туру, { $name }

round-role-assistant =
    { $side ->
        [white] Помічник білих
       *[black] Помічник чорних
    }

round-role-helper =
    { $side ->
        [white] За вибором білих, для виконання ходів
       *[black] За вибором чорних, для виконання ходів
    }

round-role-ear =
    { $side ->
        [white] Навушник білих
       *[black] Навушник чорних
    }

round-role-screen =
    { $side ->
        [white] Екран білих
       *[black] Екран чорних
    }

round-role-player =
    { $side ->
        [white] Сторінка білих
       *[black] Сторінка чорних
    }

round-role-face = Циферблат { -clock(case: "gen") }

round-unknown-column = Стовпець { $column } невідомий і нічого не змінює.

round-unknown-key = Рядок { $line } файлу змагання: { $key } невідоме й нічого не змінює.

round-for-all-tables =
    { $tables ->
        [one] Столів: { $tables }:
       *[other] За всіма столами, разом { $tables }:
    }

round-at-table = Стіл { $number }, білі { $white }, чорні { $black }:

round-no-slips = Записок не буде: у файлі змагання немає [consent] desk.

round-making = Записки: { $made } з { $all }

round-made =
    { $tables ->
        [one] Файли змагання столів ({ $tables })
       *[other] Файли змагання столів ({ $tables })
    }, cards.html, slips.html і slips.txt лежать у { $folder }.

round-secret-there = Слова записок є лише в slips.html і slips.txt: надрукувати, тримати при собі, а обидва файли видалити до туру.

round-names-there = Файли змагання кажуть, хто не бачить і хто допомагає: вони лише для { -arbiter(case: "gen") }, а після туру імена вилучає `zgoda round forget`.

round-listed = { $file }: столів { $tables }, з іменами та з тим, хто скільки бачить; лише для { -arbiter(case: "gen") }.

round-no-result = Стіл { $number }: немає запису закінченої партії цих гравців.

round-several-records = Стіл { $number }: кілька записів з різними результатами; вписати вручну.

round-not-a-record = { $file }: не читається як запис.

round-removed = { $file }: видалено.

round-names-out = { $file }: імена, позначку про інвалідність, згоди, коди й записки вилучено; змагання та правила залишаються.

round-stays-as-it-is = { $file }: не читається й залишається як є; видалити вручну.

round-elsewhere = Не входить до цих паперів і може ще містити імена або коди: { $file }

round-beyond = Звідси не дістати: записи партій (`zgoda forget ЗАПИС`), роздруківки, копії та те, що диск зберігає від видалених файлів.
