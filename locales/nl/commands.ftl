### Words of the command line, beside the English ones, which work in every language. Each message is a
### list, joined by commas; help names the first. Upper and lower case are the same. No two commands
### may share a word.

# What was announced aloud at the board follows.
command-said = gezegd, aangekondigd

# A half-move in place of the last one follows, before the clock is pressed.
command-correct = correctie, corrigeer, verbeter

# Training: the last half-move is taken back.
command-undo = neem terug, terugnemen

# Simulated board: a half-move that the hand makes follows.
command-hand = met de hand

# Simulated board: what stands on the square that follows is taken up.
command-lift = til op

# Simulated board: a square and a piece follow (wm, wk, bm, bk), which is put there.
command-put = plaats

# Simulated board: what stands on the square that follows is taken off.
command-remove = haal weg

# Simulated board: what stands on the first square that follows is slid to the second.
command-slide = schuif

# The clock is pressed.
command-press = klok gedrukt, druk, ingedrukt

# Training: both clocks stand until the next half-move or press.
command-pause = pauze

# A draw is offered.
command-offer = bied aan, remise, bied remise aan

# The offer is accepted.
command-accept = neem aan, aannemen

# The offer is declined.
command-decline = wijs af, afwijzen, sla af

# A draw or the flag is claimed.
command-claim = claim, eis op, eis

# The game is given up.
command-resign = geef op, opgeven

# The arbiter is called.
command-call = roep, roep arbiter

# From here to done a lift is no touch (Kodeks I 3.13).
command-adjust = ik zet recht, zet recht, rechtzetten

# The end of adjust, and of the arbiter's words.
command-done = klaar

# The opponent must put an irregularity right (Kodeks I 5.4).
command-demand = verlang, verlangen

# The irregularity stands (Kodeks I 5.4).
command-let-stand = laat staan, laten staan

# The crown of a man that reached the last row is set, on a board that does not show it (Kodeks I 3.5).
command-crowned = gekroond, dam gezet

# Another game begins; this one is kept.
command-new-game = nieuwe partij, nieuw spel

# The last words again.
command-repeat = herhaal, nog eens

# The last words again, digit by digit.
command-spell = spel, spellen

# The last half-move.
command-last = laatste, laatste zet

# What was said lately; a count may follow.
command-history = verloop, geschiedenis

# Where are we: last half-moves, and what is to be done on my board.
command-where = waar, waar staan we

# Both times.
command-clock = klok, tijd

# One's own time by touch: pulses of a gamepad's motor.
command-feel = voel

# How many half-moves have been made.
command-count = aantal

# What stands on the square that follows.
command-square = veld

# What stands on the row of the square that follows.
command-row = rij

# Where the men of the side that follows stand.
command-men = schijven, schijf

# Where the kings of the side that follows stand.
command-kings = dammen, dam

# What stands along the diagonals of the square that follows, or of the cursor.
command-diagonals = diagonalen

# What stands on the four squares around the square that follows, or the cursor.
command-around = rondom

# Where all pieces of the side that follows stand.
command-all = alle

# What stands in a part of the board: its digit follows, as it lies on a numeric keypad, 0 is the longest diagonal.
command-region = deel, gebied

# What stands on the whole board, part by part.
command-regions = delen, gebieden

# What the last half-move changed on my board.
command-changed = veranderd

# The cursor goes to the next piece; a side, men or kings may follow.
command-next = volgende

# The cursor goes to the piece before; likewise.
command-previous = vorige

# The record is read back, one half-move.
command-older = ouder, eerder

# The record is read forward again, one half-move.
command-newer = nieuwer, later

# Back to the last half-move.
command-newest = nu

# The last list goes on, without what has been heard of it.
command-more = meer

# Training: where the piece on the square that follows, or of the cursor, can go.
command-moves = zetten

# Training: what must be taken.
command-captures = slagen

# Training: which of my pieces could be taken.
command-attacked = bedreigd

# All that stands on my board.
command-board = bord

# Do the boards agree?
command-boards = borden

# The settings in force.
command-settings = instellingen

# What can be typed.
command-help = hulp

# The arbiter; his code follows, or done.
command-arbiter = arbiter, scheidsrechter

# Arbiter: both clocks stop.
command-stop = zet stil, stilzetten

# Arbiter: the game goes on.
command-resume = hervat

# Arbiter: the clocks are set.
command-set = stel in

# Arbiter: a faulty clock device is out of use; the program keeps the time.
command-replace = vervang

# Arbiter: he has asked the players who is on move; it is written down.
command-ask = vraag

# Arbiter: a side is not there when the round begins.
command-absent = afwezig

