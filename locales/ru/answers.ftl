### Answers to what was typed: heard only by the one who asked.

# The same words again, on one key. $text: the words.
again = { $text }

# A half-move again, digit by digit or by the names of the letters. $played: the half-move.
spelled = { $played }

# Anything said before, again: squares digit by digit, other words one by one. $text: those words.
spelled-out = { $text }

# Training: what the arbiter's desk shows, said to the player who typed what it answers. $text: those words.
desk-says = { $text }

# There is nothing to repeat or spell.
nothing-said = ещё ничего не сказано

# The last half-move. $played: it; $side: white or black; $number: number of the move as the
# record counts, one for both sides' half-moves.
last-move =
    { $side ->
        [white] { $played }, белые, ход { WORDS($number) }
       *[black] { $played }, чёрные, ход { WORDS($number) }
    }
    .terse = { $played }, { mover }

# The same, read out for a check against the opponent's record. $number, $side, $played: as in last-move.
record-read-out = запись, { last-move }

# No half-move has been made.
no-move-yet = ходов ещё не было

# The answer to whether the boards agree: no board has sensors.
no-sensor-board = ни у одной доски нет датчиков

# The answer to a question about a board that does not answer now. $board as in board-name.
board-away = { board-name } сейчас не отвечает

# Where an answer about the board comes from, at its end. $told: sensed or record.
as-told =
    { $told ->
        [sensed] на доске
       *[record] по записи
    }

# What stands on one square. $occupant: as in occupied or unoccupied; $told as in as-told.
square-holds = { $occupant }, { as-told }

# Nothing was done: a half-move or a hand begins where nothing stands, or ends where something does. What stands there, and
# what to do. $occupant, $told as in square-holds.
cannot-be-put = { $occupant }, { as-told }, проверить поля

# What stands on the squares of one row. $occupants: those, joined by commas; $told as in as-told.
row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

# Where the pieces of one side and kind stand. $some: yes, one, or no where there are none; $squares: in
# words, joined by commas; $piece: as in pieces-of.
pieces =
    { $some ->
        [yes] { $squares }, { pieces-of }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, нет
    }

# Where the pieces of one side and kind stand, in answer. $pieces: as in pieces; $told as in as-told.
pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

# All pieces of the asker's board. $pieces: as in pieces, one sentence a kind; $some: yes, or no on
# an empty board; $told as in as-told.
board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] шашек нет { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] шашек нет
        }

# How many pieces stand on the asker's board. $counts: as in pieces-counted-of, one sentence each; $some: yes, or no on an
# empty board; $told as in as-told.
pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] ни одной шашки, { as-told }
    }

# How many of one sort; the number first. $count: how many; $piece: as in pieces-of.
pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count, gender: "feminine") }, { pieces-of }
        [white-king] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-man] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-king] { WORDS($count, gender: "feminine") }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

# The pieces of one side and kind, all of them. $piece: see the variants, something where the board cannot tell what.
pieces-of =
    { $piece ->
        [white-man] белые простые
        [white-king] белые дамки
        [black-man] чёрные простые
        [black-king] чёрные дамки
       *[something] занято
    }

# The cursor came to a square, on one key; heard many times in a row. $holds: nothing, something or piece; $square:
# in words; $piece as in piece-name.
cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

# The cursor came to a square, and what stands there may not be told. $square: in words.
cursor-at = { $square }

# The cursor goes no further and stays on this square; mostly a sound instead of these words. $square: in words.
at-the-edge = { $square }, край

# A list goes no further; mostly a sound instead of these words.
nothing-further = дальше ничего

# A setting goes no further: the loudest, the fastest, the softest; mostly a sound instead of these words. $most: yes, or
# no where it is the least there is.
at-the-limit =
    { $most ->
        [yes] это уже максимум
       *[no] это уже минимум
    }

# What a king on a square would meet along its diagonals. $occupant: the square, as in occupied or unoccupied; $rays:
# as in ray, one sentence each; $told as in as-told.
diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

# One way along a diagonal, up to the edge. $some: yes, or no where the way is free; $occupants: what is met, as in
# occupied, joined by commas; $towards as in ray-name.
ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, свободно
    }

