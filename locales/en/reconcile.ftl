### Two records compared. An arbiter reads these sentences, printed or by a screen reader; they are not
### spoken in a player's ear, so squares, half-moves and articles stand as records write them.

# How far both records say the same. $plies: half-moves.
reconcile-agreed =
    { $plies ->
        [one] The records agree for one half-move.
       *[other] The records agree for { $plies } half-moves.
    }

# Where they say different things first. $ply: which half-move; $white, $black: as written there.
reconcile-parting = Half-move { $ply }: White's record says { $white }, Black's says { $black }.

# Stands for what is written where a record has nothing there.
reconcile-nothing-written = nothing

# Stands for what is written where a sheet says something that nobody wrote down.
reconcile-something-else = something else

# The position to go on from. $counted: yes, or no where no record counts the half-moves; $ply: after
# which half-move; $turn: white or black, who is to move; $reason: one of reconcile-why.
reconcile-proposal =
    { $counted ->
        [yes] Proposed: the position after half-move { $ply }, { $turn ->
            [white] White
           *[black] Black
        } to move; { $reason }.
       *[no] Proposed: the position on the boards; { $reason }.
    }

# Why that position. $why: chosen by the program.
reconcile-why =
    { $why ->
        [records-agree] the records agree to their end
        [longer-record] the records do not contradict each other and one of them ends earlier; to be confirmed by the arbiter, there is no return on account of what is missing
        [left-blank] the records do not contradict each other; where one of them was left blank, the other one was taken
        [not-all-read] the records do not contradict each other, but not everything in them could be read
        [reading-stops] the records do not contradict each other so far and cannot be read together any further
        [last-before-they-part] it is the last one on which the records agree (Kodeks VIII 3.1.2)
        [one-version-fits] the records part earlier, and what both say afterwards fits one version only
        [boards-confirm] the records part earlier, and both boards confirm one version
        [same-position] the records part earlier and come to the same position again
        [seen-likewise] so far what is written and the program's entries say the same
        [both-boards-agreed] it is the last one on which both boards were seen to agree
        [both-go-so-far] both records go so far, and what was seen does not bear out what only one of them says behind it
        [boards-agree] without records, both boards agree on it; the arbiter decides (Kodeks IV 2.20)
       *[nothing-known] there are neither records nor boards that agree; the arbiter decides (Kodeks IV 2.20)
    }

# Does a board stand as proposed? Instructions follow where it does not. $board as in board-name;
# $agrees: yes or no.
reconcile-board =
    { $agrees ->
        [yes] { board-name } agrees with it.
       *[no] { board-name } departs from it:
    }

# What is written behind the proposed position, if play goes back to it: it stays legible. $side: in
# whose record, white or black; $entries: as written there.
reconcile-struck = To be struck out { reconcile-in-record } and left legible: { $entries }.

# Before explanations of which several are equally likely. $count: how many.
reconcile-tie = { $count } explanations are equally likely; what is at hand does not tell them apart.

# One explanation. $rank: first or further; $what: faults, joined.
reconcile-explained =
    { $rank ->
        [first] Most likely: { $what }.
       *[further] Or: { $what }.
    }

# What happened. $kind: chosen by the program.
reconcile-fault =
    { $kind ->
        [neighbouring-square] a neighbouring square
        [misheard-number] a misheard number
        [captured-left] a captured man left standing
        [wrong-man-removed] a wrong man taken off
        [crown-forgotten] a crowning forgotten
        [not-transferred] the opponent's half-move not carried out
        [not-carried-out] one's own half-move not carried out on one's own board
        [wrong-square] a wrong square
        [two-in-a-row] two half-moves in a row
        [half-a-capture] half a capture
        [other-capture] another capture of as many pieces
        [skipped-entry] a half-move left out
        [doubled-entry] a half-move written twice
        [copied-line] several half-moves in a row written twice, a line copied once more
        [transposed-entries] two entries in each other's place
        [slip-of-the-pen] a slip of the pen
        [knocked-over] a piece knocked over
        [misplaced] a piece displaced
        [board-turned] the board turned round
        [ahead-of-the-record] a half-move that is not yet written down
       *[different-move] two different half-moves
    }

# Where: in which record. $side: white or black.
reconcile-in-record =
    { $side ->
        [white] in White's record
       *[black] in Black's record
    }

# Where: each player has his own version and nothing tells whose is right.
reconcile-between = between the players, whose fault it was cannot be told

