### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names; $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] new game, White { $white }, Black { $black }, { board-size }
       *[none] new game, { board-size }
    }
    .terse = new game

# The game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] draughts on a hundred squares
       *[sixty-four] draughts on sixty four squares
    }

# Once, at the start of a training game: its record is not official.
training-mode = training, the record is not official
    .terse = training

# Once, at the start of a rehearsal of an official game: its record is not official, and the program plays the missing people.
# Name the command "make a difference" as it is typed in this language.
rehearsal-mode = rehearsal, the record is not official, the program plays the { -arbiter } and the opponent, make a difference lets something go wrong
    .terse = rehearsal

# The arbiter of a rehearsal, played by the program, announces an act. $duty: starts, the clocks; comes, because somebody called;
# notices, unasked, that boards differ; compares, the records; goes-back, to a position, which is said next and in which hands
# then set up the boards; goes-on, the game; ends: both sides have answered whether the result is right; name the word that ends
# the program.
rehearsed-arbiter =
    { $duty ->
        [starts] the { -arbiter } starts the { -clock(number: "plural") }
        [comes] the { -arbiter } comes
        [notices] the { -arbiter } has seen that { -board(number: "plural") } differ, and comes
        [compares] the { -arbiter } compares the records
        [goes-back] the { -arbiter } says where the game goes on, then the { -board(number: "plural") } are put right
        [ends] the { -arbiter } takes the records, the rehearsal is over, quit ends the program
       *[goes-on] the { -arbiter } lets the game go on
    }

# Rehearsal: a mishap was requested and will come. $when: soon, by itself; half-move, when one is carried out; capture, when the
# opponent takes.
difference-comes =
    { $when ->
        [half-move] something will go wrong at a { -half-move }, play on
        [capture] something will go wrong when the opponent takes, play on and offer an exchange
       *[soon] something will go wrong soon
    }

# Rehearsal: a mishap was requested, and the one before is not put right yet.
difference-is-there = something goes wrong already

# A mishap was requested in a game that is no rehearsal.
in-rehearsal-alone = that is for a rehearsal alone

# Official play, at the start: two players play by ear and there is one output, so words for one of them are kept back.
no-private-output = one output for both players, what is for one alone is not spoken

# The very first words of a new training game, for a person who may never have played here. $sample: a half-move in words; $clock:
# yes if a clock is pressed by a key, or no. Name the key plus and the command help as they are typed in this language. Short:
# with the words that follow, it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] type two squares and enter, for example { $sample }, plus presses the { -clock }, help says more
       *[no] type two squares and enter, for example { $sample }, help says more
    }
    .terse = help says more

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = this game is kept, a new one, yes or no?

# At the start, if the last game was not finished: asks whether it goes on. $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no if there is none.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] go on with the last game, White { $white }, Black { $black }, after { $last }, yes or no?
           *[no] go on with the last game, White { $white }, Black { $black }, yes or no?
        }
       *[none] { $known ->
            [yes] go on with the last game, after { $last }, yes or no?
           *[no] go on with the last game, yes or no?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move after which the game would stand; $known: no if that is its
# beginning; $struck: the number of half-moves that would be struck out.
ask-walk-back =
    { $known ->
        [yes] back to { $last }, { WORDS($struck) } struck out, yes or no?
       *[no] back to the beginning, { WORDS($struck) } struck out, yes or no?
    }

# A kept game goes on. $plies: the number of half-moves in its record; $last: the last half-move; $known: yes, or no if there is
# none.
game-resumed =
    { $known ->
        [yes] game resumed, { count-made }, the last move { $last }
       *[no] game resumed, { count-made }
    }
    .terse = game resumed, { count-made }

# The number of half-moves made. $plies: the count.
count-made =
    { $plies ->
        [0] no moves
        [one] one { -half-move }
       *[other] { WORDS($plies) } { -half-move(number: "plural") }
    }

# At the start: there are unfinished games; the manual says how to go on with one. $count: how many.
unfinished-games =
    { $count ->
        [one] one unfinished game
       *[other] { WORDS($count) } unfinished games
    }

# A resumed record is damaged or a part of it is missing; answered by yes or no. $plies: the number of readable half-moves.
record-not-whole =
    { $plies ->
        [0] no { -half-move } is sure
        [one] one { -half-move } is sure
       *[other] { WORDS($plies) } { -half-move(number: "plural") } are sure
    }, the record is not whole, go on?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = the system's speech does not answer, the built in voice goes on

# The chosen screen reader is not there, and the system's speech says the words instead.
reader-replaced = no screen reader answers, the system's speech goes on

# A screen reader reads the terminal of the game, found at its start. $alone: on if no other voice speaks.
reader-reads =
    { $alone ->
        [on] a screen reader reads this terminal, it alone speaks
       *[off] a screen reader reads this terminal, two voices speak
    }

# There is no sound; this is printed, once.
no-sound = no sound, text goes on

# A listener's own sound device is back; said to that listener.
sound-back = the sound is back

# Another listener's sound device is gone, or back; said to everyone who can hear it. $of: white, black, assistant or room.
# $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] White has sound again
                [black] Black has sound again
                [assistant] the { -assistant } has sound again
               *[room] the room has sound again
            }
       *[off]
            { $of ->
                [white] White has no sound now
                [black] Black has no sound now
                [assistant] the { -assistant } has no sound now
               *[room] the room has no sound now
            }
    }

