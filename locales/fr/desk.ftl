desk-irregular = Le { -half-move } { $ply } est irrégulier, { $article } ; vu, à l'adversaire de le signaler ou de le laisser.

desk-board-differs = { board-name } diffère de la notation ; c'est Kodeks VIII 3.1, avant tout ce qui relève de I 5.4.

desk-repeated-otherwise = Le { -half-move } { $ply } a été répété autrement par l'autre camp ; c'est Kodeks VIII 3.1, avant tout ce qui relève de I 5.4.

desk-announced-otherwise = Le { -half-move } { $ply } a été annoncé { $said } ; non rectifié à temps.

desk-demanded =
    { $by ->
        [white] Les Blancs exigent que le { -half-move } { $ply } soit rectifié.
       *[black] Les Noirs exigent que le { -half-move } { $ply } soit rectifié.
    }

desk-crown-missing = { CAPITAL(-half-move) } { $ply } : la couronne manque.

desk-draw-offered =
    { $by ->
        [white] Les Blancs ont proposé nulle après le { -half-move } { $ply } ; pas encore de réponse.
       *[black] Les Noirs ont proposé nulle après le { -half-move } { $ply } ; pas encore de réponse.
    }

desk-slip-count =
    { $side ->
        [white] Lapsus rectifiés par les Blancs : { $count }.
       *[black] Lapsus rectifiés par les Noirs : { $count }.
    }

desk-slip =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, Blancs : d'abord { $was }, puis { $is }, après { $after } ms.
       *[black] { CAPITAL(-half-move) } { $ply }, Noirs : d'abord { $was }, puis { $is }, après { $after } ms.
    }

desk-sanctions = S'ils sont trop fréquents, c'est à l'{ -arbiter } de le dire (Kodeks VIII 3.2). Sanctions de II 2.5 : réprimande, avertissement public, perte de la partie, disqualification ; aucune n'est choisie. Une décision s'écrit avec décider.

desk-no-slips = Aucun lapsus n'a été rectifié.

desk-sheet-read =
    { $side ->
        [white] La notation des Blancs est saisie : { $stated } { -half-move(number: "plural") }, { $unreadable } illisibles.
       *[black] La notation des Noirs est saisie : { $stated } { -half-move(number: "plural") }, { $unreadable } illisibles.
    }

desk-follow =
    { $side ->
        [white] Suivre la feuille des Blancs : oui, non, illisible, ou le { -half-move } qui y est ; précédent ; fini termine la lecture.
       *[black] Suivre la feuille des Noirs : oui, non, illisible, ou le { -half-move } qui y est ; précédent ; fini termine la lecture.
    }

desk-read-out =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, Blancs : { $move } ?
       *[black] { CAPITAL(-half-move) } { $ply }, Noirs : { $move } ?
    }

desk-read-on = { $move } ?

desk-rest = Tous les { -board(number: "plural") } étaient conformes à la notation pour la dernière fois après le { -half-move } { $ply }.

desk-walked-back =
    { $count ->
        [0] La partie est après le { -half-move } { $ply } ; rien n'a été rayé.
       *[other] La partie est après le { -half-move } { $ply } ; rayés et gardés dans la notation : { $struck }.
    }

desk-put-back = { CAPITAL(-half-move(number: "plural")) } rétablis : { $count }.

desk-no-such-half-move = Il y a { $plies } { -half-move(number: "plural") } ; en nommer un.

desk-nothing-proposed = Rien n'est encore proposé ; d'abord comparer les notations, ou nommer un { -half-move }.

desk-nothing-to-put-back = Il n'y a pas de retour à annuler.

desk-clocks = { CAPITAL(-clock(number: "plural")) } : Blancs { $white }, Noirs { $black }.

desk-clocks-used = Temps utilisé : Blancs { $white }, Noirs { $black }.

desk-charged =
    { $side ->
        [white] Imputé aux Blancs : { $time }.
       *[black] Imputé aux Noirs : { $time }.
    }

desk-charge = Imputation { $number } : Blancs { $white }, Noirs { $black }. Les imputations s'additionnent ; imputer précédent { $number } annule celle-ci.

