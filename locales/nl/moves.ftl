move-plain = { $from }, { $to }

move-takes = { $from } slaat { $to }

move-plain-via = { $from }, { $to }, over { $via }

move-takes-via = { $from } slaat { $to }, over { $via }

either = { $first } of { $second }

mover =
    { $side ->
        [white] wit
       *[black] zwart
    }

move-played =
    { $recorded ->
        [no] { $played }, niet genoteerd
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, niet genoteerd
            [in-words] { $played }, genoteerd
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, niet genoteerd
           *[yes] { $played }, { mover }, genoteerd
        }

move-corrected =
    { $recorded ->
        [no] correctie, { $played }, niet genoteerd
       *[yes] correctie, { $played }
    }
    .full =
        { $recorded ->
            [no] correctie, { $played }, { mover }, niet genoteerd
           *[yes] correctie, { $played }, { mover }, genoteerd
        }

move-taken-back = teruggenomen, { $struck }
    .full = teruggenomen, { $struck }, { mover }, niets in de plaats

said-but-shown = gezegd { $said }, het { -board } toont { $shown }

said-but-entered = gezegd { $said }, ingevoerd { $entered }

not-yet-played = nog niet uitgevoerd

said-noted = { $said }, aankondiging genoteerd

asked-of =
    { $whose ->
        [white] wit,{" "}
        [black] zwart,{" "}
       *[nobody] {""}
    }

which-way =
    { $choice ->
        [named] { asked-of }welke weg, over { $via }?
        [pieces] { asked-of }welk stuk, { $via }?
        [piece] { asked-of }welk stuk?
       *[open] { asked-of }welke weg?
    }

ask-correction = { asked-of }corrigeren naar { $instead }, ja of nee?

ask-whose = voor wit of voor zwart?

ask-undo = { $struck } terugnemen, ja of nee?

move-illegal = { $tried }, { illegal-why }

not-a-correction = { $last } staat er, { $tried } verbetert dat niet, { illegal-why }

illegal-why =
    { $why ->
        [not-yours] dat is een stuk van de tegenstander
        [not-your-turn] de andere partij is aan zet
        [must-capture] slaan is verplicht
        [takes-more] er moet meer geslagen worden
        [left-standing] geslagen stukken zijn blijven staan
        [wrongly-taken] te veel weggenomen
       *[no-such-way] zo gaat dit stuk niet
    }

last-move-stands = de laatste zet is { $last }, correctie en de hele zet verbetert die

game-over =
    { $outcome ->
        [white] de partij is afgelopen, wit wint{ ending-said }
        [black] de partij is afgelopen, zwart wint{ ending-said }
        [draw] de partij is afgelopen, remise{ ending-said }{ advantage-said }
       *[nobody] de partij is afgelopen, beide kanten verliezen{ ending-said }
    }

draw-offered =
    { $by ->
        [white] wit biedt remise aan
       *[black] zwart biedt remise aan
    }

ask-draw =
    { $by ->
        [white] wit neemt remise aan en beëindigt de partij, ja of nee?
       *[black] zwart neemt remise aan en beëindigt de partij, ja of nee?
    }

draw-declined =
    { $by ->
        [white] wit wijst remise af
       *[black] zwart wijst remise af
    }
