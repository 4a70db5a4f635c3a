talk-filler =
    bitte, der, die, das, den, dem, ein, eine, einen, ist, sind, war, hat, haben, habe, es, du, sie, mir, mich, auf,
    an, in, im, am, zu, zum, mal, denn, doch, noch, steht, stehen, kannst, können, gib, ich will, ich möchte

talk-what = was, welche, welcher, welches, welchen

talk-where = wo, finde

talk-whose = wer, wessen, wem

talk-how = wie, wie geht, erkläre

talk-how-many = wie viel, wie viele, wieviel, wieviele, wie lange, anzahl

talk-mine = mein, meine, meinen, meiner, ich, wir, uns

talk-theirs = gegner, gegners, er, sein, seine, ihn, andere, anderer

talk-white = weiß, weiße, weißen, weißer

talk-black = schwarz, schwarze, schwarzen, schwarzer

talk-all = alle, alles, beide, beider, ganze, ganzes, liste

talk-time = zeit, zeiten, uhr, uhren, minuten, sekunden, bedenkzeit, wie lange

talk-left = übrig, bleibt, bleiben, restliche, rest

talk-used = verbraucht, verbrauchte

talk-move = zug, züge, gezogen, gespielt, spielt, ziehen, ziehe, zieht, spiele

talk-turn = zieht jetzt, am zug, an der reihe, dran, wer zieht, wer ist dran

talk-last = letzte, letzter, letzten, voriger, vorige, zuletzt

talk-again =
    noch einmal, nochmal, nochmals, wiederhole, wiederholung, wie bitte, bitte wiederholen, was war das, nicht
    gehört, nicht verstanden, erneut, entschuldigung

talk-say = sag, sage, sagen, sprich, lies, lesen, vorlesen, lies vor, zeig, zeige, nenne, beschreibe

talk-board = brett, stellung, position, damebrett

talk-square = feld, felder, feldes,
    leer, frei, besetzt

talk-man = stein, steine, steinen, bauern

talk-king = dame, damen

talk-piece = figur, figuren, material der steine

talk-row = reihe, zeile

talk-diagonal = diagonale, diagonalen

talk-around = um, rund um, nachbarn, neben

talk-number = nummer, zugnummer

talk-advice =
    rat, tipp, hinweis, bester, beste, besten, bewertung, analyse, soll, sollte, vorschlag, gewinne, verliere,
    punkte

talk-possible = möglich, mögliche, möglichen, erlaubt, erlaubte, kann ich, darf ich

talk-capture = schlagen, schlage, schlägt, schlagzüge, muss

talk-danger = gefahr, bedroht, bedrohung, angegriffen, sicher

talk-draw = remis, unentschieden

talk-offer = biete, anbieten, vorschlagen, angebot, biete an

talk-accept = annehmen, nehme an, angenommen, einverstanden, akzeptiere

talk-decline = ablehnen, lehne ab, abgelehnt

talk-resign = aufgeben, gebe auf, ich gebe auf, kapituliere

talk-undo =
    zurücknehmen, zug zurück, zurück nehmen, nimm zurück, rückgängig, rückgängig machen, falscher zug, fehler,
    versehen,
    vertan, ich habe mich vertan, verschrieben

talk-correct = korrigiere, korrektur, gemeint war

talk-new = neu, neue, neues, neuer, von vorn, neustart, beginnen

talk-game = spiel, partie, partien

talk-save = speichern, sichern, gespeichert

talk-from-start =
    partie von anfang an, notation von anfang an, ganze partie, die ganze partie, vom ersten zug an

talk-pause = warte, warten, moment, anhalten, uhr anhalten, unterbrechen, pausieren

talk-quiet = ruhe, leise sein, sei still, schweig, genug, stumm

talk-slower = langsamer, zu schnell

talk-faster = schneller, zu langsam

talk-louder = lauter, zu leise

talk-softer = leiser, zu laut

talk-speech = stimme, sprache schneller, sprechen, tempo, etwas, ton

talk-language = sprache, sprachen

talk-tongue-pl = polnisch

talk-tongue-en = englisch

talk-tongue-de = deutsch

talk-tongue-nl = niederländisch, holländisch

talk-tongue-ru = russisch

talk-tongue-fr = französisch

talk-tongue-uk = ukrainisch

talk-change = ändern, ändere, wechseln, wechsle, umstellen

talk-settings = einstellungen, optionen der stimme

talk-help = hilfe, hilf, anleitung, befehle, was kann ich sagen, was kann ich tun, was nun

talk-arbiter = schiedsrichter, schiedsrichterin, richter

talk-call = rufen, rufe, hole, brauche

talk-press = drücken, drücke, uhr drücken

talk-end = beenden, ende, schluss, tschüss, verlassen, schließen

talk-now = jetzt, aktuell, stand, lage, status, los

talk-over = vorbei, ergebnis, gewonnen, zu ende

talk-spell = buchstabieren, buchstabiere, ziffer für ziffer

talk-older = früher, davor, zugliste, notation, alle züge, partieverlauf

talk-newer = später, danach, nächster zug

talk-yes = ja, jawohl, sicher ja, natürlich

talk-no = nein, nicht, nö, auf keinen fall

talk-whether = ist das, ist es, gibt es, hat er schon

talk-lost = verloren, geschlagen

talk-main-line = hauptlinie, hauptdiagonale, lange diagonale

talk-off = aus, ausschalten, ohne

talk-on = ein, einschalten

talk-greeting = hallo, guten tag, guten morgen, guten abend, grüß gott, servus, moin

talk-seat = weiß spielen, schwarz spielen, farbe wählen, seiten tauschen, meine farbe

talk-beyond =
    chat, nachricht, nachrichten, sag ihm, sag ihr, gutes spiel, gegen den computer, schwierigkeit, stufe, online,
    internet, rangliste, aufgabe

talk-onward = weiter spielen, weiterspielen, fortsetzen, spielen wir weiter

talk-part = bereich

talk-complaint = zweimal gezogen, zweimal gespielt, uhr geht falsch, uhr ist falsch, uhr ist kaputt, berührt, betrügt, betrogen, schummelt, unerlaubter zug

talk-players = gegen wen spiele ich, gegen wen, wie heißt mein gegner, wie heißt der gegner, wer ist mein gegner, name meines gegners

talk-own = meine, meinen, meins

talk-record = notation, aufzeichnung, bisherige partie, partie bisher
