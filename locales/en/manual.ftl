### The words around one of the program's own texts that is read aloud: the manual, the card, the arbiter's pages. The texts
### themselves are in docs/.

# The first words behind the title of a text: how to move in it. $chapters: the number of chapters.
manual-begins = chapters, { WORDS($chapters) }, arrow down is the next one, enter opens it, a number and enter go there, question mark says what the keys do, escape ends

# Said in a language without a manual: the text is in English.
manual-in-english = this text is not written in this language yet, it follows in English

# The list of chapters; also its name on a page.
manual-contents = list of chapters

# On a page: the link past the list of chapters.
manual-skip-contents = to the text

# One chapter of the list; its title follows. $number: its number.
manual-listed = { WORDS($number) }

# A chapter begins; its title follows. $number: its number.
manual-chapter = chapter { WORDS($number) }

# The current place; the chapter's title follows. $number: of the chapter; $paragraph, $paragraphs: the number of the paragraph
# and the number of all.
manual-where = chapter { WORDS($number) }, paragraph { WORDS($paragraph) } of { WORDS($paragraphs) }

# A chapter was read to its end.
manual-chapter-over = end of the chapter, enter goes on with the next one

# This is the last paragraph.
manual-over = this is the end

# This is the first paragraph.
manual-first = this is the beginning

# There is no chapter with the given number. $number: that number.
manual-no-chapter = there is no chapter { WORDS($number) }

# The answer to spell, if the paragraph has nothing to be typed.
manual-nothing-typed = nothing is to be typed here

# A line for a terminal. $line: sign by sign in words.
manual-to-type = to type, { $line }, enter

# A capital letter, when a text is spelt. $letter: the name of the letter.
manual-capital = capital { $letter }

# A key or word without a meaning here.
manual-not-understood = not understood, question mark helps

# The possible keys. The letters are the first of the words below: repeat, spell, where, list.
manual-help = every key stops the voice, arrow down and up, the next and the last paragraph, right and left, chapter, enter reads on, r repeats, s spells what is to be typed, w says where you are, l is the list of chapters, a number and enter open a chapter, space is silence, escape goes back

# The text was closed.
manual-closed = closed

# The space bar, when a line for typing is read.
manual-sign-space = space

# The hyphen.
manual-sign-dash = dash

# The full stop.
manual-sign-dot = dot

# The slash.
manual-sign-slash = slash

# The backslash.
manual-sign-backslash = backslash

# The colon.
manual-sign-colon = colon

# The low line, underscore.
manual-sign-low-line = underscore

# The star.
manual-sign-star = star

# The plus sign.
manual-sign-plus = plus

# The equals sign.
manual-sign-equals = equals

# Words that may be typed, separated by commas; the first letter of the first word is a key: the paragraph again.
manual-word-repeat = repeat, again

# Likewise: spells the text to be typed letter by letter.
manual-word-spell = spell

# Likewise: the current place.
manual-word-where = where

# Likewise: the list of chapters.
manual-word-list = list, chapters

# Words that may be typed, separated by commas: the next paragraph.
manual-word-next = next, next paragraph

# Likewise: the paragraph before.
manual-word-previous = previous, previous paragraph

# Likewise: the next chapter.
manual-word-next-chapter = next chapter

# Likewise: the previous chapter.
manual-word-previous-chapter = previous chapter

# Likewise: reading goes on.
manual-word-go-on = go on, read on, open

# Likewise: silence.
manual-word-silence = silence, stop, quiet

# Likewise: out of the chapter, out of the list.
manual-word-leave = leave, back

# Likewise: ends the whole text.
manual-word-end = end, quit

# Likewise: the possible keys and words.
manual-word-help = help
