### The words on the pages of assistants, helpers and players, and on the page that is the face of the clock.

player-title = Table { $number } : { $role }

player-role-assistant =
    { $side ->
        [white] { -assistant } des Blancs
       *[black] { -assistant } des Noirs
    }

player-role-helper =
    { $side ->
        [white] aide des Blancs
       *[black] aide des Noirs
    }

player-role-ear =
    { $side ->
        [white] écoute des Blancs
       *[black] écoute des Noirs
    }

player-role-screen =
    { $side ->
        [white] écran des Blancs
       *[black] écran des Noirs
    }

player-role-player =
    { $side ->
        [white] page des Blancs
       *[black] page des Noirs
    }

player-role-face = { -clock }

player-not-reached = La table n'est pas joignable. Rien n'est pris en compte.

player-carry-out = À jouer

player-carry-nothing = Rien pour l'instant.

player-carry-where = Maintenant { board-where } :

player-carry-remove = Enlever : { $squares }.

player-carry-stands = Ensuite, en { $square } : { piece-name }.

player-half-move =
    { $takes ->
        [yes] { $from } prend { $to }
       *[no] { $from } à { $to }
    }

player-numbered =
    { $side ->
        [white] { $number } Blancs : { $played }
       *[black] { $number } Noirs : { $played }
    }

player-last-half-move = Dernier : { $played }

player-record = Notation

player-record-empty = Aucun coup pour l'instant.

player-newest-first = Du plus récent au plus ancien

player-entry = Saisie

player-enter-label = Coup, par exemple { $example }

player-enter = Saisir

player-correct-label = Correction, avant d'appuyer sur la { -clock } : c'était

player-correct = Corriger

player-read-back = Relire le dernier coup

player-clock-key = Touche de la { -clock }

player-press = Appuyer sur la { -clock }

player-press-key = Le signe + dans ce champ entre ce qui est tapé et appuie sur la { -clock } ; dans un champ vide il appuie sur la { -clock }.

player-help = { CAPITAL(-arbiter) }

player-call = Appeler l'{ -arbiter }

player-call-means = Toute la table l'entend, et c'est noté.

player-flag = Signaler le dépassement de temps

player-flag-means = Une réclamation est notée, et l'{ -arbiter } est appelé.

player-own-entry = Votre dernière entrée

player-own-entry-none = Rien n'est encore entré.

player-draw = Nulle et fin

player-offer = Proposer la nulle

player-offer-means = L'adversaire sera interrogé.

player-accept = Accepter la nulle

player-decline = Refuser la nulle

player-resign = Abandonner la partie

player-resign-means = On vous demandera confirmation.

player-claims = Réclamer quelque chose

player-claim-means = L'{ -arbiter } sera appelé et examinera la demande.

player-claim-repetition = La même position pour la troisième fois

player-claim-kings = Coups de { -king(number: "plural") } seules

player-claim-three-kings = Trois { -king(number: "plural") } contre une

player-claim-regulation = Nulle selon le règlement

player-claim-flag = Le temps de l'adversaire est écoulé

player-asked = En attente

player-yes = Oui

player-no = Non

player-white = Blancs

player-black = Noirs

player-unreadable = Illisible

player-answer-label = Réponse

player-answer = Répondre

player-ask-before = Il reste un point à régler avant le premier coup.

player-ask-as-written = Tout est comme dans le fichier du tournoi ?

player-ask-stopped = L'{ -arbiter } a arrêté la partie.

player-ask-clock = Les { -clock(number: "plural") } sont arrêtées jusqu'à ce que l'{ -arbiter } les mette en marche.

player-ask-which-way = Quel chemin ? La réponse est une case du chemin.

player-ask-board-ahead = Le { -board } montre plus que la notation. Faut-il le noter ?

player-ask-orientation = Le { -board } a le même aspect des deux côtés. Est-il posé à l'envers ?

player-ask-draw = Question à l'un des camps : la nulle est-elle acceptée ?

player-ask-resign = Question à l'un des camps : la partie est-elle abandonnée ?

player-ask-quit = Quitter le programme ?

player-ask-check = Question à l'un des camps : compare-t-on les notations ?

