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

said-but-shown = оголошено { $said }, на дошці { $shown }

said-but-entered = оголошено { $said }, введено { $entered }

not-yet-played = ще не зіграно

said-noted = { $said }, оголошення записано

which-way =
    { $choice ->
        [named] яким шляхом, через { $via }?
        [pieces] яка шашка, { $via }?
        [piece] яка шашка?
       *[open] яким шляхом?
    }

ask-correction = виправити на { $instead }, так чи ні?

ask-whose = за білих чи за чорних?

ask-undo = узяти назад { $struck }, так чи ні?

move-illegal =
    { $why ->
        [not-yours] { $tried }, шашка суперника
        [not-your-turn] { $tried }, хід за іншою стороною
        [must-capture] { $tried }, взяття обов'язкове
        [takes-more] { $tried }, треба побити більше
        [left-standing] { $tried }, побиті шашки залишилися на дошці
        [wrongly-taken] { $tried }, знято зайве
       *[no-such-way] { $tried }, ця шашка так не ходить
    }

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
