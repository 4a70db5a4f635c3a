### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = annoncé, dit

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = corriger, corrige

# Training: the last half-move is taken back.
command-undo = reprendre le coup, défaire

# Simulated board: a half-move that the hand makes follows.
command-hand = main

# Simulated board: what stands on the square that follows is taken up.
command-lift = soulever

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = poser

# Simulated board: what stands on the square that follows is taken off.
command-remove = enlever

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = glisser

# The clock is pressed.
command-press = appuyer, appuyé

# Training: both clocks stand until the next half-move or press.
command-pause = pause

# A draw is offered.
command-offer = proposer, nulle, propose nulle

# The offer is accepted.
command-accept = accepter, accepte, j'accepte

# The offer is declined.
command-decline = refuser, je refuse

# A draw or the flag is claimed.
command-claim = réclamer, réclame

# The game is given up.
command-resign = abandonner, abandonne, j'abandonne

# The arbiter is called.
command-call = appeler, appelle, appeler arbitre

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = adouber, réajuster

# The end of adjust, and of the arbiter's words.
command-done = fini, terminé

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = exiger, exige

# The irregularity stands (Kodeks I 5.4).
command-let-stand = laisser, laisse

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = couronné, dame posée

# Another game begins; this one is kept.
command-new-game = nouvelle partie

# The last words again.
command-repeat = répéter, répète, encore

# The last words again, digit by digit.
command-spell = épeler, épelle

# The last half-move.
command-last = dernier, dernier coup

# What was said lately; a count may follow.
command-history = historique

# Where are we: last half-moves, and what is to be done on my board.
command-where = où, où en sommes nous

# Both times.
command-clock = pendule, temps

# One's own time by touch: pulses of a gamepad's motor.
command-feel = toucher

# How many half-moves have been made.
command-count = nombre, combien

# What stands on the square that follows.
command-square = case

# What stands on the row of the square that follows.
command-row = rangée

# Where the men of the side that follows stand.
command-men = pions, pion

# Where the kings of the side that follows stand.
command-kings = dames, dame

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = diagonales

# What stands on the four squares around the square that follows, or the cursor.
command-around = autour

# Where all pieces of the side that follows stand.
command-all = tout, tous

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = région, partie

# What stands on the whole board, part by part.
command-regions = régions, parties

# What the last half-move changed on my board.
command-changed = changé, changements

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = suivant, suivante

# The cursor goes to the piece before; likewise.
command-previous = avant

# The record is read back, one half-move.
command-older = plus ancien

# The record is read forward again, one half-move.
command-newer = plus récent

# Back to the last half-move.
command-newest = maintenant

# The last list goes on, without what has been heard of it.
command-more = plus

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = coups

# Training: what must be taken.
command-captures = prises

# Training: which of my pieces could be taken.
command-attacked = en prise

# All that stands on my board.
command-board = damier

# Do the boards agree?
command-boards = damiers

# The settings in force.
command-settings = réglages

# What can be typed.
command-help = aide

# The arbiter; his code follows, or done.
command-arbiter = arbitre

# Arbiter: both clocks stop.
command-stop = arrêter

# Arbiter: the game goes on.
command-resume = reprendre

# Arbiter: the clocks are set.
command-set = régler

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = remplacer

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = demander

# Arbiter: a side is not there when the round begins.
command-absent = absents

# Arbiter: it has come.
command-arrived = arrivé, arrivés

# Arbiter: time is charged to a side.
command-charge = imputer

# Arbiter: the records are compared.
command-compare = comparer

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = revenir, retour

# Arbiter: a decision is written down.
command-decide = décider, décision

# Arbiter: the last walk-back is undone.
command-restore = rétablir

# Arbiter: the slips that were put right.
command-slips = lapsus

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = illisible, vide

# Arbiter: back to the half-move before, while a record is read out.
command-back = précédent

# Arbiter: all that comes before the first move is settled.
command-prepared = préparé

# The record is kept in Braille.
command-braille = en braille

# The record is kept in ordinary print.
command-print = imprimé, en imprimé, en noir

# The record is kept with a dictaphone.
command-dictaphone = au dictaphone

# Arbiter: an assistant is appointed.
command-appoint = nommer

# The cursor goes away from the player; in a menu, to the item before.
command-up = haut, en haut

# The cursor comes towards the player; in a menu, to the item after.
command-down = bas, en bas

# The cursor goes to the left.
command-left = gauche, à gauche

# The cursor goes to the right.
command-right = droite, à droite

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = haut gauche, en haut à gauche

# Likewise, to the right.
command-up-right = haut droite, en haut à droite

# Likewise, towards the player and to the left.
command-down-left = bas gauche, en bas à gauche

# Likewise, to the right.
command-down-right = bas droite, en bas à droite

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = début

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = bout

# Where the cursor is, and what stands there.
command-here = ici

# The square of the cursor, or the item of a menu, is chosen.
command-choose = choisir, choisis

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = fermer, annuler

# The program ends.
command-quit = quitter, sortir

# The program ends, after a question.
command-end = terminer

