### The effect of each command, asked with help and its word. Small letters, commas for pauses; other commands are named only if
### they exist.

# Behind the word itself. $what: its effect; $words: the words of the topic of that name, if it is one; $some: yes or no.
help-of =
    { $some ->
        [yes] { $word }, { $what }, { $words }
       *[no] { $word }, { $what }
    }

# The effect of said, behind that word.
help-of-said = says what was announced aloud at the { -board }, the move follows it
# The effect of correct, behind that word.
help-of-correct = puts another move in place of the last one, the right move follows it, before the press
# The effect of adjust, behind that word.
help-of-adjust = men are put straight from now on, nothing is a touch until done
# The effect of offer, behind that word.
help-of-offer = offers a draw, after your own half move and before the press
# The effect of accept, behind that word.
help-of-accept = accepts the draw that is offered, after a question
# The effect of decline, behind that word.
help-of-decline = declines the draw that is offered
# The effect of claim, behind that word.
help-of-claim = claims a draw by rule, or the time, what is claimed may follow it
# The effect of resign, behind that word.
help-of-resign = gives the game up, after a question
# The effect of call, behind that word.
help-of-call = calls the { -arbiter }, it is said and written down
# The effect of stop, behind that word.
help-of-stop = the { -arbiter } stops play and both { -clock(number: "plural") }
# The effect of resume, behind that word.
help-of-resume = the { -arbiter } lets play go on and starts the { -clock }
# The effect of set, behind that word.
help-of-set = the { -arbiter } sets a { -clock }, side and time follow it
# The effect of charge, behind that word.
help-of-charge = the { -arbiter } takes time from a side for its fault, the side follows it
# The effect of replace, behind that word.
help-of-replace = the { -arbiter } replaces a faulty { -clock }
# The effect of press back, behind that word.
help-of-press-back = the { -arbiter } turns the { -clock } back to the side that pressed by mistake
# The effect of ask, behind that word.
help-of-ask = the { -arbiter } puts a question to the players
# The effect of answer, behind that word.
help-of-answer = the { -arbiter } tells one player something, the side and the words follow it
# The effect of absent, behind that word.
help-of-absent = the { -arbiter } notes who is not here, the side follows it
# The effect of arrived, behind that word.
help-of-arrived = the { -arbiter } notes who has come, the side follows it
# The effect of prepared, behind that word.
help-of-prepared = the { -arbiter } confirms that everything is prepared
# The effect of compare, behind that word.
help-of-compare = asks to compare the record with the opponent's, the { -arbiter } compares any two
# The effect of unreadable, behind that word.
help-of-unreadable = the half move that is read out cannot be read on the sheet
# The effect of back, behind that word.
help-of-back = goes one half move back in what is read out
# The effect of walk back, behind that word.
help-of-walk-back = the { -arbiter } goes back to an earlier half move, its number and side follow it
# The effect of restore, behind that word.
help-of-restore = the { -arbiter } takes a walk back away again
# The effect of grant, behind that word.
help-of-grant = the { -arbiter } grants what is claimed
# The effect of refuse, behind that word.
help-of-refuse = the { -arbiter } refuses what is claimed
# The effect of decide, behind that word.
help-of-decide = the { -arbiter } ends the game, result and reason follow it
# The effect of sanction, behind that word.
help-of-sanction = the { -arbiter } gives a sanction, side, sort and reason follow it
# The effect of complaint, behind that word.
help-of-complaint = the { -arbiter } writes down a complaint, whose it is and what about follow it
# The effect of slips, behind that word.
help-of-slips = tells the { -arbiter } which half moves were said wrongly
# The effect of device, behind that word.
help-of-device = the { -arbiter } sees and ends the devices that are let in
# The effect of slip, behind that word.
help-of-slip = makes a new slip for a role, such as slip white's ear, earlier unused ones open nothing
# The effect of appoint, behind that word.
help-of-appoint = the { -arbiter } appoints an { -assistant }, side and name follow it
# The effect of hand over, behind that word.
help-of-hand-over = the chief { -arbiter } hands the table to another one, the name follows it
# The effect of keyboard, behind that word.
help-of-keyboard = the { -arbiter } says whose the keyboard is, white, black, both, assistant or player follows it
# The effect of note, behind that word.
help-of-note = the { -arbiter } writes something down in words of their own
# The effect of stands, behind that word.
help-of-stands = the { -arbiter } says what stands on a square, the square follows it
# The effect of original, behind that word.
help-of-original = the { -arbiter } notes that an original record was collected, the side follows it
# The effect of protocol, behind that word.
help-of-protocol = the { -arbiter } is told how the protocol is made
# The effect of done, behind that word.
help-of-done = ends what was begun, adjusting, reading out or the { -arbiter }'s work
# The effect of crowned, behind that word.
help-of-crowned = the second man that makes a { -king } is set
# The effect of undo, behind that word.
help-of-undo = takes the last half move back, in training, after a question
# The effect of demand, behind that word.
help-of-demand = demands that the opponent's last half move be put right
# The effect of let stand, behind that word.
help-of-let-stand = lets the opponent's last half move stand as it is
# The effect of yes, behind that word.
help-of-yes = answers yes to what is asked
# The effect of no, behind that word.
help-of-no = answers no to what is asked
# The effect of arbiter, behind that word.
help-of-arbiter = opens the { -arbiter }'s words, in an official game by a code
# The effect of quit, behind that word.
help-of-quit = ends the program at once, the game can go on later
# The effect of end, behind that word.
help-of-end = ends the program after a question
# The effect of save, behind that word.
help-of-save = tells that the game is kept, it always is
# The effect of players, behind that word.
help-of-players = tells who plays, by name
# The effect of new game, behind that word.
help-of-new-game = begins another game after a question, in training, this one is kept
# The effect of boards, behind that word.
help-of-boards = tells whether { -board } and record agree
# The effect of board, behind that word.
help-of-board = reads everything on the { -board }, white first
# The effect of square, behind that word.
help-of-square = tells what stands on a square, its number follows it
# The effect of row, behind that word.
help-of-row = reads a row, a square of it may follow
# The effect of around, behind that word.
help-of-around = reads the neighbours of a square, which may follow
# The effect of diagonals, behind that word.
help-of-diagonals = reads what a { -king } on a square would meet, the square may follow
# The effect of men, behind that word.
help-of-men = tells where men stand, a side may follow
# The effect of kings, behind that word.
help-of-kings = tells where { -king(number: "plural") } stand, a side may follow
# The effect of all, behind that word.
help-of-all = tells where all pieces of a side stand
# The effect of region, behind that word.
help-of-region = reads one part of the { -board }, its digit may follow
# The effect of regions, behind that word.
help-of-regions = reads the { -board } part by part
# The effect of pieces, behind that word.
help-of-pieces = tells how many pieces there are
# The effect of changed, behind that word.
help-of-changed = tells what the last half move changed
# The effect of next, behind that word.
help-of-next = walks to the next piece
# The effect of previous, behind that word.
help-of-previous = walks to the piece before
# The effect of more, behind that word.
help-of-more = reads on in the last list
# The effect of here, behind that word.
help-of-here = tells where the cursor is and what stands there
# The effect of up, behind that word.
help-of-up = one square away from you, or the item before
# The effect of down, behind that word.
help-of-down = one square towards you, or the item after
# The effect of left, behind that word.
help-of-left = one square to the left
# The effect of right, behind that word.
help-of-right = one square to the right
# The effect of up left, behind that word.
help-of-up-left = one square up to the left
# The effect of up right, behind that word.
help-of-up-right = one square up to the right
# The effect of down left, behind that word.
help-of-down-left = one square down to the left
# The effect of down right, behind that word.
help-of-down-right = one square down to the right
# The effect of first, behind that word.
help-of-first = to the beginning of the row or list
# The effect of row end, behind that word.
help-of-row-end = to the end of the row or list
# The effect of choose, behind that word.
help-of-choose = chooses what you stand at
# The effect of leave, behind that word.
help-of-leave = leaves what is open, nothing is done
# The effect of moves, behind that word.
help-of-moves = tells what could be played, in training, a square may follow
# The effect of captures, behind that word.
help-of-captures = tells what could be captured, in training
# The effect of attacked, behind that word.
help-of-attacked = tells which of your pieces could be captured, in training
# The effect of sensor, behind that word.
help-of-sensor = switches a square of a { -board } off or on, the square follows it
# The effect of press, behind that word.
help-of-press = presses your { -clock }, and the half move counts
# The effect of clock, behind that word.
help-of-clock = tells what is left on your { -clock }, opponent or full may follow
# The effect of feel, behind that word.
help-of-feel = tells your time by the motor of a gamepad
# The effect of pause, behind that word.
help-of-pause = stops both { -clock(number: "plural") } until the next half move, in training
# The effect of swap clock, behind that word.
help-of-swap-clock = exchanges the sides of a { -clock } that stands the other way round
# The effect of repeat, behind that word.
help-of-repeat = says the last words again, slower each time
# The effect of missed, behind that word.
help-of-missed = tells what was said while the page of an ear slept or was closed, oldest first
# The effect of spell, behind that word.
help-of-spell = says the last words digit by digit or word by word
# The effect of last, behind that word.
help-of-last = tells the last half move, opponent, white or black may follow
# The effect of where, behind that word.
help-of-where = tells where the game is, the last half moves and what is still to be done
# The effect of history, behind that word.
help-of-history = says again what was said, a number may follow
# The effect of count, behind that word.
help-of-count = tells how many moves each side has made
# The effect of turn, behind that word.
help-of-turn = tells whose turn it is, or whose { -clock } runs
# The effect of make a difference, behind that word.
help-of-make-a-difference = in a rehearsal, lets something go wrong at the { -board(number: "plural") }, so that the { -arbiter } comes

