### A listener's own settings and the spoken menu: heard by him alone, name and value in few words.

# The name of what a listener chooses, in a sentence about it. $name: which.
chosen =
    { $name ->
        [rate] tempo mowy
        [volume] głośność
        [pitch] wysokość głosu
        [voice] głos
        [language] język
        [verbosity] szczegółowość
        [verbosity-of] szczegółowość jednego rodzaju
        [numbers] numery pól
        [letters] litery pól
        [sounds] dźwięki
        [low-time] niedoczas
        [pulses] wibracje
        [words] posunięcia zapowiadane na głos
       *[whisper] dotknięte pola
    }

# A choice, its name and its value: the language. $language as in language-name.
choice-language = język { language-name }

# How fast the voice speaks. $count: words a minute.
choice-rate = tempo mowy { WORDS($count) }

# How loud it is. $count: per cent.
choice-volume = głośność { WORDS($count) } procent

# How high it is. $count: per cent; fifty is the voice's own.
choice-pitch = wysokość głosu { WORDS($count) } procent

# Whose voice it is. $named: yes, or no where it is the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] głos { $name }
       *[no] głos domyślny
    }

# In how many words everything is said. $verbosity as in verbosity-name.
choice-verbosity = szczegółowość, { verbosity-name }

# In how many words one kind of thing is said. $topic: moves, game, boards, clock, answers or program;
# $own: yes, or no where it follows the choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] słowa o posunięciach
        [game] słowa o partii
        [boards] słowa o warcabnicach
        [clock] słowa o zegarze
        [answers] słowa odpowiedzi
       *[program] słowa o programie
    }, { $own ->
        [yes] { verbosity-name }
       *[no] tak jak wszystko
    }

# How many words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] zwięźle
        [full] pełna
       *[normal] normalnie
    }

# How the numbers of squares are said. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] numery pól w całości
        [digits] numery pól cyframi
       *[digits-on-repeat] numery pól w całości, przy powtórzeniu cyframi
    }

# How the letters of squares are said, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] litery pól zwyczajnie
       *[names] litery pól imionami
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] dźwięki włączone
       *[off] dźwięki wyłączone, wszystko słowami
    }

# What the listener's own clock says by itself. $level: off, tone, few or all; own, at times of his own
# that are too many to be read out.
choice-low-time =
    { $level ->
        [off] niedoczas bez zapowiedzi
        [tone] niedoczas, dźwięk przy pięciu minutach
        [few] niedoczas, kilka zapowiedzi
        [own] niedoczas, według własnej listy
       *[all] niedoczas, wszystkie zapowiedzi
    }

# What his own clock says by itself, where he has chosen the times. $times: a list of them.
choice-low-time-at = niedoczas, własne zapowiedzi, { $times }

# Is it felt by the motor of a gamepad, too? $state: on or off.
choice-pulses =
    { $state ->
        [on] wibracje włączone
       *[off] wibracje wyłączone
    }

# Of moves announced aloud between the players. $style: when-needed, a sound where board and words agree;
# or always words.
choice-words =
    { $style ->
        [always] posunięcia zapowiadane na głos, zawsze słowami
       *[when-needed] posunięcia zapowiadane na głos, słowami w razie potrzeby
    }

# How the squares are told that one's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] dotknięte pola dźwiękiem
        [number] dotknięte pola numerem
       *[off] dotknięte pola bez szeptu
    }

# Something was chosen: said in the new manner. $choice: one of the choices above; $sample: yes, or no;
# $played: always the same half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, na przykład { $played }
       *[no] { $choice }
    }

# What was typed cannot be chosen. $name as in chosen.
choice-refused =
    { $name ->
        [rate] tempo mowy, od stu dwudziestu do czterystu pięćdziesięciu
        [volume] głośność, od dziesięciu do stu
        [pitch] wysokość głosu, od zera do stu
        [voice] głos, nazwa do osiemdziesięciu znaków
        [numbers] numery pól, całe, cyfry albo cyfry przy powtórzeniu
        [letters] litery pól, zwykłe albo imiona
        [verbosity] szczegółowość, zwięźle, normalnie albo pełna
        [verbosity-of] szczegółowość jednego rodzaju, zwięźle, normalnie, pełna albo tak samo
        [low-time] niedoczas, wyłączone, sygnał, kilka albo wszystkie. Albo własne minuty
        [words] posunięcia zapowiadane na głos, w razie potrzeby albo zawsze
        [language] nie ma takiego języka
        [sounds] dźwięki, włączone albo wyłączone
        [pulses] wibracje, włączone albo wyłączone
       *[whisper] dotknięte pola, wyłączone, dźwięk albo numer
    }

