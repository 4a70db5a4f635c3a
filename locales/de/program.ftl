### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] neue Partie, Weiß { $white }, Schwarz { $black }, { board-size }
       *[none] neue Partie, { board-size }
    }
    .terse = neue Partie

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] Dame auf hundert Feldern
       *[sixty-four] Dame auf vierundsechzig Feldern
    }

# Once, at the start of a training game: its record is not official.
training-mode = Training, die Notation ist nicht offiziell
    .terse = Training

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] zwei Felder und Enter tippen, zum Beispiel { $sample }, plus drückt die Uhr, mehr sagt hilfe
       *[no] zwei Felder und Enter tippen, zum Beispiel { $sample }, mehr sagt hilfe
    }
    .terse = mehr sagt hilfe

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = diese Partie bleibt aufgehoben, eine neue, ja oder nein?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] die letzte Partie fortsetzen, Weiß { $white }, Schwarz { $black }, nach { $last }, ja oder nein?
           *[no] die letzte Partie fortsetzen, Weiß { $white }, Schwarz { $black }, ja oder nein?
        }
       *[none] { $known ->
            [yes] die letzte Partie fortsetzen, nach { $last }, ja oder nein?
           *[no] die letzte Partie fortsetzen, ja oder nein?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] zurück bis { $last }, { WORDS($struck) } gestrichen, ja oder nein?
       *[no] zurück zum Anfang, { WORDS($struck) } gestrichen, ja oder nein?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] Partie fortgesetzt, { count-made }, der letzte Zug { $last }
       *[no] Partie fortgesetzt, { count-made }
    }
    .terse = Partie fortgesetzt, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] keine Züge
        [one] ein Halbzug
       *[other] { WORDS($plies) } Halbzüge
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] eine unbeendete Partie
       *[other] { WORDS($count, gender: "feminine") } unbeendete Partien
    }

# A record that is taken up again is damaged or a part of it is missing; answered by yes or no. $plies: how many half-moves can
# be read.
record-not-whole =
    { $plies ->
        [0] kein Halbzug ist sicher
        [one] ein Halbzug ist sicher
       *[other] { WORDS($plies) } Halbzüge sind sicher
    }, die Notation ist unvollständig, weiterspielen?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = die Sprachausgabe des Systems antwortet nicht, die eingebaute Stimme spricht weiter

# There is no sound; this is printed, once.
no-sound = kein Ton, es geht mit Text weiter

# A listener's own sound device is there again; to him.
sound-back = der Ton ist wieder da

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] Weiß hat wieder Ton
                [black] Schwarz hat wieder Ton
                [assistant] die Assistenz hat wieder Ton
               *[room] im Saal ist wieder Ton
            }
       *[off]
            { $of ->
                [white] Weiß hat jetzt keinen Ton
                [black] Schwarz hat jetzt keinen Ton
                [assistant] die Assistenz hat jetzt keinen Ton
               *[room] im Saal ist jetzt kein Ton
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = keine Stimme heißt { $name }, die übliche spricht weiter

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = auf diesem Computer fehlt die Bibliothek { $library }, das Paket { $package } bringt sie

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = die Notation kann nicht gespeichert werden

# The record can be written again and lacks nothing.
disk-back = die Notation wird wieder gespeichert, nichts fehlt

# At the end: the game is in its record and can be taken up again.
game-kept = die Partie ist aufbewahrt

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = das Programm endet

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] die Uhren sind vom Schiedsrichter angehalten, Weiß { $white }, Schwarz { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] die Uhren sind vom Schiedsrichter angehalten
           *[other] die Partie wird vom Schiedsrichter angehalten{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = die Partie ist vom Schiedsrichter angehalten{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, weiter mit dem Wort fortsetzen
       *[first] {""}, weiter mit den Wörtern Schiedsrichter, dann fortsetzen
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] der letzte Zug ist { last-move }, { to-move }
       *[no] die Anfangsstellung, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] Weiß am Zug
       *[black] Schwarz am Zug
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
play-goes-on =
    { $white-known ->
        [yes] die Partie geht weiter, { to-move }, Weiß { $white }, { play-goes-on-black }
       *[no] die Partie geht weiter, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] Schwarz { $black }
       *[no] die Zeit von Schwarz ist nicht bekannt
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [one] eine Stunde
       *[other] { WORDS($count, gender: "feminine") } Stunden
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [one] eine Minute
       *[other] { WORDS($count, gender: "feminine") } Minuten
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { WORDS($count, gender: "feminine") } Sekunden
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = dann { $time }

# Records may be compared on one's own time only.
check-not-now = Notationen werden nur in der eigenen Bedenkzeit verglichen

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] Weiß möchte die Notationen vergleichen, stimmt Schwarz zu?
       *[black] Schwarz möchte die Notationen vergleichen, stimmt Weiß zu?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] Schwarz stimmt dem Vergleich der Notationen nicht zu
       *[black] Weiß stimmt dem Vergleich der Notationen nicht zu
    }

# The records part. $number: on which half-move.
records-part = Halbzug { WORDS($number) }, hier trennen sich die Notationen

# No difference between the records was found.
records-alike = kein Unterschied zwischen den Notationen gefunden

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] der Vergleich der Notationen endet hier
       *[other] der Vergleich der Notationen endet hier, kein Unterschied bis Halbzug { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] Brett und Ansage stimmen überein
        [recorded] ein Zug notiert
        [not-yet] angesagt, noch nicht ausgeführt
        [still-differs] das Brett weicht noch ab
        [refused] abgelehnt oder nicht verstanden
        [lifted] ein Stein angehoben
        [set] ein Stein abgesetzt
        [edge] der Rand des Brettes
        [picked] ein Feld gewählt
        [digit] eine Ziffer angenommen
        [opened] ein Menü geöffnet oder geschlossen
        [changed] eine Einstellung geändert
        [pressed] die Uhr gedrückt
        [not-taken] ein Drücken ohne Wirkung
        [low-time] die eigene Zeit wird knapp
        [second] eine der letzten zehn eigenen Sekunden
       *[flag] das eigene Blättchen gefallen
    }
