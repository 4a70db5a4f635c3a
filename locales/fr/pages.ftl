### What every page of the desk has: letting a device in, the list of tables, what is said of the connection.

## The frame of every page.

# The first link of a page, for those who do not want to hear what stands above it each time.
pages-skip = Aller au contenu

# A link to the first page.
pages-all-tables = Page d’accueil

# The page hears of every change.
pages-connected = Connecté.

# The page hears nothing from the desk; what is done on it is not taken.
pages-not-connected = Non connecté, rien n’a été pris en compte.

# The desk is there, the program of the table is not.
pages-table-gone = La table est injoignable. Rien n’est pris en compte.

# The table was asked and has not answered yet.
pages-table-asked = En attente de la table.

# An arbiter has ended the right of this device, or the game is over.
pages-let-in-no-more = Cet appareil n’a plus accès. Demandez au besoin un nouveau billet à l’arbitre.

# Before the choice of a language.
pages-language = Langue

# The button behind the choice of a language.
pages-choose = Changer de langue

# A button: nothing of the page is to be seen until it is pressed again.
pages-blank = Masquer la page

# The same button while the page is blank.
pages-show-again = Afficher la page

# A button: from now on single letters are keys of this page.
pages-letters-on = Activer les touches lettres

# The same button while they are.
pages-letters-off = Désactiver les touches lettres

# The name of the place where answers to what was done come.
pages-answers = Réponses

# A link that loads the page again, for browsers without scripts.
pages-anew = Recharger la page

# What was done was sent, and no answer came: nobody knows whether it was taken.
pages-unanswered = Aucune réponse. Vérifiez sur la page si c’est pris en compte avant de recommencer.

# The table took what was done and has nothing to say to it.
pages-taken = Pris en compte.

# A button: this device gives up its right to the table.
pages-leave = Quitter cette table

# What follows from that button.
pages-leave-means = Cet appareil aura ensuite besoin d’un nouveau billet.

## Letting a device in.

# The title of the first page. It is the same whatever happens.
pages-desk = Zgoda

# A heading above the form, for a device that was let in already.
pages-another-slip = Un autre billet

# Before the field for the words of a slip.
pages-words = Mots du billet

# What to write in it.
pages-words-hint = Cinq mots, séparés par des espaces.

# Before the field for the name of the device.
pages-device = Nom de cet appareil

# What to write in it.
pages-device-hint = Il permet de le reconnaître, par exemple : tablette de l’organisateur.

# The button of that form.
pages-let-in = Demander l’accès

# The words were sent; nothing has come of it yet.
pages-looking = Les mots sont en cours de vérification.

# The words were right. $device: the number of this device there. $table: the table's number in the hall.
pages-waits = C’est l’appareil { $device } à la table { $table }. Quelqu’un doit maintenant l’accepter à la table ou chez un arbitre.

# The same where the table has no number. $device: the number of this device there.
pages-waits-somewhere = C’est l’appareil { $device }. Quelqu’un doit maintenant l’accepter à la table ou chez un arbitre.

# Somebody was asked about the device, and said no.
pages-said-no = Cet appareil a été refusé.

# The words let nobody in, whatever the reason; it must not tell whether there is a table.
pages-opens-nothing = Ces mots n’ouvrent rien pour l’instant. Comparez-les avec le billet. S’ils sont identiques, demandez à l’arbitre.

# Too many wrong words were tried. $seconds: for so long none are tried.
pages-not-tried =
    { $seconds ->
        [one] Pendant une seconde, aucun mot n’est vérifié.
       *[other] Pendant { $seconds } secondes, aucun mot n’est vérifié.
    }

## The list of tables.

# Its heading.
pages-tables = Tables

# A link to the page of a table. $number: its number in the hall.
pages-table = Table { $number }

# The same where the table has no number.
pages-table-unnumbered = Table sans numéro

# Who plays there. $white and $black: their names, empty where none was given.
pages-players = Blancs : { $white } ; noirs : { $black }

# The table's program is not reached just now.
pages-not-there = Injoignable pour l’instant.

# How far a game is: it has not begun.
pages-phase-before = Pas encore commencée.

# How far a game is: it is on.
pages-phase-playing = Partie en cours.

# How far a game is: the arbiter stopped it.
pages-phase-stopped = Interrompue.

# How far a game is: it is over.
pages-phase-over = Terminée.

# How far a game is: its program ends, and it can be gone on with.
pages-phase-closed = Le programme s’arrête ; la partie pourra reprendre.

# Why an arbiter is to look at a table: somebody called.
pages-attention-call = L’arbitre est appelé.

# Why an arbiter is to look at a table: a board shows something else than the record.
pages-attention-boards-differ = Un damier diffère de la notation.

# Why an arbiter is to look at a table: a player claims something.
pages-attention-claim = Une réclamation attend.

# Why an arbiter is to look at a table: a result is to be declared or confirmed.
pages-attention-result = Un résultat est à confirmer.

# Why an arbiter is to look at a table: a flag fell.
pages-attention-flag = Un drapeau est tombé.

# Why an arbiter is to look at a table: a board or the clock device fell silent.
pages-attention-device-lost = Un damier ou la pendule ne répond pas.

# Why an arbiter is to look at a table: a player is too late, or the record is not completed in time.
pages-attention-overdue = Un joueur ou la notation est en retard.

## What is not done, and why.

# Nothing is at this address, or nothing for this device.
pages-nowhere = Il n’y a rien ici.

# A form that was not made for this page, is too old, or cannot be read.
pages-not-our-form = Ce formulaire n’a pas été accepté. Rechargez la page et réessayez.

# The browser called the desk by another name than its own.
pages-not-our-address = Ce n’est pas l’adresse de cette page. Saisissez celle de l’organisateur.

# A form was longer than any can be.
pages-too-much = Envoi trop volumineux.

# The desk, or the table, has too much to do.
pages-busy = Trop de demandes. Rien n’a été pris en compte. Réessayez dans un instant.

## What `zgoda desk ca` prints: what to do with the files of an authority.

# $file: the root's certificate.
pages-ca-root = { $file } : à installer avant l’épreuve comme autorité sur chaque appareil, et à retirer après ; ce n’est pas un secret.

# $file: the root's key.
pages-ca-root-key = { $file } : secret ; supprimez-le maintenant, il ne sert plus.

# $desk: the desk's certificate. $key: its key. $command: the command that starts the desk with them.
pages-ca-desk = { $desk } et { $key } restent sur l’ordinateur du pupitre ; le second est secret. Démarrage : { $command }

# $days: for how long. $names: for which names.
pages-ca-good =
    { $days ->
        [one] Valables { $days } jour et pour ces noms seulement : { $names }.
       *[other] Valables { $days } jours et pour ces noms seulement : { $names }.
    }

pages-all = Toutes les tables à la fois

pages-all-begin = Commencer la ronde

pages-all-begin-means = À chacune de vos tables qui l'attend, la pendule du camp qui commence est lancée (Kodeks II 4.4). Celles qui ne partent pas sont dites.

pages-all-stop = Arrêter toutes les pendules

pages-all-stop-means = À chacune de vos tables où une partie est en cours, les deux pendules s'arrêtent et les deux joueurs l'entendent.

pages-all-go-on = Reprendre toutes les parties

pages-all-go-on-means = À chacune de vos tables arrêtées, la partie reprend et les deux joueurs l'entendent.

pages-all-yes = Oui, à toutes

pages-all-not-here = Reste tel quel.
