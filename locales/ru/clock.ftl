clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

clock-other = { $other-brief }, соперник

clock-all = расход { $own-used }, остаток { $own-left }, { clock-runs }, у соперника расход { $other-used }, остаток { $other-left }

minutes-and-seconds = { minutes }, { WORDS($seconds, gender: "feminine") }

clock-runs =
    { $running ->
        [own] ваши { -clock } идут
        [other] { -clock } соперника идут
       *[none] { -clock } стоят
    }

time-left = { $left } на { -clock(case: "loc") }

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] флажок белых упал
       *[black] флажок чёрных упал
    }

press-not-taken =
    { $because ->
        [stopped] не принято, { -clock } стоят
        [not-running] не принято, ваши { -clock } не идут
        [at-the-clock] не принято, { -clock } переключаются на самих { -clock(case: "loc") }
        [just-pressed] не принято, { -clock } только что переключили
       *[no-move] не принято, вашего хода нет, сначала ход
    }

clock-not-started = { -clock } стоят, пока { -arbiter } их не пустит, до этого ничего не засчитывается

clock-started =
    { $side ->
        [white] { -clock } белых идут
       *[black] { -clock } чёрных идут
    }

paused = { -clock } стоят до следующего хода или нажатия

press-is-missing = после каждого хода плюс нажимает { -clock }

clocks-stand = { -clock } стоят, белые { $white }, чёрные { $black }

clocks-changed = время изменено { -arbiter(case: "ins") }, белые { $white }, чёрные { $black }

clock-found = { -clock } подключены

clock-lost = { -clock } не отвечают, время считает программа

clock-back = { -clock } снова отвечают

clock-battery-low = батарея { -clock(case: "gen") } почти пуста

gamepad =
    { $of ->
        [white] геймпад белых
        [black] геймпад чёрных
       *[nobody] геймпад
    } { $news ->
        [connected] подключён
        [without-motor] подключён, без вибрации
        [nobodys] подключён, есть уже два других, этот ничего не делает
       *[lost] не отвечает
    }

no-motor = нет геймпада с вибрацией

complete-record =
    { $missing ->
        [one] { WORDS($missing) } { -half-move } дописать в запись
        [few] { WORDS($missing) } { -half-move(case: "gen") } дописать в запись
       *[many] { WORDS($missing) } { -half-move(number: "plural", case: "gen") } дописать в запись
    }
