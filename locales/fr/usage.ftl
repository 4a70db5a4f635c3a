usage-heading-usage = Utilisation
usage-heading-commands = Commandes
usage-heading-arguments = Arguments
usage-heading-options = Options
usage-heading-examples = Exemples
usage-heading-game = La partie
usage-heading-boards = { CAPITAL(-board(number: "plural")) } et mains
usage-heading-clock = La { -clock }
usage-heading-voice = Voix et paroles
usage-heading-record = La notation
usage-heading-desk = Le pupitre
usage-option-help = Affiche l'aide
usage-option-version = Affiche la version
usage-option-lang = La langue de ce qui est dit et de cette aide, comme pl ou en (sinon selon LANGUAGE, LC_ALL, LC_MESSAGES ou LANG)
usage-option-data = Le dossier des fichiers du programme (sinon le dossier de données du système)
usage-option-log = Un fichier pour chercher une panne, sans noms, codes ni { -half-move(number: "plural") } (sinon selon ZGODA_LOG)

usage-command-zgoda = Permet à une personne aveugle de jouer aux dames à armes égales dans une épreuve officielle.

usage-command-help = Affiche cette aide, ou celle d'une commande

usage-command-menu = Le menu parlé, que `zgoda` seul ouvre aussi
usage-option-menu-voice = La voix qui parle : system, screen-reader, embedded, none ou wav:FILE (sinon celle qui a été choisie, ou la meilleure qu'il y ait)

usage-command-play = Une partie en direct
usage-option-play-variant = Le jeu : international (10x10, cases 1 à 50) ou polish64 (8x8, cases a1 à h8, règles internationales)
usage-option-play-white = Le nom des Blancs
usage-option-play-black = Le nom des Noirs
usage-option-play-sight = Ce qu'un camp voit : SIDE=blind (rien), SIDE=low (peu) ou SIDE=sighted (tout)
usage-option-play-blind = Qui ne voit pas : white, black ou both (sinon white)
usage-option-play-mode = Le genre de partie, qui décide de ce qui peut être dit à qui : official, rehearsal (comme official, avec le programme pour { -arbiter }) ou training (sinon training)
usage-option-play-event = Le fichier de l'épreuve, écrit par l'{ -arbiter } avant la ronde (TOML) ; official en a besoin
usage-option-play-new-code = Poursuit la partie bien que le fichier de l'épreuve donne un autre code d'{ -arbiter } ; chaque ouverture des mots de l'{ -arbiter } et le procès-verbal le disent
usage-option-play-resume = Poursuit la dernière partie inachevée du dossier de données, après une question
usage-option-play-set-up = Commence par cette position
usage-option-play-board = Un { -board } : SIDE est white, black ou both ; SPEC est dgt:PORT, cpp:PORT, sim, sim:OPTIONS ou none
usage-option-play-pieces = La forme des pions d'un { -board } : ordinary (ordinaires), pegged (à chevilles) ou hollow (creux) ; avec ,second-man là où un second pion fait la { -king }
usage-option-play-keyboard = À qui est le clavier, et chaque ligne sans nom : player, assistant, à un seul camp : white ou black, ou aux deux, chacun avec sa touche pour la { -clock } : both
usage-option-play-clock = La { -clock } : none, un nom de `zgoda clocks`, ou écrite : 90m, 80m+60s, 15m+5s:bronstein, 90m/45,30m+30s
usage-option-play-clock-device = Ce qui mesure le temps : embedded (le programme), board (une { -clock } sur la ligne du { -board } ; board:right si l'affichage de droite est celui des Blancs) ou line:PORT
usage-option-play-low-time = Les paroles sur sa propre { -clock } qui viennent sans demande : off, tone (à cinq minutes, et à la chute du drapeau), few ou all ; en partie officielle, pas plus que l'épreuve ne le permet
usage-option-play-pulses = Les repères de sa propre { -clock }, sentis par le moteur d'une manette : on (autant que --low-time pourrait) ou off
usage-option-play-voice = La voix qui parle : system, screen-reader, embedded, none ou wav:FILE
usage-option-play-channel = Une sortie à soi, une fois par personne qui écoute : LISTENER est white, black, assistant ou room ; OUT est default, device:NAME, left ou right (un côté de l'appareil par défaut), left:NAME, right:NAME, wav:FILE, page (du pupitre) ou text ; awake: devant un appareil ou un côté l'empêche de s'endormir
usage-option-play-lang-of = La langue d'une seule de ces personnes
usage-option-play-words = Les paroles pour les { -half-move(number: "plural") } annoncés à voix haute : when-needed (un son quand le { -board } et la parole concordent) ou always (toujours des paroles)
usage-option-play-whisper = La façon de dire les cases où l'on soulève et pose sur son propre { -board } : off, sound (un son) ou number (le numéro) ; en partie officielle, l'épreuve doit y consentir
usage-option-play-figures = Les { -half-move(number: "plural") } et les temps imprimés en chiffres (32-28, 1:20:48), un appui comme un seul signe : on ou off (sinon on là où il y a un lecteur d'écran ou une plage braille)
usage-option-play-settings = Les réglages d'une personne sont là, et non dans le dossier des réglages : white=FILE, black=FILE, assistant=FILE ou room=FILE
usage-option-play-record = La notation de la partie (sinon un nouveau fichier du dossier de données) ; une partie inachevée est reprise
usage-option-play-transcript = Écrit là tout ce qui est dit, en lignes JSON
usage-option-play-view = Écrit là ce que la table montre à l'{ -arbiter }, une ligne JSON à chaque changement ; en partie officielle, l'épreuve doit y consentir
usage-option-play-desk = Les pages de la table dans un navigateur : lance `zgoda desk` à côté de la partie, à cette adresse

usage-command-tables = Les tables d'une ronde dans un seul processus, jouées sur les pages du pupitre
usage-option-tables-folder = Le dossier avec un fichier d'épreuve par table ; chaque notation est à côté de son fichier, et est poursuivie
usage-option-tables-mode = Le genre de partie, qui décide de ce qui peut être dit à qui : official ou training (sinon official)
usage-option-tables-desk = Les pages des tables dans un navigateur : lance `zgoda desk` à côté, à cette adresse
usage-option-tables-new-code = Poursuit les parties bien que leurs fichiers d'épreuve donnent d'autres codes d'{ -arbiter(number: "plural") } ; chaque ouverture des mots de l'{ -arbiter } et le procès-verbal le disent

usage-command-moves = Les coups réguliers de positions, en lignes JSON
usage-option-moves-variant = Le jeu : international ou polish64 (sinon ce que les cases indiquent, sinon international)
usage-option-moves-fens = Les positions (sinon une par ligne sur l'entrée standard)

usage-command-perft = Compte l'arbre des coups : profondeur, nœuds, secondes, nœuds par seconde
usage-option-perft-variant = { usage-option-moves-variant }
usage-option-perft-fen = La position (sinon le début de la partie)
usage-option-perft-depth = Le nombre de { -half-move(number: "plural") }, de 1 à 40

usage-command-check = Rejoue des fichiers de parties (PDN), une ligne JSON par partie
usage-option-check-variant = Le jeu des fichiers qui ne le disent pas : international ou polish64
usage-option-check-files = Les fichiers de parties (PDN) ; FILE#N est une partie d'un fichier, - est l'entrée standard

usage-command-reconcile = Compare deux notations d'une partie : où elles concordent, qui s'écarte, que faire
usage-option-reconcile-white = La notation des Blancs : un fichier PDN (FILE#N est une de plusieurs parties), ou une notation du programme
usage-option-reconcile-black = La notation des Noirs
usage-option-reconcile-white-board = La position sur le { -board } des Blancs
usage-option-reconcile-black-board = La position sur le { -board } des Noirs
usage-option-reconcile-senses = La finesse avec laquelle ces { -board(number: "plural") } ont été vus : exact (genre et camp de chaque pièce), colour (le camp de chaque pièce, pas le genre) ou occupancy (seulement que quelque chose s'y trouve) ; sinon exact
usage-option-reconcile-unread = Les cases de ces { -board(number: "plural") } qui n'ont pu être lues, séparées par des virgules
usage-option-reconcile-variant = Le jeu, si les fichiers ne le disent pas : international ou polish64
usage-option-reconcile-charge = Le camp à qui compte le temps de la correction : white=3:20, black=3:20 ou both=3:20
usage-option-reconcile-json = Un objet pour les machines au lieu de phrases
usage-option-reconcile-arbiter = Pour la notation d'une partie officielle qui n'est pas finie : demande un code d'{ -arbiter }, et la notation dit que cela a été fait
usage-option-reconcile-aloud = Lit cette notation à voix haute, coup par coup, en face de la feuille de l'adversaire
usage-option-reconcile-from = Le { -half-move } à partir duquel elle est lue (sinon à partir de la dernière concordance des deux { -board(number: "plural") })
usage-option-reconcile-paper = Le camp qui a noté sur papier : white ou black (sinon black)
usage-option-reconcile-voice = La voix qui lit : system, screen-reader, embedded, none ou wav:FILE (sinon celle qu'aurait une partie)

usage-command-export = Écrit une notation en PDN, feuille de partie, procès-verbal d'{ -arbiter } ou lignes JSON
usage-option-export-record = La notation
usage-option-export-to = La forme : pdn (la partie pour tout autre programme, PDN 3.0), text (une feuille de partie à lire et à imprimer), protocol (ce qui s'est passé au { -board } et a été décidé, les deux notations côte à côte), html (la même chose en un fichier HTML pour papier A4, à imprimer ou à lire section par section dans un navigateur) ou json (lignes JSON : les réglages, puis chaque événement, puis tout ce qui a été dit)
usage-option-export-arbiter = Tout d'une partie officielle qui n'est pas finie : demande un code d'{ -arbiter }, et la notation dit que cela a été fait

usage-command-forget = Retire d'une notation les noms et la mention d'un handicap
usage-option-forget-record = La notation ; la partie y reste

usage-command-round = Les papiers d'une ronde : fichiers d'épreuve, cartes de table et billets à partir d'une liste d'appariements

usage-command-round-make = Fait fichiers d'épreuve, cartes de table et billets à partir d'une liste d'appariements
usage-option-round-make-list = La liste : CSV avec les colonnes table, white, black et d'autres
usage-option-round-make-event = Le fichier d'épreuve pour toutes les tables
usage-option-round-make-out = Le dossier pour tout ce qui est fait
usage-option-round-make-board-language = La langue des cartes et des billets (sinon celle de ce qui est dit)
usage-option-round-make-slips = Les billets à faire, séparés par des virgules : chief ({ -arbiter } principal, un pour toutes les tables), round ({ -arbiter(number: "plural") } de la ronde, un chacun pour toutes les tables), assistant (s'il y en a), helper (la personne que désigne l'adversaire voyant d'une personne déficiente visuelle, FIDE F.2.10), face (l'affichage de la { -clock }), ear (l'oreille d'une personne déficiente visuelle), screen (un écran pour qui voit un peu), player (la page à soi, pour entrer, appuyer, proposer et réclamer) ou none (sinon tout ce que l'épreuve permet, sauf helper)
usage-option-round-make-again = Écrit de nouveau ce qui est déjà là ; les billets distribués n'ouvrent plus rien

usage-command-round-slip = Refait à tout moment un billet d'une table ; les billets de ce rôle qui n'ont pas servi n'ouvrent plus rien
usage-option-round-slip-folder = Le dossier écrit par `zgoda round make`
usage-option-round-slip-table = Le numéro de la table
usage-option-round-slip-role = Pour qui : ear-white, ou en toutes lettres, comme oreille des Blancs
usage-option-round-slip-board-language = La langue du billet (sinon celle de ce qui est dit)

usage-command-round-pairings = Écrit de nouveau la liste des appariements, avec les résultats
usage-option-round-pairings-folder = { usage-option-round-slip-folder }
usage-option-round-pairings-csv = La liste à écrire
usage-option-round-pairings-records = Le dossier des notations des parties, pour les résultats
usage-option-round-pairings-excel = Avec des points-virgules et une marque UTF-8, comme Excel le veut dans bien des pays
usage-option-round-pairings-again = Écrit de nouveau ce qui est déjà là

usage-command-round-forget = Retire les noms des papiers d'une ronde
usage-option-round-forget-folder = { usage-option-round-slip-folder }

usage-command-devices = Énumère les ports série, les appareils sonores et les voix
usage-option-devices-what = Seulement ceux-ci : ports, sound (appareils sonores et voix) ou gamepads (manettes) ; sinon tout

usage-command-setup = Langue, voix et débit, choisis à l'oreille et gardés
usage-option-setup-name = La personne qui a ces réglages, si plusieurs jouent ici
usage-option-setup-settings = Les réglages sont là, et non dans le dossier des réglages
usage-option-setup-voice = La voix qui parle désormais : system, screen-reader, embedded ou none (sinon celle qu'aurait une partie)

usage-command-manual = Le manuel, écouté chapitre par chapitre, ou en texte ou HTML ; la carte et les pages de l'{ -arbiter } de même
usage-option-manual-paper = Ce qui est voulu : manual (du premier fichier à la fin de la première partie), card (les mots et touches les plus utiles, pour qui joue et qui assiste) ou arbiter (les pages pour un { -arbiter }, avec les articles) ; sinon manual
usage-option-manual-to = L'affiche ainsi, sans rien lire : text (de simples lignes, un paragraphe chacune) ou html (un fichier pour navigateur ou imprimante)
usage-option-manual-voice = { usage-option-say-voice }

usage-command-say = Essaie la voix
usage-option-say-voice = La voix qui parle : system, screen-reader, embedded, none ou wav:FILE (sinon celle qu'aurait une partie)
usage-option-say-sounds = Chaque son du programme, avec ce qu'il veut dire
usage-option-say-text = Le texte à dire

usage-command-reader-check = Découvre en douze étapes ce qu'un lecteur d'écran dit du programme, et écrit un rapport sans noms
usage-option-reader-check-report = Le fichier du rapport ; il ne doit pas encore exister (sinon reader-check.txt)
usage-option-reader-check-page = Écrit plutôt dans ce fichier les étapes pour un navigateur ; il n'a besoin de rien d'autre et s'ouvre aussi sur un téléphone

usage-command-clock = L'affichage de la { -clock } du programme, dans un terminal à part
usage-option-clock-plain = Une ligne par camp, sans grands chiffres

usage-command-clocks = Les cadences du Kodeks : nom, cadence, rythme, minutes pour 60 coups
usage-option-clocks-variant = De ce jeu seulement : international ou polish64
usage-option-clocks-json = Des lignes JSON à la place, un objet chacune

usage-command-sim = Un { -board } simulé, ou une { -clock }, sur un pseudo-terminal
usage-option-sim-what = Ce qui est simulé : dgt (un { -board } DGT), cpp (un { -board } fait maison avec le Chess Peripheral Protocol) ou clock (une { -clock } au protocole ouvert)
usage-option-sim-game = Une partie à jouer jusqu'à sa fin : FILE, ou FILE#N
usage-option-sim-seed = D'où vient tout le hasard
usage-option-sim-faults = Les bizarreries du { -board } : all, ou des noms avec + entre eux
usage-option-sim-speed = Combien de fois plus vite que dans la vie
usage-option-sim-clock = Une { -clock } sur un { -board } dgt : ce qu'elle compte, écrit comme dans --clock de `play`, ou `computer` pour celle qu'un programme règle
usage-option-sim-white = L'affichage de la { -clock } qui est celui des Blancs : left (gauche) ou right (droite)
usage-option-sim-presses = Les mains appuient dessus après leur coup
usage-option-sim-senses = Ce que distingue un { -board } cpp : exact, colour ou occupancy
usage-option-sim-variant = Le jeu sur le { -board } : international ou polish64 (sinon celui de --set-up ou de GAME, sinon international)
usage-option-sim-set-up = La position qui s'y trouve (sinon le début de la partie)
usage-option-sim-time = Le temps de chaque côté d'une { -clock } au départ : secondes, M:SS ou H:MM:SS (sinon 5:00)
usage-option-sim-bonus = Le temps qu'un appui apporte au camp qui a appuyé, écrit de même (sinon rien)
usage-option-sim-clock-mode = À qui obéit une { -clock } quand on l'allume : computer (le programme peut la régler, la lancer et l'arrêter) ou hand (seulement les mains) ; sinon computer

usage-command-desk = Des pages pour assistants et { -arbiter(number: "plural") }, sur cet ordinateur ou par un câble
usage-option-desk-listen = Où il écoute ; une adresse que d'autres atteignent veut un certificat (sinon 127.0.0.1:7464)
usage-option-desk-name = Un nom par lequel les appareils l'appellent, à côté de l'adresse ; peut être donné plusieurs fois
usage-option-desk-certificate = Son certificat, en PEM
usage-option-desk-key = La clé du certificat, en PEM
usage-option-desk-records = Les { -arbiter(number: "plural") } peuvent lire les notations de ce dossier, par exemple sur une clé ; il n'est que lu
usage-option-desk-joinable = Les pupitres d'autres ordinateurs qui ont cette clé peuvent s'y joindre ; `zgoda desk join-key` en fait une
usage-option-desk-join = Montre aussi les tables d'un autre ordinateur : où est son pupitre, et un fichier avec sa clé ; peut être donné plusieurs fois
usage-option-desk-join-root = Le certificat racine des autres ordinateurs, en PEM ; peut être donné plusieurs fois

usage-command-desk-ca = Fait une autorité et un certificat pour le pupitre, pour les appareils d'une épreuve
usage-option-desk-ca-folder = Un dossier pour les fichiers, nouveau ou vide
usage-option-desk-ca-name = Un nom ou une adresse par où les appareils appellent le pupitre ; peut être donné plusieurs fois

usage-command-desk-join-key = Fait une clé par laquelle les pupitres d'autres ordinateurs peuvent se joindre à celui-ci
usage-option-desk-join-key-file = Un nouveau fichier pour elle

usage-command-attest = L'identité de ce programme : version, empreinte, fonctions actives ou non, interfaces réseau, aucun moteur
usage-option-attest-event = Un fichier d'épreuve, pour dire aussi ses accords ; code de sortie 1 s'il nomme un autre programme
usage-option-attest-json = Un objet JSON à la place, et rien n'est dit
usage-option-attest-voice = { usage-option-say-voice }

usage-command-completions = Affiche les complétions d'un shell : ce qu'il propose pendant la frappe
usage-option-completions-shell = Le shell : bash, elvish, fish, powershell ou zsh

usage-command-man = Affiche la page de man du programme, ou d'une commande (en anglais)
usage-option-man-command = La commande, comme play ou round make
usage-option-man-to = Écrit plutôt les pages de toutes les commandes dans ce dossier

usage-example-menu = Le menu parlé
usage-example-language = Le menu, en polonais
usage-example-play-two = Deux personnes à ce clavier, avec une { -clock }
usage-example-play-dgt = Les Blancs jouent sur un { -board } DGT, les Noirs au clavier
usage-example-play-sim = Un { -board } simulé et la voix du système
usage-example-play-ears = Les deux camps à un clavier, chacun avec une oreille du même casque
usage-example-play-official = Une partie officielle selon le fichier de l'épreuve, avec la page de l'{ -arbiter } dans un navigateur
usage-example-play-resume = La partie interrompue continue
usage-example-tables = Les tables du dossier round-3, avec les pages du pupitre
usage-example-moves = Les coups réguliers d'une position
usage-example-perft = Les coups depuis le début de la partie, comptés jusqu'à cinq { -half-move(number: "plural") }
usage-example-check = Chaque partie d'un fichier
usage-example-check-64 = La troisième partie d'un fichier qui ne dit pas qu'elle est sur 64 cases
usage-example-reconcile = Où les notations des Blancs et des Noirs s'écartent l'une de l'autre
usage-example-reconcile-aloud = Une notation est lue à voix haute, et l'{ -arbiter } suit sur la feuille de l'adversaire
usage-example-export-pdn = La partie pour un autre programme
usage-example-export-html = Le procès-verbal de l'{ -arbiter }, à imprimer
usage-example-forget = Après la partie, une fois le procès-verbal signé
usage-example-round-make = Fichiers d'épreuve, cartes et billets pour chaque table d'une ronde
usage-example-round-slip = Un nouveau billet pour l'oreille des Blancs à la table 4
usage-example-round-pairings = La liste des appariements avec les résultats
usage-example-devices = Les appareils sonores et les voix seulement
usage-example-setup = Anna choisit comment le programme lui parle
usage-example-manual = La carte des mots et des touches, affichée
usage-example-say = Comment sonne un { -half-move }
usage-example-reader-check = Les étapes à ce terminal, et leur rapport
usage-example-sim = Un { -board } DGT avec une { -clock }, sur laquelle les mains appuient
usage-example-desk = Des pages pour cet ordinateur seul
usage-example-desk-hall = Des pages pour les appareils d'une salle, avec le certificat de `zgoda desk ca`
usage-example-desk-ca = Le certificat, dans le nouveau dossier ca
usage-example-attest = Si c'est bien le programme auquel l'épreuve a consenti
usage-example-completions = Pour bash, dès le prochain terminal
usage-example-man = La page de `zgoda play`
