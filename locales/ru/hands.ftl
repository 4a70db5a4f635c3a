stroke-means =
    { $deed ->
        [command] { $word }
        [silence] тишина
        [status] последний ход
        [look] переключает цифры
        [help] говорит, что делают другие
        [digit] цифра { WORDS($number) }
        [correction] исправляет последний ход
        [line-again] последняя строка ещё раз
        [types] вводит { $word }
       *[nothing] ничего не делает
    }

keys-explained =
    { $state ->
        [on] клавиши говорят, что они делают
       *[off] клавиши снова работают
    }

looking =
    { $state ->
        [on] цифры осматривают { -board(case: "acc") }
       *[off] цифры вводят ход
    }

digit-taken = { WORDS($number) }

entry-dropped = отброшено

correction-follows = поправка

square-picked = с поля { $square }

line-again = { $text }

ask-quit = закончить программу, да или нет?
    .full = закончить программу, да или нет? один это да, два это нет
