start-item =
    { $item ->
        [play] jouer à deux ici
        [learn] apprendre, sans partenaire
        [rehearse] simuler une partie officielle
        [settings] réglages
        [try] essayer { -board }, { -clock }, manette, voix
        [manual] manuel
        [end] fin
        [board] { -board }
        [clock] { -clock }
        [pad] manette
        [voice] voix
       *[back] retour au menu
    }

start-go-on =
    { $names ->
        [known] { $known ->
            [yes] continuer la dernière partie, Blancs { $white }, Noirs { $black }, après { $last }
           *[no] continuer la dernière partie, Blancs { $white }, Noirs { $black }
        }
       *[none] { $known ->
            [yes] continuer la dernière partie, après { $last }
           *[no] continuer la dernière partie
        }
    }

start-menu = menu, flèches et entrée, le point d'interrogation aide, { menu-item }
    .terse = menu, { menu-item }

start-help = haut et bas parcourent le menu, entrée choisit, un numéro ou une première lettre choisit aussitôt, échap revient, espace répète, toute touche fait taire

start-no-such = rien ne s'appelle ainsi ici

start-failed = cela n'a pas pu commencer, { $why ->
        [record-in-use] un autre programme utilise la notation, fermez-le d'abord
        [record-gone] la notation n'est pas là, ou son disque a disparu
        [record-damaged] la notation est abîmée ou incomplète
        [record-newer] une version plus récente du programme a écrit la notation, ouvrez-la avec celle-là
        [disk-full] le disque est plein, faites d'abord de la place
        [disk-fails] le disque répond par une erreur, vérifiez le disque
        [read-only] rien ne peut être écrit dans son dossier, choisissez-en un autre
        [no-folder] aucun dossier pour les notations et les réglages n'est connu ici
        [no-settings] le fichier des réglages est autre chose, déplacez-le
        [port-absent] le port n'est pas là, branchez l'appareil
        [port-busy] un autre programme utilise le port, terminez-le d'abord
        [port-forbidden] cet utilisateur n'a pas le droit d'ouvrir le port
        [port-fails] le port ne marche pas, vérifiez le câble
       *[other] la raison est à l'écran
    }

start-ask =
    { $question ->
        [game] quel jeu, { menu-item }
        [blind] qui joue à l'oreille, { menu-item }
        [board] quel { -board }, { menu-item }
       *[clock] quelle { -clock }, { menu-item }
    }

start-answer =
    { $answer ->
        [hundred] dames sur cent cases
        [sixty-four] dames sur soixante quatre cases
        [white] Blancs
        [black] Noirs
        [both] tous les deux
        [no-board] un { -board } sans capteurs, les coups sont tapés
       *[no-clock] sans { -clock }
    }

start-ports =
    { $ports ->
        [0] aucun port pour un { -board }
        [one] un port pour un { -board }{ $port-names }, jouer à deux ici le demande, l'option est { $option }
       *[other] { WORDS($ports) } ports pour un { -board }{ $port-names }, jouer à deux ici le demande, l'option du premier est { $option }
    }

start-clock =
    { $ports ->
        [0] la { -clock } du programme n'a besoin d'aucun appareil, aucun port pour une autre
       *[other] la { -clock } du programme n'a besoin d'aucun appareil, l'option d'une autre est { $option }
    }

start-pads =
    { $pads ->
        [0] pas encore de manette
        [one] une manette
       *[other] { WORDS($pads, gender: "feminine") } manettes
    }{ $pad-names }, chaque bouton est nommé, échap arrête, une partie prend les manettes toute seule

start-button =
    { $button ->
        [south] bouton du bas
        [east] bouton de droite
        [west] bouton de gauche
        [north] bouton du haut
        [back] petit bouton gauche
        [start] petit bouton droit
        [left-shoulder] épaule gauche
        [right-shoulder] épaule droite
        [left-trigger] gâchette gauche
        [right-trigger] gâchette droite
        [left-stick-in] bâton gauche enfoncé
        [right-stick-in] bâton droit enfoncé
        [up] croix haut
        [down] croix bas
        [left] croix gauche
        [right] croix droite
        [left-stick] bâton gauche
       *[right-stick] bâton droit
    }

start-voice =
    { $sample ->
        [yes] voici la voix, { $played }
       *[no] voici la voix
    }, { $cards ->
        [0] aucun appareil de son
        [one] un appareil de son
       *[other] { WORDS($cards) } appareils de son
    }{ $card-names }{ $voices }, l'option est { $option }
