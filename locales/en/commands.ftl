### Words of the command line, besides the English ones, which work in every language. Each message is a list, joined by commas;
### help names the first word. Upper and lower case are the same. No two commands may share a word.

# The words announced aloud at the board follow.
command-said = said

# A half-move that replaces the last one follows, before the clock is pressed.
command-correct = correct, correction

# Training: the last half-move is taken back.
command-undo = undo, take back

# Simulated board: a half-move that the hand makes follows.
command-hand = hand

# Simulated board: the piece on the square that follows is lifted.
command-lift = lift

# Simulated board: a square and a piece (wm, wk, bm, bk) follow, and the piece is put there.
command-put = put

# Simulated board: the piece on the square that follows is taken off.
command-remove = remove

# Simulated board: the piece on the first square that follows is slid to the second.
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

# The player resigns.
command-resign = resign

# The arbiter is called.
command-call = call, call arbiter

# From here to done, lifting a piece is no touch (Kodeks I 3.13).
command-adjust = adjust, j'adoube

# The end of adjust, and of the arbiter's words.
command-done = done

# The opponent must correct an irregularity (Kodeks I 5.4).
command-demand = demand

# The irregularity stands (Kodeks I 5.4).
command-let-stand = let stand

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = crowned

# The names of the players.
command-players = players, who plays, opponent's name

# Another game begins; this one is kept.
command-new-game = new game

# The last words again.
command-repeat = repeat, again
# The words said while the page of the player's ear was away.
command-missed = missed, what did I miss

# The last words again, digit by digit.
command-spell = spell

# The last half-move.
command-last = last, last move

# The latest words; a count may follow.
command-history = history

# Where we are: the last half-moves, and the work on the player's board.
command-where = where

# Both times.
command-clock = clock, time

# The player's own time by touch: pulses of a gamepad's motor.
command-feel = feel, touch

# The number of half-moves made.
command-count = count

# The content of the square that follows.
command-square = square

# The contents of the row of the square that follows.
command-row = row

# The squares of the men of the side that follows.
command-men = men, man

# The squares of the kings of the side that follows.
command-kings = kings, king

# The pieces along the diagonals of the square that follows, or of the cursor.
command-diagonals = diagonals

# The contents of the four squares around the square that follows, or the cursor.
command-around = around

# The squares of all pieces of the side that follows.
command-all = all

# The pieces in a part of the board: its digit follows, as on a numeric keypad; 0 is the longest diagonal.
command-region = region, part

# The pieces on the whole board, part by part.
command-regions = regions, parts

# The changes of the last half-move on the player's board.
command-changed = changed

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = next

# The cursor goes to the previous piece; a side, men or kings may follow.
command-previous = previous

# The record is read back, one half-move.
command-older = older

# The own record is read, the newest first; the number of a move may follow.
command-record = record, notation, scoresheet, score sheet, my record

# The record is read forward again, one half-move.
command-newer = newer

# Back to the last half-move.
command-newest = newest

# The last list goes on after the part that was heard.
command-more = more

# Training: the squares to which the piece on the square that follows, or of the cursor, can go.
command-moves = moves

# Training: the compulsory captures.
command-captures = captures

# Training: the player's pieces that could be taken.
command-attacked = attacked

# All pieces on the player's board.
command-board = board

# Whether the boards agree.
command-boards = boards

# Switches the sensor of a square, or those of a board, off or on: sensor 38 off, sensors on.
command-sensor = sensor, sensors

# The settings in force.
command-settings = settings

# The words that can be typed.
command-help = help

# The arbiter; the code follows, or done.
command-arbiter = arbiter

# Arbiter: both clocks stop.
command-stop = stop

# Arbiter: the game goes on.
command-resume = resume

# Arbiter: the clocks are set.
command-set = set

# Arbiter: a faulty clock device is taken out of use; the program keeps the time.
command-replace = replace

# The arbiter takes back a press that waits for its half-move.
command-press-back = press back

# The clock device is connected the wrong way round: its sides are exchanged.
command-swap-clock = swap clock

# Arbiter: notes that the players were asked for the side to move.
command-ask = ask

# Arbiter: a blind player on move asks for times and moves; the side follows.
command-answer = answer

# Arbiter: a side is absent when the round begins.
command-absent = absent, late

# Arbiter: an absent side has come.
command-arrived = arrived

# Arbiter: time is charged to a side.
command-charge = charge

# Arbiter: the records are compared.
command-compare = compare

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = walk back, walk-back

# Arbiter: writes down a decision.
command-decide = decide

# Arbiter: the last walk-back is undone.
command-restore = restore

# Arbiter: the slips that were corrected.
command-slips = slips

# The arbiter lets a device of the desk in, or ends it: its number follows, and yes, no or end.
command-device = device

# Arbiter: makes a new slip for a role.
command-slip = slip

# Arbiter: the entry on the sheet is unreadable.
command-unreadable = unreadable, blank

# Arbiter: back to the half-move before, while a record is read out.
command-back = back

# Arbiter: everything before the first move is settled.
command-prepared = prepared

# The record is kept in Braille.
command-braille = braille, in braille

