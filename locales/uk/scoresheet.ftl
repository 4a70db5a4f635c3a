sheet-game = гра: { $variant }

sheet-event = змагання: { $name }

sheet-round = тур: { $name }

sheet-time = контроль часу: { $time }

sheet-player =
    { $side ->
        [white] білі: { $name }
       *[black] чорні: { $name }
    }

sheet-result = результат: { $result } ({ $cause })

sheet-not-finished = результат: партію не закінчено

sheet-rules = правила: { $rules }

sheet-official = офіційна партія

sheet-consent = згода на пристрій: { $consent }

sheet-not-official = { $mode }: неофіційно

sheet-start = початок: { $start }

sheet-not-stated = * показ { -board(case: "gen") }, не заявлено

sheet-seen = (видно)

sheet-not-made = { sheet-seen } на { -board(case: "loc") }, ще не зроблено

sheet-struck = викреслено:

sheet-struck-why =
    { $because ->
        [corrected] виправлено
        [taken-back] узято назад
        [completed] завершено
        [undone] узято назад на тренуванні
       *[walked-back] повернуто { -arbiter(case: "ins") }
    }

sheet-struck-entry =
    { $side ->
        [white] білі { $move }, { sheet-struck-why }
       *[black] чорні { $move }, { sheet-struck-why }
    }

sheet-struck-for =
    { $side ->
        [white] білі { $move }, { sheet-struck-why } на { $instead }
       *[black] чорні { $move }, { sheet-struck-why } на { $instead }
    }

sheet-put-back-one = повернуто й відновлено { -arbiter(case: "ins") }: { -half-move } { $ply }

sheet-put-back = повернуто й відновлено { -arbiter(case: "ins") }: { -half-move(number: "plural") } з { $first } по { $last }

sheet-time-used = витрачений час: білі { $white }, чорні { $black }

sheet-time-left = залишок часу: білі { $white }, чорні { $black }

sheet-signed = підписи: білі ______________  чорні ______________

sheet-copies = оригінал: організатор; копія: гравці (Кодекс II 3.7)
