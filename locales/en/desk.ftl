### The text on the screen of the arbiter's desk. Not spoken; half-moves stand as in records.

# When the arbiter's words open: an illegal half-move to which the opponent may still object. $ply: the half-move; $article: of
# the Kodeks.
desk-irregular = { CAPITAL(-half-move) } { $ply } is irregular, { $article }; seen, for the opponent to raise or let stand.

# When the arbiter's words open: a board that differs from the record. $board as in board-name.
desk-board-differs = { board-name } differs from the record; that is Kodeks VIII 3.1, before anything under I 5.4.

# When the arbiter's words open: the other side repeated a half-move differently. $ply: the half-move.
desk-repeated-otherwise = { CAPITAL(-half-move) } { $ply } was repeated otherwise by the other side; that is Kodeks VIII 3.1, before anything under I 5.4.

# When the arbiter's words open: announcement and half-move differ. $ply: the half-move; $said: the announcement.
desk-announced-otherwise = { CAPITAL(-half-move) } { $ply } was announced as { $said }; not put right in time.

# When the arbiter's words open: a demand. $ply: the half-move; $by: white or black.
desk-demanded =
    { $by ->
        [white] White demands that { -half-move } { $ply } be put right.
       *[black] Black demands that { -half-move } { $ply } be put right.
    }

# When the arbiter's words open: the second man on a new king is missing. $ply: the half-move.
desk-crown-missing = { CAPITAL(-half-move) } { $ply }: the crown is missing.

# When the arbiter's words open: a draw offer waits for its answer. $ply: the half-move before it; $by: white or black.
desk-draw-offered =
    { $by ->
        [white] White offered a draw after { -half-move } { $ply }; it is not answered yet.
       *[black] Black offered a draw after { -half-move } { $ply }; it is not answered yet.
    }

# The number of corrected slips of one side. $side: white or black; $count: how many.
desk-slip-count =
    { $side ->
        [white] Slips put right by White: { $count }.
       *[black] Slips put right by Black: { $count }.
    }

# One slip. $ply: the half-move; $side: white or black; $was: as first written; $is: as it stands; $after: the time until the
# correction in milliseconds.
desk-slip =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, White: first { $was }, then { $is }, after { $after } ms.
       *[black] { CAPITAL(-half-move) } { $ply }, Black: first { $was }, then { $is }, after { $after } ms.
    }

# After the list of slips: the sanctions in the rules, without a choice or proposal.
desk-sanctions = Whether these are too frequent is the { -arbiter }'s to say (Kodeks VIII 3.2). Sanctions of II 2.5: reprimand, public warning, loss of the game, disqualification; none is chosen. A decision is written with decide.

# The list of slips is empty.
desk-no-slips = No slips were put right.

# The arbiter read in one side's record. $side: white or black; $stated: the number of its half-moves; $unreadable: the number of
# its unreadable lines.
desk-sheet-read =
    { $side ->
        [white] White's record is read in: { $stated } { -half-move(number: "plural") }, { $unreadable } unreadable.
       *[black] Black's record is read in: { $stated } { -half-move(number: "plural") }, { $unreadable } unreadable.
    }

# The program's record is read out from here. $side: white or black, the side whose sheet the arbiter follows.
desk-follow =
    { $side ->
        [white] Follow White's sheet: yes, no, unreadable, or the { -half-move } that stands there; back; done ends the reading.
       *[black] Follow Black's sheet: yes, no, unreadable, or the { -half-move } that stands there; back; done ends the reading.
    }

# One half-move of the program's record, to be found on the sheet. $ply: its number; $side: white or black; $move: as in records.
desk-read-out =
    { $side ->
        [white] { CAPITAL(-half-move) } { $ply }, White: { $move }?
       *[black] { CAPITAL(-half-move) } { $ply }, Black: { $move }?
    }

# Black's half-move, directly behind White's of the same move. $move: as in records.
desk-read-on = { $move }?

# The place where all sensor boards last agreed with the record. $ply: the half-move before it.
desk-rest = All { -board(number: "plural") } agreed with the record last after { -half-move } { $ply }.

# The game was taken back. $ply: the half-move after which it goes on; $count: the number of half-moves struck out; $struck: their
# list.
desk-walked-back =
    { $count ->
        [0] The game stands after { -half-move } { $ply }; nothing was struck out.
       *[other] The game stands after { -half-move } { $ply }; struck out and kept in the record: { $struck }.
    }

# The half-moves struck out by the last walk-back stand again. $count: how many half-moves.
desk-put-back = { CAPITAL(-half-move(number: "plural")) } that stand again: { $count }.

# The half-move named by the arbiter does not exist. $plies: the number of half-moves.
desk-no-such-half-move = There are { $plies } { -half-move(number: "plural") }; name one of them.

