### Keys, keypads and gamepads: the words about them, and half-moves entered by them.

# The effect of a key or button, asked with the help key. $deed: a command, one of the acts without a command, types or nothing;
# $word: the word of the command, or the character; $number: a digit.
stroke-means =
    { $deed ->
        [command] { $word }
        [silence] silence
        [status] the last { -half-move }
        [look] switches the digits over
        [help] says what the others do
        [digit] digit { WORDS($number) }
        [correction] corrects the last { -half-move }
        [line-again] the last line again
        [types] types { $word }
       *[nothing] does nothing
    }

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] keys say what they do
       *[off] keys work again
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] digits look at the { -board }
       *[off] digits type
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = dropped

# The next half-move that is entered replaces the last one; also the name of a star in front of a half-move when a typed line is
# read back.
correction-follows = correction

# A half-move is pointed at; it begins here. $square: in words.
square-picked = from { $square }

# The last typed line stands on the line again, for correction. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a finger may slip.
ask-quit = end the program, yes or no?
    .full = end the program, yes or no? one is yes, two is no
