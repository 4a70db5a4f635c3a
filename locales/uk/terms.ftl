### Terms: en/terms.ftl tells what each one is.

-arbiter =
    { $number ->
        [plural]
            { $case ->
                [gen] суддів
               *[nom] судді
            }
       *[singular]
            { $case ->
                [gen] судді
                [dat] судді
                [acc] суддю
                [ins] суддею
               *[nom] суддя
            }
    }

-board =
    { $number ->
        [plural]
            { $case ->
                [gen] дошок
                [loc] дошках
               *[nom] дошки
            }
       *[singular]
            { $case ->
                [gen] дошки
                [acc] дошку
                [ins] дошкою
                [loc] дошці
               *[nom] дошка
            }
    }

-half-move =
    { $number ->
        [plural]
            { $case ->
                [gen] півходів
               *[nom] півходи
            }
       *[singular]
            { $case ->
                [gen] півходу
                [ins] півходом
                [loc] півході
               *[nom] півхід
            }
    }
