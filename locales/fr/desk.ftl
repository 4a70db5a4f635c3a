### What the arbiter's desk is shown on its screen. Not spoken; half-moves stand as records write them.

# When the arbiter's words open: a half-move that the rules forbid and that the opponent may still object
# to. $ply: which half-move; $article: of the Kodeks.
desk-irregular = Le demi-coup { $ply } est irrégulier, { $article } ; vu, à l'adversaire de le signaler ou de le laisser.

# When the arbiter's words open: a board that differs from the record. $board as in board-name.
desk-board-differs = { board-name } diffère de la notation ; c'est Kodeks VIII 3.1, avant tout ce qui relève de I 5.4.

# When the arbiter's words open: the other side repeated a half-move otherwise. $ply: which half-move.
desk-repeated-otherwise = Le demi-coup { $ply } a été répété autrement par l'autre camp ; c'est Kodeks VIII 3.1, avant tout ce qui relève de I 5.4.

# When the arbiter's words open: words and half-move differ. $ply: which half-move; $said: what was announced.
desk-announced-otherwise = Le demi-coup { $ply } a été annoncé { $said } ; non rectifié à temps.

# When the arbiter's words open: a demand. $ply: which half-move; $by: white or black.
desk-demanded =
    { $by ->
        [white] Les Blancs exigent que le demi-coup { $ply } soit rectifié.
       *[black] Les Noirs exigent que le demi-coup { $ply } soit rectifié.
    }

# When the arbiter's words open: the second man on a new king is missing. $ply: which half-move.
desk-crown-missing = Demi-coup { $ply } : la couronne manque.

# When the arbiter's words open: a draw offer waits for its answer. $ply: after which half-move; $by: white or
# black.
desk-draw-offered =
    { $by ->
        [white] Les Blancs ont proposé nulle après le demi-coup { $ply } ; pas encore de réponse.
       *[black] Les Noirs ont proposé nulle après le demi-coup { $ply } ; pas encore de réponse.
    }

# How many slips of one side were put right. $side: white or black; $count: how many.
desk-slip-count =
    { $side ->
        [white] Lapsus rectifiés par les Blancs : { $count }.
       *[black] Lapsus rectifiés par les Noirs : { $count }.
    }

# One slip. $ply: in which half-move; $side: white or black; $was: as it was written first; $is: as it
# stands; $after: after how many milliseconds.
desk-slip =
    { $side ->
        [white] Demi-coup { $ply }, Blancs : d'abord { $was }, puis { $is }, après { $after } ms.
       *[black] Demi-coup { $ply }, Noirs : d'abord { $was }, puis { $is }, après { $after } ms.
    }

# After the list of slips: what the rules offer, none of it chosen or proposed.
desk-sanctions = S'ils sont trop fréquents, c'est à l'arbitre de le dire (Kodeks VIII 3.2). Sanctions de II 2.5 : réprimande, avertissement public, perte de la partie, disqualification ; aucune n'est choisie. Une décision s'écrit avec décider.

# The list of slips is empty.
desk-no-slips = Aucun lapsus n'a été rectifié.

# The arbiter read in one side's record. $side: white or black; $stated: half-moves it states;
# $unreadable: lines nobody can read.
desk-sheet-read =
    { $side ->
        [white] La notation des Blancs est saisie : { $stated } demi-coups, { $unreadable } illisibles.
       *[black] La notation des Noirs est saisie : { $stated } demi-coups, { $unreadable } illisibles.
    }

# The program's record is read out from here. $side: white or black, whose sheet the arbiter follows.
desk-follow =
    { $side ->
        [white] Suivre la feuille des Blancs : oui, non, illisible, ou le demi-coup qui y est ; précédent ; fini termine la lecture.
       *[black] Suivre la feuille des Noirs : oui, non, illisible, ou le demi-coup qui y est ; précédent ; fini termine la lecture.
    }

