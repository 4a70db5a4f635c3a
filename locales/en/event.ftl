### The arbiter's settings for the round, read aloud on request, a sentence each; and the questions before the first move.

# All settings in force, with their number first. $count: how many; $settings: the sentences.
settings-are =
    { $count ->
        [one] one setting. { $settings }
       *[other] { WORDS($count) } settings. { $settings }
    }

# Official play or training. $mode: official, rehearsal or training.
setting-mode =
    { $mode ->
        [official] official mode, no hints
        [rehearsal] rehearsal, no hints, the record is not official
       *[training] training, hints are allowed
    }

# The event. $name: its name, as the arbiter wrote it.
setting-event = event, { $name }

# The round of the event. $name: its number or name, as the arbiter wrote it.
setting-round = round, { $name }

# The number of the table in the hall. $number: a count.
setting-table = table { WORDS($number) }

# The kind of event. $kind: official, rated or unrated.
setting-kind =
    { $kind ->
        [official] an official event
        [rated] a rated event
       *[unrated] an unrated event
    }

# The rules, with their edition. $rules: hundred or sixty-four squares.
setting-rules =
    { $rules ->
        [hundred] rules for a hundred squares, draft code of two thousand and twenty one
       *[sixty-four] rules for sixty four squares, draft code of two thousand and twenty one
    }

# No time control is named.
setting-no-time = no time control is named

# The time control. $control: its stages, see stage.
setting-time = time control, { $control }

# A stage of a time control. $time: its time; $lasts: quota or to-the-end; $moves: the number of moves in a quota; $bonus: none,
# fischer (added after each move) or bronstein (the clock starts after this delay); $each: the amount of the bonus.
stage = { $time } { $lasts ->
        [quota] { stage-quota }
       *[to-the-end] to the end
    }{ $bonus ->
        [none] {""}
        [fischer] , and { $each } for every move
       *[bronstein] , and a delay of { $each } on every move
    }

# The number of moves in a stage. $moves: how many.
stage-quota =
    { $moves ->
        [one] for one move
       *[other] for { WORDS($moves) } moves
    }

# Behind the last stage: it repeats as often as it is reached.
stage-repeats = and so on

# A player who comes later than this has lost. $time: the time after the start.
setting-forfeit = lateness allowed, { $time }

# The sight of the players. $white, $black: see sight-of.
setting-sight = white, { $white }, black, { $black }

# The sight of a player. $sight: blind, low or sighted.
sight-of =
    { $sight ->
        [blind] blind
        [low] partly sighted
       *[sighted] sighted
    }

# The language in which a player is spoken to. $side: white or black; $language as in language-name.
setting-language =
    { $side ->
        [white] language for white
       *[black] language for black
    }, { language-name }

# A language. $language: its tag, or own for one without a name here; $own: its name for itself.
language-name =
    { $language ->
        [pl] Polish
        [de] German
        [nl] Dutch
        [ru] Russian
        [fr] French
        [uk] Ukrainian
        [en] English
       *[own] { $own }
    }

# This language's name for itself, for languages that have no name for it.
own-name = English

# A player's assistant. $side: white or black; $named: yes if $name is known, else no; $some: yes if there are any $duties, see
# assistant-duty, else no.
setting-assistant =
    { $side ->
        [white] { -assistant } of white
       *[black] { -assistant } of black
    }{ $named ->
        [yes] , { $name }
       *[no] {""}
    }{ $some ->
        [yes] , duties, { $duties }
       *[no] , no duties
    }

# A duty of an assistant. $duty: makes their player's moves on the opponent's board, makes the opponent's moves on their player's
# board, keeps the record and the clock, reports the flag, or only keeps the record.
assistant-duty =
    { $duty ->
        [opponents_board] moves on the opponent's { -board }
        [own_board] the opponent's moves on the player's own { -board }
        [record_and_clock] record and { -clock }
        [record] the record alone
       *[flag] reporting an overrun of time
    }

# Draw with advantage. $state: on or off.
setting-advantage =
    { $state ->
        [on] draw with advantage is possible
       *[off] no draw with advantage
    }

# The regulation draw also with a bonus. $state: on or off.
setting-bonus-draw =
    { $state ->
        [on] regulation draw with a bonus too
       *[off] regulation draw only without a bonus
    }

# The regulation draw of blind games at a tempo that is neither rapid nor listed for long games. $state: on or off.
setting-other-tempo-draw =
    { $state ->
        [on] regulation draw at any other tempo too
       *[off] regulation draw only in rapid and blitz games
    }

