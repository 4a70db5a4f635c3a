### The program itself: beginning, resuming, disk and voice.

# A new game, once at its start. $names: known, or none; $white, $black: the players' names;
# $size: hundred or sixty-four.
game-begins =
    { $names ->
        [known] nowa partia, białe { $white }, czarne { $black }, { board-size }
       *[none] nowa partia, { board-size }
    }
    .terse = nowa partia

# Which game. $size: hundred or sixty-four.
board-size =
    { $size ->
        [hundred] warcaby stupolowe
       *[sixty-four] warcaby sześćdziesięcioczteropolowe
    }

# Once, at the start of a training game: its record is not official.
training-mode = trening, zapis nieoficjalny
    .terse = trening

# The very first words of a new training game, to somebody who may never have played here. $sample: a half-move in words;
# $clock: yes where a clock is pressed by a key, no where none is. Name the key plus and the command help as they are
# typed in this language. Short: with what follows it must be heard within eight seconds.
how-to-play =
    { $clock ->
        [yes] wpisać dwa pola i enter, na przykład { $sample }, plus naciska zegar, pomoc podpowiada
       *[no] wpisać dwa pola i enter, na przykład { $sample }, pomoc podpowiada
    }
    .terse = pomoc podpowiada

# Before a new game is begun in place of this one, which stays in the data folder and can go on later.
ask-new-game = ta partia zostaje zapisana, zacząć nową, tak czy nie?

# At the start, where the last game was not finished: is it to go on? $names: known, or none; $white, $black: the players'
# names; $last: its last half-move, in words; $known: yes, or no where none stands.
ask-go-on =
    { $names ->
        [known] { $known ->
            [yes] grać dalej ostatnią partię, białe { $white }, czarne { $black }, po { $last }, tak czy nie?
           *[no] grać dalej ostatnią partię, białe { $white }, czarne { $black }, tak czy nie?
        }
       *[none] { $known ->
            [yes] grać dalej ostatnią partię, po { $last }, tak czy nie?
           *[no] grać dalej ostatnią partię, tak czy nie?
        }
    }

# Training: before the arbiter's word walks back. $last: the half-move the game would stand after; $known: no where it
# would stand at its beginning; $struck: how many half-moves would be struck out.
ask-walk-back =
    { $known ->
        [yes] powrót do { $last }, skreślonych { WORDS($struck) }, tak czy nie?
       *[no] powrót do początku, skreślonych { WORDS($struck) }, tak czy nie?
    }

# A kept game goes on. $plies: half-moves in its record; $last: the last half-move; $known: yes,
# or no where there is none.
game-resumed =
    { $known ->
        [yes] partia wznowiona, { count-made }, ostatnie posunięcie { $last }
       *[no] partia wznowiona, { count-made }
    }
    .terse = partia wznowiona, { count-made }

# How many half-moves have been made. $plies: the count.
count-made =
    { $plies ->
        [0] bez posunięć
        [one] jeden półruch
        [few] { WORDS($plies) } półruchy
       *[many] { WORDS($plies) } półruchów
    }

# At the start: games were left unfinished; how to go on with one is in the manual. $count: how
# many.
unfinished-games =
    { $count ->
        [one] jedna partia niedokończona
        [few] { WORDS($count, gender: "feminine") } partie niedokończone
       *[many] { WORDS($count, gender: "feminine") } partii niedokończonych
    }

# Zapis, do którego się wraca, jest uszkodzony albo niekompletny; odpowiada się tak lub nie. $plies: ile półruchów da się odczytać.
record-not-whole =
    { $plies ->
        [0] żaden półruch nie jest pewny
        [one] jeden półruch jest pewny
        [few] { WORDS($plies) } półruchy są pewne
       *[many] { WORDS($plies) } półruchów jest pewnych
    }, zapis jest niepełny, grać dalej?

# The platform's speech service stopped answering; the built-in voice says this.
voice-replaced = mowa systemowa nie odpowiada, dalej głos wbudowany

# There is no sound; this is printed, once.
no-sound = brak dźwięku, dalej tekstem

# A listener's own sound device is there again; to him.
sound-back = dźwięk wrócił

# Another listener's sound device is gone, or there again; to those who can hear it, whoever they are. $of: white,
# black, assistant or room. $state: off or on.
others-sound =
    { $state ->
        [on]
            { $of ->
                [white] białe znów mają dźwięk
                [black] czarne znów mają dźwięk
                [assistant] asystent znów ma dźwięk
               *[room] na sali znów jest dźwięk
            }
       *[off]
            { $of ->
                [white] białe nie mają teraz dźwięku
                [black] czarne nie mają teraz dźwięku
                [assistant] asystent nie ma teraz dźwięku
               *[room] na sali nie ma teraz dźwięku
            }
    }

# The listener chose a voice that is not there. $name: as he wrote it.
voice-missing = nie ma głosu o nazwie { $name }, dalej mówi zwykły

# A voice cannot speak or sound as it should, because a part of the operating system is not installed; said once.
# $library: its name, such as libspeechd; $package: what Debian calls the package that brings it.
library-missing = na tym komputerze brak biblioteki { $library }, trzeba zainstalować pakiet { $package }

# Alarm: the record cannot be written; half-moves will be said as not recorded.
disk-lost = zapis na dysk nie działa

# The record can be written again and lacks nothing.
disk-back = zapis na dysk znów działa, zapisano wszystko

# At the end: the game is in its record and can be taken up again.
game-kept = partia zapisana

