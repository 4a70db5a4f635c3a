### Klawisze, klawiatura numeryczna i pady: co mówią o sobie i posunięcia nimi wprowadzane.

# What a key or button does, asked with the help key. $deed: a command, one of the deeds that are no
# command, types or nothing; $word: the word of the command, or the character; $number: a digit.
stroke-means =
    { $deed ->
        [command] { $word }
        [silence] cisza
        [status] ostatnie posunięcie
        [look] przełącza cyfry
        [help] mówi, co robią inne
        [digit] cyfra { WORDS($number) }
        [correction] poprawia ostatnie posunięcie
        [line-again] ostatni wiersz jeszcze raz
        [types] pisze { $word }
       *[nothing] nic nie robi
    }

# Keys say what they do instead of doing it, until silence. $state: on or off.
keys-explained =
    { $state ->
        [on] klawisze mówią, co robią
       *[off] klawisze znów działają
    }

# The digits of the keypad move the cursor, or type again. $state: on or off.
looking =
    { $state ->
        [on] cyfry oglądają warcabnicę
       *[off] cyfry piszą
    }

# A digit of a half-move was taken. $number: the digit.
digit-taken = { WORDS($number) }

# A half-move that was begun, digit by digit or by pointing, is forgotten.
entry-dropped = wpis skasowany

# The half-move that is entered next takes the place of the last one; also what the star in front of one is
# called where a typed line is read back.
correction-follows = poprawka

# A half-move is pointed at; it begins here. $square: in words.
square-picked = z pola { $square }

# The last line that was typed stands on the line again, to be put right. $text: the line.
line-again = { $text }

# The program is to end, chosen from the menu: asked first, because a hand may slip.
ask-quit = zakończyć program, tak czy nie?
    .full = zakończyć program, tak czy nie? jeden to tak, dwa to nie
