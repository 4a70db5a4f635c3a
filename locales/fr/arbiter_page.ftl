### What stands on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may stand here.

shown-side =
    { $side ->
        [white] Blancs
       *[black] Noirs
    }

shown-runs = la { -clock } marche

shown-flag = drapeau tombé

shown-yes = Oui

shown-no = Non

shown-after-key = Après cette touche : { $means }

grid-square = case { $square }

grid-empty = vide

grid-from = le dernier { -half-move } partait d'ici

grid-to = le dernier { -half-move } arrivait ici

grid-remove = différence, à retirer

grid-put = différence, il manque : { piece-name }

grid-record = Position selon la notation

grid-board = Ce que montre { board-name }

grid-keys = Dans un { -board }, les flèches mènent de case en case. ◇ : départ du dernier { -half-move } ; ◆ : son arrivée ; ✕ : à retirer ; + : à poser.

arbiter-title = Table { $table }, { arbiter-by-code }

arbiter-by-code =
    { $code ->
        [chief] { -arbiter } principal
       *[round] { -arbiter } de ronde { $number }
    }

arbiter-by-named = { arbiter-by-code } ({ $name })

arbiter-heading =
    { $part ->
        [devices] Appareils
        [attention] Ce qui demande attention
        [state] La partie
        [times] Temps
        [asks] Ce que la table demande
        [differences] { CAPITAL(-board(number: "plural")) }
        [records] Notations
        [walk-back] Retour en arrière
        [clock] La { -clock }
        [claims] Réclamations et points ouverts
        [end] La fin
        [preparation] Avant le premier coup
        [sanctions] Sanctions
        [log] Journal
       *[apart] Sur une page à part
    }

arbiter-not-reached = La table n'est pas joignable. La partie y continue ; d'ici, rien n'est possible avant son retour.

arbiter-attention =
    { $what ->
        [call] L'{ -arbiter } a été appelé.
        [not-recorded] La partie n'est pas enregistrée : noter sur papier.
        [boards-differ] Un { -board } diffère de la notation.
        [claim] Une réclamation attend.
        [result] Un résultat est à déclarer ou à confirmer.
        [flag] Un drapeau est tombé.
        [device-lost] Un { -board } ou la { -clock } ne répond pas.
        [ear-lost] Une écoute a disparu.
        [device-waits] Un appareil attend d’être admis.
       *[overdue] Quelqu'un est en retard, ou la notation n'est pas complétée à temps.
    }

arbiter-no-attention = Rien ne demande attention ici.

arbiter-game =
    { $game ->
        [international] Dames sur 100 cases, { arbiter-mode }.
       *[polish64] Dames sur 64 cases, { arbiter-mode }.
    }

arbiter-mode =
    { $mode ->
        [official] partie officielle
        [rehearsal] répétition
       *[training] entraînement
    }

arbiter-phase =
    { $phase ->
        [before] La partie n'a pas commencé.
        [interrupted] La partie a commencé. Le programme a été relancé : les deux { -clock(number: "plural") } sont à l'arrêt jusqu'à la reprise.
        [playing] La partie est en cours.
        [stopped] La partie est arrêtée : les deux { -clock(number: "plural") } sont à l'arrêt et rien ne peut être joué.
        [over] La partie est finie.
       *[closed] Le programme à la table est terminé ; la partie peut reprendre à partir de son enregistrement.
    }

arbiter-ended = Résultat : { $result }, { ending-name } ({ $article }).

arbiter-unanswered =
    { $by ->
        [white] Les Blancs n'ont pas encore confirmé le résultat.
       *[black] Les Noirs n'ont pas encore confirmé le résultat.
    }

arbiter-not-recorded = Ce qui se passe n'est pas enregistré : le disque ne répond pas. Noter sur papier.

arbiter-responsible = Cette table est confiée à { $name }.

arbiter-words-open = Les mots de l'{ -arbiter } sont ouverts à la table, par le code de : { arbiter-by-code }.

arbiter-adjusting = Des pièces sont réajustées : les lever n'est pas les toucher (Kodeks I 3.13).

arbiter-question = La table a posé une question, et quelqu'un doit y répondre là-bas.

arbiter-asked =
    { $side ->
        [white] Question aux Blancs: { arbiter-asked-what }
       *[black] Question aux Noirs: { arbiter-asked-what }
    }

