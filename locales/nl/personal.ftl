### A listener's own settings and the spoken menu: heard by him alone, name and value in few words.

# The name of what a listener chooses, in a sentence about it. $name: which.
chosen =
    { $name ->
        [rate] spreektempo
        [volume] volume
        [pitch] toonhoogte
        [voice] stem
        [language] taal
        [verbosity] woorden
        [verbosity-of] woorden van één soort
        [numbers] veldnummers
        [letters] veldletters
        [sounds] geluiden
        [low-time] weinig tijd
        [pulses] trillingen
        [words] hardop aangekondigde zetten
       *[whisper] aangeraakte velden
    }

# A choice, its name and its value: the language. $language as in language-name.
choice-language = taal { language-name }

# How fast the voice speaks. $count: words a minute.
choice-rate = spreektempo { WORDS($count) }

# How loud it is. $count: per cent.
choice-volume = volume { WORDS($count) } procent

# How high it is. $count: per cent; fifty is the voice's own.
choice-pitch = toonhoogte { WORDS($count) } procent

# Whose voice it is. $named: yes, or no where it is the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] stem { $name }
       *[no] de gewone stem
    }

# In how many words everything is said. $verbosity as in verbosity-name.
choice-verbosity = woorden, { verbosity-name }

# In how many words one kind of thing is said. $topic: moves, game, boards, clock, answers or program;
# $own: yes, or no where it follows the choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] woorden over zetten
        [game] woorden over de partij
        [boards] woorden over borden
        [clock] woorden over de klok
        [answers] woorden van antwoorden
       *[program] woorden over het programma
    }, { $own ->
        [yes] { verbosity-name }
       *[no] zoals alles
    }

# How many words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] kort
        [full] uitgebreid
       *[normal] gewoon
    }

# How the numbers of squares are said. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] veldnummers als geheel
        [digits] veldnummers per cijfer
       *[digits-on-repeat] veldnummers als geheel, bij herhaling per cijfer
    }

# How the letters of squares are said, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] veldletters eenvoudig
       *[names] veldletters met namen
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] geluiden aan
       *[off] geluiden uit, alles in woorden
    }

# What the listener's own clock says by itself. $level: off, tone, few or all; own, at times of his own
# that are too many to be read out.
choice-low-time =
    { $level ->
        [off] weinig tijd, niets vanzelf
        [tone] weinig tijd, een toon bij vijf minuten
        [few] weinig tijd, enkele keren
        [own] weinig tijd, op eigen tijden
       *[all] weinig tijd, alle keren
    }

# What his own clock says by itself, where he has chosen the times. $times: a list of them.
choice-low-time-at = weinig tijd, eigen tijden, { $times }

# Is it felt by the motor of a gamepad, too? $state: on or off.
choice-pulses =
    { $state ->
        [on] trillingen aan
       *[off] trillingen uit
    }

# Of moves announced aloud between the players. $style: when-needed, a sound where board and words agree;
# or always words.
choice-words =
    { $style ->
        [always] hardop aangekondigde zetten, altijd woorden
       *[when-needed] hardop aangekondigde zetten, woorden indien nodig
    }

# How the squares are told that one's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] aangeraakte velden met een geluid
        [number] aangeraakte velden met nummer
       *[off] aangeraakte velden niet gezegd
    }

# Something was chosen: said in the new manner. $choice: one of the choices above; $sample: yes, or no;
# $played: always the same half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, bijvoorbeeld { $played }
       *[no] { $choice }
    }

# What was typed cannot be chosen. $name as in chosen.
choice-refused =
    { $name ->
        [rate] spreektempo, van honderd twintig tot vierhonderd vijftig
        [volume] volume, van tien tot honderd
        [pitch] toonhoogte, van nul tot honderd
        [voice] stem, een naam van hoogstens tachtig tekens
        [numbers] veldnummers, geheel, cijfers of cijfers bij herhaling
        [letters] veldletters, eenvoudig of namen
        [verbosity] woorden, kort, gewoon of uitgebreid
        [verbosity-of] woorden van één soort, kort, gewoon, uitgebreid of zoals alles
        [low-time] weinig tijd, uit, signaal, enkele of alle. Of eigen minuten
        [words] hardop aangekondigde zetten, indien nodig of altijd
        [language] die taal is er niet
        [sounds] geluiden, aan of uit
        [pulses] trillingen, aan of uit
       *[whisper] aangeraakte velden, uit, geluid of nummer
    }

