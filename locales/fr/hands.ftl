stroke-means =
    { $deed ->
        [command] { $word }
        [silence] silence
        [status] le dernier coup
        [look] bascule les chiffres
        [help] dit ce que font les autres
        [digit] chiffre { WORDS($number) }
        [correction] corrige le dernier coup
        [line-again] encore la dernière ligne
        [types] écrit { $word }
       *[nothing] ne fait rien
    }

keys-explained =
    { $state ->
        [on] les touches disent ce qu'elles font
       *[off] les touches agissent de nouveau
    }

looking =
    { $state ->
        [on] les chiffres regardent le { -board }
       *[off] les chiffres écrivent
    }

digit-taken = { WORDS($number) }

entry-dropped = annulé

correction-follows = correction

square-picked = de { $square }

line-again = { $text }

ask-quit = quitter le programme, oui ou non?
    .full = quitter le programme, oui ou non? un pour oui, deux pour non