# One half-move of the program's record, to be found on the sheet. $ply: which; $side: white or black;
# $move: as records write it.
desk-read-out =
    { $side ->
        [white] Demi-coup { $ply }, Blancs : { $move } ?
       *[black] Demi-coup { $ply }, Noirs : { $move } ?
    }

# Where every sensor board agreed with the record last. $ply: after which half-move.
desk-rest = Tous les damiers étaient conformes à la notation pour la dernière fois après le demi-coup { $ply }.

# The game was taken back. $ply: after which half-move it goes on; $count: how many were struck out;
# $struck: which.
desk-walked-back =
    { $count ->
        [0] La partie est après le demi-coup { $ply } ; rien n'a été rayé.
       *[other] La partie est après le demi-coup { $ply } ; rayés et gardés dans la notation : { $struck }.
    }

# What the last walk-back struck out stands again. $count: how many half-moves.
desk-put-back = Demi-coups rétablis : { $count }.

# The half-move the arbiter named does not exist. $plies: how many there are.
desk-no-such-half-move = Il y a { $plies } demi-coups ; en nommer un.

# Walk-back without a number, and nothing was compared before.
desk-nothing-proposed = Rien n'est encore proposé ; d'abord comparer les notations, ou nommer un demi-coup.

# There is no walk-back to be undone.
desk-nothing-to-put-back = Il n'y a pas de retour à annuler.

# Both clocks as proposed. $white, $black: readings.
desk-clocks = Pendules : Blancs { $white }, Noirs { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: how much.
desk-charged =
    { $side ->
        [white] Imputé aux Blancs : { $time }.
       *[black] Imputé aux Noirs : { $time }.
    }

# A side's quota is open. $side: white or black; $moves: how many moves it has to make before its control.
desk-quota =
    { $side ->
        [white] Les Blancs ont { $moves } coups à jouer avant le contrôle.
       *[black] Les Noirs ont { $moves } coups à jouer avant le contrôle.
    }

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] Les Blancs sont en zeitnot (Kodeks II 6.13) et n'ont pas à noter (II 6.14).
       *[black] Les Noirs sont en zeitnot (Kodeks II 6.13) et n'ont pas à noter (II 6.14).
    }

# The program or the computer was away while a clock ran. $away: program or computer; $lost: how long, as clocks
# show it.
desk-clock-gap =
    { $away ->
        [program] Le programme était absent ; la pendule en marche a été relevée pour la dernière fois il y a { $lost }.
       *[computer] L'ordinateur a dormi { $lost }, ou son horloge a été avancée, pendant que la pendule tournait.
    }

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = Au dernier relevé : Blancs { $white }, Noirs { $black } ; cela vaut, sauf autre réglage.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = Avec ce temps imputé au camp dont la pendule tournait : Blancs { $white }, Noirs { $black }.

# The computer's own clock was put back; the game's time is measured apart from it. $by: how far.
desk-clock-put-back = L'horloge de l'ordinateur a été reculée de { $by } ; la pendule de la partie est mesurée à part et a continué.

# The clock device and the program's own count are apart. $white, $black: what the device shows.
desk-clocks-disagree = L'appareil montre Blancs { $white }, Noirs { $black } ; cela vaut, sauf autre réglage.

# After it: what the program counted. $white, $black: as clocks show them.
desk-clock-counted = Le programme a compté Blancs { $white }, Noirs { $black }.

# The clock device did not do what it was told. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] La pendule ne peut être réglée dans son mode actuel ; la mettre en mode ordinateur, ou régler ses temps à la main.
        [unable] La pendule ne sait pas le faire ; le faire à la main.
        [no-answer] La pendule n'a pas répondu à l'ordre ; voir ce qu'elle montre.
       *[untold] La pendule a refusé l'ordre ; voir ce qu'elle montre.
    }

# The clock device told something that cannot be; it was not believed. $what: grew or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] La pendule montre pour les Blancs plus de temps que possible ; voir la pendule.
           *[black] La pendule montre pour les Noirs plus de temps que possible ; voir la pendule.
        }
       *[no-times] La pendule ne montre pas de temps lisibles ; voir la pendule.
    }

