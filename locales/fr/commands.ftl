command-said = annoncé, dit

command-correct = corriger, corrige

command-undo = reprendre le coup, défaire

command-hand = main

command-lift = soulever

command-put = poser

command-remove = enlever

command-slide = glisser

command-press = appuyer, appuyé

command-pause = pause

command-offer = proposer, nulle, propose nulle

command-accept = accepter, accepte, j'accepte

command-decline = refuser, je refuse

command-claim = réclamer, réclame

command-resign = abandonner, abandonne, j'abandonne

command-call = appeler, appelle, appeler arbitre

command-adjust = adouber, réajuster

command-done = fini, terminé

command-demand = exiger, exige

command-let-stand = laisser, laisse

command-crowned = couronné, dame posée

command-players = qui joue, joueurs, nom de l'adversaire

command-new-game = nouvelle partie

command-repeat = répéter, répète, encore
command-missed = manqué, qu'ai-je manqué

command-spell = épeler, épelle

command-last = dernier, dernier coup

command-history = historique

command-where = où, où en sommes nous

command-clock = pendule, temps

command-feel = toucher

command-count = nombre, combien

command-square = case

command-row = rangée

command-men = pions, pion

command-kings = dames, dame

command-diagonals = diagonales

command-around = autour

command-all = tout, tous

command-region = région, partie

command-regions = régions, parties

command-changed = changé, changements

command-next = suivant, suivante

command-previous = avant

command-older = plus ancien

command-record = notation, ma notation, feuille de partie

command-newer = plus récent

command-newest = maintenant

command-more = plus

command-moves = coups

command-captures = prises

command-attacked = en prise

command-board = damier

command-boards = damiers

command-sensor = capteur, capteurs

command-settings = réglages

command-help = aide

command-arbiter = arbitre

command-stop = arrêter

command-resume = reprendre

command-set = régler

command-replace = remplacer
command-press-back = annuler appui

command-swap-clock = inverser pendule

command-ask = demander

command-answer = renseigner

command-absent = absents, en retard

command-arrived = arrivé, arrivés

command-charge = imputer

command-compare = comparer

command-walk-back = revenir, retour

command-decide = décider, décision

command-restore = rétablir

command-slips = lapsus

command-device = appareil

command-slip = billet

command-unreadable = illisible, vide

command-back = précédent

command-prepared = préparé

command-braille = en braille

command-print = imprimé, en imprimé, en noir

command-dictaphone = au dictaphone

command-appoint = nommer

command-hand-over = confier
command-keyboard = clavier

command-note = noter

command-stands = en place
command-original = original, recueilli
command-protocol = protocole, procès-verbal

command-up = haut, en haut

command-down = bas, en bas

command-left = gauche, à gauche

command-right = droite, à droite

command-up-left = haut gauche, en haut à gauche

command-up-right = haut droite, en haut à droite

command-down-left = bas gauche, en bas à gauche

command-down-right = bas droite, en bas à droite

command-first = début

command-row-end = bout

command-here = ici

command-choose = choisir, choisis

command-leave = fermer, annuler

command-quit = quitter, sortir

command-end = terminer

command-save = enregistrer

command-silence = silence

command-turn = à qui de jouer

command-make-a-difference = fais une différence, fais une difference, différence
command-advice = conseil

command-result = résultat

command-sides = camps

command-chat = chat

command-pieces = pièces, combien de pièces

command-yes = oui, o

command-no = non, n

command-white = blancs, blanc, blanche, blanches

command-black = noirs, noir, noire, noires

command-both = les deux, deux camps

command-assistant = assistance, assistante
command-whites-assistant = assistance des blancs, assistante des blancs
command-blacks-assistant = assistance des noirs, assistante des noirs

command-grant = accorder

command-refuse = rejeter, rejette

command-sanction = sanctionner

command-complaint = plainte

term-claim-draw = nulle

term-claim-repetition = répétition

term-claim-kings = dames

term-claim-three-kings = trois dames, finale

term-claim-regulation = règlement

term-claim-flag = temps, drapeau

term-ending-no-pieces = sans pièces

term-ending-blocked = bloqué, blocage

term-ending-resignation = abandon

term-ending-refusal = refus

term-ending-time = temps, drapeau

term-ending-forfeit = forfait

term-ending-sanction = sanction

term-ending-agreement = accord

term-ending-repetition = répétition

term-ending-kings = dames

term-ending-three-kings = trois dames

term-ending-main-line = grande ligne

term-ending-main-line-taken = grande ligne occupée

term-ending-two-kings = deux dames

term-ending-regulation = règlement

term-ending-short-of-time = manque de temps

term-ending-both-flags = deux drapeaux

term-ending-cannot-win = gain impossible

term-ending-decision = décision

term-sanction-reprimand = réprimande, blâme

term-sanction-warning = avertissement

term-sanction-loss = perte

term-sanction-disqualification = disqualification

term-complaint-clock = pendule

term-role-chief = principal, principale, chef

term-role-round = ronde

term-role-face = pendule, cadran

term-role-assistant = assistant, assistante, assistance

term-role-helper = aide

term-role-ear = oreille, écoute

term-role-screen = écran

term-role-player = page, joueur, joueuse

command-keys = touches

command-menu = menu

command-profile = profil

command-rate = débit

command-faster = plus vite

command-slower = plus lentement

command-volume = volume

command-louder = plus fort

command-softer = moins fort

command-pitch = hauteur

command-voice = voix

command-language = langue

command-words = détail, mots

command-numbers = numéros

command-letters = lettres

command-sounds = sons

command-low-time = peu de temps

command-pulses = vibrations

command-confirm = confirmation

command-whisper = chuchotement

term-of-own = à moi, les miens, mes

term-of-opponent = adversaire, les siens

term-choice-terse = bref, peu

term-choice-normal = normal, comme d'habitude

term-choice-full = complet, détaillé

term-choice-same = pareil, comme tout

term-choice-whole = entiers

term-choice-digits = chiffres

term-choice-digits-on-repeat = chiffres à la répétition

term-choice-plain = simples

term-choice-names = prénoms

term-choice-on = activé, oui

term-choice-off = désactivé, non

term-choice-tone = signal

term-choice-few = quelques

term-choice-own = choisis

term-choice-all = toutes

term-choice-when-needed = au besoin

term-choice-always = toujours

term-choice-sound = son

term-choice-number = numéro

term-choice-usual = habituelle

term-choice-new = nouveau

term-choice-none = aucun

term-choice-moves = coups

term-choice-game = partie

term-choice-boards = damiers

term-choice-clock = pendule

term-choice-answers = réponses

term-choice-program = programme
term-choice-player = ici
term-choice-record = notation

command-commands = commandes
