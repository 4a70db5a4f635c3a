### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] nieuwe partij, wit { $white }, zwart { $black }, { board-size }
       *[none] nieuwe partij, { board-size }
    }
    .terse = nieuwe partij

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] dammen op honderd velden
       *[sixty-four] dammen op vierenzestig velden
    }

# Once, at the start of a training game: its record is not official.
training-mode = training, de notatie is niet officieel
    .terse = training

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] typ twee velden en enter, bijvoorbeeld { $sample }, plus drukt de klok in, hulp vertelt meer
       *[no] typ twee velden en enter, bijvoorbeeld { $sample }, hulp vertelt meer
    }
    .terse = hulp vertelt meer

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = deze partij blijft bewaard, een nieuwe, ja of nee?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] verder met de laatste partij, wit { $white }, zwart { $black }, na { $last }, ja of nee?
           *[no] verder met de laatste partij, wit { $white }, zwart { $black }, ja of nee?
        }
       *[none] { $known ->
            [yes] verder met de laatste partij, na { $last }, ja of nee?
           *[no] verder met de laatste partij, ja of nee?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] terug naar { $last }, { WORDS($struck) } geschrapt, ja of nee?
       *[no] terug naar het begin, { WORDS($struck) } geschrapt, ja of nee?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] partij hervat, { count-made }, de laatste zet { $last }
       *[no] partij hervat, { count-made }
    }
    .terse = partij hervat, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] geen zetten
        [one] één halve zet
       *[other] { WORDS($plies) } halve zetten
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] één onvoltooide partij
       *[other] { WORDS($count, gender: "feminine") } onvoltooide partijen
    }

# A record that is taken up again is damaged or a part of it is missing; answered by yes or no. $plies: how many half-moves can
# be read.
record-not-whole =
    { $plies ->
        [0] geen halve zet is zeker
        [one] één halve zet is zeker
       *[other] { WORDS($plies) } halve zetten zijn zeker
    }, de notatie is onvolledig, verder spelen?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = de spraak van het systeem antwoordt niet, de ingebouwde stem gaat verder

# There is no sound; this is printed, once.
no-sound = geen geluid, het gaat verder met tekst

# A listener's own sound device is there again; to him.
sound-back = het geluid is er weer

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] wit heeft weer geluid
                [black] zwart heeft weer geluid
                [assistant] de assistent heeft weer geluid
               *[room] in de zaal is er weer geluid
            }
       *[off]
            { $of ->
                [white] wit heeft nu geen geluid
                [black] zwart heeft nu geen geluid
                [assistant] de assistent heeft nu geen geluid
               *[room] in de zaal is er nu geen geluid
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = geen stem heet { $name }, de gewone gaat verder

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = op deze computer ontbreekt de bibliotheek { $library }, installeer het pakket { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = de notatie kan niet worden opgeslagen

# The record can be written again and lacks nothing.
disk-back = de notatie wordt weer opgeslagen, er ontbreekt niets

# At the end: the game is in its record and can be taken up again.
game-kept = de partij is bewaard

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = het programma stopt

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] de klokken zijn stilgezet door de arbiter, wit { $white }, zwart { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] de klokken zijn stilgezet door de arbiter
           *[other] de arbiter legt de partij stil{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = de partij is stilgelegd door de arbiter{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, verder met het woord hervat
       *[first] {""}, verder met de woorden arbiter, dan hervat
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] de laatste zet is { last-move }, { to-move }
       *[no] de beginstand, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] wit aan zet
       *[black] zwart aan zet
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
play-goes-on =
    { $white-known ->
        [yes] de partij gaat verder, { to-move }, wit { $white }, { play-goes-on-black }
       *[no] de partij gaat verder, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] zwart { $black }
       *[no] de tijd van zwart is niet bekend
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [one] één uur
       *[other] { WORDS($count) } uur
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [one] één minuut
       *[other] { WORDS($count) } minuten
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [one] één seconde
       *[other] { WORDS($count) } seconden
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = dan { $time }

# Records may be compared on one's own time only.
check-not-now = notaties worden alleen in de eigen tijd vergeleken

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] wit wil de notaties vergelijken, stemt zwart toe?
       *[black] zwart wil de notaties vergelijken, stemt wit toe?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] zwart stemt niet toe in het vergelijken van de notaties
       *[black] wit stemt niet toe in het vergelijken van de notaties
    }

# The records part. $number: on which half-move.
records-part = halve zet { WORDS($number) }, hier lopen de notaties uiteen

# No difference between the records was found.
records-alike = geen verschil tussen de notaties gevonden

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] de vergelijking van de notaties eindigt hier
       *[other] de vergelijking van de notaties eindigt hier, geen verschil tot en met halve zet { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] bord en woorden kloppen
        [recorded] een zet genoteerd
        [not-yet] aangekondigd, nog niet uitgevoerd
        [still-differs] het bord wijkt nog af
        [refused] geweigerd of niet begrepen
        [lifted] een stuk opgetild
        [set] een stuk neergezet
        [edge] de rand van het bord
        [picked] een veld gekozen
        [digit] een cijfer ingevoerd
        [opened] een menu geopend of gesloten
        [changed] een instelling gewijzigd
        [pressed] de klok ingedrukt
        [not-taken] een druk zonder gevolg
        [low-time] de eigen tijd wordt krap
        [second] één van de laatste tien eigen seconden
       *[flag] de eigen vlag gevallen
    }