# After time trouble the record is to be completed. $missing: half-moves that were pressed for and are not
# recorded; $shared: yes where both were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] Demi-coups à compléter après le zeitnot : { $missing } ; les deux y étaient, le temps est partagé (Kodeks II 6.15). Quinze minutes courent.
       *[no] Demi-coups à compléter après le zeitnot : { $missing }, sur son propre temps (Kodeks II 6.14). Quinze minutes courent.
    }

# The fifteen minutes are over. $missing: half-moves still missing.
desk-completion-too-long = Les quinze minutes sont passées et { $missing } demi-coups manquent ; le reste peut être complété après la partie (Kodeks II 6.14, 6.21).

# A flag fell. $side: white or black; $moves: how many moves that side had made.
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

# After it, where the other flag fell before. $side: whose fell first.
desk-flag-first =
    { $side ->
        [white] Le drapeau des Blancs est tombé en premier.
       *[black] Le drapeau des Noirs est tombé en premier.
    }

# The arbiter's decision is written down.
desk-decided = La décision est dans la notation.

# What the arbiter just did could not be written down; it is written once the disk is back.
desk-not-recorded = Ceci n'est pas encore enregistré : le disque ne répond pas. L'écrire sur papier.

# What followed the arbiter's word cannot be understood. $word: chosen by the program.
desk-write-it-so =
    { $word ->
        [compare] Écrire comparer, ou comparer blancs et ce que dit la notation des Blancs : comparer blancs 1. 32-28 19-23.
        [sheet] Répondre oui, non, illisible, ou taper le demi-coup qui est sur la feuille.
        [set] Écrire régler et les deux temps, celui des Blancs d'abord : régler 1:18:40 1:19:05 ; après un demi-coup antérieur : régler 6 1:18:40 1:19:05.
        [charge] Écrire imputer, blancs, noirs ou les deux, et combien : imputer noirs 3:20.
        [replace] Écrire remplacer si un appareil tient le temps et qu'il est défectueux ; le programme le tient alors, et régler le rectifie.
        [arrived] Écrire arrivé ou absents, et blancs, noirs ou les deux : arrivé blancs.
        [walk-back] Écrire revenir, ou revenir et un demi-coup : revenir 6.
        [appoint] Écrire nommer et un nom, et si les deux sont aveugles aussi pour qui : nommer Jan Nowak pour noirs. Seule une personne aveugle a une assistance.
        [sanction] Écrire sanctionner, blancs ou noirs, laquelle (réprimande, avertissement, perte, disqualification) et pourquoi : sanctionner blancs réprimande paroles.
        [complaint] Écrire plainte, blancs ou noirs, pendule s'il s'agit d'elle, et à quel sujet : plainte blancs pendule était arrêtée.
        [sanction-first] Une perte par sanction demande d'abord la sanction et sa raison : sanctionner blancs perte et pourquoi.
        [no-advantage] Seule une nulle peut être avec avantage (1+1- ou 1-1+), sur 100 cases, et là où l'épreuve distingue ces nulles (Kodeks I 6.5).
        [not-proven] La notation ne prouve pas cette réclamation. Rejeter, ou décider avec un résultat et sa cause.
       *[decide] Écrire décider et ce qui est décidé et pourquoi ; ou décider, un résultat et sa cause : décider 2-0 temps.
    }

# When a claim waits: who claims what. $side: white or black; $what: see claim-name; $ply: after which
# half-move.
desk-claim =
    { $side ->
        [white] Les Blancs réclament { claim-name }, après le demi-coup { $ply }.
       *[black] Les Noirs réclament { claim-name }, après le demi-coup { $ply }.
    }

