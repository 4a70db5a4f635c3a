### An arbiter's protocol: what happened at the board and what he decided. Printed and signed; half-moves stand
### as records write them, times as clocks show them.

# The first line.
protocol-title = Arbiter's protocol

# The title of the paper of a rehearsal, in place of the one above; it stands on each page.
protocol-rehearsal = Rehearsal, not official

# Official or not. $mode: official, rehearsal or training.
protocol-mode =
    { $mode ->
        [official] Official play.
        [rehearsal] Rehearsal, not official: this is no protocol of a game.
       *[training] Training: this protocol is not official.
    }

# The chief arbiter's consent to the device. $consent: who and when, as the event file has it.
protocol-consent = Consent to the device (Kodeks II 2.4.10): { $consent }

# To what else the chief arbiter consented. $function: which, as a setting; $consent: who, when.
protocol-consent-to = Consent (Kodeks II 2.4.10), { $function }: { $consent }

# The program he consented to. $program: its hash.
protocol-program = Consent to this program: { $program }

# The event. $name: as the arbiter named it.
protocol-event = Event: { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Round: { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Time control: { $time }

# What the arbiter fixed before the round; a line for each setting follows.
protocol-settings = Settings:

# One of them. $setting: as it is read aloud.
protocol-setting = - { $setting }

# What he fixed cannot be read by this version. $settings: as it was kept.
protocol-settings-unread = Settings, as they were kept: { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Rules: { $rules }

# The players. $white, $black: names, or a question mark where they were not given or were removed.
protocol-players = White: { $white }. Black: { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Start: { $start }

# One thing that happened. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# What an arbiter did. $what: the sentence; $code: chief or round; $number: which of the round arbiters.
protocol-by-arbiter =
    { $code ->
        [chief] Chief arbiter: { $what }
       *[round] Round arbiter { $number }: { $what }
    }

# The same with the name of the arbiter. $name: who; the rest as above.
protocol-by-named =
    { $code ->
        [chief] Chief arbiter ({ $name }): { $what }
       *[round] Round arbiter { $number } ({ $name }): { $what }
    }

# Nothing happened that belongs here.
protocol-nothing = Nothing happened that belongs into a protocol.

# A question before the first move, and its answer. $question: as it was heard; $answer: yes, no, braille, print,
# dictaphone, sensed by a board, or confirmed by the arbiter.
protocol-prepared = Before the game, { $question } { $answer ->
        [yes] Yes.
        [no] No.
        [braille] In Braille.
        [print] In print.
        [dictaphone] On a dictaphone.
        [sensed] Yes, by the board.
       *[confirmed] Confirmed by the arbiter.
    }

# The arbiter appointed an assistant. $side: whose, white or black; $name: who, or a question mark where names
# were removed.
# $alone: yes where they keep the record and do nothing else.
protocol-appointed =
    { $side ->
        [white] Appointed assistant of White (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {", "}to keep the record alone (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Appointed assistant of Black (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {", "}to keep the record alone (Kodeks II 6.3)
               *[no] {""}
            }.
    }

# Somebody called the arbiter. $by: white, black, or nobody where it is not known who.
protocol-called =
    { $by ->
        [white] White called the arbiter.
        [black] Black called the arbiter.
       *[nobody] The arbiter was called.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] The arbiter begins.
        [refused] A wrong code was typed for the arbiter's words.
       *[closed] The arbiter has done.
    }

# The same of an arbiter of the round (Kodeks IV 1). $number: which of those whom the event file names.
protocol-round-arbiter =
    { $state ->
        [opened] Round arbiter { $number } begins.
       *[closed] Round arbiter { $number } has done.
    }

# A blind player on move was told times and moves. As in desk-answer.
protocol-times-told =
    { $side ->
        [white] Told to White on move, as asked (Kodeks VIII 5.1): { answer-used }moves made: White { $whites }, Black { $blacks }.
       *[black] Told to Black on move, as asked (Kodeks VIII 5.1): { answer-used }moves made: White { $whites }, Black { $blacks }.
    }

# Another arbiter looks after the table from then on. $name: who, or a question mark where names were removed.
protocol-handed-over = The table was handed over to { $name }.

# Who acts by the code of an arbiter from here on. $code, $number: as in protocol-by-arbiter; $name: who, or a question mark
# where names were removed.
protocol-arbiter-named =
    { $code ->
        [chief] Chief arbiter: { $name }.
       *[round] Round arbiter { $number }: { $name }.
    }

# Over the list of those who looked after the table.
protocol-responsible = Who looked after the table:

# The first of them: whose code handed it over. $code: chief or round; $number: which of the round arbiters; $until: a date and time.
protocol-responsible-first =
    { $code ->
        [chief] {"  "}to { $until }: the arbiter
       *[round] {"  "}to { $until }: round arbiter { $number }
    }

# The same with a name. $name: who; $until: date and time.
protocol-responsible-first-named = {"  "}to { $until }: { $name }

# Another. $name: who; $from, $until: dates and times.
protocol-responsible-for = {"  "}{ $from } to { $until }: { $name }

# The last of them.
protocol-responsible-from = {"  "}from { $from }: { $name }

# The opponent demanded that a half-move be put right. $by: white or black; $move: which.
protocol-demanded =
    { $by ->
        [white] White demands under Kodeks I 5.4 that { $move } be put right.
       *[black] Black demands under Kodeks I 5.4 that { $move } be put right.
    }

# Under a demand: a board differed from the record just then. $board as in board-name.
protocol-demanded-while-differing = First to be settled (Kodeks VIII 3.1): { board-name } differs from the record.

# Under a demand: the players' records part before it. $move: the first half-move of which they differ.
protocol-demanded-after-parting = First to be settled (Kodeks VIII 3.1): { $move } was repeated otherwise.

# The opponent let a half-move stand. $by: white or black; $move: which.
protocol-let-stand =
    { $by ->
        [white] White lets { $move } stand (Kodeks I 5.4).
       *[black] Black lets { $move } stand (Kodeks I 5.4).
    }

# An irregularity was accepted. $move: which half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } is accepted by the opponent's next half-move (Kodeks I 5.7).
       *[let-stand] { $move } is accepted, because the opponent lets it stand (Kodeks I 5.4).
    }

# A slip was put right before the press. $side: white or black; $ply: at which half-move; $was, $is: first
# and then; $time: how long after.
protocol-slip =
    { $side ->
        [white] Slip of White at half-move { $ply }: { $was }, put right to { $is } after { $time }.
       *[black] Slip of Black at half-move { $ply }: { $was }, put right to { $is } after { $time }.
    }

# Words and half-move differed and were not put right. $said, $done: half-moves.
protocol-discrepancy = Announced { $said }, done { $done }; not put right in time.

# The hand did something against the rules on its way to a half-move; nobody was told. $move: which;
# $article: of the Kodeks; $squares: those that show it.
protocol-hand = The hand on its way to { $move }: { $article }, squares { $squares }; seen and not told.

# A half-move shows that men in doubt are off. $ply: which; $move: what was played; $squares: theirs.
protocol-men-off = Half-move { $ply }, { $move }, shows that what stood on { $squares } is off, as the other side accepted (Kodeks I 5.7); seen and not told.

# The other side went on, or somebody pressed, before the second man made a king. $move: which half-move.
protocol-crown-missing = The crown of { $move } was missing when play went on (Kodeks I 3.5, 3.6); not told.

# Both clocks were stopped.
protocol-stopped = Both clocks stopped (Kodeks IV 2.12).

# The game went on. $time: how long it stood still.
protocol-resumed = The game goes on; it stood still for { $time }.

# A board differed from the record. $board as in board-name; $shown: what it showed, as FEN; $remove, $put:
# squares to be emptied and filled.
protocol-board-differed = { board-name } differs from the record: shows { $shown }; to be removed: { $remove }; to be placed: { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = { board-name } agrees with the record.

# The sensor of a square was switched off, or on again. $on: yes or no; $square: its number; $board as in board-where.
protocol-sensor-switched =
    { $on ->
        [yes] The sensor of { $square } is on again { board-where }.
       *[no] The sensor of { $square } is switched off { board-where }: until it is on again, that square is not seen, and half-moves on it are typed or said.
    }

# It was proposed to switch the sensor of a square off, because play went on though its man is not seen. $square: which; $board as in
# board-where.
protocol-sensor-proposed = Play went on { board-where } beside a man on { $square } that is not seen: it is proposed to switch that sensor off.

# An arbiter said whether a man in doubt is there. $there: yes or no; $square: its square.
protocol-man-decided =
    { $there ->
        [yes] The man on { $square } is there, though it was off the board when the other side went on (Kodeks I 5.7).
       *[no] The man on { $square } is off: the other side accepted that when it went on (Kodeks I 5.7).
    }

# A rehearsal: something is to go wrong at the boards, because somebody asked for it.
protocol-difference-asked = Rehearsal: something was asked to go wrong.

# A rehearsal: it went wrong. $mishap: what, as in the variants; $side: whose board it was, white or black; $move: the half-move as it was
# carried out, or nothing.
protocol-difference-made =
    { $mishap ->
        [falls] Rehearsal: a man fell off { $side ->
            [white] White's
           *[black] Black's
        } board.
        [carried-elsewhere] Rehearsal: on { $side ->
            [white] White's
           *[black] Black's
        } board { $move } was carried out instead.
        [written-otherwise] Rehearsal: { $side ->
            [white] White
           *[black] Black
        } carried out { $move } instead, and wrote it down.
        [pushed] Rehearsal: two men were pushed on { $side ->
            [white] White's
           *[black] Black's
        } board.
       *[left-standing] Rehearsal: on { $side ->
            [white] White's
           *[black] Black's
        } board a captured man was left standing.
    }

# The same of a whole board. $on: yes or no; $board as in board-where.
protocol-sensors-switched =
    { $on ->
        [yes] The sensors are on again { board-where }.
       *[no] The sensors are switched off { board-where }: until they are on again, half-moves are typed or said.
    }

# A board showed half-moves before it had once agreed with the record, and it was asked about them. $shown: the
# half-moves as they are written; $board as in board-name.
protocol-board-asked = { board-name } had not yet agreed with the record and showed { $shown }; it was asked whether that is so.

# How that question ended. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] The question about { $shown } was answered with yes.
         [no] The question about { $shown } was answered with no.
         [press] The question about { $shown } was answered by the clock.
         [next-half-move] The question about { $shown } was answered by the next half-move.
        *[changed] The question about { $shown } lapsed: something else came first.
    }

# The arbiter read in a record. $side: white or black; $written: as he typed it.
protocol-sheet =
    { $side ->
        [white] White's record as read in: { $written }
       *[black] Black's record as read in: { $written }
    }

# The records were compared. $case: A, B or C; $agreed: half-moves both state alike from the beginning;
# $counted: yes, or no where no record counts half-moves; $ply: after which it was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Records compared (Kodeks VIII 3.1): case { $case }, { $agreed } half-moves agreed, proposed to go on after half-move { $ply }.
       *[no] Records compared (Kodeks VIII 3.1): case { $case }, { $agreed } half-moves agreed.
    }

# Why that was proposed. $why: one of reconcile-why.
protocol-why = Reason: { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] White's record
       *[black] Black's record
    }

# The arbiter went back. $ply: after which half-move the game goes on; $count: how many were struck out;
# $struck: which.
protocol-walked-back =
    { $count ->
        [0] Decision: back to the position after half-move { $ply }; nothing struck out.
       *[other] Decision: back to the position after half-move { $ply }; struck out: { $struck }.
    }

# The arbiter undid it. $moves: what stands again.
protocol-put-back = Decision: the walk-back is undone; these stand again: { $moves }.

# Both clocks were read or set. $ply: after which half-move; $white, $black: times.
protocol-readings = Clocks after half-move { $ply }: White { $white }, Black { $black }.

# Time was charged. $white, $black: how much to each.
protocol-charged = Decision: charged to White { $white }, to Black { $black } (Kodeks II 6.19).

# Time was charged, besides what was charged before. $number: which charge of the game it is; $white, $black: how
# much to each.
protocol-charged-more = Decision, charge { $number }: to White { $white }, to Black { $black } (Kodeks II 6.19).

# A charge was taken back. $number: which; $white, $black: how much it had been.
protocol-charge-taken-back = Decision: charge { $number } is taken back, White { $white }, Black { $black }.

# A press that waited for its half-move is taken back. $side: white or black.
protocol-press-taken-back =
    { $side ->
        [white] Decision: White's press that waited for a half-move is taken back.
       *[black] Decision: Black's press that waited for a half-move is taken back.
    }

# A half-move over the arbiter's stop. $move: the half-move; $began: how long before the stop; $ended: how long behind it.
protocol-hand-over-stop = A hand began { $move } { $began } ms before the stop and ended it { $ended } ms after it.

# A decision in the arbiter's words. $reason: what he wrote.
protocol-decided = Decision: { $reason }

# A half-move that the rules forbid was seen; nobody was told. $ply: which; $move: what was played;
# $article: of the Kodeks.
protocol-irregular = Half-move { $ply }, { $move }: irregular, { $article }; seen and not told.

# A half-move was struck out before it counted. $move: which; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] { $move } was corrected.
       *[taken-back] { $move } was taken back.
    }

# Where people sign.
protocol-signature = Arbiter: ____________________   White: ____________________   Black: ____________________

# A draw was offered. $side: white or black; $ply: after which half-move; $admissible: yes, or why not.
protocol-offered =
    { $side ->
        [white] White offers a draw after half-move { $ply }{ protocol-offer-state }.
       *[black] Black offers a draw after half-move { $ply }{ protocol-offer-state }.
    }

# Why it could not be offered, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , which is too early; not passed on (Kodeks II 5.1)
        [too-many-pieces] , with too many pieces on the board; not passed on (Kodeks III 6)
        [repeated] , again before the other side has offered; not passed on (Kodeks II 5.1)
        [not-after-move] , but not between the move and the press; not passed on (Kodeks II 5.1)
       *[yes] {""}
    }

