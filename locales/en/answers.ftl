### Answers to typed lines, heard only by the person who asked.

# The same words again, on one key. $text: the words.
again = { $text }

# A half-move again, digit by digit or by the names of the letters. $played: the half-move.
spelled = { $played }

# Earlier words again: squares digit by digit, other words one by one. $text: those words.
spelled-out = { $text }

# Training: the words on the arbiter's desk, said to the player who typed the line that they answer. $text: those words.
desk-says = { $text }

# The number of words said while the page of a player’s ear was away, behind those that still hold. $count: how many. R is a key
# of the page.
missed-more =
    { $count ->
        [one] one more, key R
       *[other] { WORDS($count) } more, key R
    }

# No words were said meanwhile, or all of them were heard again.
nothing-missed = nothing was missed

# There is nothing to repeat or spell.
nothing-said = nothing has been said yet

# The last half-move. $played: the half-move; $side: white or black; $number: the number of the move as the record counts, one for
# the half-moves of both sides.
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

# The answer to the question whether the boards agree: no board has sensors.
no-sensor-board = no { -board } has sensors

# The answer to a question about a board that does not answer now. $board as in board-name.
board-away = { board-name } does not answer now

# The source of an answer about the board, at its end. $told: sensed or record.
as-told =
    { $told ->
        [sensed] on the { -board }
       *[record] by the record
    }

# The content of one square. $occupant: as in occupied or unoccupied; $told as in as-told.
square-holds = { $occupant }, { as-told }

# Nothing was done: a half-move or a hand begins on an empty square, or ends on an occupied one. The content of that square, and
# the advice. $occupant, $told as in square-holds.
cannot-be-put = { $occupant }, { as-told }, check the squares

# The contents of the squares of one row. $occupants: these contents, joined by commas; $told as in as-told.
row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

# The squares of the pieces of one side and kind. $some: yes, one, or no if there are none; $squares: in words, joined by commas;
# $piece: as in pieces-of.
pieces =
    { $some ->
        [yes] { pieces-counted-of }, { $squares }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, none
    }

# The squares of the pieces of one side and kind, as an answer. $pieces: as in pieces; $told as in as-told.
pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

# All pieces of the asker's board. $pieces: as in pieces, one sentence for each kind; $some: yes, or no on an empty board; $told
# as in as-told.
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

# The number of pieces on the asker's board. $counts: as in pieces-counted-of, one sentence each; $some: yes, or no on an empty
# board; $told as in as-told.
pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] no piece, { as-told }
    }

# The number of pieces of one sort, with the number first. $count: how many; $piece: as in pieces-of.
pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count) }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count) }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

# The pieces of one side and kind, all of them. $piece: see the variants; something if the board cannot tell the kind.
pieces-of =
    { $piece ->
        [white-man] white men
        [white-king] white { -king(number: "plural") }
        [black-man] black men
        [black-king] black { -king(number: "plural") }
       *[something] occupied
    }

# The cursor came to a square, by one key; heard many times in a row. $holds: nothing, something or piece; $square: in words;
# $piece as in piece-name.
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

# The cursor came to a square, and its content may not be told. $square: in words.
cursor-at = { $square }

# The cursor cannot go further and stays on this square; mostly a sound is heard instead of these words. $square: in words.
at-the-edge = { $square }, the edge

# A list does not go further; mostly a sound is heard instead of these words.
nothing-further = nothing further

# A setting does not go further, for example the loudest, the fastest, the softest; mostly a sound is heard instead of these
# words. $most: yes, or no at the lowest value.
at-the-limit =
    { $most ->
        [yes] that is the most
       *[no] that is the least
    }

# The squares that a king on a square would meet along its diagonals. $occupant: the square, as in occupied or unoccupied; $rays:
# as in ray, one sentence each; $told as in as-told.
diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

# One direction along a diagonal, up to the edge. $some: yes, or no if the way is free; $occupants: the occupied squares on it, as
# in occupied, joined by commas; $towards as in ray-name.
ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, free
    }

# The four directions, from the player's seat; the same words as for moving the cursor. $towards: see the variants.
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

# The contents of parts of the board. $regions: as in region, one sentence each; $told as in as-told.
regions-hold = { $regions }, { as-told }
    .terse = { $regions }

