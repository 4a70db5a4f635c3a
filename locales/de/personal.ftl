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

choice-language = Sprache { language-name }

choice-rate = Sprechtempo { WORDS($count) }

choice-volume = Lautstärke { WORDS($count) } Prozent

choice-pitch = Tonhöhe { WORDS($count) } Prozent

choice-voice =
    { $named ->
        [yes] Stimme { $name }
       *[no] die übliche Stimme
    }

choice-verbosity = Wortmenge, { verbosity-name }

choice-verbosity-of =
    { $topic ->
        [moves] Worte über Züge
        [game] Worte über die Partie
        [boards] Worte über { -board(number: "plural") }
        [clock] Worte über die { -clock }
        [answers] Worte der Antworten
       *[program] Worte über das Programm
    }, { $own ->
        [yes] { verbosity-name }
       *[no] wie alles
    }

verbosity-name =
    { $verbosity ->
        [terse] knapp
        [full] ausführlich
       *[normal] normal
    }

choice-numbers =
    { $style ->
        [whole] Feldnummern als ganze Zahl
        [digits] Feldnummern in Ziffern
       *[digits-on-repeat] Feldnummern als ganze Zahl, beim Wiederholen in Ziffern
    }

choice-letters =
    { $style ->
        [plain] Feldbuchstaben einfach
       *[names] Feldbuchstaben mit Namen
    }

choice-sounds =
    { $state ->
        [on] Töne eingeschaltet
       *[off] Töne ausgeschaltet, alles in Worten
    }

choice-low-time =
    { $level ->
        [off] knappe Zeit, nichts von selbst
        [tone] knappe Zeit, ein Ton bei fünf Minuten
        [few] knappe Zeit, einige Ansagen
        [own] knappe Zeit, nach eigener Liste
       *[all] knappe Zeit, alle Ansagen
    }

choice-low-time-at = knappe Zeit, eigene Ansagen, { $times }

choice-pulses =
    { $state ->
        [on] Vibration eingeschaltet
       *[off] Vibration ausgeschaltet
    }

choice-words =
    { $style ->
        [always] laut angesagte Züge, immer Worte
       *[when-needed] laut angesagte Züge, Worte bei Bedarf
    }

choice-whisper =
    { $style ->
        [sound] berührte Felder als Ton
        [number] berührte Felder als Nummer
       *[off] berührte Felder ohne Ansage
    }

choice-made =
    { $sample ->
        [yes] { $choice }, zum Beispiel { $played }
       *[no] { $choice }
    }

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

profile-chosen =
    { $known ->
        [yes] Profil { $name }
       *[no] kein Profil
    }

no-profile = dieses Profil gibt es nicht

no-profile-yet = noch kein Profil, profil neu und ein Name macht eines

profile-refused =
    { $because ->
        [taken] dieses Profil gibt es schon
        [full] höchstens acht Profile
        [in-the-way] kein neues Profil, in der Einstellungsdatei steht an seiner Stelle etwas anderes
       *[name] so kann ein Profil nicht heißen
    }

setting-profile = Einstellungen des Profils { $name }

menu-item = { $item }, { WORDS($at) } von { WORDS($of) }

menu-opened = Menü, { menu-item }
    .full = Menü, { menu-item }, auf und ab von einem zum nächsten, links und rechts durch die Werte, verlassen schließt es

menu-at = { menu-item }
    .terse = { $item }

menu-left = Menü geschlossen

settings-unread = die Einstellungsdatei ist nicht lesbar, es gelten die üblichen Einstellungen, die Datei bleibt, wie sie ist
    .terse = die Einstellungsdatei ist nicht lesbar

settings-unknown =
    { $count ->
        [one] eine unbekannte Einstellung ausgelassen, { $keys }
       *[other] { WORDS($count, gender: "feminine") } unbekannte Einstellungen ausgelassen, { $keys }
    }

settings-wrong = Fehler in der Einstellungsdatei, { $keys }, dort gilt das Übliche

settings-not-kept = die Einstellungen können nicht aufbewahrt werden, sie gelten, bis das Programm endet

setup-begins = erster Start, Enter weiter, Pfeile ändern, die Rücktaste überspringt

setup-language = { language-name }, Enter

setup-rate = { $choice }, rechts schneller, links langsamer

setup-voice = { $choice }, Pfeile für andere Stimmen

setup-connected =
    angeschlossen, { $ports ->
        [0] kein Anschluss für ein { -board }
        [one] ein Anschluss für ein { -board }
       *[other] { WORDS($ports) } Anschlüsse für ein { -board }
    }{ $port-names }, { $pads ->
        [0] kein Controller
        [one] ein Controller
       *[other] { WORDS($pads) } Controller
    }{ $pad-names }, { $cards ->
        [0] kein Tongerät
        [one] ein Tongerät
       *[other] { WORDS($cards) } Tongeräte
    }{ $card-names }{ $voices }, Enter geht weiter

connected-voices =
    { $count ->
        [one] eine Stimme
       *[other] { WORDS($count) } Stimmen
    }{ $names }

connected-port =
    { $behind ->
        [perhaps] vielleicht ein { -board } mit Sensoren, { $name }
       *[unknown] { $name }
    }

connected-more = und weitere

setup-test =
    { $sample ->
        [yes] Probe, { $played }, Enter behält es, abwärts die Geräte
       *[no] Probe, Enter behält es, abwärts die Geräte
    }

setup-kept = Einstellungen gespeichert, das Wort Menü ändert sie

setup-left = erster Start übersprungen, das Wort Menü ändert die Einstellungen