# The four ways, as the player sits; the same words as for moving the cursor. $towards: see the variants.
ray-name =
    { $towards ->
        [up-left] вверх влево
        [up-right] вверх вправо
        [down-left] вниз влево
       *[down-right] вниз вправо
    }

# The neighbours of a square. $square: in words; $occupants: as in occupied or unoccupied, joined by commas; $told as in
# as-told.
around-holds = { $square }, вокруг { $occupants }, { as-told }
    .terse = { $square }, вокруг { $occupants }

# What stands in parts of the board. $regions: as in region, one sentence each; $told as in as-told.
regions-hold = { $regions }, { as-told }
    .terse = { $regions }

# What stands in one part of the board. $some: yes, or no where it is empty; $pieces: as in pieces, joined by commas;
# $region as in region-name.
region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, пусто
    }

# The parts of the board, as the player sits: near is his own end. main-line is the longest diagonal. $region: see the
# variants.
region-name =
    { $region ->
        [main-line] главная дорога
        [near-left] близко слева
        [near-middle] близко в середине
        [near-right] близко справа
        [middle-left] середина слева
        [centre] центр
        [middle-right] середина справа
        [far-left] далеко слева
        [far-middle] далеко в середине
       *[far-right] далеко справа
    }

# What the last half-move changed on the asker's board. $some: yes, or no where nothing has; $changes: as in change,
# joined by commas; $told as in as-told.
changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] ничего не изменилось, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] ничего не изменилось
        }

# One sort of change. $squares: in words, one or several; $how: left by the piece that moved, reached by it, or taken,
# where a captured piece was taken off.
change =
    { $how ->
        [left] { $squares } освободилось
        [reached] { $squares } теперь занято
       *[taken] { $squares } снято
    }

# The record is read back, a half-move at a time. It must be heard first that this is the past. $last-known: no before
# the first half-move; $played, $side, $number as in last-move.
looking-back =
    { $last-known ->
        [yes] назад, { last-move }
       *[no] назад, начальная позиция
    }

# The last half-move, where the record was read forward again up to it, or was left. Arguments as in last-move.
back-to-now = сейчас, { last-move }

# Training: an answer about an earlier position of the game; it must be heard first that this is the past. $text: the
# answer, in words.
past-board = назад, { $text }

# Training: where a piece can go. $square: where it stands, $to: where it can come to, in words; $freedom: see the
# variants, another-takes where it may not move because another piece must take.
can-go =
    { $freedom ->
        [moves] { $square }, ход на { $to }
        [takes] { $square }, взятие на { $to }
        [stuck] { $square }, хода нет
       *[another-takes] { $square }, хода нет, обязана бить другая
    }

# Training: the captures of the side to move. $some: yes, or no where there are none; $captures: half-moves, one
# sentence each.
captures-due =
    { $some ->
        [yes] бить, { $captures }
       *[no] бить нечего
    }

# Training: the asker's pieces that the other side could take. $some: yes, or no where there are none; $squares: where
# they stand, in words.
attacked =
    { $some ->
        [yes] { $squares }, под боем
       *[no] под боем ничего
    }

# Official play: what could be played is told to nobody. The same whatever the position is.
training-only = это говорится только в тренировке

# Somebody asks what would be good to play, or how he stands. Nobody is told: there is no engine in this program.
no-advice = подсказок нет, программа не оценивает позицию

# Training: whose turn it is, in answer. $turn as in to-move.
turn-is = { to-move }

# Moves made, to the player on move. $white, $black: how many of each side; $alike: yes or no, are they as many; $plies:
# how many half-moves that is.
count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

# Both sides' moves, in count. Arguments as there.
count-each =
    { $alike ->
        [yes] { $white ->
            [0] ходов нет
            [one] { WORDS($white) } ход у каждой стороны
            [few] { WORDS($white) } хода у каждой стороны
           *[many] { WORDS($white) } ходов у каждой стороны
        }
       *[no] белые { WORDS($white) } { $white ->
            [one] ход
            [few] хода
           *[many] ходов
        }, чёрные { WORDS($black) }
    }

