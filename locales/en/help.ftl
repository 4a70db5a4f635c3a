### What each command does, asked with help and its word. Small letters, commas for pauses, no command named that is not one.

# Behind the word itself. $what: what it does; $words: the words of the part of that name, where it is one; $some: yes or no.
help-of =
    { $some ->
        [yes] { $word }, { $what }, { $words }
       *[no] { $word }, { $what }
    }

# What said does, behind that word.
help-of-said = says what was announced aloud at the board, the move follows it
# What correct does, behind that word.
help-of-correct = puts another move in place of the last one, the right move follows it, before the press
# What adjust does, behind that word.
help-of-adjust = men are put straight from now on, nothing is a touch until done
# What offer does, behind that word.
help-of-offer = offers a draw, after your own half move and before the press
# What accept does, behind that word.
help-of-accept = accepts the draw that is offered, after a question
# What decline does, behind that word.
help-of-decline = declines the draw that is offered
# What claim does, behind that word.
help-of-claim = claims a draw by rule, or the time, what is claimed may follow it
# What resign does, behind that word.
help-of-resign = gives the game up, after a question
# What call does, behind that word.
help-of-call = calls the arbiter, it is said and written down
# What stop does, behind that word.
help-of-stop = the arbiter stops play and both clocks
# What resume does, behind that word.
help-of-resume = the arbiter lets play go on and starts the clock
# What set does, behind that word.
help-of-set = the arbiter sets a clock, side and time follow it
# What charge does, behind that word.
help-of-charge = the arbiter takes time from a side for its fault, the side follows it
# What replace does, behind that word.
help-of-replace = the arbiter replaces a faulty clock
# What press back does, behind that word.
help-of-press-back = the arbiter turns the clock back to the side that pressed by mistake
# What ask does, behind that word.
help-of-ask = the arbiter puts a question to the players
# What answer does, behind that word.
help-of-answer = the arbiter tells one player something, the side and the words follow it
# What absent does, behind that word.
help-of-absent = the arbiter notes who is not here, the side follows it
# What arrived does, behind that word.
help-of-arrived = the arbiter notes who has come, the side follows it
# What prepared does, behind that word.
help-of-prepared = the arbiter confirms that everything is prepared
# What compare does, behind that word.
help-of-compare = asks to compare the record with the opponent's, the arbiter compares any two
# What unreadable does, behind that word.
help-of-unreadable = the half move that is read out cannot be read on the sheet
# What back does, behind that word.
help-of-back = goes one half move back in what is read out
# What walk back does, behind that word.
help-of-walk-back = the arbiter goes back to an earlier half move, its number and side follow it
# What restore does, behind that word.
help-of-restore = the arbiter takes a walk back away again
# What grant does, behind that word.
help-of-grant = the arbiter grants what is claimed
# What refuse does, behind that word.
help-of-refuse = the arbiter refuses what is claimed
# What decide does, behind that word.
help-of-decide = the arbiter ends the game, result and reason follow it
# What sanction does, behind that word.
help-of-sanction = the arbiter gives a sanction, side, sort and reason follow it
# What complaint does, behind that word.
help-of-complaint = the arbiter writes down a complaint, whose it is and what about follow it
# What slips does, behind that word.
help-of-slips = tells the arbiter which half moves were said wrongly
# What device does, behind that word.
help-of-device = the arbiter sees and ends the devices that are let in
# What slip does, behind that word.
help-of-slip = makes a new slip for a role, such as slip white's ear, earlier unused ones open nothing
# What appoint does, behind that word.
help-of-appoint = the arbiter appoints an assistant, side and name follow it
# What hand over does, behind that word.
help-of-hand-over = the chief arbiter hands the table to another one, the name follows it
# What keyboard does, behind that word.
help-of-keyboard = the arbiter says whose the keyboard is, white, black, both, assistant or player follows it
# What note does, behind that word.
help-of-note = the arbiter writes something down in words of their own
# What stands does, behind that word.
help-of-stands = the arbiter says what stands on a square, the square follows it
# What original does, behind that word.
help-of-original = the arbiter notes that an original record was collected, the side follows it
# What protocol does, behind that word.
help-of-protocol = the arbiter is told how the protocol is made
# What done does, behind that word.
help-of-done = ends what was begun, adjusting, reading out or the arbiter's work
# What crowned does, behind that word.
help-of-crowned = the second man that makes a king is set
# What undo does, behind that word.
help-of-undo = takes the last half move back, in training, after a question
# What demand does, behind that word.
help-of-demand = demands that the opponent's last half move be put right
# What let stand does, behind that word.
help-of-let-stand = lets the opponent's last half move stand as it is
# What yes does, behind that word.
help-of-yes = answers yes to what is asked
# What no does, behind that word.
help-of-no = answers no to what is asked
# What arbiter does, behind that word.
help-of-arbiter = opens the arbiter's words, in an official game by a code
# What quit does, behind that word.
help-of-quit = ends the program at once, the game can go on later
# What end does, behind that word.
help-of-end = ends the program after a question
# What save does, behind that word.
help-of-save = tells that the game is kept, it always is
# What players does, behind that word.
help-of-players = tells who plays, by name
# What new game does, behind that word.
help-of-new-game = begins another game after a question, in training, this one is kept
# What boards does, behind that word.
help-of-boards = tells whether board and record agree
# What board does, behind that word.
help-of-board = reads everything on the board, white first
# What square does, behind that word.
help-of-square = tells what stands on a square, its number follows it
# What row does, behind that word.
help-of-row = reads a row, a square of it may follow
# What around does, behind that word.
help-of-around = reads the neighbours of a square, which may follow
# What diagonals does, behind that word.
help-of-diagonals = reads what a king on a square would meet, the square may follow
# What men does, behind that word.
help-of-men = tells where men stand, a side may follow
# What kings does, behind that word.
help-of-kings = tells where kings stand, a side may follow
# What all does, behind that word.
help-of-all = tells where all pieces of a side stand
# What region does, behind that word.
help-of-region = reads one part of the board, its digit may follow
# What regions does, behind that word.
help-of-regions = reads the board part by part
# What pieces does, behind that word.
help-of-pieces = tells how many pieces there are
# What changed does, behind that word.
help-of-changed = tells what the last half move changed
# What next does, behind that word.
help-of-next = walks to the next piece
# What previous does, behind that word.
help-of-previous = walks to the piece before
# What more does, behind that word.
help-of-more = reads on in the last list
# What here does, behind that word.
help-of-here = tells where the cursor is and what stands there
# What up does, behind that word.
help-of-up = one square away from you, or the item before
# What down does, behind that word.
help-of-down = one square towards you, or the item after
# What left does, behind that word.
help-of-left = one square to the left
# What right does, behind that word.
help-of-right = one square to the right
# What up left does, behind that word.
help-of-up-left = one square up to the left
# What up right does, behind that word.
help-of-up-right = one square up to the right
# What down left does, behind that word.
help-of-down-left = one square down to the left
# What down right does, behind that word.
help-of-down-right = one square down to the right
# What first does, behind that word.
help-of-first = to the beginning of the row or list
# What row end does, behind that word.
help-of-row-end = to the end of the row or list
# What choose does, behind that word.
help-of-choose = chooses what you stand at
# What leave does, behind that word.
help-of-leave = leaves what is open, nothing is done
# What moves does, behind that word.
help-of-moves = tells what could be played, in training, a square may follow
# What captures does, behind that word.
help-of-captures = tells what could be captured, in training
# What attacked does, behind that word.
help-of-attacked = tells which of your pieces could be captured, in training
# What sensor does, behind that word.
help-of-sensor = switches a square of a board off or on, the square follows it
# What press does, behind that word.
help-of-press = presses your clock, and the half move counts
# What clock does, behind that word.
help-of-clock = tells what is left on your clock, opponent or full may follow
# What feel does, behind that word.
help-of-feel = tells your time by the motor of a gamepad
# What pause does, behind that word.
help-of-pause = stops both clocks until the next half move, in training
# What swap clock does, behind that word.
help-of-swap-clock = exchanges the sides of a clock that stands the other way round
# What repeat does, behind that word.
help-of-repeat = says the last words again, slower each time
# What missed does, behind that word.
help-of-missed = tells what was said while the page of an ear slept or was closed, oldest first
# What spell does, behind that word.
help-of-spell = says the last words digit by digit or word by word
# What last does, behind that word.
help-of-last = tells the last half move, opponent, white or black may follow
# What where does, behind that word.
help-of-where = tells where the game is, the last half moves and what is still to be done
# What history does, behind that word.
help-of-history = says again what was said, a number may follow
# What count does, behind that word.
help-of-count = tells how many moves each side has made
# What turn does, behind that word.
help-of-turn = tells whose turn it is, or whose clock runs
# What make a difference does, behind that word.
help-of-make-a-difference = in a rehearsal, lets something go wrong at the boards, so that the arbiter comes