arbiter-asked-what =
    { $kind ->
        [which-way] par où la prise { $moves } est-elle passée ?
        [ask-board-ahead] faut-il inscrire { $moves }, comme le montre le { -board } ?
        [ask-orientation] leur { -board } est-il tourné dans l'autre sens ?
        [ask-draw] la nulle est-elle acceptée ?
        [ask-resign] la partie est-elle abandonnée ?
        [ask-quit] le programme doit-il se terminer ?
        [ask-check] la comparaison des feuilles est-elle acceptée ?
        [ask-whose] pour quel camp est le { -half-move } saisi ?
        [ask-correction] { $moves } remplace-t-il le dernier { -half-move } ?
        [ask-undo] { $moves } est-il repris ?
        [ask-new-game] une autre partie commence-t-elle ?
       *[other] quelque chose pour quoi cette page n'a pas de mots
    }

arbiter-stopwatch = Arrêtée depuis

arbiter-ask-seconds = Les nombres tapés sont-ils des secondes ?

arbiter-ask-hand-over-stop = Inscrire le { -half-move } commencé avant l'arrêt et terminé après ?

arbiter-ask-against = La partie reprend-elle malgré tout à l'endroit proposé ?

arbiter-not-asked = Rien n'est demandé.

arbiter-no-boards = Il n'y a pas de { -board } à capteurs à cette table.

arbiter-board-state =
    { $state ->
        [agrees] { board-name } est conforme à la notation
        [differs] { board-name } diffère de la notation
        [under-way] { board-name } : une main est à l'œuvre
        [off] { board-name } a ses capteurs coupés
       *[away] { board-name } ne répond pas
    }

arbiter-awaited = Le dernier { -half-move } reste à y exécuter.

arbiter-not-shown = Ce qu'il montre n'est pas connu.

arbiter-no-record = Aucun { -half-move } dans la notation.

arbiter-records = La notation du programme et celles des deux camps

arbiter-number = { CAPITAL(-half-move) }

arbiter-record = Notation du programme

arbiter-no-sheet =
    { $side ->
        [white] La notation des Blancs n'a pas été saisie.
       *[black] La notation des Noirs n'a pas été saisie.
    }

arbiter-parts = Les notations divergent d'abord au { -half-move } { $ply }.

arbiter-parts-here = première différence

arbiter-no-parting = Là où les deux disent quelque chose, les notations ne divergent pas.

arbiter-unreadable-here = illisible : { $text }

arbiter-blank = laissé en blanc

arbiter-board-only = { -board } seul

arbiter-not-stated = { arbiter-board-only } : montré par un { -board }, énoncé par personne.

arbiter-taken = retirés : { $squares }

arbiter-not-compared = Rien n'a été comparé récemment.

arbiter-both-agreed-at = les deux { -board(number: "plural") } concordaient { $time }

arbiter-may-have-happened = Ce qui a pu se passer, le plus probable d'abord

arbiter-nothing-explains = Rien n'a été trouvé qui l'expliquerait.

arbiter-articles-apart = L'article selon lequel l'un de ces faits serait irrégulier se trouve sur la page à part.

arbiter-clock-column =
    { $side ->
        [white] { CAPITAL(-clock) } des Blancs
       *[black] { CAPITAL(-clock) } des Noirs
    }

arbiter-clocks-after = { CAPITAL(-clock(number: "plural")) } : ce qui restait à chaque camp après le { -half-move } ; un tiret là où on l'ignore. Rien ne figure près des deux derniers { -half-move(number: "plural") }.

arbiter-step =
    { $step ->
        [stop] D'abord le jeu doit être à l'arrêt : arrêter les deux { -clock(number: "plural") }.
        [compare] Comparer. Quand les notations divergent, le dernier { -half-move } sur lequel les deux s'accordent est proposé (Kodeks VIII 3.1.2).
        [back] Revenir en arrière.
        [mend] Rétablir les { -board(number: "plural") }. Un { -board } à capteurs est rétabli pièce par pièce, en retirant d'abord, jusqu'à ce qu'il soit conforme ; tout autre { -board } est comparé à la main avec la position selon la notation, case par case.
        [charge] Imputer le temps de l'interruption au camp fautif, aux deux ou à personne (Kodeks II 6.19, 6.15). La table propose ce que montraient les deux { -clock(number: "plural") } à ce { -half-move } ; une lecture que personne n'a notée est inconnue et n'est pas calculée.
       *[resume] Reprendre la partie.
    }

arbiter-no-clock = Le programme ne tient pas de { -clock } ici ; les lectures sont ce que quelqu'un a tapé.