# When. $ply: which half-move.
reconcile-at-half-move = half-move { $ply }

# The two versions of a square. $one: White's; $other: Black's.
reconcile-two-versions = { $one } for White, { $other } for Black

# The square it is about. $one: the square.
reconcile-square = { $one }

# A wrong square. $other: what it is; $one: what it should be.
reconcile-instead = { $other } instead of { $one }

# A time that is not written in the records.
reconcile-time-unknown = not written

# The readings at the proposed position, as the records hold them. $white, $black: times.
reconcile-clocks = Clocks there, as written: White { $white }, Black { $black }.

# The last line.
reconcile-arbiter-decides = The arbiter decides.

# Nothing can be compared.
reconcile-different-starts = The records begin from different positions; they cannot be compared.

# Both boards show the same, and the records say something else.
reconcile-boards-against-records = Both boards agree with each other and not with the records; a decision is needed (Kodeks IV 2.20).

# From here on only one record goes on. $side: whose, white or black; $ply: from which half-move.
reconcile-only-one-record =
    { $side ->
        [white] From half-move { $ply } on only White's record says anything; what is missing is no disagreement.
       *[black] From half-move { $ply } on only Black's record says anything; what is missing is no disagreement.
    }

# The comparison stops. $ply: at which half-move; $halt: nothing or impossible.
reconcile-cannot-go-on =
    { $halt ->
        [nothing] Half-move { $ply } stands in neither record; the comparison stops there.
       *[impossible] Half-move { $ply } as written cannot be carried out; the comparison stops there.
    }

# A difference that what follows explains. $ply: at which half-move; $how: slip, skipped, transposed, copied, beside, doubled;
# $side: whose record, white or black.
reconcile-mended =
    { $how ->
        [slip] Half-move { $ply }: by all that follows, the slip is { reconcile-in-record }.
        [skipped] Half-move { $ply } is left out { reconcile-in-record }; all that follows agrees again.
        [transposed] Half-move { $ply } and a later one stand in each other's place { reconcile-in-record }.
        [copied] Before half-move { $ply } a line of half-moves stands twice { reconcile-in-record }; all that follows agrees again.
        [beside] Before half-move { $ply } something stands { reconcile-in-record } that cannot be read and is no half-move; all that follows agrees again.
       *[doubled] Before half-move { $ply } an entry stands twice { reconcile-in-record }; all that follows agrees again.
    }

# An entry that nobody can read. $side: in whose record, white or black; $ply: which half-move of it;
# $text: what is written there.
reconcile-unread =
    { $side ->
        [white] White's record, half-move { $ply }: “{ $text }” cannot be read.
       *[black] Black's record, half-move { $ply }: “{ $text }” cannot be read.
    }

# A half-move that one record leaves blank though it goes on behind it. $side: whose record, white or black; $ply: which half-move.
reconcile-left-blank = Half-move { $ply } is left blank { reconcile-in-record }, or nothing there can be read.

# The same for several half-moves in a row. $side: whose record, white or black; $ply: the first; $to: the last.
reconcile-left-blank-from = Half-moves { $ply } to { $to } are left blank { reconcile-in-record }, or nothing there can be read.

# Stars, question marks or a line stand where a half-move is due. $side: whose record, white or black; $ply: which half-move; $text:
# what is written there.
reconcile-not-shown = Half-move { $ply }: “{ $text }” { reconcile-in-record } stands for a half-move that is not shown.

# A word that nobody can read and for which the move numbers leave no room. $side: whose record, white or black; $ply: behind which
# half-move; $text: what is written there.
reconcile-word = Behind half-move { $ply }: “{ $text }” { reconcile-in-record } cannot be read; the move numbers leave no room for it, and it counts as no half-move.

# A file holds, or held, more of a record than was taken: it is too long, something in it is not closed, or part of it
# is missing or damaged. $side: whose, white or black.
reconcile-cut-off =
    { $side ->
        [white] Not all of White's record could be read from its file.
       *[black] Not all of Black's record could be read from its file.
    }

# A record is too long to be read whole. $side: whose, white or black; $count: how many half-moves.
reconcile-too-long =
    { $side ->
        [white] Only the first { $count } half-moves of White's record are looked at.
       *[black] Only the first { $count } half-moves of Black's record are looked at.
    }

