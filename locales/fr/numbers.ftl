## Number words, letters and their names. Nothing of this file is said as it stands: the program
## makes squares and numbers of it. Commas separate the members; their order and number are fixed.

# Cardinal numbers from 0 to 99 as they are said at the board, in France: soixante dix, quatre vingts, quatre vingt
# dix. On the board they end at cinquante; Belgium (septante, nonante) and Switzerland (huitante) differ only in
# counts and times. No hyphens.
numbers =
    zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf,
    dix, onze, douze, treize, quatorze, quinze, seize, dix sept, dix huit, dix neuf,
    vingt, vingt et un, vingt deux, vingt trois, vingt quatre, vingt cinq, vingt six, vingt sept, vingt huit, vingt neuf,
    trente, trente et un, trente deux, trente trois, trente quatre, trente cinq, trente six, trente sept, trente huit, trente neuf,
    quarante, quarante et un, quarante deux, quarante trois, quarante quatre, quarante cinq, quarante six, quarante sept, quarante huit, quarante neuf,
    cinquante, cinquante et un, cinquante deux, cinquante trois, cinquante quatre, cinquante cinq, cinquante six, cinquante sept, cinquante huit, cinquante neuf,
    soixante, soixante et un, soixante deux, soixante trois, soixante quatre, soixante cinq, soixante six, soixante sept, soixante huit, soixante neuf,
    soixante dix, soixante et onze, soixante douze, soixante treize, soixante quatorze, soixante quinze, soixante seize, soixante dix sept, soixante dix huit, soixante dix neuf,
    quatre vingts, quatre vingt un, quatre vingt deux, quatre vingt trois, quatre vingt quatre, quatre vingt cinq, quatre vingt six, quatre vingt sept, quatre vingt huit, quatre vingt neuf,
    quatre vingt dix, quatre vingt onze, quatre vingt douze, quatre vingt treize, quatre vingt quatorze, quatre vingt quinze, quatre vingt seize, quatre vingt dix sept, quatre vingt dix huit, quatre vingt dix neuf

# Feminine forms, only where they differ from the list above: plain = feminine. Used by {
# WORDS($n, gender: "feminine") }. A language without them writes - .
numbers-feminine =
    un = une, vingt et un = vingt et une, trente et un = trente et une, quarante et un = quarante et une, cinquante et un = cinquante et une, soixante et un = soixante et une, quatre vingt un = quatre vingt une

# Neuter forms likewise. Used by { WORDS($n, gender: "neuter") }.
numbers-neuter =
    -

# Hundreds from 100 to 900; the first list follows them, so cent stands without its s, which would be heard
# before un.
hundreds =
    cent, deux cent, trois cent, quatre cent, cinq cent, six cent, sept cent, huit cent, neuf cent

# The letters of the files from a to h.
letters = a, b, c, d, e, f, g, h

# The names of the letters from a to h (Annex F of the FIDE laws), used for spelling and on
# request.
letter-names = Anna, Bella, César, David, Eva, Félix, Gustave, Hector
