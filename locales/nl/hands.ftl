### Toetsen, numeriek blok en gamepads: wat ze van zichzelf zeggen, en zetten die ermee worden ingevoerd.

# What a key or button does, asked with the help key. $deed: a command, one of the deeds that are no
# command, types or nothing; $word: the word of the command, or the character; $number: a digit.
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

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] toetsen zeggen wat ze doen
       *[off] toetsen werken weer
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] cijfers bekijken het bord
       *[off] cijfers typen
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = vervallen

# The half-move that is entered next takes the place of the last one; also what the star in front of one is
# called where a typed line is read back.
correction-follows = correctie

# A half-move is pointed at; it begins here. $square: in words.
square-picked = van { $square }

# The last line that was typed stands on the line again, to be put right. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a hand may slip.
ask-quit = het programma afsluiten, ja of nee?
    .full = het programma afsluiten, ja of nee? één is ja, twee is nee