# The record is kept in ordinary print.
command-print = print, in print

# The record is kept with a dictaphone.
command-dictaphone = dictaphone, on a dictaphone

# Arbiter: an assistant is appointed.
command-appoint = appoint

# Arbiter: another arbiter looks after the table from now on; the name follows.
command-hand-over = hand over

# Arbiter: the owner of the keyboard from now on; a side, the assistant or the player follows.
command-keyboard = keyboard

# Arbiter: a half-move that the arbiter sees is written into their own record; half-moves follow, as on a sheet.
command-note = note

# Arbiter: says if a man in doubt is there; its square follows, and no if it is not there.
command-stands = stands

# Arbiter: a player's original record is collected; a side follows.
command-original = original, collected

# Arbiter: how the protocol of the game is made.
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

# The place of the cursor, and its content.
command-here = here

# The square of the cursor, or the item of a menu, is chosen.
command-choose = choose

# Leaves an open menu, a half-move begun with the cursor, or a look back, without any effect.
command-leave = leave, cancel

# The program ends.
command-quit = quit, exit

# The program ends, after a question.
command-end = end, end game

# Asks if the game is kept, which it always is.
command-save = save

# Ends the words that are being said.
command-silence = silence, quiet, hush

# The side to move; in official play, the side whose clock runs.
command-turn = turn, whose turn

# Rehearsal: causes a mishap at the boards.
command-make-a-difference = make a difference, difference

# A good move, which nobody is told.
command-advice = advice, hint

# How the game ended, if it is over.
command-result = result

# The side that a person plays; the answer is that the half-moves of both sides are typed here.
command-sides = sides

# Features of other programs that this one does not have, such as talking to the other player.
command-chat = chat

# The number of pieces of each sort.
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

# White's assistant, if there are two, before a line with a colon.
command-whites-assistant = white's assistant

# Black's, likewise.
command-blacks-assistant = black's assistant

# The arbiter grants the claim that waits.
command-grant = grant

# The arbiter rejects the claim that waits.
command-refuse = refuse, reject

# The arbiter writes down a sanction: its side, its kind (Kodeks II 2.5) and its reason follow.
command-sanction = sanction

# The arbiter writes down a complaint: its side and its subject follow.
command-complaint = complaint

# May follow claim: a draw by any rule. Spellings as for commands.
term-claim-draw = draw

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = repetition

# A draw because only kings were moved (I 6.2).
term-claim-kings = kings

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = three kings, few kings

# A draw of quick games without a bonus (III 9).
term-claim-regulation = regulation

# The opponent has used up their time.
term-claim-flag = flag, time

# A cause, which may follow a result behind decide. A side has no pieces left.
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

# Neither side can win.
term-ending-cannot-win = cannot win

# A case that no rule settles.
term-ending-decision = decision

# May follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = reprimand

# A warning given in public.
term-sanction-warning = warning

# The loss of the game.
term-sanction-loss = loss

# Disqualification from the event.
term-sanction-disqualification = disqualification

# May follow a side behind complaint: it is about the clock or the flag (II 6.11).
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

# The player's own settings, one after the other.
command-menu = menu

# The next profile of the player's settings; a name may follow, or new and a name, or none.
command-profile = profile

# The speed of the voice; words a minute follow.
command-rate = rate

# The voice speaks faster.
command-faster = faster

# The voice speaks slower.
command-slower = slower

# The volume; per cent follow.
command-volume = volume

# It is louder.
command-louder = louder

# It is softer.
command-softer = softer

# The pitch of the voice; per cent follow.
command-pitch = pitch

# The voice; its name follows, or usual.
command-voice = voice

# The player's language; its tag follows.
command-language = language

# The number of words used: terse, normal or full follow, and a topic may.
command-words = words

# The way of saying the numbers of squares: whole, digits or digits on repeat follow.
command-numbers = numbers

# The way of saying the letters of squares: plain or names follow.
command-letters = letters

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = sounds

# The announcements that the player's own clock makes by itself: off, tone, few, all or own follows.
command-low-time = low time

# Whether the time can also be felt by the motor of a gamepad: on or off follows.
command-pulses = pulses

# The words about half-moves that were announced aloud: when needed or always follows.
command-confirm = confirm

# The way of telling the squares that the player's hand touches: off, sound or number follows.
command-whisper = whisper

# An owner, behind clock, last, men and the like: the player.
term-of-own = own, mine, my

# The other player's.
term-of-opponent = opponent, his, her, their

# May follow a word for a setting: few words.
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

# At times of the player's own, which are in the settings file.
term-choice-own = own

# Every mark.
term-choice-all = all

# If they are needed.
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

# A topic for more or fewer words: half-moves.
term-choice-moves = moves

# A topic: the rest of the game.
term-choice-game = game

# Boards.
term-choice-boards = boards

# Clocks.
term-choice-clock = clock

# Answers.
term-choice-answers = answers

# The program.
term-choice-program = program

# The owner of the keyboard: the player at this program.
term-choice-player = player

# An assistant is appointed only to keep the record.
term-choice-record = record

# All commands, as a menu.
command-commands = commands, all commands
