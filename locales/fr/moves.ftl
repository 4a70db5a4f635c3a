move-plain = { $from }, { $to }

move-takes = { $from } prend { $to }

move-plain-via = { $from }, { $to }, par { $via }

move-takes-via = { $from } prend { $to }, par { $via }

either = { $first } ou { $second }

mover =
    { $side ->
        [white] les blancs
       *[black] les noirs
    }

move-played =
    { $recorded ->
        [no] { $played }, pas noté
       *[yes] { $played }
    }
    .terse =
        { $recorded ->
            [no] { $played }, pas noté
            [in-words] { $played }, noté
           *[yes] { $played }
        }
    .full =
        { $recorded ->
            [no] { $played }, { mover }, pas noté
           *[yes] { $played }, { mover }, noté
        }

move-corrected =
    { $recorded ->
        [no] correction, { $played }, pas noté
       *[yes] correction, { $played }
    }
    .full =
        { $recorded ->
            [no] correction, { $played }, { mover }, pas noté
           *[yes] correction, { $played }, { mover }, noté
        }

move-taken-back = repris, { $struck }
    .full = coup repris, { $struck }, { mover }, rien à sa place

said-but-shown = annoncé { $said }, le { -board } montre { $shown }

said-but-entered = annoncé { $said }, saisi { $entered }

not-yet-played = pas encore joué

said-noted = { $said }, annonce notée

asked-of =
    { $whose ->
        [white] Blancs,{" "}
        [black] Noirs,{" "}
       *[nobody] {""}
    }

which-way =
    { $choice ->
        [named] { asked-of }quel chemin, par { $via }?
        [pieces] { asked-of }quelle pièce, { $via } ?
        [piece] { asked-of }quelle pièce ?
       *[open] { asked-of }quel chemin?
    }

ask-correction = { asked-of }corriger en { $instead }, oui ou non?

ask-whose = pour les Blancs ou pour les Noirs?

ask-undo = reprendre { $struck }, oui ou non?

move-illegal = { $tried }, { illegal-why }

not-a-correction = { $last } reste, { $tried } ne le corrige pas, { illegal-why }

illegal-why =
    { $why ->
        [not-yours] cette pièce est à l'adversaire
        [not-your-turn] c'est à l'autre camp de jouer
        [must-capture] la prise est obligatoire
        [takes-more] il faut prendre plus de pièces
        [left-standing] des pièces prises sont restées
        [wrongly-taken] trop de pièces enlevées
       *[no-such-way] ce coup est impossible
    }

last-move-stands = le dernier coup est { $last }, corriger et le coup entier le rectifie

game-over =
    { $outcome ->
        [white] fin de la partie, les Blancs gagnent{ ending-said }
        [black] fin de la partie, les Noirs gagnent{ ending-said }
        [draw] fin de la partie, nulle{ ending-said }{ advantage-said }
       *[nobody] fin de la partie, les deux camps perdent{ ending-said }
    }

draw-offered =
    { $by ->
        [white] les Blancs proposent nulle
       *[black] les Noirs proposent nulle
    }

ask-draw =
    { $by ->
        [white] les Blancs acceptent la nulle et terminent la partie, oui ou non?
       *[black] les Noirs acceptent la nulle et terminent la partie, oui ou non?
    }

draw-declined =
    { $by ->
        [white] les Blancs refusent la nulle
       *[black] les Noirs refusent la nulle
    }
