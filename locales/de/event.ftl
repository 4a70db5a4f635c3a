### What an arbiter fixed before the round, read aloud on request, a sentence each; and what is asked before the
### first move.

# All settings in force, the number of them first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] eine Einstellung. { $settings }
       *[other] { WORDS($count, gender: "feminine") } Einstellungen. { $settings }
    }

# Official play or training. $mode: official or training.
setting-mode =
    { $mode ->
        [official] offizielles Spiel, keine Hinweise
       *[training] Training, Hinweise sind erlaubt
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = Veranstaltung, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = Runde, { $name }

# Which sort of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] eine offizielle Veranstaltung
        [rated] eine gewertete Veranstaltung
       *[unrated] eine Veranstaltung ohne Wertung
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] Regeln für hundert Felder, Entwurf des Kodeks von zweitausendeinundzwanzig
       *[sixty-four] Regeln für vierundsechzig Felder, Entwurf des Kodeks von zweitausendeinundzwanzig
    }

# No time control is named.
setting-no-time = keine Bedenkzeit angegeben

# The time control. $control: its stages, see stage.
setting-time = Bedenkzeit, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: how many moves, with
# a quota; $bonus: none, fischer (added after each move) or bronstein (the clock starts so much later);
# $each: how much of it.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] bis zum Ende
    }{ $bonus ->
        [none] {""}
        [fischer] , Zuschlag für jeden Zug { $each }
       *[bronstein] , Aufschub bei jedem Zug { $each }
    }

# How many moves a stage has. $moves: how many.
stage-quota =
    { $moves ->
        [one] für einen Zug
       *[other] für { WORDS($moves) } Züge
    }

# Behind the last stage: it begins again, as often as it is reached.
stage-repeats = und so weiter

# Whoever comes later than this has lost. $time: how long after the start.
setting-forfeit = erlaubte Verspätung, { $time }

# Who sees how much. $white, $black: see sight-of.
setting-sight = Weiß, { $white }, Schwarz, { $black }

# How much a player sees. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] blind
        [low] sehbehindert
       *[sighted] sehend
    }

# In which language a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] Sprache für Weiß
       *[black] Sprache für Schwarz
    }, { language-name }

# A language. $language: polish, english and so on.
language-name =
    { $language ->
        [polish] Polnisch
        [german] Deutsch
        [dutch] Niederländisch
        [russian] Russisch
        [french] Französisch
        [ukrainian] Ukrainisch
       *[english] Englisch
    }

# A player's assistant. $side: whose; $named: yes where $name is known, else no; $some: yes where $duties,
# see assistant-duty, are any, else no.
setting-assistant =
    { $side ->
        [white] Assistenz für Weiß
       *[black] Assistenz für Schwarz
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , Aufgaben, { $duties }
       *[no] , ohne Aufgaben
    }

# What an assistant does. $duty: makes his player's moves on the opponent's board, the opponent's on his
# player's board, keeps the record and the clock, or reports the flag.
assistant-duty =
    { $duty ->
        [opponents_board] Züge auf dem Brett des Gegners
        [own_board] Züge des Gegners auf dem eigenen Brett
        [record_and_clock] Notation und Uhr
       *[flag] Melden der Zeitüberschreitung
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] Unentschieden mit Vorteil ist möglich
       *[off] kein Unentschieden mit Vorteil
    }

# The regulation draw also where there is a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] Unentschieden nach Reglement auch mit Zeitzuschlag
       *[off] Unentschieden nach Reglement nur ohne Zeitzuschlag
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] Unentschieden nach Reglement auch bei anderer Bedenkzeit
       *[off] Unentschieden nach Reglement nur im Schnellspiel und Blitz
    }

# Do half-moves count as recorded that only a sensor board showed? $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] was ein Brett zeigt, gilt als notiert
       *[off] was ein Brett zeigt, gilt nicht als notiert
    }

# Must a visually impaired player record in time trouble and rapid play too? $state: on or off.
setting-record-always =
    { $state ->
        [on] Notationspflicht auch in Zeitnot und im Schnellspiel
       *[off] keine Notationspflicht in Zeitnot und im Schnellspiel
    }

# Low time is not said in words.
setting-no-low-time = knappe Zeit ohne Worte

# At which times low time is said in words. $bands: the times.
setting-low-time = knappe Zeit in Worten, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] ein Ton bei fünf Minuten
       *[off] kein Ton bei fünf Minuten
    }

# The tones of the last ten seconds of one's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] ein Ton für jede der letzten zehn Sekunden
       *[off] keine Töne für die letzten Sekunden
    }

