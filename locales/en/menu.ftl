### The menu of the program started without a command, and the questions before a game: heard by the person at the computer.

# An item of the menu, or of the menu for trying things. The first letter is a key: no two items from play to end may begin with
# the same one. $item: play, a game with somebody at this computer; learn, a game alone with a simulated board; rehearse, an
# official game without other people; settings, the way in which the program speaks; try, tests of the connected devices; manual,
# read aloud; end, of the program; board, clock, pad and voice, which are tried; back, to the previous menu.
start-item =
    { $item ->
        [play] play with somebody here
        [learn] learn alone
        [rehearse] rehearse an official game
        [settings] settings
        [try] try { -board }, { -clock }, gamepad, voice
        [manual] manual
        [end] end
        [board] { -board }
        [clock] { -clock }
        [pad] gamepad
        [voice] voice
       *[back] main menu
    }

# An item of the menu: the last unfinished game goes on. $names: known, or none; $white, $black: the players' names; $last: its
# last half-move, in words; $known: yes, or no if there is none.
start-go-on =
    { $names ->
        [known] { $known ->
            [yes] go on with the last game, White { $white }, Black { $black }, after { $last }
           *[no] go on with the last game, White { $white }, Black { $black }
        }
       *[none] { $known ->
            [yes] go on with the last game, after { $last }
           *[no] go on with the last game
        }
    }

# The menu is open, also again after a game. Arguments as in menu-item.
start-menu = menu, arrows and enter, the question mark helps, { menu-item }
    .terse = menu, { menu-item }

# How to use the menu.
start-help = up and down go through the menu, enter chooses, a number or a first letter chooses at once, escape goes back, space repeats, any key silences

# A digit, letter or word that belongs to no item of the menu was typed.
start-no-such = nothing here is called so

# The chosen item could not begin. $why: the reason, one of this list; names of files and ports, and reasons that are not in the
# list, are only on the screen.
start-failed = this could not begin, { $why ->
        [record-in-use] another program uses the record, close that one first
        [record-gone] the record is not there, or its disk is gone
        [record-damaged] the record is damaged or not whole
        [record-newer] a newer version of the program wrote the record, open it with that one
        [disk-full] the disk is full, make room first
        [disk-fails] the disk answers with an error, check the disk
        [read-only] nothing can be written to its folder, choose another one
        [no-folder] no folder for records and settings is known here
        [no-settings] the file of the settings is something else, move it away
        [port-absent] the port is not there, plug the device in
        [port-busy] another program uses the port, end that one first
        [port-forbidden] this user may not open the port
        [port-fails] the port does not work, check its cable
       *[other] the reason is on the screen
    }

# A question before a game, with its first answer. $question: game, which one; blind, which player does not see; board, with which
# board; clock, with which clock. The other arguments as in menu-item.
start-ask =
    { $question ->
        [game] which game, { menu-item }
        [blind] who plays by ear, { menu-item }
        [board] which { -board }, { menu-item }
       *[clock] which { -clock }, { menu-item }
    }

# An answer to such a question. $answer: hundred or sixty-four squares; white, black or both play by ear; no-board, none with
# sensors; no-clock.
start-answer =
    { $answer ->
        [hundred] draughts on a hundred squares
        [sixty-four] draughts on sixty four squares
        [white] White
        [black] Black
        [both] both
        [no-board] a { -board } without sensors, moves are typed
       *[no-clock] no { -clock }
    }

# Boards are tried: the ports that may have one. $ports: how many; $port-names: a comma and the first few by name; $option: the
# text that is typed to play with the first of them, made fit for a voice.
start-ports =
    { $ports ->
        [0] no port for a { -board }
        [one] one port for a { -board }{ $port-names }, a game with somebody here asks about it, the option is { $option }
       *[other] { WORDS($ports) } ports for a { -board }{ $port-names }, a game with somebody here asks about them, the option for the first is { $option }
    }

# Clocks are tried. Arguments as in start-ports.
start-clock =
    { $ports ->
        [0] the { -clock } of the program needs no device, no port for another one
       *[other] the { -clock } of the program needs no device, the option for another one is { $option }
    }

# Gamepads are tried: the connected ones. $pads: how many; $pad-names: a comma and the first few by name, or nothing.
start-pads =
    { $pads ->
        [0] no gamepad yet
        [one] one gamepad
       *[other] { WORDS($pads) } gamepads
    }{ $pad-names }, every button is said, escape ends it, a game takes gamepads by itself

# Gamepads are tried: this button was pressed, or this stick was moved, by its place. south, east, west, north: the four
# under the right thumb, by where they lie; back and start: the small ones in the middle; left-stick-in: the stick was pushed in.
start-button =
    { $button ->
        [south] lower button
        [east] right button
        [west] left button
        [north] upper button
        [back] small left button
        [start] small right button
        [left-shoulder] left shoulder
        [right-shoulder] right shoulder
        [left-trigger] left trigger
        [right-trigger] right trigger
        [left-stick-in] left stick pressed
        [right-stick-in] right stick pressed
        [up] cross up
        [down] cross down
        [left] cross left
        [right] cross right
        [left-stick] left stick
       *[right-stick] right stick
    }

# The voice is tried. $sample: yes; $played: always the same half-move; $cards: the number of sound devices; $card-names: a comma
# and the first few by name; $voices: a comma and connected-voices, or nothing; $option: the text that is typed to use this voice.
start-voice =
    { $sample ->
        [yes] this is the voice, { $played }
       *[no] this is the voice
    }, { $cards ->
        [0] no sound device
        [one] one sound device
       *[other] { WORDS($cards) } sound devices
    }{ $card-names }{ $voices }, the option is { $option }