# Walk-back without a number, and nothing was compared before.
desk-nothing-proposed = Nothing is proposed yet; compare the records first, or name a { -half-move }.

# There is no walk-back to be undone.
desk-nothing-to-put-back = There is no walk-back to undo.

# Both clocks as proposed. $white, $black: readings.
desk-clocks = { CAPITAL(-clock(number: "plural")) }: White { $white }, Black { $black }.

# Under the proposed clocks: the used part of the time given to each side. $white, $black: times.
desk-clocks-used = Used: White { $white }, Black { $black }.

# Time charged to a side, in that proposal. $side: white or black; $time: the amount.
desk-charged =
    { $side ->
        [white] Charged to White: { $time }.
       *[black] Charged to Black: { $time }.
    }

# A charge was made. $number: its number in the game; $white, $black: the amount for each side. The words to type are
# command-charge and command-back.
desk-charge = Charge { $number }: White { $white }, Black { $black }. Charges add up; charge back { $number } takes this one back.

# A charge was taken back. $number: its number; $white, $black: its former amounts.
desk-charge-taken-back = Charge { $number } is taken back: White { $white }, Black { $black }.

# There is no such charge, or it was taken back already.
desk-no-such-charge = There is no such charge to take back.

# A press that waited for its half-move is taken back. $side: white or black.
desk-press-taken-back =
    { $side ->
        [white] The last press of White that waited for its { -half-move } is taken back; the { -clock } stands as it stands.
       *[black] The last press of Black that waited for its { -half-move } is taken back; the { -clock } stands as it stands.
    }

# A hand made a half-move across the arbiter's stop, which is in no entry. $side: white or black, the side of the hand; $move: the
# half-move; $began: the time from its beginning to the stop; $ended: the time from the stop until the board showed it. The word
# resume as it is typed.
desk-hand-over-stop =
    { $side ->
        [white] White
       *[black] Black
    }'s hand began { $move } { $began } ms before the stop and ended it { $ended } ms after it. It is not in the record; resume asks whether it is entered.

# Before play goes on: asks whether to enter it. $side, $move as before.
desk-ask-hand-over-stop =
    { $side ->
        [white] White
       *[black] Black
    }'s hand made { $move } over the stop. Enter it? Answer yes or no.

# There is no such press.
desk-no-press-waits = No press waits for its { -half-move }.

# Play went on beside a man that its board does not see. $square: its number; $board as in board-where. The words are
# command-sensor and term-choice-off.
desk-sensor-may-be-weak = Play went on { board-where } beside a man on { $square } that is not seen. If it stands there, sensor { $square } off lets the game go on without that square.

# The word command-stands named a man that is not in doubt. $squares: the squares in doubt.
desk-man-not-in-doubt = That man is not in doubt. In doubt: { $squares }.

# A charge cannot be taken back, because the times were set after it and include it. $number: its number. The word that changes
# the times is command-set.
desk-charge-is-set = Charge { $number } is in the times that were set after it, and is not taken back: set changes the times.

# Times were typed as bare numbers, which mean seconds. $seconds: these times, as on clocks; $minutes: the text for the same
# numbers of minutes. The answer is yes or no.
desk-ask-seconds = In seconds, { $seconds }? Answer yes or no. Minutes are written { $minutes }.

# A side's quota is open. $side: white or black; $moves: the moves that it still has to make before its control.
desk-quota =
    { $side ->
        [white] White has
       *[black] Black has
    } { $moves ->
        [one] { $moves } move to make before the control.
       *[other] { $moves } moves to make before the control.
    }

# A side is in time trouble and need not record. $side: white or black.
desk-trouble =
    { $side ->
        [white] White is in time trouble (Kodeks II 6.13) and need not record (II 6.14).
       *[black] Black is in time trouble (Kodeks II 6.13) and need not record (II 6.14).
    }

# The computer slept or its own clock was put forward while the game's clock ran. $lost: the amount, as on clocks; the words
# describe that moment.
desk-clock-gap = The computer slept for { $lost }, or its own { -clock } was put forward, while the game { -clock } ran. The game { -clock } went on without that time.

# After it: the readings without that time. $white, $black: as on clocks.
desk-clock-kept = At that moment without it: White { $white }, Black { $black }; so it was counted.

# After it: the readings with that time charged. $white, $black: as on clocks.
desk-clock-with-it = With it charged to the side that ran: White { $white }, Black { $black }; charge does so.

# The program was away while a clock ran. $side: white or black, the side of the clock; $known: yes, or no if the computer's own
# clock was changed; $lost: the time without a written event.
desk-clock-away =
    The program was away while { $side ->
        [white] White's
       *[black] Black's
    } { -clock } ran; { $known ->
        [yes] nothing was written for { $lost }.
       *[no] for how long nobody can tell, the computer's own { -clock } was changed.
    }

