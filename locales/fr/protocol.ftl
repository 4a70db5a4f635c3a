### An arbiter's protocol: what happened at the board and what he decided. Printed and signed; half-moves stand
### as records write them, times as clocks show them.

# The first line.
protocol-title = Procès-verbal de l'arbitre

# Official or not. $mode: official or training.
protocol-mode =
    { $mode ->
        [official] Partie officielle.
       *[training] Entraînement : ce procès-verbal n'est pas officiel.
    }

# The chief arbiter's consent to the device. $consent: who and when, as the event file has it.
protocol-consent = Accord pour l'appareil (Kodeks II 2.4.10) : { $consent }

# To what else the chief arbiter consented. $function: which, as a setting; $consent: who, when.
protocol-consent-to = Accord (Kodeks II 2.4.10), { $function } : { $consent }

# The program he consented to. $program: its hash.
protocol-program = Accord pour ce programme : { $program }

# The event. $name: as the arbiter named it.
protocol-event = Épreuve : { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Ronde : { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Cadence : { $time }

# What the arbiter fixed before the round; a line for each setting follows.
protocol-settings = Réglages :

# One of them. $setting: as it is read aloud.
protocol-setting = - { $setting }

# What he fixed cannot be read by this version. $settings: as it was kept.
protocol-settings-unread = Réglages, tels que conservés : { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Règles : { $rules }

# The players. $white, $black: names, or a question mark where they were not given or were removed.
protocol-players = Blancs : { $white }. Noirs : { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Départ : { $start }

# One thing that happened. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# Nothing happened that belongs here.
protocol-nothing = Rien ne s'est passé qui doive figurer dans un procès-verbal.

# A question before the first move, and its answer. $question: as it was heard; $answer: yes, no, braille, print,
# dictaphone, sensed by a board, or confirmed by the arbiter.
protocol-prepared = Avant la partie, { $question } { $answer ->
        [yes] Oui.
        [no] Non.
        [braille] En braille.
        [print] En imprimé.
        [dictaphone] Au dictaphone.
        [sensed] Oui, selon le damier.
       *[confirmed] Confirmé par l'arbitre.
    }

# The arbiter appointed an assistant. $side: whose, white or black; $name: who, or a question mark where names
# were removed.
protocol-appointed =
    { $side ->
        [white] Assistance nommée pour les Blancs (Kodeks VIII 4.2) : { $name }.
       *[black] Assistance nommée pour les Noirs (Kodeks VIII 4.2) : { $name }.
    }

# Somebody called the arbiter. $by: white, black, or nobody where it is not known who.
protocol-called =
    { $by ->
        [white] Les Blancs ont appelé l'arbitre.
        [black] Les Noirs ont appelé l'arbitre.
       *[nobody] L'arbitre a été appelé.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] L'arbitre commence.
        [refused] Un mauvais code a été tapé pour les mots de l'arbitre.
       *[closed] L'arbitre a terminé.
    }

# The opponent demanded that a half-move be put right. $by: white or black; $move: which.
protocol-demanded =
    { $by ->
        [white] Les Blancs exigent selon Kodeks I 5.4 que { $move } soit rectifié.
       *[black] Les Noirs exigent selon Kodeks I 5.4 que { $move } soit rectifié.
    }

# Under a demand: a board differed from the record just then. $board as in board-name.
protocol-demanded-while-differing = À régler d'abord (Kodeks VIII 3.1) : { board-name } diffère de la notation.

# Under a demand: the players' records part before it. $move: the first half-move of which they differ.
protocol-demanded-after-parting = À régler d'abord (Kodeks VIII 3.1) : { $move } a été répété autrement.

# The opponent let a half-move stand. $by: white or black; $move: which.
protocol-let-stand =
    { $by ->
        [white] Les Blancs laissent { $move } (Kodeks I 5.4).
       *[black] Les Noirs laissent { $move } (Kodeks I 5.4).
    }

# An irregularity was accepted. $move: which half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } est accepté par le demi-coup suivant de l'adversaire (Kodeks I 5.7).
       *[let-stand] { $move } est accepté, car l'adversaire le laisse (Kodeks I 5.4).
    }

# A slip was put right before the press. $side: white or black; $ply: at which half-move; $was, $is: first
# and then; $time: how long after.
protocol-slip =
    { $side ->
        [white] Lapsus des Blancs au demi-coup { $ply } : { $was }, rectifié en { $is } après { $time }.
       *[black] Lapsus des Noirs au demi-coup { $ply } : { $was }, rectifié en { $is } après { $time }.
    }

# Words and half-move differed and were not put right. $said, $done: half-moves.
protocol-discrepancy = Annoncé { $said }, joué { $done } ; non rectifié à temps.

# The hand did something against the rules on its way to a half-move; nobody was told. $move: which;
# $article: of the Kodeks; $squares: those that show it.
protocol-hand = La main en chemin vers { $move } : { $article }, cases { $squares } ; vu et non dit.

# The other side went on, or somebody pressed, before the second man made a king. $move: which half-move.
protocol-crown-missing = La couronne de { $move } manquait quand le jeu a continué (Kodeks I 3.5, 3.6) ; non dit.

# Both clocks were stopped.
protocol-stopped = Les deux pendules arrêtées (Kodeks IV 2.12).

# The game went on. $time: how long it stood still.
protocol-resumed = La partie continue ; elle était arrêtée depuis { $time }.

# A board differed from the record. $board as in board-name; $shown: what it showed, as FEN; $remove, $put:
# squares to be emptied and filled.
protocol-board-differed = { board-name } diffère de la notation : montre { $shown } ; à enlever : { $remove } ; à poser : { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = { board-name } est conforme à la notation.

# A board showed half-moves before it had once agreed with the record, and it was asked about them. $shown: the
# half-moves as they are written; $board as in board-name.
protocol-board-asked = { board-name } n'était pas encore conforme à la notation et montrait { $shown } ; on a demandé si c'est bien cela.

# How that question ended. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] À la question sur { $shown }, la réponse fut oui.
         [no] À la question sur { $shown }, la réponse fut non.
         [press] La pendule a répondu à la question sur { $shown }.
         [next-half-move] Le demi-coup suivant a répondu à la question sur { $shown }.
        *[changed] La question sur { $shown } est tombée : le damier ou la notation a changé avant.
    }

# The arbiter read in a record. $side: white or black; $written: as he typed it.
protocol-sheet =
    { $side ->
        [white] Notation des Blancs telle que saisie : { $written }
       *[black] Notation des Noirs telle que saisie : { $written }
    }

# The records were compared. $case: A, B or C; $agreed: half-moves both state alike from the beginning;
# $counted: yes, or no where no record counts half-moves; $ply: after which it was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Notations comparées (Kodeks VIII 3.1) : cas { $case }, { $agreed } demi-coups concordent, il est proposé de continuer après le demi-coup { $ply }.
       *[no] Notations comparées (Kodeks VIII 3.1) : cas { $case }, { $agreed } demi-coups concordent.
    }

# Why that was proposed. $why: one of reconcile-why.
protocol-why = Raison : { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] Notation des Blancs
       *[black] Notation des Noirs
    }

# The arbiter went back. $ply: after which half-move the game goes on; $count: how many were struck out;
# $struck: which.
protocol-walked-back =
    { $count ->
        [0] Décision : retour à la position après le demi-coup { $ply } ; rien de rayé.
       *[other] Décision : retour à la position après le demi-coup { $ply } ; rayés : { $struck }.
    }

# The arbiter undid it. $moves: what stands again.
protocol-put-back = Décision : le retour est annulé ; sont rétablis : { $moves }.

# Both clocks were read or set. $ply: after which half-move; $white, $black: times.
protocol-readings = Pendules après le demi-coup { $ply } : Blancs { $white }, Noirs { $black }.

# Time was charged. $white, $black: how much to each.
protocol-charged = Décision : imputé aux Blancs { $white }, aux Noirs { $black } (Kodeks II 6.19).

# Time was charged, besides what was charged before. $number: which charge of the game it is; $white, $black: how
# much to each.
protocol-charged-more = Décision, imputation { $number } : aux Blancs { $white }, aux Noirs { $black } (Kodeks II 6.19).

# A charge was taken back. $number: which; $white, $black: how much it had been.
protocol-charge-taken-back = Décision : l'imputation { $number } est annulée, Blancs { $white }, Noirs { $black }.

# A decision in the arbiter's words. $reason: what he wrote.
protocol-decided = Décision : { $reason }

# A half-move that the rules forbid was seen; nobody was told. $ply: which; $move: what was played;
# $article: of the Kodeks.
protocol-irregular = Demi-coup { $ply }, { $move } : irrégulier, { $article } ; vu et non dit.

# A half-move was struck out before it counted. $move: which; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] { $move } a été corrigé.
       *[taken-back] { $move } a été repris.
    }

