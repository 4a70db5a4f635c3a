talk-filler =
    s, l, d, c, j, m, n, le, la, les, de, des, du, et, est, ce, il y a, y, a, ai, as, en, sur, à, au, svp, s il vous
    plaît, s il te plaît, merci, bonjour, je veux, je voudrais, tu, vous, me, moi, se, trouve, peux, pouvez, donne,
    qu, donc, bien, t, il

talk-what = que, quoi, quel, quelle, quels, quelles, qu est ce que, qu est ce qu

talk-where = où, trouve

talk-whose = qui, à qui

talk-how = comment, comment faire, explique

talk-how-many = combien, combien de, nombre de, nombre

talk-mine = mon, ma, mes, mien, miens, je, j, nous, me

talk-theirs = adversaire, qu il, a il, son, sa, ses, lui, elle, autre, il a

talk-white = blanc, blancs, blanche, blanches

talk-black = noir, noirs, noire, noires

talk-all = tout, tous, toutes, toute, les deux, liste

talk-time = temps, pendule, minutes, secondes, pendules, horloge

talk-left = reste, restant, restants

talk-used = utilisé, utilisés, consommé

talk-move = coup, coups, joué, joue, jouer, jouez

talk-turn = trait, tour, à qui de jouer, qui joue,
    c est à moi, à moi de jouer, c est mon tour

talk-last = dernier, dernière, précédent, précédente

talk-again =
    encore une fois, encore, répète, répéter, répétez, pardon, comment ça, qu as tu dit, c était quoi, pas entendu,
    pas compris, redis, redites

talk-say = dis, dites, dire, lis, lire, lisez, montre, montrez, nomme, parle, parler, décris

talk-board = damier, plateau, position, échiquier

talk-square = case, cases, numéro,
    vide, libre, occupée, occupé

talk-man = pion, pions

talk-king = dame, dames

talk-piece = pièce, pièces

talk-row = rangée, ligne

talk-diagonal = diagonale, diagonales

talk-around = autour, voisins, à côté

talk-number = numéro de coup, numéro

talk-advice =
    conseil, conseils, indice, meilleur, meilleure, bon, analyse, évaluation, devrais, gagne, perds, score, avantage

talk-possible = possible, possibles, permis, légal, légaux, puis je, je peux

talk-capture = prise, prises, prendre, prends, dois

talk-danger = danger, menacé, menacés, menace, menaces, attaqué

talk-draw = nulle, nul, partie nulle

talk-offer = propose, proposer, proposition, offre, offrir

talk-accept = accepte, accepter, d accord

talk-decline = refuse, refuser, décline

talk-resign = abandonne, abandonner, j abandonne, abandon

talk-undo =
    annuler le coup, annule le coup, reprendre le coup, reprends, retour arrière, erreur, mauvais coup, me suis
    trompé, annule,
    je me suis trompé, je me suis trompée

talk-correct = corrige, correction, je voulais dire

talk-new = nouvelle, nouveau, recommencer, recommence, commencer

talk-game = partie, jeu, match

talk-save = enregistre, enregistrer, sauvegarde, sauvegarder, sauver

talk-from-start =
    partie depuis le début, notation depuis le début, toute la partie, depuis le premier coup

talk-pause = pause, attends, attendez, un moment, arrête la pendule, interrompre

talk-quiet = silence, tais toi, chut, assez, taisez vous, stop

talk-slower = plus lentement, moins vite, ralentis, trop vite, lentement

talk-faster = plus vite, accélère, trop lent, vite

talk-louder = plus fort, trop bas, fort

talk-softer = moins fort, plus bas, trop fort

talk-speech = voix, vitesse, volume, un peu, son, peu

talk-language = langue, langues

talk-tongue-pl = polonais

talk-tongue-en = anglais

talk-tongue-de = allemand

talk-tongue-nl = néerlandais, hollandais

talk-tongue-ru = russe

talk-tongue-fr = français

talk-tongue-uk = ukrainien

talk-change = change, changer, choisir, passe

talk-settings = réglages, paramètres, options

talk-help = aide, aidez, instructions, commandes, que puis je dire, que faire, et maintenant

talk-arbiter = arbitre

talk-call = appelle, appeler, appelez, besoin

talk-press = appuie, appuyer, appuie sur, presse

talk-end = terminer, fin, quitter, ferme, au revoir, sortir

talk-now = maintenant, situation, état, en cours, passe t il

talk-over = finie, fini, terminée, résultat, qui a gagné

talk-spell = épelle, épeler, chiffre par chiffre

talk-older = avant, plus tôt, liste des coups, notation, tous les coups

talk-newer = après, plus tard, coup suivant

talk-yes = oui, ouais, bien sûr, certainement

talk-no = non, pas, jamais, non merci

talk-whether = est ce que, est ce, y a t il, est il

talk-lost = perdu, perdus, perdues

talk-main-line = grande diagonale, grande ligne

talk-off = coupe, désactive, sans

talk-on = active, remets

talk-greeting = bonjour, bonsoir, salut, coucou

talk-seat = jouer les blancs, jouer les noirs, choisir la couleur, changer de camp, ma couleur

talk-beyond =
    chat, message, messages, dis lui, bien joué, contre l ordinateur, niveau, difficulté, en ligne, internet,
    classement, problème

talk-onward = continuer, continue, on continue, jouons encore

talk-part = zone

talk-complaint = joué deux fois, deux coups de suite, pendule est fausse, pendule marche mal, a touché, touché une pièce, touché, triche, triché, pas juste

talk-players = contre qui je joue, contre qui, contre qui est ce que je joue, qui est mon adversaire, nom de mon adversaire, comment s appelle mon adversaire

talk-own = les miens, les miennes, miens

talk-record = notation, feuille de partie, partie jusqu ici
