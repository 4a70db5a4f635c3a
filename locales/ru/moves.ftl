### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } бьёт { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, через { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } бьёт { $to }, через { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } или { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] белые
       *[black] чёрные
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
move-taken-back = ход взят назад, { $struck }
    .full = ход взят назад, { $struck }, { mover }, взамен ничего

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = объявлено { $said }, на доске { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = объявлено { $said }, введено { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = ещё не сыграно

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, объявление записано

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named.
which-way =
    { $choice ->
        [named] каким путём, через { $via }?
       *[open] каким путём?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = исправить на { $instead }, да или нет?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = за белых или за чёрных?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = взять назад { $struck }, да или нет?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal =
    { $why ->
        [not-yours] { $tried }, это шашка соперника
        [not-your-turn] { $tried }, ход за другой стороной
        [must-capture] { $tried }, взятие обязательно
        [takes-more] { $tried }, нужно побить больше
        [left-standing] { $tried }, побитые шашки остались на доске
        [wrongly-taken] { $tried }, снято лишнее
       *[no-such-way] { $tried }, эта шашка так не ходит
    }

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] партия окончена, белые выигрывают{ ending-said }
        [black] партия окончена, чёрные выигрывают{ ending-said }
        [draw] партия окончена, ничья{ ending-said }{ advantage-said }
       *[nobody] партия окончена, обе стороны проигрывают{ ending-said }
    }

# A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] белые предлагают ничью
       *[black] чёрные предлагают ничью
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] белые принимают ничью и заканчивают партию, да или нет?
       *[black] чёрные принимают ничью и заканчивают партию, да или нет?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] белые отклоняют ничью
       *[black] чёрные отклоняют ничью
    }
