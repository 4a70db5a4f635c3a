read-numbers =
    jeden = jedynka, dwa = dwójka, trzy = trójka, cztery = czwórka, pięć = piątka, sześć = szóstka, siedem = siódemka,
    osiem = ósemka, dziewięć = dziewiątka

read-joints = -

read-moves = na, do, idzie, myślnik, kreska, minus

read-captures = iks, bije, bicie, zbija, bierze, dwukropek

read-via = przez

read-silent = z, ze, pole, pola, ruch

read-files = b = be, c = ce, d = de, f = ef, g = gie, g = ge, h = ha

# -naście and -dzieści, -dziesiąt; pięć and dziewięć alone and behind tens.
alike-numbers = 12 20, 13 30, 14 40, 15 50, 2 12, 3 13, 5 9, 15 19, 25 29, 35 39, 45 49, 12 22, 16 19, 5 15

# Be, ce, de, e, ge; a with ha.
alike-files = b c d e g, a h
