### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] Die Notationen stimmen einen Halbzug lang überein.
       *[other] Die Notationen stimmen { $plies } Halbzüge lang überein.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Halbzug { $ply }: In der Notation von Weiß steht { $white }, in der von Schwarz { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = nichts

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = etwas anderes

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Vorschlag: die Stellung nach Halbzug { $ply }, { $turn ->
            [white] Weiß
           *[black] Schwarz
        } am Zug; { $reason }.
       *[no] Vorschlag: die Stellung auf den Brettern; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] die Notationen stimmen bis zum Ende überein
        [longer-record] die Notationen widersprechen einander nicht, und eine endet früher; vom Schiedsrichter zu bestätigen, wegen des Fehlenden wird nicht zurückgegangen
        [not-all-read] die Notationen widersprechen einander nicht, aber nicht alles darin war lesbar
        [reading-stops] die Notationen widersprechen einander bis hierher nicht und lassen sich nicht weiter gemeinsam lesen
        [last-before-they-part] es ist die letzte, in der die Notationen übereinstimmen (Kodeks VIII 3.1.2)
        [one-version-fits] die Notationen trennen sich früher, und was beide danach sagen, passt nur zu einer Fassung
        [boards-confirm] die Notationen trennen sich früher, und beide Bretter bestätigen eine Fassung
        [same-position] die Notationen trennen sich früher und kommen wieder zur selben Stellung
        [boards-agree] ohne Notationen stimmen beide Bretter in ihr überein; der Schiedsrichter entscheidet (Kodeks IV 2.20)
       *[nothing-known] es gibt weder Notationen noch übereinstimmende Bretter; der Schiedsrichter entscheidet (Kodeks IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] { board-name } stimmt damit überein.
       *[no] { board-name } weicht davon ab:
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = Zu streichen { reconcile-in-record }, lesbar zu lassen: { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = { $count } Erklärungen sind gleich wahrscheinlich; was vorliegt, unterscheidet sie nicht.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Am wahrscheinlichsten: { $what }.
       *[further] Oder: { $what }.
    }

# What happened. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] ein Nachbarfeld
        [misheard-number] eine verhörte Zahl
        [captured-left] ein geschlagener Stein blieb stehen
        [wrong-man-removed] ein falscher Stein wurde weggenommen
        [crown-forgotten] eine vergessene Krönung
        [not-transferred] der Halbzug des Gegners wurde nicht ausgeführt
        [not-carried-out] der eigene Halbzug wurde auf dem eigenen Brett nicht ausgeführt
        [wrong-square] ein falsches Feld
        [two-in-a-row] zwei Halbzüge hintereinander
        [half-a-capture] ein halber Schlagzug
        [other-capture] ein anderer Schlagzug über gleich viele Steine
        [skipped-entry] ein ausgelassener Halbzug
        [doubled-entry] ein doppelt notierter Halbzug
        [transposed-entries] zwei vertauschte Einträge
        [slip-of-the-pen] ein Schreibfehler
        [knocked-over] ein umgestoßener Stein
        [misplaced] ein verschobener Stein
        [board-turned] das Brett verdreht
        [ahead-of-the-record] ein noch nicht notierter Halbzug
       *[different-move] zwei verschiedene Halbzüge
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] in der Notation von Weiß
       *[black] in der Notation von Schwarz
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = zwischen den Spielenden, wessen Fehler es war, ist nicht zu sagen

# When. $ply: which half-move.
reconcile-at-half-move = Halbzug { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = { $one } bei Weiß, { $other } bei Schwarz

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } statt { $one }

# A time that is not written in the records.
reconcile-time-unknown = nicht notiert

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = Die Uhren dort, wie notiert: Weiß { $white }, Schwarz { $black }.

# The last line.
reconcile-arbiter-decides = Der Schiedsrichter entscheidet.

# Nothing can be compared.
reconcile-different-starts = Die Notationen beginnen mit verschiedenen Stellungen; sie lassen sich nicht vergleichen.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Beide Bretter stimmen miteinander überein und mit den Notationen nicht; eine Entscheidung ist nötig (Kodeks IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] Ab Halbzug { $ply } sagt nur die Notation von Weiß etwas; was fehlt, ist kein Widerspruch.
       *[black] Ab Halbzug { $ply } sagt nur die Notation von Schwarz etwas; was fehlt, ist kein Widerspruch.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Halbzug { $ply } steht in keiner Notation; der Vergleich endet dort.
       *[impossible] Halbzug { $ply } ist so, wie er notiert ist, nicht ausführbar; der Vergleich endet dort.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Halbzug { $ply }: Nach allem, was folgt, liegt der Schreibfehler { reconcile-in-record }.
        [skipped] Halbzug { $ply } fehlt { reconcile-in-record }; alles Folgende stimmt wieder überein.
        [transposed] Halbzug { $ply } und ein späterer stehen { reconcile-in-record } vertauscht.
       *[doubled] Vor Halbzug { $ply } steht ein Eintrag doppelt { reconcile-in-record }; alles Folgende stimmt wieder überein.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] Notation von Weiß, Halbzug { $ply }: „{ $text }“ ist nicht lesbar.
       *[black] Notation von Schwarz, Halbzug { $ply }: „{ $text }“ ist nicht lesbar.
    }

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] Die Notation von Weiß konnte nicht ganz aus der Datei gelesen werden.
       *[black] Die Notation von Schwarz konnte nicht ganz aus der Datei gelesen werden.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Von der Notation von Weiß werden nur die ersten { $count } Halbzüge betrachtet.
       *[black] Von der Notation von Schwarz werden nur die ersten { $count } Halbzüge betrachtet.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = Mit der angerechneten Zeit der Richtigstellung: Weiß { $white }, Schwarz { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = das Brett umdrehen

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] nachsehen, ob dort weiße Steine stehen, und richtigstellen: { $squares }
        [white-king] nachsehen, ob dort weiße Damen stehen, und richtigstellen: { $squares }
        [black-man] nachsehen, ob dort schwarze Steine stehen, und richtigstellen: { $squares }
        [black-king] nachsehen, ob dort schwarze Damen stehen, und richtigstellen: { $squares }
       *[nothing] nachsehen, ob sie leer sind, und richtigstellen: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = gleich, ja

# The sheet says something else.
aloud-differs = verschieden, anders, nein

# The sheet cannot be read here, or is blank.
aloud-unreadable = unlesbar, leer

# Read the half-move again.
aloud-repeat = wiederholen, nochmal

# Back to the half-move before, whose answer is taken back.
aloud-back = zurück

# The reading ends here, and the comparison follows.
aloud-stop = ende, beenden

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = Halbzug { WORDS($ply) }, notiert { $text }

# Back at the first half-move that was read.
aloud-first = das ist der erste Halbzug

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = kein Unterschied gefunden

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = so weit steht auf dem Blatt dasselbe; nicht alles in der Notation war lesbar

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = der erste Unterschied ist Halbzug { WORDS($ply) }
