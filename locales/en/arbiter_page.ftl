### The text on the arbiter's page of a table. It is read, on a screen or by a screen reader; digits may be used here.

# A side, as a name. $side: white or black.
shown-side =
    { $side ->
        [white] White
       *[black] Black
    }

# Beside the time of a side: its clock runs.
shown-runs = runs

# Beside the time of a side: its flag fell.
shown-flag = flag fallen

# A button: the answer yes.
shown-yes = Yes

# A button: the answer no.
shown-no = No

# Before the consequences of a button, so that nobody takes them for facts. $means: a sentence or several.
shown-after-key = After this key: { $means }

# The name of a square on a board, followed by its content. $square: its number or name.
grid-square = square { $square }

# An empty square.
grid-empty = empty

# Behind the content of a square: the last half-move began here.
grid-from = the last { -half-move } began here

# Behind the content of a square: the last half-move ended here.
grid-to = the last { -half-move } ended here

# Behind the content of a square: the board differs from the record, this piece has to be taken off.
grid-remove = differs, take off

# Behind the content of a square: the board differs from the record, a piece has to be put here. $piece: as in piece-name.
grid-put = differs, { piece-name } is missing

# The name of a board: the position of the record.
grid-record = Position by the record

# The name of a board: the reading of a sensor board. $board as in board-name.
grid-board = What { board-name } shows

# Above the boards: how to move on them, and the meaning of their signs.
grid-keys = In a { -board } the arrow keys go from square to square. ◇: there the last { -half-move } began; ◆: there it ended; ✕: to be taken off; +: to be put.

# The title and first heading of an arbiter's page of a table. $table: its number, or its name at the desk; $code, $number: as in
# arbiter-by-code.
arbiter-title = Table { $table }, { arbiter-by-code }

# An arbiter. $code: chief or round; $number: the number of a round arbiter.
arbiter-by-code =
    { $code ->
        [chief] chief { -arbiter }
       *[round] round { -arbiter } { $number }
    }

# The same for an arbiter who is named in the event file. $name: the name.
arbiter-by-named = { arbiter-by-code } ({ $name })

# The headings of the page. $part: reasons to look at the table; the state of the game; both times; questions to the arbiter;
# differences of the boards; the records; going back; the clock; claims and open matters; the end; the preparation before the
# first move; devices at the desk; sanctions; the log; the things that stand on a page of their own.
arbiter-heading =
    { $part ->
        [devices] Devices
        [attention] What asks for you
        [state] The game
        [times] Times
        [asks] What you are asked
        [differences] { CAPITAL(-board(number: "plural")) }
        [records] Records
        [walk-back] Going back
        [clock] The { -clock }
        [claims] Claims and what is open
        [end] The end
        [preparation] Before the first move
        [sanctions] Sanctions
        [log] Log
       *[apart] On a page of its own
    }

# The desk has lost the connection to a table.
arbiter-not-reached = The table is not reached. The game goes on there; from here nothing can be done until it is back.

# The reasons to look at a table. $what: see the variants.
arbiter-attention =
    { $what ->
        [call] The { -arbiter } was called.
        [not-recorded] The game is not being recorded: write on paper.
        [boards-differ] A { -board } differs from the record.
        [claim] A claim waits.
        [result] A result is to be declared or confirmed.
        [flag] A flag has fallen.
        [device-lost] A { -board } or the { -clock } device does not answer.
        [ear-lost] A player’s ear is gone.
        [device-waits] A device waits to be let in.
       *[overdue] Somebody is late, or the record is overdue.
    }

# There is no reason to look at this table.
arbiter-no-attention = Nothing asks for you here.

# The game and its mode. $game: international or polish64; $mode: official, rehearsal or training.
arbiter-game =
    { $game ->
        [international] Draughts on 100 squares, { arbiter-mode }.
       *[polish64] Draughts on 64 squares, { arbiter-mode }.
    }

# Inside arbiter-game. $mode: official, rehearsal or training.
arbiter-mode =
    { $mode ->
        [official] official play
        [rehearsal] rehearsal
       *[training] training
    }

