again = { $text }

spelled = { $played }

spelled-out = { $text }

missed-more =
    { $count ->
        [one] nog één, toets R
       *[other] nog { WORDS($count) }, toets R
    }

nothing-missed = niets gemist

desk-says = { $text }

nothing-said = nog niets gezegd

last-move =
    { $side ->
        [white] { $played }, wit, zet { WORDS($number) }
       *[black] { $played }, zwart, zet { WORDS($number) }
    }
    .terse = { $played }, { mover }

record-read-out = notatie, { last-move }

no-move-yet = nog geen zet gedaan

no-sensor-board = geen enkel { -board } heeft sensoren

board-away = { board-name } antwoordt nu niet

as-told =
    { $told ->
        [sensed] op het { -board }
       *[record] volgens de notatie
    }

square-holds = { $occupant }, { as-told }

cannot-be-put = { $occupant }, { as-told }, controleer de velden

row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, geen
    }

pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] geen stuk { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] geen stuk
        }

pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] geen stuk, { as-told }
    }

pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count) }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count) }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

pieces-of =
    { $piece ->
        [white-man] witte schijven
        [white-king] witte { -king(number: "plural") }
        [black-man] zwarte schijven
        [black-king] zwarte { -king(number: "plural") }
       *[something] bezet
    }

cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

cursor-at = { $square }

at-the-edge = { $square }, de rand

nothing-further = verder niets

at-the-limit =
    { $most ->
        [yes] dat is het hoogste
       *[no] dat is het laagste
    }

diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, vrij
    }

ray-name =
    { $towards ->
        [up-left] naar linksboven
        [up-right] naar rechtsboven
        [down-left] naar linksonder
       *[down-right] naar rechtsonder
    }

around-holds = { $square }, rondom { $occupants }, { as-told }
    .terse = { $square }, rondom { $occupants }

regions-hold = { $regions }, { as-told }
    .terse = { $regions }

region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, leeg
    }

region-name =
    { $region ->
        [main-line] hoofdlijn
        [near-left] dichtbij links
        [near-middle] dichtbij midden
        [near-right] dichtbij rechts
        [middle-left] midden links
        [centre] centrum
        [middle-right] midden rechts
        [far-left] ver links
        [far-middle] ver midden
       *[far-right] ver rechts
    }

changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] niets veranderd, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] niets veranderd
        }

change =
    { $how ->
        [left] { $squares } verlaten
        [reached] { $squares } bereikt
       *[taken] { $squares } weggenomen
    }

record-lines = { $lines }

record-line =
    { $known ->
        [both] zet { WORDS($number) }, { $white }, zwart { $black }
        [white] zet { WORDS($number) }, { $white }
       *[black] zet { WORDS($number) }, zwart { $black }
    }

looking-back =
    { $last-known ->
        [yes] terugblik, { last-move }
       *[no] terugblik, de beginstand
    }

back-to-now = nu, { last-move }

past-board = terugblik, { $text }

can-go =
    { $freedom ->
        [moves] { $square }, kan naar { $to }
        [takes] { $square }, kan slaan naar { $to }
        [stuck] { $square }, kan niet gaan
       *[another-takes] { $square }, kan niet gaan, een ander stuk moet slaan
    }

captures-due =
    { $some ->
        [yes] te slaan, { $captures }
       *[no] niets te slaan
    }

who-plays = wit { $white }, zwart { $black }

without-a-name = zonder naam

all-moves =
    { $some ->
        [yes] mogelijk zijn, { $moves }
       *[no] geen zet is mogelijk
    }

attacked =
    { $some ->
        [yes] { $squares }, kunnen geslagen worden
       *[no] niets kan geslagen worden
    }

training-only = dit wordt alleen in training verteld

not-in-official =
    { $deed ->
        [undo] officieel wordt niets teruggenomen, correctie verbetert de laatste zet voor de druk op de { -clock }, roep roept de { -arbiter }
        [pause] officieel hebben de { -clock(number: "plural") } geen pauze, roep roept de { -arbiter }
       *[new-game] officieel begint hier geen andere partij
    }

no-advice = geen advies, het programma beoordeelt geen stelling

turn-is = { to-move }

count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

count-each =
    { $alike ->
        [yes] { $white ->
            [0] geen zetten
            [one] één zet aan elke kant
           *[other] { WORDS($white) } zetten aan elke kant
        }
       *[no] wit { $white ->
            [one] één zet
           *[other] { WORDS($white) } zetten
        }, zwart { WORDS($black) }
    }

count-not-now = het aantal zetten wordt alleen gezegd aan wie aan zet is

no-clock = er is geen { -clock } in deze partij

history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

board-state =
    { $state ->
        [agrees] { board-name } klopt met de notatie
        [differs] { board-name } wijkt af van de notatie
        [under-way] { board-name } is midden in een zet
        [read] { board-name } wordt gelezen
        [not-read] { board-name } wordt niet gelezen
        [off] { board-name } heeft de sensoren uit
        [away] { board-name } antwoordt niet
       *[no-sensors] geen enkel { -board } heeft sensoren
    }

