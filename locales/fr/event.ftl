### What an arbiter fixed before the round, read aloud on request, a sentence each; and what is asked before the
### first move.

# All settings in force, the number of them first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] un réglage. { $settings }
       *[other] { WORDS($count) } réglages. { $settings }
    }

# Official play or training. $mode: official or training.
setting-mode =
    { $mode ->
        [official] partie officielle, aucune indication
       *[training] entraînement, les indications sont permises
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = épreuve, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = ronde, { $name }

# Which sort of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] une épreuve officielle
        [rated] une épreuve classée
       *[unrated] une épreuve non classée
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] règles pour cent cases, projet de code de deux mille vingt et un
       *[sixty-four] règles pour soixante quatre cases, projet de code de deux mille vingt et un
    }

# No time control is named.
setting-no-time = aucune cadence indiquée

# The time control. $control: its stages, see stage.
setting-time = cadence, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: how many moves, with
# a quota; $bonus: none, fischer (added after each move) or bronstein (the clock starts so much later);
# $each: how much of it.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] jusqu'à la fin
    }{ $bonus ->
        [none] {""}
        [fischer] , ajout à chaque coup { $each }
       *[bronstein] , délai à chaque coup { $each }
    }

# How many moves a stage has. $moves: how many.
stage-quota =
    { $moves ->
        [one] pour un coup
       *[other] pour { WORDS($moves) } coups
    }

# Behind the last stage: it begins again, as often as it is reached.
stage-repeats = et ainsi de suite

# Whoever comes later than this has lost. $time: how long after the start.
setting-forfeit = retard permis, { $time }

# Who sees how much. $white, $black: see sight-of.
setting-sight = Blancs, { $white }, Noirs, { $black }

# How much a player sees. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] personne aveugle
        [low] personne malvoyante
       *[sighted] personne voyante
    }

# In which language a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] langue pour les Blancs
       *[black] langue pour les Noirs
    }, { language-name }

# A language. $language: polish, english and so on.
language-name =
    { $language ->
        [polish] polonais
        [german] allemand
        [dutch] néerlandais
        [french] français
        [ukrainian] ukrainien
        [russian] russe
       *[english] anglais
    }

# A player's assistant. $side: whose; $named: yes where $name is known, else no; $some: yes where $duties,
# see assistant-duty, are any, else no.
setting-assistant =
    { $side ->
        [white] assistance des Blancs
       *[black] assistance des Noirs
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , tâches, { $duties }
       *[no] , sans tâches
    }

# What an assistant does. $duty: makes his player's moves on the opponent's board, the opponent's on his
# player's board, keeps the record and the clock, or reports the flag.
assistant-duty =
    { $duty ->
        [opponents_board] coups sur le damier de l'adversaire
        [own_board] coups de l'adversaire sur son propre damier
        [record_and_clock] notation et pendule
       *[flag] signaler le dépassement du temps
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] la nulle avec avantage est possible
       *[off] pas de nulle avec avantage
    }

# The regulation draw also where there is a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] nulle selon le règlement aussi avec ajout de temps
       *[off] nulle selon le règlement seulement sans ajout de temps
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] nulle selon le règlement aussi à une autre cadence
       *[off] nulle selon le règlement seulement en partie rapide et blitz
    }

# Do half-moves count as recorded that only a sensor board showed? $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] ce que montre un damier vaut comme noté
       *[off] ce que montre un damier ne vaut pas comme noté
    }

# Must a visually impaired player record in time trouble and rapid play too? $state: on or off.
setting-record-always =
    { $state ->
        [on] noter est obligatoire aussi en manque de temps et en parties rapides
       *[off] noter n'est pas obligatoire en manque de temps et en parties rapides
    }

# Low time is not said in words.
setting-no-low-time = peu de temps sans paroles

# At which times low time is said in words. $bands: the times.
setting-low-time = peu de temps en paroles, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] un son à cinq minutes
       *[off] pas de son à cinq minutes
    }

# The tones of the last ten seconds of one's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] un son pour chacune des dix dernières secondes
       *[off] pas de sons pour les dernières secondes
    }