desk-charge-taken-back = L'imputation { $number } est annulée : Blancs { $white }, Noirs { $black }.

desk-no-such-charge = Il n'y a pas de telle imputation à annuler.

desk-press-taken-back =
    { $side ->
        [white] La dernière pression des Blancs qui attendait son { -half-move } est annulée ; la { -clock } reste telle quelle.
       *[black] La dernière pression des Noirs qui attendait son { -half-move } est annulée ; la { -clock } reste telle quelle.
    }

desk-hand-over-stop =
    La main { $side ->
        [white] des blancs
       *[black] des noirs
    } a commencé { $move } { $began } ms avant l'arrêt et l'a terminé { $ended } ms après. Ce { -half-move } n'est pas dans l'enregistrement ; à la reprise il sera demandé s'il faut l'inscrire.

desk-ask-hand-over-stop =
    La main { $side ->
        [white] des blancs
       *[black] des noirs
    } a joué { $move } pendant l'arrêt. L'inscrire ? Répondre oui ou non.

desk-no-press-waits = Aucune pression n'attend son { -half-move }.

desk-sensor-may-be-weak = On a continué à jouer { board-where } à côté d'une pièce en { $square } qui n'est pas vue. Si elle y est, capteur { $square } désactivé fait continuer sans cette case.

desk-man-not-in-doubt = Cette pièce n'est pas douteuse. Douteuses : { $squares }.

desk-charge-is-set = L'imputation { $number } est comprise dans les temps réglés après elle et n'est pas annulée : régler change les temps.

desk-ask-seconds = En secondes, { $seconds } ? Répondre oui ou non. Les minutes s'écrivent { $minutes }.

desk-quota =
    { $side ->
        [white] Les Blancs ont
       *[black] Les Noirs ont
    } { $moves ->
        [one] { $moves } coup à jouer avant le contrôle.
       *[other] { $moves } coups à jouer avant le contrôle.
    }

desk-trouble =
    { $side ->
        [white] Les Blancs sont en zeitnot (Kodeks II 6.13) et n'ont pas à noter (II 6.14).
       *[black] Les Noirs sont en zeitnot (Kodeks II 6.13) et n'ont pas à noter (II 6.14).
    }

desk-clock-gap = L'ordinateur a dormi { $lost }, ou son horloge a été avancée, pendant que la { -clock } tournait. La { -clock } a continué sans ce temps.

desk-clock-kept = À cet instant sans ce temps : Blancs { $white }, Noirs { $black } ; c'est le temps compté.

desk-clock-with-it = Avec ce temps imputé au camp dont la { -clock } tournait : Blancs { $white }, Noirs { $black } ; imputer le fait.

desk-clock-away =
    Le programme était absent pendant que tournait la { -clock } { $side ->
        [white] des Blancs
       *[black] des Noirs
    } ; { $known ->
        [yes] rien n'a été relevé pendant { $lost }.
       *[no] combien de temps, nul ne le sait, l'horloge de l'ordinateur a été changée.
    }

desk-clock-offered =
    { $number }, { $what ->
        [read] au dernier relevé
        [ran] en marche jusqu'à la dernière inscription
       *[charged] avec le temps écoulé depuis imputé au camp dont la { -clock } tournait
    }: Blancs { $white }, Noirs { $black }.

desk-clock-choose = régler et son numéro en prend un : régler 1. Puis reprendre ; sans choix la { -clock } continue comme elle est.

desk-clock-put-back = L'horloge de l'ordinateur a été reculée de { $by } ; la { -clock } de la partie est mesurée à part et a continué.

desk-clocks-disagree = L'appareil montre Blancs { $white }, Noirs { $black } ; cela vaut, sauf autre réglage.

desk-clock-counted = Le programme a compté Blancs { $white }, Noirs { $black }.

desk-clock-seems-swapped = La { -clock } est pressée par le camp qui n'a pas joué : elle semble branchée à l'envers, et inverser pendule la retourne. Telle qu'elle est : Blancs { $white }, Noirs { $black }.

