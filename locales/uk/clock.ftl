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
        [own] ваш годинник іде
        [other] годинник суперника йде
       *[none] годинники стоять
    }

time-left = { $left } на годиннику

seconds-left = { $left }

flag-fell =
    { $side ->
        [white] прапорець білих упав
       *[black] прапорець чорних упав
    }

press-not-taken =
    { $because ->
        [stopped] не прийнято, годинники стоять
        [not-running] не прийнято, ваш годинник не йде
        [at-the-clock] не прийнято, годинник перемикають на самому годиннику
        [just-pressed] не прийнято, годинник щойно перемкнули
       *[no-move] не прийнято, вашого ходу немає, спочатку хід
    }

clock-not-started = годинники стоять, доки { -arbiter } їх не пустить, до того нічого не зараховується

clock-started =
    { $side ->
        [white] годинник білих іде
       *[black] годинник чорних іде
    }

paused = годинники стоять до наступного ходу або натискання

press-is-missing = після кожного ходу плюс натискає годинник

clocks-stand = годинники стоять, білі { $white }, чорні { $black }

clocks-changed = час змінено { -arbiter(case: "ins") }, білі { $white }, чорні { $black }

clock-found = годинник під'єднано

clock-lost = годинник не відповідає, час рахує програма

clock-back = годинник знову відповідає

clock-battery-low = батарея годинника майже порожня

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
