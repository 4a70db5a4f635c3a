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

# Under it: what each side has used of what it was given. $white, $black: times.
desk-clocks-used = Temps utilisé : Blancs { $white }, Noirs { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: how much.
desk-charged =
    { $side ->
        [white] Imputé aux Blancs : { $time }.
       *[black] Imputé aux Noirs : { $time }.
    }

# A charge was made. $number: its number in the game; $white, $black: how much to each. The words to type are
# command-charge and command-back.
desk-charge = Imputation { $number } : Blancs { $white }, Noirs { $black }. Les imputations s'additionnent ; imputer précédent { $number } annule celle-ci.

# A charge was taken back. $number: its number; $white, $black: how much it had been.
desk-charge-taken-back = L'imputation { $number } est annulée : Blancs { $white }, Noirs { $black }.

# There is no such charge, or it was taken back already.
desk-no-such-charge = Il n'y a pas de telle imputation à annuler.

# A charge cannot be taken back, because the times were set after it was made, with it in them. $number: its
# number. The word that changes the times is command-set.
desk-charge-is-set = L'imputation { $number } est comprise dans les temps réglés après elle et n'est pas annulée : régler change les temps.

# Times were typed as bare numbers, which mean seconds. $seconds: what they would be, as clocks show them;
# $minutes: how the same numbers of minutes are typed. The answer is yes or no.
desk-ask-seconds = En secondes, { $seconds } ? Répondre oui ou non. Les minutes s'écrivent { $minutes }.

# A side's quota is open. $side: white or black; $moves: how many moves it has to make before its control.
desk-quota =
    { $side ->
        [white] Les Blancs ont
       *[black] Les Noirs ont
    } { $moves ->
        [one] { $moves } coup à jouer avant le contrôle.
       *[other] { $moves } coups à jouer avant le contrôle.
    }

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] Les Blancs sont en zeitnot (Kodeks II 6.13) et n'ont pas à noter (II 6.14).
       *[black] Les Noirs sont en zeitnot (Kodeks II 6.13) et n'ont pas à noter (II 6.14).
    }

# The computer slept or its own clock was put forward while the game's clock ran. $lost: by how much, as clocks show
# it; what is said is of that moment.
desk-clock-gap = L'ordinateur a dormi { $lost }, ou son horloge a été avancée, pendant que la pendule tournait. La pendule a continué sans ce temps.

# After it: the readings without that time. $white, $black: as clocks show them.
desk-clock-kept = À cet instant sans ce temps : Blancs { $white }, Noirs { $black } ; c'est le temps compté.

# After it: the readings with that time charged. $white, $black: as clocks show them.
desk-clock-with-it = Avec ce temps imputé au camp dont la pendule tournait : Blancs { $white }, Noirs { $black } ; imputer le fait.

# The program was away while a clock ran. $side: white or black, whose; $known: yes, or no where the computer's own clock
# was changed; $lost: for how long nothing was written.
desk-clock-away =
    Le programme était absent pendant que tournait la pendule { $side ->
        [white] des Blancs
       *[black] des Noirs
    } ; { $known ->
        [yes] rien n'a été relevé pendant { $lost }.
       *[no] combien de temps, nul ne le sait, l'horloge de l'ordinateur a été changée.
    }

# One reading from which the clock may go on. $number: what it is called by; $what: read, as something was done with the
# clock last; ran, as it had run when anything was written last; charged, with the time since; $white, $black: times.
desk-clock-offered =
    { $number }, { $what ->
        [read] au dernier relevé
        [ran] en marche jusqu'à la dernière inscription
       *[charged] avec le temps écoulé depuis imputé au camp dont la pendule tournait
    }: Blancs { $white }, Noirs { $black }.

# Under them. The word is command-set, its number stands before each of them.
desk-clock-choose = régler et son numéro en prend un : régler 1. Puis reprendre ; sans choix la pendule continue comme elle est.

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

