reconcile-agreed =
    { $plies ->
        [one] Les notations concordent sur { $plies } { -half-move }.
       *[other] Les notations concordent sur { $plies } { -half-move(number: "plural") }.
    }

reconcile-parting = { CAPITAL(-half-move) } { $ply } : la notation des Blancs dit { $white }, celle des Noirs { $black }.

reconcile-nothing-written = rien

reconcile-something-else = autre chose

reconcile-proposal =
    { $counted ->
        [yes] Proposition : la position après le { -half-move } { $ply }, trait { $turn ->
            [white] aux Blancs
           *[black] aux Noirs
        } ; { $reason }.
       *[no] Proposition : la position sur les { -board(number: "plural") } ; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] les notations concordent jusqu'à leur fin
        [longer-record] les notations ne se contredisent pas et l'une s'arrête plus tôt ; à confirmer par l'{ -arbiter }, on ne revient pas en arrière à cause de ce qui manque
        [left-blank] les notations ne se contredisent pas ; là où l'une est vide, l'autre a été prise
        [not-all-read] les notations ne se contredisent pas, mais tout n'a pas pu y être lu
        [reading-stops] les notations ne se contredisent pas jusqu'ici et ne peuvent être lues ensemble plus loin
        [last-before-they-part] c'est la dernière sur laquelle les notations concordent (Kodeks VIII 3.1.2)
        [one-version-fits] les notations se séparent plus tôt, et ce que les deux disent ensuite ne va qu'avec une version
        [boards-confirm] les notations se séparent plus tôt, et les deux { -board(number: "plural") } confirment une version
        [same-position] les notations se séparent plus tôt et reviennent à la même position
        [seen-likewise] jusqu'ici ce qui est écrit et les entrées du programme disent la même chose
        [both-boards-agreed] c'est la dernière sur laquelle on a vu les deux { -board(number: "plural") } concorder
        [both-go-so-far] les deux notations vont jusque-là, et ce qui a été vu ne confirme pas ce qu'une seule dit ensuite
        [boards-agree] sans notations, les deux { -board(number: "plural") } concordent sur elle ; l'{ -arbiter } décide (Kodeks IV 2.20)
       *[nothing-known] il n'y a ni notations ni { -board(number: "plural") } qui concordent ; l'{ -arbiter } décide (Kodeks IV 2.20)
    }

reconcile-board =
    { $agrees ->
        [yes] { board-name } y est conforme.
       *[no] { board-name } s'en écarte :
    }

reconcile-struck = À rayer { reconcile-in-record } et à laisser lisible : { $entries }.

reconcile-tie = { $count } explications sont également probables ; ce qui est connu ne les départage pas.

reconcile-explained =
    { $rank ->
        [first] Le plus probable : { $what }.
       *[further] Ou : { $what }.
    }

reconcile-fault =
    { $kind ->
        [neighbouring-square] une case voisine
        [misheard-number] un numéro mal entendu
        [captured-left] un pion pris resté en place
        [wrong-man-removed] un mauvais pion enlevé
        [crown-forgotten] un couronnement oublié
        [not-transferred] le { -half-move } de l'adversaire non exécuté
        [not-carried-out] le propre { -half-move } non exécuté sur le propre { -board }
        [wrong-square] une mauvaise case
        [two-in-a-row] deux { -half-move(number: "plural") } de suite
        [half-a-capture] une moitié de rafle
        [other-capture] une autre rafle d'autant de pièces
        [skipped-entry] un { -half-move } omis
        [doubled-entry] un { -half-move } noté deux fois
        [copied-line] plusieurs { -half-move(number: "plural") } de suite notés deux fois, une ligne recopiée
        [transposed-entries] deux { -half-move(number: "plural") } notés l'un à la place de l'autre
        [slip-of-the-pen] une faute de plume
        [knocked-over] une pièce renversée
        [misplaced] une pièce déplacée
        [board-turned] le { -board } retourné
        [ahead-of-the-record] un { -half-move } pas encore noté
       *[different-move] deux { -half-move(number: "plural") } différents
    }

reconcile-in-record =
    { $side ->
        [white] dans la notation des Blancs
       *[black] dans la notation des Noirs
    }

reconcile-between = entre les deux, on ne peut dire à qui est la faute

reconcile-at-half-move = { -half-move } { $ply }

reconcile-two-versions = { $one } chez les Blancs, { $other } chez les Noirs

reconcile-square = { $one }

reconcile-instead = { $other } au lieu de { $one }

reconcile-time-unknown = non noté

reconcile-clocks = { CAPITAL(-clock(number: "plural")) } à cet endroit, comme notées : Blancs { $white }, Noirs { $black }.

reconcile-arbiter-decides = L'{ -arbiter } décide.

reconcile-different-starts = Les notations commencent par des positions différentes ; elles ne peuvent être comparées.

reconcile-boards-against-records = Les deux { -board(number: "plural") } concordent entre eux et non avec les notations ; une décision est nécessaire (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] À partir du { -half-move } { $ply }, seule la notation des Blancs dit quelque chose ; ce qui manque n'est pas un désaccord.
       *[black] À partir du { -half-move } { $ply }, seule la notation des Noirs dit quelque chose ; ce qui manque n'est pas un désaccord.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] Le { -half-move } { $ply } n'est dans aucune notation ; la comparaison s'arrête là.
       *[impossible] Le { -half-move } { $ply } tel qu'il est noté ne peut être exécuté ; la comparaison s'arrête là.
    }