# The content of one part of the board. $some: yes, or no if it is empty; $pieces: as in pieces, joined by commas; $region as in
# region-name.
region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, empty
    }

# The parts of the board, from the player's seat: near is the player's own end. main-line is the longest diagonal. $region: see
# the variants.
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

# The changes of the last half-move on the asker's board. $some: yes, or no if there are none; $changes: as in change, joined by
# commas; $told as in as-told.
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

# One sort of change. $squares: in words, one or several; $how: left by the piece that moved, reached by it, or taken, if a
# captured piece was taken off.
change =
    { $how ->
        [left] { $squares } vacated
        [reached] { $squares } reached
       *[taken] { $squares } taken off
    }

# The own record, line by line, with a pause between. $lines: each a record-line.
record-lines = { $lines }

# A line of the own record. $number: its number; $known: both, or the only side with a half-move there; $white, $black: the
# half-moves.
record-line =
    { $known ->
        [both] move { WORDS($number) }, { $white }, Black { $black }
        [white] move { WORDS($number) }, { $white }
       *[black] move { WORDS($number) }, Black { $black }
    }

# The record is read back, one half-move at a time. The first words must show that this is the past. $last-known: no before the
# first half-move; $played, $side, $number as in last-move.
looking-back =
    { $last-known ->
        [yes] looking back, { last-move }
       *[no] looking back, the starting position
    }

# The last half-move, after the record was read forward again up to it, or was left. Arguments as in last-move.
back-to-now = now, { last-move }

# Training: an answer about an earlier position of the game; the first words must show that this is the past. $text: the answer,
# in words.
past-board = looking back, { $text }

# Training: the squares to which a piece can go. $square: the square on which it stands, $to: the squares that it can reach, in
# words; $freedom: see the variants; another-takes if it may not move because another piece must take.
can-go =
    { $freedom ->
        [moves] { $square }, can move to { $to }
        [takes] { $square }, can take, landing on { $to }
        [stuck] { $square }, cannot move
       *[another-takes] { $square }, cannot move, another piece must take
    }

# Training: the captures of the side to move. $some: yes, or no if there are none; $captures: half-moves, one sentence each.
captures-due =
    { $some ->
        [yes] to be taken, { $captures }
       *[no] nothing to take
    }

# The players. $white, $black: their names, or the words for a missing name.
who-plays = White { $white }, Black { $black }

# Said after a side if its player's name is not known.
without-a-name = without a name

# Training: every half-move of the side to move. $some: yes, or no if there is none; $moves: each as it would be said.
all-moves =
    { $some ->
        [yes] can be played, { $moves }
       *[no] nothing can be played
    }

# Training: the asker's pieces that the other side could take. $some: yes, or no if there are none; $squares: their squares, in
# words.
attacked =
    { $some ->
        [yes] { $squares }, can be taken
       *[no] none can be taken
    }

# Official play: nobody is told what could be played. The words are the same for every position.
training-only = this is told in training only

# Official play: a request for something that only training has, with the words of the commands that do it there. $deed: undo,
# pause or new-game.
not-in-official =
    { $deed ->
        [undo] in official play nothing is taken back, correct puts the last move right before the press, call calls the { -arbiter }
        [pause] in official play the { -clock(number: "plural") } do not pause, call calls the { -arbiter }
       *[new-game] in official play no other game begins here
    }

# A person asks for a good move, or for an opinion on the position. No one is told: this program has no engine.
no-advice = there is no advice, the program judges no position

# Training: the side to move, as an answer. $turn as in to-move.
turn-is = { to-move }

# The number of moves made, for the player on move. $white, $black: the number of each side; $alike: yes or no, whether both are
# equal; $plies: the number of half-moves.
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
no-clock = there is no { -clock } in this game

# The latest words, newest first. $lines: the words, one sentence each; $some: yes, or no if nothing was said.
history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

# The last half-move and the state of the boards, in one answer. $played, $number, $side as in last-move; $last-known: no before
# the first half-move; $states: of each board, as in board-state.
status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