# The stage of the game. $phase: see the variants.
arbiter-phase =
    { $phase ->
        [before] The game has not begun.
        [interrupted] The game has begun. The program was started again: both { -clock(number: "plural") } stand until it is let go on.
        [playing] The game is on.
        [stopped] The game is stopped: both { -clock(number: "plural") } stand and nothing can be played.
        [over] The game is over.
       *[closed] The program at the table has ended; the game can go on from its record.
    }

# The result of the game. $result: as in tables; $cause: see ending-name; $article: of the Kodeks.
arbiter-ended = Result: { $result }, { ending-name } ({ $article }).

# A side has not confirmed or denied the result yet. $by: white or black.
arbiter-unanswered =
    { $by ->
        [white] White has not confirmed the result yet.
       *[black] Black has not confirmed the result yet.
    }

# The disk of the table does not answer.
arbiter-not-recorded = What happens now is not in the record: the disk does not answer. Write it on paper.

# The arbiter to whom this table was handed over last. $name: the name, or a question mark after names were removed.
arbiter-responsible = This table is looked after by { $name }.

# The arbiter's words are open at the table itself. $code, $number: the arbiter whose code was used, as in arbiter-by-code.
arbiter-words-open = The { -arbiter }'s words are open at the table, by the code of: { arbiter-by-code }.

# A player said that they adjust pieces.
arbiter-adjusting = Pieces are being adjusted: lifting is no touch just now (Kodeks I 3.13).

# The table has asked the players a question.
arbiter-question = The table has asked a question, and somebody there is to answer it.

# A question that a player has to answer now. $side: white or black; the rest as in arbiter-asked-what.
arbiter-asked =
    { $side ->
        [white] White is asked: { arbiter-asked-what }
       *[black] Black is asked: { arbiter-asked-what }
    }

# The question itself, within arbiter-asked. $kind: chosen by the program; $moves: the half-moves in question.
arbiter-asked-what =
    { $kind ->
        [which-way] which way the capture { $moves } went
        [ask-board-ahead] whether { $moves }, as the { -board } shows, is to be entered
        [ask-orientation] whether their { -board } lies the other way round
        [ask-draw] whether they accept the draw
        [ask-resign] whether they give the game up
        [ask-quit] whether the program is to end
        [ask-check] whether they agree that the records are compared
        [ask-whose] for which side the { -half-move } is that was typed
        [ask-correction] whether { $moves } takes the place of the last { -half-move }
        [ask-undo] whether { $moves } is to be taken back
        [ask-new-game] whether another game begins
       *[other] something that this page has no words for
    }

# In front of the time since play was stopped.
arbiter-stopwatch = Stopped for

# Times were typed as bare numbers, and the table asks if they are seconds.
arbiter-ask-seconds = Are the bare numbers that were typed seconds?

# The table asks before play goes on.
arbiter-ask-hand-over-stop = Is the { -half-move } entered that a hand began before the stop and ended after it?

# The table asks before the game goes back to a proposal that contradicts what was seen.
arbiter-ask-against = Does the game go on where it was proposed all the same?

# The arbiter is asked no question.
arbiter-not-asked = You are asked nothing.

# There is no sensor board at this table.
arbiter-no-boards = No sensor { -board } is at this table.

# The state of a sensor board. $state: see the variants; $board as in board-name.
arbiter-board-state =
    { $state ->
        [agrees] { board-name } agrees with the record
        [differs] { board-name } differs from the record
        [under-way] { board-name }: a hand is at work
        [off] { board-name } has its sensors off
       *[away] { board-name } does not answer
    }

# Under a board: the other side's last half-move still has to be made on it.
arbiter-awaited = The last { -half-move } is still to be carried out there.

# Under a board: it does not answer, or its orientation is unknown.
arbiter-not-shown = What it shows is not known.

# The record has no half-move.
arbiter-no-record = No { -half-move } stands in the record.

# The name of the table of records.
arbiter-records = The record of the program and the players' own

# The title of a column: the number of the half-move.
arbiter-number = { CAPITAL(-half-move) }

# The title of a column: the program's record.
arbiter-record = The program's record

# A player's own record was not read in. $side: white or black.
arbiter-no-sheet =
    { $side ->
        [white] White's own record was not read in.
       *[black] Black's own record was not read in.
    }

# The records differ. $ply: the first half-move that differs.
arbiter-parts = The records part first on { -half-move } { $ply }.