player-ask-whose = Pour les Blancs ou pour les Noirs ?

player-ask-correction = Le coup saisi remplace-t-il le dernier ?

player-ask-undo = Reprendre le dernier coup ?

player-ask-new-game = Cette partie est gardée. En commencer une autre ?

player-ask-walk-back = L'{ -arbiter } décide d'un retour à un coup antérieur.

player-ask-complete = Des coups manquent dans la notation ; il faut la compléter.

player-ask-read-out = La notation est lue. La feuille dit-elle la même chose ?

player-ask-other = Le programme pose une question, déjà dite.

player-clock = { CAPITAL(-clock) }

player-left =
    { $side ->
        [white] Il reste aux Blancs
       *[black] Il reste aux Noirs
    }

player-runs = tourne

player-flag-fell = drapeau tombé

player-flag-fell-first = drapeau tombé en premier

player-used =
    { $side ->
        [white] Utilisé par les Blancs à la dernière pression : { $time }
       *[black] Utilisé par les Noirs à la dernière pression : { $time }
    }

player-count = Coups joués : Blancs { $white }, Noirs { $black }.

player-state = La partie

player-name =
    { $side ->
        [white] Blancs : { $name }
       *[black] Noirs : { $name }
    }

player-before = La partie n'a pas commencé.

player-interrupted = La partie a commencé. Le programme a été relancé ; l'{ -arbiter } la fera continuer.

player-playing = La partie est en cours.

player-stopped = L'{ -arbiter } a arrêté la partie.

player-closed = Le programme est arrêté. La partie peut continuer plus tard.

player-over = La partie est terminée.

player-ended = La partie est terminée : { $result }, { ending-name } ({ $article }).

player-draw-offered =
    { $by ->
        [white] Les Blancs proposent nulle.
       *[black] Les Noirs proposent nulle.
    }

player-claimed =
    { $by ->
        [white] Une réclamation des Blancs attend l'{ -arbiter }.
       *[black] Une réclamation des Noirs attend l'{ -arbiter }.
    }

player-called =
    { $by ->
        [white] Les Blancs ont appelé l'{ -arbiter }.
        [black] Les Noirs ont appelé l'{ -arbiter }.
       *[nobody] L'{ -arbiter } est appelé.
    }

player-not-recorded = Ce qui se passe n'est pas enregistré.

player-board-agrees = Comme la notation { board-where }.

player-board-differs = Une différence { board-where }.

player-board-under-way = Une main est à l'œuvre { board-where }.

player-board-read = Les { -half-move(number: "plural") } sont lus { board-where }.

player-board-not-read = Les { -half-move(number: "plural") } ne sont pas lus { board-where }.

player-board-off = Les capteurs sont coupés { board-where } ; les { -half-move(number: "plural") } sont tapés.

player-board-away = Sans réponse : { board-name }.

player-differences = Différences

player-remove = Enlever { board-where } : { $squares }.

player-put = Poser { board-where } : { $square }, { piece-name }.

player-board = { CAPITAL(-board) }

player-board-picture = Image du { -board } ; le texte qui suit dit la même chose.

player-men = { pieces-of } : { $squares }

player-ear-words = Ce qui est dit

player-silence = Silence

player-repeat = Répéter

player-missed = Ce que j’ai manqué (R)

player-ear-keys = Touches

player-ear-voice = Voix

player-by-screen-reader = le lecteur d'écran de l'appareil

player-by-own-voice = la voix de cette page

player-ear-state = Cette page

player-ear-starts = Rien n'est encore dit : cette page a besoin de son script.

player-ear-awake = À l'écoute. L'écran reste allumé.

player-ear-not-awake = En veille : la table considère cette écoute comme perdue. Touchez la page.

player-ear-untouched = Rien ne s'entend encore ici : touchez la page une fois ou appuyez sur une touche.

player-ear-unable = Ce navigateur ne peut pas garder l'écran allumé ou émettre un son ; il ne convient pas à l'écoute.

player-ear-not-connected = Non connecté. Rien n'est entendu.

player-ear-mute = La voix de cette page ne parle pas. Choisissez le lecteur d'écran.