help = typ de twee velden van een zet, of { $help } en een van deze woorden, { $parts }, of { $commands }, het menu van alle woorden

help-about = { $words }

other-words =
    { $count ->
        [one] één ander woord
       *[other] { WORDS($count) } andere woorden
    }

not-understood =
    { $some ->
        [yes] { $text }, niet begrepen, { $help }
       *[no] niet begrepen, { $help }
    }

arbiter-only = dat mag alleen de { -arbiter }

arbiter-first = dat is aan de { -arbiter }, eerst het woord arbiter

wrong-pin = verkeerde code van de { -arbiter }

code-waits = na verkeerde codes wordt gedurende { $left } geen code geprobeerd

arbiter-at-work =
    { $state ->
        [on] de { -arbiter } is bezig
       *[off] de { -arbiter } is klaar
    }

nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, niets te corrigeren
        [opponents] de laatste zet is van de tegenstander, niets te corrigeren
       *[already-made] de zet is al gedaan, niets te corrigeren
    }

move-form = { $text }, dat heeft niet de vorm van een zet

no-such-move = { $text }, volgens de notatie kan geen stuk zo gezet worden, controleer de velden

adjusting =
    { $state ->
        [on] rechtzetten
       *[off] rechtzetten beëindigd
    }

arbiter-called =
    { $by ->
        [white] wit roept de { -arbiter }
        [black] zwart roept de { -arbiter }
       *[nobody] de { -arbiter } is geroepen
    }

noted = genoteerd voor de { -arbiter }

demand-refused =
    { $because ->
        [own-move-made] de laatste zet is de eigen zet, voor die daarvoor is het te laat, hoofdstuk één, vijf punt zeven
        [let-stand] te laat, de zet blijft staan
       *[not-the-opponent] dat beslist alleen de tegenstander, hoofdstuk één, vijf punt vier
    }

offer-refused =
    { $because ->
        [too-early] te vroeg om remise aan te bieden, eerst doet elke kant { WORDS($moves) } zetten
        [too-many-pieces] te veel stukken om remise aan te bieden
        [repeated] pas weer na een aanbod van de andere kant
        [not-after-move] eerst de zet, dan het aanbod, dan de { -clock }
        [nothing-offered] er is geen aanbod om te beantwoorden
        [not-a-player] alleen wie speelt, kan remise aanbieden en aannemen
       *[answer-first] eerst de vorige vraag beantwoorden
    }

game-is-over = de partij is afgelopen

pressed =
    { $side ->
        [white] { -clock } ingedrukt, wit
       *[black] { -clock } ingedrukt, zwart
    }

left-as-it-is = het blijft zoals het is

arbiter-open = de woorden van de { -arbiter } zijn open, { $arbiter } { $done } sluit ze, { $call } roept de { -arbiter }

code-awaited = de code van de { -arbiter }, of { $call }, dat roept hem

both-sides-here = typ de zetten van beide kanten, om de beurt

nothing-asked = er is niets gevraagd

not-yours-to-answer = daarop antwoordt iemand anders
answered-to =
    { $side ->
        [white] wit hoort het antwoord
       *[black] zwart hoort het antwoord
    }
whose-assistant = er zijn twee { -assistant(number: "plural") }, begin met assistent van wit of assistent van zwart
whose-player = dit toetsenbord is van beide spelers, begin met wit of zwart
keyboard-of =
    { $side ->
        [white] dit toetsenbord is van wit, van zwart neemt het alleen een zet
       *[black] dit toetsenbord is van zwart, van wit neemt het alleen een zet
    }
players-only = dat doet alleen een speler of { -assistant }

whose-answer = zolang de { -arbiter } bezig is, begint een antwoord met de kant, wit ja of zwart nee

not-adjusting = er wordt niets rechtgezet

nothing-open = er is niets open, geen menu en geen keuze

answer-first = eerst de open vraag beantwoorden

not-over = de partij is nog bezig

not-to-be-had = dat doet dit programma niet

where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

where-over =
    { $over ->
        [yes] de partij is afgelopen,{" "}
       *[no] {""}
    }

where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

where-offer =
    { $offer ->
        [white] wit biedt remise aan,{" "}
        [black] zwart biedt remise aan,{" "}
       *[none] {""}
    }

where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , geen remise aangeboden
    }

where-to-do =
    { $own ->
        [to-make] uit te voeren { $to-do },{" "}
        [differs] het eigen { -board } verschilt,{" "}
        [away] het eigen { -board } antwoordt niet,{" "}
        [under-way] op het eigen { -board } is een zet bezig,{" "}
        [done] {""}
       *[none] {""}
    }

where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , uw { -board } klopt
       *[none] {""}
    }

where-white =
    { $white-known ->
        [yes] wit { $white }
       *[no] wit geen zet
    }

where-black =
    { $black-known ->
        [yes] zwart { $black }
       *[no] zwart geen zet
    }