# Where people sign.
protocol-signature = Arbitre : ____________________   Blancs : ____________________   Noirs : ____________________

# A draw was offered. $side: white or black; $ply: after which half-move; $admissible: yes, or why not.
protocol-offered =
    { $side ->
        [white] Les Blancs proposent nulle après le demi-coup { $ply }{ protocol-offer-state }.
       *[black] Les Noirs proposent nulle après le demi-coup { $ply }{ protocol-offer-state }.
    }

# Why it could not be offered, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , ce qui est trop tôt ; non transmis (Kodeks II 5.1)
        [too-many-pieces] , avec trop de pièces sur le damier ; non transmis (Kodeks III 6)
        [repeated] , de nouveau avant que l'autre camp ait proposé ; non transmis (Kodeks II 5.1)
        [not-after-move] , mais non entre le coup et l'appui ; non transmis (Kodeks II 5.1)
       *[yes] {""}
    }

# A draw offer was answered in words. $side: white or black; $answer: accepted or declined.
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

# The game is over. $result: as the Kodeks writes it; $cause: the article; $name: a
# comma and ending-name, or nothing.
protocol-ended = La partie est finie, { $result }{ $name } ({ $cause }).

# Why a game ended, as it is written. $cause: see the variants.
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
        [kings] coups de dames seulement
        [three-kings] trois pièces contre une dame
        [main-line] camp le plus faible seul sur la grande ligne
        [main-line-taken] trois dames contre une, grande ligne occupée
        [two-kings] au plus deux pièces contre une dame
        [regulation] nulle selon le règlement
        [short-of-time] manque de temps avec un avantage évident
        [both-flags] les deux drapeaux tombés
        [cannot-win] personne ne peut gagner
       *[decision] décision de l'arbitre
    }

