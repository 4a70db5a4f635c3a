manual-begins = chapitres, { WORDS($chapters) }, flèche bas pour le suivant, entrée l'ouvre, un numéro et entrée y mènent, point d'interrogation dit ce que font les touches, échap termine

manual-in-english = ce texte n'existe pas encore dans cette langue, il suit en anglais

manual-contents = liste des chapitres

manual-skip-contents = au texte

manual-listed = { WORDS($number) }

manual-chapter = chapitre { WORDS($number) }

manual-where = chapitre { WORDS($number) }, paragraphe { WORDS($paragraph) } sur { WORDS($paragraphs) }

manual-chapter-over = fin du chapitre, entrée passe au suivant

manual-over = c'est la fin

manual-first = c'est le début

manual-no-chapter = il n'y a pas de chapitre { WORDS($number) }

manual-nothing-typed = il n'y a rien à taper ici

manual-to-type = à taper, { $line }, entrée

manual-capital = { $letter } majuscule

manual-not-understood = pas compris, point d'interrogation pour de l'aide

manual-help = chaque touche interrompt, flèches bas et haut, paragraphe, droite et gauche, chapitre, entrée lit la suite, r répète, e épelle ce qu'il faut taper, o dit où l'on est, l donne la liste des chapitres, numéro et entrée ouvrent un chapitre, espace fait taire, échap revient

manual-closed = fermé

manual-sign-space = espace

manual-sign-dash = tiret

manual-sign-dot = point

manual-sign-slash = barre oblique

manual-sign-backslash = barre oblique inverse

manual-sign-colon = deux points

manual-sign-low-line = tiret bas

manual-sign-star = astérisque

manual-sign-plus = plus

manual-sign-equals = signe égal

manual-word-repeat = répéter, encore

manual-word-spell = épeler

manual-word-where = où

manual-word-list = liste, chapitres

manual-word-next = suivant, paragraphe suivant

manual-word-previous = précédent, paragraphe précédent

manual-word-next-chapter = chapitre suivant

manual-word-previous-chapter = chapitre précédent

manual-word-go-on = continuer, lire la suite, ouvrir

manual-word-silence = silence, stop

manual-word-leave = retour

manual-word-end = fin, quitter

manual-word-help = aide
