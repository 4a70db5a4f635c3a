### A listener's own settings and the spoken menu: heard by him alone, name and value in few words.

# The name of what a listener chooses, in a sentence about it. $name: which.
chosen =
    { $name ->
        [rate] Sprechtempo
        [volume] Lautstärke
        [pitch] Tonhöhe
        [voice] Stimme
        [language] Sprache
        [verbosity] Wortmenge
        [verbosity-of] Wortmenge einer Art
        [numbers] Feldnummern
        [letters] Feldbuchstaben
        [sounds] Töne
        [low-time] knappe Zeit
        [pulses] Vibration
        [words] laut angesagte Züge
       *[whisper] berührte Felder
    }

# A choice, its name and its value: the language. $language as in language-name.
choice-language = Sprache { language-name }

# How fast the voice speaks. $count: words a minute.
choice-rate = Sprechtempo { WORDS($count) }

# How loud it is. $count: per cent.
choice-volume = Lautstärke { WORDS($count) } Prozent

# How high it is. $count: per cent; fifty is the voice's own.
choice-pitch = Tonhöhe { WORDS($count) } Prozent

# Whose voice it is. $named: yes, or no where it is the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] Stimme { $name }
       *[no] die übliche Stimme
    }

# In how many words everything is said. $verbosity as in verbosity-name.
choice-verbosity = Wortmenge, { verbosity-name }

# In how many words one kind of thing is said. $topic: moves, game, boards, clock, answers or program;
# $own: yes, or no where it follows the choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] Worte über Züge
        [game] Worte über die Partie
        [boards] Worte über Bretter
        [clock] Worte über die Uhr
        [answers] Worte der Antworten
       *[program] Worte über das Programm
    }, { $own ->
        [yes] { verbosity-name }
       *[no] wie alles
    }

# How many words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] knapp
        [full] ausführlich
       *[normal] normal
    }

# How the numbers of squares are said. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] Feldnummern als ganze Zahl
        [digits] Feldnummern in Ziffern
       *[digits-on-repeat] Feldnummern als ganze Zahl, beim Wiederholen in Ziffern
    }

# How the letters of squares are said, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] Feldbuchstaben einfach
       *[names] Feldbuchstaben mit Namen
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] Töne eingeschaltet
       *[off] Töne ausgeschaltet, alles in Worten
    }

# What the listener's own clock says by itself. $level: off, tone, few or all; own, at times of his own
# that are too many to be read out.
choice-low-time =
    { $level ->
        [off] knappe Zeit, nichts von selbst
        [tone] knappe Zeit, ein Ton bei fünf Minuten
        [few] knappe Zeit, einige Ansagen
        [own] knappe Zeit, nach eigener Liste
       *[all] knappe Zeit, alle Ansagen
    }

# What his own clock says by itself, where he has chosen the times. $times: a list of them.
choice-low-time-at = knappe Zeit, eigene Ansagen, { $times }

# Is it felt by the motor of a gamepad, too? $state: on or off.
choice-pulses =
    { $state ->
        [on] Vibration eingeschaltet
       *[off] Vibration ausgeschaltet
    }

# Of moves announced aloud between the players. $style: when-needed, a sound where board and words agree;
# or always words.
choice-words =
    { $style ->
        [always] laut angesagte Züge, immer Worte
       *[when-needed] laut angesagte Züge, Worte bei Bedarf
    }

# How the squares are told that one's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] berührte Felder als Ton
        [number] berührte Felder als Nummer
       *[off] berührte Felder ohne Ansage
    }

# Something was chosen: said in the new manner. $choice: one of the choices above; $sample: yes, or no;
# $played: always the same half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, zum Beispiel { $played }
       *[no] { $choice }
    }

# What was typed cannot be chosen. $name as in chosen.
choice-refused =
    { $name ->
        [rate] Sprechtempo, von hundertzwanzig bis vierhundertfünfzig
        [volume] Lautstärke, von zehn bis hundert
        [pitch] Tonhöhe, von null bis hundert
        [voice] Stimme, ein Name mit höchstens achtzig Zeichen
        [numbers] Feldnummern, ganz, Ziffern oder Ziffern bei Wiederholung
        [letters] Feldbuchstaben, einfach oder Namen
        [verbosity] Wortmenge, knapp, normal oder ausführlich
        [verbosity-of] Wortmenge einer Art, knapp, normal, ausführlich oder wie alles
        [low-time] knappe Zeit, aus, Signal, wenige oder alle. Oder eigene Minuten
        [words] laut angesagte Züge, bei Bedarf oder immer
        [language] diese Sprache gibt es nicht
        [sounds] Töne, an oder aus
        [pulses] Vibration, an oder aus
       *[whisper] berührte Felder, aus, Ton oder Nummer
    }