# One reading from which the clock may go on. $number: its number; $what: read, at the last event of the clock; ran, as it had run
# at the last written event; charged, with the time since; $white, $black: times.
desk-clock-offered =
    { $number }, { $what ->
        [read] as last read
        [ran] as it ran until the last entry
       *[charged] with the time since then charged to the side that ran
    }: White { $white }, Black { $black }.

# Under these readings. The word is command-set; the number of a reading stands before it.
desk-clock-choose = set and its number takes one of them: set 1. Then resume; without a choice the { -clock } goes on as it stands.

# The computer's own clock was put back; the game's time is measured apart from it. $by: the amount.
desk-clock-put-back = The computer's own { -clock } was put back by { $by }; the game's { -clock } is measured apart from it and went on.

# The clock device and the program's own count differ. $white, $black: the times of the device.
desk-clocks-disagree = The { -clock } device shows White { $white }, Black { $black }; that is what counts until you set it.

# After it: the times counted by the program. $white, $black: as on clocks.
desk-clock-counted = The program counted White { $white }, Black { $black }.

# Muted: three presses came from the side that had not moved. $white, $black: as on clocks.
desk-clock-seems-swapped = The presses of the { -clock } device come from the side that did not move: it seems to be wired the other way round, and swap clock turns it. As it is wired: White { $white }, Black { $black }.

# After it: the times of the sides if they were exchanged. $white, $black: as on clocks.
desk-clock-other-way = The other way round: White { $white }, Black { $black }.

# The answer to swap clock if the program itself keeps the time.
desk-no-clock-device = No { -clock } device keeps the time.

# The clock device did not carry out its order. $why: wrong-mode, unable, no-answer or untold.
desk-clock-refused =
    { $why ->
        [wrong-mode] The { -clock } device cannot be set in its present mode; set it to its mode for a computer, or set its times by hand.
        [unable] The { -clock } device cannot do that; do it at the { -clock } by hand.
        [no-answer] The { -clock } device did not answer the command; look at what it shows.
       *[untold] The { -clock } device refused the command; look at what it shows.
    }

# The clock device reported something impossible, which was not believed. $what: grew, fell or no-times; $side: white or black,
# the side whose time grew.
desk-clock-odd =
    { $what ->
        [grew] { $side ->
            [white] The { -clock } device shows more time for White than it can have; look at the { -clock }.
           *[black] The { -clock } device shows more time for Black than it can have; look at the { -clock }.
        }
        [fell] { $side ->
            [white] The { -clock } device shows much less time for White at once; that is believed only if it goes on so. Look at the { -clock }.
           *[black] The { -clock } device shows much less time for Black at once; that is believed only if it goes on so. Look at the { -clock }.
        }
       *[no-times] The { -clock } device shows no readable times; look at the { -clock }.
    }

# After time trouble the record has to be completed. $missing: half-moves that were pressed for and are not recorded; $shared: yes
# if both sides were in time trouble and the time is shared.
desk-completion-due =
    { $shared ->
        [yes] { CAPITAL(-half-move(number: "plural")) } to complete after time trouble: { $missing }; both were in it, the time is shared (Kodeks II 6.15). Fifteen minutes run.
       *[no] { CAPITAL(-half-move(number: "plural")) } to complete after time trouble: { $missing }, on the player's own time (Kodeks II 6.14). Fifteen minutes run.
    }

# The fifteen minutes are over. $missing: the number of half-moves still missing.
desk-completion-too-long = Fifteen minutes are over and { $missing } { -half-move(number: "plural") } are missing; the rest may be completed after the game (Kodeks II 6.14, 6.21).

# The clock was pressed, no half-move came into the record, and neither side was in time trouble. $side: white or black, the side
# that pressed; $ply: the number of the missing half-move.
desk-pressed-without =
    { $side ->
        [white] White
       *[black] Black
    } pressed, and { -half-move } { $ply } is not in the record. Nobody was in time trouble; compare { -board(number: "plural") } and records (Kodeks VIII 3.1).

# A board showed a half-move more than a second after its press. $side: white or black; $ply: the half-move; $late: the
# milliseconds after the press.
desk-moved-after-press =
    { $side ->
        [white] White
       *[black] Black
    } pressed, and the { -board } showed { -half-move } { $ply } { $late } ms later: moved on the opponent's time.

# A half-move was answered before its mover pressed, and it would have been the last one of a control. $side: white or black.
desk-counts-by-press-alone =
    { $side ->
        [white] White
       *[black] Black
    } did not press for the last move of the control; it counts by its press alone (Kodeks II 6.12).

# A flag fell. $side: white or black; $moves: the number of moves made by that side.
desk-flag =
    { $side ->
        [white] White's flag fell, { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } made.
       *[black] Black's flag fell, { $moves ->
            [one] { $moves } move
           *[other] { $moves } moves
        } made.
    }

