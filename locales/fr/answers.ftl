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
nothing-said = rien n'a encore été dit

# The last half-move. $played: it; $side: white or black; $number: number of the move as the
# record counts, one for both sides' half-moves.
last-move =
    { $side ->
        [white] { $played }, Blancs, coup { WORDS($number) }
       *[black] { $played }, Noirs, coup { WORDS($number) }
    }
    .terse = { $played }, { mover }

# The same, read out for a check against the opponent's record. $number, $side, $played: as in last-move.
record-read-out = notation, { last-move }

# No half-move has been made.
no-move-yet = aucun coup n'a encore été joué

# The answer to whether the boards agree: no board has sensors.
no-sensor-board = aucun damier n'a de capteurs

# The answer to a question about a board that does not answer now. $board as in board-name.
board-away = { board-name } ne répond pas pour l'instant

# Where an answer about the board comes from, at its end. $told: sensed or record.
as-told =
    { $told ->
        [sensed] sur le damier
       *[record] selon la notation
    }

# What stands on one square. $occupant: as in occupied or unoccupied; $told as in as-told.
square-holds = { $occupant }, { as-told }

# Nothing was done: a half-move or a hand begins where nothing stands, or ends where something does. What stands there, and
# what to do. $occupant, $told as in square-holds.
cannot-be-put = { $occupant }, { as-told }, vérifier les cases

# What stands on the squares of one row. $occupants: those, joined by commas; $told as in as-told.
row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

# Where the pieces of one side and kind stand. $some: yes, or no where there are none; $squares: in
# words, joined by commas; $piece: white-man, white-king, black-man, black-king.
pieces =
    { $some ->
        [one] { $squares }, { piece-name }
        [yes] { $squares }, { pieces-of }
       *[no] { pieces-of }, rien
    }

# Where the pieces of one side and kind stand, in answer. $pieces: as in pieces; $told as in as-told.
pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

# All pieces of the asker's board. $pieces: as in pieces, one sentence a kind; $some: yes, or no on
# an empty board; $told as in as-told.
board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] aucune pièce { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] aucune pièce
        }

# How many pieces stand on the asker's board. $counts: as in pieces-counted-of, one sentence each; $some: yes, or no on an
# empty board; $told as in as-told.
pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] aucune pièce, { as-told }
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

# The pieces of one side and kind, all of them. $piece as above.
pieces-of =
    { $piece ->
        [white-man] pions blancs
        [white-king] dames blanches
        [black-man] pions noirs
        [black-king] dames noires
       *[something] occupées
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
at-the-edge = { $square }, le bord

# A list goes no further; mostly a sound instead of these words.
nothing-further = rien de plus

# A setting goes no further: the loudest, the fastest, the softest; mostly a sound instead of these words. $most: yes, or
# no where it is the least there is.
at-the-limit =
    { $most ->
        [yes] c'est le maximum
       *[no] c'est le minimum
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
       *[no] { ray-name }, libre
    }

# The four ways, as the player sits; the same words as for moving the cursor. $towards: see the variants.
ray-name =
    { $towards ->
        [up-left] vers le haut à gauche
        [up-right] vers le haut à droite
        [down-left] vers le bas à gauche
       *[down-right] vers le bas à droite
    }

# The neighbours of a square. $square: in words; $occupants: as in occupied or unoccupied, joined by commas; $told as in
# as-told.
around-holds = { $square }, autour { $occupants }, { as-told }
    .terse = { $square }, autour { $occupants }

# What stands in parts of the board. $regions: as in region, one sentence each; $told as in as-told.
regions-hold = { $regions }, { as-told }
    .terse = { $regions }

# What stands in one part of the board. $some: yes, or no where it is empty; $pieces: as in pieces, joined by commas;
# $region as in region-name.
region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, vide
    }

# The parts of the board, as the player sits: near is his own end. main-line is the longest diagonal. $region: see the
# variants.
region-name =
    { $region ->
        [main-line] grande ligne
        [near-left] près à gauche
        [near-middle] près au milieu
        [near-right] près à droite
        [middle-left] milieu à gauche
        [centre] centre
        [middle-right] milieu à droite
        [far-left] loin à gauche
        [far-middle] loin au milieu
       *[far-right] loin à droite
    }

# What the last half-move changed on the asker's board. $some: yes, or no where nothing has; $changes: as in change,
# joined by commas; $told as in as-told.
changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] rien n'a changé, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] rien n'a changé
        }

# One sort of change. $squares: in words, one or several; $how: left by the piece that moved, reached by it, or taken,
# where a captured piece was taken off.
change =
    { $how ->
        [left] { $squares } quitté
        [reached] { $squares } atteint
       *[taken] { $squares } enlevé
    }

# The record is read back, a half-move at a time. It must be heard first that this is the past. $last-known: no before
# the first half-move; $played, $side, $number as in last-move.
looking-back =
    { $last-known ->
        [yes] en arrière, { last-move }
       *[no] en arrière, la position de départ
    }

