## The words by which a consent in an event file is told from a no. They are read, in every language at once, and never said.
## Commas separate the members; a list without any is - . Small letters, marks as they are written. Put every form there that
## somebody may write; no form that is also a usual surname or first name. The sentences consent and no-consent in checks.txt
## try them out.

# Words of no. A line, or a part of one between commas, of nothing but these and what may stand beside them is
# no consent.
consent-no =
    no, nope, not, none, nobody, nothing, never, off, false, refused, denied, null, nil, n, na, without, withheld,
    declined, rejected, missing, pending, disabled,
    later, tbd, tba, undecided

# What is written in single letters and means no, each letter by itself: n/a, n.a.
consent-no-letters = n a, n o

# Words that may stand beside a no and change nothing: not given, no thanks.
consent-beside =
    given, thanks, thank, you, consent, consented, consents, granted, allowed, permitted, yet, a, the, is, has, been,
    permission, was, applicable, of, course

# Words that turn a word of consent in the same line into its opposite, wherever they stand.
consent-negations = no, not, never, nobody, none, cannot, nope

# Words that do so to the next word alone: without consent, but agreed without reserve.
consent-negations-of-next = without

# How words of consent begin. Short beginnings catch many words: see that none of them is a usual name.
consent-words = agree, allow, consen, permi, grant, approv, accept, authori

# How words of refusal begin that need no other word.
consent-refusals =
    refus, reject, forbid, forbad, prohibit, disallow, disagree, disapprov, denied, denies, declin, withh, withdr, revok
