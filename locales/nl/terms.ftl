### Terms: en/terms.ftl tells what each one is.

-arbiter =
    { $number ->
        [plural] arbiters
       *[singular] arbiter
    }

-board =
    { $number ->
        [plural] borden
       *[singular] bord
    }

-half-move =
    { $number ->
        [plural] halve zetten
       *[singular] halve zet
    }

-clock =
    { $number ->
        [plural] klokken
       *[singular] klok
    }

-king =
    { $number ->
        [plural] dammen
       *[singular] dam
    }

-assistant =
    { $number ->
        [plural] assistenten
       *[singular] assistent
    }