desk-clock-other-way = Dans l'autre sens : Blancs { $white }, Noirs { $black }.

desk-no-clock-device = Aucune { -clock } branchée ne mesure le temps.

desk-clock-refused =
    { $why ->
        [wrong-mode] La { -clock } ne peut être réglée dans son mode actuel ; la mettre en mode ordinateur, ou régler ses temps à la main.
        [unable] La { -clock } ne sait pas le faire ; le faire à la main.
        [no-answer] La { -clock } n'a pas répondu à l'ordre ; voir ce qu'elle montre.
       *[untold] La { -clock } a refusé l'ordre ; voir ce qu'elle montre.
    }

desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] La { -clock } montre pour les Blancs plus de temps que possible ; voir la { -clock }.
           *[black] La { -clock } montre pour les Noirs plus de temps que possible ; voir la { -clock }.
        }
        [fell] { $side ->
            [white] La { -clock } montre soudain beaucoup moins de temps pour les Blancs ; cela ne vaut que si elle continue ainsi. Voir la { -clock }.
           *[black] La { -clock } montre soudain beaucoup moins de temps pour les Noirs ; cela ne vaut que si elle continue ainsi. Voir la { -clock }.
        }
       *[no-times] La { -clock } ne montre pas de temps lisibles ; voir la { -clock }.
    }

desk-completion-due =
    { $shared ->
        [yes] { CAPITAL(-half-move(number: "plural")) } à compléter après le zeitnot : { $missing } ; les deux y étaient, le temps est partagé (Kodeks II 6.15). Quinze minutes courent.
       *[no] { CAPITAL(-half-move(number: "plural")) } à compléter après le zeitnot : { $missing }, sur son propre temps (Kodeks II 6.14). Quinze minutes courent.
    }

desk-completion-too-long = Les quinze minutes sont passées et { $missing } { -half-move(number: "plural") } manquent ; le reste peut être complété après la partie (Kodeks II 6.14, 6.21).

desk-pressed-without =
    { $side ->
        [white] Les Blancs ont
       *[black] Les Noirs ont
    } pressé, et le { -half-move } { $ply } n'est pas dans la notation. Il n'y avait pas de zeitnot ; comparer { -board(number: "plural") } et notations (Kodeks VIII 3.1).

desk-moved-after-press =
    { $side ->
        [white] Les Blancs ont
       *[black] Les Noirs ont
    } pressé, et le { -board } n'a montré le { -half-move } { $ply } que { $late } ms plus tard : joué sur le temps de l'adversaire.

desk-counts-by-press-alone =
    { $side ->
        [white] Les Blancs n'ont
       *[black] Les Noirs n'ont
    } pas pressé après le dernier coup du contrôle ; il ne compte qu'avec la pression (Kodeks II 6.12).

desk-flag =
    { $side ->
        [white] Le drapeau des Blancs est tombé, { $moves ->
            [one] { $moves } coup joué
           *[other] { $moves } coups joués
        }.
       *[black] Le drapeau des Noirs est tombé, { $moves ->
            [one] { $moves } coup joué
           *[other] { $moves } coups joués
        }.
    }

desk-flag-first =
    { $side ->
        [white] Le drapeau des Blancs est tombé en premier.
       *[black] Le drapeau des Noirs est tombé en premier.
    }

desk-decided = La décision est dans la notation.

answer-used =
    { $clock ->
        [yes] temps utilisé : Blancs { $white }, Noirs { $black } ;{" "}
       *[no] {""}
    }

desk-answer =
    { $side ->
        [white] À dire aux Blancs (Kodeks VIII 5.1) : { answer-used }coups joués : Blancs { $whites }, Noirs { $blacks }.
       *[black] À dire aux Noirs (Kodeks VIII 5.1) : { answer-used }coups joués : Blancs { $whites }, Noirs { $blacks }.
    }

desk-answer-not-now =
    { $side ->
        [white] Rien à dire aux Blancs maintenant : la réponse n'est due qu'au camp qui est au trait (Kodeks VIII 5.1).
       *[black] Rien à dire aux Noirs maintenant : la réponse n'est due qu'au camp qui est au trait (Kodeks VIII 5.1).
    }

