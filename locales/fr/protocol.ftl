protocol-title = Procès-verbal de l'{ -arbiter }

protocol-rehearsal = Répétition, non officielle

protocol-mode =
    { $mode ->
        [official] Partie officielle.
        [rehearsal] Répétition, non officielle : ceci n'est pas un procès-verbal de partie.
       *[training] Entraînement : ce procès-verbal n'est pas officiel.
    }

protocol-consent = Accord pour l'appareil (Kodeks II 2.4.10) : { $consent }

protocol-consent-to = Accord (Kodeks II 2.4.10), { $function } : { $consent }

protocol-program = Accord pour ce programme : { $program }

protocol-event = Épreuve : { $name }

protocol-round = Ronde : { $name }

protocol-time = Cadence : { $time }

protocol-settings = Réglages :

protocol-setting = - { $setting }

protocol-settings-unread = Réglages, tels que conservés : { $settings }

protocol-rules = Règles : { $rules }

protocol-players = Blancs : { $white }. Noirs : { $black }.

protocol-start = Départ : { $start }

protocol-line = { $time } UTC  { $what }

protocol-by-arbiter =
    { $code ->
        [chief] { CAPITAL(-arbiter) } principal : { $what }
       *[round] { CAPITAL(-arbiter) } de ronde { $number } : { $what }
    }

protocol-by-named =
    { $code ->
        [chief] { CAPITAL(-arbiter) } principal ({ $name }) : { $what }
       *[round] { CAPITAL(-arbiter) } de ronde { $number } ({ $name }) : { $what }
    }

protocol-nothing = Rien ne s'est passé qui doive figurer dans un procès-verbal.

protocol-prepared = Avant la partie, { $question } { $answer ->
        [yes] Oui.
        [no] Non.
        [braille] En braille.
        [print] En imprimé.
        [dictaphone] Au dictaphone.
        [sensed] Oui, selon le { -board }.
       *[confirmed] Confirmé par l'{ -arbiter }.
    }

