### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = said

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = correct, correction

# Simulated board: a half-move that the hand makes follows.
command-hand = hand

# The clock is pressed.
command-press = press

# A draw is offered.
command-offer = offer, draw

# The offer is accepted.
command-accept = accept

# The offer is declined.
command-decline = decline

# A draw or the flag is claimed.
command-claim = claim

# The game is given up.
command-resign = resign

# The arbiter is called.
command-call = call, call arbiter

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = adjust, j'adoube

# The end of adjust, and of the arbiter's words.
command-done = done

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = demand

# The irregularity stands (Kodeks I 5.4).
command-let-stand = let stand

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = crowned

# The last words again.
command-repeat = repeat, again

# The last words again, digit by digit.
command-spell = spell

# The last half-move.
command-last = last

# What was said lately; a count may follow.
command-history = history

# Where are we: last half-moves, and what is to be done on my board.
command-where = where

# Both times.
command-clock = clock, time

# How many half-moves have been made.
command-count = count

# What stands on the square that follows.
command-square = square

# What stands on the row of the square that follows.
command-row = row

# Where the men of the side that follows stand.
command-men = men

# Where the kings of the side that follows stand.
command-kings = kings

# All that stands on my board.
command-board = board

# Do the boards agree?
command-boards = boards

# The settings in force.
command-settings = settings

# What can be typed.
command-help = help

# The arbiter; his code follows, or done.
command-arbiter = arbiter

# Arbiter: both clocks stop.
command-stop = stop

# Arbiter: the game goes on.
command-resume = resume

# Arbiter: the clocks are set.
command-set = set

# Arbiter: a side is not there when the round begins.
command-absent = absent

# Arbiter: it has come.
command-arrived = arrived

# Arbiter: time is charged to a side.
command-charge = charge

# Arbiter: the records are compared.
command-compare = compare

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = walk-back, walk back

# Arbiter: a decision is written down.
command-decide = decide

# Arbiter: the last walk-back is undone.
command-restore = restore

# Arbiter: the slips that were put right.
command-slips = slips

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = unreadable, blank

# Arbiter: back to the half-move before, while a record is read out.
command-back = back

# Arbiter: all that comes before the first move is settled.
command-prepared = prepared

# The record is kept in Braille.
command-braille = braille, in braille

# The record is kept in ordinary print.
command-print = print, in print

# The record is kept with a dictaphone.
command-dictaphone = dictaphone, on a dictaphone

# Arbiter: an assistant is appointed.
command-appoint = appoint

# The program ends.
command-quit = quit, exit

# Yes.
command-yes = yes, y

# No.
command-no = no, n

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = white

# Black, likewise.
command-black = black

# Arbiter: both sides, after charge.
command-both = both

# The blind player's assistant, before a line with a colon.
command-assistant = assistant
