### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] Les notations concordent sur { $plies } demi-coup.
       *[other] Les notations concordent sur { $plies } demi-coups.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Demi-coup { $ply } : la notation des Blancs dit { $white }, celle des Noirs { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = rien

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = autre chose

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Proposition : la position après le demi-coup { $ply }, trait { $turn ->
            [white] aux Blancs
           *[black] aux Noirs
        } ; { $reason }.
       *[no] Proposition : la position sur les damiers ; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] les notations concordent jusqu'à leur fin
        [longer-record] les notations ne se contredisent pas et l'une s'arrête plus tôt ; à confirmer par l'arbitre, on ne revient pas en arrière à cause de ce qui manque
        [not-all-read] les notations ne se contredisent pas, mais tout n'a pas pu y être lu
        [reading-stops] les notations ne se contredisent pas jusqu'ici et ne peuvent être lues ensemble plus loin
        [last-before-they-part] c'est la dernière sur laquelle les notations concordent (Kodeks VIII 3.1.2)
        [one-version-fits] les notations se séparent plus tôt, et ce que les deux disent ensuite ne va qu'avec une version
        [boards-confirm] les notations se séparent plus tôt, et les deux damiers confirment une version
        [same-position] les notations se séparent plus tôt et reviennent à la même position
        [boards-agree] sans notations, les deux damiers concordent sur elle ; l'arbitre décide (Kodeks IV 2.20)
       *[nothing-known] il n'y a ni notations ni damiers qui concordent ; l'arbitre décide (Kodeks IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] { board-name } y est conforme.
       *[no] { board-name } s'en écarte :
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = À rayer { reconcile-in-record } et à laisser lisible : { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = { $count } explications sont également probables ; ce qui est connu ne les départage pas.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Le plus probable : { $what }.
       *[further] Ou : { $what }.
    }

# What happened. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] une case voisine
        [misheard-number] un numéro mal entendu
        [captured-left] un pion pris resté en place
        [wrong-man-removed] un mauvais pion enlevé
        [crown-forgotten] un couronnement oublié
        [not-transferred] le demi-coup de l'adversaire non exécuté
        [not-carried-out] le propre demi-coup non exécuté sur le propre damier
        [wrong-square] une mauvaise case
        [two-in-a-row] deux demi-coups de suite
        [half-a-capture] une moitié de rafle
        [other-capture] une autre rafle d'autant de pièces
        [skipped-entry] un demi-coup omis
        [doubled-entry] un demi-coup noté deux fois
        [transposed-entries] deux demi-coups notés l'un à la place de l'autre
        [slip-of-the-pen] une faute de plume
        [knocked-over] une pièce renversée
        [misplaced] une pièce déplacée
        [board-turned] le damier retourné
        [ahead-of-the-record] un demi-coup pas encore noté
       *[different-move] deux demi-coups différents
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] dans la notation des Blancs
       *[black] dans la notation des Noirs
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = entre les deux, on ne peut dire à qui est la faute

# When. $ply: which half-move.
reconcile-at-half-move = demi-coup { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = { $one } chez les Blancs, { $other } chez les Noirs

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } au lieu de { $one }

# A time that is not written in the records.
reconcile-time-unknown = non noté

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = Pendules à cet endroit, comme notées : Blancs { $white }, Noirs { $black }.

# The last line.
reconcile-arbiter-decides = L'arbitre décide.

# Nothing can be compared.
reconcile-different-starts = Les notations commencent par des positions différentes ; elles ne peuvent être comparées.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Les deux damiers concordent entre eux et non avec les notations ; une décision est nécessaire (Kodeks IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] À partir du demi-coup { $ply }, seule la notation des Blancs dit quelque chose ; ce qui manque n'est pas un désaccord.
       *[black] À partir du demi-coup { $ply }, seule la notation des Noirs dit quelque chose ; ce qui manque n'est pas un désaccord.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Le demi-coup { $ply } n'est dans aucune notation ; la comparaison s'arrête là.
       *[impossible] Le demi-coup { $ply } tel qu'il est noté ne peut être exécuté ; la comparaison s'arrête là.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Demi-coup { $ply } : d'après tout ce qui suit, la faute est { reconcile-in-record }.
        [skipped] Le demi-coup { $ply } manque { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
        [transposed] Le demi-coup { $ply } et un suivant sont notés l'un à la place de l'autre { reconcile-in-record }.
       *[doubled] Avant le demi-coup { $ply }, une inscription est en double { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] Notation des Blancs, demi-coup { $ply } : « { $text } » est illisible.
       *[black] Notation des Noirs, demi-coup { $ply } : « { $text } » est illisible.
    }

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] La notation des Blancs n'a pas pu être lue en entier dans son fichier.
       *[black] La notation des Noirs n'a pas pu être lue en entier dans son fichier.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Seuls les { $count } premiers demi-coups de la notation des Blancs sont examinés.
       *[black] Seuls les { $count } premiers demi-coups de la notation des Noirs sont examinés.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = Avec le temps de la correction imputé : Blancs { $white }, Noirs { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = retourner le damier

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] voir s'il y a là des pions blancs, et rectifier : { $squares }
        [white-king] voir s'il y a là des dames blanches, et rectifier : { $squares }
        [black-man] voir s'il y a là des pions noirs, et rectifier : { $squares }
        [black-king] voir s'il y a là des dames noires, et rectifier : { $squares }
       *[nothing] voir si elles sont vides, et rectifier : { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = oui, pareil

# The sheet says something else.
aloud-differs = non, différent

# The sheet cannot be read here, or is blank.
aloud-unreadable = illisible, vide

# Read the half-move again.
aloud-repeat = répéter, encore

# Back to the half-move before, whose answer is taken back.
aloud-back = précédent

# The reading ends here, and the comparison follows.
aloud-stop = fin

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = demi-coup { WORDS($ply) }, écrit { $text }

# Back at the first half-move that was read.
aloud-first = c'est le premier demi-coup

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = aucune différence trouvée

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = jusqu'ici la feuille dit la même chose ; toute la notation n'a pas pu être lue

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = la première différence est le demi-coup { WORDS($ply) }
