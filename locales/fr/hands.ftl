### Touches, pavé numérique et manettes : ce qu'elles disent d'elles-mêmes, et les coups qu'on entre par elles.

# What a key or button does, asked with the help key. $deed: a command, one of the deeds that are no
# command, types or nothing; $word: the word of the command, or the character; $number: a digit.
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

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] les touches disent ce qu'elles font
       *[off] les touches agissent de nouveau
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] les chiffres regardent le damier
       *[off] les chiffres écrivent
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = annulé

# The half-move that is entered next takes the place of the last one; also what the star in front of one is
# called where a typed line is read back.
correction-follows = correction

# A half-move is pointed at; it begins here. $square: in words.
square-picked = de { $square }

# The last line that was typed stands on the line again, to be put right. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a hand may slip.
ask-quit = quitter le programme, oui ou non?
    .full = quitter le programme, oui ou non? un pour oui, deux pour non