# A draw offer was answered in words. $side: white or black; $answer: accepted or declined.
protocol-offer-answered =
    { $answer ->
        [accepted] { $side ->
            [white] White accepts the draw.
           *[black] Black accepts the draw.
        }
       *[declined] { $side ->
            [white] White declines the draw.
           *[black] Black declines the draw.
        }
    }

# The game is over. $result: as the Kodeks writes it; $cause: the article; $name: a
# comma and ending-name, or nothing.
protocol-ended = The game is over, { $result }{ $name } ({ $cause }).

# Why a game ended, as it is written. $cause: see the variants.
ending-name =
    { $cause ->
        [no-pieces] no pieces left
        [blocked] no move possible
        [resignation] resignation
        [refusal] refusal to follow the rules
        [time] time used up
        [forfeit] forfeit
        [sanction] sanction
        [agreement] agreement
        [repetition] position three times
        [kings] moves by kings alone
        [three-kings] three pieces against one king
        [main-line] weaker side alone on the main line
        [main-line-taken] three kings against one, main line taken
        [two-kings] at most two pieces against one king
        [regulation] draw by regulation
        [short-of-time] short of time with an obvious advantage
        [both-flags] both flags fallen
        [cannot-win] nobody can win
       *[decision] arbiter's decision
    }