# After it, if the other flag fell before. $side: the side whose flag fell first.
desk-flag-first =
    { $side ->
        [white] White's flag fell first.
       *[black] Black's flag fell first.
    }

# The arbiter's decision is written down.
desk-decided = The decision is in the record.

# The time used by both sides, within desk-answer and protocol-times-told, with a blank behind it. $clock: yes or no; $white,
# $black: times.
answer-used =
    { $clock ->
        [yes] used White { $white }, Black { $black };{" "}
       *[no] {""}
    }

# The facts that a blind player on move has to be told. $side: white or black, the player; $whites, $blacks: moves made; the rest
# as in answer-used.
desk-answer =
    { $side ->
        [white] To tell White (Kodeks VIII 5.1): { answer-used }moves made: White { $whites }, Black { $blacks }.
       *[black] To tell Black (Kodeks VIII 5.1): { answer-used }moves made: White { $whites }, Black { $blacks }.
    }

# That player is not on move. $side: white or black.
desk-answer-not-now =
    { $side ->
        [white] Nothing to tell White now: the answer is due on their own move only (Kodeks VIII 5.1).
       *[black] Nothing to tell Black now: the answer is due on their own move only (Kodeks VIII 5.1).
    }

# The table was handed over. $name: the new arbiter.
desk-handed-over = { $name } looks after this table from now on. It is in the record.

# The owner of the keyboard from now on. $whose: white, black, both, assistant, or player for the one at this program.
desk-keyboard-is =
    { $whose ->
        [white] The keyboard is White's from now on. It is in the record.
        [black] The keyboard is Black's from now on. It is in the record.
        [assistant] The keyboard is the { -assistant }'s from now on. It is in the record.
        [both] The keyboard is both players' from now on, and prints nothing that is for one of them alone. It is in the record.
       *[player] The keyboard is that of the player at this program from now on. It is in the record.
    }

# The arbiter's last act could not be written down; it will be written once the disk is back.
desk-not-recorded = This is not in the record yet: the disk does not answer. Write it on paper.

# The text behind the arbiter's word cannot be understood. $word: chosen by the program.
desk-write-it-so =
    { $word ->
        [compare] Write compare, or compare white and what White's record says: compare white 1. 32-28 19-23.
        [sheet] Answer yes, no, unreadable, or type the { -half-move } that stands on the sheet.
        [resume] Write resume: the { -clock } of the side that begins runs, or play that was stopped goes on.
        [set] Write set and both times, White's first: set 1:18:40 1:19:05; after an earlier { -half-move }: set 6 1:18:40 1:19:05.
        [charge] Write charge, white, black or both, and how much: charge black 3:20; charge black 2m. charge back takes the last charge back.
        [replace] Write replace where a { -clock } device keeps the time and is faulty; the program keeps it then, and set puts it right.
        [sensor] Write sensor, a square and off or on: sensor 38 off; all of a { -board }: sensors off; where there are two, the side too: sensors black off.
        [stands] Write stands and the square of a man in doubt: stands 33; where it is off, no behind it: stands 33 no.
        [press-back] Write press back, or the side behind it: press back white.
        [arrived] Write arrived or absent, and white, black or both: arrived white.
        [walk-back] Write walk-back, or walk-back and a { -half-move }: walk-back 6.
        [slip] Write slip and for whom: slip white's ear; slip assistant of black; slip player white; slip the clock; slip chief; slip round 2.
        [appoint] Write appoint and a name, and where both are blind also for whom: appoint Jan Nowak for black. Only a blind player has an { -assistant }; for anybody else record behind the name appoints somebody who keeps the record alone (Kodeks II 6.3): appoint Jan Nowak record for black.
        [sanction] Write sanction, white or black, which (reprimand, warning, loss, disqualification) and why: sanction white reprimand talking.
        [complaint] Write complaint, white or black, clock where it is about that, and what about: complaint white clock stood still.
        [sanction-first] A loss by sanction needs the sanction first, with its reason: sanction white loss and why.
        [no-advantage] Only a draw is one with advantage (1+1- or 1-1+), on 100 squares, and where the event tells such draws apart (Kodeks I 6.5).
        [not-proven] The record does not prove this claim. Refuse, or decide with a result and its cause.
        [no-such-score] That is no result, and nothing was decided. Results are 2-0, 1-1, 0-2 and those with a code (2F-0F, 1+1-): decide 2-0 time. Any other decision begins with a word.
        [absent-too-late] Who has moved is there, and cannot be noted absent any more (Kodeks II 4.5).
        [not-absent] Nobody of that side was noted absent.
        [chiefs-sanction] A sanction is the chief { -arbiter }'s alone (Kodeks II 2.5). Nothing was done.
        [chiefs-decision] What an { -arbiter } decided only the chief { -arbiter } takes back (Kodeks IV 1). Nothing was done.
        [chiefs-device] Only the chief { -arbiter } lets in the chief { -arbiter }'s device or ends it. Nothing was done.
        [chiefs-clock] Only the chief { -arbiter } puts the { -clock } elsewhere (Kodeks II 3.6.2). Nothing was done.
        [answer] Write answer and the side of a blind player: answer white.
        [hand-over] Write hand over and a name of at most 80 characters: hand over Anna Lis.
        [note] Write note and { -half-move(number: "plural") } as on a sheet: note 44. 32-28 19-23.
        [keyboard] Write keyboard and whose it is (white, black, both, assistant, or player for the player at this program): keyboard assistant.
        [original] Write original and a side, and no where it is not here after all: original white.
        [protocol] The protocol is made from the record: zgoda export RECORD --to protocol --arbiter, in another terminal. It stands on an { -arbiter }'s page, too.
        [undo] Write charge back for a charge, press back for a press, restore for a walk-back, and walk-back to go back to an earlier { -half-move }.
       *[decide] Write decide and what was decided and why; or decide, a result and its cause: decide 2-0 time.
    }

