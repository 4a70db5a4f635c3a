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

choice-language = taal { language-name }

choice-rate = spreektempo { WORDS($count) }

choice-volume = volume { WORDS($count) } procent

choice-pitch = toonhoogte { WORDS($count) } procent

choice-voice =
    { $named ->
        [yes] stem { $name }
       *[no] de gewone stem
    }

choice-verbosity = woorden, { verbosity-name }

choice-verbosity-of =
    { $topic ->
        [moves] woorden over zetten
        [game] woorden over de partij
        [boards] woorden over { -board(number: "plural") }
        [clock] woorden over de { -clock }
        [answers] woorden van antwoorden
       *[program] woorden over het programma
    }, { $own ->
        [yes] { verbosity-name }
       *[no] zoals alles
    }

verbosity-name =
    { $verbosity ->
        [terse] kort
        [full] uitgebreid
       *[normal] gewoon
    }

choice-numbers =
    { $style ->
        [whole] veldnummers als geheel
        [digits] veldnummers per cijfer
       *[digits-on-repeat] veldnummers als geheel, bij herhaling per cijfer
    }

choice-letters =
    { $style ->
        [plain] veldletters eenvoudig
       *[names] veldletters met namen
    }

choice-sounds =
    { $state ->
        [on] geluiden aan
       *[off] geluiden uit, alles in woorden
    }

choice-low-time =
    { $level ->
        [off] weinig tijd, niets vanzelf
        [tone] weinig tijd, een toon bij vijf minuten
        [few] weinig tijd, enkele keren
        [own] weinig tijd, op eigen tijden
       *[all] weinig tijd, alle keren
    }

choice-low-time-at = weinig tijd, eigen tijden, { $times }

choice-pulses =
    { $state ->
        [on] trillingen aan
       *[off] trillingen uit
    }

choice-words =
    { $style ->
        [always] hardop aangekondigde zetten, altijd woorden
       *[when-needed] hardop aangekondigde zetten, woorden indien nodig
    }

choice-whisper =
    { $style ->
        [sound] aangeraakte velden met een geluid
        [number] aangeraakte velden met nummer
       *[off] aangeraakte velden niet gezegd
    }

choice-made =
    { $sample ->
        [yes] { $choice }, bijvoorbeeld { $played }
       *[no] { $choice }
    }

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

profile-chosen =
    { $known ->
        [yes] profiel { $name }
       *[no] geen profiel
    }

no-profile = dat profiel is er niet

no-profile-yet = nog geen profiel, profiel nieuw en een naam maakt er een

profile-refused =
    { $because ->
        [taken] dat profiel is er al
        [full] hoogstens acht profielen
        [in-the-way] geen nieuw profiel, in het bestand met instellingen staat op die plaats iets anders
       *[name] zo kan een profiel niet heten
    }

setting-profile = instellingen van het profiel { $name }

menu-item = { $item }, { WORDS($at) } van { WORDS($of) }

menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, omhoog en omlaag van het ene naar het andere, links en rechts door de waarden, verlaat sluit het

menu-at = { menu-item }
    .terse = { $item }

menu-left = menu gesloten

settings-unread = het bestand met instellingen is niet te lezen, de gewone instellingen gelden, het bestand blijft zoals het is
    .terse = het bestand met instellingen is niet te lezen

settings-unknown =
    { $count ->
        [one] één onbekende instelling weggelaten, { $keys }
       *[other] { WORDS($count, gender: "feminine") } onbekende instellingen weggelaten, { $keys }
    }

settings-wrong = fout in het bestand met instellingen, { $keys }, daar geldt het gewone

settings-not-kept = de instellingen kunnen niet worden bewaard, ze gelden tot het programma sluit

setup-begins = eerste start, enter gaat verder, pijlen wijzigen, esc slaat over

setup-language = { language-name }, enter

setup-rate = { $choice }, rechts sneller, links langzamer

setup-voice = { $choice }, pijlen voor andere stemmen

setup-connected =
    aangesloten, { $ports ->
        [0] geen poort voor een { -board }
        [one] één poort voor een { -board }
       *[other] { WORDS($ports) } poorten voor een { -board }
    }{ $port-names }, { $pads ->
        [0] geen controller
        [one] één controller
       *[other] { WORDS($pads) } controllers
    }{ $pad-names }, { $cards ->
        [0] geen geluidsapparaat
        [one] één geluidsapparaat
       *[other] { WORDS($cards) } geluidsapparaten
    }{ $card-names }{ $voices }, enter gaat verder

connected-voices =
    { $count ->
        [one] één stem
       *[other] { WORDS($count) } stemmen
    }{ $names }

connected-port =
    { $behind ->
        [perhaps] misschien een { -board } met sensoren, { $name }
       *[unknown] { $name }
    }

connected-more = en andere

setup-test =
    { $sample ->
        [yes] proef, { $played }, enter bewaart het, omlaag de apparaten
       *[no] proef, enter bewaart het, omlaag de apparaten
    }

setup-kept = instellingen bewaard, het woord menu verandert ze

setup-left = eerste start overgeslagen, het woord menu verandert de instellingen
