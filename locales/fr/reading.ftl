read-numbers = -

read-joints = et

# On the small board à and de are the letters a and d.
read-moves = vers, va, à, en, tiret, moins

read-captures = prend, mange, prise, rafle, croix

read-via = par, via

read-silent = depuis, de, case, coup

read-files = b = bé, c = cé, d = dé, f = ef, g = gé, h = hache

# Six and dix, treize and seize, deux and douze, trois and treize, cinq and quinze. Trente, quarante and cinquante, alone
# and before a unit, because their beginnings are lost.
alike-numbers = 6 10, 13 16, 2 12, 3 13, 30 40, 40 50, 32 42, 36 46, 5 15, 26 36

# Bé, cé, dé, gé. E is not among them, because it sounds different, and h is hache.
alike-files = b c d g
