game-begins =
    { $names ->
        [known] nouvelle partie, Blancs { $white }, Noirs { $black }, { board-size }
       *[none] nouvelle partie, { board-size }
    }
    .terse = nouvelle partie

board-size =
    { $size ->
        [hundred] dames sur cent cases
       *[sixty-four] dames sur soixante quatre cases
    }

training-mode = entraînement, la notation n'est pas officielle
    .terse = entraînement

rehearsal-mode = répétition, la notation n'est pas officielle, le programme joue l'{ -arbiter } et l'adversaire, fais une différence provoque une erreur
    .terse = répétition

rehearsed-arbiter =
    { $duty ->
        [starts] l'{ -arbiter } met les { -clock(number: "plural") } en marche
        [comes] l'{ -arbiter } arrive
        [notices] l'{ -arbiter } a vu que des { -board(number: "plural") } diffèrent, et arrive
        [compares] l'{ -arbiter } compare les notations
        [goes-back] l'{ -arbiter } dit d'où la partie reprend, puis les { -board(number: "plural") } sont remis en ordre
        [ends] l'{ -arbiter } prend les notations, la répétition est terminée, quitter ferme le programme
       *[goes-on] l'{ -arbiter } laisse continuer la partie
    }

difference-comes =
    { $when ->
        [half-move] une erreur va se produire à un { -half-move }, continuez à jouer
        [capture] une erreur va se produire quand l'adversaire prendra, continuez et offrez un échange
       *[soon] une erreur va se produire
    }

difference-is-there = une erreur s'est déjà produite

in-rehearsal-alone = c'est réservé à une répétition

no-private-output = une seule sortie pour les deux camps, ce qui est pour un seul n'est pas dit

how-to-play =
    { $clock ->
        [yes] tapez deux cases et entrée, par exemple { $sample }, plus appuie sur la { -clock }, aide en dit davantage
       *[no] tapez deux cases et entrée, par exemple { $sample }, aide en dit davantage
    }
    .terse = aide en dit davantage

ask-new-game = cette partie est gardée, une nouvelle, oui ou non?

ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] continuer la dernière partie, Blancs { $white }, Noirs { $black }, après { $last }, oui ou non?
           *[no] continuer la dernière partie, Blancs { $white }, Noirs { $black }, oui ou non?
        }
       *[none] { $known ->
            [yes] continuer la dernière partie, après { $last }, oui ou non?
           *[no] continuer la dernière partie, oui ou non?
        }
    }

ask-walk-back =
    { $known ->
        [yes] retour à { $last }, { WORDS($struck) } rayés, oui ou non?
       *[no] retour au début, { WORDS($struck) } rayés, oui ou non?
    }

game-resumed =
    { $known ->
        [yes] partie reprise, { count-made }, le dernier coup { $last }
       *[no] partie reprise, { count-made }
    }
    .terse = partie reprise, { count-made }

count-made =
    { $plies ->
        [0] aucun coup
        [one] un { -half-move }
       *[other] { WORDS($plies) } { -half-move(number: "plural") }
    }

unfinished-games =
    { $count ->
        [one] une partie inachevée
       *[other] { WORDS($count, gender: "feminine") } parties inachevées
    }

record-not-whole =
    { $plies ->
        [0] aucun { -half-move } n'est sûr
        [one] un { -half-move } est sûr
       *[other] { WORDS($plies) } { -half-move(number: "plural") } sont sûrs
    }, la notation est incomplète, continuer ?

voice-replaced = la voix du système ne répond pas, la voix intégrée continue
reader-replaced = aucun lecteur d'écran ne répond, la voix du système continue

reader-reads =
    { $alone ->
        [on] un lecteur d'écran lit ce terminal, lui seul parle
       *[off] un lecteur d'écran lit ce terminal, deux voix parlent
    }

no-sound = pas de son, le texte continue

sound-back = le son est revenu

