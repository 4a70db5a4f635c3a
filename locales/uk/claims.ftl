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
        [kings] , ходи самими { -king(number: "plural", case: "ins") }
        [three-kings] , три шашки проти однієї { -king(case: "gen") }
        [main-line] , слабша сторона на головній дорозі
        [main-line-taken] , три { -king(number: "plural") } проти однієї, головну дорогу зайнято
        [two-kings] , не більше двох шашок проти однієї { -king(case: "gen") }
        [regulation] { " " }за регламентом
        [short-of-time] , мало часу за явної переваги
        [both-flags] , упали обидва прапорці
        [cannot-win] , виграти ніхто не може
       *[decision] , рішення { -arbiter(case: "gen") }
    }

advantage-said =
    { $advantage ->
        [white] , з перевагою білих
        [black] , з перевагою чорних
       *[none] {""}
    }

ask-result = обидві сторони, результат правильний, так чи ні?

result-answered =
    { $agrees ->
        [on] { $by ->
            [white] білі підтверджують результат
           *[black] чорні підтверджують результат
        }
       *[off] { $by ->
            [white] білі не підтверджують результат, вирішує { -arbiter }
           *[black] чорні не підтверджують результат, вирішує { -arbiter }
        }
    }

times-used = витрачений час, білі { $white }, чорні { $black }

record-gaps =
    { $count ->
        [one] дописати в запис { WORDS($count) } { -half-move }, номер { WORDS($number) }
        [few] дописати в запис { WORDS($count) } { -half-move(number: "plural") }, починаючи з номера { WORDS($number) }
       *[many] дописати в запис { WORDS($count) } { -half-move(number: "plural", case: "gen") }, починаючи з номера { WORDS($number) }
    }

record-complete = запис повний

ask-resign =
    { $by ->
        [white] білі здаються і закінчують партію, так чи ні?
       *[black] чорні здаються і закінчують партію, так чи ні?
    }

claim-noted =
    { $by ->
        [white] заяву білих записано, { -arbiter(case: "acc") } викликано
       *[black] заяву чорних записано, { -arbiter(case: "acc") } викликано
    }

claim-refused =
    { $because ->
        [not-a-player] заявляти можуть лише гравці
        [only-the-time] { -assistant } повідомляє лише про прострочення часу
        [not-his-duty] повідомляти про час тут не входить до обов'язків { -assistant(case: "gen") }
        [another-waits] попередня заява ще чекає на { -arbiter(case: "acc") }
        [answer-first] спочатку відповідь на запитання про { -board(case: "acc") }
        [only-the-player-resigns] здати партію може лише гравець
       *[no-such-claim] такої заяви немає, на вибір нічия, повторення, дамки, три дамки, регламент або час
    }

claim-rejected =
    { $by ->
        [white] { -arbiter } відхиляє заяву білих
       *[black] { -arbiter } відхиляє заяву чорних
    }

claim-voided =
    { $by ->
        [white] заява білих недійсна, партію повернуто назад
       *[black] заява чорних недійсна, партію повернуто назад
    }
