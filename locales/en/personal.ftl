### A listener's own settings and the spoken menu: heard only by that listener, name and value in few words.

# The name of something that a listener chooses, in a sentence about it. $name: see the variants.
chosen =
    { $name ->
        [rate] rate
        [volume] volume
        [pitch] pitch
        [voice] voice
        [language] language
        [verbosity] words
        [verbosity-of] words of one kind
        [numbers] numbers
        [letters] letters
        [sounds] sounds
        [low-time] low time
        [pulses] pulses
        [words] moves announced aloud
       *[whisper] touched squares
    }

# A choice, its name and its value: the language. $language as in language-name.
choice-language = language { language-name }

# The speed of the voice. $count: words a minute.
choice-rate = speech rate { WORDS($count) }

# The volume. $count: per cent.
choice-volume = volume { WORDS($count) } percent

# The pitch. $count: per cent; fifty is the voice's own pitch.
choice-pitch = pitch { WORDS($count) } percent

# The voice. $named: yes, or no for the one that comes with the language; $name: its name.
choice-voice =
    { $named ->
        [yes] voice { $name }
       *[no] the usual voice
    }

# The number of words for everything. $verbosity as in verbosity-name.
choice-verbosity = words, { verbosity-name }

# The number of words for one topic. $topic: moves, game, boards, clock, answers or program; $own: yes, or no if it follows the
# choice for everything; $verbosity as in verbosity-name.
choice-verbosity-of =
    { $topic ->
        [moves] words about moves
        [game] words about the game
        [boards] words about { -board(number: "plural") }
        [clock] words about the { -clock }
        [answers] words of answers
       *[program] words about the program
    }, { $own ->
        [yes] { verbosity-name }
       *[no] as for everything
    }

# The number of words. $verbosity: terse, normal or full.
verbosity-name =
    { $verbosity ->
        [terse] terse
        [full] full
       *[normal] normal
    }

# The way of saying the numbers of squares. $style: whole, digits or digits-on-repeat.
choice-numbers =
    { $style ->
        [whole] numbers whole
        [digits] numbers by digits
       *[digits-on-repeat] numbers whole, by digits when repeated
    }

# The way of saying the letters of squares, on 64 squares. $style: plain or names.
choice-letters =
    { $style ->
        [plain] letters plain
       *[names] letters by name
    }

# Sounds before words, or instead of them. $state: on or off.
choice-sounds =
    { $state ->
        [on] sounds on
       *[off] sounds off, everything in words
    }

# The announcements that the listener's own clock makes by itself. $level: off, tone, few or all; own, at times of the listener's
# own that are too many to be read out.
choice-low-time =
    { $level ->
        [off] low time, nothing by itself
        [tone] low time, a tone at five minutes
        [few] low time, a few times
        [own] low time, at times of your own
       *[all] low time, every mark
    }

# The same, if the listener has chosen the times. $times: a list of them.
choice-low-time-at = low time at { $times }

# Whether the time can also be felt by the motor of a gamepad. $state: on or off.
choice-pulses =
    { $state ->
        [on] pulses on
       *[off] pulses off
    }

# The words about moves that players announce aloud. $style: when-needed, a sound if board and words agree; or always words.
choice-words =
    { $style ->
        [always] moves announced aloud, always words
       *[when-needed] moves announced aloud, words when needed
    }

# The way of telling the squares that the player's own hand touches. $style: off, sound or number.
choice-whisper =
    { $style ->
        [sound] touched squares by a sound
        [number] touched squares by number
       *[off] touched squares not told
    }

# A choice was made: said in the new manner. $choice: one of the choices above; $sample: yes, or no; $played: always the same
# half-move, to hear the choice by; it must not be taken for a move of the game.
choice-made =
    { $sample ->
        [yes] { $choice }, for example { $played }
       *[no] { $choice }
    }

# The typed value cannot be chosen. $name as in chosen.
choice-refused =
    { $name ->
        [rate] rate, from a hundred and twenty to four hundred and fifty
        [volume] volume, from ten to a hundred
        [pitch] pitch, from nought to a hundred
        [voice] voice, a name of at most eighty characters
        [numbers] numbers, whole, digits or digits on repeat
        [letters] letters, plain or names
        [verbosity] words, terse, normal or full
        [verbosity-of] words of one kind, terse, normal, full or the same
        [low-time] low time, off, tone, few or all. Or minutes of your own
        [words] moves announced aloud, when needed or always
        [language] there is no such language
        [sounds] sounds, on or off
        [pulses] pulses, on or off
       *[whisper] touched squares, off, sound or number
    }