reconcile-mended =
    { $how ->
        [slip] { CAPITAL(-half-move) } { $ply } : d'après tout ce qui suit, la faute est { reconcile-in-record }.
        [skipped] Le { -half-move } { $ply } manque { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
        [transposed] Le { -half-move } { $ply } et un suivant sont notés l'un à la place de l'autre { reconcile-in-record }.
        [copied] Avant le { -half-move } { $ply }, une ligne est en double { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
        [beside] Avant le { -half-move } { $ply } se trouve { reconcile-in-record } quelque chose d'illisible qui n'est pas un { -half-move } ; tout ce qui suit concorde de nouveau.
       *[doubled] Avant le { -half-move } { $ply }, une inscription est en double { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
    }

reconcile-unread =
    { $side ->
        [white] Notation des Blancs, { -half-move } { $ply } : « { $text } » est illisible.
       *[black] Notation des Noirs, { -half-move } { $ply } : « { $text } » est illisible.
    }

reconcile-left-blank = Le { -half-move } { $ply } est laissé vide { reconcile-in-record }, ou rien n'y est lisible.

reconcile-left-blank-from = Les { -half-move(number: "plural") } { $ply } à { $to } sont laissés vides { reconcile-in-record }, ou rien n'y est lisible.

reconcile-not-shown = { CAPITAL(-half-move) } { $ply } : « { $text } » { reconcile-in-record } tient lieu d'un { -half-move } qui n'est pas montré.

reconcile-word = Après le { -half-move } { $ply } : « { $text } » { reconcile-in-record } est illisible ; les numéros des coups ne lui laissent pas de place, et il ne compte pas comme { -half-move }.

reconcile-cut-off =
    { $side ->
        [white] La notation des Blancs n'a pas pu être lue en entier dans son fichier.
       *[black] La notation des Noirs n'a pas pu être lue en entier dans son fichier.
    }

reconcile-too-long =
    { $side ->
        [white] Seuls les { $count } premiers { -half-move(number: "plural") } de la notation des Blancs sont examinés.
       *[black] Seuls les { $count } premiers { -half-move(number: "plural") } de la notation des Noirs sont examinés.
    }

reconcile-clocks-charged = Avec le temps de la correction imputé : Blancs { $white }, Noirs { $black }.

reconcile-turn = retourner le { -board }

reconcile-look =
    { $piece ->
        [white-man] voir s'il y a là des pions blancs, et rectifier : { $squares }
        [white-king] voir s'il y a là des { -king(number: "plural") } blanches, et rectifier : { $squares }
        [black-man] voir s'il y a là des pions noirs, et rectifier : { $squares }
        [black-king] voir s'il y a là des { -king(number: "plural") } noires, et rectifier : { $squares }
       *[nothing] voir si elles sont vides, et rectifier : { $squares }
    }

aloud-same = oui, pareil

aloud-differs = non, différent

aloud-unreadable = illisible, vide

aloud-repeat = répéter, encore

aloud-back = précédent

aloud-stop = fin

aloud-unclear = { -half-move } { WORDS($ply) }, écrit { $text }

aloud-first = c'est le premier { -half-move }

aloud-agrees = aucune différence trouvée

aloud-breaks-off = jusqu'ici la feuille dit la même chose ; toute la notation n'a pas pu être lue

aloud-parts = la première différence est le { -half-move } { WORDS($ply) }

reconcile-testimony = La propre notation de l'{ -arbiter } a { $move } au { -half-move } { $ply } ; la notation des Blancs y a { $white ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }, celle des Noirs { $black ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }.

reconcile-testimony-from = La propre notation de l'{ -arbiter } a les { -half-move(number: "plural") } { $ply } à { $to } ; la notation des Blancs y a { $white ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }, celle des Noirs { $black ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }.

reconcile-not-by-the-article = Pas selon VIII 3.1.2, IV 2.20 : il n'y a pas deux notations qui aillent jusque-là.

reconcile-departs = { CAPITAL(-half-move) } { $ply } : la notation { $side ->
        [white] des Blancs
       *[black] des Noirs
    } dit { $written }, l'entrée du programme { $program }.

reconcile-program = Entrées du programme, qui ne sont la notation d'aucun camp, { -half-move } par { -half-move } avec leur heure : { $moments }.

reconcile-both-agreed = On a vu les deux { -board(number: "plural") } concorder, après combien de { -half-move(number: "plural") } et quand : { $moments }.

reconcile-against = Ce qui a été vu la contredit : pour le { -half-move } { $ply } le programme a { $program } ; l'{ -arbiter } décide (Kodeks IV 2.20).

reconcile-against-boards = Ce qui a été vu la contredit : pour le { -half-move } { $ply } le programme a { $program }, et après le { -half-move } { $plies } ({ $at }) on a vu les deux { -board(number: "plural") } concorder avec cela ; l'{ -arbiter } décide (Kodeks IV 2.20).

reconcile-against-later = Ce qui a été vu la contredit : après le { -half-move } { $plies } ({ $at }), qu'elle laisse de côté, on a vu les deux { -board(number: "plural") } concorder ; l'{ -arbiter } décide (Kodeks IV 2.20).
