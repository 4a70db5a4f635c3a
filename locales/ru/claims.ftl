### Claims, resignations and results, as they are said.

# After game-over and a comma: why. $cause: the reason, see the variants; $loser: white or
# black, or nobody.
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
        [kings] , ходы одними дамками
        [three-kings] , три шашки против одной дамки
        [main-line] , слабейшая сторона на главной дороге
        [main-line-taken] , три дамки против одной, главная дорога занята
        [two-kings] , не больше двух шашек против одной дамки
        [regulation] { " " }по регламенту
        [short-of-time] , мало времени при явном перевесе
        [both-flags] , упали оба флажка
        [cannot-win] , выиграть никто не может
       *[decision] , решение судьи
    }

# At the end of game-over. $advantage: white, black or none.
advantage-said =
    { $advantage ->
        [white] , с преимуществом белых
        [black] , с преимуществом чёрных
       *[none] {""}
    }

# After the end: both players are asked.
ask-result = обе стороны, результат верен, да или нет?

# A side answers. $by: white or black; $agrees: on or off.
result-answered =
    { $agrees ->
        [on] { $by ->
            [white] белые подтверждают результат
           *[black] чёрные подтверждают результат
        }
       *[off] { $by ->
            [white] белые не подтверждают результат, решает судья
           *[black] чёрные не подтверждают результат, решает судья
        }
    }

# After the end: what each side has used, to be noted. $white, $black: in words.
times-used = расход времени, белые { $white }, чёрные { $black }

# After the end: half-moves that only a board has shown. $count: how many; $number: the first one.
record-gaps =
    { $count ->
        [one] дописать в запись { WORDS($count) } полуход, номер { WORDS($number) }
        [few] дописать в запись { WORDS($count) } полухода, начиная с номера { WORDS($number) }
       *[many] дописать в запись { WORDS($count) } полуходов, начиная с номера { WORDS($number) }
    }

# Nothing is missing in the record any more.
record-complete = запись полная

# The question before a player resigns. To him alone. $by: white or black.
ask-resign =
    { $by ->
        [white] белые сдаются и заканчивают партию, да или нет?
       *[black] чёрные сдаются и заканчивают партию, да или нет?
    }

# A claim was written down and the arbiter is called. Nothing of its worth. $by: white or black.
claim-noted =
    { $by ->
        [white] заявление белых записано, вызван судья
       *[black] заявление чёрных записано, вызван судья
    }

# Nothing was written down as a claim. $because: the reason, see the variants.
claim-refused =
    { $because ->
        [not-a-player] заявлять могут только игроки
        [only-the-time] ассистент сообщает только о просрочке времени
        [not-his-duty] сообщать о времени здесь не входит в обязанности ассистента
        [another-waits] прежнее заявление ещё ждёт судью
        [answer-first] сначала ответ на вопрос о доске
        [only-the-player-resigns] сдать партию может только игрок
       *[no-such-claim] такого заявления нет, на выбор ничья, повторение, дамки, три дамки, регламент или время
    }

# The arbiter found the claim wrong. $by: white or black, who claimed.
claim-rejected =
    { $by ->
        [white] судья отклоняет заявление белых
       *[black] судья отклоняет заявление чёрных
    }
