### An arbiter's protocol: the events at the board and the arbiter's decisions. Printed and signed; half-moves as in records, times
### as on clocks.

# The first line.
protocol-title = { CAPITAL(-arbiter) }'s protocol

# The title of the paper of a rehearsal, in place of the one above; it is on each page.
protocol-rehearsal = Rehearsal, not official

# Official or not. $mode: official, rehearsal or training.
protocol-mode =
    { $mode ->
        [official] Official play.
        [rehearsal] Rehearsal, not official: this is no protocol of a game.
       *[training] Training: this protocol is not official.
    }

# The chief arbiter's consent to the device. $consent: name and date, as in the event file.
protocol-consent = Consent to the device (Kodeks II 2.4.10): { $consent }

# A further consent of the chief arbiter. $function: its subject, as a setting; $consent: name and date.
protocol-consent-to = Consent (Kodeks II 2.4.10), { $function }: { $consent }

# The program in the consent. $program: its hash.
protocol-program = Consent to this program: { $program }

# The event. $name: as the arbiter named it.
protocol-event = Event: { $name }

# The round of the event. $name: as the arbiter wrote it.
protocol-round = Round: { $name }

# The time control, as it is written. $time: as 90m/45,30m+30s.
protocol-time = Time control: { $time }

# The arbiter's settings for the round; a line for each setting follows.
protocol-settings = Settings:

# One of these settings. $setting: as it is read aloud.
protocol-setting = - { $setting }

# The arbiter's settings, if this version cannot read them. $settings: as kept.
protocol-settings-unread = Settings, as they were kept: { $settings }

# The rules in force. $rules: their name and edition.
protocol-rules = Rules: { $rules }

# The players. $white, $black: names, or a question mark if they were not given or were removed.
protocol-players = White: { $white }. Black: { $black }.

# The position at the beginning. $start: as FEN.
protocol-start = Start: { $start }

# One event. $time: date and time, UTC; $what: one of the sentences below.
protocol-line = { $time } UTC  { $what }

# An act of an arbiter. $what: the sentence; $code: chief or round; $number: the number of a round arbiter.
protocol-by-arbiter =
    { $code ->
        [chief] Chief { -arbiter }: { $what }
       *[round] Round { -arbiter } { $number }: { $what }
    }

# The same with the name of the arbiter. $name: the name; the rest as above.
protocol-by-named =
    { $code ->
        [chief] Chief { -arbiter } ({ $name }): { $what }
       *[round] Round { -arbiter } { $number } ({ $name }): { $what }
    }

# There was no event for the protocol.
protocol-nothing = Nothing happened that belongs into a protocol.

# A question before the first move, and its answer. $question: as heard; $answer: yes, no, braille, print, dictaphone, sensed by a
# board, or confirmed by the arbiter.
protocol-prepared = Before the game, { $question } { $answer ->
        [yes] Yes.
        [no] No.
        [braille] In Braille.
        [print] In print.
        [dictaphone] On a dictaphone.
        [sensed] Yes, by the { -board }.
       *[confirmed] Confirmed by the { -arbiter }.
    }

# The arbiter appointed an assistant. $side: white or black, the assistant's side; $name: the name, or a question mark after names
# were removed. $alone: yes if they only keep the record.
protocol-appointed =
    { $side ->
        [white] Appointed { -assistant } of White (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {", "}to keep the record alone (Kodeks II 6.3)
               *[no] {""}
            }.
       *[black] Appointed { -assistant } of Black (Kodeks VIII 4.2): { $name }{ $alone ->
                [yes] {", "}to keep the record alone (Kodeks II 6.3)
               *[no] {""}
            }.
    }

# Somebody called the arbiter. $by: white, black, or nobody if the caller is unknown.
protocol-called =
    { $by ->
        [white] White called the { -arbiter }.
        [black] Black called the { -arbiter }.
       *[nobody] The { -arbiter } was called.
    }

# The arbiter's words. $state: opened, refused or closed.
protocol-arbiter =
    { $state ->
        [opened] The { -arbiter } begins.
        [refused] A wrong code was typed for the { -arbiter }'s words.
       *[closed] The { -arbiter } has done.
    }

