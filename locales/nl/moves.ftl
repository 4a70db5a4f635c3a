### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } slaat { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, over { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } slaat { $to }, over { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } of { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] wit
       *[black] zwart
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move;
# $recorded: yes, or no where the disk is gone; in-words where it is, and the listener wants no sound that says so;
# $side as in mover.
move-played =
    { $recorded ->
        [no] { $played }, niet genoteerd
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, niet genoteerd
            [in-words] { $played }, genoteerd
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, niet genoteerd
           *[yes] { $played }, { mover }, genoteerd
        }

# The half-move said last is struck out and this one stands. The first word must tell it from a
# new half-move. $played, $recorded as above.
move-corrected =
    { $recorded ->
        [no] correctie, { $played }, niet genoteerd
       *[yes] correctie, { $played }
    }
    .full =
        { $recorded ->
            [no] correctie, { $played }, { mover }, niet genoteerd
           *[yes] correctie, { $played }, { mover }, genoteerd
        }

# The half-move said last is struck out and nothing stands in its place. $struck: that half-move.
move-taken-back = teruggenomen, { $struck }
    .full = teruggenomen, { $struck }, { mover }, niets in de plaats

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = gezegd { $said }, het bord toont { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = gezegd { $said }, ingevoerd { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = nog niet uitgevoerd

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, aankondiging genoteerd

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named.
which-way =
    { $choice ->
        [named] welke weg, over { $via }?
       *[open] welke weg?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = corrigeren naar { $instead }, ja of nee?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = voor wit of voor zwart?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = { $struck } terugnemen, ja of nee?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal =
    { $why ->
        [not-yours] { $tried }, dat is een stuk van de tegenstander
        [not-your-turn] { $tried }, de andere partij is aan zet
        [must-capture] { $tried }, slaan is verplicht
        [takes-more] { $tried }, er moet meer geslagen worden
        [left-standing] { $tried }, geslagen stukken zijn blijven staan
        [wrongly-taken] { $tried }, te veel weggenomen
       *[no-such-way] { $tried }, zo gaat dit stuk niet
    }

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] de partij is afgelopen, wit wint{ ending-said }
        [black] de partij is afgelopen, zwart wint{ ending-said }
        [draw] de partij is afgelopen, remise{ ending-said }{ advantage-said }
       *[nobody] de partij is afgelopen, beide kanten verliezen{ ending-said }
    }

# A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] wit biedt remise aan
       *[black] zwart biedt remise aan
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] wit neemt remise aan en beëindigt de partij, ja of nee?
       *[black] zwart neemt remise aan en beëindigt de partij, ja of nee?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] wit wijst remise af
       *[black] zwart wijst remise af
    }