# When a claim waits: the claimant and the claim. $side: white or black; $what: see claim-name; $ply: the half-move before it.
desk-claim =
    { $side ->
        [white] White claims { claim-name }, after { -half-move } { $ply }.
       *[black] Black claims { claim-name }, after { -half-move } { $ply }.
    }

# The subject of a claim, inside other sentences. $what: see the variants.
claim-name =
    { $what ->
        [repetition] a draw by repetition (Kodeks I 6.1)
        [kings] a draw by moves of { -king(number: "plural") } alone (Kodeks I 6.2)
        [three-kings] a draw with few pieces against one { -king } (Kodeks I 6.3, 6.4)
        [regulation] a draw by regulation (Kodeks III 9)
        [flag] that the time is used up (Kodeks II 6.12)
       *[draw] a draw
    }

# Under a claim: on which side's time it was made, and whether the record was complete. $own: yes or no; $gaps: the number of
# half-moves that were not stated.
desk-claim-when =
    { $own ->
        [yes] Made on the claimant's own move; { -half-move(number: "plural") } not stated by anybody: { $gaps }.
       *[no] Made on the opponent's move; { -half-move(number: "plural") } not stated by anybody: { $gaps }.
    }

# Under a claim: the occurrences of the position. $count: how many; $plies: the half-moves before them.
desk-claim-occurred = Occurrences of the position with the same side to move: { $count }, after { -half-move(number: "plural") } { $plies }; three make a draw (Kodeks I 6.1).

# Under a claim: a running count. $cause: its rule, see ending-name; $made, $limit: moves of each side; $article: of the Kodeks.
desk-claim-count = Counted: { ending-name }, { $made } of { $limit } moves by each side ({ $article }).

# Under a claim: the material on the board. Men, kings, and their worth, a king counting two.
desk-claim-material = On the { -board }: White, men { $white-men }, { -king(number: "plural") } { $white-kings }, worth { $white }; Black, men { $black-men }, { -king(number: "plural") } { $black-kings }, worth { $black }.

# Under a claim: the rules propose a result. $result: as in tables; $cause: see ending-name; $article: of the Kodeks.
desk-claim-proven = Proposal: { $result }, { ending-name } ({ $article }). Grant or refuse.

# The same if another rule than the one named by the player proves it. $result, $cause, $article: as above.
desk-claim-proven-otherwise = Not proven by the rule that was named, but by another. Proposal: { $result }, { ending-name } ({ $article }). Grant or refuse.

# A claim in a blind game at a tempo of its own. $holds: yes if the event applies Kodeks III 9.1 there, or no.
desk-claim-other-tempo =
    { $holds ->
        [yes] A tempo other than those of II 6.1 and 6.2: the event plays by III 9.1 (Kodeks VIII 5.2).
       *[no] A tempo other than those of II 6.1 and 6.2: the event does not play by III 9.1 (Kodeks VIII 5.2).
    }

# Under a claim: the record does not prove it.
desk-claim-not-proven = Not proven by the record. Refuse, or decide with a result and its cause.

# Under a claim: the claimant has to make a capture.
desk-claim-must-capture = Not admissible: the claimant has a capture to make (Kodeks III 9.1). Refuse.

# Under a claim: it would be a claim by Kodeks III 9.2, but the game is not a quick one without a bonus.
desk-claim-quick-games-only = Not admissible: short of time with few pieces is a right of quick games without a bonus (Kodeks III 9.2), and this game is none; VIII 5.2 brings III 9.1 alone. Refuse.

# Under a claim: no rule can decide. $cause: see ending-name; $article: of the Kodeks.
desk-claim-arbiters-call = The { -arbiter }'s to judge: { ending-name } ({ $article }). Grant or refuse.

# The arbiter typed grant or refuse, and no claim waits.
desk-no-claim = No claim waits.