# The same, as a mark in the table of records.
arbiter-parts-here = first difference

# The records were compared.
arbiter-no-parting = As far as both state something, the records do not part.

# In the table of records: an unreadable entry. $text: as typed.
arbiter-unreadable-here = unreadable: { $text }

# In the table of records: the line was left blank.
arbiter-blank = left blank

# In the table of records, behind a half-move.
arbiter-board-only = { -board } only

# Under the table of records, where that mark stands in it.
arbiter-not-stated = { arbiter-board-only }: a { -board } showed it, and nobody stated it.

# In the table of records, behind a half-move: the men that were taken off. $squares: their squares.
arbiter-taken = taken off: { $squares }

# The arbiter has not had the records compared recently.
arbiter-not-compared = Nothing was compared of late.

# Behind a half-move in the table of records. $time: the time at which both boards were seen to agree behind it.
arbiter-both-agreed-at = both { -board(number: "plural") } agreed { $time }

# A heading above the explanations of a comparison.
arbiter-may-have-happened = What may have happened, the likeliest first

# Under that heading, if there is no explanation.
arbiter-nothing-explains = Nothing is found that would explain it.

# Under the explanations. The page is the one behind the key for facts that an arbiter must not be seen to know.
arbiter-articles-apart = By which article something of it would be irregular stands on the page of its own.

# The title of a column: the time that a side had left. $side: white or black.
arbiter-clock-column =
    { $side ->
        [white] White's { -clock }
       *[black] Black's { -clock }
    }

# Under the table of records, if it has clock times.
arbiter-clocks-after = { CAPITAL(-clock(number: "plural")) }: what each side had left after the { -half-move }; a dash where that is not known. Beside the last two { -half-move(number: "plural") } none stands.

# A step of going back, above its actions. $step: see the variants.
arbiter-step =
    { $step ->
        [stop] First play must stand still: stop both { -clock(number: "plural") }.
        [compare] Compare. Where the records part, the last { -half-move } on which both agree is proposed (Kodeks VIII 3.1.2).
        [back] Go back.
        [mend] Put the { -board(number: "plural") } right. A sensor { -board } is mended one man after the other, what is to be taken off first, until it agrees; any other { -board } is compared by hand with the position by the record, square by square.
        [charge] Charge the time of the interruption to the side at fault, to both, or to nobody (Kodeks II 6.19, 6.15). What both { -clock(number: "plural") } showed at that { -half-move } is proposed by the table; a reading that nobody wrote down is not known, and is not computed.
       *[resume] Let the game go on.
    }

# No clock runs in the program at this table.
arbiter-no-clock = The program keeps no { -clock } here; readings are what somebody typed.

# A side is noted absent. $side: white or black.
arbiter-absent =
    { $side ->
        [white] White is noted absent (Kodeks II 4.5).
       *[black] Black is noted absent (Kodeks II 4.5).
    }

# Half-moves were pressed for and are not in the record. $count: how many.
arbiter-missing = { CAPITAL(-half-move(number: "plural")) } that were pressed for and are not in the record: { $count }.

# The record is being completed after time trouble.
arbiter-completing = The record is to be completed now (Kodeks II 6.14).

# A heading: recent incidents of the clock.
arbiter-incidents = What happened to the { -clock }

# There was no recent incident of the clock.
arbiter-no-incident = Nothing of late.

# A button: both sides.
arbiter-both = Both

# A button: one of the offered readings. $number: its number.
arbiter-take = Reading { $number }

# A heading: further matters that wait for the arbiter.
arbiter-open-matters = What is open

# No further matter waits.
arbiter-nothing-open = Nothing is open.

# One choice of a complaint. $side: white or black; $clock: yes if it is about the clock or the flag, or no.
arbiter-complaint-of =
    { $clock ->
        [yes] { shown-side }, about the { -clock } or the flag
       *[no] { shown-side }
    }

# No event so far ends the game.
arbiter-no-proposal = No end is proposed.

# A button: a side's answer about the result. $agrees: yes or no; $side: white or black.
arbiter-says =
    { $agrees ->
        [yes] { shown-side }: the result is right
       *[no] { shown-side }: it is not right
    }

# A heading: questions before the first move that are not answered.
arbiter-still-open = Still open

