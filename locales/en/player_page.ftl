### The text on the pages of assistants, helpers and players, and on the face of the clock as a page.

# The title of a page, and its first heading. $number: of the table in the hall; $role: one of the next five.
player-title = Table { $number }: { $role }

# The role of a page: the assistant of a blind player. $side: white or black.
player-role-assistant =
    { $side ->
        [white] White's { -assistant }
       *[black] Black's { -assistant }
    }

# The same: a person named by the sighted side to carry out half-moves for it. $side: white or black.
player-role-helper =
    { $side ->
        [white] White's helper
       *[black] Black's helper
    }

# The same: the page by which a player hears the program. $side: white or black.
player-role-ear =
    { $side ->
        [white] White's ear
       *[black] Black's ear
    }

# The same: a screen for a partially sighted player. $side: white or black.
player-role-screen =
    { $side ->
        [white] White's screen
       *[black] Black's screen
    }

# The same: the page of a player. $side: white or black.
player-role-player =
    { $side ->
        [white] White's page
       *[black] Black's page
    }

# The same: the face of the clock.
player-role-face = { -clock }

# In place of everything else, while the page has nothing from its table.
player-not-reached = The table is not reached now. Nothing is taken.

# A heading: the half-move that is to be carried out on the other board.
player-carry-out = To be carried out

# Below it: there is none now.
player-carry-nothing = Nothing now.

# Below it, above the half-move: the board. $board as in board-where.
player-carry-where = Now { board-where }:

# Below the half-move: the men to be taken off. $squares: squares with commas between.
player-carry-remove = Take off: { $squares }.

# Below that: the piece on the last square of the half-move. $square: that square; $piece as in piece-name.
player-carry-stands = Then { $square } holds: { piece-name }.

# A half-move. It is large on the page, and may be read by a voice, so it has no signs. $from, $to: squares; $takes: yes if it is
# announced as a capture, or no.
player-half-move =
    { $takes ->
        [yes] { $from } takes { $to }
       *[no] { $from } to { $to }
    }

# A half-move in the record. $number: of the move of both sides; $side: white or black; $played: player-half-move.
player-numbered =
    { $side ->
        [white] { $number } White: { $played }
       *[black] { $number } Black: { $played }
    }

# The last half-move, alone. $played: player-numbered.
player-last-half-move = Last: { $played }

# A heading: the record.
player-record = Record

# Below it: no half-move stands yet.
player-record-empty = No { -half-move } yet.

# A link that opens the record in the other order.
player-newest-first = Newest first

# A heading: fields in which half-moves are entered.
player-entry = Entering

# Above a field. $example: a half-move in a form that may be typed.
player-enter-label = { CAPITAL(-half-move) }, for example { $example }

# The button of that field.
player-enter = Enter

# Above a field for a half-move that replaces the last one, or the announced one; it counts until the clock is pressed.
player-correct-label = Correction, until the press: it was

# The button of that field.
player-correct = Correct

# A button: the program says the last half-move again.
player-read-back = Read the last { -half-move } back

# A heading above the button of the clock.
player-clock-key = Key of the { -clock }

# That button.
player-press = Press the { -clock }

# Below the field for half-moves: the effect of one key there.
player-press-key = The sign + in this field enters what is typed and presses the { -clock }; in an empty field it presses the { -clock }.

# A heading: calling the arbiter.
player-help = { CAPITAL(-arbiter) }

# A button.
player-call = Call the { -arbiter }

# Its effect.
player-call-means = Everybody at the table hears it, and it is written down.

# A button: the assistant reports that the opponent's time is used up (Kodeks VIII 4.1.4).
player-flag = Report that the time is used up

# Its effect.
player-flag-means = It is written down as a claim, and the { -arbiter } is called.

# A heading on a player's own page: their last entry.
player-own-entry = Your last entry

# Below it: there is no entry yet.
player-own-entry-none = Nothing is entered yet.

# A heading: draw and resignation.
player-draw = Draw and end

# A button.
player-offer = Offer a draw

# Its effect.
player-offer-means = Your opponent will be asked.

# A button: the opponent's draw offer is accepted; this is asked once more.
player-accept = Accept the draw

# A button: it is declined.
player-decline = Decline the draw

# A button.
player-resign = Give the game up

# Its effect.
player-resign-means = You will be asked whether you mean it.

