### Half-moves: heard by both players, so short that they do not disturb. The squares come first.

# A half-move without capture, put into other messages as $played, $said, $struck and so on.
# $from, $to: squares in words. Nothing but a comma between them.
move-plain = { $from }, { $to }

# A capture, put into other messages likewise. The two squares, and between them the one word that
# says that something was taken. $from, $to: squares in words.
move-takes = { $from } schlägt { $to }

# Like move-plain, with the squares passed on the way. $via: squares in words, joined by commas.
move-plain-via = { $from }, { $to }, über { $via }

# A capture whose two ends fit several captures: the landing squares that tell it apart follow the
# ends. $via: squares in words, joined by commas.
move-takes-via = { $from } schlägt { $to }, über { $via }

# Two squares or more to choose from, joined pair by pair. $first, $second: squares in words.
either = { $first } oder { $second }

# Who moved, behind the squares. $side: white or black.
mover =
    { $side ->
        [white] Weiß
       *[black] Schwarz
    }

# A half-move was seen on the board or entered. Every listener hears it once. $played: the half-move;
# $recorded: yes, or no where the disk is gone; in-words where it is, and the listener wants no sound that says so;
# $side as in mover.
move-played =
    { $recorded ->
        [no] { $played }, nicht notiert
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, nicht notiert
            [in-words] { $played }, notiert
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, nicht notiert
           *[yes] { $played }, { mover }, notiert
        }

# The half-move said last is struck out and this one stands. The first word must tell it from a
# new half-move. $played, $recorded as above.
move-corrected =
    { $recorded ->
        [no] Korrektur, { $played }, nicht notiert
       *[yes] Korrektur, { $played }
    }
    .full =
        { $recorded ->
            [no] Korrektur, { $played }, { mover }, nicht notiert
           *[yes] Korrektur, { $played }, { mover }, notiert
        }

# The half-move said last is struck out and nothing stands in its place. $struck: that half-move.
move-taken-back = zurückgenommen, { $struck }
    .full = zurückgenommen, { $struck }, { mover }, nichts an seiner Stelle

# To the mover alone: what was announced aloud is not what the board shows. Impersonal: nobody is
# blamed. $said, $shown: half-moves.
said-but-shown = angesagt { $said }, das Brett zeigt { $shown }

# To the mover alone: what was announced aloud is not what was entered by hand. $said, $entered:
# half-moves.
said-but-entered = angesagt { $said }, eingegeben { $entered }

# What was announced is not played yet: the speaker has lifted nothing. Heard as a tone, this is its text.
not-yet-played = noch nicht ausgeführt

# To the player or assistant who typed what was announced aloud: it is noted. $said: the half-move.
said-noted = { $said }, Ansage notiert

# Two captures share both ends and differ in what they take. To the mover. $choice: named in
# training, where $via holds the squares that tell them apart; open in official play, where no
# square may be named.
which-way =
    { $choice ->
        [named] welcher Weg, über { $via }?
       *[open] welcher Weg?
    }

# A half-move was typed that begins with a man of the side that moved last, before its press: does it take that
# half-move's place? $instead: what was typed, in words. The answer is yes or no.
ask-correction = Korrektur auf { $instead }, ja oder nein?

# The same after the press: for which side is it? The answer is one of the two words. Always in these words.
ask-whose = für Weiß oder für Schwarz?

# Training: before the last half-move is taken back. $struck: it, in words.
ask-undo = { $struck } zurücknehmen, ja oder nein?

# Training only, to the mover: why the half-move cannot be played. $tried: the half-move; $why:
# the reason, see the variants.
move-illegal =
    { $why ->
        [not-yours] { $tried }, das ist ein Stein des Gegners
        [not-your-turn] { $tried }, die andere Seite ist am Zug
        [must-capture] { $tried }, Schlagen ist Pflicht
        [takes-more] { $tried }, es muss mehr geschlagen werden
        [left-standing] { $tried }, geschlagene Steine sind stehen geblieben
        [wrongly-taken] { $tried }, zu viel weggenommen
       *[no-such-way] { $tried }, so zieht dieser Stein nicht
    }

# The game is over. $outcome: white, black, draw, or nobody where both lost; $cause: why, see ending-said;
# $advantage: white, black or none, of a draw with advantage.
game-over =
    { $outcome ->
        [white] die Partie ist zu Ende, Weiß gewinnt{ ending-said }
        [black] die Partie ist zu Ende, Schwarz gewinnt{ ending-said }
        [draw] die Partie ist zu Ende, unentschieden{ ending-said }{ advantage-said }
       *[nobody] die Partie ist zu Ende, beide Seiten verlieren{ ending-said }
    }

# Of a draw: Unentschieden, because the built-in voice reads Remis with its s. A draw is offered. Both sides hear it. $by: white or black.
draw-offered =
    { $by ->
        [white] Weiß bietet Unentschieden an
       *[black] Schwarz bietet Unentschieden an
    }

# The question before an offer is accepted, because it ends the game. $by: white or black, who accepts.
ask-draw =
    { $by ->
        [white] Weiß nimmt das Unentschieden an und beendet die Partie, ja oder nein?
       *[black] Schwarz nimmt das Unentschieden an und beendet die Partie, ja oder nein?
    }

# The offer was declined in words. $by: white or black.
draw-declined =
    { $by ->
        [white] Weiß lehnt das Unentschieden ab
       *[black] Schwarz lehnt das Unentschieden ab
    }
