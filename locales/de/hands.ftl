stroke-means =
    { $deed ->
        [command] { $word }
        [silence] Stille
        [status] der letzte Zug
        [look] schaltet die Ziffern um
        [help] sagt, was die anderen tun
        [digit] Ziffer { WORDS($number) }
        [correction] korrigiert den letzten Zug
        [line-again] die letzte Zeile noch einmal
        [types] schreibt { $word }
       *[nothing] tut nichts
    }

keys-explained =
    { $state ->
        [on] Tasten sagen, was sie tun
       *[off] Tasten wirken wieder
    }

looking =
    { $state ->
        [on] Ziffern sehen sich das { -board } an
       *[off] Ziffern schreiben
    }

digit-taken = { WORDS($number) }

entry-dropped = verworfen

correction-follows = Korrektur

square-picked = von { $square }

line-again = { $text }

ask-quit = das Programm beenden, ja oder nein?
    .full = das Programm beenden, ja oder nein? eins ist ja, zwei ist nein
