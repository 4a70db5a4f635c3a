### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = angesagt, gesagt

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = korrektur, korrigieren, berichtigen

# Training: the last half-move is taken back.
command-undo = zurücknehmen, nimm zurück

# Simulated board: a half-move that the hand makes follows.
command-hand = hand

# Simulated board: what stands on the square that follows is taken up.
command-lift = anheben

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = hinstellen

# Simulated board: what stands on the square that follows is taken off.
command-remove = wegnehmen

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = schieben

# The clock is pressed.
command-press = drücken, gedrückt

# Training: both clocks stand until the next half-move or press.
command-pause = pause

# A draw is offered.
command-offer = anbieten, remis, unentschieden, biete remis

# The offer is accepted.
command-accept = annehmen, nehme an

# The offer is declined.
command-decline = ablehnen, lehne ab

# A draw or the flag is claimed.
command-claim = reklamieren, reklamiere

# The game is given up.
command-resign = aufgeben, gebe auf

# The arbiter is called.
command-call = rufen, rufe, rufe schiedsrichter

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = zurechtrücken, rücke zurecht, ich rücke zurecht

# The end of adjust, and of the arbiter's words.
command-done = fertig

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = verlangen, verlange

# The irregularity stands (Kodeks I 5.4).
command-let-stand = gelten lassen, lasse gelten

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = gekrönt, dame gesetzt

# Another game begins; this one is kept.
command-new-game = neue Partie, neues Spiel

# The last words again.
command-repeat = wiederholen, nochmal, noch einmal

# The last words again, digit by digit.
command-spell = buchstabieren

# The last half-move.
command-last = letzter, letzter zug

# What was said lately; a count may follow.
command-history = verlauf

# Where are we: last half-moves, and what is to be done on my board.
command-where = wo, wo stehen wir

# Both times.
command-clock = uhr, zeit

# One's own time by touch: pulses of a gamepad's motor.
command-feel = fühlen, tasten

# How many half-moves have been made.
command-count = anzahl

# What stands on the square that follows.
command-square = feld

# What stands on the row of the square that follows.
command-row = reihe

# Where the men of the side that follows stand.
command-men = steine, stein

# Where the kings of the side that follows stand.
command-kings = damen, dame

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = diagonalen

# What stands on the four squares around the square that follows, or the cursor.
command-around = ringsum, rundum

# Where all pieces of the side that follows stand.
command-all = alle

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = bereich, teil

# What stands on the whole board, part by part.
command-regions = bereiche, teile

# What the last half-move changed on my board.
command-changed = geändert

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = nächster, nächste

# The cursor goes to the piece before; likewise.
command-previous = voriger, vorige

# The record is read back, one half-move.
command-older = älter, früher

# The record is read forward again, one half-move.
command-newer = neuer, später

# Back to the last half-move.
command-newest = jetzt

# The last list goes on, without what has been heard of it.
command-more = mehr

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = züge

# Training: what must be taken.
command-captures = schläge

# Training: which of my pieces could be taken.
command-attacked = bedroht

# All that stands on my board.
command-board = brett

# Do the boards agree?
command-boards = bretter

# The settings in force.
command-settings = einstellungen

# What can be typed.
command-help = hilfe

# The arbiter; his code follows, or done.
command-arbiter = schiedsrichter

# Arbiter: both clocks stop.
command-stop = anhalten

# Arbiter: the game goes on.
command-resume = fortsetzen

# Arbiter: the clocks are set.
command-set = stellen

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = ersetzen

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = befragen

# Arbiter: a side is not there when the round begins.
command-absent = abwesend, fehlt

# Arbiter: it has come.
command-arrived = eingetroffen, anwesend

# Arbiter: time is charged to a side.
command-charge = anrechnen

# Arbiter: the records are compared.
command-compare = vergleichen

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = zurückgehen, zurückführen

# Arbiter: a decision is written down.
command-decide = entscheiden, entscheidung

# Arbiter: the last walk-back is undone.
command-restore = wiederherstellen

# Arbiter: the slips that were put right.
command-slips = versprecher

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = unlesbar, leer

# Arbiter: back to the half-move before, while a record is read out.
command-back = zurück

# Arbiter: all that comes before the first move is settled.
command-prepared = vorbereitet

# The record is kept in Braille.
command-braille = punktschrift, in punktschrift, brailleschrift

# The record is kept in ordinary print.
command-print = schwarzschrift, in schwarzschrift

# The record is kept with a dictaphone.
command-dictaphone = diktiergerät, auf diktiergerät

# Arbiter: an assistant is appointed.
command-appoint = ernennen

# The cursor goes away from the player; in a menu, to the item before.
command-up = hoch, nach oben, oben

# The cursor comes towards the player; in a menu, to the item after.
command-down = runter, nach unten, unten

# The cursor goes to the left.
command-left = links, nach links

# The cursor goes to the right.
command-right = rechts, nach rechts

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = links oben, hoch links

# Likewise, to the right.
command-up-right = rechts oben, hoch rechts

# Likewise, towards the player and to the left.
command-down-left = links unten, runter links

# Likewise, to the right.
command-down-right = rechts unten, runter rechts

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = anfang, erstes

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = reihenende

# Where the cursor is, and what stands there.
command-here = hier

# The square of the cursor, or the item of a menu, is chosen.
command-choose = wählen

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = verlassen, abbrechen