# A heading: questions before the first move that are answered.
arbiter-settled = Settled

# Every question before the first move is answered.
arbiter-all-settled = Nothing: all is settled.

# A heading: the ways in which each side presses the clock.
arbiter-ways = How each side presses the { -clock }

# One of the ways. $side: white or black; $way: beside (a clock beside the program), device, page, assistant, pad, key, line.
arbiter-presses-by =
    { $side ->
        [white] White presses
       *[black] Black presses
    }: { $way ->
        [beside] the { -clock } beside the program; its presses are not seen here
        [device] the { -clock } device
        [page] on a page of their own
        [assistant] by the { -assistant }'s page
        [pad] by a gamepad
        [key] by a key of the keyboard
       *[line] by a line with their name at the keyboard
    }.

# In place of the ways: there is none. $side: white or black.
arbiter-no-way =
    { $side ->
        [white] White has no way to press. Until there is one, you press for White here.
       *[black] Black has no way to press. Until there is one, you press for Black here.
    }

# A button: the clock is pressed for a side without a way to press. $side: white or black.
arbiter-press-for =
    { $side ->
        [white] Press for White
       *[black] Press for Black
    }

# No sanction was imposed recently.
arbiter-no-sanction = No sanction stands in the log.

# To a round arbiter, in place of the form.
arbiter-chiefs-sanction = A sanction is the chief { -arbiter }'s alone (Kodeks II 2.5).

# The button of the second step of an act, under its consequences.
arbiter-confirm = Yes, do it

# The first line of a choice, while nothing is chosen.
arbiter-choose = choose

# In front of a choice.
arbiter-choice = Which

# A button, or the summary that unfolds an act. $act: see the variants; the last one shows the things on a page of their own.
arbiter-act =
    { $act ->
        [come] I have come
        [let-in] Let it in
        [end-device] End it
        [new-slip] A new slip
        [stop] Stop both { -clock(number: "plural") }
        [resume] Let the game go on
        [begin] Begin the round
        [compare] Compare records and { -board(number: "plural") }
        [read-white] Read in White's record
        [read-black] Read in Black's record
        [aloud-white] Read the record out against White's sheet
        [aloud-black] Read the record out against Black's sheet
        [same] The sheet says the same
        [otherwise] It says something else
        [unreadable] Nobody can read it
        [one-back] One { -half-move } back
        [read-done] End the reading
        [on-sheet] Write down what the sheet says
        [note] Write a { -half-move } down yourself
        [walk-back] Go back to the proposed { -half-move }
        [walk-back-to] Go back to another { -half-move }
        [restore] Undo the last walk-back
        [charge-stopwatch] Charge the time on the stopwatch
        [charge] Charge a time
        [charge-back] Take the last charge back
        [set] Set both { -clock(number: "plural") }
        [take] Take one of these readings
        [replace] Put the { -clock } device out of use
        [swap-clock] Exchange the sides of the { -clock } device
        [press-back] Take back the press that waits
        [ask] Note that you asked who is on move
        [absent] Note as absent
        [arrived] Note as arrived
        [grant] Grant the claim
        [refuse] Refuse the claim
        [slips] List the slips
        [complaint] Write a complaint down
        [decide] Declare a result
        [decide-in-words] Write a decision down in your own words
        [prepared] Everything is prepared
        [appoint] Name an { -assistant }
        [sanction] Impose a sanction
        [answer] Answer
        [hand-over] Hand the table over
        [original] Collect original records
       *[muted] Show it
    }