protocol-appointed =
    { $side ->
        [white] { CAPITAL(-assistant) } nommée pour les Blancs (Kodeks VIII 4.2) : { $name }{ $alone ->
                [yes] {"; "}pour la notation seule (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] { CAPITAL(-assistant) } nommée pour les Noirs (Kodeks VIII 4.2) : { $name }{ $alone ->
                [yes] {"; "}pour la notation seule (Kodeks II 6.3)
               *[no] {""}
            }.
    }

protocol-called =
    { $by ->
        [white] Les Blancs ont appelé l'{ -arbiter }.
        [black] Les Noirs ont appelé l'{ -arbiter }.
       *[nobody] L'{ -arbiter } a été appelé.
    }

protocol-arbiter =
    { $state ->
        [opened] L'{ -arbiter } commence.
        [refused] Un mauvais code a été tapé pour les mots de l'{ -arbiter }.
       *[closed] L'{ -arbiter } a terminé.
    }

protocol-round-arbiter =
    { $state ->
        [opened] L'{ -arbiter } de ronde { $number } commence.
       *[closed] L'{ -arbiter } de ronde { $number } a terminé.
    }

protocol-times-told =
    { $side ->
        [white] Dit aux Blancs, au trait, sur demande (Kodeks VIII 5.1) : { answer-used }coups joués : Blancs { $whites }, Noirs { $blacks }.
       *[black] Dit aux Noirs, au trait, sur demande (Kodeks VIII 5.1) : { answer-used }coups joués : Blancs { $whites }, Noirs { $blacks }.
    }

protocol-handed-over = La table a été confiée à { $name }.

protocol-arbiter-named =
    { $code ->
        [chief] { CAPITAL(-arbiter) } principal : { $name }.
       *[round] { CAPITAL(-arbiter) } de ronde { $number } : { $name }.
    }

protocol-responsible = Qui s'est occupé de la table :

protocol-responsible-first =
    { $code ->
        [chief] {"  "}jusqu'à { $until } : l'{ -arbiter }
       *[round] {"  "}jusqu'à { $until } : { -arbiter } de ronde { $number }
    }

protocol-responsible-first-named = {"  "}jusqu'à { $until } : { $name }

protocol-responsible-for = {"  "}de { $from } à { $until } : { $name }

protocol-responsible-from = {"  "}à partir de { $from } : { $name }

protocol-demanded =
    { $by ->
        [white] Les Blancs exigent selon Kodeks I 5.4 que { $move } soit rectifié.
       *[black] Les Noirs exigent selon Kodeks I 5.4 que { $move } soit rectifié.
    }

protocol-demanded-while-differing = À régler d'abord (Kodeks VIII 3.1) : { board-name } diffère de la notation.

protocol-demanded-after-parting = À régler d'abord (Kodeks VIII 3.1) : { $move } a été répété autrement.

protocol-let-stand =
    { $by ->
        [white] Les Blancs laissent { $move } (Kodeks I 5.4).
       *[black] Les Noirs laissent { $move } (Kodeks I 5.4).
    }

protocol-accepted =
    { $by ->
        [next-half-move] { $move } est accepté par le { -half-move } suivant de l'adversaire (Kodeks I 5.7).
       *[let-stand] { $move } est accepté, car l'adversaire le laisse (Kodeks I 5.4).
    }

protocol-slip =
    { $side ->
        [white] Lapsus des Blancs au { -half-move } { $ply } : { $was }, rectifié en { $is } après { $time }.
       *[black] Lapsus des Noirs au { -half-move } { $ply } : { $was }, rectifié en { $is } après { $time }.
    }

protocol-discrepancy = Annoncé { $said }, joué { $done } ; non rectifié à temps.

protocol-hand = La main en chemin vers { $move } : { $article }, cases { $squares } ; vu et non dit.

protocol-men-off = Le { -half-move } { $ply }, { $move }, montre qu'il n'y a rien en { $squares }, comme l'autre camp l'a accepté (Kodeks I 5.7) ; vu et non dit.

protocol-crown-missing = La couronne de { $move } manquait quand le jeu a continué (Kodeks I 3.5, 3.6) ; non dit.

protocol-stopped = Les deux { -clock(number: "plural") } arrêtées (Kodeks IV 2.12).

protocol-resumed = La partie continue ; elle était arrêtée depuis { $time }.

protocol-board-differed = { board-name } diffère de la notation : montre { $shown } ; à enlever : { $remove } ; à poser : { $put }.

protocol-board-agreed = { board-name } est conforme à la notation.

protocol-sensor-switched =
    { $on ->
        [yes] Le capteur de { $square } est rétabli { board-where }.
       *[no] Le capteur de { $square } est coupé { board-where } : jusqu'à ce qu'il soit rétabli, la case n'est pas vue et les { -half-move(number: "plural") } y sont tapés ou annoncés.
    }

protocol-sensor-proposed = On a continué { board-where } alors qu'une pièce sur { $square } n'est pas vue : il est proposé de couper ce capteur.

protocol-man-decided =
    { $there ->
        [yes] La pièce en { $square } est là, bien qu'elle fût absente du { -board } quand l'autre camp a continué (Kodeks I 5.7).
       *[no] La pièce en { $square } est retirée : l'autre camp l'a accepté en continuant (Kodeks I 5.7).
    }

protocol-difference-asked = Répétition : une erreur a été demandée.

protocol-difference-made =
    { $mishap ->
        [falls] Répétition : un pion est tombé du { -board } des { $side ->
            [white] Blancs
           *[black] Noirs
        }.
        [carried-elsewhere] Répétition : sur le { -board } des { $side ->
            [white] Blancs
           *[black] Noirs
        }, { $move } a été exécuté à la place.
        [written-otherwise] Répétition : les { $side ->
            [white] Blancs
           *[black] Noirs
        } ont exécuté et noté { $move } à la place.
        [pushed] Répétition : deux pions ont été déplacés sur le { -board } des { $side ->
            [white] Blancs
           *[black] Noirs
        }.
       *[left-standing] Répétition : sur le { -board } des { $side ->
            [white] Blancs
           *[black] Noirs
        }, un pion pris est resté.
    }

protocol-sensors-switched =
    { $on ->
        [yes] Les capteurs sont rétablis { board-where }.
       *[no] Les capteurs sont coupés { board-where } : jusqu'à ce qu'ils soient rétablis, les { -half-move(number: "plural") } sont tapés ou annoncés.
    }

protocol-board-asked = { board-name } n'était pas encore conforme à la notation et montrait { $shown } ; on a demandé si c'est bien cela.

protocol-board-answered =
    { $answer ->
         [yes] À la question sur { $shown }, la réponse fut oui.
         [no] À la question sur { $shown }, la réponse fut non.
         [press] La { -clock } a répondu à la question sur { $shown }.
         [next-half-move] Le { -half-move } suivant a répondu à la question sur { $shown }.
        *[changed] La question sur { $shown } est tombée : le { -board } ou la notation a changé avant.
    }

protocol-sheet =
    { $side ->
        [white] Notation des Blancs telle que saisie : { $written }
       *[black] Notation des Noirs telle que saisie : { $written }
    }

protocol-compared =
    { $counted ->
        [yes] Notations comparées (Kodeks VIII 3.1) : cas { $case }, { $agreed } { -half-move(number: "plural") } concordent, il est proposé de continuer après le { -half-move } { $ply }.
       *[no] Notations comparées (Kodeks VIII 3.1) : cas { $case }, { $agreed } { -half-move(number: "plural") } concordent.
    }

protocol-why = Raison : { $why }.

protocol-column =
    { $side ->
        [white] Notation des Blancs
       *[black] Notation des Noirs
    }

protocol-walked-back =
    { $count ->
        [0] Décision : retour à la position après le { -half-move } { $ply } ; rien de rayé.
       *[other] Décision : retour à la position après le { -half-move } { $ply } ; rayés : { $struck }.
    }

protocol-put-back = Décision : le retour est annulé ; sont rétablis : { $moves }.

protocol-readings = { CAPITAL(-clock(number: "plural")) } après le { -half-move } { $ply } : Blancs { $white }, Noirs { $black }.

protocol-charged = Décision : imputé aux Blancs { $white }, aux Noirs { $black } (Kodeks II 6.19).

protocol-charged-more = Décision, imputation { $number } : aux Blancs { $white }, aux Noirs { $black } (Kodeks II 6.19).

protocol-charge-taken-back = Décision : l'imputation { $number } est annulée, Blancs { $white }, Noirs { $black }.

protocol-press-taken-back =
    { $side ->
        [white] Décision : la pression des Blancs qui attendait un { -half-move } est annulée.
       *[black] Décision : la pression des Noirs qui attendait un { -half-move } est annulée.
    }

protocol-hand-over-stop = Une main a commencé { $move } { $began } ms avant l'arrêt et l'a terminé { $ended } ms après.

protocol-decided = Décision : { $reason }

protocol-irregular = { CAPITAL(-half-move) } { $ply }, { $move } : irrégulier, { $article } ; vu et non dit.

protocol-struck =
    { $because ->
        [corrected] { $move } a été corrigé.
       *[taken-back] { $move } a été repris.
    }

protocol-signature = { CAPITAL(-arbiter) } : ____________________   Blancs : ____________________   Noirs : ____________________

protocol-offered =
    { $side ->
        [white] Les Blancs proposent nulle après le { -half-move } { $ply }{ protocol-offer-state }.
       *[black] Les Noirs proposent nulle après le { -half-move } { $ply }{ protocol-offer-state }.
    }

protocol-offer-state =
    { $admissible ->
        [too-early] , ce qui est trop tôt ; non transmis (Kodeks II 5.1)
        [too-many-pieces] , avec trop de pièces sur le { -board } ; non transmis (Kodeks III 6)
        [repeated] , de nouveau avant que l'autre camp ait proposé ; non transmis (Kodeks II 5.1)
        [not-after-move] , mais non entre le coup et l'appui ; non transmis (Kodeks II 5.1)
       *[yes] {""}
    }

protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] Les Blancs acceptent la nulle.
           *[black] Les Noirs acceptent la nulle.
        }
       *[declined] { $side ->
            [white] Les Blancs refusent la nulle.
           *[black] Les Noirs refusent la nulle.
        }
    }