desk-handed-over = { $name } s'occupe désormais de cette table. C'est dans l'enregistrement.

desk-keyboard-is =
    { $whose ->
        [white] Le clavier est désormais aux Blancs. C'est dans l'enregistrement.
        [black] Le clavier est désormais aux Noirs. C'est dans l'enregistrement.
        [assistant] Le clavier est désormais à l'{ -assistant }. C'est dans l'enregistrement.
        [both] Le clavier est désormais aux deux camps et n'affiche rien qui soit pour un seul. C'est dans l'enregistrement.
       *[player] Le clavier est désormais à qui joue à ce programme. C'est dans l'enregistrement.
    }

desk-not-recorded = Ceci n'est pas encore enregistré : le disque ne répond pas. L'écrire sur papier.

desk-write-it-so =
    { $word ->
        [compare] Écrire comparer, ou comparer blancs et ce que dit la notation des Blancs : comparer blancs 1. 32-28 19-23.
        [sheet] Répondre oui, non, illisible, ou taper le { -half-move } qui est sur la feuille.
        [resume] Écrivez reprendre : la { -clock } du camp qui commence se met en marche, ou le jeu arrêté reprend.
        [set] Écrire régler et les deux temps, celui des Blancs d'abord : régler 1:18:40 1:19:05 ; après un { -half-move } antérieur : régler 6 1:18:40 1:19:05.
        [charge] Écrire imputer, blancs, noirs ou les deux, et combien : imputer noirs 3:20; imputer noirs 2m. imputer précédent annule la dernière imputation.
        [replace] Écrire remplacer si un appareil tient le temps et qu'il est défectueux ; le programme le tient alors, et régler le rectifie.
        [sensor] Écrire capteur, une case et désactivé ou activé : capteur 38 désactivé ; tout le { -board } : capteurs désactivé ; s'il y en a deux, le camp aussi : capteurs noirs désactivé.
        [stands] Écrire en place et la case de la pièce douteuse : en place 33 ; si elle n'y est pas, non derrière : en place 33 non.
        [press-back] Écrire annuler appui, ou le camp derrière : annuler appui blancs.
        [arrived] Écrire arrivé ou absents, et blancs, noirs ou les deux : arrivé blancs.
        [walk-back] Écrire revenir, ou revenir et un { -half-move } : revenir 6.
        [slip] Écrire billet et pour qui : billet oreille blancs ; billet assistant noirs ; billet page blancs ; billet pendule ; billet principal ; billet ronde 2.
        [appoint] Écrire nommer et un nom, et si les deux sont aveugles aussi pour qui : nommer Jan Nowak pour noirs. Seule une personne aveugle a une { -assistant } ; pour les autres, notation après le nom nomme quelqu'un pour la notation seule (Kodeks II 6.3) : nommer Jan Nowak notation pour noirs.
        [sanction] Écrire sanctionner, blancs ou noirs, laquelle (réprimande, avertissement, perte, disqualification) et pourquoi : sanctionner blancs réprimande paroles.
        [complaint] Écrire plainte, blancs ou noirs, pendule s'il s'agit d'elle, et à quel sujet : plainte blancs pendule était arrêtée.
        [sanction-first] Une perte par sanction demande d'abord la sanction et sa raison : sanctionner blancs perte et pourquoi.
        [no-advantage] Seule une nulle peut être avec avantage (1+1- ou 1-1+), sur 100 cases, et là où l'épreuve distingue ces nulles (Kodeks I 6.5).
        [not-proven] La notation ne prouve pas cette réclamation. Rejeter, ou décider avec un résultat et sa cause.
        [no-such-score] Ce n'est pas un résultat, et rien n'a été décidé. Les résultats sont 2-0, 1-1, 0-2 et ceux à code (2F-0F, 1+1-). Toute autre décision commence par un mot.
        [absent-too-late] Qui a joué est présent et ne peut plus être noté absent (Kodeks II 4.5).
        [not-absent] Personne de ce côté n'était noté absent.
        [chiefs-sanction] Seul l'{ -arbiter } principal prononce une sanction (Kodeks II 2.5). Rien n'a été fait.
        [chiefs-decision] Seul l'{ -arbiter } principal revient sur ce qu'un { -arbiter } a décidé (Kodeks IV 1). Rien n'a été fait.
        [chiefs-device] Seul l'{ -arbiter } principal admet ou ferme l'appareil de l'{ -arbiter } principal. Rien n'a été fait.
        [chiefs-clock] Seul l'{ -arbiter } principal place la { -clock } ailleurs (Kodeks II 3.6.2). Rien n'a été fait.
        [answer] Écrivez renseigner et le camp d'une personne aveugle : renseigner blancs.
        [hand-over] Écrivez confier et un nom de 80 caractères au plus : confier Anna Lis.
        [note] Écrivez noter et des { -half-move(number: "plural") } comme sur une feuille : noter 44. 32-28 19-23.
        [keyboard] Écrivez clavier et à qui il est (blancs, noirs, les deux, assistance, ou ici pour qui joue à ce programme) : clavier assistance.
        [original] Écrivez original et un camp, puis non si finalement il n'est pas là : original blancs.
        [protocol] Le procès-verbal se fait à partir de l'enregistrement : zgoda export ENREGISTREMENT --to protocol --arbiter, dans un autre terminal. Il se trouve aussi sur la page d'un { -arbiter }.
        [undo] Écrivez imputer précédent pour une imputation, annuler appui pour un appui, rétablir pour un retour, et revenir pour retourner à un { -half-move } antérieur.
       *[decide] Écrire décider et ce qui est décidé et pourquoi ; ou décider, un résultat et sa cause : décider 2-0 temps.
    }

