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
nothing-said = jeszcze nic nie powiedziano

# The last half-move. $played: it; $side: white or black; $number: number of the move as the
# record counts, one for both sides' half-moves.
last-move =
    { $side ->
        [white] { $played }, białe, posunięcie { WORDS($number) }
       *[black] { $played }, czarne, posunięcie { WORDS($number) }
    }
    .terse = { $played }, { mover }

# The same, read out for a check against the opponent's record. $number, $side, $played: as in last-move.
record-read-out = zapis, { last-move }

# No half-move has been made.
no-move-yet = jeszcze nie było posunięcia

# The answer to whether the boards agree: no board has sensors.
no-sensor-board = żadna warcabnica nie ma czujników

# The answer to a question about a board that does not answer now. $board as in board-name.
board-away = { board-name } teraz nie odpowiada

# Where an answer about the board comes from, at its end. $told: sensed or record.
as-told =
    { $told ->
        [sensed] na warcabnicy
       *[record] według zapisu
    }

# What stands on one square. $occupant: as in occupied or unoccupied; $told as in as-told.
square-holds = { $occupant }, { as-told }

# Nothing was done: a half-move or a hand begins where nothing stands, or ends where something does. What stands there, and
# what to do. $occupant, $told as in square-holds.
cannot-be-put = { $occupant }, { as-told }, sprawdzić pola

# What stands on the squares of one row. $occupants: those, joined by commas; $told as in as-told.
row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

# Where the pieces of one side and kind stand. $some: yes, one, or no where there are none; $squares: in
# words, joined by commas; $piece: as in pieces-of.
pieces =
    { $some ->
        [yes] { $squares }, { pieces-of }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, brak
    }

# Where the pieces of one side and kind stand, in answer. $pieces: as in pieces; $told as in as-told.
pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

# All pieces of the asker's board. $pieces: as in pieces, one sentence a kind; $some: yes, or no on
# an empty board; $told as in as-told.
board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] nic nie stoi { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] nic nie stoi
        }

# How many pieces stand on the asker's board. $counts: as in pieces-counted-of, one sentence each; $some: yes, or no on an
# empty board; $told as in as-told.
pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] żadnej bierki, { as-told }
    }

# How many of one sort; the number first. $count: how many; $piece: as in pieces-of.
pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count, gender: "feminine") }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

# The pieces of one side and kind, all of them. $piece: see the variants, something where the board cannot tell what.
pieces-of =
    { $piece ->
        [white-man] białe piony
        [white-king] białe damki
        [black-man] czarne piony
        [black-king] czarne damki
       *[something] zajęte
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
at-the-edge = { $square }, krawędź

# A list goes no further; mostly a sound instead of these words.
nothing-further = to wszystko

# A setting goes no further: the loudest, the fastest, the softest; mostly a sound instead of these words. $most: yes, or
# no where it is the least there is.
at-the-limit =
    { $most ->
        [yes] to już maksimum
       *[no] to już minimum
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
       *[no] { ray-name }, wolne
    }

# The four ways, as the player sits; the same words as for moving the cursor. $towards: see the variants.
ray-name =
    { $towards ->
        [up-left] w górę w lewo
        [up-right] w górę w prawo
        [down-left] w dół w lewo
       *[down-right] w dół w prawo
    }

# The neighbours of a square. $square: in words; $occupants: as in occupied or unoccupied, joined by commas; $told as in
# as-told.
around-holds = { $square }, wokół { $occupants }, { as-told }
    .terse = { $square }, wokół { $occupants }

# What stands in parts of the board. $regions: as in region, one sentence each; $told as in as-told.
regions-hold = { $regions }, { as-told }
    .terse = { $regions }

# What stands in one part of the board. $some: yes, or no where it is empty; $pieces: as in pieces, joined by commas;
# $region as in region-name.
region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, pusto
    }

# The parts of the board, as the player sits: near is his own end. main-line is the longest diagonal. $region: see the
# variants.
region-name =
    { $region ->
        [main-line] główna przekątna
        [near-left] blisko z lewej
        [near-middle] blisko na środku
        [near-right] blisko z prawej
        [middle-left] środek z lewej
        [centre] środek
        [middle-right] środek z prawej
        [far-left] daleko z lewej
        [far-middle] daleko na środku
       *[far-right] daleko z prawej
    }

# What the last half-move changed on the asker's board. $some: yes, or no where nothing has; $changes: as in change,
# joined by commas; $told as in as-told.
changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] nic się nie zmieniło, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] nic się nie zmieniło
        }

# One sort of change. $squares: in words, one or several; $how: left by the piece that moved, reached by it, or taken,
# where a captured piece was taken off.
change =
    { $how ->
        [left] { $squares } opuszczone
        [reached] { $squares } teraz zajęte
       *[taken] { $squares } zdjęte
    }

# The record is read back, a half-move at a time. It must be heard first that this is the past. $last-known: no before
# the first half-move; $played, $side, $number as in last-move.
looking-back =
    { $last-known ->
        [yes] wstecz, { last-move }
       *[no] wstecz, pozycja początkowa
    }