# Another profile of the listener's settings is in use. $known: yes, or no where none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] Profil { $name }
       *[no] kein Profil
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = dieses Profil gibt es nicht

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = noch kein Profil, profil neu und ein Name macht eines

# A new profile was not made. $because: taken, there is one of that name; full, there are eight, which is the most;
# in-the-way, something else stands in the settings file where profiles go; name, it cannot be said, or means something else.
profile-refused =
    { $because ->
        [taken] dieses Profil gibt es schon
        [full] höchstens acht Profile
        [in-the-way] kein neues Profil, in der Einstellungsdatei steht an seiner Stelle etwas anderes
       *[name] so kann ein Profil nicht heißen
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = Einstellungen des Profils { $name }

# A place in a menu: where one stands last. $item: a choice, a profile or a command; $at, $of: which of how
# many.
menu-item = { $item }, { WORDS($at) } von { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = Menü, { menu-item }
    .full = Menü, { menu-item }, auf und ab von einem zum nächsten, links und rechts durch die Werte, verlassen schließt es

# One came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = Menü geschlossen

# The player's settings file cannot be read; it is left as it is.
settings-unread = die Einstellungsdatei ist nicht lesbar, es gelten die üblichen Einstellungen, die Datei bleibt, wie sie ist
    .terse = die Einstellungsdatei ist nicht lesbar

# The settings file has keys that this program does not know. $count: how many; $keys: as they are written,
# made speakable.
settings-unknown =
    { $count ->
        [one] eine unbekannte Einstellung ausgelassen, { $keys }
       *[other] { WORDS($count, gender: "feminine") } unbekannte Einstellungen ausgelassen, { $keys }
    }

# The settings file has values that cannot be. $keys: their names, as in chosen.
settings-wrong = Fehler in der Einstellungsdatei, { $keys }, dort gilt das Übliche

# A choice could not be written into the settings file.
settings-not-kept = die Einstellungen können nicht aufbewahrt werden, sie gelten, bis das Programm endet

# The first start, before anything was chosen: which keys do what.
setup-begins = erster Start, Enter weiter, Pfeile ändern, die Rücktaste überspringt

# The first start: this language is offered, each in itself. $language as in language-name.
setup-language = { language-name }, Enter

# The first start: how fast? $choice as in choice-rate.
setup-rate = { $choice }, rechts schneller, links langsamer

# The first start: whose voice? $choice as in choice-voice.
setup-voice = { $choice }, Pfeile für andere Stimmen

# The first start: what is connected. $ports: at how many ports a board may be; $pads: how many gamepads;
# $cards: how many sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    angeschlossen, { $ports ->
        [0] kein Anschluss für ein Brett
        [one] ein Anschluss für ein Brett
       *[other] { WORDS($ports) } Anschlüsse für ein Brett
    }{ $port-names }, { $pads ->
        [0] kein Controller
        [one] ein Controller
       *[other] { WORDS($pads) } Controller
    }{ $pad-names }, { $cards ->
        [0] kein Tongerät
        [one] ein Tongerät
       *[other] { WORDS($cards) } Tongeräte
    }{ $card-names }{ $voices }, Enter geht weiter

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] eine Stimme
       *[other] { WORDS($count) } Stimmen
    }{ $names }

# A port. $behind: perhaps, there may be a board behind it, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] vielleicht ein Brett mit Sensoren, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of what is connected; how many there are was said before them.
connected-more = und weitere

# The first start: all of it once, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] Probe, { $played }, Enter behält es, abwärts die Geräte
       *[no] Probe, Enter behält es, abwärts die Geräte
    }

# The first start is over, and what was chosen is kept.
setup-kept = Einstellungen gespeichert, das Wort Menü ändert sie

# The first start was left before its end.
setup-left = erster Start übersprungen, das Wort Menü ändert die Einstellungen