desk-claim =
    { $side ->
        [white] Les Blancs réclament { claim-name }, après le { -half-move } { $ply }.
       *[black] Les Noirs réclament { claim-name }, après le { -half-move } { $ply }.
    }

claim-name =
    { $what ->
        [repetition] la nulle par répétition (Kodeks I 6.1)
        [kings] la nulle par coups de { -king(number: "plural") } seulement (Kodeks I 6.2)
        [three-kings] la nulle avec peu de pièces contre une { -king } (Kodeks I 6.3, 6.4)
        [regulation] la nulle selon le règlement (Kodeks III 9)
        [flag] le dépassement du temps (Kodeks II 6.12)
       *[draw] la nulle
    }

desk-claim-when =
    { $own ->
        [yes] Faite à son propre coup ; { -half-move(number: "plural") } que personne n'a indiqués : { $gaps }.
       *[no] Faite au coup de l'adversaire ; { -half-move(number: "plural") } que personne n'a indiqués : { $gaps }.
    }

desk-claim-occurred = Apparitions de la position avec le même camp au trait : { $count }, après les { -half-move(number: "plural") } { $plies } ; trois font nulle (Kodeks I 6.1).

desk-claim-count = Compté : { ending-name }, { $made } des { $limit } coups de chaque camp ({ $article }).

desk-claim-material = Sur le { -board } : Blancs, pions { $white-men }, { -king(number: "plural") } { $white-kings }, valeur { $white } ; Noirs, pions { $black-men }, { -king(number: "plural") } { $black-kings }, valeur { $black }.

desk-claim-proven = Proposition : { $result }, { ending-name } ({ $article }). Accorder ou rejeter.

desk-claim-proven-otherwise = Non prouvé par la règle nommée, mais par une autre. Proposition : { $result }, { ending-name } ({ $article }). Accorder ou rejeter.

desk-claim-other-tempo =
    { $holds ->
        [yes] Une autre cadence que celles de II 6.1 et 6.2 : l'épreuve applique III 9.1 (Kodeks VIII 5.2).
       *[no] Une autre cadence que celles de II 6.1 et 6.2 : l'épreuve n'applique pas III 9.1 (Kodeks VIII 5.2).
    }

desk-claim-not-proven = Non prouvé par la notation. Rejeter, ou décider avec un résultat et sa cause.

desk-claim-must-capture = Irrecevable : qui réclame a une prise à faire (Kodeks III 9.1). Rejeter.