# The program ends.
command-quit = beenden, ende

# The program ends, after a question.
command-end = schluss, partie beenden

# Is the game kept? It always is.
command-save = speichern

# Whatever is being said ends.
command-silence = ruhe, still

# Whose turn it is; in official play, whose clock runs.
command-turn = wer zieht, am zug

# What would be good to play, which is told to nobody.
command-advice = rat, tipp

# How the game ended, where it did.
command-result = ergebnis

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = seiten

# What other programs have and this one has not, such as talking to the other player.
command-chat = plaudern

# How many pieces of each sort there are.
command-pieces = steine zählen, wie viele steine

# Yes.
command-yes = ja, j

# No.
command-no = nein, n

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = weiß, weiss, weißer, weiße

# Black, likewise.
command-black = schwarz, schwarzer, schwarze

# Arbiter: both sides, after charge.
command-both = beide

# The blind player's assistant, before a line with a colon.
command-assistant = assistent, assistentin, assistenz

# The arbiter grants the claim that waits.
command-grant = stattgeben

# The arbiter rejects the claim that waits.
command-refuse = zurückweisen, abweisen

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = sanktion, strafe

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = beschwerde

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = unentschieden, remis

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = wiederholung, stellungswiederholung

# A draw because only kings were moved (I 6.2).
term-claim-kings = damen

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = drei damen, endspiel

# A draw of quick games without a bonus (III 9).
term-claim-regulation = reglement

# The opponent has used up his time.
term-claim-flag = zeit, blättchen

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = keine steine

# A side cannot move.
term-ending-blocked = blockiert

# A side resigned.
term-ending-resignation = aufgabe, aufgegeben

# A side refused to follow the rules.
term-ending-refusal = weigerung

# A side used up its time.
term-ending-time = zeit, blättchen

# A side, or both, did not play.
term-ending-forfeit = kampflos

# A side, or both, lost as a sanction.
term-ending-sanction = sanktion

# Both agreed on a draw.
term-ending-agreement = vereinbarung, einigung

# The position occurred three times.
term-ending-repetition = wiederholung, stellungswiederholung

# Only kings were moved.
term-ending-kings = damen

# Three pieces against one king.
term-ending-three-kings = drei damen

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = hauptdiagonale

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = besetzte hauptdiagonale

# At most two pieces against one king.
term-ending-two-kings = zwei damen

# A draw of III 9.1.
term-ending-regulation = reglement

# A draw of III 9.2.
term-ending-short-of-time = zeitnot

# A draw of III 9.4.
term-ending-both-flags = beide blättchen

# Nobody can win.
term-ending-cannot-win = kein gewinn

# What no rule settles.
term-ending-decision = entscheidung

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = verweis

# A warning given in public.
term-sanction-warning = verwarnung

# The loss of the game.
term-sanction-loss = verlust, partieverlust

# Disqualification from the event.
term-sanction-disqualification = disqualifikation

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = uhr

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = tastenhilfe

# One's own settings, one after the other.
command-menu = menü

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = profil

# How fast the voice speaks; words a minute follow.
command-rate = sprechtempo, tempo

# The voice speaks faster.
command-faster = schneller

# The voice speaks slower.
command-slower = langsamer

# How loud it is; per cent follow.
command-volume = lautstärke

# It is louder.
command-louder = lauter

# It is softer.
command-softer = leiser

# How high the voice is; per cent follow.
command-pitch = tonhöhe

# Whose voice it is; its name follows, or usual.
command-voice = stimme

# One's language; its tag follows.
command-language = sprache

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = wortmenge, worte

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = feldnummern, nummern

# How the letters of squares are said: plain or names follow.
command-letters = feldbuchstaben, buchstaben

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = töne

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = knappe zeit

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = vibration

# What is said of moves announced aloud: when needed or always follows.
command-confirm = bestätigung

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = flüstern

# Whose, behind clock, last, men and the like: one's own.
term-of-own = eigene, meine

# The other player's.
term-of-opponent = gegner, seine

# What may follow a word for one's own settings: few words.
term-choice-terse = knapp

# As many words as usual.
term-choice-normal = normal

# Many words.
term-choice-full = ausführlich

# As many as for everything.
term-choice-same = wie alles

# Numbers whole.
term-choice-whole = ganz

# Numbers digit by digit.
term-choice-digits = ziffern

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = ziffern bei wiederholung

# Letters as they are.
term-choice-plain = einfach

# Letters by name.
term-choice-names = namen

# Switched on.
term-choice-on = an, ein

# Switched off.
term-choice-off = aus

# A tone alone.
term-choice-tone = signal

# A few times.
term-choice-few = wenige

# At times of one's own, which stand in the settings file.
term-choice-own = eigene

# Every mark.
term-choice-all = alle

# Where they are needed.
term-choice-when-needed = bei bedarf

# Always.
term-choice-always = immer

# By a sound.
term-choice-sound = ton

# By the number.
term-choice-number = nummer

# The usual voice.
term-choice-usual = üblich

# A new profile; its name follows.
term-choice-new = neu

# No profile.
term-choice-none = keins

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = züge

# The game around them.
term-choice-game = partie

# Boards.
term-choice-boards = bretter

# Clocks.
term-choice-clock = uhr

# Answers.
term-choice-answers = antworten

# The program.
term-choice-program = programm

# All commands, as a menu.
command-commands = befehle
