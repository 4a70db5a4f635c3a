### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } bije { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, przez { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } bije { $to }, przez { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } czy { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] białe
       *[black] czarne
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move;
# $recorded: yes, or no where the disk is gone; in-words where it is, and the listener wants no sound that says so;
# $side as in mover.
move-played =
    { $recorded ->
        [no] { $played }, nie zapisano
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, nie zapisano
            [in-words] { $played }, zapisano
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, nie zapisano
           *[yes] { $played }, { mover }, zapisano
        }

# The half-move said last is struck out and this one stands. The first word must tell it from a
# new half-move. $played, $recorded as above.
move-corrected =
    { $recorded ->
        [no] poprawka, { $played }, nie zapisano
       *[yes] poprawka, { $played }
    }
    .full =
        { $recorded ->
            [no] poprawka, { $played }, { mover }, nie zapisano
           *[yes] poprawka, { $played }, { mover }, zapisano
        }

# The half-move said last is struck out and nothing stands in its place. $struck: that half-move.
move-taken-back = cofnięto, { $struck }
    .full = cofnięto, { $struck }, { mover }, nic w zamian

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = powiedziano { $said }, na warcabnicy { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = powiedziano { $said }, wpisano { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = jeszcze nie wykonane

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, zapowiedź zapisana

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named.
which-way =
    { $choice ->
        [named] którędy, przez { $via }?
       *[open] którędy?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = poprawić na { $instead }, tak czy nie?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = za białe czy za czarne?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = cofnąć { $struck }, tak czy nie?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal =
    { $why ->
        [not-yours] { $tried }, to bierka przeciwnika
        [not-your-turn] { $tried }, na posunięciu jest druga strona
        [must-capture] { $tried }, bicie jest obowiązkowe
        [takes-more] { $tried }, trzeba zbić więcej
        [left-standing] { $tried }, zbite bierki zostały na warcabnicy
        [wrongly-taken] { $tried }, zdjęto za dużo
       *[no-such-way] { $tried }, ta bierka tak nie chodzi
    }

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] koniec partii, białe wygrywają{ ending-said }
        [black] koniec partii, czarne wygrywają{ ending-said }
        [draw] koniec partii, remis{ ending-said }{ advantage-said }
       *[nobody] koniec partii, obie strony przegrywają{ ending-said }
    }

# A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] białe proponują remis
       *[black] czarne proponują remis
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] białe przyjmują remis i kończą partię, tak czy nie?
       *[black] czarne przyjmują remis i kończą partię, tak czy nie?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] białe odrzucają propozycję remisu
       *[black] czarne odrzucają propozycję remisu
    }
