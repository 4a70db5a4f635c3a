## The words of half-moves as people type and say them, one by one, and the squares that sound alike. Nothing in this file is said.
## Commas separate the members; a list without any is - . Numbers themselves, the letters of the files and their names are taken
## from numbers.ftl; capitals and marks do not matter.

# Other words for numbers: the one in numbers.ftl = the other.
read-numbers = zero = oh, zero = nought, forty = fourty

# The words that join a unit to its ten, together or apart: zwei und dreißig, trente et un.
read-joints = -

# The words between the two squares of a move without a capture.
read-moves = to, moves, goes, dash, hyphen, minus

# The words between the squares of a capture. The sign x needs no word.
read-captures = takes, take, captures, jumps, beats, colon

# The words before squares on the way.
read-via = via, through, by

# The words that may stand in a half-move without a meaning: from, square.
read-silent = from, of, way, square, move

# Other names of the files of the small board, and of their letters: the letter in numbers.ftl = the other name.
read-files = b = bee, c = cee, c = Caesar, d = dee, f = eff, g = gee, h = aitch

# Numbers of squares that are misheard for each other, in pairs: here -teen and -ty; five and nine, alone and behind tens. They
# are used in the comparison of two records.
alike-numbers = 12 20, 13 30, 14 40, 15 50, 5 9, 15 19, 25 29, 35 39, 45 49, 13 33, 14 44, 6 16

# Letters of files that rhyme, in groups: here bee, cee, dee, e, gee; a with aitch.
alike-files = b c d e g, a h
