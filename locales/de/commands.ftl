command-said = angesagt, gesagt

command-correct = korrektur, korrigieren, berichtigen

command-undo = zurücknehmen, nimm zurück

command-hand = hand

command-lift = anheben

command-put = hinstellen

command-remove = wegnehmen

command-slide = schieben

command-press = drücken, gedrückt

command-pause = pause

command-offer = anbieten, remis, unentschieden, biete remis

command-accept = annehmen, nehme an

command-decline = ablehnen, lehne ab

command-claim = reklamieren, reklamiere

command-resign = aufgeben, gebe auf

command-call = rufen, rufe, rufe schiedsrichter

command-adjust = zurechtrücken, rücke zurecht, ich rücke zurecht

command-done = fertig

command-demand = verlangen, verlange

command-let-stand = gelten lassen, lasse gelten

command-crowned = gekrönt, dame gesetzt

command-players = spieler, wer spielt, name des gegners

command-new-game = neue Partie, neues Spiel

command-repeat = wiederholen, nochmal, noch einmal
command-missed = verpasst, was habe ich verpasst

command-spell = buchstabieren

command-last = letzter, letzter zug

command-history = verlauf

command-where = wo, wo stehen wir

command-clock = uhr, zeit

command-feel = fühlen, tasten

command-count = anzahl

command-square = feld

command-row = reihe

command-men = steine, stein

command-kings = damen, dame

command-diagonals = diagonalen

command-around = ringsum, rundum

command-all = alle

command-region = bereich, teil

command-regions = bereiche, teile

command-changed = geändert

command-next = nächster, nächste

command-previous = voriger, vorige

command-older = älter, früher

command-record = notation, mitschrift, notation der partie

command-newer = neuer, später

command-newest = jetzt

command-more = mehr

command-moves = züge

command-captures = schläge

command-attacked = bedroht

command-board = brett

command-boards = bretter

command-sensor = sensor, sensoren

command-settings = einstellungen

command-help = hilfe

command-arbiter = schiedsrichter

command-stop = anhalten

command-resume = fortsetzen

command-set = stellen

command-replace = ersetzen
command-press-back = drücken zurück

command-swap-clock = uhr tauschen

command-ask = befragen

command-answer = auskunft

command-absent = abwesend, fehlt, verspätet

command-arrived = eingetroffen, anwesend

command-charge = anrechnen

command-compare = vergleichen

command-walk-back = zurückgehen, zurückführen

command-decide = entscheiden, entscheidung

command-restore = wiederherstellen

command-slips = versprecher

command-device = gerät

command-slip = zettel

command-unreadable = unlesbar, leer

command-back = zurück

command-prepared = vorbereitet

command-braille = punktschrift, in punktschrift, brailleschrift

command-print = schwarzschrift, in schwarzschrift

command-dictaphone = diktiergerät, auf diktiergerät

command-appoint = ernennen

command-hand-over = übergeben
command-keyboard = tastatur

command-note = notieren

command-stands = steht
command-original = original, abgegeben, eingesammelt
command-protocol = protokoll

command-up = hoch, nach oben, oben

command-down = runter, nach unten, unten

command-left = links, nach links

command-right = rechts, nach rechts

command-up-left = links oben, hoch links

command-up-right = rechts oben, hoch rechts

command-down-left = links unten, runter links

command-down-right = rechts unten, runter rechts

command-first = anfang, erstes

command-row-end = reihenende

command-here = hier

command-choose = wählen

command-leave = verlassen, abbrechen

command-quit = beenden, ende

command-end = schluss, partie beenden

command-save = speichern

command-silence = ruhe, still

command-turn = wer zieht, am zug

command-make-a-difference = mach einen unterschied, unterschied
command-advice = rat, tipp

command-result = ergebnis

command-sides = seiten

command-chat = plaudern

command-pieces = steine zählen, wie viele steine

command-yes = ja, j

command-no = nein, n

command-white = weiß, weiss, weißer, weiße

command-black = schwarz, schwarzer, schwarze

command-both = beide

command-assistant = assistent, assistentin, assistenz
command-whites-assistant = assistent von weiß, assistentin von weiß, assistenz von weiß
command-blacks-assistant = assistent von schwarz, assistentin von schwarz, assistenz von schwarz

command-grant = stattgeben

command-refuse = zurückweisen, abweisen

command-sanction = sanktion, strafe

command-complaint = beschwerde

term-claim-draw = unentschieden, remis

term-claim-repetition = wiederholung, stellungswiederholung

term-claim-kings = damen

term-claim-three-kings = drei damen, endspiel

term-claim-regulation = reglement

term-claim-flag = zeit, blättchen

term-ending-no-pieces = keine steine

term-ending-blocked = blockiert

term-ending-resignation = aufgabe, aufgegeben

term-ending-refusal = weigerung

term-ending-time = zeit, blättchen

term-ending-forfeit = kampflos

term-ending-sanction = sanktion

term-ending-agreement = vereinbarung, einigung

term-ending-repetition = wiederholung, stellungswiederholung

term-ending-kings = damen

term-ending-three-kings = drei damen

term-ending-main-line = hauptdiagonale

term-ending-main-line-taken = besetzte hauptdiagonale

term-ending-two-kings = zwei damen

term-ending-regulation = reglement

term-ending-short-of-time = zeitnot

term-ending-both-flags = beide blättchen

term-ending-cannot-win = kein gewinn

term-ending-decision = entscheidung

term-sanction-reprimand = verweis

term-sanction-warning = verwarnung

term-sanction-loss = verlust, partieverlust

term-sanction-disqualification = disqualifikation

term-complaint-clock = uhr

term-role-chief = haupt, hauptschiedsrichter, hauptschiedsrichterin

term-role-round = runde, rundenschiedsrichter

term-role-face = uhr, zifferblatt

term-role-assistant = assistenz, assistent, assistentin

term-role-helper = helfer, helferin, hilfe

term-role-ear = ohr

term-role-screen = bildschirm

term-role-player = spieler, spielerin, seite

command-keys = tastenhilfe

command-menu = menü

command-profile = profil

command-rate = sprechtempo, tempo

command-faster = schneller

command-slower = langsamer

command-volume = lautstärke

command-louder = lauter

command-softer = leiser

command-pitch = tonhöhe

command-voice = stimme

command-language = sprache

command-words = wortmenge, worte

command-numbers = feldnummern, nummern

command-letters = feldbuchstaben, buchstaben

command-sounds = töne

command-low-time = knappe zeit

command-pulses = vibration

command-confirm = bestätigung

command-whisper = flüstern

term-of-own = eigene, meine

term-of-opponent = gegner, seine

term-choice-terse = knapp

term-choice-normal = normal

term-choice-full = ausführlich

term-choice-same = wie alles

term-choice-whole = ganz

term-choice-digits = ziffern

term-choice-digits-on-repeat = ziffern bei wiederholung

term-choice-plain = einfach

term-choice-names = namen

term-choice-on = an, ein

term-choice-off = aus

term-choice-tone = signal

term-choice-few = wenige

term-choice-own = eigene

term-choice-all = alle

term-choice-when-needed = bei bedarf

term-choice-always = immer

term-choice-sound = ton

term-choice-number = nummer

term-choice-usual = üblich

term-choice-new = neu

term-choice-none = keins

term-choice-moves = züge

term-choice-game = partie

term-choice-boards = bretter

term-choice-clock = uhr

term-choice-answers = antworten

term-choice-program = programm
term-choice-player = hier
term-choice-record = notation

command-commands = befehle