protocol-ended = La partie est finie, { $result }{ $name } ({ $cause }).

ending-name =
    { $cause ->
        [no-pieces] plus de pièces
        [blocked] aucun coup possible
        [resignation] abandon
        [refusal] refus de suivre les règles
        [time] temps écoulé
        [forfeit] forfait
        [sanction] sanction
        [agreement] commun accord
        [repetition] trois fois la même position
        [kings] coups de { -king(number: "plural") } seulement
        [three-kings] trois pièces contre une { -king }
        [main-line] camp le plus faible seul sur la grande ligne
        [main-line-taken] trois { -king(number: "plural") } contre une, grande ligne occupée
        [two-kings] au plus deux pièces contre une { -king }
        [regulation] nulle selon le règlement
        [short-of-time] manque de temps avec un avantage évident
        [both-flags] les deux drapeaux tombés
        [cannot-win] personne ne peut gagner
       *[decision] décision de l'{ -arbiter }
    }

protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] Les Blancs confirment le résultat.
           *[black] Les Noirs confirment le résultat.
        }
       *[no] { $by ->
            [white] Les Blancs ne confirment pas le résultat.
           *[black] Les Noirs ne confirment pas le résultat.
        }
    }

protocol-claimed =
    { $side ->
        [white] Les Blancs réclament { claim-name } après le { -half-move } { $ply }.
       *[black] Les Noirs réclament { claim-name } après le { -half-move } { $ply }.
    }