# The listener chose a voice that does not exist. $name: as written by the listener.
voice-missing = no voice is called { $name }, the usual one goes on

# A voice was chosen by an unknown name. $count: the number of voices, 0 if unknown; $names: the first few.
voice-unknown =
    { $count ->
        [0] chosen, but it is not known whether there is such a voice
       *[other] there is no such voice, there is { $names }
    }

# A voice cannot speak or sound properly, because a part of the operating system is not installed; said once. $library: its name,
# such as libspeechd; $package: Debian's name of its package.
library-missing = the library { $library } is missing on this computer, install the package { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded. $full: on if the disk is full, or off.
disk-lost =
    { $full ->
        [on] the disk is full, the record cannot be written
       *[off] the record cannot be written
    }

# The record can be written again and lacks nothing.
disk-back = the record is written again, nothing is missing

# At the end: the game is in its record and can be taken up again.
game-kept = the game is kept

# The program was told to end, and the record has no half-move: there is no game to be resumed.
program-ends = the program ends

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no if no clock runs in this game; $white, $black:
# the time that each side has left, in words. $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] the { -arbiter } has stopped the { -clock(number: "plural") }, White { $white }, Black { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] the { -arbiter } has stopped the { -clock(number: "plural") }
           *[other] the { -arbiter } stops the game{ play-goes-on-how }
        }
    }

# No half-move can be played now, because the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = the { -arbiter } has stopped the game{ play-goes-on-how }

# At the end of both: in training, the words with which the game goes on. $on: resume; first, if the arbiter's words have to be
# opened before; arbiter in official play, where no more is said. Name the commands as they are typed in this language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, type resume to go on
       *[first] {""}, type arbiter, then resume, to go on
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move; $last-known: no for the
# position at the beginning; $turn: white or black, the side to move; $struck: the number of half-moves that were struck out.
walked-back =
    { $last-known ->
        [yes] the last move is { last-move }, { to-move }
       *[no] the starting position, { to-move }
    }

# The side to move, by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] White to move
       *[black] Black to move
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words; $white-known, $black-known:
# yes, or no if they were not written down.
play-goes-on =
    { $white-known ->
        [yes] the game goes on, { to-move }, White { $white }, { play-goes-on-black }
       *[no] the game goes on, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] Black { $black }
       *[no] Black's time is not known
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [one] one hour
       *[other] { WORDS($count) } hours
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [one] one minute
       *[other] { WORDS($count) } minutes
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [one] one second
       *[other] { WORDS($count) } seconds
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = then { $time }

# Records may be compared only on a player's own time.
check-not-now = records are compared on your own time only

# One side asks the other to compare the records. $by: white or black, the side that asks.
ask-check =
    { $by ->
        [white] White asks to compare the records, does Black consent?
       *[black] Black asks to compare the records, does White consent?
    }

# The other side refuses to compare. $by: white or black, the side that had asked.
check-refused =
    { $by ->
        [white] Black does not consent to comparing the records
       *[black] White does not consent to comparing the records
    }

# The records differ. $number: the half-move at which they do.
records-part = { -half-move } { WORDS($number) }, here the records part

# No difference between the records was found.
records-alike = no difference between the records was found

# The comparison was left before its end. $number: the last half-move compared, without a difference so far; 0 if none was.
check-left =
    { $number ->
        [0] the comparison of records ends here
       *[other] the comparison of records ends here, no difference up to { -half-move } { WORDS($number) }
    }

# The meaning of a sound, said after the sound and only in the explanation of all sounds, without an event. At most seven words.
# $sound: agree, the announced half-move is the one on the board; recorded; not-yet, the announced half-move is still to be
# played; still-differs, the board; refused, a typed line; lifted and set, a piece of the own board; edge, the cursor cannot go
# on; picked, a square for a half-move; digit, typed; opened, a menu or mode, or left again; changed, a setting; pressed, the
# clock; not-taken, a press of the clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] { -board } and words agree
        [recorded] a { -half-move } recorded
        [not-yet] announced, not played yet
        [still-differs] a { -board } that still differs
        [refused] refused or not understood
        [lifted] a piece lifted
        [set] a piece set down
        [edge] the edge of the { -board }
        [picked] a square picked
        [digit] a digit taken
        [opened] a menu opened or closed
        [changed] a setting changed
        [pressed] the { -clock } pressed
        [not-taken] a press that did nothing
        [low-time] your time getting short
        [second] one of your last ten seconds
       *[flag] your flag fallen
    }
