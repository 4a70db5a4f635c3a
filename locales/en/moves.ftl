### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } takes { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, by way of { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } takes { $to }, by way of { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } or { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] White
       *[black] Black
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move;
# $recorded: yes, or no where the disk is gone; in-words where it is, and the listener wants no sound that says so;
# $side as in mover.
move-played =
    { $recorded ->
        [no] { $played }, not recorded
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, not recorded
            [in-words] { $played }, recorded
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, not recorded
           *[yes] { $played }, { mover }, recorded
        }

# The half-move said last is struck out and this one stands. The first word must tell it from a
# new half-move. $played, $recorded as above.
move-corrected =
    { $recorded ->
        [no] correction, { $played }, not recorded
       *[yes] correction, { $played }
    }
    .full =
        { $recorded ->
            [no] correction, { $played }, { mover }, not recorded
           *[yes] correction, { $played }, { mover }, recorded
        }

# The half-move said last is struck out and nothing stands in its place. $struck: that half-move.
move-taken-back = taken back, { $struck }
    .full = taken back, { $struck }, { mover }, nothing in its place

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = said { $said }, the board shows { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = said { $said }, entered { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = not played yet

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, announcement noted

# In front of a question that one player is asked where the other, or both, hear it. $whose: white, black or nobody.
asked-of =
    { $whose ->
        [white] White,{" "}
        [black] Black,{" "}
       *[nobody] {""}
    }

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named. Or a half-move was typed by the file of its piece alone, and two can go so: pieces, where $via holds
# the squares they stand on, and piece in official play.
which-way =
    { $choice ->
        [named] { asked-of }which way, through { $via }?
        [pieces] { asked-of }which piece, { $via }?
        [piece] { asked-of }which piece?
       *[open] { asked-of }which way?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = { asked-of }correction to { $instead }, yes or no?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = for White or for Black?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = take back { $struck }, yes or no?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal = { $tried }, { illegal-why }

# Training only, to the mover: what was typed begins where the last half-move began and is weighed as a correction of it, and cannot be
# one. $last: the half-move that stands; $tried, $why: as above.
not-a-correction = { $last } stands, { $tried } is no correction of it, { illegal-why }

# The reason. $why: see the variants.
illegal-why =
    { $why ->
        [not-yours] that piece is the opponent's
        [not-your-turn] the other side is to move
        [must-capture] capture is compulsory
        [takes-more] more must be taken
        [left-standing] captured pieces were left on the board
        [wrongly-taken] too much was taken off
       *[no-such-way] that piece does not move that way
    }

# The piece that has just moved was to move again before its half-move counts. $last: what stands; the command is the word of
# `correct`.
last-move-stands = the last move is { $last }, correct and the whole move puts it right

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] the game is over, White wins{ ending-said }
        [black] the game is over, Black wins{ ending-said }
        [draw] the game is over, a draw{ ending-said }{ advantage-said }
       *[nobody] the game is over, both sides lose{ ending-said }
    }

# A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] White offers a draw
       *[black] Black offers a draw
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] White accepts the draw and ends the game, yes or no?
       *[black] Black accepts the draw and ends the game, yes or no?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] White declines the draw
       *[black] Black declines the draw
    }