desk-claim-quick-games-only = Irrecevable : peu de temps avec peu de pièces est un droit des parties rapides sans ajout de temps (Kodeks III 9.2), et celle-ci n'en est pas une ; VIII 5.2 n'apporte que III 9.1. Rejeter.

desk-claim-arbiters-call = À l'{ -arbiter } de juger : { ending-name } ({ $article }). Accorder ou rejeter.

desk-no-claim = Aucune réclamation n'attend.

desk-ask-result = Cela termine la partie { $result }, { ending-name } ({ $article }) : oui ou non ?

desk-flag-stands =
    { $side ->
        [white] D'après la { -clock }, le drapeau des Blancs n'est pas tombé : il reste { $left }.
       *[black] D'après la { -clock }, le drapeau des Noirs n'est pas tombé : il reste { $left }.
    }

desk-not-declared = Rien n'est déclaré.

desk-declared = Déclaré : { $result }, { ending-name } ({ $article }).

desk-cause-wanted = Écrire la cause après le résultat, une de : { $causes }.

desk-too-late-for-the-clock = Marquée comme faite après le contrôle : les plaintes sur la { -clock } ou le drapeau doivent venir avant (Kodeks II 6.11).

desk-claim-clocks = { CAPITAL(-clock(number: "plural")) } à la réclamation : Blancs { $white }, Noirs { $black }.

desk-claim-flag =
    { $side ->
        [white] Le drapeau des Blancs était alors tombé.
       *[black] Le drapeau des Noirs était alors tombé.
    }

desk-flag-proposal = Proposition selon les drapeaux : { $result }, { ending-name } ({ $article }). Décider, le résultat et sa cause le déclarent.

desk-end-proposal = D'après les règles, la partie est finie : { $result }, { ending-name } ({ $article }). Décider, le résultat et sa cause le déclarent.

desk-too-late = Plus tard que l'épreuve ne le permet. Proposition : { $result }, { ending-name } ({ $article }). Décider, le résultat et sa cause le déclarent.

forget-done = { $file } : les noms et la mention d'un handicap sont retirés ; la partie reste.

forget-typed = Les mots tapés pendant la partie restent, ainsi que les décisions dans les mots de l'{ -arbiter }.

forget-elsewhere = Hors de la feuille, et peut encore contenir des noms : { $file }

forget-copies = Les copies de la feuille, les transcriptions et les sons placés ailleurs ne sont pas connus ici.

settings-moved = Les réglages sont maintenant dans le dossier de configuration : ils ont été déplacés de { $from } vers { $to }.

settings-left = { $file } n'est plus lu : { $to } contient des réglages du même nom, et ce sont eux qui valent.

desk-presence-clock =
    { $clock ->
        [white] {" "}La { -clock } des blancs tourne.
        [black] {" "}La { -clock } des noirs tourne.
        [waits] {" "}Aucune { -clock } ne tourne encore ; elle part au début de la ronde.
        [white-next] {" "}Les deux { -clock(number: "plural") } sont arrêtées ; à la reprise du jeu, celle des blancs tournera.
        [black-next] {" "}Les deux { -clock(number: "plural") } sont arrêtées ; à la reprise du jeu, celle des noirs tournera.
       *[none] {""}
    }

desk-presence =
    { $who ->
        [white] Absence notée : blancs.{ desk-presence-clock }
        [black] Absence notée : noirs.{ desk-presence-clock }
        [both] Absence notée : blancs et noirs.{ desk-presence-clock }
       *[nobody] Aucune absence n'est notée.{ desk-presence-clock }
    }

desk-nothing-stopped =
    { $why ->
        [over] Rien n'était arrêté : la partie est finie.
        [running] { $side ->
            [white] Rien n'était arrêté : la { -clock } des blancs tourne.
           *[black] Rien n'était arrêté : la { -clock } des noirs tourne.
        }
       *[no-clock] Rien n'était arrêté : le jeu continue, et le programme ne tient pas de { -clock }.
    }

desk-not-begun = Rien n'a été lancé : ce qui précède le premier coup n'est pas encore réglé.

