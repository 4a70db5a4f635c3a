manual-begins = Kapitel, { WORDS($chapters) }, Pfeil nach unten ist das nächste, Enter öffnet es, eine Zahl und Enter führen dorthin, Fragezeichen sagt, was die Tasten tun, Esc beendet

manual-in-english = diesen Text gibt es in dieser Sprache noch nicht, er folgt auf Englisch

manual-contents = Liste der Kapitel

manual-skip-contents = zum Text

manual-listed = { WORDS($number) }

manual-chapter = Kapitel { WORDS($number) }

manual-where = Kapitel { WORDS($number) }, Absatz { WORDS($paragraph) } von { WORDS($paragraphs) }

manual-chapter-over = Ende des Kapitels, Enter liest das nächste

manual-over = hier ist das Ende

manual-first = hier ist der Anfang

manual-no-chapter = es gibt kein Kapitel { WORDS($number) }

manual-nothing-typed = hier ist nichts zu tippen

manual-to-type = zu tippen, { $line }, Enter

manual-capital = großes { $letter }

manual-not-understood = nicht verstanden, Fragezeichen hilft

manual-help = jede Taste unterbricht, Pfeil nach unten und oben, Absatz, rechts und links, Kapitel, Enter liest weiter, w wiederholt, b buchstabiert, was zu tippen ist, s sagt die Stelle, l ist die Liste der Kapitel, Zahl und Enter öffnen ein Kapitel, Leertaste ist Ruhe, Esc geht zurück

manual-closed = geschlossen

manual-sign-space = Leertaste

manual-sign-dash = Strich

manual-sign-dot = Punkt

manual-sign-slash = Schrägstrich

manual-sign-backslash = umgekehrter Schrägstrich

manual-sign-colon = Doppelpunkt

manual-sign-low-line = Unterstrich

manual-sign-star = Stern

manual-sign-plus = Plus

manual-sign-equals = Gleichheitszeichen

manual-word-repeat = wiederholen, noch einmal

manual-word-spell = buchstabieren

manual-word-where = Stelle, wo

manual-word-list = Liste, Kapitel

manual-word-next = nächster, nächster Absatz

manual-word-previous = voriger, voriger Absatz

manual-word-next-chapter = nächstes Kapitel

manual-word-previous-chapter = voriges Kapitel

manual-word-go-on = weiter, weiterlesen, öffnen

manual-word-silence = Ruhe, Stopp

manual-word-leave = zurück

manual-word-end = Ende, beenden

manual-word-help = Hilfe