# The sound of one's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] un son quand son propre temps est écoulé
       *[off] pas de son quand son propre temps est écoulé
    }

# Is the chapter on visually impaired players adapted? $state: on or off.
setting-adapted =
    { $state ->
        [on] chapitre huit adapté par la direction de l'épreuve
       *[off] chapitre huit tel quel
    }

# The chief arbiter has not consented to the device.
setting-no-device = pas d'accord pour l'appareil

# He has. $consent: who and when.
setting-device = accord pour l'appareil, { $consent }

# His consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, oui
       *[off] { $name }, non
    }

# A function that needs consent. $function: a word to the player whose announcement and board differ,
# squares whispered, details of a difference, the board read aloud, the number of moves, or a screen.
function =
    { $function ->
        [private_word] un mot quand annonce et damier diffèrent
        [square_whisper] cases chuchotées
        [details] détails des différences
        [board_by_ear] lecture du damier à voix haute
        [move_count] dire le nombre de coups
       *[screen_view] un affichage à l'écran
    }

# Something was asked for that the event does not consent to. $function: see function.
not-consented = { function }, sans accord de l'arbitre principal

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody where the
# question is about no board and no player.
before-whose =
    { $board ->
        [white] Blancs
        [black] Noirs
        [shared] le damier commun
       *[nobody] tous
    }

# What must be settled before the first move, as a question; yes or no follows. $item: each on his own board;
# both on one board, to which both agree; the board the right way round; every man in its place; the clock at
# White's left hand; the earphones on the right ears; are moves announced aloud; how the record is kept; is the
# assistant here. $board: see before-whose.
ask-before =
    { $item ->
        [own-boards] chaque camp joue sur son propre damier?
        [one-board] les deux camps sont d'accord pour un seul damier?
        [orientation] { before-whose }, le damier a le coin sombre à gauche?
        [men] { before-whose }, tous les pions sont à leur place?
        [clock-side] la pendule est à la main gauche des Blancs?
        [earphones] les écouteurs sont sur les oreilles de qui doit entendre?
        [announcements] { before-whose }, faut-il annoncer les coups à voix haute?
        [medium] { before-whose }, comment noter, en braille, en imprimé ou au dictaphone?
       *[assistant] { before-whose }, y a-t-il une assistance?
    }

# It was answered with no; it is asked again once it is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] d'abord les damiers
        [one-board] d'abord l'accord pour un seul damier
        [orientation] { before-whose }, d'abord tourner le damier
        [men] { before-whose }, d'abord placer les pions
       *[earphones] d'abord les écouteurs
    }, puis oui

# Nothing can be played before this is answered. $item, $board: as in ask-before.
not-prepared = avant le premier coup, { ask-before }

# Everything is settled.
prepared = tout est prêt

# The arbiter appointed an assistant. $side: whose, white or black; $name: who.
assistant-appointed =
    { $side ->
        [white] assistance des Blancs, { $name }
       *[black] assistance des Noirs, { $name }
    }

# `zgoda attest`: which program. $program: its name and version.
attest-program = programme { $program }

# Its hash. $hash: as a consent writes it, or, when it is said, its first digits.
attest-hash = empreinte du programme { $hash }

# Which compiler built it. $compiler: as it names itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = construit avec { $compiler }

# What it was built with. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] la voix du système
        [embedded-voice] une voix intégrée
        [sensor-boards] damiers à capteurs
        [gamepads] manettes
       *[clock-devices] pendules connectées
    }, { $state ->
        [on] oui
       *[off] non
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] l'accord nomme ce programme
        [another] l'accord nomme un autre programme
       *[none] l'accord ne nomme aucun programme
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = interface réseau { $name }, état { $state }

# The program opens no network connection.
attest-network = le programme n'ouvre aucune connexion au réseau

# There is no engine in it.
attest-engine = il n'y a pas de moteur de jeu dans le programme, il ne juge aucune position et ne propose aucun coup

# The assistant did what the event does not give him to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, ce n'est pas ici une tâche de l'assistance
