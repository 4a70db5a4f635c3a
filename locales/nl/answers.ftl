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
nothing-said = nog niets gezegd

# The last half-move. $played: it; $side: white or black; $number: number of the move as the
# record counts, one for both sides' half-moves.
last-move =
    { $side ->
        [white] { $played }, wit, zet { WORDS($number) }
       *[black] { $played }, zwart, zet { WORDS($number) }
    }
    .terse = { $played }, { mover }

# The same, read out for a check against the opponent's record. $number, $side, $played: as in last-move.
record-read-out = notatie, { last-move }

# No half-move has been made.
no-move-yet = nog geen zet gedaan

# The answer to whether the boards agree: no board has sensors.
no-sensor-board = geen enkel bord heeft sensoren

# The answer to a question about a board that does not answer now. $board as in board-name.
board-away = { board-name } antwoordt nu niet

# Where an answer about the board comes from, at its end. $told: sensed or record.
as-told =
    { $told ->
        [sensed] op het bord
       *[record] volgens de notatie
    }

# What stands on one square. $occupant: as in occupied or unoccupied; $told as in as-told.
square-holds = { $occupant }, { as-told }

# Nothing was done: a half-move or a hand begins where nothing stands, or ends where something does. What stands there, and
# what to do. $occupant, $told as in square-holds.
cannot-be-put = { $occupant }, { as-told }, controleer de velden

# What stands on the squares of one row. $occupants: those, joined by commas; $told as in as-told.
row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

# Where the pieces of one side and kind stand. $some: yes, one, or no where there are none; $squares: in
# words, joined by commas; $piece: as in pieces-of.
pieces =
    { $some ->
        [yes] { $squares }, { pieces-of }
        [one] { $squares }, { piece-name }
       *[no] { pieces-of }, geen
    }

# Where the pieces of one side and kind stand, in answer. $pieces: as in pieces; $told as in as-told.
pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

# All pieces of the asker's board. $pieces: as in pieces, one sentence a kind; $some: yes, or no on
# an empty board; $told as in as-told.
board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] geen stuk { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] geen stuk
        }

# How many pieces stand on the asker's board. $counts: as in pieces-counted-of, one sentence each; $some: yes, or no on an
# empty board; $told as in as-told.
pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] geen stuk, { as-told }
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
        [white-man] witte schijven
        [white-king] witte dammen
        [black-man] zwarte schijven
        [black-king] zwarte dammen
       *[something] bezet
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
at-the-edge = { $square }, de rand

# A list goes no further; mostly a sound instead of these words.
nothing-further = verder niets

# A setting goes no further: the loudest, the fastest, the softest; mostly a sound instead of these words. $most: yes, or
# no where it is the least there is.
at-the-limit =
    { $most ->
        [yes] dat is het hoogste
       *[no] dat is het laagste
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
       *[no] { ray-name }, vrij
    }

# The four ways, as the player sits; the same words as for moving the cursor. $towards: see the variants.
ray-name =
    { $towards ->
        [up-left] naar linksboven
        [up-right] naar rechtsboven
        [down-left] naar linksonder
       *[down-right] naar rechtsonder
    }

# The neighbours of a square. $square: in words; $occupants: as in occupied or unoccupied, joined by commas; $told as in
# as-told.
around-holds = { $square }, rondom { $occupants }, { as-told }
    .terse = { $square }, rondom { $occupants }

# What stands in parts of the board. $regions: as in region, one sentence each; $told as in as-told.
regions-hold = { $regions }, { as-told }
    .terse = { $regions }

# What stands in one part of the board. $some: yes, or no where it is empty; $pieces: as in pieces, joined by commas;
# $region as in region-name.
region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, leeg
    }

# The parts of the board, as the player sits: near is his own end. main-line is the longest diagonal. $region: see the
# variants.
region-name =
    { $region ->
        [main-line] hoofdlijn
        [near-left] dichtbij links
        [near-middle] dichtbij midden
        [near-right] dichtbij rechts
        [middle-left] midden links
        [centre] centrum
        [middle-right] midden rechts
        [far-left] ver links
        [far-middle] ver midden
       *[far-right] ver rechts
    }

# What the last half-move changed on the asker's board. $some: yes, or no where nothing has; $changes: as in change,
# joined by commas; $told as in as-told.
changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] niets veranderd, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] niets veranderd
        }

# One sort of change. $squares: in words, one or several; $how: left by the piece that moved, reached by it, or taken,
# where a captured piece was taken off.
change =
    { $how ->
        [left] { $squares } verlaten
        [reached] { $squares } bereikt
       *[taken] { $squares } weggenomen
    }

# The record is read back, a half-move at a time. It must be heard first that this is the past. $last-known: no before
# the first half-move; $played, $side, $number as in last-move.
looking-back =
    { $last-known ->
        [yes] terugblik, { last-move }
       *[no] terugblik, de beginstand
    }

