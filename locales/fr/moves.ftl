### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } prend { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, par { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } prend { $to }, par { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } ou { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] les blancs
       *[black] les noirs
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move;
# $recorded: yes, or no where the disk is gone; in-words where it is, and the listener wants no sound that says so;
# $side as in mover.
move-played =
    { $recorded ->
        [no] { $played }, pas noté
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, pas noté
            [in-words] { $played }, noté
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, pas noté
           *[yes] { $played }, { mover }, noté
        }

# The half-move said last is struck out and this one stands. The first word must tell it from a
# new half-move. $played, $recorded as above.
move-corrected =
    { $recorded ->
        [no] correction, { $played }, pas noté
       *[yes] correction, { $played }
    }
    .full =
        { $recorded ->
            [no] correction, { $played }, { mover }, pas noté
           *[yes] correction, { $played }, { mover }, noté
        }

# The half-move said last is struck out and nothing stands in its place. $struck: that half-move.
move-taken-back = repris, { $struck }
    .full = coup repris, { $struck }, { mover }, rien à sa place

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = annoncé { $said }, le damier montre { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = annoncé { $said }, saisi { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = pas encore joué

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, annonce notée

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named.
which-way =
    { $choice ->
        [named] quel chemin, par { $via }?
       *[open] quel chemin?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = corriger en { $instead }, oui ou non?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = pour les Blancs ou pour les Noirs?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = reprendre { $struck }, oui ou non?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal =
    { $why ->
        [not-yours] { $tried }, cette pièce est à l'adversaire
        [not-your-turn] { $tried }, c'est à l'autre camp de jouer
        [must-capture] { $tried }, la prise est obligatoire
        [takes-more] { $tried }, il faut prendre plus de pièces
        [left-standing] { $tried }, des pièces prises sont restées
        [wrongly-taken] { $tried }, trop de pièces enlevées
       *[no-such-way] { $tried }, ce coup est impossible
    }

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] fin de la partie, les Blancs gagnent{ ending-said }
        [black] fin de la partie, les Noirs gagnent{ ending-said }
        [draw] fin de la partie, nulle{ ending-said }{ advantage-said }
       *[nobody] fin de la partie, les deux camps perdent{ ending-said }
    }

# A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] les Blancs proposent nulle
       *[black] les Noirs proposent nulle
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] les Blancs acceptent la nulle et terminent la partie, oui ou non?
       *[black] les Noirs acceptent la nulle et terminent la partie, oui ou non?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] les Blancs refusent la nulle
       *[black] les Noirs refusent la nulle
    }