protocol-claim-position = Position : { $position }

protocol-claim-occurred = Apparitions : { $count }, après les { -half-move(number: "plural") } { $plies } (Kodeks I 6.1).

protocol-claim-count = Compté : { ending-name }, { $made } des { $limit } coups de chaque camp.

protocol-claim-finding =
    { $finding ->
        [proven] Prouvé par la notation ({ $article }).
        [proven-otherwise] Non prouvé par la règle nommée, mais par une autre ({ $article }).
        [arbiters-call] À l'{ -arbiter } de juger ({ $article }).
        [must-capture] Irrecevable, qui réclame a une prise à faire (Kodeks III 9.1).
        [quick-games-only] Irrecevable, un droit des parties rapides sans ajout de temps (Kodeks III 9.2), et celle-ci n'en est pas une.
       *[not-proven] Non prouvé par la notation.
    }

protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Décision : la réclamation des Blancs est accordée.
           *[black] Décision : la réclamation des Noirs est accordée.
        }
       *[no] { $side ->
            [white] Décision : la réclamation des Blancs est rejetée.
           *[black] Décision : la réclamation des Noirs est rejetée.
        }
    }

protocol-claim-voided =
    { $side ->
        [white] La réclamation des Blancs est sans objet : la partie est revenue avant elle.
       *[black] La réclamation des Noirs est sans objet : la partie est revenue avant elle.
    }