# What is claimed, inside other sentences. $what: see the variants.
claim-name =
    { $what ->
        [repetition] la nulle par répétition (Kodeks I 6.1)
        [kings] la nulle par coups de dames seulement (Kodeks I 6.2)
        [three-kings] la nulle avec peu de pièces contre une dame (Kodeks I 6.3, 6.4)
        [regulation] la nulle selon le règlement (Kodeks III 9)
        [flag] le dépassement du temps (Kodeks II 6.12)
       *[draw] la nulle
    }

# Under a claim: whose time it was made on, and whether the record was complete. $own: yes or no; $gaps: how
# many half-moves nobody stated.
desk-claim-when =
    { $own ->
        [yes] Faite à son propre coup ; demi-coups que personne n'a indiqués : { $gaps }.
       *[no] Faite au coup de l'adversaire ; demi-coups que personne n'a indiqués : { $gaps }.
    }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
desk-claim-occurred = Apparitions de la position avec le même camp au trait : { $count }, après les demi-coups { $plies } ; trois font nulle (Kodeks I 6.1).

# Under a claim: a count that runs. $cause: which, see ending-name; $made, $limit: moves of each side;
# $article: of the Kodeks.
desk-claim-count = Compté : { ending-name }, { $made } des { $limit } coups de chaque camp ({ $article }).

# Under a claim: what stands on the board. Men, kings, and their worth, a king counting two.
desk-claim-material = Sur le damier : Blancs, pions { $white-men }, dames { $white-kings }, valeur { $white } ; Noirs, pions { $black-men }, dames { $black-kings }, valeur { $black }.

# Under a claim: the rules propose a result. $result: as tables write it; $cause: see ending-name; $article:
# of the Kodeks.
desk-claim-proven = Proposition : { $result }, { ending-name } ({ $article }). Accorder ou rejeter.

# Under a claim: the record does not prove it.
desk-claim-not-proven = Non prouvé par la notation. Rejeter, ou décider avec un résultat et sa cause.

# Under a claim: the claimant has a capture to make.
desk-claim-must-capture = Irrecevable : qui réclame a une prise à faire (Kodeks III 9.1). Rejeter.

# Under a claim: no rule can tell. $cause: see ending-name; $article: of the Kodeks.
desk-claim-arbiters-call = À l'arbitre de juger : { ending-name } ({ $article }). Accorder ou rejeter.

# Grant or refuse, and no claim waits.
desk-no-claim = Aucune réclamation n'attend.

# Before a result is declared. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-ask-result = Cela termine la partie { $result }, { ending-name } ({ $article }) : oui ou non ?

# The arbiter said no to that.
desk-not-declared = Rien n'est déclaré.

# He said yes. $result, $cause, $article as before.
desk-declared = Déclaré : { $result }, { ending-name } ({ $article }).

# A result without a cause that fits. $causes: those that fit, separated by commas.
desk-cause-wanted = Écrire la cause après le résultat, une de : { $causes }.

# A complaint about the clock after the control.
desk-too-late-for-the-clock = Marquée comme faite après le contrôle : les plaintes sur la pendule ou le drapeau doivent venir avant (Kodeks II 6.11).

# Under a claim: both clocks as they stood when it was made. $white, $black: what was left.
desk-claim-clocks = Pendules à la réclamation : Blancs { $white }, Noirs { $black }.

# Under a claim: a flag that had fallen then. $side: white or black.
desk-claim-flag =
    { $side ->
        [white] Le drapeau des Blancs était alors tombé.
       *[black] Le drapeau des Noirs était alors tombé.
    }

# What fallen flags propose. $result: as tables write it; $cause: see ending-name; $article: of the Kodeks.
desk-flag-proposal = Proposition selon les drapeaux : { $result }, { ending-name } ({ $article }). Décider, le résultat et sa cause le déclarent.

# Somebody is later than the event allows. $result: as tables write it; $cause: see ending-name; $article: of the
# Kodeks.
desk-too-late = Plus tard que l'épreuve ne le permet. Proposition : { $result }, { ending-name } ({ $article }). Décider, le résultat et sa cause le déclarent.
