### Answers to what was typed: heard only by the one who asked.

# The same words again, on one key. $text: the words.
again = { $text }

# A half-move again, digit by digit or by the names of the letters. $played: the half-move.
spelled = { $played }

# Anything said before, again: squares digit by digit, other words one by one. $text: those words.
spelled-out = { $text }

# Training: what the arbiter's desk shows, said to the player who typed what it answers. $text: those words.
desk-says = { $text }

# What was said while the page of a player’s ear was away, behind what still holds. $count: how much. R is a key of the page.
missed-more =
    { $count ->
        [one] one more, key R
       *[other] { WORDS($count) } more, key R
    }

# Nothing was said meanwhile, or all of it was heard again.
nothing-missed = nothing was missed

# There is nothing to repeat or spell.
nothing-said = nothing has been said yet

# The last half-move. $played: it; $side: white or black; $number: number of the move as the
# record counts, one for both sides' half-moves.
last-move =
    { $side ->
        [white] { $played }, White, move { WORDS($number) }
       *[black] { $played }, Black, move { WORDS($number) }
    }
    .terse = { $played }, { mover }

# The same, read out for a check against the opponent's record. $number, $side, $played: as in last-move.
record-read-out = record, { last-move }

# No half-move has been made.
no-move-yet = no move has been made yet

# The answer to whether the boards agree: no board has sensors.
no-sensor-board = no board has sensors

# The answer to a question about a board that does not answer now. $board as in board-name.
board-away = { board-name } does not answer now

# Where an answer about the board comes from, at its end. $told: sensed or record.
as-told =
    { $told ->
        [sensed] on the board
       *[record] by the record
    }

# What stands on one square. $occupant: as in occupied or unoccupied; $told as in as-told.
square-holds = { $occupant }, { as-told }

# Nothing was done: a half-move or a hand begins where nothing stands, or ends where something does. What stands there, and
# what to do. $occupant, $told as in square-holds.
cannot-be-put = { $occupant }, { as-told }, check the squares

# What stands on the squares of one row. $occupants: those, joined by commas; $told as in as-told.
row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

# Where the pieces of one side and kind stand. $some: yes, one, or no where there are none; $squares: in
# words, joined by commas; $piece: as in pieces-of.
pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, none
    }

# Where the pieces of one side and kind stand, in answer. $pieces: as in pieces; $told as in as-told.
pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

# All pieces of the asker's board. $pieces: as in pieces, one sentence a kind; $some: yes, or no on
# an empty board; $told as in as-told.
board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] nothing stands { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] nothing stands there
        }

# How many pieces stand on the asker's board. $counts: as in pieces-counted-of, one sentence each; $some: yes, or no on an
# empty board; $told as in as-told.
pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] no piece, { as-told }
    }

# How many of one sort; the number first. $count: how many; $piece: as in pieces-of.
pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count) }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count) }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

# The pieces of one side and kind, all of them. $piece: see the variants, something where the board cannot tell what.
pieces-of =
    { $piece ->
        [white-man] white men
        [white-king] white kings
        [black-man] black men
        [black-king] black kings
       *[something] occupied
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
at-the-edge = { $square }, the edge

# A list goes no further; mostly a sound instead of these words.
nothing-further = nothing further

# A setting goes no further: the loudest, the fastest, the softest; mostly a sound instead of these words. $most: yes, or
# no where it is the least there is.
at-the-limit =
    { $most ->
        [yes] that is the most
       *[no] that is the least
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
       *[no] { ray-name }, free
    }

# The four ways, as the player sits; the same words as for moving the cursor. $towards: see the variants.
ray-name =
    { $towards ->
        [up-left] up left
        [up-right] up right
        [down-left] down left
       *[down-right] down right
    }

# The neighbours of a square. $square: in words; $occupants: as in occupied or unoccupied, joined by commas; $told as in
# as-told.
around-holds = { $square }, around it { $occupants }, { as-told }
    .terse = { $square }, around it { $occupants }

# What stands in parts of the board. $regions: as in region, one sentence each; $told as in as-told.
regions-hold = { $regions }, { as-told }
    .terse = { $regions }

# What stands in one part of the board. $some: yes, or no where it is empty; $pieces: as in pieces, joined by commas;
# $region as in region-name.
region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, empty
    }