# Before a result is declared. $result: as in tables; $cause: see ending-name; $article: of the Kodeks.
desk-ask-result = This ends the game { $result }, { ending-name } ({ $article }): yes or no?

# Beside that question, if the game would be lost on time. $side: white or black; $left: the time left of that side.
desk-flag-stands =
    { $side ->
        [white] By the { -clock } White's flag has not fallen: { $left } left.
       *[black] By the { -clock } Black's flag has not fallen: { $left } left.
    }

# The arbiter answered no to that.
desk-not-declared = Nothing is declared.

# The arbiter answered yes. $result, $cause, $article as before.
desk-declared = Declared: { $result }, { ending-name } ({ $article }).

# A result without a fitting cause. $causes: the causes that fit, separated by commas.
desk-cause-wanted = Write the cause behind the result, one of: { $causes }.

# A complaint about the clock after the control.
desk-too-late-for-the-clock = Marked as made after the control: complaints about the { -clock } or the flag must come before it (Kodeks II 6.11).

# Under a claim: both clocks at the time of the claim. $white, $black: the times left.
desk-claim-clocks = { CAPITAL(-clock(number: "plural")) } at the claim: White { $white }, Black { $black }.

# Under a claim: a flag that had fallen by then. $side: white or black.
desk-claim-flag =
    { $side ->
        [white] White's flag had fallen then.
       *[black] Black's flag had fallen then.
    }

# The proposal by fallen flags. $result: as in tables; $cause: see ending-name; $article: of the Kodeks.
desk-flag-proposal = Proposal by the flags: { $result }, { ending-name } ({ $article }). Decide, the result and its cause declare it.

# The rules end the game: the side to move has no piece, or no move. $result: as in tables; $cause: see ending-name; $article: of
# the Kodeks.
desk-end-proposal = By the rules the game is over: { $result }, { ending-name } ({ $article }). Decide, the result and its cause declare it.

# A player is later than the event allows. $result: as in tables; $cause: see ending-name; $article: of the Kodeks.
desk-too-late = Later than the event allows. Proposal: { $result }, { ending-name } ({ $article }). Decide, the result and its cause declare it.

# A person asked to be forgotten, and it was done. $file: the record.
forget-done = { $file }: names and the note of a disability are taken out; the game stays.

# The same: the things that are not taken out of the record.
forget-typed = Words that somebody typed into the game stay, and so do decisions in the { -arbiter }'s own words.

# The same: a file beside the record that still exists. $file: its path.
forget-elsewhere = No part of the record, and it may still name somebody: { $file }

# The same: the things that the program cannot know.
forget-copies = Copies of the record, and transcripts or sound that were moved elsewhere, are not known here.

# At the first start with settings of an older version: they were moved. $from, $to: the folders.
settings-moved = Settings are in the configuration folder now: they were moved from { $from } to { $to }.

# The same, for a file that stays because the new folder has one of its name. $file: what it is called now; $to: the new folder.
settings-left = { $file } is no longer read: { $to } has settings of the same name, and they are in force.

# The state of the clock while a player is absent. $clock: white or black (that clock runs), waits (none yet), white-next or
# black-next (both stand; that clock runs when play goes on), none (there is no clock).
desk-presence-clock =
    { $clock ->
        [white] {" "}White's { -clock } runs.
        [black] {" "}Black's { -clock } runs.
        [waits] {" "}No { -clock } runs yet; it starts when the round begins (resume).
        [white-next] {" "}Both { -clock(number: "plural") } stand; White's runs when play goes on (resume).
        [black-next] {" "}Both { -clock(number: "plural") } stand; Black's runs when play goes on (resume).
       *[none] {""}
    }

# The absent players. $who: white, black, both or nobody; $clock: as above.
desk-presence =
    { $who ->
        [white] Noted absent: White.{ desk-presence-clock }
        [black] Noted absent: Black.{ desk-presence-clock }
        [both] Noted absent: White and Black.{ desk-presence-clock }
       *[nobody] Nobody is noted absent.{ desk-presence-clock }
    }

# The arbiter lets play go on, but it does not stand still. $why: over, running or no-clock; $side: the side whose clock runs,
# white or black.
desk-nothing-stopped =
    { $why ->
        [over] Nothing was stopped: the game is over.
        [running] { $side ->
            [white] Nothing was stopped: White's { -clock } runs.
           *[black] Nothing was stopped: Black's { -clock } runs.
        }
       *[no-clock] Nothing was stopped: play goes on, and the program keeps no { -clock }.
    }

# The arbiter wanted to start the clock, and something has to be settled first, which is told beside it.
desk-not-begun = Nothing was started: what comes before the first move is not settled yet.

# A yes or no without a question.
desk-nothing-asked = Nothing was asked; nothing is written down.

# The arbiter was asked a question and used another word instead of yes or no.
desk-not-answered = The question was not answered, and nothing was done by it.

