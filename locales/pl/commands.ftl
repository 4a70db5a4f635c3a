### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = powiedziano, mówię

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = poprawka, popraw

# Training: the last half-move is taken back.
command-undo = cofnij, cofnij ruch, cofnij posunięcie

# Simulated board: a half-move that the hand makes follows.
command-hand = ręka

# Simulated board: what stands on the square that follows is taken up.
command-lift = podnieś

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = postaw

# Simulated board: what stands on the square that follows is taken off.
command-remove = zdejmij

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = przesuń

# The clock is pressed.
command-press = zegar naciśnięty, wciśnij, naciśnij

# Training: both clocks stand until the next half-move or press.
command-pause = pauza, przerwa

# A draw is offered.
command-offer = proponuję, remis

# The offer is accepted.
command-accept = przyjmuję

# The offer is declined.
command-decline = odrzucam

# A draw or the flag is claimed.
command-claim = reklamuję, żądam remisu

# The game is given up.
command-resign = poddaję, poddaję się

# The arbiter is called.
command-call = wezwij, wzywam, wzywam sędziego, wezwij sędziego

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = poprawiam

# The end of adjust, and of the arbiter's words.
command-done = gotowe, koniec poprawiania

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = żądam

# The irregularity stands (Kodeks I 5.4).
command-let-stand = zostaw, zostawiam

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = damka postawiona, ukoronowane

# Another game begins; this one is kept.
command-new-game = nowa partia, nowa gra

# The last words again.
command-repeat = powtórz, jeszcze raz

# The last words again, digit by digit.
command-spell = literuj

# The last half-move.
command-last = ostatni, ostatnie, ostatni ruch, ostatnie posunięcie

# What was said lately; a count may follow.
command-history = historia

# Where are we: last half-moves, and what is to be done on my board.
command-where = gdzie

# Both times.
command-clock = zegar, czas

# One's own time by touch: pulses of a gamepad's motor.
command-feel = dotyk

# How many half-moves have been made.
command-count = ile

# What stands on the square that follows.
command-square = pole

# What stands on the row of the square that follows.
command-row = rząd

# Where the men of the side that follows stand.
command-men = piony, pion, pionki, pionek, kamienie

# Where the kings of the side that follows stand.
command-kings = damki, damka

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = przekątne

# What stands on the four squares around the square that follows, or the cursor.
command-around = wokół

# Where all pieces of the side that follows stand.
command-all = wszystkie

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = obszar

# What stands on the whole board, part by part.
command-regions = części

# What the last half-move changed on my board.
command-changed = zmiany, co się zmieniło

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = następny, następna

# The cursor goes to the piece before; likewise.
command-previous = poprzedni, poprzednia

# The record is read back, one half-move.
command-older = wcześniej

# The record is read forward again, one half-move.
command-newer = później

# Back to the last half-move.
command-newest = teraz

# The last list goes on, without what has been heard of it.
command-more = dalej

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = posunięcia

# Training: what must be taken.
command-captures = bicia

# Training: which of my pieces could be taken.
command-attacked = zagrożone

# All that stands on my board.
command-board = warcabnica, plansza

# Do the boards agree?
command-boards = zgodność, warcabnice

# The settings in force.
command-settings = ustawienia

# What can be typed.
command-help = pomoc

# The arbiter; his code follows, or done.
command-arbiter = sędzia

# Arbiter: both clocks stop.
command-stop = zatrzymaj

# Arbiter: the game goes on.
command-resume = wznów

# Arbiter: the clocks are set.
command-set = ustaw

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = zastąp

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = zapytaj

# Arbiter: a side is not there when the round begins.
command-absent = nieobecny, nieobecni, nieobecne, brak

# Arbiter: it has come.
command-arrived = obecny, obecni, obecne, przybył, przybyły, przybyli, przyszły, przyszedł, przyszli

# Arbiter: time is charged to a side.
command-charge = dolicz

# Arbiter: the records are compared.
command-compare = porównaj

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = cofnij partię, cofnij do

# Arbiter: a decision is written down.
command-decide = rozstrzygnij, decyzja

# Arbiter: the last walk-back is undone.
command-restore = przywróć

# Arbiter: the slips that were put right.
command-slips = przejęzyczenia, pomyłki

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = nieczytelne

# Arbiter: back to the half-move before, while a record is read out.
command-back = wstecz

# Arbiter: all that comes before the first move is settled.
command-prepared = przygotowane

# The record is kept in Braille.
command-braille = brajl, brajlem

# The record is kept in ordinary print.
command-print = drukiem

# The record is kept with a dictaphone.
command-dictaphone = dyktafon, na dyktafonie

# Arbiter: an assistant is appointed.
command-appoint = wyznacz

# The cursor goes away from the player; in a menu, to the item before.
command-up = w górę, góra

# The cursor comes towards the player; in a menu, to the item after.
command-down = w dół, dół

# The cursor goes to the left.
command-left = w lewo, lewo

# The cursor goes to the right.
command-right = w prawo, prawo

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = w górę w lewo, góra lewo

# Likewise, to the right.
command-up-right = w górę w prawo, góra prawo

# Likewise, towards the player and to the left.
command-down-left = w dół w lewo, dół lewo

# Likewise, to the right.
command-down-right = w dół w prawo, dół prawo

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = początek, pierwszy

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = koniec rzędu

# Where the cursor is, and what stands there.
command-here = tutaj, tu

# The square of the cursor, or the item of a menu, is chosen.
command-choose = wybierz

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = anuluj, wyjście

# The program ends.
command-quit = wyjdź, koniec