# The same for a round arbiter (Kodeks IV 1). $number: their number in the event file.
protocol-round-arbiter =
    { $state ->
        [opened] Round { -arbiter } { $number } begins.
       *[closed] Round { -arbiter } { $number } has done.
    }

# A blind player on move was told times and moves. As in desk-answer.
protocol-times-told =
    { $side ->
        [white] Told to White on move, as asked (Kodeks VIII 5.1): { answer-used }moves made: White { $whites }, Black { $blacks }.
       *[black] Told to Black on move, as asked (Kodeks VIII 5.1): { answer-used }moves made: White { $whites }, Black { $blacks }.
    }

# Another arbiter looks after the table from then on. $name: the name, or a question mark after names were removed.
protocol-handed-over = The table was handed over to { $name }.

# The person who acts by an arbiter's code from here on. $code, $number: as in protocol-by-arbiter; $name: the name, or a question
# mark after names were removed.
protocol-arbiter-named =
    { $code ->
        [chief] Chief { -arbiter }: { $name }.
       *[round] Round { -arbiter } { $number }: { $name }.
    }

# Above the list of the arbiters who looked after the table.
protocol-responsible = Who looked after the table:

# The first of them: the arbiter whose code handed it over. $code: chief or round; $number: the number of a round arbiter; $until:
# date and time.
protocol-responsible-first =
    { $code ->
        [chief] {"  "}to { $until }: the { -arbiter }
       *[round] {"  "}to { $until }: round { -arbiter } { $number }
    }

# The same with a name. $name: the name; $until: date and time.
protocol-responsible-first-named = {"  "}to { $until }: { $name }

# Another of them. $name: the name; $from, $until: dates and times.
protocol-responsible-for = {"  "}{ $from } to { $until }: { $name }

# The last of them.
protocol-responsible-from = {"  "}from { $from }: { $name }

# The opponent demanded the correction of a half-move. $by: white or black; $move: the half-move.
protocol-demanded =
    { $by ->
        [white] White demands under Kodeks I 5.4 that { $move } be put right.
       *[black] Black demands under Kodeks I 5.4 that { $move } be put right.
    }

# Under a demand: a board differed from the record at that moment. $board as in board-name.
protocol-demanded-while-differing = First to be settled (Kodeks VIII 3.1): { board-name } differs from the record.

# Under a demand: the players' records differ before it. $move: the first half-move with a difference.
protocol-demanded-after-parting = First to be settled (Kodeks VIII 3.1): { $move } was repeated otherwise.

# The opponent let a half-move stand. $by: white or black; $move: the half-move.
protocol-let-stand =
    { $by ->
        [white] White lets { $move } stand (Kodeks I 5.4).
       *[black] Black lets { $move } stand (Kodeks I 5.4).
    }

# An irregularity was accepted. $move: the half-move; $by: next-half-move or let-stand.
protocol-accepted =
    { $by ->
        [next-half-move] { $move } is accepted by the opponent's next { -half-move } (Kodeks I 5.7).
       *[let-stand] { $move } is accepted, because the opponent lets it stand (Kodeks I 5.4).
    }

# A slip was corrected before the press. $side: white or black; $ply: the half-move; $was, $is: before and after; $time: the time
# until the correction.
protocol-slip =
    { $side ->
        [white] Slip of White at { -half-move } { $ply }: { $was }, put right to { $is } after { $time }.
       *[black] Slip of Black at { -half-move } { $ply }: { $was }, put right to { $is } after { $time }.
    }

# Announcement and half-move differed and were not corrected. $said, $done: half-moves.
protocol-discrepancy = Announced { $said }, done { $done }; not put right in time.

# The hand broke a rule on its way to a half-move; nobody was told. $move: the half-move; $article: of the Kodeks; $squares: the
# squares that show it.
protocol-hand = The hand on its way to { $move }: { $article }, squares { $squares }; seen and not told.

# A half-move shows that men in doubt are off. $ply: its number; $move: the half-move; $squares: the squares of these men.
protocol-men-off = { CAPITAL(-half-move) } { $ply }, { $move }, shows that what stood on { $squares } is off, as the other side accepted (Kodeks I 5.7); seen and not told.

