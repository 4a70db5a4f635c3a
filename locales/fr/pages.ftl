### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

pages-skip = Aller au contenu

pages-all-tables = Page d’accueil

pages-connected = Connecté.

pages-not-connected = Non connecté, rien n’a été pris en compte.

pages-table-gone = La table est injoignable. Rien n’est pris en compte.

pages-table-asked = En attente de la table.

pages-let-in-no-more = Cet appareil n’a plus accès. Demandez au besoin un nouveau billet à l’{ -arbiter }.

pages-language = Langue

pages-choose = Changer de langue

pages-blank = Masquer la page

pages-show-again = Afficher la page

pages-letters-on = Activer les touches lettres

pages-letters-off = Désactiver les touches lettres

pages-answers = Réponses

pages-news = Nouvelles

pages-news-on = Annoncer les nouvelles sur cette page

pages-earphone = Je porte un écouteur

pages-anew = Recharger la page

pages-unanswered = Aucune réponse. Vérifiez sur la page si c’est pris en compte avant de recommencer.

pages-taken = Pris en compte.

pages-leave = Quitter cette table

pages-leave-means = Cet appareil aura ensuite besoin d’un nouveau billet.

## Letting a device in.

pages-desk = Zgoda

pages-another-slip = Un autre billet

pages-words = Mots du billet

pages-words-hint = Cinq mots, séparés par des espaces.

pages-device = Nom de cet appareil

pages-device-hint = Il permet de le reconnaître, par exemple : tablette de l’organisateur.

pages-let-in = Demander l’accès

pages-looking = Les mots sont en cours de vérification.

pages-waits = C’est l’appareil { $device } à la table { $table }. Quelqu’un doit maintenant l’accepter à la table ou chez un { -arbiter }.

pages-waits-somewhere = C’est l’appareil { $device }. Quelqu’un doit maintenant l’accepter à la table ou chez un { -arbiter }.

pages-said-no = Refus pour cet appareil.

pages-opens-nothing = Ces mots n’ouvrent rien pour l’instant. Comparez-les avec le billet. S’ils sont identiques, demandez à l’{ -arbiter }.

pages-not-tried =
    { $seconds ->
        [one] Pendant une seconde, aucun mot n’est vérifié.
       *[other] Pendant { $seconds } secondes, aucun mot n’est vérifié.
    }

pages-try-again = Ces mots n’ont pas été essayés, car de mauvais mots sont venus d’ici auparavant. Saisissez-les à nouveau.

## The list of tables.

pages-tables = Tables

pages-table = Table { $number }

pages-table-unnumbered = Table sans numéro

pages-table-at = Table { $number } sur { $machine }

pages-table-unnumbered-at = Table sans numéro sur { $machine }

pages-table-here = Table { $number } sur l’ordinateur de ce pupitre
pages-title-at = { $title }, sur { $machine }

pages-players = Blancs : { $white } ; noirs : { $black }

pages-move-number = Coup { $number }

pages-result-is = Résultat : { $result }

pages-order = Ordre

pages-order-waiting = d’abord celles qui attendent l’{ -arbiter }

pages-order-number = par numéro

pages-order-state = par état de la partie

pages-find = Chercher

pages-find-hint = Un numéro, un nom ou l'état de la partie

pages-show-so = Afficher la liste ainsi

pages-show-all-tables = Afficher toutes les tables

pages-tables-found = { $found } tables sur { $all } sont ici ; celle qui attend l’{ -arbiter } y est toujours.

pages-not-there = Injoignable pour l’instant.

pages-not-started = La table { $number } n’a pas démarré.

pages-not-started-why = Le programme dit : { $why }. Corrigez cela, puis tapez { $line } au terminal des tables.

pages-phase-before = Pas encore commencée.

pages-phase-interrupted = Commencée ; son programme a été relancé, elle attend de continuer.

pages-phase-playing = Partie en cours.

pages-phase-stopped = Interrompue.

pages-phase-over = Terminée.

pages-phase-closed = Le programme s’arrête ; la partie pourra reprendre.

pages-attention-call = L’{ -arbiter } est appelé.

pages-attention-not-recorded = La partie n'est pas enregistrée : noter sur papier.

pages-attention-boards-differ = Un { -board } diffère de la notation.

pages-attention-claim = Une réclamation attend.

pages-attention-result = Un résultat est à confirmer.

pages-attention-flag = Un drapeau est tombé.

pages-attention-device-lost = Un { -board } ou la { -clock } ne répond pas.

pages-attention-ear-lost = Une écoute a disparu.

pages-attention-device-waits = Un appareil attend d’être admis.

pages-attention-overdue = Un camp ou la notation est en retard.

## What is not done, and why.

pages-nowhere = Il n’y a rien ici.

pages-not-our-form = Ce formulaire n’a pas été accepté. Rechargez la page et réessayez.

pages-not-our-address = Ce n’est pas l’adresse de cette page. Saisissez celle de l’organisateur.

pages-too-much = Envoi trop volumineux.

pages-busy = Trop de demandes. Rien n’a été pris en compte. Réessayez dans un instant.

## What `zgoda desk join-key` prints: what to do with a key by which one desk shows the tables of another computer.

pages-join-key-here = { $file } : secret de deux pupitres. Démarrage du pupitre de cet ordinateur : --joinable { $file }

pages-join-key-there = Portez une copie de { $file } sur une clé à l’ordinateur dont le pupitre doit aussi montrer ces tables ; démarrage de ce pupitre : --join HOST:PORT=FILE --join-root root.pem

## What `zgoda desk ca` prints: what to do with the files of an authority.

