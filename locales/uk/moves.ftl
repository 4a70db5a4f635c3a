move-plain = { $from }, { $to }

move-takes = { $from } бере { $to }

move-plain-via = { $from }, { $to }, через { $via }

move-takes-via = { $from } бере { $to }, через { $via }

either = { $first } чи { $second }

mover =
    { $side ->
        [white] білі
       *[black] чорні
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

move-taken-back = хід узято назад, { $struck }
    .full = хід узято назад, { $struck }, { mover }, натомість нічого

said-but-shown = оголошено { $said }, на { -board(case: "loc") } { $shown }

said-but-entered = оголошено { $said }, введено { $entered }

not-yet-played = ще не зіграно

said-noted = { $said }, оголошення записано

asked-of =
    { $whose ->
        [white] білі,{" "}
        [black] чорні,{" "}
       *[nobody] {""}
    }

which-way =
    { $choice ->
        [named] { asked-of }яким шляхом, через { $via }?
        [pieces] { asked-of }яка шашка, { $via }?
        [piece] { asked-of }яка шашка?
       *[open] { asked-of }яким шляхом?
    }

ask-correction = { asked-of }виправити на { $instead }, так чи ні?

ask-whose = за білих чи за чорних?

ask-undo = узяти назад { $struck }, так чи ні?

move-illegal = { $tried }, { illegal-why }

not-a-correction = { $last } стоїть, { $tried } його не виправляє, { illegal-why }

illegal-why =
    { $why ->
        [not-yours] шашка суперника
        [not-your-turn] хід за іншою стороною
        [must-capture] взяття обов'язкове
        [takes-more] треба побити більше
        [left-standing] побиті шашки залишилися на { -board(case: "loc") }
        [wrongly-taken] знято зайве
       *[no-such-way] ця шашка так не ходить
    }

last-move-stands = останній хід { $last }, поправка і весь хід виправлять його

game-over =
    { $outcome ->
        [white] партію закінчено, білі виграють{ ending-said }
        [black] партію закінчено, чорні виграють{ ending-said }
        [draw] партію закінчено, нічия{ ending-said }{ advantage-said }
       *[nobody] партію закінчено, обидві сторони програють{ ending-said }
    }

draw-offered =
    { $by ->
        [white] білі пропонують нічию
       *[black] чорні пропонують нічию
    }

ask-draw =
    { $by ->
        [white] білі приймають нічию і закінчують партію, так чи ні?
       *[black] чорні приймають нічию і закінчують партію, так чи ні?
    }

draw-declined =
    { $by ->
        [white] білі відхиляють нічию
       *[black] чорні відхиляють нічию
    }
