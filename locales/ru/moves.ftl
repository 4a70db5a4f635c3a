move-plain = { $from }, { $to }

move-takes = { $from } бьёт { $to }

move-plain-via = { $from }, { $to }, через { $via }

move-takes-via = { $from } бьёт { $to }, через { $via }

either = { $first } или { $second }

mover =
    { $side ->
        [white] белые
       *[black] чёрные
    }

move-played =
    { $recorded ->
        [no] { $played }, не записано
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, не записано
            [in-words] { $played }, записано
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, не записано
           *[yes] { $played }, { mover }, записано
        }

move-corrected =
    { $recorded ->
        [no] поправка, { $played }, не записано
       *[yes] поправка, { $played }
    }
    .full =
        { $recorded ->
            [no] поправка, { $played }, { mover }, не записано
           *[yes] поправка, { $played }, { mover }, записано
        }

move-taken-back = ход взят назад, { $struck }
    .full = ход взят назад, { $struck }, { mover }, взамен ничего

said-but-shown = объявлено { $said }, на { -board(case: "loc") } { $shown }

said-but-entered = объявлено { $said }, введено { $entered }

not-yet-played = ещё не сыграно

said-noted = { $said }, объявление записано

asked-of =
    { $whose ->
        [white] белые,{" "}
        [black] чёрные,{" "}
       *[nobody] {""}
    }

which-way =
    { $choice ->
        [named] { asked-of }каким путём, через { $via }?
        [pieces] { asked-of }какая шашка, { $via }?
        [piece] { asked-of }какая шашка?
       *[open] { asked-of }каким путём?
    }

ask-correction = { asked-of }исправить на { $instead }, да или нет?

ask-whose = за белых или за чёрных?

ask-undo = взять назад { $struck }, да или нет?

move-illegal = { $tried }, { illegal-why }

not-a-correction = { $last } стоит, { $tried } его не исправляет, { illegal-why }

illegal-why =
    { $why ->
        [not-yours] это шашка соперника
        [not-your-turn] ход за другой стороной
        [must-capture] взятие обязательно
        [takes-more] нужно побить больше
        [left-standing] побитые шашки остались на { -board(case: "loc") }
        [wrongly-taken] снято лишнее
       *[no-such-way] эта шашка так не ходит
    }

last-move-stands = последний ход { $last }, поправка и весь ход исправят его

game-over =
    { $outcome ->
        [white] партия окончена, белые выигрывают{ ending-said }
        [black] партия окончена, чёрные выигрывают{ ending-said }
        [draw] партия окончена, ничья{ ending-said }{ advantage-said }
       *[nobody] партия окончена, обе стороны проигрывают{ ending-said }
    }

draw-offered =
    { $by ->
        [white] белые предлагают ничью
       *[black] чёрные предлагают ничью
    }

ask-draw =
    { $by ->
        [white] белые принимают ничью и заканчивают партию, да или нет?
       *[black] чёрные принимают ничью и заканчивают партию, да или нет?
    }

draw-declined =
    { $by ->
        [white] белые отклоняют ничью
       *[black] чёрные отклоняют ничью
    }
