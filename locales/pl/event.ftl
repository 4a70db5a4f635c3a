### What an arbiter fixed before the round, read aloud on request, a sentence each; and what is asked before the
### first move.

# All settings in force, the number of them first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] jedno ustawienie. { $settings }
        [few] { WORDS($count) } ustawienia. { $settings }
       *[many] { WORDS($count) } ustawień. { $settings }
    }

# Official play or training. $mode: official or training.
setting-mode =
    { $mode ->
        [official] tryb oficjalny, bez podpowiedzi
       *[training] trening, podpowiedzi dozwolone
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = zawody, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = runda, { $name }

# Which sort of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] zawody oficjalne
        [rated] zawody klasyfikowane
       *[unrated] zawody nieklasyfikowane
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] przepisy na sto pól, projekt kodeksu z roku dwa tysiące dwadzieścia jeden
       *[sixty-four] przepisy na sześćdziesiąt cztery pola, projekt kodeksu z roku dwa tysiące dwadzieścia jeden
    }

# No time control is named.
setting-no-time = tempo gry niepodane

# The time control. $control: its stages, see stage.
setting-time = tempo gry, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: how many moves, with
# a quota; $bonus: none, fischer (added after each move) or bronstein (the clock starts so much later);
# $each: how much of it.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] do końca
    }{ $bonus ->
        [none] {""}
        [fischer] , dodatek na każde posunięcie { $each }
       *[bronstein] , opóźnienie zegara na każde posunięcie { $each }
    }

# How many moves a stage has. $moves: how many.
stage-quota =
    { $moves ->
        [one] na jedno posunięcie
        [few] na { WORDS($moves) } posunięcia
       *[many] na { WORDS($moves) } posunięć
    }

# Behind the last stage: it begins again, as often as it is reached.
stage-repeats = i tak dalej

# Whoever comes later than this has lost. $time: how long after the start.
setting-forfeit = dopuszczalne spóźnienie, { $time }

# Who sees how much. $white, $black: see sight-of.
setting-sight = białe, { $white }, czarne, { $black }

# How much a player sees. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] osoba niewidoma
        [low] osoba słabowidząca
       *[sighted] osoba widząca
    }

# In which language a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] język dla białych
       *[black] język dla czarnych
    }, { language-name }

# A language. $language: its English name.
language-name =
    { $language ->
        [polish] polski
        [german] niemiecki
        [dutch] niderlandzki
        [russian] rosyjski
        [french] francuski
        [ukrainian] ukraiński
       *[english] angielski
    }

# A player's assistant. $side: whose; $named: yes where $name is known, else no; $some: yes where $duties,
# see assistant-duty, are any, else no.
setting-assistant =
    { $side ->
        [white] pomoc przy białych
       *[black] pomoc przy czarnych
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , obowiązki, { $duties }
       *[no] , bez obowiązków
    }

# What an assistant does. $duty: makes his player's moves on the opponent's board, the opponent's on his
# player's board, keeps the record and the clock, or reports the flag.
assistant-duty =
    { $duty ->
        [opponents_board] posunięcia na warcabnicy przeciwnika
        [own_board] posunięcia przeciwnika na własnej warcabnicy
        [record_and_clock] zapis i zegar
       *[flag] zgłaszanie przekroczenia czasu
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] remis z przewagą dopuszczony
       *[off] bez remisu z przewagą
    }

# The regulation draw also where there is a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] remis regulaminowy także przy dodatku czasu
       *[off] remis regulaminowy tylko bez dodatku czasu
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] remis regulaminowy także przy innym tempie
       *[off] remis regulaminowy tylko w grze szybkiej i błyskawicznej
    }

# Do half-moves count as recorded that only a sensor board showed? $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] odczyt z warcabnicy liczy się jako zapis
       *[off] odczyt z warcabnicy nie liczy się jako zapis
    }

# Must a visually impaired player record in time trouble and rapid play too? $state: on or off.
setting-record-always =
    { $state ->
        [on] zapis obowiązkowy także w niedoczasie i w grze szybkiej
       *[off] w niedoczasie i w grze szybkiej bez obowiązku zapisu
    }

# Low time is not said in words.
setting-no-low-time = niedoczas bez słów

# At which times low time is said in words. $bands: the times.
setting-low-time = niedoczas słowami, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] sygnał przy pięciu minutach
       *[off] bez sygnału przy pięciu minutach
    }