# The consequences of an act, above its button. $act: see the variants.
arbiter-act-means =
    { $act ->
        [come] The call is answered, and raises this table no more. Nobody hears it.
        [let-in] This device shows the page of its role from then on, and what is done there counts for that role.
        [end-device] This device shows nothing of this table any more, at once. It would need a new slip.
        [new-slip] Its words will be shown here once, for paper or another device. Unused slips of that role will then open nothing.
        [stop] Both { -clock(number: "plural") } stand, the stopwatch runs, and nothing can be played (Kodeks IV 2.12).
        [resume] Both players hear who is to move and both times, and the { -clock } runs on.
        [begin] The { -clock } of the side that begins runs, and both players hear it (Kodeks II 4.4).
        [compare] The table tells where records and { -board(number: "plural") } agree and part, what it proposes, and why. Nothing changes by it.
        [read-white] What is typed is written down as White's own record: { -half-move(number: "plural") } as in a game file, - for a blank line, a word for what nobody can read.
        [read-black] What is typed is written down as Black's own record: { -half-move(number: "plural") } as in a game file, - for a blank line, a word for what nobody can read.
        [aloud-white] The program's record is read out { -half-move } by { -half-move }, and you follow White's sheet.
        [aloud-black] The program's record is read out { -half-move } by { -half-move }, and you follow Black's sheet.
        [same] While the record is read out: what the sheet says there.
        [on-sheet] While the record is read out: what stands on the sheet instead is written down.
        [note] What you see in time trouble goes into your own record (Kodeks IV 2.15), a third one beside the players': { -half-move(number: "plural") } as on a sheet, with a move number where they do not follow on your last one, - for one you did not see. Nobody at the { -board } hears of it, and nothing is played by it.
        [walk-back] The { -half-move(number: "plural") } behind it are struck out and stay in the record; draw offers made behind it are void; the { -clock(number: "plural") } go back to what was written down there. Both players hear it.
        [walk-back-to] The { -half-move(number: "plural") } behind the one that is named are struck out and stay in the record; draw offers made behind it are void; the { -clock(number: "plural") } go back to what was written down there. Both players hear it.
        [restore] What the last walk-back struck out stands again, by a further entry.
        [charge-stopwatch] The time since play stopped is used time of that side at once; for both it is shared equally (Kodeks II 6.15, 6.19).
        [charge] The time is used time of that side at once; for both it is shared equally. Charges add up (Kodeks II 6.15, 6.19).
        [charge-back] A further entry takes the last charge back; the record keeps both.
        [set] Both { -clock(number: "plural") } show these times now, and what was used follows. What was charged before is in them.
        [take] Both { -clock(number: "plural") } show that reading; the game goes on from it when you let it.
        [replace] The device counts no more; the program keeps the time from where it counted to (Kodeks II 6.10).
        [swap-clock] The { -clock } device is wired the other way round: what it shows and its presses are the other side's from now on. Presses that wait for a { -half-move } are taken back.
        [press-back] The last press that waits for its { -half-move } makes none and counts no move. The { -clock } stands as it stands: set or charge what was used.
        [ask] It is written down that you asked the players; the program says nothing of it (Kodeks II 6.9).
        [absent] Who is not there when the round begins: their { -clock } runs once it has begun (Kodeks II 4.5).
        [arrived] Who has come: the first of two shares what was used.
        [grant] The game ends as the claim says.
        [refuse] The game goes on, unless a flag fell meanwhile: then that loss is proposed.
        [slips] Every slip with its { -half-move }; counted, never judged (Kodeks VIII 3.2).
        [complaint] It is written down with what it is about. About the { -clock } it must come before the control (Kodeks II 6.11).
        [decide] The game ends so for both. The table asks you once more; then it asks both players whether that is right.
        [decide-in-words] It stands in the protocol as your decision, and ends nothing.
        [confirmed] What each player says to the result stands in the protocol; nobody says it for them.
        [prepared] All that is asked before the first move counts as settled.
        [appoint] Who is named may act for the blind player, and stands in the protocol (Kodeks VIII 4.2).
        [sanction] It stands in the protocol with its reason (Kodeks II 2.5). None is proposed; a loss ends the game only when its result is declared.
        [answer] What both sides have used and how many moves are made is shown here alone, for you to say it to a blind player on move who asks (Kodeks VIII 5.1). It is written down. At another time it is refused.
        [hand-over] From then on the one who is named looks after this table, and the protocol says so. What each of you may do here goes by your own slips and codes.
        [original] It is noted whether you have the original of a player's record (Kodeks IV 2.21); it stands in the protocol.
       *[muted] What you may know and must not be seen to know stands on a page of its own, which closes by itself after ten seconds. Who sees you look up has been told.
    }

