reconcile-agreed =
    { $plies ->
        [one] Les notations concordent sur { $plies } demi-coup.
       *[other] Les notations concordent sur { $plies } demi-coups.
    }

reconcile-parting = Demi-coup { $ply } : la notation des Blancs dit { $white }, celle des Noirs { $black }.

reconcile-nothing-written = rien

reconcile-something-else = autre chose

reconcile-proposal =
    { $counted ->
        [yes] Proposition : la position après le demi-coup { $ply }, trait { $turn ->
            [white] aux Blancs
           *[black] aux Noirs
        } ; { $reason }.
       *[no] Proposition : la position sur les damiers ; { $reason }.
    }

reconcile-why =
    { $why ->
        [records-agree] les notations concordent jusqu'à leur fin
        [longer-record] les notations ne se contredisent pas et l'une s'arrête plus tôt ; à confirmer par l'arbitre, on ne revient pas en arrière à cause de ce qui manque
        [left-blank] les notations ne se contredisent pas ; là où l'une est vide, l'autre a été prise
        [not-all-read] les notations ne se contredisent pas, mais tout n'a pas pu y être lu
        [reading-stops] les notations ne se contredisent pas jusqu'ici et ne peuvent être lues ensemble plus loin
        [last-before-they-part] c'est la dernière sur laquelle les notations concordent (Kodeks VIII 3.1.2)
        [one-version-fits] les notations se séparent plus tôt, et ce que les deux disent ensuite ne va qu'avec une version
        [boards-confirm] les notations se séparent plus tôt, et les deux damiers confirment une version
        [same-position] les notations se séparent plus tôt et reviennent à la même position
        [seen-likewise] jusqu'ici ce qui est écrit et les entrées du programme disent la même chose
        [both-boards-agreed] c'est la dernière sur laquelle on a vu les deux damiers concorder
        [both-go-so-far] les deux notations vont jusque-là, et ce qui a été vu ne confirme pas ce qu'une seule dit ensuite
        [boards-agree] sans notations, les deux damiers concordent sur elle ; l'arbitre décide (Kodeks IV 2.20)
       *[nothing-known] il n'y a ni notations ni damiers qui concordent ; l'arbitre décide (Kodeks IV 2.20)
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
        [not-transferred] le demi-coup de l'adversaire non exécuté
        [not-carried-out] le propre demi-coup non exécuté sur le propre damier
        [wrong-square] une mauvaise case
        [two-in-a-row] deux demi-coups de suite
        [half-a-capture] une moitié de rafle
        [other-capture] une autre rafle d'autant de pièces
        [skipped-entry] un demi-coup omis
        [doubled-entry] un demi-coup noté deux fois
        [copied-line] plusieurs demi-coups de suite notés deux fois, une ligne recopiée
        [transposed-entries] deux demi-coups notés l'un à la place de l'autre
        [slip-of-the-pen] une faute de plume
        [knocked-over] une pièce renversée
        [misplaced] une pièce déplacée
        [board-turned] le damier retourné
        [ahead-of-the-record] un demi-coup pas encore noté
       *[different-move] deux demi-coups différents
    }

reconcile-in-record =
    { $side ->
        [white] dans la notation des Blancs
       *[black] dans la notation des Noirs
    }

reconcile-between = entre les deux, on ne peut dire à qui est la faute

reconcile-at-half-move = demi-coup { $ply }

reconcile-two-versions = { $one } chez les Blancs, { $other } chez les Noirs

reconcile-square = { $one }

reconcile-instead = { $other } au lieu de { $one }

reconcile-time-unknown = non noté

reconcile-clocks = Pendules à cet endroit, comme notées : Blancs { $white }, Noirs { $black }.

reconcile-arbiter-decides = L'arbitre décide.

reconcile-different-starts = Les notations commencent par des positions différentes ; elles ne peuvent être comparées.

reconcile-boards-against-records = Les deux damiers concordent entre eux et non avec les notations ; une décision est nécessaire (Kodeks IV 2.20).

reconcile-only-one-record =
    { $side ->
        [white] À partir du demi-coup { $ply }, seule la notation des Blancs dit quelque chose ; ce qui manque n'est pas un désaccord.
       *[black] À partir du demi-coup { $ply }, seule la notation des Noirs dit quelque chose ; ce qui manque n'est pas un désaccord.
    }

reconcile-cannot-go-on =
    { $halt ->
        [nothing] Le demi-coup { $ply } n'est dans aucune notation ; la comparaison s'arrête là.
       *[impossible] Le demi-coup { $ply } tel qu'il est noté ne peut être exécuté ; la comparaison s'arrête là.
    }