# The sound of one's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] ein Ton, wenn die eigene Zeit abgelaufen ist
       *[off] kein Ton, wenn die eigene Zeit abgelaufen ist
    }

# Is the chapter on visually impaired players adapted? $state: on or off.
setting-adapted =
    { $state ->
        [on] Kapitel acht von der Turnierleitung angepasst
       *[off] Kapitel acht unverändert
    }

# The chief arbiter has not consented to the device.
setting-no-device = keine Zustimmung zum Gerät

# He has. $consent: who and when.
setting-device = Zustimmung zum Gerät, { $consent }

# His consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, eingeschaltet
       *[off] { $name }, ausgeschaltet
    }

# A function that needs consent. $function: a word to the player whose announcement and board differ,
# squares whispered, details of a difference, the board read aloud, the number of moves, or a screen.
function =
    { $function ->
        [private_word] ein Wort, wenn Ansage und Brett abweichen
        [square_whisper] geflüsterte Felder
        [details] Einzelheiten der Abweichungen
        [board_by_ear] Vorlesen des Bretts
        [move_count] Ansagen der Zugzahl
       *[screen_view] eine Ansicht auf dem Bildschirm
    }

# Something was asked for that the event does not consent to. $function: see function.
not-consented = { function }, ohne Zustimmung des Hauptschiedsrichters

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody where the
# question is about no board and no player.
before-whose =
    { $board ->
        [white] Weiß
        [black] Schwarz
        [shared] das gemeinsame Brett
       *[nobody] alle
    }

# What must be settled before the first move, as a question; yes or no follows. $item: each on his own board;
# both on one board, to which both agree; the board the right way round; every man in its place; the clock at
# White's left hand; the earphones on the right ears; are moves announced aloud; how the record is kept; is the
# assistant here. $board: see before-whose.
ask-before =
    { $item ->
        [own-boards] spielt jede Seite auf einem eigenen Brett?
        [one-board] sind beide Seiten mit einem Brett einverstanden?
        [orientation] { before-whose }, liegt das Brett mit der dunklen Ecke zur linken Hand?
        [men] { before-whose }, stehen alle Steine auf ihren Feldern?
        [clock-side] steht die Uhr zur linken Hand von Weiß?
        [earphones] sind die Kopfhörer auf den Ohren der Person, die hören soll?
        [announcements] { before-whose }, sollen die Züge laut angesagt werden?
        [medium] { before-whose }, wie wird notiert, in Punktschrift, in Schwarzschrift oder auf Diktiergerät?
       *[assistant] { before-whose }, gibt es eine Assistenz?
    }

# It was answered with no; it is asked again once it is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] erst die Bretter
        [one-board] erst mit einem Brett einverstanden sein
        [orientation] { before-whose }, erst das Brett drehen
        [men] { before-whose }, erst die Steine aufstellen
       *[earphones] erst die Kopfhörer
    }, dann ja

# Nothing can be played before this is answered. $item, $board: as in ask-before.
not-prepared = vor dem ersten Zug, { ask-before }

# Everything is settled.
prepared = alles ist vorbereitet

# The arbiter appointed an assistant. $side: whose, white or black; $name: who.
assistant-appointed =
    { $side ->
        [white] Assistenz für Weiß, { $name }
       *[black] Assistenz für Schwarz, { $name }
    }

# `zgoda attest`: which program. $program: its name and version.
attest-program = Programm { $program }

# Its hash. $hash: as a consent writes it, or, when it is said, its first digits.
attest-hash = Prüfsumme des Programms { $hash }

# Which compiler built it. $compiler: as it names itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = gebaut mit { $compiler }

# What it was built with. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] die Stimme des Systems
        [embedded-voice] eine eingebaute Stimme
        [sensor-boards] Bretter mit Sensoren
        [gamepads] Controller
       *[clock-devices] Uhrgeräte
    }, { $state ->
        [on] eingeschaltet
       *[off] ausgeschaltet
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] die Zustimmung nennt dieses Programm
        [another] die Zustimmung nennt ein anderes Programm
       *[none] die Zustimmung nennt kein Programm
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = Netzschnittstelle { $name }, Zustand { $state }

# The program opens no network connection.
attest-network = das Programm öffnet keine Netzverbindung

# There is no engine in it.
attest-engine = das Programm enthält kein Spielprogramm, es beurteilt keine Stellung und schlägt keinen Zug vor

# The assistant did what the event does not give him to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, das gehört hier nicht zu den Aufgaben der Assistenz