arbiter-absent =
    { $side ->
        [white] Absence des Blancs notée (Kodeks II 4.5).
       *[black] Absence des Noirs notée (Kodeks II 4.5).
    }

arbiter-missing = { CAPITAL(-half-move(number: "plural")) } pour lesquels on a appuyé et qui manquent dans la notation : { $count }.

arbiter-completing = La notation est à compléter maintenant (Kodeks II 6.14).

arbiter-incidents = Ce qui est arrivé à la { -clock }

arbiter-no-incident = Rien récemment.

arbiter-both = Les deux

arbiter-take = Lecture { $number }

arbiter-open-matters = Points ouverts

arbiter-nothing-open = Rien n'est ouvert.

arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, sur la { -clock } ou le drapeau
       *[no] { shown-side }
    }

arbiter-no-proposal = Aucune fin n'est proposée.

arbiter-says =
    { $agrees ->
        [yes] { shown-side } : le résultat est juste
       *[no] { shown-side } : il ne l'est pas
    }

arbiter-still-open = Encore ouvert

arbiter-settled = Réglé

arbiter-all-settled = Rien : tout est réglé.

arbiter-ways = Comment chaque camp appuie sur la { -clock }

arbiter-presses-by =
    { $side ->
        [white] Les Blancs appuient
       *[black] Les Noirs appuient
    } : { $way ->
        [beside] la { -clock } à côté du programme ; ses appuis ne se voient pas ici
        [device] la { -clock } reliée
        [page] sur leur propre page
        [assistant] par la page de l'assistant
        [pad] avec une manette
        [key] avec une touche du clavier
       *[line] avec une ligne à leur nom au clavier
    }.

arbiter-no-way =
    { $side ->
        [white] Les Blancs n'ont rien pour appuyer. En attendant, c'est vous qui appuyez ici pour les Blancs.
       *[black] Les Noirs n'ont rien pour appuyer. En attendant, c'est vous qui appuyez ici pour les Noirs.
    }

arbiter-press-for =
    { $side ->
        [white] Appuyer pour les Blancs
       *[black] Appuyer pour les Noirs
    }

arbiter-no-sanction = Aucune sanction dans le journal.

arbiter-chiefs-sanction = Seul l'{ -arbiter } principal prononce une sanction (Kodeks II 2.5).

arbiter-confirm = Oui, faire

arbiter-choose = choisir

arbiter-choice = Quoi

arbiter-act =
    { $act ->
        [come] Je suis à la table
        [let-in] Admettre
        [end-device] Terminer
        [new-slip] Nouveau billet
        [stop] Arrêter les deux { -clock(number: "plural") }
        [resume] Reprendre la partie
        [begin] Commencer la ronde
        [compare] Comparer notations et { -board(number: "plural") }
        [read-white] Saisir la notation des Blancs
        [read-black] Saisir la notation des Noirs
        [aloud-white] Lire la notation face à la feuille des Blancs
        [aloud-black] Lire la notation face à la feuille des Noirs
        [same] La feuille dit la même chose
        [otherwise] Elle dit autre chose
        [unreadable] Personne ne peut le lire
        [one-back] Un { -half-move } en arrière
        [read-done] Finir la lecture
        [on-sheet] Noter ce que dit la feuille
        [note] Noter soi-même un { -half-move }
        [walk-back] Revenir au { -half-move } proposé
        [walk-back-to] Revenir à un autre { -half-move }
        [restore] Annuler le dernier retour
        [charge-stopwatch] Imputer le temps du chronomètre
        [charge] Imputer un temps
        [charge-back] Annuler la dernière imputation
        [set] Régler les deux { -clock(number: "plural") }
        [take] Prendre une de ces lectures
        [replace] Mettre la { -clock } hors service
        [swap-clock] Échanger les côtés de la { -clock }
        [press-back] Annuler la pression qui attend
        [ask] Noter que vous avez demandé qui est au trait
        [absent] Noter l'absence
        [arrived] Noter l'arrivée
        [grant] Accorder la réclamation
        [refuse] Rejeter la réclamation
        [slips] Lister les lapsus
        [complaint] Noter une plainte
        [decide] Déclarer un résultat
        [decide-in-words] Noter une décision avec vos propres mots
        [prepared] Tout est prêt
        [appoint] Nommer une { -assistant }
        [sanction] Prononcer une sanction
        [answer] Renseigner
        [hand-over] Confier la table
        [original] Ramasser les originaux
       *[muted] Montrer
    }

