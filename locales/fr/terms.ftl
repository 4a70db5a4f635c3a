### Terms: en/terms.ftl tells what each one is.

-arbiter =
    { $number ->
        [plural] arbitres
       *[singular] arbitre
    }

-board =
    { $number ->
        [plural] damiers
       *[singular] damier
    }

-half-move =
    { $number ->
        [plural] demi-coups
       *[singular] demi-coup
    }

-clock =
    { $number ->
        [plural] pendules
       *[singular] pendule
    }

-king =
    { $number ->
        [plural] dames
       *[singular] dame
    }

-assistant = assistance
