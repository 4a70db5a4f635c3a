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
        [own] ваши часы идут
        [other] часы соперника идут
       *[none] часы стоят
    }

time-left = { $left } на часах

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] флажок белых упал
       *[black] флажок чёрных упал
    }

press-not-taken =
    { $because ->
        [stopped] не принято, часы стоят
        [not-running] не принято, ваши часы не идут
        [at-the-clock] не принято, часы переключаются на самих часах
        [just-pressed] не принято, часы только что переключили
       *[no-move] не принято, вашего хода нет, сначала ход
    }

clock-not-started = часы стоят, пока { -arbiter } их не пустит, до этого ничего не засчитывается

clock-started =
    { $side ->
        [white] часы белых идут
       *[black] часы чёрных идут
    }

paused = часы стоят до следующего хода или нажатия

press-is-missing = после каждого хода плюс нажимает часы

clocks-stand = часы стоят, белые { $white }, чёрные { $black }

clocks-changed = время изменено { -arbiter(case: "ins") }, белые { $white }, чёрные { $black }

clock-found = часы подключены

clock-lost = часы не отвечают, время считает программа

clock-back = часы снова отвечают

clock-battery-low = батарея часов почти пуста

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