desk-nothing-asked = Rien n'était demandé ; rien n'est noté.

desk-not-answered = La question est restée sans réponse, et rien n'a été fait.

desk-no-private-output = Les deux camps jouent à l'oreille sur une seule sortie : ce qui est pour un seul n'est dit à aucun. --channel white=… et --channel black=… donnent à chacun une sortie à soi.

desk-new-codes =
    { $times ->
        [one] Cette partie a été reprise avec un autre code d'{ -arbiter } qu'auparavant ; la personne qui a lancé le programme l'a voulu ainsi.
       *[other] Cette partie a été reprise { $times } fois avec un autre code d'{ -arbiter } ; la personne qui a lancé le programme l'a voulu ainsi.
    }

desk-first-codes = L'enregistrement n'avait pas de code d'{ -arbiter } ; celui de la première reprise est valable.
desk-words-closed = Les mots de l'{ -arbiter } se sont fermés d'eux-mêmes après dix minutes sans saisie de sa part ; arbitre les rouvre.

desk-wrong-codes =
    { $wrong ->
        [one] Un mauvais code a été donné depuis la dernière ouverture.
       *[other] { $wrong } mauvais codes ont été donnés depuis la dernière ouverture.
    }

desk-already-stopped = Le jeu est déjà arrêté ; reprendre le fait continuer.

desk-whose-answer = De qui est cette réponse ? Tant que les mots de l'{ -arbiter } sont ouverts, elle compte avec le nom du camp : blancs: oui, noirs: non. Rien n'est noté.

clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } ancienne
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

clocks-tempo =
    { $tempo ->
        [blitz] blitz
        [rapid] rapide
       *[classical] longue
    }

desk-device-role =
    { $role ->
        [chief] { -arbiter } principal
        [round] { -arbiter } de ronde { $number }
        [assistant]
            { $side ->
                [white] assistant des Blancs
               *[black] assistant des Noirs
            }
        [helper]
            { $side ->
                [white] aide des Blancs
               *[black] aide des Noirs
            }
        [ear]
            { $side ->
                [white] oreille des Blancs
               *[black] oreille des Noirs
            }
        [screen]
            { $side ->
                [white] écran des Blancs
               *[black] écran des Noirs
            }
        [player]
            { $side ->
                [white] page des Blancs
               *[black] page des Noirs
            }
       *[face] cadran de la { -clock }
    }

desk-device-asks =
    L'appareil { $device } voudrait être : { desk-device-role }. Il s'appelle { $name }.{ $occupied ->
        [yes] {" "}L'appareil { $there } l'est déjà.
       *[no] {""}
    } arbitre, puis appareil { $device } l'admet, appareil { $device } non le refuse.

desk-device-opened = L'appareil { $device } est admis : { desk-device-role }.

desk-device-ended = L'appareil { $device } n'est pas admis, ou ne montre plus rien.

desk-device-there =
    { $called ->
        [yes] L'appareil { $device } est là : { desk-device-role }, il s'appelle { $name }.
       *[no] L'appareil { $device } est là : { desk-device-role }.
    }

desk-named-device =
    { $same ->
        [yes] Le fichier de l'épreuve nomme { $named }, et cet appareil s'appelle ainsi.
       *[no] Le fichier de l'épreuve nomme { $named } ; cet appareil s'appelle autrement.
    }

desk-page-not-in-front = Appareil { $device }, { desk-device-role } : pas au premier plan ou pas relié. Aucun appui n'en vient : un défaut de la { -clock } (Kodeks II 6.10).

desk-page-in-front = Appareil { $device }, { desk-device-role } : de nouveau au premier plan.

desk-terminal-not-in-front = Les touches de cet ordinateur sont allées à une autre fenêtre. Laquelle ? (Kodeks II 2.4.10)

desk-no-such-device = Il n'y a pas d'appareil pareil ; appareil seul énumère ceux qu'il y a.

desk-slip-made = Nouveau billet : { desk-device-role }. Il ouvre une fois un appareil, les précédents non utilisés n'ouvrent plus rien : { $words }