# The parts of the board, as the player sits: near is his own end. main-line is the longest diagonal. $region: see the
# variants.
region-name =
    { $region ->
        [main-line] main line
        [near-left] near left
        [near-middle] near middle
        [near-right] near right
        [middle-left] middle left
        [centre] centre
        [middle-right] middle right
        [far-left] far left
        [far-middle] far middle
       *[far-right] far right
    }

# What the last half-move changed on the asker's board. $some: yes, or no where nothing has; $changes: as in change,
# joined by commas; $told as in as-told.
changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] nothing has changed, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] nothing has changed
        }

# One sort of change. $squares: in words, one or several; $how: left by the piece that moved, reached by it, or taken,
# where a captured piece was taken off.
change =
    { $how ->
        [left] { $squares } vacated
        [reached] { $squares } reached
       *[taken] { $squares } taken off
    }

# The own record, line by line, with a pause between. $lines: each a record-line.
record-lines = { $lines }

# A line of the own record. $number: its number; $known: both, or whose half-move there is alone; $white, $black: the half-moves.
record-line =
    { $known ->
        [both] move { WORDS($number) }, { $white }, Black { $black }
        [white] move { WORDS($number) }, { $white }
       *[black] move { WORDS($number) }, Black { $black }
    }

# The record is read back, a half-move at a time. It must be heard first that this is the past. $last-known: no before
# the first half-move; $played, $side, $number as in last-move.
looking-back =
    { $last-known ->
        [yes] looking back, { last-move }
       *[no] looking back, the starting position
    }

# The last half-move, where the record was read forward again up to it, or was left. Arguments as in last-move.
back-to-now = now, { last-move }

# Training: an answer about an earlier position of the game; it must be heard first that this is the past. $text: the
# answer, in words.
past-board = looking back, { $text }

# Training: where a piece can go. $square: where it stands, $to: where it can come to, in words; $freedom: see the
# variants, another-takes where it may not move because another piece must take.
can-go =
    { $freedom ->
        [moves] { $square }, can move to { $to }
        [takes] { $square }, can take, landing on { $to }
        [stuck] { $square }, cannot move
       *[another-takes] { $square }, cannot move, another piece must take
    }

# Training: the captures of the side to move. $some: yes, or no where there are none; $captures: half-moves, one
# sentence each.
captures-due =
    { $some ->
        [yes] to be taken, { $captures }
       *[no] nothing to take
    }

# Who plays. $white, $black: their names, or that there is none.
who-plays = White { $white }, Black { $black }

# Behind a side of which nobody has said who plays it.
without-a-name = without a name

# Training: every half-move of the side to move. $some: yes, or no where there is none; $moves: each as it would be said.
all-moves =
    { $some ->
        [yes] can be played, { $moves }
       *[no] nothing can be played
    }

# Training: the asker's pieces that the other side could take. $some: yes, or no where there are none; $squares: where
# they stand, in words.
attacked =
    { $some ->
        [yes] { $squares }, can be taken
       *[no] none can be taken
    }

# Official play: what could be played is told to nobody. The same whatever the position is.
training-only = this is told in training only

# Official play: what training has and official play has not, and what does it there, by the words of those commands. $deed: undo, pause
# or new-game.
not-in-official =
    { $deed ->
        [undo] in official play nothing is taken back, correct puts the last move right before the press, call calls the arbiter
        [pause] in official play the clocks do not pause, call calls the arbiter
       *[new-game] in official play no other game begins here
    }

# Somebody asks what would be good to play, or how he stands. Nobody is told: there is no engine in this program.
no-advice = there is no advice, the program judges no position

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
            [0] no moves
            [one] one move each
           *[other] { WORDS($white) } moves each
        }
       *[no] White { WORDS($white) } { $white ->
            [one] move
           *[other] moves
        }, Black { WORDS($black) }
    }