# The state of one board compared with the record, at the end of status. $state: see the variants, no-sensors if no board has any;
# $board as in board-name.
board-state =
    { $state ->
        [agrees] { board-name } agrees with the record
        [differs] { board-name } differs from the record
        [under-way] { board-name } has a move under way
        [read] { board-name } is read
        [not-read] { board-name } is not read
        [off] { board-name } has its sensors off
        [away] { board-name } does not answer
       *[no-sensors] no { -board } has sensors
    }

# The words that can be typed, on request. The words are those of commands.ftl: $help and $commands the words for these, $parts
# the topics with more help, joined by commas.
help = type the two squares of a move, or { $help } and one of these words, { $parts }, or { $commands }, the menu of all words

# The words of one topic. $words: the first of each in commands.ftl, joined by commas.
help-about = { $words }

# Behind the understood words of a line, or alone: the number of its unknown words. $count: how many.
other-words =
    { $count ->
        [one] one other word
       *[other] { WORDS($count) } other words
    }

# The line was not understood. $some: yes, or no if nothing of it was understood; $text: the part that was understood, as typed,
# made speakable; $help: the word for help, in commands.ftl.
not-understood =
    { $some ->
        [yes] { $text }, not understood, { $help }
       *[no] not understood, { $help }
    }

# Only the arbiter may do that.
arbiter-only = only the { -arbiter } may do that

# Training: a word of the arbiter was typed before the arbiter's words were opened. Name the command arbiter as it is typed in
# this language.
arbiter-first = that is the { -arbiter }'s, type arbiter first

# The arbiter's code is wrong.
wrong-pin = the { -arbiter }'s code is wrong

# After several wrong codes no code is tried for a while; said in place of wrong-pin, and to anyone who gives a code meanwhile.
# $left: a time in words.
code-waits = after wrong codes no code is tried for { $left }

# The arbiter's words are open, or closed again. $state: on or off.
arbiter-at-work =
    { $state ->
        [on] the { -arbiter } is at work
       *[off] the { -arbiter } has finished
    }

# A correction is asked for, but there is nothing to correct. Players must not be left to believe that a half-move of theirs
# stands in the record if it does not. $because: the reason, see the variants.
nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, nothing to correct
        [opponents] the last move is the opponent's, nothing to correct
       *[already-made] the move is already made, nothing to correct
    }

# The typed text does not have the form of a half-move; whether it could be played is not said. $text: the typed text, made
# speakable.
move-form = { $text }, that is not the form of a move

# Official play: the typed text has the form of a half-move, but by the record its first square is empty or its last one occupied.
# The words do not say which of these it is; they say what to do. $text: as in move-form.
no-such-move = { $text }, by the record no piece can be put so, check the squares

# From here on lifting a piece is no touch, or it is one again. $state: on or off.
adjusting =
    { $state ->
        [on] adjusting
       *[off] adjusting is over
    }

# The arbiter is called. $by: white, black, or nobody if the caller is unknown.
arbiter-called =
    { $by ->
        [white] White calls the { -arbiter }
        [black] Black calls the { -arbiter }
       *[nobody] the { -arbiter } is called
    }

# A demand, or letting a half-move stand, was written down for the arbiter. Also heard after a regular move: the words must not
# tell whether anything was wrong.
noted = noted for the { -arbiter }

# It is too late to demand anything about the other side's move, or to let it stand; or the person was never allowed to. Also
# heard after a regular move: the words must not tell whether anything was wrong. The numbers are those of the article in the
# Kodeks. $because: the reason, see the variants.
demand-refused =
    { $because ->
        [own-move-made] the last move is your own, for the one before it is too late, chapter one, five point seven
        [let-stand] too late, the move has been let stand
       *[not-the-opponent] only the opponent decides that, chapter one, five point four
    }

# A draw cannot be offered now, or there is no offer to answer. Heard only by the person who tried. $because: the reason, see the
# variants; $moves: the number of moves that each side has to make first, forty or fifteen.
offer-refused =
    { $because ->
        [too-early] too early to offer a draw, each side first makes { WORDS($moves) } moves
        [too-many-pieces] too many pieces to offer a draw
        [repeated] not again until the other side has offered
        [not-after-move] first the move, then the offer, then the { -clock }
        [nothing-offered] there is no offer to answer
        [not-a-player] only the players offer and accept a draw
       *[answer-first] first answer the earlier question
    }