# The number of moves is told only to the player on move.
count-not-now = число ходов сообщается тому, чей ход

# There is no clock in this game.
no-clock = в этой партии нет часов

# What was said lately, newest first. $lines: the words, one sentence each; $some: yes, or no where
# nothing was said.
history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

# The last half-move and how the boards stand to it, in one answer. $played, $number, $side as in
# last-move; $last-known: no before the first half-move; $states: of each board, as in board-state.
status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

# How one board stands to the record, at the end of status. $state: see the variants, no-sensors where
# no board has any; $board as in board-name.
board-state =
    { $state ->
        [agrees] { board-name } совпадает с записью
        [differs] { board-name } расходится с записью
        [under-way] { board-name }, ход не закончен
        [away] { board-name } не отвечает
       *[no-sensors] доски без датчиков
    }

# What can be typed, when it is asked for. The words are those of commands.ftl: $help and $commands the words for them,
# $parts what there is more help about, joined by commas.
help = введите два поля хода, или { $help } и одно из этих слов, { $parts }, или { $commands }, меню всех слов

# Which words there are of one part. $words: the first of each in commands.ftl, joined by commas.
help-about = { $words }

# The line was not understood. $some: yes, or no where nothing of it was; $text: what was
# understood, as it was typed, made speakable; $help: the word for help, in commands.ftl.
not-understood =
    { $some ->
        [yes] { $text }, непонятно, { $help }
       *[no] непонятно, { $help }
    }

# The word belongs to a later part of the program. $part: clock or arbiter.
not-yet =
    { $part ->
        [clock] часов здесь пока нет
       *[arbiter] судейских слов здесь пока нет
    }

# Only the arbiter may do that.
arbiter-only = это может только судья

# Training: a word of the arbiter's was typed before his words were opened. Name the command arbiter as it is typed in
# this language.
arbiter-first = это дело судьи, сначала слово судья

# The arbiter's code is wrong.
wrong-pin = неверный код судьи

# The arbiter's words are open, or closed again. $state: on or off.
arbiter-at-work =
    { $state ->
        [on] судья за работой
       *[off] судейская работа закончена
    }

# A correction is asked for where nothing can be corrected. Nobody may be left to believe that a half-move of his
# stands in the record which does not. $because: the reason, see the variants.
nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, исправлять нечего
        [opponents] последним был ход соперника, исправлять нечего
       *[already-made] ход уже сделан, исправлять нечего
    }

# What was typed is no half-move by its form; whether it could be played is not said. $text: what
# was typed, made speakable.
move-form = { $text }, это не запись хода

# Official play: what was typed has the form of a half-move, but the first of its squares is empty by the record, or the last
# is not. Which, is not said; what to do is. $text: as in move-form.
no-such-move = { $text }, по записи так поставить шашку нельзя, проверить поля

# From here a lift is no touch; or it is one again. $state: on or off.
adjusting =
    { $state ->
        [on] шашки поправляются
       *[off] шашки больше не поправляются
    }

# The arbiter is called. $by: white, black, or nobody where it is not known who called.
arbiter-called =
    { $by ->
        [white] белые зовут судью
        [black] чёрные зовут судью
       *[nobody] судью просят к доске
    }

# A demand, or a letting stand, was written down for the arbiter. Heard after a regular move too: it
# must not tell whether anything was wrong.
noted = записано для судьи

# It is too late to demand anything of the other side's move, or to let it stand; or it was never this
# one's to do. Heard after a regular move too: it must not tell whether anything was wrong. The numbers
# are those of the article in the Kodeks. $because: the reason, see the variants.
demand-refused =
    { $because ->
        [own-move-made] последний ход собственный, для предыдущего поздно, глава первая, пять семь
        [let-stand] поздно, ход уже оставлен
       *[not-the-opponent] это решает только соперник, глава первая, пять четыре
    }

# A draw cannot be offered now, or there is nothing to answer. To the one who tried, alone. No numbers of
# moves. $because: the reason, see the variants.
offer-refused =
    { $because ->
        [too-early] предлагать ничью ещё рано
        [too-many-pieces] для предложения ничьей ещё слишком много шашек
        [repeated] повторно только после предложения соперника
        [not-after-move] сначала ход, потом предложение, потом часы
        [nothing-offered] нет предложения, чтобы отвечать
        [not-a-player] ничью предлагают и принимают только игроки
       *[answer-first] сначала ответ на прежний вопрос
    }