# The clock device told something that cannot be; it was not believed. $what: grew, fell or no-times; $side: white or
# black, whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] La pendule montre pour les Blancs plus de temps que possible ; voir la pendule.
           *[black] La pendule montre pour les Noirs plus de temps que possible ; voir la pendule.
        }
        [fell] { $side ->
            [white] La pendule montre soudain beaucoup moins de temps pour les Blancs ; cela ne vaut que si elle continue ainsi. Voir la pendule.
           *[black] La pendule montre soudain beaucoup moins de temps pour les Noirs ; cela ne vaut que si elle continue ainsi. Voir la pendule.
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

# The clock was pressed, no half-move came into the record, and nobody was in time trouble. $side: white or black, who
# pressed; $ply: the number of the half-move that is missing.
desk-pressed-without =
    { $side ->
        [white] Les Blancs ont
       *[black] Les Noirs ont
    } pressé, et le demi-coup { $ply } n'est pas dans la notation. Il n'y avait pas de zeitnot ; comparer damiers et notations (Kodeks VIII 3.1).

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
        [charge] Écrire imputer, blancs, noirs ou les deux, et combien : imputer noirs 3:20. imputer précédent annule la dernière imputation.
        [replace] Écrire remplacer si un appareil tient le temps et qu'il est défectueux ; le programme le tient alors, et régler le rectifie.
        [arrived] Écrire arrivé ou absents, et blancs, noirs ou les deux : arrivé blancs.
        [walk-back] Écrire revenir, ou revenir et un demi-coup : revenir 6.
        [appoint] Écrire nommer et un nom, et si les deux sont aveugles aussi pour qui : nommer Jan Nowak pour noirs. Seule une personne aveugle a une assistance.
        [sanction] Écrire sanctionner, blancs ou noirs, laquelle (réprimande, avertissement, perte, disqualification) et pourquoi : sanctionner blancs réprimande paroles.
        [complaint] Écrire plainte, blancs ou noirs, pendule s'il s'agit d'elle, et à quel sujet : plainte blancs pendule était arrêtée.
        [sanction-first] Une perte par sanction demande d'abord la sanction et sa raison : sanctionner blancs perte et pourquoi.
        [no-advantage] Seule une nulle peut être avec avantage (1+1- ou 1-1+), sur 100 cases, et là où l'épreuve distingue ces nulles (Kodeks I 6.5).
        [not-proven] La notation ne prouve pas cette réclamation. Rejeter, ou décider avec un résultat et sa cause.
        [no-such-score] Ce n'est pas un résultat, et rien n'a été décidé. Les résultats sont 2-0, 1-1, 0-2 et ceux à code (2F-0F, 1+1-). Toute autre décision commence par un mot.
        [absent-too-late] Qui a joué est présent et ne peut plus être noté absent (Kodeks II 4.5).
        [not-absent] Personne de ce côté n'était noté absent.
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

# The same where the rule that the player named does not prove it, but another does. $result, $cause, $article: as
# above.
desk-claim-proven-otherwise = Non prouvé par la règle nommée, mais par une autre. Proposition : { $result }, { ending-name } ({ $article }). Accorder ou rejeter.

# A claim in a blind game at a tempo of its own. $holds: does the event play by Kodeks III 9.1 there, yes or no.
desk-claim-other-tempo =
    { $holds ->
        [yes] Une autre cadence que celles de II 6.1 et 6.2 : l'épreuve applique III 9.1 (Kodeks VIII 5.2).
       *[no] Une autre cadence que celles de II 6.1 et 6.2 : l'épreuve n'applique pas III 9.1 (Kodeks VIII 5.2).
    }

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

# Somebody wished to be forgotten: it was done. $file: the record.
forget-done = { $file } : les noms et la mention d'un handicap sont retirés ; la partie reste.

# The same: what is not taken out of the record.
forget-typed = Les mots tapés pendant la partie restent, ainsi que les décisions dans les mots de l'arbitre.

# The same: a file beside the record that is still there. $file: its path.
forget-elsewhere = Hors de la feuille, et peut encore contenir des noms : { $file }

# The same: what the program cannot know.
forget-copies = Les copies de la feuille, les transcriptions et les sons placés ailleurs ne sont pas connus ici.

# What the clock does while somebody is absent. $clock: white or black (whose clock runs), waits (none yet), white-next
# or black-next (both stand; whose runs when play goes on), none (there is no clock).
desk-presence-clock =
    { $clock ->
        [white] {" "}La pendule des blancs tourne.
        [black] {" "}La pendule des noirs tourne.
        [waits] {" "}Aucune pendule ne tourne encore ; elle part au début de la ronde.
        [white-next] {" "}Les deux pendules sont arrêtées ; à la reprise du jeu, celle des blancs tournera.
        [black-next] {" "}Les deux pendules sont arrêtées ; à la reprise du jeu, celle des noirs tournera.
       *[none] {""}
    }

# Who is noted absent. $who: white, black, both or nobody; $clock: as above.
desk-presence =
    { $who ->
        [white] Absence notée : blancs.{ desk-presence-clock }
        [black] Absence notée : noirs.{ desk-presence-clock }
        [both] Absence notée : blancs et noirs.{ desk-presence-clock }
       *[nobody] Aucune absence n'est notée.{ desk-presence-clock }
    }

# The arbiter lets play go on where nothing stands still. $why: over, running or no-clock; $side: whose clock runs,
# white or black.
desk-nothing-stopped =
    { $why ->
        [over] Rien n'était arrêté : la partie est finie.
        [running] { $side ->
            [white] Rien n'était arrêté : la pendule des blancs tourne.
           *[black] Rien n'était arrêté : la pendule des noirs tourne.
        }
       *[no-clock] Rien n'était arrêté : le jeu continue, et le programme ne tient pas de pendule.
    }

# A yes or no that answers nothing.
desk-nothing-asked = Rien n'était demandé ; rien n'est noté.

# The arbiter stops play that stands still.
desk-already-stopped = Le jeu est déjà arrêté ; reprendre le fait continuer.

# A yes or no to whether the result is right, typed while the arbiter's words are open, and no side is named with it.
desk-whose-answer = De qui est cette réponse ? Tant que les mots de l'arbitre sont ouverts, elle compte avec le nom du camp : blancs: oui, noirs: non. Rien n'est noté.

# A row of the list of time controls, read and not heard. $name: as it is typed; $control: as it is written; $tempo: blitz,
# rapid or classical; $minutes: for the first sixty moves; $old: is it one of older rules, yes or no.
clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } ancienne
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

# One word for a tempo. $tempo: see clocks-row.
clocks-tempo =
    { $tempo ->
        [blitz] blitz
        [rapid] rapide
       *[classical] longue
    }