# Another profile of the listener's settings is in use. $known: yes, or no where none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] profiel { $name }
       *[no] geen profiel
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = dat profiel is er niet

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = nog geen profiel, profiel nieuw en een naam maakt er een

# A new profile was not made. $because: taken, there is one of that name; full, there are eight, which is the most;
# in-the-way, something else stands in the settings file where profiles go; name, it cannot be said, or means something else.
profile-refused =
    { $because ->
        [taken] dat profiel is er al
        [full] hoogstens acht profielen
        [in-the-way] geen nieuw profiel, in het bestand met instellingen staat op die plaats iets anders
       *[name] zo kan een profiel niet heten
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = instellingen van het profiel { $name }

# A place in a menu: where one stands last. $item: a choice, a profile or a command; $at, $of: which of how
# many.
menu-item = { $item }, { WORDS($at) } van { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, omhoog en omlaag van het ene naar het andere, links en rechts door de waarden, verlaat sluit het

# One came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = menu gesloten

# The player's settings file cannot be read; it is left as it is.
settings-unread = het bestand met instellingen is niet te lezen, de gewone instellingen gelden, het bestand blijft zoals het is
    .terse = het bestand met instellingen is niet te lezen

# The settings file has keys that this program does not know. $count: how many; $keys: as they are written,
# made speakable.
settings-unknown =
    { $count ->
        [one] één onbekende instelling weggelaten, { $keys }
       *[other] { WORDS($count, gender: "feminine") } onbekende instellingen weggelaten, { $keys }
    }

# The settings file has values that cannot be. $keys: their names, as in chosen.
settings-wrong = fout in het bestand met instellingen, { $keys }, daar geldt het gewone

# A choice could not be written into the settings file.
settings-not-kept = de instellingen kunnen niet worden bewaard, ze gelden tot het programma sluit

# The first start, before anything was chosen: which keys do what.
setup-begins = eerste start, enter gaat verder, pijlen wijzigen, esc slaat over

# The first start: this language is offered, each in itself. $language as in language-name.
setup-language = { language-name }, enter

# The first start: how fast? $choice as in choice-rate.
setup-rate = { $choice }, rechts sneller, links langzamer

# The first start: whose voice? $choice as in choice-voice.
setup-voice = { $choice }, pijlen voor andere stemmen

# The first start: what is connected. $ports: at how many ports a board may be; $pads: how many gamepads;
# $cards: how many sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    aangesloten, { $ports ->
        [0] geen poort voor een bord
        [one] één poort voor een bord
       *[other] { WORDS($ports) } poorten voor een bord
    }{ $port-names }, { $pads ->
        [0] geen controller
        [one] één controller
       *[other] { WORDS($pads) } controllers
    }{ $pad-names }, { $cards ->
        [0] geen geluidsapparaat
        [one] één geluidsapparaat
       *[other] { WORDS($cards) } geluidsapparaten
    }{ $card-names }{ $voices }, enter gaat verder

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] één stem
       *[other] { WORDS($count) } stemmen
    }{ $names }

# A port. $behind: perhaps, there may be a board behind it, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] misschien een bord met sensoren, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of what is connected; how many there are was said before them.
connected-more = en andere

# The first start: all of it once, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] proef, { $played }, enter bewaart het, omlaag de apparaten
       *[no] proef, enter bewaart het, omlaag de apparaten
    }

# The first start is over, and what was chosen is kept.
setup-kept = instellingen bewaard, het woord menu verandert ze

# The first start was left before its end.
setup-left = eerste start overgeslagen, het woord menu verandert de instellingen
