board-name =
    { $board ->
        [white] { -board } білих
        [black] { -board } чорних
       *[shared] спільна { -board }
    }

board-where =
    { $board ->
        [white] на { -board(case: "loc") } білих
        [black] на { -board(case: "loc") } чорних
       *[shared] на спільній { -board(case: "loc") }
    }

piece-name =
    { $piece ->
        [white-man] біла проста
        [white-king] біла { -king }
        [black-man] чорна проста
       *[black-king] чорна { -king }
    }

mend-put =
    { $piece ->
        [white-man] { $square }, поставити білу просту
        [white-king] { $square }, поставити білу { -king(case: "acc") }
        [black-man] { $square }, поставити чорну просту
       *[black-king] { $square }, поставити чорну { -king(case: "acc") }
    }

mend-remove = { $square }, зняти

mend-turn-round = повернути { -board(case: "acc") }

occupied = { $square } { piece-name }

unoccupied = { $square } порожньо

something-stands = { $square } зайнято

board-connected = { board-name } під'єднана

board-lost = { board-name } не відповідає

board-back = { board-name } знову відповідає

board-not-read = { board-name } більше не зчитується

board-read-again = { board-name } знову зчитується

sensor-switched =
    { $on ->
        [on] { $square }, датчик знову увімкнено { board-where }
       *[off] { $square }, датчик вимкнено { board-where }, ходи на цьому полі вводять
    }

sensors-switched =
    { $on ->
        [on] датчики знову увімкнено { board-where }
       *[off] датчики вимкнено { board-where }, ходи вводять
    }

sensor-may-be-weak = { $square } не видно { board-where }, без цього поля грають після слів датчик, { $square }, вимкнути

board-differs = розбіжність { board-where }

board-still-differs = досі розбіжність { board-where }

board-differs-by =
    { $squares ->
        [one] { $step }, не збігається { WORDS($squares, gender: "neuter") } поле { board-where }
        [few] { $step }, не збігаються { WORDS($squares) } поля { board-where }
       *[many] { $step }, не збігаються { WORDS($squares) } полів { board-where }
    }

mend-next = { $step }

board-turned = { board-name } лежить навпаки, повернути її

transfer-awaited = { $played }, виконати { board-where }
    .terse = { $played }, виконати

board-agrees = { board-name } збігається із записом
    .terse = { board-name } збігається

square-touched = { $square }

ask-orientation = { board-name } з обох боків виглядає однаково, її повернуто?

ask-board-ahead =
    { $whose ->
        [white] на { -board(case: "loc") } білих вже { $shown }, записати?
        [black] на { -board(case: "loc") } чорних вже { $shown }, записати?
       *[nobody] на { -board(case: "loc") } вже { $shown }, записати?
    }

board-uneven = шашки бракує або є зайва { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = батарея { WORDS($percent) } { $percent ->
        [one] відсоток
        [few] відсотки
       *[many] відсотків
    }, { board-name }

clock-seems-swapped = { -clock }, схоже, стоїть навпаки, поміняти годинник міняє сторони

clock-swapped = сторони { -clock(case: "gen") } помінялися
