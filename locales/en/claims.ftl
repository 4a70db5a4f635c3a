### Claims, resignations and results, as spoken.

# After game-over and a comma: the reason. $cause: the reason, see the variants; $loser: white or black, or nobody.
ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , White has no pieces
           *[black] , Black has no pieces
        }
        [blocked] { $loser ->
            [white] , White cannot move
           *[black] , Black cannot move
        }
        [resignation] { $loser ->
            [white] , White resigns
           *[black] , Black resigns
        }
        [refusal] { $loser ->
            [white] , White refuses to follow the rules
           *[black] , Black refuses to follow the rules
        }
        [time] , on time
        [forfeit] , by forfeit
        [sanction] , by sanction
        [agreement] { " " }agreed by both sides
        [repetition] , the position occurred three times
        [kings] , only { -king(number: "plural") } were moved
        [three-kings] , three pieces against one { -king }
        [main-line] , the weaker side holds the main line
        [main-line-taken] , three { -king(number: "plural") } against one with the main line taken
        [two-kings] , at most two pieces against one { -king }
        [regulation] { " " }by regulation
        [short-of-time] , short of time with an obvious advantage
        [both-flags] , both flags have fallen
        [cannot-win] , nobody can win
       *[decision] , the { -arbiter }'s decision
    }

# At the end of game-over. $advantage: white, black or none.
advantage-said =
    { $advantage ->
        [white] , with the advantage of White
        [black] , with the advantage of Black
       *[none] {""}
    }

# After the end: both players are asked.
ask-result = both sides, is the result right, yes or no?

# A side answers. $by: white or black; $agrees: on or off.
result-answered =
    { $agrees ->
        [on] { $by ->
            [white] White confirms the result
           *[black] Black confirms the result
        }
       *[off] { $by ->
            [white] White does not confirm the result, the { -arbiter } decides
           *[black] Black does not confirm the result, the { -arbiter } decides
        }
    }

# After the end: the time used by each side, to be noted. $white, $black: in words.
times-used = times used, White { $white }, Black { $black }

# After the end: half-moves that only a board has shown. $count: how many; $number: the first one.
record-gaps =
    { $count ->
        [one] to be completed in the record, { -half-move } { WORDS($number) }
       *[other] to be completed in the record, { WORDS($count) } { -half-move(number: "plural") }, from number { WORDS($number) } on
    }

# The record is complete again.
record-complete = the record is complete

# The question before a player resigns. Heard only by that player. $by: white or black.
ask-resign =
    { $by ->
        [white] White resigns and ends the game, yes or no?
       *[black] Black resigns and ends the game, yes or no?
    }

# A claim was written down and the arbiter is called. The words do not judge the claim. $by: white or black.
claim-noted =
    { $by ->
        [white] a claim by White is written down, the { -arbiter } is called
       *[black] a claim by Black is written down, the { -arbiter } is called
    }

# The claim was not accepted. $because: the reason, see the variants.
claim-refused =
    { $because ->
        [not-a-player] only a player may claim
        [only-the-time] an { -assistant } reports only that the time is used up
        [not-his-duty] reporting the time is not among the { -assistant }'s duties here
        [another-waits] the earlier claim still waits for the { -arbiter }
        [answer-first] first answer the question about the { -board }
        [only-the-player-resigns] only the player may resign, nobody else
       *[no-such-claim] there is no such claim, there are draw, repetition, kings, three kings, regulation or flag
    }

# The arbiter rejected the claim. $by: white or black, the side that claimed.
claim-rejected =
    { $by ->
        [white] the { -arbiter } rejects the claim by White
       *[black] the { -arbiter } rejects the claim by Black
    }

# A claim waited for the arbiter, and the game went back to an earlier position. $by: white or black, the side that claimed.
claim-voided =
    { $by ->
        [white] the claim by White is void, the game went back
       *[black] the claim by Black is void, the game went back
    }