protocol-sanctioned =
    { $side ->
        [white] Sanction contre les Blancs : { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanction contre les Noirs : { sanction-name } (Kodeks II 2.5). { $why }
    }

sanction-name =
    { $sanction ->
        [reprimand] réprimande
        [warning] avertissement public
        [loss] perte de la partie
       *[disqualification] disqualification
    }

protocol-complained =
    { $side ->
        [white] Plainte des Blancs après le { -half-move } { $ply } : { $why }{ protocol-complained-late }
       *[black] Plainte des Noirs après le { -half-move } { $ply } : { $why }{ protocol-complained-late }
    }

protocol-complained-late =
    { $late ->
        [yes] {" "}[après le contrôle, Kodeks II 6.11]
       *[no] {""}
    }

protocol-result = Résultat : { $result }, points { $score }{ $name } ({ $cause }).

protocol-gaps = À compléter dans la notation (Kodeks II 6.21), { -half-move(number: "plural") } : { $plies }.

protocol-copy =
    { $copy ->
        [original] Original, pour l'organisation (Kodeks II 3.7) :
       *[copy] Copie, pour les deux camps (Kodeks II 3.7) :
    }

protocol-claim-clocks = { CAPITAL(-clock(number: "plural")) } à la réclamation : Blancs { $white }, Noirs { $black }.

protocol-times-used = Temps utilisés (Kodeks II 6.21) : Blancs { $white }, Noirs { $black }.

protocol-flag =
    { $side ->
        [white] Le drapeau des Blancs est tombé
       *[black] Le drapeau des Noirs est tombé
    } à { $played } de temps joué par les deux ; coups joués : { $moves } (Kodeks II 6.12).

protocol-flag-void =
    { $side ->
        [white] Le drapeau des Blancs est relevé
       *[black] Le drapeau des Noirs est relevé
    } : la { -clock } a été modifiée, et sa chute d'avant est nulle.

protocol-presence =
    { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $there ->
        [yes] présents
       *[no] absents
    } (Kodeks II 4.5).

protocol-clock-replaced = Décision : la { -clock } défectueuse est remplacée, le programme tient le temps (Kodeks II 6.10).

protocol-clock-swapped = La { -clock } était branchée à l'envers : à partir d'ici, ses côtés sont échangés.

protocol-time-jumped =
    { $way ->
        [ahead] L'horloge de l'ordinateur avance de { $by } sur le temps compté.
       *[behind] L'horloge de l'ordinateur retarde de { $by } sur le temps compté.
    }

protocol-clock-gap =
    { $closed ->
        [yes] Le programme avait été terminé
       *[no] Le programme s'était interrompu
    } et a été relancé ; { $side ->
        [white] la { -clock } des Blancs tournait
        [black] la { -clock } des Noirs tournait
       *[nobody] aucune { -clock } ne tournait
    }, { $known ->
        [yes] rien n'avait été relevé pendant { $lost }.
       *[no] combien de temps, nul ne le sait.
    }

protocol-clock-offered =
    - { $what ->
        [read] au dernier relevé
        [ran] en marche jusqu'à la dernière inscription
       *[charged] avec le temps écoulé depuis imputé au camp dont la { -clock } tournait
    }: Blancs { $white }, Noirs { $black }.

protocol-clock-set-going =
    { $because ->
        [round-begins] La ronde commence (Kodeks II 4.4)
        [after-gap] Ensuite la partie continue
        [after-call] Après un appel ou une réclamation la partie continue
       *[stood] La { -clock }, qui était arrêtée, est mise en marche
    }: { $side ->
        [white] la { -clock } des Blancs tourne
       *[black] la { -clock } des Noirs tourne
    }, Blancs { $white }, Noirs { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] au dernier relevé
            [ran] en marche jusqu'à la dernière inscription
            [charged] avec le temps écoulé depuis imputé au camp dont la { -clock } tournait
           *[none] selon l'état de la { -clock } à ce moment
        }.
       *[other] .
    }

protocol-completion-due =
    { $shared ->
        [yes] { CAPITAL(-half-move(number: "plural")) } à compléter après le zeitnot : { $missing } ; le temps est partagé (Kodeks II 6.15).
       *[no] { CAPITAL(-half-move(number: "plural")) } à compléter après le zeitnot : { $missing } (Kodeks II 6.14).
    }

protocol-completion-ended = La notation est de nouveau complète ; cela a duré { $time }.

