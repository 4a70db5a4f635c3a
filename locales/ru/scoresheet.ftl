sheet-game = игра: { $variant }

sheet-event = соревнование: { $name }

sheet-round = тур: { $name }

sheet-time = контроль времени: { $time }

sheet-player =
    { $side ->
        [white] белые: { $name }
       *[black] чёрные: { $name }
    }

sheet-result = результат: { $result } ({ $cause })

sheet-not-finished = результат: партия не окончена

sheet-rules = правила: { $rules }

sheet-official = официальная партия

sheet-consent = согласие на устройство: { $consent }

sheet-not-official = { $mode }: неофициально

sheet-start = начало: { $start }

sheet-not-stated = * показание { -board(case: "gen") }, не заявлено

sheet-seen = (видно)

sheet-not-made = { sheet-seen } на { -board(case: "loc") }, ещё не сделано

sheet-struck = вычеркнуто:

sheet-struck-why =
    { $because ->
        [corrected] исправлено
        [taken-back] взято назад
        [completed] завершено
        [undone] взято назад на тренировке
       *[walked-back] возвращено { -arbiter(case: "ins") }
    }

sheet-struck-entry =
    { $side ->
        [white] белые { $move }, { sheet-struck-why }
       *[black] чёрные { $move }, { sheet-struck-why }
    }

sheet-struck-for =
    { $side ->
        [white] белые { $move }, { sheet-struck-why } на { $instead }
       *[black] чёрные { $move }, { sheet-struck-why } на { $instead }
    }

sheet-put-back-one = возвращено и восстановлено { -arbiter(case: "ins") }: { -half-move } { $ply }

sheet-put-back = возвращено и восстановлено { -arbiter(case: "ins") }: { -half-move(number: "plural") } с { $first } по { $last }

sheet-time-used = расход времени: белые { $white }, чёрные { $black }

sheet-time-left = осталось времени: белые { $white }, чёрные { $black }

sheet-signed = подписи: белые ______________  чёрные ______________

sheet-copies = оригинал: организатор; копия: игроки (Кодекс II 3.7)