# The program ends, after a question.
command-end = zakończ

# Is the game kept? It always is.
command-save = zapisz

# Whatever is being said ends.
command-silence = cisza, cicho

# Whose turn it is; in official play, whose clock runs.
command-turn = czyj ruch, czyja kolej

# What would be good to play, which is told to nobody.
command-advice = podpowiedź, podpowiedz, wskazówka

# How the game ended, where it did.
command-result = wynik

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = strony

# What other programs have and this one has not, such as talking to the other player.
command-chat = czat

# How many pieces of each sort there are.
command-pieces = bierki, ile bierek

# Yes.
command-yes = tak, t, dobrze

# No.
command-no = nie, n

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = białe, białych, biały, biała

# Black, likewise.
command-black = czarne, czarnych, czarny, czarna

# Arbiter: both sides, after charge.
command-both = obie, oba

# The blind player's assistant, before a line with a colon.
command-assistant = asystent, asystentka

# The arbiter grants the claim that waits.
command-grant = uznaj

# The arbiter rejects the claim that waits.
command-refuse = oddal

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = sankcja

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = skarga

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = remis

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = powtórzenie, powtórzenia

# A draw because only kings were moved (I 6.2).
term-claim-kings = damki

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = trzy damki, końcówka

# A draw of quick games without a bonus (III 9).
term-claim-regulation = regulamin, regulaminowy, regulaminowego

# The opponent has used up his time.
term-claim-flag = czas, chorągiewka

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = bez bierek

# A side cannot move.
term-ending-blocked = blokada

# A side resigned.
term-ending-resignation = poddanie

# A side refused to follow the rules.
term-ending-refusal = odmowa

# A side used up its time.
term-ending-time = czas

# A side, or both, did not play.
term-ending-forfeit = walkower

# A side, or both, lost as a sanction.
term-ending-sanction = sankcja

# Both agreed on a draw.
term-ending-agreement = zgoda

# The position occurred three times.
term-ending-repetition = powtórzenie

# Only kings were moved.
term-ending-kings = damki

# Three pieces against one king.
term-ending-three-kings = trzy damki

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = główna przekątna

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = zajęta przekątna

# At most two pieces against one king.
term-ending-two-kings = dwie damki

# A draw of III 9.1.
term-ending-regulation = regulamin

# A draw of III 9.2.
term-ending-short-of-time = brak czasu

# A draw of III 9.4.
term-ending-both-flags = obie chorągiewki

# Nobody can win.
term-ending-cannot-win = bez wygranej

# What no rule settles.
term-ending-decision = decyzja

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = upomnienie

# A warning given in public.
term-sanction-warning = ostrzeżenie

# The loss of the game.
term-sanction-loss = przegrana

# Disqualification from the event.
term-sanction-disqualification = dyskwalifikacja

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = zegar

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = klawisze

# One's own settings, one after the other.
command-menu = menu

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = profil

# How fast the voice speaks; words a minute follow.
command-rate = tempo, tempo mowy

# The voice speaks faster.
command-faster = szybciej

# The voice speaks slower.
command-slower = wolniej

# How loud it is; per cent follow.
command-volume = głośność

# It is louder.
command-louder = głośniej

# It is softer.
command-softer = ciszej

# How high the voice is; per cent follow.
command-pitch = wysokość głosu, wysokość

# Whose voice it is; its name follows, or usual.
command-voice = głos

# One's language; its tag follows.
command-language = język

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = słowa, szczegółowość, ilość słów

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = numery, numery pól

# How the letters of squares are said: plain or names follow.
command-letters = litery

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = dźwięki

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = niedoczas, końcówka czasu

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = wibracje

# What is said of moves announced aloud: when needed or always follows.
command-confirm = potwierdzanie

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = szept

# Whose, behind clock, last, men and the like: one's own.
term-of-own = własne, moje, swoje, mój

# The other player's.
term-of-opponent = przeciwnika, przeciwnik, jego, rywala

# What may follow a word for one's own settings: few words.
term-choice-terse = zwięźle, zwięzłe

# As many words as usual.
term-choice-normal = normalnie, zwyczajnie

# Many words.
term-choice-full = pełna, pełne, obszernie

# As many as for everything.
term-choice-same = tak samo, jak wszystko

# Numbers whole.
term-choice-whole = całe, w całości

# Numbers digit by digit.
term-choice-digits = cyfry, cyframi

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = cyfry przy powtórzeniu, przy powtórzeniu cyframi

# Letters as they are.
term-choice-plain = zwykłe

# Letters by name.
term-choice-names = imiona, imionami

# Switched on.
term-choice-on = włącz, włączone

# Switched off.
term-choice-off = wyłącz, wyłączone

# A tone alone.
term-choice-tone = sygnał

# A few times.
term-choice-few = kilka

# At times of one's own, which stand in the settings file.
term-choice-own = własne, własna lista

# Every mark.
term-choice-all = wszystkie

# Where they are needed.
term-choice-when-needed = w razie potrzeby

# Always.
term-choice-always = zawsze

# By a sound.
term-choice-sound = dźwięk, dźwiękiem

# By the number.
term-choice-number = numer, numerem

# The usual voice.
term-choice-usual = domyślny, domyślna

# A new profile; its name follows.
term-choice-new = nowy

# No profile.
term-choice-none = żaden

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = posunięcia

# The game around them.
term-choice-game = partia

# Boards.
term-choice-boards = warcabnice

# Clocks.
term-choice-clock = zegar

# Answers.
term-choice-answers = odpowiedzi

# The program.
term-choice-program = program

# All commands, as a menu.
command-commands = polecenia