desk-no-slip-for = Cette table n'a pas de billet pour cela : { desk-device-role }. Rien n'a été fait.

desk-slip-in-file = Un nouveau billet est fait : { desk-device-role }. Les précédents non utilisés n'ouvrent plus rien. Ses mots sont dans le fichier à côté de l'enregistrement dont le nom finit par -slips.txt.

desk-slip-not-made = Aucun billet n'a pu être fait ; réessayez.
desk-ear-lost =
    { $side ->
        [white] L'écoute des Blancs a disparu : la page dort, est fermée ou n'a pas encore été touchée. Les Blancs n'entendent rien en ce moment.
       *[black] L'écoute des Noirs a disparu : la page dort, est fermée ou n'a pas encore été touchée. Les Noirs n'entendent rien en ce moment.
    }

desk-ear-back =
    { $side ->
        [white] L'écoute des Blancs est revenue.
       *[black] L'écoute des Noirs est revenue.
    }

desk-slip-used-again = Quelqu'un a essayé encore le billet { $slip }, déjà utilisé. Il n'a rien ouvert.

desk-not-on-this-page = Cela ne se fait pas depuis cette page ; rien n'a été fait.

desk-press-for-another = Cet appui était pour un autre { -half-move } ; il n'a pas été pris.

desk-answer-for-another = Cette réponse était pour un autre { -half-move } ; elle n'a pas été prise.

desk-asked-otherwise = Cette réponse était pour une autre question ; elle n'a pas été prise.

desk-no-way-to-press =
    { $side ->
        [white] Les Blancs n'ont
       *[black] Les Noirs n'ont
    } rien pour appuyer sur la { -clock }. Il peut y avoir : une { -clock } ordinaire ou parlante à côté du programme, une page à eux, une touche, une manette, une { -clock } reliée, ou une ligne à leur nom au clavier de la table.

desk-start-all-the-same = Redites-le pour lancer la { -clock } quand même ; les appuis de ce camp sont alors à vous.

desk-half-move-taken =
    { $takes ->
        [yes] { $from } prend { $to }
       *[no] { $from } à { $to }
    }, noté{ $press ->
        [yes]  ; appuyez sur la { -clock } pour qu'il compte.
       *[no] .
    }

desk-press-too-late = Cet appui a mis plus de deux secondes à arriver ; il n'a pas été pris. Appuyez encore.

desk-decided-meanwhile =
    { $code ->
        [chief] L'{ -arbiter } principal
       *[round] L'{ -arbiter } de ronde { $number }
    } a décidé entre-temps quelque chose à cette table ; rien n'a été fait. Regardez encore la page.

desk-decided-meanwhile-by =
    { $code ->
        [chief] L'{ -arbiter } principal ({ $name })
       *[round] L'{ -arbiter } de ronde { $number } ({ $name })
    } a décidé entre-temps quelque chose à cette table ; rien n'a été fait. Regardez encore la page.

desk-too-many-acts = Trop est venu de cette page à la fois ; ceci n'a pas été fait. Attendez un instant et recommencez.

desk-noted =
    { $side ->
        [white] Dans la propre notation : { -half-move } { $ply }, Blancs, { $move }.
       *[black] Dans la propre notation : { -half-move } { $ply }, Noirs, { $move }.
    }

desk-noted-nothing =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, Blancs : rien dans la propre notation.
       *[black] { CAPITAL(-half-move) } { $ply }, Noirs : rien dans la propre notation.
    }

desk-original-collected =
    { $collected ->
        [yes]
            { $side ->
                [white] L'original de la notation des Blancs est ramassé.
               *[black] L'original de la notation des Noirs est ramassé.
            }
       *[no]
            { $side ->
                [white] L'original de la notation des Blancs n'est pas ramassé.
               *[black] L'original de la notation des Noirs n'est pas ramassé.
            }
    }

desk-not-over-yet = La partie n'est pas terminée : les originaux se ramassent après.

desk-all-the-same = La partie reprend-elle là malgré tout ? Répondre oui ou non.

desk-not-gone-back = Rien n'est repris ; la partie reste comme elle était.
