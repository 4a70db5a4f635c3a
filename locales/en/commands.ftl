### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = said

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = correct, correction

# Training: the last half-move is taken back.
command-undo = undo, take back

# Simulated board: a half-move that the hand makes follows.
command-hand = hand

# Simulated board: what stands on the square that follows is taken up.
command-lift = lift

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = put

# Simulated board: what stands on the square that follows is taken off.
command-remove = remove

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = slide

# The clock is pressed.
command-press = press

# Training: both clocks stand until the next half-move or press.
command-pause = pause

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

# Who plays, by name.
command-players = players, who plays, opponent's name

# Another game begins; this one is kept.
command-new-game = new game

# The last words again.
command-repeat = repeat, again
# What was said while the page of one's ear was away.
command-missed = missed, what did I miss

# The last words again, digit by digit.
command-spell = spell

# The last half-move.
command-last = last, last move

# What was said lately; a count may follow.
command-history = history

# Where are we: last half-moves, and what is to be done on my board.
command-where = where

# Both times.
command-clock = clock, time

# One's own time by touch: pulses of a gamepad's motor.
command-feel = feel, touch

# How many half-moves have been made.
command-count = count

# What stands on the square that follows.
command-square = square

# What stands on the row of the square that follows.
command-row = row

# Where the men of the side that follows stand.
command-men = men, man

# Where the kings of the side that follows stand.
command-kings = kings, king

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = diagonals

# What stands on the four squares around the square that follows, or the cursor.
command-around = around

# Where all pieces of the side that follows stand.
command-all = all

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = region, part

# What stands on the whole board, part by part.
command-regions = regions, parts

# What the last half-move changed on my board.
command-changed = changed

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = next

# The cursor goes to the piece before; likewise.
command-previous = previous

# The record is read back, one half-move.
command-older = older

# The own record is read, the newest first; the number of a move may follow.
command-record = record, notation, scoresheet, score sheet, my record

# The record is read forward again, one half-move.
command-newer = newer

# Back to the last half-move.
command-newest = newest

# The last list goes on, without what has been heard of it.
command-more = more

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = moves

# Training: what must be taken.
command-captures = captures

# Training: which of my pieces could be taken.
command-attacked = attacked

# All that stands on my board.
command-board = board

# Do the boards agree?
command-boards = boards

# Switches the sensor of a square, or those of a board, off or on: sensor 38 off, sensors on.
command-sensor = sensor, sensors

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

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = replace

# The arbiter takes back a press that waits for its half-move.
command-press-back = press back

# The clock device is wired the other way round: its sides are exchanged.
command-swap-clock = swap clock

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = ask

# Arbiter: a blind player on move asks for times and moves; the side follows.
command-answer = answer

# Arbiter: a side is not there when the round begins.
command-absent = absent, late

# Arbiter: it has come.
command-arrived = arrived

# Arbiter: time is charged to a side.
command-charge = charge

# Arbiter: the records are compared.
command-compare = compare

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = walk back, walk-back

# Arbiter: a decision is written down.
command-decide = decide

# Arbiter: the last walk-back is undone.
command-restore = restore

# Arbiter: the slips that were put right.
command-slips = slips

# The arbiter lets a device of the desk in, or ends it: its number follows, and yes, no or end.
command-device = device

# Arbiter: a slip made anew for a role.
command-slip = slip

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

# Arbiter: another one looks after the table from now on; the name follows.
command-hand-over = hand over

# Arbiter: whose the keyboard is from now on; a side, the assistant or the player follows.
command-keyboard = keyboard

# Arbiter: a half-move that the arbiter sees is written into their own record; half-moves follow, as on a sheet.
command-note = note

# Arbiter: whether a man in doubt is there; its square follows, and no where it is not.
command-stands = stands

# Arbiter: a player's original record is collected; a side follows.
command-original = original, collected

# Arbiter: the protocol of the game; how it is made is told.
command-protocol = protocol

# The cursor goes away from the player; in a menu, to the item before.
command-up = up

# The cursor comes towards the player; in a menu, to the item after.
command-down = down

# The cursor goes to the left.
command-left = left

# The cursor goes to the right.
command-right = right

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = up left

# Likewise, to the right.
command-up-right = up right

# Likewise, towards the player and to the left.
command-down-left = down left

# Likewise, to the right.
command-down-right = down right

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = first

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = row end

# Where the cursor is, and what stands there.
command-here = here

# The square of the cursor, or the item of a menu, is chosen.
command-choose = choose

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = leave, cancel

# The program ends.
command-quit = quit, exit

# The program ends, after a question.
command-end = end, end game

# Is the game kept? It always is.
command-save = save

# Whatever is being said ends.
command-silence = silence, quiet, hush

# Whose turn it is; in official play, whose clock runs.
command-turn = turn, whose turn

# Rehearsal: something is to go wrong at the boards.
command-make-a-difference = make a difference, difference

# What would be good to play, which is told to nobody.
command-advice = advice, hint

