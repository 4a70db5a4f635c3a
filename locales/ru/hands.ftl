### Keys, keypads and gamepads: what they say of themselves, and half-moves entered by them.

# What a key or button does, asked with the help key. $deed: a command, one of the deeds that are no
# command, types or nothing; $word: the word of the command, or the character; $number: a digit.
stroke-means =
    { $deed ->
        [command] { $word }
        [silence] тишина
        [status] последний ход
        [look] переключает цифры
        [help] говорит, что делают другие
        [digit] цифра { WORDS($number) }
        [correction] исправляет последний ход
        [line-again] последняя строка ещё раз
        [types] вводит { $word }
       *[nothing] ничего не делает
    }

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] клавиши говорят, что они делают
       *[off] клавиши снова работают
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] цифры осматривают доску
       *[off] цифры вводят ход
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = отброшено

# The half-move that is entered next takes the place of the last one; also what the star in front of one is
# called where a typed line is read back.
correction-follows = поправка

# A half-move is pointed at; it begins here. $square: in words.
square-picked = с поля { $square }

# The last line that was typed stands on the line again, to be put right. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a hand may slip.
ask-quit = закончить программу, да или нет?
    .full = закончить программу, да или нет? один это да, два это нет
