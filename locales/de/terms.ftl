### Terms: en/terms.ftl tells what each one is.

-arbiter =
    { $number ->
        [plural]
            { $case ->
                [dat] Schiedsrichtern
               *[nom] Schiedsrichter
            }
       *[singular]
            { $case ->
                [gen] Schiedsrichters
               *[nom] Schiedsrichter
            }
    }

-board =
    { $number ->
        [plural]
            { $case ->
                [dat] Brettern
               *[nom] Bretter
            }
       *[singular]
            { $case ->
                [gen] Bretts
               *[nom] Brett
            }
    }

-half-move =
    { $number ->
        [plural]
            { $case ->
                [dat] Halbzügen
               *[nom] Halbzüge
            }
       *[singular]
            { $case ->
                [gen] Halbzugs
               *[nom] Halbzug
            }
    }

-clock =
    { $number ->
        [plural] Uhren
       *[singular] Uhr
    }

-king =
    { $number ->
        [plural] Damen
       *[singular] Dame
    }

-assistant = Assistenz
