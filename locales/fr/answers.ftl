again = { $text }

spelled = { $played }

spelled-out = { $text }

missed-more =
    { $count ->
        [one] encore un, touche R
       *[other] encore { WORDS($count) }, touche R
    }

nothing-missed = rien n'a été manqué

desk-says = { $text }

nothing-said = rien n'a encore été dit

last-move =
    { $side ->
        [white] { $played }, Blancs, coup { WORDS($number) }
       *[black] { $played }, Noirs, coup { WORDS($number) }
    }
    .terse = { $played }, { mover }

record-read-out = notation, { last-move }

no-move-yet = aucun coup n'a encore été joué

no-sensor-board = aucun { -board } n'a de capteurs

board-away = { board-name } ne répond pas pour l'instant

as-told =
    { $told ->
        [sensed] sur le { -board }
       *[record] selon la notation
    }

square-holds = { $occupant }, { as-told }

cannot-be-put = { $occupant }, { as-told }, vérifier les cases

row-holds = { $occupants }, { as-told }
    .terse = { $occupants }

pieces =
    { $some ->
        [one] { $squares }, { piece-name }
        [yes] { pieces-counted-of }, { $squares }
       *[no] { pieces-of }, rien
    }

pieces-stand = { $pieces }, { as-told }
    .terse = { $pieces }

board-holds =
    { $some ->
        [yes] { $pieces }, { as-told }
       *[no] aucune pièce { as-told }
    }
    .terse =
        { $some ->
            [yes] { $pieces }
           *[no] aucune pièce
        }

pieces-counted =
    { $some ->
        [yes] { $counts }, { as-told }
       *[no] aucune pièce, { as-told }
    }

pieces-counted-of =
    { $piece ->
        [white-man] { WORDS($count) }, { pieces-of }
        [white-king] { WORDS($count, gender: "feminine") }, { pieces-of }
        [black-man] { WORDS($count) }, { pieces-of }
        [black-king] { WORDS($count, gender: "feminine") }, { pieces-of }
       *[something] { WORDS($count) }, { pieces-of }
    }

pieces-of =
    { $piece ->
        [white-man] pions blancs
        [white-king] { -king(number: "plural") } blanches
        [black-man] pions noirs
        [black-king] { -king(number: "plural") } noires
       *[something] occupées
    }

cursor-on =
    { $holds ->
        [nothing] { unoccupied }
        [something] { something-stands }
       *[piece] { occupied }
    }
    .terse =
        { $holds ->
            [nothing] { cursor-at }
            [something] { something-stands }
           *[piece] { occupied }
        }

cursor-at = { $square }

at-the-edge = { $square }, le bord

nothing-further = rien de plus

at-the-limit =
    { $most ->
        [yes] c'est le maximum
       *[no] c'est le minimum
    }

diagonals-hold = { $occupant }. { $rays }, { as-told }
    .terse = { $occupant }. { $rays }

ray =
    { $some ->
        [yes] { ray-name }, { $occupants }
       *[no] { ray-name }, libre
    }

ray-name =
    { $towards ->
        [up-left] vers le haut à gauche
        [up-right] vers le haut à droite
        [down-left] vers le bas à gauche
       *[down-right] vers le bas à droite
    }

around-holds = { $square }, autour { $occupants }, { as-told }
    .terse = { $square }, autour { $occupants }

regions-hold = { $regions }, { as-told }
    .terse = { $regions }

region =
    { $some ->
        [yes] { region-name }, { $pieces }
       *[no] { region-name }, vide
    }

region-name =
    { $region ->
        [main-line] grande ligne
        [near-left] près à gauche
        [near-middle] près au milieu
        [near-right] près à droite
        [middle-left] milieu à gauche
        [centre] centre
        [middle-right] milieu à droite
        [far-left] loin à gauche
        [far-middle] loin au milieu
       *[far-right] loin à droite
    }

changed =
    { $some ->
        [yes] { $changes }, { as-told }
       *[no] rien n'a changé, { as-told }
    }
    .terse =
        { $some ->
            [yes] { $changes }
           *[no] rien n'a changé
        }

change =
    { $how ->
        [left] { $squares } quitté
        [reached] { $squares } atteint
       *[taken] { $squares } enlevé
    }

