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