# A side says yes or no to the result. $by: white or black; $agrees: yes or no.
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

# A claim. $side: white or black; $what: see claim-name; $ply: after which half-move.
protocol-claimed =
    { $side ->
        [white] Les Blancs réclament { claim-name } après le demi-coup { $ply }.
       *[black] Les Noirs réclament { claim-name } après le demi-coup { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Position : { $position }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
protocol-claim-occurred = Apparitions : { $count }, après les demi-coups { $plies } (Kodeks I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Compté : { ending-name }, { $made } des { $limit } coups de chaque camp.

# Under a claim: what the rules say. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Prouvé par la notation ({ $article }).
        [proven-otherwise] Non prouvé par la règle nommée, mais par une autre ({ $article }).
        [arbiters-call] À l'arbitre de juger ({ $article }).
        [must-capture] Irrecevable, qui réclame a une prise à faire (Kodeks III 9.1).
       *[not-proven] Non prouvé par la notation.
    }

# The arbiter ruled. $side: white or black, whose claim it was; $granted: yes or no.
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

# A sanction. $side: white or black; $sanction: see sanction-name; $why: in the arbiter's words.
protocol-sanctioned =
    { $side ->
        [white] Sanction contre les Blancs : { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanction contre les Noirs : { sanction-name } (Kodeks II 2.5). { $why }
    }

# Which sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] réprimande
        [warning] avertissement public
        [loss] perte de la partie
       *[disqualification] disqualification
    }

# A complaint. $side: white or black; $ply: after which half-move; $why: what about; $late: yes where it is about
# the clock and came after the control.
protocol-complained =
    { $side ->
        [white] Plainte des Blancs après le demi-coup { $ply } : { $why }{ protocol-complained-late }
       *[black] Plainte des Noirs après le demi-coup { $ply } : { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[après le contrôle, Kodeks II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article;
# $name: a comma and why, or nothing.
protocol-result = Résultat : { $result }, points { $score }{ $name } ({ $cause }).

# At the end: half-moves that nobody stated. $plies: which.
protocol-gaps = À compléter dans la notation (Kodeks II 6.21), demi-coups : { $plies }.

# Above the signatures: which sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Original, pour l'organisation (Kodeks II 3.7) :
       *[copy] Copie, pour les deux camps (Kodeks II 3.7) :
    }

# Under a claim: both clocks then. $white, $black: what was left.
protocol-claim-clocks = Pendules à la réclamation : Blancs { $white }, Noirs { $black }.

# At the end: what each side has used. $white, $black: times.
protocol-times-used = Temps utilisés (Kodeks II 6.21) : Blancs { $white }, Noirs { $black }.

# A flag fell. $side: white or black; $moves: how many moves that side had made; $played: the time that both
# had used until then, to the millisecond.
protocol-flag =
    { $side ->
        [white] Le drapeau des Blancs est tombé
       *[black] Le drapeau des Noirs est tombé
    } à { $played } de temps joué par les deux ; coups joués : { $moves } (Kodeks II 6.12).

# A flag that fell is up again, because the arbiter took a charge back, set the times, or took the game back.
# $side: white or black.
protocol-flag-void =
    { $side ->
        [white] Le drapeau des Blancs est relevé
       *[black] Le drapeau des Noirs est relevé
    } : la pendule a été modifiée, et sa chute d'avant est nulle.

# The arbiter noted who is not there when the round begins, or has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $there ->
        [yes] présents
       *[no] absents
    } (Kodeks II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Décision : la pendule défectueuse est remplacée, le programme tient le temps (Kodeks II 6.10).

# The computer slept, or its own clock was changed. $by: how much; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] L'horloge de l'ordinateur avance de { $by } sur le temps compté.
       *[behind] L'horloge de l'ordinateur retarde de { $by } sur le temps compté.
    }

# The program was away and took the game up again. $closed: had it ended as it should, yes or no; $side: whose clock ran,
# white, black or nobody; $known: yes, or no where the computer's own clock was changed; $lost: for how long nothing was
# written.
protocol-clock-gap =
    { $closed ->
        [yes] Le programme avait été terminé
       *[no] Le programme s'était interrompu
    } et a été relancé ; { $side ->
        [white] la pendule des Blancs tournait
        [black] la pendule des Noirs tournait
       *[nobody] aucune pendule ne tournait
    }, { $known ->
        [yes] rien n'avait été relevé pendant { $lost }.
       *[no] combien de temps, nul ne le sait.
    }

# Under it: one reading that was offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] au dernier relevé
        [ran] en marche jusqu'à la dernière inscription
       *[charged] avec le temps écoulé depuis imputé au camp dont la pendule tournait
    }: Blancs { $white }, Noirs { $black }.

# The clock was set going. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: whose
# clock runs; $white, $black: times left; $chosen: after a gap, which of the readings it goes on from as in
# desk-clock-offered, or none where the arbiter set others.
protocol-clock-set-going =
    { $because ->
        [round-begins] La ronde commence (Kodeks II 4.4)
        [after-gap] Ensuite la partie continue
        [after-call] Après un appel ou une réclamation la partie continue
       *[stood] La pendule, qui était arrêtée, est mise en marche
    }: { $side ->
        [white] la pendule des Blancs tourne
       *[black] la pendule des Noirs tourne
    }, Blancs { $white }, Noirs { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] au dernier relevé
            [ran] en marche jusqu'à la dernière inscription
            [charged] avec le temps écoulé depuis imputé au camp dont la pendule tournait
           *[none] selon le réglage de l'arbitre
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: is the time shared, yes or no.
protocol-completion-due =
    { $shared ->
        [yes] Demi-coups à compléter après le zeitnot : { $missing } ; le temps est partagé (Kodeks II 6.15).
       *[no] Demi-coups à compléter après le zeitnot : { $missing } (Kodeks II 6.14).
    }

# They are complete. $time: how long it took.
protocol-completion-ended = La notation est de nouveau complète ; cela a duré { $time }.

# The game was taken up again although its record was not whole. $count: how many half-moves could be read; $lost: what was
# wrong: log-missing, log-damaged, log-strange or unread.
protocol-not-whole =
    À la reprise, seuls { $count } demi-coups de l'enregistrement étaient lisibles; { $lost ->
        [log-missing] sa dernière partie, le fichier terminé par -wal, manquait
        [log-damaged] sa dernière partie, le fichier terminé par -wal, était endommagée et a été mise de côté
        [log-strange] un fichier étranger terminé par -wal se trouvait à côté et a été mis de côté
       *[unread] des éléments n'ont pas pu être compris
    }. La question a été posée et la partie a continué.

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Coups :