# The last half-move, where the record was read forward again up to it, or was left. Arguments as in last-move.
back-to-now = maintenant, { last-move }

# Training: an answer about an earlier position of the game; it must be heard first that this is the past. $text: the
# answer, in words.
past-board = en arrière, { $text }

# Training: where a piece can go. $square: where it stands, $to: where it can come to, in words; $freedom: see the
# variants, another-takes where it may not move because another piece must take.
can-go =
    { $freedom ->
        [moves] { $square }, peut aller à { $to }
        [takes] { $square }, peut prendre jusqu'à { $to }
        [stuck] { $square }, ne peut pas bouger
       *[another-takes] { $square }, ne peut pas bouger, une autre pièce doit prendre
    }

# Training: the captures of the side to move. $some: yes, or no where there are none; $captures: half-moves, one
# sentence each.
captures-due =
    { $some ->
        [yes] à prendre, { $captures }
       *[no] rien à prendre
    }

# Training: the asker's pieces that the other side could take. $some: yes, or no where there are none; $squares: where
# they stand, in words.
attacked =
    { $some ->
        [yes] { $squares }, en prise
       *[no] rien n'est en prise
    }

# Official play: what could be played is told to nobody. The same whatever the position is.
training-only = ceci n'est dit qu'à l'entraînement

# Somebody asks what would be good to play, or how he stands. Nobody is told: there is no engine in this program.
no-advice = aucun conseil, le programme ne juge pas les positions

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
            [0] aucun coup
            [one] un coup pour chaque camp
           *[other] { WORDS($white) } coups pour chaque camp
        }
       *[no] Blancs { $white ->
            [one] un coup
           *[other] { WORDS($white) } coups
        }, Noirs { WORDS($black) }
    }

# The number of moves is told only to the player on move.
count-not-now = le nombre de coups n'est dit qu'au camp qui a le trait

# There is no clock in this game.
no-clock = il n'y a pas de pendule dans cette partie

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
        [agrees] { board-name } est conforme à la notation
        [differs] { board-name } diffère de la notation
        [under-way] { board-name } est au milieu d'un coup
        [away] { board-name } ne répond pas
       *[no-sensors] aucun damier n'a de capteurs
    }

# What can be typed, when it is asked for. The words are those of commands.ftl: $help and $commands the words for them,
# $parts what there is more help about, joined by commas.
help = taper les deux cases d'un coup, ou { $help } et un de ces mots, { $parts }, ou { $commands }, le menu de tous les mots

# Which words there are of one part. $words: the first of each in commands.ftl, joined by commas.
help-about = { $words }

# The line was not understood. $some: yes, or no where nothing of it was; $text: what was
# understood, as it was typed, made speakable; $help: the word for help, in commands.ftl.
not-understood =
    { $some ->
        [yes] { $text }, pas compris, { $help }
       *[no] pas compris, { $help }
    }

# The word belongs to a later part of the program. $part: clock or arbiter.
not-yet =
    { $part ->
        [clock] la pendule n'est pas encore là
       *[arbiter] les mots de l'arbitre ne sont pas encore là
    }

# Only the arbiter may do that.
arbiter-only = seul l'arbitre peut faire cela

# Training: a word of the arbiter's was typed before his words were opened. Name the command arbiter as it is typed in
# this language.
arbiter-first = cela revient à l'arbitre, d'abord le mot arbitre

# The arbiter's code is wrong.
wrong-pin = mauvais code de l'arbitre

# The arbiter's words are open, or closed again. $state: on or off.
arbiter-at-work =
    { $state ->
        [on] l'arbitre est à l'œuvre
       *[off] l'arbitre a terminé
    }

# A correction is asked for where nothing can be corrected. Nobody may be left to believe that a half-move of his
# stands in the record which does not. $because: the reason, see the variants.
nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, rien à corriger
        [opponents] le dernier coup est celui de l'adversaire, rien à corriger
       *[already-made] le coup est déjà joué, rien à corriger
    }

# What was typed is no half-move by its form; whether it could be played is not said. $text: what
# was typed, made speakable.
move-form = { $text }, cela n'a pas la forme d'un coup

# Official play: what was typed has the form of a half-move, but the first of its squares is empty by the record, or the last
# is not. Which, is not said; what to do is. $text: as in move-form.
no-such-move = { $text }, d'après la feuille aucune pièce ne peut aller ainsi, vérifier les cases

# From here a lift is no touch; or it is one again. $state: on or off.
adjusting =
    { $state ->
        [on] j'adoube
       *[off] fin du réajustement
    }

# The arbiter is called. $by: white, black, or nobody where it is not known who called.
arbiter-called =
    { $by ->
        [white] les Blancs appellent l'arbitre
        [black] les Noirs appellent l'arbitre
       *[nobody] l'arbitre est appelé
    }

