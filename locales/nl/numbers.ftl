# One is written with accents, or a voice reads the article.
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

numbers-feminine =
    -

numbers-neuter =
    -

hundreds =
    honderd, tweehonderd, driehonderd, vierhonderd, vijfhonderd, zeshonderd, zevenhonderd, achthonderd, negenhonderd

letters = a, b, c, d, e, f, g, h

letter-names = Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector
