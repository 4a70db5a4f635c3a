### Klawisze, klawiatura numeryczna i pady: co mówią o sobie i posunięcia nimi wprowadzane.

stroke-means =
    { $deed ->
        [command] { $word }
        [silence] cisza
        [status] ostatnie posunięcie
        [look] przełącza cyfry
        [help] mówi, co robią inne
        [digit] cyfra { WORDS($number) }
        [correction] poprawia ostatnie posunięcie
        [line-again] ostatni wiersz jeszcze raz
        [types] pisze { $word }
       *[nothing] nic nie robi
    }

keys-explained =
    { $state ->
        [on] klawisze mówią, co robią
       *[off] klawisze znów działają
    }

looking =
    { $state ->
        [on] cyfry oglądają { -board(case: "acc") }
       *[off] cyfry piszą
    }

digit-taken = { WORDS($number) }

entry-dropped = wpis skasowany

correction-follows = poprawka

square-picked = z pola { $square }

line-again = { $text }

ask-quit = zakończyć program, tak czy nie?
    .full = zakończyć program, tak czy nie? jeden to tak, dwa to nie
