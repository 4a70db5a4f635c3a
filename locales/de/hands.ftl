### Tasten, Ziffernblock und Gamepads: was sie von sich sagen, und Züge, die mit ihnen eingegeben werden.

# What a key or button does, asked with the help key. $deed: a command, one of the deeds that are no
# command, types or nothing; $word: the word of the command, or the character; $number: a digit.
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

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] Tasten sagen, was sie tun
       *[off] Tasten wirken wieder
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] Ziffern sehen sich das Brett an
       *[off] Ziffern schreiben
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = verworfen

# The half-move that is entered next takes the place of the last one; also what the star in front of one is
# called where a typed line is read back.
correction-follows = Korrektur

# A half-move is pointed at; it begins here. $square: in words.
square-picked = von { $square }

# The last line that was typed stands on the line again, to be put right. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a hand may slip.
ask-quit = das Programm beenden, ja oder nein?
    .full = das Programm beenden, ja oder nein? eins ist ja, zwei ist nein
