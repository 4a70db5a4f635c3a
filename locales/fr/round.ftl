### The papers of a round: table cards and slips, and what `zgoda round` tells.

round-cards-title = Cartes de table

round-slips-title = Billets pour les appareils

round-round = Ronde { $round }

round-table = Table { $number }

round-all-tables =
    { $tables ->
        [one] Une table
       *[other] Toutes les tables, { $tables }
    }

round-player =
    { $side ->
        [white] Blancs
       *[black] Noirs
    } : { $name }

round-slip-of = Billet { $place } sur { $all }

round-words = Mots :

round-opens-once = Ouvre une fois un seul appareil.

round-opens-once-each = Ouvre une fois un seul appareil à chaque table.

round-for-the-arbiter = Réservé à l'{ -arbiter }. Les mots ne figurent nulle part ailleurs. Couper le long des lignes.

round-role-chief = { CAPITAL(-arbiter) } principal

round-role-round = { CAPITAL(-arbiter) } de ronde, { $name }

round-role-assistant =
    { $side ->
        [white] Aide des Blancs
       *[black] Aide des Noirs
    }

round-role-helper =
    { $side ->
        [white] Désigné par les Blancs pour exécuter les coups
       *[black] Désigné par les Noirs pour exécuter les coups
    }

round-role-ear =
    { $side ->
        [white] Oreille des Blancs
       *[black] Oreille des Noirs
    }

round-role-screen =
    { $side ->
        [white] Écran des Blancs
       *[black] Écran des Noirs
    }

round-role-player =
    { $side ->
        [white] Page des Blancs
       *[black] Page des Noirs
    }

round-role-face = Cadran de la { -clock }

round-unknown-column = La colonne { $column } est inconnue et n'a aucun effet.

round-unknown-key = Ligne { $line } du fichier de l'épreuve : { $key } est inconnu et n'a aucun effet.

round-for-all-tables =
    { $tables ->
        [one] Une table :
       *[other] À toutes les tables, { $tables } :
    }

round-at-table = Table { $number }, Blancs { $white }, Noirs { $black } :

round-no-slips = Aucun billet n'est fait : le fichier de l'épreuve n'a pas de [consent] desk.

round-making = Billets : { $made } sur { $all }

round-made =
    { $tables ->
        [one] Le fichier d'une table
       *[other] Les fichiers de { $tables } tables
    }, cards.html, slips.html et slips.txt sont dans { $folder }.

round-secret-there = Les mots des billets ne sont que dans slips.html et slips.txt : à imprimer, à garder sur soi, et les deux fichiers à effacer avant la ronde.

round-names-there = Les fichiers disent qui est aveugle et qui aide : ils sont réservés à l'{ -arbiter }, et `zgoda round forget` en retire les noms après la ronde.

round-listed =
    { $file } : { $tables ->
        [one] une table
       *[other] { $tables } tables
    }, avec les noms et qui voit combien ; réservé à l'{ -arbiter }.

round-no-result = Table { $number } : aucune feuille d'une partie finie de ces deux camps.

round-several-records = Table { $number } : plusieurs feuilles avec des résultats différents ; à remplir à la main.

round-not-a-record = { $file } n'est pas lisible comme feuille de partie.

round-removed = { $file } est effacé.

round-names-out = { $file } : les noms, la mention d'un handicap, les accords, les codes et les billets sont retirés ; l'épreuve et les règles restent.

round-stays-as-it-is = { $file } est illisible et reste tel quel ; à effacer à la main.

round-elsewhere = Hors de ces papiers, et peut encore contenir des noms ou des codes : { $file }

round-beyond = Hors d'atteinte : les feuilles des parties (`zgoda forget FEUILLE`), les feuilles imprimées, les copies et sauvegardes, et ce que le disque garde des fichiers effacés.