# The last half-move, where the record was read forward again up to it, or was left. Arguments as in last-move.
back-to-now = nu, { last-move }

# Training: an answer about an earlier position of the game; it must be heard first that this is the past. $text: the
# answer, in words.
past-board = terugblik, { $text }

# Training: where a piece can go. $square: where it stands, $to: where it can come to, in words; $freedom: see the
# variants, another-takes where it may not move because another piece must take.
can-go =
    { $freedom ->
        [moves] { $square }, kan naar { $to }
        [takes] { $square }, kan slaan naar { $to }
        [stuck] { $square }, kan niet gaan
       *[another-takes] { $square }, kan niet gaan, een ander stuk moet slaan
    }

# Training: the captures of the side to move. $some: yes, or no where there are none; $captures: half-moves, one
# sentence each.
captures-due =
    { $some ->
        [yes] te slaan, { $captures }
       *[no] niets te slaan
    }

# Training: the asker's pieces that the other side could take. $some: yes, or no where there are none; $squares: where
# they stand, in words.
attacked =
    { $some ->
        [yes] { $squares }, kunnen geslagen worden
       *[no] niets kan geslagen worden
    }

# Official play: what could be played is told to nobody. The same whatever the position is.
training-only = dit wordt alleen in training verteld

# Somebody asks what would be good to play, or how he stands. Nobody is told: there is no engine in this program.
no-advice = geen advies, het programma beoordeelt geen stelling

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
            [0] geen zetten
            [one] één zet aan elke kant
           *[other] { WORDS($white) } zetten aan elke kant
        }
       *[no] wit { $white ->
            [one] één zet
           *[other] { WORDS($white) } zetten
        }, zwart { WORDS($black) }
    }

# The number of moves is told only to the player on move.
count-not-now = het aantal zetten wordt alleen gezegd aan wie aan zet is

# There is no clock in this game.
no-clock = er is geen klok in deze partij

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
        [agrees] { board-name } klopt met de notatie
        [differs] { board-name } wijkt af van de notatie
        [under-way] { board-name } is midden in een zet
        [away] { board-name } antwoordt niet
       *[no-sensors] geen enkel bord heeft sensoren
    }

# What can be typed, when it is asked for. The words are those of commands.ftl: $help and $commands the words for them,
# $parts what there is more help about, joined by commas.
help = typ de twee velden van een zet, of { $help } en een van deze woorden, { $parts }, of { $commands }, het menu van alle woorden

# Which words there are of one part. $words: the first of each in commands.ftl, joined by commas.
help-about = { $words }

# The line was not understood. $some: yes, or no where nothing of it was; $text: what was
# understood, as it was typed, made speakable; $help: the word for help, in commands.ftl.
not-understood =
    { $some ->
        [yes] { $text }, niet begrepen, { $help }
       *[no] niet begrepen, { $help }
    }

# The word belongs to a later part of the program. $part: clock or arbiter.
not-yet =
    { $part ->
        [clock] de klok is er nog niet
       *[arbiter] de woorden van de arbiter zijn er nog niet
    }

# Only the arbiter may do that.
arbiter-only = dat mag alleen de arbiter

# Training: a word of the arbiter's was typed before his words were opened. Name the command arbiter as it is typed in
# this language.
arbiter-first = dat is aan de arbiter, eerst het woord arbiter

# The arbiter's code is wrong.
wrong-pin = verkeerde code van de arbiter

# The arbiter's words are open, or closed again. $state: on or off.
arbiter-at-work =
    { $state ->
        [on] de arbiter is bezig
       *[off] de arbiter is klaar
    }

# A correction is asked for where nothing can be corrected. Nobody may be left to believe that a half-move of his
# stands in the record which does not. $because: the reason, see the variants.
nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, niets te corrigeren
        [opponents] de laatste zet is van de tegenstander, niets te corrigeren
       *[already-made] de zet is al gedaan, niets te corrigeren
    }

# What was typed is no half-move by its form; whether it could be played is not said. $text: what
# was typed, made speakable.
move-form = { $text }, dat heeft niet de vorm van een zet

# Official play: what was typed has the form of a half-move, but the first of its squares is empty by the record, or the last
# is not. Which, is not said; what to do is. $text: as in move-form.
no-such-move = { $text }, volgens de notatie kan geen stuk zo gezet worden, controleer de velden

# From here a lift is no touch; or it is one again. $state: on or off.
adjusting =
    { $state ->
        [on] rechtzetten
       *[off] rechtzetten beëindigd
    }

# The arbiter is called. $by: white, black, or nobody where it is not known who called.
arbiter-called =
    { $by ->
        [white] wit roept de arbiter
        [black] zwart roept de arbiter
       *[nobody] de arbiter is geroepen
    }

