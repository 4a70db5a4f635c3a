### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not spoken to a player, so
### squares, half-moves and articles are as in records.

# The number of half-moves for which both records are the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] The records agree for one { -half-move }.
       *[other] The records agree for { $plies } { -half-move(number: "plural") }.
    }

# The first difference between the records. $ply: the half-move; $white, $black: the entries there.
reconcile-parting = { CAPITAL(-half-move) } { $ply }: White's record says { $white }, Black's says { $black }.

# In place of an entry that a record does not have.
reconcile-nothing-written = nothing

# In place of an entry that a sheet has but that was not typed.
reconcile-something-else = something else

# The position from which to go on. $counted: yes, or no if no record counts the half-moves; $ply: the half-move before it; $turn:
# white or black, the side to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Proposed: the position after { -half-move } { $ply }, { $turn ->
            [white] White
           *[black] Black
        } to move; { $reason }.
       *[no] Proposed: the position on the { -board(number: "plural") }; { $reason }.
    }

# The reason for that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] the records agree to their end
        [longer-record] the records do not contradict each other and one of them ends earlier; to be confirmed by the { -arbiter }, there is no return on account of what is missing
        [left-blank] the records do not contradict each other; where one of them was left blank, the other one was taken
        [not-all-read] the records do not contradict each other, but not everything in them could be read
        [reading-stops] the records do not contradict each other so far and cannot be read together any further
        [last-before-they-part] it is the last one on which the records agree (Kodeks VIII 3.1.2)
        [one-version-fits] the records part earlier, and what both say afterwards fits one version only
        [boards-confirm] the records part earlier, and both { -board(number: "plural") } confirm one version
        [same-position] the records part earlier and come to the same position again
        [seen-likewise] so far what is written and the program's entries say the same
        [both-boards-agreed] it is the last one on which both { -board(number: "plural") } were seen to agree
        [both-go-so-far] both records go so far, and what was seen does not bear out what only one of them says behind it
        [boards-agree] without records, both { -board(number: "plural") } agree on it; the { -arbiter } decides (Kodeks IV 2.20)
       *[nothing-known] there are neither records nor { -board(number: "plural") } that agree; the { -arbiter } decides (Kodeks IV 2.20)
    }

# Whether a board has the proposed position. Instructions follow if not. $board as in board-name; $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] { board-name } agrees with it.
       *[no] { board-name } departs from it:
    }

# The entries behind the proposed position, if play goes back to it: they stay legible. $side: white or black, the record;
# $entries: the entries.
reconcile-struck = To be struck out { reconcile-in-record } and left legible: { $entries }.

# Before explanations of which several are equally likely. $count: their number.
reconcile-tie = { $count } explanations are equally likely; what is at hand does not tell them apart.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Most likely: { $what }.
       *[further] Or: { $what }.
    }

# A fault. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] a neighbouring square
        [misheard-number] a misheard number
        [captured-left] a captured man left standing
        [wrong-man-removed] a wrong man taken off
        [crown-forgotten] a crowning forgotten
        [not-transferred] the opponent's { -half-move } not carried out
        [not-carried-out] one's own { -half-move } not carried out on one's own { -board }
        [wrong-square] a wrong square
        [two-in-a-row] two { -half-move(number: "plural") } in a row
        [half-a-capture] half a capture
        [other-capture] another capture of as many pieces
        [skipped-entry] a { -half-move } left out
        [doubled-entry] a { -half-move } written twice
        [copied-line] several { -half-move(number: "plural") } in a row written twice, a line copied once more
        [transposed-entries] two entries in each other's place
        [slip-of-the-pen] a slip of the pen
        [knocked-over] a piece knocked over
        [misplaced] a piece displaced
        [board-turned] the { -board } turned round
        [ahead-of-the-record] a { -half-move } that is not yet written down
       *[different-move] two different { -half-move(number: "plural") }
    }

# The place: a record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] in White's record
       *[black] in Black's record
    }

# The place: each player has their own version, and no evidence shows the right one.
reconcile-between = between the players, whose fault it was cannot be told