# Nothing can be played any more.
game-is-over = партия уже окончена

# The clock was pressed. $side: white or black.
pressed =
    { $side ->
        [white] часы нажаты, белые
       *[black] часы нажаты, чёрные
    }

# The question was answered with no, or what it was about is gone; it is closed.
left-as-it-is = без изменений

# Training: the arbiter's words were opened, perhaps by somebody who only wanted to call one. $arbiter, $done, $call: the
# commands as they are typed in this language.
arbiter-open = слова судьи открыты, { $arbiter } { $done } закрывает их, { $call } вызывает судью

# Official play: the arbiter's word was typed, and the code is to follow, perhaps by a player who only wanted to call one.
# $call as in arbiter-open.
code-awaited = код судьи, или { $call }, чтобы его вызвать

# Training: somebody wants to play White, or Black. Whoever types, types the half-moves of both.
both-sides-here = вводятся ходы обеих сторон, по очереди

# A yes, a no or another answer was given, and nothing is asked.
nothing-asked = сейчас вопроса нет

# A question is open, and somebody answers it whose answer does not count.
not-yours-to-answer = на это отвечает другой

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
whose-answer = пока судья работает, ответ начинается со стороны, белые да или чёрные нет

# Somebody says that they have done adjusting, and nobody was.
not-adjusting = сейчас шашки никто не поправляет

# Something was to be chosen or left, and neither a menu nor anything else is open.
nothing-open = ничего не открыто, ни меню, ни выбора

# Another question is open and must be answered before something else can be asked.
answer-first = сначала ответ на открытый вопрос

# Somebody asks who has won, and the game goes on.
not-over = партия ещё идёт

# Somebody asks for what programs elsewhere do and this one does not: an opponent, letters to the other player, a level.
not-to-be-had = этого программа не делает

# The answer to where we are. What waits for the listener comes first: a draw offer, and what is to be done on his own
# board; then the last half-move of each side, and the clocks. Never whose move it is. Arguments as in its parts.
where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-times }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-times }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }{ where-times }

# That the game is over, in front of where. $over: yes or no.
where-over =
    { $over ->
        [yes] партия окончена,{" "}
       *[no] {""}
    }

# What is open for the one who asks, in front of where: questions in the words in which they were asked. $waits: yes or no;
# $open: those words, one sentence each.
where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

# A draw offer that waits, in front of where. $offer: white or black, whose it is, or none.
where-offer =
    { $offer ->
        [white] белые предлагают ничью,{" "}
        [black] чёрные предлагают ничью,{" "}
       *[none] {""}
    }

# That there is none, in full words at the end of where. $offer as there.
where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , ничья не предложена
    }

# What is to be done on the asker's own board, in front of where. $own: to-make where a half-move of the record is still
# to be carried out on it, $to-do, in words; differs, away, under-way as in board-state, done where there is nothing.
where-to-do =
    { $own ->
        [to-make] выполнить { $to-do },{" "}
        [differs] своя доска расходится с записью,{" "}
        [away] своя доска не отвечает,{" "}
        [under-way] на своей доске идёт ход,{" "}
        [done] {""}
       *[none] {""}
    }

# That it agrees with the record, after the half-moves: of the board alone, never of what is to be played. $own as there;
# none where the board has no sensors.
where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , доска совпадает
       *[none] {""}
    }

# White's last half-move, in where. $white: it; $white-known: no where there is none.
where-white =
    { $white-known ->
        [yes] белые { $white }
       *[no] белые без хода
    }

# Black's, likewise.
where-black =
    { $black-known ->
        [yes] чёрные { $black }
       *[no] чёрные без хода
    }

# What the clocks show, at the end of where. $times-known: yes, or no where no clock runs in this game;
# $white-left, $black-left: in words.
where-times =
    { $times-known ->
        [yes] , на часах белые { $white-left }, чёрные { $black-left }
       *[no] {""}
    }
