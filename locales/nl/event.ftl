### What an arbiter fixed before the round, read aloud on request, a sentence each; and what is asked before the
### first move.

# All settings in force, the number of them first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] één instelling. { $settings }
       *[other] { WORDS($count) } instellingen. { $settings }
    }

# Official play or training. $mode: official or training.
setting-mode =
    { $mode ->
        [official] officiële partij, geen aanwijzingen
       *[training] training, aanwijzingen zijn toegestaan
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = evenement, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = ronde, { $name }

# Which sort of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] een officieel evenement
        [rated] een evenement met rating
       *[unrated] een evenement zonder rating
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] regels voor honderd velden, ontwerp van de code van tweeduizend eenentwintig
       *[sixty-four] regels voor vierenzestig velden, ontwerp van de code van tweeduizend eenentwintig
    }

# No time control is named.
setting-no-time = geen speeltempo opgegeven

# The time control. $control: its stages, see stage.
setting-time = speeltempo, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: how many moves, with
# a quota; $bonus: none, fischer (added after each move) or bronstein (the clock starts so much later);
# $each: how much of it.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] tot het einde
    }{ $bonus ->
        [none] {""}
        [fischer] , toegift voor elke zet { $each }
       *[bronstein] , uitstel bij elke zet { $each }
    }

# How many moves a stage has. $moves: how many.
stage-quota =
    { $moves ->
        [one] voor één zet
       *[other] voor { WORDS($moves) } zetten
    }

# Behind the last stage: it begins again, as often as it is reached.
stage-repeats = en zo verder

# Whoever comes later than this has lost. $time: how long after the start.
setting-forfeit = toegestaan te laat komen, { $time }

# Who sees how much. $white, $black: see sight-of.
setting-sight = wit, { $white }, zwart, { $black }

# How much a player sees. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] blind
        [low] slechtziend
       *[sighted] ziend
    }

# In which language a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] taal voor wit
       *[black] taal voor zwart
    }, { language-name }

# A language. $language: polish, english and so on.
language-name =
    { $language ->
        [polish] Pools
        [german] Duits
        [dutch] Nederlands
        [russian] Russisch
        [french] Frans
        [ukrainian] Oekraïens
       *[english] Engels
    }

# A player's assistant. $side: whose; $named: yes where $name is known, else no; $some: yes where $duties,
# see assistant-duty, are any, else no.
setting-assistant =
    { $side ->
        [white] assistent van wit
       *[black] assistent van zwart
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , taken, { $duties }
       *[no] , zonder taken
    }

# What an assistant does. $duty: makes his player's moves on the opponent's board, the opponent's on his
# player's board, keeps the record and the clock, or reports the flag.
assistant-duty =
    { $duty ->
        [opponents_board] zetten op het bord van de tegenstander
        [own_board] zetten van de tegenstander op het eigen bord
        [record_and_clock] notatie en klok
       *[flag] melden van tijdsoverschrijding
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] remise met voordeel is mogelijk
       *[off] geen remise met voordeel
    }

# The regulation draw also where there is a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] remise volgens het reglement ook met toegift
       *[off] remise volgens het reglement alleen zonder toegift
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] remise volgens het reglement ook bij een ander tempo
       *[off] remise volgens het reglement alleen in rapid en blitz
    }

# Do half-moves count as recorded that only a sensor board showed? $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] wat een bord toont, geldt als genoteerd
       *[off] wat een bord toont, geldt niet als genoteerd
    }

# Must a visually impaired player record in time trouble and rapid play too? $state: on or off.
setting-record-always =
    { $state ->
        [on] noteren is ook verplicht in tijdnood en bij rapid
       *[off] noteren is niet verplicht in tijdnood en bij rapid
    }

# Low time is not said in words.
setting-no-low-time = weinig tijd zonder woorden

# At which times low time is said in words. $bands: the times.
setting-low-time = weinig tijd in woorden, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] een toon bij vijf minuten
       *[off] geen toon bij vijf minuten
    }

# The tones of the last ten seconds of one's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] een toon voor elk van de laatste tien seconden
       *[off] geen tonen voor de laatste seconden
    }