record-lines = { $lines }

record-line =
    { $known ->
        [both] coup { WORDS($number) }, { $white }, Noirs { $black }
        [white] coup { WORDS($number) }, { $white }
       *[black] coup { WORDS($number) }, Noirs { $black }
    }

looking-back =
    { $last-known ->
        [yes] en arrière, { last-move }
       *[no] en arrière, la position de départ
    }

back-to-now = maintenant, { last-move }

past-board = en arrière, { $text }

can-go =
    { $freedom ->
        [moves] { $square }, peut aller à { $to }
        [takes] { $square }, peut prendre jusqu'à { $to }
        [stuck] { $square }, ne peut pas bouger
       *[another-takes] { $square }, ne peut pas bouger, une autre pièce doit prendre
    }

captures-due =
    { $some ->
        [yes] à prendre, { $captures }
       *[no] rien à prendre
    }

who-plays = les Blancs { $white }, les Noirs { $black }

without-a-name = sans nom

all-moves =
    { $some ->
        [yes] on peut jouer, { $moves }
       *[no] rien à jouer
    }

attacked =
    { $some ->
        [yes] { $squares }, en prise
       *[no] rien n'est en prise
    }

training-only = ceci n'est dit qu'à l'entraînement

not-in-official =
    { $deed ->
        [undo] en partie officielle rien n'est repris, corriger rectifie le dernier coup avant la { -clock }, appeler appelle l'{ -arbiter }
        [pause] en partie officielle les { -clock(number: "plural") } n'ont pas de pause, appeler appelle l'{ -arbiter }
       *[new-game] en partie officielle aucune autre partie ne commence ici
    }

no-advice = aucun conseil, le programme ne juge pas les positions

turn-is = { to-move }

count = { count-each }
    .full =
        { $plies ->
            [0] { count-each }
           *[other] { count-each }, { count-made }
        }

count-each =
    { $alike ->
        [yes] { $white ->
            [0] aucun coup
            [one] un coup pour chaque camp
           *[other] { WORDS($white) } coups pour chaque camp
        }
       *[no] Blancs { $white ->
            [one] un coup
           *[other] { WORDS($white) } coups
        }, Noirs { WORDS($black) }
    }

count-not-now = le nombre de coups n'est dit qu'au camp qui a le trait

no-clock = il n'y a pas de { -clock } dans cette partie

history =
    { $some ->
        [yes] { $lines }
       *[no] { nothing-said }
    }

status =
    { $last-known ->
        [yes] { last-move }, { $states }
       *[no] { no-move-yet }, { $states }
    }

board-state =
    { $state ->
        [agrees] { board-name } est conforme à la notation
        [differs] { board-name } diffère de la notation
        [under-way] { board-name } est au milieu d'un coup
        [read] { board-name } est lu
        [not-read] { board-name } n'est pas lu
        [off] { board-name } a ses capteurs coupés
        [away] { board-name } ne répond pas
       *[no-sensors] aucun { -board } n'a de capteurs
    }

help = taper les deux cases d'un coup, ou { $help } et un de ces mots, { $parts }, ou { $commands }, le menu de tous les mots

help-about = { $words }

other-words =
    { $count ->
        [one] un autre mot
       *[other] { WORDS($count) } autres mots
    }

not-understood =
    { $some ->
        [yes] { $text }, pas compris, { $help }
       *[no] pas compris, { $help }
    }

arbiter-only = seul l'{ -arbiter } peut faire cela

arbiter-first = cela revient à l'{ -arbiter }, d'abord le mot arbitre

wrong-pin = mauvais code de l'{ -arbiter }

code-waits = après de mauvais codes, aucun code n'est essayé pendant { $left }

arbiter-at-work =
    { $state ->
        [on] l'{ -arbiter } est à l'œuvre
       *[off] l'{ -arbiter } a terminé
    }

nothing-to-correct =
    { $because ->
        [no-move-yet] { no-move-yet }, rien à corriger
        [opponents] le dernier coup est celui de l'adversaire, rien à corriger
       *[already-made] le coup est déjà joué, rien à corriger
    }

move-form = { $text }, cela n'a pas la forme d'un coup

no-such-move = { $text }, d'après la feuille aucune pièce ne peut aller ainsi, vérifier les cases

