## Number words, letters and their names. Nothing of this file is said as it stands: the program
## makes squares and numbers of it. Commas separate the members; their order and number are fixed.

# Cardinal numbers from 0 to 99 as they are said at the board. No hyphens.
numbers =
    null, eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun,
    zehn, elf, zwölf, dreizehn, vierzehn, fünfzehn, sechzehn, siebzehn, achtzehn, neunzehn,
    zwanzig, einundzwanzig, zweiundzwanzig, dreiundzwanzig, vierundzwanzig, fünfundzwanzig, sechsundzwanzig, siebenundzwanzig, achtundzwanzig, neunundzwanzig,
    dreißig, einunddreißig, zweiunddreißig, dreiunddreißig, vierunddreißig, fünfunddreißig, sechsunddreißig, siebenunddreißig, achtunddreißig, neununddreißig,
    vierzig, einundvierzig, zweiundvierzig, dreiundvierzig, vierundvierzig, fünfundvierzig, sechsundvierzig, siebenundvierzig, achtundvierzig, neunundvierzig,
    fünfzig, einundfünfzig, zweiundfünfzig, dreiundfünfzig, vierundfünfzig, fünfundfünfzig, sechsundfünfzig, siebenundfünfzig, achtundfünfzig, neunundfünfzig,
    sechzig, einundsechzig, zweiundsechzig, dreiundsechzig, vierundsechzig, fünfundsechzig, sechsundsechzig, siebenundsechzig, achtundsechzig, neunundsechzig,
    siebzig, einundsiebzig, zweiundsiebzig, dreiundsiebzig, vierundsiebzig, fünfundsiebzig, sechsundsiebzig, siebenundsiebzig, achtundsiebzig, neunundsiebzig,
    achtzig, einundachtzig, zweiundachtzig, dreiundachtzig, vierundachtzig, fünfundachtzig, sechsundachtzig, siebenundachtzig, achtundachtzig, neunundachtzig,
    neunzig, einundneunzig, zweiundneunzig, dreiundneunzig, vierundneunzig, fünfundneunzig, sechsundneunzig, siebenundneunzig, achtundneunzig, neunundneunzig

# Feminine forms, only where they differ from the list above: plain = feminine. Used by {
# WORDS($n, gender: "feminine") }. A language without them writes - .
numbers-feminine =
    eins = eine

# Neuter forms likewise. Used by { WORDS($n, gender: "neuter") }.
numbers-neuter =
    eins = ein

# Hundreds from 100 to 900; the first list follows them.
hundreds =
    hundert, zweihundert, dreihundert, vierhundert, fünfhundert, sechshundert, siebenhundert, achthundert, neunhundert

# The letters of the files from a to h.
letters = a, b, c, d, e, f, g, h

# The names of the letters from a to h (Annex F of the FIDE laws), used for spelling and on
# request.
letter-names = Anna, Bella, Cäsar, David, Eva, Felix, Gustav, Hektor