# Whether half-moves that only a sensor board showed count as recorded. $state: on or off.
setting-sensor-entries =
    { $state ->
        [on] what a { -board } shows counts as recorded
       *[off] what a { -board } shows does not count as recorded
    }

# Whether a visually impaired player must record in time trouble and rapid play too. $state: on or off.
setting-record-always =
    { $state ->
        [on] recording is a duty in time trouble and rapid play too
       *[off] no duty to record in time trouble and rapid play
    }

# Low time is not said in words.
setting-no-low-time = low time without words

# The times at which low time is said in words. $bands: the times.
setting-low-time = low time in words, { $bands }

# The tone at five minutes. $state: on or off.
setting-low-time-tone =
    { $state ->
        [on] a tone at five minutes
       *[off] no tone at five minutes
    }

# The tones of the last ten seconds of a player's own clock. $state: on or off.
setting-low-time-seconds =
    { $state ->
        [on] a tone for each of the last ten seconds
       *[off] no tones for the last seconds
    }

# The sound of a player's own flag. $state: on or off.
setting-flag-sound =
    { $state ->
        [on] a sound when one's own time is over
       *[off] no sound when one's own time is over
    }

# Whether the chapter on visually impaired players is adapted. $state: on or off.
setting-adapted =
    { $state ->
        [on] chapter eight adapted by the director
       *[off] chapter eight as it stands
    }

# The chief arbiter has not consented to the device.
setting-no-device = no consent to the device

# The chief arbiter has consented to the device. $consent: name and date.
setting-device = consent to the device, { $consent }

# The chief arbiter's consent to one function. $name: see function; $state: on or off.
setting-function =
    { $state ->
        [on] { $name }, on
       *[off] { $name }, off
    }

# A function that needs consent. $function: words to the player if announcement and board differ, squares whispered, details of a
# difference, the board read aloud, the number of moves, a screen, a file in which the arbiter's own programs read the table's
# view, pages of the desk in a browser (those that other machines can reach, one that is a player's ear, and any at all), a screen
# reader.
function =
    { $function ->
        [private_word] a word when announcement and { -board } differ
        [square_whisper] whispered squares
        [details] details of { -board } differences
        [board_by_ear] reading the { -board } aloud
        [move_count] telling the number of moves
        [view] the { -arbiter }'s view in a file
        [network] pages in a browser for other machines
        [ear_page] a page as an ear
        [player_page] a player's own page
        [player_page_record] that page as the player's record
        [screen_reader] a screen reader
        [desk] pages in a browser
       *[screen_view] a view on the screen
    }

# The only device that may be a player's ear. $device: its name, as the arbiter wrote it.
setting-ear-device = the one device that may be an ear, { $device }

# A player's page may open on one of the devices of the event.
setting-player-device-of-the-event = a player's page opens on a device of the event

# Another device on which it opens. $device: its name, as the arbiter wrote it.
setting-player-device = a player's page opens on { $device }

# A request for something to which the event does not consent. $function: see function.
not-consented = { function }, the chief { -arbiter } has not consented

# A board or a player, in a question before the first move. $board: white, black, shared, or nobody if the question is about
# neither a board nor a player.
before-whose =
    { $board ->
        [white] white
        [black] black
        [shared] the shared { -board }
       *[nobody] everybody
    }

# A condition to be settled before the first move, as a question with the answer yes or no. $item: each player has a board; both
# share a board and agree to it; the board is the right way round; every man is in its place; the clock is at White's left hand;
# the earphones are on the right ears; moves are announced aloud; the way of keeping the record; the assistant is here. $board:
# see before-whose.
ask-before =
    { $item ->
        [own-boards] does each side play on a { -board } of its own?
        [one-board] do both sides agree to one { -board }?
        [orientation] { before-whose }, does the { -board } lie with its dark corner at the left hand?
        [men] { before-whose }, do all men stand in their places?
        [clock-side] does the { -clock } stand at white's left hand?
        [earphones] are the earphones on the ears of the one who is to hear?
        [announcements] { before-whose }, are moves to be announced aloud?
        [medium] { before-whose }, how is the record kept, in braille, in print or on a dictaphone?
       *[assistant] { before-whose }, is there an { -assistant }?
    }

# The answer was no; the question comes again once that is put right. $item, $board: as in ask-before.
put-right-first =
    { $item ->
        [own-boards] the { -board(number: "plural") } first
        [one-board] agree to one { -board } first
        [orientation] { before-whose }, turn the { -board } first
        [men] { before-whose }, set the men up first
       *[earphones] the earphones first
    }, then yes