pages-ca-root = { $file } : à installer avant l’épreuve comme autorité sur chaque appareil, et à retirer après ; ce n’est pas un secret.

pages-ca-desk = { $desk } et { $key } restent sur l’ordinateur du pupitre ; le second est secret. Démarrage : { $command }

pages-ca-good =
    { $days ->
        [one] Valables { $days } jour et pour ces noms seulement : { $names }.
       *[other] Valables { $days } jours et pour ces noms seulement : { $names }.
    }

pages-all = Toutes les tables à la fois

pages-all-begin = Commencer la ronde

pages-all-begin-means = À chacune de vos tables qui l'attend, la { -clock } du camp qui commence est lancée (Kodeks II 4.4). Celles qui ne partent pas sont dites.

pages-all-stop = Arrêter toutes les { -clock(number: "plural") }

pages-all-stop-means = À chacune de vos tables où une partie est en cours, les deux { -clock(number: "plural") } s'arrêtent et les deux camps l'entendent.

pages-all-go-on = Reprendre toutes les parties

pages-all-go-on-means = À chacune de vos tables arrêtées, la partie reprend et les deux camps l'entendent.

pages-all-let-in = Admettre tous les appareils qui attendent

pages-all-let-in-means = À chacune de vos tables où des appareils attendent, tous sont admis, chacun pour le rôle de son billet. Les noms de ceux qui attendent figurent sur les pages des tables.

pages-all-prepared = Tout est préparé

pages-all-prepared-means = À chacune de vos tables où il reste un point à régler avant le premier coup, il est tenu pour réglé par vous, et l'enregistrement le dit. Ce qui est encore ouvert figure sur les pages des tables.

pages-all-hand-over = Confier toutes les tables

pages-all-hand-over-means = Dès lors, la personne nommée s'occupe de chacune de vos tables ; le procès-verbal de chaque table dit de quand à quand. Ses droits y viennent de son propre billet ou code ; les vôtres restent ce qu'ils sont.

pages-all-hand-over-name = À qui, nom et prénom

pages-all-yes = Oui, à toutes

pages-all-not-here = Reste tel quel.

pages-protocol = Procès-verbal de l'{ -arbiter }

pages-protocol-of = Procès-verbal de l'{ -arbiter }, table { $number }

pages-protocol-means = Selon l'état actuel de l'enregistrement. La suite apparaît quand la page est rechargée. Le navigateur l'imprime sur A4.

pages-back-to-table = Retour à la table

pages-read-not-allowed = Ceci est réservé aux { -arbiter(number: "plural") } de cette table.

pages-read-unreadable = L'enregistrement ne peut pas être lu pour le moment. Réessayez, ou utilisez zgoda export avec son fichier.

pages-read-too-long = Ce procès-verbal est trop long pour une page ; zgoda export --to html l'écrit à partir du fichier de l'enregistrement.

pages-read-late = La table n'a pas répondu à temps. Rechargez la page.

pages-said-alone = Ce qui a été dit à chaque camp seul

pages-said-alone-of = Ce qui a été dit à chaque camp seul, table { $number }

pages-said-means = Le plus récent d'abord, quarante au plus pour chacun. Ce que d'autres ont entendu en même temps n'y est pas ; s'il n'y a qu'une sortie pour tous, tout ce qui y a été dit est ici. La suite apparaît quand la page est rechargée.

pages-said-to =
    { $side ->
        [white] Aux Blancs
       *[black] Aux Noirs
    }

pages-said-nothing = Rien n'a été dit.

pages-said-cut = (pas jusqu'au bout)

pages-records = Enregistrements dans le dossier

pages-records-mean = Ces enregistrements se trouvent dans le dossier avec lequel ce pupitre a été lancé, par exemple sur une clé USB. Ils sont seulement lus : rien ne change dans le dossier.

pages-records-none = Il n’y a aucun enregistrement dans le dossier.

pages-records-more = La liste s’arrête après { $count } enregistrements.

pages-record-size = ({ $size } ko)

pages-records-compare = Comparer deux enregistrements

pages-records-compare-means = Ils sont comparés { -half-move } par { -half-move }, comme le fait zgoda reconcile. Rien n’est décidé par là.

pages-records-compare-now = Comparer

pages-records-compared = Deux enregistrements comparés

pages-record-of-white = Enregistrement des blancs

pages-record-of-black = Enregistrement des noirs

pages-records-back = Retour aux enregistrements

pages-record-faulty = Tout n’a pas pu être lu dans cet enregistrement. Ce qui a été trouvé, en anglais :

pages-records-gone = Le dossier des enregistrements est illisible. La clé USB a peut-être été retirée : remettez-la, puis rechargez la page.

pages-record-not-there = Cet enregistrement n’est plus dans le dossier.

pages-record-too-long = Ce fichier est trop long pour un enregistrement, il n’a pas été lu.

pages-record-broken = Ce fichier n’est pas l’enregistrement d’une partie, ou il est trop endommagé pour qu’on en lise quoi que ce soit.

pages-record-newer = Une version plus récente du programme a écrit cet enregistrement ; lisez-le avec cette version.

pages-record-changes = Cet enregistrement est en train d’être écrit. Rechargez la page.

pages-record-no-room = Cet ordinateur n’a pas de place pour lire l’enregistrement ; faites de la place sur le disque du dossier de données.

pages-records-not-compared = Ces deux enregistrements ne peuvent pas être comparés : ils sont de jeux différents, ou l’un d’eux ne donne pas de partie.

pages-records-late = Le dossier ne répond pas à temps. Rechargez la page.
