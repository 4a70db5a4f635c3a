### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] new game, White { $white }, Black { $black }, { board-size }
       *[none] new game, { board-size }
    }
    .terse = new game

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] draughts on a hundred squares
       *[sixty-four] draughts on sixty four squares
    }

# Once, at the start of a training game: its record is not official.
training-mode = training, the record is not official
    .terse = training

# Once, at the start of a rehearsal of an official game: its record is not official, and the program plays the people who are not there. Name the
# command "make a difference" as it is typed in this language.
rehearsal-mode = rehearsal, the record is not official, the program plays the arbiter and the opponent, make a difference lets something go wrong
    .terse = rehearsal

# The arbiter of a rehearsal, whom the program plays, says what they do. $duty: starts, the clocks; comes, because somebody called; notices, by
# themselves, that boards differ; compares, the records; goes-back, to a position, which is said next, and as which hands
# then set up the boards; goes-on, the game; ends: both sides have answered whether the result is right; name the word that ends the program.
rehearsed-arbiter =
    { $duty ->
        [starts] the arbiter starts the clocks
        [comes] the arbiter comes
        [notices] the arbiter has seen that boards differ, and comes
        [compares] the arbiter compares the records
        [goes-back] the arbiter says where the game goes on, then the boards are put right
        [ends] the arbiter takes the records, the rehearsal is over, quit ends the program
       *[goes-on] the arbiter lets the game go on
    }

# Rehearsal: something was asked to go wrong, and will. $when: soon, by itself; half-move, when one is carried out; capture, when the opponent takes.
difference-comes =
    { $when ->
        [half-move] something will go wrong at a half-move, play on
        [capture] something will go wrong when the opponent takes, play on and offer an exchange
       *[soon] something will go wrong soon
    }

# Rehearsal: it was asked for, and what went wrong before is not put right yet.
difference-is-there = something goes wrong already

# It was asked for in a game that is no rehearsal.
in-rehearsal-alone = that is for a rehearsal alone

# Official play, at the start: two play by ear and there is one output, so words for one of them are kept back.
no-private-output = one output for both players, what is for one alone is not spoken

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] type two squares and enter, for example { $sample }, plus presses the clock, help says more
       *[no] type two squares and enter, for example { $sample }, help says more
    }
    .terse = help says more

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = this game is kept, a new one, yes or no?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
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

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] back to { $last }, { WORDS($struck) } struck out, yes or no?
       *[no] back to the beginning, { WORDS($struck) } struck out, yes or no?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] game resumed, { count-made }, the last move { $last }
       *[no] game resumed, { count-made }
    }
    .terse = game resumed, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] no moves
        [one] one half-move
       *[other] { WORDS($plies) } half-moves
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] one unfinished game
       *[other] { WORDS($count) } unfinished games
    }

# A record that is taken up again is damaged or a part of it is missing; answered by yes or no. $plies: how many half-moves can
# be read.
record-not-whole =
    { $plies ->
        [0] no half-move is sure
        [one] one half-move is sure
       *[other] { WORDS($plies) } half-moves are sure
    }, the record is not whole, go on?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = the system's speech does not answer, the built in voice goes on

# The screen reader that was to say the words is not there, and the speech of the system says them instead.
reader-replaced = no screen reader answers, the system's speech goes on

# A screen reader reads the terminal of the game, found at its start. $alone: on where nobody else speaks.
reader-reads =
    { $alone ->
        [on] a screen reader reads this terminal, it alone speaks
       *[off] a screen reader reads this terminal, two voices speak
    }

# There is no sound; this is printed, once.
no-sound = no sound, text goes on

# A listener's own sound device is there again; to him.
sound-back = the sound is back

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] White has sound again
                [black] Black has sound again
                [assistant] the assistant has sound again
               *[room] the room has sound again
            }
       *[off]
            { $of ->
                [white] White has no sound now
                [black] Black has no sound now
                [assistant] the assistant has no sound now
               *[room] the room has no sound now
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = no voice is called { $name }, the usual one goes on

# A voice was chosen by a name that none has. $count: how many there are, 0 where that is not known; $names: the first few.
voice-unknown =
    { $count ->
        [0] chosen, but it is not known whether there is such a voice
       *[other] there is no such voice, there is { $names }
    }

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = the library { $library } is missing on this computer, install the package { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded. $full: on where the disk is full, or off.
disk-lost =
    { $full ->
        [on] the disk is full, the record cannot be written
       *[off] the record cannot be written
    }

# The record can be written again and lacks nothing.
disk-back = the record is written again, nothing is missing

# At the end: the game is in its record and can be taken up again.
game-kept = the game is kept

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = the program ends

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] the arbiter has stopped the clocks, White { $white }, Black { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] the arbiter has stopped the clocks
           *[other] the arbiter stops the game{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = the arbiter has stopped the game{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, type resume to go on
       *[first] {""}, type arbiter, then resume, to go on
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] the last move is { last-move }, { to-move }
       *[no] the starting position, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] White to move
       *[black] Black to move
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
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

# Records may be compared on one's own time only.
check-not-now = records are compared on your own time only

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] White asks to compare the records, does Black consent?
       *[black] Black asks to compare the records, does White consent?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] Black does not consent to comparing the records
       *[black] White does not consent to comparing the records
    }

# The records part. $number: on which half-move.
records-part = half-move { WORDS($number) }, here the records part

# No difference between the records was found.
records-alike = no difference between the records was found

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] the comparison of records ends here
       *[other] the comparison of records ends here, no difference up to half-move { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] board and words agree
        [recorded] a half-move recorded
        [not-yet] announced, not played yet
        [still-differs] a board that still differs
        [refused] refused or not understood
        [lifted] a piece lifted
        [set] a piece set down
        [edge] the edge of the board
        [picked] a square picked
        [digit] a digit taken
        [opened] a menu opened or closed
        [changed] a setting changed
        [pressed] the clock pressed
        [not-taken] a press that did nothing
        [low-time] your time getting short
        [second] one of your last ten seconds
       *[flag] your flag fallen
    }
