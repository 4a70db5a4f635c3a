ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , les Blancs n'ont plus de pièces
           *[black] , les Noirs n'ont plus de pièces
        }
        [blocked] { $loser ->
            [white] , les Blancs ne peuvent plus jouer
           *[black] , les Noirs ne peuvent plus jouer
        }
        [resignation] { $loser ->
            [white] , les Blancs abandonnent
           *[black] , les Noirs abandonnent
        }
        [refusal] { $loser ->
            [white] , les Blancs refusent de suivre les règles
           *[black] , les Noirs refusent de suivre les règles
        }
        [time] , au temps
        [forfeit] , par forfait
        [sanction] , par sanction
        [agreement] { " " }d'un commun accord
        [repetition] , trois fois la même position
        [kings] , coups de { -king(number: "plural") } seulement
        [three-kings] , trois pièces contre une { -king }
        [main-line] , le camp le plus faible tient la grande ligne
        [main-line-taken] , trois { -king(number: "plural") } contre une avec la grande ligne occupée
        [two-kings] , au plus deux pièces contre une { -king }
        [regulation] { " " }selon le règlement
        [short-of-time] , manque de temps avec un avantage évident
        [both-flags] , les deux drapeaux sont tombés
        [cannot-win] , personne ne peut gagner
       *[decision] , décision de l'{ -arbiter }
    }

advantage-said =
    { $advantage ->
        [white] , avec avantage des Blancs
        [black] , avec avantage des Noirs
       *[none] {""}
    }

ask-result = les deux camps, le résultat est-il juste, oui ou non?

result-answered =
    { $agrees ->
        [on] { $by ->
            [white] les Blancs confirment le résultat
           *[black] les Noirs confirment le résultat
        }
       *[off] { $by ->
            [white] les Blancs ne confirment pas le résultat, l'{ -arbiter } décide
           *[black] les Noirs ne confirment pas le résultat, l'{ -arbiter } décide
        }
    }

times-used = temps utilisés, Blancs { $white }, Noirs { $black }

record-gaps =
    { $count ->
        [one] à compléter dans la notation, { -half-move } { WORDS($number) }
       *[other] à compléter dans la notation, { WORDS($count) } { -half-move(number: "plural") }, à partir du numéro { WORDS($number) }
    }

record-complete = la notation est complète

ask-resign =
    { $by ->
        [white] les Blancs abandonnent et terminent la partie, oui ou non?
       *[black] les Noirs abandonnent et terminent la partie, oui ou non?
    }

claim-noted =
    { $by ->
        [white] réclamation des Blancs notée, l'{ -arbiter } est appelé
       *[black] réclamation des Noirs notée, l'{ -arbiter } est appelé
    }

claim-refused =
    { $because ->
        [not-a-player] une réclamation ne peut venir que de qui joue
        [only-the-time] l'{ -assistant } ne signale que le dépassement du temps
        [not-his-duty] signaler le temps n'est pas ici une tâche de l'{ -assistant }
        [another-waits] la réclamation précédente attend encore l'{ -arbiter }
        [answer-first] répondre d'abord à la question sur le { -board }
        [only-the-player-resigns] seul qui joue peut abandonner
       *[no-such-claim] cette réclamation n'existe pas, il y a nulle, répétition, dames, trois dames, règlement ou temps
    }

claim-rejected =
    { $by ->
        [white] l'{ -arbiter } rejette la réclamation des Blancs
       *[black] l'{ -arbiter } rejette la réclamation des Noirs
    }

claim-voided =
    { $by ->
        [white] la réclamation des Blancs est sans objet, la partie est revenue en arrière
       *[black] la réclamation des Noirs est sans objet, la partie est revenue en arrière
    }