adjusting =
    { $state ->
        [on] j'adoube
       *[off] fin du réajustement
    }

arbiter-called =
    { $by ->
        [white] les Blancs appellent l'{ -arbiter }
        [black] les Noirs appellent l'{ -arbiter }
       *[nobody] l'{ -arbiter } est appelé
    }

noted = noté pour l'{ -arbiter }

demand-refused =
    { $because ->
        [own-move-made] le dernier coup est le vôtre, pour celui d'avant il est trop tard, chapitre un, cinq point sept
        [let-stand] trop tard, le coup a été laissé
       *[not-the-opponent] seul l'adversaire en décide, chapitre un, cinq point quatre
    }

offer-refused =
    { $because ->
        [too-early] trop tôt pour proposer nulle, chaque camp joue d'abord { WORDS($moves) } coups
        [too-many-pieces] trop de pièces pour proposer nulle
        [repeated] pas de nouveau avant une proposition de l'autre camp
        [not-after-move] d'abord le coup, puis la proposition, puis la { -clock }
        [nothing-offered] aucune proposition n'attend de réponse
        [not-a-player] la nulle se propose et s'accepte entre adversaires seulement
       *[answer-first] répondre d'abord à la question précédente
    }

game-is-over = la partie est finie

pressed =
    { $side ->
        [white] { -clock } enfoncée, Blancs
       *[black] { -clock } enfoncée, Noirs
    }

left-as-it-is = rien n'est changé

arbiter-open = les mots de l'{ -arbiter } sont ouverts, { $arbiter } { $done } les ferme, { $call } appelle l'{ -arbiter }

code-awaited = le code de l'{ -arbiter }, ou { $call }, qui l'appelle

both-sides-here = taper les coups des deux camps, l'un après l'autre

nothing-asked = rien n'est demandé

not-yours-to-answer = ce n'est pas à vous de répondre
answered-to =
    { $side ->
        [white] la réponse est pour les Blancs
       *[black] la réponse est pour les Noirs
    }
whose-assistant = il y a deux assistants, commencez par assistance des blancs ou assistance des noirs
whose-player = ce clavier est aux deux camps, commencez par blancs ou noirs
keyboard-of =
    { $side ->
        [white] ce clavier est celui des Blancs, des Noirs il ne prend qu'un coup
       *[black] ce clavier est celui des Noirs, des Blancs il ne prend qu'un coup
    }
players-only = seul un camp ou son { -assistant } fait cela

whose-answer = tant que l'{ -arbiter } est à l'œuvre, une réponse commence par le camp, blancs oui ou noirs non

not-adjusting = rien n'est en train d'être réajusté

nothing-open = rien n'est ouvert, ni menu ni choix

answer-first = répondre d'abord à la question posée

not-over = la partie n'est pas finie

not-to-be-had = ce programme ne fait pas cela

where = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }
    .terse = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }
    .full = { where-over }{ where-open }{ where-offer }{ where-to-do }{ where-white }, { where-black }{ where-done }{ where-no-offer }

where-over =
    { $over ->
        [yes] la partie est finie,{" "}
       *[no] {""}
    }

where-open =
    { $waits ->
        [yes] { $open }{" "}
       *[no] {""}
    }

where-offer =
    { $offer ->
        [white] les Blancs proposent nulle,{" "}
        [black] les Noirs proposent nulle,{" "}
       *[none] {""}
    }

where-no-offer =
    { $offer ->
        [white] {""}
        [black] {""}
       *[none] , aucune nulle proposée
    }

where-to-do =
    { $own ->
        [to-make] à jouer { $to-do },{" "}
        [differs] votre { -board } diffère,{" "}
        [away] votre { -board } ne répond pas,{" "}
        [under-way] un coup est en cours sur votre { -board },{" "}
        [done] {""}
       *[none] {""}
    }

where-done =
    { $own ->
        [to-make] {""}
        [differs] {""}
        [away] {""}
        [under-way] {""}
        [done] , votre { -board } concorde
       *[none] {""}
    }

where-white =
    { $white-known ->
        [yes] Blancs { $white }
       *[no] Blancs aucun coup
    }

where-black =
    { $black-known ->
        [yes] Noirs { $black }
       *[no] Noirs aucun coup
    }