# What result does, behind that word.
help-of-result = tells how the game ended
# What older does, behind that word.
help-of-older = goes one half move back in the record
# What record does, behind that word.
help-of-record = reads your own record from the newest move, or from the number that follows
# What newer does, behind that word.
help-of-newer = goes one half move on in the record
# What newest does, behind that word.
help-of-newest = goes to the newest half move of the record
# What menu does, behind that word.
help-of-menu = opens the menu of your settings
# What settings does, behind that word.
help-of-settings = tells what is set otherwise than usual
# What profile does, behind that word.
help-of-profile = takes the next set of your settings, or the one whose name follows
# What faster does, behind that word.
help-of-faster = speaks faster
# What slower does, behind that word.
help-of-slower = speaks slower
# What rate does, behind that word.
help-of-rate = sets how many words a minute, the number follows it
# What louder does, behind that word.
help-of-louder = speaks louder
# What softer does, behind that word.
help-of-softer = speaks softer
# What volume does, behind that word.
help-of-volume = sets how loud, per cent follow it
# What pitch does, behind that word.
help-of-pitch = sets how high the voice is, per cent follow it
# What voice does, behind that word.
help-of-voice = sets the voice, its name follows it
# What language does, behind that word.
help-of-language = sets the language, its name follows it
# What words does, behind that word.
help-of-words = sets in how many words, terse, normal or full follows it
# What numbers does, behind that word.
help-of-numbers = sets how squares are said, whole or digits follows it
# What letters does, behind that word.
help-of-letters = sets how letters are said, plain or names follows it
# What sounds does, behind that word.
help-of-sounds = switches sounds on or off
# What low time does, behind that word.
help-of-low-time = sets what your clock says by itself, off, tone, few or all follows it
# What pulses does, behind that word.
help-of-pulses = switches the motor of the gamepad on or off for times
# What confirm does, behind that word.
help-of-confirm = sets what is said of announced half moves, always or when needed
# What whisper does, behind that word.
help-of-whisper = tells the squares that your hand touches, off, sound or number
# What keys does, behind that word.
help-of-keys = keys say what they do instead of doing it, until silence
# What commands does, behind that word.
help-of-commands = opens the menu of all words
# What help does, behind that word.
help-of-help = tells what can be typed, a word or a part may follow
# What silence does, behind that word.
help-of-silence = stops what is being said
# What braille does, behind that word.
help-of-braille = answers that the record is kept in braille
# What print does, behind that word.
help-of-print = answers that the record is kept in print
# What dictaphone does, behind that word.
help-of-dictaphone = answers that the record is kept on a dictaphone
# What hand does, behind that word.
help-of-hand = the hand of a simulated board makes a half move, which follows
# What lift does, behind that word.
help-of-lift = the hand of a simulated board lifts a piece, the square follows
# What put does, behind that word.
help-of-put = the hand of a simulated board puts a piece down, square and piece follow
# What remove does, behind that word.
help-of-remove = the hand of a simulated board takes a piece off, the square follows
# What slide does, behind that word.
help-of-slide = the hand of a simulated board slides a piece, both squares follow
