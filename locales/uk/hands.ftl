stroke-means =
    { $deed ->
        [command] { $word }
        [silence] тиша
        [status] останній хід
        [look] перемикає цифри
        [help] каже, що роблять інші
        [digit] цифра { WORDS($number) }
        [correction] виправляє останній хід
        [line-again] останній рядок ще раз
        [types] вводить { $word }
       *[nothing] нічого не робить
    }

keys-explained =
    { $state ->
        [on] клавіші кажуть, що вони роблять
       *[off] клавіші знову працюють
    }

looking =
    { $state ->
        [on] цифри оглядають { -board(case: "acc") }
       *[off] цифри вводять хід
    }

digit-taken = { WORDS($number) }

entry-dropped = відкинуто

correction-follows = поправка

square-picked = з поля { $square }

line-again = { $text }

ask-quit = закінчити програму, так чи ні?
    .full = закінчити програму, так чи ні? один це так, два це ні