# The same clocks with the time of the correction charged to the side that the arbiter named (Kodeks
# II 6.19). $white, $black: times.
reconcile-clocks-charged = With the time of the correction: White { $white }, Black { $black }.

# One instruction, before all others: the board lies the other way round.
reconcile-turn = turn the board round

# One instruction: a person looks at squares, because the board does not tell what stands there, and
# puts them right. $piece: what should stand on each of them: white-man, white-king, black-man, black-
# king, or nothing; $squares: the squares, joined.
reconcile-look =
    { $piece ->
        [white-man] look whether white men stand there, and put it right: { $squares }
        [white-king] look whether white kings stand there, and put it right: { $squares }
        [black-man] look whether black men stand there, and put it right: { $squares }
        [black-king] look whether black kings stand there, and put it right: { $squares }
       *[nothing] look whether they are empty, and put it right: { $squares }
    }

## One record read aloud against the opponent's sheet of paper (zgoda reconcile --aloud).

# The sheet says the same. Like the five that follow, what the arbiter can answer: a list, joined by commas. The first letter of the first word is the key
# for it on a terminal, so no two may begin alike; each word, and the English one, works as a line.
aloud-same = same, yes

# The sheet says something else.
aloud-differs = differs, different, no

# The sheet cannot be read here, or is blank.
aloud-unreadable = unreadable, blank

# Read the half-move again.
aloud-repeat = repeat, again

# Back to the half-move before, whose answer is taken back.
aloud-back = back

# The reading ends here, and the comparison follows.
aloud-stop = end, stop

# A half-move that means nothing where it stands. $ply: which half-move; $text: as it is written.
aloud-unclear = half-move { WORDS($ply) }, written { $text }

# Back at the first half-move that was read.
aloud-first = this is the first half-move

# The last words of the reading: as far as the sheet was followed, it says the same.
aloud-agrees = no difference was found

# The last words of the reading: as far as the sheet was followed it says the same, but part of the record that was
# read out is missing or damaged in its file.
aloud-breaks-off = the sheet says the same so far; not all of the record could be read

# The last words of the reading. $ply: which half-move was the first that differed.
aloud-parts = the first difference is half-move { WORDS($ply) }

# The arbiter's own record beside the two. $ply: which half-move; $move: as written there; $white, $black: what each player's record has there: same,
# otherwise or nothing.
reconcile-testimony = The arbiter's own record has { $move } for half-move { $ply }; there White's record has { $white ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }, Black's { $black ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }.

# The same for several half-moves in a row. $ply: the first; $to: the last; $white, $black: what each player's record has there: same,
# otherwise or nothing.
reconcile-testimony-from = The arbiter's own record has half-moves { $ply } to { $to }; there White's record has { $white ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }, Black's { $black ->
        [same] the same
        [otherwise] something else
       *[nothing] nothing to compare
    }.

# Heads a proposal that does not follow from two records.
reconcile-not-by-the-article = Not by VIII 3.1.2, IV 2.20: there are no two records that go so far.

# The first half-move on which a record and the program part. $ply: which; $side: whose record; $written: what it has there; $program: what the program has there.
reconcile-departs = Half-move { $ply }: { $side ->
        [white] White's record
       *[black] Black's record
    } says { $written }, the program's entry { $program }.

# What the program wrote down and no player stated. $moments: number, half-move and time of each, joined.
reconcile-program = Entries of the program, which are no player's record, half-move by half-move with their moments: { $moments }.

# When both boards were seen to agree with the program's entries. $moments: after how many half-moves and at which time, joined.
reconcile-both-agreed = Both boards were seen to agree, behind how many half-moves and when: { $moments }.

# What was seen contradicts the proposal. $ply: the half-move of which the program has something else; $program: what.
reconcile-against = What was seen contradicts it: for half-move { $ply } the program has { $program }; the arbiter decides (Kodeks IV 2.20).

# The same where both boards were seen to agree with the program. $plies: behind how many half-moves last; $at: when.
reconcile-against-boards = What was seen contradicts it: for half-move { $ply } the program has { $program }, and behind half-move { $plies } ({ $at }) both boards were seen to agree with that; the arbiter decides (Kodeks IV 2.20).

# The same where they agreed further on than what is proposed.
reconcile-against-later = What was seen contradicts it: both boards were seen to agree behind half-move { $plies } ({ $at }), which it leaves out; the arbiter decides (Kodeks IV 2.20).