# A demand, or a letting stand, was written down for the arbiter. Heard after a regular move too: it
# must not tell whether anything was wrong.
noted = noté pour l'arbitre

# It is too late to demand anything of the other side's move, or to let it stand; or it was never this
# one's to do. Heard after a regular move too: it must not tell whether anything was wrong. The numbers
# are those of the article in the Kodeks. $because: the reason, see the variants.
demand-refused =
    { $because ->
        [own-move-made] le dernier coup est le vôtre, pour celui d'avant il est trop tard, chapitre un, cinq point sept
        [let-stand] trop tard, le coup a été laissé
       *[not-the-opponent] seul l'adversaire en décide, chapitre un, cinq point quatre
    }

# A draw cannot be offered now, or there is nothing to answer. To the one who tried, alone. No numbers of
# moves. $because: the reason, see the variants.
offer-refused =
    { $because ->
        [too-early] trop tôt pour proposer nulle
        [too-many-pieces] trop de pièces pour proposer nulle
        [repeated] pas de nouveau avant une proposition de l'autre camp
        [not-after-move] d'abord le coup, puis la proposition, puis la pendule
        [nothing-offered] aucune proposition n'attend de réponse
        [not-a-player] la nulle se propose et s'accepte entre adversaires seulement
       *[answer-first] répondre d'abord à la question précédente
    }

# Nothing can be played any more.
game-is-over = la partie est finie

# The clock was pressed. $side: white or black.
pressed =
    { $side ->
        [white] pendule enfoncée, Blancs
       *[black] pendule enfoncée, Noirs
    }

# The question was answered with no, or what it was about is gone; it is closed.
left-as-it-is = rien n'est changé

# Training: the arbiter's words were opened, perhaps by somebody who only wanted to call one. $arbiter, $done, $call: the
# commands as they are typed in this language.
arbiter-open = les mots de l'arbitre sont ouverts, { $arbiter } { $done } les ferme, { $call } appelle l'arbitre

# Official play: the arbiter's word was typed, and the code is to follow, perhaps by a player who only wanted to call one.
# $call as in arbiter-open.
code-awaited = le code de l'arbitre, ou { $call }, qui l'appelle

# Training: somebody wants to play White, or Black. Whoever types, types the half-moves of both.
both-sides-here = taper les coups des deux camps, l'un après l'autre

# A yes, a no or another answer was given, and nothing is asked.
nothing-asked = rien n'est demandé

# A question is open, and somebody answers it whose answer does not count.
not-yours-to-answer = ce n'est pas à vous de répondre

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
whose-answer = tant que l'arbitre est à l'œuvre, une réponse commence par le camp, blancs oui ou noirs non

# Somebody says that they have done adjusting, and nobody was.
not-adjusting = rien n'est en train d'être réajusté

# Something was to be chosen or left, and neither a menu nor anything else is open.
nothing-open = rien n'est ouvert, ni menu ni choix

# Another question is open and must be answered before something else can be asked.
answer-first = répondre d'abord à la question posée

# Somebody asks who has won, and the game goes on.
not-over = la partie n'est pas finie

# Somebody asks for what programs elsewhere do and this one does not: an opponent, letters to the other player, a level.
not-to-be-had = ce programme ne fait pas cela

# The answer to where we are. What waits for the listener comes first: a draw offer, and what is to be done on his own
# board; then the last half-move of each side, and the clocks. Never whose move it is. Arguments as in its parts.
where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-times }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-times }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }{ where-times }

# That the game is over, in front of where. $over: yes or no.
where-over =
    { $over ->
        [yes] la partie est finie,{" "}
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
        [white] les Blancs proposent nulle,{" "}
        [black] les Noirs proposent nulle,{" "}
       *[none] {""}
    }

# That there is none, in full words at the end of where. $offer as there.
where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , aucune nulle proposée
    }

# What is to be done on the asker's own board, in front of where. $own: to-make where a half-move of the record is still
# to be carried out on it, $to-do, in words; differs, away, under-way as in board-state, done where there is nothing.
where-to-do =
    { $own ->
        [to-make] à jouer { $to-do },{" "}
        [differs] votre damier diffère,{" "}
        [away] votre damier ne répond pas,{" "}
        [under-way] un coup est en cours sur votre damier,{" "}
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
        [done] , votre damier concorde
       *[none] {""}
    }

# White's last half-move, in where. $white: it; $white-known: no where there is none.
where-white =
    { $white-known ->
        [yes] Blancs { $white }
       *[no] Blancs aucun coup
    }

# Black's, likewise.
where-black =
    { $black-known ->
        [yes] Noirs { $black }
       *[no] Noirs aucun coup
    }

# What the clocks show, at the end of where. $times-known: yes, or no where no clock runs in this game;
# $white-left, $black-left: in words.
where-times =
    { $times-known ->
        [yes] , aux pendules Blancs { $white-left }, Noirs { $black-left }
       *[no] {""}
    }