# The other side went on, or somebody pressed, before the second man made a king. $move: the half-move.
protocol-crown-missing = The crown of { $move } was missing when play went on (Kodeks I 3.5, 3.6); not told.

# Both clocks were stopped.
protocol-stopped = Both { -clock(number: "plural") } stopped (Kodeks IV 2.12).

# The game went on. $time: the length of the stop.
protocol-resumed = The game goes on; it stood still for { $time }.

# A board differed from the record. $board as in board-name; $shown: its reading, as FEN; $remove, $put: squares to be emptied and
# filled.
protocol-board-differed = { board-name } differs from the record: shows { $shown }; to be removed: { $remove }; to be placed: { $put }.

# A board agreed with the record. $board as in board-name.
protocol-board-agreed = { board-name } agrees with the record.

# The sensor of a square was switched off, or on again. $on: yes or no; $square: its number; $board as in board-where.
protocol-sensor-switched =
    { $on ->
        [yes] The sensor of { $square } is on again { board-where }.
       *[no] The sensor of { $square } is switched off { board-where }: until it is on again, that square is not seen, and { -half-move(number: "plural") } on it are typed or said.
    }

# It was proposed to switch the sensor of a square off, because play went on although its man is not seen. $square: its number;
# $board as in board-where.
protocol-sensor-proposed = Play went on { board-where } beside a man on { $square } that is not seen: it is proposed to switch that sensor off.

# An arbiter said if a man in doubt is there. $there: yes or no; $square: its square.
protocol-man-decided =
    { $there ->
        [yes] The man on { $square } is there, though it was off the { -board } when the other side went on (Kodeks I 5.7).
       *[no] The man on { $square } is off: the other side accepted that when it went on (Kodeks I 5.7).
    }

# A rehearsal: a mishap at the boards was requested.
protocol-difference-asked = Rehearsal: something was asked to go wrong.

# A rehearsal: the mishap happened. $mishap: its kind, as in the variants; $side: white or black, the side of the board; $move:
# the half-move as carried out, or nothing.
protocol-difference-made =
    { $mishap ->
        [falls] Rehearsal: a man fell off { $side ->
            [white] White's
           *[black] Black's
        } { -board }.
        [carried-elsewhere] Rehearsal: on { $side ->
            [white] White's
           *[black] Black's
        } { -board } { $move } was carried out instead.
        [written-otherwise] Rehearsal: { $side ->
            [white] White
           *[black] Black
        } carried out { $move } instead, and wrote it down.
        [pushed] Rehearsal: two men were pushed on { $side ->
            [white] White's
           *[black] Black's
        } { -board }.
       *[left-standing] Rehearsal: on { $side ->
            [white] White's
           *[black] Black's
        } { -board } a captured man was left standing.
    }

# The same of a whole board. $on: yes or no; $board as in board-where.
protocol-sensors-switched =
    { $on ->
        [yes] The sensors are on again { board-where }.
       *[no] The sensors are switched off { board-where }: until they are on again, { -half-move(number: "plural") } are typed or said.
    }

# A board showed half-moves before it had agreed with the record for the first time, and a question was asked about them. $shown:
# the half-moves as written; $board as in board-name.
protocol-board-asked = { board-name } had not yet agreed with the record and showed { $shown }; it was asked whether that is so.

# The end of that question. $answer: yes, no, press, next-half-move or changed; $shown as above.
protocol-board-answered =
    { $answer ->
         [yes] The question about { $shown } was answered with yes.
         [no] The question about { $shown } was answered with no.
         [press] The question about { $shown } was answered by the { -clock }.
         [next-half-move] The question about { $shown } was answered by the next { -half-move }.
        *[changed] The question about { $shown } lapsed: something else came first.
    }

# The arbiter read in a record. $side: white or black; $written: as typed.
protocol-sheet =
    { $side ->
        [white] White's record as read in: { $written }
       *[black] Black's record as read in: { $written }
    }

