### Half-moves: heard by both players, and so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise: the two squares, and between them the only word that says that a piece was taken.
# $from, $to: squares in words.
move-takes = { $from } takes { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, by way of { $via }

# A capture that has the same ends as others: the landing squares that tell it apart follow the ends. $via: squares in words,
# joined by commas.
move-takes-via = { $from } takes { $to }, by way of { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } or { $second }

# The side that moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] White
       *[black] Black
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move; $recorded: yes, or no if the
# disk is gone; in-words if it is gone and the listener wants no sound for that; $side as in mover.
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

# The half-move that was said last is struck out and replaced by this one. The first word must tell it from a new half-move.
# $played, $recorded as above.
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

# The half-move that was said last is struck out without a replacement. $struck: that half-move.
move-taken-back = taken back, { $struck }
    .full = taken back, { $struck }, { mover }, nothing in its place

# To the mover alone: the board does not show the announced half-move. Impersonal: no person is blamed. $said, $shown: half-moves.
said-but-shown = said { $said }, the { -board } shows { $shown }

# To the mover alone: the half-move entered by hand is not the announced one. $said, $entered: half-moves.
said-but-entered = said { $said }, entered { $entered }

# The announced half-move is not played yet: the speaker has lifted no piece. Heard as a tone; these words represent it.
not-yet-played = not played yet

# To the player or assistant who typed an announcement: it is noted. $said: the half-move.
said-noted = { $said }, announcement noted

# In front of a question to one player that the other player, or both, can hear. $whose: white, black or nobody.
asked-of =
    { $whose ->
        [white] White,{" "}
        [black] Black,{" "}
       *[nobody] {""}
    }

# Two captures share both ends and take different pieces. To the mover. $choice: named in training, with the squares that tell
# them apart in $via; open in official play, where no square may be named. Or a half-move was typed with only the file of its
# piece, and two pieces fit: pieces, with their squares in $via, and piece in official play.
which-way =
    { $choice ->
        [named] { asked-of }which way, through { $via }?
        [pieces] { asked-of }which piece, { $via }?
        [piece] { asked-of }which piece?
       *[open] { asked-of }which way?
    }

# A typed half-move begins with a man of the side that moved last, before its press: asks whether it replaces that half-move.
# $instead: the typed half-move, in words. The answer is yes or no.
ask-correction = { asked-of }correction to { $instead }, yes or no?

# The same after the press: asks for the side of the half-move. The answer is one of the two words. Always in these words.
ask-whose = for White or for Black?

# Training: before the last half-move is taken back. $struck: that half-move, in words.
ask-undo = take back { $struck }, yes or no?

# Training only, to the mover: the reason why the half-move cannot be played. $tried: the half-move; $why: the reason, see the
# variants.
move-illegal = { $tried }, { illegal-why }

# Training only, to the mover: the typed half-move begins where the last one began and is taken as a correction of it, but cannot
# be one. $last: the half-move that stands; $tried, $why: as above.
not-a-correction = { $last } stands, { $tried } is no correction of it, { illegal-why }

# The reason. $why: see the variants.
illegal-why =
    { $why ->
        [not-yours] that piece is the opponent's
        [not-your-turn] the other side is to move
        [must-capture] capture is compulsory
        [takes-more] more must be taken
        [left-standing] captured pieces were left on the { -board }
        [wrongly-taken] too much was taken off
       *[no-such-way] that piece does not move that way
    }

# The piece that has just moved was to move again before its half-move counts. $last: the half-move that stands; the command is
# the word of `correct`.
last-move-stands = the last move is { $last }, correct and the whole move puts it right

# The game is over. $outcome: white, black, draw, or nobody if both lost; $cause: the reason, see ending-said; $advantage: white,
# black or none, of a draw with advantage.
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

# The question before an offer is accepted, because this ends the game. $by: white or black, the side that accepts.
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