# Is the game kept? It always is.
command-save = enregistrer

# Whatever is being said ends.
command-silence = silence

# Whose turn it is; in official play, whose clock runs.
command-turn = à qui de jouer

# What would be good to play, which is told to nobody.
command-advice = conseil

# How the game ended, where it did.
command-result = résultat

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = camps

# What other programs have and this one has not, such as talking to the other player.
command-chat = chat

# How many pieces of each sort there are.
command-pieces = pièces, combien de pièces

# Yes.
command-yes = oui, o

# No.
command-no = non, n

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = blancs, blanc, blanche, blanches

# Black, likewise.
command-black = noirs, noir, noire, noires

# Arbiter: both sides, after charge.
command-both = les deux, deux camps

# The blind player's assistant, before a line with a colon.
command-assistant = assistance, assistante

# The arbiter grants the claim that waits.
command-grant = accorder

# The arbiter rejects the claim that waits.
command-refuse = rejeter, rejette

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = sanctionner

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = plainte

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = nulle

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = répétition

# A draw because only kings were moved (I 6.2).
term-claim-kings = dames

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = trois dames, finale

# A draw of quick games without a bonus (III 9).
term-claim-regulation = règlement

# The opponent has used up his time.
term-claim-flag = temps, drapeau

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = sans pièces

# A side cannot move.
term-ending-blocked = bloqué, blocage

# A side resigned.
term-ending-resignation = abandon

# A side refused to follow the rules.
term-ending-refusal = refus

# A side used up its time.
term-ending-time = temps, drapeau

# A side, or both, did not play.
term-ending-forfeit = forfait

# A side, or both, lost as a sanction.
term-ending-sanction = sanction

# Both agreed on a draw.
term-ending-agreement = accord

# The position occurred three times.
term-ending-repetition = répétition

# Only kings were moved.
term-ending-kings = dames

# Three pieces against one king.
term-ending-three-kings = trois dames

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = grande ligne

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = grande ligne occupée

# At most two pieces against one king.
term-ending-two-kings = deux dames

# A draw of III 9.1.
term-ending-regulation = règlement

# A draw of III 9.2.
term-ending-short-of-time = manque de temps

# A draw of III 9.4.
term-ending-both-flags = deux drapeaux

# Nobody can win.
term-ending-cannot-win = gain impossible

# What no rule settles.
term-ending-decision = décision

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = réprimande, blâme

# A warning given in public.
term-sanction-warning = avertissement

# The loss of the game.
term-sanction-loss = perte

# Disqualification from the event.
term-sanction-disqualification = disqualification

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = pendule

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = touches

# One's own settings, one after the other.
command-menu = menu

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = profil

# How fast the voice speaks; words a minute follow.
command-rate = débit

# The voice speaks faster.
command-faster = plus vite

# The voice speaks slower.
command-slower = plus lentement

# How loud it is; per cent follow.
command-volume = volume

# It is louder.
command-louder = plus fort

# It is softer.
command-softer = moins fort

# How high the voice is; per cent follow.
command-pitch = hauteur

# Whose voice it is; its name follows, or usual.
command-voice = voix

# One's language; its tag follows.
command-language = langue

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = détail, mots

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = numéros

# How the letters of squares are said: plain or names follow.
command-letters = lettres

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = sons

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = peu de temps

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = vibrations

# What is said of moves announced aloud: when needed or always follows.
command-confirm = confirmation

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = chuchotement

# Whose, behind clock, last, men and the like: one's own.
term-of-own = à moi, les miens, mes

# The other player's.
term-of-opponent = adversaire, les siens

# What may follow a word for one's own settings: few words.
term-choice-terse = bref, peu

# As many words as usual.
term-choice-normal = normal, comme d'habitude

# Many words.
term-choice-full = complet, détaillé

# As many as for everything.
term-choice-same = pareil, comme tout

# Numbers whole.
term-choice-whole = entiers

# Numbers digit by digit.
term-choice-digits = chiffres

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = chiffres à la répétition

# Letters as they are.
term-choice-plain = simples

# Letters by name.
term-choice-names = prénoms

# Switched on.
term-choice-on = activé, oui

# Switched off.
term-choice-off = désactivé, non

# A tone alone.
term-choice-tone = signal

# A few times.
term-choice-few = quelques

# At times of one's own, which stand in the settings file.
term-choice-own = choisis

# Every mark.
term-choice-all = toutes

# Where they are needed.
term-choice-when-needed = au besoin

# Always.
term-choice-always = toujours

# By a sound.
term-choice-sound = son

# By the number.
term-choice-number = numéro

# The usual voice.
term-choice-usual = habituelle

# A new profile; its name follows.
term-choice-new = nouveau

# No profile.
term-choice-none = aucun

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = coups

# The game around them.
term-choice-game = partie

# Boards.
term-choice-boards = damiers

# Clocks.
term-choice-clock = pendule

# Answers.
term-choice-answers = réponses

# The program.
term-choice-program = programme

# All commands, as a menu.
command-commands = commandes