# Another profile of the listener's settings is in use. $known: yes, or no where none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] profil { $name }
       *[no] bez profilu
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = nie ma takiego profilu

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = nie ma jeszcze profilu, tworzą go słowa profil nowy i nazwa

# A new profile was not made. $because: taken, there is one of that name; full, there are eight, which is the most;
# in-the-way, something else stands in the settings file where profiles go; name, it cannot be said, or means something else.
profile-refused =
    { $because ->
        [taken] taki profil już jest
        [full] najwyżej osiem profili
        [in-the-way] bez nowego profilu, w pliku ustawień jest w tym miejscu coś innego
       *[name] profil nie może się tak nazywać
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = ustawienia profilu { $name }

# A place in a menu: where one stands last. $item: a choice, a profile or a command; $at, $of: which of how
# many.
menu-item = { $item }, punkt { WORDS($at) }, wszystkich { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, góra i dół do następnych, lewo i prawo zmienia, wyjście zamyka

# One came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = menu zamknięte

# The player's settings file cannot be read; it is left as it is.
settings-unread = nie można odczytać pliku ustawień, obowiązują zwykłe, plik zostaje bez zmian
    .terse = nie można odczytać pliku ustawień

# The settings file has keys that this program does not know. $count: how many; $keys: as they are written,
# made speakable.
settings-unknown =
    { $count ->
        [one] jedno nieznane ustawienie, pominięte, { $keys }
        [few] { WORDS($count) } nieznane ustawienia, pominięte, { $keys }
       *[many] { WORDS($count) } nieznanych ustawień, pominięte, { $keys }
    }

# The settings file has values that cannot be. $keys: their names, as in chosen.
settings-wrong = błąd w pliku ustawień, { $keys }, obowiązują zwykłe

# A choice could not be written into the settings file.
settings-not-kept = ustawień nie można zapisać, obowiązują do zamknięcia programu

# The first start, before anything was chosen: which keys do what.
setup-begins = pierwsze uruchomienie, enter dalej, strzałki zmieniają, escape pomija

# The first start: this language is offered, each in itself. $language as in language-name.
setup-language = { language-name }, enter

# The first start: how fast? $choice as in choice-rate.
setup-rate = { $choice }, w prawo szybciej, w lewo wolniej

# The first start: whose voice? $choice as in choice-voice.
setup-voice = { $choice }, strzałki, inne głosy

# The first start: what is connected. $ports: at how many ports a board may be; $pads: how many gamepads;
# $cards: how many sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    podłączone, { $ports ->
        [0] żadnego portu na warcabnicę
        [one] jeden port na warcabnicę
        [few] { WORDS($ports) } porty na warcabnicę
       *[many] { WORDS($ports) } portów na warcabnicę
    }{ $port-names }, { $pads ->
        [0] żadnego pada
        [one] jeden pad
        [few] { WORDS($pads) } pady
       *[many] { WORDS($pads) } padów
    }{ $pad-names }, { $cards ->
        [0] żadnego urządzenia dźwięku
        [one] jedno urządzenie dźwięku
        [few] { WORDS($cards, gender: "neuter") } urządzenia dźwięku
       *[many] { WORDS($cards, gender: "neuter") } urządzeń dźwięku
    }{ $card-names }{ $voices }, enter dalej

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] jeden głos
        [few] { WORDS($count) } głosy
       *[many] { WORDS($count) } głosów
    }{ $names }

# A port. $behind: perhaps, there may be a board behind it, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] może warcabnica z czujnikami, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of what is connected; how many there are was said before them.
connected-more = i inne

# The first start: all of it once, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] próba, { $played }, enter zapisuje, w dół urządzenia
       *[no] próba, enter zapisuje, w dół urządzenia
    }

# The first start is over, and what was chosen is kept.
setup-kept = ustawienia zapisane, zmienia je słowo menu

# The first start was left before its end.
setup-left = pierwsze uruchomienie pominięte, ustawienia zmienia słowo menu