# The tones of the last ten seconds of one's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] tony ostatnich dziesięciu sekund
       *[off] bez tonów ostatnich sekund
    }

# The sound of one's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] sygnał przy przekroczeniu własnego czasu
       *[off] bez sygnału przy przekroczeniu własnego czasu
    }

# Is the chapter on visually impaired players adapted? $state: on or off.
setting-adapted =
    { $state ->
        [on] rozdział ósmy dostosowany przez kierownika zawodów
       *[off] rozdział ósmy bez zmian
    }

# The chief arbiter has not consented to the device.
setting-no-device = bez zgody na urządzenie

# He has. $consent: who and when.
setting-device = zgoda na urządzenie, { $consent }

# His consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, włączone
       *[off] { $name }, wyłączone
    }

# A function that needs consent. $function: a word to the player whose announcement and board differ,
# squares whispered, details of a difference, the board read aloud, the number of moves, or a screen.
function =
    { $function ->
        [private_word] słowo o różnicy między zapowiedzią a warcabnicą
        [square_whisper] szeptanie pól
        [details] szczegóły różnic na warcabnicy
        [board_by_ear] odczytywanie warcabnicy
        [move_count] podawanie liczby posunięć
       *[screen_view] widok na ekranie
    }

# Something was asked for that the event does not consent to. $function: see function.
not-consented = { function }, brak zgody sędziego głównego

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody where the
# question is about no board and no player.
before-whose =
    { $board ->
        [white] białe
        [black] czarne
        [shared] wspólna warcabnica
       *[nobody] wszyscy
    }

# What must be settled before the first move, as a question; yes or no follows. $item: each on his own board;
# both on one board, to which both agree; the board the right way round; every man in its place; the clock at
# White's left hand; the earphones on the right ears; are moves announced aloud; how the record is kept; is the
# assistant here. $board: see before-whose.
ask-before =
    { $item ->
        [own-boards] czy każdy gra na własnej warcabnicy?
        [one-board] czy obie strony zgadzają się na jedną warcabnicę?
        [orientation] { before-whose }, czy warcabnica leży ciemnym rogiem po lewej ręce?
        [men] { before-whose }, czy wszystkie piony stoją na swoich polach?
        [clock-side] czy zegar stoi po lewej ręce białych?
        [earphones] czy słuchawki są na uszach osoby, która ma słyszeć?
        [announcements] { before-whose }, czy posunięcia mają być zapowiadane?
        [medium] { before-whose }, jak prowadzony jest zapis, brajlem, drukiem czy na dyktafonie?
       *[assistant] { before-whose }, czy jest pomoc przy grze?
    }

# It was answered with no; it is asked again once it is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] najpierw warcabnice
        [one-board] najpierw zgoda na jedną warcabnicę
        [orientation] { before-whose }, najpierw obrócić warcabnicę
        [men] { before-whose }, najpierw ustawić piony
       *[earphones] najpierw słuchawki
    }, potem tak

# Nothing can be played before this is answered. $item, $board: as in ask-before.
not-prepared = jeszcze przed pierwszym posunięciem, { ask-before }

# Everything is settled.
prepared = przygotowanie skończone

# The arbiter appointed an assistant. $side: whose, white or black; $name: who.
assistant-appointed =
    { $side ->
        [white] pomoc przy białych, { $name }
       *[black] pomoc przy czarnych, { $name }
    }

# `zgoda attest`: which program. $program: its name and version.
attest-program = program { $program }

# Its hash. $hash: as a consent writes it, or, when it is said, its first digits.
attest-hash = skrót programu { $hash }

# Which compiler built it. $compiler: as it names itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = zbudowany przez { $compiler }

# What it was built with. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] głos systemu
        [embedded-voice] głos wbudowany
        [sensor-boards] warcabnice z czujnikami
        [gamepads] pady
       *[clock-devices] zegary podłączane
    }, { $state ->
        [on] tak
       *[off] nie
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] zgoda wymienia ten program
        [another] zgoda wymienia inny program
       *[none] zgoda nie wymienia programu
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = interfejs sieciowy { $name }, stan { $state }

# The program opens no network connection.
attest-network = program nie otwiera żadnego połączenia z siecią

# There is no engine in it.
attest-engine = w programie nie ma silnika gry, niczego nie ocenia i nie podpowiada

# The assistant did what the event does not give him to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, to nie należy tu do obowiązków pomocy