# The time. $ply: the half-move.
reconcile-at-half-move = { -half-move } { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = { $one } for White, { $other } for Black

# The square in question. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: the actual square; $one: the right square.
reconcile-instead = { $other } instead of { $one }

# A time that is not written in the records.
reconcile-time-unknown = not written

# The readings at the proposed position, as in the records. $white, $black: times.
reconcile-clocks = { CAPITAL(-clock(number: "plural")) } there, as written: White { $white }, Black { $black }.

# The last line.
reconcile-arbiter-decides = The { -arbiter } decides.

# The records cannot be compared.
reconcile-different-starts = The records begin from different positions; they cannot be compared.

# Both boards show the same, which differs from the records.
reconcile-boards-against-records = Both { -board(number: "plural") } agree with each other and not with the records; a decision is needed (Kodeks IV 2.20).

# From here on only one record goes on. $side: white or black, its side; $ply: the first such half-move.
reconcile-only-one-record =
    { $side ->
        [white] From { -half-move } { $ply } on only White's record says anything; what is missing is no disagreement.
       *[black] From { -half-move } { $ply } on only Black's record says anything; what is missing is no disagreement.
    }

# The comparison stops. $ply: the half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] { CAPITAL(-half-move) } { $ply } stands in neither record; the comparison stops there.
       *[impossible] { CAPITAL(-half-move) } { $ply } as written cannot be carried out; the comparison stops there.
    }

# A difference that the later half-moves explain. $ply: the half-move; $how: slip, skipped, transposed, copied, beside, doubled;
# $side: white or black, the side of the record.
reconcile-mended =
    { $how ->
        [slip] { CAPITAL(-half-move) } { $ply }: by all that follows, the slip is { reconcile-in-record }.
        [skipped] { CAPITAL(-half-move) } { $ply } is left out { reconcile-in-record }; all that follows agrees again.
        [transposed] { CAPITAL(-half-move) } { $ply } and a later one stand in each other's place { reconcile-in-record }.
        [copied] Before { -half-move } { $ply } a line of { -half-move(number: "plural") } stands twice { reconcile-in-record }; all that follows agrees again.
        [beside] Before { -half-move } { $ply } something stands { reconcile-in-record } that cannot be read and is no { -half-move }; all that follows agrees again.
       *[doubled] Before { -half-move } { $ply } an entry stands twice { reconcile-in-record }; all that follows agrees again.
    }

# An unreadable entry. $side: white or black, the side of the record; $ply: its half-move; $text: the text there.
reconcile-unread =
    { $side ->
        [white] White's record, { -half-move } { $ply }: “{ $text }” cannot be read.
       *[black] Black's record, { -half-move } { $ply }: “{ $text }” cannot be read.
    }

# A half-move that one record leaves blank although it goes on behind it. $side: white or black, the side of the record; $ply: the
# half-move.
reconcile-left-blank = { CAPITAL(-half-move) } { $ply } is left blank { reconcile-in-record }, or nothing there can be read.

# The same for several half-moves in a row. $side: white or black, the side of the record; $ply: the first; $to: the last.
reconcile-left-blank-from = { CAPITAL(-half-move(number: "plural")) } { $ply } to { $to } are left blank { reconcile-in-record }, or nothing there can be read.

# Stars, question marks or a line in place of a half-move. $side: white or black, the side of the record; $ply: the half-move;
# $text: the text there.
reconcile-not-shown = { CAPITAL(-half-move) } { $ply }: “{ $text }” { reconcile-in-record } stands for a { -half-move } that is not shown.

# An unreadable word for which the move numbers leave no room. $side: white or black, the side of the record; $ply: the half-move
# before it; $text: the text there.
reconcile-word = Behind { -half-move } { $ply }: “{ $text }” { reconcile-in-record } cannot be read; the move numbers leave no room for it, and it counts as no { -half-move }.

# A file has, or had, more of a record than was read: it is too long, something in it is not closed, or part of it is missing or
# damaged. $side: white or black, the side of the record.
reconcile-cut-off =
    { $side ->
        [white] Not all of White's record could be read from its file.
       *[black] Not all of Black's record could be read from its file.
    }

