## Number words, letters and their names. Nothing of this file is said as it stands: the program
## makes squares and numbers of it. Commas separate the members; their order and number are fixed.

# Cardinal numbers from 0 to 99 as they are said at the board. No hyphens. One is written
# with accents, or a voice reads the article.
numbers =
    nul, één, twee, drie, vier, vijf, zes, zeven, acht, negen,
    tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien,
    twintig, eenentwintig, tweeëntwintig, drieëntwintig, vierentwintig, vijfentwintig, zesentwintig, zevenentwintig, achtentwintig, negenentwintig,
    dertig, eenendertig, tweeëndertig, drieëndertig, vierendertig, vijfendertig, zesendertig, zevenendertig, achtendertig, negenendertig,
    veertig, eenenveertig, tweeënveertig, drieënveertig, vierenveertig, vijfenveertig, zesenveertig, zevenenveertig, achtenveertig, negenenveertig,
    vijftig, eenenvijftig, tweeënvijftig, drieënvijftig, vierenvijftig, vijfenvijftig, zesenvijftig, zevenenvijftig, achtenvijftig, negenenvijftig,
    zestig, eenenzestig, tweeënzestig, drieënzestig, vierenzestig, vijfenzestig, zesenzestig, zevenenzestig, achtenzestig, negenenzestig,
    zeventig, eenenzeventig, tweeënzeventig, drieënzeventig, vierenzeventig, vijfenzeventig, zesenzeventig, zevenenzeventig, achtenzeventig, negenenzeventig,
    tachtig, eenentachtig, tweeëntachtig, drieëntachtig, vierentachtig, vijfentachtig, zesentachtig, zevenentachtig, achtentachtig, negenentachtig,
    negentig, eenennegentig, tweeënnegentig, drieënnegentig, vierennegentig, vijfennegentig, zesennegentig, zevenennegentig, achtennegentig, negenennegentig

# Feminine forms, only where they differ from the list above: plain = feminine. Used by {
# WORDS($n, gender: "feminine") }. A language without them writes - .
numbers-feminine =
    -

# Neuter forms likewise. Used by { WORDS($n, gender: "neuter") }.
numbers-neuter =
    -

# Hundreds from 100 to 900; the first list follows them.
hundreds =
    honderd, tweehonderd, driehonderd, vierhonderd, vijfhonderd, zeshonderd, zevenhonderd, achthonderd, negenhonderd

# The letters of the files from a to h.
letters = a, b, c, d, e, f, g, h

# The names of the letters from a to h (Annex F of the FIDE laws), used for spelling and on
# request.
letter-names = Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector
