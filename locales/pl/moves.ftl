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

said-but-shown = powiedziano { $said }, na warcabnicy { $shown }

said-but-entered = powiedziano { $said }, wpisano { $entered }

not-yet-played = jeszcze nie wykonane

said-noted = { $said }, zapowiedź zapisana

which-way =
    { $choice ->
        [named] którędy, przez { $via }?
        [pieces] która bierka, { $via }?
        [piece] która bierka?
       *[open] którędy?
    }

ask-correction = poprawić na { $instead }, tak czy nie?

ask-whose = za białe czy za czarne?

ask-undo = cofnąć { $struck }, tak czy nie?

move-illegal =
    { $why ->
        [not-yours] { $tried }, to bierka przeciwnika
        [not-your-turn] { $tried }, na posunięciu jest druga strona
        [must-capture] { $tried }, bicie jest obowiązkowe
        [takes-more] { $tried }, trzeba zbić więcej
        [left-standing] { $tried }, zbite bierki zostały na warcabnicy
        [wrongly-taken] { $tried }, zdjęto za dużo
       *[no-such-way] { $tried }, ta bierka tak nie chodzi
    }

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