# The records were compared. $case: A, B or C; $agreed: the number of half-moves that both state alike from the beginning;
# $counted: yes, or no if no record counts half-moves; $ply: the half-move after which the game was proposed to go on.
protocol-compared =
    { $counted ->
        [yes] Records compared (Kodeks VIII 3.1): case { $case }, { $agreed } { -half-move(number: "plural") } agreed, proposed to go on after { -half-move } { $ply }.
       *[no] Records compared (Kodeks VIII 3.1): case { $case }, { $agreed } { -half-move(number: "plural") } agreed.
    }

# The reason for that proposal. $why: one of reconcile-why.
protocol-why = Reason: { $why }.

# The title of a column of the table of both records. $side: white or black.
protocol-column =
    { $side ->
        [white] White's record
       *[black] Black's record
    }

# The arbiter went back. $ply: the half-move after which the game goes on; $count: the number of half-moves struck out; $struck:
# their list.
protocol-walked-back =
    { $count ->
        [0] Decision: back to the position after { -half-move } { $ply }; nothing struck out.
       *[other] Decision: back to the position after { -half-move } { $ply }; struck out: { $struck }.
    }

# The arbiter undid a walk-back. $moves: the half-moves that stand again.
protocol-put-back = Decision: the walk-back is undone; these stand again: { $moves }.

# Both clocks were read or set. $ply: the half-move before it; $white, $black: times.
protocol-readings = { CAPITAL(-clock(number: "plural")) } after { -half-move } { $ply }: White { $white }, Black { $black }.

# Time was charged. $white, $black: the amount for each side.
protocol-charged = Decision: charged to White { $white }, to Black { $black } (Kodeks II 6.19).

# Time was charged in addition to earlier charges. $number: the number of the charge in the game; $white, $black: the amount for
# each side.
protocol-charged-more = Decision, charge { $number }: to White { $white }, to Black { $black } (Kodeks II 6.19).

# A charge was taken back. $number: its number; $white, $black: its former amounts.
protocol-charge-taken-back = Decision: charge { $number } is taken back, White { $white }, Black { $black }.

# A press that waited for its half-move is taken back. $side: white or black.
protocol-press-taken-back =
    { $side ->
        [white] Decision: White's press that waited for a { -half-move } is taken back.
       *[black] Decision: Black's press that waited for a { -half-move } is taken back.
    }

# A half-move across the arbiter's stop. $move: the half-move; $began: the time from its beginning to the stop; $ended: the time
# from the stop to its end.
protocol-hand-over-stop = A hand began { $move } { $began } ms before the stop and ended it { $ended } ms after it.

# A decision in the arbiter's words. $reason: as typed.
protocol-decided = Decision: { $reason }

# An illegal half-move was seen; nobody was told. $ply: its number; $move: the half-move; $article: of the Kodeks.
protocol-irregular = { CAPITAL(-half-move) } { $ply }, { $move }: irregular, { $article }; seen and not told.

# A half-move was struck out before it counted. $move: the half-move; $because: corrected or taken-back.
protocol-struck =
    { $because ->
        [corrected] { $move } was corrected.
       *[taken-back] { $move } was taken back.
    }

# The line for signatures.
protocol-signature = { CAPITAL(-arbiter) }: ____________________   White: ____________________   Black: ____________________

# A draw was offered. $side: white or black; $ply: the half-move before it; $admissible: yes, or the reason against it.
protocol-offered =
    { $side ->
        [white] White offers a draw after { -half-move } { $ply }{ protocol-offer-state }.
       *[black] Black offers a draw after { -half-move } { $ply }{ protocol-offer-state }.
    }