# The start of official play: two players play by ear and there is one output. Words that begin with -- are typed as they stand.
desk-no-private-output = Both players play by ear at one output: what is for one of them alone is spoken to neither. --channel white=… and --channel black=… give each an output of their own.

# The first line that the arbiter sees: the game was resumed, on somebody's request, with a different code. $times: how often.
desk-new-codes =
    { $times ->
        [one] This game was taken up again with another { -arbiter }'s code than before; whoever started the program wanted it so.
       *[other] This game was taken up again with another { -arbiter }'s code { $times } times; whoever started the program wanted it so.
    }

# The record is from an older program and has no code: the code with which it was resumed holds from then on.
desk-first-codes = The record had no { -arbiter }'s code; the one it was first taken up again with holds.

# The arbiter's words were open for ten minutes without a typed line.
desk-words-closed = The { -arbiter }'s words closed by themselves after ten minutes in which the { -arbiter } typed nothing; arbiter opens them again.

# Behind it, or first without such a line: somebody tried to open the arbiter's words. $wrong: the number of codes.
desk-wrong-codes =
    { $wrong ->
        [one] One wrong code was given since these words were opened last.
       *[other] { $wrong } wrong codes were given since these words were opened last.
    }

# The arbiter stops play although it stands still already.
desk-already-stopped = Play is stopped already; resume lets it go on.

# A yes or no about the result, typed while the arbiter's words are open, without the name of a side.
desk-whose-answer = Whose answer is it? While your words are open it counts with a name: white: yes, black: no. Nothing is written down.

# A row of the list of time controls, read and not heard. $name: as typed; $control: in its written form; $tempo: blitz, rapid or
# classical; $minutes: for the first sixty moves; $old: yes if it is one of older rules, or no.
clocks-row =
    { $old ->
        [yes] { $name } { $control } { clocks-tempo } { $minutes } old
       *[no] { $name } { $control } { clocks-tempo } { $minutes }
    }

# One word for a tempo. $tempo: see clocks-row.
clocks-tempo =
    { $tempo ->
        [blitz] blitz
        [rapid] rapid
       *[classical] classical
    }

# The role of a device at a table, within other sentences. $role: chief, round, assistant, helper, ear, screen or face; $side:
# white, black or nobody; $number: of a round arbiter.
desk-device-role =
    { $role ->
        [chief] the chief { -arbiter }
        [round] round { -arbiter } { $number }
        [assistant]
            { $side ->
                [white] the { -assistant } of White
               *[black] the { -assistant } of Black
            }
        [helper]
            { $side ->
                [white] the helper of White
               *[black] the helper of Black
            }
        [ear]
            { $side ->
                [white] the ear of White
               *[black] the ear of Black
            }
        [screen]
            { $side ->
                [white] the screen of White
               *[black] the screen of Black
            }
        [player]
            { $side ->
                [white] the page of White
               *[black] the page of Black
            }
       *[face] the face of the { -clock }
    }

# A device wants a page of the table. $device: its number; $name: the name given by its holder; $occupied: yes if device $there
# has this role already, else no. The command word is the one that the arbiter types.
desk-device-asks =
    Device { $device } wants to be: { desk-device-role }. It is called { $name }.{ $occupied ->
        [yes] {" "}Device { $there } is that already.
       *[no] {""}
    } arbiter, then device { $device } lets it in, device { $device } no does not.

# The device was let in.
desk-device-opened = Device { $device } is let in: { desk-device-role }.

# The device was not let in, or the arbiter or its holder ended it.
desk-device-ended = Device { $device } is not let in, or shows nothing any more.

# One of the devices at the table. $called: yes if its holder's name for it is known, or no; $name: that name.
desk-device-there =
    { $called ->
        [yes] Device { $device } is there: { desk-device-role }, called { $name }.
       *[no] Device { $device } is there: { desk-device-role }.
    }

# The event file names a device for the requested role. $named: that name; $same: yes if this device has that name, or no.
desk-named-device =
    { $same ->
        [yes] The event file names { $named } for it, and so this one is called.
       *[no] The event file names { $named } for it; this one is called otherwise.
    }

# A player's page is not in front, or has no connection. The arguments as in desk-device-there.
desk-page-not-in-front = Device { $device }, { desk-device-role }, is not in front or not connected. No press comes from it: a fault of the { -clock } (Kodeks II 6.10).

# The page is in front again.
desk-page-in-front = Device { $device }, { desk-device-role }, is in front again.

# The keys pressed at the table's computer went to a window of another program.
desk-terminal-not-in-front = The keys at this computer went to another window. What is it? (Kodeks II 2.4.10)

# The text that the arbiter typed behind the command names no device.
desk-no-such-device = There is no such device; device alone lists those there are.

