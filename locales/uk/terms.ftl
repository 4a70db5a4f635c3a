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

-clock =
    { $number ->
        [plural] годинники
       *[singular]
            { $case ->
                [gen] годинника
                [dat] годиннику
                [ins] годинником
                [loc] годиннику
               *[nom] годинник
            }
    }

-king =
    { $number ->
        [plural]
            { $case ->
                [gen] дамок
                [ins] дамками
               *[nom] дамки
            }
       *[singular]
            { $case ->
                [gen] дамки
                [acc] дамку
                [ins] дамкою
                [loc] дамці
               *[nom] дамка
            }
    }

-assistant =
    { $number ->
        [plural]
            { $case ->
                [gen] асистентів
               *[nom] асистенти
            }
       *[singular]
            { $case ->
                [gen] асистента
               *[nom] асистент
            }
    }