# Arbiter: it has come.
command-arrived = aangekomen, aanwezig

# Arbiter: time is charged to a side.
command-charge = reken aan, aanrekenen

# Arbiter: the records are compared.
command-compare = vergelijk

# Arbiter: back to the last half-move on which the records agree.
command-walk-back = ga terug, terugzetten

# Arbiter: a decision is written down.
command-decide = beslis, beslissing

# Arbiter: the last walk-back is undone.
command-restore = herstel

# Arbiter: the slips that were put right.
command-slips = versprekingen

# Arbiter: what stands on the sheet cannot be read.
command-unreadable = onleesbaar

# Arbiter: back to the half-move before, while a record is read out.
command-back = terug

# Arbiter: all that comes before the first move is settled.
command-prepared = voorbereid

# The record is kept in Braille.
command-braille = in braille

# The record is kept in ordinary print.
command-print = zwartdruk, in zwartdruk

# The record is kept with a dictaphone.
command-dictaphone = dictafoon, op dictafoon

# Arbiter: an assistant is appointed.
command-appoint = benoem

# The cursor goes away from the player; in a menu, to the item before.
command-up = omhoog, boven

# The cursor comes towards the player; in a menu, to the item after.
command-down = omlaag, onder

# The cursor goes to the left.
command-left = naar links, links

# The cursor goes to the right.
command-right = naar rechts, rechts

# The cursor goes along a diagonal, away from the player and to the left.
command-up-left = linksboven, omhoog links

# Likewise, to the right.
command-up-right = rechtsboven, omhoog rechts

# Likewise, towards the player and to the left.
command-down-left = linksonder, omlaag links

# Likewise, to the right.
command-down-right = rechtsonder, omlaag rechts

# The cursor goes to the left end of its row; in a menu, to the first item.
command-first = begin, eerste

# The cursor goes to the right end of its row; in a menu, to the last item.
command-row-end = einde rij

# Where the cursor is, and what stands there.
command-here = hier

# The square of the cursor, or the item of a menu, is chosen.
command-choose = kies

# What is open is left, and nothing done: a menu, a half-move begun with the cursor, a look back.
command-leave = verlaat, annuleer

# The program ends.
command-quit = stop programma, afsluiten

# The program ends, after a question.
command-end = beëindigen, einde

# Is the game kept? It always is.
command-save = opslaan

# Whatever is being said ends.
command-silence = stilte, stil

# Whose turn it is; in official play, whose clock runs.
command-turn = wie is aan zet

# What would be good to play, which is told to nobody.
command-advice = advies, tip

# How the game ended, where it did.
command-result = uitslag

# Which side somebody plays; the answer is that the half-moves of both are typed here.
command-sides = kanten

# What other programs have and this one has not, such as talking to the other player.
command-chat = chat

# How many pieces of each sort there are.
command-pieces = stukken, hoeveel stukken

# Yes.
command-yes = ja, j

# No.
command-no = nee, n

# White, before a line with a colon or after a word; Polish: of White, too.
command-white = wit, witte

# Black, likewise.
command-black = zwart, zwarte

# Arbiter: both sides, after charge.
command-both = beide

# The blind player's assistant, before a line with a colon.
command-assistant = assistent, assistente

# The arbiter grants the claim that waits.
command-grant = toewijzen, wijs toe

# The arbiter rejects the claim that waits.
command-refuse = afkeuren, keur af

# The arbiter writes a sanction down: the side, which (Kodeks II 2.5), and why follow.
command-sanction = sanctie

# The arbiter writes a complaint down: the side and what it is about follow.
command-complaint = klacht

# What may follow claim: a draw by whatever rule. Spellings as for commands.
term-claim-draw = remise

# A draw because the position occurred three times (Kodeks I 6.1).
term-claim-repetition = herhaling

# A draw because only kings were moved (I 6.2).
term-claim-kings = dammen

# A draw with few pieces against one king (I 6.3, 6.4).
term-claim-three-kings = drie dammen, eindspel

# A draw of quick games without a bonus (III 9).
term-claim-regulation = reglement

# The opponent has used up his time.
term-claim-flag = vlag, tijd

# What may follow a result behind decide: the cause. A side has no pieces left.
term-ending-no-pieces = geen stukken

# A side cannot move.
term-ending-blocked = geblokkeerd, vastgezet

# A side resigned.
term-ending-resignation = opgave, opgegeven

# A side refused to follow the rules.
term-ending-refusal = weigering

# A side used up its time.
term-ending-time = tijd, vlag

# A side, or both, did not play.
term-ending-forfeit = forfait