arbiter-act-means =
    { $act ->
        [come] L'appel a sa réponse et ne signale plus cette table. Personne ne l'entend.
        [let-in] Cet appareil montre dès lors la page de son rôle, et ce qu'on y fait compte pour ce rôle.
        [end-device] Cet appareil ne montre aussitôt plus rien de cette table. Il lui faudrait un nouveau billet.
        [new-slip] Ses mots seront montrés ici une fois, pour le papier ou un autre appareil. Les billets non utilisés de ce rôle n'ouvriront alors plus rien.
        [stop] Les deux { -clock(number: "plural") } s'arrêtent, le chronomètre tourne et rien ne peut être joué (Kodeks IV 2.12).
        [resume] Les deux camps entendent qui est au trait et les deux temps, et la { -clock } repart.
        [begin] La { -clock } du camp qui commence démarre, et les deux camps l'entendent (Kodeks II 4.4).
        [compare] La table dit où notations et { -board(number: "plural") } s'accordent et divergent, ce qu'elle propose et pourquoi. Cela ne change rien.
        [read-white] Ce qui est tapé vaut comme notation des Blancs : { -half-move(number: "plural") } comme dans un fichier de partie, - pour une ligne vide, un mot pour ce qui est illisible.
        [read-black] Ce qui est tapé vaut comme notation des Noirs : { -half-move(number: "plural") } comme dans un fichier de partie, - pour une ligne vide, un mot pour ce qui est illisible.
        [aloud-white] La notation du programme est lue { -half-move } par { -half-move }, et l'{ -arbiter } suit la feuille des Blancs.
        [aloud-black] La notation du programme est lue { -half-move } par { -half-move }, et l'{ -arbiter } suit la feuille des Noirs.
        [same] Pendant la lecture : ce que dit la feuille à cet endroit.
        [on-sheet] Pendant la lecture : ce que dit la feuille à la place est noté.
        [note] Ce qui est vu en crise de temps va dans la propre notation de l'{ -arbiter } (Kodeks IV 2.15), troisième à côté de celles des deux camps : { -half-move(number: "plural") } comme sur une feuille, avec un numéro de coup s'ils ne suivent pas le dernier, - pour un { -half-move } non vu. Personne à la table ne l'entend, et rien n'est joué par là.
        [walk-back] Les { -half-move(number: "plural") } suivants sont rayés et restent dans la notation ; les offres de nulle faites après sont caduques ; les { -clock(number: "plural") } reviennent à ce qui y était noté. Les deux camps l'entendent.
        [walk-back-to] Les { -half-move(number: "plural") } après celui qui est nommé sont rayés et restent dans la notation ; les offres de nulle faites après sont caduques ; les { -clock(number: "plural") } reviennent à ce qui y était noté. Les deux camps l'entendent.
        [restore] Ce que le dernier retour a rayé vaut de nouveau, par une nouvelle inscription.
        [charge-stopwatch] Le temps écoulé depuis l'arrêt est aussitôt du temps utilisé de ce camp ; pour les deux, il est partagé (Kodeks II 6.15, 6.19).
        [charge] Ce temps est aussitôt du temps utilisé de ce camp ; pour les deux, il est partagé. Les imputations s'additionnent (Kodeks II 6.15, 6.19).
        [charge-back] Une nouvelle inscription annule la dernière imputation ; les deux restent notées.
        [set] Les deux { -clock(number: "plural") } montrent maintenant ces temps, et le temps utilisé en découle. Ce qui a été imputé avant y est compris.
        [take] Les deux { -clock(number: "plural") } montrent cette lecture ; la partie en repart à la reprise.
        [replace] L'appareil ne compte plus ; le programme tient le temps à partir de sa dernière lecture (Kodeks II 6.10).
        [swap-clock] La { -clock } est branchée à l'envers : ce qu'elle montre et ses pressions sont désormais de l'autre camp. Les pressions qui attendent leur { -half-move } sont annulées.
        [press-back] La dernière pression qui attend son { -half-move } n'en fait aucun. La { -clock } reste telle quelle : régler ou imputer le temps.
        [ask] Il est noté que la question a été posée aux deux camps ; le programme n'en dit rien (Kodeks II 6.9).
        [absent] Qui est absent au début de la ronde : la { -clock } de ce camp marche dès ce début (Kodeks II 4.5).
        [arrived] Qui est arrivé : le premier des deux camps partage ce qui a été utilisé.
        [grant] La partie finit comme le dit la réclamation.
        [refuse] La partie continue, sauf si un drapeau est tombé entre-temps : alors cette perte est proposée.
        [slips] Chaque lapsus avec son { -half-move } ; compté, jamais jugé (Kodeks VIII 3.2).
        [complaint] Elle est notée avec son objet. Sur la { -clock }, elle doit venir avant le contrôle (Kodeks II 6.11).
        [decide] La partie finit ainsi pour les deux. La table redemande une fois ; puis elle demande aux deux camps si c'est juste.
        [decide-in-words] Elle figure au procès-verbal comme décision et ne finit rien.
        [confirmed] Ce que chaque camp dit du résultat figure au procès-verbal ; personne ne le dit à sa place.
        [prepared] Tout ce qui est demandé avant le premier coup vaut comme réglé.
        [appoint] La personne nommée peut agir pour le camp aveugle et figure au procès-verbal (Kodeks VIII 4.2).
        [sanction] Elle figure au procès-verbal avec son motif (Kodeks II 2.5). Aucune n'est proposée ; une perte ne finit la partie que quand son résultat est déclaré.
        [answer] Le temps utilisé par chaque camp et le nombre de coups ne sont montrés qu'ici, pour les dire à une personne aveugle au trait qui les demande (Kodeks VIII 5.1). C'est noté. À un autre moment, c'est refusé.
        [hand-over] Dès lors, la personne nommée s'occupe de cette table, et le procès-verbal le dit. Les droits de chacun viennent de ses propres billets et codes.
        [original] Il est noté si l'original d'une notation est là (Kodeks IV 2.21) ; cela figure au procès-verbal.
       *[muted] Ce que l'{ -arbiter } peut savoir sans que cela se voie est sur une page à part, qui se ferme seule après dix secondes. Qui voit l'{ -arbiter } lever les yeux est déjà au courant.
    }