# In front of a field: the text to be typed for an act. $act: see the variants.
arbiter-act-field =
    { $act ->
        [read-white] { CAPITAL(-half-move(number: "plural")) } on White's sheet
        [read-black] { CAPITAL(-half-move(number: "plural")) } on Black's sheet
        [on-sheet] The { -half-move } on the sheet
        [note] { CAPITAL(-half-move(number: "plural")) } that you saw
        [walk-back-to] After which { -half-move }, by its number
        [charge] How much, as 3:20
        [set] Both times, White's first, as 1:18:40 1:19:05; the number of an earlier { -half-move } may stand before them
        [complaint] What it is about
        [decide-in-words] What is decided, and why
        [appoint] A name, and where both players are blind also white or black
        [hand-over] To whom, by name
       *[sanction] Why
    }

# Over the log.
arbiter-log-means = Newest first; times are since the program at the table started. Nothing is deleted: what is undone is undone by a further entry.

# One row of the log. $time: since the program started; $who: see arbiter-by-code, arbiter-by, arbiter-through; $what: one sentence.
arbiter-log-row = { $time }, { $who }: { $what }

# Under the log: there are earlier rows. $count: how many.
arbiter-log-earlier = Earlier rows: { $count }. The record has them all.

# The author of an act. $actor: see the variants.
arbiter-by =
    { $actor ->
        [white] White
        [black] Black
        [assistant] an { -assistant }
        [white-assistant] White's { -assistant }
        [black-assistant] Black's { -assistant }
        [arbiter] { -arbiter }
        [unknown-hand] an unknown hand
       *[program] program
    }

# The source of a fact without an author. $source: see the variants.
arbiter-through =
    { $source ->
        [sensor] { -board }
        [keys] keyboard
        [announced] announced
        [asked] { -board }, after a question
        [clock] { -clock } device
       *[program] program
    }

# A program opened the record. $plies: half-moves in it.
arbiter-log-opened = The program opened the record; { -half-move(number: "plural") } in it: { $plies }.

# The program ended normally.
arbiter-log-closed = The program ended.

# Names were removed from the record at a person's request.
arbiter-log-forgotten = The names were taken out of the record.

# Events that happened while the disk was gone were written once it was back. $count: how many events.
arbiter-log-disk = The disk was away and is back; written late: { $count }.

# A line that had no effect. $line: as it came.
arbiter-log-refused = Not taken: { $line }

# Somebody began another game.
arbiter-log-new-game = Another game was begun; this one is kept and can go on.

# A half-move was written down. $side: white or black; $ply: its number; $move: as in records.
arbiter-log-half-move =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, White: { $move }.
       *[black] { CAPITAL(-half-move) } { $ply }, Black: { $move }.
    }

# A half-move was announced and noted. $text: the words of the announcement.
arbiter-log-said = Announced: { $text }

# A half-move was typed, and a question was asked about it. $text: as typed; $asks: correction or whose.
arbiter-log-asked =
    { $asks ->
        [correction] { $text } was typed; it was asked whether it corrects the last { -half-move }.
       *[whose] { $text } was typed; it was asked whose it is.
    }

# The outcome of that question. $answer: see the variants.
arbiter-log-answered =
    { $answer ->
        [yes] That was answered: it is a correction.
        [no] That was answered: it is none.
        [white] That was answered: it is White's.
        [black] That was answered: it is Black's.
       *[lapsed] The question lapsed: something else came first.
    }

# A player begins or ends adjusting pieces. $begun: yes or no.
arbiter-log-adjusting =
    { $begun ->
        [yes] Pieces are being adjusted (Kodeks I 3.13).
       *[no] Adjusting has ended.
    }

# A board differed from the record. $board as in board-name; $remove, $put: squares to be emptied and filled.
arbiter-log-differed = { board-name } differs from the record; to be taken off: { $remove }; to be put: { $put }.

# A player asks to compare their record with the opponent's. $by: white or black.
arbiter-log-check-asked =
    { $by ->
        [white] White asks to compare the records (Kodeks II 6.6).
       *[black] Black asks to compare the records (Kodeks II 6.6).
    }

# The opponent answered that request. $by: the side that had asked; $consents: yes or no.
arbiter-log-check-answered =
    { $consents ->
        [yes] { arbiter-log-check-of }: the other side consents.
       *[no] { arbiter-log-check-of }: the other side does not consent.
    }