# The reason against the offer, at the end of protocol-offered. Arguments as there.
protocol-offer-state =
    { $admissible ->
        [too-early] , which is too early; not passed on (Kodeks II 5.1)
        [too-many-pieces] , with too many pieces on the { -board }; not passed on (Kodeks III 6)
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

# The game is over. $result: as in the Kodeks; $cause: the article; $name: a comma and ending-name, or nothing.
protocol-ended = The game is over, { $result }{ $name } ({ $cause }).

# The reason of the end of a game, as written. $cause: see the variants.
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
        [kings] moves by { -king(number: "plural") } alone
        [three-kings] three pieces against one { -king }
        [main-line] weaker side alone on the main line
        [main-line-taken] three { -king(number: "plural") } against one, main line taken
        [two-kings] at most two pieces against one { -king }
        [regulation] draw by regulation
        [short-of-time] short of time with an obvious advantage
        [both-flags] both flags fallen
        [cannot-win] nobody can win
       *[decision] { -arbiter }'s decision
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

# A claim. $side: white or black; $what: see claim-name; $ply: the half-move before it.
protocol-claimed =
    { $side ->
        [white] White claims { claim-name } after { -half-move } { $ply }.
       *[black] Black claims { claim-name } after { -half-move } { $ply }.
    }

# Under a claim: the position. $position: as FEN.
protocol-claim-position = Position: { $position }

# Under a claim: the occurrences of the position. $count: how many; $plies: the half-moves before them.
protocol-claim-occurred = Occurrences: { $count }, after { -half-move(number: "plural") } { $plies } (Kodeks I 6.1).

# Under a claim: a count that ran. $cause: see ending-name; $made, $limit: moves of each side.
protocol-claim-count = Counted: { ending-name }, { $made } of { $limit } moves by each side.

# Under a claim: the verdict of the rules. $finding: see the variants; $article: of the Kodeks.
protocol-claim-finding =
    { $finding ->
        [proven] Proven by the record ({ $article }).
        [proven-otherwise] Not proven by the rule that was named, but by another ({ $article }).
        [arbiters-call] The { -arbiter }'s to judge ({ $article }).
        [must-capture] Not admissible, the claimant has a capture to make (Kodeks III 9.1).
        [quick-games-only] Not admissible, a right of quick games without a bonus (Kodeks III 9.2), and this game is none.
       *[not-proven] Not proven by the record.
    }

# The arbiter ruled. $side: white or black, the side that claimed; $granted: yes or no.
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

# A waiting claim is void, because the game went back to an earlier position. $side: white or black, the side that claimed.
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

# The kind of sanction, in protocol-sanctioned. $sanction: see the variants.
sanction-name =
    { $sanction ->
        [reprimand] reprimand
        [warning] public warning
        [loss] loss of the game
       *[disqualification] disqualification
    }

# A complaint. $side: white or black; $ply: the half-move before it; $why: its subject; $late: yes if it is about the clock and
# came after the control.
protocol-complained =
    { $side ->
        [white] Complaint by White after { -half-move } { $ply }: { $why }{ protocol-complained-late }
       *[black] Complaint by Black after { -half-move } { $ply }: { $why }{ protocol-complained-late }
    }

# At the end of protocol-complained. $late as there.
protocol-complained-late =
    { $late ->
        [yes] {" "}[after the control, Kodeks II 6.11]
       *[no] {""}
    }

# At the end: the result. $result: the codes of tables; $score: the points; $cause: the article; $name: a comma and the reason, or
# nothing.
protocol-result = Result: { $result }, points { $score }{ $name } ({ $cause }).

# At the end: half-moves that were not stated. $plies: their numbers.
protocol-gaps = To be completed in the record (Kodeks II 6.21), { -half-move(number: "plural") }: { $plies }.

# Above the signatures: the kind of sheet. $copy: original or copy.
protocol-copy =
    { $copy ->
        [original] Original, for the organiser (Kodeks II 3.7):
       *[copy] Copy, for the players (Kodeks II 3.7):
    }

# Under a claim: both clocks at that time. $white, $black: the times left.
protocol-claim-clocks = { CAPITAL(-clock(number: "plural")) } at the claim: White { $white }, Black { $black }.

# At the end: the time used by each side. $white, $black: times.
protocol-times-used = Times used (Kodeks II 6.21): White { $white }, Black { $black }.

# A flag fell. $side: white or black; $moves: the number of moves made by that side; $played: the time that both sides had used by
# then, to the millisecond.
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
    }: the { -clock } was changed, and that it fell before is void.