# A slip was made anew. $words: its words; the other arguments as in desk-device-there.
desk-slip-made = Slip for { desk-device-role }, opens one device once, earlier unused ones nothing: { $words }

# The table has no slip for this role.
desk-no-slip-for = This table has no slip for { desk-device-role }; nothing was made.

# A slip was made anew at a table's own screen, which never shows its words. The arguments as in desk-device-role.
desk-slip-in-file = A new slip for { desk-device-role } is made; earlier unused ones open nothing. Its words stand in the file beside the record whose name ends in -slips.txt.

# No slip could be made.
desk-slip-not-made = No slip could be made; try again.
# The page of a player's ear sleeps, is closed or was lost: that player hears nothing now. $side: white or black.
desk-ear-lost =
    { $side ->
        [white] White's ear is gone: its page sleeps, is closed or was not touched yet. White hears nothing now.
       *[black] Black's ear is gone: its page sleeps, is closed or was not touched yet. Black hears nothing now.
    }

# The page of the ear is back.
desk-ear-back =
    { $side ->
        [white] White's ear is there again.
       *[black] Black's ear is there again.
    }

# The words of a used slip were tried. $slip: its first word.
desk-slip-used-again = Somebody tried the slip { $slip } again, which was used before. It opened nothing.

# An act on a page that its role may not do.
desk-not-on-this-page = That is not done from this page; nothing was done.

# A press came from a page that showed another half-move.
desk-press-for-another = This press was made for another { -half-move }; it was not taken.

# An answer about a half-move on a paper record came from a page that showed another half-move, for example from a key that was
# hit twice.
desk-answer-for-another = This answer was meant for another { -half-move }; it was not taken.

# The same for an answer to a question that is no longer asked, or that is different now.
desk-asked-otherwise = This answer was meant for another question; it was not taken.

# Before the game, to the arbiter: a side has no way to press the clock. $side: white or black.
desk-no-way-to-press =
    { $side ->
        [white] White has
       *[black] Black has
    } no way to press the { -clock }. There can be: an ordinary or talking { -clock } beside the program, a page of their own, a key, a gamepad, a { -clock } device, or a line with their name at the table's keyboard.

# Behind it, if the clock was to be started.
desk-start-all-the-same = Say it once more to start the { -clock } all the same; then presses for that side are yours.

# The entry made on a page, repeated there. $from, $to: squares; $takes: yes if it is announced as a capture, or no; $press: yes
# if it counts once the clock is pressed, or no.
desk-half-move-taken =
    { $takes ->
        [yes] { $from } takes { $to }
       *[no] { $from } to { $to }
    }, taken{ $press ->
        [yes] ; press the { -clock } to count it.
       *[no] .
    }

# A press from a page took too long on its way.
desk-press-too-late = This press was more than two seconds on its way; it was not taken. Press again.

# Another arbiter decided something after the page was shown. $code: chief or round; $number: of a round arbiter.
desk-decided-meanwhile =
    { $code ->
        [chief] The chief { -arbiter }
       *[round] Round { -arbiter } { $number }
    } has decided something at this table meanwhile; nothing was done. Look at the page again.

# The same with the name of the arbiter. $name: the name.
desk-decided-meanwhile-by =
    { $code ->
        [chief] The chief { -arbiter } ({ $name })
       *[round] Round { -arbiter } { $number } ({ $name })
    } has decided something at this table meanwhile; nothing was done. Look at the page again.

# A page sends more at once than a hand can do; the last acts were not done.
desk-too-many-acts = Too much came from this page at once; this was not done. Wait a moment and do it again.

# The arbiter wrote a half-move into their own record. $ply: its number; $side: white or black, the mover; $move: as in records.
desk-noted =
    { $side ->
        [white] In your own record: { -half-move } { $ply }, White, { $move }.
       *[black] In your own record: { -half-move } { $ply }, Black, { $move }.
    }

# The arbiter saw no half-move there, or removed their own entry. $ply: its number; $side: white or black, the mover.
desk-noted-nothing =
    { $side ->
        [white] Nothing in your own record for { -half-move } { $ply }, White.
       *[black] Nothing in your own record for { -half-move } { $ply }, Black.
    }

# A player's original record is with the arbiter, or no longer is. $side: white or black; $collected: yes or no.
desk-original-collected =
    { $collected ->
        [yes]
            { $side ->
                [white] White's original record is collected.
               *[black] Black's original record is collected.
            }
       *[no]
            { $side ->
                [white] White's original record is not collected.
               *[black] Black's original record is not collected.
            }
    }

# The arbiter wanted to tick off an original record while the game was still going on.
desk-not-over-yet = The game is not over yet: original records are collected after it.

# Behind the sentence about the contradiction between the observations and the proposal that is about to be taken.
desk-all-the-same = Does the game go on there all the same? Answer yes or no.

# The arbiter answered no to that.
desk-not-gone-back = Nothing is taken; the game stands as it stood.