# Another profile of the listener's settings is in use. $known: yes, or no if none is; $name: its name.
profile-chosen =
    { $known ->
        [yes] profile { $name }
       *[no] no profile
    }

# No profile is in the settings, or none of the name that was typed.
no-profile = there is no such profile

# No profile is in the settings at all. Name the words as they are typed in this language.
no-profile-yet = no profile yet, profile new and a name makes one

# A new profile was not made. $because: taken, there is one with that name; full, there are eight, which is the most; in-the-way,
# the settings file has something else in the place of profiles; name, it cannot be said, or has another meaning.
profile-refused =
    { $because ->
        [taken] there is such a profile already
        [full] eight profiles at most
        [in-the-way] no new profile, something else stands in its place in the settings file
       *[name] a profile cannot be called that
    }

# The profile in use, among the settings read aloud. $name: its name.
setting-profile = settings of the profile { $name }

# A place in a menu. $item: a choice, a profile or a command; $at, $of: its number, and the number of all.
menu-item = { $item }, { WORDS($at) } of { WORDS($of) }

# A menu was opened. Arguments as in menu-item.
menu-opened = menu, { menu-item }
    .full = menu, { menu-item }, up and down from one to the next, left and right through the values, leave closes it

# The listener came to another item of the menu. Arguments as in menu-item.
menu-at = { menu-item }
    .terse = { $item }

# The menu was left.
menu-left = menu closed

# The player's settings file cannot be read; it is left as it is.
settings-unread = the settings file cannot be read, the usual settings are in force, the file stays as it is
    .terse = the settings file cannot be read

# The settings file has unknown keys. $count: how many; $keys: as written, made speakable.
settings-unknown =
    { $count ->
        [one] one unknown setting, left out, { $keys }
       *[other] { WORDS($count) } unknown settings, left out, { $keys }
    }

# The settings file has impossible values. $keys: their names, as in chosen.
settings-wrong = a mistake in the settings file, { $keys }, the usual setting instead

# A choice could not be written into the settings file.
settings-not-kept = the settings cannot be kept, they hold until the program ends

# The first start, before any choice: the keys and their effects.
setup-begins = first start, enter goes on, arrows change, escape skips

# The first start: this language is offered, each in its own words. $language as in language-name.
setup-language = { language-name }, enter

# The first start: the speed. $choice as in choice-rate.
setup-rate = { $choice }, right faster, left slower

# The first start: the voice. $choice as in choice-voice.
setup-voice = { $choice }, arrows for other voices

# The first start: the connected devices. $ports: the number of ports that may have a board; $pads: the number of gamepads;
# $cards: the number of sound devices; $port-names, $pad-names, $card-names: a comma and the first few of each by name, or
# nothing; $voices: a comma and connected-voices, or nothing.
setup-connected =
    connected, { $ports ->
        [0] no port for a { -board }
        [one] one port for a { -board }
       *[other] { WORDS($ports) } ports for a { -board }
    }{ $port-names }, { $pads ->
        [0] no gamepad
        [one] one gamepad
       *[other] { WORDS($pads) } gamepads
    }{ $pad-names }, { $cards ->
        [0] no sound device
        [one] one sound device
       *[other] { WORDS($cards) } sound devices
    }{ $card-names }{ $voices }, enter goes on

# Voices of the listener's language that have a name. $count: how many; $names: a comma and the first few by name.
connected-voices =
    { $count ->
        [one] one voice
       *[other] { WORDS($count) } voices
    }{ $names }

# A port. $behind: perhaps if there may be a board, else unknown; $name: as its maker calls it.
connected-port =
    { $behind ->
        [perhaps] perhaps a { -board } with sensors, { $name }
       *[unknown] { $name }
    }

# Behind the first few names of connected devices; their number was said before.
connected-more = and others

# The first start: all choices together, to be heard. $sample: yes; $played: always the same half-move.
setup-test =
    { $sample ->
        [yes] a test, { $played }, enter keeps it, down, what is connected
       *[no] a test, enter keeps it, down, what is connected
    }

# The first start is over, and the choices are kept.
setup-kept = the settings are kept, the word menu changes them

# The first start was left before its end.
setup-left = the first start is skipped, the word menu changes the settings
