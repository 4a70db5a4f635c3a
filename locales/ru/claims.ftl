ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , у белых нет шашек
           *[black] , у чёрных нет шашек
        }
        [blocked] { $loser ->
            [white] , у белых нет ходов
           *[black] , у чёрных нет ходов
        }
        [resignation] { $loser ->
            [white] , белые сдаются
           *[black] , чёрные сдаются
        }
        [refusal] { $loser ->
            [white] , белые отказываются соблюдать правила
           *[black] , чёрные отказываются соблюдать правила
        }
        [time] , просрочка времени
        [forfeit] , неявка
        [sanction] , санкция
        [agreement] { " " }по соглашению сторон
        [repetition] , троекратное повторение позиции
        [kings] , ходы одними { -king(number: "plural", case: "ins") }
        [three-kings] , три шашки против одной { -king(case: "gen") }
        [main-line] , слабейшая сторона на главной дороге
        [main-line-taken] , три { -king(case: "gen") } против одной, главная дорога занята
        [two-kings] , не больше двух шашек против одной { -king(case: "gen") }
        [regulation] { " " }по регламенту
        [short-of-time] , мало времени при явном перевесе
        [both-flags] , упали оба флажка
        [cannot-win] , выиграть никто не может
       *[decision] , решение { -arbiter(case: "gen") }
    }

advantage-said =
    { $advantage ->
        [white] , с преимуществом белых
        [black] , с преимуществом чёрных
       *[none] {""}
    }

ask-result = обе стороны, результат верен, да или нет?

result-answered =
    { $agrees ->
        [on] { $by ->
            [white] белые подтверждают результат
           *[black] чёрные подтверждают результат
        }
       *[off] { $by ->
            [white] белые не подтверждают результат, решает { -arbiter }
           *[black] чёрные не подтверждают результат, решает { -arbiter }
        }
    }

times-used = расход времени, белые { $white }, чёрные { $black }

record-gaps =
    { $count ->
        [one] дописать в запись { WORDS($count) } { -half-move }, номер { WORDS($number) }
        [few] дописать в запись { WORDS($count) } { -half-move(case: "gen") }, начиная с номера { WORDS($number) }
       *[many] дописать в запись { WORDS($count) } { -half-move(number: "plural", case: "gen") }, начиная с номера { WORDS($number) }
    }

record-complete = запись полная

ask-resign =
    { $by ->
        [white] белые сдаются и заканчивают партию, да или нет?
       *[black] чёрные сдаются и заканчивают партию, да или нет?
    }

claim-noted =
    { $by ->
        [white] заявление белых записано, вызван { -arbiter }
       *[black] заявление чёрных записано, вызван { -arbiter }
    }

claim-refused =
    { $because ->
        [not-a-player] заявлять могут только игроки
        [only-the-time] { -assistant } сообщает только о просрочке времени
        [not-his-duty] сообщать о времени здесь не входит в обязанности { -assistant(case: "gen") }
        [another-waits] прежнее заявление ещё ждёт { -arbiter(case: "acc") }
        [answer-first] сначала ответ на вопрос о { -board(case: "loc") }
        [only-the-player-resigns] сдать партию может только игрок
       *[no-such-claim] такого заявления нет, на выбор ничья, повторение, дамки, три дамки, регламент или время
    }

claim-rejected =
    { $by ->
        [white] { -arbiter } отклоняет заявление белых
       *[black] { -arbiter } отклоняет заявление чёрных
    }

claim-voided =
    { $by ->
        [white] заявление белых недействительно, партия возвращена назад
       *[black] заявление чёрных недействительно, партия возвращена назад
    }