# The last half-move, where the record was read forward again up to it, or was left. Arguments as in last-move.
back-to-now = teraz, { last-move }

# Training: an answer about an earlier position of the game; it must be heard first that this is the past. $text: the
# answer, in words.
past-board = wstecz, { $text }

# Training: where a piece can go. $square: where it stands, $to: where it can come to, in words; $freedom: see the
# variants, another-takes where it may not move because another piece must take.
can-go =
    { $freedom ->
        [moves] { $square }, posunięcie na { $to }
        [takes] { $square }, bicie na { $to }
        [stuck] { $square }, brak posunięcia
       *[another-takes] { $square }, brak posunięcia, bije inna bierka
    }

# Training: the captures of the side to move. $some: yes, or no where there are none; $captures: half-moves, one
# sentence each.
captures-due =
    { $some ->
        [yes] do bicia, { $captures }
       *[no] nie ma bicia
    }

# Training: the asker's pieces that the other side could take. $some: yes, or no where there are none; $squares: where
# they stand, in words.
attacked =
    { $some ->
        [yes] { $squares }, do zbicia
       *[no] nic do zbicia
    }

# Official play: what could be played is told to nobody. The same whatever the position is.
training-only = to podaje się tylko w treningu

# Somebody asks what would be good to play, or how he stands. Nobody is told: there is no engine in this program.
no-advice = podpowiedzi nie ma, program nie ocenia pozycji

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
            [0] bez posunięć
            [one] jedno posunięcie z każdej strony
            [few] { WORDS($white) } posunięcia z każdej strony
           *[many] { WORDS($white) } posunięć z każdej strony
        }
       *[no] białe { WORDS($white, gender: "neuter") } { $white ->
            [one] posunięcie
            [few] posunięcia
           *[many] posunięć
        }, czarne { WORDS($black, gender: "neuter") }
    }

# The number of moves is told only to the player on move.
count-not-now = liczbę posunięć podaje się tylko temu, kto jest na posunięciu

# There is no clock in this game.
no-clock = w tej partii nie ma zegara

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
        [agrees] { board-name } zgodna z zapisem
        [differs] { board-name } różni się od zapisu
        [under-way] { board-name } w trakcie posunięcia
        [away] { board-name } nie odpowiada
       *[no-sensors] warcabnica bez czujników
    }

# What can be typed, when it is asked for. The words are those of commands.ftl: $help and $commands the words for them,
# $parts what there is more help about, joined by commas.
help = wpisz dwa pola posunięcia, albo { $help } i jedno z tych słów, { $parts }, albo { $commands }, menu wszystkich słów

# Which words there are of one part. $words: the first of each in commands.ftl, joined by commas.
help-about = { $words }

# The line was not understood. $some: yes, or no where nothing of it was; $text: what was
# understood, as it was typed, made speakable; $help: the word for help, in commands.ftl.
not-understood =
    { $some ->
        [yes] { $text }, niezrozumiałe, { $help }
       *[no] niezrozumiałe, { $help }
    }

# The word belongs to a later part of the program. $part: clock or arbiter.
not-yet =
    { $part ->
        [clock] zegara jeszcze tu nie ma
       *[arbiter] poleceń sędziego jeszcze tu nie ma
    }

# Only the arbiter may do that.
arbiter-only = to może zrobić tylko sędzia

# Training: a word of the arbiter's was typed before his words were opened. Name the command arbiter as it is typed in
# this language.
arbiter-first = to należy do sędziego, najpierw słowo sędzia

# The arbiter's code is wrong.
wrong-pin = zły kod sędziego

# The arbiter's words are open, or closed again. $state: on or off.
arbiter-at-work =
    { $state ->
        [on] sędzia przy pracy
       *[off] koniec pracy sędziego
    }

# A correction is asked for where nothing can be corrected. Nobody may be left to believe that a half-move of his
# stands in the record which does not. $because: the reason, see the variants.
nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, nie ma czego poprawić
        [opponents] ostatnie jest posunięcie przeciwnika, nie ma czego poprawić
       *[already-made] posunięcie już wykonane, nie ma czego poprawić
    }

# What was typed is no half-move by its form; whether it could be played is not said. $text: what
# was typed, made speakable.
move-form = { $text }, to nie jest zapis posunięcia

# Official play: what was typed has the form of a half-move, but the first of its squares is empty by the record, or the last
# is not. Which, is not said; what to do is. $text: as in move-form.
no-such-move = { $text }, według zapisu nie da się tak przestawić bierki, sprawdzić pola

# From here a lift is no touch; or it is one again. $state: on or off.
adjusting =
    { $state ->
        [on] poprawianie
       *[off] koniec poprawiania
    }

# The arbiter is called. $by: white, black, or nobody where it is not known who called.
arbiter-called =
    { $by ->
        [white] białe wzywają sędziego
        [black] czarne wzywają sędziego
       *[nobody] wezwano sędziego
    }