arbiter-act-field =
    { $act ->
        [read-white] { CAPITAL(-half-move(number: "plural")) } sur la feuille des Blancs
        [read-black] { CAPITAL(-half-move(number: "plural")) } sur la feuille des Noirs
        [on-sheet] Le { -half-move } sur la feuille
        [note] { CAPITAL(-half-move(number: "plural")) } vus
        [walk-back-to] Après quel { -half-move }, par son numéro
        [charge] Combien, par exemple 3:20
        [set] Les deux temps, celui des Blancs d'abord, par exemple 1:18:40 1:19:05 ; le numéro d'un { -half-move } antérieur peut précéder
        [complaint] De quoi il s'agit
        [decide-in-words] Ce qui est décidé, et pourquoi
        [appoint] Un nom, et si les deux sont aveugles aussi blancs ou noirs
        [hand-over] À qui, nom et prénom
       *[sanction] Pourquoi
    }

arbiter-log-means = Le plus récent d'abord ; temps depuis le démarrage du programme à la table. Rien n'est supprimé : on annule par une nouvelle inscription.

arbiter-log-row = { $time }, { $who } : { $what }

arbiter-log-earlier = Lignes antérieures : { $count }. L'enregistrement les a toutes.

arbiter-by =
    { $actor ->
        [white] Blancs
        [black] Noirs
        [assistant] une { -assistant }
        [white-assistant] { -assistant } des Blancs
        [black-assistant] { -assistant } des Noirs
        [arbiter] { -arbiter }
        [unknown-hand] main inconnue
       *[program] programme
    }

arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] clavier
        [announced] annoncé
        [asked] { -board }, après une question
        [clock] { -clock }
       *[program] programme
    }

arbiter-log-opened = Le programme a ouvert l'enregistrement ; { -half-move(number: "plural") } : { $plies }.

arbiter-log-closed = Le programme s'est terminé.

arbiter-log-forgotten = Les noms ont été retirés de l'enregistrement.

arbiter-log-disk = Le disque était absent et est revenu ; écrits en retard : { $count }.

arbiter-log-refused = Non pris : { $line }

arbiter-log-new-game = Une autre partie a commencé ; celle-ci est gardée et peut continuer.

arbiter-log-half-move =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, Blancs : { $move }.
       *[black] { CAPITAL(-half-move) } { $ply }, Noirs : { $move }.
    }

arbiter-log-said = Annoncé : { $text }