# The program was told to end, and no half-move stands in the record: there is nothing to be taken up again.
program-ends = program kończy pracę

# The arbiter stopped both clocks; the game stands still. $times-known: yes, or no where no clock runs in this
# game; $white, $black: what each side has left, in words.
# $on as in play-goes-on-how; in training without a clock it is the game that stands.
play-stopped =
    { $times-known ->
        [yes] zegary zatrzymane przez sędziego, białe { $white }, czarne { $black }{ play-goes-on-how }
       *[no] { $on ->
            [arbiter] zegary zatrzymane przez sędziego
           *[other] sędzia zatrzymuje grę{ play-goes-on-how }
        }
    }

# Nothing can be played now, the arbiter stopped the game. $on as in play-goes-on-how.
play-is-stopped = gra jest zatrzymana przez sędziego{ play-goes-on-how }

# At the end of both: in training, with which words it goes on. $on: resume; first, where the arbiter's words have to be
# opened before; arbiter in official play, where nothing more is said. Name the commands as they are typed in this
# language.
play-goes-on-how =
    { $on ->
        [arbiter] {""}
        [resume] {""}, dalej słowem wznów
       *[first] {""}, dalej słowami sędzia i wznów
    }

# The arbiter went back (or forward again); everybody hears it. $played, $number, $side as in last-move;
# $last-known: no where it is the position at the beginning; $turn: white or black, who is to move;
# $struck: how many half-moves were struck out.
walked-back =
    { $last-known ->
        [yes] ostatnie posunięcie { last-move }, { to-move }
       *[no] pozycja początkowa, { to-move }
    }

# Who is to move, told by the arbiter's decision. $turn: white or black.
to-move =
    { $turn ->
        [white] ruch białych
       *[black] ruch czarnych
    }

# The game goes on at the arbiter's word. $turn as in to-move; $white, $black: times left, in words;
# $white-known, $black-known: yes, or no where nobody wrote them down.
play-goes-on =
    { $white-known ->
        [yes] gra toczy się dalej, { to-move }, białe { $white }, { play-goes-on-black }
       *[no] gra toczy się dalej, { to-move }
    }

# The end of play-goes-on. Arguments as there.
play-goes-on-black =
    { $black-known ->
        [yes] czarne { $black }
       *[no] czas czarnych nieznany
    }

# Hours of a time. $count: how many.
hours =
    { $count ->
        [one] jedna godzina
        [few] { WORDS($count, gender: "feminine") } godziny
       *[many] { WORDS($count, gender: "feminine") } godzin
    }

# Minutes of a time. $count: how many.
minutes =
    { $count ->
        [one] jedna minuta
        [few] { WORDS($count, gender: "feminine") } minuty
       *[many] { WORDS($count, gender: "feminine") } minut
    }

# Seconds of a time. $count: how many.
seconds =
    { $count ->
        [one] jedna sekunda
        [few] { WORDS($count, gender: "feminine") } sekundy
       *[many] { WORDS($count, gender: "feminine") } sekund
    }

# A time in a list of times, after one that ends in another unit: without the word, one minute and twenty seconds would
# be heard as one time. $time: in words.
time-after = potem { $time }

# Records may be compared on one's own time only.
check-not-now = porównanie zapisów tylko na własnym czasie

# One side asks the other to compare the records. $by: white or black, who asks.
ask-check =
    { $by ->
        [white] białe proszą o porównanie zapisów, czy czarne się zgadzają?
       *[black] czarne proszą o porównanie zapisów, czy białe się zgadzają?
    }

# The other side does not want to. $by: white or black, who had asked.
check-refused =
    { $by ->
        [white] czarne nie zgadzają się na porównanie zapisów
       *[black] białe nie zgadzają się na porównanie zapisów
    }

# The records part. $number: on which half-move.
records-part = półruch { WORDS($number) }, tu zapisy się różnią

# No difference between the records was found.
records-alike = nie znaleziono różnicy w zapisach

# The comparison was left before its end. $number: the last half-move compared, all of them without a difference; 0
# where none was.
check-left =
    { $number ->
        [0] koniec porównania zapisów
       *[other] koniec porównania zapisów, bez różnic do półruchu { WORDS($number) }
    }

# What a sound means, said after the sound and only where all of them are explained: nothing happened. At
# most seven words. $sound: agree, the half-move announced is the one on the board; recorded; not-yet, what
# was announced is still to be played; still-differs, the board; refused, a typed line; lifted and set, a
# piece of the own board; edge, the cursor cannot go on; picked, a square for a half-move; digit, typed;
# opened, a menu or mode, or left again; changed, a setting; pressed, the clock; not-taken, a press of the
# clock; low-time, the own clock; second, one of the last ten; flag, the own.
sound-means =
    { $sound ->
        [agree] warcabnica zgodna ze słowami
        [recorded] posunięcie zapisane
        [not-yet] zapowiedziane, jeszcze nie wykonane
        [still-differs] warcabnica nadal się różni
        [refused] odrzucone albo niezrozumiałe
        [lifted] bierka podniesiona
        [set] bierka postawiona
        [edge] krawędź warcabnicy
        [picked] pole wybrane
        [digit] cyfra przyjęta
        [opened] menu otwarte albo zamknięte
        [changed] ustawienie zmienione
        [pressed] zegar naciśnięty
        [not-taken] naciśnięcie bez skutku
        [low-time] mało czasu na twoim zegarze
        [second] jedna z twoich ostatnich dziesięciu sekund
       *[flag] twoja chorągiewka opadła
    }
