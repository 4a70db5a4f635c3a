board-name =
    { $board ->
        [white] het { -board } van wit
        [black] het { -board } van zwart
       *[shared] het gezamenlijke { -board }
    }

board-where =
    { $board ->
        [white] op het { -board } van wit
        [black] op het { -board } van zwart
       *[shared] op het gezamenlijke { -board }
    }

piece-name =
    { $piece ->
        [white-man] witte schijf
        [white-king] witte { -king }
        [black-man] zwarte schijf
       *[black-king] zwarte { -king }
    }

mend-put =
    { $piece ->
        [white-man] { $square }, witte schijf plaatsen
        [white-king] { $square }, witte { -king } plaatsen
        [black-man] { $square }, zwarte schijf plaatsen
       *[black-king] { $square }, zwarte { -king } plaatsen
    }

mend-remove = { $square }, wegnemen

mend-turn-round = het { -board } omdraaien

occupied = { $square } { piece-name }

unoccupied = { $square } leeg

something-stands = { $square } bezet

board-connected = { board-name } is aangesloten

board-lost = { board-name } antwoordt niet

board-back = { board-name } antwoordt weer

board-not-read = { board-name } wordt niet meer gelezen

board-read-again = { board-name } wordt weer gelezen

sensor-switched =
    { $on ->
        [on] { $square }, sensor weer aan { board-where }
       *[off] { $square }, sensor uit { board-where }, zetten daar worden getypt
    }

sensors-switched =
    { $on ->
        [on] sensoren weer aan { board-where }
       *[off] sensoren uit { board-where }, zetten worden getypt
    }

sensor-may-be-weak = { $square } wordt niet gezien { board-where }, zonder dit veld gaat het verder met sensor, { $square }, uit

board-differs = een verschil { board-where }

board-still-differs = nog een verschil { board-where }

board-differs-by =
    { $squares ->
        [one] { $step }, één veld verschilt { board-where }
       *[other] { $step }, { WORDS($squares) } velden verschillen { board-where }
    }

mend-next = { $step }

board-turned = { board-name } ligt verkeerd om, omdraaien

transfer-awaited = { $played }, uit te voeren { board-where }
    .terse = { $played }, uit te voeren

board-agrees = { board-name } klopt met de notatie
    .terse = { board-name } klopt

square-touched = { $square }

ask-orientation = { board-name } ziet er van beide kanten gelijk uit, ligt het omgedraaid?

ask-board-ahead =
    { $whose ->
        [white] het { -board } van wit toont al { $shown }, invoeren?
        [black] het { -board } van zwart toont al { $shown }, invoeren?
       *[nobody] het { -board } toont al { $shown }, invoeren?
    }

board-uneven = er ontbreekt een stuk of er is er een te veel { board-where }

board-uneven-by = { $step }, { board-where }

battery-low = batterij { WORDS($percent) } procent, { board-name }

clock-seems-swapped = de { -clock } staat waarschijnlijk verkeerd om, klok omwisselen draait haar om

clock-swapped = { -clock } omgewisseld, de kanten zijn geruild