arbiter-log-asked =
    { $asks ->
        [correction] { $text } a été tapé ; question : est-ce une correction du dernier { -half-move } ?
       *[whose] { $text } a été tapé ; question : à qui est-ce ?
    }

arbiter-log-answered =
    { $answer ->
        [yes] Réponse : c'est une correction.
        [no] Réponse : ce n'en est pas une.
        [white] Réponse : aux Blancs.
        [black] Réponse : aux Noirs.
       *[lapsed] La question est tombée : autre chose est venu d'abord.
    }

arbiter-log-adjusting =
    { $begun ->
        [yes] Des pièces sont réajustées (Kodeks I 3.13).
       *[no] Le réajustement est fini.
    }

arbiter-log-differed = { board-name } diffère de la notation ; à retirer : { $remove } ; à poser : { $put }.

arbiter-log-check-asked =
    { $by ->
        [white] Les Blancs demandent à comparer les notations (Kodeks II 6.6).
       *[black] Les Noirs demandent à comparer les notations (Kodeks II 6.6).
    }

arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of } : l'autre camp est d'accord.
       *[no] { arbiter-log-check-of } : l'autre camp n'est pas d'accord.
    }

arbiter-log-check-of =
    { $by ->
        [white] Comparaison demandée par les Blancs
       *[black] Comparaison demandée par les Noirs
    }

arbiter-log-check-ended =
    { $counted ->
        [yes] Comparaison finie : les notations divergent au { -half-move } { $ply }.
       *[no] Comparaison finie.
    }

arbiter-log-appointed =
    { $side ->
        [white] Une { -assistant } des Blancs a été nommée (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}pour la notation seule (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Une { -assistant } des Noirs a été nommée (Kodeks VIII 4.2){ $alone ->
                [yes] {"; "}pour la notation seule (Kodeks II 6.3)
               *[no] {""}
            }.
    }

arbiter-log-asked-turn = Il a été demandé aux deux camps qui est au trait (Kodeks II 6.9).

arbiter-log-device = La { -clock } a signalé : { $told }

arbiter-log-paused = Les deux { -clock(number: "plural") } sont à l'arrêt jusqu'au prochain { -half-move } ou appui (entraînement).

arbiter-muted-turn =
    { $side ->
        [white] Selon la notation, les Blancs sont au trait.
       *[black] Selon la notation, les Noirs sont au trait.
    }

arbiter-muted-accepted = { CAPITAL(-half-move) } { $ply }, { $article } : accepté, I 5.7.

arbiter-muted-accepted-if-off = { CAPITAL(-half-move) } { $ply }, { $article } : accepté, I 5.7, si les pions étaient retirés ; seul un capteur l'a dit.

arbiter-muted-in-doubt = On ne sait pas si elles sont là : { $squares }. Ces cases comptent comme non vues jusqu'à ce qu'un { -half-move } n'aille qu'avec l'un des deux, ou que vous écriviez en place et la case, puis non si la pièce n'y est pas.

arbiter-muted-regular = Aucun { -half-move } n'est irrégulier et encore ouvert.

arbiter-muted-not-made =
    { $count ->
        [0] Chaque { -half-move } compte.
       *[other] { CAPITAL(-half-move(number: "plural")) } qui ne comptent pas encore ; avec une { -clock }, personne n'a appuyé pour eux : { $plies }.
    }

arbiter-muted-explained = L'explication { $explanation } de ce qui a été comparé contient quelque chose d'irrégulier ({ $article }).

arbiter-muted-capture =
    { $must ->
        [yes] Le camp au trait doit prendre.
       *[no] Il n'y a pas de prise à faire.
    }

arbiter-muted-closes = Ceci se ferme seul après dix secondes.

arbiter-device-waits =
    L'appareil { $device } veut être : { desk-device-role }. Il s'appelle { $name }.{ $occupied ->
        [yes] {" "}L'appareil { $there } l'est déjà.
       *[no] {""}
    } L'admettre ?

arbiter-slip-for = { desk-device-role }

arbiter-device-shut = Sa page n'est pas ouverte en ce moment.

arbiter-no-device = Aucun appareil ne montre de page de cette table.

arbiter-title-alone = { arbiter-by-code }

arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] L'original de la notation des Blancs est là
               *[black] L'original de la notation des Noirs est là
            }
       *[no]
            { $side ->
                [white] L'original de la notation des Blancs n'est finalement pas là
               *[black] L'original de la notation des Noirs n'est finalement pas là
            }
    }
