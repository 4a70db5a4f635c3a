board-name =
    { $board ->
        [white] { -board } белых
        [black] { -board } чёрных
       *[shared] общая { -board }
    }

board-where =
    { $board ->
        [white] на { -board(case: "loc") } белых
        [black] на { -board(case: "loc") } чёрных
       *[shared] на общей { -board(case: "loc") }
    }

piece-name =
    { $piece ->
        [white-man] белая простая
        [white-king] белая { -king }
        [black-man] чёрная простая
       *[black-king] чёрная { -king }
    }

mend-put =
    { $piece ->
        [white-man] { $square }, поставить белую простую
        [white-king] { $square }, поставить белую { -king(case: "acc") }
        [black-man] { $square }, поставить чёрную простую
       *[black-king] { $square }, поставить чёрную { -king(case: "acc") }
    }

mend-remove = { $square }, снять

mend-turn-round = повернуть { -board(case: "acc") }

occupied = { $square } { piece-name }

unoccupied = { $square } пусто

something-stands = { $square } занято

board-connected = { board-name } подключена

board-lost = { board-name } не отвечает

board-back = { board-name } снова отвечает

board-not-read = { board-name } больше не считывается

board-read-again = { board-name } снова считывается

sensor-switched =
    { $on ->
        [on] { $square }, датчик снова включён { board-where }
       *[off] { $square }, датчик выключен { board-where }, ходы на этом поле вводят
    }

sensors-switched =
    { $on ->
        [on] датчики снова включены { board-where }
       *[off] датчики выключены { board-where }, ходы вводят
    }

sensor-may-be-weak = { $square } не видно { board-where }, без этого поля играют после слов датчик, { $square }, выключить

board-differs = расхождение { board-where }

board-still-differs = всё ещё расхождение { board-where }

board-differs-by =
    { $squares ->
        [one] { $step }, не совпадает { WORDS($squares, gender: "neuter") } поле { board-where }
        [few] { $step }, не совпадают { WORDS($squares) } поля { board-where }
       *[many] { $step }, не совпадают { WORDS($squares) } полей { board-where }
    }

mend-next = { $step }

board-turned = { board-name } лежит наоборот, повернуть её

transfer-awaited = { $played }, выполнить { board-where }
    .terse = { $played }, выполнить

board-agrees = { board-name } совпадает с записью
    .terse = { board-name } совпадает

square-touched = { $square }

ask-orientation = { board-name } с обеих сторон выглядит одинаково, она повёрнута?

ask-board-ahead =
    { $whose ->
        [white] на { -board(case: "loc") } белых уже { $shown }, записать?
        [black] на { -board(case: "loc") } чёрных уже { $shown }, записать?
       *[nobody] на { -board(case: "loc") } уже { $shown }, записать?
    }

board-uneven = шашки не хватает или есть лишняя { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = батарея { WORDS($percent) } { $percent ->
        [one] процент
        [few] процента
       *[many] процентов
    }, { board-name }

clock-seems-swapped = { -clock }, похоже, стоят наоборот, поменять часы меняет стороны

clock-swapped = стороны { -clock(case: "gen") } поменялись
