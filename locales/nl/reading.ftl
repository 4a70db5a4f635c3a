read-numbers = zeven = zeuven

read-joints = en

read-moves = naar, op, gaat, streepje

read-captures = slaat, neemt, pakt, kruis

read-via = over, via

read-silent = van, veld, zet

read-files = b = be, b = bee, c = ce, c = cee, d = de, d = dee, f = ef, f = eff, g = gee, h = ha

# -tien and -tig; zeven and negen, alone and before tens; and the unit that goes before the ten.
alike-numbers = 12 20, 13 30, 14 40, 15 50, 7 9, 17 19, 27 29, 37 39, 47 49, 23 32, 24 42, 34 43

# Be, ce, de, e, ge; a with ha.
alike-files = b c d e g, a h
