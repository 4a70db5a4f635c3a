### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] nouvelle partie, Blancs { $white }, Noirs { $black }, { board-size }
       *[none] nouvelle partie, { board-size }
    }
    .terse = nouvelle partie

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] dames sur cent cases
       *[sixty-four] dames sur soixante quatre cases
    }

# Once, at the start of a training game: its record is not official.
training-mode = entraînement, la notation n'est pas officielle
    .terse = entraînement

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] tapez deux cases et entrée, par exemple { $sample }, plus appuie sur la pendule, aide en dit davantage
       *[no] tapez deux cases et entrée, par exemple { $sample }, aide en dit davantage
    }
    .terse = aide en dit davantage

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = cette partie est gardée, une nouvelle, oui ou non?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] continuer la dernière partie, Blancs { $white }, Noirs { $black }, après { $last }, oui ou non?
           *[no] continuer la dernière partie, Blancs { $white }, Noirs { $black }, oui ou non?
        }
       *[none] { $known ->
            [yes] continuer la dernière partie, après { $last }, oui ou non?
           *[no] continuer la dernière partie, oui ou non?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] retour à { $last }, { WORDS($struck) } rayés, oui ou non?
       *[no] retour au début, { WORDS($struck) } rayés, oui ou non?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] partie reprise, { count-made }, le dernier coup { $last }
       *[no] partie reprise, { count-made }
    }
    .terse = partie reprise, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] aucun coup
        [one] un demi-coup
       *[other] { WORDS($plies) } demi-coups
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] une partie inachevée
       *[other] { WORDS($count, gender: "feminine") } parties inachevées
    }

# A record that is taken up again is damaged or a part of it is missing; answered by yes or no. $plies: how many half-moves can
# be read.
record-not-whole =
    { $plies ->
        [0] aucun demi-coup n'est sûr
        [one] un demi-coup est sûr
       *[other] { WORDS($plies) } demi-coups sont sûrs
    }, la notation est incomplète, continuer ?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = la voix du système ne répond pas, la voix intégrée continue

# There is no sound; this is printed, once.
no-sound = pas de son, le texte continue

# A listener's own sound device is there again; to him.
sound-back = le son est revenu

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] les Blancs ont de nouveau du son
                [black] les Noirs ont de nouveau du son
                [assistant] l'assistance a de nouveau du son
               *[room] il y a de nouveau du son dans la salle
            }
       *[off]
            { $of ->
                [white] les Blancs n'ont plus de son
                [black] les Noirs n'ont plus de son
                [assistant] l'assistance n'a plus de son
               *[room] il n'y a plus de son dans la salle
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = aucune voix ne s'appelle { $name }, la voix habituelle continue

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = la bibliothèque { $library } manque sur cet ordinateur, le paquet à installer est { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = la notation ne peut pas être enregistrée

# The record can be written again and lacks nothing.
disk-back = la notation est de nouveau enregistrée, rien ne manque

# At the end: the game is in its record and can be taken up again.
game-kept = la partie est conservée

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = le programme se termine

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] les pendules sont arrêtées par l'arbitre, Blancs { $white }, Noirs { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] les pendules sont arrêtées par l'arbitre
           *[other] l'arbitre arrête la partie{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = la partie est arrêtée par l'arbitre{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, le mot reprendre pour continuer
       *[first] {""}, les mots arbitre, puis reprendre, pour continuer
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] le dernier coup est { last-move }, { to-move }
       *[no] la position de départ, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] trait aux Blancs
       *[black] trait aux Noirs
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
play-goes-on =
    { $white-known ->
        [yes] la partie continue, { to-move }, Blancs { $white }, { play-goes-on-black }
       *[no] la partie continue, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] Noirs { $black }
       *[no] le temps des Noirs n'est pas connu
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [0] zéro heure
        [one] une heure
       *[other] { WORDS($count, gender: "feminine") } heures
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [0] zéro minute
        [one] une minute
       *[other] { WORDS($count, gender: "feminine") } minutes
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [0] zéro seconde
        [one] une seconde
       *[other] { WORDS($count, gender: "feminine") } secondes
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = puis { $time }

# Records may be compared on one's own time only.
check-not-now = on ne compare les notations que sur son propre temps

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] les Blancs demandent à comparer les notations, les Noirs sont-ils d'accord?
       *[black] les Noirs demandent à comparer les notations, les Blancs sont-ils d'accord?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] les Noirs ne sont pas d'accord pour comparer les notations
       *[black] les Blancs ne sont pas d'accord pour comparer les notations
    }

# The records part. $number: on which half-move.
records-part = demi-coup { WORDS($number) }, ici les notations se séparent

# No difference between the records was found.
records-alike = aucune différence trouvée entre les notations

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] la comparaison des notations s'arrête ici
       *[other] la comparaison des notations s'arrête ici, aucune différence jusqu'au demi-coup { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] le damier confirme les paroles
        [recorded] un coup noté
        [not-yet] annoncé, pas encore joué
        [still-differs] le damier diffère encore
        [refused] refusé ou pas compris
        [lifted] une pièce soulevée
        [set] une pièce posée
        [edge] le bord du damier
        [picked] une case choisie
        [digit] un chiffre reçu
        [opened] un menu ouvert ou fermé
        [changed] un réglage changé
        [pressed] la pendule enfoncée
        [not-taken] un appui sans effet
        [low-time] votre temps devient court
        [second] une de vos dix dernières secondes
       *[flag] votre drapeau tombé
    }