protocol-not-whole =
    À la reprise, seuls { $count } { -half-move(number: "plural") } de l'enregistrement étaient lisibles; { $lost ->
        [log-missing] sa dernière partie, le fichier terminé par -wal, manquait
        [log-damaged] sa dernière partie, le fichier terminé par -wal, était endommagée et a été mise de côté
        [log-strange] un fichier étranger terminé par -wal se trouvait à côté et a été mis de côté
       *[unread] des éléments n'ont pas pu être compris
    }. La question a été posée et la partie a continué.

protocol-exported = Tout a été exporté avec le code d'un { -arbiter } ({ $form }).

protocol-keyboard-is =
    { $whose ->
        [white] Le clavier est aux Blancs à partir d'ici.
        [black] Le clavier est aux Noirs à partir d'ici.
        [assistant] Le clavier est à l'{ -assistant } à partir d'ici.
        [both] Le clavier est aux deux camps à partir d'ici.
       *[player] Le clavier est à qui joue au programme à partir d'ici.
    }

protocol-codes =
    { $how ->
        [first] L'enregistrement n'avait pas de code d'{ -arbiter } ; celui de la reprise est valable.
       *[new] La partie a été reprise avec un autre code d'{ -arbiter } qu'auparavant (--new-code).
    }

protocol-moves = Coups :

protocol-call-answered = Un { -arbiter } est venu à la table.

protocol-device-opened = L'appareil { $device }, { $name }, a été admis : { desk-device-role }.

protocol-device-ended = L'appareil { $device } a été terminé.

protocol-no-slip = Quelqu'un a essayé des mots d'aucun billet ; ils n'ont rien ouvert.

protocol-slip-made = Le billet { $slip } a été refait : { desk-device-role }.

protocol-slip-used-again = Quelqu'un a essayé encore le billet utilisé { $slip } ; il n'a rien ouvert.

protocol-contents = Parties du procès-verbal

protocol-left-out = Cette partie officielle n'est pas terminée : les irrégularités, les différences entre { -board(number: "plural") } et notations, ce que des mains ont touché, ce qui appuie une réclamation et ce qui n'a été dit qu'à un côté sont omis jusque-là, qu'il y en ait ou non.

protocol-section =
    { $part ->
        [game] La partie
        [settings] Réglages
        [happened] Déroulement et décisions
        [responsible] Qui s'est occupé de la table
        [clocks] { CAPITAL(-clock(number: "plural")) }
        [moves] Coups
        [result] Résultat
       *[signatures] Signatures
    }

protocol-foot = Blancs : { $white }, Noirs : { $black }

protocol-head =
    { $head ->
        [ply] { CAPITAL(-half-move) }
        [number] Coup
        [time] Heure (UTC)
        [reading] Relevé
        [white] Blancs
        [black] Noirs
       *[differs] Différence
    }

protocol-left-after = Reste après le { -half-move } { $ply }

protocol-left-when-set-going = Reste à la mise en marche

protocol-charge-of = Imputé, imputation { $number }

protocol-charge-undone = Annulé, imputation { $number }

protocol-used-in-all = Utilisé en tout

protocol-signs =
    { $who ->
        [white] Blancs{ $name }
        [black] Noirs{ $name }
       *[nobody] { CAPITAL(-arbiter) }
    }

protocol-noted = { CAPITAL(-half-move) } { $ply } dans la propre notation de l'{ -arbiter } : { $move }.

protocol-noted-nothing = { CAPITAL(-half-move) } { $ply } : rien dans la propre notation de l'{ -arbiter }.

protocol-original =
    { $collected ->
        [yes]
            { $side ->
                [white] Original de la notation des Blancs ramassé.
               *[black] Original de la notation des Noirs ramassé.
            }
       *[no]
            { $side ->
                [white] Original de la notation des Blancs non ramassé.
               *[black] Original de la notation des Noirs non ramassé.
            }
    }

protocol-own-column = Propre notation de l'{ -arbiter }