# A side, or both, lost as a sanction.
term-ending-sanction = sanctie

# Both agreed on a draw.
term-ending-agreement = overeenkomst, onderling overleg

# The position occurred three times.
term-ending-repetition = herhaling

# Only kings were moved.
term-ending-kings = dammen

# Three pieces against one king.
term-ending-three-kings = drie dammen

# On 64 squares: the weaker side alone holds the main line.
term-ending-main-line = hoofdlijn

# On 64 squares: three kings against one, the stronger side on the main line.
term-ending-main-line-taken = bezette hoofdlijn

# At most two pieces against one king.
term-ending-two-kings = twee dammen

# A draw of III 9.1.
term-ending-regulation = reglement

# A draw of III 9.2.
term-ending-short-of-time = tijdnood

# A draw of III 9.4.
term-ending-both-flags = beide vlaggen

# Nobody can win.
term-ending-cannot-win = geen winst

# What no rule settles.
term-ending-decision = beslissing

# What may follow a side behind sanction (II 2.5): a reprimand.
term-sanction-reprimand = berisping

# A warning given in public.
term-sanction-warning = waarschuwing

# The loss of the game.
term-sanction-loss = verlies

# Disqualification from the event.
term-sanction-disqualification = diskwalificatie

# What may follow a side behind complaint: it is about the clock or the flag (II 6.11).
term-complaint-clock = klok

# Keys and buttons say what they do instead of doing it, until silence.
command-keys = toetsen

# One's own settings, one after the other.
command-menu = menu

# The next profile of one's settings; a name may follow, or new and a name, or none.
command-profile = profiel

# How fast the voice speaks; words a minute follow.
command-rate = spreektempo, tempo, spreeksnelheid

# The voice speaks faster.
command-faster = sneller

# The voice speaks slower.
command-slower = langzamer

# How loud it is; per cent follow.
command-volume = volume

# It is louder.
command-louder = harder

# It is softer.
command-softer = zachter

# How high the voice is; per cent follow.
command-pitch = toonhoogte

# Whose voice it is; its name follows, or usual.
command-voice = stem

# One's language; its tag follows.
command-language = taal

# In how many words things are said: terse, normal or full follow, and a topic may.
command-words = woorden

# How the numbers of squares are said: whole, digits or digits on repeat follow.
command-numbers = nummers, veldnummers

# How the letters of squares are said: plain or names follow.
command-letters = letters

# Sounds: on or off follows; alone, every sound is made and explained.
command-sounds = geluiden

# What one's own clock says by itself: off, tone, few, all or own follows.
command-low-time = weinig tijd

# Is it felt by the motor of a gamepad, too: on or off follows.
command-pulses = trillingen

# What is said of moves announced aloud: when needed or always follows.
command-confirm = bevestiging

# How the squares are told that one's hand touches: off, sound or number follows.
command-whisper = fluisteren

# Whose, behind clock, last, men and the like: one's own.
term-of-own = eigen, mijn

# The other player's.
term-of-opponent = tegenstander, zijn

# What may follow a word for one's own settings: few words.
term-choice-terse = kort, beknopt

# As many words as usual.
term-choice-normal = gewoon

# Many words.
term-choice-full = uitgebreid

# As many as for everything.
term-choice-same = hetzelfde, zoals alles

# Numbers whole.
term-choice-whole = geheel, heel

# Numbers digit by digit.
term-choice-digits = cijfers

# Numbers whole, and digit by digit when they are repeated.
term-choice-digits-on-repeat = cijfers bij herhaling

# Letters as they are.
term-choice-plain = eenvoudig

# Letters by name.
term-choice-names = namen

# Switched on.
term-choice-on = aan

# Switched off.
term-choice-off = uit

# A tone alone.
term-choice-tone = signaal

# A few times.
term-choice-few = enkele

# At times of one's own, which stand in the settings file.
term-choice-own = eigen

# Every mark.
term-choice-all = alle

# Where they are needed.
term-choice-when-needed = indien nodig

# Always.
term-choice-always = altijd

# By a sound.
term-choice-sound = geluid

# By the number.
term-choice-number = nummer

# The usual voice.
term-choice-usual = gebruikelijk

# A new profile; its name follows.
term-choice-new = nieuw

# No profile.
term-choice-none = geen

# A topic of which one wants more or fewer words: half-moves.
term-choice-moves = zetten

# The game around them.
term-choice-game = partij

# Boards.
term-choice-boards = borden

# Clocks.
term-choice-clock = klok

# Answers.
term-choice-answers = antwoorden

# The program.
term-choice-program = programma

# All commands, as a menu.
command-commands = opdrachten