# The number of moves is told only to the player on move.
count-not-now = the number of moves is told only to the player on move

# There is no clock in this game.
no-clock = there is no clock in this game

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
        [agrees] { board-name } agrees with the record
        [differs] { board-name } differs from the record
        [under-way] { board-name } has a move under way
        [read] { board-name } is read
        [not-read] { board-name } is not read
        [off] { board-name } has its sensors off
        [away] { board-name } does not answer
       *[no-sensors] no board has sensors
    }

# What can be typed, when it is asked for. The words are those of commands.ftl: $help and $commands the words for them,
# $parts what there is more help about, joined by commas.
help = type the two squares of a move, or { $help } and one of these words, { $parts }, or { $commands }, the menu of all words

# Which words there are of one part. $words: the first of each in commands.ftl, joined by commas.
help-about = { $words }

# Behind what was understood of such a line, or alone: how many words of it the program does not know. $count: how many.
other-words =
    { $count ->
        [one] one other word
       *[other] { WORDS($count) } other words
    }

# The line was not understood. $some: yes, or no where nothing of it was; $text: what was
# understood, as it was typed, made speakable; $help: the word for help, in commands.ftl.
not-understood =
    { $some ->
        [yes] { $text }, not understood, { $help }
       *[no] not understood, { $help }
    }

# Only the arbiter may do that.
arbiter-only = only the arbiter may do that

# Training: a word of the arbiter's was typed before his words were opened. Name the command arbiter as it is typed in
# this language.
arbiter-first = that is the arbiter's, type arbiter first

# The arbiter's code is wrong.
wrong-pin = the arbiter's code is wrong

# After several wrong codes no code is tried for a while; said in place of wrong-pin, and to whoever gives one meanwhile. $left: a time in words.
code-waits = after wrong codes no code is tried for { $left }

# The arbiter's words are open, or closed again. $state: on or off.
arbiter-at-work =
    { $state ->
        [on] the arbiter is at work
       *[off] the arbiter has finished
    }

# A correction is asked for where nothing can be corrected. Nobody may be left to believe that a half-move of his
# stands in the record which does not. $because: the reason, see the variants.
nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, nothing to correct
        [opponents] the last move is the opponent's, nothing to correct
       *[already-made] the move is already made, nothing to correct
    }

# What was typed is no half-move by its form; whether it could be played is not said. $text: what
# was typed, made speakable.
move-form = { $text }, that is not the form of a move

# Official play: what was typed has the form of a half-move, but the first of its squares is empty by the record, or the last
# is not. Which, is not said; what to do is. $text: as in move-form.
no-such-move = { $text }, by the record no piece can be put so, check the squares

# From here a lift is no touch; or it is one again. $state: on or off.
adjusting =
    { $state ->
        [on] adjusting
       *[off] adjusting is over
    }

# The arbiter is called. $by: white, black, or nobody where it is not known who called.
arbiter-called =
    { $by ->
        [white] White calls the arbiter
        [black] Black calls the arbiter
       *[nobody] the arbiter is called
    }

# A demand, or a letting stand, was written down for the arbiter. Heard after a regular move too: it
# must not tell whether anything was wrong.
noted = noted for the arbiter

# It is too late to demand anything of the other side's move, or to let it stand; or it was never this
# one's to do. Heard after a regular move too: it must not tell whether anything was wrong. The numbers
# are those of the article in the Kodeks. $because: the reason, see the variants.
demand-refused =
    { $because ->
        [own-move-made] the last move is your own, for the one before it is too late, chapter one, five point seven
        [let-stand] too late, the move has been let stand
       *[not-the-opponent] only the opponent decides that, chapter one, five point four
    }

# A draw cannot be offered now, or there is nothing to answer. To the one who tried, alone. $because: the
# reason, see the variants; $moves: so many each side has to make before, forty or fifteen.
offer-refused =
    { $because ->
        [too-early] too early to offer a draw, each side first makes { WORDS($moves) } moves
        [too-many-pieces] too many pieces to offer a draw
        [repeated] not again until the other side has offered
        [not-after-move] first the move, then the offer, then the clock
        [nothing-offered] there is no offer to answer
        [not-a-player] only the players offer and accept a draw
       *[answer-first] first answer the earlier question
    }

