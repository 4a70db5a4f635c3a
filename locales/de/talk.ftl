### How people talk who have not learned the commands: what did he play, how much time have I got. Each message is a sort of
### words, joined by commas; several words together are one spelling, and a star stands for any ending. Upper and lower case,
### marks on letters and signs are the same as none. A word may be of several sorts. A line is understood where the sorts of
### its words together mean one command, in whatever order (app/src/session/command/talk/): so put a word where it
### belongs, and write no sentences but those whose words mean something else together.

# Words that say nothing here: articles, politeness, verbs like is and have.
talk-filler =
    bitte, der, die, das, den, dem, ein, eine, einen, ist, sind, war, hat, haben, habe, es, du, sie, mir, mich, auf,
    an, in, im, am, zu, zum, mal, denn, doch, noch, steht, stehen, kannst, können, gib, ich will, ich möchte

# Words that ask for something.
talk-what = was, welche, welcher, welches, welchen

# Words that ask for a place.
talk-where = wo, finde

# Words that ask for somebody.
talk-whose = wer, wessen, wem

# Words that ask how something is done; help is the answer.
talk-how = wie, wie geht, erkläre

# Words that ask for a number or an amount.
talk-how-many = wie viel, wie viele, wieviel, wieviele, wie lange, anzahl

# Words for the one who asks, and what is theirs. A verb form that says who acts stands here, too.
talk-mine = mein, meine, meinen, meiner, ich, wir, uns

# Words for the other player. A verb form that says who acts stands here, too.
talk-theirs = gegner, gegners, er, sein, seine, ihn, andere, anderer

# White.
talk-white = weiß, weiße, weißen, weißer

# Black.
talk-black = schwarz, schwarze, schwarzen, schwarzer

# Everything, both.
talk-all = alle, alles, beide, beider, ganze, ganzes, liste

# Time and clock.
talk-time = zeit, zeiten, uhr, uhren, minuten, sekunden, bedenkzeit, wie lange

# What is left.
talk-left = übrig, bleibt, bleiben, restliche, rest

# What was used up.
talk-used = verbraucht, verbrauchte

# A half-move, and to play one. A verb form that says who acts stands under mine or theirs, too.
talk-move = zug, züge, gezogen, gespielt, spielt, ziehen, ziehe, zieht, spiele

# Whose turn it is.
talk-turn = zieht jetzt, am zug, an der reihe, dran, wer zieht, wer ist dran

# Last, latest.
talk-last = letzte, letzter, letzten, voriger, vorige, zuletzt

# To hear something again: that it was not heard or understood, too.
talk-again =
    noch einmal, nochmal, nochmals, wiederhole, wiederholung, wie bitte, bitte wiederholen, was war das, nicht
    gehört, nicht verstanden, erneut, entschuldigung

# To say, to read, to show.
talk-say = sag, sage, sagen, sprich, lies, lesen, vorlesen, lies vor, zeig, zeige, nenne, beschreibe

# The board and what stands on it.
talk-board = brett, stellung, position, damebrett

# A square.
talk-square = feld, felder, feldes

# A man.
talk-man = stein, steine, steinen, bauern

# A king.
talk-king = dame, damen

# Any piece.
talk-piece = figur, figuren, material der steine

# A row.
talk-row = reihe, zeile

# A diagonal.
talk-diagonal = diagonale, diagonalen

# Beside, around.
talk-around = um, rund um, nachbarn, neben

# The number of a move.
talk-number = nummer, zugnummer

# What would be good, who is winning.
talk-advice =
    rat, tipp, hinweis, bester, beste, besten, bewertung, analyse, soll, sollte, vorschlag, gewinne, verliere,
    punkte

# What could be played.
talk-possible = möglich, mögliche, möglichen, erlaubt, erlaubte, kann ich, darf ich

# To take.
talk-capture = schlagen, schlage, schlägt, schlagzüge, muss

# That something could be taken.
talk-danger = gefahr, bedroht, bedrohung, angegriffen, sicher

# A draw.
talk-draw = remis, unentschieden

# To offer.
talk-offer = biete, anbieten, vorschlagen, angebot, biete an

# To accept.
talk-accept = annehmen, nehme an, angenommen, einverstanden, akzeptiere

