manual-begins = hoofdstukken, { WORDS($chapters) }, pijl omlaag is het volgende, enter opent het, een nummer en enter gaan erheen, vraagteken zegt wat de toetsen doen, esc eindigt

manual-in-english = deze tekst bestaat nog niet in deze taal, hij volgt in het Engels

manual-contents = lijst van hoofdstukken

manual-skip-contents = naar de tekst

manual-listed = { WORDS($number) }

manual-chapter = hoofdstuk { WORDS($number) }

manual-where = hoofdstuk { WORDS($number) }, alinea { WORDS($paragraph) } van { WORDS($paragraphs) }

manual-chapter-over = einde van het hoofdstuk, enter gaat verder met het volgende

manual-over = dit is het einde

manual-first = dit is het begin

manual-no-chapter = er is geen hoofdstuk { WORDS($number) }

manual-nothing-typed = hier is niets te typen

manual-to-type = te typen, { $line }, enter

manual-capital = hoofdletter { $letter }

manual-not-understood = niet begrepen, vraagteken helpt

manual-help = elke toets onderbreekt, pijl omlaag en omhoog, alinea, rechts en links, hoofdstuk, enter leest verder, h herhaalt, s spelt wat te typen is, w zegt waar men is, l is de lijst van hoofdstukken, nummer en enter openen een hoofdstuk, spatie is stilte, esc gaat terug

manual-closed = gesloten

manual-sign-space = spatie

manual-sign-dash = streepje

manual-sign-dot = punt

manual-sign-slash = schuine streep

manual-sign-backslash = omgekeerde schuine streep

manual-sign-colon = dubbele punt

manual-sign-low-line = laag streepje

manual-sign-star = sterretje

manual-sign-plus = plus

manual-sign-equals = gelijkteken

manual-word-repeat = herhaal, nog eens

manual-word-spell = spel

manual-word-where = waar

manual-word-list = lijst, hoofdstukken

manual-word-next = volgende, volgende alinea

manual-word-previous = vorige, vorige alinea

manual-word-next-chapter = volgend hoofdstuk

manual-word-previous-chapter = vorig hoofdstuk

manual-word-go-on = verder, lees verder, open

manual-word-silence = stilte, stop

manual-word-leave = terug

manual-word-end = einde, stoppen

manual-word-help = hulp
