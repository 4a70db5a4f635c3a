### How people talk who have not learned the commands: what did he play, how much time have I got. Each message is a sort of
### words, joined by commas; several words together are one spelling, and a star stands for any ending. Upper and lower case,
### marks on letters and signs are the same as none. A word may be of several sorts. A line is understood where the sorts of
### its words together mean one command, in whatever order (app/src/session/command/talk/): so put a word where it
### belongs, and write no sentences but those whose words mean something else together.

# Words that say nothing here: articles, politeness, verbs like is and have.
talk-filler =
    s, l, d, c, j, m, n, le, la, les, de, des, du, et, est, ce, il y a, y, a, ai, as, en, sur, à, au, svp, s il vous
    plaît, s il te plaît, merci, bonjour, je veux, je voudrais, tu, vous, me, moi, se, trouve, peux, pouvez, donne,
    qu, donc, bien, t, il

# Words that ask for something.
talk-what = que, quoi, quel, quelle, quels, quelles, qu est ce que, qu est ce qu

# Words that ask for a place.
talk-where = où, trouve

# Words that ask for somebody.
talk-whose = qui, à qui

# Words that ask how something is done; help is the answer.
talk-how = comment, comment faire, explique

# Words that ask for a number or an amount.
talk-how-many = combien, combien de, nombre de, nombre

# Words for the one who asks, and what is theirs. A verb form that says who acts stands here, too.
talk-mine = mon, ma, mes, mien, miens, je, j, nous, me

# Words for the other player. A verb form that says who acts stands here, too.
talk-theirs = adversaire, qu il, a il, son, sa, ses, lui, elle, autre, il a

# White.
talk-white = blanc, blancs, blanche, blanches

# Black.
talk-black = noir, noirs, noire, noires

# Everything, both.
talk-all = tout, tous, toutes, toute, les deux, liste

# Time and clock.
talk-time = temps, pendule, minutes, secondes, pendules, horloge

# What is left.
talk-left = reste, restant, restants

# What was used up.
talk-used = utilisé, utilisés, consommé

# A half-move, and to play one. A verb form that says who acts stands under mine or theirs, too.
talk-move = coup, coups, joué, joue, jouer, jouez

# Whose turn it is.
talk-turn = trait, tour, à qui de jouer, qui joue

# Last, latest.
talk-last = dernier, dernière, précédent, précédente

# To hear something again: that it was not heard or understood, too.
talk-again =
    encore une fois, encore, répète, répéter, répétez, pardon, comment ça, qu as tu dit, c était quoi, pas entendu,
    pas compris, redis, redites

# To say, to read, to show.
talk-say = dis, dites, dire, lis, lire, lisez, montre, montrez, nomme, parle, parler, décris

# The board and what stands on it.
talk-board = damier, plateau, position, échiquier

# A square.
talk-square = case, cases, numéro

# A man.
talk-man = pion, pions

# A king.
talk-king = dame, dames

# Any piece.
talk-piece = pièce, pièces

# A row.
talk-row = rangée, ligne

# A diagonal.
talk-diagonal = diagonale, diagonales

# Beside, around.
talk-around = autour, voisins, à côté

# The number of a move.
talk-number = numéro de coup, numéro

# What would be good, who is winning.
talk-advice =
    conseil, conseils, indice, meilleur, meilleure, bon, analyse, évaluation, devrais, gagne, perds, score, avantage

# What could be played.
talk-possible = possible, possibles, permis, légal, légaux, puis je, je peux

# To take.
talk-capture = prise, prises, prendre, prends, dois

# That something could be taken.
talk-danger = danger, menacé, menacés, menace, menaces, attaqué

# A draw.
talk-draw = nulle, nul, partie nulle

# To offer.
talk-offer = propose, proposer, proposition, offre, offrir

# To accept.
talk-accept = accepte, accepter, d accord

# To decline.
talk-decline = refuse, refuser, décline

