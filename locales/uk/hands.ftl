### Keys, keypads and gamepads: what they say of themselves, and half-moves entered by them.

# What a key or button does, asked with the help key. $deed: a command, one of the deeds that are no
# command, types or nothing; $word: the word of the command, or the character; $number: a digit.
stroke-means =
    { $deed ->
        [command] { $word }
        [silence] тиша
        [status] останній хід
        [look] перемикає цифри
        [help] каже, що роблять інші
        [digit] цифра { WORDS($number) }
        [correction] виправляє останній хід
        [line-again] останній рядок ще раз
        [types] вводить { $word }
       *[nothing] нічого не робить
    }

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] клавіші кажуть, що вони роблять
       *[off] клавіші знову працюють
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] цифри оглядають дошку
       *[off] цифри вводять хід
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = відкинуто

# The half-move that is entered next takes the place of the last one; also what the star in front of one is
# called where a typed line is read back.
correction-follows = поправка

# A half-move is pointed at; it begins here. $square: in words.
square-picked = з поля { $square }

# The last line that was typed stands on the line again, to be put right. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a hand may slip.
ask-quit = закінчити програму, так чи ні?
    .full = закінчити програму, так чи ні? один це так, два це ні