# A side says yes or no to the result. $by: white or black; $agrees: yes or no.
protocol-result-answered =
    { $agrees ->
        [yes] { $by ->
            [white] White confirms the result.
           *[black] Black confirms the result.
        }
       *[no] { $by ->
            [white] White does not confirm the result.
           *[black] Black does not confirm the result.
        }
    }

# A claim. $side: white or black; $what: see claim-name; $ply: after which half-move.
protocol-claimed =
    { $side ->
        [white] White claims { claim-name } after half-move { $ply }.
       *[black] Black claims { claim-name } after half-move { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Position: { $position }

# Under a claim: how often the position occurred. $count: how often; $plies: after which half-moves.
protocol-claim-occurred = Occurrences: { $count }, after half-moves { $plies } (Kodeks I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Counted: { ending-name }, { $made } of { $limit } moves by each side.

# Under a claim: what the rules say. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Proven by the record ({ $article }).
        [proven-otherwise] Not proven by the rule that was named, but by another ({ $article }).
        [arbiters-call] The arbiter's to judge ({ $article }).
        [must-capture] Not admissible, the claimant has a capture to make (Kodeks III 9.1).
        [quick-games-only] Not admissible, a right of quick games without a bonus (Kodeks III 9.2), and this game is none.
       *[not-proven] Not proven by the record.
    }

# The arbiter ruled. $side: white or black, whose claim it was; $granted: yes or no.
protocol-claim-ruled =
    { $granted ->
        [yes] { $side ->
            [white] Decision: White's claim is granted.
           *[black] Decision: Black's claim is granted.
        }
       *[no] { $side ->
            [white] Decision: White's claim is rejected.
           *[black] Decision: Black's claim is rejected.
        }
    }

# A claim that waited is void, because the game went back behind it. $side: white or black, whose it was.
protocol-claim-voided =
    { $side ->
        [white] White's claim is void: the game went back behind it.
       *[black] Black's claim is void: the game went back behind it.
    }

# A sanction. $side: white or black; $sanction: see sanction-name; $why: in the arbiter's words.
protocol-sanctioned =
    { $side ->
        [white] Sanction on White: { sanction-name } (Kodeks II 2.5). { $why }
       *[black] Sanction on Black: { sanction-name } (Kodeks II 2.5). { $why }
    }

# Which sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] reprimand
        [warning] public warning
        [loss] loss of the game
       *[disqualification] disqualification
    }

# A complaint. $side: white or black; $ply: after which half-move; $why: what about; $late: yes where it is about
# the clock and came after the control.
protocol-complained =
    { $side ->
        [white] Complaint by White after half-move { $ply }: { $why }{ protocol-complained-late }
       *[black] Complaint by Black after half-move { $ply }: { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[after the control, Kodeks II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article;
# $name: a comma and why, or nothing.
protocol-result = Result: { $result }, points { $score }{ $name } ({ $cause }).

# At the end: half-moves that nobody stated. $plies: which.
protocol-gaps = To be completed in the record (Kodeks II 6.21), half-moves: { $plies }.

# Above the signatures: which sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Original, for the organiser (Kodeks II 3.7):
       *[copy] Copy, for the players (Kodeks II 3.7):
    }

# Under a claim: both clocks then. $white, $black: what was left.
protocol-claim-clocks = Clocks at the claim: White { $white }, Black { $black }.

# At the end: what each side has used. $white, $black: times.
protocol-times-used = Times used (Kodeks II 6.21): White { $white }, Black { $black }.

# A flag fell. $side: white or black; $moves: how many moves that side had made; $played: the time that both
# had used until then, to the millisecond.
protocol-flag =
    { $side ->
        [white] White's flag fell
       *[black] Black's flag fell
    } at { $played } of time played by both; moves made: { $moves } (Kodeks II 6.12).

# A flag that fell is up again, because the arbiter took a charge back, set the times, or took the game back.
# $side: white or black.
protocol-flag-void =
    { $side ->
        [white] White's flag is up again
       *[black] Black's flag is up again
    }: the clock was changed, and that it fell before is void.

# The arbiter noted who is not there when the round begins, or has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] White
       *[black] Black
    } { $there ->
        [yes] has arrived
       *[no] is not there
    } (Kodeks II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Decision: the faulty clock is replaced, the program keeps the time (Kodeks II 6.10).

# A decision about a clock device.
protocol-clock-swapped = The clock device was wired the other way round: its sides are exchanged from here on.

# The computer slept, or its own clock was changed. $by: how much; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] The computer's own clock is { $by } ahead of the time that was counted.
       *[behind] The computer's own clock is { $by } behind the time that was counted.
    }

# The program was away and took the game up again. $closed: had it ended as it should, yes or no; $side: whose clock ran,
# white, black or nobody; $known: yes, or no where the computer's own clock was changed; $lost: for how long nothing was
# written.
protocol-clock-gap =
    { $closed ->
        [yes] The program had been ended
       *[no] The program had broken off
    } and was started again; { $side ->
        [white] White's clock ran
        [black] Black's clock ran
       *[nobody] no clock ran
    }, { $known ->
        [yes] nothing was written for { $lost }.
       *[no] for how long nobody can tell.
    }

# Under it: one reading that was offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] as last read
        [ran] as it ran until the last entry
       *[charged] with the time since then charged to the side that ran
    }: White { $white }, Black { $black }.

# The clock was set going. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: whose
# clock runs; $white, $black: times left; $chosen: after a gap, which of the readings it goes on from as in
# desk-clock-offered, or none where the arbiter set others or a clock device ran on.
protocol-clock-set-going =
    { $because ->
        [round-begins] The round begins (Kodeks II 4.4)
        [after-gap] After that the game goes on
        [after-call] After a call or claim the game goes on
       *[stood] The clock, which stood, is set going
    }: { $side ->
        [white] White's clock runs
       *[black] Black's clock runs
    }, White { $white }, Black { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] as last read
            [ran] as it ran until the last entry
            [charged] with the time since then charged to the side that ran
           *[none] as the clock stood then
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: is the time shared, yes or no.
protocol-completion-due =
    { $shared ->
        [yes] Half-moves to complete after time trouble: { $missing }; the time is shared (Kodeks II 6.15).
       *[no] Half-moves to complete after time trouble: { $missing } (Kodeks II 6.14).
    }

# They are complete. $time: how long it took.
protocol-completion-ended = The record is complete again; it took { $time }.

# The game was taken up again although its record was not whole. $count: how many half-moves could be read; $lost: what was
# wrong: log-missing, log-damaged, log-strange or unread.
protocol-not-whole =
    Of the record only { $count } half-moves could be read when it was taken up again; { $lost ->
        [log-missing] its latest part, the file ending in -wal, was missing
        [log-damaged] its latest part, the file ending in -wal, was damaged and was put aside
        [log-strange] a file ending in -wal that is not its own lay beside it and was put aside
       *[unread] parts of it could not be understood
    }. This was asked about, and the game went on.

# An arbiter had everything exported, by their code, while the game was not over. $form: protocol, json, pdn, html or text.
protocol-exported = Everything was exported by an arbiter's code ({ $form }).

# Whose the keyboard is from here on. $whose: white, black, both, assistant, or player for the one at the program.
protocol-keyboard-is =
    { $whose ->
        [white] The keyboard is White's from here on.
        [black] The keyboard is Black's from here on.
        [assistant] The keyboard is the assistant's from here on.
        [both] The keyboard is both players' from here on.
       *[player] The keyboard is that of the player at the program from here on.
    }

# The arbiters' codes are others since the game was taken up again. $how: new (somebody wanted it so) or first (the record is an
# older program's and had none).
protocol-codes =
    { $how ->
        [first] The record had no arbiter's code; the one it was taken up again with holds.
       *[new] The game was taken up again with another arbiter's code than before (--new-code).
    }

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Moves:

# An arbiter came who had been called.
protocol-call-answered = An arbiter came to the table.

# A device showed pages of the table from then on. $device: its number; $name: what it was called, or a question mark where names
# were removed; the rest as in desk-device-role.
protocol-device-opened = Device { $device }, { $name }, was let in: { desk-device-role }.

# A device showed nothing from then on. $device: its number.
protocol-device-ended = Device { $device } was ended.

# Somebody tried words to open a device that stand on no slip.
protocol-no-slip = Somebody tried words of no slip; they opened nothing.

# A slip was made anew. $slip: its first word; the other arguments as in desk-device-role.
protocol-slip-made = Slip { $slip } was made anew for { desk-device-role }.

# The same with those of a slip that had been used before. $slip: its first word.
protocol-slip-used-again = Somebody tried the used slip { $slip } again; it opened nothing.

# The name of the list of sections at the top of the protocol where it is a page.
protocol-contents = Sections of the protocol

# At the top of a protocol that is printed or read before an official game is over.
protocol-left-out = This official game is not over: irregularities, how boards and records differ, what hands touched, what speaks for a claim and what was said to one player alone are left out until then, whether there is any of it or not.

# The heading of a section. $part: see the variants.
protocol-section =
    { $part ->
        [game] The game
        [settings] Settings
        [happened] What happened and was decided
        [responsible] Who looked after the table
        [clocks] Clocks
        [moves] Half-moves
        [result] Result
       *[signatures] Signatures
    }

# At the foot of each printed page: which game it is. $white, $black: names, or a question mark.
protocol-foot = White: { $white }, Black: { $black }

# The title of a column of a table. $head: the number of a half-move (ply) or of a move, when it was, what was read of the
# clocks, White's, Black's, and that both records differ there.
protocol-head =
    { $head ->
        [ply] Half-move
        [number] Move
        [time] Time (UTC)
        [reading] Reading
        [white] White
        [black] Black
       *[differs] Differ
    }

# In the table of clocks: what both had left. $ply: after which half-move.
protocol-left-after = Left after half-move { $ply }

# The same when the arbiter set a clock going that had stood.
protocol-left-when-set-going = Left when set going

# In the table of clocks: what was charged to each. $number: which charge of the game it is.
protocol-charge-of = Charged, charge { $number }

# The same of a charge that was taken back. $number: which.
protocol-charge-undone = Taken back, charge { $number }

# The last line of the table of clocks: what each side has used.
protocol-used-in-all = Used in all

# Below a line on which somebody signs. $who: white, black, or nobody for the arbiter; $name: a comma and the player's name, empty
# where it is not known.
protocol-signs =
    { $who ->
        [white] White{ $name }
        [black] Black{ $name }
       *[nobody] Arbiter
    }

# The arbiter wrote a half-move into their own record. $ply: which; $move: as records write it.
protocol-noted = Half-move { $ply } in the arbiter's own record: { $move }.

# The arbiter saw nothing there, or took out what they had written. $ply: which.
protocol-noted-nothing = Half-move { $ply }: nothing in the arbiter's own record.

# Did the arbiter collect a player's original record? $side: white or black; $collected: yes or no.
protocol-original =
    { $collected ->
        [yes]
            { $side ->
                [white] White's original record collected.
               *[black] Black's original record collected.
            }
       *[no]
            { $side ->
                [white] White's original record not collected.
               *[black] Black's original record not collected.
            }
    }

# Over the column of half-moves that the arbiter wrote down themselves.
protocol-own-column = Arbiter's own record