# Unfolds the buttons for claims.
player-claims = Claim something

# Their effect.
player-claim-means = The { -arbiter } will be called and will look at it.

# A button: the same position for the third time.
player-claim-repetition = The same position for the third time

# A button: 25 moves of kings alone.
player-claim-kings = Moves of { -king(number: "plural") } alone

# A button: three kings against one, 16 moves.
player-claim-three-kings = Three { -king(number: "plural") } against one

# A button: the draw by the regulations of the event.
player-claim-regulation = A draw by the regulations

# A button: the opponent's time is used up.
player-claim-flag = The opponent's time is used up

# A heading: the questions, and the facts to be known before anything goes on.
player-asked = What waits

# A button for an answer.
player-yes = Yes

# A button for an answer.
player-no = No

# A button that answers for which side it is.
player-white = White

# A button that answers for which side it is.
player-black = Black

# A button for an answer, while a record is read aloud: the sheet is unreadable there.
player-unreadable = Unreadable

# Above a field for an answer other than yes and no.
player-answer-label = Answer

# The button of that field.
player-answer = Send the answer

# Open: something has to be settled before the first move. The program has said what it is.
player-ask-before = Something must be settled before the first move.

# Open: whether everything before the first move is as in the event file. Its answers are below.
player-ask-as-written = Is everything so as the event file has it?

# Open: the arbiter has stopped play.
player-ask-stopped = The { -arbiter } has stopped the game.

# Open: the clocks were not started yet.
player-ask-clock = The { -clock(number: "plural") } stand until the { -arbiter } starts them.

# Asked: a capture has several ways. The answer is a square on the way.
player-ask-which-way = Which way? Name a square on the way.

# Asked: the board shows half-moves that the record does not have.
player-ask-board-ahead = The { -board } shows more than the record. Enter it?

# Asked: the men do not show which way round the board lies.
player-ask-orientation = The { -board } looks the same from both sides. Does it lie the other way round?

# A player is asked in person whether they accept a draw.
player-ask-draw = A player is asked: is the draw accepted?

# A player is asked in person whether they give the game up.
player-ask-resign = A player is asked: is the game given up?

# Asked: whether the program is to end.
player-ask-quit = End the program?

# A player is asked in person whether they agree to compare the records.
player-ask-check = A player is asked: are the records to be compared?

# Asked: the side of the typed half-move.
player-ask-whose = For White or for Black?

# Asked: whether the typed half-move replaces the last one.
player-ask-correction = Does what was typed take the place of the last { -half-move }?

# Training: whether the last half-move is to be taken back.
player-ask-undo = Take the last { -half-move } back?

# Training: whether another game is to begin.
player-ask-new-game = This game is kept. Begin a new one?

# The arbiter is asked whether the game goes back to an earlier half-move.
player-ask-walk-back = The { -arbiter } decides whether the game goes back to an earlier { -half-move }.

# Open: some half-moves that were played are not in the record, and have to be completed now.
player-ask-complete = { CAPITAL(-half-move(number: "plural")) } are missing in the record and are to be completed.

# Asked for each half-move while the record is read out: whether the sheet has the same.
player-ask-read-out = The record is read out. Does the sheet have the same?

# A question for which this page has no words. The program has said it.
player-ask-other = The program asks something; its words have been said.

# A heading: the clock.
player-clock = { CAPITAL(-clock) }

# Before the time that a side has left on its clock, as 1:18:40. $side: white or black.
player-left =
    { $side ->
        [white] White has left
       *[black] Black has left
    }

# Behind a side's time: it runs.
player-runs = running

# Behind a side's time: its flag has fallen.
player-flag-fell = flag has fallen

# The same for the side whose flag fell first, when both have fallen.
player-flag-fell-first = flag fell first

# The time that a side had used when the clock was last pressed. $side: white or black; $time: as 0:41:20.
player-used =
    { $side ->
        [white] White had used at the last press: { $time }
       *[black] Black had used at the last press: { $time }
    }

# The number of moves of each side, for answering (Kodeks VIII 5.1). $white, $black: their numbers.
player-count = Moves made: White { $white }, Black { $black }.

# A heading: names, and the state of the game.
player-state = The game

# A player. $side: white or black; $name: their name.
player-name =
    { $side ->
        [white] White: { $name }
       *[black] Black: { $name }
    }

# The game has not begun.
player-before = The game has not begun.

