stroke-means =
    { $deed ->
        [command] { $word }
        [silence] stilte
        [status] de laatste zet
        [look] schakelt de cijfers om
        [help] zegt wat de andere doen
        [digit] cijfer { WORDS($number) }
        [correction] corrigeert de laatste zet
        [line-again] de laatste regel opnieuw
        [types] typt { $word }
       *[nothing] doet niets
    }

keys-explained =
    { $state ->
        [on] toetsen zeggen wat ze doen
       *[off] toetsen werken weer
    }

looking =
    { $state ->
        [on] cijfers bekijken het { -board }
       *[off] cijfers typen
    }

digit-taken = { WORDS($number) }

entry-dropped = vervallen

correction-follows = correctie

square-picked = van { $square }

line-again = { $text }

ask-quit = het programma afsluiten, ja of nee?
    .full = het programma afsluiten, ja of nee? één is ja, twee is nee