# The effect of result, behind that word.
help-of-result = tells how the game ended
# The effect of older, behind that word.
help-of-older = goes one half move back in the record
# The effect of record, behind that word.
help-of-record = reads your own record from the newest move, or from the number that follows
# The effect of newer, behind that word.
help-of-newer = goes one half move on in the record
# The effect of newest, behind that word.
help-of-newest = goes to the newest half move of the record
# The effect of menu, behind that word.
help-of-menu = opens the menu of your settings
# The effect of settings, behind that word.
help-of-settings = tells what is set otherwise than usual
# The effect of profile, behind that word.
help-of-profile = takes the next set of your settings, or the one whose name follows
# The effect of faster, behind that word.
help-of-faster = speaks faster
# The effect of slower, behind that word.
help-of-slower = speaks slower
# The effect of rate, behind that word.
help-of-rate = sets how many words a minute, the number follows it
# The effect of louder, behind that word.
help-of-louder = speaks louder
# The effect of softer, behind that word.
help-of-softer = speaks softer
# The effect of volume, behind that word.
help-of-volume = sets how loud, per cent follow it
# The effect of pitch, behind that word.
help-of-pitch = sets how high the voice is, per cent follow it
# The effect of voice, behind that word.
help-of-voice = sets the voice, its name follows it
# The effect of language, behind that word.
help-of-language = sets the language, its name follows it
# The effect of words, behind that word.
help-of-words = sets in how many words, terse, normal or full follows it
# The effect of numbers, behind that word.
help-of-numbers = sets how squares are said, whole or digits follows it
# The effect of letters, behind that word.
help-of-letters = sets how letters are said, plain or names follows it
# The effect of sounds, behind that word.
help-of-sounds = switches sounds on or off
# The effect of low time, behind that word.
help-of-low-time = sets what your { -clock } says by itself, off, tone, few or all follows it
# The effect of pulses, behind that word.
help-of-pulses = switches the motor of the gamepad on or off for times
# The effect of confirm, behind that word.
help-of-confirm = sets what is said of announced half moves, always or when needed
# The effect of whisper, behind that word.
help-of-whisper = tells the squares that your hand touches, off, sound or number
# The effect of keys, behind that word.
help-of-keys = keys say what they do instead of doing it, until silence
# The effect of commands, behind that word.
help-of-commands = opens the menu of all words
# The effect of help, behind that word.
help-of-help = tells what can be typed, a word or a part may follow
# The effect of silence, behind that word.
help-of-silence = stops what is being said
# The effect of braille, behind that word.
help-of-braille = answers that the record is kept in braille
# The effect of print, behind that word.
help-of-print = answers that the record is kept in print
# The effect of dictaphone, behind that word.
help-of-dictaphone = answers that the record is kept on a dictaphone
# The effect of hand, behind that word.
help-of-hand = the hand of a simulated { -board } makes a half move, which follows
# The effect of lift, behind that word.
help-of-lift = the hand of a simulated { -board } lifts a piece, the square follows
# The effect of put, behind that word.
help-of-put = the hand of a simulated { -board } puts a piece down, square and piece follow
# The effect of remove, behind that word.
help-of-remove = the hand of a simulated { -board } takes a piece off, the square follows
# The effect of slide, behind that word.
help-of-slide = the hand of a simulated { -board } slides a piece, both squares follow
