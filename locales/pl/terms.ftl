### Terms: en/terms.ftl tells what each one is.

-arbiter =
    { $number ->
        [plural]
            { $case ->
                [gen] sędziów
               *[nom] sędziowie
            }
       *[singular]
            { $case ->
                [gen] sędziego
                [dat] sędziemu
                [ins] sędzią
               *[nom] sędzia
            }
    }

-board =
    { $number ->
        [plural]
            { $case ->
                [gen] warcabnic
                [ins] warcabnicami
                [loc] warcabnicach
               *[nom] warcabnice
            }
       *[singular]
            { $case ->
                [gen] warcabnicy
                [acc] warcabnicę
                [ins] warcabnicą
                [loc] warcabnicy
               *[nom] warcabnica
            }
    }

-half-move =
    { $number ->
        [plural]
            { $case ->
                [gen] półruchów
                [loc] półruchach
               *[nom] półruchy
            }
       *[singular]
            { $case ->
                [gen] półruchu
                [ins] półruchem
                [loc] półruchu
               *[nom] półruch
            }
    }

-clock =
    { $number ->
        [plural]
            { $case ->
                [gen] zegarów
               *[nom] zegary
            }
       *[singular]
            { $case ->
                [gen] zegara
                [ins] zegarem
                [loc] zegarze
               *[nom] zegar
            }
    }

-king =
    { $number ->
        [plural]
            { $case ->
                [ins] damkami
               *[nom] damki
            }
       *[singular]
            { $case ->
                [gen] damki
                [dat] damce
                [acc] damkę
                [ins] damką
                [loc] damce
               *[nom] damka
            }
    }

-assistant =
    { $number ->
        [plural]
            { $case ->
                [gen] asystentów
               *[nom] asystenci
            }
       *[singular]
            { $case ->
                [gen] asystenta
               *[nom] asystent
            }
    }