# A record is too long to be read whole. $side: white or black, the side of the record; $count: the number of half-moves.
reconcile-too-long =
    { $side ->
        [white] Only the first { $count } { -half-move(number: "plural") } of White's record are looked at.
       *[black] Only the first { $count } { -half-move(number: "plural") } of Black's record are looked at.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = With the time of the correction: White { $white }, Black { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = turn the { -board } round

# One instruction: a person checks squares, because the board does not show their contents, and corrects them. $piece: the right
# content of each of them: white-man, white-king, black-man, black-king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] look whether white men stand there, and put it right: { $squares }
        [white-king] look whether white { -king(number: "plural") } stand there, and put it right: { $squares }
        [black-man] look whether black men stand there, and put it right: { $squares }
        [black-king] look whether black { -king(number: "plural") } stand there, and put it right: { $squares }
       *[nothing] look whether they are empty, and put it right: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. This and the next five are the possible answers of the arbiter: a list, joined by commas. The first
# letter of the first word is its key on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = same, yes

# The sheet says something else.
aloud-differs = differs, different, no

# The sheet cannot be read here, or is blank.
aloud-unreadable = unreadable, blank

# Read the half-move again.
aloud-repeat = repeat, again

# Back to the previous half-move, with its answer taken back.
aloud-back = back

# The reading ends here, and the comparison follows.
aloud-stop = end, stop

# A half-move without a meaning in its position. $ply: its number; $text: as written.
aloud-unclear = { -half-move } { WORDS($ply) }, written { $text }

# Back at the first half-move that was read.
aloud-first = this is the first { -half-move }

# The last words of the reading: the sheet says the same as far as it was followed.
aloud-agrees = no difference was found

# The last words of the reading: the sheet says the same as far as it was followed, but part of the record that was read out is
# missing or damaged in its file.
aloud-breaks-off = the sheet says the same so far; not all of the record could be read

# The last words of the reading. $ply: the first half-move that differed.
aloud-parts = the first difference is { -half-move } { WORDS($ply) }

# The arbiter's own record beside the two. $ply: the half-move; $move: its entry there; $white, $black: the comparison with each
# player's record: same, otherwise or nothing.
reconcile-testimony = The { -arbiter }'s own record has { $move } for { -half-move } { $ply }; there White's record has { $white ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }, Black's { $black ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }.

# The same for several half-moves in a row. $ply: the first; $to: the last; $white, $black: the comparison with each player's
# record: same, otherwise or nothing.
reconcile-testimony-from = The { -arbiter }'s own record has { -half-move(number: "plural") } { $ply } to { $to }; there White's record has { $white ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }, Black's { $black ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }.

# Above a proposal that does not follow from two records.
reconcile-not-by-the-article = Not by VIII 3.1.2, IV 2.20: there are no two records that go so far.

# The first difference between a record and the program. $ply: the half-move; $side: the side of the record; $written: its entry
# there; $program: the program's entry there.
reconcile-departs = { CAPITAL(-half-move) } { $ply }: { $side ->
        [white] White's record
       *[black] Black's record
    } says { $written }, the program's entry { $program }.

# The program's entries that no player stated. $moments: number, half-move and time of each, joined.
reconcile-program = Entries of the program, which are no player's record, { -half-move } by { -half-move } with their moments: { $moments }.

# The times at which both boards were seen to agree with the program's entries. $moments: the number of half-moves and the time of
# each, joined.
reconcile-both-agreed = Both { -board(number: "plural") } were seen to agree, behind how many { -half-move(number: "plural") } and when: { $moments }.

# The observations contradict the proposal. $ply: the half-move with a different entry of the program; $program: that entry.
reconcile-against = What was seen contradicts it: for { -half-move } { $ply } the program has { $program }; the { -arbiter } decides (Kodeks IV 2.20).

# The same if both boards were seen to agree with the program. $plies: the last half-move behind which they did; $at: the time.
reconcile-against-boards = What was seen contradicts it: for { -half-move } { $ply } the program has { $program }, and behind { -half-move } { $plies } ({ $at }) both { -board(number: "plural") } were seen to agree with that; the { -arbiter } decides (Kodeks IV 2.20).

# The same if they agreed behind the proposed position.
reconcile-against-later = What was seen contradicts it: both { -board(number: "plural") } were seen to agree behind { -half-move } { $plies } ({ $at }), which it leaves out; the { -arbiter } decides (Kodeks IV 2.20).
