### A listener's own settings and the spoken menu: heard by him alone, name and value in few words.

# The name of what a listener chooses, in a sentence about it. $name: which.
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

# A choice, its name and its value: the language. $language as in language-name.
choice-language = langue { language-name }

# How fast the voice speaks. $count: words a minute.
choice-rate = débit { WORDS($count) }

# How loud it is. $count: per cent.
choice-volume = volume { WORDS($count) } pour cent

# How high it is. $count: per cent; fifty is the voice's own.
choice-pitch = hauteur { WORDS($count) } pour cent

# Whose voice it is. $named: yes, or no where it is the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] voix { $name }
       *[no] la voix habituelle
    }

# In how many words everything is said. $verbosity as in verbosity-name.
choice-verbosity = détail, { verbosity-name }

# In how many words one kind of thing is said. $topic: moves, game, boards, clock, answers or program;
# $own: yes, or no where it follows the choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] détail des coups
        [game] détail de la partie
        [boards] détail des damiers
        [clock] détail de la pendule
        [answers] détail des réponses
       *[program] détail du programme
    }, { $own ->
        [yes] { verbosity-name }
       *[no] comme tout
    }

# How many words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] bref
        [full] complet
       *[normal] normal
    }

# How the numbers of squares are said. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] numéros entiers
        [digits] numéros chiffre par chiffre
       *[digits-on-repeat] numéros entiers, chiffre par chiffre à la répétition
    }

# How the letters of squares are said, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] lettres simples
       *[names] lettres par prénoms
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] sons activés
       *[off] sons désactivés, tout en mots
    }

# What the listener's own clock says by itself. $level: off, tone, few or all; own, at times of his own
# that are too many to be read out.
choice-low-time =
    { $level ->
        [off] peu de temps, aucune annonce
        [tone] peu de temps, un son à cinq minutes
        [few] peu de temps, quelques annonces
        [own] peu de temps, à des moments choisis
       *[all] peu de temps, toutes les annonces
    }

# What his own clock says by itself, where he has chosen the times. $times: a list of them.
choice-low-time-at = peu de temps, annonces choisies, { $times }

# Is it felt by the motor of a gamepad, too? $state: on or off.
choice-pulses =
    { $state ->
        [on] vibrations activées
       *[off] vibrations désactivées
    }

# Of moves announced aloud between the players. $style: when-needed, a sound where board and words agree;
# or always words.
choice-words =
    { $style ->
        [always] coups annoncés, toujours des mots
       *[when-needed] coups annoncés, des mots au besoin
    }

# How the squares are told that one's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] cases touchées par un son
        [number] cases touchées par leur numéro
       *[off] cases touchées non dites
    }

# Something was chosen: said in the new manner. $choice: one of the choices above; $sample: yes, or no;
# $played: always the same half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, par exemple { $played }
       *[no] { $choice }
    }

# What was typed cannot be chosen. $name as in chosen.
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

# Another profile of the listener's settings is in use. $known: yes, or no where none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] profil { $name }
       *[no] aucun profil
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = ce profil n'existe pas

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = pas encore de profil, profil nouveau et un nom en crée un

# A new profile was not made. $because: taken, there is one of that name; full, there are eight, which is the most;
# in-the-way, something else stands in the settings file where profiles go; name, it cannot be said, or means something else.
profile-refused =
    { $because ->
        [taken] ce profil existe déjà
        [full] huit profils au plus
        [in-the-way] pas de nouveau profil, autre chose est à sa place dans le fichier des réglages
       *[name] un profil ne peut pas s'appeler ainsi
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = réglages du profil { $name }

# A place in a menu: where one stands last. $item: a choice, a profile or a command; $at, $of: which of how
# many.
menu-item = { $item }, { WORDS($at) } sur { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, haut et bas de l'un à l'autre, gauche et droite pour les valeurs, fermer pour en sortir

# One came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = menu fermé

# The player's settings file cannot be read; it is left as it is.
settings-unread = le fichier des réglages est illisible, les réglages habituels sont en vigueur, le fichier reste tel quel
    .terse = le fichier des réglages est illisible

# The settings file has keys that this program does not know. $count: how many; $keys: as they are written,
# made speakable.
settings-unknown =
    { $count ->
        [one] un réglage inconnu, laissé de côté, { $keys }
       *[other] { WORDS($count) } réglages inconnus, laissés de côté, { $keys }
    }

# The settings file has values that cannot be. $keys: their names, as in chosen.
settings-wrong = erreur dans le fichier des réglages, { $keys }, le réglage habituel à la place

# A choice could not be written into the settings file.
settings-not-kept = les réglages ne peuvent être conservés, ils valent jusqu'à la fermeture du programme

# The first start, before anything was chosen: which keys do what.
setup-begins = premier démarrage, entrée continue, les flèches changent, échap passe

# The first start: this language is offered, each in itself. $language as in language-name.
setup-language = { language-name }, entrée

# The first start: how fast? $choice as in choice-rate.
setup-rate = { $choice }, droite plus vite, gauche plus lentement

# The first start: whose voice? $choice as in choice-voice.
setup-voice = { $choice }, flèches pour d'autres voix

# The first start: what is connected. $ports: at how many ports a board may be; $pads: how many gamepads;
# $cards: how many sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    branché, { $ports ->
        [0] aucun port pour un damier
        [one] un port pour un damier
       *[other] { WORDS($ports) } ports pour un damier
    }{ $port-names }, { $pads ->
        [0] aucune manette
        [one] une manette
       *[other] { WORDS($pads, gender: "feminine") } manettes
    }{ $pad-names }, { $cards ->
        [0] aucun périphérique audio
        [one] un périphérique audio
       *[other] { WORDS($cards) } périphériques audio
    }{ $card-names }{ $voices }, entrée continue

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] une voix
       *[other] { WORDS($count, gender: "feminine") } voix
    }{ $names }

# A port. $behind: perhaps, there may be a board behind it, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] peut-être un damier à capteurs, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of what is connected; how many there are was said before them.
connected-more = et d'autres

# The first start: all of it once, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] essai, { $played }, entrée le garde, bas les appareils
       *[no] essai, entrée le garde, bas les appareils
    }

# The first start is over, and what was chosen is kept.
setup-kept = réglages gardés, le mot menu les change

# The first start was left before its end.
setup-left = premier démarrage passé, le mot menu change les réglages
