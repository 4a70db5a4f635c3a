clock-shows =
    { $wanted ->
        [own] { $own-brief }
        [other] { clock-other }
       *[all] { clock-all }
    }
    .full = { clock-all }

clock-other = { $other-brief }, суперник

clock-all = витрачено { $own-used }, залишок { $own-left }, { clock-runs }, у суперника витрачено { $other-used }, залишок { $other-left }

minutes-and-seconds = { minutes }, { WORDS($seconds, gender: "feminine") }

clock-runs =
    { $running ->
        [own] ваш { -clock } іде
        [other] { -clock } суперника йде
       *[none] { -clock(number: "plural") } стоять
    }

time-left = { $left } на { -clock(case: "loc") }

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] прапорець білих упав
       *[black] прапорець чорних упав
    }

press-not-taken =
    { $because ->
        [stopped] не прийнято, { -clock(number: "plural") } стоять
        [not-running] не прийнято, ваш { -clock } не йде
        [at-the-clock] не прийнято, { -clock } перемикають на самому { -clock(case: "loc") }
        [just-pressed] не прийнято, { -clock } щойно перемкнули
       *[no-move] не прийнято, вашого ходу немає, спочатку хід
    }

clock-not-started = { -clock(number: "plural") } стоять, доки { -arbiter } їх не пустить, до того нічого не зараховується

clock-started =
    { $side ->
        [white] { -clock } білих іде
       *[black] { -clock } чорних іде
    }

paused = { -clock(number: "plural") } стоять до наступного ходу або натискання

press-is-missing = після кожного ходу плюс натискає { -clock }

clocks-stand = { -clock(number: "plural") } стоять, білі { $white }, чорні { $black }

clocks-changed = час змінено { -arbiter(case: "ins") }, білі { $white }, чорні { $black }

clock-found = { -clock } під'єднано

clock-lost = { -clock } не відповідає, час рахує програма

clock-back = { -clock } знову відповідає

clock-battery-low = батарея { -clock(case: "gen") } майже порожня

gamepad =
    { $of ->
        [white] геймпад білих
        [black] геймпад чорних
       *[nobody] геймпад
    } { $news ->
        [connected] під'єднано
        [without-motor] під'єднано, без вібрації
        [nobodys] під'єднано, є вже два інші, цей нічого не робить
       *[lost] не відповідає
    }

no-motor = немає геймпада з вібрацією

complete-record =
    { $missing ->
        [one] { WORDS($missing) } { -half-move } дописати в запис
        [few] { WORDS($missing) } { -half-move(number: "plural") } дописати в запис
       *[many] { WORDS($missing) } { -half-move(number: "plural", case: "gen") } дописати в запис
    }
