read-numbers =
    eins = ein, zwei = zwo, fünf = fuenf, zwölf = zwoelf, fünfzehn = fuenfzehn, dreißig = dreissig, fünfzig = fuenfzig

read-joints = und

read-moves = nach, auf, zu, zieht, strich, bindestrich, minus

read-captures = ix, schlägt, schlaegt, nimmt, doppelpunkt

read-via = über, ueber, via

read-silent = von, feld, zug

read-files = b = be, c = ce, c = Caesar, d = de, f = ef, g = ge, h = ha

# -zehn and -zig; zwei and drei, alone and before tens; sechzehn and siebzehn; and the unit that goes before the ten,
# so that one is taken for the other (dreiundzwanzig, zweiunddreißig).
alike-numbers = 12 20, 13 30, 14 40, 15 50, 2 3, 22 23, 32 33, 42 43, 16 17, 23 32, 24 42, 34 43

# Be, ce, de, e, ge; a with ha.
alike-files = b c d e g, a h
