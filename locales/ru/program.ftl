### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] новая партия, белые { $white }, чёрные { $black }, { board-size }
       *[none] новая партия, { board-size }
    }
    .terse = новая партия

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] стоклеточные шашки
       *[sixty-four] шашки на шестидесяти четырёх полях
    }

# Once, at the start of a training game: its record is not official.
training-mode = тренировка, запись неофициальная
    .terse = тренировка

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] наберите два поля и ввод, например { $sample }, плюс нажимает часы, помощь расскажет
       *[no] наберите два поля и ввод, например { $sample }, помощь расскажет
    }
    .terse = помощь расскажет

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = эта партия сохранится, начать новую, да или нет?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] продолжить последнюю партию, белые { $white }, чёрные { $black }, после { $last }, да или нет?
           *[no] продолжить последнюю партию, белые { $white }, чёрные { $black }, да или нет?
        }
       *[none] { $known ->
            [yes] продолжить последнюю партию, после { $last }, да или нет?
           *[no] продолжить последнюю партию, да или нет?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] назад до { $last }, вычеркнуто { WORDS($struck) }, да или нет?
       *[no] назад к началу, вычеркнуто { WORDS($struck) }, да или нет?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] партия продолжается, { count-made }, последний ход { $last }
       *[no] партия продолжается, { count-made }
    }
    .terse = партия продолжается, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] ходов нет
        [one] { WORDS($plies) } полуход
        [few] { WORDS($plies) } полухода
       *[many] { WORDS($plies) } полуходов
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } неоконченная партия
        [few] { WORDS($count, gender: "feminine") } неоконченные партии
       *[many] { WORDS($count, gender: "feminine") } неоконченных партий
    }

# A record that is taken up again is damaged or a part of it is missing; answered by yes or no. $plies: how many half-moves can
# be read.
record-not-whole =
    { $plies ->
        [0] надёжных полуходов нет
        [one] { WORDS($plies) } полуход надёжен
        [few] { WORDS($plies) } полухода надёжны
       *[many] { WORDS($plies) } полуходов надёжны
    }, запись неполная, продолжать?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = системная речь не отвечает, дальше говорит встроенный голос

# There is no sound; this is printed, once.
no-sound = нет звука, дальше текстом

# A listener's own sound device is there again; to him.
sound-back = звук снова есть

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] у белых снова есть звук
                [black] у чёрных снова есть звук
                [assistant] у ассистента снова есть звук
               *[room] в зале снова есть звук
            }
       *[off]
            { $of ->
                [white] у белых сейчас нет звука
                [black] у чёрных сейчас нет звука
                [assistant] у ассистента сейчас нет звука
               *[room] в зале сейчас нет звука
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = нет голоса с именем { $name }, дальше говорит обычный

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = на этом компьютере нет библиотеки { $library }, нужно установить пакет { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = запись на диск не работает

# The record can be written again and lacks nothing.
disk-back = запись на диск снова работает, записано всё

# At the end: the game is in its record and can be taken up again.
game-kept = партия сохранена

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = программа завершается

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] часы остановлены судьёй, белые { $white }, чёрные { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] часы остановлены судьёй
           *[other] судья останавливает игру{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = игра остановлена судьёй{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, дальше словом продолжить
       *[first] {""}, дальше словами судья и продолжить
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] последний ход { last-move }, { to-move }
       *[no] начальная позиция, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] ходят белые
       *[black] ходят чёрные
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
play-goes-on =
    { $white-known ->
        [yes] игра идёт дальше, { to-move }, белые { $white }, { play-goes-on-black }
       *[no] игра идёт дальше, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] чёрные { $black }
       *[no] время чёрных неизвестно
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [one] { WORDS($count) } час
        [few] { WORDS($count) } часа
       *[many] { WORDS($count) } часов
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } минута
        [few] { WORDS($count, gender: "feminine") } минуты
       *[many] { WORDS($count, gender: "feminine") } минут
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [one] { WORDS($count, gender: "feminine") } секунда
        [few] { WORDS($count, gender: "feminine") } секунды
       *[many] { WORDS($count, gender: "feminine") } секунд
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = потом { $time }

# Records may be compared on one's own time only.
check-not-now = сверка записей только в своё время

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] белые просят сверить записи, чёрные согласны?
       *[black] чёрные просят сверить записи, белые согласны?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] чёрные не согласны на сверку записей
       *[black] белые не согласны на сверку записей
    }

# The records part. $number: on which half-move.
records-part = полуход { WORDS($number) }, здесь записи расходятся

# No difference between the records was found.
records-alike = расхождений в записях не найдено

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] сверка записей окончена
       *[other] сверка записей окончена, без расхождений до полухода { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] доска и слова совпадают
        [recorded] ход записан
        [not-yet] объявлено, ещё не сыграно
        [still-differs] доска всё ещё отличается
        [refused] отклонено или не понято
        [lifted] шашка поднята
        [set] шашка поставлена
        [edge] край доски
        [picked] поле выбрано
        [digit] цифра принята
        [opened] меню открыто или закрыто
        [changed] настройка изменена
        [pressed] часы нажаты
        [not-taken] нажатие без последствий
        [low-time] на ваших часах мало времени
        [second] одна из ваших последних десяти секунд
       *[flag] ваш флажок упал
    }