# The sound of one's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] een geluid als de eigen tijd om is
       *[off] geen geluid als de eigen tijd om is
    }

# Is the chapter on visually impaired players adapted? $state: on or off.
setting-adapted =
    { $state ->
        [on] hoofdstuk acht aangepast door de wedstrijdleider
       *[off] hoofdstuk acht ongewijzigd
    }

# The chief arbiter has not consented to the device.
setting-no-device = geen toestemming voor het apparaat

# He has. $consent: who and when.
setting-device = toestemming voor het apparaat, { $consent }

# His consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, aan
       *[off] { $name }, uit
    }

# A function that needs consent. $function: a word to the player whose announcement and board differ,
# squares whispered, details of a difference, the board read aloud, the number of moves, or a screen.
function =
    { $function ->
        [private_word] een woord als aankondiging en bord verschillen
        [square_whisper] gefluisterde velden
        [details] bijzonderheden van verschillen
        [board_by_ear] voorlezen van het bord
        [move_count] het aantal zetten zeggen
       *[screen_view] een weergave op het scherm
    }

# Something was asked for that the event does not consent to. $function: see function.
not-consented = { function }, geen toestemming van de hoofdarbiter

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody where the
# question is about no board and no player.
before-whose =
    { $board ->
        [white] wit
        [black] zwart
        [shared] het gezamenlijke bord
       *[nobody] allen
    }

# What must be settled before the first move, as a question; yes or no follows. $item: each on his own board;
# both on one board, to which both agree; the board the right way round; every man in its place; the clock at
# White's left hand; the earphones on the right ears; are moves announced aloud; how the record is kept; is the
# assistant here. $board: see before-whose.
ask-before =
    { $item ->
        [own-boards] speelt elke kant op een eigen bord?
        [one-board] zijn beide kanten het eens met één bord?
        [orientation] { before-whose }, ligt het bord met de donkere hoek links?
        [men] { before-whose }, staan alle schijven op hun velden?
        [clock-side] staat de klok aan de linkerhand van wit?
        [earphones] zitten de oortelefoons op de oren van wie moet horen?
        [announcements] { before-whose }, moeten de zetten hardop worden aangekondigd?
        [medium] { before-whose }, hoe wordt er genoteerd, in braille, in zwartdruk of op dictafoon?
       *[assistant] { before-whose }, is er een assistent?
    }

# It was answered with no; it is asked again once it is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] eerst de borden
        [one-board] eerst het eens worden over één bord
        [orientation] { before-whose }, eerst het bord draaien
        [men] { before-whose }, eerst de schijven opzetten
       *[earphones] eerst de oortelefoons
    }, dan ja

# Nothing can be played before this is answered. $item, $board: as in ask-before.
not-prepared = voor de eerste zet, { ask-before }

# Everything is settled.
prepared = alles is voorbereid

# The arbiter appointed an assistant. $side: whose, white or black; $name: who.
assistant-appointed =
    { $side ->
        [white] assistent van wit, { $name }
       *[black] assistent van zwart, { $name }
    }

# `zgoda attest`: which program. $program: its name and version.
attest-program = programma { $program }

# Its hash. $hash: as a consent writes it, or, when it is said, its first digits.
attest-hash = controlegetal van het programma { $hash }

# Which compiler built it. $compiler: as it names itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = gebouwd met { $compiler }

# What it was built with. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] de stem van het systeem
        [embedded-voice] een eigen stem
        [sensor-boards] borden met sensoren
        [gamepads] controllers
       *[clock-devices] klokapparaten
    }, { $state ->
        [on] aan
       *[off] uit
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] de toestemming noemt dit programma
        [another] de toestemming noemt een ander programma
       *[none] de toestemming noemt geen programma
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = netwerkaansluiting { $name }, toestand { $state }

# The program opens no network connection.
attest-network = het programma opent geen netwerkverbinding

# There is no engine in it.
attest-engine = er zit geen rekenprogramma in, het beoordeelt geen stand en stelt geen zet voor

# The assistant did what the event does not give him to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, dat hoort hier niet bij de taken van de assistent