# How the game ended, where it did.
command-result = result

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = sides

# What other programs have and this one has not, such as talking to the other player.
command-chat = chat

# How many pieces of each sort there are.
command-pieces = pieces, how many pieces

# Yes.
command-yes = yes, y, ok, okay

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

# White's assistant, where there are two, before a line with a colon.
command-whites-assistant = white's assistant

# Black's, likewise.
command-blacks-assistant = black's assistant

# The arbiter grants the claim that waits.
command-grant = grant

# The arbiter rejects the claim that waits.
command-refuse = refuse, reject

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = sanction

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = complaint

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = draw

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = repetition

# A draw because only kings were moved (I 6.2).
term-claim-kings = kings

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = three kings, few kings

# A draw of quick games without a bonus (III 9).
term-claim-regulation = regulation

# The opponent has used up his time.
term-claim-flag = flag, time

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = no pieces

# A side cannot move.
term-ending-blocked = blocked

# A side resigned.
term-ending-resignation = resignation, resigned

# A side refused to follow the rules.
term-ending-refusal = refusal

# A side used up its time.
term-ending-time = time, flag

# A side, or both, did not play.
term-ending-forfeit = forfeit

# A side, or both, lost as a sanction.
term-ending-sanction = sanction

# Both agreed on a draw.
term-ending-agreement = agreement, agreed

# The position occurred three times.
term-ending-repetition = repetition

# Only kings were moved.
term-ending-kings = kings

# Three pieces against one king.
term-ending-three-kings = three kings

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = main line

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = main line taken

# At most two pieces against one king.
term-ending-two-kings = two kings

# A draw of III 9.1.
term-ending-regulation = regulation

# A draw of III 9.2.
term-ending-short-of-time = short of time

# A draw of III 9.4.
term-ending-both-flags = both flags

# Nobody can win.
term-ending-cannot-win = cannot win

# What no rule settles.
term-ending-decision = decision

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = reprimand

# A warning given in public.
term-sanction-warning = warning

# The loss of the game.
term-sanction-loss = loss

# Disqualification from the event.
term-sanction-disqualification = disqualification

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = clock

# A role behind `slip`: chief.
term-role-chief = chief

# A role behind `slip`: round.
term-role-round = round

# A role behind `slip`: face.
term-role-face = face, clock

# A role behind `slip`: assistant.
term-role-assistant = assistant

# A role behind `slip`: helper.
term-role-helper = helper

# A role behind `slip`: ear.
term-role-ear = ear

# A role behind `slip`: screen.
term-role-screen = screen

# A role behind `slip`: player.
term-role-player = player, page

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = keys

# One's own settings, one after the other.
command-menu = menu

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = profile

# How fast the voice speaks; words a minute follow.
command-rate = rate

# The voice speaks faster.
command-faster = faster

# The voice speaks slower.
command-slower = slower

# How loud it is; per cent follow.
command-volume = volume

# It is louder.
command-louder = louder

# It is softer.
command-softer = softer

# How high the voice is; per cent follow.
command-pitch = pitch

# Whose voice it is; its name follows, or usual.
command-voice = voice

# One's language; its tag follows.
command-language = language

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = words

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = numbers

# How the letters of squares are said: plain or names follow.
command-letters = letters

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = sounds

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = low time

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = pulses

# What is said of moves announced aloud: when needed or always follows.
command-confirm = confirm

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = whisper

# Whose, behind clock, last, men and the like: one's own.
term-of-own = own, mine, my

# The other player's.
term-of-opponent = opponent, his, her, their

# What may follow a word for one's own settings: few words.
term-choice-terse = terse

# As many words as usual.
term-choice-normal = normal

# Many words.
term-choice-full = full

# As many as for everything.
term-choice-same = same, the same, as for everything

# Numbers whole.
term-choice-whole = whole

# Numbers digit by digit.
term-choice-digits = digits, by digits

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = digits on repeat

# Letters as they are.
term-choice-plain = plain

# Letters by name.
term-choice-names = names, by name

# Switched on.
term-choice-on = on

# Switched off.
term-choice-off = off

# A tone alone.
term-choice-tone = tone

# A few times.
term-choice-few = few

# At times of one's own, which stand in the settings file.
term-choice-own = own

# Every mark.
term-choice-all = all

# Where they are needed.
term-choice-when-needed = when needed

# Always.
term-choice-always = always

# By a sound.
term-choice-sound = sound

# By the number.
term-choice-number = number

# The usual voice.
term-choice-usual = usual

# A new profile; its name follows.
term-choice-new = new

# No profile.
term-choice-none = none

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = moves

# The game around them.
term-choice-game = game

# Boards.
term-choice-boards = boards

# Clocks.
term-choice-clock = clock

# Answers.
term-choice-answers = answers

# The program.
term-choice-program = program

# Whose the keyboard is: that of the player at this program.
term-choice-player = player

# An assistant is appointed to keep the record and do nothing else.
term-choice-record = record

# All commands, as a menu.
command-commands = commands, all commands