# No half-move can be played before this is answered. $item, $board: as in ask-before.
not-prepared = before the first move, { ask-before }

# The event file answers this before it is asked. $item, $board: as in ask-before; $answer: yes, no, braille, print or dictaphone.
as-written =
    { $item ->
        [own-boards] each side plays on a { -board } of its own
        [clock-side] { $answer ->
            [no] the { -clock } does not stand at white's left hand
           *[yes] the { -clock } stands at white's left hand
        }
        [announcements] { before-whose }, { $answer ->
            [no] moves are not announced aloud
           *[yes] moves are announced aloud
        }
        [medium] { before-whose }, { $answer ->
            [braille] the record is kept in braille
            [print] the record is kept in print
           *[dictaphone] the record is kept on a dictaphone
        }
       *[assistant] { before-whose }, { $answer ->
            [no] there is no { -assistant }
           *[yes] there is an { -assistant }
        }
    }

# Behind all the answers of the event file. A yes settles all of them; after a no each is asked alone.
ask-as-written = so it stands in the event file, is it all so?

# No half-move can be played before that is answered.
not-prepared-as-written = before the first move, is it all so as the event file has it?

# Everything is settled.
prepared = everything is prepared

# The arbiter appointed an assistant. $side: white or black, the assistant's side; $name: the name.
assistant-appointed =
    { $side ->
        [white] { -assistant } of white, { $name }
       *[black] { -assistant } of black, { $name }
    }

# `zgoda attest`: the program. $program: its name and version.
attest-program = program { $program }

# The program's hash. $hash: as written in a consent.
attest-hash = hash of the program { $hash }

# The same as speech. $begins: its first digits, each by its name.
attest-hash-begins = hash of the program begins with { $begins }, the rest is printed

# The compiler of the program. $compiler: its name for itself, "rustc 1.95.0 (59807616e 2026-04-14)".
attest-compiler = built with { $compiler }

# A feature of the build. $function: system-voice, embedded-voice, sensor-boards, gamepads or clock-devices; $state: on or off.
attest-function =
    { $function ->
        [system-voice] the system's voice
        [embedded-voice] the built in voice
        [sensor-boards] sensor { -board(number: "plural") }
        [gamepads] gamepads
       *[clock-devices] { -clock } devices
    }, { $state ->
        [on] on
       *[off] off
    }

# Whether the consent names a program. $named: this, another or none.
attest-named =
    { $named ->
        [this] the consent names this program
        [another] the consent names another program
       *[none] the consent names no program
    }

# A network interface of the machine. $name: its name; $state: as the system calls it.
attest-interface = network interface { $name }, state { $state }

# The parts of the program that use a network: a game does not, pages may.
attest-network = this program opens no network; pages of a table are shown by another one, zgoda-desk, on this computer, or at another address with a certificate; the desk of another machine shows them only with a key that this machine’s desk knows

# The machine has a way to other networks. $name: the network interface.
attest-route = this machine has a way to other networks, by { $name }

# The machine has no way to other networks.
attest-no-route = this machine has no way to other networks

# On a system that does not tell its networks.
attest-interfaces-unknown = which networks this machine has cannot be told here

# A screen reader runs. $name: its name.
attest-screen-reader = a screen reader runs, { $name }

# No known screen reader runs.
attest-no-screen-reader = no screen reader runs that this program knows

# On a system that does not tell its screen readers.
attest-screen-readers-unknown = whether a screen reader runs cannot be told here

# The sound device that a game uses. $name: its name.
attest-sound-used = sound device { $name }, used unless another one is named

# Another sound device. $name: its name.
attest-sound-other = another sound device, { $name }

# There is no sound device.
attest-no-sound = there is no sound device

# The sound server did not answer.
attest-sound-unknown = which sound devices there are cannot be told now

# A log for finding faults is written, where it is attested and in a game that is started in the same way (--log).
attest-log = a log is written, without names, codes and { -half-move(number: "plural") }

# No log is written.
attest-no-log = no log is written

# Behind it: the things that a page on a device cannot rule out (II 2.4.10).
attest-pages = what else runs on a device that shows a page, and what its holder does with it, this program cannot vouch for

# The program has no engine.
attest-engine = there is no engine in the program, it judges no position and suggests no move

# The assistant did something that the event does not allow them to do. $duty: see assistant-duty.
no-duty = { assistant-duty }, that is not among the { -assistant }'s duties here
