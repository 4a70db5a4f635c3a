### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = powiedziano, mówię

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = poprawka, popraw

# Simulated board: a half-move that the hand makes follows.
command-hand = ręka

# The clock is pressed.
command-press = zegar naciśnięty, wciśnij, naciśnij

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
command-call = wezwij, wzywam, wzywam sędziego

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

# The last words again.
command-repeat = powtórz

# The last words again, digit by digit.
command-spell = literuj

# The last half-move.
command-last = ostatni, ostatnie

# What was said lately; a count may follow.
command-history = historia

# Where are we: last half-moves, and what is to be done on my board.
command-where = gdzie

# Both times.
command-clock = zegar

# How many half-moves have been made.
command-count = ile

# What stands on the square that follows.
command-square = pole

# What stands on the row of the square that follows.
command-row = rząd

# Where the men of the side that follows stand.
command-men = piony

# Where the kings of the side that follows stand.
command-kings = damki

# All that stands on my board.
command-board = warcabnica

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

# Arbiter: a side is not there when the round begins.
command-absent = brak

# Arbiter: it has come.
command-arrived = przyszły, przyszedł, przyszli

# Arbiter: time is charged to a side.
command-charge = dolicz

# Arbiter: the records are compared.
command-compare = porównaj

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = cofnij

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
command-print = druk, drukiem

# The record is kept with a dictaphone.
command-dictaphone = dyktafon, na dyktafonie

# Arbiter: an assistant is appointed.
command-appoint = wyznacz

# The program ends.
command-quit = wyjdź, koniec

# Yes.
command-yes = tak, t

# No.
command-no = nie, n

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = białe, białych, biały

# Black, likewise.
command-black = czarne, czarnych, czarny

# Arbiter: both sides, after charge.
command-both = obie, oba

# The blind player's assistant, before a line with a colon.
command-assistant = asystent, asystentka