# A demand, or a letting stand, was written down for the arbiter. Heard after a regular move too: it
# must not tell whether anything was wrong.
noted = zapisano dla sędziego

# It is too late to demand anything of the other side's move, or to let it stand; or it was never this
# one's to do. Heard after a regular move too: it must not tell whether anything was wrong. The numbers
# are those of the article in the Kodeks. $because: the reason, see the variants.
demand-refused =
    { $because ->
        [own-move-made] ostatnie posunięcie jest własne, na żądanie wobec wcześniejszego za późno, rozdział pierwszy, pięć siedem
        [let-stand] za późno, posunięcie już zostawiono
       *[not-the-opponent] o tym decyduje tylko przeciwnik, rozdział pierwszy, pięć cztery
    }

# A draw cannot be offered now, or there is nothing to answer. To the one who tried, alone. No numbers of
# moves. $because: the reason, see the variants.
offer-refused =
    { $because ->
        [too-early] na propozycję remisu jeszcze za wcześnie
        [too-many-pieces] na propozycję remisu jest jeszcze za dużo bierek
        [repeated] ponownie dopiero po propozycji przeciwnika
        [not-after-move] najpierw posunięcie, potem propozycja, potem zegar
        [nothing-offered] nie ma propozycji remisu
        [not-a-player] remis proponują i przyjmują tylko zawodnicy
       *[answer-first] najpierw odpowiedź na poprzednie pytanie
    }

# Nothing can be played any more.
game-is-over = partia jest zakończona

# The clock was pressed. $side: white or black.
pressed =
    { $side ->
        [white] zegar naciśnięty, białe
       *[black] zegar naciśnięty, czarne
    }

# The question was answered with no, or what it was about is gone; it is closed.
left-as-it-is = bez zmian

# Training: the arbiter's words were opened, perhaps by somebody who only wanted to call one. $arbiter, $done, $call: the
# commands as they are typed in this language.
arbiter-open = słowa sędziego otwarte, { $arbiter } { $done } je zamyka, { $call } wzywa sędziego

# Official play: the arbiter's word was typed, and the code is to follow, perhaps by a player who only wanted to call one.
# $call as in arbiter-open.
code-awaited = kod sędziego, albo { $call }, to wzywa sędziego

# Training: somebody wants to play White, or Black. Whoever types, types the half-moves of both.
both-sides-here = wpisuje się posunięcia obu stron, po kolei

# A yes, a no or another answer was given, and nothing is asked.
nothing-asked = teraz nie ma pytania

# A question is open, and somebody answers it whose answer does not count.
not-yours-to-answer = na to pytanie odpowiada kto inny

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
whose-answer = gdy sędzia jest przy pracy, odpowiedź zaczyna się od strony, białe tak albo czarne nie

# Somebody says that they have done adjusting, and nobody was.
not-adjusting = nic nie jest teraz poprawiane

# Something was to be chosen or left, and neither a menu nor anything else is open.
nothing-open = nie ma otwartego menu ani wyboru

# Another question is open and must be answered before something else can be asked.
answer-first = najpierw odpowiedź na otwarte pytanie

# Somebody asks who has won, and the game goes on.
not-over = partia trwa, wyniku jeszcze nie ma

# Somebody asks for what programs elsewhere do and this one does not: an opponent, letters to the other player, a level.
not-to-be-had = tego ten program nie robi

# The answer to where we are. What waits for the listener comes first: a draw offer, and what is to be done on his own
# board; then the last half-move of each side, and the clocks. Never whose move it is. Arguments as in its parts.
where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-times }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-times }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }{ where-times }

# That the game is over, in front of where. $over: yes or no.
where-over =
    { $over ->
        [yes] koniec partii,{" "}
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
        [white] białe proponują remis,{" "}
        [black] czarne proponują remis,{" "}
       *[none] {""}
    }

# That there is none, in full words at the end of where. $offer as there.
where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , remisu nie zaproponowano
    }

# What is to be done on the asker's own board, in front of where. $own: to-make where a half-move of the record is still
# to be carried out on it, $to-do, in words; differs, away, under-way as in board-state, done where there is nothing.
where-to-do =
    { $own ->
        [to-make] do wykonania { $to-do },{" "}
        [differs] własna warcabnica się różni,{" "}
        [away] własna warcabnica nie odpowiada,{" "}
        [under-way] własna warcabnica w trakcie posunięcia,{" "}
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
        [done] , warcabnica zgodna
       *[none] {""}
    }

# White's last half-move, in where. $white: it; $white-known: no where there is none.
where-white =
    { $white-known ->
        [yes] białe { $white }
       *[no] białe bez posunięcia
    }

# Black's, likewise.
where-black =
    { $black-known ->
        [yes] czarne { $black }
       *[no] czarne bez posunięcia
    }

# What the clocks show, at the end of where. $times-known: yes, or no where no clock runs in this game;
# $white-left, $black-left: in words.
where-times =
    { $times-known ->
        [yes] , na zegarach białe { $white-left }, czarne { $black-left }
       *[no] {""}
    }
