## The words by which a consent in an event file is told from a refusal. They are read, in every language at once, and never said.
## Commas separate the members; a list without any is - . Small letters, with marks as they are written. Put every form there that
## a person may write, but none that is also a usual surname or first name. The sentences consent and no-consent in checks.txt test
## them.

# Words of refusal. A line, or a part of one between commas, that has only these and the words of consent-beside is no consent.
consent-no =
    no, nope, not, none, nobody, nothing, never, off, false, refused, denied, null, nil, n, na, without, withheld,
    declined, rejected, missing, pending, disabled,
    later, tbd, tba, undecided

# A refusal written in single letters, each letter by itself: n/a, n.a.
consent-no-letters = n a, n o

# Words that may stand beside a refusal and do not change it: not given, no thanks.
consent-beside =
    given, thanks, thank, you, consent, consented, consents, granted, allowed, permitted, yet, a, the, is, has, been,
    permission, was, applicable, of, course

# Words that turn a word of consent in the same line into its opposite, at any place.
consent-negations = no, not, never, nobody, none, cannot, nope

# Words that do so only to the next word: without consent, but agreed without reserve.
consent-negations-of-next = without

# The beginnings of words of consent. Short beginnings catch many words: make sure that none of them is a usual name.
consent-words = agree, allow, consen, permi, grant, approv, accept, authori

# The beginnings of words of refusal that need no other word.
consent-refusals =
    refus, reject, forbid, forbad, prohibit, disallow, disagree, disapprov, denied, denies, declin, withh, withdr, revok
