### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } бере { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, через { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } бере { $to }, через { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } чи { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] білі
       *[black] чорні
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move;
# $recorded: yes, or no where the disk is gone; in-words where it is, and the listener wants no sound that says so;
# $side as in mover.
move-played =
    { $recorded ->
        [no] { $played }, не записано
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, не записано
            [in-words] { $played }, записано
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, не записано
           *[yes] { $played }, { mover }, записано
        }

# The half-move said last is struck out and this one stands. The first word must tell it from a
# new half-move. $played, $recorded as above.
move-corrected =
    { $recorded ->
        [no] поправка, { $played }, не записано
       *[yes] поправка, { $played }
    }
    .full =
        { $recorded ->
            [no] поправка, { $played }, { mover }, не записано
           *[yes] поправка, { $played }, { mover }, записано
        }

# The half-move said last is struck out and nothing stands in its place. $struck: that half-move.
move-taken-back = хід узято назад, { $struck }
    .full = хід узято назад, { $struck }, { mover }, натомість нічого

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = оголошено { $said }, на дошці { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = оголошено { $said }, введено { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = ще не зіграно

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, оголошення записано

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named.
which-way =
    { $choice ->
        [named] яким шляхом, через { $via }?
       *[open] яким шляхом?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = виправити на { $instead }, так чи ні?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = за білих чи за чорних?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = узяти назад { $struck }, так чи ні?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal =
    { $why ->
        [not-yours] { $tried }, шашка суперника
        [not-your-turn] { $tried }, хід за іншою стороною
        [must-capture] { $tried }, взяття обов'язкове
        [takes-more] { $tried }, треба побити більше
        [left-standing] { $tried }, побиті шашки залишилися на дошці
        [wrongly-taken] { $tried }, знято зайве
       *[no-such-way] { $tried }, ця шашка так не ходить
    }

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] партію закінчено, білі виграють{ ending-said }
        [black] партію закінчено, чорні виграють{ ending-said }
        [draw] партію закінчено, нічия{ ending-said }{ advantage-said }
       *[nobody] партію закінчено, обидві сторони програють{ ending-said }
    }

# A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] білі пропонують нічию
       *[black] чорні пропонують нічию
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] білі приймають нічию і закінчують партію, так чи ні?
       *[black] чорні приймають нічию і закінчують партію, так чи ні?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] білі відхиляють нічию
       *[black] чорні відхиляють нічию
    }