# To give up.
talk-resign = abandonne, abandonner, j abandonne, abandon

# To take a half-move back; that it was a mistake, too.
talk-undo =
    annuler le coup, annule le coup, reprendre le coup, reprends, retour arrière, erreur, mauvais coup, me suis
    trompé, annule

# To put another half-move in place of the last; it stands behind these words.
talk-correct = corrige, correction, je voulais dire

# New, from the beginning.
talk-new = nouvelle, nouveau, recommencer, recommence, commencer

# A game.
talk-game = partie, jeu, match

# To keep the game.
talk-save = enregistre, enregistrer, sauvegarde, sauvegarder, sauver

# To wait, to stop the clocks.
talk-pause = pause, attends, attendez, un moment, arrête la pendule, interrompre

# That the voice is to be silent.
talk-quiet = silence, tais toi, chut, assez, taisez vous, stop

# Slower, and that it is too fast.
talk-slower = plus lentement, moins vite, ralentis, trop vite, lentement

# Faster, and that it is too slow.
talk-faster = plus vite, accélère, trop lent, vite

# Louder, and that it is too soft.
talk-louder = plus fort, trop bas, fort

# Softer, and that it is too loud.
talk-softer = moins fort, plus bas, trop fort

# The voice and how it speaks.
talk-speech = voix, vitesse, volume, un peu, son, peu

# A language.
talk-language = langue, langues

# Polish.
talk-tongue-pl = polonais

# English.
talk-tongue-en = anglais

# German.
talk-tongue-de = allemand

# Dutch.
talk-tongue-nl = néerlandais, hollandais

# Russian.
talk-tongue-ru = russe

# French.
talk-tongue-fr = français

# Ukrainian.
talk-tongue-uk = ukrainien

# To change something.
talk-change = change, changer, choisir, passe

# Settings.
talk-settings = réglages, paramètres, options

# Help: that somebody does not know what to do, too.
talk-help = aide, aidez, instructions, commandes, que puis je dire, que faire, et maintenant

# The arbiter, in every case of the language.
talk-arbiter = arbitre

# To call somebody.
talk-call = appelle, appeler, appelez, besoin

# To press the clock.
talk-press = appuie, appuyer, appuie sur, presse

# To end the program; it is asked about.
talk-end = terminer, fin, quitter, ferme, au revoir, sortir

# How things stand now.
talk-now = maintenant, situation, état, en cours, passe t il

# That the game is over, and how it ended.
talk-over = finie, fini, terminée, résultat, qui a gagné

# To spell.
talk-spell = épelle, épeler, chiffre par chiffre

# Earlier in the record, and all of it.
talk-older = avant, plus tôt, liste des coups, notation, tous les coups

# Later in the record.
talk-newer = après, plus tard, coup suivant

# Yes, in all ways of saying it.
talk-yes = oui, ouais, bien sûr, certainement

# No, and not.
talk-no = non, pas, jamais, non merci

# Words that ask whether something is so.
talk-whether = est ce que, est ce, y a t il, est il

# What was lost or taken.
talk-lost = perdu, perdus, perdues

# The longest diagonal.
talk-main-line = grande diagonale, grande ligne

# To switch something off.
talk-off = coupe, désactive, sans

# To switch something on.
talk-on = active, remets

# Words of greeting; alone they are answered with help.
talk-greeting = bonjour, bonsoir, salut, coucou

# Which side somebody plays, or wants to.
talk-seat = jouer les blancs, jouer les noirs, choisir la couleur, changer de camp, ma couleur

# What other programs do and this one does not: talking to the other player, playing itself, levels.
talk-beyond =
    chat, message, messages, dis lui, bien joué, contre l ordinateur, niveau, difficulté, en ligne, internet,
    classement, problème

# To go on with the game.
talk-onward = continuer, continue, on continue, jouons encore

# A part of the board.
talk-part = zone