others-sound =
    { $state ->
        [on]
            { $of ->
                [white] les Blancs ont de nouveau du son
                [black] les Noirs ont de nouveau du son
                [assistant] l'{ -assistant } a de nouveau du son
               *[room] il y a de nouveau du son dans la salle
            }
       *[off]
            { $of ->
                [white] les Blancs n'ont plus de son
                [black] les Noirs n'ont plus de son
                [assistant] l'{ -assistant } n'a plus de son
               *[room] il n'y a plus de son dans la salle
            }
    }

voice-missing = aucune voix ne s'appelle { $name }, la voix habituelle continue

voice-unknown =
    { $count ->
        [0] choisie, on ne sait pas s'il y a une telle voix
       *[other] il n'y a pas de telle voix, il y a { $names }
    }

library-missing = la bibliothèque { $library } manque sur cet ordinateur, le paquet à installer est { $package }

disk-lost =
    { $full ->
        [on] le disque est plein, la notation ne peut pas être enregistrée
       *[off] la notation ne peut pas être enregistrée
    }

disk-back = la notation est de nouveau enregistrée, rien ne manque

game-kept = la partie est conservée

program-ends = le programme se termine

play-stopped =
    { $times-known ->
        [yes] les { -clock(number: "plural") } sont arrêtées par l'{ -arbiter }, Blancs { $white }, Noirs { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] les { -clock(number: "plural") } sont arrêtées par l'{ -arbiter }
           *[other] l'{ -arbiter } arrête la partie{ play-goes-on-how }
        }
    }

play-is-stopped = la partie est arrêtée par l'{ -arbiter }{ play-goes-on-how }

play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, le mot reprendre pour continuer
       *[first] {""}, les mots arbitre, puis reprendre, pour continuer
    }

walked-back =
    { $last-known ->
        [yes] le dernier coup est { last-move }, { to-move }
       *[no] la position de départ, { to-move }
    }

to-move =
    { $turn ->
        [white] trait aux Blancs
       *[black] trait aux Noirs
    }

play-goes-on =
    { $white-known ->
        [yes] la partie continue, { to-move }, Blancs { $white }, { play-goes-on-black }
       *[no] la partie continue, { to-move }
    }

play-goes-on-black =
    { $black-known ->
        [yes] Noirs { $black }
       *[no] le temps des Noirs n'est pas connu
    }

hours =
    { $count ->
        [0] zéro heure
        [one] une heure
       *[other] { WORDS($count, gender: "feminine") } heures
    }

minutes =
    { $count ->
        [0] zéro minute
        [one] une minute
       *[other] { WORDS($count, gender: "feminine") } minutes
    }

seconds =
    { $count ->
        [0] zéro seconde
        [one] une seconde
       *[other] { WORDS($count, gender: "feminine") } secondes
    }

time-after = puis { $time }

check-not-now = on ne compare les notations que sur son propre temps

ask-check =
    { $by ->
        [white] les Blancs demandent à comparer les notations, les Noirs sont-ils d'accord?
       *[black] les Noirs demandent à comparer les notations, les Blancs sont-ils d'accord?
    }

check-refused =
    { $by ->
        [white] les Noirs ne sont pas d'accord pour comparer les notations
       *[black] les Blancs ne sont pas d'accord pour comparer les notations
    }

records-part = { -half-move } { WORDS($number) }, ici les notations se séparent

records-alike = aucune différence trouvée entre les notations

check-left =
    { $number ->
        [0] la comparaison des notations s'arrête ici
       *[other] la comparaison des notations s'arrête ici, aucune différence jusqu'au { -half-move } { WORDS($number) }
    }

sound-means =
    { $sound ->
        [agree] le { -board } confirme les paroles
        [recorded] un coup noté
        [not-yet] annoncé, pas encore joué
        [still-differs] le { -board } diffère encore
        [refused] refusé ou pas compris
        [lifted] une pièce soulevée
        [set] une pièce posée
        [edge] le bord du { -board }
        [picked] une case choisie
        [digit] un chiffre reçu
        [opened] un menu ouvert ou fermé
        [changed] un réglage changé
        [pressed] la { -clock } enfoncée
        [not-taken] un appui sans effet
        [low-time] votre temps devient court
        [second] une de vos dix dernières secondes
       *[flag] votre drapeau tombé
    }
