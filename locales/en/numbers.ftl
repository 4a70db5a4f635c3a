## Number words, letters and their names. Nothing in this file is said as it stands: the program makes squares and numbers of it.
## Commas separate the members; their order and number are fixed.

# Cardinal numbers from 0 to 99 as they are said at the board. No hyphens.
numbers =
    zero, one, two, three, four, five, six, seven, eight, nine,
    ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen,
    twenty, twenty one, twenty two, twenty three, twenty four, twenty five, twenty six, twenty seven, twenty eight, twenty nine,
    thirty, thirty one, thirty two, thirty three, thirty four, thirty five, thirty six, thirty seven, thirty eight, thirty nine,
    forty, forty one, forty two, forty three, forty four, forty five, forty six, forty seven, forty eight, forty nine,
    fifty, fifty one, fifty two, fifty three, fifty four, fifty five, fifty six, fifty seven, fifty eight, fifty nine,
    sixty, sixty one, sixty two, sixty three, sixty four, sixty five, sixty six, sixty seven, sixty eight, sixty nine,
    seventy, seventy one, seventy two, seventy three, seventy four, seventy five, seventy six, seventy seven, seventy eight, seventy nine,
    eighty, eighty one, eighty two, eighty three, eighty four, eighty five, eighty six, eighty seven, eighty eight, eighty nine,
    ninety, ninety one, ninety two, ninety three, ninety four, ninety five, ninety six, ninety seven, ninety eight, ninety nine

# Feminine forms, only if they differ from the list above: plain = feminine. Used by { WORDS($n, gender: "feminine") }. A language
# without them writes - .
numbers-feminine =
    -

# Neuter forms likewise. Used by { WORDS($n, gender: "neuter") }.
numbers-neuter =
    -

# Hundreds from 100 to 900; the first list follows them.
hundreds =
    one hundred, two hundred, three hundred, four hundred, five hundred, six hundred, seven hundred, eight hundred, nine hundred

# The letters of the files from a to h.
letters = a, b, c, d, e, f, g, h

# The names of the letters from a to h (Annex F of the FIDE laws), used for spelling and on
# request.
letter-names = Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector
