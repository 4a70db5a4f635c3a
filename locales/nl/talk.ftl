### How people talk who have not learned the commands: what did he play, how much time have I got. Each message is a sort of
### words, joined by commas; several words together are one spelling, and a star stands for any ending. Upper and lower case,
### marks on letters and signs are the same as none. A word may be of several sorts. A line is understood where the sorts of
### its words together mean one command, in whatever order (app/src/session/command/talk/): so put a word where it
### belongs, and write no sentences but those whose words mean something else together.

# Words that say nothing here: articles, politeness, verbs like is and have.
talk-filler =
    graag, alsjeblieft, alstublieft, de, het, een, is, zijn er, was, heeft, hebben, heb, je, u, me, mij, op, in,
    aan, te, nog, staat, staan, kun, kan je, geef, ik wil, maar, even

# Words that ask for something.
talk-what = wat, welke, welk

# Words that ask for a place.
talk-where = waar, zoek

# Words that ask for somebody.
talk-whose = wie, wiens, van wie

# Words that ask how something is done; help is the answer.
talk-how = hoe, hoe moet, leg uit

# Words that ask for a number or an amount.
talk-how-many = hoeveel, hoe veel, hoe lang, aantal

# Words for the one who asks, and what is theirs. A verb form that says who acts stands here, too.
talk-mine = mijn, mijne, ik, wij, ons, onze

# Words for the other player. A verb form that says who acts stands here, too.
talk-theirs = tegenstander, tegenstanders, hij, zijn, hem, ander, andere

# White.
talk-white = wit, witte

# Black.
talk-black = zwart, zwarte

# Everything, both.
talk-all = alle, alles, beide, hele, lijst

# Time and clock.
talk-time = tijd, tijden, klok, klokken, minuten, seconden, hoe lang

# What is left.
talk-left = over, resterend, resterende, rest

# What was used up.
talk-used = gebruikt, verbruikt

# A half-move, and to play one. A verb form that says who acts stands under mine or theirs, too.
talk-move = zet, zetten, gezet, gespeeld, speelt, speel, speelde

# Whose turn it is.
talk-turn = aan zet, beurt, aan de beurt, wie is aan zet

# Last, latest.
talk-last = laatste, vorige, laatst

# To hear something again: that it was not heard or understood, too.
talk-again =
    nog eens, opnieuw, herhaal, herhalen, nog een keer, pardon, wat zei je, wat was dat, niet gehoord, niet
    verstaan, sorry

# To say, to read, to show.
talk-say = zeg, zeggen, lees, lezen, voorlezen, lees voor, toon, noem, vertel, beschrijf

# The board and what stands on it.
talk-board = bord, stand op het bord, stelling, positie, dambord

# A square.
talk-square = veld, velden

# A man.
talk-man = schijf, schijven

# A king.
talk-king = dam, dammen

# Any piece.
talk-piece = stuk, stukken

# A row.
talk-row = rij

# A diagonal.
talk-diagonal = diagonaal, diagonalen

# Beside, around.
talk-around = rond, rondom, buren, naast

# The number of a move.
talk-number = nummer, zetnummer

# What would be good, who is winning.
talk-advice = advies, tip, hint, beste, goede, analyse, moet ik doen, voorstel, win, verlies, punten

# What could be played.
talk-possible = mogelijk, mogelijke, toegestaan, kan ik, mag ik

# To take.
talk-capture = slaan, sla, slaat, slagzetten, moet

# That something could be taken.
talk-danger = gevaar, bedreigd, aangevallen, veilig

# A draw.
talk-draw = remise, gelijkspel

# To offer.
talk-offer = aanbieden, bied aan, voorstellen, bied, aanbod

# To accept.
talk-accept = aannemen, aanvaard, accepteer, akkoord

# To decline.
talk-decline = weigeren, weiger, afwijzen

# To give up.
talk-resign = opgeven, geef op, ik geef op

# To take a half-move back; that it was a mistake, too.
talk-undo = terugnemen, neem terug, ongedaan maken, foute zet, fout, vergissing

# To put another half-move in place of the last; it stands behind these words.
talk-correct = corrigeer, correctie, bedoeld was

# New, from the beginning.
talk-new = nieuw, nieuwe, opnieuw beginnen, herstart, begin

# A game.
talk-game = spel, partij, potje

# To keep the game.
talk-save = opslaan, bewaar, bewaren, bewaard

# To wait, to stop the clocks.
talk-pause = wacht, moment, stop de klok, onderbreken, pauzeer

# That the voice is to be silent.
talk-quiet = stilte, stil, wees stil, zwijg, genoeg, hou op

# Slower, and that it is too fast.
talk-slower = langzamer, trager, te snel

# Faster, and that it is too slow.
talk-faster = sneller, vlugger, te langzaam

# Louder, and that it is too soft.
talk-louder = luider, harder, te zacht

# Softer, and that it is too loud.
talk-softer = zachter, te hard

# The voice and how it speaks.
talk-speech = stem, spreken, spraak, tempo, iets, geluid

# A language.
talk-language = taal, talen

# Polish.
talk-tongue-pl = pools

# English.
talk-tongue-en = engels

# German.
talk-tongue-de = duits

# Dutch.
talk-tongue-nl = nederlands

# Russian.
talk-tongue-ru = russisch

# French.
talk-tongue-fr = frans

# Ukrainian.
talk-tongue-uk = oekraïens

# To change something.
talk-change = wijzig, verander, wissel, andere taal

# Settings.
talk-settings = instellingen

# Help: that somebody does not know what to do, too.
talk-help = hulp, help, uitleg, commando's, wat kan ik zeggen, wat nu

# The arbiter, in every case of the language.
talk-arbiter = scheidsrechter, arbiter

# To call somebody.
talk-call = roep, roepen, haal, wil

# To press the clock.
talk-press = druk, indrukken, klok indrukken

# To end the program; it is asked about.
talk-end = stoppen, einde, sluiten, afsluiten, tot ziens

# How things stand now.
talk-now = nu, huidige, toestand, status

# That the game is over, and how it ended.
talk-over = afgelopen, uitslag, gewonnen, voorbij

# To spell.
talk-spell = spel uit, spellen, cijfer voor cijfer

# Earlier in the record, and all of it.
talk-older = eerder, daarvoor, zettenlijst, notatie, alle zetten

# Later in the record.
talk-newer = later, daarna, volgende zet

# Yes, in all ways of saying it.
talk-yes = ja, jazeker, natuurlijk

# No, and not.
talk-no = nee, niet, neen

# Words that ask whether something is so.
talk-whether = is het, is dit, is dat

# What was lost or taken.
talk-lost = verloren, geslagen

# The longest diagonal.
talk-main-line = hoofdlijn, lange lijn

# To switch something off.
talk-off = uit, uitzetten, zonder

# To switch something on.
talk-on = aan, aanzetten

# Words of greeting; alone they are answered with help.
talk-greeting = hallo, goedemorgen, goedemiddag, goedenavond, goedendag, hoi, dag

# Which side somebody plays, or wants to.
talk-seat = met wit spelen, met zwart spelen, kleur kiezen, van kant wisselen, mijn kleur

# What other programs do and this one does not: talking to the other player, playing itself, levels.
talk-beyond =
    chat, bericht, berichten, zeg hem, zeg haar, goed gespeeld, tegen de computer, moeilijkheid, niveau, online,
    internet, rating, puzzel

# To go on with the game.
talk-onward = verder spelen, doorspelen, doorgaan, we spelen door

# A part of the board.
talk-part = gebied