# Inside arbiter-log-check-answered: the side that had asked. $by: white or black.
arbiter-log-check-of =
    { $by ->
        [white] Comparison asked for by White
       *[black] Comparison asked for by Black
    }

# That comparison of records ended. $counted: yes or no, whether they differ; $ply: the half-move at which they differ first.
arbiter-log-check-ended =
    { $counted ->
        [yes] The comparison ended: the records part on { -half-move } { $ply }.
       *[no] The comparison ended.
    }

# The arbiter named an assistant. $side: white or black, the assistant's side; $alone: yes if they only keep the record.
arbiter-log-appointed =
    { $side ->
        [white] An { -assistant } of White was appointed (Kodeks VIII 4.2){ $alone ->
                [yes] {", "}to keep the record alone (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] An { -assistant } of Black was appointed (Kodeks VIII 4.2){ $alone ->
                [yes] {", "}to keep the record alone (Kodeks II 6.3)
               *[no] {""}
            }.
    }

# The arbiter asked the players for the side to move.
arbiter-log-asked-turn = The players were asked who is on move (Kodeks II 6.9).

# The clock device sent something that is not a reading. $told: what it sent.
arbiter-log-device = The { -clock } device told: { $told }

# Training: the clocks stand for a while.
arbiter-log-paused = Both { -clock(number: "plural") } stand until the next { -half-move } or press (training).

# On the page of its own: the side to move by the record. $side: white or black.
arbiter-muted-turn =
    { $side ->
        [white] White is to move by the record.
       *[black] Black is to move by the record.
    }

# On the page of its own: the opponent's next half-move accepted this one. $ply: the half-move; $article: of the Kodeks.
arbiter-muted-accepted = { CAPITAL(-half-move) } { $ply }, { $article }: accepted, I 5.7.

# The same if only a sensor said that men were off.
arbiter-muted-accepted-if-off = { CAPITAL(-half-move) } { $ply }, { $article }: accepted, I 5.7, if the men were off; only a sensor said so.

# Behind the muted key: men that may be off. $squares: their squares. The word is command-stands.
arbiter-muted-in-doubt = In doubt whether there: { $squares }. These squares count as not seen until a { -half-move } fits only one of both, or until you write stands and the square, and no behind it where the man is off.

# On the page of its own: nothing irregular is open.
arbiter-muted-regular = No { -half-move } is irregular and still open.

# On the page of its own: half-moves that do not count yet. $count: how many; $plies: their numbers.
arbiter-muted-not-made =
    { $count ->
        [0] Every { -half-move } counts.
       *[other] { CAPITAL(-half-move(number: "plural")) } that do not count yet; with a { -clock } nobody has pressed for them: { $plies }.
    }

# On the muted page. $explanation: the number of the explanation in the comparison, 1 the likeliest; $article: of the rules.
arbiter-muted-explained = Explanation { $explanation } of what was compared has something irregular in it ({ $article }).

# On the page of its own: the duty to capture. $must: yes or no.
arbiter-muted-capture =
    { $must ->
        [yes] The side to move must capture.
       *[no] There is no capture to be made.
    }

# Above that page.
arbiter-muted-closes = This closes by itself after ten seconds.

# A device waits for a yes. $device: its number; $name: the name given by its holder; the rest as in desk-device-role.
arbiter-device-waits =
    Device { $device } wants to be: { desk-device-role }. It is called { $name }.{ $occupied ->
        [yes] {" "}Device { $there } is that already.
       *[no] {""}
    } Is it let in?

# A choice of a slip that is made anew. The arguments as in desk-device-role.
arbiter-slip-for = { desk-device-role }

# Behind a device that is let in.
arbiter-device-shut = Its page is not open now.

# Under the heading of the devices, if there is none.
arbiter-no-device = No device shows a page of this table.

# The title and first heading of a table without a number in the hall. $code, $number: as in arbiter-by-code.
arbiter-title-alone = { arbiter-by-code }

# A button: a player's original record is with the arbiter, or no longer is. $side: white or black; $collected: yes or no.
arbiter-collects =
    { $collected ->
        [yes]
            { $side ->
                [white] White's original record is here
               *[black] Black's original record is here
            }
       *[no]
            { $side ->
                [white] White's original record is not here after all
               *[black] Black's original record is not here after all
            }
    }
