### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] нова партія, білі { $white }, чорні { $black }, { board-size }
       *[none] нова партія, { board-size }
    }
    .terse = нова партія

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] стоклітинні шашки
       *[sixty-four] шашки на шістдесяти чотирьох полях
    }

# Once, at the start of a training game: its record is not official.
training-mode = тренування, запис неофіційний
    .terse = тренування

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] наберіть два поля і ввід, наприклад { $sample }, плюс натискає годинник, допомога розкаже
       *[no] наберіть два поля і ввід, наприклад { $sample }, допомога розкаже
    }
    .terse = допомога розкаже

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = ця партія збережеться, почати нову, так чи ні?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] продовжити останню партію, білі { $white }, чорні { $black }, після { $last }, так чи ні?
           *[no] продовжити останню партію, білі { $white }, чорні { $black }, так чи ні?
        }
       *[none] { $known ->
            [yes] продовжити останню партію, після { $last }, так чи ні?
           *[no] продовжити останню партію, так чи ні?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] назад до { $last }, викреслено { WORDS($struck) }, так чи ні?
       *[no] назад до початку, викреслено { WORDS($struck) }, так чи ні?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] партія продовжується, { count-made }, останній хід { $last }
       *[no] партія продовжується, { count-made }
    }
    .terse = партія продовжується, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] ходів немає
        [one] { WORDS($plies) } півхід
        [few] { WORDS($plies) } півходи
       *[many] { WORDS($plies) } півходів
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } незакінчена партія
        [few] { WORDS($count, gender: "feminine") } незакінчені партії
       *[many] { WORDS($count, gender: "feminine") } незакінчених партій
    }

# A record that is taken up again is damaged or a part of it is missing; answered by yes or no. $plies: how many half-moves can
# be read.
record-not-whole =
    { $plies ->
        [0] певних півходів немає
        [one] { WORDS($plies) } півхід певний
        [few] { WORDS($plies) } півходи певні
       *[many] { WORDS($plies) } півходів певні
    }, запис неповний, продовжувати?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = системне мовлення не відповідає, далі говорить вбудований голос

# There is no sound; this is printed, once.
no-sound = немає звуку, далі текстом

# A listener's own sound device is there again; to him.
sound-back = звук знову є

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] у білих знову є звук
                [black] у чорних знову є звук
                [assistant] в асистента знову є звук
               *[room] у залі знову є звук
            }
       *[off]
            { $of ->
                [white] у білих зараз немає звуку
                [black] у чорних зараз немає звуку
                [assistant] в асистента зараз немає звуку
               *[room] у залі зараз немає звуку
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = немає голосу з ім'ям { $name }, далі говорить звичайний

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = на цьому комп'ютері немає бібліотеки { $library }, треба встановити пакет { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = запис на диск не працює

# The record can be written again and lacks nothing.
disk-back = запис на диск знову працює, записано все

# At the end: the game is in its record and can be taken up again.
game-kept = партію збережено

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = програма завершується

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] суддя зупиняє годинники, білі { $white }, чорні { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] суддя зупиняє годинники
           *[other] суддя зупиняє гру{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = гру зупинено суддею{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, далі словом продовжити
       *[first] {""}, далі словами суддя і продовжити
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] останній хід { last-move }, { to-move }
       *[no] початкова позиція, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] ходять білі
       *[black] ходять чорні
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
play-goes-on =
    { $white-known ->
        [yes] гра йде далі, { to-move }, білі { $white }, { play-goes-on-black }
       *[no] гра йде далі, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] чорні { $black }
       *[no] час чорних невідомий
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } година
        [few] { WORDS($count, gender: "feminine") } години
       *[many] { WORDS($count, gender: "feminine") } годин
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } хвилина
        [few] { WORDS($count, gender: "feminine") } хвилини
       *[many] { WORDS($count, gender: "feminine") } хвилин
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } секунда
        [few] { WORDS($count, gender: "feminine") } секунди
       *[many] { WORDS($count, gender: "feminine") } секунд
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = потім { $time }

# Records may be compared on one's own time only.
check-not-now = звірка записів лише у свій час

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] білі просять звірити записи, чорні згодні?
       *[black] чорні просять звірити записи, білі згодні?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] чорні не згодні на звірку записів
       *[black] білі не згодні на звірку записів
    }

# The records part. $number: on which half-move.
records-part = півхід { WORDS($number) }, тут записи розходяться

# No difference between the records was found.
records-alike = розбіжностей у записах не знайдено

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] звірку записів закінчено
       *[other] звірку записів закінчено, без розбіжностей до півходу { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] дошка і слова збігаються
        [recorded] хід записано
        [not-yet] оголошено, ще не зіграно
        [still-differs] дошка все ще відрізняється
        [refused] відхилено або не зрозуміло
        [lifted] шашку піднято
        [set] шашку поставлено
        [edge] край дошки
        [picked] поле вибрано
        [digit] цифру прийнято
        [opened] меню відкрито або закрито
        [changed] налаштування змінено
        [pressed] годинник натиснуто
        [not-taken] натискання без наслідків
        [low-time] на вашому годиннику мало часу
        [second] одна з ваших останніх десяти секунд
       *[flag] ваш прапорець упав
    }