# Nothing can be played any more.
game-is-over = the game is over

# The clock was pressed. $side: white or black.
pressed =
    { $side ->
        [white] clock pressed, White
       *[black] clock pressed, Black
    }

# The question was answered with no, or what it was about is gone; it is closed.
left-as-it-is = left as it is

# Training: the arbiter's words were opened, perhaps by somebody who only wanted to call one. $arbiter, $done, $call: the
# commands as they are typed in this language.
arbiter-open = the arbiter's words are open, { $arbiter } { $done } closes them, { $call } calls an arbiter

# Official play: the arbiter's word was typed, and the code is to follow, perhaps by a player who only wanted to call one.
# $call as in arbiter-open.
code-awaited = the arbiter's code, or { $call }, which calls the arbiter

# Training: somebody wants to play White, or Black. Whoever types, types the half-moves of both.
both-sides-here = type the moves of both sides, one after the other

# A yes, a no or another answer was given, and nothing is asked.
nothing-asked = nothing is asked now

# A question is open, and somebody answers it whose answer does not count.
not-yours-to-answer = that is not yours to answer

# What was typed in a player's name at an assistant's keyboard is answered in that player's ear alone. $side: white or black.
answered-to =
    { $side ->
        [white] White hears the answer
       *[black] Black hears the answer
    }

# A line names an assistant, and there are two: how to say whose.
whose-assistant = there are two assistants, begin with white's assistant or black's assistant

# Two players share the keyboard, and a line that only one of them can mean names nobody.
whose-player = two players share this keyboard, begin with white or black

# The keyboard is one player's alone, and a line names somebody else, for anything but a half-move. $side: whose it is.
keyboard-of =
    { $side ->
        [white] this keyboard is White's, of Black it takes only a move
       *[black] this keyboard is Black's, of White it takes only a move
    }

# The arbiter was to do what only a player or an assistant does.
players-only = only a player or an assistant does that

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
whose-answer = while the arbiter is at work an answer names its side, white yes or black no

# Somebody says that they have done adjusting, and nobody was.
not-adjusting = nothing is being adjusted

# Something was to be chosen or left, and neither a menu nor anything else is open.
nothing-open = nothing is open to choose or leave

# Another question is open and must be answered before something else can be asked.
answer-first = another question is open, answer that first

# Somebody asks who has won, and the game goes on.
not-over = the game is not over

# Somebody asks for what programs elsewhere do and this one does not: an opponent, letters to the other player, a level.
not-to-be-had = this program does not do that

# The answer to where we are. What waits for the listener comes first: a draw offer, and what is to be done on his own
# board; then the last half-move of each side, and the clocks. Never whose move it is. Arguments as in its parts.
where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

# That the game is over, in front of where. $over: yes or no.
where-over =
    { $over ->
        [yes] the game is over,{" "}
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
        [white] White offers a draw,{" "}
        [black] Black offers a draw,{" "}
       *[none] {""}
    }

# That there is none, in full words at the end of where. $offer as there.
where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , no draw is offered
    }

# What is to be done on the asker's own board, in front of where. $own: to-make where a half-move of the record is still
# to be carried out on it, $to-do, in words; differs, away, under-way as in board-state, done where there is nothing.
where-to-do =
    { $own ->
        [to-make] to be made { $to-do },{" "}
        [differs] your board differs,{" "}
        [away] your board does not answer,{" "}
        [under-way] a move is under way on your board,{" "}
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
        [done] , your board agrees
       *[none] {""}
    }

# White's last half-move, in where. $white: it; $white-known: no where there is none.
where-white =
    { $white-known ->
        [yes] White { $white }
       *[no] White no move
    }

# Black's, likewise.
where-black =
    { $black-known ->
        [yes] Black { $black }
       *[no] Black no move
    }