reconcile-mended =
    { $how ->
        [slip] Demi-coup { $ply } : d'après tout ce qui suit, la faute est { reconcile-in-record }.
        [skipped] Le demi-coup { $ply } manque { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
        [transposed] Le demi-coup { $ply } et un suivant sont notés l'un à la place de l'autre { reconcile-in-record }.
        [copied] Avant le demi-coup { $ply }, une ligne est en double { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
        [beside] Avant le demi-coup { $ply } se trouve { reconcile-in-record } quelque chose d'illisible qui n'est pas un demi-coup ; tout ce qui suit concorde de nouveau.
       *[doubled] Avant le demi-coup { $ply }, une inscription est en double { reconcile-in-record } ; tout ce qui suit concorde de nouveau.
    }

reconcile-unread =
    { $side ->
        [white] Notation des Blancs, demi-coup { $ply } : « { $text } » est illisible.
       *[black] Notation des Noirs, demi-coup { $ply } : « { $text } » est illisible.
    }

reconcile-left-blank = Le demi-coup { $ply } est laissé vide { reconcile-in-record }, ou rien n'y est lisible.

reconcile-left-blank-from = Les demi-coups { $ply } à { $to } sont laissés vides { reconcile-in-record }, ou rien n'y est lisible.

reconcile-not-shown = Demi-coup { $ply } : « { $text } » { reconcile-in-record } tient lieu d'un demi-coup qui n'est pas montré.

reconcile-word = Après le demi-coup { $ply } : « { $text } » { reconcile-in-record } est illisible ; les numéros des coups ne lui laissent pas de place, et il ne compte pas comme demi-coup.

reconcile-cut-off =
    { $side ->
        [white] La notation des Blancs n'a pas pu être lue en entier dans son fichier.
       *[black] La notation des Noirs n'a pas pu être lue en entier dans son fichier.
    }

reconcile-too-long =
    { $side ->
        [white] Seuls les { $count } premiers demi-coups de la notation des Blancs sont examinés.
       *[black] Seuls les { $count } premiers demi-coups de la notation des Noirs sont examinés.
    }

reconcile-clocks-charged = Avec le temps de la correction imputé : Blancs { $white }, Noirs { $black }.

reconcile-turn = retourner le damier

reconcile-look =
    { $piece ->
        [white-man] voir s'il y a là des pions blancs, et rectifier : { $squares }
        [white-king] voir s'il y a là des dames blanches, et rectifier : { $squares }
        [black-man] voir s'il y a là des pions noirs, et rectifier : { $squares }
        [black-king] voir s'il y a là des dames noires, et rectifier : { $squares }
       *[nothing] voir si elles sont vides, et rectifier : { $squares }
    }

aloud-same = oui, pareil

aloud-differs = non, différent

aloud-unreadable = illisible, vide

aloud-repeat = répéter, encore

aloud-back = précédent

aloud-stop = fin

aloud-unclear = demi-coup { WORDS($ply) }, écrit { $text }

aloud-first = c'est le premier demi-coup

aloud-agrees = aucune différence trouvée

aloud-breaks-off = jusqu'ici la feuille dit la même chose ; toute la notation n'a pas pu être lue

aloud-parts = la première différence est le demi-coup { WORDS($ply) }

reconcile-testimony = La propre notation de l'arbitre a { $move } au demi-coup { $ply } ; la notation des Blancs y a { $white ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }, celle des Noirs { $black ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }.

reconcile-testimony-from = La propre notation de l'arbitre a les demi-coups { $ply } à { $to } ; la notation des Blancs y a { $white ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }, celle des Noirs { $black ->
        [same] la même chose
        [otherwise] autre chose
       *[nothing] rien à comparer
    }.

reconcile-not-by-the-article = Pas selon VIII 3.1.2, IV 2.20 : il n'y a pas deux notations qui aillent jusque-là.

reconcile-departs = Demi-coup { $ply } : la notation { $side ->
        [white] des Blancs
       *[black] des Noirs
    } dit { $written }, l'entrée du programme { $program }.

reconcile-program = Entrées du programme, qui ne sont la notation d'aucun camp, demi-coup par demi-coup avec leur heure : { $moments }.

reconcile-both-agreed = On a vu les deux damiers concorder, après combien de demi-coups et quand : { $moments }.

reconcile-against = Ce qui a été vu la contredit : pour le demi-coup { $ply } le programme a { $program } ; l'arbitre décide (Kodeks IV 2.20).

reconcile-against-boards = Ce qui a été vu la contredit : pour le demi-coup { $ply } le programme a { $program }, et après le demi-coup { $plies } ({ $at }) on a vu les deux damiers concorder avec cela ; l'arbitre décide (Kodeks IV 2.20).

reconcile-against-later = Ce qui a été vu la contredit : après le demi-coup { $plies } ({ $at }), qu'elle laisse de côté, on a vu les deux damiers concorder ; l'arbitre décide (Kodeks IV 2.20).