# To decline.
talk-decline = ablehnen, lehne ab, abgelehnt

# To give up.
talk-resign = aufgeben, gebe auf, ich gebe auf, kapituliere

# To take a half-move back; that it was a mistake, too.
talk-undo =
    zurücknehmen, zug zurück, zurück nehmen, nimm zurück, rückgängig, rückgängig machen, falscher zug, fehler,
    versehen

# To put another half-move in place of the last; it stands behind these words.
talk-correct = korrigiere, korrektur, gemeint war

# New, from the beginning.
talk-new = neu, neue, neues, neuer, von vorn, neustart, beginnen

# A game.
talk-game = spiel, partie, partien

# To keep the game.
talk-save = speichern, sichern, gespeichert

# To wait, to stop the clocks.
talk-pause = warte, warten, moment, anhalten, uhr anhalten, unterbrechen, pausieren

# That the voice is to be silent.
talk-quiet = ruhe, leise sein, sei still, schweig, genug, stumm

# Slower, and that it is too fast.
talk-slower = langsamer, zu schnell

# Faster, and that it is too slow.
talk-faster = schneller, zu langsam

# Louder, and that it is too soft.
talk-louder = lauter, zu leise

# Softer, and that it is too loud.
talk-softer = leiser, zu laut

# The voice and how it speaks.
talk-speech = stimme, sprache schneller, sprechen, tempo, etwas, ton

# A language.
talk-language = sprache, sprachen

# Polish.
talk-tongue-pl = polnisch

# English.
talk-tongue-en = englisch

# German.
talk-tongue-de = deutsch

# Dutch.
talk-tongue-nl = niederländisch, holländisch

# Russian.
talk-tongue-ru = russisch

# French.
talk-tongue-fr = französisch

# Ukrainian.
talk-tongue-uk = ukrainisch

# To change something.
talk-change = ändern, ändere, wechseln, wechsle, umstellen

# Settings.
talk-settings = einstellungen, optionen der stimme

# Help: that somebody does not know what to do, too.
talk-help = hilfe, hilf, anleitung, befehle, was kann ich sagen, was kann ich tun, was nun

# The arbiter, in every case of the language.
talk-arbiter = schiedsrichter, schiedsrichterin, richter

# To call somebody.
talk-call = rufen, rufe, hole, brauche

# To press the clock.
talk-press = drücken, drücke, uhr drücken

# To end the program; it is asked about.
talk-end = beenden, ende, schluss, tschüss, verlassen, schließen

# How things stand now.
talk-now = jetzt, aktuell, stand, lage, status, los

# That the game is over, and how it ended.
talk-over = vorbei, ergebnis, gewonnen, zu ende

# To spell.
talk-spell = buchstabieren, buchstabiere, ziffer für ziffer

# Earlier in the record, and all of it.
talk-older = früher, davor, zugliste, notation, alle züge, partieverlauf

# Later in the record.
talk-newer = später, danach, nächster zug

# Yes, in all ways of saying it.
talk-yes = ja, jawohl, sicher ja, natürlich

# No, and not.
talk-no = nein, nicht, nö, auf keinen fall

# Words that ask whether something is so.
talk-whether = ist das, ist es, gibt es, hat er schon

# What was lost or taken.
talk-lost = verloren, geschlagen

# The longest diagonal.
talk-main-line = hauptlinie, hauptdiagonale, lange diagonale

# To switch something off.
talk-off = aus, ausschalten, ohne

# To switch something on.
talk-on = ein, einschalten

# Words of greeting; alone they are answered with help.
talk-greeting = hallo, guten tag, guten morgen, guten abend, grüß gott, servus, moin

# Which side somebody plays, or wants to.
talk-seat = weiß spielen, schwarz spielen, farbe wählen, seiten tauschen, meine farbe

# What other programs do and this one does not: talking to the other player, playing itself, levels.
talk-beyond =
    chat, nachricht, nachrichten, sag ihm, sag ihr, gutes spiel, gegen den computer, schwierigkeit, stufe, online,
    internet, rangliste, aufgabe

# To go on with the game.
talk-onward = weiter spielen, weiterspielen, fortsetzen, spielen wir weiter

# A part of the board.
talk-part = bereich
