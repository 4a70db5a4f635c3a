### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] De notaties stemmen één halve zet lang overeen.
       *[other] De notaties stemmen { $plies } halve zetten lang overeen.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Halve zet { $ply }: in de notatie van wit staat { $white }, in die van zwart { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = niets

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = iets anders

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Voorstel: de stand na halve zet { $ply }, { $turn ->
            [white] wit
           *[black] zwart
        } aan zet; { $reason }.
       *[no] Voorstel: de stand op de borden; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] de notaties stemmen tot het einde overeen
        [longer-record] de notaties spreken elkaar niet tegen en een ervan houdt eerder op; te bevestigen door de arbiter, om wat ontbreekt wordt niet teruggegaan
        [not-all-read] de notaties spreken elkaar niet tegen, maar niet alles erin was leesbaar
        [reading-stops] de notaties spreken elkaar tot hier niet tegen en kunnen niet verder samen gelezen worden
        [last-before-they-part] het is de laatste waarin de notaties overeenstemmen (Kodeks VIII 3.1.2)
        [one-version-fits] de notaties lopen eerder uiteen, en wat beide daarna zeggen past maar bij één versie
        [boards-confirm] de notaties lopen eerder uiteen, en beide borden bevestigen één versie
        [same-position] de notaties lopen eerder uiteen en komen weer bij dezelfde stand uit
        [boards-agree] zonder notaties stemmen beide borden erin overeen; de arbiter beslist (Kodeks IV 2.20)
       *[nothing-known] er zijn noch notaties noch borden die overeenstemmen; de arbiter beslist (Kodeks IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] { board-name } klopt ermee.
       *[no] { board-name } wijkt ervan af:
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = Door te halen { reconcile-in-record } en leesbaar te laten: { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = { $count } verklaringen zijn even waarschijnlijk; wat voorhanden is onderscheidt ze niet.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Het waarschijnlijkst: { $what }.
       *[further] Of: { $what }.
    }

# What happened. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] een buurveld
        [misheard-number] een verkeerd gehoord nummer
        [captured-left] een geslagen schijf bleef staan
        [wrong-man-removed] een verkeerde schijf werd weggenomen
        [crown-forgotten] een vergeten kroning
        [not-transferred] de halve zet van de tegenstander werd niet uitgevoerd
        [not-carried-out] de eigen halve zet werd op het eigen bord niet uitgevoerd
        [wrong-square] een verkeerd veld
        [two-in-a-row] twee halve zetten achter elkaar
        [half-a-capture] een halve slag
        [other-capture] een andere slag over evenveel stukken
        [skipped-entry] een overgeslagen halve zet
        [doubled-entry] een dubbel genoteerde halve zet
        [transposed-entries] twee verwisselde zetten in de notatie
        [slip-of-the-pen] een verschrijving
        [knocked-over] een omgestoten stuk
        [misplaced] een verschoven stuk
        [board-turned] het bord omgedraaid
        [ahead-of-the-record] een nog niet genoteerde halve zet
       *[different-move] twee verschillende halve zetten
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] in de notatie van wit
       *[black] in de notatie van zwart
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = tussen de spelers, wiens fout het was is niet te zeggen

# When. $ply: which half-move.
reconcile-at-half-move = halve zet { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = { $one } bij wit, { $other } bij zwart

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } in plaats van { $one }

# A time that is not written in the records.
reconcile-time-unknown = niet genoteerd

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = De klokken daar, zoals genoteerd: wit { $white }, zwart { $black }.

# The last line.
reconcile-arbiter-decides = De arbiter beslist.

# Nothing can be compared.
reconcile-different-starts = De notaties beginnen met verschillende standen; ze kunnen niet vergeleken worden.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Beide borden stemmen met elkaar overeen en niet met de notaties; een beslissing is nodig (Kodeks IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] Vanaf halve zet { $ply } zegt alleen de notatie van wit iets; wat ontbreekt is geen tegenspraak.
       *[black] Vanaf halve zet { $ply } zegt alleen de notatie van zwart iets; wat ontbreekt is geen tegenspraak.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Halve zet { $ply } staat in geen van beide notaties; de vergelijking houdt daar op.
       *[impossible] Halve zet { $ply } is zoals genoteerd niet uitvoerbaar; de vergelijking houdt daar op.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Halve zet { $ply }: naar alles wat volgt staat de verschrijving { reconcile-in-record }.
        [skipped] Halve zet { $ply } ontbreekt { reconcile-in-record }; alles wat volgt stemt weer overeen.
        [transposed] Halve zet { $ply } en een latere staan { reconcile-in-record } verwisseld.
       *[doubled] Vóór halve zet { $ply } staat iets dubbel { reconcile-in-record }; alles wat volgt stemt weer overeen.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] Notatie van wit, halve zet { $ply }: „{ $text }” is niet leesbaar.
       *[black] Notatie van zwart, halve zet { $ply }: „{ $text }” is niet leesbaar.
    }

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] De notatie van wit kon niet helemaal uit het bestand worden gelezen.
       *[black] De notatie van zwart kon niet helemaal uit het bestand worden gelezen.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Van de notatie van wit worden alleen de eerste { $count } halve zetten bekeken.
       *[black] Van de notatie van zwart worden alleen de eerste { $count } halve zetten bekeken.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = Met de aangerekende tijd van het herstel: wit { $white }, zwart { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = het bord omdraaien

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] nakijken of daar witte schijven staan, en herstellen: { $squares }
        [white-king] nakijken of daar witte dammen staan, en herstellen: { $squares }
        [black-man] nakijken of daar zwarte schijven staan, en herstellen: { $squares }
        [black-king] nakijken of daar zwarte dammen staan, en herstellen: { $squares }
       *[nothing] nakijken of ze leeg zijn, en herstellen: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = gelijk, ja

# The sheet says something else.
aloud-differs = verschil, anders, nee

# The sheet cannot be read here, or is blank.
aloud-unreadable = onleesbaar

# Read the half-move again.
aloud-repeat = herhaal, nog eens

# Back to the half-move before, whose answer is taken back.
aloud-back = terug

# The reading ends here, and the comparison follows.
aloud-stop = einde

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = halve zet { WORDS($ply) }, geschreven { $text }

# Back at the first half-move that was read.
aloud-first = dit is de eerste halve zet

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = geen verschil gevonden

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = tot hier staat op het blad hetzelfde; niet alles in de notatie kon worden gelezen

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = het eerste verschil is halve zet { WORDS($ply) }