# No more half-moves can be played.
game-is-over = the game is over

# The clock was pressed. $side: white or black.
pressed =
    { $side ->
        [white] { -clock } pressed, White
       *[black] { -clock } pressed, Black
    }

# The question was answered with no, or its subject is gone; it is closed.
left-as-it-is = left as it is

# Training: the arbiter's words were opened, perhaps by a person who only wanted to call the arbiter. $arbiter, $done, $call: the
# commands as they are typed in this language.
arbiter-open = the { -arbiter }'s words are open, { $arbiter } { $done } closes them, { $call } calls an { -arbiter }

# Official play: the arbiter's word was typed, and the code has to follow; perhaps a player only wanted to call the arbiter. $call
# as in arbiter-open.
code-awaited = the { -arbiter }'s code, or { $call }, which calls the { -arbiter }

# Training: somebody wants to play White, or Black. One person types the half-moves of both sides.
both-sides-here = type the moves of both sides, one after the other

# A yes, a no or another answer was given, but nothing was asked.
nothing-asked = nothing is asked now

# A question is open, and the answer came from a person with no right to answer it.
not-yours-to-answer = that is not yours to answer

# A line typed in a player's name at an assistant's keyboard is answered in that player's ear alone. $side: white or black.
answered-to =
    { $side ->
        [white] White hears the answer
       *[black] Black hears the answer
    }

# A line names an assistant, and there are two: tells how to name the side.
whose-assistant = there are two { -assistant(number: "plural") }, begin with white's assistant or black's assistant

# Two players share the keyboard, and a line that only one of them can mean names no side.
whose-player = two players share this keyboard, begin with white or black

# The keyboard belongs to one player, and a line names another person, for anything but a half-move. $side: the owner's side.
keyboard-of =
    { $side ->
        [white] this keyboard is White's, of Black it takes only a move
       *[black] this keyboard is Black's, of White it takes only a move
    }

# The arbiter tried something that only a player or an assistant does.
players-only = only a player or an { -assistant } does that

# A yes or no about the result, typed while the arbiter's words are open, without the name of a side.
whose-answer = while the { -arbiter } is at work an answer names its side, white yes or black no

# Somebody says that they have finished adjusting, but they had not begun.
not-adjusting = nothing is being adjusted

# A choice or an exit was requested, and neither a menu nor anything else is open.
nothing-open = nothing is open to choose or leave

# Another question is open and must be answered before something else can be asked.
answer-first = another question is open, answer that first

# Somebody asks for the winner, and the game is not over.
not-over = the game is not over

# Somebody asks for a feature of other programs that this program does not have: an opponent, messages to the other player, a
# level.
not-to-be-had = this program does not do that

# The answer to the question where we are. The things that wait for the listener come first: a draw offer, and the work on their
# own board; then the last half-move of each side, and the clocks. Never the side to move. Arguments as in its parts.
where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

# Says that the game is over, in front of where. $over: yes or no.
where-over =
    { $over ->
        [yes] the game is over,{" "}
       *[no] {""}
    }

# The open questions for the asker, in front of where, in the words in which they were asked. $waits: yes or no; $open: those
# words, one sentence each.
where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

# A draw offer that waits, in front of where. $offer: white or black, the side that offered, or none.
where-offer =
    { $offer ->
        [white] White offers a draw,{" "}
        [black] Black offers a draw,{" "}
       *[none] {""}
    }

# Says that there is no offer, in full words at the end of where. $offer as there.
where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , no draw is offered
    }

# The work on the asker's own board, in front of where. $own: to-make if a half-move of the record is still to be carried out on
# it, $to-do, in words; differs, away, under-way as in board-state, done if there is nothing.
where-to-do =
    { $own ->
        [to-make] to be made { $to-do },{" "}
        [differs] your { -board } differs,{" "}
        [away] your { -board } does not answer,{" "}
        [under-way] a move is under way on your { -board },{" "}
        [done] {""}
       *[none] {""}
    }

# Says that the board agrees with the record, after the half-moves: only about the board, never about the half-move to be played.
# $own as there; none if the board has no sensors.
where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , your { -board } agrees
       *[none] {""}
    }

# White's last half-move, in where. $white: the half-move; $white-known: no if there is none.
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