# The arbiter noted a player who is absent when the round begins, or who has come. $side: white or black; $there: yes or no.
protocol-presence =
    { $side ->
        [white] White
       *[black] Black
    } { $there ->
        [yes] has arrived
       *[no] is not there
    } (Kodeks II 4.5).

# The arbiter put a faulty clock out of use.
protocol-clock-replaced = Decision: the faulty { -clock } is replaced, the program keeps the time (Kodeks II 6.10).

# A decision about a clock device.
protocol-clock-swapped = The { -clock } device was wired the other way round: its sides are exchanged from here on.

# The computer slept, or its own clock was changed. $by: the amount; $way: ahead or behind.
protocol-time-jumped =
    { $way ->
        [ahead] The computer's own { -clock } is { $by } ahead of the time that was counted.
       *[behind] The computer's own { -clock } is { $by } behind the time that was counted.
    }

# The program was away and resumed the game. $closed: yes if it had ended normally, or no; $side: white, black or nobody, the side
# whose clock ran; $known: yes, or no if the computer's own clock was changed; $lost: the time without a written event.
protocol-clock-gap =
    { $closed ->
        [yes] The program had been ended
       *[no] The program had broken off
    } and was started again; { $side ->
        [white] White's { -clock } ran
        [black] Black's { -clock } ran
       *[nobody] no { -clock } ran
    }, { $known ->
        [yes] nothing was written for { $lost }.
       *[no] for how long nobody can tell.
    }

# Under it: one reading offered to the arbiter. $what as in desk-clock-offered; $white, $black: times left.
protocol-clock-offered =
    - { $what ->
        [read] as last read
        [ran] as it ran until the last entry
       *[charged] with the time since then charged to the side that ran
    }: White { $white }, Black { $black }.

# The clock was started. $because: round-begins, after-gap (the program had been away), after-call or stood; $side: the side whose
# clock runs; $white, $black: times left; $chosen: after a gap, the reading from which it goes on, as in desk-clock-offered, or
# none if the arbiter set other times or a clock device ran on.
protocol-clock-set-going =
    { $because ->
        [round-begins] The round begins (Kodeks II 4.4)
        [after-gap] After that the game goes on
        [after-call] After a call or claim the game goes on
       *[stood] The { -clock }, which stood, is set going
    }: { $side ->
        [white] White's { -clock } runs
       *[black] Black's { -clock } runs
    }, White { $white }, Black { $black }{ $because ->
        [after-gap] , { $chosen ->
            [read] as last read
            [ran] as it ran until the last entry
            [charged] with the time since then charged to the side that ran
           *[none] as the { -clock } stood then
        }.
       *[other] .
    }

# Half-moves have to be completed after time trouble. $missing: how many; $shared: yes if the time is shared, or no.
protocol-completion-due =
    { $shared ->
        [yes] { CAPITAL(-half-move(number: "plural")) } to complete after time trouble: { $missing }; the time is shared (Kodeks II 6.15).
       *[no] { CAPITAL(-half-move(number: "plural")) } to complete after time trouble: { $missing } (Kodeks II 6.14).
    }

# They are complete. $time: the time that it took.
protocol-completion-ended = The record is complete again; it took { $time }.

# The game was resumed although its record was damaged. $count: the number of readable half-moves; $lost: the fault: log-missing,
# log-damaged, log-strange or unread.
protocol-not-whole =
    Of the record only { $count } { -half-move(number: "plural") } could be read when it was taken up again; { $lost ->
        [log-missing] its latest part, the file ending in -wal, was missing
        [log-damaged] its latest part, the file ending in -wal, was damaged and was put aside
        [log-strange] a file ending in -wal that is not its own lay beside it and was put aside
       *[unread] parts of it could not be understood
    }. This was asked about, and the game went on.

# An arbiter had everything exported, by their code, while the game was not over. $form: protocol, json, pdn, html or text.
protocol-exported = Everything was exported by an { -arbiter }'s code ({ $form }).

# The owner of the keyboard from here on. $whose: white, black, both, assistant, or player for the one at the program.
protocol-keyboard-is =
    { $whose ->
        [white] The keyboard is White's from here on.
        [black] The keyboard is Black's from here on.
        [assistant] The keyboard is the { -assistant }'s from here on.
        [both] The keyboard is both players' from here on.
       *[player] The keyboard is that of the player at the program from here on.
    }

