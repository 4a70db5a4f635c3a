### Claims, resignations and results, as they are said.

# After game-over and a comma: why. $cause: the reason, see the variants; $loser: white or
# black, or nobody.
ending-said =
    { $cause ->
        [no-pieces] { $loser ->
            [white] , у білих немає шашок
           *[black] , у чорних немає шашок
        }
        [blocked] { $loser ->
            [white] , у білих немає ходів
           *[black] , у чорних немає ходів
        }
        [resignation] { $loser ->
            [white] , білі здаються
           *[black] , чорні здаються
        }
        [refusal] { $loser ->
            [white] , білі відмовляються дотримуватися правил
           *[black] , чорні відмовляються дотримуватися правил
        }
        [time] , прострочення часу
        [forfeit] , неявка
        [sanction] , санкція
        [agreement] { " " }за згодою сторін
        [repetition] , триразове повторення позиції
        [kings] , ходи самими дамками
        [three-kings] , три шашки проти однієї дамки
        [main-line] , слабша сторона на головній дорозі
        [main-line-taken] , три дамки проти однієї, головну дорогу зайнято
        [two-kings] , не більше двох шашок проти однієї дамки
        [regulation] { " " }за регламентом
        [short-of-time] , мало часу за явної переваги
        [both-flags] , упали обидва прапорці
        [cannot-win] , виграти ніхто не може
       *[decision] , рішення судді
    }

# At the end of game-over. $advantage: white, black or none.
advantage-said =
    { $advantage ->
        [white] , з перевагою білих
        [black] , з перевагою чорних
       *[none] {""}
    }

# After the end: both players are asked.
ask-result = обидві сторони, результат правильний, так чи ні?

# A side answers. $by: white or black; $agrees: on or off.
result-answered =
    { $agrees ->
        [on] { $by ->
            [white] білі підтверджують результат
           *[black] чорні підтверджують результат
        }
       *[off] { $by ->
            [white] білі не підтверджують результат, вирішує суддя
           *[black] чорні не підтверджують результат, вирішує суддя
        }
    }

# After the end: what each side has used, to be noted. $white, $black: in words.
times-used = витрачений час, білі { $white }, чорні { $black }

# After the end: half-moves that only a board has shown. $count: how many; $number: the first one.
record-gaps =
    { $count ->
        [one] дописати в запис { WORDS($count) } півхід, номер { WORDS($number) }
        [few] дописати в запис { WORDS($count) } півходи, починаючи з номера { WORDS($number) }
       *[many] дописати в запис { WORDS($count) } півходів, починаючи з номера { WORDS($number) }
    }

# Nothing is missing in the record any more.
record-complete = запис повний

# The question before a player resigns. To him alone. $by: white or black.
ask-resign =
    { $by ->
        [white] білі здаються і закінчують партію, так чи ні?
       *[black] чорні здаються і закінчують партію, так чи ні?
    }

# A claim was written down and the arbiter is called. Nothing of its worth. $by: white or black.
claim-noted =
    { $by ->
        [white] заяву білих записано, суддю викликано
       *[black] заяву чорних записано, суддю викликано
    }

# Nothing was written down as a claim. $because: the reason, see the variants.
claim-refused =
    { $because ->
        [not-a-player] заявляти можуть лише гравці
        [only-the-time] асистент повідомляє лише про прострочення часу
        [not-his-duty] повідомляти про час тут не входить до обов'язків асистента
        [another-waits] попередня заява ще чекає на суддю
        [answer-first] спочатку відповідь на запитання про дошку
        [only-the-player-resigns] здати партію може лише гравець
       *[no-such-claim] такої заяви немає, на вибір нічия, повторення, дамки, три дамки, регламент або час
    }

# The arbiter found the claim wrong. $by: white or black, who claimed.
claim-rejected =
    { $by ->
        [white] суддя відхиляє заяву білих
       *[black] суддя відхиляє заяву чорних
    }