# A demand, or a letting stand, was written down for the arbiter. Heard after a regular move too: it
# must not tell whether anything was wrong.
noted = genoteerd voor de arbiter

# It is too late to demand anything of the other side's move, or to let it stand; or it was never this
# one's to do. Heard after a regular move too: it must not tell whether anything was wrong. The numbers
# are those of the article in the Kodeks. $because: the reason, see the variants.
demand-refused =
    { $because ->
        [own-move-made] de laatste zet is de eigen zet, voor die daarvoor is het te laat, hoofdstuk één, vijf punt zeven
        [let-stand] te laat, de zet blijft staan
       *[not-the-opponent] dat beslist alleen de tegenstander, hoofdstuk één, vijf punt vier
    }

# A draw cannot be offered now, or there is nothing to answer. To the one who tried, alone. No numbers of
# moves. $because: the reason, see the variants.
offer-refused =
    { $because ->
        [too-early] te vroeg om remise aan te bieden
        [too-many-pieces] te veel stukken om remise aan te bieden
        [repeated] pas weer na een aanbod van de andere kant
        [not-after-move] eerst de zet, dan het aanbod, dan de klok
        [nothing-offered] er is geen aanbod om te beantwoorden
        [not-a-player] alleen wie speelt, kan remise aanbieden en aannemen
       *[answer-first] eerst de vorige vraag beantwoorden
    }

# Nothing can be played any more.
game-is-over = de partij is afgelopen

# The clock was pressed. $side: white or black.
pressed =
    { $side ->
        [white] klok ingedrukt, wit
       *[black] klok ingedrukt, zwart
    }

# The question was answered with no, or what it was about is gone; it is closed.
left-as-it-is = het blijft zoals het is

# Training: the arbiter's words were opened, perhaps by somebody who only wanted to call one. $arbiter, $done, $call: the
# commands as they are typed in this language.
arbiter-open = de woorden van de arbiter zijn open, { $arbiter } { $done } sluit ze, { $call } roept de arbiter

# Official play: the arbiter's word was typed, and the code is to follow, perhaps by a player who only wanted to call one.
# $call as in arbiter-open.
code-awaited = de code van de arbiter, of { $call }, dat roept hem

# Training: somebody wants to play White, or Black. Whoever types, types the half-moves of both.
both-sides-here = typ de zetten van beide kanten, om de beurt

# A yes, a no or another answer was given, and nothing is asked.
nothing-asked = er is niets gevraagd

# A question is open, and somebody answers it whose answer does not count.
not-yours-to-answer = daarop antwoordt iemand anders

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
whose-answer = zolang de arbiter bezig is, begint een antwoord met de kant, wit ja of zwart nee

# Somebody says that they have done adjusting, and nobody was.
not-adjusting = er wordt niets rechtgezet

# Something was to be chosen or left, and neither a menu nor anything else is open.
nothing-open = er is niets open, geen menu en geen keuze

# Another question is open and must be answered before something else can be asked.
answer-first = eerst de open vraag beantwoorden

# Somebody asks who has won, and the game goes on.
not-over = de partij is nog bezig

# Somebody asks for what programs elsewhere do and this one does not: an opponent, letters to the other player, a level.
not-to-be-had = dat doet dit programma niet

# The answer to where we are. What waits for the listener comes first: a draw offer, and what is to be done on his own
# board; then the last half-move of each side, and the clocks. Never whose move it is. Arguments as in its parts.
where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-times }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-times }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }{ where-times }

# That the game is over, in front of where. $over: yes or no.
where-over =
    { $over ->
        [yes] de partij is afgelopen,{" "}
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
        [white] wit biedt remise aan,{" "}
        [black] zwart biedt remise aan,{" "}
       *[none] {""}
    }

# That there is none, in full words at the end of where. $offer as there.
where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , geen remise aangeboden
    }

# What is to be done on the asker's own board, in front of where. $own: to-make where a half-move of the record is still
# to be carried out on it, $to-do, in words; differs, away, under-way as in board-state, done where there is nothing.
where-to-do =
    { $own ->
        [to-make] uit te voeren { $to-do },{" "}
        [differs] het eigen bord verschilt,{" "}
        [away] het eigen bord antwoordt niet,{" "}
        [under-way] op het eigen bord is een zet bezig,{" "}
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
        [done] , uw bord klopt
       *[none] {""}
    }

# White's last half-move, in where. $white: it; $white-known: no where there is none.
where-white =
    { $white-known ->
        [yes] wit { $white }
       *[no] wit geen zet
    }

# Black's, likewise.
where-black =
    { $black-known ->
        [yes] zwart { $black }
       *[no] zwart geen zet
    }

# What the clocks show, at the end of where. $times-known: yes, or no where no clock runs in this game;
# $white-left, $black-left: in words.
where-times =
    { $times-known ->
        [yes] , op de klokken wit { $white-left }, zwart { $black-left }
       *[no] {""}
    }
