move-plain = { $from }, { $to }

move-takes = { $from } bije { $to }

move-plain-via = { $from }, { $to }, przez { $via }

move-takes-via = { $from } bije { $to }, przez { $via }

either = { $first } czy { $second }

mover =
    { $side ->
        [white] białe
       *[black] czarne
    }

move-played =
    { $recorded ->
        [no] { $played }, nie zapisano
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, nie zapisano
            [in-words] { $played }, zapisano
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, nie zapisano
           *[yes] { $played }, { mover }, zapisano
        }

move-corrected =
    { $recorded ->
        [no] poprawka, { $played }, nie zapisano
       *[yes] poprawka, { $played }
    }
    .full =
        { $recorded ->
            [no] poprawka, { $played }, { mover }, nie zapisano
           *[yes] poprawka, { $played }, { mover }, zapisano
        }

move-taken-back = cofnięto, { $struck }
    .full = cofnięto, { $struck }, { mover }, nic w zamian

said-but-shown = powiedziano { $said }, na { -board(case: "loc") } { $shown }

said-but-entered = powiedziano { $said }, wpisano { $entered }

not-yet-played = jeszcze nie wykonane

said-noted = { $said }, zapowiedź zapisana

asked-of =
    { $whose ->
        [white] białe,{" "}
        [black] czarne,{" "}
       *[nobody] {""}
    }

which-way =
    { $choice ->
        [named] { asked-of }którędy, przez { $via }?
        [pieces] { asked-of }która bierka, { $via }?
        [piece] { asked-of }która bierka?
       *[open] { asked-of }którędy?
    }

ask-correction = { asked-of }poprawić na { $instead }, tak czy nie?

ask-whose = za białe czy za czarne?

ask-undo = cofnąć { $struck }, tak czy nie?

move-illegal = { $tried }, { illegal-why }

not-a-correction = jest { $last }, { $tried } go nie poprawia, { illegal-why }

illegal-why =
    { $why ->
        [not-yours] to bierka przeciwnika
        [not-your-turn] na posunięciu jest druga strona
        [must-capture] bicie jest obowiązkowe
        [takes-more] trzeba zbić więcej
        [left-standing] zbite bierki zostały na { -board(case: "loc") }
        [wrongly-taken] zdjęto za dużo
       *[no-such-way] ta bierka tak nie chodzi
    }

last-move-stands = ostatnie posunięcie to { $last }, poprawia je słowo popraw i całe posunięcie

game-over =
    { $outcome ->
        [white] koniec partii, białe wygrywają{ ending-said }
        [black] koniec partii, czarne wygrywają{ ending-said }
        [draw] koniec partii, remis{ ending-said }{ advantage-said }
       *[nobody] koniec partii, obie strony przegrywają{ ending-said }
    }

draw-offered =
    { $by ->
        [white] białe proponują remis
       *[black] czarne proponują remis
    }

ask-draw =
    { $by ->
        [white] białe przyjmują remis i kończą partię, tak czy nie?
       *[black] czarne przyjmują remis i kończą partię, tak czy nie?
    }

draw-declined =
    { $by ->
        [white] białe odrzucają propozycję remisu
       *[black] czarne odrzucają propozycję remisu
    }
