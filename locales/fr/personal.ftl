chosen =
    { $name ->
        [rate] débit
        [volume] volume
        [pitch] hauteur
        [voice] voix
        [language] langue
        [verbosity] détail
        [verbosity-of] détail d'un domaine
        [numbers] numéros des cases
        [letters] lettres des cases
        [sounds] sons
        [low-time] peu de temps
        [pulses] vibrations
        [words] coups annoncés
       *[whisper] cases touchées
    }

choice-language = langue { language-name }

choice-rate = débit de parole { WORDS($count) }

choice-volume = volume { WORDS($count) } pour cent

choice-pitch = hauteur { WORDS($count) } pour cent

choice-voice =
    { $named ->
        [yes] voix { $name }
       *[no] la voix habituelle
    }

choice-verbosity = détail, { verbosity-name }

choice-verbosity-of =
    { $topic ->
        [moves] détail des coups
        [game] détail de la partie
        [boards] détail des { -board(number: "plural") }
        [clock] détail de la { -clock }
        [answers] détail des réponses
       *[program] détail du programme
    }, { $own ->
        [yes] { verbosity-name }
       *[no] comme tout
    }

verbosity-name =
    { $verbosity ->
        [terse] bref
        [full] complet
       *[normal] normal
    }

choice-numbers =
    { $style ->
        [whole] numéros entiers
        [digits] numéros chiffre par chiffre
       *[digits-on-repeat] numéros entiers, chiffre par chiffre à la répétition
    }

choice-letters =
    { $style ->
        [plain] lettres simples
       *[names] lettres par prénoms
    }

choice-sounds =
    { $state ->
        [on] sons activés
       *[off] sons désactivés, tout en mots
    }

choice-low-time =
    { $level ->
        [off] peu de temps, aucune annonce
        [tone] peu de temps, un son à cinq minutes
        [few] peu de temps, quelques annonces
        [own] peu de temps, à des moments choisis
       *[all] peu de temps, toutes les annonces
    }

choice-low-time-at = peu de temps, annonces choisies, { $times }

choice-pulses =
    { $state ->
        [on] vibrations activées
       *[off] vibrations désactivées
    }

choice-words =
    { $style ->
        [always] coups annoncés, toujours des mots
       *[when-needed] coups annoncés, des mots au besoin
    }

choice-whisper =
    { $style ->
        [sound] cases touchées par un son
        [number] cases touchées par leur numéro
       *[off] cases touchées non dites
    }

choice-made =
    { $sample ->
        [yes] { $choice }, par exemple { $played }
       *[no] { $choice }
    }

choice-refused =
    { $name ->
        [rate] débit, de cent vingt à quatre cent cinquante
        [volume] volume, de dix à cent
        [pitch] hauteur, de zéro à cent
        [voice] voix, un nom de quatre vingts signes au plus
        [numbers] numéros, entiers, chiffres ou chiffres à la répétition
        [letters] lettres, simples ou prénoms
        [verbosity] détail, bref, normal ou complet
        [verbosity-of] détail d'un domaine, bref, normal, complet ou comme tout
        [low-time] peu de temps, non, signal, quelques ou toutes. Ou des minutes de votre choix
        [words] coups annoncés, au besoin ou toujours
        [language] cette langue n'existe pas ici
        [sounds] sons, oui ou non
        [pulses] vibrations, oui ou non
       *[whisper] cases touchées, non, son ou numéro
    }

profile-chosen =
    { $known ->
        [yes] profil { $name }
       *[no] aucun profil
    }

no-profile = ce profil n'existe pas

no-profile-yet = pas encore de profil, profil nouveau et un nom en crée un

profile-refused =
    { $because ->
        [taken] ce profil existe déjà
        [full] huit profils au plus
        [in-the-way] pas de nouveau profil, autre chose est à sa place dans le fichier des réglages
       *[name] un profil ne peut pas s'appeler ainsi
    }

setting-profile = réglages du profil { $name }

menu-item = { $item }, { WORDS($at) } sur { WORDS($of) }

menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, haut et bas de l'un à l'autre, gauche et droite pour les valeurs, fermer pour en sortir

menu-at = { menu-item }
    .terse = { $item }

menu-left = menu fermé

settings-unread = le fichier des réglages est illisible, les réglages habituels sont en vigueur, le fichier reste tel quel
    .terse = le fichier des réglages est illisible

settings-unknown =
    { $count ->
        [one] un réglage inconnu, laissé de côté, { $keys }
       *[other] { WORDS($count) } réglages inconnus, laissés de côté, { $keys }
    }

settings-wrong = erreur dans le fichier des réglages, { $keys }, le réglage habituel à la place

settings-not-kept = les réglages ne peuvent être conservés, ils valent jusqu'à la fermeture du programme

setup-begins = premier démarrage, entrée continue, les flèches changent, échap passe

setup-language = { language-name }, entrée

setup-rate = { $choice }, droite plus vite, gauche plus lentement

setup-voice = { $choice }, flèches pour d'autres voix

setup-connected =
    branché, { $ports ->
        [0] aucun port pour un { -board }
        [one] un port pour un { -board }
       *[other] { WORDS($ports) } ports pour un { -board }
    }{ $port-names }, { $pads ->
        [0] aucune manette
        [one] une manette
       *[other] { WORDS($pads, gender: "feminine") } manettes
    }{ $pad-names }, { $cards ->
        [0] aucun périphérique audio
        [one] un périphérique audio
       *[other] { WORDS($cards) } périphériques audio
    }{ $card-names }{ $voices }, entrée continue

connected-voices =
    { $count ->
        [one] une voix
       *[other] { WORDS($count, gender: "feminine") } voix
    }{ $names }

connected-port =
    { $behind ->
        [perhaps] peut-être un { -board } à capteurs, { $name }
       *[unknown] { $name }
    }

connected-more = et d'autres

setup-test =
    { $sample ->
        [yes] essai, { $played }, entrée le garde, bas les appareils
       *[no] essai, entrée le garde, bas les appareils
    }

setup-kept = réglages gardés, le mot menu les change

setup-left = premier démarrage passé, le mot menu change les réglages