# The arbiters' codes have changed since the game was resumed. $how: new (on request) or first (the record is from an older
# program and had none).
protocol-codes =
    { $how ->
        [first] The record had no { -arbiter }'s code; the one it was taken up again with holds.
       *[new] The game was taken up again with another { -arbiter }'s code than before (--new-code).
    }

# Above the half-moves of the game as it stands, in two columns.
protocol-moves = Moves:

# An arbiter came after a call.
protocol-call-answered = An { -arbiter } came to the table.

# A device showed pages of the table from then on. $device: its number; $name: its name, or a question mark after names were
# removed; the rest as in desk-device-role.
protocol-device-opened = Device { $device }, { $name }, was let in: { desk-device-role }.

# A device no longer showed pages from then on. $device: its number.
protocol-device-ended = Device { $device } was ended.

# Somebody tried to open a device with words that are on no slip.
protocol-no-slip = Somebody tried words of no slip; they opened nothing.

# A slip was made anew. $slip: its first word; the other arguments as in desk-device-role.
protocol-slip-made = Slip { $slip } was made anew for { desk-device-role }.

# The same with the words of a used slip. $slip: its first word.
protocol-slip-used-again = Somebody tried the used slip { $slip } again; it opened nothing.

# The name of the list of sections at the top of the protocol as a page.
protocol-contents = Sections of the protocol

# At the top of a protocol that is printed or read before an official game is over.
protocol-left-out = This official game is not over: irregularities, how { -board(number: "plural") } and records differ, what hands touched, what speaks for a claim and what was said to one player alone are left out until then, whether there is any of it or not.

# The heading of a section. $part: see the variants.
protocol-section =
    { $part ->
        [game] The game
        [settings] Settings
        [happened] What happened and was decided
        [responsible] Who looked after the table
        [clocks] { CAPITAL(-clock(number: "plural")) }
        [moves] { CAPITAL(-half-move(number: "plural")) }
        [result] Result
       *[signatures] Signatures
    }

# At the foot of each printed page: the players of the game. $white, $black: names, or a question mark.
protocol-foot = White: { $white }, Black: { $black }

# The title of a column of a table. $head: the number of a half-move (ply) or of a move, the time, the reading of the clocks,
# White's, Black's, and a difference between the records.
protocol-head =
    { $head ->
        [ply] { CAPITAL(-half-move) }
        [number] Move
        [time] Time (UTC)
        [reading] Reading
        [white] White
        [black] Black
       *[differs] Differ
    }

# In the table of clocks: the time that both sides had left. $ply: the half-move before it.
protocol-left-after = Left after { -half-move } { $ply }

# The same when the arbiter started a clock that had stood.
protocol-left-when-set-going = Left when set going

# In the table of clocks: the amounts charged. $number: the number of the charge in the game.
protocol-charge-of = Charged, charge { $number }

# The same of a charge that was taken back. $number: its number.
protocol-charge-undone = Taken back, charge { $number }

# The last line of the table of clocks: the time used by each side.
protocol-used-in-all = Used in all

# Below a line for a signature. $who: white, black, or nobody for the arbiter; $name: a comma and the player's name, empty if
# unknown.
protocol-signs =
    { $who ->
        [white] White{ $name }
        [black] Black{ $name }
       *[nobody] { CAPITAL(-arbiter) }
    }

# The arbiter wrote a half-move into their own record. $ply: its number; $move: as in records.
protocol-noted = { CAPITAL(-half-move) } { $ply } in the { -arbiter }'s own record: { $move }.

# The arbiter saw no half-move there, or removed their own entry. $ply: its number.
protocol-noted-nothing = { CAPITAL(-half-move) } { $ply }: nothing in the { -arbiter }'s own record.

# Whether the arbiter collected a player's original record. $side: white or black; $collected: yes or no.
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

# Above the column of half-moves that the arbiter wrote down.
protocol-own-column = { CAPITAL(-arbiter) }'s own record