# The stage of a game: it had begun when the program was started again, and the arbiter has not let it go on yet.
player-interrupted = The game has begun. The program was started again; the { -arbiter } lets it go on.

# The game is on.
player-playing = The game is on.

# The arbiter has stopped the game.
player-stopped = The { -arbiter } has stopped the game.

# The program ends or has ended; the game can go on later.
player-closed = The program has ended. The game can go on later.

# The game is over, in an unknown way.
player-over = The game is over.

# The same with its result. $result: as 2-0; $cause as in ending-name; $article: of the rulebook.
player-ended = The game is over: { $result }, { ending-name } ({ $article }).

# A draw was offered and is not answered yet. $by: white or black.
player-draw-offered =
    { $by ->
        [white] White offers a draw.
       *[black] Black offers a draw.
    }

# A claim waits for the arbiter. $by: white or black.
player-claimed =
    { $by ->
        [white] A claim by White waits for the { -arbiter }.
       *[black] A claim by Black waits for the { -arbiter }.
    }

# The arbiter was called and has not come yet. $by: white, black, or nobody if the caller is unknown.
player-called =
    { $by ->
        [white] White has called the { -arbiter }.
        [black] Black has called the { -arbiter }.
       *[nobody] The { -arbiter } is called.
    }

# Events are not kept on the disk now.
player-not-recorded = What happens now is not recorded.

# A board with sensors. $board as in board-where.
player-board-agrees = The same as the record { board-where }.

# The same. $board as in board-where.
player-board-differs = A difference { board-where }.

# The same: a hand is at work there. $board as in board-where.
player-board-under-way = A hand is at work { board-where }.

# A shared board in official play: it is read.
player-board-read = { CAPITAL(-half-move(number: "plural")) } are read { board-where }.

# The board is not read: play went over squares that cannot be read.
player-board-not-read = { CAPITAL(-half-move(number: "plural")) } are not read { board-where }.

# The sensors were switched off.
player-board-off = The sensors are off { board-where }; { -half-move(number: "plural") } are typed.

# The same: its sensors do not answer. $board as in board-name.
player-board-away = No answer from { board-name }.

# A heading: the differences between boards and record.
player-differences = Differences

# The men to be taken off first. $board as in board-where; $squares: squares with commas between.
player-remove = Take off { board-where }: { $squares }.

# A piece to be put on its square then. $board as in board-where; $square: that square; $piece as in piece-name.
player-put = Put { board-where }: { $square }, { piece-name }.

# A heading: the pieces on the board.
player-board = { CAPITAL(-board) }

# The description of the picture of the board, for a voice; the pieces are listed below it.
player-board-picture = Picture of the { -board }; the words below say the same.

# Pieces of one sort. $piece as in pieces-of; $squares: squares with commas between.
player-men = { pieces-of }: { $squares }

# A heading above the program's words.
player-ear-words = What is said

# A button: silences the program.
player-silence = Silence

# A button: the last words again.
player-repeat = Repeat

# A button of an ear’s page: the words said while the page was away, oldest first. R does the same.
player-missed = What I missed (R)

# A heading above these buttons.
player-ear-keys = Keys

# Above the next two choices: the speaker of the words.
player-ear-voice = Said by

# A choice: the screen reader of the device speaks.
player-by-screen-reader = the device's screen reader

# A choice: the page itself speaks.
player-by-own-voice = this page's own voice

# A heading: the state of the page.
player-ear-state = This page

# The state of the page before its script has begun; without scripts it stays.
player-ear-starts = Nothing is said yet: this page needs its script.

# The state of the page: all is well.
player-ear-awake = Listening. The screen stays on.

# The state of the page: it is hidden, or its screen may go dark; the table is told that this ear is lost.
player-ear-not-awake = Not awake: the table counts this ear as lost. Touch the page.

# The state of the page: it was not touched yet, and browsers let it sound only then; the table is told that this ear is lost.
player-ear-untouched = Nothing is heard here yet: touch this page once, or press a key.

# The state of the page: the device's browser cannot keep its screen on, or has no sound.
player-ear-unable = This browser cannot keep the screen on or make a sound; it is no ear for a game.

# The state of the page: nothing comes from the table.
player-ear-not-connected = Not connected. Nothing is heard.

# The state of the page: its own voice did not speak.
player-ear-mute = This page's voice does not speak. Choose the screen reader.
